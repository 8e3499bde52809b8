"""The patterns of plays that a rule sheet declares: how many fresh words, which changes, which cards of the table.

A declaration is plain data. Legality and the search for plays read it (engine/parts/declared); so do the hands at the
table, the signs of the moves, the line that asks for the next step, and computer players. A few games lay words in a
way of their own: they declare it by name, and their sheets have the rest.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.core.lookup import Words
from engine.core.state import State
from engine.core.words import Word

Values = Sequence[int]  # the values of cards
COVERING = frozenset("OGD")  # moves that keep the length of a word
LAYING = COVERING | {"A"}  # moves that lay a card


@dataclass(frozen=True)
class Fresh:
    """Words made only from the player's own cards, or with cards of the row.

    least, most: how many words one play may lay; a most of None means any number.
    letters_exactly: the number of letters in each word, if the sheet fixes it.
    replaces: the word replaces everything on the table.
    hidden: nobody else sees the word until all players have laid one.
    row: each word uses at least one card of the row, which is open to everybody, and at least one of the hand.
    scores: the word scores its player points when it is laid.
    rest_costs: the cards that the play leaves unused are lost, and the end subtracts their values.
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
    """Table words changed in place: each of their cards stays, is covered or is exchanged.

    moves: the permitted ways to change it (letters of EVERY_MOVE).
    most: how many words one play may change; None means any number.
    letters_exactly: the number of letters in the new word, if the sheet fixes it.
    longer_by: how many letters the new word is longer, if the sheet fixes that.
    cards_exactly: the number of hand cards it uses, if the sheet fixes it.
    gone_at: a word of at least this many letters leaves the table at once.
    cut: the player must cut the word in two and lay a hand card on each side.
    open_to: says whether this seat may change this word.
    drawn: after each word the player draws a card, which the next change must use.
    """

    moves: frozenset[str]
    most: int | None = None
    letters_exactly: int | None = None
    longer_by: int | None = None
    cards_exactly: int | None = None
    gone_at: int | None = None
    drawn: bool = False
    cut: bool = False
    open_to: Callable[[Word, int], bool] = lambda word, seat: True

    def letters_after(self, old: Word) -> int | None:
        """The number of letters the new word must have, if the sheet fixes it."""
        return self.letters_exactly if self.longer_by is None else len(old.text) + self.longer_by

    def lacks(self, moves: Collection[str]) -> str:
        """The permission that is missing besides these moves before any word could be changed: to 'add', to 'cover', to
        'split', or to lay a 'card' at all; empty if a word can be changed."""
        if self.cut and "S" not in moves:
            return "split"
        if self.longer_by is not None and "A" not in moves:
            return "add"
        if self.letters_exactly is not None and not COVERING & set(moves):
            return "cover"
        return "" if LAYING & set(moves) else "card"


@dataclass(frozen=True)
class Gather:
    """A new word made from own cards and cards of one table word, whose unused cards leave the table.

    ordered: the table cards keep their order.
    bound: the table cards that the new word must use: both 'ends', the 'last' one, or the two 'named' by the player
    before; empty if the player may choose.
    place: where a bound last card must lie: 'last' (it begins the new word), 'first-or-last' or 'anywhere'.
    least, most: how many table cards it uses besides the bound ones.
    from_hand: the least number of own cards it uses.
    then_fresh: a fresh word may follow in the same play.
    takes_up: the unused table cards go to the hand, and that fresh word may use them.
    rest: the player for whom the values of the unused table cards count: for the 'maker' of the old word, or against
    the player who 'leaves' them; empty for nobody.
    """

    ordered: bool = False
    bound: str = ""
    place: str = "anywhere"
    least: int = 1
    most: int | None = None
    from_hand: int = 1
    then_fresh: bool = False
    takes_up: bool = False
    rest: str = ""


@dataclass(frozen=True)
class PlayOns:
    """Added cards on any number of table words, which keep all their cards, in any order; a fresh word may join the
    play."""


@dataclass(frozen=True)
class Round:
    """The last slot of the word moves before the first or on top of it; then these moves change the word."""

    moves: frozenset[str]

    def lacks(self, moves: Collection[str]) -> str:
        """The permission that is missing besides these moves, as for a change."""
        return "" if LAYING & set(moves) else "card"


