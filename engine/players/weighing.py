"""Weighs one play: whether it is legal, whether the player knows its words, and what it is worth."""

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

NEAR_THE_END = 12  # the cards left in the hand count from this many cards in the deck on
A_WIN = 1000  # the worth of winning, beside points


class Weighed(NamedTuple):
    """A play and its worth.

    worth: in tenths of a point.
    order: its place among the plays considered.
    act: the play.
    legal: the oracle's verdict.
    kept: the worth of the letters that stay in the hand.
    left: the cost of these letters at the end.
    why: the reason that decided, if it was not the worth alone.
    liked: its worth to the player's taste.
    """

    worth: int
    order: int
    act: Act
    legal: Legal
    kept: int = 0
    left: int = 0
    why: str = ""
    liked: int = 0


def rank(play: Weighed) -> tuple[int, int]:
    """A key that sorts the best first, and among equals the one that was considered first."""
    return -play.worth - play.liked, play.order


@dataclass(frozen=True)
class Scales:
    """The scales of one player for one turn.

    start: the position before the play.
    card: the worth of a card played to this player, beside points.
    """

    house: House
    start: State
    seat: int
    level: Level
    card: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards the player can use: the hand, the turned card, the upturned piles."""
        state = self.start
        turned = (state.turned,) if state.turned is not None else ()
        piles = tuple([pile[0] for pile in state.piles if pile]) if state.piles_show else ()
        return (*state.seats[self.seat].hand, *turned, *piles)

    def weighed(self, order: int, act: Act) -> Weighed | None:
        """The play with its worth; None if it is illegal or has words that this player does not know."""
        legal = known_legal(self.house, self.start, self.seat, act)
        return None if legal is None else self.of(order, act, legal)

    def of(self, order: int, act: Act, legal: Legal) -> Weighed:
        """A legal play with its worth."""
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
    """The verdict on the act, if it is legal. Where words are not checked at once, a player lays only what it thinks
    are words."""
    verdict = ruled(house, state, Move(act, seat))
    if not isinstance(verdict, Legal) or not all(house.is_word(word, seat) for word in verdict.words):
        return None
    return verdict


def all_legal(house: House, state: State, seat: int, acts: Iterable[Act]) -> Iterator[Legal]:
    verdicts = (known_legal(house, state, seat, act) for act in acts)
    return (legal for legal in verdicts if legal is not None)
