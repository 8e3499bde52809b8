"""Makes the golden day anew: python -m tests.days.record. Look at every difference before you keep it.

A difference means that days are no longer what they were: then the day edition (engine/days/__init__.py) goes up.
"""

import json
from pathlib import Path

from engine.days.making import make_day, words_of_days

GOLDEN = Path(__file__).parent / "golden.json"
DATE = "2026-11-28"


def made(date: str) -> dict:
    """The data of this day's file."""
    *_, day = make_day(date, words_of_days())
    assert day is not None
    return day.model_dump(exclude_none=True)


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(made(DATE), indent=1) + "\n", "utf-8")
