"""Moves: the acts that seats ask for. A play is the finished arrangement, not the steps that led to it."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from engine.core.cards import Named

STAY, ADD, OVER, SWAP = "stay", "add", "over", "swap"
EVERY_MOVE = "AOGSD"  # add, overlay, give and take, split, duplicate: a table may permit each of them
_MOVES = {STAY: "", ADD: "A", OVER: "O", SWAP: "G"}


class Token(NamedTuple):
    """One place of a new word.

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
        """The reading of the card that shows here."""
        card = self.hand or self.table
        return card.letters if card is not None else ""

    @property
    def move(self) -> str:
        """Its letter of EVERY_MOVE when a table word changes; empty if a table card stays."""
        doubles = self.kind == OVER and self.table is not None and self.table.letters == self.letters
        return "D" if doubles else _MOVES[self.kind]


class Formula(NamedTuple):
    """The way one word is made: fresh (target None), from the table word with that number, or at a named place.

    parts: the tokens of the new word; more than one part if the old word is cut.
    """

    target: int | str | None
    parts: tuple[tuple[Token, ...], ...]

    @property
    def tokens(self) -> list[Token]:
        return [token for part in self.parts for token in part]

    @property
    def from_hand(self) -> list[Named]:
        """The hand cards it uses, from left to right."""
        return [token.hand for part in self.parts for token in part if token.hand is not None]

    @property
    def from_table(self) -> list[Named]:
        """The table cards it names, from left to right."""
        return [token.table for part in self.parts for token in part if token.table is not None]

    @property
    def moves(self) -> set[str]:
        """Its moves, as letters of EVERY_MOVE; a fresh word has none."""
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
    """Words laid or changed.

    keep, remove: the numbers of words this play makes.
    pick: letters for the next player.
    """

    formulas: tuple[Formula, ...]
    keep: int | None = None
    remove: tuple[int, ...] = ()
    pick: tuple[str, str] | None = None
    verb: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class Trade:
    """Hand cards exchanged for new ones."""

    faces: tuple[str, ...]
    verb: ClassVar[str] = "trade"


@dataclass(frozen=True, slots=True)
class Discard:
    """Full Deck: hand cards put away at the end of a turn without a word."""

    faces: tuple[str, ...]
    verb: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Simple:
    """A move of a single verb; SIMPLE lists them all."""

    verb: str


@dataclass(frozen=True, slots=True)
class Restart:
    """Take 10: the player pays to remove the table word and lays a fresh one."""

    formula: Formula
    verb: ClassVar[str] = "restart"


@dataclass(frozen=True, slots=True)
class Salvage:
    """Break Up: one half becomes a word, the other half goes into the deck."""

    formula: Formula
    verb: ClassVar[str] = "salvage"


@dataclass(frozen=True, slots=True)
class Request:
    """Pluck It: the player asks for this letter."""

    face: str
    verb: ClassVar[str] = "request"


@dataclass(frozen=True, slots=True)
class Take:
    """Positive-Negative: a pile by its number. Profit & Loss: visible cards of the table."""

    pile: int | None
    faces: tuple[str, ...]
    verb: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Shout:
    """Shout!: the player calls out a word, card by card."""

    cards: tuple[Named, ...]
    verb: ClassVar[str] = "shout"


@dataclass(frozen=True, slots=True)
class Choose:
    """Four Rows: the player chooses this card in secret."""

    face: str
    verb: ClassVar[str] = "choose"


@dataclass(frozen=True, slots=True)
class Place:
    """Four Rows: the chosen card goes before or after a row, with a word that begins with the row's letters."""

    row: int
    side: str
    word: str
    verb: ClassVar[str] = "place"


@dataclass(frozen=True, slots=True)
class Fail:
    """Four Rows: the player names no word; the row's number is given if several are longest."""

    row: int | None
    verb: ClassVar[str] = "fail"


Act = Play | Trade | Discard | Simple | Restart | Salvage | Request | Take | Shout | Choose | Place | Fail


def formulas_of(act: Act) -> tuple[Formula, ...]:
    """The formulas of the words that it makes; empty if it makes no word of named cards."""
    if isinstance(act, Play):
        return act.formulas
    return (act.formula,) if isinstance(act, Restart | Salvage) else ()


class Move(NamedTuple):
    """An act and the seat that asks for it.

    seat: None for the seat whose turn it is.
    at: seconds since the start, if known.
    time_left: seconds that the seat whose turn it is has left afterwards, if its time is counted.
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
TIMER = Simple("timer")  # Four Rows: its holder turns the timer
SIMPLE = {act.verb: act for act in (PASS, TIMEOUT, CHALLENGE, ACCEPT, RESIGN, STOP, DEAL, CLOSE, DOUBT, TIMER)}
