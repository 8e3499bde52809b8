"""Describes the felt as plain data: a picture consists of zones, and of pieces in these zones.

The session makes a new picture after every change; the felt draws it and reports the player's gestures to the session.
The felt contains no rules of games. The layout computes the places of zones and pieces. Pieces keep their key from
picture to picture, so the scene can animate the difference.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Literal, NamedTuple

from engine.core.cards import Card
from engine.core.verdict import Reason


class Kind(Enum):
    """The kinds of zones. The layout arranges the cards of each kind in its own way.

    In a deck, a pile, won cards, dead cards and a rival's hand, the felt draws `count` cards face down. Only cards that
    show a face or can be moved need pieces there.
    """

    HAND = "hand"  # the rack of the viewer's seat
    RIVAL = "rival"  # another seat: its name, the backs of its hand (count), its score (note)
    DECK = "deck"
    DEAD = "dead"
    WORD = "word"  # a word on the table: its slots lie side by side, and covered cards show their edges
    FRESH = "fresh"  # a strip, on which the player lays a fresh word (a new word, not made from words on the table)
    ROW = "row"  # cards face up: the red cards, the cards laid out in Shout!, or one row of Four Rows
    PILE = "pile"  # one of several piles, face down or with its top card up
    TURNED = "turned"  # the card turned up from the deck
    WON = "won"  # cards won by a seat (count) and its tricks (note)
    COMMITTED = "committed"  # cards that a player has laid in secret
    LAST = "last"  # a seat's words that have left the table, small and pale below its plate
    TRAY = "tray"  # cards that the player has set apart to trade, to discard or to take back


class SmallCard(NamedTuple):
    """A small card that the felt only draws; players can't move it."""

    face: str
    letters: str


class Mark(Enum):
    """A way to highlight a card or a zone, never by colour alone."""

    NONE = "none"
    SELECTED = "selected"
    LIT = "lit"  # a player may pick the piece up or choose it now
    GHOST = "ghost"  # a suggested card, which the player has not laid
    # laid in the play that the player is putting together (the draft); the player can take the piece back
    LAID = "laid"
    NAMED = "named"  # a card that the next play must use, or that the unfinished play (the draft) uses
    FADED = "faded"  # the piece will leave the table when the unfinished play (the draft) is played


_Heap = Literal["deck", "dead", "pile", "turned", "won"]
What = _Heap | Literal["hand", "rival", "word", "strip", "row", "committed", "tray", "shown", "last"]


class ZoneKey(str):
    """The name of a zone on the felt. The felt only compares names; the session also uses the two parts of a name.

    what: the meaning of the zone, such as word, pile or hand.
    number: the number of the zone among the zones of this meaning, from 0.
    """

    __slots__ = ("number", "what")
    what: What
    number: int

    def __new__(cls, what: What, number: int | None = None) -> "ZoneKey":
        made = super().__new__(cls, what if number is None else f"{what}:{number}")
        made.what, made.number = what, number or 0
        return made


HAND, TRAY, DECK, DEAD, TURNED = ZoneKey("hand"), ZoneKey("tray"), ZoneKey("deck"), ZoneKey("dead"), ZoneKey("turned")
LOOSE = ZoneKey("row")  # the zone of cards that lie face up in a line and form no word
# the keys of tokens that show no fact from the engine: a player's key on the keyboard, a pile of won cards, the
# player's own best result, and the par of today's deal
KEY, WON, BEST, PAR = "players-key", "cards-won", "own-best", "par-of-the-day"


@dataclass(frozen=True)
class WordLines:
    """The places of the words on a felt, in pixels. The game saves them, so that the words get the same places when the
    player continues the game.

    view: the width and the height of the felt.
    size: the size of the words' cards; 1 is the size of cards in the hand.
    lines: the top of the uppermost cards of each word, by the key of its zone.
    lefts: the left edge of each card, by the key of its piece.
    """

    view: tuple[int, ...]
    size: float
    lines: dict[str, float]
    lefts: dict[str, float]


@dataclass(frozen=True, slots=True)
class Piece:
    """One card as the felt draws it."""

    key: str  # the name of the piece, which stays the same as long as its card is the same
    zone: ZoneKey  # the key of the zone in which the piece lies
    face: str  # the text on the card's face; empty for a card that shows its back
    letters: str  # the letters that the card stands for
    value: int  # the card's value in points
    slot: int  # the index of its slot within the zone, from 0
    depth: int = 0  # the index of the card within the stack in this slot; 0 is the bottom
    mark: Mark = Mark.NONE  # the mark on the card, such as for a laid one
    movable: bool = False  # whether the player can move it
    spoken: str = ""  # the name for screen readers
    card: int = -1  # the id of the card; below 0 for a piece that represents no particular card
    new: bool = False  # whether the last play brought the card to the table


def card_key(card: Card) -> str:
    """The key of the piece for this card."""
    return f"c{card.id}"


