"""The page about one evening of games: who won, every game, and the best words as cards. It can be saved as a picture
or a score sheet."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import inf

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QImage, QResizeEvent, QShowEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QMenu, QVBoxLayout, QWidget

from app.base.boxes import BOXES
from app.base.guard import guarded
from app.base.listing import listed
from app.base.texts import minus, plus
from app.felt.laid_words import spelled
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
from app.windows.record_files import Content, keep, sortable_name
from app.windows.widgets.card_document import card_width, fill, in_cards, page_to_keep, picture_of, words_in
from app.windows.widgets.document import Document
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import USUAL_LETTERS, FlowLayout
from app.windows.widgets.popups import pop_up
from app.windows.widgets.printed import pdf_of
from app.windows.widgets.style_sheet import be_main
from app.windows.widgets.written_by_people import marked_up
from engine.core.words import Word

PICTURE = 900  # the width of a saved picture in pixels


class EveningPage(QDialog):
    """The page about one evening of games.

    another_wanted: the player wants a game of a family not yet played this evening.
    new_wanted: the player wants to begin a new evening.
    turned: emitted when the player wants the evening before (1) or after (-1).
    notified: a sentence about a saved file.
    """

    another_wanted = Signal()
    new_wanted = Signal()
    turned = Signal(int)
    notified = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Evening", "The evening"))
        self.theme, self._html, self._day, self._drawn = theme, "", "", 0
        self.text = Document()
        self.text.setAccessibleName(self.windowTitle())
        self.another = EnterButton(translate("Evening", "Another kind of game"))
        self.another.setToolTip(translate("Evening", "Deals a game of a kind that you have not played this evening."))
        self.new = EnterButton(translate("Evening", "New evening"))
        self.keep = EnterButton(translate("Final", "Keep…"))
        self.keep.setToolTip(translate("Evening", "A picture or a score sheet of this evening"))
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
        self.keep.clicked.connect(self._open_menu)
        self.shut.clicked.connect(self.reject)
        be_main(self.another)
        layout, line = QVBoxLayout(self), FlowLayout()
        layout.addWidget(self.text, 1)
        buttons = (self.shut, self.earlier, self.later, self.keep, self.new, self.another)
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

        counted: how the games of the evening count towards its result, see `standings`; "" if they do not count.
        over: whether a later evening has begun.
        """
        self._day = evening.day
        self._html = evening_html(evening, results, counted, over=over)
        self._lay()
        self.new.setEnabled(bool(results) and not over)
        self.keep.setEnabled(bool(results))

    def may_turn(self, *, earlier: bool, later: bool) -> None:
        for button, works in ((self.earlier, earlier), (self.later, later)):
            button.setEnabled(works)
            button.setVisible(earlier or later)  # with only one evening neither button is needed

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay()  # laid out only now, because the text had no width before

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible() and self._card_width() != self._drawn:
            self._write()

    def _lay(self) -> None:
        """Writes the text of the page in the page's width, and scrolls to its beginning."""
        self._write()
        if self.isVisible():
            self._grow()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def _write(self) -> None:
        """Writes the text of the page, with cards as large as its width allows."""
        self._drawn = self._card_width()
        ratio = self.devicePixelRatioF()
        fill(self.text.document(), self._html, self._cards, self.theme, wide=self._drawn, ratio=ratio)

    def _card_width(self) -> int:
        """The width of a card in pixels, limited by the page's width."""
        return card_width(self.text.document(), self._cards, self._room() if self.isVisible() else inf)

    def _room(self) -> int:
        """The width of the text without the scroll bar, which appears only after the text is written."""
        bar = self.text.verticalScrollBar()
        return self.text.viewport().width() - (0 if bar.isVisible() else bar.sizeHint().width())

    def _grow(self) -> None:
        """Makes the page as high as its text, but not higher than the screen."""
        whole = self.text.document().clone()
        whole.setTextWidth(self.text.viewport().width())
        missing = round(whole.size().height()) + 2 * self.text.frameWidth() - self.text.viewport().height()
        if missing > 0:
            self.resize(self.width(), max(self.height(), min(self.height() + missing, self._most.height())))

    @property
    def _cards(self) -> dict[str, tuple[Word, ...]]:
        return {words: spelled(words) for words in words_in(self._html)}

    # ---- saving

    def _open_menu(self) -> None:
        translate = QCoreApplication.translate
        menu = QMenu(self)
        menu.setAccessibleName(self.keep.text().replace("&", ""))
        menu.triggered.connect(menu.close)  # voice control leaves the menu open when it presses an entry
        menu.aboutToHide.connect(menu.deleteLater)
        menu.addAction(translate("Keepsake", "&Picture…")).triggered.connect(self._keep_picture)
        menu.addAction(translate("Keepsake", "&Score sheet…")).triggered.connect(self._keep_sheet)
        pop_up(menu, self.keep.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _keep_picture(self) -> None:
        self._keep(QCoreApplication.translate("Evening", "Keep a picture"), ".png", self.image)

    def image(self) -> QImage:
        """Returns the page as a picture on a light background."""
        return picture_of(self._printable(PICTURE))

    def _printable(self, width: float) -> QTextDocument:
        """Returns the page as a document with dark text and this width."""
        return page_to_keep(self._html, self._cards, self.theme, self.text.document().defaultFont(), width)

    def _keep_sheet(self) -> None:
        self._keep(QCoreApplication.translate("Evening", "Save the score sheet"), ".pdf", self.score_sheet)

    def score_sheet(self) -> bytes:
        """Returns the page as a PDF file."""
        return pdf_of(self.windowTitle(), self._printable)

    def _keep(self, title: str, suffix: str, made: Callable[[], Content]) -> None:
        name = sortable_name(self._day, self.windowTitle(), "", suffix)
        _, sentence = keep(self, title, name, lambda place: made())
        if sentence:
            self.notified.emit(sentence)


# ---- the text


def evening_html(evening: Evening, results: Sequence[Result], counted: str, *, over: bool = False) -> str:
    """Returns the evening page as HTML; people's names are escaped.

    counted, over: see `EveningPage.show_evening`.
    """
    translate = QCoreApplication.translate
    at = QDate.fromString(evening.day, Qt.DateFormat.ISODate)
    title = translate("Evening", "The evening of {day}").format(
        day=QLocale().toString(at, QLocale.FormatType.LongFormat)
    )
    parts = [f"<h1>{marked_up(title)}</h1>"]
    if not results:
        text = translate("Evening", "The first game that several of you play to its end begins the evening.")
        return parts[0] + f"<p>{marked_up(text)}</p>"
    found = standings(results, counted)
    if counted:
        parts.append(f"<h2>{marked_up(leading_text(found, over=over))}</h2>")
    parts.append(_table_of(results, found, counted))
    parts += _words_of(results, boldest_bluff(evening))
    return "".join(parts)


def leading_text(found: Sequence[EveningStanding], *, over: bool = False) -> str:
    """Returns the sentence that names the players who lead or, if the evening is over, who have won."""
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
    """Returns a table with a row for every game, which shows the points of each player. If the evening is counted,
    winners are bold, and the last row has the result of the evening."""
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
    """Returns a player's points in a game: a dash where the game has no points, "" for a player who sat out."""
    if part is None:
        return ""
    text = minus(part.score) if part.games is None else str(part.games)
    if result.unit == "nothing":
        text = "–"
    return f"<b>{text} ★</b>" if part.won and counted else text


def _words_of(results: Sequence[Result], bluff: Bluff | None) -> list[str]:
    """Returns the best play of each player as cards, the longest word, and the boldest bluff."""
    translate = QCoreApplication.translate
    best, longest = best_plays(results), longest_word(results)
    parts = [f"<h2>{marked_up(translate('Evening', 'Best plays'))}</h2>"] if best else []
    parts += [in_cards(one.words, f"{one.name}: {one.words} {plus(one.points)}") for one in best]
    if longest is not None:
        parts.append(f"<h2>{marked_up(translate('Evening', 'Longest word'))}</h2>")
        parts.append(in_cards(longest.words, f"{longest.name}: {longest.words}"))
    if bluff is not None:
        parts.append(f"<h2>{marked_up(translate('Evening', 'Boldest bluff'))}</h2>")
        parts.append(in_cards(bluff.word, f"{bluff.name}: {bluff.word} {plus(bluff.points)}"))
    return parts
