"""Lists, for each phase of a game at the table, which widgets show."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from app.session.phase import Phase


class Below(Enum):
    """The contents of the foot below the felt: the bars for the current move, the film bar, or only the room
    reserved for bars."""

    BARS = "bars"
    FILM = "film"
    ROOM = "room"


class Shows(NamedTuple):
    """The widgets that show in one phase.

    below: the contents of the foot below the felt.
    around: whether everything around the felt shows the present moment.
    waits: whether players and clocks wait while the felt animates an act; the buttons then look disabled.
    """

    below: Below = Below.BARS
    around: bool = True
    waits: bool = False


SHOWS: Mapping[Phase, Shows] = {
    Phase.HIDDEN: Shows(),
    Phase.DEALT: Shows(waits=True),
    Phase.PERFORMING: Shows(around=False, waits=True),
    Phase.RESTING: Shows(),
    Phase.LAYING: Shows(),
    Phase.FILM: Shows(Below.FILM),
    Phase.LESSON: Shows(Below.ROOM),
    Phase.OVER: Shows(),
}
