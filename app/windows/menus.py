"""The menus: their entries and keyboard keys, and which entries the current page and moment allow."""

from collections.abc import Mapping, Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu

from app.base.commands import COMMANDS, WORD_NUMBERS, command_names, keys_of, plain_names
from app.base.later import later
from app.base.paths import can_explain
from app.windows.widgets.announce_row import report_line
from app.windows.widgets.folding_bar import FoldingBar

ANSWERS = tuple([f"say-{what}" for what in "turn hand words scores unseen acts verdict spelled".split()])
HEARD_AGAIN = ("heard-again", "heard-back", "heard-on")
# The display state (`Moment`) of a game decides whether these commands are possible. Their keys are never disabled,
# because each command checks this itself, and reports the reason if it can't be carried out.
OF_THE_MOMENT = tuple("keep code undo redo hint again film become meaning count word pause shuffle sort resign".split())
ENTRIES = (
    f"gallery setup open finished kept save keep code - {' '.join(OF_THE_MOMENT[2:-1])} - resign - quit",
    "panels statistics road evening day puzzles my-words - fullscreen larger smaller - people table book calm settings",
    f"{' '.join(ANSWERS)} - {' '.join(HEARD_AGAIN)}",
    "rules start shortcuts files about",
)
# this command works on every page; at a table, the game's display state (`Moment`) decides whether it can be used
ANYWHERE = "word"
IN_A_FILM = ("film-back", "film-on", "film-turn-back", "film-turn-on")
BY_KEY_ALONE = ("search", "menus", "card-menu", *WORD_NUMBERS, *IN_A_FILM)  # commands without an entry in any menu
# Commands that can't explain at the table why they do nothing; the window announces the reason instead.
UNANSWERED = tuple("keep code undo redo hint again film count shuffle sort resign".split())
AT_TABLE = (
    "save",
    *[name for name in OF_THE_MOMENT if name != ANYWHERE],
    "panels",
    *ANSWERS,
    *WORD_NUMBERS,
    *IN_A_FILM,
)


WHOLE = -1  # the line number that stands for the menu itself
SETTLES_MS = 100  # milliseconds after which the previous menu has closed and the window is active again


class Page(Enum):
    GALLERY = "gallery"
    TABLE = "table"
    STATISTICS = "statistics"
    FINISHED = "finished"
    ROAD = "road"


class Menus(QObject):
    """The menu bar. The first paint shows only the menu titles; the entries are made at their first use.

    asked: the name of the entry that the player chose.
    opened: a menu is about to open.
    """

    asked = Signal(str)
    opened = Signal()

    def __init__(self, bar: FoldingBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._page = Page.GALLERY
        self._panels: Sequence[QAction] = ()
        self._actions: dict[str, QAction] = {}
        self._keys: Mapping[str, str] | None = None
        translate = QCoreApplication.translate
        titles = (
            translate("Menu", "&Game"),
            translate("Menu", "&View"),
            translate("Menu", "&Listen"),
            translate("Menu", "&Help"),
        )
        self.menus = [self._menu(title) for title in titles]

    def _menu(self, title: str) -> QMenu:
        menu = self._bar.addMenu(title)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self.opened)
        menu.aboutToShow.connect(lambda: later(menu, lambda: self._report_entry(menu), SETTLES_MS))
        menu.triggered.connect(menu.close)  # voice control leaves the menu open when it presses an entry
        menu.aboutToHide.connect(lambda: self.turn_to(self._page))
        return menu

    @property
    def actions(self) -> Mapping[str, QAction]:
        """The entries of the menus, by the names of their commands."""
        if not self._actions:
            self._fill()
        return self._actions

    def _fill(self) -> None:
        texts = command_names()
        for menu, names in zip(self.menus, ENTRIES, strict=True):
            for name in names.split():
                if name == "-":
                    menu.addSeparator()
                else:
                    menu.addAction(self._action(name, texts[name]))
        self._bar.window().addActions([self._action(name, texts[name]) for name in BY_KEY_ALONE])
        self.call_keys({})
        self.actions["meaning"].setVisible(can_explain())
        self.turn_to(self._page)

    def _action(self, name: str, text: str) -> QAction:
        action = self._actions[name] = QAction(text, self)
        action.setObjectName(name)
        action.triggered.connect(lambda _=False: self.asked.emit(name))
        return action

    def add_panels(self, actions: Sequence[QAction]) -> None:
        """Adds an entry for each panel of the table; the entry shows or hides the panel."""
        self._panels = actions
        self.menus[1].insertActions(self.actions["statistics"], actions)
        self.turn_to(self._page)

    def open(self) -> None:
        self._bar.unfold()
        self._bar.take_keyboard()
        self._bar.setActiveAction(self._bar.actions()[0])
        self.menus[0].setActiveAction(next(entry for entry in self.menus[0].actions() if entry.isEnabled()))

    def _report_entry(self, menu: QMenu) -> None:
        """Announces the selected entry of an open menu, or why none of its entries can be chosen. Without this, screen
        readers would not announce a menu that opens just after the focus has moved back to the window."""
        entries = menu.actions()
        if not menu.isVisible():
            return
        if menu.activeAction() in entries:
            report_line(menu, entries.index(menu.activeAction()))
            return
        none = not any(entry.isEnabled() and not entry.isSeparator() for entry in entries)
        menu.setAccessibleName(entries[0].toolTip() if none else menu.title().replace("&", ""))
        report_line(menu, WHOLE)

    def asked_in_vain(self, event: QKeyEvent) -> str:
        """Returns the command that this key stands for if the command can't be used now; otherwise "". The window
        announces the reason."""
        # imported late, because it loads Qt's table of standard keys, which the first paint does not need
        from PySide6.QtGui import QKeySequence

        pressed = QKeySequence(event.keyCombination())
        for name, action in self.actions.items():
            if action.isVisible() and not action.isEnabled() and pressed in action.shortcuts():
                return name
        return ""

    def why_not(self, name: str) -> str:
        return self.actions[name].toolTip() if not self.actions[name].isEnabled() else ""

    def refuse(self, name: str, why: str) -> None:
        """Disables an entry, with the reason `why` in its tool tip; an empty reason enables it."""
        self.actions[name].setEnabled(not why)
        self.actions[name].setToolTip(why)

    def turn_to(self, page: Page) -> None:
        """Enables the commands that exist on this page, and disables the others."""
        self._page = page
        if not self._actions:
            return  # there are no entries yet; they are made later, for this page
        translate = QCoreApplication.translate
        elsewhere = "" if page is Page.TABLE else translate("WhyNot", "Only at a table.")
        for name in AT_TABLE:
            self.refuse(name, elsewhere)
        for panel in self._panels:
            panel.setEnabled(not elsewhere)
            panel.setToolTip(elsewhere)
        in_gallery = "" if page is Page.GALLERY else translate("WhyNot", "Only in the gallery.")
        for name in ("setup", "start"):
            self.refuse(name, in_gallery)
        self.refuse("search", "" if page is Page.FINISHED else in_gallery)
        self.refuse(ANYWHERE, "")
        there_already = {
            "gallery": Page.GALLERY,
            "statistics": Page.STATISTICS,
            "finished": Page.FINISHED,
            "road": Page.ROAD,
        }
        for name, there in there_already.items():
            self.refuse(name, translate("WhyNot", "You are there already.") if page is there else "")

    def offer(self, whys: Mapping[str, str]) -> None:
        """Disables the commands that can't be used now. It is called when a menu opens.

        whys: the reason why each of these commands can't be used.
        """
        if self._page is Page.TABLE:
            for name in OF_THE_MOMENT:
                self.refuse(name, whys.get(name, ""))

    def call_keys(self, changed: Mapping[str, str]) -> None:
        """Sets the keyboard keys of the commands, if any have changed. It is called after every change of a setting.

        changed: the keys that the player has chosen, by command.
        """
        # imported late, because it loads Qt's table of standard keys, which the first paint does not need
        from PySide6.QtGui import QKeySequence

        if changed == self._keys:
            return
        for name, action in self.actions.items():
            action.setShortcuts([QKeySequence(key) for key in keys_of(name, changed)])
        self._keys = dict(changed)  # set last, because the first use of `actions` resets the keys to their defaults


