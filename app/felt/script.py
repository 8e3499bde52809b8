"""Describes, as plain data, the steps that the felt shows one after the other before the last picture.

The session writes a script from what happened; the felt performs it, and any input ends it at once.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum
from typing import NamedTuple

from app.felt.picture import Picture


class Doing(Enum):
    """The kinds of beats; each lasts its own time."""

    BEFORE = "before"  # everything lies as before
    DEAL = "deal"  # cards come from the deck to the players
    LAY = "lay"  # cards go to their places in a word
    SHOW = "show"  # the word lights up, and its points float to the score
    GO = "go"  # cards leave
    DRAW = "draw"  # cards come to a hand
    TURN = "turn"  # hidden cards are turned over


class Worth(IntEnum):
    """The worth of a play, compared with the usual plays of its game."""

    SMALL = 0
    USUAL = 1
    GOOD = 2
    BEST = 3  # the best play so far


class Tally(NamedTuple):
    """A part of points that is counted at its word.

    card: the key of the card that the part hops off; empty for a bonus.
    text: the name of a bonus.
    """

    points: int
    card: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Float:
    """Points that rise from a word to the player who gets them.

    seat: the seat that gets them.
    zone: the zone of that seat.
    start: the key of a card of the word, or of a zone; empty for any place that shows.
    said: whether the text is a remark on the zone, which stays there.
    tally: the parts that are counted before the points rise.
    worth: the worth of the play, which decides size, colour and length.
    """

    seat: int
    text: str
    zone: str
    start: str = ""
    said: bool = False
    tally: tuple[Tally, ...] = ()
    worth: Worth = Worth.USUAL


@dataclass(frozen=True, slots=True)
class Banner:
    """A call by a player, large in the middle of the felt.

    tint: the colour of the seat.
    text: the word.
    note: its effect, or why it has none.
    lasts: whether the call is an announcement to read.
    """

    name: str
    tint: str
    text: str = ""
    note: str = ""
    lasts: bool = False


@dataclass(frozen=True, slots=True)
class Beat:
    """One step of a script.

    picture: the felt at the end of the beat.
    came: the zone that each piece comes from; these pieces did not show one by one before.
    went: the zone that each piece goes to; these pieces no longer show one by one.
    lit: the pieces of the words that the beat shows.
    floats: the points that rise.
    call: the call shown meanwhile, if any.
    share: the share of a turn's time for all beats of this act; several acts of one turn share it.
    act: the number of the beat's act among those shown together.
    """

    doing: Doing
    picture: Picture
    came: Mapping[str, str] = field(default_factory=dict)
    went: Mapping[str, str] = field(default_factory=dict)
    lit: tuple[str, ...] = ()
    floats: tuple[Float, ...] = ()
    call: Banner | None = None
    share: float = 1.0
    act: int = 0

    @property
    def tells(self) -> bool:
        """Whether the beat shows the outcome of an act. The caller's name alone does not, nor does the announced
        end."""
        return bool(self.lit or self.floats or (self.call is not None and self.call.text))


Script = tuple[Beat, ...]


def gone_after(beat: Beat, last: Picture) -> bool:
    """Whether the beat shows something that is gone afterwards: a word that no longer lies there, or a call."""
    lie = {piece.key for piece in last.pieces if piece.zone.what in ("word", "strip", "row")}
    return not lie.issuperset(beat.lit) or (beat.call is not None and bool(beat.call.text or beat.call.lasts))


def stills(script: Script, last: Picture) -> Script:
    """The beats to show without motion: those that nobody could see otherwise. A turn that is shown again has all its
    words; any other turn has the words that are gone afterwards, with everything else that their acts score. Every call
    is shown, too."""
    again = bool(script) and script[0].doing is Doing.BEFORE

    def unseen(beat: Beat) -> bool:
        return (again and bool(beat.lit)) or gone_after(beat, last)

    acts = {beat.act for beat in script if beat.lit and unseen(beat)}
    found = [beat for beat in script if unseen(beat) or (beat.lit and beat.floats and beat.act in acts)]
    return tuple([replace(beat, share=min(beat.share, 1 / len(found))) for beat in found])
