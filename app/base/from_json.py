"""Converts JSON data into plain values and frozen dataclasses, and checks the data against their types. This module
reads the settings, because pydantic would add 14 MB and a tenth of a second to every start. (Pydantic is loaded later,
for example to read the results.) The metadata of a dataclass field may hold a function, `allows`, that returns whether
a value is allowed."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")


class Limited(NamedTuple):
    """A type with a function, `allows`, that returns whether a value of the type is allowed."""

    kind: Any
    allows: Callable[[Any], bool]


def fitted(kind: type[T], data: Any) -> T:
    """Returns the data as a value of this type. Ignores keys that the type does not have. Raises ValueError if any
    other part of the data does not fit the type."""
    lost: list[str] = []
    found: T = _what_fits(kind, data, "", lost)
    if lost:
        raise ValueError(f"{lost[0]} is none")
    return found


def what_fits(kind: type[T], data: Any) -> tuple[T, list[str]]:
    """Returns the data as a value of this dataclass, and the places of the parts that do not fit, like `seats[2].name`.
    Those parts get their defaults, or are left out of lists and dictionaries. Raises ValueError if the data is not a
    JSON object."""
    lost: list[str] = []
    if not isinstance(data, Mapping):
        raise ValueError(f"{data!r:.60} is no object")
    found: T = _what_fits(kind, data, "", lost)
    return found, lost


def _what_fits(kind: Any, data: Any, place: str, lost: list[str]) -> Any:
    """Returns the data as a value of this type, without the parts that do not fit; adds their places to `lost`. Raises
    ValueError if no part fits.

    place: the place of the data in the file.
    """
    if isinstance(kind, Limited):
        found = _what_fits(kind.kind, data, place, lost)
        if not kind.allows(found):
            raise ValueError(f"{data!r:.60} is not allowed")
        return found
    origin, parts = get_origin(kind), get_args(kind)
    if origin is tuple and isinstance(data, (list, tuple)):
        entries = [(f"{place}[{number}]", parts[0], one) for number, one in enumerate(data, 1)]
        return tuple(_kept(entries, lost).values())
    before = f"{place}." if place else ""
    if origin is dict and isinstance(data, Mapping):
        entries = [(f"{before}{key}", parts[1], value) for key, value in data.items()]
        return {key.removeprefix(before): value for key, value in _kept(entries, lost).items()}
    if isinstance(kind, type) and is_dataclass(kind) and isinstance(data, Mapping):
        known = [(before + name, limited, data[name]) for name, limited in _kinds(kind).items() if name in data]
        found = {name.removeprefix(before): value for name, value in _kept(known, lost).items()}
        try:
            return kind(**found)
        except TypeError as lacking:
            raise ValueError(str(lacking)) from None
    return _value(kind, data)


def _kept(entries: list[tuple[str, Any, Any]], lost: list[str]) -> dict[str, Any]:
    """Returns the entries that fit their types, by place; adds the places of all other entries to `lost`.

    entries: the place, type and data of each entry.
    """
    found = {}
    for place, kind, value in entries:
        try:
            found[place] = _what_fits(kind, value, place, lost)
        except ValueError:
            lost.append(place)
    return found


def _value(kind: Any, data: Any) -> Any:
    """Returns the data as a value of a type that has no optional parts (a number, a text, a union, a named tuple).
    Raises ValueError if any part does not fit."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal and any(data is part or (type(data) is type(part) and data == part) for part in parts):
        return data
    if origin is UnionType:
        return _one_of(parts, data)
    if hasattr(kind, "_fields") and isinstance(data, (list, tuple)) and len(data) == len(kind._fields):
        hints = _hints(kind)
        return kind(*[fitted(hints[name], one) for name, one in zip(kind._fields, data, strict=True)])
    if type(data) is kind:  # compares the type itself, because isinstance takes True for an int
        return data
    raise ValueError(f"{data!r:.60} is no {kind}")


def _one_of(kinds: tuple[Any, ...], data: Any) -> Any:
    for kind in kinds:
        try:
            return fitted(kind, data)
        except ValueError:
            continue
    raise ValueError(f"{data!r:.60} is none of {kinds}")


def _anything(_value: Any) -> bool:
    return True


@cache
def _kinds(kind: type) -> dict[str, Limited]:
    hints = _hints(kind)
    return {one.name: Limited(hints[one.name], one.metadata.get("allows", _anything)) for one in fields(kind)}


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind)
