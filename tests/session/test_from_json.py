"""Tests that data read from a JSON file become an instance of a given class, or are refused if a field has a wrong
type."""

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


def test_json_data_become_an_instance_of_the_class_that_the_caller_names():
    data = {"kind": "b", "on": True, "some": [{"name": "x"}, {"name": "y", "size": 2}], "by_name": {"k": None, "l": 3}}
    assert fitted(Outer, data) == Outer("b", True, (Inner("x"), Inner("y", 2)), {"k": None, "l": 3})


def test_missing_fields_get_their_default_values_and_unknown_fields_are_ignored():
    assert fitted(Outer, {"newer": [1]}) == Outer()


def test_booleans_and_numbers_in_json_data_keep_their_types():
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
def test_data_that_do_not_fit_the_class_raise_a_value_error(data):
    with pytest.raises(ValueError, match=r"is no|missing"):
        fitted(Outer, data)
