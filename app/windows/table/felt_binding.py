"""Connects the felt with a session: the session's moments go to the felt, the player's gestures to the session."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.felt.grip import no_place, nowhere
from app.felt.picture import Target
from app.felt.view import FeltView
from app.session.moment import Moment
from app.session.table_session import TableSession
from app.windows.widgets.connections import Ties


class FeltBinding:
    """Connects the felt with the session of one game."""

    def __init__(
        self, felt: FeltView, session: TableSession, commit: Callable[[], None], cancel: Callable[[], None]
    ) -> None:
        self.felt = felt
        self.session = session
        self._performed: Moment | None = None
        felt.ask_targets = self.targets
        felt.ask_place = session.gestures.place_of_click
        self._ties = Ties(
            (felt.dropped, session.gestures.drop),
            (felt.activated, session.activate),
            (felt.returned, session.gestures.take_back),
            (felt.cut_asked, session.gestures.cut),
            (felt.reordered, session.gestures.reorder),
            (felt.typed, self._type),
            (felt.erased, session.gestures.erase),
            (felt.committed, commit),
            (felt.cancelled, cancel),
            (felt.cycled, self._cycle),
        )

    def show(self, moment: Moment, *, animate: bool = True) -> None:
        """Shows the table as it is at this moment. If `animate` is set, the felt animates the acts that led to this
        moment, but only once."""
        script = moment.script if moment is not self._performed else ()
        self._performed = moment
        self.felt.show_picture(moment.picture, animate=animate, script=script)
        self.offer(moment)

    def offer(self, moment: Moment) -> None:
        """Sets whether Tab on the felt can suggest words that the laid cards could become."""
        self.felt.offers = bool(moment.offers.drafts)

    def targets(self, piece: str) -> tuple[Target, ...]:
        """Returns the places where a card can or can't go. A place that the rules forbid contains the reason as a
        sentence."""
        return tuple([_with_reason(target) for target in self.session.gestures.targets(piece)])

    def _type(self, letter: str) -> None:
        """Types a letter. Announces a space, because nothing on the felt shows that the next word begins."""
        before = self.session.moment.typed
        self.session.gestures.type_letter(letter)
        if not letter.strip() and self.session.moment.typed != before:
            self.felt.say(QCoreApplication.translate("Telling", "The next word."))

    def _cycle(self, step: int) -> None:
        if not self.session.gestures.cycle(step) and not self.session.moment.hidden:
            self.felt.say(QCoreApplication.translate("Telling", "There is no other place for it."))

    def untie(self) -> None:
        self._ties.undo()
        self.felt.ask_targets, self.felt.ask_place = nowhere, no_place
        self.felt.offers = False


def _with_reason(target: Target) -> Target:
    if target.why is None:
        return target
    return replace(target, reason=texts.reason_text(target.why))
