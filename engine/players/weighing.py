"""Weighs a play for a computer player: finds out whether the play is legal, whether the player knows its words, and its
value."""

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
from engine.players.value import at_the_end, kept_value, value_of

NEAR_THE_END = (
    12  # once the deck has at most this many cards, the value of a play includes the cost of the cards left in hand
)
A_WIN = 1000  # in tenths of a point: the value of winning the game, besides the points


class Weighed(NamedTuple):
    """A play and its value, as one player judges it. All amounts are in tenths of a point."""

    value: int
    """The value of the play."""
    order: int
    """The position of the play in the order in which the player considered the plays."""
    act: Act
    """The play."""
    legal: Legal
    """The oracle's verdict."""
    kept: int = 0
    """The value of the letters that stay in the hand, for later turns."""
    left: int = 0
    """The cost of the letters in the hand if the game ends with them."""
    why: str = ""
    """The key of the reason for the play, if more than the value of the play decided."""
    liked: int = 0
    """The value that the player's taste adds."""


def rank(play: Weighed) -> tuple[int, int]:
    """A sort key that puts the best play first. Plays of the same value are in the order in which the player considered
    them."""
    return -play.value - play.liked, play.order


@dataclass(frozen=True)
class Scales:
    """Finds the values of a player's plays in one turn.

    start: the position before the play.
    card: what each played card is worth to this player besides the points, in tenths of a point.
    """

    house: House
    start: State
    seat: int
    level: Level
    card: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the player can use: the hand, the turned card and the top cards of upturned piles."""
        state = self.start
        turned = (state.turned,) if state.turned is not None else ()
        piles = tuple([pile[0] for pile in state.piles if pile]) if state.piles_show else ()
        return (*state.seats[self.seat].hand, *turned, *piles)

    def weighed(self, order: int, act: Act) -> Weighed | None:
        """The play with its value; None if the play is illegal or has words that this player does not know."""
        legal = known_legal(self.house, self.start, self.seat, act)
        return None if legal is None else self.of(order, act, legal)

    def of(self, order: int, act: Act, legal: Legal) -> Weighed:
        """The play with its value, for a play that the oracle has already found to be legal."""
        value = value_of(self.house, self.start, legal.state, self.seat, self.card)
        value += self.level.lured * max(map(len, legal.words), default=0)
        kept = left = 0
        if self.level.leave and not legal.state.over:
            kept = kept_value(self.start, legal.state, self.seat)
        deck = len(self.start.deck)
        if self.level.endgame and deck <= NEAR_THE_END:
            left = at_the_end(self.house, legal.state, self.seat) * (NEAR_THE_END - deck) // NEAR_THE_END
            kept = kept * deck // NEAR_THE_END
            if legal.state.over:
                value += A_WIN if self.seat in legal.state.winners else -A_WIN
        return Weighed(value + kept + left, order, act, legal, kept, left)


def known_legal(house: House, state: State, seat: int, act: Act) -> Legal | None:
    """The verdict on the act. None if the act is illegal or lays a word that is not in this dictionary. The dictionary
    is checked here because some games do not look words up when they are laid."""
    verdict = ruled(house, state, Move(act, seat))
    if not isinstance(verdict, Legal) or not all(house.is_word(word, seat) for word in verdict.words):
        return None
    return verdict


def all_legal(house: House, state: State, seat: int, acts: Iterable[Act]) -> Iterator[Legal]:
    verdicts = (known_legal(house, state, seat, act) for act in acts)
    return (legal for legal in verdicts if legal is not None)
