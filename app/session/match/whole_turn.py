"""A turn of several acts: whether it goes on after an act, the act's share of its time, and the act that began it."""

from engine.core.patterns import Call
from engine.match import Match

# Shares of a turn's time. Three acts fill the turn; the last act also clears the table and takes longest.
FIRST, NEXT, LAST = 0.3, 0.28, 0.42


def turn_goes_on(match: Match, index: int) -> bool:
    """Whether the same player acts again in the same turn after this act."""
    return index >= 0 and match.report(index).goes_on


def share_of_turn(match: Match, index: int) -> float:
    """This act's share of the turn's time. Nobody knows in advance how many acts the turn will have."""
    before = 0
    while _went_on(match, index - before):
        before += 1
    if turn_goes_on(match, index):
        return NEXT if before else FIRST
    return max(1 - FIRST - NEXT * (before - 1), LAST) if before else 1.0


def first_in_a_row(match: Match, index: int) -> int:
    """The number of the first act in an unbroken row by the same seat that ends with this act. In a game without other
    actors, the number of the first act of the turn."""
    # in these games a turn is a round for all
    alone = len(match.header.players) == 1 or match.house.book.plays.has(Call)
    while _went_on(match, index) or (index > 0 and not alone and _same_seat(match, index)):
        index -= 1
    return index


def _went_on(match: Match, index: int) -> bool:
    """Whether the turn went on with this act."""
    same_turn = index > 0 and match.states[index - 1].turn == match.states[index].turn
    return same_turn and turn_goes_on(match, index - 1) and _same_seat(match, index)


def _same_seat(match: Match, index: int) -> bool:
    """Whether the same seat made the act before this act."""
    return match.report(index - 1).seat == match.report(index).seat
