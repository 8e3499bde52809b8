"""The state: everything that is true at the table, in one frozen value."""

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from engine.core.cards import Card
from engine.core.moves import Act
from engine.core.words import Word


@dataclass(frozen=True)
class Seat:
    """One player's place.

    won: the cards won.
    committed: secretly laid cards that only their owner sees.
    aside: cards that nobody sees until the end.
    out: the player was knocked out or resigned.
    skips: how many turns the player must miss.
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
    do: the written act.
    act: the act itself; in a view it reveals no more of a secret than its brief.
    secret: only the seat may read the line for now.
    brief: the text that the others read meanwhile.
    undone: the words of a play that was taken back; for a challenge, the wrong words.
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
    """The points that the end of a game takes from a seat or gives it.

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


Draws = tuple[tuple[tuple[int, str], ...], ...]  # rounds of (seat, face) drawn to decide who begins


class Pending(NamedTuple):
    """A play that can still be challenged.

    entry: its line in the log.
    challenged_by: the seats that doubt it, if one seat alone does not decide (Four Rows).
    waits: seats that must still answer before this play may end the game.
    ending: the ending that waits for them.
    """

    seat: int
    words: tuple[str, ...]
    entry: int
    challenged_by: tuple[int, ...] = ()
    waits: tuple[int, ...] = ()
    ending: str | None = None


@dataclass(frozen=True)
class State:
    """The position.

    piles_show: the top cards of the piles lie face up.
    actor: the seat whose turn it is.
    phase: the part of its turn.
    notes: anything else this game must remember.
    shown: committed cards lie open.
    opened: a word has been laid.
    worded: this turn has made a word.
    passes: passes in a row.

    These fields reveal a standstill (engine/parts/flow/standstill.py):
    idle: turns in a row with nothing but passes.
    wordless: turns in a row without a word.
    traded: cards traded since the last word.
    deck_was: cards in the deck when the turn began.
    low: the fewest cards held since the deck ran out; if no move lays a card for good, the fewest in deck and hands
    since the start.
    since_low: turns since then.

    lasts: seats that still have a last turn, once last turns have begun.
    before: the position before the play that can still be challenged; in a turn of several words it holds the earlier
    plays, which can be challenged too.
    laid_out: the words of a set-up, which lay on the table before the first act.
    settled: the settlement of the cards left in the game that has just ended.
    end: the reason why the game is over, None until then.
    winners: the seats that won: none, one or several.
    result: the result of a player who played alone.
    """

    seats: tuple[Seat, ...]
    deck: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()
    table: tuple[Word, ...] = ()
    row: tuple[Card, ...] = ()
    piles: tuple[tuple[Card, ...], ...] = ()
    piles_show: bool = False
    turned: Card | None = None
    turn: int = 1
    actor: int = 0
    phase: str = ""
    notes: Any = None
    shown: bool = False
    opened: bool = False
    worded: bool = False
    passes: int = 0
    idle: int = 0
    wordless: int = 0
    traded: int = 0
    deck_was: int = 0
    low: int | None = None
    since_low: int = 0
    lasts: tuple[int, ...] | None = None
    dice: int = 0
    log: tuple[Entry, ...] = ()
    pending: Pending | None = None
    before: "State | None" = None
    draws: Draws = ()
    laid_out: tuple[str, ...] = ()
    settled: tuple[Settlement, ...] = ()
    end: str | None = None
    winners: tuple[int, ...] = ()
    result: int | None = None

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
        """The next seat still in, clockwise; the seat itself if it is alone."""
        return self._beside(seat, 1)

    def seat_before(self, seat: int) -> int:
        """The nearest seat still in, counter-clockwise."""
        return self._beside(seat, -1)

    def _beside(self, seat: int, step: int) -> int:
        count = len(self.seats)
        for away in range(1, count):
            other = (seat + step * away) % count
            if not self.seats[other].out:
                return other
        return seat

    def held(self) -> int:
        """How many cards all players hold together, secretly laid ones included."""
        return sum([len(seat.hand) + len(seat.committed) for seat in self.seats])


Place = TypeVar("Place", State, Seat)


def altered(thing: Place, **fields: Any) -> Place:
    """The same state or seat with some fields changed: it does what dataclasses.replace does, many times as fast.

    A judged move makes a dozen states, and hints and computer players judge thousands of moves.
    """
    new = object.__new__(type(thing))
    object.__setattr__(new, "__dict__", thing.__dict__ | fields)
    return new
