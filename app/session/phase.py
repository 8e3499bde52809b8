"""The phases of a table (such as dealing, laying, over). Each phase has its own widgets around the felt and its own
commands."""

from enum import Enum


class Phase(Enum):
    """A phase of a table. A table is always in exactly one phase.

    HIDDEN: no hand is open, because the next player has not come or a player pauses.
    DEALT: the felt animates the deal of a new game.
    PERFORMING: the felt animates an act.
    RESTING: nothing is laid; the player who is to act can begin.
    LAYING: the player is putting a move together.
    FILM: the table shows earlier acts.
    LESSON: the player has reached the goal of a lesson's step, so nobody plays on.
    OVER: the game is over.
    """

    HIDDEN = "hidden"
    DEALT = "dealt"
    PERFORMING = "performing"
    RESTING = "resting"
    LAYING = "laying"
    FILM = "film"
    LESSON = "lesson"
    OVER = "over"
