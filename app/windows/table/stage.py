"""What stands where the felt is: the felt itself, the pause that hides it, or the final page."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from app.base.guard import guarded
from app.base.paths import can_explain
from app.felt.theme import Theme
from app.felt.view import FeltView
from app.session.meanings import meaning_of
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.curtain import Curtain
from app.windows.table.final_page import FinalPage
from app.windows.table.meaning_card import meaning_line
from engine.core.lookup import Words

USUAL_BARS = 92  # pixels above and below the felt, with letters of the usual size


class Stage(QStackedWidget):
    """widened: it has become wider or narrower.  ended: the final page comes for the first time.
    end_seen: the player has left it for the table."""

    widened = Signal()
    ended = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.felt = FeltView(theme)
        self.cover = Curtain()
        self.final = FinalPage()
        self._text_scale = 1.0
        self.end_seen = False
        self.end_told = False  # of the game that lies here now
        self._words: Words | None = None  # that this game is played with
        for page in (self.felt, self.cover, self.final):
            self.addWidget(page)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_up()
        if event.size().width() != event.oldSize().width():
            self.widened.emit()

    def _make_up(self) -> None:
        """What larger letters in the bars have taken of its height, the cards do not lose."""
        page = self.parentWidget()
        bars = page.height() - self.height() if page is not None else 0
        self.felt.make_up_for(max(0, round(bars - max(USUAL_BARS, bars / self._text_scale))))

    def begin_anew(self) -> None:
        """Another game comes, though the end of the one before may still stand here."""
        self.end_seen = self.end_told = False

    @property
    def shows_felt(self) -> bool:
        return self.currentWidget() is self.felt

    def show_moment(self, moment: Moment) -> None:
        self._words = moment.house.words
        if moment.covered:
            self.cover.show_pause(moment)  # first: whatever changes under the focus is told a second time
            self._turn_to(self.cover)
            self.cover.ready.setFocus()
        elif moment.phase is Phase.OVER and not self.end_seen:
            if moment.end is not None and (self.currentWidget() is not self.final or not self.end_told):
                self.end_told = True
                self.final.show_end(moment.end, self.explain)
                self.ended.emit()
            self._turn_to(self.final)
        else:
            self._turn_to(self.felt)

    def explain(self, word: str) -> str:
        """What it means, in a line."""
        return meaning_line(meaning_of(word, self._words)) if self._words is not None and can_explain() else ""

    def _turn_to(self, page: QWidget) -> None:
        here = self.currentWidget()
        if here is page:
            return
        focused = QApplication.focusWidget()
        if page is self.felt and here is not None and focused is not None and here.isAncestorOf(focused):
            focused.clearFocus()  # or, on its way to the felt, the focus is told at whatever comes next
        self.setCurrentWidget(page)

    def wear(self, theme: Theme, text_scale: float) -> None:
        self.felt.set_theme(theme)
        self.cover.wear(theme)
        self.final.wear(theme)
        self._text_scale = text_scale
        self.felt.set_text_scale(text_scale)
        self._make_up()
