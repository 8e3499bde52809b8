"""Describes a script as plain data: the steps, called beats, that the felt shows one after the other before its next
picture.

The session writes a script from the events of an act; the felt performs the script, and any input ends the performance
immediately.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum
from typing import NamedTuple

from app.felt.picture import Picture


class Doing(Enum):
    """The kinds of beats (steps of a script). The time that a beat lasts depends on its kind."""

    BEFORE = "before"  # the table as it was before the act
    DEAL = "deal"  # cards come from the deck to the players
    LAY = "lay"  # cards go to their places in words
    SHOW = "show"  # a ring shows around the word, and its points rise to the score
    GO = "go"  # cards leave
    DRAW = "draw"  # cards come to a player's hand
    TURN = "turn"  # hidden cards are turned over


class Worth(IntEnum):
    """The worth of a play, compared with the usual plays of its game."""

    SMALL = 0
    USUAL = 1
    GOOD = 2
    BEST = 3  # the best play so far


class Tally(NamedTuple):
    """One part of a word's points: the points of a card, or a bonus. The parts are counted up beside the word.

    card: the key of the card that the points hop off; empty for a bonus.
    text: the name of a bonus.
    """

    points: int
    card: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Float:
    """Points that rise from a word to the player who gets them, or a remark beside a zone.

    seat: the seat that gets them.
    zone: the zone of that seat.
    start: the key of the card or zone beside which the points appear; empty for any word with a ring around it.
    remark: whether the text is a remark, which does not rise.
    tally: the parts that are counted up before the points rise; empty to show only the sum.
    worth: the worth of the play, which decides the size and colour of the points, and how long they show.
    """

    seat: int
    text: str
    zone: str
    start: str = ""
    remark: bool = False
    tally: tuple[Tally, ...] = ()
    worth: Worth = Worth.USUAL


@dataclass(frozen=True, slots=True)
class Banner:
    """A call by a player, or an announcement, large in the middle of the felt.

    tint: the colour of the seat.
    text: the word that is called.
    note: the effect of the call, or why it has none.
    lasts: whether this is an announcement, which shows longer than a call.
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
    came: for each piece that is new in the picture, the zone that it comes from.
    went: for each piece that has gone from the picture, the zone that it goes to.
    lit: the keys of the cards around whose words a ring shows.
    floats: the points that rise.
    call: the call shown during the beat, if any.
    share: the share of a turn's time that all beats of this act have together; 1 for a single act.
    act: the index of the beat's act, if the script shows several acts.
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
        """Whether the beat (step of a script) reveals the result of an act. A call that shows only the caller's name
        does not reveal it, and neither does the announcement of the end."""
        return bool(self.lit or self.floats or (self.call is not None and self.call.text))


Script = tuple[Beat, ...]


def gone_after(beat: Beat, last: Picture) -> bool:
    """Whether the beat (step of a script) shows something that the last picture does not show: a call, or a word that
    is no longer on the table."""
    on_table = {piece.key for piece in last.pieces if piece.zone.what in ("word", "strip", "row")}
    return not on_table.issuperset(beat.lit) or (beat.call is not None and bool(beat.call.text or beat.call.lasts))


def stills(script: Script, last: Picture) -> Script:
    """The beats (steps) of a script to show with animations off: those whose content the last picture lacks, and beats
    of the same acts that show points. If a turn is shown again, also all beats that show a ring around a word."""
    again = bool(script) and script[0].doing is Doing.BEFORE

    def unseen(beat: Beat) -> bool:
        return (again and bool(beat.lit)) or gone_after(beat, last)

    acts = {beat.act for beat in script if beat.lit and unseen(beat)}
    found = [beat for beat in script if unseen(beat) or (beat.lit and beat.floats and beat.act in acts)]
    return tuple([replace(beat, share=min(beat.share, 1 / len(found))) for beat in found])
