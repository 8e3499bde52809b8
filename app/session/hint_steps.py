"""Gives a hint in steps, one for each request: first the place, then the cards, then the whole play with ghost cards
(cards that are only suggested), and finally the reason."""

from app.session.draft.draft import Draft
from app.session.table_session import TableSession
from engine.coach.hints import WHOLE, Hint
from engine.core.moves import Act


class HintSteps:
    """Remembers which steps of a hint have been given.

    step: the number of the last step; 0 before the first.
    """

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self.begin_anew()

    def begin_anew(self) -> None:
        """Starts again with the first step, because the position or the set of words that hints may name has
        changed."""
        self.step = 0
        self._act: Act | None = None
        self._laid = Draft()  # the half-laid play that the last step of the hint has put on the felt
        self._all_given = False

    def next(self, act: Act) -> Hint | None:
        """Gives the next step of a hint that leads to this act. Returns None if only the reason is left to give.

        The reason is about the play on the table, so if the player has taken the play back, the first step comes again.
        After the reason for an act that lays no cards, the first step comes again, too.
        """
        if act != self._act or (self._all_given and not self._laid.is_empty and not self._is_on_table):
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
    def _is_on_table(self) -> bool:
        return self._session.draft == self._laid and not self._session.outlook.looks_back
