"""A script: what is to be seen on the felt, one thing after the other, before it lies there as the last picture says.

Plain data. The session writes it from what happened; the felt performs it, and any input ends it at once.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from app.felt.picture import Picture


class Doing(Enum):
    """What a beat shows; each lasts its own time."""

    BEFORE = "before"  # everything lies as it did before
    DEAL = "deal"  # cards come from the deck to those who hold them
    LAY = "lay"  # cards go to their places in a word
    SHOW = "show"  # the word lights, its points float to the score
    GO = "go"  # cards leave for where they go
    DRAW = "draw"  # cards come to a hand
    TURN = "turn"  # what lay hidden is turned over


@dataclass(frozen=True, slots=True)
class Float:
    """Points that rise from a word to who has them. seat: whose score.  zone: of that seat.
    start: a card of the word, or a zone; empty: from wherever something is shown.
    said: no points, but what is said of a zone, where it stays."""

    seat: int
    text: str
    zone: str
    start: str = ""
    said: bool = False


@dataclass(frozen=True, slots=True)
class Banner:
    """What somebody calls out, large in the middle of the felt. tint: the colour of the seat.  text: the word.
    note: what comes of it, or why nothing does."""

    name: str
    tint: str
    text: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Beat:
    """picture: how the felt lies at its end.  came: pieces that were not seen one by one before, and the zone that each
    comes from.  went: pieces that are seen one by one no longer, and the zone that each goes to.
    lit: the pieces of the words that are shown.  call: what is called out meanwhile.
    share: of the time of a turn, what all the beats of this act have; several acts of one turn share it.
    act: which of several acts that are shown together, by its number."""

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
        """Does it show what came of an act? The name alone of who calls out does not."""
        return bool(self.lit or self.floats or (self.call is not None and self.call.text))


Script = tuple[Beat, ...]


def gone_after(beat: Beat, last: Picture) -> bool:
    """Is something shown that is gone when all is over: a word that lies there no longer, or what is called out?"""
    lie = {piece.key for piece in last.pieces if piece.zone.what in ("word", "strip", "row")}
    return not lie.issuperset(beat.lit) or (beat.call is not None and bool(beat.call.text))


def stills(script: Script, last: Picture) -> Script:
    """What is shown where nothing moves: all that could not be seen otherwise. Of what is shown again that is every
    word; else those that lie there no longer when all is over, with whatever else their act scores. And whatever is
    called out."""
    again = bool(script) and script[0].doing is Doing.BEFORE

    def unseen(beat: Beat) -> bool:
        return (again and bool(beat.lit)) or gone_after(beat, last)

    acts = {beat.act for beat in script if beat.lit and unseen(beat)}
    found = [beat for beat in script if unseen(beat) or (beat.lit and beat.floats and beat.act in acts)]
    return tuple([replace(beat, share=min(beat.share, 1 / len(found))) for beat in found])
