"""Older forms of the record, brought up to date step by step. Every form that was ever written stays readable."""

from collections.abc import Callable, Mapping
from typing import Any

NEWEST = 1

# STEPS[n] turns a record of form n into one of form n + 1.
STEPS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


def migrated(data: dict[str, Any]) -> dict[str, Any]:
    """The record in the newest form."""
    for form in range(data["wordfelt"], NEWEST):
        data = {**STEPS[form](data), "wordfelt": form + 1}
    return data
