"""The table of phases: it lists the widgets that each phase of the table shows."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from app.session.phase import Phase


class Below(Enum):
    """The foot below the felt: the bars for the current move, the bar of a film, or only the room for bars."""

    BARS = "bars"
    FILM = "film"
    ROOM = "room"


class Shows(NamedTuple):
    """The widgets of a phase.

    below: the foot below the felt.
    around: everything around the felt follows the moment.
    waits: players and clocks wait for the performance, so nothing looks as if it could be pressed.
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
