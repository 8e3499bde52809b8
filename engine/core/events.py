"""Events, which record the changes that a move makes. Applying an event to a state gives the next state, and reports of
acts are made from events. Only Moved, Arranged and Shuffled move cards. TakenBack restores an earlier position, Marked
changes other fields of the state, and Shown only informs the players."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core.cards import Card
from engine.core.state import Entry, Settlement
from engine.core.words import Word


class Zone(NamedTuple):
    """A place for cards, such as a hand or the deck.

    number: for a hand, won cards, secretly laid cards or cards put aside, the seat that has them; for a pile, its
    index.
    """

    kind: str
    number: int = 0


TABLE = Zone("table")  # the words on the table
DECK = Zone("deck")  # the top of the deck
BOTTOM = Zone("bottom")  # the bottom of the deck
DEAD = Zone("dead")
ROW = Zone("row")
TURNED = Zone("turned")


def hand_of(seat: int) -> Zone:
    return Zone("hand", seat)


def won_by(seat: int) -> Zone:
    return Zone("won", seat)


def committed_by(seat: int) -> Zone:
    return Zone("committed", seat)


def aside_of(seat: int) -> Zone:
    return Zone("aside", seat)


def pile(index: int) -> Zone:
    return Zone("pile", index)


@dataclass(frozen=True, slots=True)
class Moved:
    """Cards went from one zone (a place for cards, such as a hand) to another."""

    cards: tuple[Card, ...]
    source: Zone
    target: Zone


class Batch(NamedTuple):
    zone: Zone
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Arranged:
    """The words on the table changed. `taken` lists the cards that came to the table, with their old places. `given`
    lists the cards that left the table, with their new places. In `table`, a word without cards marks the place of a
    row that was taken apart."""

    table: tuple[Word, ...]
    taken: tuple[Batch, ...] = ()
    given: tuple[Batch, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat showed these words to all players, with the cards in final order. The cards have not yet left their old
    places."""

    seat: int
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Missed:
    """A seat called out a word that does not count. All players learn the reason: 'cards' or 'letters' if the word has
    too few of them, 'word' if it is not a word."""

    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The deck has a new order."""

    deck: tuple[Card, ...]
    dice: int


class Sum(NamedTuple):
    """A part of a score, with the reason for it.

    points: the points that this part adds.
    times: the factor by which the whole part is multiplied.
    cards: the cards whose values are added.
    what: the name of what the part counts, if it does not count the values of cards.
    """

    points: int
    cards: tuple[Card, ...] = ()
    what: str = ""
    times: int = 1


@dataclass(frozen=True, slots=True)
class Scored:
    """A seat scored points.

    sums: the parts of the points, if the game gives them.
    word: the new word that earned the points, if a word did.
    """

    seat: int
    points: int
    sums: tuple[Sum, ...] = ()
    word: Word | None = None


@dataclass(frozen=True, slots=True)
class Settled:
    """At the end of the game, remaining cards gave a seat points or cost it points. Everybody sees these cards."""

    settlement: Settlement


@dataclass(frozen=True, slots=True)
class WonTrick:
    seat: int


@dataclass(frozen=True, slots=True)
class LeftGame:
    """A seat left the game: it was knocked out or resigned."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skipping:
    """A seat must miss this many of its next turns."""

    seat: int
    skips: int


@dataclass(frozen=True, slots=True)
class Marked:
    """Some fields of the state that do not hold cards have changed, such as the turn, the player to act, the phase, a
    counter or the notes."""

    fields: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Logged:
    entry: Entry


@dataclass(frozen=True, slots=True)
class Revealed:
    """Secretly laid cards were revealed on the table and in the log."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A challenged play was undone; the table is again as it was before that play.

    entry: the index of the play's line in the log.
    """

    entry: int


@dataclass(frozen=True, slots=True)
class Ended:
    reason: str
    winners: tuple[int, ...]
    result: int | None = None


Event = (
    Moved
    | Arranged
    | Shown
    | Missed
    | Shuffled
    | Scored
    | Settled
    | WonTrick
    | LeftGame
    | Skipping
    | Marked
    | Logged
    | Revealed
    | TakenBack
    | Ended
)
