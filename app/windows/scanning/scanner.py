"""One switch, or two: a lit frame moves from part to part and from item to item, and a key picks the lit one."""

from collections.abc import Callable, Collection, Hashable
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.base.guard import guarded
from app.base.later import later
from app.base.settings import Settings
from app.windows.scanning.spots import ScanSpot, Sight, sight
from app.windows.widgets.keys_shown import key_name

AROUND = 4  # pixels between the lit thing and its frame
DARK, BRIGHT = "#10151A", "#FFD84A"  # one of them is visible on any ground
HEARD = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class ScanPace(NamedTuple):
    """The settings of the frame, in milliseconds.

    switches: none, one or two keys.
    stays: the time on each thing, if one key does everything.
    first: the further time on the first thing of a part.
    rounds: after this many it rests until the next press; 0 for never.
    hold: the time that a key must be held to count.
    repeat: the time after a press in which no other counts, because a trembling hand presses twice.
    speaks: whether what is lit is announced.
    """

    switches: int = 0
    stays: int = 1500
    first: int = 0
    rounds: int = 0
    hold: int = 0
    repeat: int = 0
    speaks: bool = False


def pace_of(settings: Settings) -> ScanPace:
    number = {"none": 0, "one": 1, "two": 2}[settings.switches]
    times = settings.scan_pace, settings.scan_first, settings.scan_rounds, settings.scan_hold, settings.scan_repeat
    return ScanPace(number, *times, settings.scan_speech)


