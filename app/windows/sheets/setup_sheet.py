"""The set-up sheet beside the gallery: the options of one game, and the deal code."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from app.base import texts
from app.base.guard import guarded
from app.base.listing import listed
from app.base.settings import Settings
from app.felt.access import Announcer
from app.library.agreement import FIRST
from app.library.deal_codes import code_of
from app.library.people import Group, keys_at, with_keys
from app.library.seating import players_of
from app.library.tonight import AgreedOptions, Tonight, is_of_table
from app.windows.sheets.buzzer_keys import BuzzerDialog, players_keys
from app.windows.sheets.code_field import CodeField
from app.windows.sheets.option_fields import Field
from app.windows.sheets.table_sheet import heading
from app.windows.widgets.enter_button import ENTERS, EnterButton
from app.windows.widgets.keys_shown import key_label
from app.windows.widgets.pane import Pane
from app.windows.widgets.side_sheet import SideSheet
from app.windows.widgets.who_plays import who_plays
from app.windows.widgets.wrapping_box import WrappingBox
from app.windows.widgets.written_by_people import plain_label
from engine.core.patterns import Call
from engine.core.rulebook import Game

TRADE = "trade"  # the option that permits trades in a game whose printed rules have none


class SetupSheet(SideSheet):
    """The set-up of one game.

    own: the options that are chosen at first, which are those of the last game.
    code: the deal code that is shown at first.
    turn: decides who plays a game for fewer players than sit at the table, see `round_of`.
    deal_wanted: the player wants to deal; emitted with the game, the options that differ from their defaults, and the
    seed (None for a random deal).
    rules_wanted: the variation that the player wants to read about; "" for the whole game.
    keys_chosen: the names of the people and the keyboard keys they chose, to be saved.
    way_wanted: whether the player wants cards that can all be laid in a known way.
    """

    deal_wanted = Signal(str, object, object)
    rules_wanted = Signal(str)
    keys_chosen = Signal(object, object)
    way_wanted = Signal(bool)

    def __init__(
        self,
        game: Game,
        settings: Settings,
        table: Tonight | None = None,
        people: Group = (),
        own: AgreedOptions | None = None,
        code: str = "",
        turn: int = 0,
    ) -> None:
        super().__init__(lambda: (self._first_stop, self.deal))
        self.game, self._table = game, table or Tonight()
        self._settings = settings
        self._people, self._own_keys = people, settings.buzzers
        self._round = players_of(self._table, game.seats, people, turn)
        self._humans = tuple([seat.name for seat in self._round.plays if seat.kind == "human"])
        plays = self.game.usual().plays
        self.fields = {option.key: Field(option, plays) for option in self.game.options if not is_of_table(option)}
        for key in ("seconds", TRADE):
            if key in self.fields:
                self.fields[key].changed.connect(self._ask)
                self.fields[key].chosen.connect(self._ask)
        self._build()
        for field in self.fields.values():
            field.changed.connect(self._offer_deal)
            field.changed.connect(self._forget_way)
        if FIRST in self.fields:
            self.fields[FIRST].offer(("drawn", "random", *[str(seat + 1) for seat in range(len(self._round.plays))]))
            self.fields[FIRST].setVisible(not self._alone)
        self._show_keys()
        self._show_options(settings.options.get(game.id, {}) if own is None else own)
        self._ask()
        self._offer_deal()
        self.code.setText(code)
        self._code.changed.connect(self._forget_way)

    @guarded
    def sizeHint(self) -> QSize:
        """The width at which no field is cut off."""
        frame = self._layout.contentsMargins()
        around = (
            frame.left() + frame.right() + self._pane.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        )
        return QSize(self._form.minimumSizeHint().width() + around, super().sizeHint().height())

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Deals the game when Enter is pressed in any field, as in the gallery."""
        if event.key() in ENTERS:
            at = QApplication.focusWidget()
            if isinstance(at, QToolButton):
                at.click()
            elif not event.isAutoRepeat():
                self._deal()
            return
        super().keyPressEvent(event)

    def _build(self) -> None:
        translate = QCoreApplication.translate
        sheet = QWidget()
        form = QVBoxLayout(sheet)
        form.setContentsMargins(0, 4, 6, 4)  # aligns the fields with the title and the buttons
        form.addWidget(heading(translate("SetUp", "Players")))
        self.who = plain_label(who_plays(self._round))
        self.who.setWordWrap(True)
        form.addWidget(self.who)
        self.variation = WrappingBox(sheet)
        self.variation.setVisible(bool(self.game.variations))
        self.variation.call(translate("SetUp", "Variation"))
        self.variation.setPlaceholderText("–")
        self.variation.addItem(translate("SetUp", "As printed"), {})
        for variation in self.game.variations:
            self.variation.addItem(texts.variation_name(variation), dict(variation.options))
        self.variation.activated.connect(self._variation_chosen)
        if self.game.variations:
            form.addWidget(heading(translate("SetUp", "Variation")))
            form.addLayout(self._with_rules(self.variation))
        form.addWidget(heading(translate("SetUp", "Rules of this table")))
        for field in self.fields.values():
            form.addWidget(field)
        self.keys_report, self.keys = plain_label(), EnterButton(translate("SetUp", "Keys…"))
        self.keys_report.setObjectName("small")
        self.keys_report.setWordWrap(True)
        self.keys.clicked.connect(self._choose_keys)
        form.addWidget(self.keys_report)
        form.addWidget(self.keys, 0, Qt.AlignmentFlag.AlignLeft)
        form.addWidget(heading(translate("SetUp", "Deal code")))
        self._code = CodeField()
        self._code.changed.connect(self._offer_deal)
        form.addWidget(self._code)
        self.way = EnterButton()
        self.way_told = QLabel()
        self.way_told.setObjectName("small")
        self.way_told.setWordWrap(True)
        self._way_announcer = Announcer(self)
        self.way.clicked.connect(self._way_pressed)
        form.addWidget(self.way, 0, Qt.AlignmentFlag.AlignLeft)
        form.addWidget(self.way_told)
        self.way.setVisible(self.game.traits.solved)
        self._look_for_way(looks=False)
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
        """Returns a line with the choice of a variation and with the button that opens its rules."""
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

    @property
    def _first_stop(self) -> QWidget:
        """The first field that Tab reaches. Enter in this field deals the game."""
        if self.game.variations:
            return self.variation
        fields = [field for field in self.fields.values() if not field.isHidden()]
        return next(
            one
            for field in fields
            for one in field.findChildren(QWidget)
            if one.focusPolicy() & Qt.FocusPolicy.TabFocus
        )

    @property
    def code(self) -> QLineEdit:
        """The line for the deal code."""
        return self._code.line

    # ---- cards that can all be laid in a known way

    def _way_pressed(self) -> None:
        self._look_for_way(looks=not self.looks_for_way)
        self.way_wanted.emit(self.looks_for_way)

    def _look_for_way(self, *, looks: bool) -> None:
        translate = QCoreApplication.translate
        self.looks_for_way = looks
        self.way.setText(
            translate("SetUp", "Stop looking") if looks else translate("SetUp", "Cards with a known solution")
        )
        self.way.setToolTip(translate("SetUp", "Looks for cards that can all be laid with words that families know"))
        self._tell_way(translate("SetUp", "Looking for cards…") if looks else "")

    def _tell_way(self, text: str) -> None:
        self.way_told.setText(text)
        self.way_told.setVisible(bool(text))
        if text:
            self._way_announcer.say(text)

    def show_way(self, seed: int | None) -> None:
        """Shows the result of the search for a solvable deal, whose cards can all be laid: the deal code, or that no
        such deal was found.

        seed: the seed of the deal; None if no deal was found with these rules.
        """
        translate = QCoreApplication.translate
        self._look_for_way(looks=False)
        if seed is not None:
            self.code.setText(code_of(seed))
            self._tell_way(translate("SetUp", "A solution is known for these cards. They are dealt for one player."))
        else:
            self._tell_way(translate("SetUp", "No solution was found with these rules."))

    def _forget_way(self) -> None:
        """Stops the search for a solvable deal, because the rules or the code have changed."""
        if self.looks_for_way:
            self.way_wanted.emit(False)
        self._look_for_way(looks=False)

    @property
    def _alone(self) -> bool:
        return len(self._round.plays) == 1

    def _show_keys(self) -> None:
        """Shows each player's keyboard key in games where several people call out or challenge words."""
        calls = self.game.usual().plays.has(Call)
        doubted = "doubt" in self.game.usual().handlers or self._table.rules.words == "challenge"
        for asked in (self.keys, self.keys_report):
            asked.setVisible(len(self._humans) > 1 and (calls or doubted))
        translate = QCoreApplication.translate
        keys = players_keys(range(len(self._humans)), self._keys)
        names = listed([f"{self._humans[seat]} {key_label(key)}" for seat, key in keys.items()])
        text = (
            translate("SetUp", "Buzzers: {keys}") if calls else translate("SetUp", "Keys to challenge a word: {keys}")
        )
        self.keys_report.setText(text.format(keys=names))

    def _choose_keys(self) -> None:
        dialog = BuzzerDialog(self._humans, self._keys, self._settings.keys, self)
        dialog.accepted.connect(lambda: self._take_keys(dialog.keys))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _take_keys(self, keys: Sequence[str]) -> None:
        names = self._humans
        self._people, self._own_keys = with_keys(self._people, names, keys), tuple(keys)
        self.keys_chosen.emit(names, self._own_keys)
        self._show_keys()

    @property
    def _keys(self) -> tuple[str, ...]:
        """The keyboard keys of the people who sit at the table now, and spare keys for more seats."""
        return keys_at(self._people, self._humans, self._own_keys, self._settings.keys)

    def _ask(self) -> None:
        """Enables the options that make sense with the other choices. Without a time limit, for example, nobody needs
        to operate a timer, and without trades the options about trades have no effect."""
        if "timer" in self.fields:
            self.fields["timer"].setEnabled(self.fields["seconds"].value is not None)
        without = TRADE in self.fields and self.fields[TRADE].value == "none"
        for key, field in self.fields.items():
            if key == "trades" or "free-trade" in field.option.choices:
                field.setEnabled(not without)

    def _offer_deal(self) -> None:
        """Enables the deal button. If nobody could play with these options, disables it, and the button shows the
        reason."""
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
        """Shows the name of the printed variation that matches the options, or no name."""
        now = {key: self.fields[key].value for key in self._printed}
        usual = {key: self.fields[key].option.default for key in now}
        named = [usual | self.variation.itemData(row) for row in range(self.variation.count())]
        self.variation.setCurrentIndex(named.index(now) if now in named else -1)

    @property
    def _printed(self) -> set[str]:
        """The options that the printed variations of this game change."""
        return {key for variation in self.game.variations for key in variation.options}

    def _variation_chosen(self) -> None:
        """Sets the options of the chosen variation; all other options stay."""
        wanted: Mapping[str, Any] = self.variation.currentData()
        for key in self._printed:
            self.fields[key].set(wanted.get(key, self.fields[key].option.default))

    @property
    def options(self) -> dict[str, Any]:
        """The options on the sheet that differ from their defaults."""
        asked = [(key, field) for key, field in self.fields.items() if key != FIRST or not self._alone]
        return {key: field.value for key, field in asked if field.value != field.option.default}

    def _deal(self) -> None:
        if not self.deal.isEnabled():
            return
        self.deal_wanted.emit(self.game.id, self.options, self._code.seed)
