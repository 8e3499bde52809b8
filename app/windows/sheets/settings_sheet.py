"""The settings: every change takes effect and is saved at once."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QStyle,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.base import texts
from app.base.commands import COMMANDS, SWITCH
from app.base.guard import guarded
from app.base.settings import CARD_SIZES, DWELLS, LONGEST_NAME, MOST_NAMES, SCAN_PACES, TEXT_SIZES, Settings
from app.felt.theme import usual_back
from app.library.own_lists import dictionaries
from app.windows.record_files import chosen_picture
from app.windows.sheets.house_list import HouseList
from app.windows.sheets.key_fields import KeyList
from app.windows.sheets.own_lists_page import OwnLists
from app.windows.sheets.swatches import Swatches, back_swatch, face_swatch, felt_swatch
from app.windows.widgets.announce_row import settle_caret
from app.windows.widgets.colours import theme_of
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from app.windows.widgets.style_sheet import be_main
from app.windows.widgets.wheel import WheelPasses

HIGH = 50  # lines of text, for the longest tab
CHANGE_ALL = ("mode", "text_size", "card_size", "language")  # settings that every widget follows


class SettingsSheet(QDialog):
    """changed: the name of a setting and its new value."""

    changed = Signal(str, object)

    def __init__(self, settings: Settings, languages: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.languages = languages
        self._swatches: list[Swatches] = []
        self.tabs = QTabWidget()
        self.close_button = QPushButton()
        be_main(self.close_button)
        self.close_button.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(self.close_button)
        self._fill()
        self._swatches[0].setFocus()  # the first field; of a tab a reader tells the tab alone, and not what opened
        wanted = self.sizeHint()
        self.resize(max(500, wanted.width(), self.narrowest()), max(480, wanted.height()))

    def narrowest(self) -> int:
        """Wide enough that no page and no tab is cut off; with more room, long lines are not wrapped."""
        panes = self.findChildren(Pane)
        pages = [(page, pane.verticalScrollBar()) for pane in panes if (page := pane.widget())]
        widest = max([page.minimumSizeHint().width() + bar.sizeHint().width() for page, bar in pages])
        widest = max(widest, self.tabs.tabBar().sizeHint().width())
        return widest + 4 * self.style().pixelMetric(QStyle.PixelMetric.PM_LayoutLeftMargin)

    def _fill(self) -> None:
        """Builds all tabs in the current language."""
        say = QCoreApplication.translate
        self.setWindowTitle(say("Settings", "Settings"))
        self.close_button.setText(say("Settings", "Close"))
        shown, at = max(0, self.tabs.currentIndex()), self.focusWidget()
        while self.tabs.count():
            old = self.tabs.widget(0)
            self.tabs.removeTab(0)
            if old is not None:
                old.deleteLater()
        for title, fill in (
            (say("Settings", "Looks"), self._looks),
            (say("Settings", "Play"), self._play),
            (say("Settings", "Words"), self._words),
            (say("Settings", "Keys"), self._keys),
            (say("Settings", "Switch"), self._switch),
        ):
            self.form = QFormLayout()
            self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
            fill()
            below = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
            self.form.addItem(below)  # or what is short would be drawn apart
            page = QWidget()
            page.setLayout(self.form)
            pane = Pane(page)
            pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            number = self.tabs.addTab(pane, title)
            # Of what it came from a reader names nothing beyond the tab.
            self.tabs.tabBar().setAccessibleTabName(number, f"{self.windowTitle()}: {title}")
        self.tabs.setCurrentIndex(shown)
        stops = [one for one in page.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        stops = [one for one in stops if one.window() is self]  # the list of a choice is a window of its own
        QWidget.setTabOrder(stops[-1], self.close_button)  # it is older than the pages, and Qt puts the old first
        self._focus_again(at)

    def _focus_again(self, before: QWidget | None) -> None:
        """Gives the focus to the field that stands where the focused field stood."""
        page = self.tabs.currentWidget()
        field = page.findChild(QWidget, before.objectName()) if before is not None and before.objectName() else None
        if field is not None:
            field.setFocus()

    def _change(self, key: str, value: object) -> None:
        self.settings = replace(self.settings, **{key: value})  # type: ignore[arg-type]
        self.changed.emit(key, value)
        if key in ("felt", "picture", "card_face", "mode"):
            self._paint_swatches()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    def _looks(self) -> None:
        say = QCoreApplication.translate
        self._swatches = []
        self._pictured(
            "felt",
            say("Settings", "Felt"),
            {
                "green": say("Settings", "Green"),
                "blue": say("Settings", "Blue"),
                "burgundy": say("Settings", "Burgundy"),
                "slate": say("Settings", "Slate"),
                "petrol": say("Settings", "Petrol"),
                "plum": say("Settings", "Plum"),
                "tobacco": say("Settings", "Tobacco"),
                "moss": say("Settings", "Moss"),
                "midnight": say("Settings", "Midnight"),
            },
        )
        self._own_picture()
        self._pictured(
            "card_face",
            say("Settings", "Cards"),
            {
                "paper": say("Settings", "Paper"),
                "bold": say("Settings", "Large letters"),
                "night": say("Settings", "Night"),
                "framed": say("Settings", "Framed"),
                "wood": say("Settings", "Wood"),
                "banner": say("Settings", "Banner"),
                "chalk": say("Settings", "Chalk"),
            },
        )
        self._pictured(
            "card_back",
            say("Settings", "Backs"),
            {
                "lattice": say("Settings", "Lattice"),
                "garnet": say("Settings", "Garnet"),
                "dusk": say("Settings", "Dusk"),
                "letters": say("Settings", "Letters"),
                "waves": say("Settings", "Waves"),
                "rays": say("Settings", "Rays"),
                "chevrons": say("Settings", "Chevrons"),
                "frames": say("Settings", "Frames"),
                "dots": say("Settings", "Dots"),
            },
        )
        self._paint_swatches()
        self._choice(
            "mode",
            say("Settings", "Colours"),
            {
                "system": say("Settings", "As the system"),
                "light": say("Settings", "Light"),
                "dark": say("Settings", "Dark"),
                "contrast": say("Settings", "High contrast"),
            },
        )
        self._choice(
            "motion",
            say("Settings", "Movement"),
            {
                "system": say("Settings", "As the system"),
                "none": say("Settings", "None"),
                "fast": say("Settings", "Fast"),
                "normal": say("Settings", "Normal"),
                "slow": say("Settings", "Slow"),
            },
        )
        self._choice("text_size", say("Settings", "Text size"), {size: _percent(size) for size in TEXT_SIZES})
        self._choice("card_size", say("Settings", "Size of the cards"), {size: _percent(size) for size in CARD_SIZES})
        self._choice("language", say("Settings", "Language"), {"": say("Settings", "As the system"), **self.languages})

    def _play(self) -> None:
        say = QCoreApplication.translate
        self._names()
        self._check("sound", say("Settings", "Sounds"))
        self._choice(
            "pace",
            say("Settings", "Computer players"),
            {
                "instant": say("Settings", "At once"),
                "quick": say("Settings", "Quick"),
                "human": say("Settings", "Like people"),
                "slow": say("Settings", "Slow"),
            },
        )
        self._check("reasons", say("Settings", "Computer players say why"))
        self._check("reminders", say("Settings", "Reminders in a first game"))
        self._choice(
            "speech",
            say("Settings", "Said to screen readers"),
            {
                "brief": say("Settings", "The least"),
                "usual": say("Settings", "What is usual"),
                "full": say("Settings", "Everything"),
            },
        )
        self._choice("hints", say("Settings", "Hints"), texts.hint_words())
        self._check("panels", say("Settings", "Panels beside the table"))

    def _names(self) -> None:
        """The player, and who else plays here: a line per name would be too much for something so rarely changed."""
        say = QCoreApplication.translate
        own = QLineEdit(next(iter(self.settings.names), ""))
        own.setMaxLength(LONGEST_NAME)
        own.setPlaceholderText(say("Players", "You"))
        others = QLineEdit(", ".join(self.settings.names[1:]))
        others.setPlaceholderText(say("Settings", "with commas between them"))
        letters = others.fontMetrics()
        others.setMinimumWidth(letters.horizontalAdvance(others.placeholderText()) + 2 * letters.height())
        for line in (own, others):
            settle_caret(line)
        own.setObjectName("name")
        others.setObjectName("names")

        def take() -> None:
            names = [own.text().strip() or own.placeholderText()]
            names += [name.strip()[:LONGEST_NAME] for name in others.text().split(",") if name.strip()]
            told = tuple(names[:MOST_NAMES]) if own.text().strip() or len(names) > 1 else ()
            if told != self.settings.names:
                self._change("names", told)

        own.editingFinished.connect(take)
        others.editingFinished.connect(take)
        self.form.addRow(say("Settings", "Your name"), own)
        self.form.addRow(say("Settings", "Who else plays here"), others)

    def _words(self) -> None:
        say = QCoreApplication.translate
        self._dictionary = self._choice("dictionary", say("SetUp", "Dictionary"), dictionaries())
        self._choice("spelling", say("SetUp", "Spelling"), texts.spellings())
        usual = {"": say("Settings", "As the dictionary has it")}
        self._choice("offensive", say("SetUp", "Offensive words"), usual | texts.offensive_words())
        house = HouseList(self.settings.allow, self.settings.ban)
        house.changed.connect(self._house_changed)
        self.form.addRow(QLabel(say("Settings", "House words")))
        self.form.addRow(house)
        lists = OwnLists()
        lists.brought.connect(self._offer_lists)
        lists.removed.connect(self._list_removed)
        self.form.addRow(lists)

    def _offer_lists(self) -> None:
        """Offers the dictionaries that exist now."""
        box = self._dictionary
        box.clear()
        for value, text in dictionaries().items():
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(self.settings.dictionary)))

    def _list_removed(self, key: str) -> None:
        """Games that used the removed list use the default dictionary."""
        if self.settings.dictionary == key:
            self._change("dictionary", Settings().dictionary)
        with_it = {name: game for name, game in self.settings.games.items() if game.dictionary == key}
        if with_it:
            without = {name: replace(game, dictionary="") for name, game in with_it.items()}
            self._change("games", {**self.settings.games, **without})
        self._offer_lists()

    def _keys(self) -> None:
        self._key_list([command.name for command in COMMANDS if command.where != SWITCH])

    def _key_list(self, commands: Sequence[str]) -> None:
        keys = KeyList(lambda: self.settings.keys, commands)
        keys.changed.connect(lambda changed: self._change("keys", changed))
        self.form.addRow(keys)

    def _switch(self) -> None:
        """Settings for players who use one or two keys, or a pointer that only points."""
        say = QCoreApplication.translate
        what = QLabel(
            say(
                "Settings",
                "A lit frame moves over the window from part to part and from card to card. A key picks what is lit. "
                "With two keys, one moves the frame and the other picks.",
            )
        )
        what.setWordWrap(True)
        self.form.addRow(what)
        first = self._choice(
            "switches",
            say("Settings", "Switches"),
            {
                "none": say("Settings", "None"),
                "one": say("Settings", "One: the frame goes on by itself"),
                "two": say("Settings", "Two: one key goes on, one takes"),
            },
        )
        first.setAccessibleDescription(what.text())  # a reader passes over what cannot be come to
        self._choice("scan_pace", say("Settings", "The frame stays"), {one: _seconds(one) for one in SCAN_PACES})
        self._key_list([command.name for command in COMMANDS if command.where == SWITCH])
        after = {one: _seconds(one) if one else say("Settings", "Never") for one in DWELLS}
        self._choice("dwell", say("Settings", "A resting pointer clicks after"), after)

    def _house_changed(self, allow: tuple[str, ...], ban: tuple[str, ...]) -> None:
        for key, words in (("allow", allow), ("ban", ban)):
            if words != getattr(self.settings, key):
                self._change(key, words)

    def _pictured(self, key: str, name: str, choices: Mapping[str, str]) -> None:
        """A choice by pictures; each value is painted with all other settings as they are."""
        swatches = Swatches(key, name, choices)
        swatches.chosen.connect(lambda value: self._change(key, value))
        label = QLabel(name)
        label.setBuddy(swatches)
        self.form.addRow(label)
        self.form.addRow(swatches)
        self._swatches.append(swatches)

    def _paint_swatches(self) -> None:
        settings = self.settings
        shown: dict[str, str] = {
            "felt": settings.felt,
            "card_face": settings.card_face,
            "card_back": settings.card_back or usual_back(settings.card_face),
        }
        for swatches in self._swatches:
            swatches.paint(partial(self._swatch, swatches.objectName()))
            swatches.show_chosen(shown[swatches.objectName()])

    def _swatch(self, key: str, value: str, size: QSize, dpr: float) -> QPixmap:
        """How it would look with this value; a felt without the player's own picture."""
        draw = {"felt": felt_swatch, "card_face": face_swatch, "card_back": back_swatch}[key]
        fields: dict[str, Any] = {key: value} | ({"picture": ""} if key == "felt" else {})
        return draw(theme_of(replace(self.settings, **fields)), size, dpr)

    def _own_picture(self) -> None:
        say = QCoreApplication.translate
        choose = QPushButton(say("Settings", "Your own picture…"))
        choose.setObjectName("picture")
        without = QPushButton(say("Settings", "No picture"))
        without.setObjectName("no-picture")
        without.setEnabled(bool(self.settings.picture))

        def take(path: str) -> None:
            self._change("picture", path)
            without.setEnabled(bool(path))

        def ask() -> None:
            if (path := chosen_picture(self)) is not None:
                take(str(path))

        choose.clicked.connect(ask)
        without.clicked.connect(lambda: take(""))
        line = QHBoxLayout()
        line.addWidget(choose)
        line.addWidget(without)
        line.addStretch(1)
        self.form.addRow(line)

    def _check(self, key: str, name: str) -> None:
        box = QCheckBox(name)
        box.setObjectName(key)
        box.setChecked(getattr(self.settings, key))
        box.toggled.connect(lambda on: self._change(key, on))
        self.form.addRow("", box)

    def _choice(self, key: str, name: str, choices: Mapping[Any, str]) -> NamedBox:
        box = NamedBox()
        WheelPasses(box)
        box.setObjectName(key)
        box.changes_all = key in CHANGE_ALL
        for value, text in choices.items():
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(getattr(self.settings, key))))
        box.activated.connect(lambda: self._change(key, box.currentData()))
        box.setAccessibleName(name)
        self.form.addRow(name, box)
        return box


def _percent(number: int) -> str:
    """A percentage as the language writes it: 100%, 100 %."""
    return QCoreApplication.translate("Settings", "{percent}%").format(percent=number)


def _seconds(milliseconds: int) -> str:
    """Seconds as the language writes them: 1.5 s, 1,5 s."""
    text = QCoreApplication.translate("Settings", "{seconds} s")
    return text.format(seconds=QLocale().toString(milliseconds / 1000, "g", 3))


def beside_the_table(sheet: SettingsSheet, window: QWidget) -> None:
    """At the right side of the window: what is chosen shows on the table at once. With large letters it takes no more
    than half of it, as long as no page is cut off."""
    frame = window.geometry()
    sheet.resize(
        max(sheet.narrowest(), min(sheet.width(), frame.width() // 2)),
        max(sheet.minimumSizeHint().height(), min(frame.height() - 24, HIGH * sheet.fontMetrics().height())),
    )
    sheet.move(frame.right() - sheet.width() - 12, frame.top() + 12)
