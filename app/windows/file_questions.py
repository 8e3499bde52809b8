"""Dialogs about a game's file: a slow read or write, a game that can't be saved, and a game that may be open
elsewhere."""

from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QMessageBox, QProgressBar, QWidget

from app.windows.widgets.style_sheet import be_main

STAY, LEAVE, COPY = "stay", "leave", "copy"
PATIENCE_MS = 300  # milliseconds; if the work takes longer, a box appears where the player can cancel it
LOOK_MS = 5

T = TypeVar("T")


def is_done(done: Callable[[], bool], text: str, stop: str, parent: QWidget) -> bool:
    """Waits until a worker has finished, and keeps painting the window while it waits. After `PATIENCE_MS` a box
    appears that describes the work, unless the window is hidden because the program is closing.

    done: returns whether the work is over.
    text: describes the work in the box.
    stop: the text of the button that cancels the work. After a cancel the function returns False.
    """
    moment, looking = QEventLoop(), QTimer()
    looking.timeout.connect(moment.quit)
    until = monotonic() + PATIENCE_MS / 1000
    looking.start(LOOK_MS)
    while not done() and (monotonic() < until or not parent.isVisible()):
        moment.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    looking.stop()
    return done() or _shown_while(done, text, stop, parent)


def answer_from(
    background: Callable[[Callable[[], None]], None], work: Callable[[], T], text: str, stop: str, parent: QWidget
) -> T | None:
    """Returns the result of `work`, which runs in the background after all work that was begun there before. Returns
    None if the player cancelled in the box of `is_done`; the work then still continues.

    background: runs functions in another thread, one after the other.
    text, stop: see `is_done`.
    """
    answers: list[T] = []
    background(lambda: answers.append(work()))
    is_done(lambda: bool(answers), text, stop, parent)
    return answers[0] if answers else None


def answer_of(work: Callable[[Callable[[], bool]], T], text: str, stop: str, parent: QWidget) -> T | Exception | None:
    """Lets a worker do `work`, and returns its result or the exception that it raised. Returns None if the player
    cancelled the work in the box of `is_done`.

    work: called with a function that returns whether the work must stop.
    text, stop: see `is_done`.
    """
    from app.base.worker import Worker

    answers: list[T | Exception] = []
    over: list[bool] = []

    def working() -> None:
        try:
            answers.append(work(lambda: bool(over)))
        except Exception as fault:  # passed to the window's thread, which reports or raises it
            answers.append(fault)

    worker = Worker("waited for")
    worker.do(working)
    is_done(lambda: bool(answers), text, stop, parent)
    found = answers[0] if answers else None
    over.append(True)
    worker.close(stop=True)
    return found


def _shown_while(done: Callable[[], bool], text: str, stop: str, parent: QWidget) -> bool:
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Wordfelt", text, QMessageBox.StandardButton.NoButton, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setEscapeButton(box.addButton(stop, QMessageBox.ButtonRole.RejectRole))
    progress = QProgressBar()
    progress.setRange(0, 0)
    progress.setTextVisible(False)
    grid = box.layout()
    assert isinstance(grid, QGridLayout)
    grid.addWidget(progress, grid.rowCount(), 0, 1, grid.columnCount())
    looking = QTimer(box)
    looking.timeout.connect(lambda: box.done(QMessageBox.DialogCode.Accepted) if done() else None)
    looking.start(LOOK_MS)
    box.exec()
    return done()


def is_kept(done: Callable[[], bool], parent: QWidget) -> bool:
    """Waits until the game is completely written, or writing has failed. Returns False if the player presses "Stay
    at the table"."""
    translate = QCoreApplication.translate
    text = translate("Unsaved", "The game is being saved. The disk is slow.")
    return is_done(done, text, translate("Unsaved", "Stay at the table"), parent)


def what_to_do(why: str, parent: QWidget) -> str:
    """Asks the player what to do with a game that can't be saved. Returns STAY, LEAVE or COPY.

    why: the reason as a sentence.
    """
    translate = QCoreApplication.translate
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Wordfelt", why, QMessageBox.StandardButton.NoButton, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(translate("Unsaved", "If you leave this game, the moves since then are lost."))
    stay = box.addButton(translate("Unsaved", "Stay"), QMessageBox.ButtonRole.RejectRole)
    copy = box.addButton(translate("Unsaved", "Save it elsewhere…"), QMessageBox.ButtonRole.AcceptRole)
    leave = box.addButton(translate("Unsaved", "Leave it"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(copy)
    be_main(copy)
    box.setEscapeButton(stay)
    box.exec()
    return {id(copy): COPY, id(leave): LEAVE}.get(id(box.clickedButton()), STAY)


def go_on_here(parent: QWidget) -> bool:
    """Asks whether to continue this game although it may be open elsewhere: its lock comes from another machine, or the
    program that holds it does not answer."""
    translate = QCoreApplication.translate
    text = translate("Unsaved", "This game may be open elsewhere. Go on here?")
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Wordfelt", text, QMessageBox.StandardButton.NoButton, parent)
    box.setInformativeText(
        translate("Unsaved", "If it is open on another computer too, one of the two loses its moves.")
    )
    go_on = box.addButton(translate("Unsaved", "Go on here"), QMessageBox.ButtonRole.AcceptRole)
    leave = box.addButton(translate("Unsaved", "Leave it"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(leave)
    be_main(leave)
    box.setEscapeButton(leave)
    box.exec()
    return box.clickedButton() is go_on
