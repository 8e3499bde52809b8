"""Draws the icon of each way to play (a computer player's temperament) as lines, made of cards, in a square around the
origin. Also gives the poses of a seat's sign (the player's letter or icon on the plate), which show moods."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

Drawn = Callable[[QPainterPath, float], None]


@dataclass(frozen=True, slots=True)
class Pose:
    """A pose of a seat's sign (the player's letter or icon), which shows a mood.

    tilt: the turn, in degrees.
    lift: the distance upwards, in halves of the sign's size.
    hop: the height of the hop on the way to the pose, in halves of the sign's size.
    size: the size, where 1 is the usual size.
    mark: the character drawn at the sign's corner; empty for none.
    """

    tilt: float = 0.0
    lift: float = 0.0
    hop: float = 0.0
    size: float = 1.0
    mark: str = ""

    def at(self, share: float, half: float) -> QTransform:
        """The transform of a sign on its way to this pose.

        share: the share of the way that the sign has covered.
        half: half the sign's size.
        """
        up = half * (self.lift * share + self.hop * math.sin(math.pi * share))
        size = 1 + (self.size - 1) * share
        return QTransform().translate(0, -up).rotate(self.tilt * share).scale(size, size)


CALM = Pose()
POSES: Mapping[str, Pose] = {
    "glad": Pose(tilt=-9, lift=0.1, hop=0.35, mark="★"),
    "surprised": Pose(lift=0.16, hop=0.2, size=1.12, mark="!"),
    "rueful": Pose(tilt=24, lift=-0.12, size=0.92, mark="~"),
    "asleep": Pose(tilt=90, lift=-0.14, size=0.92, mark="z"),
}


@cache
def character(name: str, size: float) -> QPainterPath:
    path = QPainterPath()
    drawn = _DRAWN.get(name)
    if drawn is not None:
        drawn(path, size / 2)
    return path


def _card(path: QPainterPath, half: float, x: float, y: float, across: float, down: float) -> None:
    """Adds a card to the path.

    half: half the square's size; the unit of the other numbers.
    x, y: the card's corner.
    """
    path.addRoundedRect(QRectF(x * half, y * half, across * half, down * half), half * 0.12, half * 0.12)


def _line(path: QPainterPath, half: float, *points: tuple[float, float]) -> None:
    path.moveTo(QPointF(points[0][0] * half, points[0][1] * half))
    for x, y in points[1:]:
        path.lineTo(QPointF(x * half, y * half))


def _builder(path: QPainterPath, half: float) -> None:
    """Draws the icon of the builder: one long row of cards."""
    for number in range(3):
        _card(path, half, -1 + number * 0.667, -0.45, 0.667, 0.9)


def _weaver(path: QPainterPath, half: float) -> None:
    """Draws the icon of the weaver: two short words, one below the other."""
    for x, y in ((-0.95, -0.9), (-0.25, 0.1)):
        for number in range(2):
            _card(path, half, x + number * 0.6, y, 0.6, 0.8)


def _hoarder(path: QPainterPath, half: float) -> None:
    """Draws the icon of the hoarder: cards kept one behind the other."""
    for number in range(2):
        _line(
            path,
            half,
            (-0.45 + number * 0.36, -0.5 - number * 0.2),
            (-0.45 + number * 0.36, -0.72 - number * 0.2),
            (0.6 + number * 0.36, -0.72 - number * 0.2),
            (0.6 + number * 0.36, 0.55 - number * 0.2),
            (0.36 + number * 0.36, 0.55 - number * 0.2),
        )
    _card(path, half, -0.9, -0.5, 1.15, 1.45)


def _spoiler(path: QPainterPath, half: float) -> None:
    """Draws the icon of the spoiler: a word, and a bar where another player might extend it."""
    _card(path, half, -1.0, -0.4, 0.6, 0.8)
    _card(path, half, -0.4, -0.4, 0.6, 0.8)
    _line(path, half, (0.55, -0.9), (0.55, 0.9))
    _line(path, half, (0.85, -0.9), (0.85, 0.9))


def _bold(path: QPainterPath, half: float) -> None:
    """Draws the icon of the bold player: a card thrown askew, with a stroke like lightning."""
    _line(path, half, (-0.35, -0.95), (0.85, -0.6), (0.35, 0.95), (-0.85, 0.6), (-0.35, -0.95))
    _line(path, half, (0.25, -0.5), (-0.2, 0.05), (0.2, 0.1), (-0.2, 0.55))


_DRAWN: Mapping[str, Drawn] = {
    "builder": _builder,
    "weaver": _weaver,
    "hoarder": _hoarder,
    "spoiler": _spoiler,
    "bold": _bold,
}
