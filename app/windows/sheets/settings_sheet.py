"""The settings: every change takes effect and is saved at once."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import groupby, pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
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

from app.base.commands import BY_NAME, COMMANDS
from app.base.commands import SWITCH as OF_SWITCH
from app.base.guard import guarded
from app.base.settings import DICTIONARY, SHOWN, SWITCH, TABS, SettingField, Settings, Tab
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

HIGH = 50  # lines of text, for the longest tab


class SettingsSheet(QDialog):
    """Shows each setting as it is declared.

    changed: the name of a setting and its new value.
    list_removed: the key of a word list of the player's own.
    """

    changed = Signal(str, object)
    list_removed = Signal(str)

    def __init__(self, settings: Settings, languages: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.languages = languages
        self._swatches: list[Swatches] = []
        self._fields: Mapping[str, Callable[..., object]] = {
            "choice": self._choice,
            "pictures": self._pictures,
            "picture": self._own_picture,
            "check": self._check,
            "house": self._house,
            "keys": self._keys,
        }
        self.tabs = QTabWidget()
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
        # the first field; for a tab a screen reader announces only the tab, not what opened
        self._swatches[0].setFocus()
        wanted = self.sizeHint()
        self.resize(max(500, wanted.width(), self.narrowest()), max(480, wanted.height()))

    def narrowest(self) -> int:
        """The least width at which no page and no tab is cut off; with more room, long lines are not wrapped."""
        panes = self.findChildren(Pane)
        pages = [(page, pane.verticalScrollBar()) for pane in panes if (page := pane.widget())]
        widest = max([page.minimumSizeHint().width() + bar.sizeHint().width() for page, bar in pages])
        widest = max(widest, self.tabs.tabBar().sizeHint().width())
        return widest + 4 * self.style().pixelMetric(QStyle.PixelMetric.PM_LayoutLeftMargin)

    def _fill(self) -> None:
        """Builds all tabs in the current language."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("Settings", "Settings"))
        self.close_button.setText(translate("Settings", "Close"))
        shown, state = max(0, self.tabs.currentIndex()), PlayerState(self.tabs)
        while self.tabs.count():
            old = self.tabs.widget(0)
            self.tabs.removeTab(0)
            if old is not None:
                old.deleteLater()
        self._swatches = []
        for tab in TABS:
            page = QWidget()
            pane = Pane(page)
            pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            number = self.tabs.addTab(pane, tab.name.shown())
            # In its place, or each step on the way would style all fields anew; and hidden, because Qt shows the fields
            # of a page on the screen later than the focus returns to one of them.
            page.hide()
            self._fill_page(page, tab)
            page.show()
            # A screen reader names nothing around a tab, so the tab names the sheet, too.
            self.tabs.tabBar().setAccessibleTabName(number, f"{self.windowTitle()}: {tab.name.shown()}")
        self._paint_swatches()
        self.tabs.setCurrentIndex(shown)
        stops = [one for one in page.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        stops = [one for one in stops if one.window() is self]  # the list of a choice is a window of its own
        # the button is older than the pages, and Qt puts older stops first
        for stop, following in pairwise((stops[-1], self.foot.search, self.foot.back, self.close_button)):
            QWidget.setTabOrder(stop, following)
        self.foot.offer([*self._places()], self._is_changed)
        state.put_back(self.tabs)

    def _places(self) -> Iterator[FoundField]:
        """The fields of all tabs, for the search and for putting one back."""
        for number, tab in enumerate(TABS):
            page, name = self.tabs.widget(number), tab.name.shown()
            for key, setting in SHOWN.items():
                field = page.findChild(QWidget, key) if tab in setting.tabs and page is not None else None
                if field is not None:
                    words = " ".join([setting.name, *setting.texts().values()]).casefold()
                    yield FoundField(setting.name.rstrip("…"), words, number, name, field)
            for keys in page.findChildren(KeyList) if page is not None else ():
                for button in keys.buttons.values():
                    yield FoundField(button.name, button.name.casefold(), number, name, button)

    def _focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        self.foot.use(now)

    def _show_field(self, place: FoundField) -> None:
        self.tabs.setCurrentIndex(place.tab)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # only then it can be scrolled to
        pane = self.tabs.currentWidget()
        assert isinstance(pane, Pane)
        pane.ensureWidgetVisible(place.field)

    def _enter_field(self, place: FoundField) -> None:
        self._show_field(place)
        place.field.setFocus(Qt.FocusReason.TabFocusReason)

    def _is_changed(self, field: QWidget) -> bool:
        if isinstance(field, KeyButton):
            return field.command in self.settings.keys
        key = field.objectName()  # a picture has a button of its own that removes it
        return key in SHOWN and key != "picture" and getattr(self.settings, key) != getattr(Settings(), key)

    def _put_back(self, field: QWidget) -> None:
        """Gives the setting of this field its default again; the field shows and announces it."""
        if isinstance(field, KeyButton):
            field.chosen.emit(next(iter(BY_NAME[field.command].keys), ""))
            return
        key = field.objectName()
        usual = getattr(Settings(), key)
        if isinstance(field, NamedBox):
            field.setCurrentIndex(max(0, field.findData(usual)))
        elif isinstance(field, QCheckBox):
            field.setChecked(usual)  # which changes the setting
        elif isinstance(field, Swatches):
            field.show_chosen(usual or usual_back(self.settings.card_face))
        if getattr(self.settings, key) != usual:
            self._change(key, usual)

    def _fill_page(self, page: QWidget, tab: Tab) -> None:
        """Shows the settings of a tab; settings that belong together share one field."""
        self.form, self._tab = QFormLayout(), tab
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        page.setLayout(self.form)
        of_tab = {key: setting for key, setting in SHOWN.items() if tab in setting.tabs}
        if tab.told is not None:
            told = QLabel(tab.told.shown())
            told.setWordWrap(True)
            self.form.addRow(told)
        for setting, keys in groupby(of_tab, of_tab.__getitem__):
            self._fields[setting.look](setting, *keys)
        if tab.told is not None and (first := page.findChild(NamedBox)) is not None:
            first.setAccessibleDescription(tab.told.shown())  # a screen reader skips labels, which have no focus
        below = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self.form.addItem(below)  # or short fields would be drawn apart

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
        """Offers the current values; languages and word lists come and go."""
        box.clear()
        more = {"language": self.languages, "dictionary": dictionaries()}.get(key, {})
        for value, text in {**setting.texts(), **more}.items():
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(getattr(self.settings, key))))

    def _pictures(self, setting: SettingField, key: str) -> None:
        """Offers pictures; each value is painted with all other settings as they are."""
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
        """A picture of the table with this value; for a felt, without the player's own picture."""
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
        """Offers the dictionaries that exist now."""
        if (box := self.findChild(NamedBox, "dictionary")) is not None:
            self._offer(box, DICTIONARY, "dictionary")

    def _list_removed(self, key: str) -> None:
        """Uses the default dictionary in place of the removed list."""
        if self.settings.dictionary == key:
            self._change("dictionary", Settings().dictionary)
        self.list_removed.emit(key)
        self._offer_lists()

    def _keys(self, _setting: SettingField, key: str) -> None:
        """Shows the commands that belong on this tab."""
        names = [command.name for command in COMMANDS if (command.where == OF_SWITCH) == (self._tab is SWITCH)]
        keys = KeyList(lambda: self.settings.keys, names)
        keys.changed.connect(lambda changed: self._change(key, changed))
        self.form.addRow(keys)


def beside_the_table(sheet: SettingsSheet, window: QWidget) -> None:
    """Puts the sheet at the right side of the window: a choice shows on the table at once. With large letters it takes
    no more than half of the window, as long as no page is cut off."""
    frame = window.geometry()
    sheet.resize(
        max(sheet.narrowest(), min(sheet.width(), frame.width() // 2)),
        max(sheet.minimumSizeHint().height(), min(frame.height() - 24, HIGH * sheet.fontMetrics().height())),
    )
    sheet.move(frame.right() - sheet.width() - 12, frame.top() + 12)
