"""Handles exceptions that nothing else has caught: writes the details into a log file, and shows the player a
notice."""

import sys
import threading
from collections.abc import Callable
from traceback import format_exception
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.base.paths import log_file, make_private

if TYPE_CHECKING:
    import logging


LARGEST_LOG = 500_000


class Crashes(QObject):
    """Handles exceptions that nothing else has caught, in place of Python's own report.

    is_safe: returns whether the game on the table is saved up to its last move; None if there is no game.
    game: returns the record of the game on the table; "" if there is none.
    """

    _happened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.is_safe: Callable[[], bool | None] = lambda: None
        self.game: Callable[[], str] = lambda: ""
        self._told = False
        self._logged = False
        self._log: logging.Logger | None = None
        self._happened.connect(self._tell)

    def watch(self) -> None:
        sys.excepthook = self.caught
        threading.excepthook = lambda args: self.caught(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

    def caught(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        self._logger().error("fault", exc_info=(kind, fault, trace))
        self._happened.emit("".join(format_exception(kind, fault, trace)))

    def _logger(self) -> "logging.Logger":
        import logging
        from logging.handlers import RotatingFileHandler

        if self._log is None:
            self._log = logging.getLogger("wordfelt")
            self._log.propagate = False
            crashes = self

            class LogFile(RotatingFileHandler):
                def handleError(self, record: logging.LogRecord) -> None:
                    """Records that the log can't be written, so that the notice does not send the player to an empty
                    file."""
                    crashes._logged = False

            try:
                make_private(log_file().parent)
                # does not write to a named pipe, because opening the pipe would wait for a reader
                if log_file().is_fifo():
                    raise OSError
                handler: logging.Handler = LogFile(log_file(), maxBytes=LARGEST_LOG, backupCount=1)
                self._logged = True
            except OSError:
                handler = logging.NullHandler()
            handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
            self._log.addHandler(handler)
        return self._log

    def _of_the_game(self) -> str:
        """The sentence about whether the player's game is saved; "" without a game. If the program can't find that out,
        the sentence says that the last moves are not saved."""
        translate = QCoreApplication.translate
        try:
            safe = self.is_safe()
        except Exception:
            safe = False
            self._logger().exception("fault")
        if safe is None:
            return ""
        if safe:
            return translate("Crash", "Your game is saved up to the last move.")
        return translate(
            "Crash",
            "The last moves of your game are not saved. Wordfelt keeps trying: look at the mark above the table.",
        )

    def report(self, details: str) -> str:
        """Returns the text for a bug report: the versions, the fault, and the record of the game on the table."""
        import platform

        from app import __version__

        system = f"{platform.platform()}, {QGuiApplication.platformName()}"
        versions = f"Wordfelt {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {system}"
        try:
            game = self.game()
        except Exception as fault:  # any exception, because the game itself may be broken
            game = f"{type(fault).__name__}: {fault}"
        return "\n\n".join(filter(None, [versions, details.strip(), game]))

    def _tell(self, details: str) -> None:
        """Shows the player a notice, but only about the first fault. Otherwise a fault that occurs at every click would
        cover the table with notices."""
        if self._told:
            return
        self._told = True
        from PySide6.QtWidgets import QMessageBox  # imported late, because it is needed only after a fault

        translate = QCoreApplication.translate
        text = " ".join(
            filter(None, [translate("Crash", "Something went wrong inside Wordfelt."), self._of_the_game()])
        )
        if self._logged:
            text += "\n" + translate("Crash", "What happened is written in {file}.").format(file=str(log_file()))
        more = translate("Crash", "You can go on. If something looks wrong, close Wordfelt and start it again.")
        box = QMessageBox(
            QMessageBox.Icon.NoIcon,
            "Wordfelt",
            text,
            QMessageBox.StandardButton.NoButton,
            QApplication.activeWindow(),
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box.setInformativeText(more)
        box.setDetailedText(details)
        copy = box.addButton(translate("Crash", "Copy for a report"), QMessageBox.ButtonRole.ActionRole)
        copy.setToolTip(translate("Crash", "Copies the fault, the versions, and the game with its players' names."))
        copy.clicked.disconnect()  # otherwise this button would close the box, as any button of a box does
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.report(details)))
        go_on = box.addButton(translate("Crash", "Go on"), QMessageBox.ButtonRole.AcceptRole)
        close = box.addButton(translate("Crash", "Close Wordfelt"), QMessageBox.ButtonRole.DestructiveRole)
        close.clicked.connect(QApplication.quit)
        go_on.setProperty("main", True)
        box.setDefaultButton(go_on)
        # without an escape button, Esc would not close the box, and the open box would keep the program from ending
        box.setEscapeButton(go_on)
        box.setModal(False)
        box.show()
        self._box = box
