"""Makes contact sheets to look at: python -m tests.shots.contact FOLDER [PAGE…] [--whole]

It makes a sheet for each page of the program and for some games in mid-play; a page may be any game. The twelve
pictures of a sheet have every window size in every text size; each felt, mode and language occurs in some of them.
--whole: also keeps each picture as a file.
"""

import argparse
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SIZES = ((900, 600), (1280, 800), (1920, 1080), (3840, 2160))
TEXT_SIZES = (100, 150, 250)
LANGUAGES = ("en", "de", "fr", "es")
MODES = ("dark", "light")
GAMES = ("split-run", "four-rows", "double-cross", "full-deck", "shout", "take-6", "profit-and-loss", "tricked-out")
WAIT_MS = 30_000
# In pixels: the width and height of a picture on its sheet, and the height of its caption.
WIDE, HIGH, LINE = 640, 427, 16


@dataclass(frozen=True)
class Look:
    """The look of the window in one picture."""

    size: tuple[int, int]
    text_size: int
    felt: str
    mode: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.size[0]}-{self.text_size}-{self.felt}-{self.mode}-{self.language}"


def looks_of(page: int) -> Iterator[Look]:
    """Yields twelve looks, which differ from page to page."""
    from app.felt.theme import FELTS

    for number in range(len(SIZES) * len(TEXT_SIZES)):
        row, column = divmod(number, len(SIZES))
        yield Look(
            SIZES[column],
            TEXT_SIZES[row],
            FELTS[(number + page) % len(FELTS)],
            MODES[(number + row + page) % len(MODES)],
            LANGUAGES[(column + row + page) % len(LANGUAGES)],
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("pages", nargs="*")
    parser.add_argument("--whole", action="store_true")
    chosen = parser.parse_intermixed_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_large_screen(Path(home))}"
        from tests.shots.windows import live_in, settle

        live_in(home)
        from PySide6.QtWidgets import QApplication

        from app.program.application import Application

        qt = QApplication([])
        qt.setStyle("Fusion")
        program = Application(qt)
        program.start()
        settle(qt)
        program.file.change(motion="none", sound=False, pace="instant", favourites=("split-run",), names=("Ann",))
        camera = Camera(qt, program, chosen.folder, whole=chosen.whole)
        for number, page in enumerate(chosen.pages or PAGES):
            camera.begin(page, number)
            PAGES.get(page, at_table(page))(camera)
            camera.develop()
        program.close()


def _large_screen(home: Path) -> Path:
    """A file that describes a screen as large as the largest window; the usual offscreen screen is only 800 pixels
    wide."""
    screen = {"name": "large", "x": 0, "y": 0, "width": 4000, "height": 2400, "logicalDpi": 96, "logicalBaseDpi": 96}
    file = home / "screens.json"
    file.write_text(json.dumps({"screens": [screen | {"dpr": 1}]}), "utf-8")
    return file


