"""The page of the people who play here: their names, colours, signs (shapes and letters at the table), keys and aids.
Every change is saved immediately."""

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from app.base import texts
from app.base.settings import LONGEST_NAME, MORE_TIME, NO_HANDICAP, SPEECH
from app.felt.shapes import seat_shape
from app.library.people import (
    MOST,
    MOST_LETTERS,
    Group,
    Person,
    changed,
    here,
    may_be_called,
    names_of,
    new_seed,
    with_one_more,
)
from app.library.usual_names import usual_name
from app.windows.sheets.colour_box import SWATCH, colour_box
from app.windows.widgets.announce_row import settle_caret
from app.windows.widgets.flow import USUAL_LETTERS
from app.windows.widgets.keys_shown import key_label
from app.windows.widgets.list_page import KEY, Act, ListCell, ListPage, ListRow, Sentences
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from app.windows.widgets.style_sheet import be_main
from app.windows.widgets.wheel import WheelPasses
from app.windows.widgets.wrapping_box import WrappingBox
from engine.records.limits import readable

LEAST_ROWS = 4  # the minimum number of lines of the list that stay visible


class PeoplePage(QDialog):
    """The dialog of the people.

    changed: a function that changes the people, to be applied to the saved people.
    renamed: the old and the new name of a person.
    keys_wanted: the player wants to choose the keyboard keys of the people.
    """

    changed = Signal(object)
    renamed = Signal(str, str)
    keys_wanted = Signal()

    def __init__(self, people: Group, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("People", "People"))
        self.people = people
        self.rows = self._list()
        self.form = self._form()
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.addWidget(self.rows, 1)
        self.rows.column.insertWidget(1, self.form)
        QVBoxLayout(self).addWidget(Pane(inner))
        self._order_stops()
        self.ensurePolished()
        lines, larger = self.fontMetrics().height(), max(1.0, self.fontMetrics().height() / USUAL_LETTERS)
        for box in (self.colour, self.shape):
            box.setIconSize(QSize(lines - 1, lines - 1))
        self.rows.list.setMinimumHeight(LEAST_ROWS * lines * 3 // 2)
        room = self.screen().availableGeometry().size() * 0.9
        self.resize((QSize(560, 620) * larger).boundedTo(room))
        self.show_people(people)
        self.rows.take_focus(self.rows.buttons["new"])

    def _list(self) -> ListPage:
        translate = QCoreApplication.translate
        acts = {
            "new": Act(translate("People", "New person"), self._add, about="all"),
            "keys": Act(translate("People", "Keys…"), self.keys_wanted.emit, about="all"),
            "away": Act(translate("People", "Put away"), self._put_away),
            "shut": Act(translate("People", "Close"), self.reject, about="all"),
        }
        empty = translate("People", "Nobody is known by name yet.")
        note = translate("People", "A name that you give at a seat appears here.")
        page = ListPage(QListWidget(), self.windowTitle(), acts, Sentences(empty), note)
        page.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page.chosen_changed.connect(self._show_chosen)
        for button in page.buttons.values():
            button.setAutoDefault(False)  # because Enter in the field of the name must not press a button
        be_main(page.buttons["shut"])
        page.buttons["shut"].setDefault(False)
        return page

    def _form(self) -> QWidget:
        translate = QCoreApplication.translate
        self.name, self.colour, self.time = QLineEdit(), colour_box(translate("People", "Colour"), ""), WrappingBox()
        settle_caret(self.name)
        self.name.setObjectName("name")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(translate("People", "Name"))
        self.name.editingFinished.connect(self._rename)
        self.colour.activated.connect(lambda: self._change(colour=self.colour.currentData()))
        self.time.call(translate("People", "Time"))
        WheelPasses(self.time)
        for percent in MORE_TIME:
            self.time.addItem(texts.more_time_name(percent), percent)
        self.time.activated.connect(lambda: self._change(time=self.time.currentData()))
        form = QWidget()
        lines = QFormLayout(form)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._add_signs()
        for field in self._fields:
            lines.addRow(field.accessibleName(), field)
        return form

    @property
    def _fields(self) -> list[QWidget]:
        return [self.name, self.colour, self.shape, self.letter, self.time, self.words, self.speech]

    def _add_signs(self) -> None:
        """Makes the fields for a person's sign (shape and letter) at the table, for the words that the program may show
        to them, and for announcements."""
        translate = QCoreApplication.translate
        self.shape, self.letter, self.words = WrappingBox(), QLineEdit(), WrappingBox()
        self.shape.call(translate("People", "Shape"))
        self.shape.addItem(translate("People", "the seat’s shape"), None)
        for number, name in enumerate(texts.shape_names()):
            self.shape.addItem(QIcon(shape_picture(number)), name, number)
        self.shape.activated.connect(lambda: self._change(shape=self.shape.currentData()))
        settle_caret(self.letter)
        self.letter.setMaxLength(MOST_LETTERS)
        self.letter.setAccessibleName(translate("People", "Letter"))
        self.letter.editingFinished.connect(self._change_letter)
        self.words.call(translate("People", "Words"))
        self.words.addItem(translate("People", "as in the dictionary"), False)
        self.words.addItem(translate("People", "the program uses only those fit for children"), True)
        self.words.activated.connect(lambda: self._change(gentle=self.words.currentData()))
        self.speech = WrappingBox()
        self.speech.call(translate("People", "Announced on their turn"))
        self.speech.setToolTip(translate("People", "How much a screen reader says while it is this person’s turn."))
        self.speech.setAccessibleDescription(self.speech.toolTip())
        for value, text in SPEECH.for_one_game().texts().items():
            self.speech.addItem(text, value)
        self.speech.activated.connect(lambda: self._change(speech=self.speech.currentData()))
        for box in (self.shape, self.words, self.speech):
            WheelPasses(box)

    def _order_stops(self) -> None:
        stops = [self.rows.list, *self._fields, *self.rows.buttons.values()]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    # ---- display

    def show_people(self, people: Group, chosen: str = "") -> None:
        """Shows these people. Selects the person with this id, or else the person who was selected before."""
        self.people = people
        self.rows.show_rows([self._row(one) for one in sorted(people, key=lambda one: one.away)])
        for row in range(self.rows.count):
            index = self.rows.list.model().index(row, 0)
            if index.data(KEY) == chosen:
                self.rows.list.setCurrentIndex(index)

    def _row(self, person: Person) -> ListRow:
        parts = [self._called(person)]
        colours = {value: self.colour.itemText(place) for place, value in enumerate(_values(self.colour))}
        parts += [colours[person.colour]] if person.colour in colours else []
        if person.key:
            parts.append(QCoreApplication.translate("People", "key {key}").format(key=key_label(person.key)))
        parts += [texts.shape_names()[person.shape]] if person.shape is not None else []
        parts += [texts.more_time_name(person.time)] if person.time != MORE_TIME[0] else []
        parts += [QCoreApplication.translate("People", "handicap")] if person.handicap != NO_HANDICAP else []
        parts += [QCoreApplication.translate("People", "put away")] if person.away else []
        return ListRow(person.id, (ListCell(" · ".join(parts), ", ".join(parts)),))

    def _called(self, person: Person) -> str:
        """Returns the name to show for this person; a person without a name has a default name."""
        if person.name or person.away:
            return person.name or usual_name(0)
        return names_of(self.people)[here(self.people).index(person)]

    @property
    def chosen(self) -> Person | None:
        return next((one for one in self.people if [one.id] == self.rows.chosen), None)

    def _show_chosen(self) -> None:
        """Shows the fields of the chosen person, or hides them if nobody is chosen."""
        person = self.chosen
        self.form.setVisible(person is not None)
        if person is None:
            return
        self.name.setText(person.name)
        self.name.setPlaceholderText(self._called(person))
        self.colour.setCurrentIndex(max(0, self.colour.findData(person.colour)))
        self.shape.setCurrentIndex(0 if person.shape is None else person.shape + 1)
        self.letter.setText(person.letter)
        self.letter.setPlaceholderText(self._called(person)[:1].upper())
        self.time.setCurrentIndex(max(0, self.time.findData(person.time)))
        self.words.setCurrentIndex(int(person.gentle))
        self.speech.setCurrentIndex(max(0, self.speech.findData(person.speech)))
        translate = QCoreApplication.translate
        self.rows.buttons["away"].setText(
            translate("People", "Take back") if person.away else translate("People", "Put away")
        )

    # ---- acts

    def _change(self, **facts: object) -> None:
        person = self.chosen
        if person is not None:
            self.changed.emit(partial(_changed, person.id, facts))

    def _rename(self) -> None:
        """Gives the chosen person another name, unless somebody else has this name."""
        person, name = self.chosen, readable(self.name.text())
        if person is None or name == person.name:
            return
        if may_be_called(self.people, person.id, name):
            before = self._called(person)
            self._change(name=name)
            self.renamed.emit(before, name)
            return
        if name:
            text = QCoreApplication.translate("People", "Somebody else has this name.")
            self.rows.tell(text, bad=True)
        self.name.setText(person.name)

    def _change_letter(self) -> None:
        person, letter = self.chosen, readable(self.letter.text()).upper()[:MOST_LETTERS]
        if person is not None and letter != person.letter:
            self._change(letter=letter)

    def _put_away(self, person: str) -> None:
        one = self.chosen
        if one is not None and one.id == person:
            self._change(away=not one.away)

    def _add(self) -> None:
        """Adds a person and selects the name; typing then replaces the name."""
        if len(self.people) >= MOST:
            text = QCoreApplication.translate("People", "There is room for {count} people.")
            self.rows.tell(text.format(count=MOST), bad=True)
            return
        known, taken = {one.id for one in self.people}, {one.name for one in self.people}
        name = next(one for number in range(1, MOST + 1) if (one := usual_name(number)) not in taken)
        self.changed.emit(partial(with_one_more, name=name if self.people else "", seed=new_seed()))
        new = next((one.id for one in self.people if one.id not in known), "")
        self.show_people(self.people, new)
        self.name.setFocus()
        self.name.selectAll()


def shape_picture(number: int) -> QPixmap:
    """Returns a picture of this shape, large enough for the largest text."""
    picture = QPixmap(SWATCH, SWATCH)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SWATCH / 2, SWATCH / 2)
    painter.fillPath(seat_shape(number, SWATCH * 0.4), QColor(Qt.GlobalColor.gray))
    painter.end()
    return picture


def _values(box: NamedBox) -> list[str]:
    return [str(box.itemData(place)) for place in range(box.count())]


def _changed(person: str, facts: dict[str, object], people: Group) -> Group:
    return changed(people, person, **facts)
