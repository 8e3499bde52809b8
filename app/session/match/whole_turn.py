"""A turn of several acts: does it go on after an act, what has this act of its time, and with which did it begin?"""

from engine.core.patterns import Call
from engine.match import Match

# Of the time of a turn. Three acts fill it; what comes last also clears the table, and takes longest.
FIRST, NEXT, LAST = 0.3, 0.28, 0.42


def turn_goes_on(match: Match, index: int) -> bool:
    """After this act, does the same player act again in the same turn?"""
    return index >= 0 and match.report(index).goes_on


def share_of_turn(match: Match, index: int) -> float:
    """This act's share of the turn's time. Nobody knows beforehand how many acts will come."""
    before = 0
    while _went_on(match, index - before):
        before += 1
    if turn_goes_on(match, index):
        return NEXT if before else FIRST
    return max(1 - FIRST - NEXT * (before - 1), LAST) if before else 1.0


def first_in_a_row(match: Match, index: int) -> int:
    """Of the acts up to this one that its seat did one after the other, while nobody else did anything. Where nobody
    else is there to do anything, of the acts of this turn."""
    alone = len(match.header.players) == 1 or match.house.book.plays.has(Call)  # where a turn is a round for all
    while _went_on(match, index) or (index > 0 and not alone and _same_seat(match, index)):
        index -= 1
    return index


def _went_on(match: Match, index: int) -> bool:
    """Did the turn go on with this act?"""
    same_turn = index > 0 and match.states[index - 1].turn == match.states[index].turn
    return same_turn and turn_goes_on(match, index - 1) and _same_seat(match, index)


def _same_seat(match: Match, index: int) -> bool:
    """Is this act by who made the one before it?"""
    return match.report(index - 1).seat == match.report(index).seat
