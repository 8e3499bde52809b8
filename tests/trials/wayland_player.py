"""Plays in the window on Wayland, within the process of the program, and prints each thing tried (see wayland.py)."""

import subprocess
import time
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from shiboken6 import isValid

from app.base.settings import GameSetting, SeatSetting
from app.program.application import Application
from engine.core.moves import OVER, Move, Play
from engine.core.oracle import legal_moves
from tests.trials.wayland import PANEL, SIZE, WaylandScreen
from tests.ways.by_keys import words_of
from tests.ways.playing import Player
from tests.ways.window import Desk

LONGEST = 20.0  # the maximum wait for anything, in seconds
GAME, DEAL = "split-run", 1  # a deal in which the first hand can lay a word and the second an overlay


def wait_for(what: str, found: Callable[[], object]) -> None:
    until = time.monotonic() + LONGEST
    while not found():
        assert time.monotonic() < until, f"waited in vain: {what}"
        QTest.qWait(20)


def send(*words: str) -> None:
    """Sends keys or mouse moves with xdotool while the program keeps running."""
    with subprocess.Popen(["xdotool", *words]) as sent:
        wait_for("xdotool", lambda: sent.poll() is not None)


class RealDesk(Desk):
    """A desk with a real mouse. On Wayland a program can't learn where its window is, so the mouse finds it."""

    def __init__(self, program: Application) -> None:
        super().__init__(program)
        window = subprocess.run(
            ["xdotool", "search", "--onlyvisible", *WaylandScreen.named], capture_output=True, text=True, check=True
        )
        self._screen = window.stdout.split()[0]
        middle = QPoint(*SIZE) / 2
        before = QCursor.pos()
        self._move(middle)
        wait_for("the mouse in the window", lambda: QCursor.pos() != before)
        QTest.qWait(100)
        self.corner = middle - QCursor.pos()
        self._sides = 0

    def _move(self, at: QPoint) -> None:
        send("mousemove", "--window", self._screen, str(at.x()), str(at.y()))

    def on_screen(self, widget: QWidget) -> QRect:
        return QRect(widget.mapToGlobal(QPoint()) + self.corner, widget.size())

    def _gesture(self, points: Sequence[QPoint]) -> None:
        """Presses the mouse at the first of these points on the screen, moves to the others, releases it, and moves one
        pixel aside.

        Waits until the window has got the last move. If a menu or list is or was open, that widget gets the last move,
        so the method does not wait.
        """
        popup = QApplication.activePopupWidget()
        self._sides = 1 - self._sides
        words: list[str] = []
        for number, at in enumerate(points):
            words += ["mousemove", "--window", self._screen, str(at.x()), str(at.y()), "sleep", "0.02"]
            words += ["mousedown", "1"] if not number else []
        aside = points[-1] + QPoint(1, self._sides)
        send(*words, "mouseup", "1", "mousemove", "--window", self._screen, str(aside.x()), str(aside.y()))
        if popup is None and QRect(self.corner, self.window.size()).contains(aside):
            wait_for(
                "the mouse",
                lambda: QCursor.pos() + self.corner == aside or QApplication.activePopupWidget() is not None,
            )
        QTest.qWait(50)

    def click(self, at: QPoint) -> None:
        self._gesture([self.window.mapToGlobal(at) + self.corner])

    def drag(self, start: QPoint, end: QPoint) -> None:
        way = [start + (end - start) * step / 10 for step in range(11)]
        self._gesture([self.window.mapToGlobal(at) + self.corner for at in way])

    def right_click(self, at: QPoint) -> None:
        self._move(self.window.mapToGlobal(at) + self.corner)
        send("click", "3")

    def click_in_popup(self, where: Callable[[Any], QPoint]) -> None:
        wait_for("a popup", QApplication.activePopupWidget)
        popup = QApplication.activePopupWidget()
        assert popup is not None
        wait_for("the popup's picture", popup.windowHandle().isExposed)
        QTest.qWait(QApplication.doubleClickInterval())
        self._gesture([popup.mapToGlobal(where(popup)) + self.corner])
        wait_for("the popup's end", lambda: QApplication.activePopupWidget() is not popup)


