"""The table: the felt with its bars and panels, bound to one running game."""

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from app.base.calm import factor_of
from app.base.guard import guarded
from app.base.later import later
from app.base.settings import Settings
from app.session.moment import Moment
from app.session.running_game import RunningGame
from app.table.interfaces import as_group
from app.table.picture import Target
from app.table.script import Doing
from app.table.theme import Theme
from app.windows.rules.reasons import LOSS
from app.windows.table.after_game import AfterGame
from app.windows.table.asking import Asking
from app.windows.table.buzzing import Buzzing
from app.windows.table.card_menu import CardMenu
from app.windows.table.felt_binding import FeltBinding
from app.windows.table.hinting import Hinting
from app.windows.table.panel_rail import PanelRail
from app.windows.table.pressing import Pressing
from app.windows.table.rack_buttons import RackButtons
from app.windows.table.ready_plate import ReadyPlate
from app.windows.table.stage import Stage
from app.windows.table.table_foot import TableFoot
from app.windows.table.table_head import TableHead
from app.windows.table.table_panels import TablePanels
from app.windows.table.table_voice import TableVoice
from app.windows.widgets.glass import Glass
from app.windows.widgets.keys_shown import keys_now
from app.windows.widgets.leaving import leave
from app.windows.widgets.ties import Ties
from engine.core.verdict import Reason

if TYPE_CHECKING:
    from app.windows.table.film_bar import FilmBar
    from app.windows.table.lesson_bar import LessonBar

SOUNDS = {**dict.fromkeys("play restart salvage place shout".split(), "word"), "deal": "flip"}  # of other acts: turn
TIMES_TOLD = (30, 10, 5)  # seconds left, that who listens is told without asking


def is_dealt_for_all(moment: Moment) -> bool:
    """A card that is dealt in Shout! comes at its own pace, and may be called out on its way."""
    return moment.calls and all(beat.doing is Doing.DRAW for beat in moment.script)


