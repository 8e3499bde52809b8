"""The bar below a film: the current act in words, the slider, and the buttons."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.base.listing import listed
from app.felt.view import FeltView
from app.session.film.film import SPEEDS, Film
from app.session.film.marks import BEST, CHALLENGED, LEAD, FilmMark
from app.session.match.view_data import HistoryLine
from app.session.moment import Moment
from app.session.running_game import RunningGame
from app.windows.table.film_slider import FilmSlider
from app.windows.table.spoken import line_report, sentences
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import FlowLayout, room_around, turn_line
from app.windows.widgets.keys_shown import call_with_key
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.popups import place_below
from app.windows.widgets.sign_button import SignButton
from app.windows.widgets.style_sheet import restyle
from app.windows.widgets.written_by_people import plain_label
from engine.core.view import ALL

BESIDE = 0.76  # the largest share of the width for all buttons beside the slider


class FilmBar(QWidget):
    """The bar of buttons, slider and text below one film.

    left: the player closed the film.
    played_on: the player wants to continue with a new game from this position.
    compared: the player wants to compare this line of play (one of the game's branches) with another.
    keep_wanted: the player wants a keepsake; its menu opens at this position on the screen.
    chosen: what the player wants after the film: to deal the game or to learn it.
    is_small: whether the film shows on a small table beside something else; then the bar has no buttons that lead away.
    """

    left = Signal()
    played_on = Signal(int)
    compared = Signal()
    keep_wanted = Signal(object)
    chosen = Signal(str)

    def __init__(self, game: RunningGame, moment: Moment, felt: FeltView) -> None:
        super().__init__()
        self._felt, self._game, self._film, self._moment = felt, game, game.film, moment
        self._spoken = self._said = ""  # the text for this position, and the text announced last
        self._marks: tuple[Sequence[HistoryLine], bool, tuple[FilmMark, ...]] = ((), False, ())
        self.text = plain_label()
        self.text.setWordWrap(True)
        self.text.setObjectName("heading")
        self.slider = FilmSlider()
        self.start, self.back = SignButton("<<"), SignButton("<|")
        self.play, self.on, self.end = SignButton(">"), SignButton("|>"), SignButton(">>")
        self.speed, self.eyes = NamedBox(), NamedBox()
        self.go_on, self.compare, self.close_film = EnterButton(), EnterButton(), EnterButton()
        self.keep = EnterButton()
        self.learn, self.again, self.deal = EnterButton(), EnterButton(), EnterButton()
        self.deal.setProperty("main", True)
        self.is_small = False
        self._build()
        self._connect()
        self._name()
        self._film.changed.connect(self._show_run)
        self.hide()

    def _build(self) -> None:
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(10, 2, 10, 8)
        run = self._run = QHBoxLayout()
        for widget in self.run_buttons:
            run.addWidget(widget)
        run.addWidget(self.slider, 1)
        run.addWidget(self.speed)
        run.addWidget(self.close_film)
        others = FlowLayout()
        for other in (self.eyes, self.go_on, self.compare, self.keep, *self.at_the_end):
            others.addWidget(other)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.addWidget(self.text, 1)
        self._line.addLayout(others)
        column.addLayout(self._line)
        column.addLayout(run)
        self._others = others

    def _connect(self) -> None:
        film = self._film
        acts: dict[QPushButton, Callable[[], object]] = {
            self.start: lambda: film.turn(-1),
            self.back: lambda: film.step(-1),
            self.play: film.toggle,
            self.on: lambda: film.step(1),
            self.end: lambda: film.turn(1),
            self.go_on: lambda: self.played_on.emit(film.at),
            self.compare: self.compared.emit,
            self.keep: lambda: self.keep_wanted.emit(place_below(self.keep)),
            self.close_film: self.left.emit,
            self.learn: lambda: self.chosen.emit("learn"),
            self.again: film.begin,
            self.deal: lambda: self.chosen.emit("deal"),
        }
        for button, act in acts.items():
            button.clicked.connect(partial(_call, act))
        self.slider.valueChanged.connect(film.go_to)
        self.speed.activated.connect(lambda place: film.hasten(SPEEDS[place]))
        self.eyes.activated.connect(lambda place: film.see_through(int(self.eyes.itemData(place))))

    def press(self, what: str) -> None:
        """Presses the button of a command that the player gave by a key."""
        if self.isVisible():
            self.by_key[what].click()

    @property
    def by_key(self) -> dict[str, QPushButton]:
        """Returns the button for each command."""
        turns = {"film-turn-back": self.start, "film-turn-on": self.end}
        return {**turns, "film-back": self.back, "film-on": self.on, "pause": self.play}

    @property
    def stops(self) -> list[QWidget]:
        """The widgets of the bar in Tab order."""
        run = [*self.run_buttons, self.slider, self.speed]
        return [*run, self.eyes, self.go_on, self.compare, self.keep, *self.at_the_end, self.close_film]

    @property
    def run_buttons(self) -> list[QPushButton]:
        """The buttons before the slider, which run the film."""
        return [self.start, self.back, self.play, self.on, self.end]

    @property
    def at_the_end(self) -> list[QPushButton]:
        """The buttons that a film of a game in the gallery shows at its end: learn, watch again, deal."""
        return [self.learn, self.again, self.deal]

    # ---- display

    def show_moment(self, moment: Moment) -> None:
        film, game = self._film, self._game
        self._moment = moment
        if self._marks[0] is not moment.history or self._marks[1] != moment.calm:
            self._marks = moment.history, moment.calm, film.marks(moment.history)
        marks = self._marks[2]
        blocked = QSignalBlocker(self.slider)
        self.slider.setRange(0, film.last)
        self.slider.setPageStep(max(1, film.last // 10))
        self.slider.setValue(film.at)
        del blocked
        self.slider.show_marks(marks)
        free = moment.over and not game.is_shown
        self.eyes.setVisible(free and len(moment.seats) > 1)
        self.go_on.setVisible(free and film.at < film.last)
        self.compare.setVisible(game.has_other_lines)
        self.keep.setVisible(not (game.is_shown or self.is_small))
        for button in self.at_the_end:
            button.setVisible(game.invites and film.at == film.last and not self.is_small)
        for button, possible in ((self.start, film.at > 0), (self.back, film.at > 0)):
            button.setEnabled(possible)
        for button in (self.on, self.end):
            button.setEnabled(film.at < film.last)
        self._write(moment, film, marks)

    def _write(self, moment: Moment, film: Film, marks: Sequence[FilmMark]) -> None:
        translate = QCoreApplication.translate
        lines = [line for line in moment.history if line.index == film.at]
        done = "\n".join([line_report(line, moment.names, " · ") for line in lines])
        aloud = " ".join([line_report(line, moment.names, " ", aloud=True) for line in lines])
        if not film.at:
            done = aloud = translate("Film", "The game begins.")
        notes = [_mark_text(mark, moment.names) for mark in marks if mark.index == film.at]
        place = translate("Film", "{at} of {all}").format(at=film.at, all=film.last)
        shown = film.caption or " · ".join([part for part in (f"{place}   {done}".strip(), *notes) if part])
        self.text.setText(shown)
        self._keep_room()
        notes_aloud = [note[:1].upper() + note[1:] for note in notes]
        ways_on = listed([button.text() for button in self.at_the_end if not button.isHidden()])
        over = translate("Film", "The film is over.") if film.at == film.last and not film.announced_end else ""
        parts = film.captions.get(film.at, ""), aloud, *notes_aloud, film.announced_end, over, ways_on
        self._spoken = sentences(parts)
        self.slider.setAccessibleDescription(f"{place}. {self._spoken}")

    def tell(self, *, read: bool) -> None:
        """Announces the text for the displayed position, unless it was announced last.

        read: whether the screen reader reads this text anyway, because the focus is on its history line.
        """
        if self._spoken != self._said:
            self._said = self._spoken
            self._felt.say("" if read else self._spoken)

    def _keep_room(self) -> None:
        """Reserves two lines for the text, or more if an earlier text has needed more, so that the felt above does not
        jump."""
        self.text.ensurePolished()  # otherwise Qt would measure letters of the usual size before the bar first shows
        lines = max(2 * self.text.fontMetrics().lineSpacing(), self.text.heightForWidth(max(self.text.width(), 1)))
        if lines > self.text.minimumHeight():
            self.text.setMinimumHeight(lines)

    def _show_run(self) -> None:
        film = self._film
        translate = QCoreApplication.translate
        self.play.sign = "||" if film.rolls else ">"
        call_with_key(
            self.play, translate("Film", "Stop the film") if film.rolls else translate("Film", "Play the film"), "pause"
        )
        self.speed.setCurrentIndex(SPEEDS.index(film.speed))
        self.play.update()

    def fold(self, width: int, *, low: bool, told_above: bool = False) -> None:
        """Arranges the bar in its width: the text gets a line of its own if the buttons leave it too little room, and
        the close button shows an icon if the slider has too little room.

        low: whether the window is so short that the felt needs all the height; the text then has smaller letters.
        told_above: whether a bar above the felt shows the same text; this bar then shows it small beside the slider, so
        that the felt can keep its size, and leaves it out if the window is short.
        """
        self.text.setHidden(low and told_above)
        self._put_text(beside_slider=told_above)
        around = room_around(self, 10, 2, 4 if told_above else 8, low=low)
        self._column.setContentsMargins(around)
        self._run.setSpacing(around.left() * 3 // 5)  # 6 pixels at the usual text size
        width -= around.left() + around.right()
        name = "" if low or told_above else "heading"
        if self.text.objectName() != name:
            self.text.setObjectName(name)
            restyle(self.text)
        self.close_film.setText(self.close_film.accessibleName())
        beside = [one for one in self.stops[:7] if one is not self.slider]
        if sum([one.sizeHint().width() + self._run.spacing() for one in (*beside, self.close_film)]) > width * BESIDE:
            self.close_film.setText("×")
        turn_line(self._line, self._others.sizeHint().width() > width * 0.55)
        self.text.setMinimumHeight(2 * self.text.fontMetrics().lineSpacing())

    def _put_text(self, *, beside_slider: bool) -> None:
        """Puts the text beside the slider if `beside_slider` is set, otherwise at the start of the other line."""
        line, place, share = (self._run, len(self.run_buttons), 2) if beside_slider else (self._line, 0, 1)
        if line.indexOf(self.text) < 0:
            for other in (self._run, self._line):
                other.removeWidget(self.text)
            line.insertWidget(place, self.text, share)

    # ---- words

    def _name_eyes(self) -> None:
        translate = QCoreApplication.translate
        self.eyes.addItem(translate("Film", "All hands open"), ALL)
        for seat, name in enumerate(self._moment.names):
            self.eyes.addItem(translate("Film", "Seen by {name}").format(name=name), seat)
        eyes = self._moment.viewer if self._film.eyes is None else self._film.eyes
        self.eyes.setCurrentIndex(max(0, self.eyes.findData(eyes)))

    def report_keys(self) -> None:
        translate = QCoreApplication.translate
        call_with_key(self.start, translate("Film", "The turn before"), "film-turn-back")
        call_with_key(self.back, translate("Film", "One act back"), "film-back")
        call_with_key(self.on, translate("Film", "One act on"), "film-on")
        call_with_key(self.end, translate("Film", "The next turn"), "film-turn-on")
        self._show_run()

    def _name(self) -> None:
        translate = QCoreApplication.translate
        self.setAccessibleName(translate("Film", "Film"))
        self.slider.setAccessibleName(translate("Film", "Place in the film"))
        self.speed.call(translate("Film", "Speed"))
        for speed in SPEEDS:
            self.speed.addItem(f"× {speed:g}" if speed >= 1 else "× ½")
        self.eyes.call(translate("Film", "Point of view"))
        self.go_on.setText(translate("Film", "Play on from here"))
        self.compare.setText(translate("Film", "Compare"))
        self.keep.setText(translate("Final", "Keep…"))
        self.keep.setToolTip(translate("Final", "A picture, a score sheet or the text of this game"))
        self.learn.setText(translate("Gallery", "Learn"))
        self.again.setText(translate("Film", "Watch again"))
        self.deal.setText(translate("Gallery", "Deal"))
        self.close_film.setText(translate("Film", "Close the film"))
        self.close_film.setAccessibleName(self.close_film.text())
        self.close_film.setToolTip(self.close_film.text())
        self._name_eyes()


def _call(act: Callable[[], object], _: bool = False) -> None:
    act()


def _mark_text(mark: FilmMark, names: Sequence[str]) -> str:
    translate = QCoreApplication.translate
    if mark.kind == LEAD and mark.seat is not None:
        return translate("Film", "now in the lead: {name}").format(name=names[mark.seat])
    return {BEST: translate("Film", "one of the best words"), CHALLENGED: ""}[mark.kind]
