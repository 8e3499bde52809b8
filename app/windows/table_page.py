"""The table: the felt with its bars and panels, bound to one sitting."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app import texts
from app.guard import guarded
from app.session.lines import Button, HistoryLine, VerdictLine
from app.session.sitting import Sitting
from app.settings import MOTIONS, Settings
from app.table.theme import Theme
from app.table.view import FeltView
from app.windows.asking import Asking
from app.windows.bars import ButtonBar, ChoicesBar, ObjectionBar, VerdictBar
from app.windows.buzzers import BuzzerBar, BuzzerDialog, key_name
from app.windows.coach_panel import CoachPanel
from app.windows.covers import Cover
from app.windows.docks import Docks
from app.windows.felt_binding import FeltBinding
from app.windows.final_page import FinalPage
from app.windows.flow import Flow
from app.windows.hinting import Hinting
from app.windows.looking_back import LookingBack
from app.windows.panels import HistoryPanel, ScorePanel, UnseenPanel
from app.windows.plain import plain_label
from app.windows.spoken import idle_text, told, turn_text
from engine.coach.alone import aim_of
from engine.core.verdict import Reason
from engine.games import GAMES

PANEL_WIDTH = 250  # at a text size of 100 %


class TablePage(QMainWindow):
    """Signals: leave for the gallery, deal the same again, show the rules (at a part), remember the buzzer keys."""

    left = Signal()
    rematch_wanted = Signal()
    rules_wanted = Signal(str)
    buzzers_chosen = Signal(object)
    sounded = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.sitting: Sitting | None = None
        self.binding: FeltBinding | None = None
        self.felt = FeltView(theme)
        self.cover = Cover()
        self.final = FinalPage()
        self.stage = QStackedWidget()
        self.verdict = VerdictBar()
        self.choices = ChoicesBar()
        self.buttons = ButtonBar()
        self.objections = ObjectionBar()
        self.buzzers = BuzzerBar()
        self.scores = ScorePanel()
        self.history = HistoryPanel()
        self.unseen = UnseenPanel()
        self.coach = CoachPanel()
        self.asking = Asking(self.felt, self.history, self)
        self.hinting = Hinting(self.felt, self.verdict, self)
        self.buzzer_keys: tuple[str, ...] = ("A", "L")
        self.reasons = True
        self._seen_end = False
        self._panel_width = PANEL_WIDTH
        self._seconds = 0
        self._stops: list[QWidget] = []
        self._build()
        self._connect()
        self.retranslate()

    # ---- building

    def _build(self) -> None:
        self.name, self.turn, self.clock, self.deck = plain_label(), plain_label(), plain_label(), plain_label()
        self.name.setObjectName("small")
        self.turn.setObjectName("heading")
        self.clock.setObjectName("heading")
        self.deck.setObjectName("small")
        self.back = self._tool(self.left.emit)
        self.undo = self._tool(lambda: self._session_do("undo"))
        self.redo = self._tool(lambda: self._session_do("redo"))
        self.hint = self._tool(self.give_hint)
        self.rest = self._tool(self.toggle_pause)
        self.result = self._tool(self._show_end)
        self.turn.setWordWrap(True)  # in a narrow window it takes a second line rather than lose words
        self.turn.setMinimumWidth(1)
        self._told, self._tools = QHBoxLayout(), Flow()
        self._told.addWidget(self.back)
        self._told.addSpacing(6)
        self._told.addWidget(self.name)
        self._told.addSpacing(2)
        self._told.addWidget(self.turn, 3)
        self._told.addWidget(self.clock)
        for widget in (self.deck, self.undo, self.redo, self.hint, self.rest, self.result):
            self._tools.addWidget(widget)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setContentsMargins(10, 6, 10, 2)
        self._top.addLayout(self._told, 1)
        self._top.addLayout(self._tools)
        for page in (self.felt, self.cover, self.final):
            self.stage.addWidget(page)
        self._acts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._acts.addWidget(self.verdict, 1)
        for bar in (self.objections, self.buzzers, self.buttons):
            self._acts.addWidget(bar)
        self.below = QWidget()
        bars = QVBoxLayout(self.below)
        bars.setContentsMargins(10, 2, 10, 8)
        bars.addWidget(self.choices)
        bars.addLayout(self._acts)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(self._top)
        column.addWidget(self.stage, 1)
        column.addWidget(self.below)
        self.setCentralWidget(whole)
        self.docks = Docks(self, (self.scores, self.history, self.unseen), self.coach)
        self.looking_back = LookingBack(
            self.coach, self.final, self.verdict, self.docks, self._show_table, self._focus_felt, self
        )

    def _fold(self) -> None:
        """Bars in two lines where one would squeeze what stands in them."""
        width = self.stage.width() - 20
        words = self.turn.fontMetrics().horizontalAdvance(self.turn.text())
        told = sum([one.sizeHint().width() + 8 for one in (self.back, self.clock) if not one.isHidden()])
        name = self.name.sizeHint().width() + 8
        self.name.setVisible(told + name + words <= width)
        told += 0 if self.name.isHidden() else name
        cards = self.deck.sizeHint().width() + 6  # the deck itself says it, too
        tools = self._tools.sizeHint().width() - (0 if self.deck.isHidden() else cards)
        room = width - told - words - tools - 16
        self.deck.setVisible(bool(self.deck.text()) and room >= cards)
        self._turn_bar(self._top, room < 0)
        bars = [bar for bar in (self.objections, self.buzzers, self.buttons) if not bar.isHidden()]
        wide = sum([bar.sizeHint().width() + 8 for bar in bars])
        self._turn_bar(self._acts, wide + max(self._panel_width, width // 4) > width)

    def _turn_bar(self, bar: QBoxLayout, folded: bool) -> None:
        wanted = QBoxLayout.Direction.TopToBottom if folded else QBoxLayout.Direction.LeftToRight
        if bar.direction() != wanted:
            bar.setDirection(wanted)

    def _tool(self, act: Callable[[], object]) -> QPushButton:
        button = QPushButton()
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: act())
        return button

    def _connect(self) -> None:
        self.buttons.pressed.connect(self._pressed)
        self.choices.chosen.connect(self._chosen)
        self.choices.committed.connect(lambda: self._session_do("commit"))
        self.choices.cancelled.connect(lambda: self._session_do("cancel"))
        self.objections.objected.connect(self._objected)
        self.verdict.rules_wanted.connect(self.rules_wanted)
        self.history.looked_at.connect(self._look_at)
        self.history.left.connect(self.felt.setFocus)
        self.asking.nothing.connect(self._nothing_to_explain)
        self.cover.lifted.connect(self._lift)
        self.final.rematch_wanted.connect(self.rematch_wanted)
        self.final.gallery_wanted.connect(self.left)
        self.final.table_wanted.connect(self._show_table)
        self.buzzers.buzzed.connect(self._buzz)
        self.buzzers.setup_wanted.connect(self._choose_keys)

    # ---- a game on the table

    def sit_down(self, sitting: Sitting) -> None:
        """Put this game on the felt."""
        self.stand_up()
        self.sitting = sitting
        session = sitting.session
        self.binding = FeltBinding(self.felt, session)
        self.asking.session = session
        self._seen_end = False
        self.hinting.begin_anew()
        self.history.show_lines((), ())
        session.changed.connect(self.refresh)
        session.refused.connect(self._refused)
        session.acted.connect(self._acted)
        sitting.ticked.connect(self._ticked)
        sitting.buzzed.connect(lambda seat: self.refresh())
        sitting.advised.connect(self._advised)
        self.looking_back.sit_down(sitting)
        self.buzzers.setVisible(sitting.is_shout)
        if sitting.is_shout:
            self.buzzers.show_buzzers(session.humans, self.names, self.buzzer_keys)
        self._ticked(-1)
        self.refresh(animate=False)
        sitting.start()
        self._focus_felt()

    def stand_up(self) -> None:
        """Take the game off the felt; it is saved."""
        if self.sitting is None:
            return
        if self.binding is not None:
            self.binding.untie()
        self.looking_back.stand_up()
        self.sitting.close()
        self.sitting.session.changed.disconnect(self.refresh)
        self.sitting.deleteLater()
        self.sitting = self.binding = self.asking.session = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.sitting.session.choice.seats]) if self.sitting else ()

    def wear(self, settings: Settings, theme: Theme) -> None:
        """Colours and sizes."""
        self.felt.set_theme(theme)
        self.cover.wear(theme)
        self.felt.set_text_scale(settings.text_size / 100)
        width = round(PANEL_WIDTH * settings.text_size / 100)
        if width != self._panel_width:  # other letters want other panels, however these were drawn
            self._panel_width = width
            self.docks.widen(width, anyway=True)

    def obey(self, settings: Settings) -> None:
        """What else is set."""
        self.felt.set_motion(MOTIONS[settings.motion])
        self.buzzer_keys = settings.buzzers
        if settings.reasons != self.reasons:
            self.reasons = settings.reasons
            self.refresh(animate=False)
        self.docks.obey(settings.panels, settings.layout)

    def hint_with(self, hints: str) -> None:
        """Which words hints may name from now on."""
        if self.sitting is not None and hints != self.sitting.hints:
            self.sitting.hint_with(hints)
            self.hinting.begin_anew()
            self.refresh(animate=False)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        too_wide = self.docks.panels[0].width() > self.width() // 3  # the window has become smaller
        self.docks.widen(self._panel_width, anyway=too_wide)
        self._fold()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.docks.lie_as_kept()
        self.docks.widen(self._panel_width)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Typing goes on at the felt, whichever button of the table has the focus."""
        meant = event.text().isalpha() or event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
        command = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        on_a_button = isinstance(QApplication.focusWidget(), QAbstractButton)
        if meant and not command and on_a_button and self.stage.currentWidget() is self.felt:
            self._focus_felt()
            QApplication.sendEvent(self.felt, event)
            return
        super().keyPressEvent(event)

    # ---- showing

    def refresh(self, animate: bool = True) -> None:
        """Everything as the session says it is now."""
        if self.sitting is None or self.binding is None:
            return
        session = self.sitting.session
        self.binding.show(animate=animate)
        self._show_stage()
        hidden = session.veiled or session.paused
        state = session.state
        self.name.setText(GAMES[session.choice.game].name)
        self.turn.setText(
            "" if state.over else turn_text(GAMES[session.choice.game], self.names, session.to_act, bool(state.lasts))
        )
        left = QCoreApplication.translate("Table", "%n card(s) in the deck", None, len(state.deck))
        self.deck.setText(left if state.deck else "")
        self.undo.setEnabled(session.can_undo() or not (session.draft.is_empty or state.over))
        self.redo.setEnabled(session.can_redo())
        hints = self.sitting.hints != "off" and not self.sitting.is_shout
        self.hint.setEnabled(hints and not hidden and bool(session.verbs()))
        self.rest.setVisible(not state.over)
        self.result.setVisible(state.over and self._seen_end)
        shown = session.verdict() if session.shown_index is None else VerdictLine()
        self.verdict.say(shown, self.names, self._idle())
        self.buttons.show_buttons(self._buttons(), self.names)
        self.choices.show_choices(() if hidden else session.choices())
        self.objections.show_objectors(() if hidden else session.objectors(), self.names)
        if self.sitting.is_shout:
            self.buzzers.show_open([seat for seat in session.humans if self.sitting.may_buzz(seat)])
            self.buzzers.setVisible(self.sitting.buzzer is None)
        self.scores.show_scores(session.choice.game, session.scores())
        self.history.show_lines(() if hidden else self._history(), self.names)
        self.unseen.show_counts({} if hidden else session.unseen())
        self._fold()
        self._order_stops()

    def _order_stops(self) -> None:
        """Tab leads from the felt to what belongs to the move being made, and only then to everything else.

        Buttons are made anew from move to move, and Qt puts what is new at the end.
        """
        made = [*self.choices.stops, *self.objections.buttons, *self.buzzers.stops, *self.buttons.buttons.values()]
        stops = [self.felt, *made, self.back, self.undo, self.redo, self.hint, self.rest, self.result, self.history]
        if stops != self._stops:
            self._stops = stops
            for stop, following in pairwise(stops):
                QWidget.setTabOrder(stop, following)

    def _history(self) -> tuple[HistoryLine, ...]:
        """The log; without reasons where the player does not want to read them."""
        assert self.sitting is not None
        lines = self.sitting.session.history()
        return lines if self.reasons else tuple([replace(line, why=None) for line in lines])

    def _last_reason(self) -> str:
        """What the computer player that moved last says about it, or what became of a challenge."""
        last = next(iter(self._history()[-1:]), None)
        if last is None or not (last.why or last.vain or last.undone):
            return ""
        return told(last, self.names, " — ")

    def _buttons(self) -> tuple[Button, ...]:
        assert self.sitting is not None
        found = self.sitting.session.buttons()
        if self.sitting.is_shout:  # who has the word only shouts; a card is dealt by hand where no pace is agreed
            wanted = ("shout",) if self.sitting.buzzer is not None else self.sitting.by_hand
            found = tuple([button for button in found if button.verb in wanted])
        return found

    def _idle(self) -> str:
        """What the verdict bar says while nothing is laid."""
        assert self.sitting is not None
        session = self.sitting.session
        say = QCoreApplication.translate
        if session.shown_index is not None:
            return say("Table", "An earlier position. Esc leads back.")
        if session.state.over or session.veiled:
            return ""
        if self.sitting.is_shout:
            if self.sitting.buzzer is not None:
                return say("Table", "{name}: name the word.").format(name=self.names[self.sitting.buzzer])
            return say("Table", "Press your key when you see a word.")
        if not session.verbs():
            return say("Table", "Wait for the others.")
        if self.sitting.no_word_left:
            return say("Table", "There is no word left for you to play.")
        rows, piles = bool(session.bench().rows_to_lose()), bool(session.state.piles)
        return self._last_reason() or idle_text(session.verbs(), rows_to_lose=rows, piles=piles)

    def _show_stage(self) -> None:
        assert self.sitting is not None
        session = self.sitting.session
        if session.paused:
            if self.stage.currentWidget() is not self.cover:
                self.cover.show_pause()
            self._on_stage(self.cover)
        elif session.veiled:
            seat = session.choice.seats[session.viewer]
            self._on_stage(self.cover)
            self.cover.show_curtain(seat.name, seat.colour)
        elif session.state.over and not self._seen_end:
            if self.stage.currentWidget() is not self.final:
                self.final.show_end(
                    session.choice.game,
                    session.state,
                    session.scores(),
                    session.history(),
                    alone=aim_of(session.match.house) is not None,
                    explain=self.asking.in_a_line,
                )
                self.sounded.emit("end")
            self._on_stage(self.final)
        else:
            self._on_stage(self.felt)

    def _on_stage(self, page: QWidget) -> None:
        if self.stage.currentWidget() is not page:
            self.stage.setCurrentWidget(page)
            if page is self.felt:
                self._focus_felt()
        self.below.setVisible(page is self.felt)

    def _focus_felt(self) -> None:
        self.felt.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_table(self) -> None:
        self._seen_end = True
        self.refresh()

    def _show_end(self) -> None:
        """The final page again."""
        if self.sitting is not None:
            self._seen_end = False
            self.sitting.session.cancel()

    def _ticked(self, seconds: int) -> None:
        self.clock.setVisible(seconds >= 0)
        self.clock.setText(f"{max(seconds, 0) // 60}:{max(seconds, 0) % 60:02d}")
        self._seconds = max(seconds, 0)
        self._say_clock()
        if 0 < seconds <= 5:
            self.sounded.emit("tick")

    def _say_clock(self) -> None:
        self.clock.setAccessibleName(QCoreApplication.translate("Table", "%n second(s) left", None, self._seconds))

    def _advised(self) -> None:
        if self.sitting is None:
            return
        if self.sitting.no_word_left:
            self.refresh()
            self.felt.say(self._idle())
        if self.hinting.awaited:
            self.give_hint()

    # ---- doing

    def _session_do(self, what: str) -> None:
        if self.sitting is not None:
            getattr(self.sitting.session, what)()
            self._focus_felt()

    def _pressed(self, verb: str) -> None:
        if self.sitting is not None:
            seat = self.sitting.buzzer if self.sitting.is_shout else None
            self.sitting.session.press(verb, seat)
            self._focus_felt()

    def _chosen(self, kind: str, value: str, key: str) -> None:
        if self.sitting is not None:
            self.sitting.session.choose(kind, value, key)
            if kind != "word":
                self._focus_felt()

    def _objected(self, seat: int, verb: str) -> None:
        if self.sitting is not None:
            self.sitting.session.press(verb, seat)
            self._focus_felt()

    def _look_at(self, index: int | None) -> None:
        if self.sitting is not None:
            self.sitting.session.look_at(index)

    def _refused(self, reason: Reason) -> None:
        self.verdict.refuse(texts.reason_text(reason, self.names), reason.code)
        self.sounded.emit("refuse")

    def _acted(self, seat: int, act: object) -> None:
        self._seen_end = False
        self.hinting.begin_anew()
        self._tell(seat)
        self.sounded.emit("word" if getattr(act, "verb", "") in ("play", "place", "shout") else "turn")

    def _tell(self, seat: int) -> None:
        """What somebody else has done is said aloud, for who does not see it."""
        assert self.sitting is not None
        session = self.sitting.session
        lines = self._history()
        if lines and not session.veiled and (seat != session.viewer or session.choice.seats[seat].kind == "computer"):
            self.felt.say(told(lines[-1], self.names))

    def _lift(self) -> None:
        if self.sitting is None:
            return
        if self.sitting.session.paused:
            self.sitting.pause(False)
        else:
            self.sitting.session.lift_curtain()

    def toggle_pause(self) -> None:
        if self.sitting is not None and not self.sitting.session.state.over:
            self.sitting.pause(not self.sitting.session.paused)

    def pause(self) -> None:
        """The player turns to something else."""
        if self.sitting is not None and not self.sitting.session.state.over and not self.sitting.session.paused:
            self.toggle_pause()

    def give_hint(self) -> None:
        """The next step of a hint."""
        if self.sitting is None or not self.hint.isEnabled():
            return
        self.hinting.give(self.sitting)

    def _nothing_to_explain(self) -> None:
        self.hinting.say(QCoreApplication.translate("Meanings", "There is no word that could be explained."))

    # ---- buzzers

    def _buzz(self, seat: int) -> None:
        if self.sitting is not None:
            self.sitting.buzz(seat)
            self.sounded.emit("buzz")
            self._focus_felt()

    def _choose_keys(self) -> None:
        if self.sitting is None:
            return
        self.sitting.pause(True)
        humans = [self.names[seat] for seat in self.sitting.session.humans]
        dialog = BuzzerDialog(humans, self.buzzer_keys, self)
        dialog.accepted.connect(lambda: self.buzzers_chosen.emit(tuple(dialog.keys)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def set_buzzers(self, keys: tuple[str, ...]) -> None:
        self.buzzer_keys = keys
        if self.sitting is not None and self.sitting.is_shout:
            self.buzzers.show_buzzers(self.sitting.session.humans, self.names, keys)
            self.refresh()

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A buzzer key counts wherever the focus is, while nobody has the word."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._hears(event):
            return True
        return super().eventFilter(watched, event)

    def _hears(self, event: QKeyEvent) -> bool:
        sitting = self.sitting
        if sitting is None or not sitting.is_shout or sitting.buzzer is not None or event.isAutoRepeat():
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier or not self.isVisible():
            return False
        seat = self.buzzers.keys.get(key_name(event))
        if seat is None or not sitting.may_buzz(seat) or self.stage.currentWidget() is not self.felt:
            return False
        self._buzz(seat)
        return True

    # ---- words

    def retranslate(self) -> None:
        say = QCoreApplication.translate
        self.back.setText(say("Table", "‹ Gallery"))
        self.undo.setText(say("Table", "Undo"))
        self.redo.setText(say("Table", "Redo"))
        self.hint.setText(say("Table", "Hint"))
        self.rest.setText(say("Table", "Pause"))
        self.result.setText(say("Table", "Result"))
        self.docks.retitle(
            (
                say("Panels", "Scores"),
                say("Panels", "History"),
                say("Panels", "Not seen"),
                say("Panels", "Turn by turn"),
            )
        )
        self.felt.setAccessibleName(say("Table", "Table"))
        for part in (self.verdict, self.buttons, self.objections, self.choices, self.history, self.coach):
            part.retranslate()
        for page in (self.cover, self.final):
            page.retranslate()
        self._say_clock()
        if self.sitting is not None and self.sitting.is_shout:
            self.buzzers.show_buzzers(self.sitting.session.humans, self.names, self.buzzer_keys)
        self.refresh()
