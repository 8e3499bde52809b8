"""The contents of every keepsake of a game, as plain data: what stands on the final page, or at the table so far."""

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

STAMP = re.compile(r"(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)\d\d")  # in the name of a record that Wordfelt began


@dataclass(frozen=True)
class KeptSeat:
    """A player with their place.

    place: among all, from 1; 0 before the end, in calm play, and for a player alone.
    score: in the unit of the game.
    """

    seat: int
    name: str
    colour: str
    place: int
    score: str
    won: bool = False


@dataclass(frozen=True)
class KeptGame:
    """A game.

    title: its name.
    day, time: when it was dealt, as file names show them: 2026-11-29 and 14-32.
    when: the same for readers.
    result: the sentence with the winner; before the end, that the game is not over.
    why: why it is over.
    seats: the players, the first place first; at the table and in calm play in the order of the seats.
    best: its best play and words.
    heading: stands above the words.
    starts: the points at the start; "" without a handicap.
    code: the code of its cards; "" if there is none, or while cards are hidden.
    of_points: plays score points.
    dearest: the turns that missed most, as the coach found; None if it has not reviewed the game.
    """

    title: str
    day: str
    time: str
    when: str
    result: str
    why: str
    seats: tuple[KeptSeat, ...]
    names: tuple[str, ...]
    history: tuple[HistoryLine, ...]
    best: BestOfGame
    heading: str
    starts: str
    code: str
    of_points: bool
    dearest: tuple[Reviewed, ...] | None


def kept_game(running: RunningGame, dearest: Sequence[Reviewed] | None) -> KeptGame:
    """The game on the table as everybody there may know it.

    dearest: see KeptGame.
    """
    session, moment = running.session, running.session.moment
    match, end = session.match, moment.end
    began = _began(running)
    why = "" if end is None else " ".join(filter(None, [final_words.ending_text(end), final_words.games_text(end)]))
    seed = match.header.seed if "code" in moment.can and match.header.setup is None else None
    counts = unit_of(match.house, moment.present)  # that of the position on show may be another
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
    """When the game was dealt, as the name of its file tells; for a file of somebody else, when that was written."""
    stamp = STAMP.search(running.path.name)
    if stamp is not None:
        try:
            return datetime.strptime(" ".join(stamp.groups()), "%Y-%m-%d %H %M")
        except ValueError:  # no such day
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
    if len(order) == 1:  # the result tells how it ended
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
    """The same in the order of the seats, without places and winners, for calm play."""
    return tuple([replace(one, place=0, won=False) for one in sorted(seats, key=attrgetter("seat"))])


def _seats_so_far(moment: Moment, counts: str) -> tuple[KeptSeat, ...]:
    return tuple(
        [KeptSeat(line.seat, line.name, line.colour, 0, _score_so_far(moment, counts, line)) for line in moment.scores]
    )


def _score_so_far(moment: Moment, counts: str, line: SeatLine) -> str:
    """The score of the present position, whatever is on show."""
    there = moment.present.seats[line.seat]
    if line.left is not None:
        return texts.cards_left(len(moment.present.deck) + len(there.hand))
    more = more_of(counts, replace(line, score=there.score, out=there.out), hands=False)
    score = texts.counted(counts, there.score)
    if not score and not there.out:
        score = QCoreApplication.translate("Final", "still in")
    return " · ".join(filter(None, [score, *more]))
