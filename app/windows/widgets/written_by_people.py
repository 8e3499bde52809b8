"""Functions for texts that a person has written, or that come from a file. These texts are displayed exactly as they
are written."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QMenuBar, QWidget

from app.base.guard import guarded

FIRM = "\u00a0"  # a space at which no line breaks
SOFT = "\u200b"  # an invisible character at which a line may break
LONGEST = 12  # the maximum number of letters without a place where a line may break
_LONG = rf"(\w{{{LONGEST}}})(?=\w)"
_HOLDING = r"(?<=\d) | (?=[ ·+−])"


def plain_label(text: str = "", parent: QWidget | None = None) -> QLabel:
    """Returns a label that interprets no markup: it displays <b> as three characters."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


class NameLabel(QLabel):
    """A name in one line. A name that is too long ends in an ellipsis instead of making widgets wider."""

    WIDEST = 9  # the maximum width that the label asks for, as a multiple of its height

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_name(self, name: str, weight: QFont.Weight) -> None:
        font = self.font()
        if font.weight() != weight:
            font.setWeight(weight)
            self.setFont(font)
        if name != self.text():
            self.setText(name)
            self.setToolTip(marked_up(name))

    @guarded
    def sizeHint(self) -> QSize:
        wanted = super().sizeHint()
        return QSize(min(wanted.width(), self.WIDEST * wanted.height()), wanted.height())

    @guarded
    def minimumSizeHint(self) -> QSize:
        wanted = super().sizeHint()
        return QSize(min(wanted.width(), 3 * wanted.height()), wanted.height())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        at = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.rect(), at, shown)


def marked_up(text: str) -> str:
    """Returns the text with markup characters escaped. Python's html module is not used, because it loads a table of
    all HTML entities."""
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(sign, entity)
    return text


def breakable(text: str) -> str:
    """Returns the name with added places where a line may break, so that a long name does not widen a widget."""
    return re.sub(_LONG, rf"\1{SOFT}", text)


def shortened(name: str, widget: QWidget) -> str:
    """Returns the name for this widget's button; a long name ends in an ellipsis."""
    letters = widget.fontMetrics()
    return letters.elidedText(name, Qt.TextElideMode.ElideRight, NameLabel.WIDEST * letters.height())


def kept_together(text: str) -> str:
    """Returns the text with spaces at which no line breaks: after a number, and before a dot, a plus or a minus between
    two parts."""
    return re.sub(_HOLDING, FIRM, text)


def on_button(text: str) -> str:
    """Returns the text for a button, where a single & would mark the next letter as a shortcut."""
    return text.replace("&", "&&")


def with_keys(texts: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Marks a different letter in each text; Alt with this letter then presses the button that has the text.

    taken: other texts, whose marked letters are already in use.
    """
    # imported late, because it loads Qt's table of standard keys, which the first paint does not need
    from PySide6.QtGui import QKeySequence

    letters = {QKeySequence.mnemonic(text).toString()[-1:] for text in taken}
    marked = []
    for text in texts:
        at = next((at for at, letter in enumerate(text) if letter.isalpha() and letter.upper() not in letters), None)
        letters |= {text[at].upper()} if at is not None else set()
        marked.append(on_button(text) if at is None else f"{on_button(text[:at])}&{on_button(text[at:])}")
    return marked


def menus_above(widget: QWidget) -> list[str]:
    """Returns the menu titles of the widget's window, whose letters are in use."""
    bar = widget.window().findChild(QMenuBar)
    return [menu.text() for menu in bar.actions()] if bar is not None else []
