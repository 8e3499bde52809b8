"""Events: what happened. Only Moved, Arranged and Shuffled move cards; Marked keeps the books, Shown informs the
players."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core.cards import Card
from engine.core.state import Entry, Settlement
from engine.core.words import Word


class Zone(NamedTuple):
    """A place for cards.

    number: the seat of a hand, won pile, commitment or cards aside; the index of a pile.
    """

    kind: str
    number: int = 0


TABLE = Zone("table")  # the words on it
DECK = Zone("deck")  # the top of it
BOTTOM = Zone("bottom")  # the bottom of it
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
    """Cards went from one zone to another."""

    cards: tuple[Card, ...]
    source: Zone
    target: Zone


class Batch(NamedTuple):
    zone: Zone
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Arranged:
    """The words on the table changed: cards came in from `taken` and left to `given`. A word without cards marks the
    place of a row that was taken apart."""

    table: tuple[Word, ...]
    taken: tuple[Batch, ...] = ()
    given: tuple[Batch, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat showed these words to all, with their cards in final order. Nothing has changed yet: the cards are still
    where they come from."""

    seat: int
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Missed:
    """A seat called out something that does not count, and all hear why: too few 'cards' or 'letters', or no 'word'."""

    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The deck has a new order."""

    deck: tuple[Card, ...]
    dice: int


class Sum(NamedTuple):
    """A part of a score, with its reason.

    points: the points it adds.
    times: the factor for everything in it.
    cards: the cards whose values are added.
    what: the name of anything else that counts; empty if values do.
    """

    points: int
    cards: tuple[Card, ...] = ()
    what: str = ""
    times: int = 1


@dataclass(frozen=True, slots=True)
class Scored:
    """A seat scored.

    sums: the parts of the points, if the game gives them.
    word: the new word that scores them, if one does.
    """

    seat: int
    points: int
    sums: tuple[Sum, ...] = ()
    word: Word | None = None


@dataclass(frozen=True, slots=True)
class Settled:
    """At the end a seat lost or gained the points of cards that were left. Everybody sees these cards."""

    settlement: Settlement


@dataclass(frozen=True, slots=True)
class WonTrick:
    seat: int


@dataclass(frozen=True, slots=True)
class LeftGame:
    """A seat was knocked out or resigned."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skipping:
    """A seat must miss this many turns."""

    seat: int
    skips: int


@dataclass(frozen=True, slots=True)
class Marked:
    """The books changed: turn, actor, phase, counters, notes. Never cards."""

    fields: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Logged:
    entry: Entry


@dataclass(frozen=True, slots=True)
class Revealed:
    """Secretly laid cards were revealed, in the log too."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A challenged play was undone, and the table is as it was before it.

    entry: its line in the log.
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
