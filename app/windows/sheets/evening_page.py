"""The page of an evening: who won, every game, and the best words as cards; to keep as a picture or a score sheet."""

from collections.abc import Sequence
from itertools import pairwise
from math import inf
from pathlib import Path

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QDate,
    QIODevice,
    QLocale,
    QPointF,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QImage,
    QImageWriter,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from app.base.boxes import BOXES
from app.base.guard import guarded
from app.base.listing import listed
from app.base.texts import minus, plus
from app.felt.cards import CardArt
from app.felt.laid_words import AROUND, draw_line, line_height, line_width, spelled
from app.felt.theme import Theme
from app.library.evening import (
    BY_PLACE,
    Bluff,
    Evening,
    EveningStanding,
    best_plays,
    boldest_bluff,
    leaders,
    longest_word,
    standings,
)
from app.library.results import PlayerResult, Result
from app.windows.record_files import chosen_place, saved
from app.windows.widgets.document import Document
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import USUAL_LETTERS, FlowLayout
from app.windows.widgets.printed import bytes_of, write_pdf
from app.windows.widgets.style_sheet import be_main
from app.windows.widgets.written_by_people import marked_up

CARDS = "cards:"  # precedes the words of a picture in the document
CARD = 2.2  # the width of a card in the document, in heights of a line
PICTURE = 900  # pixels: the width of a picture to keep
SCALE = 2  # pixels of a picture for each of the document


