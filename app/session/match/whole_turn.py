"""A turn of several acts: does it go on after an act, what has this act of its time, and with which did it begin?"""

from engine.core.events import Revealed
from engine.core.oracle import expects
from engine.core.patterns import Call
from engine.match import Match

# Of the time of a turn. Three acts fill it; what comes last also clears the table, and takes longest.
FIRST, NEXT, LAST = 0.3, 0.28, 0.42


def turn_goes_on(match: Match, index: int) -> bool:
    """After this act, does the same player act again in the same turn? What was turned over is looked at first."""
    if index < 0 or match.states[index + 1].over or _is_round(match):
        return False
    if any(isinstance(event, Revealed) for event in match.events[index]):
        return False
    turn, seat = _turn_of(match, index)
    after = match.states[index + 1]
    return after.turn == turn and expects(match.house, after)[0] == (seat,)


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
    alone = len(match.header.players) == 1 or _is_round(match)
    while _went_on(match, index) or (index > 0 and not alone and _seat_of(match, index - 1) == _seat_of(match, index)):
        index -= 1
    return index


def _went_on(match: Match, index: int) -> bool:
    """Did the turn go on with this act?"""
    return turn_goes_on(match, index - 1) and _turn_of(match, index - 1) == _turn_of(match, index)


def _is_round(match: Match) -> bool:
    """Where players call words out, a turn is a round for all."""
    return match.house.book.plays.has(Call)


def _turn_of(match: Match, index: int) -> tuple[int, int]:
    return match.states[index].turn, _seat_of(match, index)


def _seat_of(match: Match, index: int) -> int:
    seat = match.moves[index].seat
    return match.states[index].actor if seat is None else seat
