"""The side file of a game: the facts that its record does not hold and that are needed when the game goes on.

It holds the state of the table (`table_keeper`), the agreement about hints and Undo, and the acts that were taken back
by agreement. Unreadable parts are ignored.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from app.base.from_json import fitted
from app.base.paths import side_file_of
from app.session.match.view_data import AgreedUndo, Look, SeatChoice

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
    practice, first, agreed_hints: see GameChoice.
    taken_back: acts that all agreed to take back.
    persons, looks: see SeatChoice, seat by seat; empty in the file of an older version.
    undos: how many moves each seat has taken back.
    """

    hints: tuple[str, ...] = ()
    practice: bool = False
    first: bool = False
    helps: tuple[Help, ...] = ()
    agreed_hints: bool = False
    taken_back: tuple[AgreedUndo, ...] = ()
    persons: tuple[str, ...] = ()
    looks: tuple[Look, ...] = ()
    undos: tuple[int, ...] = ()

    def seated(self, seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
        """The seats with the people that the agreement knows there."""
        if not len(seats) == len(self.persons) == len(self.looks):
            return seats
        known = zip(seats, self.persons, self.looks, strict=True)
        return tuple([replace(seat, person=person, look=look) for seat, person, look in known])


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
