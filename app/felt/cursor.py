"""The keyboard cursor: remembers which stop (card or zone) the cursor is on, and on which stop it was last in every
region of the table."""

from PySide6.QtCore import QObject, Signal

from app.felt.highlights import Highlights
from app.felt.picture import Picture
from app.felt.scene import FeltScene
from app.felt.stops import Region, Stop, stops


class Cursor(QObject):
    """The keyboard cursor, which is on one stop (card or zone) at a time.

    at: the current stop; None on an empty table.
    shown: whether the stop has a ring around it, as it does only while keys are in use.
    """

    moved = Signal(str)

    def __init__(self, scene: FeltScene, highlights: Highlights) -> None:
        super().__init__(scene)
        self.at: Stop | None = None
        self.shown = False
        self.stops: tuple[Stop, ...] = ()
        self._scene = scene
        self._highlights = highlights
        self._remembered: dict[Region, str] = {}
        self._rank = 0

    def renew(self, picture: Picture) -> None:
        """Finds the current stop (card or zone) again in a new picture. If the stop is gone, goes to the stop that is
        now at the same place in its region."""
        self.stops = stops(picture, self._scene.placements)
        if not self.stops:
            self.at = None
        elif self.at is None:
            self.at = self._default(picture)
        else:
            same = next((stop for stop in self.stops if stop.key == self.at.key), None)
            region = [stop for stop in self.stops if stop.region is self.at.region]
            self.at = same or (region[min(self._rank, len(region) - 1)] if region else self._default(picture))
        self._note()
        self.draw()

    def forget(self) -> None:
        """Clears the remembered stops (cards or zones), because another game appears, which decides where the cursor
        begins."""
        self.at = None
        self._remembered = {}

    def go(self, stop: Stop) -> None:
        changed = self.at is None or stop.key != self.at.key
        self.at = stop
        self._note()
        self.draw()
        if changed:
            self.moved.emit(stop.key)

    def go_to(self, key: str) -> bool:
        stop = next((stop for stop in self.stops if stop.key == key), None)
        if stop is not None:
            self.go(stop)
        return stop is not None

    def next_region(self, step: int) -> bool:
        """Goes to the next region of the table that has stops (cards or zones for the cursor), or to the previous such
        region if `step` is -1. Returns False if there is no further region with stops in that direction."""
        present = [region for region in Region if any(stop.region is region for stop in self.stops)]
        if self.at is None or self.at.region not in present:
            return False
        place = present.index(self.at.region) + step
        if not 0 <= place < len(present):
            return False
        self.enter(present[place])
        return True

    def enter(self, region: Region) -> None:
        within = [stop for stop in self.stops if stop.region is region]
        if within:
            key = self._remembered.get(region)
            self.go(next((stop for stop in within if stop.key == key), within[0]))

    def enter_at_end(self, last: bool) -> None:
        """Enters the table from outside, by Tab or Shift+Tab.

        last: whether to begin at the last region, as Shift+Tab does.
        """
        present = [region for region in Region if any(stop.region is region for stop in self.stops)]
        if present:
            self.enter(present[-1 if last else 0])

    def show(self, shown: bool) -> None:
        self.shown = shown
        self.draw()

    def draw(self) -> None:
        self._highlights.focus(self.at.rect if self.shown and self.at is not None else None)

    def _default(self, picture: Picture) -> Stop:
        return next((stop for stop in self.stops if stop.zone.key == picture.focus), self.stops[0])

    def _note(self) -> None:
        if self.at is not None:
            self._remembered[self.at.region] = self.at.key
            self._rank = [stop for stop in self.stops if stop.region is self.at.region].index(self.at)
