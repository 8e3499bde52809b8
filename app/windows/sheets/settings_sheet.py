"""The settings sheet. Every change immediately takes effect and is saved."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import groupby, pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QStyle,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.base.commands import BY_NAME, COMMANDS, plain_names
from app.base.commands import SWITCH as OF_SWITCH
from app.base.guard import guarded
from app.base.settings import DICTIONARY, SHOWN, SWITCH, TABS, SettingField, Settings, Tab
from app.felt.interfaces import unheard
from app.felt.theme import usual_back
from app.library.own_lists import dictionaries
from app.windows.record_files import chosen_picture
from app.windows.sheets.house_list import HouseList
from app.windows.sheets.key_fields import KeyButton, KeyList
from app.windows.sheets.own_lists_page import OwnLists
from app.windows.sheets.settings_foot import FoundField, SettingsFoot
from app.windows.sheets.swatches import Swatches, back_swatch, face_swatch, felt_swatch
from app.windows.widgets.colours import theme_of
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from app.windows.widgets.player_state import PlayerState
from app.windows.widgets.style_sheet import be_main
from app.windows.widgets.wheel import WheelPasses

WITHOUT_FIELD = ("house", "keys")  # settings without a field of their own, because several widgets change them together
HIGH, WIDE = 50, 33  # the height and the width of the sheet in lines of text, enough for every tab


class SettingsSheet(QDialog):
    """A dialog with a field for each declared setting. It builds a tab when the player turns to it.

    changed: the name of a setting and its new value.
    list_removed: the id of one of the player's own word lists, which was removed.
    """

    changed = Signal(str, object)
    list_removed = Signal(str)

    def __init__(self, settings: Settings, languages: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.languages = languages
        self._swatches: list[Swatches] = []
        self._places: list[FoundField] = []
        self._built: dict[FoundField, QWidget] = {}  # the fields of the tabs built so far
        self._fields: Mapping[str, Callable[..., object]] = {
            "choice": self._choice,
            "pictures": self._pictures,
            "picture": self._own_picture,
            "check": self._check,
            "house": self._house,
            "keys": self._keys,
        }
        self.tabs = QTabWidget()
        self.tabs.currentChanged.connect(self._turned)
        self.foot = SettingsFoot()
        self.foot.begin(self)
        self.foot.found.connect(self._show_field)
        self.foot.entered.connect(self._enter_field)
        self.foot.put_back_wanted.connect(self._put_back)
        QApplication.instance().focusChanged.connect(self._focus_changed)  # type: ignore[union-attr]
        self.close_button = QPushButton()
        be_main(self.close_button)
        self.close_button.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(self.foot)
        layout.addWidget(self.close_button)
        self._fill()
        # Focuses the first field. If a tab were focused, a screen reader would not announce that a sheet has opened.
        self._swatches[0].setFocus()
        wanted = self.sizeHint()
        wide = max(500, WIDE * self.fontMetrics().height(), wanted.width(), self.narrowest())
        self.resize(wide, max(480, wanted.height()))

    def narrowest(self) -> int:
        """Returns the minimum width at which no tab and no page built so far is cut off. A wider sheet would only wrap
        fewer lines."""
        built = [number for number in range(self.tabs.count()) if self._page(number).layout() is not None]
        pages = [(self._page(number), self._pane(number).verticalScrollBar()) for number in built]
        widest = max([page.minimumSizeHint().width() + bar.sizeHint().width() for page, bar in pages])
        widest = max(widest, self.tabs.tabBar().sizeHint().width())
        return widest + 4 * self.style().pixelMetric(QStyle.PixelMetric.PM_LayoutLeftMargin)

    def _fill(self) -> None:
        """Builds all tabs in the current language, most of them still empty."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("Settings", "Settings"))
        self.close_button.setText(translate("Settings", "Close"))
        shown, state = max(0, self.tabs.currentIndex()), PlayerState(self.tabs)
        with QSignalBlocker(self.tabs):  # without signals, so only the visible tab is built
            self._lay_tabs(shown)
        self.foot.offer(self._places, self._built, self._is_changed)
        self._build(shown)
        state.put_back(self.tabs)

    def _lay_tabs(self, shown: int) -> None:
        """Replaces all tabs by empty tabs in the current language, and turns to the tab with the index `shown`."""
        while self.tabs.count():
            old = self.tabs.widget(0)
            self.tabs.removeTab(0)
            if old is not None:
                old.deleteLater()
        self._swatches, self._built = [], {}
        self._places = [*_places()]
        for number, tab in enumerate(TABS):
            pane = Pane(QWidget())
            pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.tabs.addTab(pane, tab.name.shown())
            # A screen reader announces nothing around a tab, so the tab's name contains the sheet's name.
            self.tabs.tabBar().setAccessibleTabName(number, f"{self.windowTitle()}: {tab.name.shown()}")
        self.tabs.setCurrentIndex(shown)

    def _turned(self, number: int) -> None:
        """Builds a tab when the player turns to it for the first time, and makes room for it."""
        if self._page(number).layout() is not None:
            return
        with unheard():
            self._build(number)
        if self.narrowest() > self.width():
            right = self.geometry().right()
            self.resize(self.narrowest(), self.height())
            if self.isVisible():
                # keeps the right edge in its place; the sheet grows to the left
                self.move(max(0, right - self.width() + 1), self.y())

    def _build(self, number: int) -> None:
        """Builds the fields of a tab."""
        page = self._page(number)
        # The page is filled when it is already inside its tab, because Qt styles all fields again whenever their parent
        # changes. The page is hidden until it is filled. If it were visible, Qt would show its fields only once one of
        # them has the focus.
        page.hide()
        self._fill_page(page, TABS[number])
        page.show()
        self._paint_swatches()
        stops = [one for one in page.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        stops = [one for one in stops if one.window() is self]  # the list of a combo box is a window of its own
        # The foot and the button were made before the pages, and Qt puts widgets made earlier first in the Tab order.
        for stop, following in pairwise((stops[-1], self.foot.search, self.foot.back, self.close_button)):
            QWidget.setTabOrder(stop, following)
        buttons = {name: button for keys in page.findChildren(KeyList) for name, button in keys.buttons.items()}
        for place in self._places:
            field = buttons.get(place.key) or page.findChild(QWidget, place.key) if place.tab == number else None
            if field is not None:
                self._built[place] = field

    def _pane(self, number: int) -> Pane:
        pane = self.tabs.widget(number)
        assert isinstance(pane, Pane)
        return pane

    def _page(self, number: int) -> QWidget:
        """Returns the page of this tab. Before the tab is built, the page has no layout."""
        page = self._pane(number).widget()
        assert page is not None
        return page

    def _focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        self.foot.use(now)

    def _show_field(self, place: FoundField) -> None:
        self.tabs.setCurrentIndex(place.tab)
        # the sheet can scroll to a field only after this layout
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self._pane(place.tab).ensureWidgetVisible(self._built[place])

    def _enter_field(self, place: FoundField) -> None:
        self._show_field(place)
        self._built[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _is_changed(self, field: QWidget) -> bool:
        if isinstance(field, KeyButton):
            return field.command in self.settings.keys
        key = field.objectName()  # the field of a picture has its own button to remove the picture
        return key in SHOWN and key != "picture" and getattr(self.settings, key) != getattr(Settings(), key)

    def _put_back(self, field: QWidget) -> None:
        """Resets the setting of this field to its default. The field shows and announces the default."""
        if isinstance(field, KeyButton):
            field.chosen.emit(next(iter(BY_NAME[field.command].keys), ""))
            return
        key = field.objectName()
        usual = getattr(Settings(), key)
        if isinstance(field, NamedBox):
            field.setCurrentIndex(max(0, field.findData(usual)))
        elif isinstance(field, QCheckBox):
            field.setChecked(usual)  # this call changes the setting too
        elif isinstance(field, Swatches):
            field.show_chosen(usual or usual_back(self.settings.card_face))
        if getattr(self.settings, key) != usual:
            self._change(key, usual)

    def _fill_page(self, page: QWidget, tab: Tab) -> None:
        """Adds the fields of a tab. Settings that belong together share one field."""
        self.form, self._tab = QFormLayout(), tab
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        page.setLayout(self.form)
        of_tab = {key: setting for key, setting in SHOWN.items() if tab in setting.tabs}
        if tab.note is not None:
            note = QLabel(tab.note.shown())
            note.setWordWrap(True)
            self.form.addRow(note)
        for setting, keys in groupby(of_tab, of_tab.__getitem__):
            self._fields[setting.look](setting, *keys)
        if tab.note is not None and (first := page.findChild(NamedBox)) is not None:
            first.setAccessibleDescription(tab.note.shown())  # a screen reader skips labels, because they get no focus
        below = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self.form.addItem(below)  # otherwise Qt would spread short fields over the height

    def _change(self, key: str, value: object) -> None:
        before = theme_of(self.settings)
        self.settings = replace(self.settings, **{key: value})  # type: ignore[arg-type]
        self.changed.emit(key, value)
        self.foot.show_back()
        if theme_of(self.settings) != before:
            self._paint_swatches()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    # ---- a field for each kind

    def _check(self, setting: SettingField, key: str) -> None:
        box = QCheckBox(setting.name)
        box.setObjectName(key)
        box.setChecked(getattr(self.settings, key))
        box.toggled.connect(lambda on: self._change(key, on))
        self.form.addRow("", box)

    def _choice(self, setting: SettingField, key: str) -> None:
        box = NamedBox()
        WheelPasses(box)
        box.setObjectName(key)
        box.changes_all = setting.dresses
        self._offer(box, setting, key)
        box.activated.connect(lambda: self._change(key, box.currentData()))
        box.setAccessibleName(setting.name)
        self.form.addRow(setting.name, box)

    def _offer(self, box: NamedBox, setting: SettingField, key: str) -> None:
        """Fills a box with the values that exist now, because languages and word lists can be added and removed."""
        box.clear()
        more = self.languages if key == "language" else dictionaries() if key == "dictionary" else {}
        for value, text in {**setting.texts(), **more}.items():
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(getattr(self.settings, key))))

    def _pictures(self, setting: SettingField, key: str) -> None:
        """Adds a field that shows each value as a picture, painted with all other settings as they are now."""
        swatches = Swatches(key, setting.name, setting.texts())
        swatches.chosen.connect(lambda value: self._change(key, value))
        label = QLabel(setting.name)
        label.setBuddy(swatches)
        self.form.addRow(label)
        self.form.addRow(swatches)
        self._swatches.append(swatches)

    def _paint_swatches(self) -> None:
        for swatches in self._swatches:
            key = swatches.objectName()
            swatches.paint(partial(self._swatch, key))
            swatches.show_chosen(getattr(self.settings, key) or usual_back(self.settings.card_face))

    def _swatch(self, key: str, value: str, size: QSize, dpr: float) -> QPixmap:
        """Returns a picture of the table as it would look with this value. A picture of a felt leaves out the player's
        own background picture."""
        draw = {"felt": felt_swatch, "card_face": face_swatch, "card_back": back_swatch}[key]
        fields: dict[str, Any] = {key: value} | ({"picture": ""} if key == "felt" else {})
        return draw(theme_of(replace(self.settings, **fields)), size, dpr)

    def _own_picture(self, setting: SettingField, key: str) -> None:
        choose, without = [QPushButton(name.shown()) for name in setting.names]
        choose.setObjectName(key)
        without.setObjectName(f"no-{key}")
        without.setEnabled(bool(self.settings.picture))

        def take(path: str) -> None:
            self._change(key, path)
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

    def _house(self, setting: SettingField, allow: str, ban: str) -> None:
        house = HouseList(self.settings.allow, self.settings.ban)
        house.changed.connect(lambda *words: self._house_changed(dict(zip((allow, ban), words, strict=True))))
        self.form.addRow(QLabel(setting.name))
        self.form.addRow(house)
        lists = OwnLists()
        lists.brought.connect(self._offer_lists)
        lists.removed.connect(self._list_removed)
        self.form.addRow(lists)

    def _house_changed(self, words: Mapping[str, tuple[str, ...]]) -> None:
        for key, now in words.items():
            if now != getattr(self.settings, key):
                self._change(key, now)

    def _offer_lists(self) -> None:
        """Fills the dictionary's box with the dictionaries that exist now."""
        if (box := self.findChild(NamedBox, "dictionary")) is not None:
            self._offer(box, DICTIONARY, "dictionary")

    def _list_removed(self, key: str) -> None:
        """Chooses the default dictionary if the removed list was chosen."""
        if self.settings.dictionary == key:
            self._change("dictionary", Settings().dictionary)
        self.list_removed.emit(key)
        self._offer_lists()

    def _keys(self, _setting: SettingField, key: str) -> None:
        """Adds the list of keyboard keys for the commands that belong on this tab."""
        keys = KeyList(lambda: self.settings.keys, _commands_on(self._tab))
        keys.changed.connect(lambda changed: self._change(key, changed))
        self.form.addRow(keys)


