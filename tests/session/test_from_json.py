"""Tests that data from a file becomes an instance of its class with fields of the right types, or is refused."""

from dataclasses import dataclass, field
from typing import Literal

import pytest

from app.base.from_json import fitted


@dataclass(frozen=True)
class Inner:
    name: str
    size: int = 1


@dataclass(frozen=True)
class Outer:
    kind: Literal["a", "b"] = "a"
    on: bool = False
    some: tuple[Inner, ...] = ()
    by_name: dict[str, str | int | bool | None] = field(default_factory=dict)
    left: int | None = None


def test_reading_json_data_makes_an_instance_of_the_given_class():
    data = {"kind": "b", "on": True, "some": [{"name": "x"}, {"name": "y", "size": 2}], "by_name": {"k": None, "l": 3}}
    assert fitted(Outer, data) == Outer("b", True, (Inner("x"), Inner("y", 2)), {"k": None, "l": 3})


def test_data_without_some_fields_gets_defaults_and_unknown_fields_are_left_out():
    assert fitted(Outer, {"newer": [1]}) == Outer()


def test_data_from_json_keeps_booleans_and_numbers_apart():
    found = fitted(Outer, {"by_name": {"t": True, "n": 1, "s": "1"}}).by_name
    assert [type(value) for value in found.values()] == [bool, int, str]


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "text",
        {"kind": "c"},
        {"kind": ["a"]},
        {"on": 1},
        {"left": True},
        {"left": 1.5},
        {"some": {}},
        {"some": "xy"},
        {"some": [{}]},
        {"some": [{"name": 1}]},
        {"some": [{"name": "x", "size": "2"}]},
        {"by_name": {"k": [1]}},
        {"by_name": []},
    ],
)
def test_data_that_does_not_fit_its_class_raises_a_value_error(data):
    with pytest.raises(ValueError, match=r"is no|missing"):
        fitted(Outer, data)
