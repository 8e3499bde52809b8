"""Plays an evening of four people in the window with mouse and keys, until the program is killed or the evening ends.
The first argument is `friday` for the first part or `next-friday` for the rest, the second `short` for two games or
`whole` for five.

It prints a line for each step: the game dealt with the clicks since the end of the last game, and the content of the
page of the evening.
"""

import sys
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from itertools import count, islice
from types import SimpleNamespace
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QSpinBox, QWidget

from app.library import agreement
from app.program import evening_tonight
from app.program.application import Application
from app.windows.sheets.table_sheet import TableSheet
from app.windows.table import final_foot
from app.windows.widgets import enter_button, key_guard
from app.windows.widgets.wrapping_box import WrappingBox
from engine.core.moves import CHALLENGE, DEAL, PASS, Act, Move
from engine.core.notation import read_move
from engine.core.oracle import judge, legal_moves
from engine.core.verdict import Legal
from engine.core.view import view
from tests.table import written
from tests.ways.by_mouse import Clicking
from tests.ways.playing import Player
from tests.ways.window import LEFT, NONE, Desk

NAMES = ("Ann", "Ben", "Cleo", "Dan")
LATER = ("3-2-1", "shout", "four-rows")  # the games dealt by the button for another game
PATIENCE = 20_000  # the maximum wait for anything, in milliseconds
FAR = 200  # a widget must be reached by at most this many presses of Tab
W = TypeVar("W", bound=QWidget)


class CountedDesk(Desk):
    """A desk (the program with a player's hands) that counts clicks."""

    def __init__(self, evening: "Evening") -> None:
        super().__init__(evening.program)
        self.evening = evening

    def click(self, at: QPoint) -> None:
        self.evening.clicks += 1
        super().click(at)


def next_of(among: Sequence[str]) -> str:
    """The first game of LATER that is in `among`."""
    return next(name for name in LATER if name in among)


def more_than(moves: Sequence[Move], made: int) -> bool:
    return len(moves) > made


def only(holder: QWidget, kind: type[W]) -> W:
    (found,) = holder.findChildren(kind)
    return found


