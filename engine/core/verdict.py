"""The answers of the oracle: a move is legal, with the table after the move; a play is not yet legal; or a move is
illegal. Each refusal has its reason."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from engine.core.events import Event
from engine.core.state import State


@dataclass(frozen=True)
class Reason:
    """The reason why a move is refused.

    key: 'code' or 'code:case'; it identifies the sentence shown to the player.
    facts: the values inserted into that sentence.
    """

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def code(self) -> str:
        return self.key.partition(":")[0]


class Refused(Exception):
    """The exception that a rule sheet raises when a rule forbids the move."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


def refuse(key: str, /, **facts: Any) -> NoReturn:
    raise Refused(Reason(key, facts))


@dataclass(frozen=True)
class Legal:
    """The verdict that a move is legal.

    state: the table afterwards.
    words, points: the new words, and the points of the seat that moved.
    """

    state: State
    events: tuple[Event, ...]
    words: tuple[str, ...] = ()
    points: int = 0


@dataclass(frozen=True)
class Refusal:
    """The verdict that a move is refused. The subclasses show whether additions could make it legal."""

    reason: Reason


@dataclass(frozen=True)
class NotYet(Refusal):
    """The verdict on a half-laid play that more cards or words can still make legal. Only the rules are checked for
    this; no word is looked up.

    reason: the reason why the play is refused as it is.
    """


@dataclass(frozen=True)
class Illegal(Refusal):
    """The verdict that no addition can make a move legal."""


Verdict = Legal | NotYet | Illegal
