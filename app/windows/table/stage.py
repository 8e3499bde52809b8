"""The stage: it shows the felt, the pause that hides it, or the final page."""

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

MOST_SWEPT = 60  # cards
USUAL_BARS = 92  # pixels above and below the felt, with letters of the usual size


class Stage(QStackedWidget):
    """The stage.

    widened: its width has changed.
    motion: the length of movements, as a share of the usual length.
    ended: the final page appears for the first time.
    end_seen: the player has left it for the table.
    """

    widened = Signal()
    ended = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._text_scale = self.motion = 1.0
        self.felt = FeltView(theme)
        self.felt.ask_lost = self._lost
        self.cover = Curtain()
        self.final = FinalPage()
        self.end_seen = False
        self.end_report = False  # for the present game
        self._house: House | None = None  # that of this game
        for page in (self.felt, self.cover, self.final):
            self.addWidget(page)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.widened.emit()

    def _lost(self) -> int:
        """The height that larger letters in the bars have taken, and that the cards get back."""
        page = self.parentWidget()
        bars = page.height() - self.height() if page is not None else 0
        return max(0, round(bars - max(USUAL_BARS, bars / self._text_scale)))

    def begin_anew(self) -> None:
        """Prepares for another game, although the end of the last one may still show."""
        self.end_seen = self.end_report = False

    @property
    def shows_felt(self) -> bool:
        return self.currentWidget() is self.felt

    def show_moment(self, moment: Moment) -> None:
        self._house = moment.house
        if moment.covered:
            self.cover.show_pause(moment)  # first, because a screen reader repeats what changes under the focus
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
        """The cards on the felt; of very many only the upper ones."""
        cards = self.felt.lying[-MOST_SWEPT:]
        return [LyingCard(card.pixmap(), -card.offset().x(), card.rect) for card in cards]

    def explain(self, word: str) -> str:
        """The meaning of a word as a paragraph."""
        return meaning_html(meaning_at(self._house, word), FEW) if self._house is not None and can_explain() else ""

    def _turn_to(self, page: QWidget) -> None:
        here = self.currentWidget()
        if here is page:
            return
        focused = QApplication.focusWidget()
        if page is self.felt and here is not None and focused is not None and here.isAncestorOf(focused):
            # or a screen reader announces every widget that the focus passes on its way to the felt
            focused.clearFocus()
        self.setCurrentWidget(page)

    def wear(self, theme: Theme, text_scale: float) -> None:
        self.felt.set_theme(theme)
        self.cover.wear(theme)
        self.final.wear(theme)
        self._text_scale = text_scale
        self.felt.set_text_scale(text_scale)
