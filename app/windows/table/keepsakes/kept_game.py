"""The contents of every keepsake of a game as plain data: the facts of the final page, or of the table so far."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from operator import attrgetter, itemgetter

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from app.base import texts
from app.library.deal_codes import code_of
from app.library.game_files import age
from app.session.game_end import BestOfGame, GameEnd, best_of_game
from app.session.match.scores import unit_of
from app.session.match.view_data import HistoryLine, SeatLine
from app.session.moment import Moment
from app.session.running_game import RunningGame
from app.windows.table import final_words
from app.windows.table.panels import more_of
from app.windows.table.spoken import starts_text
from engine.coach.review import Reviewed

# a date and a time in the file name of a record that Wordfelt began
STAMP = re.compile(r"(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)\d\d")


@dataclass(frozen=True)
class KeptSeat:
    """A player in a keepsake.

    place: the player's rank, from 1; 0 before the end, in calm play (which compares no scores), and in a game for one
    player.
    score: the score as a text with the unit of the game.
    """

    seat: int
    name: str
    colour: str
    place: int
    score: str
    won: bool = False


@dataclass(frozen=True)
class KeptGame:
    """A game as a keepsake (a picture, a score sheet or a text) shows it."""

    title: str  # the name of the game
    # day, time: when the game was dealt, in the form of file names: 2026-11-29 and 14-32
    day: str
    time: str
    when: str  # the day and the time of the deal, as text for readers
    result: str  # a sentence with the winner; before the end, that the game is not over
    why: str  # the reason why the game is over; "" before the end
    # the players, the best first; before the end and in calm play in the order of the seats
    seats: tuple[KeptSeat, ...]
    names: tuple[str, ...]
    history: tuple[HistoryLine, ...]
    best: BestOfGame  # the best play and the best words
    heading: str  # the heading above the best words
    starts: str  # the points at the start; "" without a handicap
    code: str  # the deal code; "" if there is none, or while cards are hidden
    of_points: bool  # whether plays score points
    # the turns that missed most, according to the coach; None if the coach has not reviewed the game
    dearest: tuple[Reviewed, ...] | None


def kept_game(running: RunningGame, dearest: Sequence[Reviewed] | None) -> KeptGame:
    """Returns the game on the table, without anything that is secret to some player.

    dearest: see KeptGame.
    """
    session, moment = running.session, running.session.moment
    match, end = session.match, moment.end
    began = _began(running)
    why = "" if end is None else " ".join(filter(None, [final_words.ending_text(end), final_words.games_text(end)]))
    seed = match.header.seed if "code" in moment.can and match.header.setup is None else None
    # The unit is that of the present position. An earlier position that the player looks at may have another unit.
    counts = unit_of(match.house, moment.present)
    best = best_of_game(match, counts, moment.history)
    return KeptGame(
        match.header.game.name,
        began.strftime("%Y-%m-%d"),
        began.strftime("%H-%M"),
        _written(began),
        QCoreApplication.translate("Keepsake", "The game is not over yet.") if end is None else final_words.title(end),
        why,
        _seats_so_far(moment, counts) if end is None else _seats_at_the_end(end),
        moment.names,
        tuple([line for line in moment.history if line.index]),
        best,
        heading_of(best),
        starts_text(match.house.facts(match.states[0]), moment.names),
        "" if seed is None else code_of(seed),
        match.house.book.counts == "points",
        None if dearest is None else tuple(dearest),
    )


def heading_of(best: BestOfGame) -> str:
    if not best.dealt:
        return ""
    translate = QCoreApplication.translate
    return translate("Final", "Best words") if best.best else translate("Final", "Longest words")


def _began(running: RunningGame) -> datetime:
    """Returns when the game was dealt, read from the name of its file. If the name has no date, because the file is
    from somebody else, returns when the file was written."""
    stamp = STAMP.search(running.path.name)
    if stamp is not None:
        try:
            return datetime.strptime(" ".join(stamp.groups()), "%Y-%m-%d %H %M")
        except ValueError:  # the name contains a date that does not exist
            pass
    try:
        return datetime.fromtimestamp(age(running.path)) if age(running.path) else datetime.now()
    except (OSError, OverflowError, ValueError):
        return datetime.now()


def _written(at: datetime) -> str:
    locale, moment = QLocale(), QDateTime.fromSecsSinceEpoch(round(at.timestamp()))
    day = locale.toString(moment.date(), QLocale.FormatType.LongFormat)
    return f"{day}, {locale.toString(moment.time(), QLocale.FormatType.ShortFormat)}"


def _seats_at_the_end(end: GameEnd) -> tuple[KeptSeat, ...]:
    lasted = {line.seat: out for line, out in zip(end.seats, end.outs, strict=False) if out is not None}
    helped = {line.seat: sum([one.helped for one in end.history if one.seat == line.seat]) for line in end.seats}
    order = sorted([(final_words.rank_of(line, lasted, end.resigned), line) for line in end.seats], key=itemgetter(0))
    if len(order) == 1:  # a single player has no rank: the result already says how the game ended
        line = order[0][1]
        score = final_words.score_text(end, line, None, helped[line.seat]) if end.counts != "nothing" else ""
        return (KeptSeat(line.seat, line.name, line.colour, 0, score),)
    kept = []
    for rank, line in order:
        place = 1 + len([other for other, _ in order if other < rank])
        score = final_words.score_text(end, line, lasted.get(line.seat), helped[line.seat])
        kept.append(KeptSeat(line.seat, line.name, line.colour, place, score, line.winner))
    return _unplaced(kept) if end.calm else tuple(kept)


def _unplaced(seats: Iterable[KeptSeat]) -> tuple[KeptSeat, ...]:
    """Returns the seats in their order, without ranks and winners. Used in calm play, which compares no scores."""
    return tuple([replace(one, place=0, won=False) for one in sorted(seats, key=attrgetter("seat"))])


def _seats_so_far(moment: Moment, counts: str) -> tuple[KeptSeat, ...]:
    return tuple(
        [KeptSeat(line.seat, line.name, line.colour, 0, _score_so_far(moment, counts, line)) for line in moment.scores]
    )


def _score_so_far(moment: Moment, counts: str, line: SeatLine) -> str:
    """Returns the score of the present position, even while the player looks at an earlier one."""
    there = moment.present.seats[line.seat]
    if line.left is not None:
        return texts.cards_left(len(moment.present.deck) + len(there.hand))
    more = more_of(counts, replace(line, score=there.score, out=there.out), hands=False)
    score = texts.counted(counts, there.score)
    if not score and not there.out:
        score = QCoreApplication.translate("Final", "still in")
    return " · ".join(filter(None, [score, *more]))
