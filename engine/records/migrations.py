"""Brings older formats of the record up to date, step by step. Every format that was ever written stays readable."""

from collections.abc import Callable, Mapping
from typing import Any

NEWEST = 1

# STEPS[n] turns a record of format n into one of format n + 1.
STEPS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


def migrated(data: dict[str, Any]) -> dict[str, Any]:
    """The record in the newest format."""
    for form in range(data["wordfelt"], NEWEST):
        data = {**STEPS[form](data), "wordfelt": form + 1}
    return data
