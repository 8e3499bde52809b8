"""Describes the felt as plain data: pieces in zones. The table knows no rule; it draws pictures and reports gestures.

Every change makes a new picture. Pieces keep their key from picture to picture, and the scene animates the difference.
The session makes pictures and takes gestures; layout turns a picture and a size into placements.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Literal, NamedTuple

from engine.core.cards import Card
from engine.core.verdict import Reason


class Kind(Enum):
    """The kinds of zones on a table; layout knows how each is laid out.

    A deck, a pile, won cards, dead cards and a rival's hand draw as many backs as `count`; there only cards that show a
    face or can be moved need pieces.
    """

    HAND = "hand"  # the rack of the viewer's seat
    RIVAL = "rival"  # another seat: its name, the backs of its hand (count), its score (note)
    DECK = "deck"
    DEAD = "dead"
    WORD = "word"  # a word in play: slots in a row, with covered cards showing their edges; words flow in lines
    FRESH = "fresh"  # the landing strip for a fresh word
    ROW = "row"  # cards face up: the red cards, the cards laid out in Shout!, one of four rows; each has its own line
    PILE = "pile"  # one of several piles, face down or with its top card up
    TURNED = "turned"
    WON = "won"  # cards won by a seat (count) and its tricks (note)
    COMMITTED = "committed"  # cards that a player has laid in secret
    LAST = "last"  # a seat's words that have left the table, small and pale below its plate
    TRAY = "tray"  # cards set apart by the player: to trade, to discard, to take back


class SmallCard(NamedTuple):
    """A card that is only drawn in its place: it can't be moved."""

    face: str
    letters: str


class Mark(Enum):
    """A way to set off a piece or a zone, which never uses colour alone."""

    NONE = "none"
    SELECTED = "selected"
    LIT = "lit"  # a player may pick the piece up or choose it now
    GHOST = "ghost"  # a suggestion
    LAID = "laid"  # laid in the present draft; the player can take the piece back
    NAMED = "named"  # named for the next player, or used by the draft
    FADED = "faded"  # the piece will leave with the draft


_Heap = Literal["deck", "dead", "pile", "turned", "won"]
What = _Heap | Literal["hand", "rival", "word", "strip", "row", "committed", "tray", "shown", "last"]


class ZoneKey(str):
    """The name of a zone. To the felt it is only a name; the session also reads its meaning.

    what: a word, a pile, a hand.
    number: the number of the zone among the zones of this meaning.
    """

    __slots__ = ("number", "what")
    what: What
    number: int

    def __new__(cls, what: What, number: int | None = None) -> "ZoneKey":
        made = super().__new__(cls, what if number is None else f"{what}:{number}")
        made.what, made.number = what, number or 0
        return made


HAND, TRAY, DECK, DEAD, TURNED = ZoneKey("hand"), ZoneKey("tray"), ZoneKey("deck"), ZoneKey("dead"), ZoneKey("turned")
LOOSE = ZoneKey("row")  # cards face up in a line that form no word
# tokens that are no facts of the game: a player's key, a pile of won cards, the player's own best result, today's par
KEY, WON, BEST, PAR = "players-key", "cards-won", "own-best", "par-of-the-day"


@dataclass(frozen=True)
class WordLines:
    """The places of the words on a felt, so that they can lie there again when their game comes back.

    view: the width and the height of the felt.
    size: the size of the words' cards.
    lines: the tops of the uppermost cards of each word, by its zone.
    lefts: the left edge of each card, by its key.
    """

    view: tuple[int, ...]
    size: float
    lines: dict[str, float]
    lefts: dict[str, float]


