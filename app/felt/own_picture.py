"""A picture of the player's own on the felt: as large as fits, and so dim that everything on it can be read."""

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPixmap

from app.felt.theme import Felt

LARGEST = 2560  # dots along its longer side: more is never seen, as dim as it is


def draw_picture(painter: QPainter, felt: Felt, view: QRectF, dpr: float) -> bool:
    """False: there is none, or it cannot be read."""
    if not felt.picture or _source(felt.picture, _age(felt.picture)) is None:
        return False
    size = (view.size() * dpr).toSize()
    fitted = _fitted(felt.picture, _age(felt.picture), size.width(), size.height(), felt.darkest, felt.lightest)
    painter.drawPixmap(view, fitted, QRectF(fitted.rect()))
    return True


def can_show(path: str) -> bool:
    return _source(path, _age(path)) is not None


def _age(path: str) -> float:
    """When the file was written last; -1: there is none."""
    try:
        return Path(path).stat().st_mtime if Path(path).is_file() else -1.0
    except (OSError, ValueError):
        return -1.0


@lru_cache(maxsize=1)
def _source(path: str, age: float) -> QImage | None:
    """age: a file that was written anew is read anew."""
    if age < 0:
        return None
    reader = QImageReader(path)
    reader.setAutoTransform(True)
    size = reader.size()
    if max(size.width(), size.height()) > LARGEST:
        reader.setScaledSize(size.scaled(LARGEST, LARGEST, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    return None if image.isNull() else image


@lru_cache(maxsize=2)
def _fitted(path: str, age: float, width: int, height: int, darkest: int, lightest: int) -> QPixmap:
    """Cropped at its longer side; its blackest dot as dark as `darkest`, its whitest as light as `lightest`."""
    source = _source(path, age)
    assert source is not None
    ways = Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    large = source.scaled(QSize(max(width, 1), max(height, 1)), *ways)
    left, top = (large.width() - width) // 2, (large.height() - height) // 2
    ground = 255 if darkest else 0  # seen through the picture, so that no dot leaves the shades allowed
    fitted = QPixmap(max(width, 1), max(height, 1))
    fitted.fill(QColor(ground, ground, ground))
    painter = QPainter(fitted)
    painter.setOpacity((lightest - darkest) / 255)
    painter.drawImage(-left, -top, large)
    painter.end()
    return fitted
