"""The side file of a game: the facts that its record does not hold and that are needed when the game goes on.

It holds the state of the table (`table_keeper`) and the agreement about hints and Undo. Unreadable parts are ignored.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from app.base.from_json import fitted
from app.base.paths import side_file_of

LARGEST = 400_000  # bytes
VERSION = 1


class Help(NamedTuple):
    """The hints that a seat had asked for before the next act, after this many acts."""

    acts: int
    seat: int
    times: int


@dataclass(frozen=True)
class Agreed:
    """The agreement.

    hints: the words that they may name, seat by seat; empty for those of the settings.
    practice, first: see GameChoice.
    """

    hints: tuple[str, ...] = ()
    practice: bool = False
    first: bool = False
    helps: tuple[Help, ...] = ()


def agreement_of(record: Path) -> Agreed:
    """The agreement in the game of this record; the usual one if its side file has none."""
    try:
        return fitted(Agreed, read_side_file(side_file_of(record)).get("agreed", {}))
    except ValueError:
        return Agreed()


def read_side_file(place: Path) -> Mapping[str, Any]:
    """The contents of the file; empty if it is missing, too large or no side file."""
    try:
        if not place.is_file() or place.stat().st_size > LARGEST:
            return {}
        data = json.loads(place.read_bytes(), parse_constant=_no_number)
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) and data.get("version") == VERSION else {}


def _no_number(name: str) -> None:
    raise ValueError(name)  # NaN: no clock can run down from it
