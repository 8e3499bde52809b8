"""Shows the pages to read: the rules, the keyboard keys, and the page About."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt

from app import __version__
from app.base.paths import icon
from app.base.settings_file import SettingsFile
from app.program.at_table import AtTable
from app.windows.main_window import MainWindow
from app.windows.menus import shortcut_lines
from app.windows.widgets.colours import theme_of

if TYPE_CHECKING:
    from app.program.small_table import SmallTable
    from app.windows.rules.rules_window import Reader, RulesWindow


class Reading:
    """The pages to read, and the small table beside the rules.

    rules: the only rules window, while it is open; it shows the page asked for last.
    small: the small table beside the rules.
    """

    def __init__(self, window: MainWindow, file: SettingsFile, table: AtTable) -> None:
        self._window, self._file, self._table = window, file, table
        self.rules: RulesWindow | None = None
        self.small: SmallTable | None = None
        self._reader: Reader | None = None

    def show_rules(self, game: str, part: str = "") -> None:
        self._read(game, part, None)

    def show_rules_here(self, part: str = "") -> None:
        """Shows the rules of the current game; at the table, with the moves permitted there."""
        running = self._table.in_sight
        if running is not None:
            match = running.session.match
            as_printed = match.header.options.get("moves") is None
            self._read(running.session.game.id, part, None if as_printed else match.house.options["moves"])
        else:
            self.show_rules(self._window.gallery.current, part)

    def _read(self, game: str, part: str, agreed: str | None) -> None:
        from app.program.small_table import SmallTable
        from app.windows.rules.rules_window import Reader, RulesWindow

        if self.rules is None:
            self._reader = self._reader or Reader()
            self.rules = RulesWindow(self._window, theme=theme_of(self._file.settings), reader=self._reader)
            self.rules.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.small = SmallTable(self.rules, self._file, self._table.people)
            self.rules.finished.connect(self._closed)
        self.rules.show()
        self.rules.open_at(game, part, agreed)
        self.rules.activateWindow()

    def _closed(self) -> None:
        self.rules = self.small = None

    def look_up(self) -> None:
        """Opens the word search with the table's dictionary, or else with the one in the settings."""
        from app.library.usual_dictionary import name_of, words_of
        from app.program.notices import report_reason
        from app.windows.table.why_not import no_search
        from app.windows.table.word_search import WordSearch
        from engine.core.verdict import Refused
        from engine.records.replay import lexicon_of

        running = self._table.in_sight
        if running is not None and running.may_search() == "not":
            self._window.tell(no_search())
            return
        try:
            words = (
                words_of(self._file.settings, book=self._table.house.words)
                if running is None
                else running.record.dictionary
            )
            lexicon = lexicon_of(words)
        except Refused as refused:
            report_reason(self._window, refused.reason)
            return
        may_search = running.may_search if running is not None else lambda: "freely"
        asked = running.look_up if running is not None else lambda _: None
        WordSearch(lexicon, name_of(words), may_search, asked, self._window).open()

    def show_at(self, game: str, place: str) -> None:
        """Shows this place of the rules, acted out on the small table beside the page."""
        self.show_rules(game)
        if self.small is not None:
            self.small.show(game, place)

    def obey(self) -> None:
        """Applies changed settings to the small table."""
        if self.small is not None:
            self.small.wear()

    def build_anew(self) -> None:
        """Builds the rules window again, in another language."""
        if self.rules is not None and self.small is not None:
            self.rules.build_anew()
            self.small.lay_again()

    def show_keys(self) -> None:
        self._window.show_page(self._keys)

    def _keys(self) -> tuple[str, str]:
        """Returns the title and the text of the page of keyboard keys. In each line the command comes before its key,
        so that a screen reader reads both together."""
        from app.windows.widgets.text_page import two_columns

        rows = [line.partition("\t") for line in shortcut_lines(self._window.menus.actions).splitlines()]
        lines = [two_columns(text, f"<b>{key}</b>") if text else f"<h3>{key}</h3>" for key, _, text in rows]
        return QCoreApplication.translate("Keys", "Keys"), "".join(lines)

    def show_about(self) -> None:
        self._window.show_page(_about)


def _about() -> tuple[str, str]:
    # imported late, because it loads the rules of all games, which the main window does not need
    from engine.games import CATALOG

    translate = QCoreApplication.translate
    what = translate("About", "Wordfelt {version}: a felt card table for {count} word card games.").format(
        version=__version__, count=len(CATALOG)
    )
    free = translate(
        "About",
        "Wordfelt is free under the MIT licence. The word lists keep the licences of their authors, which come with "
        "the program. It uses Qt under the LGPL.",
    )
    return "Wordfelt", f'<p align="center"><img src="{icon(128)}"></p><h3 align="center">{what}</h3><p>{free}</p>'