class EveningPage(QDialog):
    """The page.

    another_wanted: deal a game of a kind not yet played.
    new_wanted: begin a new evening.
    turned: show the evening before (1) or after (-1) this one.
    told: a sentence about a file.
    """

    another_wanted = Signal()
    new_wanted = Signal()
    turned = Signal(int)
    told = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Evening", "The evening"))
        self.theme, self._html, self._drawn = theme, "", 0
        self.text = Document()
        self.text.setAccessibleName(self.windowTitle())
        self.another = EnterButton(translate("Evening", "Another kind of game"))
        self.another.setToolTip(translate("Evening", "Deals a game of a kind that you have not played this evening."))
        self.new = EnterButton(translate("Evening", "New evening"))
        self.picture = EnterButton(translate("Evening", "Keep a picture…"))
        self.sheet = EnterButton(translate("Evening", "Score sheet…"))
        self.earlier = EnterButton(translate("Evening", "Earlier"))
        self.later = EnterButton(translate("Evening", "Later"))
        for button, name in (
            (self.earlier, translate("Evening", "The evening before")),
            (self.later, translate("Evening", "The evening after")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        self.earlier.clicked.connect(lambda: self.turned.emit(1))
        self.later.clicked.connect(lambda: self.turned.emit(-1))
        self.shut = EnterButton(translate("People", "Close"))
        self.another.clicked.connect(self.another_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.picture.clicked.connect(self._keep_picture)
        self.sheet.clicked.connect(self._keep_sheet)
        self.shut.clicked.connect(self.reject)
        be_main(self.another)
        layout, line = QVBoxLayout(self), FlowLayout()
        layout.addWidget(self.text, 1)
        buttons = (self.shut, self.earlier, self.later, self.sheet, self.picture, self.new, self.another)
        for button in buttons:
            line.addWidget(button)
        layout.addLayout(line)
        for stop, following in pairwise([self.text, *reversed(buttons)]):
            QWidget.setTabOrder(stop, following)
        self.ensurePolished()
        larger = max(1.0, self.fontMetrics().height() / USUAL_LETTERS)
        self._most = self.screen().availableGeometry().size() * 0.9
        self.resize((QSize(680, 620) * larger).boundedTo(self._most))
        self.another.setFocus()

    def show_evening(self, evening: Evening, results: Sequence[Result], counted: str, *, over: bool = False) -> None:
        """Shows this evening from its beginning.

        counted: see `standings`; "" if nobody counts.
        over: a later one has begun.
        """
        self._html = evening_html(evening, results, counted, over=over)
        self._lay()
        self.new.setEnabled(bool(results) and not over)
        for button in (self.picture, self.sheet):
            button.setEnabled(bool(results))

    def may_turn(self, *, earlier: bool, later: bool) -> None:
        for button, works in ((self.earlier, earlier), (self.later, later)):
            button.setEnabled(works)
            button.setVisible(earlier or later)  # the first evening needs neither

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay()  # only now the text has its width

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible() and self._card_width(self.text.document(), self._room()) != self._drawn:
            self._write()

    def _lay(self) -> None:
        """Writes the text, as wide as the page, and shows its beginning."""
        self._write()
        if self.isVisible():
            self._grow()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def _write(self) -> None:
        """Writes the text with cards that its width holds."""
        most = self._room() if self.isVisible() else inf
        self._drawn = self._card_width(self.text.document(), most)
        self._fill(self.text.document(), most=most)

    def _room(self) -> int:
        """The width of the text beside its bar, which shows only when the text is written."""
        bar = self.text.verticalScrollBar()
        return self.text.viewport().width() - (0 if bar.isVisible() else bar.sizeHint().width())

    def _grow(self) -> None:
        """Makes the page as high as its text, if the screen has the room."""
        whole = self.text.document().clone()
        whole.setTextWidth(self.text.viewport().width())
        missing = round(whole.size().height()) + 2 * self.text.frameWidth() - self.text.viewport().height()
        if missing > 0:
            self.resize(self.width(), max(self.height(), min(self.height() + missing, self._most.height())))

    def _fill(self, document: QTextDocument, *, ink: str = "", most: float = inf) -> None:
        """Writes the page into this document, with its words drawn in cards.

        most: the width that no line of cards exceeds.
        """
        width = self._card_width(document, most)
        document.setDefaultStyleSheet(f"body, h1, h2, td, th, p {{ color: {ink}; }}" if ink else "")
        for words in words_in(self._html):
            picture = cards_picture(words, width, self.theme, max(2.0, self.devicePixelRatioF()))
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(CARDS + words), picture)
        document.setHtml(self._html)

    def _card_width(self, document: QTextDocument, most: float) -> int:
        """The pixels of a card in this document, whose lines of cards have this room."""
        size = document.defaultFont().pixelSize()
        across = max([line_width(1, spelled(words)) + 2 * AROUND for words in words_in(self._html)], default=1)
        wanted = CARD * (size if size > 0 else self.fontMetrics().height() * 0.8)
        return int(min(wanted, (most - 2 * document.documentMargin()) / across))

    # ---- to keep

    def _keep_picture(self) -> None:
        place = chosen_place(self, QCoreApplication.translate("Evening", "Keep a picture"), "evening.png")
        if place is not None:
            self._save(place, bytes_of(lambda buffer: QImageWriter(buffer, QByteArray(b"png")).write(self.image())))

    def image(self) -> QImage:
        """The page as a picture, on the cloth's colour."""
        document = self._printable(PICTURE)
        image = QImage(
            QSize(PICTURE, round(document.size().height())) * SCALE, QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(QColor("#FBF7EC"))
        painter = QPainter(image)
        painter.scale(SCALE, SCALE)
        document.drawContents(painter)
        painter.end()
        return image

    def _printable(self, width: float) -> QTextDocument:
        """The page in dark ink, as wide as this."""
        document = QTextDocument(self)
        document.setDefaultFont(self.text.document().defaultFont())
        document.setDocumentMargin(28)
        self._fill(document, ink="#20261F")
        document.setTextWidth(width)
        return document

    def _keep_sheet(self) -> None:
        place = chosen_place(self, QCoreApplication.translate("Evening", "Save the score sheet"), "evening.pdf")
        if place is not None:
            self._save(place, bytes_of(self.write_sheet))

    def _save(self, place: Path, data: bytes) -> None:
        """Writes a file and reports it, or that it cannot be written."""
        self.told.emit(saved(place, data)[1])

    def write_sheet(self, buffer: QIODevice) -> None:
        """Writes the page as a PDF file."""
        write_pdf(buffer, self.windowTitle(), self._printable)


# ---- the text


def evening_html(evening: Evening, results: Sequence[Result], counted: str, *, over: bool = False) -> str:
    """The page of the evening as HTML; people's names are escaped."""
    translate = QCoreApplication.translate
    at = QDate.fromString(evening.day, Qt.DateFormat.ISODate)
    title = translate("Evening", "The evening of {day}").format(
        day=QLocale().toString(at, QLocale.FormatType.LongFormat)
    )
    parts = [f"<h1>{marked_up(title)}</h1>"]
    if not results:
        told = translate("Evening", "The first game that several of you play to its end begins the evening.")
        return parts[0] + f"<p>{marked_up(told)}</p>"
    found = standings(results, counted)
    if counted:
        parts.append(f"<h2>{marked_up(leading_text(found, over=over))}</h2>")
    parts.append(_table_of(results, found, counted))
    parts += _words_of(results, boldest_bluff(evening))
    return "".join(parts)


def leading_text(found: Sequence[EveningStanding], *, over: bool = False) -> str:
    """The sentence about the players who lead, or have won."""
    translate = QCoreApplication.translate
    names = leaders(found)
    if not names:
        return translate("Evening", "Nobody leads yet.")
    if len(names) > 1:
        return translate("Evening", "Level: {names}").format(names=listed(names))
    text = (
        translate("Evening", "Winner of the evening: {name}") if over else translate("Evening", "In the lead: {name}")
    )
    return text.format(name=names[0])


def _table_of(results: Sequence[Result], found: Sequence[EveningStanding], counted: str) -> str:
    """A line for every game with everybody's points, the winners' in bold, and the count below."""
    translate = QCoreApplication.translate
    names = [one.name for one in found]
    heads = "".join([f"<th align='right'>{marked_up(name)}</th>" for name in names])
    lines = [f"<tr><th align='left'>{marked_up(translate('Evening', 'Game'))}</th>{heads}</tr>"]
    for result in results:
        parts = {part.name: part for part in result.players}
        cells = "".join([f"<td align='right'>{_points(result, parts.get(name), counted)}</td>" for name in names])
        box = BOXES.get(result.game)
        lines.append(f"<tr><td>{marked_up(box.name if box else result.game)}</td>{cells}</tr>")
    count = translate("Evening", "Points by place") if counted == BY_PLACE else translate("Evening", "Games won")
    cells = "".join([f"<td align='right'><b>{one.counted}</b></td>" for one in found])
    if counted:
        lines.append(f"<tr><td><b>{marked_up(count)}</b></td>{cells}</tr>")
    return f"<table cellpadding='5' width='99%'>{''.join(lines)}</table>"


def _points(result: Result, part: PlayerResult | None, counted: str) -> str:
    """The score of a player in a game; a sign where the game has no points, nothing for one who sat out."""
    if part is None:
        return ""
    told = minus(part.score) if part.games is None else str(part.games)
    if result.unit == "nothing":
        told = "–"
    return f"<b>{told} ★</b>" if part.won and counted else told


def _words_of(results: Sequence[Result], bluff: Bluff | None) -> list[str]:
    """The best play of each player, in cards, the longest word, and the boldest bluff."""
    translate = QCoreApplication.translate
    best, longest = best_plays(results), longest_word(results)
    parts = [f"<h2>{marked_up(translate('Evening', 'Best plays'))}</h2>"] if best else []
    parts += [_in_cards(one.words, f"{one.name}: {one.words} {plus(one.points)}") for one in best]
    if longest is not None:
        parts.append(f"<h2>{marked_up(translate('Evening', 'Longest word'))}</h2>")
        parts.append(_in_cards(longest.words, f"{longest.name}: {longest.words}"))
    if bluff is not None:
        parts.append(f"<h2>{marked_up(translate('Evening', 'Boldest bluff'))}</h2>")
        parts.append(_in_cards(bluff.word, f"{bluff.name}: {bluff.word} {plus(bluff.points)}"))
    return parts


def _in_cards(words: str, told: str) -> str:
    """These words as a picture of cards below their text."""
    return f"<p>{marked_up(told)}<br/><img src='{CARDS}{marked_up(words)}'/></p>"


def words_in(html: str) -> list[str]:
    """The words that the page shows in cards."""
    return [part.partition("'")[0] for part in html.split(f"src='{CARDS}")[1:]]


def cards_picture(words: str, width: int, theme: Theme, ratio: float) -> QImage:
    """These words as a line of cards of this width."""
    art, laid = CardArt(theme), spelled(words)
    art.dpr = ratio
    wide, tall = line_width(width, laid) + 2 * AROUND * width, line_height(width, laid)
    image = QImage(QSize(round(wide * ratio), round(tall * ratio)), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_line(painter, art, laid, QPointF(), width)
    painter.end()
    return image
