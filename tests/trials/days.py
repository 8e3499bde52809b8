"""Makes the tables of several days in two data folders and compares them: python -m tests.trials.days [DAYS] [FIRST]

In the first folder one program makes all days. In the second folder a new program makes each day, in another language
and with another hash seed. Each day takes about 8 seconds of processor time in each folder. It prints every day with
its pars and puzzles, and fails if the folders differ.
"""

import os
import subprocess
import sys
import tempfile
from datetime import date, timedelta
from pathlib import Path

from tests.trials.kill import ROOT

FIRST = "2026-11-28"


def environment_in(folder: Path, **more: str) -> dict[str, str]:
    own = {"WORDFELT_CONFIG": str(folder / "config"), "WORDFELT_DATA": str(folder / "data"), "PYTHONPATH": str(ROOT)}
    return os.environ | {"QT_QPA_PLATFORM": "offscreen"} | own | more


def live(folder: Path, first: str, days: int, *wishes: str, **more: str) -> list[str]:
    """Makes these days in this folder with one program; returns the lines that it prints."""
    command = [sys.executable, "-m", "tests.trials.day_maker", first, str(days), *wishes]
    done = subprocess.run(
        command, cwd=ROOT, env=environment_in(folder, **more), capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


def live_day_by_day(folder: Path, first: str, days: int, *wishes: str) -> list[str]:
    """Makes these days in this folder with a new program for each day, in German and with another hash seed; returns
    the lines."""
    dates = [(date.fromisoformat(first) + timedelta(number)).isoformat() for number in range(days)]
    lived = (live(folder, day, 1, *wishes, LANG="de_DE.UTF-8", PYTHONHASHSEED=str(at)) for at, day in enumerate(dates))
    return [line for lines in lived for line in lines]


def main(days: int = 30, first: str = FIRST) -> None:
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        at_once = live(Path(one), first, days)
        print(*at_once, sep="\n", flush=True)
        day_by_day = live_day_by_day(Path(other), first, days)
    unlike = [line for line in day_by_day if line not in at_once]
    print(*unlike, f"{len(at_once)} days, {len(unlike)} of them differ", sep="\n")
    sys.exit(1 if unlike or len(at_once) != days else 0)


if __name__ == "__main__":
    main(*[int(word) if word.isdecimal() else word for word in sys.argv[1:]])  # type: ignore[arg-type]
