"""Finds the mood of each seat after the last act: glad, rueful or surprised. It depends only on what everybody has
seen.

If moods changed with every play, they would mean nothing. So a play changes a mood only if few earlier plays were as
good, and losing the lead changes a mood only if the player had led for some time.
"""

from collections.abc import Iterator, Sequence

from app.session.match.view_data import HistoryLine
from engine.core.act_report import ActReport
from engine.core.moves import TIMEOUT, Shout
from engine.core.state import State
from engine.match import Match

GLAD, RUEFUL, SURPRISED = "glad", "rueful", "surprised"
FEW = 3  # the number of plays that must come before a play can be remarkable
SELDOM = 5  # about one in this many plays is remarkable
LASTED = 4  # the number of acts that a seat must lead alone before its lost lead counts


def moods_of(match: Match, lines: Sequence[HistoryLine], index: int) -> tuple[str, ...]:
    """The mood of each seat after the act before this position; empty text for a seat without a mood.

    lines: the history lines.
    index: the index of the position displayed.
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
            *_at_gains(last, [line for line in lines if line.index < index]),
            *_at_the_act(match.report(index - 1)),
        ]
        found += [(seat, RUEFUL) for seat in _overtaken(match.states[max(index - LASTED, 0) : index], now)]
    for seat, mood in found:
        moods[seat] = mood
    return tuple(moods)


def is_rare(worth: int, before: Sequence[int]) -> bool:
    """Whether a play with these points is remarkable compared with the points of earlier plays."""
    return (
        len(before) >= FEW
        and worth > 0
        and sum([one >= worth for one in before]) <= max((len(before) + 1) // SELDOM - 1, 0)
    )


def _at_plays(
    last: Sequence[HistoryLine], before: Sequence[HistoryLine], seats: int, *, points: bool
) -> Iterator[tuple[int, str]]:
    """Yields the moods after a play: a really good play pleases its player, and a play worth more than all earlier
    plays surprises the other players.

    points: whether plays are compared by their points; otherwise by their letters.
    """
    usual = [_worth(line, points=points) for line in before]
    for line in last:
        if line.words:
            worth = _worth(line, points=points)
            if is_rare(worth, usual):
                yield from [(seat, SURPRISED) for seat in range(seats) if seat != line.seat and worth > max(usual)]
                yield line.seat, GLAD
            elif worth < 0:
                yield line.seat, RUEFUL


def _worth(line: HistoryLine, *, points: bool) -> int:
    """The points of this line's play; in a game without points, the number of its letters."""
    return line.points if points else sum(map(len, line.words))


def _at_gains(last: Sequence[HistoryLine], before: Sequence[HistoryLine]) -> Iterator[tuple[int, str]]:
    """Yields the moods after the win of a game of a match, and after unusually many points or cards that did not come
    from a word."""
    points = [abs(more) for line in before for _, more in line.gains]
    cards = [count for line in before for _, count in line.won]
    for line in last:
        yield from [(seat, GLAD) for seat in line.games]
        yield from [(seat, GLAD) for seat, count in line.won if is_rare(count, cards)]
        yield from [(seat, GLAD if more > 0 else RUEFUL) for seat, more in line.gains if is_rare(abs(more), points)]


def _at_the_act(report: ActReport) -> Iterator[tuple[int, str]]:
    """Yields the moods after a timeout, a called word that does not count, or a challenge."""
    if report.act == TIMEOUT:
        yield report.seat, RUEFUL
    elif isinstance(report.act, Shout):
        if not report.shown:
            yield report.seat, RUEFUL
    elif report.caught is not None:
        yield from [(report.seat, GLAD), (report.caught, RUEFUL)]
    elif report.accused is not None:
        yield from [(report.seat, RUEFUL), (report.accused, GLAD)]


def _overtaken(before: Sequence[State], now: State) -> Iterator[int]:
    """Yields the seat that had led alone for at least LASTED acts and no longer does."""
    led = {_leader(state) for state in before}
    lead = led.pop() if len(led) == 1 and len(before) == LASTED else None
    if lead is not None and now.seats[lead].score < max([seat.score for seat in now.seats]):
        yield lead


def _leader(state: State) -> int | None:
    scores = [seat.score for seat in state.seats]
    return scores.index(max(scores)) if scores.count(max(scores)) == 1 else None
