"""The state of a game: the complete position at the table, in one frozen value."""

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from engine.core.cards import Card
from engine.core.moves import Act
from engine.core.words import Word


@dataclass(frozen=True)
class Seat:
    """One player's place at the table, with the cards and the score of that player.

    won: the cards that the player has won.
    committed: secretly laid cards that only their owner sees.
    aside: cards put aside, which nobody sees until the end.
    out: whether the player was knocked out or resigned.
    skips: the number of turns that the player must miss.
    """

    hand: tuple[Card, ...] = ()
    score: int = 0
    won: tuple[Card, ...] = ()
    tricks: int = 0
    out: bool = False
    committed: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    skips: int = 0


class Entry(NamedTuple):
    """A line of the log.

    seat: the player, counted from 0.
    do: the act in the notation.
    act: the act itself. In a view, a secret act reveals no more than `brief` does.
    secret: whether only this seat may read the line for now.
    brief: the text that the other players read as long as the line is secret.
    undone: for a play that was taken back, its words; for a challenge, the wrong words.
    """

    turn: int
    seat: int
    do: str
    act: Act
    words: tuple[str, ...] = ()
    points: int = 0
    secret: bool = False
    brief: str = ""
    undone: tuple[str, ...] = ()


class Settlement(NamedTuple):
    """The points that a seat gains or loses at the end of a game for cards that were not played.

    why: "hand" for the cards left in hand, "aside" for the cards put aside, "word" for the word left on the table.
    cards: the settled cards.
    values: the points of each card; negative if the seat loses them.
    """

    seat: int
    why: str
    cards: tuple[Card, ...]
    values: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(self.values)


# For each round in which players draw cards to decide who begins: the seats, each with the face it drew.
Draws = tuple[tuple[tuple[int, str], ...], ...]


class Pending(NamedTuple):
    """A play that can still be challenged.

    entry: the index of the play's line in the log.
    challenged_by: the seats that doubt the play, in a game where several seats must doubt it (Four Rows).
    waits: the seats that must still answer before this play may end the game.
    ending: the reason for which the game ends after the last of these answers.
    """

    seat: int
    words: tuple[str, ...]
    entry: int
    challenged_by: tuple[int, ...] = ()
    waits: tuple[int, ...] = ()
    ending: str | None = None


@dataclass(frozen=True)
class State:
    """The position of a game: all cards, scores and notes at one moment."""

    seats: tuple[Seat, ...]
    deck: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()
    table: tuple[Word, ...] = ()
    row: tuple[Card, ...] = ()
    piles: tuple[tuple[Card, ...], ...] = ()
    piles_show: bool = False
    """Whether the piles have their top cards face up."""
    turned: Card | None = None
    turn: int = 1
    actor: int = 0
    """The seat whose turn it is."""
    phase: str = ""
    """The name of the current part of the turn, in games whose turns have several parts."""
    notes: Any = None
    """The data that only this game needs, as an object of its own class; None if it needs no such data."""
    shown: bool = False
    """Whether secretly laid cards (`committed`) are now face up."""
    opened: bool = False
    """Whether a word has been laid in this game."""
    worded: bool = False
    """Whether a word has been made in this turn."""
    passes: int = 0
    """The number of passes in a row."""

    # The rules detect a standstill by these counts (engine/parts/flow/standstill.py).
    idle: int = 0
    """The number of turns in a row with nothing but passes."""
    wordless: int = 0
    """The number of turns in a row without a word."""
    traded: int = 0
    """The number of cards traded since the last word."""
    deck_was: int = 0
    """The number of cards in the deck when the turn began."""
    low: int | None = None
    """The lowest number of cards that all players together have held since the deck ran out. In a game in which no move
    reduces the number of hand cards, the lowest number of cards in deck and hands since the start."""
    since_low: int = 0
    """The number of turns since `low` last became smaller."""

    lasts: tuple[int, ...] | None = None
    """The seats that still have a last turn; None before the last turns begin."""
    dice: int = 0
    log: tuple[Entry, ...] = ()
    pending: Pending | None = None
    before: "State | None" = None
    """The position before the play that can still be challenged. In a turn of several plays that can be challenged, the
    field `before` of that position is the position before the preceding play, and so on."""
    draws: Draws = ()
    laid_out: tuple[str, ...] = ()
    """The words that a set-up put on the table before the first act."""
    settled: tuple[Settlement, ...] = ()
    """The settlement of the cards left in the game that has just ended."""
    end: str | None = None
    """The reason why the game is over; None while it goes on."""
    winners: tuple[int, ...] = ()
    """The seats that won, if any."""
    result: int | None = None
    """The result of a player who played alone."""

    @property
    def over(self) -> bool:
        return self.end is not None

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats still in the game, in order."""
        return tuple([seat for seat, place in enumerate(self.seats) if not place.out])

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that must still answer before the last play may end the game."""
        return self.pending.waits if self.pending is not None else ()

    def after(self, seat: int) -> int:
        """The next seat still in the game, clockwise; the given seat if no other seat is in the game."""
        return self._nearest_seat(seat, 1)

    def seat_before(self, seat: int) -> int:
        """The nearest seat still in the game, counter-clockwise."""
        return self._nearest_seat(seat, -1)

    def _nearest_seat(self, seat: int, step: int) -> int:
        count = len(self.seats)
        for away in range(1, count):
            other = (seat + step * away) % count
            if not self.seats[other].out:
                return other
        return seat

    def held(self) -> int:
        """The number of cards that all players together have in their hands or have laid in secret."""
        return sum([len(seat.hand) + len(seat.committed) for seat in self.seats])


Place = TypeVar("Place", State, Seat)


def altered(thing: Place, **fields: Any) -> Place:
    """A copy of a state or a seat with some fields changed. Used instead of dataclasses.replace, which is many times
    slower. Speed matters because judging one move makes a dozen states, and hints and computer players judge thousands
    of moves."""
    new = object.__new__(type(thing))
    object.__setattr__(new, "__dict__", thing.__dict__ | fields)
    return new
