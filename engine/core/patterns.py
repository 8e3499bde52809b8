"""The patterns of plays that a rule sheet declares: how many fresh words a play has, how a play may change words, and
which table cards it uses.

A declaration is plain data. Many modules read it: the check of legality, the search for plays (engine/parts/declared),
the display of hands, the icons for the permitted moves, the line that asks the player for the next step, and computer
players. In a few games with unusual ways to lay words, the patterns leave out the details, which are only in the rule
sheets.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.core.lookup import Words
from engine.core.state import State
from engine.core.words import Word

Values = Sequence[int]  # the values of the cards of one word
COVERING = frozenset("OGD")  # the moves (see EVERY_MOVE) that don't change the number of letters
LAYING = COVERING | {"A"}  # the moves that lay a hand card


@dataclass(frozen=True)
class Fresh:
    """A pattern for fresh words: words made of hand cards and, in some games, of cards of a row that every player may
    use.

    least, most: the minimum and maximum number of words in one play; a `most` of None means any number.
    letters_exactly: the number of letters in each word, if the rules fix it.
    replaces: whether the word replaces everything on the table.
    hidden: whether nobody else sees the word until all players have laid one.
    row: whether each word uses at least one card of the row and at least one hand card.
    scores: whether the word scores its player points when it is laid.
    rest_costs: whether the cards that the play leaves unused are lost and their values are subtracted at the end.
    """

    least: int = 1
    most: int | None = 1
    letters_exactly: int | None = None
    replaces: bool = False
    hidden: bool = False
    row: bool = False
    scores: bool = True
    rest_costs: bool = False


@dataclass(frozen=True)
class Change:
    """A pattern for changes of table words in which each card of the word stays, is covered or is exchanged for a hand
    card."""

    moves: frozenset[str]
    """The permitted ways to change a word, as letters such as A for add (see EVERY_MOVE)."""
    most: int | None = None
    """The maximum number of words that one play may change; None means any number."""
    letters_exactly: int | None = None
    """The number of letters in the new word, if the rules fix it."""
    longer_by: int | None = None
    """The number of letters by which the new word is longer, if the rules fix it."""
    cards_exactly: int | None = None
    """The number of hand cards used, if the rules fix it."""
    gone_at: int | None = None
    """A new word with at least this many letters leaves the table immediately."""
    drawn: bool = False
    """Whether the player draws a card after each word; the next change must then use this card."""
    cut: bool = False
    """Whether the player must cut the word in two and lay a hand card on each side."""
    open_to: Callable[[Word, int], bool] = lambda word, seat: True
    """Returns whether a seat may change a word."""

    def letters_after(self, old: Word) -> int | None:
        """The number of letters that the new word must have; None if the rules don't fix it."""
        return self.letters_exactly if self.longer_by is None else len(old.text) + self.longer_by

    def lacks(self, moves: Collection[str]) -> str:
        """If a word can't be changed with `moves` alone, returns the kind of move that is missing: 'add', 'cover',
        'split', or 'card' for any move that lays a card. Returns an empty text if `moves` are enough."""
        if self.cut and "S" not in moves:
            return "split"
        if self.longer_by is not None and "A" not in moves:
            return "add"
        if self.letters_exactly is not None and not COVERING & set(moves):
            return "cover"
        return "" if LAYING & set(moves) else "card"


@dataclass(frozen=True)
class Gather:
    """A pattern for a new word made of hand cards and cards of one table word, whose unused cards leave the table."""

    ordered: bool = False
    """Whether the table cards keep their order."""
    bound: str = ""
    """The table cards that the new word must use: both 'ends', the 'last' one, or the two 'named' by the previous
    player; empty if the player may choose."""
    place: str = "anywhere"
    """The place that the last card of the table word must have in the new word: 'last' (it begins the new word),
    'first-or-last' (it begins or ends the new word) or 'anywhere'."""
    least: int = 1
    """The minimum number of table cards used besides those named by `bound`."""
    most: int | None = None
    """The maximum number of table cards used besides those named by `bound`; None means any number."""
    from_hand: int = 1
    """The minimum number of hand cards used."""
    then_fresh: bool = False
    """Whether a fresh word may follow in the same play."""
    takes_up: bool = False
    """Whether the unused table cards go to the hand, where the fresh word that follows may use them."""
    rest: str = ""
    """The player who gains or loses the values of the unused table cards: the 'maker' of the old word gains them, or
    the player who 'leaves' them loses them; empty if nobody does."""


@dataclass(frozen=True)
class PlayOns:
    """Full Deck: a pattern for plays that add cards to any number of table words. The cards of a new word may be in any
    order, but all cards of the old word must be among them. A fresh word may be part of the play."""


@dataclass(frozen=True)
class Round:
    """First Base: a pattern for moving the last slot of a word before its first slot, or on top of the first slot, and
    then changing the word.

    moves: the permitted ways to change the word, as letters such as A for add (see EVERY_MOVE).
    """

    moves: frozenset[str]

    def lacks(self, moves: Collection[str]) -> str:
        """If a word can't be changed with `moves` alone, returns the kind of move that is missing; see Change.lacks."""
        return "" if LAYING & set(moves) else "card"


