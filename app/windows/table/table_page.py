"""The table: the felt with its bars and panels, bound to one sitting."""

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QVBoxLayout, QWidget

from app.base.guard import guarded
from app.base.settings import MOTIONS, Settings
from app.session.running_game import RunningGame
from app.table.interfaces import as_group
from app.table.picture import Target
from app.table.theme import Theme
from app.windows.table.after_game import AfterGame
from app.windows.table.asking import Asking
from app.windows.table.buzzing import Buzzing
from app.windows.table.card_menu import CardMenu
from app.windows.table.felt_binding import FeltBinding
from app.windows.table.hinting import Hinting
from app.windows.table.pressing import Pressing
from app.windows.table.rack_buttons import RackButtons
from app.windows.table.stage import Stage
from app.windows.table.table_foot import TableFoot
from app.windows.table.table_head import TableHead
from app.windows.table.table_panels import TablePanels
from app.windows.table.table_voice import TableVoice
from engine.core.verdict import Reason

SOUNDS = {**dict.fromkeys("play restart salvage place shout".split(), "word"), "deal": "flip"}  # of other acts: turn
TIMES_TOLD = (30, 10, 5)  # seconds left, that who listens is told without asking


class TablePage(QMainWindow):
    """Signals: leave for the gallery, deal the same again, show the rules (at a part), remember the buzzer keys.

    sounded: one of the sounds by its name.
    """

    left = Signal()
    rematch_wanted = Signal()
    rules_wanted = Signal(str)
    buzzers_chosen = Signal(object)
    sounded = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        as_group(self)  # to a screen reader it would be a window within the window, without a name
        self.sitting: RunningGame | None = None
        self.binding: FeltBinding | None = None
        self.head, self.stage, self.foot = TableHead(), Stage(theme), TableFoot()
        self.felt, self.cover, self.final = self.stage.felt, self.stage.cover, self.stage.final
        self.verdict, self.choices, self.buttons = self.foot.verdict, self.foot.choices, self.foot.buttons
        self.objections, self.buzzers = self.foot.objections, self.foot.buzzers
        self.panels = TablePanels(self)
        self.history, self.coach, self.docks = self.panels.history, self.panels.coach, self.panels.docks
        self.rack = RackButtons(self.felt)
        self.pressing = Pressing(self.stage, self.foot, self.rack, self._focus_felt)
        self.asking = Asking(self.felt, self.history, self)
        self.card_menu = CardMenu(self.felt, self.asking, self)
        self.hinting = Hinting(self.felt, self.verdict, self)
        self.voice = TableVoice(self.felt, self.verdict, self.objections, self.hinting)
        self.buzzing = Buzzing(self.buzzers, self.stage)
        self.looking_back = AfterGame(
            self.coach, self.final, self.verdict, self.docks, self._show_table, self._focus_felt, self
        )
        self.stage.explain = self.asking.in_a_line
        self._stops: list[QWidget] = []
        self._whole = QWidget()
        column = QVBoxLayout(self._whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.head)
        column.addWidget(self.stage, 1)
        column.addWidget(self.foot)
        self.setCentralWidget(self._whole)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.head.asked.connect(self._asked)
        self.stage.currentChanged.connect(self._turned)
        self.stage.widened.connect(self._fold)
        self.stage.ended.connect(lambda: self.sounded.emit("end"))
        self.felt.aimed.connect(self._aimed)
        self.felt.picked.connect(lambda: self.sounded.emit("lift"))
        for laid in (self.felt.dropped, self.felt.returned, self.felt.reordered):
            laid.connect(lambda: self.sounded.emit("lay"))
        self.verdict.rules_wanted.connect(self.rules_wanted)
        self.verdict.words_wanted.connect(self.show_words)
        self.history.looked_at.connect(self.pressing.look_at)
        self.history.left.connect(self._focus_felt)
        self.asking.nothing.connect(self.voice.tell_no_meaning)
        self.final.rematch_wanted.connect(self.rematch_wanted)
        self.final.gallery_wanted.connect(self.left)
        self.final.table_wanted.connect(self._show_table)
        self.buzzing.buzzed.connect(self._buzzed)
        self.buzzing.keys_chosen.connect(self.buzzers_chosen)

    # ---- a game on the table

    def sit_down(self, sitting: RunningGame) -> None:
        """Put this game on the felt."""
        self.stand_up()
        self.sitting = self.pressing.sitting = sitting
        session = sitting.session
        self.felt.begin_anew()
        self.binding = FeltBinding(self.felt, session)
        self.asking.session = session
        self.stage.begin_anew()
        self.hinting.begin_anew()
        self.voice.begin_anew()
        self.history.show_lines((), ())
        session.changed.connect(self.refresh)
        session.refused.connect(self._refused)
        session.acted.connect(self._acted)
        session.offered.connect(self._offered)
        sitting.ticked.connect(self._ticked)
        sitting.buzzed.connect(self._word_given)
        sitting.advised.connect(self._advised)
        self.looking_back.sit_down(sitting)
        self.buzzing.sit_down(sitting)
        self._ticked(-1)
        turned = not self.stage.shows_felt  # then the table is told as it appears
        self.refresh(animate=False)
        sitting.start()
        self.setAccessibleName(self.head.name.text())
        self._focus_felt()
        if not turned:
            self.voice.tell_table(sitting)
        if not session.match.moves:
            self.sounded.emit("shuffle")

    def stand_up(self) -> None:
        """Take the game off the felt; it is saved."""
        if self.sitting is None:
            return
        if self.binding is not None:
            self.binding.untie()
        self.buzzing.stand_up()
        self.looking_back.stand_up()
        self.sitting.close()
        self.sitting.session.changed.disconnect(self.refresh)
        self.sitting.deleteLater()
        self.sitting = self.pressing.sitting = self.binding = self.asking.session = None

    @property
    def names(self) -> tuple[str, ...]:
        return self.sitting.session.names if self.sitting is not None else ()

    # ---- settings

    def wear(self, settings: Settings, theme: Theme) -> None:
        """Colours and sizes."""
        self.stage.wear(theme, settings.text_size / 100)
        self.panels.fit_text(settings.text_size)
        if self.sitting is not None:
            self.voice.say_verdict(self.sitting)  # in the ink of the new clothes
        QTimer.singleShot(0, self, self._fold)  # by then everything has its new letters

    def obey(self, settings: Settings) -> None:
        """What else is set."""
        self.felt.set_motion(MOTIONS[settings.motion])
        if settings.buzzers != self.buzzing.keys:
            self.buzzing.keys = settings.buzzers
            self.buzzing.show_keys()
            self.refresh()
        if settings.reasons != self.voice.reasons:
            self.voice.reasons = settings.reasons
            self.refresh(animate=False)
        self.docks.obey(settings.panels, settings.layout)

    def hint_with(self, hints: str) -> None:
        """Which words hints may name from now on."""
        if self.sitting is not None and hints != self.sitting.hints:
            self.sitting.hint_with(hints)
            self.hinting.begin_anew()
            self.refresh(animate=False)

    def stand_behind(self) -> None:
        """A dialog wants to be answered first: no clock runs on behind it."""
        sitting = self.sitting
        if sitting is not None and sitting.is_timed and not sitting.session.hidden and self.isVisible():
            self.pressing.pause()

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
        self.docks.close_empty_tabs()
        return super().focusNextPrevChild(next)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Typing goes on at the felt, whichever button of the table has the focus."""
        meant = event.text().isalpha() or event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
        command = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        on_a_button = isinstance(QApplication.focusWidget(), QAbstractButton)
        if meant and not command and on_a_button and self.stage.shows_felt:
            self._focus_felt()
            QApplication.sendEvent(self.felt, event)
            return
        super().keyPressEvent(event)

    # ---- showing

    def refresh(self, animate: bool = True) -> None:
        """Everything as the session says it is now."""
        sitting = self.sitting
        if sitting is None or self.binding is None:
            return
        session = sitting.session
        self.asking.hush()
        self.binding.show(animate=animate)
        self.stage.show_session(session)
        self.head.show_sitting(sitting, end_seen=self.stage.end_seen)
        self.voice.say_verdict(sitting)
        self.foot.show_sitting(sitting)
        self.rack.show_session(session)
        self.buzzing.show_sitting()
        self.panels.show_session(session, self.voice.history(sitting), self.names)
        self._fold()
        self._lay_out()
        self._order_stops()
        self.voice.tell_act(sitting)

    def _offered(self) -> None:
        """What can still come of the cards laid is found; nothing else has changed."""
        if self.sitting is not None and self.binding is not None:
            self.binding.offer()
            self.voice.say_verdict(self.sitting)

    def _aimed(self, target: Target | None) -> None:
        """A held card is over a place, or over none any more."""
        if self.sitting is not None:
            self.voice.show_aimed(self.sitting, self.felt.held, target)

    def _fold(self) -> None:
        """Bars in two lines where one would squeeze what stands in them."""
        width = self.stage.width() - 20
        low = self.panels.is_low(self.height())
        self.head.fold(width, low=low)
        self.foot.fold(width, width // 3 if low else self.panels.width, low=low)

    def _lay_out(self) -> None:
        """At once: else the bars, whose buttons are new, would be painted once as they were."""
        for part in (*self.foot.bars, self.foot, self.head, self._whole):
            if (layout := part.layout()) is not None:
                layout.activate()

    def _order_stops(self) -> None:
        """Tab leads from the felt to what belongs to the move being made, and only then to everything else.

        Buttons are made anew from move to move, and Qt puts what is new at the end.
        """
        stops = [self.felt, *self.foot.stops, *self.rack.stops, *self.head.stops, self.history]
        if stops != self._stops:
            self._stops = stops
            for stop, following in pairwise(stops):
                QWidget.setTabOrder(stop, following)

    def _turned(self) -> None:
        """Something else stands on the stage."""
        self.foot.setVisible(self.stage.shows_felt)
        if self.stage.shows_felt:
            self._focus_felt()
            if self.sitting is not None:
                self.foot.show_sitting(self.sitting)  # what is told of the table tells of its keys
                self.voice.tell_table(self.sitting)

    def _focus_felt(self) -> None:
        """Where it is to be seen: of a hidden one a screen reader would be told, too, and lose the curtain's button."""
        if self.stage.shows_felt:
            self.felt.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_table(self) -> None:
        self.stage.end_seen = True
        self.refresh()

    def _show_end(self) -> None:
        """The final page again."""
        if self.sitting is not None:
            self.stage.end_seen = False
            self.sitting.session.cancel()

    def _ticked(self, seconds: int) -> None:
        self.head.show_seconds(seconds)
        if 0 < seconds <= 5:
            self.sounded.emit("tick")
        if self.sitting is not None and seconds in TIMES_TOLD and not self.sitting.session.hidden:
            self.voice.tell_time(seconds)

    def _advised(self) -> None:
        if self.sitting is None:
            return
        if self.sitting.no_word_left:
            self.refresh()
            self.voice.tell_idle(self.sitting)
        if self.hinting.awaited:
            self.give_hint()

    # ---- doing

    def possible(self) -> frozenset[str]:
        """What of the menus can be done just now."""
        if self.sitting is None:
            return frozenset()
        session = self.sitting.session
        goes_on = not session.state.over
        can = {
            "undo": session.can_undo(),
            "redo": session.can_redo(),
            "hint": self.head.hint.isEnabled(),
            "become": session.gestures.can_cycle or self.sitting.can_look_for_words,
            "meaning": self.asking.can_ask,
            "pause": goes_on,
            "shuffle": session.gestures.can_sort,
            "sort": session.gestures.can_sort,
            "resign": goes_on,
        }
        return frozenset([name for name, possible in can.items() if possible])

    def _asked(self, what: str) -> None:
        """A tool above the felt was pressed."""
        {
            "leave": self.left.emit,
            "undo": self.pressing.undo,
            "redo": self.pressing.redo,
            "hint": self.give_hint,
            "pause": self.pressing.toggle_pause,
            "result": self._show_end,
        }[what]()

    def _refused(self, reason: Reason) -> None:
        if self.sitting is not None:
            self.voice.refuse(self.sitting, reason)
            self.sounded.emit("refuse")

    def _acted(self, seat: int, act: object) -> None:
        self.stage.end_seen = False
        self.hinting.begin_anew()
        verb = getattr(act, "verb", "")
        self.voice.hear_of(verb)
        self.sounded.emit(SOUNDS.get(verb, "turn"))

    def give_hint(self) -> None:
        """The next step of a hint."""
        if self.sitting is not None and self.head.hint.isEnabled():
            self.hinting.give(self.sitting)

    def answer(self, what: str) -> None:
        """Say what was asked for."""
        if self.sitting is not None:
            self.voice.answer(self.sitting, what, self.head.seconds)

    def show_words(self) -> None:
        """The next of the words that what is laid can still become."""
        if self.sitting is None or self.sitting.session.hidden:
            return
        if not (self.sitting.session.gestures.cycle(1) or self.sitting.look_for_words()):
            self.voice.tell_no_words(self.sitting)
        self._focus_felt()

    def _word_given(self, seat: int) -> None:
        """Somebody has the word in Shout!, or nobody any more."""
        self.refresh()
        if self.sitting is not None and seat >= 0:
            self.voice.tell_turn(self.sitting)

    def _buzzed(self) -> None:
        self.sounded.emit("buzz")
        self._focus_felt()

    # ---- words

    def retranslate(self) -> None:
        self.felt.setAccessibleName(QCoreApplication.translate("Table", "Table"))
        for part in (self.head, self.stage, self.rack, self.foot, self.panels):
            part.retranslate()
        self.buzzing.show_keys()
        self.refresh()
