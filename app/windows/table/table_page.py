"""The page of the table: the felt with its bars and panels, and how they are arranged. The page can show any game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from app.base.calm import factor_of
from app.base.guard import guarded
from app.base.later import later
from app.base.settings import PACES, Settings
from app.felt.interfaces import as_group, unheard
from app.felt.speech import USUAL
from app.felt.theme import Theme
from app.session.phase import Phase
from app.windows.rules.reasons import LOSS
from app.windows.table.lesson_feast import LessonFeast
from app.windows.table.panel_rail import PanelRail
from app.windows.table.phases import SHOWS, Below
from app.windows.table.rack_buttons import RackButtons
from app.windows.table.ready_plate import ReadyPlate
from app.windows.table.stage import Stage
from app.windows.table.table_foot import TableFoot
from app.windows.table.table_head import TableHead
from app.windows.table.table_panels import TablePanels
from app.windows.table.wanted_line import WantedLine
from app.windows.widgets.glass import Glass
from app.windows.widgets.keys_shown import keys_now
from app.windows.widgets.remove_now import leave
from app.windows.widgets.style_sheet import put_out

if TYPE_CHECKING:
    from app.windows.table.film_bar import FilmBar
    from app.windows.table.lesson_bar import LessonBar
    from engine.core.words import Word


class TablePage(QMainWindow):
    """The page of the table. Its signals report the player's wishes: to leave for the gallery, deal again, read a rule,
    or keep the chosen buzzer keys.

    played_on: the player wants to continue with a new game from this position of the film.
    compared: the player wants to compare the game's lines of play.
    chosen_after_film: what the player wants after the film: to deal the game or to learn it.
    panels_wanted: the player wants to open or close the panels.
    menus_wanted: the player wants to open the menus.
    sounded: a sound to play, by its name.
    notified: a sentence for the window to show.
    """

    left = Signal()
    rematch_wanted = Signal(bool)  # True for a rematch with the same cards
    rules_wanted = Signal(str)
    buzzers_chosen = Signal(object)
    panels_wanted = Signal()
    menus_wanted = Signal()
    played_on = Signal(int)
    compared = Signal()
    chosen_after_film = Signal(str)
    sounded = Signal(str)
    notified = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        as_group(self)  # otherwise a screen reader would announce a nameless window within the window
        self._settings = Settings()  # the settings applied last
        # Every part gets its parent when it is created, because Qt styles a widget and its contents again when its
        # parent changes.
        whole = self._whole = QWidget(self)
        self.head, self.stage, self.foot = TableHead(whole), Stage(theme, whole), TableFoot(whole)
        self.felt, self.cover, self.final = self.stage.felt, self.stage.cover, self.stage.final
        self.felt.setAccessibleName(QCoreApplication.translate("Table", "Table"))
        self.foot.lie_on(self.felt)
        self.verdict, self.choices, self.buttons = self.foot.verdict, self.foot.choices, self.foot.buttons
        self.challenges, self.buzzers = self.foot.challenges, self.foot.buzzers
        self.panels = TablePanels(self)
        self.history, self.coach, self.docks = self.panels.history, self.panels.coach, self.panels.docks
        self.rail = PanelRail(whole)
        self.lesson: LessonBar | None = None  # the bar above the felt, in a lesson
        self.film_bar: FilmBar | None = None  # the bar below the felt, during a film
        self._speed = 1.0  # the speed of the animation of acts
        self._below = Below.BARS
        self._keys: Mapping[str, str] | None = None  # the keyboard keys that the texts name now
        self._film_keys = False  # whether the film's keys are connected to this page
        self.usual_speech = USUAL  # how much is announced at the turn of a person who has chosen nothing
        self.own_meaning: Callable[[str], str] = lambda word: ""  # returns what the house book notes about a word
        self.looked_up: Callable[[str], object] = lambda word: None  # called with a word whose meaning is shown
        self.rack = RackButtons(self.felt)
        self.line = WantedLine(self.felt)
        self.plate = ReadyPlate(self.felt)
        self.feast = LessonFeast(self.felt)
        self._stops: list[QWidget] = []
        self._small = False
        column = self._column = QVBoxLayout(self._whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.head)
        across = QHBoxLayout()
        across.setSpacing(0)
        across.addWidget(self.stage, 1)
        across.addWidget(self.rail)
        column.addLayout(across, 1)
        column.addWidget(self.foot)
        self.setCentralWidget(self._whole)
        self.glass = Glass(self)
        self._connect()

    def _connect(self) -> None:
        self.rail.clicked.connect(self.panels_wanted)
        self.challenges.turned.connect(self.plate.keys.hold)
        self.foot.agreement.turned.connect(self.plate.keys.hold)
        for dock in self.docks.panels:
            dock.visibilityChanged.connect(lambda: self.rail.show_open(self.docks.shown))
        self.stage.currentChanged.connect(self._show_below)
        self.stage.widened.connect(self._fold)
        self.stage.ended.connect(lambda: self.sounded.emit("end"))
        self.felt.rested.connect(self.glass.lift)
        self.glass.pressed.connect(self.finish_motion)
        self.final.deals.connect(lambda: self.glass.lie_around(self.foot))
        self.final.rested.connect(self.glass.lift)
        self.felt.picked.connect(lambda: self.sounded.emit("lift"))
        for laid in (self.felt.dropped, self.felt.returned, self.felt.reordered):
            laid.connect(lambda: self.sounded.emit("lay"))
        self.verdict.rules_wanted.connect(self.rules_wanted)
        self.history.rules_wanted.connect(self.rules_wanted)
        self.history.left.connect(self.focus_felt)
        self.coach.tried_again.connect(self.played_on)
        for bar in (self.choices, self.buttons):
            bar.left.connect(self.focus_felt)
        self.final.rematch_wanted.connect(self.rematch_wanted)
        self.final.gallery_wanted.connect(self.left)

    def be_small(self) -> None:
        """Shrinks the page to a small table beside something else, without head and panels. A film on it can't be
        closed here."""
        self._small = True
        self.head.hide()
        self.rail.hide()

    # ---- a lesson

    def show_bar(self, bar: "LessonBar | None") -> None:
        """Shows a bar above the felt, for a lesson or for the reminders of a first game. A bar without text keeps its
        room, so that the felt does not move."""
        if bar is not self.lesson:
            self.put_above(bar)
            self.arrange()

    def put_above(self, bar: "LessonBar | None") -> None:
        """Puts a bar above the felt, or removes the one there. The felt keeps its size until the next call of
        `arrange`, so that several bars can change first."""
        if bar is self.lesson:
            return
        self._column.setEnabled(False)  # otherwise Qt would resize the felt as soon as a bar shows
        if self.lesson is not None:
            leave(self.lesson)
        self.lesson = bar
        if bar is not None:
            self._column.insertWidget(1, bar)
            bar.tell()
            self.felt.committed.connect(bar.entered)
            bar.setVisible(bool(bar.sentence.text()))

    @property
    def goal_reached(self) -> bool:
        """Whether the goal of a lesson's step is reached, so that nobody plays on."""
        return self.lesson is not None and self.lesson.done

    @property
    def sentence(self) -> str:
        """The sentence of the lesson above the felt; "" without a lesson."""
        return self.lesson.sentence.text() if self.lesson is not None else ""

    @property
    def shows_end(self) -> bool:
        return self.stage.currentWidget() is self.final

    # ---- settings

    def wear(self, settings: Settings, theme: Theme) -> None:
        """Applies colours and sizes."""
        with self.felt.laid_once():
            self.stage.wear(theme, settings.text_size / 100)
            self.panels.fit_text(settings.text_size)
        later(self, self._fit)  # by then every widget has its new font

    def _fit(self) -> None:
        """Arranges the table for letters of a new size. Arranges it only once, even if the room changes at the same
        time."""
        (self.arrange if self.isVisible() else self._fold)()

    def give_keys(self, keys: tuple[str, ...]) -> None:
        """Sets the keyboard keys of the people who play the next game."""
        self._settings = replace(self._settings, buzzers=keys)

    def obey(self, settings: Settings) -> None:
        """Applies all settings besides colours and sizes."""
        self._settings = settings
        self.hasten(self._speed)
        self.felt.set_card_scale(settings.card_size / 100)
        self.felt.speech = self.usual_speech = settings.speech
        if settings.keys != self._keys:
            self._keys = settings.keys
            self.call_keys()
        self.docks.obey(settings.panels, settings.layout)

    def call_keys(self) -> None:
        """Updates the texts that name keyboard keys."""
        for part in (self.head, self.rail, self.film_bar):
            if part is not None:
                part.report_keys()

    @property
    def speed_of_computers(self) -> float:
        """The speed of computers' acts. Even at the fastest pace, which skips the thinking time, the acts stay
        visible."""
        return 1 / max(PACES[self._settings.pace], PACES["quick"])

    def hasten(self, speed: float) -> None:
        """Sets the speed at which the felt animates acts; films and acts of computer players can have other speeds than
        the rest of the game."""
        self._speed, motion = speed, factor_of(self._settings.motion)
        self.felt.set_motion(motion, speed)
        self.stage.motion = motion

    def finish_motion(self) -> None:
        """Ends the animation on the felt, or the animated dealing on the final page."""
        self.felt.finish_motion()
        self.final.finish_motion()

    # ---- events

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panels.fit_window(self.width())
        self._fold()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.panels.lie_as_kept()

    @guarded
    def focusNextPrevChild(self, next: bool) -> bool:
        self._order_stops()  # panels may have gained or lost tabs
        return super().focusNextPrevChild(next)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Sends typing to the felt if a button of the table has the focus."""
        meant = event.text().isalpha() or event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
        command = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        on_a_button = isinstance(QApplication.focusWidget(), QAbstractButton)
        if meant and not command and on_a_button and self.stage.shows_felt and self.plate.isHidden():
            self.focus_felt()
            QApplication.sendEvent(self.felt, event)
            return
        super().keyPressEvent(event)

    def put_out(self, out: bool) -> None:
        """Makes the buttons look disabled if `out` is set, otherwise enabled. They look disabled while the felt
        animates an act, because no press is needed then. A press still has its effect, and ends the animation."""
        head = [self.head.undo, self.head.redo, self.head.hint]
        put_out([*self.foot.pressed, *self.buzzers.buttons.values(), self.rack.buttons["back"], *head], out)

    # ---- arrangement

    def _fold(self) -> None:
        """Puts bars in two lines if one is too narrow for their content."""
        waits = not self._column.isEnabled()
        self._column.setEnabled(False)  # otherwise Qt would resize the felt whenever a part of a bar shows
        with self.felt.laid_once():
            self._fold_bars()
        self._column.setEnabled(not waits)

    def _fold_bars(self) -> None:
        width = self.stage.width() - 20
        low = self.panels.is_low(self.height())
        self.head.fold(width, low=low)
        if self.lesson is not None:
            self.lesson.fold(width, low=low)
        self.foot.fold(width, width // 3 if low else self.panels.width, low=low)
        if self.film_bar is not None:
            self.film_bar.fold(width, low=low, told_above=bool(self.sentence))

    def arrange(self) -> None:
        """Arranges all parts of the page in one step. Otherwise Qt would paint the bars once in their old state and lay
        out the felt once in its old size."""
        with self.felt.laid_once():
            self._fold()
            self._column.setEnabled(True)
            for part in (*self.foot.bars, self.foot, self.head, self._whole, self, self.window()):
                if (layout := part.layout()) is not None:
                    layout.activate()
        self._order_stops()

    def _order_stops(self) -> None:
        """Makes Tab lead from the felt to the widgets of the current move first, and then to all others.

        Called again for each move, because new buttons come last in Qt's order. Panels in windows of their own are left
        out.
        """
        lesson = self.lesson.stops if self.lesson is not None else ()
        films = self.film_bar.stops if self.film_bar is not None else []
        result = self.head.result  # the button that leads back to the final page comes first
        head = [stop for stop in self.head.stops if stop is not result]
        around = [*lesson, *self.rack.stops, *head, self.rail, self.history, *self.docks.tabs()]
        wanted = (self.felt, self.plate.ready, result, *self.foot.stops, *films, *around)
        stops = [stop for stop in wanted if stop.window() is self.window()]
        if stops != self._stops:
            self._stops = stops
            for stop, following in pairwise(stops):
                QWidget.setTabOrder(stop, following)

    def focus_felt(self) -> None:
        """Focuses the felt if it is visible. If the felt were focused while hidden, a screen reader would announce it,
        and the button that opens the hand would lose the focus. When the goal of a lesson is reached, the button for
        the next step keeps the focus."""
        if self.stage.shows_felt and self.plate.isHidden() and not self.goal_reached:
            self.felt.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_below(self, bar: "FilmBar | None") -> None:
        """Shows the film bar instead of the foot (the bars below the felt); None shows the foot again."""
        if self.film_bar is not None:
            leave(self.film_bar)
        self.film_bar = bar
        if bar is not None:
            with unheard():
                self._column.addWidget(bar)
                bar.report_keys()
            if self.sentence:  # keeps the felt's size, because the bar above it describes what the film shows
                bar.setMinimumHeight(self.foot.height())
            if self._small:
                bar.close_film.hide()
                bar.is_small = True
                self._hear(bar.by_key)

    def _hear(self, commands: Iterable[str]) -> None:
        """Connects the keyboard keys for films with this page, once."""
        here = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for command in () if self._film_keys else commands:
            for keys in keys_now(self, command):
                pressed = partial(self._press_film, command)
                QShortcut(keys, self, context=here).activated.connect(pressed)
        self._film_keys = True

    def _press_film(self, command: str) -> None:
        if self.film_bar is not None:
            self.film_bar.press(command)

    def show_goal_reached(self, title: Callable[[], str], words: "Sequence[Word]", *, great: bool) -> None:
        """Shows that the goal of a lesson's step is reached: clears the bars below the felt, because nobody plays on,
        and shows the learner's words as cards.

        words: the words that the learner made.
        great: whether this was the last step of the lesson.
        """
        self.head.turn.clear()
        self.line.put_away()
        self.foot.put_choices_away()
        self.turn_to(Phase.LESSON)
        self.arrange()
        self.feast.begin(title, words, great=great, motion=factor_of(self._settings.motion))
        self.sounded.emit("end" if great else "fine")

    def turn_to(self, phase: Phase) -> None:
        """Shows the widgets below the felt that belong to this phase."""
        self._below = SHOWS[phase].below
        self._show_below()

    def _show_below(self) -> None:
        policy = self.foot.sizePolicy()
        policy.setRetainSizeWhenHidden(self._below is Below.ROOM)
        self.foot.setSizePolicy(policy)
        bars, film = self._below is Below.BARS and self.stage.shows_felt, self._below is Below.FILM
        if not bars:  # the film's bar leaves first, because Qt gives the felt a new size as soon as the other bars show
            self.foot.hide()
        if self.film_bar is not None:
            if film and self.film_bar.isHidden():
                self._fold()
            self.film_bar.setVisible(film)
        self.foot.setVisible(bars)

    @property
    def rule(self) -> str:
        """The key (see reasons.py) of the rule that the player asks for: the rule of the current line in the history
        or, if none, of the bar's sentence. On the final page it is the rule about cards left."""
        return self.history.rule or (LOSS if self.shows_end else self.verdict.code)
