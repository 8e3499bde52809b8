"""The side file of a game: what its record does not tell and is still wanted when the game goes on.

It holds what lay at the table (`table_keeper`), what was agreed about hints and Undo, and the acts that were taken back
by agreement. What makes no sense in it is left out.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from app.base.from_json import fitted
from app.base.paths import side_file_of
from app.session.match.view_data import AgreedUndo

LARGEST = 400_000  # bytes
VERSION = 1


class Help(NamedTuple):
    """So many hints a seat had asked for before the next act, so many acts having been made."""

    acts: int
    seat: int
    times: int


@dataclass(frozen=True)
class Agreed:
    """hints: the words that they may name, seat by seat; none: as in the settings.
    practice, first, agreed_hints: see GameChoice.  taken_back: acts that all agreed to take back.
    """

    hints: tuple[str, ...] = ()
    practice: bool = False
    first: bool = False
    helps: tuple[Help, ...] = ()
    agreed_hints: bool = False
    taken_back: tuple[AgreedUndo, ...] = ()


def agreement_of(record: Path) -> Agreed:
    """Returns what was agreed in the game of this record; the usual, where its side file does not say."""
    try:
        return fitted(Agreed, read_side_file(side_file_of(record)).get("agreed", {}))
    except ValueError:
        return Agreed()


def read_side_file(place: Path) -> Mapping[str, Any]:
    """Returns what the file holds; nothing, where it is missing, too large or no side file."""
    try:
        if not place.is_file() or place.stat().st_size > LARGEST:
            return {}
        data = json.loads(place.read_bytes(), parse_constant=_no_number)
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) and data.get("version") == VERSION else {}


def _no_number(name: str) -> None:
    raise ValueError(name)  # NaN, of which no clock can say when it has run down
