"""The picture of the table of the day that a player can share: results, stars, and the words as cards without
letters."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app.felt.theme import Theme, fonts
from app.library.done_today import DayDone
from app.windows.sheets.day_texts import date_text, deal_line, duel_line, find_marks, later_text
from engine.days.puzzle import shape_of

SIZE = QSize(600, 380)
SCALE = 2  # the number of pixels for each drawing unit; it makes the picture sharp on every screen
# pixels: EDGE is the margin, TITLE the height of the title, LINE that of any other line, CARD the width of a card
EDGE, TITLE, LINE, CARD = 28, 30, 19, 17
STARS = 96  # the pixels reserved for the stars of a find (a daily puzzle)


def day_picture(done: DayDone, theme: Theme) -> QImage:
    """Returns the picture, with the cloth and the cards of this theme."""
    image = QImage(SIZE * SCALE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(theme.felt.centre))
    painter = QPainter(image)
    painter.scale(SCALE, SCALE)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = QColor(theme.felt.ink)
    painter.setPen(QPen(ink, 1.5))
    painter.drawRoundedRect(QRectF(0, 0, SIZE.width(), SIZE.height()).adjusted(10, 10, -10, -10), 10, 10)
    top = float(EDGE - 4)
    top = _write(painter, top, QCoreApplication.translate("Day", "The table of the day"), TITLE, title=True)
    top = _write(painter, top, " · ".join(filter(None, [date_text(done.date), later_text(done)])), LINE)
    top = _write(painter, top + 8, deal_line(done), LINE)
    for one, mark in zip(done.finds, find_marks(done), strict=True):
        high = CARD * 1.4 + 8
        painter.setPen(ink)
        left = QRectF(EDGE, top, STARS, high)
        painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, mark)
        if one is not None:
            _cards(painter, EDGE + STARS, top + 4, shape_of(one.words), theme)
        top += high
    _write(painter, top + 4, duel_line(done), LINE)
    painter.setFont(fonts.title_font(LINE))
    painter.drawText(
        QRectF(0, SIZE.height() - EDGE - 22, SIZE.width() - EDGE, 30), Qt.AlignmentFlag.AlignRight, "Wordfelt"
    )
    painter.end()
    return image


def _write(painter: QPainter, top: float, text: str, size: int, *, title: bool = False) -> float:
    """Writes a line of text, in smaller letters if it is long. Returns the top of the next line.

    title: whether to use the font of titles.
    """
    room = SIZE.width() - 2 * EDGE
    for pixels in range(size, 8, -1):
        font = fonts.title_font(pixels) if title else painter.font()
        font.setPixelSize(pixels)
        painter.setFont(font)
        if painter.fontMetrics().horizontalAdvance(text) <= room:
            break
    high = size * 1.35
    painter.drawText(QRectF(EDGE, top, room, high), Qt.AlignmentFlag.AlignVCenter, text)
    return top + high


def _cards(painter: QPainter, left: float, top: float, shape: tuple[int, ...], theme: Theme) -> None:
    """Draws one blank card for each letter of each word."""
    painter.save()
    painter.setPen(QPen(QColor(theme.face.edge), 1))
    painter.setBrush(QColor(theme.face.top))
    for length in shape:
        for _ in range(length):
            painter.drawRoundedRect(QRectF(left, top, CARD, CARD * 1.4), 3, 3)
            left += CARD + 3
        left += CARD * 0.7
    painter.restore()
