"""A rival between the levels, who stays near one person: half a level harder after the person's clear win, half a level
easier after its own.

A strength counts half levels: 0 is a child, 2 a novice, 14 a grandmaster. Between two levels, one or the other plays
each turn.
"""

from zlib import crc32

from engine.core.patterns import Call
from engine.core.rulebook import House
from engine.core.state import State
from engine.match import STRONGEST
from engine.players.levels import LADDER, Level

AT_FIRST = 4  # a casual player
SLIGHT = 5  # in percent of the better score: a smaller lead shows nothing
CARDS = 10  # in Shout! nobody has a turn, so the levels alternate every ten cards


def between(strength: int) -> tuple[Level, Level]:
    """The levels that play at this strength: the same one twice, or two neighbours."""
    return LADDER[strength // 2], LADDER[(strength + 1) // 2]


def level_now(strength: int, house: House, view: State, seat: int, dice: int) -> Level:
    """The level that plays this turn. The same view and dice give the same level."""
    if house.book.plays.has(Call):
        return between(strength)[(len(view.deck) // CARDS + seat) % 2]
    return between(strength)[crc32(f"{dice} {seat} {len(view.log)}".encode()) % 2]


def after_game(strength: int, state: State, own: int, person: int) -> int:
    """The strength for the next game, after one that is over.

    own, person: the seats of the rival and of the person it stays near.
    """
    if (own in state.winners) == (person in state.winners) or _lead(state, own, person) < SLIGHT:
        return strength
    return max(strength - 1, 0) if own in state.winners else min(strength + 1, STRONGEST)


def _lead(state: State, own: int, person: int) -> int:
    """The difference of the scores, in percent of the better one; 100 where scores say nothing or somebody resigned."""
    mine, theirs = state.seats[own].score, state.seats[person].score
    if state.end == "resigned" or mine == theirs or max(mine, theirs) <= 0:
        return 100
    return 100 * abs(mine - theirs) // max(mine, theirs)
