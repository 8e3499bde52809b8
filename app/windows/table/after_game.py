"""After a game: the coach beside the felt, and what was possible on the final page."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.session.running_game import RunningGame
from app.windows.table.bars import VerdictBar
from app.windows.table.coach_panel import CoachPanel, reviewed_text
from app.windows.table.docks import Docks
from app.windows.table.final_page import FinalPage
from engine.coach.review import Reviewed


class AfterGame(QObject):
    """show_table, focus_table: what the page does with its felt."""

    def __init__(
        self,
        panel: CoachPanel,
        final: FinalPage,
        verdict: VerdictBar,
        docks: Docks,
        show_table: Callable[[], None],
        focus_table: Callable[[], None],
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self._panel, self._final, self._verdict, self._docks = panel, final, verdict, docks
        self._show_table, self._focus_table = show_table, focus_table
        self._sitting: RunningGame | None = None
        final.turns_wanted.connect(self._show_turns)
        final.possible_wanted.connect(self._look_for_endings)
        final.halted.connect(self._halt)
        panel.looked_at.connect(self._look_at)

    def sit_down(self, sitting: RunningGame) -> None:
        self._sitting = sitting
        sitting.coach.ended.connect(self._final.show_ending)
        sitting.session.changed.connect(self._changed)

    def stand_up(self) -> None:
        if self._sitting is not None:
            self._sitting.session.changed.disconnect(self._changed)
        self._sitting = None
        self._forget()

    def _changed(self) -> None:
        """An end that was taken back is none: what was found about it is no longer true."""
        if self._sitting is not None and not self._sitting.session.state.over and self._panel.at_work_on is not None:
            self._sitting.coach.stop()
            self._forget()

    def _forget(self) -> None:
        self._panel.forget()
        self._docks.hide_coach()

    def _show_turns(self) -> None:
        """Turn by turn beside the felt."""
        if self._sitting is not None:
            self._show_table()
            self._panel.begin(self._sitting)
            self._docks.show_coach()
            self._panel.list.setFocus()

    def _look_for_endings(self) -> None:
        if self._sitting is not None:
            self._panel.stop()  # the coach does one thing at a time
            self._sitting.coach.look_for_endings(self._sitting.session.match)

    def _halt(self) -> None:
        if self._sitting is not None:
            self._sitting.coach.stop()

    def _look_at(self, turn: Reviewed | None) -> None:
        """The position of a turn with its best play, or the end of the game again."""
        if self._sitting is None:
            return
        if turn is None:
            self._sitting.session.cancel()
            self._focus_table()
            return
        best = turn.best if turn.best is not None else turn.played
        self._sitting.session.look_at_play(turn.number, turn.seat, best.act)
        self._verdict.hint(reviewed_text(turn, self._sitting.session.names, " — "))
