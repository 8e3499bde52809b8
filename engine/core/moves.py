"""The acts that players can perform, for the notation, the rules and the app. A play describes the new words, not the
steps by which the player laid them."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from engine.core.cards import Named

STAY, ADD, OVER, SWAP = "stay", "add", "over", "swap"
# The letters for the ways to change a table word: add, overlay, give and take, split, duplicate. Each game permits some
# of these moves.
EVERY_MOVE = "AOGSD"
_MOVES = {STAY: "", ADD: "A", OVER: "O", SWAP: "G"}


class Token(NamedTuple):
    """One place of a new word, with the cards that lie there. These are the kinds of tokens:

    stay: a table card remains.
    add: a hand card joins.
    over: a hand card lies on a table card.
    swap: a hand card replaces a table card, which goes to the hand.
    """

    kind: str
    hand: Named | None = None
    table: Named | None = None

    @property
    def letters(self) -> str:
        """The letters of the top card in this place of the new word."""
        card = self.hand or self.table
        return card.letters if card is not None else ""

    @property
    def move(self) -> str:
        """The letter in EVERY_MOVE for the change in this place of the word, such as A for an added card; empty if the
        table card stays unchanged."""
        doubles = self.kind == OVER and self.table is not None and self.table.letters == self.letters
        return "D" if doubles else _MOVES[self.kind]


class Formula(NamedTuple):
    """The use of cards to make one word or, if a word is cut, one word for each part.

    target: None for a fresh word, the number of the table word that is changed, or a name for that word, like "own".
    parts: the tokens of each new word; more than one part if the old word is cut.
    """

    target: int | str | None
    parts: tuple[tuple[Token, ...], ...]

    @property
    def tokens(self) -> list[Token]:
        return [token for part in self.parts for token in part]

    @property
    def from_hand(self) -> list[Named]:
        """The hand cards that the formula uses, from left to right."""
        return [token.hand for part in self.parts for token in part if token.hand is not None]

    @property
    def from_table(self) -> list[Named]:
        """The table cards that the formula uses, from left to right."""
        return [token.table for part in self.parts for token in part if token.table is not None]

    @property
    def moves(self) -> set[str]:
        """The ways in which the formula changes its word, as letters such as A for adding a card (see EVERY_MOVE);
        empty for a fresh word."""
        if self.target is None:
            return set()
        cut = {"S"} if len(self.parts) > 1 else set()
        return cut | {token.move for token in self.tokens if token.kind != STAY}

    @property
    def words(self) -> list[str]:
        """The new words; more than one if the old word is cut."""
        return ["".join([token.letters for token in part]) for part in self.parts]


@dataclass(frozen=True, slots=True)
class Play:
    """The act of laying or changing words.

    keep: the number of the new word that the player chose to leave on the table.
    remove: the numbers of the new words that the player chose to take off the table.
    pick: the letters that the player names for the next player (OW).
    """

    formulas: tuple[Formula, ...]
    keep: int | None = None
    remove: tuple[int, ...] = ()
    pick: tuple[str, str] | None = None
    verb: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class Trade:
    """The exchange of hand cards for new ones."""

    faces: tuple[str, ...]
    verb: ClassVar[str] = "trade"


@dataclass(frozen=True, slots=True)
class Discard:
    """Full Deck: the act of exchanging hand cards for new ones instead of laying words."""

    faces: tuple[str, ...]
    verb: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Simple:
    """An act that is fully described by its verb, like `pass`. SIMPLE lists all such acts."""

    verb: str


@dataclass(frozen=True, slots=True)
class Restart:
    """Take 10 (a variation of Eight It All): the act of removing the word on the table and laying a fresh word. The
    player loses the value of the removed word."""

    formula: Formula
    verb: ClassVar[str] = "restart"


@dataclass(frozen=True, slots=True)
class Salvage:
    """Break Up: the act of cutting the word on the table in two. One part is a word and stays; the cards of the other
    part go into the deck."""

    formula: Formula
    verb: ClassVar[str] = "salvage"


@dataclass(frozen=True, slots=True)
class Request:
    """Pluck It: the act of asking the rival for a card with this letter."""

    face: str
    verb: ClassVar[str] = "request"


@dataclass(frozen=True, slots=True)
class Take:
    """The act of taking cards: in Positive-Negative a pile, given by its number; in Profit & Loss cards of the words on
    the table."""

    pile: int | None
    faces: tuple[str, ...]
    verb: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Shout:
    """Shout!: the act of calling out a word, given by its cards."""

    cards: tuple[Named, ...]
    verb: ClassVar[str] = "shout"


@dataclass(frozen=True, slots=True)
class Choose:
    """Four Rows: the act of choosing this card of the hand in secret."""

    face: str
    verb: ClassVar[str] = "choose"


@dataclass(frozen=True, slots=True)
class Place:
    """Four Rows: the act of laying the chosen card before or after a row and naming a word that begins with the letters
    of the row and the card."""

    row: int
    side: str
    word: str
    verb: ClassVar[str] = "place"


@dataclass(frozen=True, slots=True)
class Fail:
    """Four Rows: the act of admitting that the player has no word, which breaks up a row.

    row: the number of the row to break up, if several rows are longest.
    """

    row: int | None
    verb: ClassVar[str] = "fail"


Act = Play | Trade | Discard | Simple | Restart | Salvage | Request | Take | Shout | Choose | Place | Fail


def formulas_of(act: Act) -> tuple[Formula, ...]:
    """The formulas of the words that the act makes; empty if the act has no formulas."""
    if isinstance(act, Play):
        return act.formulas
    return (act.formula,) if isinstance(act, Restart | Salvage) else ()


class Move(NamedTuple):
    """An act, together with the seat that asks to perform it.

    seat: the seat that acts; if None, the rules find the seat, which usually is the one whose turn it is.
    at: the seconds since the start of the game, if known.
    time_left: the seconds that the seat whose turn it is has left after the move, if its time is limited.
    """

    act: Act
    seat: int | None = None
    at: float | None = None
    time_left: float | None = None


PASS = Simple("pass")
TIMEOUT = Simple("timeout")
CHALLENGE = Simple("challenge")
ACCEPT = Simple("accept")
RESIGN = Simple("resign")
STOP = Simple("stop")
DEAL = Simple("deal")
CLOSE = Simple("close")
DOUBT = Simple("doubt")
TIMER = Simple("timer")  # Four Rows: the seat that holds the timer turns it over
SIMPLE = {act.verb: act for act in (PASS, TIMEOUT, CHALLENGE, ACCEPT, RESIGN, STOP, DEAL, CLOSE, DOUBT, TIMER)}
