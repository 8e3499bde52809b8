"""What a play is made of, as a rule sheet declares it: so many fresh words, such a change, these cards of the table.

A declaration is plain data. Legality and the search for plays read it (engine/parts/declared), and so do the hands at
the table, the signs of the moves, the line that says what is wanted now, and computer players. A few games lay words in
a way of their own: they declare it by name, and their sheets say the rest.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from engine.core.state import State
from engine.core.words import Word

if TYPE_CHECKING:
    from engine.core.rulebook import House


Values = Sequence[int]  # of cards


@dataclass(frozen=True)
class Fresh:
    """Words of one's own cards alone, or with cards of the row.

    least, most: so many in one play; no most: any number.
    letters: so many letters in each, where that is fixed.
    replaces: the word takes the place of all that lies on the table.
    hidden: nobody else sees it until all have laid one.
    row: each has at least one card of the row, which everybody may use, and at least one of the hand.
    """

    least: int = 1
    most: int | None = 1
    letters: int | None = None
    replaces: bool = False
    hidden: bool = False
    row: bool = False


@dataclass(frozen=True)
class Change:
    """Words on the table changed where they lie: each of their cards stays, is covered or exchanged.

    moves: in these ways (letters of EVERY_MOVE).
    words: so many in one play; None for any number.
    letters: so many letters in the new word, where that is fixed.
    longer: so many letters more than before, where that is fixed.
    cards: exactly so many hand cards, where that is fixed.
    leaves: a word of so many letters leaves the table at once.
    open_to: may this seat change this word?
    """

    moves: frozenset[str]
    words: int | None = None
    letters: int | None = None
    longer: int | None = None
    cards: int | None = None
    leaves: int | None = None
    open_to: Callable[[Word, int], bool] = lambda word, seat: True


@dataclass(frozen=True)
class Gather:
    """A new word of one's own cards and cards of one word on the table; the cards of it that are not used leave.

    ordered: table cards keep their order.
    bound: which of them every word needs: its 'ends', its 'last' card or the 'named' ones; none if empty.
    place: where the bound last card comes to lie: 'last' (it begins the word), 'first-or-last' or 'anywhere'.
    least, most: so many table cards besides the bound ones.
    from_hand: so many of one's own cards at least.
    then_fresh: may a fresh word follow in the same play?
    takes_up: the table cards that are not used go to the hand, and may be in that word.
    """

    ordered: bool = False
    bound: str = ""
    place: str = "anywhere"
    least: int = 1
    most: int | None = None
    from_hand: int = 1
    then_fresh: bool = False
    takes_up: bool = False


@dataclass(frozen=True)
class PlayOns:
    """Any number of words on the table with cards added, all their own cards staying, in any order; a fresh word may
    go with them."""


@dataclass(frozen=True)
class Round:
    """The last slot of the word moves before the first or on top of it; then the word is changed by these moves."""

    moves: frozenset[str]


@dataclass(frozen=True)
class Cross:
    """Leftovers of the own word go to the rival's by these moves, and a new own word is made."""

    moves: frozenset[str]


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
    fits: Callable[["House", str], bool]
    longest: Callable[[Sequence[str]], list[int]]
    halves: Callable[[str], tuple[str, str]]


@dataclass(frozen=True)
class Call:
    """A word out of the cards that lie there for everybody is called out.

    least: of so many cards at least.
    """

    least: int


@dataclass(frozen=True)
class TakeBack:
    """Cards of the words that were laid are taken back into the hand.

    Words are told by the values of their cards, and a word that was not laid has none.
    most: so many cards may be taken back by who laid the first word, against the second.
    scores: what each word brings when these cards were taken back.
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
    """

    opening: Patterns
    later: Patterns = ()
    says: str = ""
    picks: Callable[[str], tuple[Collection[str], Collection[str]]] = lambda word: ((), ())
    opens: Callable[[State], bool] = lambda state: not state.table

    @property
    def all(self) -> Patterns:
        """Every pattern that can be laid at some time."""
        return self.opening + self.later

    def has(self, kind: type[Pattern]) -> bool:
        """Is there a pattern of this kind?"""
        return any(isinstance(pattern, kind) for pattern in self.all)

    def now(self, state: State) -> Patterns:
        """The patterns that can be laid now."""
        return self.opening if self.opens(state) or not self.later else self.later
