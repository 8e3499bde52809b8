"""Answers questions about turns with several acts: whether the turn goes on after an act, the act's share of the time
for showing the turn, and the act that began it."""

from engine.core.patterns import Call
from engine.match import Match

# Shares of a turn's time: for the first act, for each later act, and for the last act, which also clears the table and
# takes longest. A turn with three acts takes the whole time.
FIRST, NEXT, LAST = 0.3, 0.28, 0.42


def turn_goes_on(match: Match, index: int) -> bool:
    """Whether the same player acts again in the same turn after this act."""
    return index >= 0 and match.report(index).goes_on


def share_of_turn(match: Match, index: int) -> float:
    """The share of the turn's time that this act gets when the felt shows the turn. This share does not depend on later
    acts, which nobody knows yet."""
    before = 0
    while _went_on(match, index - before):
        before += 1
    if turn_goes_on(match, index):
        return NEXT if before else FIRST
    return max(1 - FIRST - NEXT * (before - 1), LAST) if before else 1.0


def first_in_a_row(match: Match, index: int) -> int:
    """The index of the first act in the unbroken series of acts of one seat that ends with this act. In games where
    only one seat acts, or all seats act at the same time, the index of the first act of the turn."""
    # In these games the acts of other seats do not interrupt a turn.
    alone = len(match.header.players) == 1 or match.house.book.plays.has(Call)
    while _went_on(match, index) or (index > 0 and not alone and _same_seat(match, index)):
        index -= 1
    return index


def _went_on(match: Match, index: int) -> bool:
    """Whether the turn went on after this act."""
    same_turn = index > 0 and match.states[index - 1].turn == match.states[index].turn
    return same_turn and turn_goes_on(match, index - 1) and _same_seat(match, index)


def _same_seat(match: Match, index: int) -> bool:
    """Whether the act before this act was made by the same seat."""
    return match.report(index - 1).seat == match.report(index).seat
