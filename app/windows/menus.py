"""The menus: what stands in them, by which keys, and what of it can be done on the page that shows, and just now."""

from collections.abc import Collection, Mapping, Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from app.base.paths import can_explain
from app.windows.widgets.folding_bar import FoldingBar

ANSWERS = tuple([f"say-{what}" for what in "turn hand words scores unseen acts verdict".split()])
# Whether one of these can be done depends on the moment. Their keys are heard at any time: whoever is asked knows best.
OF_THE_MOMENT = tuple("undo redo hint again film become meaning word pause shuffle sort resign".split())
ENTRIES = (
    f"gallery setup open finished kept save code - {' '.join(OF_THE_MOMENT[:-1])} - resign - quit",
    "panels statistics - fullscreen larger smaller - settings",
    " ".join(ANSWERS),
    "rules start shortcuts files about",
)
ANYWHERE = "word"  # may be asked on every page; at a table it depends on the moment
AT_TABLE = ("save", "code", *[name for name in OF_THE_MOMENT if name != ANYWHERE], "panels", *ANSWERS)


class Page(Enum):
    GALLERY = "gallery"
    TABLE = "table"
    STATISTICS = "statistics"
    FINISHED = "finished"


class Menus(QObject):
    """asked: the name of an entry.  opened: a menu is about to show.  actions: the entries by their names."""

    asked = Signal(str)
    opened = Signal()

    def __init__(self, bar: FoldingBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._page = Page.GALLERY
        self._panels: Sequence[QAction] = ()
        self.actions: dict[str, QAction] = {}
        self.menus = [self._menu(names) for names in ENTRIES]
        self.actions["meaning"].setVisible(can_explain())

    def _menu(self, names: str) -> QMenu:
        menu = self._bar.addMenu("")
        menu.aboutToShow.connect(self.opened)
        menu.aboutToHide.connect(lambda: self.turn_to(self._page))
        for name in names.split():
            if name == "-":
                menu.addSeparator()
                continue
            action = menu.addAction("")
            action.setShortcuts(_SHORTCUTS.get(name, []))
            action.triggered.connect(lambda _=False, name=name: self.asked.emit(name))
            self.actions[name] = action
        return menu

    def add_panels(self, actions: Sequence[QAction]) -> None:
        """Show and hide each panel of the table."""
        self._panels = actions
        self.menus[1].insertActions(self.actions["statistics"], actions)
        self.turn_to(self._page)

    def open(self) -> None:
        self._bar.unfold()
        self._bar.setActiveAction(self._bar.actions()[0])

    def turn_to(self, page: Page) -> None:
        """What can be asked for on this page, at one moment or another."""
        self._page = page
        at_table = page is Page.TABLE
        for action in (*[self.actions[name] for name in AT_TABLE], *self._panels):
            action.setEnabled(at_table)
        self.actions["gallery"].setEnabled(page is not Page.GALLERY)
        for name in ("setup", "start"):
            self.actions[name].setEnabled(page is Page.GALLERY)
        self.actions["statistics"].setEnabled(page is not Page.STATISTICS)
        self.actions["finished"].setEnabled(page is not Page.FINISHED)

    def offer(self, possible: Collection[str]) -> None:
        """While a menu is open it offers only what can be done just now."""
        for name in OF_THE_MOMENT:
            self.actions[name].setEnabled(name in possible)

    def retranslate(self) -> None:
        say = QCoreApplication.translate
        titles = (say("Menu", "&Game"), say("Menu", "&View"), say("Menu", "&Listen"), say("Menu", "&Help"))
        for menu, title in zip(self.menus, titles, strict=True):
            menu.setTitle(title)
        for name, text in {
            "gallery": say("Menu", "&New game: the gallery"),
            "setup": say("Menu", "&Set up…"),
            "open": say("Menu", "&Open a record…"),
            "finished": say("Menu", "Finished g&ames…"),
            "kept": say("Menu", "&Games put away…"),
            "save": say("Menu", "Save a &copy of the record…"),
            "code": say("Menu", "Copy the deal code"),
            "undo": say("Menu", "&Undo"),
            "redo": say("Menu", "&Redo"),
            "hint": say("Menu", "&Hint"),
            "again": say("Menu", "Show it a&gain"),
            "film": say("Menu", "The game as a &film"),
            "become": say("Menu", "Words it could &become"),
            "meaning": say("Menu", "&Meaning of a word…"),
            "word": say("Menu", "&Is it a word?…"),
            "pause": say("Menu", "&Pause"),
            "shuffle": say("Menu", "Shuffle the han&d"),
            "sort": say("Menu", "Sort the h&and"),
            "resign": say("Menu", "R&esign"),
            "quit": say("Menu", "&Quit"),
            "panels": say("Menu", "&Panels"),
            "statistics": say("Menu", "S&tatistics"),
            "fullscreen": say("Menu", "&Full screen"),
            "larger": say("Menu", "&Larger text"),
            "smaller": say("Menu", "&Smaller text"),
            "settings": say("Menu", "Sett&ings…"),
            "say-turn": say("Menu", "&Whose turn, time and deck"),
            "say-hand": say("Menu", "Your &hand"),
            "say-words": say("Menu", "What lies on the &table"),
            "say-scores": say("Menu", "The s&cores"),
            "say-unseen": say("Menu", "The cards &not seen"),
            "say-acts": say("Menu", "What has been done &since your turn"),
            "say-verdict": say("Menu", "What the &bar below says"),
            "rules": say("Menu", "&Rules of this game"),
            "start": say("Menu", "&Start here"),
            "shortcuts": say("Menu", "&Keys"),
            "files": say("Menu", "&Your files…"),
            "about": say("Menu", "&About Wordfelt"),
        }.items():
            self.actions[name].setText(text)


def _keys(*texts: str) -> list[QKeySequence]:
    return [QKeySequence(text) for text in texts]


_SHORTCUTS = {
    "gallery": _keys("Ctrl+N"),
    "setup": _keys("Ctrl+Return"),
    "open": _keys("Ctrl+O"),
    "save": _keys("Ctrl+S"),
    "undo": _keys("Ctrl+Z"),
    "redo": _keys("Ctrl+Shift+Z", "Ctrl+Y"),
    "hint": _keys("Ctrl+H"),
    "again": _keys("Ctrl+R"),
    "film": _keys("Ctrl+E"),
    "become": _keys("Ctrl+J"),
    "meaning": _keys("Ctrl+M"),
    "word": _keys("Ctrl+D"),
    "pause": _keys("Ctrl+P"),
    "shuffle": _keys("Ctrl+K"),
    "sort": _keys("Ctrl+L"),
    "quit": _keys("Ctrl+Q"),
    "panels": _keys("F9"),
    "statistics": _keys("Ctrl+T"),
    "fullscreen": _keys("F11"),
    "larger": _keys("Ctrl++", "Ctrl+="),
    "smaller": _keys("Ctrl+-"),
    "settings": _keys("Ctrl+,"),
    "rules": _keys("F1"),
    **{name: _keys(f"F{number}") for number, name in enumerate(ANSWERS, 2)},
    "shortcuts": _keys("Ctrl+?", "Ctrl+/"),
}


def shortcut_lines(actions: Mapping[str, QAction]) -> str:
    """Every key of the menus and of the table, one a line."""
    say = QCoreApplication.translate
    lines = [
        f"{action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)}\t{action.text().replace('&', '')}"
        for action in actions.values()
        if action.isVisible() and not action.shortcut().isEmpty()
    ]
    lines += [
        say("Keys", "Ctrl+F\tSearch: a game in the gallery, a word in the rules"),
        say("Keys", "F10\tMenus"),
        say("Keys", "Alt+letter\tPress the button on which the letter is underlined"),
        say("Keys", "A–Z\tLay a word; Space begins the next word"),
        say("Keys", "Tab\tOther places for the typed word, words that laid cards can become, or the next region"),
        say("Keys", "Arrows\tGo from card to card and from gap to gap"),
        say("Keys", "Enter\tPlay; or lay this card at the end of the word being made"),
        say("Keys", "Space\tTake up a card, and lay it down where the arrows have led"),
        say("Keys", "Ctrl+Enter\tPlay, wherever the arrows have led"),
        say("Keys", "/\tCut a word behind this card, or close the cut"),
        say("Keys", "Backspace\tTake back the last letter or card"),
        say("Keys", "Delete\tTake back this card"),
        say("Keys", "Esc\tTake suggested cards away, then everything back; come back from an earlier position"),
        say("Keys", "Alt+Left, Alt+Right\tIn a film: one act back, one act on; Alt+PgUp and Alt+PgDown: turn by turn"),
        say("Keys", "Ctrl+arrow\tMove a card within the hand"),
        say("Keys", "Shift+Up\tShow what lies below a card"),
        say("Keys", "Menu key, Shift+F10\tAll that can be done with this card or word"),
    ]
    return "\n".join(lines)
