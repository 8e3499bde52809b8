"""A computer player whose strength stays near that of one person. After a game that the person won clearly, the player
becomes half a level stronger; after a game that it won clearly itself, it becomes half a level weaker.

A strength counts half levels: 0 is a child, 2 a novice, 14 a grandmaster. An odd strength is between two levels; in
this case, one of the two levels is chosen at random for each turn.
"""

from zlib import crc32

from engine.core.patterns import Call
from engine.core.rulebook import House
from engine.core.state import State
from engine.match import STRONGEST
from engine.players.levels import LADDER, Level

AT_FIRST = 4  # the strength of a new player, which is that of the level "casual"
SLIGHT = 5  # in percent of the better score: a smaller lead does not change the strength
CARDS = 10  # in Shout!, which has no turns, the level may change after this many dealt cards


def between(strength: int) -> tuple[Level, Level]:
    """The two levels between which this strength is. For an even strength, both are the same level."""
    return LADDER[strength // 2], LADDER[(strength + 1) // 2]


def level_now(strength: int, house: House, view: State, seat: int, dice: int) -> Level:
    """The level at which the computer player plays this turn. The same view and dice (the state of the random
    generator) always give the same level."""
    if house.book.plays.has(Call):
        return between(strength)[(len(view.deck) // CARDS + seat) % 2]
    return between(strength)[crc32(f"{dice} {seat} {len(view.log)}".encode()) % 2]


def after_game(strength: int, state: State, own: int, person: int) -> int:
    """The strength for the next game, after a finished one.

    own: the seat of the computer player.
    person: the seat of the person.
    """
    if (own in state.winners) == (person in state.winners) or _lead(state, own, person) < SLIGHT:
        return strength
    return max(strength - 1, 0) if own in state.winners else min(strength + 1, STRONGEST)


def _lead(state: State, own: int, person: int) -> int:
    """The difference between the scores of these two seats, in percent of the better score; 100 if the scores do not
    decide the game or somebody resigned."""
    mine, theirs = state.seats[own].score, state.seats[person].score
    if state.end == "resigned" or mine == theirs or max(mine, theirs) <= 0:
        return 100
    return 100 * abs(mine - theirs) // max(mine, theirs)