class Camera:
    """The camera that takes all pictures of a sheet."""

    def __init__(self, qt, program, folder: Path, *, whole: bool) -> None:
        self.qt, self.program, self.folder, self.whole = qt, program, folder, whole
        self.page, self.number = "", 0
        self.pictures: list[tuple[Look, Any]] = []

    def begin(self, page: str, number: int) -> None:
        self.page, self.number, self.pictures = page, number, []

    def look(self, look: Look) -> None:
        from tests.shots.windows import settle

        self.program.file.change(
            text_size=look.text_size, felt=look.felt, mode=look.mode, language=look.language, layout=""
        )
        self.program.window.resize(*look.size)
        settle(self.qt)

    def take(self, of: Callable[[], Any] | None = None) -> None:
        """Takes a picture of the page in every look (size, felt, mode, language).

        of: a function that opens the dialog to picture.
        """
        for look in looks_of(self.number):
            self.look(look)
            dialog = of() if of is not None else None
            self.pictures.append((look, self._picture(dialog, look)))
            if dialog is not None:
                dialog.close()

    def _picture(self, dialog, look: Look):
        from PySide6.QtGui import QPainter

        from tests.shots.windows import settle

        settle(self.qt)
        picture = self.program.window.grab().toImage()
        if dialog is not None:
            dialog.resize(dialog.size().boundedTo(self.program.window.size()))
            settle(self.qt)
            over = dialog.grab().toImage()
            painter = QPainter(picture)
            painter.fillRect(picture.rect(), "#80000000")
            painter.drawImage((picture.width() - over.width()) // 2, (picture.height() - over.height()) // 2, over)
            painter.end()
        if self.whole:
            picture.save(str(self.folder / f"{self.page}-{look.name}.png"))
        return picture

    def develop(self) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtGui import QColor, QImage, QPainter

        from app.felt.theme import fonts

        columns, high = len(SIZES), HIGH + LINE
        sheet = QImage((WIDE + 4) * columns, high * len(TEXT_SIZES), QImage.Format.Format_RGB32)
        sheet.fill(QColor("black"))
        painter = QPainter(sheet)
        painter.setPen(QColor("yellow"))
        painter.setFont(fonts.font(LINE - 4))
        smooth = Qt.TransformationMode.SmoothTransformation
        for number, (look, picture) in enumerate(self.pictures):
            x, y = number % columns * (WIDE + 4), number // columns * high
            painter.drawImage(x, y, picture.scaled(WIDE, HIGH, Qt.AspectRatioMode.KeepAspectRatio, smooth))
            painter.drawText(x + 4, y + high - 4, look.name)
        painter.end()
        sheet.save(str(self.folder / f"{self.page}.png"))
        print(self.page, flush=True)


def gallery(camera: Camera) -> None:
    """Shows three games in progress, which wait in the gallery."""
    from tests.shots.windows import mid_play, settle

    for game in ("full-deck", "take-6", "split-run"):
        mid_play(camera.program, game)
        camera.program.leave_table()
    camera.program.waiting.games._reading.wait()
    settle(camera.qt)
    camera.program.waiting.games._replaying.wait()
    settle(camera.qt)
    camera.program.window.gallery.choose("double-cross")
    camera.take()


def set_up(camera: Camera) -> None:
    from app.base.settings import GameSetting, SeatSetting

    seats = (SeatSetting("Ann"), SeatSetting("Bo", kind="computer", level=4), SeatSetting("Cleo"))
    camera.program.file.change(games={"eight-it-all": GameSetting(seats)})
    camera.program.window.gallery.choose("eight-it-all")
    camera.program.new.set_up("eight-it-all")
    camera.take()
    camera.program.window.gallery.show_sheet(None)


def tonight(camera: Camera) -> None:
    from app.base.settings import SeatSetting
    from app.library.tonight import HouseRules, Tonight

    seats = (SeatSetting("Ann"), SeatSetting("Bo", kind="computer", level=4), SeatSetting("Cleo"))
    camera.program.tonight.file.change(lambda table: Tonight(seats, HouseRules(words="challenge", hints=True)))
    camera.program.tonight.show()
    camera.program.window.gallery.choose("profit-and-loss")
    camera.program.new.change_table()
    camera.take()
    camera.program.window.gallery.show_sheet(None)


def evening(camera: Camera) -> None:
    """Shows an evening of Ann and Ben after six games."""
    from app.library.evening import Bluff, Evening, EveningGame
    from app.windows.sheets.evening_page import EveningPage
    from tests.windows.many_results import many_results

    fill_shelf(18)
    program = camera.program
    games = [result for result in many_results(18) if not any(player.computer for player in result.players)]
    program.counting.results.add_all(games)
    bluff = Bluff("Ben", "GRONDER", 14)
    lines = [EveningGame(result.key, result.game, "Ann", bluff) for result in games]
    program.evening.file.change(lambda evenings: (Evening("2026-11-21", tuple(lines)),))

    def page():
        program.evening.open()
        return program.window.findChildren(EveningPage)[-1]

    camera.take(page)


def at_table(game: str, *, panels: bool = False) -> Callable[[Camera], None]:
    def take(camera: Camera) -> None:
        from tests.shots.windows import mid_play

        mid_play(camera.program, game)
        camera.program.file.change(panels=panels)
        camera.take()
        camera.program.file.change(panels=False)
        camera.program.leave_table()

    return take


def between_hands(camera: Camera) -> None:
    from tests.shots.windows import mid_play

    mid_play(camera.program, "split-run")
    camera.program.window.table.running.session.commit()
    camera.take()
    camera.program.leave_table()


def paused(camera: Camera) -> None:
    from tests.shots.windows import mid_play

    mid_play(camera.program, "take-two")
    camera.program.window.table.game.pressing.toggle_pause()
    camera.take()
    camera.program.leave_table()


def final(kind: str) -> Callable[[Camera], None]:
    """Returns a function that shows the final page of a game of this kind."""

    def take(camera: Camera) -> None:
        from app.base.paths import data_folder
        from tests.shots.feasts import played, write

        camera.program.waiting.open(write(played(kind), data_folder() / f"{kind}.wordfelt"))
        until(lambda: (page := camera.program.window.table) is not None and page.shows_end)
        camera.take()
        camera.program.leave_table()

    return take


def turn_by_turn(camera: Camera) -> None:
    """Shows the coach's remarks on each turn."""
    from tests.shots.windows import mid_play

    mid_play(camera.program, "split-run")
    page = camera.program.window.table
    page.running.session.resign(0)
    page.running.session.resign(1)
    page.final.foot.turns.click()
    until(page.coach.progress.isHidden)
    page.coach.list.setCurrentRow(1)
    camera.take()
    camera.program.leave_table()


def possible(camera: Camera) -> None:
    """Shows the best possible ending of a game for one player."""
    from tests.shots.windows import mid_play

    mid_play(camera.program, "first-base")
    page = camera.program.window.table
    page.running.session.cancel()
    page.running.session.press("pass")
    page.final.foot.search.click()
    until(page.final.foot.search.isHidden)
    camera.take()
    camera.program.leave_table()


def until(done: Callable[[], bool]) -> None:
    """Waits until `done` returns True, but at most WAIT_MS."""
    from PySide6.QtTest import QTest

    for _ in range(WAIT_MS // 50):
        if done():
            return
        QTest.qWait(50)


def settings(tab: int) -> Callable[[Camera], None]:
    def take(camera: Camera) -> None:
        from app.windows.sheets.settings_sheet import SettingsSheet

        def sheet():
            camera.program.show_settings()
            opened = camera.program.window.findChildren(SettingsSheet)[-1]
            opened.tabs.setCurrentIndex(tab)
            return opened

        camera.take(sheet)

    return take


def rules(camera: Camera) -> None:
    from app.windows.rules.rules_window import USUAL_LETTERS

    def window():
        camera.program.reading.show_rules("split-run")
        opened = camera.program.reading.rules
        opened.resize(opened._size_of(USUAL_LETTERS))  # gives the dialog the size that it has when it opens
        return opened

    camera.take(window)


def shelf_of(count: int) -> Callable[[Camera], None]:
    """Returns a function that shows this many finished games with their results."""

    def take(camera: Camera) -> None:
        fill_shelf(count)
        camera.program.finished.show()
        until(lambda: camera.program.window.finished.list.count() >= min(count, 30))
        camera.take()
        camera.program.window.finished.left.emit()

    return take


def fill_shelf(count: int) -> None:
    """Stores this many finished games. Their records are copies of a few records; each has its own result."""
    import shutil

    from app.base.paths import data_folder
    from app.library.results import ResultsFile
    from tests.windows.many_results import many_results

    folder, old = data_folder() / "finished", Path(__file__).parents[1] / "records" / "old"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    file = ResultsFile(data_folder() / "results.json")
    file.clear()
    results = many_results(count)
    file.add_all(results)
    for number, result in enumerate(results):
        shutil.copy(old / "starter.wordfelt", folder / result.key)
        os.utime(folder / result.key, (1_700_000_000 + number, 1_700_000_000 + number))


def statistics_of(count: int, tab: int) -> Callable[[Camera], None]:
    """Returns a function that shows the statistics of this many games; the first tab has the records, the second the
    table."""

    def take(camera: Camera) -> None:
        fill_shelf(count)
        from tests.shots.windows import settle

        camera.program.counting.show()
        settle(camera.qt)  # waits until the page has its final state
        page = camera.program.window.statistics
        page.tabs.setCurrentIndex(tab)
        page.grid.setCurrentCell(min(2, page.grid.rowCount() - 1), 0)
        camera.take()
        camera.program.window.statistics.left.emit()

    return take


def road(camera: Camera) -> None:
    """Shows the road through all games, with some stamps."""
    fill_shelf(30)
    from tests.shots.windows import settle

    program = camera.program
    program.file.change(learned=("first-base", "ow", "split-run"))
    program.road.show()
    program.road.wait()
    settle(camera.qt)
    camera.take()
    program.window.road.left.emit()


def lesson_end(camera: Camera) -> None:
    """Shows the end of a lesson."""
    camera.program.lessons.learn("take-6")
    page = camera.program.window.table
    while True:
        page.lesson.light.click()
        page.lesson.light.click()
        page.running.session.commit()
        until(lambda: page.lesson.done)
        if camera.program.lessons.course.is_last:
            break
        page.lesson.on.click()
    camera.take()
    camera.program.leave_table()


def finished(camera: Camera) -> None:
    from tests.shots.windows import mid_play

    for game in ("split-run", "take-6"):
        mid_play(camera.program, game)
        session = camera.program.window.table.running.session
        session.commit()
        session.lift_curtain()
        while not session.state.over:
            session.resign(session.state.actor)
        camera.program.leave_table()
    camera.program.finished.show()
    until(lambda: camera.program.window.finished.list.count() > 1)
    camera.take()
    camera.program.window.finished.left.emit()


def which_game(camera: Camera) -> None:
    camera.program.window.gallery.ask_which()
    camera.take()
    camera.program.window.gallery.show_sheet(None)


def lesson(camera: Camera) -> None:
    camera.program.lessons.learn("split-run")
    camera.take()
    camera.program.leave_table()


def watched(camera: Camera) -> None:
    """Shows a film at its beginning."""
    camera.program.table.watch("split-run")
    camera.program.window.table.running.film.halt()
    camera.take()
    camera.program.leave_table()


def day(camera: Camera) -> None:
    camera.program.days.open()
    camera.take()
    camera.program.window.gallery.show_sheet(None)


def asked(command: str) -> Callable[[Camera], None]:
    """Returns a function that shows the dialog opened by this command of the menus."""

    def take(camera: Camera) -> None:
        from PySide6.QtWidgets import QDialog

        def opened():
            camera.program._asked(command)
            until(lambda: any(one.isVisible() for one in camera.program.window.findChildren(QDialog)))
            return next(one for one in camera.program.window.findChildren(QDialog) if one.isVisible())

        camera.take(opened)

    return take


DIALOGS = ("people", "book", "files", "kept", "shortcuts", "about", "word")
PAGES: dict[str, Callable[[Camera], None]] = {
    "gallery": gallery,
    "setup": set_up,
    "tonight": tonight,
    "evening": evening,
    **{game: at_table(game) for game in GAMES},
    "panels": at_table("seeing-red", panels=True),
    "between": between_hands,
    "pause": paused,
    **{
        f"final-{kind}": final(kind)
        for kind in ("won", "lost", "several", "shared", "knockout", "race", "match", "alone")
    },
    "turn-by-turn": turn_by_turn,
    "possible": possible,
    **{f"settings-{tab + 1}": settings(tab) for tab in range(5)},
    "rules": rules,
    "day": day,
    **{command: asked(command) for command in DIALOGS},
    "finished": finished,
    **{f"finished-{count}": shelf_of(count) for count in (1, 30, 1000)},
    "statistics-none": statistics_of(0, 0),
    "statistics-few": statistics_of(3, 0),
    "statistics-many": statistics_of(400, 0),
    "numbers-few": statistics_of(3, 1),
    "numbers-many": statistics_of(400, 1),
    "road": road,
    "lesson-end": lesson_end,
    "which-game": which_game,
    "lesson": lesson,
    "watched": watched,
}


if __name__ == "__main__":
    main()
