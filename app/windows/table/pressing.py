"""What is pressed around the felt, done at the sitting: tools, verbs, choices, objections, the rack's buttons, the
curtain, the pause."""

from collections.abc import Callable

from app.session.running_game import RunningGame
from app.windows.table.rack_buttons import RackButtons
from app.windows.table.stage import Stage
from app.windows.table.table_foot import TableFoot


class Pressing:
    """focus_felt: where typing goes on after a press."""

    def __init__(self, stage: Stage, foot: TableFoot, rack: RackButtons, focus_felt: Callable[[], None]) -> None:
        self.sitting: RunningGame | None = None
        self._focus_felt = focus_felt
        foot.buttons.pressed.connect(self._press)
        foot.choices.chosen.connect(self._choose)
        foot.choices.committed.connect(self._commit)
        foot.choices.cancelled.connect(self._cancel)
        foot.objections.objected.connect(self._object)
        stage.cover.lifted.connect(self._lift)
        rack.asked.connect(self._order)

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
        if self.sitting is not None:
            self.sitting.session.press(verb, self.sitting.buzzer)
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

    def _order(self, what: str) -> None:
        """A button of the rack."""
        if self.sitting is not None:
            gestures = self.sitting.session.gestures
            {"shuffle": gestures.shuffle_hand, "sort": gestures.sort_hand, "back": gestures.recall}[what]()
            self._focus_felt()

    def _lift(self) -> None:
        if self.sitting is None:
            return
        if self.sitting.session.paused:
            self.sitting.pause(False)
        else:
            self.sitting.session.lift_curtain()
