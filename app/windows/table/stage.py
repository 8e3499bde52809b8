"""The stage, the middle of the table page. It shows the felt, the cover during a pause, or the final page."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from app.base.guard import guarded
from app.base.paths import can_explain
from app.felt.theme import Theme
from app.felt.view import FeltView
from app.session.meanings import meaning_at
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.curtain import Curtain
from app.windows.table.feast_dealing import LyingCard
from app.windows.table.final_page import FinalPage
from app.windows.table.meaning_card import FEW, meaning_html
from engine.core.rulebook import House

MOST_SWEPT = 60  # the largest number of cards swept together at the end
USUAL_BARS = 92  # the height of the bars above and below the felt in pixels, with letters of the usual size


class Stage(QStackedWidget):
    """The middle of the table page, with the felt, the cover during a pause, or the final page.

    widened: the stage has another width.
    motion: the length of movements, as a share of the usual length.
    ended: emitted when the final page begins to show, and again when the player returns to it from the table.
    end_seen: whether the player has left the final page for the table.
    end_report: whether the end of the present game has been reported on the final page.
    """

    widened = Signal()
    ended = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text_scale = self.motion = 1.0
        self.felt = FeltView(theme, self)
        self.felt.ask_lost = self._lost
        self.cover = Curtain(self)
        self.final = FinalPage(self)
        self.end_seen = False
        self.end_report = False
        self._house: House | None = None  # the rules of the present game, with the table's agreements
        for page in (self.felt, self.cover, self.final):
            self.addWidget(page)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.widened.emit()

    def _lost(self) -> int:
        """Returns the height in pixels that the felt has lost because larger letters make the bars higher. The cards
        keep the size that they would have without this loss."""
        page = self.parentWidget()
        bars = page.height() - self.height() if page is not None else 0
        return max(0, round(bars - max(USUAL_BARS, bars / self._text_scale)))

    def begin_anew(self) -> None:
        """Prepares for another game, even while the end of the last one still shows."""
        self.end_seen = self.end_report = False

    @property
    def shows_felt(self) -> bool:
        return self.currentWidget() is self.felt

    def show_moment(self, moment: Moment) -> None:
        self._house = moment.house
        if moment.covered:
            # Fills the cover before the stage shows it, because a screen reader repeats a focused text that changes.
            self.cover.show_pause(moment)
            self._turn_to(self.cover)
            self.cover.ready.setFocus()
        elif moment.phase is Phase.OVER and not self.end_seen:
            if moment.end is not None and (self.currentWidget() is not self.final or not self.end_report):
                comes, self.end_report = not self.end_report and bool(moment.script), True
                self.final.show_end(moment.end, self.explain)
                if comes:
                    self.final.deal(self._lying, self.motion)
                self.ended.emit()
            self._turn_to(self.final)
        else:
            self._turn_to(self.felt)

    @property
    def _lying(self) -> list[LyingCard]:
        """The cards on the felt, for the final page to sweep together. If there are very many, only those that lie on
        top."""
        cards = self.felt.lying[-MOST_SWEPT:]
        return [LyingCard(card.pixmap(), -card.offset().x(), card.rect) for card in cards]

    def explain(self, word: str) -> str:
        """Returns the meaning of a word as a paragraph; "" if words must not be explained here."""
        return meaning_html(meaning_at(self._house, word), FEW) if self._house is not None and can_explain() else ""

    def _turn_to(self, page: QWidget) -> None:
        here = self.currentWidget()
        if here is page:
            return
        focused = QApplication.focusWidget()
        if page is self.felt and here is not None and focused is not None and here.isAncestorOf(focused):
            # otherwise a screen reader would announce every widget that the focus passes on its way to the felt
            focused.clearFocus()
        self.setCurrentWidget(page)

    def wear(self, theme: Theme, text_scale: float) -> None:
        self.felt.set_theme(theme)
        self.cover.wear(theme)
        self.final.wear(theme)
        self._text_scale = text_scale
        self.felt.set_text_scale(text_scale)
