"""The oracle's answers: the move is legal and leads here, it still lacks something, or it can never be legal, and
why."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from engine.core.events import Event
from engine.core.state import State


@dataclass(frozen=True)
class Reason:
    """Why a move is refused.

    key: 'code' or 'code:case', the name of a sentence.
    facts: the values that fill the sentence.
    """

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def code(self) -> str:
        return self.key.partition(":")[0]


class Refused(Exception):
    """Raised inside a rule sheet where a sentence of the rules forbids the move."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


def refuse(key: str, /, **facts: Any) -> NoReturn:
    raise Refused(Reason(key, facts))


@dataclass(frozen=True)
class Legal:
    """The move is legal.

    state: the table afterwards.
    words, points: the new words and the points of its seat.
    """

    state: State
    events: tuple[Event, ...]
    words: tuple[str, ...] = ()
    points: int = 0


@dataclass(frozen=True)
class Refusal:
    """The move is refused, at least as it is."""

    reason: Reason


@dataclass(frozen=True)
class NotYet(Refusal):
    """A half-laid play that more cards or words can still complete. The rules alone decide that, not the dictionary.

    reason: why it is refused as it is.
    """


@dataclass(frozen=True)
class Illegal(Refusal):
    """A move that no addition can make legal."""


Verdict = Legal | NotYet | Illegal
