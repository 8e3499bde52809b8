"""How each seat takes what was done last: glad, rueful or surprised. It is read off what everybody has seen."""

from collections.abc import Iterator, Sequence
from statistics import mean

from app.session.match.lines import HistoryLine
from engine.core.events import Shown, TakenBack
from engine.core.moves import CHALLENGE, DOUBT, TIMEOUT, Shout
from engine.core.state import State
from engine.match import Match

GLAD, RUEFUL, SURPRISED = "glad", "rueful", "surprised"
FEW = 3  # plays come before the first one that surprises


def moods_of(match: Match, lines: Sequence[HistoryLine], index: int) -> tuple[str, ...]:
    """A mood for each seat, empty where it stays calm.  lines: the history.  index: the position that is shown."""
    now = match.states[index]
    moods = [""] * len(now.seats)
    if index and now.over:
        found = [(seat, GLAD) for seat in now.winners]
    elif index:
        found = [*_at_plays(match, lines, index), *_at_gains(lines, index), *_at_the_act(match, index)]
        found += [(line.seat, RUEFUL) for line in lines if line.index == index and line.vain]
        found += [(seat, RUEFUL) for seat in _overtaken(match.states[index - 1], now)]
    else:
        found = []
    for seat, mood in found:
        moods[seat] = mood
    return tuple(moods)


def _at_plays(match: Match, lines: Sequence[HistoryLine], index: int) -> Iterator[tuple[int, str]]:
    """A play that is worth what plays of this game usually are pleases its player. One that is worth more than all
    before it surprises the others."""
    points = match.house.book.counts == "points"
    before = [_worth(line, points=points) for line in lines if line.index < index and line.words]
    for line in lines:
        if line.index == index and line.words:
            worth = _worth(line, points=points)
            if len(before) >= FEW and worth > max(before):
                yield from [(seat, SURPRISED) for seat in range(len(match.states[index].seats)) if seat != line.seat]
            if worth > 0 and (not before or worth >= mean(before)):
                yield line.seat, GLAD
            elif worth < 0:
                yield line.seat, RUEFUL


def _worth(line: HistoryLine, *, points: bool) -> int:
    """The points; where none are counted, the letters."""
    return line.points if points else sum(map(len, line.words))


def _at_gains(lines: Sequence[HistoryLine], index: int) -> Iterator[tuple[int, str]]:
    for line in lines:
        if line.index == index:
            yield from [(seat, GLAD) for seat in (*line.tricks, *line.games, *[seat for seat, _ in line.won])]
            yield from [(seat, GLAD if more > 0 else RUEFUL) for seat, more in line.gains]


def _at_the_act(match: Match, index: int) -> Iterator[tuple[int, str]]:
    """Time that ran out, a shout, an objection: right or wrong, everybody has seen it."""
    before, move, events = match.states[index - 1], match.moves[index - 1], match.events[index - 1]
    seat = before.actor if move.seat is None else move.seat
    if move.act == TIMEOUT:
        yield seat, RUEFUL
    elif isinstance(move.act, Shout):
        yield seat, GLAD if any(isinstance(event, Shown) for event in events) else RUEFUL
    elif move.act in (CHALLENGE, DOUBT) and before.pending is not None:
        right = any(isinstance(event, TakenBack) for event in events)
        if right or move.act == CHALLENGE:
            yield seat, GLAD if right else RUEFUL
            yield before.pending.seat, RUEFUL if right else GLAD


def _overtaken(before: State, now: State) -> Iterator[int]:
    """Who was ahead of everybody and is not any more."""
    was, scores = [seat.score for seat in before.seats], [seat.score for seat in now.seats]
    lead = max(was)
    if was.count(lead) == 1 and scores[was.index(lead)] < max(scores):
        yield was.index(lead)
