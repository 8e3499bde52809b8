"""Questions about a game's file: opening takes long, leaving would lose unsaved acts, or it may be open elsewhere."""

from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QMessageBox, QProgressBar, QWidget

from app.windows.widgets.style_sheet import be_main

STAY, LEAVE, COPY = "stay", "leave", "copy"
PATIENCE_MS = 300  # a longer wait shows, and the player can cancel it
LOOK_MS = 5

T = TypeVar("T")


def is_done(done: Callable[[], bool], text: str, stop: str, parent: QWidget) -> bool:
    """Waits for a worker while the window stays alive; a wait of more than a moment shows.

    done: says whether it is over.
    text: the work.
    stop: the text of the button that cancels it; the result is then False.
    """
    moment, looking = QEventLoop(), QTimer()
    looking.timeout.connect(moment.quit)
    until = monotonic() + PATIENCE_MS / 1000
    looking.start(LOOK_MS)
    while not done() and monotonic() < until:
        moment.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    looking.stop()
    return done() or _shown_while(done, text, stop, parent)


def answer_of(work: Callable[[Callable[[], bool]], T], text: str, stop: str, parent: QWidget) -> T | Exception | None:
    """The result of work done by a worker, or its fault. None if it took longer than a moment and the player cancelled
    it.

    work: gets a function that says whether to stop.
    text, stop: see `is_done`.
    """
    from app.base.worker import Worker

    answers: list[T | Exception] = []
    over: list[bool] = []

    def working() -> None:
        try:
            answers.append(work(lambda: bool(over)))
        except Exception as fault:  # reported, or raised, in the window's thread
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
    """Waits until the whole game is written, or can't be. False if the player would rather stay at the table."""
    translate = QCoreApplication.translate
    text = translate("Unsaved", "The game is being saved. The disk is slow.")
    return is_done(done, text, translate("Unsaved", "Stay at the table"), parent)


def what_to_do(why: str, parent: QWidget) -> str:
    """Asks what to do when the game can't be saved.

    why: the sentence with the reason.
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
    """Asks whether to continue here: the game's lock is left over from another machine, or gives no answer."""
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
