"""A text with a caret. A screen reader reads it by letter, word and line like any document.

Qt's own view of a text with links presents itself as a label, of which a screen reader gets only the name.
"""

import sys

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from app.base.guard import guarded
from app.windows.widgets.enter_button import ENTERS

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
# on Linux, moving by a word leads to the word's end, as in all other programs there
TO_ENDS = sys.platform.startswith("linux")


class Document(QTextEdit):
    """A read-only text with a caret, which arrow keys move. Alt with an arrow key moves the caret to the next heading,
    Tab moves it to the next link, and Enter follows the link. Space scrolls by a page.

    followed: the reader followed this link, with a key or the mouse.
    """

    followed = Signal(QUrl)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._over_link = False

    # ---- keys

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers()
        if held == Qt.KeyboardModifier.AltModifier and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._to_heading(back=key == Qt.Key.Key_Up)
        elif TO_ENDS and key == Qt.Key.Key_Right and held & ~SHIFT == CONTROL:
            self._to_end_of_word(chosen=bool(held & SHIFT))
        elif key == Qt.Key.Key_Space:
            self._turn_page(back=bool(held & Qt.KeyboardModifier.ShiftModifier))
        elif key in ENTERS and self._link():
            self.followed.emit(QUrl(self._link()))
        elif key in ENTERS:
            event.ignore()  # passed on, because this Enter may be meant for the window's main button
        else:
            super().keyPressEvent(event)

    @guarded
    def focusNextPrevChild(self, forward: bool) -> bool:
        links = self._links()
        here = self.textCursor()
        ahead = [link for link in links if link[0] >= here.selectionEnd() and link[1] > here.position()]
        behind = [link for link in links if link[1] <= here.selectionStart()]
        found = ahead[:1] if forward else behind[-1:]
        if not found or not self.hasFocus():
            return super().focusNextPrevChild(forward)
        caret = self.textCursor()
        caret.setPosition(found[0][0])
        caret.setPosition(found[0][1], QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(caret)
        return True

    def _to_end_of_word(self, *, chosen: bool) -> None:
        """Moves the caret to the end of the next word, and selects the word if `chosen` is set. A screen reader then
        announces the word, because it announces the text that the caret has passed."""
        caret, move, keep = self.textCursor(), QTextCursor.MoveOperation, QTextCursor.MoveMode.KeepAnchor
        passed = QTextCursor(self.document())
        passed.setPosition(caret.position())
        passed.movePosition(move.EndOfWord, keep)
        while not any(map(str.isalnum, passed.selectedText())) and passed.movePosition(move.NextWord, keep):
            passed.movePosition(move.EndOfWord, keep)  # a screen reader says nothing about a comma alone
        caret.setPosition(passed.position(), keep if chosen else QTextCursor.MoveMode.MoveAnchor)
        self.setTextCursor(caret)

    def _to_heading(self, *, back: bool) -> None:
        block = self.textCursor().block()
        while True:
            block = block.previous() if back else block.next()
            if not block.isValid():
                return
            if block.blockFormat().headingLevel():
                self.go_to_block(block)
                return

    def go_to_block(self, block: QTextBlock) -> None:
        """Moves the caret to this block, and scrolls the block to the top."""
        self.setTextCursor(QTextCursor(block))
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(max(0, round(top) - 6))

    def _turn_page(self, *, back: bool) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + (-bar.pageStep() if back else bar.pageStep()))

    # ---- links

    def _link(self) -> str:
        """Returns the address of the link at the caret or in the selection; "" if there is none."""
        behind = QTextCursor(self.document())
        behind.setPosition(min(self.textCursor().selectionStart() + 1, self.document().characterCount() - 1))
        return behind.charFormat().anchorHref()

    def _links(self) -> list[tuple[int, int]]:
        """Returns the start and the end of every link."""
        found: list[tuple[int, int, str]] = []
        block = self.document().begin()
        while block.isValid():
            for form in block.textFormats():
                where = form.format.anchorHref()
                start = block.position() + form.start
                if where and found and found[-1][1:] == (start, where):
                    found[-1] = (found[-1][0], start + form.length, where)
                elif where:
                    found.append((start, start + form.length, where))
            block = block.next()
        return [(start, end) for start, end, _ in found]

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        over = bool(self.anchorAt(event.position().toPoint()))
        # PySide is slow to return the viewport the first time, so the pointer changes only if needed
        if over != self._over_link:
            self._over_link = over
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.IBeamCursor)

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        where = self.anchorAt(event.position().toPoint())
        if where and event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            self.followed.emit(QUrl(where))
