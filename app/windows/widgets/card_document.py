"""Documents with words drawn as cards: on a page, as a picture to save, and as a PDF file."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QTextDocument

from app.felt.cards import CardArt
from app.felt.laid_words import AROUND, draw_line, line_height, line_width
from app.felt.theme import Theme
from app.windows.widgets.written_by_people import marked_up
from engine.core.words import Word

CARDS = "cards:"  # the beginning of the address of a picture of cards in the document
CARD = 2.2  # the width of a card, as a multiple of the letters' size in the document
SHARP = 2  # the pixels of a saved picture for each pixel of the document
# Colours and size of a document to be saved: INK is the colour of the text, PAPER that of the background, MARGIN the
# margin in pixels.
INK, PAPER, MARGIN = "#20261F", "#FBF7EC", 28


def in_cards(name: str, text: str) -> str:
    """Returns a paragraph with a text and, below the text, the cards that have this name."""
    return f"<p>{marked_up(text)}<br/><img src='{CARDS}{marked_up(name)}'/></p>"


def words_in(html: str) -> list[str]:
    """Returns the names of all cards in the document."""
    return [part.partition("'")[0] for part in html.split(f"src='{CARDS}")[1:]]


def fill(
    document: QTextDocument,
    html: str,
    cards: Mapping[str, Sequence[Word]],
    theme: Theme,
    *,
    wide: int,
    ink: str = "",
    ratio: float = SHARP,
) -> None:
    """Writes the HTML into the document, with its words drawn as cards.

    cards: the words for each name, see `in_cards`.
    wide: the width of a card, see `card_width`.
    ink: the colour of all texts; "" for the widget's colour.
    ratio: pixels of the screen for each pixel of the document.
    """
    document.setDefaultStyleSheet(f"body, h1, h2, td, th, p {{ color: {ink}; }}" if ink else "")
    for name, words in cards.items():
        picture = cards_picture(words, wide, theme, max(2.0, ratio))
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(CARDS + name), picture)
    document.setHtml(html)


def card_width(document: QTextDocument, cards: Mapping[str, Sequence[Word]], most: float) -> int:
    """Returns the width of a card in this document.

    most: the maximum width of a line of cards together with the document's margins.
    """
    size = document.defaultFont().pixelSize()
    across = max([line_width(1, words) + 2 * AROUND for words in cards.values()], default=1)
    wanted = CARD * (size if size > 0 else QFontMetricsF(document.defaultFont()).height() * 0.8)
    return int(min(wanted, (most - 2 * document.documentMargin()) / across))


def page_to_keep(
    html: str, cards: Mapping[str, Sequence[Word]], theme: Theme, font: QFont, width: float
) -> QTextDocument:
    """Returns a document with this width and dark text, to be saved."""
    document = QTextDocument()
    document.setDefaultFont(font)
    document.setDocumentMargin(MARGIN)
    fill(document, html, cards, theme, wide=card_width(document, cards, width), ink=INK)
    document.setTextWidth(width)
    return document


def picture_of(document: QTextDocument) -> QImage:
    """Returns the document as a picture on a paper background."""
    size = QSize(round(document.textWidth()), round(document.size().height())) * SHARP
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(PAPER))
    painter = QPainter(image)
    painter.scale(SHARP, SHARP)
    document.drawContents(painter)
    painter.end()
    return image


def cards_picture(words: Sequence[Word], width: int, theme: Theme, ratio: float) -> QImage:
    """Returns a picture of these words, laid in one line of cards of this width."""
    art = CardArt(theme)
    art.dpr = ratio
    wide, tall = line_width(width, words) + 2 * AROUND * width, line_height(width, words)
    image = QImage(QSize(round(wide * ratio), round(tall * ratio)), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_line(painter, art, words, QPointF(), width)
    painter.end()
    return image
