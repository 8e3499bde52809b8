"""Simulates a round of Four Rows with guessed cards for the others: what it gains, and which cards fit after it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from engine.core.cards import Card
from engine.core.patterns import Extend
from engine.core.rulebook import House
from engine.core.shuffle import below
from engine.core.state import State
from engine.players.thinking import Mind

A_CARD = 40  # the cost of a card that comes to the hand
FITS = 12  # the worth of a card that fits after the round

Rows = tuple[str, ...]
Chosen = Mapping[int, str]  # the cards of a round, by seat


@dataclass
class Fitting:
    """The places where a card fits, by the rule sheet; remembers its answers, since a decision asks the same many
    times."""

    house: House
    _found: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.sheet = next(pattern for pattern in self.house.book.plays.all if isinstance(pattern, Extend))

    def order(self, view: State, chosen: Chosen) -> list[int]:
        """The seats in the order in which they lay."""
        return self.sheet.order(view, chosen)

    def after(self, rows: Rows, face: str) -> Iterator[Rows]:
        """Yields the rows with the card at each of its places."""
        for index, row in enumerate(rows):
            for longer in self._longer(row, face):
                yield (*rows[:index], longer, *rows[index + 1 :])

    def places(self, rows: Rows, face: str) -> int:
        return sum([len(self._longer(row, face)) for row in rows])

    def fits(self, rows: Rows, face: str) -> bool:
        return any(self._longer(row, face) for row in rows)  # a generator, to stop at the first

    def fitting(self, rows: Rows, faces: Sequence[str]) -> int:
        return sum([self.fits(rows, face) for face in faces])

    def better(self, rows: Rows, mine: Sequence[str], theirs: Sequence[str]) -> int:
        """How good the rows are for a player with the cards `mine`, while others still have `theirs` to lay."""
        return FITS * self.fitting(rows, mine) - A_CARD * self.fitting(rows, theirs)

    def _longer(self, row: str, face: str) -> tuple[str, ...]:
        found = self._found.get((row, face))
        if found is None:
            ends = self.sheet.ends(row, face).values()
            found = self._found[row, face] = tuple([end for end in ends if self.sheet.fits(self.house.words, end)])
        return found

    def broken_up(self, rows: Rows, face: str, number: int | None = None) -> tuple[Rows, str]:
        """The rows after a card did not fit and this row was broken up, and the cards that come to the hand.

        number: the row; None means the first that the rules permit.
        """
        index = (number or self.sheet.longest(rows)[0]) - 1
        _, picked = self.sheet.halves(rows[index])
        return (*rows[:index], face, *rows[index + 1 :]), picked


def suppose(mind: Mind, fitting: Fitting, rows: Rows, count: int) -> Iterator[Chosen]:
    """Yields what the others may choose, `count` times: from the cards they may hold, one that fits now."""
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


def goes(mind: Mind, fitting: Fitting, rows: Rows, chosen: Chosen, mine: Sequence[str]) -> int:
    """The gain from a round, or the rest of it, for the player who also holds the cards `mine`.

    It counts cards that others pick up, cards that this player picks up, and its cards that fit afterwards.
    """
    order, worth = fitting.order(mind.view, chosen), 0
    hand = list(mine)
    for number, seat in enumerate(order):
        face = chosen[seat]
        places = list(fitting.after(rows, face))
        if not places:
            rows, picked = fitting.broken_up(rows, face)
            if seat == mind.seat:
                hand += picked
                worth -= A_CARD * len(picked)
            else:
                worth += A_CARD * len(picked) // (len(mind.view.playing) - 1)
        elif seat == mind.seat:
            rest = [chosen[other] for other in order[number + 1 :]]
            rows = max(places, key=lambda after: fitting.better(after, hand, rest))
        else:
            mind.dice, throw = below(len(places), mind.dice)
            rows = places[throw]
    return worth + FITS * fitting.fitting(rows, hand)