class Evening:
    """The program of an evening, and the people who use its window.

    clicks: the number of mouse clicks since the end of the last game.
    """

    def __init__(self) -> None:
        self.qt = QApplication([])
        self.qt.setKeyboardInputInterval(PATIENCE)  # lets slowly typed letters still count as one search
        for module, name in ((key_guard, "DEAD"), (enter_button, "DEAD"), (final_foot, "DEAD_MS")):
            setattr(module, name, 0)  # switches off the short time in which a new button or dialog ignores keys
        setattr(evening_tonight, "choice", next_of)  # noqa: B010
        setattr(agreement, "new_seed", count(11).__next__)  # noqa: B010  # the same cards every time
        self.program = Application(self.qt)
        self.program.file.change(motion="none", sound=False, pace="instant", mode="contrast", start_here=False)
        # these options make the games short: Four Rows ends after one round without progress, Shout! is dealt by hand
        self.program.file.change(options={"four-rows": {"stall": 1}, "shout": {"seconds": None}})
        self.clicks = 0
        self.program.start()
        self.program.window.resize(1280, 800)
        self.wait(lambda: self.program.sounds is not None)
        QTest.qWait(500)

    def wait(self, done: Callable[[], bool]) -> None:
        for _ in range(PATIENCE // 50):
            if done():
                return
            QTest.qWait(50)
        raise AssertionError("nothing happened")

    # ---- gestures

    def click(self, widget: QWidget) -> None:
        QTest.qWait(300)  # waits until all widgets have their places
        self.clicks += 1
        window = widget.window()
        at: QPoint = widget.mapTo(window, widget.rect().center())
        QTest.mouseClick(window.windowHandle(), LEFT, NONE, at)

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClick(self.program.window.windowHandle(), Qt.Key(ord(letter.upper())))

    def reach(self, widget: QWidget) -> None:
        """Presses Tab until this widget has the focus."""
        window = self.program.window
        for _ in range(FAR):
            if window.focusWidget() is widget:
                return
            QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        raise AssertionError(f"{widget} cannot be reached by Tab")

    def press(self, button: QWidget) -> None:
        self.reach(button)
        QTest.keyClick(self.program.window.windowHandle(), Qt.Key.Key_Space)

    def choose(self, box: QComboBox, value: str) -> None:
        self.reach(box)
        for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Down] * box.count()):
            if box.currentData() != value:
                QTest.keyClick(self.program.window.windowHandle(), key)
        assert box.currentData() == value

    def write(self, field: QWidget, text: str) -> None:
        """Replaces the text of a field by this text."""
        self.reach(field)
        handle = self.program.window.windowHandle()
        QTest.keyClick(handle, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        for letter in text:
            # types letters, because a pressed key would give a small letter even with Shift
            QTest.keyClick(handle, letter)  # type: ignore[call-overload]
        QTest.keyClick(handle, Qt.Key.Key_Tab)

    def enter(self) -> None:
        QTest.keyClick(self.program.window.windowHandle(), Qt.Key.Key_Return)

    # ---- the table

    def sit_down(self) -> None:
        """Sets up tonight's table: four people, challenges, a time limit, and a new first player in each game."""
        self.click(self.program.window.gallery.table)
        sheet = self.program.window.gallery.sheet
        assert isinstance(sheet, TableSheet)
        self.choose(sheet.seats.rows[1].kind, "human")
        while len(sheet.seats.rows) < len(NAMES):
            self.press(sheet.seats.person)
        for number, name in enumerate(NAMES):
            self.write(sheet.seats.rows[number].name, name)
        self.choose(only(sheet.fields["words"], WrappingBox), "challenge")
        endless = only(sheet.fields["seconds"], QCheckBox)
        # Presses until the box is cleared, because the sheet may ignore a press while it stores the last answer.
        while endless.isChecked():
            self.press(endless)
            QTest.qWait(50)
        self.write(only(sheet.fields["seconds"], QSpinBox), "120")
        self.choose(sheet.choices["begins"], "round")
        self.press(sheet.done)
        assert [seat.name for seat in self.program.tonight.table.seats] == [*NAMES]
        rules = self.program.tonight.table.rules
        assert (rules.words, rules.seconds, rules.begins) == ("challenge", 120, "round"), rules

    def deal_by_keys(self, letters: str, game: str) -> None:
        """Types the first letters of the game in the gallery's list, and deals the game."""
        gallery = self.program.window.gallery
        gallery.list.setFocus()
        self.type(letters)
        assert gallery.current == game, gallery.current
        self.enter()
        self.wait(lambda: self.program.table.running is not None)

    def another_kind(self) -> None:
        before = self.program.table.running
        self.click(self.page.final.foot.another)
        self.wait(lambda: self.program.table.running not in (None, before))

    @property
    def page(self):
        page = self.program.window.table
        assert page is not None
        return page

    @property
    def session(self):
        running = self.program.table.running
        assert running is not None
        return running.session

    def player(self, *ways: str) -> Player:
        self.program.window.activateWindow()
        player = Player(CountedDesk(self), *ways)
        setattr(player, "look", lambda: self.wait(self.rests))  # noqa: B010
        return player

    def rests(self) -> bool:
        """Whether the table has shown the last act to its end and waits for a person."""
        if self.session.state.over:
            return self.page.stage.currentWidget() is self.page.final
        return not self.page.felt.performing and (not self.session.veiled or not self.page.plate.isHidden())

    # ---- the games

    @property
    def on_turn(self) -> int:
        """The seat that is to act; if there are several, the one whose hand is open."""
        session = self.session
        waits: tuple[int, ...] = session.to_act
        return session.viewer if session.viewer in waits else waits[0]

    def best(self) -> Act:
        """The shortest of the first plays found for the player on turn; any act if there is no play."""
        session, seat = self.session, self.on_turn
        found = list(islice(legal_moves(session.match.house, view(session.state, seat), seat), 60))
        plays = [act for act, legal in found if legal.words]
        return min(plays, key=lambda act: len(written(session.match, act))) if plays else found[0][0]

    def act(self, player: Player, act: Act | None = None, seat: int | None = None) -> None:
        session = self.session
        if not session.match.moves:
            self.report(session.choice.game)
        self.ready(player)
        player.move(Move(act or self.best(), self.on_turn if seat is None else seat))

    def ready(self, player: Player) -> None:
        """Ends the pause that a question has started in a timed game, and opens the hidden hand."""
        if self.session.paused:
            self.click(self.page.stage.cover.ready)
        elif self.session.veiled:
            self.wait(lambda: not self.page.plate.isHidden())
            player.lift()

    def report(self, game: str) -> None:
        # a hidden hand takes one more click before the first move
        print("game", game, self.clicks + int(self.session.veiled), flush=True)

    def false_word(self) -> Act:
        """A play of three hand cards that form no word."""
        session = self.session
        hand = [card.face for card in session.state.seats[session.to_act[0]].hand]
        house = session.match.house
        word = next(
            "".join([one, other, third])
            for one in hand
            for other in hand
            for third in hand
            if len({one, other, third}) == 3 and not house.words.has("".join([one, other, third]))
        )
        return read_move(f"play {word}", session.match.header.game.deck).act

    def idle(self) -> Act:
        """Passes for the player on turn; if that is impossible, makes another act without a word."""
        session, seat = self.session, self.on_turn
        if isinstance(judge(session.match.house, session.state, Move(PASS, seat)), Legal):
            return PASS
        found = legal_moves(session.match.house, view(session.state, seat), seat)
        return next(act for act, legal in found if not (legal.words or act.verb in ("doubt", "challenge")))

    def to_the_end(self, player: Player) -> None:
        """Plays on without words until the rules end the game."""
        session = self.session
        while not session.state.over:
            self.ready(player)
            self.act(player, self.idle())
        self.wait(self.rests)
        print("ended", session.choice.game, session.state.end, flush=True)
        self.clicks = 0

    def split_run(self) -> None:
        player = self.player("keys", "drag")
        liar = self.session.to_act[0]
        self.act(player, self.false_word())
        self.act(player, CHALLENGE, next(seat for seat in range(len(NAMES)) if seat != liar))
        assert any(entry.undone for entry in self.session.state.log)
        for _ in range(3):
            self.act(player)
        self.to_the_end(player)

    def some_acts(self, count: int) -> Player:
        player = self.player("keys", "drag", "keys", "click")
        for _ in range(count):
            self.act(player)
        return player

    def shout(self) -> None:
        """Deals cards until a word is possible and lets a player shout it; then all players but one resign, because a
        whole game has 300 cards."""
        session, house = self.session, self.session.match.house
        player = self.player("keys")
        found = None
        while found is None:
            self.act(player, DEAL, session.state.actor)
            found = (
                next(house.book.reach["shout"](house, session.state, 2), None) if len(session.state.row) > 5 else None
            )
        self.act(player, found, 2)
        while not session.state.over:
            made = len(session.match.moves)
            Clicking(player.desk).resign()
            self.wait(partial(more_than, session.match.moves, made))
        self.wait(self.rests)
        self.clicks = 0


def friday() -> None:
    evening = Evening()
    evening.sit_down()
    evening.deal_by_keys("split r", "split-run")
    evening.split_run()
    evening.another_kind()
    evening.some_acts(2)
    running = evening.program.table.running
    assert running is not None
    running.autosave.wait()
    print("kill", flush=True)
    while True:
        QTest.qWait(1000)


def three_more(evening: Evening) -> None:
    evening.another_kind()
    evening.shout()
    evening.another_kind()
    evening.to_the_end(evening.some_acts(4))
    evening.click(evening.page.final.foot.gallery)
    evening.wait(lambda: evening.program.table.running is None)
    evening.deal_by_keys("profit", "profit-and-loss")
    evening.to_the_end(evening.some_acts(2))


def next_friday(*, whole: bool) -> None:
    week = date.today() + timedelta(days=7)
    setattr(evening_tonight, "date", SimpleNamespace(today=lambda: week))  # noqa: B010
    evening = Evening()
    program = evening.program
    evening.wait(lambda: bool(program.window.gallery.strip.cards))
    print("waits", *[one.players for one in program.window.gallery.strip.games], flush=True)
    evening.click(next(iter(program.window.gallery.strip.cards.values())).go_on)
    evening.wait(lambda: program.table.running is not None)
    evening.to_the_end(evening.some_acts(2))
    if whole:
        three_more(evening)
    program.leave_table()
    program.counting.settle()
    program.window.asked.emit("evening")
    evening.wait(lambda: program.evening.page is not None)
    page = program.evening.page
    assert page is not None
    print("evening", *[game.game for game in program.evening.now.games], flush=True)
    print(page.text.toPlainText(), flush=True)
    program.close()


if __name__ == "__main__":
    if sys.argv[1] == "friday":
        friday()
    else:
        next_friday(whole=sys.argv[2] == "whole")
