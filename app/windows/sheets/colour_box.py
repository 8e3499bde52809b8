"""The box in which a player chooses a colour, with a swatch for each."""

from PySide6.QtGui import QColor, QIcon, QPixmap

from app.base import texts
from app.base.settings import SEAT_COLOURS
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.wheel import WheelPasses

SWATCH = 64  # the width and height of a swatch in pixels, enough for the largest text


def colour_box(name: str, chosen: str) -> NamedBox:
    """Returns a box with this name that offers the colours. It selects the first colour if `chosen` does not exist."""
    box = NamedBox()
    WheelPasses(box)
    box.call(name)
    for value, called in zip(SEAT_COLOURS, texts.seat_colours(), strict=True):
        swatch = QPixmap(SWATCH, SWATCH)
        swatch.fill(QColor(value))
        box.addItem(QIcon(swatch), called, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box
