"""The patterns of a play, as a rule sheet declares them: how many fresh words, which change, which cards of the table.

A declaration is plain data. Legality and the search for plays read it (engine/parts/declared), and so do the hands at
the table, the signs of the moves, the line that shows what is wanted now, and computer players. A few games lay words
in a way of their own: they declare it by name, and their sheets have the rest.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.core.lookup import Words
from engine.core.state import State
from engine.core.words import Word

Values = Sequence[int]  # of cards
COVERING = frozenset("OGD")  # moves that leave a word its length
LAYING = COVERING | {"A"}  # moves that lay a card


@dataclass(frozen=True)
class Fresh:
    """Words of one's own cards alone, or with cards of the row.

    least, most: how many words one play may lay; a most of None: any number.
    letters_exactly: the number of letters of each word, where the sheet fixes it.
    replaces: the word takes the place of all that lies on the table.
    hidden: nobody else sees it until all have laid one.
    row: each has at least one card of the row, which everybody may use, and at least one of the hand.
    scores: does a word score its player something when it is laid?
    rest_costs: the cards that the play leaves unused are lost, and their values subtracted at the end.
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
    """Words on the table changed where they lie: each of their cards stays, is covered or exchanged.

    moves: the ways in which it may be changed (letters of EVERY_MOVE).
    most: how many words one play may change; None: any number.
    letters_exactly: the number of letters of the new word, where the sheet fixes it.
    longer_by: how many letters more than the old word it has, where the sheet fixes that.
    cards_exactly: the number of hand cards it takes, where the sheet fixes it.
    gone_at: a word of this many letters, or more, leaves the table at once.
    drawn: a card is drawn after each word, and the next change must use it.
    cut: the word must be cut in two, and a hand card laid on each side.
    open_to: may this seat change this word?
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
        """How many letters the new word must have, where the sheet fixes it."""
        return self.letters_exactly if self.longer_by is None else len(old.text) + self.longer_by

    def lacks(self, moves: Collection[str]) -> str:
        """What else must be permitted, with these moves, before any word could be changed: to 'add', to 'cover', to
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
    """A new word of one's own cards and cards of one word on the table; the cards of that word it leaves unused go.

    ordered: the table cards keep their order.
    bound: the table cards that the new word must use: both 'ends', the 'last' one, or the two 'named' by the player
    before; empty: it may choose.
    place: where a bound last card comes to lie: 'last' (it begins the new word), 'first-or-last' or 'anywhere'.
    least, most: how many table cards it uses besides the bound ones.
    from_hand: how many of one's own cards it uses at least.
    then_fresh: may a fresh word follow in the same play?
    takes_up: the unused table cards go to the hand, and may be in that fresh word.
    rest: the player for whom the values of the unused table cards count: for the 'maker' of the old word, or against
    the player who 'leaves' them; empty: for nobody.
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
    """Any number of words on the table with cards added, all their own cards staying, in any order; a fresh word may
    go with them."""


@dataclass(frozen=True)
class Round:
    """The last slot of the word moves before the first or on top of it; then the word is changed by these moves."""

    moves: frozenset[str]

    def lacks(self, moves: Collection[str]) -> str:
        """As for a change."""
        return "" if LAYING & set(moves) else "card"


@dataclass(frozen=True)
class Cross:
    """Leftovers of the own word go to the rival's by these moves, and a new own word is made."""

    moves: frozenset[str]

    def lacks(self, moves: Collection[str]) -> str:
        """Nothing: letters double by themselves, and the own word is always made anew."""
        return ""


@dataclass(frozen=True)
class Extend:
    """A card chosen in secret is laid before or after a row, and a word named that begins with it.

    Who supposes how a round may go asks here; rows and cards are told by their letters.
    order: of the cards that seats have chosen, whose is laid when.
    ends: the row with the card before it, and after it.
    fits: does a word begin with these letters that may be named?
    longest: the numbers of the rows of which one goes where a card fits nowhere.
    halves: that row's cards that are out of the game, and those that go to the hand.
    """

    order: Callable[[State, Mapping[int, str]], list[int]]
    ends: Callable[[str, str], Mapping[str, str]]
    fits: Callable[[Words, str], bool]
    longest: Callable[[Sequence[str]], list[int]]
    halves: Callable[[str], tuple[str, str]]


@dataclass(frozen=True)
class Call:
    """A word out of the cards that lie there for everybody is called out.

    least: how many cards it needs.
    """

    least: int


@dataclass(frozen=True)
class TakeBack:
    """Cards of the words that were laid are taken back into the hand.

    Words are told by the values of their cards, and a word that was not laid has none.
    most: from the number of cards in one's own word and in the rival's: how many cards one may take back.
    scores: from the values of both words and of the cards taken back: the points of both words.
    """

    most: Callable[[int, int], int]
    scores: Callable[[Values, Values, Values], tuple[int, int]]


Pattern = Fresh | Change | Gather | PlayOns | Round | Cross | Extend | Call | TakeBack
Patterns = tuple[Pattern, ...]

Kind = TypeVar("Kind")


def one_of(patterns: Patterns, kind: type[Kind]) -> Kind | None:
    """The pattern of this kind: what may be laid at one moment names each kind once."""
    for pattern in patterns:
        if isinstance(pattern, kind):
            return pattern
    return None


@dataclass(frozen=True)
class Plays:
    """The declaration of a game.

    opening: what opens an empty table.  later: what is laid when words lie there.
    says: what a play must say besides: 'keep', 'remove' or 'pick'.
    picks: for 'pick', which letters of a word may be named as its vowel, and which as its consonant.
    opens: is it time for an opening?
    least_value: the least value that a word may show.
    counts: how words score where not by their values: 'longest' (and each letter of the longest one more), 'highest'
    (each letter one, and the value of the highest card), 'letters' (each letter of a fresh word two).
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
        """Every pattern that can be laid at some time."""
        return self.opening + self.later

    def has(self, kind: type[Pattern]) -> bool:
        """Is there a pattern of this kind?"""
        return any(isinstance(pattern, kind) for pattern in self.all)

    def lacks(self, moves: Collection[str]) -> str:
        """What else must be permitted, with these moves, before any word on the table could be changed; see Change."""
        changing = [pattern for pattern in self.all if isinstance(pattern, Change | Round | Cross)]
        return next((lack for pattern in changing if (lack := pattern.lacks(moves))), "")

    def now(self, state: State) -> Patterns:
        """The patterns that can be laid now."""
        return self.opening if self.opens(state) or not self.later else self.later
