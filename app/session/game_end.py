"""What there is to tell when a game is over: how it ended, how the scores went, the best words and the last one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from app.base.texts import MATCH
from app.session.match.view_data import HistoryLine, SeatLine
from engine.coach.solo import FEWEST_CARDS, aim_of
from engine.coach.standings import stand_of
from engine.core.moves import Place
from engine.core.public_facts import GAMES_WON
from engine.core.state import Settlement, State
from engine.core.words import Word
from engine.games import GAMES
from engine.match import Match

BEST = 3
Course = tuple[tuple[int, int], ...]  # when a seat had how much; where a turn comes twice, a game of a match is over


@dataclass(frozen=True)
class LaidWord:
    """A word as its maker laid it. cards: as they lay then.  text: in Four Rows the word that was named, and the cards
    are only its beginning.  points: what it scored, 0 where nothing was, or where that cannot be told apart.
    worth: what stands beside it where points came of it only later, and not for it alone."""

    seat: int
    text: str
    cards: Word
    points: int = 0
    worth: int = 0


@dataclass(frozen=True)
class GameEnd:
    """counts: what the score is a number of.  games: of a match, won by each seat; empty where the score is that.
    decider: the game that was to decide a match.  result: of one who plays alone.
    asked: can what was possible be asked?
    ending: why the game is over, and for a standstill the rounds agreed.  outs: the turn in which a seat left.
    settled: how the end settled the cards that were left; of the last game of a match nothing.
    courses: of each seat; none where nothing is counted.  last: the words of the last play.
    code: deals the same cards again; None where they were laid out by hand."""

    counts: str
    games: tuple[int, ...]
    decider: str
    result: int | None
    asked: bool
    ending: tuple[str, int]
    seats: tuple[SeatLine, ...]
    outs: tuple[int | None, ...]
    settled: tuple[Settlement, ...]
    courses: tuple[Course, ...]
    best: tuple[LaidWord, ...]
    last: tuple[LaidWord, ...]
    history: tuple[HistoryLine, ...]
    code: int | None


def end_of(
    match: Match, counts: str, ending: tuple[str, int], seats: tuple[SeatLine, ...], history: tuple[HistoryLine, ...]
) -> GameEnd:
    plays = [line for line in history if line.words and line.index]
    facts = match.house.book.facts(match.state)
    wins = facts.numbers(GAMES_WON)
    return GameEnd(
        counts,
        wins if counts != MATCH and any(wins) else (),
        GAMES[facts.plays].name if facts.plays else "",
        match.state.result,
        aim_of(match.house) is not None,
        ending,
        seats,
        tuple([_out(match.states, seat) for seat in range(len(seats))]),
        () if any(wins) else match.state.ending,
        courses_of(match),
        _best(match, history),
        _laid(match, plays[-1]) if plays else (),
        history,
        match.header.seed if match.header.setup is None else None,
    )


def _out(states: Sequence[State], seat: int) -> int | None:
    """The turn before which it still sat there."""
    return next((before.turn for before, now in pairwise(states) if now.seats[seat].out), None)


def courses_of(match: Match) -> tuple[Course, ...]:
    """The last stand in each turn, and after them all that the end has added or taken; of each game of a match."""
    counts, alone = match.house.book.counts, aim_of(match.house) == FEWEST_CARDS
    if counts == "nothing" and not alone:
        return ()
    *during, end = match.states
    seats = range(len(end.seats))
    reports = [match.report(index) for index in range(len(during))]
    ends = {state.turn + 1: report.stand for state, report in zip(during, reports, strict=True) if report.games}
    stands = {state.turn: state for state in during}
    if end.turn in ends:  # the next game has only just begun
        stands.setdefault(end.turn, end)

    def stand(state: State) -> tuple[int, ...]:
        return tuple([stand_of(state, seat, counts, alone=alone) for seat in seats])

    points = [
        (turn, one) for turn, state in stands.items() for one in (ends.get(turn), stand(state)) if one is not None
    ]
    points.append((end.turn + 1, ends.get(end.turn + 1) or stand(end)))
    return tuple([tuple([(turn, one[seat]) for turn, one in points]) for seat in seats])


# ---- words


def _best(match: Match, lines: Sequence[HistoryLine]) -> tuple[LaidWord, ...]:
    """The dearest, then the longest; each once."""
    words = [
        (word, word.points or word.worth or line.points / len(line.words))
        for line, earned in _with_earnings(lines)
        for word in (_worth_while(match, word, earned) for word in _laid(match, line))
    ]
    words.sort(key=lambda found: (-found[1], -len(found[0].text)))
    return tuple({word.text: word for word, _ in reversed(words)}.values())[::-1][:BEST]


def _with_earnings(lines: Sequence[HistoryLine]) -> list[tuple[HistoryLine, int | None]]:
    """Each play, and what its seat has gained besides up to its next one; None where it has gained nothing."""
    plays: list[tuple[HistoryLine, int | None]] = []
    since: dict[int, int] = {}
    for line in reversed(lines):
        for seat, more in (*line.gains, *[(seat, 0) for seat in line.tricks]):
            since[seat] = since.get(seat, 0) + more
        if line.words and line.index:
            plays.append((line, since.pop(line.seat, None)))
    return plays[::-1]


def _worth_while(match: Match, word: LaidWord, earned: int | None) -> LaidWord:
    """A word that scored nothing at once may have won its trick."""
    if word.points or earned is None or earned < 0:
        return word
    worth = match.house.book.worth_of(word.cards)
    return replace(word, points=worth) if worth == earned else replace(word, worth=worth)


def _laid(match: Match, line: HistoryLine) -> tuple[LaidWord, ...]:
    made = [word for outcome in line.made for word in outcome.words]
    shown = [one.word for one in match.report(line.index - 1).shown if one.seat == line.seat]
    cards = {word.text: word for word in shown} | {word.text: word.cards for word in made}
    points = {word.text: word.points for word in made}
    if len(line.words) == 1:
        points = {line.words[0]: line.points}
    if isinstance(line.act, Place):
        cards = {text: word.cards for text in line.words for word in made}
    return tuple(
        [
            LaidWord(line.seat, text, cards[text], points.get(text, 0))
            for text in dict.fromkeys(line.words)
            if text in cards
        ]
    )
