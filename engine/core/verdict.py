"""The verdicts of the oracle: a move is legal, a play is not yet legal, or a move is illegal. A legal move comes with
the table after it, a refused one with a reason."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from engine.core.events import Event
from engine.core.state import State


@dataclass(frozen=True)
class Reason:
    """The reason why a move is refused.

    key: 'code' or 'code:case'; engine/messages.py has the sentence for the player under this key.
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

    state: the table after the move.
    words, points: the words that the move made, and the points that it gave the seat that moved.
    """

    state: State
    events: tuple[Event, ...]
    words: tuple[str, ...] = ()
    points: int = 0


@dataclass(frozen=True)
class Refusal:
    """The verdict that a move is refused. The subclass shows whether more cards or words could make it legal."""

    reason: Reason


@dataclass(frozen=True)
class NotYet(Refusal):
    """The verdict on a half-laid play that more cards or words would make legal, assuming that any letters count as a
    word.

    reason: the reason for which the play is refused as it is.
    """


@dataclass(frozen=True)
class Illegal(Refusal):
    """The verdict that a move is illegal and that no more cards or words could make it legal."""


Verdict = Legal | NotYet | Illegal
