"""A turn of several acts: does it go on after an act, and what has this act of the time of the turn?"""

from engine.core.oracle import expects
from engine.core.patterns import Call
from engine.match import Match

# Of the time of a turn. Three acts fill it; what comes last also clears the table, and takes longest.
FIRST, NEXT, LAST = 0.3, 0.28, 0.42


def turn_goes_on(match: Match, index: int) -> bool:
    """After this act, is whoever made it to act again in the same turn?"""
    if index < 0 or match.states[index + 1].over or _is_round(match):
        return False
    turn, seat = _turn_of(match, index)
    after = match.states[index + 1]
    return after.turn == turn and expects(match.house, after)[0] == (seat,)


def share_of_turn(match: Match, index: int) -> float:
    """Of this act. How many will come is not known before they do."""
    before = 0
    while turn_goes_on(match, index - before - 1) and _turn_of(match, index - before - 1) == _turn_of(match, index):
        before += 1
    if turn_goes_on(match, index):
        return NEXT if before else FIRST
    return max(1 - FIRST - NEXT * (before - 1), LAST) if before else 1.0


def _is_round(match: Match) -> bool:
    """Where words are called out a turn is a round of all."""
    return match.house.book.plays.has(Call)


def _turn_of(match: Match, index: int) -> tuple[int, int]:
    state, move = match.states[index], match.moves[index]
    return state.turn, state.actor if move.seat is None else move.seat
