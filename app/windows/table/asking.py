"""Shows the meanings of words when the player asks: by resting the pointer on a word, in the history, or by a key for
all visible words."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QWidget

from app.base.fact_texts import as_line
from app.base.paths import can_explain
from app.base.texts import mood_text, temperament_help, temperament_name
from app.felt.picture import Kind
from app.felt.view import FeltView
from app.session.meanings import Meaning, allowed, meaning_at, words_to_ask
from app.session.moment import Moment
from app.session.table_session import TableSession
from app.windows.table.hovering import Hovering
from app.windows.table.meaning_card import FEW, MeaningCard, meaning_html, word_menu
from app.windows.table.panels import HistoryPanel
from app.windows.widgets.connections import Ties
from app.windows.widgets.popups import pop_up
from app.windows.widgets.written_by_people import marked_up


class Asking:
    """The look-up of meanings during one game.

    nothing: called if the player asks for a meaning while there is no word to explain.
    own: returns the note about a word in the players' house book.
    looked_up: called with each word whose meaning the player opens.
    """

    def __init__(
        self,
        felt: FeltView,
        history: HistoryPanel,
        page: QWidget,
        session: TableSession,
        nothing: Callable[[], None],
        own: Callable[[str], str],
        looked_up: Callable[[str], object],
    ) -> None:
        self.felt, self.history, self.page = felt, history, page
        self._moment, self._exchanges, self._nothing = session.moment, session.gestures.exchanges, nothing
        self._own, self._looked_up = own, looked_up
        self.hovering = Hovering(felt, self._at_rest)
        self._ties = Ties(
            (felt.hovered, self.hovering.over),
            (felt.menu_asked, self.hovering.hide),
            (history.words_asked, self._offer),
        )

    def untie(self) -> None:
        self._ties.undo()
        self.hovering.hide()
        self.hovering.deleteLater()

    def look_at(self, moment: Moment) -> None:
        """Stores the new state of the table, and hides the tip at the pointer, which describes the old state."""
        self.hovering.hide()
        self._moment = moment

    @property
    def can_ask(self) -> bool:
        return bool(self._meant()[0])

    def ask(self) -> None:
        words, place = self._meant()
        if not words:
            self._nothing()
        elif len(words) == 1:
            self.explain(words[0], place)
        else:
            self._offer(words, place)

    def _meant(self) -> tuple[Sequence[str], QPoint]:
        """Returns the words that the player may want explained, and their place on the screen: the focused word on the
        felt, or the words in the chosen history line, or else all visible words."""
        words: Sequence[str] = ()
        place = self.felt.mapToGlobal(self.felt.rect().center())
        if self.history.hasFocus():
            words = allowed(self._moment, self.history.current_words)
            place = self.history.mapToGlobal(self.history.visualItemRect(self.history.currentItem()).bottomLeft())
        elif self.felt.hasFocus() and self.felt.attended_zone:
            words = words_to_ask(self._moment, self.felt.attended_zone)
            place = self.felt.place_of(self.felt.attended_zone)
        return words or words_to_ask(self._moment), place

    def _at_rest(self, zone: str) -> str:
        """Returns the text for the place under a resting pointer: the player there, public facts, the meaning of the
        word there, and whether its cards can be exchanged. Returns "" while the player is laying cards."""
        if self._moment.is_laying:
            return ""
        words = words_to_ask(self._moment, zone) if can_explain() else ()
        meaning = self._meaning(words[0]) if len(words) == 1 else None
        text = meaning_html(meaning, FEW) if meaning is not None and (meaning.senses or meaning.own) else ""
        give_and_take = f"<p>{marked_up(_give_and_take())}</p>" if self._exchanges(zone) else ""
        return self._player(zone) + self._facts(zone) + text + give_and_take

    def _player(self, zone: str) -> str:
        """Returns the text about a player: how a computer player plays, and the player's mood."""
        there = self.felt.picture.zone(zone)
        if there is None or there.kind is not Kind.RIVAL:
            return ""
        parts = [marked_up(temperament_name(there.sign)), marked_up(temperament_help(there.sign))] if there.sign else []
        parts += [marked_up(mood)] if (mood := mood_text(there.mood)) else []
        return f"<p>{'<br>'.join(parts)}</p>" if parts else ""

    def _facts(self, zone: str) -> str:
        there = self.felt.picture.zone(zone)
        parts = [marked_up(as_line([token.spoken])) for token in there.tokens] if there is not None else []
        return f"<p>{'<br>'.join(parts)}</p>" if parts else ""

    def _offer(self, words: Sequence[str], place: QPoint) -> None:
        """Opens a menu in which the player chooses one of these words."""
        words = allowed(self._moment, tuple(words))
        if words and can_explain():
            menu = word_menu(words, lambda word: self.explain(word, place), self.page)
            pop_up(menu, place)

    def _meaning(self, word: str) -> Meaning:
        return meaning_at(self._moment.house, word, self._own(word))

    def explain(self, word: str, place: QPoint) -> None:
        meaning = self._meaning(word)
        if meaning.valid:
            self._looked_up(word)
        MeaningCard(meaning, self.page).show_at(place)


def _give_and_take() -> str:
    return QCoreApplication.translate(
        "Asking", "Give and take: a card laid on the lower part of a letter is exchanged for it."
    )