class TablePage(QMainWindow):
    """Signals: leave for the gallery, deal the same again, show the rules (at a part), remember the buzzer keys.

    played_on: a new game is to begin at this position of the film.  compared: its lines are.
    panels_wanted: open them, or close them.  menus_wanted: open them.  sounded: one of the sounds by its name.
    """

    left = Signal()
    rematch_wanted = Signal(bool)  # with the same cards?
    rules_wanted = Signal(str)
    buzzers_chosen = Signal(object)
    panels_wanted = Signal()
    menus_wanted = Signal()
    played_on = Signal(int)
    compared = Signal()
    sounded = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        as_group(self)  # to a screen reader it would be a window within the window, without a name
        self.running: RunningGame | None = None
        self.head, self.stage, self.foot = TableHead(), Stage(theme), TableFoot()
        self.felt, self.cover, self.final = self.stage.felt, self.stage.cover, self.stage.final
        self.foot.lie_on(self.felt)
        self.verdict, self.choices, self.buttons = self.foot.verdict, self.foot.choices, self.foot.buttons
        self.objections, self.buzzers = self.foot.objections, self.foot.buzzers
        self.panels = TablePanels(self)
        self.history, self.coach, self.docks = self.panels.history, self.panels.coach, self.panels.docks
        self.rail = PanelRail()
        self.film_bar: FilmBar | None = None  # made for the first film
        self._motion = 1.0
        self._keys: Mapping[str, str] | None = None  # those that were told last
        self.rack = RackButtons(self.felt)
        self.plate = ReadyPlate(self.felt)
        self._open = False  # was a hand to be seen, or the end?
        self._viewer = 0  # whose
        self.asking = Asking(self.felt, self.history, self)
        self.hinting = Hinting(self.felt, self.verdict, self)
        self.voice = TableVoice(self.felt, self.verdict, self.objections, self.hinting)
        self.buzzing = Buzzing(self.buzzers, self.objections, self.stage)
        self.stage.explain = self.asking.in_a_line
        self._stops: list[QWidget] = []
        self._whole = QWidget()
        self.lesson: LessonBar | None = None
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
        self._column = column
        self.setCentralWidget(self._whole)
        self._glass = Glass(self)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.head.asked.connect(self._asked)
        self.rail.clicked.connect(self.panels_wanted)
        for dock in self.docks.panels:
            dock.visibilityChanged.connect(lambda: self.rail.show_open(self.docks.shown))
        self.stage.currentChanged.connect(self._turned)
        self.stage.widened.connect(self._fold)
        self.stage.ended.connect(lambda: self.sounded.emit("end"))
        self.felt.rested.connect(self._rested)
        self.felt.came_back.connect(self._came_back)
        self._glass.pressed.connect(self.felt.finish_motion)
        self.felt.aimed.connect(self._aimed)
        self.felt.picked.connect(lambda: self.sounded.emit("lift"))
        for laid in (self.felt.dropped, self.felt.returned, self.felt.reordered):
            laid.connect(lambda: self.sounded.emit("lay"))
        self.objections.asked.connect(self._objection_asked)
        self.verdict.rules_wanted.connect(self.rules_wanted)
        self.verdict.words_wanted.connect(self.show_words)
        self.history.rules_wanted.connect(self.rules_wanted)
        self.history.left.connect(self._focus_felt)
        self.coach.tried_again.connect(self.played_on)
        self.choices.left.connect(self._focus_felt)
        self.asking.nothing.connect(self.voice.tell_no_meaning)
        self.final.rematch_wanted.connect(self.rematch_wanted)
        self.final.gallery_wanted.connect(self.left)
        self.final.table_wanted.connect(self._show_table)
        self.final.film_wanted.connect(self.play_film)
        self.buzzing.pressed.connect(self._buzzed)
        self.buzzing.vain.connect(self._buzzed_in_vain)
        self.buzzing.keys_chosen.connect(self.buzzers_chosen)

    def be_small(self) -> None:
        """Beside something else: what is above and around the felt is not wanted, and the film is not closed here."""
        self._small = True
        self.head.hide()
        self.rail.hide()

    # ---- a game on the table

    def sit_down(self, running: RunningGame, bar: "LessonBar | None" = None) -> None:
        """Put this game on the felt. bar: what a lesson says above it."""
        self.stand_up()
        self.show_bar(bar)
        self.running, session = running, running.session
        self.felt.begin_anew()
        for part in (self.stage, self.hinting, self.voice):
            part.begin_anew()
        self.history.show_lines((), ())
        self.binding = FeltBinding(self.felt, session, self._commit)
        self.card_menu = CardMenu(session, self.felt, self.asking, self)
        self.asking.exchanges = session.gestures.exchanges
        self.pressing = Pressing(running, self.stage, self.foot, self.rack, self.plate, self._focus_felt)
        self.after_game = AfterGame(running, self.final, self.verdict, self.panels, self._show_table, self._focus_felt)
        self.felt.finish_motion()
        self._ties = Ties(
            (session.changed, self.show_moment),
            (session.refused, self._refused),
            (session.acted, self._acted),
            (session.offered, self._offered),
            (running.ticked, self._ticked),
            (running.went_on, lambda left, of: self.head.show_left(left, of, running.limits.of_game(left))),
            (running.ponders, self._pondered),
            (running.buzzed, self._word_given),
            (running.tied, self._tied),
            (running.advised, self._advised),
            (self.history.looked_at, session.look_at),
            (self.history.clicked_at, session.show_again),
            (self.history.pointed, lambda index: self.felt.light(session.cards_of_act(index))),
        )
        self.buzzing.sit_down(running)
        self._ticked(-1)
        self._open = False
        self.show_moment(session.moment, animate=False)
        running.start()
        if running.kept and not session.match.moves:  # a lesson's cards lie there at once
            self.sounded.emit("shuffle")
            session.deal_out()

    def show_bar(self, bar: "LessonBar | None") -> None:
        """What a lesson says above the felt, or what a first game reminds of."""
        if bar is self.lesson:
            return
        if self.lesson is not None:
            leave(self.lesson)
        self.lesson = bar
        if bar is not None:
            self._column.insertWidget(1, bar)
            bar.show()
        if self.moment is not None:  # in the middle of a game
            self._fold()
            self._order_stops()

    def stand_up(self) -> None:
        """Take the game off the felt; it is saved."""
        if self.running is None:
            return
        self.felt.finish_motion()
        self.felt.hush()
        for ties in (self._ties, self.card_menu.ties, self.pressing.ties, self.binding.ties):
            ties.undo()
        self.binding.untie()
        self.after_game.stand_up()
        self.buzzing.stand_up()
        if self.film_bar is not None:
            self.film_bar.stand_up()
        self.running.close()
        self.running.deleteLater()
        self.running = self.asking.moment = None

    @property
    def _learns(self) -> bool:
        """Is there a position to learn from, and no game?"""
        return self.lesson is not None and self.running is not None and not self.running.kept

    @property
    def _is_done(self) -> bool:
        """Is the goal of a step reached? Then nobody plays on."""
        return self.lesson is not None and self.lesson.done

    @property
    def moment(self) -> Moment | None:
        """What is shown now."""
        return self.running.session.moment if self.running is not None else None

    # ---- settings

    def wear(self, settings: Settings, theme: Theme) -> None:
        """Colours and sizes."""
        self.stage.wear(theme, settings.text_size / 100)
        self.panels.fit_text(settings.text_size)
        if self.moment is not None:
            self.voice.say_verdict(self.moment)  # in the ink of the new clothes
        later(self, self._fold)  # by then everything has its new letters

    def obey(self, settings: Settings) -> None:
        """What else is set."""
        self._motion = factor_of(settings.motion)
        self._set_motion()
        if settings.buzzers != self.buzzing.keys:
            self.buzzing.keys = settings.buzzers
            self.buzzing.show_keys()
            self.refresh()
        if settings.reasons != self.voice.reasons:
            self.voice.reasons = settings.reasons
            self.refresh(animate=False)
        self.felt.set_card_scale(settings.card_size / 100)
        self.felt.speech = settings.speech
        if settings.keys != self._keys:
            self._keys = settings.keys
            self.call_keys()
        self.docks.obey(settings.panels, settings.layout)

    def call_keys(self) -> None:
        """What is said of keys follows them."""
        self.head.retranslate()
        self.rail.retranslate()
        if self.film_bar is not None:
            self.film_bar.retranslate()
        self.refresh(animate=False)

    def hint_with(self, hints: str) -> None:
        """Which words hints may name from now on."""
        if self.running is None:
            return
        before = self.running.hints
        self.running.hint_with(hints)
        if self.running.hints != before:
            self.hinting.begin_anew()
            self.refresh(animate=False)

    def rest(self) -> None:
        """The player turns to something else."""
        if self.running is not None and self._films:
            self.running.film.halt()
        if self.running is not None and not (self.running.is_shown or self.running.session.paused):
            self.pressing.toggle_pause()

    def stand_behind(self) -> None:
        """A dialog wants to be answered first: no clock runs on behind it."""
        if self.running is not None and self.running.is_timed and not self.running.session.hidden and self.isVisible():
            self.rest()

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
        self._order_stops()  # tabs of panels may have come or gone
        return super().focusNextPrevChild(next)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Typing goes on at the felt, whichever button of the table has the focus."""
        meant = event.text().isalpha() or event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
        command = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        on_a_button = isinstance(QApplication.focusWidget(), QAbstractButton)
        if meant and not command and on_a_button and self.stage.shows_felt and self.plate.isHidden():
            self._focus_felt()
            QApplication.sendEvent(self.felt, event)
            return
        super().keyPressEvent(event)

    # ---- showing

    def show_moment(self, moment: Moment, animate: bool = True) -> None:
        """Everything as it is now. What led here is seen on the felt first; everything else waits for it."""
        game = self.running
        if game is None or moment is not game.session.moment:  # whoever heard of it first has changed it again
            return
        if game.is_shown and not moment.films:  # there is nothing but the film
            self.left.emit()
            return
        self.asking.hush()
        self.asking.moment = moment
        others = moment.viewer != self._viewer and not (moment.calls or moment.over)
        if self._open and (moment.hidden or others):
            self._close_hand()
        elif not (moment.hidden or self._open):
            self.felt.forget_attention()
        self._viewer = moment.viewer
        self._show_film(moment)
        self.binding.show(moment, animate=animate and self.stage.shows_felt)
        game.hold(self.felt.performing and not (moment.films or is_dealt_for_all(moment)))
        if self.felt.performing:
            self.plate.put_away()
            self._glass.lie_around(self.felt)  # any input ends it, and is carried out, too
            self.voice.tell_act(moment, last=self._is_done)
        else:
            self._show_rest(moment)

    def _rested(self) -> None:
        """It has been seen."""
        self._glass.hide()
        if self.moment is not None and self.running is not None:
            self._show_rest(self.moment)
            self.running.hold(False)

    def _show_rest(self, moment: Moment) -> None:
        """What stands around the felt."""
        assert self.running is not None
        self.stage.show_moment(moment)
        hints, learns = self.running.hints != "off", self._learns
        self.head.show_moment(moment, hints=hints, end_seen=self.stage.end_seen, learns=learns)
        self.voice.say_verdict(moment)
        self.voice.tell_change(moment)
        self.foot.show_moment(moment)
        self.rack.show_moment(moment)
        self.plate.show_moment(moment)
        self.buzzing.show_moment(moment)
        self.panels.show_moment(moment, self.voice.history(moment))
        self._fold()
        self._lay_out()
        self._order_stops()
        if self.stage.shows_felt and not moment.hidden and not self._open:
            self._focus_felt()
            if not moment.films:  # its bar tells, and what came later is not told before
                self.voice.tell_table(moment, taught=learns)
        self._open = not moment.hidden
        self.voice.tell_act(moment, last=self._is_done)
        if moment.films and self.running is not None:
            self.running.film.rest()

    def _came_back(self) -> None:
        """From a dialog. While no hand is open the plate has the keyboard, and says who comes."""
        if self.moment is not None and not self.moment.hidden:
            self.voice.tell_where(self.moment)

    def _close_hand(self) -> None:
        """Nothing of it is held, heard or found any more."""
        self.felt.let_go()
        self.felt.hush()

    def refresh(self, animate: bool = True) -> None:
        """The same moment, in other words or other clothes."""
        if self.moment is not None:
            self.show_moment(self.moment, animate)

    def _offered(self, moment: Moment) -> None:
        """What can still come of the cards laid is found; nothing else has changed."""
        self.binding.offer(moment)
        self.voice.say_verdict(moment)

    def _aimed(self, target: Target | None) -> None:
        """A held card is over a place, or over none any more."""
        if self.running is None or self.moment is None:
            return
        gestures = self.running.session.gestures
        shown = gestures.verdict_at(self.felt.held, target) if target is not None and target.legal else None
        self.voice.show_aimed(self.moment, shown)

    def _fold(self) -> None:
        """Bars in two lines where one would squeeze what stands in them."""
        width = self.stage.width() - 20
        low = self.panels.is_low(self.height())
        self.head.fold(width, low=low)
        if self.lesson is not None:
            self.lesson.fold(width, low=low)
        self.foot.fold(width, width // 3 if low else self.panels.width, low=low)
        if self.film_bar is not None:
            self.film_bar.fold(width, low=low)

    def _lay_out(self) -> None:
        """At once: else the bars, whose buttons are new, would be painted once as they were."""
        for part in (*self.foot.bars, self.foot, self.head, self._whole):
            if (layout := part.layout()) is not None:
                layout.activate()

    def _order_stops(self) -> None:
        """Tab leads from the felt to what belongs to the move being made, and only then to everything else.

        Buttons are made anew from move to move, and Qt puts what is new at the end. Panels may float in their own.
        """
        lesson = self.lesson.stops if self.lesson is not None else ()
        films = self.film_bar.stops if self.film_bar is not None else []
        around = [*lesson, *self.rack.stops, *self.head.stops, self.rail, self.history, *self.docks.tabs()]
        wanted = (self.felt, self.plate.ready, *self.foot.stops, *films, *around)
        stops = [stop for stop in wanted if stop.window() is self.window()]
        if stops != self._stops:
            self._stops = stops
            for stop, following in pairwise(stops):
                QWidget.setTabOrder(stop, following)

    def _turned(self) -> None:
        """Something else stands on the stage."""
        self._show_foot()
        self._open = False  # what lies there now is told as it appears

    def _focus_felt(self) -> None:
        """Where it is to be seen: of a hidden one a screen reader would be told, too, and lose the curtain's button."""
        if self.stage.shows_felt and self.plate.isHidden():
            self.felt.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_table(self) -> None:
        self.stage.end_seen = True
        self.refresh()

    def _show_end(self) -> None:
        """The final page again."""
        if self.running is not None:
            self.stage.end_seen = False
            self.running.session.cancel()

    def _ticked(self, seconds: int) -> None:
        self.head.show_seconds(seconds)
        if 0 < seconds <= 5:
            self.sounded.emit("tick")
        if self.running is not None and seconds in TIMES_TOLD and not self.running.session.hidden:
            self.voice.tell_time(seconds)

    def _advised(self) -> None:
        if self.moment is not None and self.moment.wordless:
            self.voice.tell_idle(self.moment)
        if self.hinting.awaited:
            self.give_hint()

    # ---- the film

    def play_film(self) -> None:
        """What has been played, from the beginning."""
        if self.running is not None and self.running.film.last and not self.running.session.hidden:
            self.stage.end_seen = True
            self._focus_felt()
            self.running.film.begin()

    def _show_film(self, moment: Moment) -> None:
        """Its bar takes the place of the foot as long as the past is looked at."""
        if self.running is None:
            return
        if not moment.films:
            if self.film_bar is not None:
                self.film_bar.hide()
        else:
            bar = self.film_bar or self._make_film_bar()
            bar.sit_down(self.running, moment)
            bar.show_moment(moment, read=self.history.hasFocus())
        self._set_motion()
        self._show_foot()

    def _make_film_bar(self) -> "FilmBar":
        from app.windows.table.film_bar import FilmBar

        bar = self.film_bar = FilmBar(self.felt, self._whole)
        bar.retranslate()
        bar.left.connect(self._leave_film)
        bar.played_on.connect(self.played_on)
        bar.compared.connect(self.compared)
        if self._small:
            bar.close_film.hide()
            self._hear(bar)
        self._column.addWidget(bar)
        return bar

    def press_film(self, command: str) -> None:
        """A key of its bar."""
        if self.film_bar is not None:
            self.film_bar.press(command)

    def _hear(self, bar: "FilmBar") -> None:
        """Beside something else the menus hear nothing: the same keys lead through the film."""
        here = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for command, button in {**bar.by_key, "pause": bar.play}.items():
            for keys in keys_now(self, command):
                QShortcut(keys, self, context=here).activated.connect(button.click)

    def _leave_film(self) -> None:
        if self.running is not None:
            self._focus_felt()
            self.running.session.cancel()

    @property
    def _films(self) -> bool:
        return self.film_bar is not None and not self.film_bar.isHidden()

    def show_goal_reached(self) -> None:
        """Of a lesson: the bar above says all that is to be said."""
        self._show_foot()
        self._fold()

    def _show_foot(self) -> None:
        """When the goal of a lesson is reached, nothing more can be done there; the felt stays as it is."""
        reached = self._is_done
        policy = self.foot.sizePolicy()
        policy.setRetainSizeWhenHidden(reached and not self._films)
        self.foot.setSizePolicy(policy)
        self.foot.setVisible(self.stage.shows_felt and not (self._films or reached))

    def _set_motion(self) -> None:
        """A film may be faster than the game."""
        self.felt.set_motion(self._motion / self.running.film.speed if self.running and self._films else self._motion)

    # ---- doing

    @property
    def rule(self) -> str:
        """Which is asked for: behind the line of the history one is at, behind what the bar says, or on the final page
        behind what has been subtracted."""
        ended = self.moment is not None and self.moment.over and not self.stage.shows_felt
        return self.history.rule or (LOSS if ended else self.verdict.code)

    def possible(self) -> frozenset[str]:
        """What of the menus can be done just now."""
        moment = self.moment
        if moment is None:
            return frozenset()
        learns = self._learns
        can = {
            "again": moment.acts > 0 and not moment.hidden,
            "hint": self.head.hint.isEnabled(),
            "meaning": self.asking.can_ask,
            "word": self.running is not None and self.running.may_search() != "not",
            "film": moment.acts > 0 and not (moment.hidden or learns),
            "pause": not moment.over or moment.films,
            "resign": not (moment.over or learns) and self.running is not None and not self.running.is_shown,
        }
        return moment.can | {name for name, possible in can.items() if possible}

    def _asked(self, what: str) -> None:
        """A tool above the felt was pressed."""
        {
            "menus": self.menus_wanted.emit,
            "leave": self.left.emit,
            "undo": lambda: self.pressing.undo(),
            "redo": lambda: self.pressing.redo(),
            "hint": self.give_hint,
            "rules": lambda: self.rules_wanted.emit(self.rule),
            "pause": self.pause,
            "result": self._show_end,
        }[what]()

    def pause(self) -> None:
        """The game; or the film, while there is one."""
        if self._films and self.film_bar is not None:
            self.film_bar.toggle()
        else:
            self.pressing.toggle_pause()

    def _objection_asked(self, question: str) -> None:
        """The bar has other buttons now."""
        self.felt.say(question)
        self._fold()
        self._lay_out()
        self._order_stops()

    def _refused(self, reason: Reason) -> None:
        if self.moment is not None:
            self.voice.refuse(self.moment, reason)
            self.sounded.emit("refuse")

    def _acted(self, seat: int, act: object) -> None:
        self.stage.end_seen = False
        self.hinting.begin_anew()
        verb = getattr(act, "verb", "")
        if verb == "timeout":  # a card that somebody still holds goes home
            self.felt.let_go()
        self.voice.hear_of(verb)
        self.sounded.emit(SOUNDS.get(verb, "turn"))

    def give_hint(self) -> None:
        """The next step of a hint."""
        if self.running is not None and self.head.hint.isEnabled():
            self.hinting.give(self.running)

    def answer(self, what: str) -> None:
        """Say what was asked for."""
        if what == "verdict" and self.stage.currentWidget() is self.final:
            self.felt.say(self.final.rest)
        elif self.moment is not None:
            self.voice.answer(self.moment, what, self.head.seconds)

    def show_words(self) -> None:
        """The next of the words that what is laid can still become."""
        if self.running is None or self.running.session.hidden:
            return
        if not (self.running.session.gestures.cycle(1) or self.running.look_for_words()):
            self.voice.tell_no_words(self.running.session.moment)
        self._focus_felt()

    def _commit(self) -> None:
        """Enter: where several people sit there it is nobody's key."""
        if self.running is None or self.moment is None:
            return
        if self.buzzing.guards_word:
            self.voice.tell_ending(self.moment)
        else:
            self.running.session.commit()

    def _word_given(self) -> None:
        """Somebody has the word in Shout!."""
        if self.moment is not None:
            self.voice.tell_turn(self.moment)

    def _pondered(self, seat: int) -> None:
        if self.moment is not None:
            self.voice.tell_thinker(self.moment, seat)

    def _tied(self) -> None:
        if self.moment is not None:
            self.voice.tell_call(self.moment)

    def _buzzed_in_vain(self, seat: int) -> None:
        if self.moment is not None:
            self.voice.tell_vain_buzz(self.moment, seat)

    def _buzzed(self) -> None:
        self.sounded.emit("buzz")
        self._focus_felt()

    # ---- words

    def retranslate(self) -> None:
        self.felt.setAccessibleName(QCoreApplication.translate("Table", "Table"))
        for part in (self.head, self.stage, self.rail, self.rack, self.plate, self.foot, self.panels):
            part.retranslate()
        if self.lesson is not None:
            self.lesson.retranslate()
        self.buzzing.show_keys()
        if self.film_bar is not None:
            self.film_bar.retranslate()
        if self.running is not None:
            self.running.session.tell()  # the picture has words, too
