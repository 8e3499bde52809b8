"""The side file of a game: the facts that the game's record does not hold but that are needed when the game goes on.

The file holds the state of the table (`table_keeper`), the agreement about hints and Undo, and the acts that were taken
back by agreement. Unreadable parts are ignored.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from app.base.from_json import fitted
from app.base.paths import side_file_of
from app.session.match.view_data import AgreedUndo, Look, SeatChoice

LARGEST = 400_000  # the largest size of a side file that is read, in bytes
VERSION = 1


class Help(NamedTuple):
    """The number of hints that a seat had asked for before its next act, and the number of acts before that."""

    acts: int
    seat: int
    times: int


@dataclass(frozen=True)
class Agreed:
    """The agreement.

    hints: the words that hints may name, seat by seat; empty for the words of the settings.
    practice, first, agreed_hints: see GameChoice.
    taken_back: acts that all agreed to take back.
    persons, looks: see SeatChoice, seat by seat; empty in the file of an older version.
    undos: the number of moves that each seat has taken back.
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
    """The agreement in the game of this record; the usual agreement if the record's side file has none."""
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
    raise ValueError(name)  # with NaN in the file, a clock could not run down
