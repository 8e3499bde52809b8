"""A seat at one moment of a game, for the modules that write what it can do."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.patterns import Patterns, Plays
from engine.core.public_facts import MUST, PublicFacts
from engine.core.rulebook import House
from engine.core.state import State


class Asked(NamedTuple):
    """The seat and its moment.

    state: the position as it sees it.
    verbs: the verbs it can use.
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
        """Whether the next word is laid beside, or instead of, the words on the table."""
        return self.plays.opens(self.state)

    @property
    def facts(self) -> PublicFacts:
        return self.house.facts(self.state)

    @property
    def must(self) -> str:
        """The face of the card that the next word must use, if any."""
        turned = self.state.turned
        return turned.face if turned is not None else "".join(self.facts.faces(MUST))
