"""Words as cards on the final page, below a line that names their player. A press or a resting pointer shows their
meanings."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QVBoxLayout

from app.base.guard import guarded
from app.base.listing import listed, without_dots
from app.felt.cards import CardArt
from app.session.game_end import LaidWord
from app.windows.table.final_words import Explain
from app.windows.table.meaning_card import TextCard
from app.windows.table.word_cards import WordCards
from app.windows.widgets.written_by_people import breakable, plain_label

EDGE = 3  # pixels around the words for the ring that shows the focus


class ShownWords(QAbstractButton):
    """The words of one play, or a single word, as cards on the final page.

    spoken: the text for screen readers.
    """

    def __init__(self) -> None:
        super().__init__()
        self.caption, self.cards = plain_label(), WordCards()
        self.caption.setWordWrap(True)
        # The height follows the words. Otherwise it would stay the same, as for any button.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy = self.caption.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.caption.setSizePolicy(policy)
        self.spoken = ""
        self._words: Sequence[LaidWord] = ()
        self._explain: Explain = lambda word: ""
        self._ring = QColor()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._show_meanings)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        layout.setSpacing(0)
        layout.addWidget(self.caption)
        layout.addWidget(self.cards)

    def wear(self, art: CardArt, card: int) -> None:
        """Applies the drawn cards of a theme.

        card: the width of a card.
        """
        self._ring = QColor(art.theme.felt.ink)
        self.cards.wear(art, card)
        if (layout := self.layout()) is not None:
            layout.activate()  # laid out now, because the page needs the size of the words

    def show_words(self, caption: str, words: Sequence[LaidWord], explain: Explain) -> None:
        """Shows the words.

        explain: returns the meaning of a word as a paragraph; "" if words must not be explained here.
        """
        self._words, self._explain = words, explain
        self.setVisible(bool(words))
        texts = [word.text for word in words]
        named = all(text in caption for text in texts)
        self.spoken = caption if named else f"{caption}: {listed(texts)}"
        self.caption.setText(breakable(caption))
        self.cards.show_words([word.cards for word in words], ", ".join(texts))
        self.setAccessibleName(without_dots(self.spoken))
        can = any(explain(word.text) for word in words)
        self.setEnabled(can)
        self.setCursor(Qt.CursorShape.WhatsThisCursor if can else Qt.CursorShape.ArrowCursor)

    @guarded
    def sizeHint(self) -> QSize:
        """The size that fits each word in one line."""
        caption = self.caption.fontMetrics().horizontalAdvance(self.caption.text()) + 2
        wide = max(self.cards.sizeHint().width(), caption) + 2 * EDGE
        return QSize(wide, self.heightForWidth(wide))

    @property
    def meanings(self) -> str:
        """The meanings of the words, one paragraph each."""
        return "".join([self._explain(word.text) for word in self._words])

    def show_cards(self, cards: int | None) -> None:
        """Shows only this many of the cards, and no caption; None shows all cards and the caption."""
        self.cards.show_cards(cards)
        self.caption.setVisible(cards is None)

    def _show_meanings(self) -> None:
        below = self.cards.mapToGlobal(self.cards.rect().bottomLeft())
        TextCard(self.meanings, self.spoken, self).show_at(below)

    @guarded
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.meanings, self)
            return True
        return super().event(event)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the ring that shows the focus; the caption and the cards paint themselves."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._ring, 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
