"""Plays with random keys and clicks, like a monkey: python -m tests.trials.monkey [EVENTS] [EACH] [SEED].

It plays all games in turn, EACH events each, in the program's own event loop. As a system does, it sends each key event
to the window that has the focus at that moment, because an event may close and delete a menu or a dialog.
(QTest.keyClick sends Alt, the key and its release to the same window, and crashes if Alt has closed it.)

Now and then it asks for a command, as a menu does, so that all commands are carried out in every round of all games:
random keys would hardly ever find some of them.

It prints the number of events, games, faults and warnings, the commands that it has not reached, the slowest events,
and the memory of the program after each round of all games: in play, and at rest. After some seconds without events the
program frees the dictionary (up to 15 MB) and memory left by threads. The memory at rest must not grow from the
fifteenth round on; a shorter run reports that it does not judge memory. faulthandler reports crashes outside Python.
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
# texts that occur in some of Qt's warnings; these warnings are not counted, because only the tests cause them
NO_MATTER = ("This plugin does not support", "occurs outside target window")
MOST_WINDOWS = 6
ASKS = 4  # each game is played in this number of parts; between two parts the monkey asks for a command
SLOWEST = 5
ROUND = len(CATALOG)
DEALS = 11  # the number of deal codes; it is small, so that some games are dealt the same cards
# SETTLED: the number of the round of all games with which later rounds are compared. LEVEL: the maximum memory at rest
# after a later round, as a multiple of the memory at rest after that round.
SETTLED, LEVEL = 15, 1.08


@dataclass
class Seen:
    """The findings of a run of the monkey."""

    # events, games: the numbers of events and games
    events: int = 0
    games: int = 0
    faults: list[str] = field(default_factory=list)  # the exceptions, each with the event that caused it
    warnings: Counter[str] = field(default_factory=Counter)  # the number of each of Qt's warnings
    # the slowest events, with their milliseconds in the window's thread
    slowest: list[tuple[float, str]] = field(default_factory=list)
    # the memory in megabytes after each round of games, before the program rests
    in_play: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)  # the memory in megabytes after the rest
    reached: set[str] = field(default_factory=set)  # the commands that were carried out
    unreached: set[str] = field(default_factory=set)  # the commands that were not carried out

    @property
    def judged(self) -> str:
        """Text that states whether the memory at rest has grown, or that the run was too short to judge this."""
        if len(self.memory) <= SETTLED:
            return f"memory is not judged: {len(self.memory)} rounds, and it is judged from the {SETTLED + 1}th on"
        return "memory is level" if self.is_level else "memory grows"

    @property
    def is_level(self) -> bool:
        return all(size <= LEVEL * self.memory[SETTLED - 1] for size in self.memory[SETTLED:])


class Monkey:
    """A player who sends random events and plays all games in turn.

    events: the number of events in all.
    each: the number of events in a game.
    """

    def __init__(self, program: Application, events: int, each: int, seed: int) -> None:
        self.seen = Seen()
        self._program, self._events, self._each = program, events, each
        self._dice = random.Random(seed)
        self._doing = ""
        self._next = QTimer()  # one timer for all events, because PySide leaks memory with each single shot
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._step)
        self._busy = 0  # the nesting depth of the event loop that handles the current event
        self._asked = self._nested = False
        self._rest: list[Callable[[QWindow], None]] = []  # the events that release the pressed key or button
        self._wanted: list[str] = []  # the commands that this round has not reached yet

    def start(self) -> None:
        self._deal()
        self._soon(0)

    def _soon(self, milliseconds: int) -> None:
        if not self._asked:
            self._asked = True
            self._next.start(milliseconds)

    def _step(self) -> None:
        """Sends one event and asks for the next step. If the event opens a dialog, its event loop makes the next
        step."""
        self._asked = False
        level = QThread.currentThread().loopLevel()
        # Waits while another event is still being handled, because QTest handles waiting events while it sends one.
        if level <= self._busy:
            self._soon(5)
            return
        if self.seen.events >= self._events:
            self._close_all()
            # Ends the event loop itself, because the window would refuse to close.
            QTimer.singleShot(0, lambda: self._program.qt.exit(0))
            return
        outside, self._busy = self._busy, level
        # Asks for the next step before the event, because the event may open a dialog, whose loop must then make that
        # step.
        self._soon(1)
        self.seen.events += 1
        before, game, self._nested = time.thread_time(), CATALOG[(self.seen.games - 1) % ROUND].id, False
        try:
            if self.seen.events % self._each == 0:
                self._does("next game")
                self._close_all()
                self._deal()
            elif self.seen.events % self._each % max(1, self._each // ASKS) == 0:
                self._ask()
            else:
                self._act()
        finally:
            took = (time.thread_time() - before) * 1000
            if self._busy == level and not self._nested:  # leaves out events whose time includes a dialog's loop
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
        for path in program.shelf.unfinished():  # keeps the gallery from filling with games in progress
            path.unlink()
        program.file.change(
            games={game.id: GameSetting(tuple(seats))},
            motion=dice.choice(("none", "fast", "normal")),
            text_size=100,
            language="",
        )
        program.new.deal(game.id, self.seen.games % DEALS)

    def _close_all(self) -> None:
        """Closes all menus, questions and pages, but not the main window."""
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

    def _ask(self) -> None:
        """Asks for a command that this round has not reached, as its menu or its key does. Some are possible only in
        the gallery."""
        self._rest = []
        self._close_all()
        actions = self._program.window.menus.actions
        if not self._wanted:
            self._wanted = [name for name, action in actions.items() if action.isVisible()]
            self.seen.unreached |= set(self._wanted) - self.seen.reached
            self._dice.shuffle(self._wanted)
        name = next((name for name in self._wanted if actions[name].isEnabled()), "")
        if not name:
            self._does("leave the table")
            self._program.leave_table()
            return
        self._does(name)
        self._wanted.remove(name)
        self.seen.reached.add(name)
        self.seen.unreached.discard(name)
        actions[name].trigger()

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
        """The window that would receive keys and clicks now."""
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or QApplication.activeWindow()
        self._top = top or self._window  # a reference that keeps the window alive
        window = self._top.windowHandle()
        return window if window is not None and isValid(window) and window.isVisible() else None

    def _press(self, window: QWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        """Presses the modifier and the key, and then releases both, with one event for each press and release."""
        self._does(f"{modifier.name} {key.name}")
        text = chr(key).lower() if key in LETTERS and modifier in (PLAIN, SHIFT) else ""
        held = MODIFIER_KEYS.get(modifier)
        events = [(True, key, modifier, text), (False, key, modifier, text)]
        if held is not None:
            events = [(True, held, PLAIN, ""), *events, (False, held, modifier, "")]
        self._rest = [partial(_send, *event) for event in events]
        self._rest.pop(0)(window)

    def _does(self, what: str) -> None:
        """Records the event, and prints it, so that the last event before a crash is known."""
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
        """Clicks at a random point; sometimes drags and releases the button at another point."""
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
    """The memory of the program in megabytes; 0 if the system does not report it."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def run(events: int = 100_000, each: int = 100, seed: int = 1) -> Seen:
    """Runs the monkey in a new program; returns the results."""
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
        program.window.may_close = lambda: False  # keeps the monkey from closing the window
        QTimer.singleShot(1000, monkey.start)
        qt.exec()
        qInstallMessageHandler(None)
        program.table.stand_up()
        seen.faults += looks_twice(program.counting.results.results)
        program.close()
        return seen


def looks_twice(results: tuple[Result, ...]) -> list[str]:
    """The people for whom several games count as the first look at the same deal."""
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
    print(f"{len(seen.reached)} commands reached, not reached: {' '.join(sorted(seen.unreached)) or 'none'}")
    print("slowest:", ", ".join([f"{took:.0f} ms {what}" for took, what in reversed(seen.slowest)]))
    for when, sizes in (("in play", seen.in_play), ("at rest", seen.memory)):
        print(f"megabytes {when} after each round of all games:", " ".join([f"{size:.0f}" for size in sizes]))
    print(seen.judged)
    for text, times in seen.warnings.items():
        print(f"{times} times: {text}")
    for text in seen.faults[:20]:
        print(text)
    sys.exit(1 if seen.faults or seen.warnings or seen.unreached or not seen.is_level else 0)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
