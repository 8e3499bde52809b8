"""Lets all tests of a module share one running program, because starting the program takes longer than most tests.

Between two tests, `clear` undoes everything that a player could have done. If a test fails, or if its effects can't be
undone, the program is closed, and the next test starts a new one. A test marked `own_program` starts its own program.
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
SIZE = 1280, 800  # the window's size in pixels; the usual window is smaller, because Qt's offscreen screen is small
# the parts of the program that are made only when they are first used
MADE_WHEN_WANTED = ("seen", "evening", "days", "puzzles", "words", "lessons", "finished", "files")


class SharedProgram:
    """The program that the tests of a module share, and its folders.

    folder: the folder with the settings and the data of the program.
    program: the program; None before the first test and after it was closed.
    in_use: whether a test is using the program.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.program: Application | None = None
        self.in_use = False

    def fits(self) -> bool:
        """Whether a test may use the shared program: no test is using it, and the folders hold no files of a test."""
        if self.program is not None:
            # waits, because a half-written file of the program would look like a file written by a test
            self.program.settle()
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
        """Undoes everything that a test did with the program; closes the program if that is not possible.

        sound: whether the test has passed and has started no other program on these folders.
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
    if isValid(program.window):  # a window that was closed earlier may already be deleted
        program.close()
        program.window.close()
        program.window.deleteLater()
    # English is set only after the window has closed: a closing window saves its place, and each save of the settings
    # restores the language that the settings name
    program.languages.speak("en")
    # Qt would translate the windows of the next test again if these translators were removed later
    for translator in program.languages._translators:
        QCoreApplication.removeTranslator(translator)


def clear(program: Application, folder: Path) -> None:
    """Undoes everything done since the start: shows the gallery as at a first start and deletes all saved files."""
    _close_other_windows(program)
    program.table.stand_up()
    _forget_results(program)
    _take_pages_away(program)
    if "lessons" in vars(program):
        program.lessons._teacher.leave()  # ends the lesson, because otherwise the felt would still report plays to it
    # Resets the reminders but keeps the object, because the idle felt still reports to this object.
    if "reminders" in vars(program):
        program.reminders._bar = program.reminders._running = None
    # closes these, because a late save would restore their data during the next test
    for name in ("seen", "evening", "days", "puzzles", "words"):
        if name in vars(program):
            vars(program)[name].close()
    for name in MADE_WHEN_WANTED:
        vars(program).pop(name, None)
    if program._scanner is not None:
        # Resets the time of the last press, because otherwise the first press of the next test may come too soon after
        # it.
        program._scanner._pressed = 0.0
    if "reading" in vars(program):
        program.reading.rules = program.reading.small = program.reading._reader = None
    _forget_games_in_progress(program)
    # Deletes the widgets now, because otherwise Qt styles them again.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    _empty(folder, program)
    _see_gallery(program)
    _forget_day(program)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _forget_day(program: Application) -> None:
    """Removes the table of the day again, because late results of the last test may have made one."""
    if "days" in vars(program):
        vars(program).pop("days").close()


def _close_other_windows(program: Application) -> None:
    """Closes all windows but the main one: menus, dialogs, pages of text and the rules."""
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
    # lets the program count results again, because closing its parts has stopped the counting
    program.counting._stopping = program.counting._again._ended = False
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
        program.window.gallery.show_sheet(None)  # closed first, because the sheet shows data that is deleted below
    usual = replace(Settings(), **QUIET)  # type: ignore[arg-type]
    if program.file.settings != usual:
        program.file.change(**asdict(usual))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.User)  # lets the windows complete a change of language
    program.settle()
    shutil.rmtree(folder / "data", ignore_errors=True)
    program.look_again()
    program.settle()
    for name in files_in(folder / "config"):
        if name != "settings.json":
            (folder / "config" / name).unlink()


def _see_gallery(program: Application) -> None:
    window, gallery = program.window, program.window.gallery
    window.setUpdatesEnabled(False)  # most tests leave the gallery immediately, so painting it would waste time
    window._notices_read()
    window.notice.clear()
    window.notice.setAccessibleDescription("")
    if window.isFullScreen() or window.isMaximized():
        window.showNormal()
    window.resize(*SIZE)
    gallery.search.clear()
    gallery.filter.setCurrentIndex(0)
    # if the beginners' path "Start here" shows, it chooses the first game itself
    if gallery.start.isHidden() or not gallery.start.here:
        gallery.list.setCurrentIndex(gallery.shown.index(0, 0))
    gallery.begin()
    gallery.list.verticalScrollBar().setValue(0)
    program.tonight.turn = 0
    program.tonight.show()
    gallery.evening.show_standing(0, ())
    gallery.tonight.puzzles.show_count(0)
    gallery.day.show_day(None, None, "")
    gallery.show_unfinished([])
    gallery.show_rules()  # a gallery that was built while a table was on screen has no rules yet
    gallery.rules.setTextCursor(QTextCursor(gallery.rules.document()))
    gallery.rules.verticalScrollBar().setValue(0)
    window.activateWindow()
    QApplication.processEvents()  # arranges the gallery for the size of its window and of its text
    gallery.list.setFocus()
    QApplication.processEvents()
    gallery.brief = True  # as at a first start, before the player has chosen a game
    gallery.show_rules()
    QApplication.processEvents()
    window.setUpdatesEnabled(True)
    _fall_silent(program)


def _fall_silent(program: Application) -> None:
    """Removes all announcements; otherwise a screen reader in the next test would read the last announcement again."""
    window = program.window
    tellers = [window, window.gallery, *([] if window.table is None else [window.table.felt])]
    for announcer in [vars(teller)["_announcer"] for teller in tellers if "_announcer" in vars(teller)]:
        announcer.hush()
    for label in window.findChildren(Announcement):  # removes the announcements of deleted pages
        label.setParent(None)


def files_in(folder: Path) -> list[str]:
    """The paths of all files in this folder and its subfolders, relative to the folder."""
    with suppress(OSError):
        return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    return []
