"""What the felt shows, as plain data: pieces in zones. The table knows no rule; it draws pictures and reports gestures.

A picture is made anew whenever anything changes. Pieces keep their key from picture to picture, and the scene animates
the difference. The session makes pictures and hears gestures; layout turns a picture and a size into placements.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Literal

from engine.core.cards import Card
from engine.core.verdict import Reason


class Kind(Enum):
    """The furniture of a table; layout knows how each is laid out.

    A deck, a pile, won cards, dead cards and a rival's hand draw as many backs as `count` says: pieces are wanted
    there only for cards that show a face or can be moved.
    """

    HAND = "hand"  # the rack of the seat that looks
    RIVAL = "rival"  # another seat: its name, the backs of its hand (count), its score (note)
    DECK = "deck"
    DEAD = "dead"
    WORD = "word"  # a word in play: slots in a row, covered cards showing their edges; words flow in lines
    FRESH = "fresh"  # the landing strip for a fresh word
    ROW = "row"  # cards face up: the red cards, the cards laid out in Shout!, one of four rows; each has its own line
    PILE = "pile"  # one of several piles, face down or with its top card up
    TURNED = "turned"
    WON = "won"  # cards won by a seat (count) and its tricks (note)
    COMMITTED = "committed"  # laid in secret
    TRAY = "tray"  # cards set apart by the player: to trade, to discard, to take back


class Mark(Enum):
    """How a piece or a zone is set off; never by colour alone."""

    NONE = "none"
    SELECTED = "selected"
    LIT = "lit"  # may be picked up or chosen now
    GHOST = "ghost"  # a suggestion
    LAID = "laid"  # laid in the present draft, can be taken back
    NAMED = "named"  # named for the next player, or used by the draft
    FADED = "faded"  # will leave with the draft


_Heap = Literal["deck", "dead", "pile", "turned", "won"]
What = _Heap | Literal["hand", "rival", "word", "strip", "row", "committed", "tray", "shown"]


class ZoneKey(str):
    """Names a zone. To the felt it is a name and nothing else; who laid the table sees what it stands for.

    what: a word, a pile, a hand.  number: which of them.
    """

    __slots__ = ("number", "what")
    what: What
    number: int

    def __new__(cls, what: What, number: int | None = None) -> "ZoneKey":
        made = super().__new__(cls, what if number is None else f"{what}:{number}")
        made.what, made.number = what, number or 0
        return made


HAND, TRAY, DECK, DEAD, TURNED = ZoneKey("hand"), ZoneKey("tray"), ZoneKey("deck"), ZoneKey("dead"), ZoneKey("turned")
LOOSE = ZoneKey("row")  # cards face up, one after the other, and no word


@dataclass(frozen=True, slots=True)
class Piece:
    """One card on the felt.

    key: stays the same while the card is the same.  card: the id of the card, below 0 where it stands for any.
    face, letters, value: as on the card; face empty: the back shows.
    slot, depth: place within the zone, and place within its stack (0 is the bottom).
    spoken: the name a screen reader says.  new: it came with the last play.
    """

    key: str
    zone: ZoneKey
    face: str
    letters: str
    value: int
    slot: int
    depth: int = 0
    mark: Mark = Mark.NONE
    movable: bool = False
    spoken: str = ""
    card: int = -1
    new: bool = False


def card_key(card: Card) -> str:
    """Of the piece that this card is."""
    return f"c{card.id}"


@dataclass(frozen=True, slots=True)
class FeltZone:
    """A place for pieces.

    title: what is written at it.  count: a number shown on it.
    note: a second short line: a score, tricks, a value.  tint: the colour of its owner as #rrggbb.
    cuts: gaps (slot numbers) where the draft cuts a word.  owner: the seat it belongs to, from 0.
    seams: gaps where it may be pulled apart; None: try any, whoever hears `cut_asked` says why not.
    active: it is this zone's turn, so to say (the seat to act, the word being changed).
    rim: the colour of the seat whose last play this is.
    thinks: a computer sits here, and thinks.
    room: for so many cards it keeps room, however few lie there; of a word that is cut, as many as it had.
    quiet: nothing can be done or seen here now; it only keeps its place.
    ends: cards come to lie at both its ends, where a place waits for each.
    sign: how the computer plays that sits here.  mood: how who sits here takes what was done last. For both see
    characters.py.
    """

    key: ZoneKey
    kind: Kind
    title: str = ""
    count: int | None = None
    note: str = ""
    tint: str = ""
    owner: int | None = None
    cuts: tuple[int, ...] = ()
    seams: tuple[int, ...] | None = None
    active: bool = False
    mark: Mark = Mark.NONE
    spoken: str = ""
    rim: str = ""
    thinks: bool = False
    room: int = 0
    quiet: bool = False
    ends: bool = False
    sign: str = ""
    mood: str = ""


class DropWay(Enum):
    """What dropping a card at a target does."""

    GAP = "gap"  # between, before or after the slots of a word, a strip, or the hand: place is the gap's number
    OVER = "over"  # on top of a slot: place is the slot's number
    SWAP = "swap"  # give and take with a slot
    ZONE = "zone"  # anywhere in the zone: the tray, a pile, a row's side


@dataclass(frozen=True, slots=True)
class Target:
    """Where a card that is held may be dropped. legal False: why not is said in words (reason), once they are found
    for what the rules say (why). never: no card is ever laid there, and keys pass it by.

    tail: at a cut, the end of the part before it; without it a gap there is the start of the part behind.
    """

    zone: ZoneKey
    way: DropWay
    place: int = 0
    legal: bool = True
    reason: str = ""
    tail: bool = False
    never: bool = False
    why: Reason | None = field(default=None, compare=False)

    def is_at(self, other: "Target | None") -> bool:
        """Is it the same place, whatever is said of it?"""
        return other is not None and (self.zone, self.way, self.place, self.tail) == (
            other.zone,
            other.way,
            other.place,
            other.tail,
        )


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything the felt shows at one moment. zones stand in reading order; veiled: the curtain is drawn.

    What comes to lie here in the course of the game has its room from the beginning:
    words: words do.  stacks: cards upon their cards do.
    below: where words lie on the side of who owns them, the seat whose side is the lower one.
    """

    zones: tuple[FeltZone, ...] = ()
    pieces: tuple[Piece, ...] = ()
    veiled: bool = False
    focus: str = ""  # the zone that has the keyboard's attention by default
    words: bool = False
    stacks: bool = False
    below: int | None = None

    @property
    def sides(self) -> bool:
        return self.below is not None

    def zone(self, key: str) -> FeltZone | None:
        return next((zone for zone in self.zones if zone.key == key), None)

    def within(self, zone: str) -> tuple[Piece, ...]:
        return tuple([piece for piece in self.pieces if piece.zone == zone])
