"""Plays like a monkey at the keyboard and the mouse: python -m tests.trials.monkey [EVENTS] [EACH] [SEED].

It plays all games in turn, EACH events each, in the program's own event loop. Keys go the way a system sends them,
each event to the window that has the focus by then: a menu or a dialog may close and delete itself over any of them.
(QTest.keyClick sends Alt, the key and its release to one and the same window, and crashes where Alt has closed it.)

It prints the number of events, games, faults and warnings, what took longest, and the memory that the program held
after each round of all games: in play, and at rest. A player rests now and then, and after some seconds of rest the
program forgets what it has read of the dictionary, 15 MB in the end, and returns memory that threads have left behind.
At rest memory must be level from the fifteenth round on. faulthandler reports crashes that Python can't.
"""

import faulthandler
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QPoint, Qt, QThread, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from shiboken6 import isValid

from app.base.settings import GameSetting, SeatSetting
from app.base.worker import collect_here
from app.library.people import Person
from app.library.results import COUNTING, Result
from app.program.application import Application
from engine.games import CATALOG

Key, Button, Modifier = Qt.Key, Qt.MouseButton, Qt.KeyboardModifier

LETTERS = [Key(code) for code in range(Key.Key_A, Key.Key_Z + 1)]
STEPS = [Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Tab, Key.Key_Backtab]
ACTS = [Key.Key_Return, Key.Key_Space, Key.Key_Backspace, Key.Key_Escape, Key.Key_Delete, Key.Key_Slash, Key.Key_Menu]
OTHERS = [Key(code) for code in range(Key.Key_F1, Key.Key_F11)] + [Key.Key_Home, Key.Key_PageDown, Key.Key_Plus]
PLAIN, ALT, CONTROL, SHIFT = (
    Modifier.NoModifier,
    Modifier.AltModifier,
    Modifier.ControlModifier,
    Modifier.ShiftModifier,
)
MODIFIER_KEYS = {ALT: Key.Key_Alt, CONTROL: Key.Key_Control, SHIFT: Key.Key_Shift}
NO_MATTER = ("This plugin does not support", "occurs outside target window")  # of the offscreen screen and QTest
MOST_WINDOWS = 6
SLOWEST = 5
ROUND = len(CATALOG)
DEALS = 11  # few, so that the same cards come again
SETTLED, LEVEL = 15, 1.08  # from this round on, memory at rest grows no more than the measurement varies


@dataclass
class Seen:
    """The results of a run.

    events, games: how many there were.
    faults: exceptions, with their events.
    warnings: Qt's warnings, counted.
    slowest: milliseconds that the window's thread worked for an event, and the event.
    in_play: megabytes after each round of games, before the rest.
    memory: the same, at rest.
    """

    events: int = 0
    games: int = 0
    faults: list[str] = field(default_factory=list)
    warnings: Counter[str] = field(default_factory=Counter)
    slowest: list[tuple[float, str]] = field(default_factory=list)
    in_play: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)

    @property
    def is_level(self) -> bool:
        return all(size <= LEVEL * self.memory[SETTLED - 1] for size in self.memory[SETTLED:])


