"""What is pressed around the felt, done at the sitting: tools, verbs, choices, objections, the curtain, the pause."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.session.running_game import RunningGame
from app.session.table_session import TableSession
from app.windows.table.stage import Stage
from app.windows.table.table_foot import TableFoot
from app.windows.widgets.question import ask


class Pressing:
    """focus_felt: where typing goes on after a press."""

    def __init__(self, stage: Stage, foot: TableFoot, focus_felt: Callable[[], None]) -> None:
        self.sitting: RunningGame | None = None
        self._focus_felt, self._stage = focus_felt, stage
        foot.buttons.pressed.connect(self._press)
        foot.choices.chosen.connect(self._choose)
        foot.choices.committed.connect(self._commit)
        foot.choices.cancelled.connect(self._cancel)
        foot.objections.objected.connect(self._object)
        stage.cover.lifted.connect(self._lift)

    def undo(self) -> None:
        if self.sitting is not None:
            self.sitting.session.undo()
            self._focus_felt()

    def redo(self) -> None:
        if self.sitting is not None:
            self.sitting.session.redo()
            self._focus_felt()

    def look_at(self, index: int | None) -> None:
        """An earlier position."""
        if self.sitting is not None:
            self.sitting.session.look_at(index)

    def toggle_pause(self) -> None:
        if self.sitting is not None and not self.sitting.session.state.over:
            self.sitting.pause(not self.sitting.session.paused)

    def pause(self) -> None:
        """The player turns to something else."""
        if self.sitting is not None and not self.sitting.session.paused:
            self.toggle_pause()

    def _press(self, verb: str) -> None:
        if self.sitting is None:
            return
        session = self.sitting.session
        if verb == "pass" and session.passing == "gives-up":
            text = QCoreApplication.translate("Table", "A pass gives the game up. Give it up?")
            ask(text, self._stage.window(), lambda: self._give_up(session))
            return
        session.press(verb, self.sitting.buzzer)
        self._focus_felt()

    def _give_up(self, session: TableSession) -> None:
        """The game may have left the table while the question stood open."""
        if self.sitting is not None and self.sitting.session is session and "pass" in session.verbs():
            session.press("pass")
            self._focus_felt()

    def _choose(self, kind: str, value: str, key: str) -> None:
        if self.sitting is not None:
            self.sitting.session.choose(kind, value, key)
            if kind != "word":
                self._focus_felt()

    def _commit(self) -> None:
        if self.sitting is not None:
            self.sitting.session.commit()
            self._focus_felt()

    def _cancel(self) -> None:
        if self.sitting is not None:
            self.sitting.session.cancel()
            self._focus_felt()

    def _object(self, seat: int, verb: str) -> None:
        if self.sitting is not None:
            self.sitting.session.press(verb, seat)
            self._focus_felt()

    def _lift(self) -> None:
        if self.sitting is None:
            return
        if self.sitting.session.paused:
            self.sitting.pause(False)
        else:
            self.sitting.session.lift_curtain()
