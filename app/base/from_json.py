"""Data from a file, made into what it should be: plain values and frozen dataclasses of them.

It checks the settings, which are read before the first picture: pydantic, which checks the results of games when they
are asked for, would take 14 MB and a tenth of a second of every start.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")


def fitted(kind: type[T], data: Any) -> T:
    """The data as this kind of thing; ValueError where it is none. Keys that the kind does not know are left out."""
    found: T = _fitted(kind, data)
    return found


def _fitted(kind: Any, data: Any) -> Any:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal and any(data is part or (type(data) is type(part) and data == part) for part in parts):
        return data
    if origin is UnionType:
        return _one_of(parts, data)
    if origin is tuple and isinstance(data, (list, tuple)):
        return tuple([_fitted(parts[0], one) for one in data])
    if origin is dict and isinstance(data, Mapping):
        return {_fitted(parts[0], key): _fitted(parts[1], value) for key, value in data.items()}
    if is_dataclass(kind) and isinstance(data, Mapping):
        return _made(kind, data)
    if type(data) is kind:  # strictly: true is not the number 1
        return data
    raise ValueError(f"{data!r:.60} is no {kind}")


def _one_of(kinds: tuple[Any, ...], data: Any) -> Any:
    for kind in kinds:
        try:
            return _fitted(kind, data)
        except ValueError:
            continue
    raise ValueError(f"{data!r:.60} is none of {kinds}")


def _made(kind: Any, data: Mapping[str, Any]) -> Any:
    hints = _hints(kind)
    known = {one.name: _fitted(hints[one.name], data[one.name]) for one in fields(kind) if one.name in data}
    try:
        return kind(**known)
    except TypeError as lacking:
        raise ValueError(str(lacking)) from None


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind)
