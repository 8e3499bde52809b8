"""Functions for dates like 2026-11-28: the day number of a date, and the state of the random generator (the dice) with
which the puzzles of a date are made."""

import re

from engine.core.shuffle import dice_from

_FORM = re.compile(r"(\d{4})-(\d\d)-(\d\d)", re.ASCII)
_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_PURPOSES = 1000  # the number of purposes for which each date has its own random numbers


def number_of(date: str) -> int:
    """Returns the day number of a date; consecutive days have consecutive numbers. Raises ValueError if
    there is no such date."""
    form = _FORM.fullmatch(date)
    if form is None:
        raise ValueError(f"a date is written like 2026-11-28, not {date}")
    year, month, day = map(int, form.groups())
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if not 1 <= month <= 12 or not 1 <= day <= _LENGTHS[month - 1] + (leap and month == 2):
        raise ValueError(f"there is no date {date}")
    before = sum(_LENGTHS[: month - 1]) + (leap and month > 2)
    past = year - 1  # the number of whole years before this one
    return 365 * past + past // 4 - past // 100 + past // 400 + before + day


def dice_of(date: str, purpose: int) -> int:
    """The state of the random generator (the dice) for one purpose on this date, such as making the daily puzzles.

    purpose: the number of the purpose, below 1000.
    """
    return dice_from(number_of(date) * _PURPOSES + purpose)
