"""The keepsake picture of a game: the felt with the result, the best play and the best words in cards, and the
players."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from app.base.listing import listed
from app.felt.cards import CardArt
from app.felt.cloth import draw_felt
from app.felt.emblem import draw_emblem, draw_rim, sign_of
from app.felt.laid_words import AROUND, draw_line, fitted, line_height
from app.felt.theme import Theme, fonts
from app.windows.table import final_words
from app.windows.table.keepsakes.kept_game import KeptGame, KeptSeat
from engine.core.words import Word

WIDE, LEAST = 1000, 560  # WIDE: the width of the picture; LEAST: its least height; both in drawing units
SHARP = 2  # the pixels for each drawing unit
# the width of the wooden rim (RIM), of the margin (EDGE) and of the gap between two parts (APART)
RIM, EDGE, APART = 10, 44, 26
# the sizes of the letters in the title, in the result, in any other line and in notes
TITLE, RESULT, LINE, NOTE = 46, 30, 20, 16
WORDS = 560  # the width of the words in drawing units; the players are beside them
# CARD: the largest width of a card; PLAY_HIGH: the height for the best play; WORD_HIGH: the height for a word
CARD, PLAY_HIGH, WORD_HIGH = 62.0, 260, 130
ROW, BELOW = 32, 22  # ROW: the height of the line with a player's name; BELOW: the height of the score below it


class _Sheet:
    """Paints the parts of the keepsake picture, one below the other.

    y: the top of the next part.
    """

    def __init__(self, painter: QPainter, theme: Theme, y: float) -> None:
        self.painter, self.theme, self.y = painter, theme, y

    def write(self, text: str, font: QFont, colour: str, left: float, width: float, *, most: int = 2) -> None:
        """Writes a text in as many lines as it needs, but in at most `most`."""
        if not text:
            return
        letters = QFontMetricsF(font)
        wrapped = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere
        needed = letters.boundingRect(QRectF(0, 0, width, 1e4), wrapped, text).height()
        high = min(needed, most * letters.lineSpacing())
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        self.painter.drawText(QRectF(left, self.y, width, high + 1), wrapped, text)
        self.y += high

    def lay(self, art: CardArt, words: list[Word], left: float, width: float, high: float, largest: float) -> None:
        """Draws words as cards, as large as the width and the height allow."""
        card, lines = fitted(words, QRectF(0, 0, width, high), largest)
        for line in lines:
            draw_line(self.painter, art, line, QRectF(round(left - AROUND * card), round(self.y), 0, 0).topLeft(), card)
            self.y += line_height(card, line)


def game_picture(game: KeptGame, theme: Theme) -> QImage:
    """Returns the picture, with the cloth and the cards of this theme. The picture is as high as its contents need."""
    trial = QImage(SHARP, SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(trial)
    high = max(LEAST, round(_paint(painter, game, theme)))
    painter.end()
    image = QImage(QSize(WIDE, high) * SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(SHARP, SHARP)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cloth = QRectF(0, 0, WIDE, high)
    draw_felt(painter, theme.felt, cloth, SHARP)
    draw_emblem(painter, theme.felt, cloth.adjusted(WIDE * 0.3, high * 0.3, 0, 0), sign_of(game.title))
    draw_rim(painter, theme.wood, cloth, RIM)
    _paint(painter, game, theme)
    painter.setPen(QColor(theme.felt.dim))
    painter.setFont(fonts.title_font(LINE))
    painter.drawText(
        cloth.adjusted(0, 0, -EDGE, -EDGE * 0.6), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, "Wordfelt"
    )
    painter.end()
    return image


def _paint(painter: QPainter, game: KeptGame, theme: Theme) -> float:
    """Paints everything on the cloth. Returns the height needed."""
    felt, inner = theme.felt, WIDE - 2 * EDGE
    sheet = _Sheet(painter, theme, EDGE * 0.8)
    sheet.write(game.title, fonts.title_font(TITLE), felt.ink, EDGE, inner)
    sheet.write(game.when, fonts.font(NOTE), felt.dim, EDGE, inner)
    sheet.y += 8
    sheet.write(game.result, fonts.title_font(RESULT), felt.ink, EDGE, inner)
    sheet.write(game.why, fonts.font(NOTE), felt.dim, EDGE, inner)
    sheet.y += APART * 0.7
    top = sheet.y
    words = _words(sheet, game)
    sheet.y = top
    return max(words, _seats(sheet, game)) + APART + EDGE * 0.7


def _words(sheet: _Sheet, game: KeptGame) -> float:
    """Paints the best play and the best words. Returns the position below them."""
    felt, art = sheet.theme.felt, CardArt(sheet.theme)
    art.dpr = SHARP
    play = game.best.play
    if play is not None:
        text = f"{final_words.play_text(play, game.names)}: {listed([word.text for word in play.words])}"
        sheet.write(text, fonts.font(LINE, fonts.SEMIBOLD), felt.ink, EDGE, WORDS)
        sheet.lay(art, [word.cards for word in play.words], EDGE, WORDS, PLAY_HIGH, CARD)
        sheet.y += APART * 0.4
    if game.best.dealt:
        sheet.write(game.heading, fonts.title_font(LINE + 4), felt.ink, EDGE, WORDS)
    for word in game.best.dealt:
        sheet.write(final_words.word_text(word, game.names), fonts.font(NOTE), felt.dim, EDGE, WORDS)
        sheet.lay(art, [word.cards], EDGE, WORDS, WORD_HIGH, CARD if play is None else CARD * 0.8)
    return sheet.y


def _seats(sheet: _Sheet, game: KeptGame) -> float:
    """Paints the players on a plate. Returns the plate's lower edge."""
    theme, painter = sheet.theme, sheet.painter
    left, width = EDGE + WORDS + APART, WIDE - 2 * EDGE - WORDS - APART
    high = len(game.seats) * (ROW + BELOW) + APART
    plate = QRectF(left, sheet.y, width, high)
    painter.setPen(QPen(QColor(theme.felt.plate_edge), 1))
    painter.setBrush(QColor(theme.felt.plate))
    painter.drawRoundedRect(plate, 8, 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    y = plate.top() + APART / 2
    for seat in game.seats:
        _seat(painter, theme, seat, QRectF(left + 16, y, width - 32, ROW + BELOW))
        y += ROW + BELOW
    return plate.bottom()


def _seat(painter: QPainter, theme: Theme, seat: KeptSeat, room: QRectF) -> None:
    """Paints a player: the dot of the seat and the name, with the score below."""
    name, score, dot = QRectF(room), QRectF(room), 12
    name.setHeight(ROW)
    score.setTop(name.bottom() - 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(seat.colour))
    painter.drawEllipse(QRectF(room.left(), name.center().y() - dot / 2, dot, dot))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for rect in (name, score):
        rect.setLeft(room.left() + dot + 10)
    place = f"{seat.place}. " if seat.place else ""
    _one_line(painter, name, f"{place}{seat.name}{' ★' if seat.won else ''}", LINE, theme.felt.plate_ink, bold=True)
    _one_line(painter, score, seat.score, NOTE, theme.felt.plate_ink)


def _one_line(painter: QPainter, room: QRectF, text: str, size: int, colour: str, *, bold: bool = False) -> None:
    """Writes a text in one line; a text that is too long is cut off."""
    font = fonts.font(size, fonts.SEMIBOLD) if bold else fonts.font(size)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