@dataclass(frozen=True, slots=True)
class Piece:
    """One card on the felt.

    key: stays the same as long as the card is the same.
    zone: the zone in which the piece lies.
    face, letters, value: as on the card; for an empty face the back shows.
    slot, depth: the place within the zone, and within the stack (0 is the bottom).
    mark: the way in which the piece is set off.
    movable: whether the player can move it.
    spoken: the name for screen readers.
    card: the id of the card, below 0 if the piece stands for any card.
    new: whether the card came with the last play.
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
    """The key of the piece for this card."""
    return f"c{card.id}"


@dataclass(frozen=True, slots=True)
class FactToken:
    """Something that everybody may know, as a small thing that lies at a place.

    key: the name of its sign; see tokens.py.
    faces: small cards beside the sign.
    number: a number beside the sign.
    hollow: whether only outlines of the small cards are drawn, because these cards are lacking.
    spoken: the fact in words.
    """

    key: str
    faces: tuple[str, ...] = ()
    number: str = ""
    hollow: bool = False
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class FeltZone:
    """A place for pieces.

    title: the text written at the zone.
    count: a number shown on the zone.
    note: a second short line: a score, tricks, a value.
    tint: the colour of its owner as #rrggbb.
    owner: the seat that the zone belongs to, counted from 0.
    cuts: gaps (slot numbers) where the draft cuts a word.
    seams: gaps where a player may pull the word apart; None to try any gap, and then `cut_asked` leads to the reason
    against it.
    active: whether the zone is in use now: the seat on turn, the word being changed.
    rim: the colour of the seat whose last play made this word.
    thinks: whether a computer player thinks here.
    room: the number of cards that the zone keeps room for, however few lie there; for a cut word, the number before the
    cut.
    holes: the cells of a hand whose cards are laid for now; they stay empty, so that the other cards keep their places.
    quiet: whether a player can do and see nothing here now, and the zone only keeps its place.
    ends: whether cards come to both ends of the zone, where a place waits for each.
    shut: whether no card may come to the ends now; then the places keep their room but do not show.
    sign: the way to play of the computer player here; see characters.py.
    mood: the player's reaction to the last act; see characters.py.
    shape: the number of the player's shape (see shapes.seat_shape); None for the shape of the seat.
    letter: the letter on the shape; empty for the first letter of the title.
    tokens: public facts about the zone.
    past: words that the zone shows although their cards lie elsewhere.
    stays: the title of the word that a fresh word becomes; its cards stay where they lie. None if the word leaves the
    table.
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
    holes: tuple[int, ...] = ()
    quiet: bool = False
    ends: bool = False
    shut: bool = False
    sign: str = ""
    mood: str = ""
    shape: int | None = None
    letter: str = ""
    tokens: tuple[FactToken, ...] = ()
    past: tuple[tuple[SmallCard, ...], ...] = ()
    stays: str | None = None


class DropWay(Enum):
    """The effect of dropping a card at a target."""

    GAP = "gap"  # between, before or after the slots of a word, a strip or the hand; place is the gap's number
    OVER = "over"  # on top of a slot; place is the slot's number
    SWAP = "swap"  # give and take with a slot
    ZONE = "zone"  # anywhere in the zone: the tray, a pile, a row's side


@dataclass(frozen=True, slots=True)
class Target:
    """A place where the held card may be dropped.

    legal: whether the card may lie there.
    reason: why the card may not lie there, in words, once the words are found.
    tail: at a cut, whether the gap is the end of the part before the cut; otherwise it is the start of the part behind.
    never: whether no card is ever laid there; keys pass such a target by.
    why: why the card may not lie there, as the rules give the reason.
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
        """Whether the other target is the same place, legal or not."""
        return other is not None and (self.zone, self.way, self.place, self.tail) == (
            other.zone,
            other.way,
            other.place,
            other.tail,
        )


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything that the felt shows at one moment. Things that come here in the course of the game have their room
    from the beginning.

    zones: in reading order.
    veiled: whether the curtain is drawn.
    words: whether words come to the table.
    many: whether words become more and more.
    stacks: whether cards come to lie on cards.
    below: the seat whose words lie on the lower side, if words lie on the side of their owners.
    tokens: public facts about the table itself.
    """

    zones: tuple[FeltZone, ...] = ()
    pieces: tuple[Piece, ...] = ()
    veiled: bool = False
    focus: str = ""  # the zone that has the keyboard's attention by default
    words: bool = False
    many: bool = False
    stacks: bool = False
    below: int | None = None
    tokens: tuple[FactToken, ...] = ()

    @property
    def sides(self) -> bool:
        return self.below is not None

    def zone(self, key: str) -> FeltZone | None:
        return next((zone for zone in self.zones if zone.key == key), None)

    def within(self, zone: str) -> tuple[Piece, ...]:
        return tuple([piece for piece in self.pieces if piece.zone == zone])
