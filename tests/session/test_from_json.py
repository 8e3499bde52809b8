"""What comes out of a file is what the program takes it for, or nothing."""

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


def test_data_becomes_what_it_says():
    data = {"kind": "b", "on": True, "some": [{"name": "x"}, {"name": "y", "size": 2}], "by_name": {"k": None, "l": 3}}
    assert fitted(Outer, data) == Outer("b", True, (Inner("x"), Inner("y", 2)), {"k": None, "l": 3})


def test_what_is_not_said_is_as_usual_and_what_is_not_known_is_left_out():
    assert fitted(Outer, {"newer": [1]}) == Outer()


def test_truth_stays_truth_and_numbers_stay_numbers():
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
def test_what_makes_no_sense_is_a_value_error(data):
    with pytest.raises(ValueError, match=r"is no|missing"):
        fitted(Outer, data)