def _commands_on(tab: Tab) -> list[str]:
    """Returns the commands whose keyboard keys this tab shows."""
    return [command.name for command in COMMANDS if (command.where == OF_SWITCH) == (tab is SWITCH)]


def _places() -> Iterator[FoundField]:
    """Yields all fields of all tabs, built or not, for the search and for the button that resets a setting."""
    for number, tab in enumerate(TABS):
        name = tab.name.shown()
        for key, setting in SHOWN.items():
            if tab in setting.tabs and setting.look not in WITHOUT_FIELD:
                words = " ".join([setting.name, *setting.texts().values()]).casefold()
                yield FoundField(setting.name.rstrip("…"), words, number, name, key)
        if any(setting.look == "keys" and tab in setting.tabs for setting in SHOWN.values()):
            titles = plain_names()
            for command in _commands_on(tab):
                yield FoundField(titles[command], titles[command].casefold(), number, name, command)


def beside_the_table(sheet: SettingsSheet, window: QWidget) -> None:
    """Puts the sheet at the right side of the window, where the player immediately sees the effect of a choice on the
    table. With large letters the sheet takes at most half of the window, unless a page would be cut off."""
    frame = window.geometry()
    sheet.resize(
        max(sheet.narrowest(), min(sheet.width(), frame.width() // 2)),
        max(sheet.minimumSizeHint().height(), min(frame.height() - 24, HIGH * sheet.fontMetrics().height())),
    )
    sheet.move(frame.right() - sheet.width() - 12, frame.top() + 12)
