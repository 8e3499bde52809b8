"""Simulates one round of Four Rows for a computer player, with guessed cards for the other players, and computes the
value of the round for that player."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from engine.core.cards import Card
from engine.core.patterns import Extend
from engine.core.rulebook import House
from engine.core.shuffle import below
from engine.core.state import State
from engine.players.thinking import Mind

A_CARD = 40  # in tenths of a point: the cost of each card that comes into the hand
FITS = 12  # in tenths of a point: the value of each card that still fits after the round

Rows = tuple[str, ...]
Chosen = Mapping[int, str]  # for each seat, the card that it chose for this round


@dataclass
class Fitting:
    """Finds the places where cards fit the rows of Four Rows. The results are stored, because a single decision needs
    the same places many times."""

    house: House
    _found: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.sheet = next(pattern for pattern in self.house.book.plays.all if isinstance(pattern, Extend))

    def order(self, view: State, chosen: Chosen) -> list[int]:
        """The seats in the order in which they lay their cards."""
        return self.sheet.order(view, chosen)

    def after(self, rows: Rows, face: str) -> Iterator[Rows]:
        """For each place where the card fits, yields the rows after the card was laid there."""
        for index, row in enumerate(rows):
            for longer in self._longer(row, face):
                yield (*rows[:index], longer, *rows[index + 1 :])

    def places(self, rows: Rows, face: str) -> int:
        return sum([len(self._longer(row, face)) for row in rows])

    def fits(self, rows: Rows, face: str) -> bool:
        # This is a generator instead of a list, so that any() stops at the first row that fits.
        return any(self._longer(row, face) for row in rows)

    def fitting(self, rows: Rows, faces: Sequence[str]) -> int:
        return sum([self.fits(rows, face) for face in faces])

    def better(self, rows: Rows, mine: Sequence[str], theirs: Sequence[str]) -> int:
        """How good the rows are, as a number, for a player who holds the cards `mine` while the other players must
        still lay the cards `theirs`."""
        return FITS * self.fitting(rows, mine) - A_CARD * self.fitting(rows, theirs)

    def _longer(self, row: str, face: str) -> tuple[str, ...]:
        found = self._found.get((row, face))
        if found is None:
            ends = self.sheet.ends(row, face).values()
            found = self._found[row, face] = tuple([end for end in ends if self.sheet.fits(self.house.words, end)])
        return found

    def broken_up(self, rows: Rows, face: str, number: int | None = None) -> tuple[Rows, str]:
        """The rows after a card that fits nowhere has broken up a row and begun a new one, and the cards that come into
        the hand.

        number: the row to break up; None means the first row that the rules permit.
        """
        index = (number or self.sheet.longest(rows)[0]) - 1
        _, picked = self.sheet.halves(rows[index])
        return (*rows[:index], face, *rows[index + 1 :]), picked


def guessed_choices(mind: Mind, fitting: Fitting, rows: Rows, count: int) -> Iterator[Chosen]:
    """Yields `count` guesses at the cards that the other players have chosen. In each guess, every other player has a
    guessed hand and has chosen one of its cards: if possible, one that fits a row now."""
    view = mind.view
    for _ in range(count):
        unseen: Iterator[Card] = iter(mind.guessed_cards())
        chosen = {}
        for seat in view.playing:
            if seat != mind.seat:
                place = view.seats[seat]
                held = [card.face for card in islice(unseen, len(place.hand) + len(place.committed))]
                if held:
                    chosen[seat] = next((face for face in held if fitting.fits(rows, face)), held[0])
        yield chosen


def round_value(mind: Mind, fitting: Fitting, rows: Rows, chosen: Chosen, mine: Sequence[str]) -> int:
    """The value of the remainder of a round for this player, whose hand has the cards `mine`.

    Cards that other players pick up, and cards of this player that still fit, raise the value; cards that this player
    picks up lower it.
    """
    order, value = fitting.order(mind.view, chosen), 0
    hand = list(mine)
    for number, seat in enumerate(order):
        face = chosen[seat]
        places = list(fitting.after(rows, face))
        if not places:
            rows, picked = fitting.broken_up(rows, face)
            if seat == mind.seat:
                hand += picked
                value -= A_CARD * len(picked)
            else:
                value += A_CARD * len(picked) // (len(mind.view.playing) - 1)
        elif seat == mind.seat:
            rest = [chosen[other] for other in order[number + 1 :]]
            rows = max(places, key=lambda after: fitting.better(after, hand, rest))
        else:
            mind.dice, throw = below(len(places), mind.dice)
            rows = places[throw]
    return value + FITS * fitting.fitting(rows, hand)
