"""Ties the felt to a session: pictures one way, gestures the other."""

from collections.abc import Callable
from dataclasses import replace

from app.base import texts
from app.felt.grip import no_place, nowhere
from app.felt.picture import Target
from app.felt.view import FeltView
from app.session.moment import Moment
from app.session.table_session import TableSession
from app.windows.widgets.connections import Ties


class FeltBinding:
    """Lives as long as one game lies on the felt."""

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
            (felt.typed, session.gestures.type_letter),
            (felt.erased, session.gestures.erase),
            (felt.committed, commit),
            (felt.cancelled, cancel),
            (felt.cycled, session.gestures.cycle),
        )

    def show(self, moment: Moment, *, animate: bool = True) -> None:
        """Shows the moment; the way to it is performed once, if possible."""
        script = moment.script if moment is not self._performed else ()
        self._performed = moment
        self.felt.show_picture(moment.picture, animate=animate, script=script)
        self.offer(moment)

    def offer(self, moment: Moment) -> None:
        """Shows whether the laid cards could become words."""
        self.felt.offers = bool(moment.offers.drafts)

    def targets(self, piece: str) -> tuple[Target, ...]:
        """The places where a card may go; for forbidden ones the reason as a sentence."""
        return tuple([_said(target) for target in self.session.gestures.targets(piece)])

    def untie(self) -> None:
        self._ties.undo()
        self.felt.ask_targets, self.felt.ask_place = nowhere, no_place
        self.felt.offers = False


def _said(target: Target) -> Target:
    if target.why is None:
        return target
    return replace(target, reason=texts.reason_text(target.why))
