"""What the oracle answers: this is legal and leads here, this lacks something yet, or this can never be and why."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from engine.core.events import Event
from engine.core.state import State


@dataclass(frozen=True)
class Reason:
    """Why a move is refused. key: 'code' or 'code:case', the name of a sentence; facts: what the sentence names."""

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
    """The move may be made. state: the table afterwards; words, points: what it made and scored for its seat."""

    state: State
    events: tuple[Event, ...]
    words: tuple[str, ...] = ()
    points: int = 0


@dataclass(frozen=True)
class Refusal:
    """The move may not be made, at least not as it is."""

    reason: Reason


@dataclass(frozen=True)
class NotYet(Refusal):
    """A half-laid play: more cards or words can still complete it, going by the rules alone and not by what is a word.
    reason: what is lacking."""


@dataclass(frozen=True)
class Illegal(Refusal):
    """Nothing that could be added can mend it."""


Verdict = Legal | NotYet | Illegal
