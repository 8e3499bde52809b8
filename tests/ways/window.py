"""Uses the window as a person does: every event goes to the window, and Qt passes it on to a widget."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMessageBox, QPushButton, QWidget

from app.felt.hits import target_rect
from app.felt.picture import DropWay, Picture, Target
from app.felt.pointing import piece_at
from app.program.application import Application
from app.windows.table.game_on_table import GameOnTable

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def settle() -> None:
    """Lets Qt show and lay out new widgets."""
    QApplication.processEvents()


TRIES = 5  # the maximum number of clicks on an entry of a list


class Desk:
    """The program with a game on the table, and the hands of a player who sends mouse and keyboard events to its
    window."""

    def __init__(self, program: Application) -> None:
        self.program = program
        self.window = program.window
        assert self.window.table is not None
        self.page = self.window.table

    @property
    def session(self):
        return self.game.session

    @property
    def game(self) -> GameOnTable:
        assert self.page.game is not None
        return self.page.game

    @property
    def picture(self) -> Picture:
        return self.page.felt.picture

    # ---- places, in the window

    def middle_of(self, widget: QWidget) -> QPoint:
        """The middle of a widget as a point of the window. Checks that no other widget covers this point."""
        settle()
        at = widget.mapTo(self.window, widget.rect().center())
        assert widget.isVisible(), f"{widget} does not show"
        found = self.window.childAt(at)
        assert found is widget or (found is not None and widget.isAncestorOf(found)), f"{found} lies over {widget}"
        return at

    def on_felt(self, x: float, y: float) -> QPoint:
        """Returns a point of the felt as a point of the window. Checks that no other widget covers this point."""
        at = self.page.felt.viewport().mapTo(self.window, QPoint(round(x), round(y)))
        found = self.window.childAt(at)
        assert found is self.page.felt.viewport(), f"{found} lies over the felt"
        return at

    def card(self, key: str) -> QPoint:
        """A point of this card that nothing covers."""
        settle()
        placements = self.page.felt.cloth.placements
        rect = placements.pieces[key].rect
        for across in (0.5, 0.3, 0.7, 0.15, 0.85):
            x, y = rect.x + rect.w * across, rect.centre[1]
            found = piece_at(self.picture, placements, x, y)
            if found is not None and found.key == key:
                return self.on_felt(x, y)
        raise AssertionError(f"{key} is covered")

    def place(self, target: Target) -> QPoint:
        rect = target_rect(self.page.felt.cloth.placements, target)
        assert rect is not None, f"{target} is nowhere"
        down = {DropWay.OVER: 0.3, DropWay.SWAP: 0.85}.get(target.way, 0.5)
        return self.on_felt(rect.centre[0], rect.y + rect.h * down)

    def zone(self, key: str) -> QPoint:
        settle()
        place = self.page.felt.cloth.placements.zones[key]
        rect = place.cells[0] if place.cells else place.rect
        return self.on_felt(*rect.centre)

    def target(self, card: str, place: Target) -> Target:
        targets = self.page.felt.ask_targets(card)
        found = next((target for target in targets if target.is_at(place)), None)
        assert found is not None, f"{card} may not go to {place}, only to {targets}"
        assert found.legal, f"{card} to {place}: {found.reason}"
        return found

    # ---- events

    @property
    def handle(self):
        return self.window.windowHandle()

    def click(self, at: QPoint) -> None:
        QTest.mouseMove(self.handle, at)
        QTest.mouseClick(self.handle, LEFT, NONE, at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        QTest.mouseMove(self.handle, start)
        QTest.mousePress(self.handle, LEFT, NONE, start)
        for step in range(1, 9):
            QTest.mouseMove(self.handle, start + (end - start) * step / 8)
        QTest.mouseRelease(self.handle, LEFT, NONE, end)

    def click_in_popup(self, where: Callable[[Any], QPoint]) -> None:
        popup = QApplication.activePopupWidget()
        assert popup is not None, "nothing has popped up"
        for _ in range(TRIES):  # a list that has just opened may ignore the first clicks
            settle()
            at = where(popup)
            QTest.mouseMove(popup.windowHandle(), at)
            QTest.mouseClick(popup.windowHandle(), LEFT, NONE, at)
            if QApplication.activePopupWidget() is not popup:
                return
            QTest.qWait(QApplication.doubleClickInterval())
        raise AssertionError("the click was not heard")

    def dialog(self) -> QMessageBox:
        settle()
        found = [box for box in self.window.findChildren(QMessageBox) if box.isVisible()]
        assert len(found) == 1, f"{len(found)} dialogs are open"
        return found[0]

    def click_in_dialog(self) -> None:
        """Clicks Yes in the open question."""
        box = self.dialog()
        button = box.button(QMessageBox.StandardButton.Yes)
        QTest.mouseClick(box.windowHandle(), LEFT, NONE, button.mapTo(box, button.rect().center()))

    def yes(self) -> None:
        box = self.dialog()
        for _ in range(3):
            if box.focusWidget() is box.button(QMessageBox.StandardButton.Yes):
                break
            QTest.keyClick(box.windowHandle(), Qt.Key.Key_Tab)
        QTest.keyClick(box.windowHandle(), Qt.Key.Key_Space)

    def key(self, key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        popup = QApplication.activePopupWidget()
        QTest.keyClick(popup.windowHandle() if popup is not None else self.handle, key, modifiers)

    # ---- buttons and lists

    def button(self, verb: str) -> QPushButton:
        buttons = self.page.buttons.buttons
        assert verb in buttons, f"there is no button for {verb}, only {list(buttons)}"
        works = buttons[verb].isEnabled() and not buttons[verb].property("vain")
        assert works, f"{verb}: {buttons[verb].toolTip()} {self.page.verdict.text()}"
        return buttons[verb]

    def part(self, kind: str, key: str = ""):
        """The widget with which the player makes a choice of this kind, such as the letter of a wild card."""
        parts = [part for part in self.page.choices.parts if part.choice.kind == kind and part.choice.key == key]
        assert len(parts) == 1, (
            f"{kind} cannot be chosen, only {[part.choice.kind for part in self.page.choices.parts]}"
        )
        return parts[0]

    def option(self, kind: str, value: str, key: str):
        """The button or the list with which the player makes a choice, such as the letter of a wild card."""
        part = self.part(kind, key)
        return part.box if part.box is not None else part.buttons[value]

    def row_of(self, box: QComboBox, value: str) -> int:
        row = box.findData(value)
        assert row >= 0, f"{value} is not in the list"
        return row
