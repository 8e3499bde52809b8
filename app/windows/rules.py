"""The rules of a game: one screen in the gallery, the whole page on F1. The pages lie in assets/rules/<language>/."""

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QUrl
from PySide6.QtGui import QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from app.guard import guarded
from app.paths import assets
from app.table.theme import Theme
from app.windows.example_pictures import example_image
from engine.games import GAMES


def language() -> str:
    """The language the program speaks just now."""
    return QLocale().name().partition("_")[0] or "en"


def page_of(game: str) -> str | None:
    """The page in the player's language, else in English; None where there is none."""
    for tongue in dict.fromkeys((language(), "en")):
        try:
            return (assets() / "rules" / tongue / f"{game}.md").read_text("utf-8")
        except OSError:
            continue
    return None


def one_screen(page: str) -> str:
    """The first section: what stands before the second heading of the page."""
    lines = page.splitlines()
    headings = [number for number, line in enumerate(lines) if line.startswith("#")]
    first = 1 if len(headings) > 1 and not "".join(lines[headings[0] + 1 : headings[1]]).strip() else 0
    start = headings[first] + 1 if headings else 0
    end = headings[first + 1] if len(headings) > first + 1 else len(lines)
    return "\n".join(lines[start:end]).strip()


def missing(game: str) -> str:
    text = QCoreApplication.translate("Rules", "The rules of {game} are not written down here yet.")
    return text.format(game=GAMES[game].name)


def give_air(document: QTextDocument) -> None:
    """Space between paragraphs, more of it before headings: Markdown comes without any."""
    block = document.begin()
    while block.isValid():
        form = block.blockFormat()
        heading = form.headingLevel()
        form.setTopMargin(18 if heading > 1 else 0 if block.textList() else 8)
        form.setBottomMargin(6 if heading else 3)
        form.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        QTextCursor(block).setBlockFormat(form)
        block = block.next()


class RulesView(QTextBrowser):
    """Shows a page, or its first screen."""

    def __init__(self, parent: QWidget | None = None, *, theme: Theme | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self._theme = theme
        self.setAccessibleName(QCoreApplication.translate("Rules", "Rules"))

    @guarded
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The pictures of a page are examples, drawn when they are shown."""
        name = QUrl(name)
        if name.scheme() == "example" and self._theme is not None:
            return example_image(name.path(), self._theme, self.devicePixelRatioF())
        return super().loadResource(kind, name)

    def show_game(self, game: str, *, whole: bool = False, part: str = "") -> None:
        page = page_of(game)
        if page is None:
            self.setPlainText(missing(game))
            return
        self.setMarkdown(page if whole else one_screen(page))
        give_air(self.document())
        if part:
            self.find(part)


class RulesWindow(QDialog):
    """The whole page, beside the table."""

    def __init__(self, game: str, part: str = "", parent: QWidget | None = None, *, theme: Theme) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = QCoreApplication.translate("Rules", "Rules of {game}")
        self.setWindowTitle(title.format(game=GAMES[game].name))
        self.view = RulesView(self, theme=theme)
        layout = QVBoxLayout(self)
        layout.addWidget(self.view)
        self.view.show_game(game, whole=True, part=part)
        self.resize(620, 640)