@dataclass(frozen=True, slots=True)
class FactToken:
    """A small sign on the felt that shows a public fact about a zone, a card or the table.

    key: the name of the sign; see tokens.py.
    faces: small cards beside the sign.
    number: a number beside the sign.
    hollow: whether only outlines of the small cards are drawn, because these cards are still missing.
    spoken: the fact in words.
    """

    key: str
    faces: tuple[str, ...] = ()
    number: str = ""
    hollow: bool = False
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class FeltZone:
    """A place on the felt for cards, such as a word, the hand, a pile or a player's plate."""

    key: ZoneKey  # the name of the zone, by which pieces refer to it
    kind: Kind  # the kind of the zone; see `Kind`
    title: str = ""  # the text written at the zone
    count: int | None = None  # a number shown on the zone, usually of cards; None for no number
    note: str = ""  # a second short text: a score, the number of tricks or the points of a word
    tint: str = ""  # the colour of the zone's owner as #rrggbb
    owner: int | None = None  # the seat that the zone belongs to, counted from 0
    cuts: tuple[int, ...] = ()  # gaps (slot numbers) where the draft cuts a word
    # gaps where a player may pull the word apart. None for all gaps: the felt then emits `cut_asked`, and the session
    # answers with a cut or with the reason why it is illegal.
    seams: tuple[int, ...] | None = None
    active: bool = False  # whether the zone is in use now, such as the seat on turn or the word being changed
    mark: Mark = Mark.NONE  # the mark on the zone, such as for one that the player can choose
    spoken: str = ""  # the name for screen readers
    rim: str = ""  # the colour of the seat whose last play made this word
    thinks: bool = False  # whether the computer player of this zone is thinking
    # the least number of cards for which the zone keeps room; for a word, the number of slots that it had before the
    # player began to lay cards
    room: int = 0
    # the cells of a hand whose cards the player has laid in a play; they stay empty, so that the other cards keep their
    # places
    holes: tuple[int, ...] = ()
    # whether the zone only keeps its place, because now it shows nothing and a player can do nothing there
    quiet: bool = False
    ends: bool = False  # whether players add cards at both ends of the zone; an empty place is shown at each end
    # whether no card may be added at the ends now; the empty places then keep their room but do not show
    shut: bool = False
    sign: str = ""  # the temperament of the computer player here; see characters.py
    mood: str = ""  # the name of the player's reaction to the last act; see characters.py
    shape: int | None = None  # the number of the player's shape (see shapes.seat_shape); None for the shape of the seat
    letter: str = ""  # the letter on the shape; empty for the first letter of the title
    tokens: tuple[FactToken, ...] = ()  # public facts about the zone
    past: tuple[tuple[SmallCard, ...], ...] = ()  # words that the zone shows as small cards after they left the table
    # for a strip, the title of the word that its fresh word becomes; the felt then draws the cards where that word will
    # lie. None if no fresh word stays on the table.
    stays: str | None = None


class DropWay(Enum):
    """The effect of dropping a card at a place."""

    GAP = "gap"  # the card lies between, before or after the slots of a word, a strip or the hand; place: the gap
    OVER = "over"  # the card lies on top of a slot; place: the slot
    SWAP = "swap"  # the card replaces the top card of a slot, and that card goes to the hand; place: the slot
    ZONE = "zone"  # the card lies in the zone, at no chosen place: the tray, a pile, or a side of a row


@dataclass(frozen=True, slots=True)
class Target:
    """A place where the player may drop the card that they hold.

    zone: the key of the zone.
    way: the effect of the drop.
    place: the number of the gap or of the slot; see `DropWay`.
    legal: whether the card may lie there.
    reason: the translated sentence why the card may not lie there; empty until it is needed.
    tail: at a cut, whether the gap is the end of the part before the cut; otherwise it is the start of the part after
    it.
    never: whether no card is ever laid there, so that the arrow keys skip the target.
    why: the reason why the card may not lie there, as the engine gives it.
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
        """Whether the other target is at the same place, even if only one of them is legal."""
        return other is not None and (self.zone, self.way, self.place, self.tail) == (
            other.zone,
            other.way,
            other.place,
            other.tail,
        )


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything that the felt shows at one moment. It also contains each zone that the game uses only later, so that
    the layout keeps room for that zone."""

    zones: tuple[FeltZone, ...] = ()  # the zones in reading order
    pieces: tuple[Piece, ...] = ()  # the cards; each names its zone
    veiled: bool = False  # whether the curtain hides the table
    focus: str = ""  # the key of the zone where the keyboard cursor begins
    words: bool = False  # whether the game has words that lie beside the strips
    # whether players lay fresh words beside words on the table; on their own side if each player's words have a side
    beside: bool = False
    many: bool = False  # whether the number of words grows in the course of the game
    stacks: bool = False  # whether cards are laid on other cards in this game
    # the seat whose words lie in the lower half, if words lie on the side of their owners; None otherwise
    below: int | None = None
    tokens: tuple[FactToken, ...] = ()  # public facts about the whole table

    @property
    def sides(self) -> bool:
        return self.below is not None

    def zone(self, key: str) -> FeltZone | None:
        return next((zone for zone in self.zones if zone.key == key), None)

    def within(self, zone: str) -> tuple[Piece, ...]:
        return tuple([piece for piece in self.pieces if piece.zone == zone])
