"""One program for all tests of a module: starting one takes longer than most tests need it.

Between two tests `clear` takes back everything that a player could have done. A test with effects that nobody can take
back, or a test that fails, ends the program, and the next test starts another. A test marked `own_program` starts one
for itself.
"""

import shutil
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QDialog
from shiboken6 import isValid

from app.base.settings import Settings
from app.felt.access import Announcement
from app.program.application import Application

QUIET = {"pace": "instant", "motion": "none", "sound": False, "mode": "dark"}
SIZE = 1280, 800  # the offscreen screen is smaller
MADE_WHEN_WANTED = ("seen", "evening", "days", "puzzles", "words", "lessons", "finished", "files")


class SharedProgram:
    """The shared program.

    folder: the place of its files.
    in_use: a test has it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.program: Application | None = None
        self.in_use = False

    def fits(self) -> bool:
        """Says whether it can serve as a fresh one: not if a test has put files of its own there before starting the
        program."""
        return not self.in_use and files_in(self.folder / "data") == [] and self._settings_are_ours()

    def _settings_are_ours(self) -> bool:
        files = files_in(self.folder / "config")
        return files == ([] if self.program is None else ["settings.json"])

    def keep(self, program: Application) -> Application:
        self.program, self.in_use = program, True
        return program

    def take(self, settings: dict[str, Any]) -> Application:
        assert self.program is not None
        self.in_use = True
        if settings:
            self.program.file.change(**settings)
        return self.program

    def give_back(self, *, sound: bool) -> None:
        """Clears it for the next test.

        sound: the test has passed, and started no other program on these folders.
        """
        program, in_use, self.in_use = self.program, self.in_use, False
        if program is not None and in_use and sound and isValid(program.window) and program.window.isVisible():
            clear(program, self.folder)
        elif in_use or files_in(self.folder / "data") or not sound:
            self.end()

    def end(self) -> None:
        if self.program is not None:
            end(self.program)
            self.program = None
        for part in ("config", "data"):
            shutil.rmtree(self.folder / part, ignore_errors=True)


def end(program: Application) -> None:
    if isValid(program.window):  # a window closed earlier may be gone by now
        program.close()
        program.window.close()
        program.window.deleteLater()
    # last, because closing saves the window's place, and a saved setting speaks its own language
    program.languages.speak("en")
    # a translator deleted later would change the windows of the next test
    for translator in program.languages._translators:
        QCoreApplication.removeTranslator(translator)


def clear(program: Application, folder: Path) -> None:
    """Takes back everything done since the start: the gallery as it first was, and nothing on the disk."""
    _close_other_windows(program)
    program.table.stand_up()
    _forget_results(program)
    _take_pages_away(program)
    if "lessons" in vars(program):
        program.lessons._teacher.leave()  # the felt would still report a committed play to it
    if "reminders" in vars(program):  # the same ones go on, because the felt reports to them when it rests
        program.reminders._bar = program.reminders._running = None
    for name in ("days", "puzzles", "words"):
        if name in vars(program):
            vars(program)[name].close()
    for name in MADE_WHEN_WANTED:
        vars(program).pop(name, None)
    if program._scanner is not None:
        program._scanner._pressed = 0.0  # or the first press of the next test comes too soon
    if "reading" in vars(program):
        program.reading.rules = program.reading.small = program.reading._reader = None
    _forget_games_in_progress(program)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # or what goes is styled once more
    _empty(folder, program)
    _see_gallery(program)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _close_other_windows(program: Application) -> None:
    """Closes menus, sheets, pages of text and the rules: all windows besides the main one."""
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for other in [*program.window.findChildren(QDialog), *QApplication.topLevelWidgets()]:
        if isValid(other) and other is not program.window and (other.isVisible() or isinstance(other, QDialog)):
            other.close()
            if isinstance(other, QDialog):
                other.deleteLater()


def _forget_results(program: Application) -> None:
    for part in ("files", "waiting", "finished", "counting"):
        if part in vars(program):
            vars(program)[part].close()
    vars(program.counting).pop("_file", None)
    program.counting._stopping = program.counting._again._ended = False  # a closed one tries nothing again
    program.shelf.leaving.clear()
    for path in list(program.shelf.locks):
        program.shelf.let_go(path)


def _forget_games_in_progress(program: Application) -> None:
    games = program.waiting.games
    games._reader = None
    for kept in (games._told, games._cards, games._asked, games._standings):
        kept.clear()


def _take_pages_away(program: Application) -> None:
    window = program.window
    window.pages.setCurrentWidget(window.gallery)
    for page in (window.statistics, window.finished, window.road):
        if page is not None:
            window.pages.removeWidget(page)
            page.deleteLater()
    window.statistics = window.finished = window.road = None
    window._remembered.clear()


def _empty(folder: Path, program: Application) -> None:
    if program.window.gallery.sheet is not None:
        program.window.gallery.show_sheet(None)  # first: it shows what is gone
    usual = replace(Settings(), **QUIET)  # type: ignore[arg-type]
    if program.file.settings != usual:
        program.file.change(**asdict(usual))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.User)  # the delayed steps of windows in a new language
    program.settle()
    shutil.rmtree(folder / "data", ignore_errors=True)
    program.look_again()
    program.settle()
    for name in files_in(folder / "config"):
        if name != "settings.json":
            (folder / "config" / name).unlink()


def _see_gallery(program: Application) -> None:
    window, gallery = program.window, program.window.gallery
    window.setUpdatesEnabled(False)  # most tests leave the gallery before it shows
    window._notices_read()
    window.notice.clear()
    window.notice.setAccessibleDescription("")
    if window.isFullScreen() or window.isMaximized():
        window.showNormal()
    window.resize(*SIZE)
    gallery.search.clear()
    gallery.filter.setCurrentIndex(0)
    if gallery.start.isHidden() or not gallery.start.here:  # otherwise it begins with another game
        gallery.list.setCurrentIndex(gallery.shown.index(0, 0))
    gallery.begin()
    gallery.list.verticalScrollBar().setValue(0)
    program.tonight.turn = 0
    program.tonight.show()
    gallery.evening.show_standing(0, ())
    gallery.tonight.puzzles.show_count(0)
    gallery.show_unfinished([])
    gallery.show_rules()  # one built behind a table has no rules yet
    gallery.rules.setTextCursor(QTextCursor(gallery.rules.document()))
    gallery.rules.verticalScrollBar().setValue(0)
    window.activateWindow()
    QApplication.processEvents()  # it gets its layout for size and letters
    gallery.list.setFocus()
    QApplication.processEvents()
    gallery.brief = True  # nobody has turned to a game yet
    gallery.show_rules()
    QApplication.processEvents()
    window.setUpdatesEnabled(True)
    _fall_silent(program)


def _fall_silent(program: Application) -> None:
    """Clears the announcer: the next listener would get the last announcement again."""
    window = program.window
    tellers = [window, window.gallery, *([] if window.table is None else [window.table.felt])]
    for announcer in [vars(teller)["_announcer"] for teller in tellers if "_announcer" in vars(teller)]:
        announcer.hush()
    for label in window.findChildren(Announcement):  # the labels of a page that is gone
        label.setParent(None)


def files_in(folder: Path) -> list[str]:
    """The names of all files below, without the folders."""
    with suppress(OSError):
        return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    return []