class Trial:
    def __init__(self, program: Application) -> None:
        self.program = program
        self.desk = RealDesk(program)
        self.player = Player(self.desk, "drag", "click")

    def first(self, wanted: Callable[[Play], bool]) -> Move:
        """The first legal play that `wanted` accepts, for the player on turn."""
        session = self.desk.session
        state = session.state
        plays = (act for act, legal in legal_moves(session.match.house, state, state.actor) if legal.words)
        return Move(next(act for act in plays if isinstance(act, Play) and wanted(act)), state.actor)

    def the_window_fits(self) -> None:
        window, page = self.program.window, self.desk.page
        assert window.isMaximized()
        room = QRect(0, PANEL, SIZE[0], SIZE[1] - PANEL)
        for shown in (window, page.felt, page.verdict, page.buttons):
            assert room.contains(self.desk.on_screen(shown)), f"{shown} at {self.desk.on_screen(shown)}"

    def a_word_is_dragged(self) -> None:
        self.player.move(self.first(lambda act: True))

    def a_card_is_held_by_a_click_and_laid_over_another(self) -> None:
        over = self.first(
            lambda act: OVER in [cell.kind for one in act.formulas for part in one.parts for cell in part]
        )
        self.player.move(over)

    def a_held_card_comes_home_from_outside(self) -> None:
        """Drags a card out of the window, over the desktop's panel, and releases the mouse there."""
        desk, grip = self.desk, self.desk.page.felt._grip
        self.player.lift()
        hand = list(desk.picture.within("hand"))
        held: list[str] = []
        grip.picked.connect(held.append)
        desk.drag(desk.card(hand[0].key), QPoint(400, -20 - PANEL))
        wait_for("the card in the air", lambda: held)
        wait_for("nothing in the air", lambda: grip.piece is None)
        assert held == [hand[0].key]
        assert list(desk.picture.within("hand")) == hand

    def keys_lay_a_word(self) -> None:
        session = self.desk.session
        made = len(session.match.moves)
        word = words_of(self.first(lambda act: len(words_of(act)) == 1).act)[0]
        send("key", "--delay", "40", *word.lower())
        wait_for("the word in the verdict", lambda: word in self.desk.page.verdict.text())
        send("key", "Return")
        wait_for("the move", lambda: len(session.match.moves) == made + 1)

    def a_menu_opens_and_its_entries_work(self) -> None:
        """Opens the menu of the table by mouse and takes an entry; then opens the menu of a card and closes it by a
        key."""
        desk = self.desk
        asked: list[str] = []
        self.player.lift()
        self.program.window.asked.connect(asked.append)
        desk.click(desk.middle_of(desk.page.head.menus))
        desk.click_in_popup(lambda popup: popup.actionGeometry(desk.window.menus.actions["shuffle"]).center())
        wait_for("the entry", lambda: asked == ["shuffle"])
        desk.right_click(desk.card(desk.picture.within("word:0")[0].key))
        wait_for("the card's menu", QApplication.activePopupWidget)
        send("key", "Escape")
        wait_for("no menu", lambda: QApplication.activePopupWidget() is None)

    def the_menu_key_does_no_harm(self) -> None:
        """Presses Shift+F10 on a card, although this desktop immediately closes a menu that was opened by a key."""
        opened = []
        self.desk.page.felt.menu_asked.connect(lambda key, place: opened.append(key))
        send("key", "Right", "shift+F10")
        wait_for("the card's menu", lambda: opened)
        wait_for("no menu", lambda: QApplication.activePopupWidget() is None)

    def a_page_opens_and_closes_by_keys(self) -> None:
        """Closes the page by Esc. No window is active on this desktop afterwards, so a click follows."""
        window = self.program.window
        send("key", "ctrl+F1")
        wait_for("a page", lambda: QApplication.activeWindow() not in (None, window))
        page = QApplication.activeWindow()
        assert page is not None
        send("key", "Escape")
        wait_for("the page's end", lambda: not isValid(page) or not page.isVisible())
        self.desk.click(self.desk.middle_of(self.desk.page.verdict))
        wait_for("the window", window.isActiveWindow)

    def a_list_pops_up_over_the_gallery(self) -> None:
        self.program.leave_table()
        desk = self.desk
        wait_for("the gallery", self.program.window.gallery.isVisible)
        box = next(one for one in self.program.window.gallery.findChildren(QComboBox) if one.isVisible())
        view, last = box.view(), box.model().index(box.count() - 1, 0)
        desk.click(desk.middle_of(box))
        desk.click_in_popup(lambda popup: view.viewport().mapTo(popup, view.visualRect(last).center()))
        wait_for("the choice", lambda: box.currentIndex() == box.count() - 1)


TRIED = (
    Trial.the_window_fits,
    Trial.a_word_is_dragged,
    Trial.a_card_is_held_by_a_click_and_laid_over_another,
    Trial.a_held_card_comes_home_from_outside,
    Trial.keys_lay_a_word,
    Trial.a_menu_opens_and_its_entries_work,
    Trial.the_menu_key_does_no_harm,
    Trial.a_page_opens_and_closes_by_keys,
    Trial.a_list_pops_up_over_the_gallery,
)


def main() -> None:
    qt = QApplication(["wordfelt", "-style", "fusion"])
    program = Application(qt)
    program.start()
    wait_for("the window", program.window.isActiveWindow)
    program.file.change(games={GAME: GameSetting((SeatSetting("Ann"), SeatSetting("Ben")))})
    program.new.deal(GAME, DEAL)
    wait_for("the table", lambda: program.window.table is not None and program.window.table.isVisible())
    trial = Trial(program)
    for one in TRIED:
        one(trial)
        print(one.__name__, flush=True)
    program.close()


if __name__ == "__main__":
    main()
