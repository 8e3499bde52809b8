"""Carries out presses around the felt: of tools, verbs (the names of possible acts), choices, challenges and the rack's
buttons, and of the button that opens a hidden hand."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt

from app.session.match.view_data import Counts
from app.session.running_game import RunningGame
from app.windows.table.rack_buttons import RackButtons
from app.windows.table.ready_plate import ReadyPlate
from app.windows.table.stage import Stage
from app.windows.table.table_foot import TableFoot
from app.windows.widgets.connections import Ties
from app.windows.widgets.question import ask


class Pressing:
    """Carries out the presses around the felt during one game.

    focus_felt: gives the felt the focus after a press, so that the player can go on typing.
    lacks: announces why a press did nothing.
    """

    def __init__(
        self,
        game: RunningGame,
        stage: Stage,
        foot: TableFoot,
        rack: RackButtons,
        plate: ReadyPlate,
        focus_felt: Callable[[], None],
        lacks: Callable[[], None],
    ) -> None:
        self._game, self._session = game, game.session
        self._focus_felt, self._stage, self._lacks = focus_felt, stage, lacks
        self._foot = foot
        self.ties = Ties(
            (foot.buttons.pressed, self._press),
            (foot.choices.chosen, self._choose),
            (foot.choices.cancelled, self._cancel),
            (foot.challenges.challenged, self._challenge),
            (foot.agreement.agreed, self._agree),
            (foot.agreement.all_agreed, self._agree_all),
            (foot.agreement.chosen, self._choose_count),
            (foot.agreement.refused, self._refuse),
            (stage.cover.lifted, self._lift),
            (plate.lifted, self._lift),
            (rack.asked, self._order),
        )

    def undo(self) -> None:
        self._session.undo()
        self._focus_felt()

    def redo(self) -> None:
        self._session.redo()
        self._focus_felt()

    def toggle_pause(self) -> None:
        if not self._session.moment.over:
            self._game.pause(not self._session.moment.paused)

    def _press(self, verb: str) -> None:
        if verb == "pass" and self._session.moment.passing == "gives-up":
            text = QCoreApplication.translate("Table", "A pass gives the game up. Give it up?")
            ask(text, self._stage.window(), self._give_up)
            return
        made = len(self._session.match.moves)
        if not self._session.press(verb, self._session.moment.buzzer):
            self._lacks()
        # after a refusal the focus stays, so that a screen reader reads the reason to its end
        elif len(self._session.match.moves) > made:
            self._focus_felt()

    def _give_up(self) -> None:
        """Resigns, unless the game has left the table while the question was open."""
        if self.ties.are_connected and "pass" in self._session.moment.verbs:
            self._session.press("pass")
            self._focus_felt()

    def _choose(self, kind: str, value: str, key: str) -> None:
        self._session.choose(kind, value, key)
        if kind != "word":
            self._focus_felt()

    def _cancel(self) -> None:
        self._session.cancel()
        self._focus_felt()

    def _challenge(self, seat: int, verb: str) -> None:
        self._session.press(verb, seat)
        self._focus_felt()

    def _agree(self, seat: int) -> None:
        self._session.agree_to(seat)
        self._focus_felt()

    def _agree_all(self) -> None:
        self._session.agree_for_all()
        self._focus_felt()

    def ask_about_word(self) -> None:
        """Asks the players whether the refused word counts. This player first chooses whether the word would count
        tonight, always or never."""
        if self._session.ask_about_word():
            self._foot.agreement.stops[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose_count(self, counts: Counts) -> None:
        self._session.choose_count(counts)
        self._focus_felt()

    def _refuse(self) -> None:
        self._session.refuse_question()
        self._focus_felt()

    def _order(self, what: str) -> None:
        """Carries out a button of the rack: shuffle, sort or take back."""
        gestures = self._session.gestures
        {"shuffle": gestures.shuffle_hand, "sort": gestures.sort_hand, "back": gestures.recall}[what]()
        self._focus_felt()

    def _lift(self) -> None:
        """Opens the hidden hand, and ends a pause. After a pause one press does both, because the pause has already
        named the player whose hand opens."""
        before = self._session.moment
        if before.veiled:
            self._session.lift_curtain()
        if before.paused:
            self._game.pause(False)
