"""Weighing one play: is it legal, does the player know its words, and what is it worth?"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.moves import Act, Move
from engine.core.oracle import ruled
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal
from engine.players.levels import Level
from engine.players.worth import at_the_end, kept_worth, worth_of

NEAR_THE_END = 12  # cards in the deck from which on the cards left in the hand count
A_WIN = 1000  # what winning is worth beside points


class Weighed(NamedTuple):
    """worth: in tenths of a point.  order: its place among those thought of.  kept: what the letters that stay in the
    hand are worth.  left: what they would cost at the end.  why: what spoke for it at last, if not its worth alone.
    liked: what it is worth to its player's taste."""

    worth: int
    order: int
    act: Act
    legal: Legal
    kept: int = 0
    left: int = 0
    why: str = ""
    liked: int = 0


def rank(play: Weighed) -> tuple[int, int]:
    """Best first; among equals, the one thought of first."""
    return -play.worth - play.liked, play.order


@dataclass(frozen=True)
class Scales:
    """start: the table before the play.  card: what a card played is worth to this player beside points."""

    house: House
    start: State
    seat: int
    level: Level
    card: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """What the player can use: the hand, the turned card, the upturned piles."""
        state = self.start
        turned = (state.turned,) if state.turned is not None else ()
        piles = tuple([pile[0] for pile in state.piles if pile]) if state.piles_show else ()
        return (*state.seats[self.seat].hand, *turned, *piles)

    def weighed(self, order: int, act: Act) -> Weighed | None:
        """The play with its worth; None if it is illegal or has words that this player does not know."""
        legal = known_legal(self.house, self.start, self.seat, act)
        return None if legal is None else self.of(order, act, legal)

    def of(self, order: int, act: Act, legal: Legal) -> Weighed:
        """The worth of what this leads to."""
        worth = worth_of(self.house, self.start, legal.state, self.seat, self.card)
        worth += self.level.lured * max(map(len, legal.words), default=0)
        kept = left = 0
        if self.level.leave and not legal.state.over:
            kept = kept_worth(self.start, legal.state, self.seat)
        deck = len(self.start.deck)
        if self.level.endgame and deck <= NEAR_THE_END:
            left = at_the_end(self.house, legal.state, self.seat) * (NEAR_THE_END - deck) // NEAR_THE_END
            kept = kept * deck // NEAR_THE_END
            if legal.state.over:
                worth += A_WIN if self.seat in legal.state.winners else -A_WIN
        return Weighed(worth + kept + left, order, act, legal, kept, left)


def known_legal(house: House, state: State, seat: int, act: Act) -> Legal | None:
    """What the act leads to. Where words are not looked up at once, a player still lays what it takes for words."""
    verdict = ruled(house, state, Move(act, seat))
    if not isinstance(verdict, Legal) or not all(house.book.is_word(house, word) for word in verdict.words):
        return None
    return verdict


def all_legal(house: House, state: State, seat: int, acts: Iterable[Act]) -> Iterator[Legal]:
    verdicts = (known_legal(house, state, seat, act) for act in acts)
    return (legal for legal in verdicts if legal is not None)
