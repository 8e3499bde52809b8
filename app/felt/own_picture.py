"""Draws a player's own picture on the felt, so large that it covers the felt, and so dim that everything on it stays
readable. Wordfelt takes less than 100 MB for a picture, whatever size and proportions its file claims.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from math import ceil, sqrt
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPixmap

from app.felt.jpeg_header import buffered_bytes
from app.felt.theme import Felt

MOST_DOTS = 4_000_000  # the maximum number of pixels that are kept or shown; a dim picture never needs more
MOST_READ = 120_000_000  # the maximum number of pixels in a file; reading more takes seconds
MOST_DECODED = 72_000_000  # the maximum number of bytes that the decoder may need while it reads a file
DOT = 4  # the bytes of a pixel
# the kinds of files that are read, each with the least number of bytes that the decoder needs for a pixel; 0 if the
# decoder needs only the bytes that the pixel has in the picture
KINDS = {"png": 0, "bmp": 0, "jpeg": 0, "gif": 3 * DOT, "webp": 3 * DOT}


def draw_picture(painter: QPainter, felt: Felt, view: QRectF, dpr: float) -> bool:
    """Draws the picture; returns False if there is no picture, or if the picture can't be shown."""
    if not felt.picture or _source(felt.picture, _age(felt.picture)) is None:
        return False
    size = reduced((view.size() * dpr).toSize())
    fitted = _fitted(felt.picture, _age(felt.picture), size.width(), size.height(), felt.darkest, felt.lightest)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(view, fitted, QRectF(fitted.rect()))
    painter.restore()
    return True


def fault_of(path: str) -> str:
    """The reason why this picture can't be shown: 'unread', 'kind', 'large'; empty if the picture can be shown."""
    if _age(path) < 0:
        return "unread"
    return fault_of_header(path) or ("" if _source(path, _age(path)) is not None else "unread")


def fault_of_header(path: str) -> str:
    """The reason not to read this picture file at all; see `fault_of`. The kind of file follows from its content,
    whatever its name."""
    reader = _reader(path)
    kind = bytes(reader.format().data()).decode()
    if kind not in KINDS:  # other kinds are refused; an SVG, for example, would load other files
        return "kind" if kind else "unread"
    try:
        # read before Qt reads the size, because Qt would print a warning about a broken header
        kept = buffered_bytes(path) if kind == "jpeg" else 0
    except (OSError, ValueError, IndexError):
        return "unread"
    size = _size(reader)
    if size.isEmpty():
        return "unread"
    dots = size.width() * size.height()
    return "large" if dots > MOST_READ or kept + dots * _dot_bytes(reader, kind, dots) > MOST_DECODED else ""


def reduced(size: QSize) -> QSize:
    """This size, or a smaller one of about the same proportions with at most MOST_DOTS pixels. Each side keeps at least
    one pixel."""
    width, height = max(size.width(), 1), max(size.height(), 1)
    scale = min(1.0, sqrt(MOST_DOTS / (width * height)))
    if min(width, height) * scale < 1:
        return QSize(min(width, MOST_DOTS), 1) if width > height else QSize(1, min(height, MOST_DOTS))
    return QSize(int(width * scale), int(height * scale))


def _age(path: str) -> float:
    """The time at which the file was last written; -1 if there is no file."""
    try:
        return Path(path).stat().st_mtime if Path(path).is_file() else -1.0
    except (OSError, ValueError):
        return -1.0


def _reader(path: str) -> QImageReader:
    reader = QImageReader(path)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    return reader


def _size(reader: QImageReader) -> QSize:
    """The picture's size. The height is made positive, because a BMP file may give a negative height."""
    size = reader.size()
    return QSize(size.width(), abs(size.height()))


def _dot_bytes(reader: QImageReader, kind: str, dots: int) -> float:
    """The number of bytes that the decoder takes for each pixel, besides the bytes that `buffered_bytes` counts.

    dots: the number of pixels.
    """
    if kind == "jpeg":  # the decoder can reduce a JPEG picture to eighths of its size
        eighths = min(8, ceil(8 * sqrt(MOST_DOTS / dots)))
        return (eighths / 8) ** 2 * DOT
    depth = QImage.toPixelFormat(reader.imageFormat()).bitsPerPixel() / 8
    # a picture that does not have DOT bytes for a pixel is converted, and both copies need memory
    return max(depth if depth == DOT else depth + DOT, KINDS[kind])


@contextmanager
def _little_memory() -> Iterator[None]:
    """Limits the memory that Qt may use to read a picture in this `with` block, because the picture may be larger than
    its header claims."""
    before = QImageReader.allocationLimit()
    QImageReader.setAllocationLimit(MOST_DECODED // 1_000_000)
    try:
        yield
    finally:
        QImageReader.setAllocationLimit(before)


@lru_cache(maxsize=1)
def _source(path: str, age: float) -> QImage | None:
    """The picture in this file; None if it can't be shown.

    age: the time at which the file was written; a file that was written again is read again.
    """
    if age < 0 or fault_of_header(path):
        return None
    _fitted.cache_clear()
    reader = _reader(path)
    size = reduced(_size(reader))
    if reader.format() == b"jpeg":
        reader.setScaledSize(size)
    with _little_memory():
        image = reader.read()
    if image.isNull():
        return None
    opaque, clear = QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied
    # makes no copy if the picture already has this colour depth
    image.convertTo(clear if image.hasAlphaChannel() else opaque)
    return _scaled(image, size) if image.width() * image.height() > MOST_DOTS else image


def _scaled(image: QImage, size: QSize) -> QImage:
    return image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


@lru_cache(maxsize=2)
def _fitted(path: str, age: float, width: int, height: int, darkest: int, lightest: int) -> QPixmap:
    """The picture at this width and height, cropped at its longer side, and dimmed: no pixel is darker than `darkest`
    or lighter than `lightest`.

    age: see `_source`.
    """
    source = _source(path, age)
    assert source is not None
    # the grey that shows through the picture, so that every pixel keeps within the allowed shades
    ground = 255 if darkest else 0
    fitted = QPixmap(width, height)
    fitted.fill(QColor(ground, ground, ground))
    painter = QPainter(fitted)
    painter.setOpacity((lightest - darkest) / 255)
    painter.drawImage(0, 0, _scaled(source.copy(_middle(source.size(), fitted.size())), fitted.size()))
    painter.end()
    return fitted


def _middle(size: QSize, shape: QSize) -> QRect:
    """The largest rectangle with the proportions of `shape` in the middle of this size; at least one pixel."""
    part = shape.scaled(size, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
    return QRect(QPoint((size.width() - part.width()) // 2, (size.height() - part.height()) // 2), part)
