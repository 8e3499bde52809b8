"""Pictures of what comes before and after a game: settings, the end, the coach, what was possible, statistics.

    python -m tests.shots.after FOLDER

In every mode and at the first two sizes of tests.shots.windows.
"""

import sys
import tempfile
from pathlib import Path

from tests.shots import windows
from tests.shots.windows import SIZES, mid_play, settle, shoot

WAIT_MS = 30_000


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as home:
        windows.live_in(home)
        from PySide6.QtWidgets import QApplication

        from app.program.application import Application

        folder.mkdir(parents=True, exist_ok=True)
        qt = QApplication([])
        qt.setStyle("Fusion")
        program = Application(qt)
        program.start()
        settle(qt)
        program.file.change(motion="none", sound=False, pace="instant", names=("Ann",), allow=("ZOOMY",), ban=("KIN",))
        shoot_settings(qt, program, folder)
        shoot_end(qt, program, folder)
        shoot_alone(qt, program, folder)
        shoot_statistics(qt, program, folder)
        program.close()


def shoot_settings(qt, program, folder: Path) -> None:
    from app.windows.sheets.settings_sheet import SettingsSheet

    program.show_settings()
    sheet = program.window.findChildren(SettingsSheet)[-1]
    for mode in windows.MODES:
        program.file.change(mode=mode)
        for number in range(sheet.tabs.count()):
            sheet.tabs.setCurrentIndex(number)
            settle(qt)
            sheet.grab().save(str(folder / f"settings-{number + 1}-{mode}.png"))
    sheet.accept()


def shoot_end(qt, program, folder: Path) -> None:
    mid_play(program, "split-run")
    page = program.window.table
    page.running.session.resign(0)
    page.running.session.resign(1)
    shoot(qt, program, folder, "end", SIZES[:2])
    page.final.turns.click()
    until(lambda: page.coach.progress.isHidden())
    page.coach.list.setCurrentRow(1)
    shoot(qt, program, folder, "coach", SIZES[:2])
    program.leave_table()


def shoot_alone(qt, program, folder: Path) -> None:
    mid_play(program, "first-base")
    page = program.window.table
    page.running.session.cancel()
    page.running.session.press("pass")
    page.final.search.click()
    until(lambda: page.final.search.isHidden())
    shoot(qt, program, folder, "possible", SIZES[:2])
    program.leave_table()


def shoot_statistics(qt, program, folder: Path) -> None:
    from app.library.results import Part, Result

    for number, score in enumerate((41, 63, 38, 90, 77, 82, 55, 104, 96)):
        ann = Part("Ann", False, score, score > 60, False, 9, "RESURVEY", 18, "RESURVEY")
        bo = Part("Bo", True, 60, score < 60)
        program.counting.results.add(Result(f"{number}", "split-run", "2026-11-20", "finished", (ann, bo)))
    program.counting.show()
    program.window.statistics.table.setCurrentCell(1, 0)
    shoot(qt, program, folder, "statistics", SIZES[:2])


def until(done) -> None:
    """Wait for a worker, for so long at most."""
    from PySide6.QtTest import QTest

    for _ in range(WAIT_MS // 50):
        if done():
            return
        QTest.qWait(50)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