class Monkey:
    """A monkey that plays all games in turn.

    events: how many in all.
    each: how many in a game.
    """

    def __init__(self, program: Application, events: int, each: int, seed: int) -> None:
        self.seen = Seen()
        self._program, self._events, self._each = program, events, each
        self._dice = random.Random(seed)
        self._doing = ""
        self._next = QTimer()  # one for all, because PySide keeps something of each single shot
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._step)
        self._busy = 0  # the level of the loop that handles an event
        self._asked = self._nested = False
        self._rest: list[Callable[[QWindow], None]] = []  # for the key or the button that is down

    def start(self) -> None:
        self._deal()
        self._soon(0)

    def _soon(self, milliseconds: int) -> None:
        if not self._asked:
            self._asked = True
            self._next.start(milliseconds)

    def _step(self) -> None:
        """Does one event and asks for the next, within the loop of a dialog if one has opened."""
        self._asked = False
        level = QThread.currentThread().loopLevel()
        if level <= self._busy:  # QTest handles waiting events in the middle of one
            self._soon(5)
            return
        if self.seen.events >= self._events:
            self._close_all()
            QTimer.singleShot(0, lambda: self._program.qt.exit(0))  # quitting would ask the window, which stays
            return
        outside, self._busy = self._busy, level
        self._soon(1)  # in a loop that begins now, if one does
        self.seen.events += 1
        before, game, self._nested = time.thread_time(), CATALOG[(self.seen.games - 1) % ROUND].id, False
        try:
            if self.seen.events % self._each == 0:
                self._does("next game")
                self._close_all()
                self._deal()
            else:
                self._act()
        finally:
            took = (time.thread_time() - before) * 1000
            if self._busy == level and not self._nested:  # time in a dialog's own loop does not count for the event
                self.seen.slowest = sorted([*self.seen.slowest, (took, f"{game}: {self._doing}")])[-SLOWEST:]
            self._nested = outside > 0
            self._busy = outside
            self._soon(self._dice.choice((0, 0, 0, 0, 0, 0, 0, 1, 3)))

    def _deal(self) -> None:
        program, dice = self._program, self._dice
        game = CATALOG[self.seen.games % ROUND]
        if self.seen.games and self.seen.games % ROUND == 0:
            self.seen.in_play.append(memory())
            collect_here().rest()
            self.seen.memory.append(memory())
            sizes = f"{self.seen.in_play[-1]:.0f} MB in play, {self.seen.memory[-1]:.0f} MB at rest"
            print(f"{self.seen.events} events, {sizes}", flush=True)
        self.seen.games += 1
        low, high = game.seats
        seats = [SeatSetting("Ann")] + [
            SeatSetting("", dice.choice(("human", "computer")), level=1) for _ in range(max(low, min(2, high)) - 1)
        ]
        program.leave_table()
        for path in program.shelf.unfinished():  # otherwise the gallery would show hundreds of them
            path.unlink()
        program.file.change(
            games={game.id: GameSetting(tuple(seats))},
            motion=dice.choice(("none", "fast", "normal")),
            text_size=100,
            language="",
        )
        program.new.deal(game.id, self.seen.games % DEALS)

    def _close_all(self) -> None:
        """Closes menus, questions and pages; the program's own window stays."""
        for _ in range(MOST_WINDOWS):
            while (popup := QApplication.activePopupWidget()) is not None:
                popup.close()
            others = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not self._window]
            for one in others:
                one.close()
            if not others:
                break
        if self._window.isFullScreen():
            self._window.showNormal()

    @property
    def _window(self) -> QWidget:
        return self._program.window

    # ---- one event

    def _act(self) -> None:
        kinds: list[tuple[int, Callable[[QWindow], None]]] = [
            (30, self._letter),
            (16, self._key),
            (10, self._alt),
            (5, self._menu),
            (5, self._control),
            (3, self._other),
            (24, self._click),
            (4, self._wheel),
        ]
        window = self._there()
        if window is None:
            return
        if self._rest:
            self._rest.pop(0)(window)
            return
        act = self._dice.choices([kind for _, kind in kinds], [weight for weight, _ in kinds])[0]
        act(window)

    def _there(self) -> QWindow | None:
        """The window that keys and the mouse reach now."""
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or QApplication.activeWindow()
        self._top = top or self._window  # otherwise Python lets go of it, and PySide of its window
        window = self._top.windowHandle()
        return window if window is not None and isValid(window) and window.isVisible() else None

    def _press(self, window: QWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        """Presses the modifier and the key and releases both: one event each."""
        self._does(f"{modifier.name} {key.name}")
        text = chr(key).lower() if key in LETTERS and modifier in (PLAIN, SHIFT) else ""
        held = MODIFIER_KEYS.get(modifier)
        events = [(True, key, modifier, text), (False, key, modifier, text)]
        if held is not None:
            events = [(True, held, PLAIN, ""), *events, (False, held, modifier, "")]
        self._rest = [partial(_send, *event) for event in events]
        self._rest.pop(0)(window)

    def _does(self, what: str) -> None:
        """Notes the event, and prints it for somebody who looks for the event before a crash."""
        self._doing = what
        if "MONKEY_TRACE" in os.environ:
            print(what, file=sys.stderr, flush=True)

    def _letter(self, window: QWindow) -> None:
        self._press(window, self._dice.choice(LETTERS))

    def _key(self, window: QWindow) -> None:
        self._press(window, self._dice.choice(STEPS + ACTS), self._dice.choice((PLAIN, PLAIN, PLAIN, SHIFT, CONTROL)))

    def _alt(self, window: QWindow) -> None:
        self._press(window, self._dice.choice(LETTERS), ALT)

    def _menu(self, window: QWindow) -> None:
        self._press(window, Key.Key_F10, self._dice.choice((PLAIN, SHIFT)))

    def _control(self, window: QWindow) -> None:
        self._press(window, self._dice.choice(LETTERS), CONTROL)

    def _other(self, window: QWindow) -> None:
        self._press(window, self._dice.choice(OTHERS), self._dice.choice((PLAIN, PLAIN, CONTROL)))

    def _somewhere(self, window: QWindow) -> QPoint:
        return QPoint(self._dice.randrange(max(1, window.width())), self._dice.randrange(max(1, window.height())))

    def _click(self, window: QWindow) -> None:
        """Clicks somewhere; now and then it drags, and lets the button go elsewhere."""
        button = self._dice.choice((Button.LeftButton,) * 5 + (Button.RightButton,))
        at, drag = self._somewhere(window), self._dice.random() < 0.3
        self._does(f"{button.name} at {at.x()}, {at.y()}")
        end = self._somewhere(window) if drag else at
        self._rest = [lambda there: QTest.mouseRelease(there, button, PLAIN, end)]
        if drag:
            self._rest.insert(0, lambda there: QTest.mouseMove(there, end))
        QTest.mousePress(window, button, PLAIN, at)

    def _wheel(self, window: QWindow) -> None:
        at = self._somewhere(window)
        self._does("wheel")
        QTest.wheelEvent(window, at.toPointF(), QPoint(0, self._dice.choice((-120, 120))))


def _send(down: bool, key: Qt.Key, modifier: Qt.KeyboardModifier, text: str, there: QWindow) -> None:
    QTest.simulateEvent(there, down, key, modifier, text, False)


def memory() -> float:
    """The megabytes that the program holds; 0 if the system does not report them."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def run(events: int = 100_000, each: int = 100, seed: int = 1) -> Seen:
    """Runs the monkey in a program of its own."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"WORDFELT_CONFIG": f"{folder}/config", "WORDFELT_DATA": f"{folder}/data"}
        copies = count(1)
        none = staticmethod(lambda *_: ("", ""))
        QFileDialog.getOpenFileName = none  # type: ignore[method-assign,assignment]
        QFileDialog.getSaveFileName = staticmethod(  # type: ignore[method-assign,assignment]
            lambda *_: (f"{folder}/copy-{next(copies)}.wordfelt", "")
        )
        qt = QApplication.instance() or QApplication([])
        assert isinstance(qt, QApplication)
        program = Application(qt)
        program.people.file.change(lambda people: (Person("a", "Ann"),))
        monkey = Monkey(program, events, each, seed)
        seen = monkey.seen

        def fault(kind: type[BaseException], value: BaseException, where: TracebackType | None) -> None:
            seen.faults.append(f"{seen.events} {monkey._doing}: {kind.__name__}: {value}")
            sys.__excepthook__(kind, value, where)

        def warn(_kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
            if not any(part in text for part in NO_MATTER):
                seen.warnings[text] += 1

        sys.excepthook = fault
        qInstallMessageHandler(warn)
        program.start()
        program.file.change(pace="instant", sound=False)
        program.window.may_close = lambda: False  # the monkey would soon close it
        QTimer.singleShot(1000, monkey.start)
        qt.exec()
        qInstallMessageHandler(None)
        program.table.stand_up()
        seen.faults += looks_twice(program.counting.results.results)
        program.close()
        return seen


def looks_twice(results: tuple[Result, ...]) -> list[str]:
    """The people who saw a deal for the first time in several games."""
    looks = Counter(
        [(part.person, one.deal) for one in results for part in one.players if part.person and part.look in COUNTING]
    )
    return [
        f"{person} saw {deal} {times} times for the first time" for (person, deal), times in looks.items() if times > 1
    ]


def main(*arguments: int) -> None:
    faulthandler.enable()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    seen = run(*arguments)
    print(f"{seen.events} events, {seen.games} games, {len(seen.faults)} faults")
    print("slowest:", ", ".join([f"{took:.0f} ms {what}" for took, what in reversed(seen.slowest)]))
    for when, sizes in (("in play", seen.in_play), ("at rest", seen.memory)):
        print(f"megabytes {when} after each round of all games:", " ".join([f"{size:.0f}" for size in sizes]))
    for text, times in seen.warnings.items():
        print(f"{times} times: {text}")
    for text in seen.faults[:20]:
        print(text)
    sys.exit(1 if seen.faults or seen.warnings or not seen.is_level else 0)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
