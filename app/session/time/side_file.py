"""Reads the side file of a game, which holds what the record does not but a continued game needs: the state of the
table (`table_keeper` writes it), the agreement about hints and Undo, and the acts that were taken back by agreement.
Parts that can't be read are ignored.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from app.base.from_json import fitted
from app.base.paths import side_file_of
from app.session.match.view_data import AgreedUndo, Look, SeatChoice

LARGEST = 400_000  # the maximum size of a side file in bytes; a larger file is not read
VERSION = 1


class Help(NamedTuple):
    """The number of hints that a seat asked for before an act, with the number of acts before that act."""

    acts: int
    seat: int
    times: int


@dataclass(frozen=True)
class Agreed:
    """The agreement of a game, as its side file holds it.

    hints: for each seat, the words that hints may name; empty for the words of the settings.
    practice, first, agreed_hints: see GameChoice.
    taken_back: the acts that were taken back by agreement.
    persons, looks: for each seat, see `person` and `look` of SeatChoice; empty in a file from an older version.
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
        """The seats, with the ids and looks of the people in this agreement."""
        if not len(seats) == len(self.persons) == len(self.looks):
            return seats
        known = zip(seats, self.persons, self.looks, strict=True)
        return tuple([replace(seat, person=person, look=look) for seat, person, look in known])


def agreement_of(record: Path) -> Agreed:
    """The agreement in the side file of this record; the default agreement if it has none."""
    return agreement_in(read_side_file(side_file_of(record)))


def agreement_in(beside: Mapping[str, Any]) -> Agreed:
    """The agreement in these contents of a side file."""
    try:
        return fitted(Agreed, beside.get("agreed", {}))
    except ValueError:
        return Agreed()


def read_side_file(place: Path) -> Mapping[str, Any]:
    """The contents of the file; empty if it is missing, too large or not a side file."""
    try:
        if not place.is_file() or place.stat().st_size > LARGEST:
            return {}
        data = json.loads(place.read_bytes(), parse_constant=_no_number)
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) and data.get("version") == VERSION else {}


def _no_number(name: str) -> None:
    raise ValueError(name)  # NaN and infinity are refused, because a clock set to them would never run out
