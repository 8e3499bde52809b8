"""Makes the golden day, the stored day that the tests expect, again: python -m tests.days.record. Look at every
difference before you commit the file.

A difference means that the program now makes other puzzles and deals for a date. Then raise the day edition
(engine/days/__init__.py).
"""

import json
from pathlib import Path

from engine.days.making import make_day, words_of_days

GOLDEN = Path(__file__).parent / "golden.json"
DATE = "2026-11-28"


def made(date: str) -> dict:
    """Makes the puzzles and deals of this date, and returns them as the data of a day's file."""
    *_, day = make_day(date, words_of_days())
    assert day is not None
    return day.model_dump(exclude_none=True)


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(made(DATE), indent=1) + "\n", "utf-8")
