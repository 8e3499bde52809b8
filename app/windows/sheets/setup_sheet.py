"""The set-up sheet beside the gallery, made from the game's own options."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.base import texts
from app.base.guard import guarded
from app.base.languages import ENGLISH, language
from app.base.listing import listed
from app.base.settings import CHILDREN, DICTIONARY, OFFENSIVE, OWN_LIST, SPELLING, GameSetting, Settings, game_setting
from app.library.agreement import FIRST, seats_of
from app.library.own_lists import dictionaries
from app.library.people import Group, keys_at, with_keys
from app.windows.sheets.buzzer_keys import BuzzerDialog, players_keys
from app.windows.sheets.code_field import CodeField
from app.windows.sheets.option_fields import Field
from app.windows.sheets.seats import Seats
from app.windows.widgets.enter_button import ENTERS, EnterButton
from app.windows.widgets.keys_shown import key_label
from app.windows.widgets.pane import Pane
from app.windows.widgets.side_sheet import SideSheet
from app.windows.widgets.wrapping_box import WrappingBox
from app.windows.widgets.written_by_people import plain_label
from engine.core.patterns import Call
from engine.core.rulebook import Game

WORDS = "words"  # the option whether others may challenge a word
TRADE = "trade"  # the option whether there is a trade that the printed rules do not name


class SetupSheet(SideSheet):
    """The sheet.

    setting, code: its initial values, if they are not those of the settings.
    deal_wanted: the game, its setting, and the seed or None.
    rules_wanted: the variation to read about.
    people_wanted: show the people who play here.
    keys_chosen: the people's names and the keys they chose, which are to be remembered.
    """

    people_wanted = Signal()
    deal_wanted = Signal(str, object, object)
    rules_wanted = Signal(str)
    keys_chosen = Signal(object, object)

    def __init__(
        self,
        game: Game,
        settings: Settings,
        people: Group = (),
        setting: GameSetting | None = None,
        code: str = "",
    ) -> None:
        super().__init__(lambda: (self.seats.rows[0].name, self.deal))
        self.game = game
        self._settings = settings
        self._people, self._own_keys = people, settings.buzzers
        setting = setting or game_setting(settings, game.id)
        self.seats = Seats(self.game, seats_of(self.game, setting, people), people)
        plays = self.game.usual().plays
        self.fields = {option.key: Field(option, plays) for option in self.game.options}
        self.seats.changed.connect(self._ask_for_these_seats)
        self.seats.changed.connect(self._ask_for_handicaps)
        self.fields[WORDS].chosen.connect(self._ask_for_these_seats)
        for limit in self._limits:
            limit.changed.connect(self._ask_for_time)
        if TRADE in self.fields:
            self.fields[TRADE].chosen.connect(self._ask_for_trades)
        for field in self.fields.values():
            field.changed.connect(self._offer_deal)
            field.chosen.connect(self._ask_for_handicaps)
        self._build(setting)
        self._ask_for_these_seats()
        self._show_options(setting.options)
        self._ask_for_time()
        self._ask_for_trades()
        self._ask_for_handicaps()
        self._offer_deal()
        self.code.setText(code)

    @guarded
    def sizeHint(self) -> QSize:
        """The least width at which no field is cut off."""
        frame = self._layout.contentsMargins()
        around = (
            frame.left() + frame.right() + self._pane.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        )
        return QSize(self._form.minimumSizeHint().width() + around, super().sizeHint().height())

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Deals when Enter is pressed in any field, as in the gallery."""
        if event.key() in ENTERS:
            at = QApplication.focusWidget()
            if isinstance(at, QToolButton):
                at.click()
            elif not event.isAutoRepeat():
                self._deal()
            return
        super().keyPressEvent(event)

    def _build(self, setting: GameSetting) -> None:
        translate = QCoreApplication.translate
        sheet = QWidget()
        form = QVBoxLayout(sheet)
        form.setContentsMargins(0, 4, 6, 4)  # aligned with the title and the buttons
        form.addWidget(_heading(translate("SetUp", "Players")))
        form.addWidget(self.seats)
        people = EnterButton(translate("SetUp", "People…"))
        people.clicked.connect(self.people_wanted)
        form.addWidget(people, 0, Qt.AlignmentFlag.AlignLeft)
        self.practice = QCheckBox(translate("SetUp", "Practice"))
        self.practice.setChecked(setting.practice)
        told = translate(
            "SetUp", "Undo takes back what computers have played, too. Statistics count such games separately."
        )
        self.practice.setAccessibleDescription(told)
        self.practice_report = _small(told)
        form.addWidget(self.practice)
        form.addWidget(self.practice_report)
        self.hints = QCheckBox(translate("SetUp", "Hints are agreed"))
        self.hints.setChecked(setting.agreed_hints)
        told = translate("SetUp", "Unless all of you agree on hints, nobody gets any.")
        self.hints.setAccessibleDescription(told)
        self.hints_report = _small(told)
        self.hints.toggled.connect(self._ask_for_these_seats)
        form.addWidget(self.hints)
        form.addWidget(self.hints_report)
        self.keys_report, self.keys = plain_label(), EnterButton(translate("SetUp", "Keys…"))
        self.keys_report.setObjectName("small")
        self.keys_report.setWordWrap(True)
        self.keys.clicked.connect(self._choose_keys)
        form.addWidget(self.keys_report)
        form.addWidget(self.keys, 0, Qt.AlignmentFlag.AlignLeft)
        self.variation = WrappingBox(sheet)
        self.variation.setVisible(bool(self.game.variations))
        self.variation.call(translate("SetUp", "Variation"))
        self.variation.setPlaceholderText("–")
        self.variation.addItem(translate("SetUp", "As printed"), {})
        for variation in self.game.variations:
            self.variation.addItem(texts.variation_name(variation), dict(variation.options))
        self.variation.activated.connect(self._variation_chosen)
        if self.game.variations:
            form.addWidget(_heading(translate("SetUp", "Variation")))
            form.addLayout(self._with_rules(self.variation))
        form.addWidget(_heading(translate("SetUp", "Rules of this table")))
        for field in self.fields.values():
            form.addWidget(field)
        form.addWidget(_heading(translate("SetUp", "Dictionary")))
        form.addLayout(self._dictionary(setting))
        form.addWidget(_heading(translate("SetUp", "Deal code")))
        self._code = CodeField()
        self._code.changed.connect(self._offer_deal)
        form.addWidget(self._code)
        form.addStretch(1)
        self._form, scroll = sheet, Pane(sheet)
        self._pane = scroll
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        back = EnterButton(translate("SetUp", "Back"))
        back.clicked.connect(self.left)
        self.deal = EnterButton(translate("SetUp", "Deal"))
        self.deal.setProperty("main", True)
        self.deal.clicked.connect(self._deal)
        buttons = QHBoxLayout()
        buttons.addWidget(back)
        buttons.addWidget(self.deal, 1)
        self.setAccessibleName(translate("SetUp", "Set up {game}").format(game=self.game.name))
        title = QLabel(self.game.name)
        title.setObjectName("title")
        layout = self._layout = QVBoxLayout(self)
        layout.addWidget(title)
        layout.addWidget(scroll, 1)
        layout.addLayout(buttons)

    def _with_rules(self, variation: WrappingBox) -> QHBoxLayout:
        """The variation with a link to its rules on the page of the game."""
        rules = QToolButton()
        rules.setText("?")
        rules.setAccessibleName(QCoreApplication.translate("SetUp", "Rules of this variation"))
        rules.setToolTip(rules.accessibleName())
        rules.clicked.connect(
            lambda: self.rules_wanted.emit(variation.currentText() if variation.currentData() else "")
        )
        line = QHBoxLayout()
        line.addWidget(variation, 1)
        line.addWidget(rules)
        return line

    def _dictionary(self, setting: GameSetting) -> QFormLayout:
        translate = QCoreApplication.translate
        self.words = _choices(
            translate("SetUp", "Dictionary"),
            DICTIONARY.for_one_game().texts() | dictionaries(),
            setting.dictionary,
        )
        self.words.currentIndexChanged.connect(self._ask_for_handicaps)
        self.spelling = _choices(
            translate("SetUp", "Spelling"),
            SPELLING.for_one_game().texts(),
            setting.spelling,
        )
        self.offensive = _choices(
            translate("SetUp", "Offensive words"),
            OFFENSIVE.for_one_game().texts(),
            setting.offensive,
        )
        self.children_at_table = _choices(
            translate("SetUp", "Words not for children"),
            CHILDREN.for_one_game().texts(),
            setting.children,
        )
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(translate("SetUp", "Words"), self.words)
        form.addRow(_small(_about_words()))
        form.addRow(translate("SetUp", "Spelling"), self.spelling)
        form.addRow(translate("SetUp", "Offensive words"), self.offensive)
        form.addRow(translate("SetUp", "Words not for children"), self.children_at_table)
        return form

    @property
    def code(self) -> QLineEdit:
        """The line for the deal code."""
        return self._code.line

    @property
    def _alone(self) -> bool:
        return len(self.seats.rows) == 1

    def _ask_for_these_seats(self) -> None:
        """Shows the questions that fit these seats: a player alone is not asked who begins, only one person can
        practise against computers, and only several agree on hints, and need keys where words are called out or
        challenged."""
        people, calls = self.seats.people, self.game.usual().plays.has(Call)
        for part in (self.practice, self.practice_report):
            part.setVisible(len(people) == 1 < len(self.seats.rows) and not calls)
        for agreed in (self.hints, self.hints_report):
            agreed.setVisible(len(people) > 1 and not calls)
        self.seats.ask_for_hints(not calls and (len(people) < 2 or self.hints.isChecked()))
        doubted = "doubt" in self.game.usual().handlers or self.fields[WORDS].value == "challenge"
        for asked in (self.keys, self.keys_report):
            asked.setVisible(len(people) > 1 and (calls or doubted))
        translate = QCoreApplication.translate
        keys = players_keys(range(len(people)), self._keys)
        told = listed([f"{people[seat]} {key_label(key)}" for seat, key in keys.items()])
        text = (
            translate("SetUp", "Buzzers: {keys}") if calls else translate("SetUp", "Keys to challenge a word: {keys}")
        )
        self.keys_report.setText(text.format(keys=told))
        if FIRST in self.fields:
            self.fields[FIRST].setVisible(not self._alone)

    def _choose_keys(self) -> None:
        dialog = BuzzerDialog(self.seats.people, self._keys, self._settings.keys, self)
        dialog.accepted.connect(lambda: self._take_keys(dialog.keys))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _take_keys(self, keys: Sequence[str]) -> None:
        names = self.seats.people
        self._people, self._own_keys = with_keys(self._people, names, keys), tuple(keys)
        self.keys_chosen.emit(names, self._own_keys)
        self._ask_for_these_seats()

    @property
    def _keys(self) -> tuple[str, ...]:
        """The keys of the people who sit there now, and of further seats."""
        return keys_at(self._people, self.seats.people, self._own_keys, self._settings.keys)

    @property
    def _limits(self) -> list[Field]:
        return [self.fields[key] for key in ("seconds", "clock") if key in self.fields]

    def _ask_for_time(self) -> None:
        """Asks who gets more time if the table has a limit, as it always has where words are called out; asks for the
        increment if there is a clock for the whole game."""
        self.seats.ask_for_time("shout_seconds" in self.fields or any(one.value is not None for one in self._limits))
        if "increment" in self.fields:
            self.fields["increment"].setVisible(self.fields["clock"].value is not None)
        if "timer" in self.fields:
            self.fields["timer"].setVisible(self.fields["seconds"].value is not None)

    def _ask_for_handicaps(self) -> None:
        """Offers the handicaps that this game has a use for, as it is to be played."""
        options = {key: field.value for key, field in self.fields.items() if not field.option.fault(field.value)}
        players = len(self.seats.rows)
        book = self.game.rules(self.game.agreed(options), players)
        self.seats.ask_for_handicaps(
            start=book.has_points_at_start and players > 1,
            least=book.has_shortest_words,
            words=options.get(WORDS) != "trust" and not self._words_in_use.startswith(OWN_LIST),
        )

    @property
    def _words_in_use(self) -> str:
        """The dictionary of this game: its own, or that of the settings."""
        return str(self.words.currentData() or self._settings.dictionary)

    def _ask_for_trades(self) -> None:
        """Shows the other options about trades only if the game is played with trades."""
        without = TRADE in self.fields and self.fields[TRADE].value == "none"
        for key, field in self.fields.items():
            if key == "trades" or "free-trade" in field.option.choices:
                field.setVisible(not without)

    def _offer_deal(self) -> None:
        """Offers the deal, unless nobody could play at such a table: then the button gives the reason."""
        faults = [field.fault for field in self.fields.values()] + [self._code.fault]
        fault = " ".join(filter(None, faults))
        self.deal.setEnabled(not fault)
        self.deal.setToolTip(fault)
        self.deal.setAccessibleDescription(fault)

    def _show_options(self, chosen: Mapping[str, Any]) -> None:
        for key, field in self.fields.items():
            value = chosen.get(key, field.option.default)
            field.set(field.option.default if field.option.fault(value) else value)
        self._name_variation()

    def _name_variation(self) -> None:
        """Shows the name of the variation that matches the agreement, or none."""
        now = {key: self.fields[key].value for key in self._printed}
        usual = {key: self.fields[key].option.default for key in now}
        named = [usual | self.variation.itemData(row) for row in range(self.variation.count())]
        self.variation.setCurrentIndex(named.index(now) if now in named else -1)

    @property
    def _printed(self) -> set[str]:
        """The options that the printed variations are about."""
        return {key for variation in self.game.variations for key in variation.options}

    def _variation_chosen(self) -> None:
        """Sets the options of a printed variation; all other agreed options stay."""
        wanted: Mapping[str, Any] = self.variation.currentData()
        for key in self._printed:
            self.fields[key].set(wanted.get(key, self.fields[key].option.default))

    @property
    def setting(self) -> GameSetting:
        """The setting on the sheet; it leaves out options at their default."""
        asked = [(key, field) for key, field in self.fields.items() if key != FIRST or not self._alone]
        options = {key: field.value for key, field in asked if field.value != field.option.default}
        return GameSetting(
            self.seats.seats,
            options,
            self.words.currentData(),
            self.spelling.currentData(),
            self.offensive.currentData(),
            self.children_at_table.currentData(),
            practice=self.practice.isChecked() and not self.practice.isHidden(),
            agreed_hints=self.hints.isChecked() and not self.hints.isHidden(),
        )

    def _deal(self) -> None:
        if not self.deal.isEnabled():
            return
        self.deal_wanted.emit(self.game.id, self.setting, self._code.seed)


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setObjectName("heading")
    return label


def _about_words() -> str:
    """A note on the dictionaries, for players who choose one."""
    translate = QCoreApplication.translate
    large = translate("SetUp", "Large resembles SOWPODS, the tournament list: it has about 89 % of its words.")
    return large if language() == ENGLISH else f"{large} {translate('SetUp', 'Words and meanings are English.')}"


def _small(text: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName("small")
    label.setWordWrap(True)
    return label


def _choices(name: str, choices: Mapping[str, str], chosen: str) -> WrappingBox:
    box = WrappingBox()
    box.setAccessibleName(name)  # on Linux the label before it is its name
    for key, text in choices.items():
        box.addItem(text, key)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box
