"""The view of a rules page: its first section in the gallery, the whole page in the rules window."""

from PySide6.QtCore import QCoreApplication, QPoint, QSignalBlocker, QTimer, QUrl, Signal
from PySide6.QtGui import QFont, QResizeEvent, QTextBlock, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QWidget

from app.base.boxes import BOXES
from app.base.guard import guarded
from app.felt.theme import Theme
from app.windows.rules.move_signs import sign_image
from app.windows.rules.page_texts import BETWEEN_SIGNS, SHOW, TRY, page_of, place_of, ready, variation_at
from app.windows.rules.reasons import place_behind, sentence_behind
from app.windows.widgets.document import Document
from app.windows.widgets.viewport_size import width_inside

PICTURE = "\ufffc"  # the character that stands for a picture in a document's text
LINE_BREAK = "\u2028"
MARGIN = 24  # the pixels by which an example is narrower than the view
WIDEST = 640  # the maximum width of an example
SETTLES_MS = 120  # milliseconds without a change of size after which the view counts as settled


def missing(game: str) -> str:
    text = QCoreApplication.translate("Rules", "The rules of {game} are not written down here yet.")
    return text.format(game=BOXES[game].name if game in BOXES else game)


def give_air(document: QTextDocument) -> None:
    """Adds space between the paragraphs of a rules page, and more before headings. Markdown has no notation for such
    space."""
    block = document.begin()
    after_picture = False
    while block.isValid():
        form = block.blockFormat()
        heading = form.headingLevel()
        picture = block.text() == PICTURE
        form.setTopMargin(18 if heading > 1 or picture else 0 if block.textList() or after_picture else 8)
        form.setBottomMargin(6 if heading else 3)
        if not picture:  # with a line height in per cent, the line of a picture would be higher than the picture
            form.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        QTextCursor(block).setBlockFormat(form)
        if not picture and PICTURE in block.text():
            _centre_signs(block)
        _make_ways_small(block)
        after_picture = picture
        block = block.next()


def _centre_signs(block: QTextBlock) -> None:
    """Centres the icons of the moves on the names beside them."""
    for place in [at for at, letter in enumerate(block.text()) if letter == PICTURE]:
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + place)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        form = QTextCharFormat()
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        cursor.mergeCharFormat(form)


def _make_ways_small(block: QTextBlock) -> None:
    """Makes the links "Show me" and "Now you" small, because there are many of them, and they would otherwise distract
    readers."""
    for form in block.textFormats():
        if form.format.anchorHref().startswith((f"{SHOW}:", f"{TRY}:")):
            cursor = QTextCursor(block)
            cursor.setPosition(block.position() + form.start)
            cursor.setPosition(block.position() + form.start + form.length, QTextCursor.MoveMode.KeepAnchor)
            small = QTextCharFormat()
            small.setProperty(QTextCharFormat.Property.FontSizeAdjustment, -1)
            small.setFontUnderline(False)
            small.setFontWeight(QFont.Weight.Medium)
            cursor.mergeCharFormat(small)


def keep_signs_with_names(document: QTextDocument) -> None:
    """Keeps each icon on one line with its name. Qt may break a line after any picture, so this function breaks such a
    line before the icon."""
    document.documentLayout().documentSize()  # makes Qt lay the document out, so that its lines are known
    block = document.begin()
    while block.isValid():
        for place in [at for at, letter in enumerate(block.text()) if letter == PICTURE and block.text() != PICTURE]:
            lines = block.layout()
            name = lines.lineForTextPosition(place + 2)  # the name begins after the picture and a space
            if name.isValid() and name.textStart() > place and block.text()[place - 1] in (BETWEEN_SIGNS, " "):
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + place)
                cursor.deletePreviousChar()
                cursor.insertText(LINE_BREAK)
                document.documentLayout().documentSize()
        block = block.next()


