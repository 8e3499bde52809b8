"""The steps of a hint, one for each request: the place, the cards, and the whole play laid; after all steps, the
reason."""

from app.session.draft.draft import Draft
from app.session.table_session import TableSession
from engine.coach.hints import WHOLE, Hint
from engine.core.moves import Act


class HintSteps:
    """The steps given so far.

    step: the number of the last step, 0 before the first.
    """

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self.begin_anew()

    def begin_anew(self) -> None:
        """Starts with the first step again, because the position has changed, or the words that hints may name."""
        self.step = 0
        self._act: Act | None = None
        self._laid = Draft()  # the draft laid by the last step
        self._all_given = False

    def next(self, act: Act) -> Hint | None:
        """Gives the next step towards this act, or None if only the reason is left.

        The reason explains the play on the table: if the player has taken the play back, the first step follows. A hint
        that lays nothing gives its reason once, then the first step again.
        """
        if act != self._act or (self._all_given and not self._laid.is_empty and not self._lies):
            self.begin_anew()
            self._act = act
        if not self._all_given:
            return self._go_on(act)
        if self._laid.is_empty:
            self.begin_anew()
        return None

    def _go_on(self, act: Act) -> Hint:
        self.step = min(WHOLE, self.step + 1)
        hint = self._session.hint(act, self.step)
        self._all_given = self.step == WHOLE or not hint.length
        if self.step == WHOLE:
            self._laid = self._session.draft
        return hint

    @property
    def _lies(self) -> bool:
        return self._session.draft == self._laid and not self._session.outlook.looks_back
