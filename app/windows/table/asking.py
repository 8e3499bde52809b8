"""Asking what a word means: by resting on it, in the history, or by one key for all that lies in sight."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from app.base.paths import can_explain
from app.session.meanings import allowed, meaning_of, words_to_ask
from app.session.moment import Moment
from app.table.view import FeltView
from app.windows.table.hovering import Hovering
from app.windows.table.meanings import MeaningCard, meaning_html, meaning_line, word_menu
from app.windows.table.panels import HistoryPanel
from app.windows.widgets.written_by_people import marked_up

FEW = 3  # senses are enough for who only points


class Asking(QObject):
    """nothing: there is no word that could be explained."""

    nothing = Signal()

    def __init__(self, felt: FeltView, history: HistoryPanel, page: QWidget) -> None:
        super().__init__(page)
        self.moment: Moment | None = None  # of the game on the table
        self.exchanges: Callable[[str], bool] = lambda zone: False  # may a letter of this word be exchanged?
        self.felt, self.history, self.page = felt, history, page
        self.hovering = Hovering(felt, self._at_rest)
        if can_explain():
            history.words_asked.connect(self._offer)

    @property
    def can_ask(self) -> bool:
        return bool(self._meant()[0])

    def ask(self) -> None:
        words, place = self._meant()
        if not words:
            self.nothing.emit()
        elif len(words) == 1:
            self.explain(words[0], place)
        else:
            self._offer(words, place)

    def _meant(self) -> tuple[Sequence[str], QPoint]:
        """The word under the keyboard's attention, the line of the history, or any word in sight; and where it is."""
        words: Sequence[str] = ()
        place = self.felt.mapToGlobal(self.felt.rect().center())
        if self.moment is None:
            return words, place
        if self.history.hasFocus():
            words = allowed(self.moment, self.history.current_words)
            place = self.history.mapToGlobal(self.history.visualItemRect(self.history.currentItem()).bottomLeft())
        elif self.felt.hasFocus() and self.felt.attended_zone:
            words = words_to_ask(self.moment, self.felt.attended_zone)
            place = self.felt.place_of(self.felt.attended_zone)
        return words or words_to_ask(self.moment), place

    def hush(self) -> None:
        """The table is another: what is shown of it while pointing goes."""
        self.hovering.hide()

    def _at_rest(self, zone: str) -> str:
        """What the pointer is told: nothing while a move is put together."""
        if self.moment is None or self.moment.is_laying:
            return ""
        words = words_to_ask(self.moment, zone) if can_explain() else ()
        meaning = meaning_of(words[0], self.moment.house.words) if len(words) == 1 else None
        told = meaning_html(meaning, FEW) if meaning is not None and meaning.senses else ""
        return told + (f"<p>{marked_up(_give_and_take())}</p>" if self.exchanges(zone) else "")

    def _offer(self, words: Sequence[str], place: QPoint) -> None:
        """Choose among these words."""
        if self.moment is None:
            return
        words = allowed(self.moment, tuple(words))
        if words:
            menu = word_menu(words, lambda word: self.explain(word, place), self.page)
            menu.popup(place)
            menu.setActiveAction(menu.actions()[0])  # or it would be opened without a word to a screen reader

    def explain(self, word: str, place: QPoint) -> None:
        if self.moment is not None:
            MeaningCard(meaning_of(word, self.moment.house.words), self.page).show_at(place)

    def in_a_line(self, word: str) -> str:
        """For the best words of a game that is over."""
        if self.moment is None or not can_explain():
            return ""
        return meaning_line(meaning_of(word, self.moment.house.words))


def _give_and_take() -> str:
    return QCoreApplication.translate(
        "Asking", "Give and take: lay a card on the lower part of a letter to exchange the two."
    )