@dataclass(frozen=True)
class Cross:
    """Double Cross: a pattern for plays that add cards of the player's own word to the rival's word, and make a new
    word of the player's own from the remaining cards and hand cards.

    moves: the permitted ways to change the rival's word, as letters such as A for add (see EVERY_MOVE).
    """

    moves: frozenset[str]

    def lacks(self, moves: Collection[str]) -> str:
        """Returns an empty text, because the moves of this pattern are fixed and so never missing."""
        return ""


@dataclass(frozen=True)
class Extend:
    """Four Rows: a pattern for plays that lay a secretly chosen card before or after a row and name a word that begins
    with the letters of the row and the card. Computer players and the coach simulate rounds with the functions below,
    which get rows and cards as letters."""

    order: Callable[[State, Mapping[int, str]], list[int]]
    """Returns the seats in the order in which they lay their chosen cards. Its second argument gives the card of each
    seat."""
    ends: Callable[[str, str], Mapping[str, str]]
    """Returns the row with the card before it, and with the card after it."""
    fits: Callable[[Words, str], bool]
    """Returns whether a permitted word begins with these letters."""
    longest: Callable[[Sequence[str]], list[int]]
    """Returns the numbers of the longest rows; a player whose card fits nowhere takes half of one of these rows."""
    halves: Callable[[str], tuple[str, str]]
    """Returns the cards of a row that is broken up: those that leave the game, and those that go to the hand."""


@dataclass(frozen=True)
class Call:
    """Shout!: a pattern for a word that a player calls out, made from the cards that lie face up.

    least: the minimum number of cards in such a word.
    """

    least: int


@dataclass(frozen=True)
class TakeBack:
    """Profit & Loss: a pattern for taking cards of laid words back into the hand.

    The functions below get words as the values of their cards; a word that was not laid has no values.

    most: returns how many cards may be taken back. It gets the number of cards in the player's own word and in the
    rival's word.
    scores: returns the points of both words. It gets the values of both words and of the cards taken back.
    """

    most: Callable[[int, int], int]
    scores: Callable[[Values, Values, Values], tuple[int, int]]


Pattern = Fresh | Change | Gather | PlayOns | Round | Cross | Extend | Call | TakeBack
Patterns = tuple[Pattern, ...]

Kind = TypeVar("Kind")


def one_of(patterns: Patterns, kind: type[Kind]) -> Kind | None:
    """The pattern of this kind; None if `patterns` has none. At any time in a game, at most one pattern of each kind
    applies."""
    for pattern in patterns:
        if isinstance(pattern, kind):
            return pattern
    return None


@dataclass(frozen=True)
class Plays:
    """The patterns of all plays that are possible in one game."""

    opening: Patterns
    """The patterns for an empty table."""
    later: Patterns = ()
    """The patterns once words are on the table."""
    must_name: str = ""
    """The extra choice that a play must name: a word to 'keep', words to 'remove', or letters to 'pick'."""
    picks: Callable[[str], tuple[Collection[str], Collection[str]]] = lambda word: ((), ())
    """For 'pick', returns the letters of a word that may be named as its vowel, and those that may be named as its
    consonant."""
    opens: Callable[[State], bool] = lambda state: not state.table
    """Returns whether the opening patterns apply now."""
    least_value: int = 0
    """The lowest visible value that a new word may have."""
    counts: str = ""
    """The way in which words score, if not by their values: 'longest' (one for each word, and one more for each letter
    of the longest word), 'highest' (one for each letter, and the value of the highest card), 'letters' (two for each
    letter of a fresh word)."""

    @property
    def all(self) -> Patterns:
        """All patterns of this game, whether or not they apply now."""
        return self.opening + self.later

    @property
    def sets_lengths(self) -> bool:
        """Whether a handicap can't limit the length of words, because the rules fix the lengths or because players call
        out or name words instead of laying them."""
        return any(
            isinstance(pattern, Call | Extend)
            or (isinstance(pattern, Fresh | Change) and pattern.letters_exactly is not None)
            or (isinstance(pattern, Change) and pattern.longer_by is not None)
            for pattern in self.all
        )

    def has(self, kind: type[Pattern]) -> bool:
        """Returns whether the game has a pattern of this kind."""
        return any(isinstance(pattern, kind) for pattern in self.all)

    def lacks(self, moves: Collection[str]) -> str:
        """If a table word can't be changed with `moves` alone, returns the kind of move that is missing; see
        Change.lacks."""
        changing = [pattern for pattern in self.all if isinstance(pattern, Change | Round | Cross)]
        return next((lack for pattern in changing if (lack := pattern.lacks(moves))), "")

    def now(self, state: State) -> Patterns:
        """The patterns that apply in this position."""
        return self.opening if self.opens(state) or not self.later else self.later
