"""Words as cards on the final page below a line that names their player. A press, or a pointer that rests there, gives
their meanings."""

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

EDGE = 3  # pixels, for the ring of focus


class ShownWords(QAbstractButton):
    """The words of one play, or one word.

    told: the text for listeners.
    """

    def __init__(self) -> None:
        super().__init__()
        self.caption, self.cards = plain_label(), WordCards()
        self.caption.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)  # a button keeps its height
        policy = self.caption.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.caption.setSizePolicy(policy)
        self.told = ""
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
        """Applies the art.

        card: the width of a card.
        """
        self._ring = QColor(art.theme.felt.ink)
        self.cards.wear(art, card)
        if (layout := self.layout()) is not None:
            layout.activate()  # the page arranges them at once

    def show_words(self, caption: str, words: Sequence[LaidWord], explain: Explain) -> None:
        """Shows the words.

        explain: gives the meaning of a word as a paragraph; empty if nothing may explain words here.
        """
        self._words, self._explain = words, explain
        self.setVisible(bool(words))
        texts = [word.text for word in words]
        named = all(text in caption for text in texts)
        self.told = caption if named else f"{caption}: {listed(texts)}"
        self.caption.setText(breakable(caption))
        self.cards.show_words([word.cards for word in words], ", ".join(texts))
        self.setAccessibleName(without_dots(self.told))
        can = any(explain(word.text) for word in words)
        self.setEnabled(can)
        self.setCursor(Qt.CursorShape.WhatsThisCursor if can else Qt.CursorShape.ArrowCursor)

    @guarded
    def sizeHint(self) -> QSize:
        """The size with each word in a line."""
        caption = self.caption.fontMetrics().horizontalAdvance(self.caption.text()) + 2
        wide = max(self.cards.sizeHint().width(), caption) + 2 * EDGE
        return QSize(wide, self.heightForWidth(wide))

    @property
    def meanings(self) -> str:
        """The meanings of the words, a paragraph each."""
        return "".join([self._explain(word.text) for word in self._words])

    def let_lie(self, cards: int | None) -> None:
        """Shows the first cards, and the caption once all lie there; None for everything."""
        self.cards.let_lie(cards)
        self.caption.setVisible(cards is None)

    def _show_meanings(self) -> None:
        below = self.cards.mapToGlobal(self.cards.rect().bottomLeft())
        TextCard(self.meanings, self.told, self).show_at(below)

    @guarded
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.meanings, self)
            return True
        return super().event(event)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the ring of focus; the parts paint themselves."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._ring, 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
