"""Fixtures for tests of the felt: a felt without animation, and a player's hand that clicks and drags with real
events."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.felt.hits import target_rect
from app.felt.theme import load_theme
from app.felt.view import FeltView

LEFT = Qt.MouseButton.LeftButton


class Hand:
    """A player who uses mouse and keyboard on a felt and records what the felt reports.

    heard: every signal with its arguments, in order.
    asked: the cards whose targets the felt asked for.
    """

    def __init__(self, view: FeltView) -> None:
        self.view = view
        self.heard: list[tuple[object, ...]] = []
        self.asked: list[str] = []
        for (
            name
        ) in "picked dropped activated returned cut_asked reordered typed erased committed cancelled cycled".split():
            getattr(view, name).connect(lambda *said, name=name: self.heard.append((name, *said)))

    def show(self, picture, targets=()):
        def ask(key):
            self.asked.append(key)
            return tuple(targets)

        self.view.ask_targets = ask
        self.view.show_picture(picture, animate=False)
        return self

    def place(self, key):
        """The point in the middle of a card."""
        return QPoint(*map(round, self.view.cloth.placements.pieces[key].rect.centre))

    def slot(self, target, across=0.5, down=0.5):
        """A point in the place of a target. `across` and `down` are shares of the width and the height of this
        place."""
        rect = target_rect(self.view.cloth.placements, target)
        assert rect is not None
        return QPoint(round(rect.x + rect.w * across), round(rect.y + rect.h * down))

    def drag(self, start, end, *, release=True):
        QTest.mousePress(self.view.viewport(), LEFT, pos=start)
        for step in range(1, 11):
            QTest.mouseMove(self.view.viewport(), start + (end - start) * step / 10)
        if release:
            QTest.mouseRelease(self.view.viewport(), LEFT, pos=end)

    def click(self, point):
        QTest.mouseMove(self.view.viewport(), point)
        QTest.mouseClick(self.view.viewport(), LEFT, pos=point)

    def double_click(self, point):
        # Sends what a real double click sends: a click, and then a second press that is reported as a double click.
        self.click(point)
        QTest.mouseDClick(self.view.viewport(), LEFT, pos=point)
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=point)

    def keys(self, *keys, modifier=Qt.KeyboardModifier.NoModifier):
        for key in keys:
            QTest.keyClick(self.view, key, modifier)

    def rect(self, key):
        """The rectangle where a card is drawn now."""
        return self.view.cloth.cards[key].rect

    def mark(self, key):
        """The mark (such as a highlight) with which a card is drawn now."""
        return self.view.cloth.cards[key].look.mark

    def only(self, name):
        return [said for said in self.heard if said[0] == name]


@pytest.fixture
def hand(qtbot):
    view = FeltView(load_theme())
    qtbot.addWidget(view)
    view.set_motion(0)
    view.resize(900, 600)
    with qtbot.waitActive(view):
        view.show()
    view.setFocus()
    yield Hand(view)
    let_go(view)


def let_go(view):
    """Releases the mouse buttons. Qt remembers where a button went down, and would send all clicks of later tests
    there."""
    for button in (LEFT, Qt.MouseButton.RightButton):
        QTest.mouseRelease(view.viewport(), button, pos=QPoint(1, 1))
