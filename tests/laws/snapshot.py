"""Writes a position as JSON with all its cards, hidden ones included, and reads it again.

A record of a game lists moves, but a snapshot contains a single state. The JSON does not name classes: the reader finds
them in the declared types of the fields of `State` and of the game's notes.
"""

import json
from dataclasses import fields, is_dataclass
from functools import lru_cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from engine.core.moves import Act, Simple
from engine.core.rulebook import House
from engine.core.state import State


def write_state(state: State) -> str:
    return json.dumps(_plain(state), ensure_ascii=False, separators=(",", ":"))


def read_state(text: str, house: House) -> State:
    """Reads a state that `write_state` has written for a game with these rules."""
    state: State = _made(State, json.loads(text), type(house.book.deal(house).notes))
    return state


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        verb = {"verb": value.verb} if isinstance(value, Act) else {}
        return verb | {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _made(kind: Any, data: Any, notes: type) -> Any:
    """Makes a value of the type `kind` from the data. `notes` is the class of the game's notes, whose type `State`
    declares as Any."""
    if kind is Any:
        return data if data is None else _made(notes, data, notes)
    if kind == Act:
        verb = data["verb"]
        kind = next((act for act in get_args(Act) if act.verb == verb), Simple)
        data = {"verb": verb} if kind is Simple else {key: data[key] for key in data if key != "verb"}
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        kind, *others = [choice for choice in get_args(kind) if choice is not type(None)]
        return data if data is None or others else _made(kind, data, notes)
    if origin is tuple:
        kinds = get_args(kind)
        if len(kinds) == 2 and kinds[1] is ...:
            return tuple([_made(kinds[0], item, notes) for item in data])
        return tuple([_made(one, item, notes) for one, item in zip(kinds, data, strict=True)])
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        return kind(**{key: _made(hints[key], item, notes) for key, item in data.items()})
    if isinstance(kind, type) and issubclass(kind, tuple):  # the type is a NamedTuple
        return kind(*[_made(hint, item, notes) for hint, item in zip(_hints(kind).values(), data, strict=True)])
    return data


@lru_cache(maxsize=64)
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)
