"""The sheet beside the gallery for the table of one day: its parts with a person's results, the earlier days, and the
text and the picture to share."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from app.base.guard import guarded
from app.felt.theme import Theme
from app.library.done_today import FIRST_DAY, DayDone
from app.windows.record_files import keep, sortable_name
from app.windows.sheets.day_picture import day_picture
from app.windows.sheets.day_texts import (
    count_text,
    date_text,
    deal_line,
    deal_name,
    duel_line,
    duel_name,
    find_marks,
    later_text,
    making_text,
    par_text,
    shared_text,
    spoken_marks,
)
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import LeftFlow
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from app.windows.widgets.side_sheet import SideSheet
from app.windows.widgets.sign_button import SignButton
from app.windows.widgets.style_sheet import BAR

if TYPE_CHECKING:
    from engine.days.day_form import DayForm

LETTERS = 10  # the box for the choice of a person has room for at least this many letters
NARROWEST = 20  # the minimum width of the sheet, as a multiple of a text line's height
PICTURE = 300, 190  # the size in pixels of the picture to share, as the sheet shows it at a text size of 100 %


class DaySheet(SideSheet):
    """The sheet of one day's table.

    part_wanted: the player wants to play the solo deal or the duel (the game against a computer player).
    find_wanted: the player wants to play the find (daily puzzle) with this index.
    film_wanted: the player wants to watch a film of the moves that reach the best par (the best result known).
    turned: emitted when the player wants another day: the number of days to go forwards or back; None for the latest
    day that this person has not played.
    person_wanted: the player wants the days of the person with this name.
    notified: a sentence to announce.
    """

    part_wanted = Signal(str)
    find_wanted = Signal(int)
    film_wanted = Signal()
    turned = Signal(object)
    person_wanted = Signal(str)
    notified = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(self._ends_of_tab)
        self._theme = theme
        self.done = DayDone("")
        self._day: DayForm | None = None
        self._inner = QWidget()
        self.title, self.date, self.later_mark, self.count = QLabel(), QLabel(), QLabel(), QLabel()
        self.title.setObjectName("title")
        self.date.setObjectName("heading")
        self.earlier, self.later, self.open = SignButton("<"), SignButton(">"), EnterButton()
        self.player = NamedBox()
        self.deal_text, self.par, self.duel_text, self.finds_text = QLabel(), QLabel(), QLabel(), QLabel()
        self.deal, self.film, self.duel = EnterButton(), EnterButton(), EnterButton()
        self.finds: list[EnterButton] = []
        self.shared = QLabel()
        self.copy, self.copy_picture, self.keep = EnterButton(), EnterButton(), EnterButton()
        self.back = EnterButton()
        self._build()
        self._name()

    def _ends_of_tab(self) -> tuple[QWidget, QWidget]:
        """Returns the first and the last button in Tab order that can be pressed."""
        return (self.earlier if self.earlier.isEnabled() else self.later), self.back

    def _build(self) -> None:
        for label in (
            self.title,
            self.date,
            self.later_mark,
            self.count,
            self.deal_text,
            self.par,
            self.duel_text,
            self.finds_text,
        ):
            label.setWordWrap(True)
        for label in (self.deal_text, self.duel_text, self.finds_text):
            label.setObjectName("heading")
        for label in (self.later_mark, self.count, self.par):
            label.setObjectName("small")
        days = LeftFlow()
        for stop in (self.earlier, self.later, self.player):
            days.addWidget(stop)
        self.player.setSizeAdjustPolicy(NamedBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.player.setMinimumContentsLength(LETTERS)
        self.player.hide()
        self._finds = QGridLayout()
        deal = LeftFlow()
        for widget in (self.deal, self.film):
            deal.addWidget(widget)
        shares = LeftFlow()
        for widget in (self.copy, self.copy_picture, self.keep):
            shares.addWidget(widget)
        layout = QVBoxLayout(self._inner)
        layout.addWidget(self.title)
        layout.addWidget(self.date)
        layout.addWidget(self.later_mark)
        layout.addLayout(days)
        layout.addWidget(self.open, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addSpacing(8)
        layout.addWidget(self.deal_text)
        layout.addWidget(self.par)
        layout.addLayout(deal)
        layout.addSpacing(8)
        layout.addWidget(self.finds_text)
        layout.addLayout(self._finds)
        layout.addSpacing(8)
        layout.addWidget(self.duel_text)
        layout.addWidget(self.duel, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addSpacing(8)
        layout.addWidget(self.shared)
        layout.addLayout(shares)
        layout.addSpacing(8)
        layout.addWidget(self.count)
        layout.addStretch(1)
        layout.addWidget(self.back)
        self.pane = Pane(self._inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(4, 4, 4, 4)
        whole.addWidget(self.pane)
        self.earlier.clicked.connect(lambda: self.turned.emit(-1))
        self.later.clicked.connect(lambda: self.turned.emit(1))
        self.open.clicked.connect(lambda: self.turned.emit(None))
        self.player.currentTextChanged.connect(self.person_wanted)
        self.deal.clicked.connect(lambda: self.part_wanted.emit("deal"))
        self.duel.clicked.connect(lambda: self.part_wanted.emit("duel"))
        self.film.clicked.connect(self.film_wanted)
        self.copy.clicked.connect(self._copy)
        self.copy_picture.clicked.connect(self._copy_picture)
        self.keep.clicked.connect(self._keep)
        self.back.clicked.connect(self.left)

    def _name(self) -> None:
        translate = QCoreApplication.translate
        self.title.setText(translate("Day", "The table of the day"))
        self.setAccessibleName(self.title.text())
        self.earlier.setAccessibleName(translate("Day", "The day before"))
        self.later.setAccessibleName(translate("Day", "The day after"))
        for button in (self.earlier, self.later):
            button.setToolTip(button.accessibleName())
        self.player.call(translate("Statistics", "Player"))
        self.open.setText(translate("Day", "Next unplayed day"))
        self.copy.setText(translate("Day", "Copy the text"))
        self.copy_picture.setText(translate("Day", "Copy the picture"))
        self.keep.setText(translate("Day", "Save the picture…"))
        self.back.setText(translate("SetUp", "Back"))

    @guarded
    def sizeHint(self) -> QSize:
        """The size at which nothing is cut off, scroll bar included."""
        wide = max(self._inner.minimumSizeHint().width(), NARROWEST * self.fontMetrics().height())
        return QSize(wide + BAR + 18, self._inner.sizeHint().height() + 10)

    def show_day(
        self, done: DayDone, day: "DayForm | None", share: float | None, today: str, *, all_played: bool = False
    ) -> None:
        """Shows this day.

        day: the finished table of the day; None until it has been generated.
        share: how much of the table has been generated; None if that is not known.
        today: the date of today.
        all_played: whether every earlier day has been played.
        """
        self.done, self._day = done, day
        translate = QCoreApplication.translate
        self.date.setText(date_text(done.date))
        self.later_mark.setText(later_text(done))
        self.later_mark.setVisible(done.is_later)
        self.earlier.setEnabled(done.date > FIRST_DAY)
        self.later.setEnabled(done.date < today)
        self.open.setEnabled(not all_played)
        self._show_deal()
        finds = translate("Day", "Finds: the play with the most points")
        self.finds_text.setText(finds if day is not None or share is None else f"{finds} · {making_text(share)}")
        self._show_finds()
        line = duel_name() if done.duel is None else duel_line(done)
        self.duel_text.setText(translate("Day", "Duel: {line}").format(line=line))
        again = translate("Day", "Deal it again")
        self.duel.setText(translate("Day", "Deal") if done.duel is None else again)
        self.duel.setAccessibleName(f"{self.duel.text()}: {self.duel_text.text()}")
        self._show_share()
        self.pane.fit_inner()

    def show_people(self, names: Sequence[str], at: int) -> None:
        """Shows the box in which the player chooses one of these people, if there are several.

        at: the index of the person who plays.
        """
        self.player.blockSignals(True)
        if [self.player.itemText(number) for number in range(self.player.count())] != [*names]:
            self.player.clear()
            self.player.addItems(names)
        self.player.setCurrentIndex(at)
        self.player.blockSignals(False)
        self.player.setVisible(len(names) > 1)

    def show_count(self, on_day: int, later: int) -> None:
        """Shows how many daily tables this person has played on their own dates, and how many later."""
        self.count.setText(count_text(on_day, later))
        self.count.setVisible(bool(self.count.text()))

    def _show_deal(self) -> None:
        translate, done = QCoreApplication.translate, self.done
        line = deal_name(done.date) if done.deal is None else deal_line(done)
        self.deal_text.setText(translate("Day", "Deal for one: {line}").format(line=line))
        self.par.setText(par_text(None if done.calm else self._day))
        self.par.setVisible(bool(self.par.text()))
        self.deal.setText(translate("Day", "Deal") if done.deal is None else translate("Day", "Deal it again"))
        self.deal.setAccessibleName(f"{self.deal.text()}: {deal_name(done.date)}")
        self.film.setText(
            translate("Day", "Watch a solution") if done.calm else translate("Day", "Watch how to reach par")
        )
        self.film.setVisible(done.deal is not None and self._day is not None)

    def _show_finds(self) -> None:
        """Shows a button for each find (daily puzzle), once the finds have been generated."""
        count = 0 if self._day is None else len(self._day.finds)
        while len(self.finds) < count:
            number = len(self.finds)
            button = EnterButton(parent=self._inner)
            button.clicked.connect(lambda _=False, number=number: self.find_wanted.emit(number))
            self.finds.append(button)
            self._finds.addWidget(button, number // 3, number % 3)
            self._order()
        from app.base.boxes import BOXES

        marks, spoken = find_marks(self.done), spoken_marks(self.done)
        for number, button in enumerate(self.finds):
            button.setVisible(number < count)
            if self._day is None or number >= count:
                continue
            name = BOXES[self._day.finds[number].position.game].name
            button.setText(f"{name}\n{marks[number]}")
            button.setAccessibleName(f"{number + 1}. {name}: {spoken[number]}")

    def _order(self) -> None:
        """Makes Tab visit the buttons in the order in which they appear: the deal, the finds (daily puzzles), the
        duel."""
        stops = [self.film, *self.finds, self.duel]
        for stop, following in pairwise(stops):
            QWidget.setTabOrder(stop, following)

    # ---- texts and pictures to share

    def _show_share(self) -> None:
        begun = self.done.is_begun
        for widget in (self.shared, self.copy, self.copy_picture, self.keep):
            widget.setVisible(begun)
        if begun:
            picture = QPixmap.fromImage(self.image())
            scale = self.fontMetrics().height() / 16
            size = QSize(*PICTURE) * scale * self.devicePixelRatioF()
            keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            picture = picture.scaled(size, keep, smooth)
            picture.setDevicePixelRatio(self.devicePixelRatioF())
            self.shared.setPixmap(picture)
            self.shared.setAccessibleName(shared_text(self.done))

    def image(self) -> QImage:
        return day_picture(self.done, self._theme)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(shared_text(self.done))
        self.notified.emit(QCoreApplication.translate("Day", "The text is copied."))

    def _copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(self.image())
        self.notified.emit(QCoreApplication.translate("Day", "The picture is copied."))

    def _keep(self) -> None:
        name = sortable_name(self.done.date, self.title.text(), "", ".png")
        _, sentence = keep(
            self, QCoreApplication.translate("Day", "Save the picture"), name, lambda place: self.image()
        )
        if sentence:
            self.notified.emit(sentence)
