"""Hints at the table, a step further each time they are asked for."""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from app.session.sitting import Sitting
from app.table.view import FeltView
from app.windows.bars import VerdictBar
from app.windows.spoken import hint_text

LAST = 3  # where, which cards, the whole play


class Hinting(QObject):
    """Says hints in the bar below the felt, and aloud."""

    def __init__(self, felt: FeltView, verdict: VerdictBar, page: QWidget) -> None:
        super().__init__(page)
        self._felt, self._verdict = felt, verdict
        self._step = 0
        self.awaited = False  # was a hint asked for before there was one?

    def begin_anew(self) -> None:
        """The position has changed."""
        self._step, self.awaited = 0, False

    def give(self, sitting: Sitting) -> None:
        """The next step."""
        advice = sitting.advice
        self.awaited = advice is None
        if advice is None or advice.act is None:
            self.say(QCoreApplication.translate("Hints", "Looking for a word…"))
            return
        self._step = min(LAST, self._step + 1)
        hint = sitting.session.hint(advice.act, self._step)
        text = hint_text(hint, self._step, advice.rare)
        if self._step < LAST or not hint.words:
            self.say(text)
        else:  # the play lies there, and the bar tells its points
            self._felt.say(text)

    def say(self, sentence: str) -> None:
        self._verdict.hint(sentence)
        self._felt.say(sentence)