@dataclass(frozen=True)
class Cross:
    """Unused cards of the own word go to the rival's word by these moves, and a new own word is made."""

    moves: frozenset[str]

    def lacks(self, moves: Collection[str]) -> str:
        """Nothing: letters double by themselves, and the own word is always made anew."""
        return ""


@dataclass(frozen=True)
class Extend:
    """A secretly chosen card is laid before or after a row, with a word that begins with it.

    Computer players and the coach ask this when they imagine how a round may go; they identify rows and cards by
    letters.
    order: the order in which the chosen cards of the seats are laid.
    ends: the row with the card before it, and after it.
    fits: says whether a permitted word begins with these letters.
    longest: the numbers of the longest rows; the player takes one of them if a card fits nowhere.
    halves: the cards of that row that leave the game, and those that go to the hand.
    """

    order: Callable[[State, Mapping[int, str]], list[int]]
    ends: Callable[[str, str], Mapping[str, str]]
    fits: Callable[[Words, str], bool]
    longest: Callable[[Sequence[str]], list[int]]
    halves: Callable[[str], tuple[str, str]]


@dataclass(frozen=True)
class Call:
    """A player calls out a word made from the open cards.

    least: how many cards it needs.
    """

    least: int


@dataclass(frozen=True)
class TakeBack:
    """Cards of laid words are taken back into the hand.

    Words are given as the values of their cards; a word that was not laid has none.
    most: how many cards may be taken back, from the number of cards in the own word and in the rival's.
    scores: the points of both words, from the values of both and of the cards taken back.
    """

    most: Callable[[int, int], int]
    scores: Callable[[Values, Values, Values], tuple[int, int]]


Pattern = Fresh | Change | Gather | PlayOns | Round | Cross | Extend | Call | TakeBack
Patterns = tuple[Pattern, ...]

Kind = TypeVar("Kind")


def one_of(patterns: Patterns, kind: type[Kind]) -> Kind | None:
    """The pattern of this kind: the patterns of one moment hold each kind once."""
    for pattern in patterns:
        if isinstance(pattern, kind):
            return pattern
    return None


@dataclass(frozen=True)
class Plays:
    """The declaration of a game.

    opening: the patterns for an empty table.
    later: the patterns once words lie there.
    says: the extra choice a play must name: 'keep', 'remove' or 'pick'.
    picks: for 'pick', the letters of a word that may be named as its vowel, and those as its consonant.
    opens: says whether it is time for an opening.
    least_value: the least value that a word may show.
    counts: how words score if not by their values: 'longest' (and one more for each letter of the longest one),
    'highest' (one for each letter, and the value of the highest card), 'letters' (two for each letter of a fresh word).
    """

    opening: Patterns
    later: Patterns = ()
    says: str = ""
    picks: Callable[[str], tuple[Collection[str], Collection[str]]] = lambda word: ((), ())
    opens: Callable[[State], bool] = lambda state: not state.table
    least_value: int = 0
    counts: str = ""

    @property
    def all(self) -> Patterns:
        """All patterns that can be laid at some time."""
        return self.opening + self.later

    @property
    def sets_lengths(self) -> bool:
        """Whether the sheet itself decides how long words are: fixed lengths, or words that are called or named."""
        return any(
            isinstance(pattern, Call | Extend)
            or (isinstance(pattern, Fresh | Change) and pattern.letters_exactly is not None)
            or (isinstance(pattern, Change) and pattern.longer_by is not None)
            for pattern in self.all
        )

    def has(self, kind: type[Pattern]) -> bool:
        """Says whether there is a pattern of this kind."""
        return any(isinstance(pattern, kind) for pattern in self.all)

    def lacks(self, moves: Collection[str]) -> str:
        """The permission that is missing besides these moves before any table word could be changed; see Change."""
        changing = [pattern for pattern in self.all if isinstance(pattern, Change | Round | Cross)]
        return next((lack for pattern in changing if (lack := pattern.lacks(moves))), "")

    def now(self, state: State) -> Patterns:
        """The patterns that can be laid now."""
        return self.opening if self.opens(state) or not self.later else self.later
