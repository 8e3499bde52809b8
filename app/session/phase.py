"""The phases of a table. In each of them something else stands around the felt, and something else can be done."""

from enum import Enum


class Phase(Enum):
    """A table is in one of them at a time.

    HIDDEN: no hand is open, since the next player has not come or somebody pauses.
    DEALT: a new game is dealt, and that is being seen.  PERFORMING: an act is being seen.
    RESTING: nothing is laid; the player who is to act can begin.  LAYING: a move is being put together.
    FILM: what was played is looked at.
    LESSON: the goal of a step is reached, so nobody plays on.
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