class LitFrame(QWidget):
    """The frame over the lit spot."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((DARK, 7.0), (BRIGHT, 4.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), 6, 6)
        painter.end()


class Scanner(QObject):
    """Moves the lit frame.

    lit: the spot under the frame.
    pressed: a switch was pressed, before it takes effect.
    told: the name of what is lit.
    went_on: something is lit.
    """

    pressed = Signal()
    told = Signal(str)
    went_on = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._frame: LitFrame | None = None
        self._path: list[Hashable] = []  # the parts it moves within, from the largest
        self._at: Hashable = None
        self._place = -1  # the lit spot's number: another spot may have replaced it
        self._home: Hashable = None  # the part that held what was picked last: the next card is probably there, too
        self._pressed = 0.0
        self._take_keys: Collection[str] = ()
        self._step_keys: Collection[str] = ()
        self._on = False
        self._busy = False  # while it picks, because that may send keys
        self._pace = ScanPace()
        self._rounds = 0  # rounds of the whole window since the last press
        self._held: Callable[[], None] | None = None  # the effect of the key that is down
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.step)
        self._holding = QTimer(self)
        self._holding.setSingleShot(True)
        self._holding.timeout.connect(self._press_held)

    def obey(self, pace: ScanPace, *, take: Collection[str], step: Collection[str]) -> None:
        """Takes the settings, and the keys of the switches."""
        switches = pace.switches
        self._pace = pace
        self._take_keys, self._step_keys = take, step if switches == 2 else ()
        self._timer.setInterval(pace.stays)
        self._holding.setInterval(pace.hold)
        if bool(switches) != self._on:
            self._on = bool(switches)
            program = QCoreApplication.instance()
            assert program is not None
            (program.installEventFilter if self._on else program.removeEventFilter)(self)
            self._path, self._at, self._place = [], None, -1
        if switches == 1:
            self._timer.start()
        else:
            self._timer.stop()
        if not self._on and self._frame is not None and isValid(self._frame):
            self._frame.hide()

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._busy and isinstance(event, QKeyEvent) and event.type() in HEARD and self._hears(watched, event):
            return True
        return super().eventFilter(watched, event)

    def _hears(self, watched: QObject, event: QKeyEvent) -> bool:
        """A switch key belongs only to the scanner, unless a field waits for a key."""
        name = key_name(event)
        taken = name in self._take_keys
        if not (taken or name in self._step_keys):
            return False
        if any(getattr(one, "waits", False) for one in (watched, QApplication.focusWidget())):
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._held = self.take if taken else self.step
            if self._pace.hold:
                self._holding.start()
            else:
                self._press_held()
        elif event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            self._holding.stop()
        return True

    def _press_held(self) -> None:
        """Counts the press, unless it follows another too soon."""
        too_soon = 1000 * (monotonic() - self._pressed) < self._pace.repeat
        self._pressed = monotonic()
        if not too_soon and self._held is not None:
            self._rounds = 0
            if self._pace.switches == 1 and not self._timer.isActive():
                self._timer.start()  # it rested
            self.pressed.emit()
            self._held()

    # ---- moving on

    @property
    def lit(self) -> ScanSpot | None:
        """The lit spot, looked up again: it may be gone."""
        return next((spot for spot in self._level(sight(self._window)) if spot.key == self._at), None)

    def _level(self, seen: Sight) -> tuple[ScanSpot, ...]:
        """The spots of the current level; leaves parts of something that is gone."""
        level = seen.spots
        for depth, key in enumerate(self._path):
            within = next((spot for spot in level if spot.key == key and spot.parts), None)
            if within is None:
                self._path, self._at, self._place = self._path[:depth], None, -1
                break
            level = within.parts
        return level

    def step(self) -> None:
        """Lights the next spot. If the player picked none of the parts of something, it lights the whole again."""
        seen = sight(self._window)
        level = self._level(seen)
        now = next((place for place, spot in enumerate(level) if spot.key == self._at), None)
        place = min(self._place, len(level)) if now is None else now + 1
        place = max(place, 0)
        if place >= len(level):
            if self._path:
                self._at, place = self._path.pop(), 0
                level = self._level(seen)
                place = next((number for number, spot in enumerate(level) if spot.key == self._at), 0)
            elif seen.leave is not None:
                self._begin_anew()
                seen.leave()
                return
            else:
                place, self._rounds = 0, self._rounds + 1
                if self._rests:
                    self._timer.stop()
                    self._begin_anew()
                    return
        self._light(seen, level, place)

    @property
    def _rests(self) -> bool:
        return self._pace.switches == 1 and 0 < self._pace.rounds <= self._rounds

    def _light(self, seen: Sight, level: tuple[ScanSpot, ...], place: int) -> None:
        if not level:
            self._begin_anew()
            return
        spot = level[place]
        self._at, self._place = spot.key, place
        self._busy = True
        if spot.light is not None:
            spot.light()
        self._busy = False
        self._stay(self._pace.stays + (0 if place else self._pace.first))
        self.went_on.emit()
        if self._pace.speaks and spot.told is not None:
            self.told.emit(spot.told())
        fresh = next((one for one in self._level(sight(self._window)) if one.key == spot.key), spot)
        if self._frame is None or not isValid(self._frame) or self._frame.parent() is not seen.window:
            if self._frame is not None and isValid(self._frame):
                self._frame.hide()
                self._frame.deleteLater()
            self._frame = LitFrame(seen.window)
        around = fresh.rect.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        around.moveTopLeft(seen.window.mapFromGlobal(around.topLeft()))
        self._frame.setGeometry(around & seen.window.rect())
        self._frame.show()
        self._frame.raise_()

    def _stay(self, time: int) -> None:
        if self._timer.interval() != time:
            self._timer.setInterval(time)

    def _begin_anew(self) -> None:
        self._path, self._at, self._place = [], None, -1
        if self._frame is not None and isValid(self._frame):
            self._frame.hide()

    def take(self) -> None:
        """Picks the lit spot: enters its parts, or activates it."""
        spot = self.lit
        if self._timer.isActive():
            self._timer.start()  # the next lit spot stays lit as long as all others
        if spot is None:
            self.step()
        elif spot.parts:
            self._path.append(spot.key)
            self._at, self._place = None, -1
            self.step()
        else:
            if sight(self._window).leave is None:
                self._home = self._path[0] if self._path and spot.leads else None
            self._at, self._place = None, -1
            self._busy = True
            try:
                if spot.take is not None:
                    spot.take()
            finally:
                self._busy = False
            if self._frame is not None and isValid(self._frame):
                self._frame.hide()
            later(self, self._light_first)  # by then the window shows the effect

    def _light_first(self) -> None:
        """Lights what is likely now, else the first thing in the part where the player was."""
        if self._on and self._at is None:
            seen = sight(self._window)
            home = next((spot for spot in seen.spots if spot.key == self._home and spot.parts), None)
            at_home = seen.leave is None and home is not None and not seen.spots[0].early
            self._path = [self._home] if at_home else []
            self.step()
