"""Describes a seat in one position of a game, for the modules that write what the seat can do."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.patterns import Patterns, Plays
from engine.core.public_facts import MUST, PublicFacts
from engine.core.rulebook import House
from engine.core.state import State


class Asked(NamedTuple):
    """A seat in one position of a game, with the acts that it can make.

    state: the position as this seat sees it.
    verbs: the names of the acts that are possible for the seat now, such as play or pass.
    """

    house: House
    state: State
    seat: int
    verbs: Sequence[str] = ("play",)

    @property
    def plays(self) -> Plays:
        return self.house.book.plays

    @property
    def now(self) -> Patterns:
        return self.plays.now(self.state)

    @property
    def opens(self) -> bool:
        """Whether the seat lays a new word beside the words on the table, or in their place, instead of changing one of
        them."""
        return self.plays.opens(self.state)

    @property
    def facts(self) -> PublicFacts:
        return self.house.facts(self.state)

    @property
    def must(self) -> str:
        """The face of the card that the next word must use; "" if there is none."""
        turned = self.state.turned
        return turned.face if turned is not None else "".join(self.facts.faces(MUST))
