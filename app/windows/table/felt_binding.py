"""Ties the felt to a session: pictures one way, gestures the other."""

from dataclasses import replace

from PySide6.QtCore import QObject

from app.base import texts
from app.session.table_session import TableSession
from app.table.grip import no_place, nowhere
from app.table.picture import Target
from app.table.view import FeltView


class FeltBinding(QObject):
    """Lives as long as one game lies on the felt."""

    def __init__(self, felt: FeltView, session: TableSession) -> None:
        super().__init__(session)
        self.felt = felt
        self.session = session
        felt.ask_targets = self.targets
        felt.ask_place = session.gestures.place_of_click
        self._ties = (
            (felt.dropped, session.gestures.drop),
            (felt.activated, session.activate),
            (felt.returned, session.gestures.take_back),
            (felt.cut_asked, session.gestures.cut),
            (felt.reordered, session.gestures.reorder),
            (felt.typed, session.gestures.type_letter),
            (felt.erased, session.gestures.erase),
            (felt.committed, session.commit),
            (felt.cancelled, session.cancel),
            (felt.cycled, session.gestures.cycle),
        )
        for signal, slot in self._ties:
            signal.connect(slot)

    def show(self, *, animate: bool = True) -> None:
        self.felt.show_picture(self.session.picture(), animate=animate)
        self.offer()

    def offer(self) -> None:
        """Whether there are words that what lies there can still become."""
        self.felt.offers = bool(self.session.offers.drafts)

    def targets(self, piece: str) -> tuple[Target, ...]:
        """Where a card may go; why not, said in words."""
        return tuple([_said(target) for target in self.session.gestures.targets(piece)])

    def untie(self) -> None:
        for signal, slot in self._ties:
            signal.disconnect(slot)
        self.felt.ask_targets, self.felt.ask_place = nowhere, no_place
        self.felt.offers = False


def _said(target: Target) -> Target:
    if target.why is None:
        return target
    return replace(target, reason=texts.reason_text(target.why))
