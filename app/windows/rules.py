"""The rules of a game: one screen in the gallery, the whole page on F1."""

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from app.boxes import BOXES
from app.guard import guarded
from app.table.theme import Theme
from app.windows.move_signs import sign_image
from app.windows.rules_pages import page_of, place_of_reason, ready

PICTURE = "\ufffc"  # how a document writes a picture
MARGIN = 24  # what a line of the page has less than the view


def missing(game: str) -> str:
    text = QCoreApplication.translate("Rules", "The rules of {game} are not written down here yet.")
    return text.format(game=BOXES[game].name)


def give_air(document: QTextDocument) -> None:
    """Space between paragraphs, more of it before headings: Markdown comes without any."""
    block = document.begin()
    after_picture = False
    while block.isValid():
        form = block.blockFormat()
        heading = form.headingLevel()
        picture = block.text() == PICTURE
        form.setTopMargin(18 if heading > 1 or picture else 0 if block.textList() or after_picture else 8)
        form.setBottomMargin(6 if heading else 3)
        if not picture:  # its line would be taller by a share of the picture
            form.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        QTextCursor(block).setBlockFormat(form)
        after_picture = picture
        block = block.next()


class RulesView(QTextBrowser):
    """Shows a page, or its first screen."""

    def __init__(self, parent: QWidget | None = None, *, theme: Theme | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.theme = theme
        self.setAccessibleName(QCoreApplication.translate("Rules", "Rules"))

    @guarded
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The pictures of a page are drawn when they are shown: examples, and the signs of the moves."""
        url = QUrl(name)
        if self.theme is None or url.scheme() not in ("example", "move"):
            return super().loadResource(kind, name)
        ratio = self.devicePixelRatioF()
        if url.scheme() == "example":
            from app.windows.example_pictures import example_image  # what draws cards is not wanted for the first paint

            return example_image(url.path(), self.theme, ratio, self.viewport().width() - MARGIN)
        size = self.fontMetrics().height() * 1.35
        return sign_image(url.path()[-1], self.theme, size, ratio, struck=url.path().startswith("-"))

    def show_game(self, game: str, *, whole: bool = False, part: str = "", agreed: str | None = None) -> None:
        """part: the code of a reason that the page shall speak of.  agreed: the permitted moves of one table."""
        page = page_of(game)
        if page is None:
            self.setPlainText(missing(game))
            return
        self.document().clear()
        self.setMarkdown(ready(page, name=game, whole=whole, agreed=agreed))
        give_air(self.document())
        if part:
            self.find(place_of_reason(page, part))


class RulesWindow(QDialog):
    """The whole page, beside the table."""

    def __init__(self, game: str, part: str = "", parent: QWidget | None = None, *, theme: Theme) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = QCoreApplication.translate("Rules", "Rules of {game}")
        self.setWindowTitle(title.format(game=BOXES[game].name))
        self.view = RulesView(self, theme=theme)
        layout = QVBoxLayout(self)
        layout.addWidget(self.view)
        self.resize(620, 640)
        self.view.show_game(game, whole=True, part=part)
