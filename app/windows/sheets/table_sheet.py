"""The sheet beside the gallery for tonight's table: who sits there, and the house rules. Every change applies
immediately."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.base.guard import guarded
from app.base.languages import ENGLISH, language
from app.base.settings import CHILDREN, DICTIONARY, OFFENSIVE, SHOWN, SPELLING
from app.library.own_lists import dictionaries
from app.library.people import Group
from app.library.seating import as_people_are
from app.library.tonight import HouseRules, Tonight, is_of_table
from app.windows.sheets.option_fields import Field
from app.windows.sheets.seats import Seats
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.pane import Pane
from app.windows.widgets.side_sheet import SideSheet
from app.windows.widgets.wrapping_box import WrappingBox
from engine.core.rulebook import Option
from engine.games import CATALOG


class TableSheet(SideSheet):
    """The sheet of tonight's table.

    changed: the player changed the people at the table, or a house rule.
    people_wanted: the player wants the page of the people.
    """

    changed = Signal()
    people_wanted = Signal()

    def __init__(self, table: Tonight, people: Group) -> None:
        super().__init__(lambda: (self.seats.person, self.done))
        self.seats = Seats(as_people_are(table.sitting, people), people)
        self._unshown = table.rules
        plays = CATALOG[0].usual().plays
        self.fields = {key: Field(option, plays) for key, option in shared_options().items()}
        self._build(table.rules)
        for key, field in self.fields.items():
            field.set(getattr(table.rules, key))
        self._ask()
        self.seats.changed.connect(self._change)
        for field in self.fields.values():
            field.chosen.connect(self._change)
            field.changed.connect(self._change)
        for box in self.choices.values():
            box.currentIndexChanged.connect(self._change)
        for check in (self.practice, self.hints):
            check.toggled.connect(self._change)

    @guarded
    def sizeHint(self) -> QSize:
        """The width at which no field is cut off."""
        frame, bar = self._layout.contentsMargins(), self._pane.verticalScrollBar().sizeHint().width()
        around = frame.left() + frame.right() + bar + 2 * self.frameWidth()
        return QSize(self._form.minimumSizeHint().width() + around, super().sizeHint().height())

    def _build(self, rules: HouseRules) -> None:
        translate = QCoreApplication.translate
        sheet = QWidget()
        form = QVBoxLayout(sheet)
        form.setContentsMargins(0, 4, 6, 4)  # aligns the fields with the title and the buttons
        form.addWidget(heading(translate("Tonight", "Who sits here")))
        form.addWidget(self.seats)
        people = EnterButton(translate("SetUp", "People…"))
        people.clicked.connect(self.people_wanted)
        form.addWidget(people, 0, Qt.AlignmentFlag.AlignLeft)
        form.addWidget(heading(translate("Tonight", "House rules")))
        help_text = translate("SetUp", "Unless all of you agree on hints, nobody gets any.")
        self.hints = self._check(form, translate("SetUp", "Hints are agreed"), help_text, rules.hints)
        help_text = translate(
            "SetUp", "Undo takes back what computers have played, too. Statistics count such games separately."
        )
        self.practice = self._check(form, translate("SetUp", "Practice"), help_text, rules.practice)
        for field in self.fields.values():
            form.addWidget(field)
        form.addLayout(self._choices(rules))
        form.addStretch(1)
        self._form, self._pane = sheet, Pane(sheet)
        self._pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.done = EnterButton(translate("Tonight", "Done"))
        self.done.setProperty("main", True)
        self.done.clicked.connect(self.left)
        buttons = QHBoxLayout()
        buttons.addWidget(self.done, 1)
        title = QLabel(translate("Tonight", "Tonight’s table"))
        title.setObjectName("title")
        self.setAccessibleName(title.text())
        layout = self._layout = QVBoxLayout(self)
        layout.addWidget(title)
        layout.addWidget(self._pane, 1)
        layout.addLayout(buttons)

    def _check(self, form: QVBoxLayout, name: str, help_text: str, on: bool) -> QCheckBox:
        """Adds a tick box for a rule, with the explanation of the rule below it."""
        check = QCheckBox(name)
        check.setChecked(on)
        check.setAccessibleDescription(help_text)
        form.addWidget(check)
        form.addWidget(small(help_text))
        return check

    def _choices(self, rules: HouseRules) -> QVBoxLayout:
        translate = QCoreApplication.translate
        entries: dict[str, tuple[str, Mapping[str, str]]] = {
            "dictionary": (translate("SetUp", "Dictionary"), DICTIONARY.for_one_game().texts() | dictionaries()),
            "spelling": (translate("SetUp", "Spelling"), SPELLING.for_one_game().texts()),
            "offensive": (translate("SetUp", "Offensive words"), OFFENSIVE.for_one_game().texts()),
            "children": (translate("SetUp", "Words not for children"), CHILDREN.for_one_game().texts()),
            "pace": (SHOWN["pace"].name, SHOWN["pace"].for_one_game().texts()),
            "places": (
                translate("Tonight", "Other players’ plates"),
                {
                    "turn": translate("Tonight", "Move with the turn: the next player comes first"),
                    "still": translate("Tonight", "Stay in one place, like the people"),
                },
            ),
            "begins": (
                translate("Tonight", "Who begins after the first game"),
                {
                    "drawn": translate("Tonight", "Drawn again for each game"),
                    "round": translate("Tonight", "The next in the order of the table"),
                },
            ),
            "counted": (
                translate("Tonight", "The evening is counted"),
                {
                    "wins": translate("Tonight", "by games won"),
                    "place": translate("Tonight", "by place: a point for each player left behind"),
                },
            ),
        }
        self.choices = {key: choices(name, texts, getattr(rules, key)) for key, (name, texts) in entries.items()}
        column = QVBoxLayout()  # a form layout would cut off the last line of a note
        for key, box in self.choices.items():
            label = QLabel(entries[key][0])
            label.setBuddy(box)
            column.addWidget(label)
            column.addWidget(box)
            if key == "dictionary":
                column.addWidget(small(_about_words()))
        return column

    def _change(self) -> None:
        self._ask()
        self.changed.emit()

    def _ask(self) -> None:
        """Enables the rules that make sense at this table; the others stay visible and disabled. Practice makes sense
        for one person against computers, the rule about hints for several people, and the increment with a clock."""
        people = len(self.seats.people)
        self.practice.setEnabled(people == 1 < len(self.seats.rows))
        self.hints.setEnabled(people > 1)
        self.seats.ask_for_hints(people < 2 or self.hints.isChecked())
        self.fields["increment"].setEnabled(self.fields["clock"].value is not None)

    @property
    def table(self) -> Tonight:
        """The table with the people and the rules on the sheet."""
        rules = replace(
            self._unshown,
            hints=self.hints.isChecked(),
            practice=self.practice.isChecked(),
            **{key: field.value for key, field in self.fields.items()},
            **{key: box.currentData() for key, box in self.choices.items()},
        )
        return Tonight(self.seats.seats, rules)


def shared_options() -> dict[str, Option]:
    """Returns the options that the table agrees on for all games."""
    shared: dict[str, Option] = {}
    for game in CATALOG:
        for option in game.options:
            if is_of_table(option):
                shared.setdefault(option.key, option)
    return shared


def heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setObjectName("heading")
    return label


def small(text: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName("small")
    label.setWordWrap(True)
    return label


def choices(name: str, entries: Mapping[str, str], chosen: str) -> WrappingBox:
    """Returns a combo box with this name and these entries."""
    box = WrappingBox()
    box.setAccessibleName(name)  # otherwise, on Linux, the text before the box would become the name of the box
    for key, text in entries.items():
        box.addItem(text, key)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box


def _about_words() -> str:
    """Returns a note about the dictionaries, for players who choose a dictionary."""
    translate = QCoreApplication.translate
    large = translate("SetUp", "Large resembles SOWPODS, the tournament list: it has about 89 % of its words.")
    return large if language() == ENGLISH else f"{large} {translate('SetUp', 'Words and meanings are English.')}"