def shortcut_lines(actions: Mapping[str, QAction]) -> str:
    """Returns lines of text with every command's current key, the keys of the table, and the uses of the mouse, each
    group under a heading."""
    from PySide6.QtGui import QKeySequence

    translate = QCoreApplication.translate
    names = plain_names()
    lines = [translate("Keys", "Menus and buttons")]
    lines += [
        f"{shown}\t{names[command.name]}"
        for command in COMMANDS
        if command.name in actions
        and actions[command.name].isVisible()
        and (shown := actions[command.name].shortcut().toString(QKeySequence.SequenceFormat.NativeText))
    ]
    lines += [
        translate("Keys", "Alt+letter\tPress the button on which the letter is underlined"),
        translate("Keys", "Cards and words"),
        translate("Keys", "A–Z\tLay a word; Space begins the next word"),
        translate("Keys", "Tab\tOther places for the typed word, words that laid cards can become, or the next region"),
        translate("Keys", "Arrows\tGo from card to card and from gap to gap"),
        translate("Keys", "Enter\tPlay; or lay this card at the end of the word being made"),
        translate("Keys", "Space\tTake up a card, and lay it down where the arrows have led"),
        translate("Keys", "Ctrl+Enter\tPlay, wherever the focus is"),
        translate("Keys", "/\tCut a word behind this card, or close the cut"),
        translate("Keys", "Backspace\tTake back the last letter or card"),
        translate("Keys", "Delete\tTake back this card"),
        translate("Keys", "Esc\tTake suggested cards away, then everything back; come back from an earlier position"),
        translate("Keys", "Ctrl+arrow\tMove a card within the hand"),
        translate("Keys", "Shift+Up\tShow what lies below a card"),
        translate("Keys", "Mouse"),
        translate("Keys", "Drag\tLay a card on a place or between two; within the hand, put it elsewhere"),
        translate("Keys", "Click\tLay a card if its place is clear; otherwise pick it up, then click its place"),
        translate(
            "Keys", "Click between two cards\tCut the word there, or close the cut; pulling a card away does it, too"
        ),
        translate("Keys", "Double-click\tTake back a card that was laid"),
        translate("Keys", "Right-click\tEverything you can do with this card, word or place; put a held card back"),
        translate("Keys", "Pointer on a stack\tShow what lies below"),
        translate(
            "Keys", "Pointer on a line of the history\tShow the cards of that act; a click looks at that position"
        ),
    ]
    return "\n".join(lines)