class RulesView(Document):
    """Shows a rules page, or its first section.

    page_wanted: the reader followed a link to another page.
    show_wanted, try_wanted: the reader wants to watch, or to try, the sentence or example at this place.
    drawn_again: emitted when the page was built again, so that stored text positions in it are no longer valid.
    """

    page_wanted = Signal(str)
    show_wanted, try_wanted = Signal(str), Signal(str)
    drawn_again = Signal()

    def __init__(self, parent: QWidget | None = None, *, theme: Theme | None = None) -> None:
        super().__init__(parent)
        self.followed.connect(self._followed)
        self.theme = theme
        self.name = ""
        self._whole = False
        self._agreed: str | None = None
        # all values from which the page was drawn, to find out whether it must be drawn again
        self._drawn: tuple[object, ...] = ()
        self._settles = QTimer(self)
        self._settles.setSingleShot(True)
        self._settles.timeout.connect(self.fit)
        self._width = self._room = 0
        self.setAccessibleName(QCoreApplication.translate("Rules", "Rules"))

    @guarded
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Draws the pictures of a page (examples, and the icons of the moves) when they first become visible."""
        url = QUrl(name)
        if self.theme is None or url.scheme() not in ("example", "move"):
            return super().loadResource(kind, name)
        ratio = self.devicePixelRatioF()
        if url.scheme() == "example":
            # imported late, because it loads the drawing of cards, which the first paint does not need
            from app.windows.rules.example_pictures import example_image

            return example_image(url.path(), self.theme, ratio, self._room)
        size = self.fontMetrics().height() * 1.5
        return sign_image(url.path()[-1], self.theme, size, ratio, struck=url.path().startswith("-"))

    def show_game(self, name: str, *, whole: bool = False, agreed: str | None = None) -> None:
        """Shows the page of a game, unless the view already shows this page in the same look.

        whole: whether to show the whole page, not only its first section.
        agreed: the permitted moves at one table; None for those of the printed rules.
        """
        look = self.theme, self.palette().cacheKey(), self.font().key(), width_inside(self)
        if self._drawn == (name, whole, agreed, *look):
            return
        self._drawn = name, whole, agreed, *look
        self.name, self._whole, self._agreed = name, whole, agreed
        page = page_of(name)
        if page is None:
            self.setPlainText(missing(name))
            return
        self._width = width_inside(self)
        self._room = min(WIDEST, self._width - MARGIN)
        document = self.document()
        # without signals, because a screen reader would announce every line, and drop all other announcements
        with QSignalBlocker(document):
            document.clear()
            document.setIndentWidth(1.4 * self.fontMetrics().height())
            self.setMarkdown(ready(page, name=name, whole=whole, agreed=agreed))
            give_air(document)
            keep_signs_with_names(document)

    # ---- places

    def headings(self) -> list[tuple[int, str, int]]:
        """Returns the level, the text and the position of every heading below the title."""
        found = []
        block = self.document().begin()
        while block.isValid():
            rank = block.blockFormat().headingLevel()
            if rank > 1:
                found.append((rank, block.text(), block.position()))
            block = block.next()
        return found

    def go_to(self, place: int) -> None:
        """Scrolls the paragraph at this position to the top, and moves the text cursor there."""
        self.go_to_block(self.document().findBlock(place))

    def go_to_part(self, part: str) -> None:
        """Goes to the paragraph about a variation or an option, or to the sentence that explains an event."""
        page, place = place_behind(self.name, part)
        if page == self.name:
            self._choose(sentence_behind(page, place))
        else:
            self.go_to_text(place_of(page_of(self.name) or "", part))

    def _choose(self, sentence: str) -> None:
        """Selects the sentence in the text, and scrolls its paragraph to the top."""
        found = self.document().find(sentence.replace("\u00a0", " "))  # Qt treats a space and a no-break space alike
        if not found.isNull():
            self.go_to_block(found.block())
            self.setTextCursor(found)

    def go_to_text(self, beginning: str) -> None:
        """Goes to the last paragraph that begins with this text, or to the picture above it if the text is an example's
        caption."""
        found = None
        block = self.document().begin()
        while block.isValid() and beginning:
            if block.text().startswith(beginning):
                found = block
            block = block.next()
        if found is not None:
            self.go_to_block(_with_picture(found))

    def _followed(self, url: QUrl) -> None:
        if url.scheme() == "part":
            self.go_to_text(variation_at(page_of(self.name) or "", int(url.path())))
        elif url.scheme() == "rules":
            self.page_wanted.emit(url.path())
        elif url.scheme() == SHOW:
            self.show_wanted.emit(url.path())
        elif url.scheme() == TRY:
            self.try_wanted.emit(url.path())

    # ---- sizes

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settles.start(SETTLES_MS)

    def fit(self) -> None:
        """Draws the page again if the width of the view has changed."""
        if self.name and width_inside(self) != self._width:
            self._draw_again()

    def _draw_again(self) -> None:
        """Draws the page again, with examples in the new width. The reader stays at the same paragraph."""
        place = self.cursorForPosition(QPoint()).position()
        at_top, marked = self.verticalScrollBar().value() == 0, self.textCursor().selectedText()
        self._drawn = ()
        self.show_game(self.name, whole=self._whole, agreed=self._agreed)
        if marked:
            self._choose(marked)
        elif not at_top:
            self.go_to(place)
        self.drawn_again.emit()

    def wear(self, theme: Theme) -> None:
        """Applies changed colours, another text size or another language."""
        self.theme = theme
        if self.name:
            self._draw_again()


def _with_picture(block: QTextBlock) -> QTextBlock:
    above = block.previous()
    return above if above.isValid() and above.text() == PICTURE else block
