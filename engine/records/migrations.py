"""Converts older formats of the record to the newest, step by step. Every format that was ever written stays
readable."""

from collections.abc import Callable, Mapping
from typing import Any

NEWEST = 1

# STEPS[n] converts a record of format n to format n + 1.
STEPS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


def migrated(data: dict[str, Any]) -> dict[str, Any]:
    """Converts a record of any format to the newest format, and returns it."""
    for form in range(data["wordfelt"], NEWEST):
        data = {**STEPS[form](data), "wordfelt": form + 1}
    return data
