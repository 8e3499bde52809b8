"""Keeps the generated tables of the days on the disk, each in a file of its own. A day that has a file is not generated
again."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.base.json_file import JsonFile
from app.base.paths import data_folder

if TYPE_CHECKING:
    from engine.days.day_form import DayForm

DAYS, SUFFIX_OF_DAYS = "days", ".json"
DAY_FILES = f"{'[0-9]' * 4}-[0-9][0-9]-[0-9][0-9]{SUFFIX_OF_DAYS}"


def place_of_day(date: str) -> Path:
    return data_folder() / DAYS / f"{date}{SUFFIX_OF_DAYS}"


class DayFile:
    """The file of one day.

    complain: called with a key when something goes wrong (see JsonFile).
    """

    def __init__(self, date: str, complain: Callable[[str], None]) -> None:
        self._file: JsonFile[DayForm] = JsonFile(place_of_day(date), "day", partial(checked, date), complain)

    def read(self) -> "DayForm | None":
        """The content of the day; None if this machine has not generated it yet."""
        return self._file.read()

    def keep(self, day: "DayForm") -> None:
        self._file.write(day.model_dump(exclude_none=True))


def checked(date: str, data: Any) -> "DayForm":
    """The day in this data; raises ValueError if the data is not valid, or holds another day."""
    from engine.core.verdict import Refused
    from engine.days.day_form import DayForm  # imported late, because this import loads pydantic, which takes long
    from engine.records.declaring import fitted

    try:
        day = fitted(DayForm, data)
    except Refused as refused:
        raise ValueError(str(refused)) from None
    if day.date != date:
        raise ValueError(date)
    return day
