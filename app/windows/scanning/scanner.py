"""Lets a player use the program with one or two keyboard keys, called switches.

A lit frame moves through the window from spot to spot, and a switch picks the spot under the frame. A spot is a button,
a card or any other element that can be picked, or a group of them; spots.py finds them.
"""

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

AROUND = 4  # pixels between a spot (an element that can be picked) and the frame around the spot
DARK, BRIGHT = "#10151A", "#FFD84A"  # on any background, one of these two colours stands out
HEARD = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class ScanPace(NamedTuple):
    """The settings of scanning; times are in milliseconds.

    switches: the number of keyboard keys, 0 to 2; 0 turns scanning off.
    stays: how long the frame stays on each spot when there is one key.
    first: how much longer it stays on the first spot of a part.
    rounds: the frame stops after this many rounds until the next press; 0 for never.
    hold: how long a key must be held before it counts.
    repeat: how long further presses are ignored after a press, because a trembling hand may press twice.
    speaks: whether the name of each lit spot is announced.
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
    """The frame drawn around the lit spot."""

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
    """Moves the lit frame through the window, and picks the lit spot.

    lit: the spot under the frame, if any.
    pressed: the player pressed a switch; emitted before the press takes effect.
    named: emitted with the name of the spot that was lit.
    went_on: emitted when the frame has moved to another spot.
    """

    pressed = Signal()
    named = Signal(str)
    went_on = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._frame: LitFrame | None = None
        # the parts of the window that the scanning frame has entered, from the largest to the smallest
        self._path: list[Hashable] = []
        self._at: Hashable = None
        self._place = -1  # the index of the lit spot among the spots of its level, used if that spot disappears
        # the part of the window in which the player picked last, because the next card is probably there too
        self._home: Hashable = None
        self._pressed = 0.0
        self._take_keys: Collection[str] = ()
        self._step_keys: Collection[str] = ()
        self._on = False
        self._busy = False  # whether a spot is being picked now; that may send keys or wait for a dialog
        self._pace = ScanPace()
        self._rounds = 0  # rounds through the whole window since the last press
        self._held: Callable[[], None] | None = None  # called if the key is held down long enough to count
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.step)
        self._holding = QTimer(self)
        self._holding.setSingleShot(True)
        self._holding.timeout.connect(self._press_held)

    def obey(self, pace: ScanPace, *, take: Collection[str], step: Collection[str]) -> None:
        """Applies the settings.

        take: the keyboard keys that pick a spot.
        step: the keyboard keys that move the frame when there are two switches.
        """
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
        if isinstance(event, QKeyEvent) and event.type() in HEARD and (event.spontaneous() or not self._busy):
            return self._hears(watched, event)
        return super().eventFilter(watched, event)

    def _hears(self, watched: QObject, event: QKeyEvent) -> bool:
        """Handles a key event if the key is that of a switch device, and returns whether it was. A field that waits for
        a new key gets the event instead."""
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
        """Carries out the press of the held key, unless it follows another press too soon."""
        too_soon = 1000 * (monotonic() - self._pressed) < self._pace.repeat
        self._pressed = monotonic()
        if not too_soon and self._held is not None:
            self._rounds = 0
            if self._pace.switches == 1 and not self._timer.isActive():
                self._timer.start()  # the frame had stopped after its last round
            self.pressed.emit()
            self._held()

    # ---- moving on

    @property
    def lit(self) -> ScanSpot | None:
        """The lit spot; None if the spot no longer exists. Each call looks the spot up in the window."""
        return self._lit_in(sight(self._window))

    def _lit_in(self, seen: Sight) -> ScanSpot | None:
        return next((spot for spot in self._level(seen) if spot.key == self._at), None)

    def _level(self, seen: Sight) -> tuple[ScanSpot, ...]:
        """Returns the spots among which the frame moves now. Leaves every entered part that no longer exists."""
        level = seen.spots
        for depth, key in enumerate(self._path):
            within = next((spot for spot in level if spot.key == key and spot.parts), None)
            if within is None:
                self._path, self._at, self._place = self._path[:depth], None, -1
                break
            level = within.parts
        return level

    def step(self) -> None:
        """Lights the next spot. At the end of a part from which the player picked nothing, lights the whole part
        again."""
        self._step_in(sight(self._window))

    def _step_in(self, seen: Sight) -> None:
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
        if self._pace.speaks and spot.spoken is not None:
            self.named.emit(spot.spoken())
        if spot.light is not None:
            spot = next((one for one in self._level(sight(self._window)) if one.key == spot.key), spot)
        if self._frame is None or not isValid(self._frame) or self._frame.parent() is not seen.window:
            if self._frame is not None and isValid(self._frame):
                self._frame.hide()
                self._frame.deleteLater()
            self._frame = LitFrame(seen.window)
        around = spot.rect.adjusted(-AROUND, -AROUND, AROUND, AROUND)
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
        """Picks the lit spot: enters it if it has parts, otherwise activates it."""
        seen = sight(self._window)
        spot = self._lit_in(seen)
        if self._timer.isActive():
            self._timer.start()  # restarts the timer, so the next spot stays lit as long as every other spot
        if spot is None:
            self._step_in(seen)
        elif spot.parts:
            self._path.append(spot.key)
            self._at, self._place = None, -1
            self._step_in(seen)
        else:
            if seen.leave is None:
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
            later(self, self._light_first)  # by then the window shows the effect of the pick

    def _light_first(self) -> None:
        """Lights a spot that the player probably wants next, or else the first spot in the part where the player picked
        last."""
        if self._on and self._at is None:
            seen = sight(self._window)
            home = next((spot for spot in seen.spots if spot.key == self._home and spot.parts), None)
            at_home = seen.leave is None and home is not None and not seen.spots[0].early
            self._path = [self._home] if at_home else []
            self._step_in(seen)
