"""Makes the tables of several days in one program: python -m tests.trials.day_maker FIRST DAYS [--quick] [--answers]

It sets the date of the program, never the machine's clock. It prints a line when a day is saved, with its pars, its
puzzles and a digest of its file, and a line for each saved answer to a puzzle.

--quick: copies the puzzles of the golden day, with a pause at each step, instead of making new ones. --answers: answers
all puzzles of each day.
"""

import hashlib
import json
import sys
import time
from collections.abc import Iterator
from datetime import date, timedelta

from PySide6.QtWidgets import QApplication

from app.library.made_days import place_of_day
from app.program.application import Application
from tests.days.record import GOLDEN

STEPS, PAUSE = 5, 0.01  # the steps of --quick, and the pause at each step in seconds


def main(first: str, days: str, *wishes: str) -> None:
    if "--quick" in wishes:
        make_quickly()
    qt, today = QApplication([]), [date.fromisoformat(first)]
    program = Application(qt, lambda: today[0])
    program.start()
    program.file.change(motion="none", sound=False, start_here=False)
    for number in range(int(days)):
        today[0] = date.fromisoformat(first) + timedelta(number)
        live_through(qt, program, today[0].isoformat(), answers="--answers" in wishes)
    program.close()


def live_through(qt: QApplication, program: Application, day: str, *, answers: bool) -> None:
    days = program.days
    days.show()
    while days.day(day) is None:
        days.look()
        qt.processEvents()
        time.sleep(0.001)
    program.settle()
    data = place_of_day(day).read_bytes()
    made = json.loads(data)
    pars = [par.get("result") for par in made["deal"]["pars"]]
    finds = [(find["position"]["game"], find["points"], find["words"]) for find in made["finds"]]
    print("made", day, hashlib.sha256(data).hexdigest(), pars, finds, flush=True)
    for number in range(len(finds) if answers else 0):
        days._lay(day, number)
        game, finding = program.window.game, days._finding
        assert game is not None
        assert finding is not None
        assert finding.puzzle is not None
        game.session.submit(finding.puzzle.way)
        program.settle()
        qt.processEvents()
        if not days.file.fault:
            print("answered", day, number, flush=True)
    program.leave_table()


def make_quickly() -> None:
    from engine.days import making
    from engine.days.day_form import DayForm
    from engine.records.declaring import fitted

    golden = json.loads(GOLDEN.read_text("utf-8"))

    def quickly(day: str, words: object, stop: object, begun: object) -> Iterator[DayForm | None]:
        for _ in range(STEPS):
            time.sleep(PAUSE)
            yield None
        yield fitted(DayForm, {**golden, "date": day})

    making.make_day = quickly  # type: ignore[assignment]


if __name__ == "__main__":
    main(*sys.argv[1:])
