"""The mood of each seat after the last act: glad, rueful or surprised. It depends only on what everybody has seen."""

from collections.abc import Iterator, Sequence

from app.session.match.view_data import HistoryLine
from engine.core.act_report import ActReport
from engine.core.moves import TIMEOUT, Shout
from engine.core.state import State
from engine.match import Match

GLAD, RUEFUL, SURPRISED = "glad", "rueful", "surprised"
FEW = 3  # how many plays come before one can surprise


def moods_of(match: Match, lines: Sequence[HistoryLine], index: int) -> tuple[str, ...]:
    """A mood for each seat, empty if it stays calm.

    lines: the history.
    index: the position on show.
    """
    now = match.states[index]
    moods = [""] * len(now.seats)
    found: list[tuple[int, str]] = []
    if index and now.over:
        found = [(seat, GLAD) for seat in now.winners]
    elif index:
        last = [line for line in lines if line.index == index]
        plays = [line for line in lines if line.index < index and line.words]
        points = match.house.book.counts == "points"
        found = [
            *_at_plays(last, plays, len(moods), points=points),
            *_at_gains(last),
            *_at_the_act(match.report(index - 1)),
        ]
        found += [(line.seat, RUEFUL) for line in last if line.vain]
        found += [(seat, RUEFUL) for seat in _overtaken(match.states[index - 1], now)]
    for seat, mood in found:
        moods[seat] = mood
    return tuple(moods)


def _at_plays(
    last: Sequence[HistoryLine], before: Sequence[HistoryLine], seats: int, *, points: bool
) -> Iterator[tuple[int, str]]:
    """A play of the game's usual worth pleases its player. One worth more than all before it surprises the others."""
    usual = [_worth(line, points=points) for line in before]
    for line in last:
        if line.words:
            worth = _worth(line, points=points)
            if len(usual) >= FEW and worth > max(usual):
                yield from [(seat, SURPRISED) for seat in range(seats) if seat != line.seat]
            if worth > 0 and worth * len(usual) >= sum(usual):
                yield line.seat, GLAD
            elif worth < 0:
                yield line.seat, RUEFUL


def _worth(line: HistoryLine, *, points: bool) -> int:
    """The points; the letters if no points are counted."""
    return line.points if points else sum(map(len, line.words))


def _at_gains(last: Sequence[HistoryLine]) -> Iterator[tuple[int, str]]:
    for line in last:
        yield from [(seat, GLAD) for seat in (*line.tricks, *line.games, *[seat for seat, _ in line.won])]
        yield from [(seat, GLAD if more > 0 else RUEFUL) for seat, more in line.gains]


def _at_the_act(report: ActReport) -> Iterator[tuple[int, str]]:
    """The moods after a timeout, a shout or a challenge, whose outcome everybody has seen."""
    if report.act == TIMEOUT:
        yield report.seat, RUEFUL
    elif isinstance(report.act, Shout):
        yield report.seat, GLAD if report.shown else RUEFUL
    elif report.caught is not None:
        yield from [(report.seat, GLAD), (report.caught, RUEFUL)]
    elif report.accused is not None:
        yield from [(report.seat, RUEFUL), (report.accused, GLAD)]


def _overtaken(before: State, now: State) -> Iterator[int]:
    """The seat that was alone in the lead and no longer is."""
    was, scores = [seat.score for seat in before.seats], [seat.score for seat in now.seats]
    lead = max(was)
    if was.count(lead) == 1 and scores[was.index(lead)] < max(scores):
        yield was.index(lead)
