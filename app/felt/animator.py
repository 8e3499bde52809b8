"""Moves the cards. A card has at most one glide (an animated movement); when the card gets another goal, a new glide
replaces the old one. One timer drives all glides, and stops while nothing moves. A card counts as lying in its new
place immediately, even while its picture is still on the way there."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

from app.felt.items import Movable
from app.felt.rects import Rect

# the duration of each kind of movement, in milliseconds at normal speed
REFLOW, DEAL, FLIP, NUDGE, LEAVE, NOD = 140, 220, 180, 90, 160, 360
FRAME = 16


@dataclass(slots=True)
class Glide:
    """The motion of one card from its old place to its new one.

    started: called when the card sets off.
    turned: called in the middle of the way, when the card is turned over.
    arrived: called at the end of the way.
    turning: whether the card is turned over on the way; unlike `turned`, it keeps its value after the middle.
    """

    item: Movable
    start: Rect
    goal: Rect
    begin: float
    length: float
    turned: Callable[[], None] | None = None
    arrived: Callable[[], None] | None = None
    turning: bool = False
    started: Callable[[], None] | None = None

    def step(self, now: float) -> bool:
        """Moves the card on; returns True once the card has arrived."""
        if now < self.begin:
            return False
        share = 1.0 if self.length <= 0 else (now - self.begin) / self.length
        if share >= 1:
            self.end()
            return True
        self.start_out()
        along = 1 - (1 - share) ** 3
        rect = Rect(*[a + (b - a) * along for a, b in zip(self.start, self.goal, strict=True)])
        if share >= 0.5:
            self.turn()
        self.item.lay(rect, abs(1 - 2 * share) if self.turning else 1.0)
        return False

    def start_out(self) -> None:
        if self.started is not None:
            started, self.started = self.started, None
            started()

    def turn(self) -> None:
        if self.turned is not None:
            turned, self.turned = self.turned, None
            turned()

    def end(self) -> None:
        self.start_out()
        self.turn()
        self.item.lay(self.goal)
        if self.arrived is not None:
            arrived, self.arrived = self.arrived, None
            arrived()


class Animator(QObject):
    """Moves all cards of one felt.

    factor: 1 is the normal speed, 0 no motion at all, 2 half as fast.
    haste: the duration of new glides (movements of a card), as a share of their usual duration.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.factor = self.haste = 1.0
        self._glides: dict[Movable, Glide] = {}
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def moving(self) -> bool:
        return bool(self._glides)

    def moves(self, item: Movable) -> bool:
        return item in self._glides

    @property
    def left(self) -> float:
        """The milliseconds until all cards have arrived."""
        ends = [glide.begin + glide.length for glide in self._glides.values()]
        return max(ends) - self._clock.elapsed() if ends else 0.0

    def goal(self, item: Movable) -> Rect:
        """The place where the card is, or to which it is moving."""
        glide = self._glides.get(item)
        return item.rect if glide is None else glide.goal

    def glide(
        self,
        item: Movable,
        goal: Rect,
        length: float,
        *,
        delay: float = 0,
        started: Callable[[], None] | None = None,
        turned: Callable[[], None] | None = None,
        arrived: Callable[[], None] | None = None,
    ) -> None:
        """Sends a card from where it is now to this place.

        length: the milliseconds that the movement takes, at normal speed.
        delay: the milliseconds until the card sets off, at normal speed.
        """
        previous = self._glides.pop(item, None)
        if previous is not None:
            previous.turn()
        glide = Glide(
            item, item.rect, goal, 0, length * self.haste * self.factor, turned, arrived, turned is not None, started
        )
        if not self.factor or (item.rect == goal and turned is None and not delay):
            glide.end()
            return
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()
        glide.begin = self._clock.elapsed() + delay * self.factor
        self._glides[item] = glide
        if not delay:
            glide.start_out()

    def stop(self, item: Movable) -> None:
        """Stops the glide of a card, because another object moves the card from now on."""
        self._glides.pop(item, None)
        self._rest()

    def finish(self) -> None:
        """Ends all movements: every card arrives at its goal immediately."""
        while self._glides:
            _, glide = self._glides.popitem()
            glide.end()
        self._rest()

    def _tick(self) -> None:
        now = self._clock.elapsed()
        for item, glide in list(self._glides.items()):
            if glide.step(now) and self._glides.get(item) is glide:
                del self._glides[item]
        self._rest()

    def _rest(self) -> None:
        if not self._glides:
            self._timer.stop()
