"""Undo of the last act if all other people at the table agree."""

from app.session.match.outlook import Outlook
from app.session.match.view_data import AgreedUndo, TableQuestion
from engine.core.act_report import ActReport
from engine.core.moves import TIMEOUT, Move

# a move of a card from one of these places draws the card or turns it over
FROM_DECK = frozenset({"deck", "bottom", "pile"})


class UndoByAgreement:
    """Takes back the last act of a person, and the computers' answers to this act, if all other people agree. Computers
    and players who resigned are not asked. Nothing is taken back if a card from the deck was seen since, if time ran
    out, or if a game has ended.
    """

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook

    @property
    def can_ask(self) -> bool:
        return self._point() is not None

    def question(self) -> TableQuestion | None:
        """The question to the other players; None if there is no act that they could agree to undo."""
        point = self._point()
        return None if point is None else TableQuestion(self._public_undo(point), self._others(self._mover(point)))

    def take_back(self, agreed: AgreedUndo) -> Move:
        """Takes back the act that all have agreed to take back. Returns the move."""
        match = self._outlook.match
        move = match.moves[agreed.acts]
        match.undo_to(agreed.acts)
        return move

    def _public_undo(self, point: int) -> AgreedUndo:
        """The facts about the act with this index, without anything that is secret."""
        report = self._outlook.match.report_for(point, None)
        return AgreedUndo(point, self._mover(point), report.act.verb, report.words, ())

    def _mover(self, number: int) -> int:
        match = self._outlook.match
        seat = match.moves[number].seat
        return match.states[number].actor if seat is None else seat

    def _others(self, mover: int) -> tuple[int, ...]:
        """The seats of all people in the game except the player whose act would be undone."""
        return tuple([seat for seat in self._outlook.people_in_game if seat != mover])

    def _point(self) -> int | None:
        """The index of the last act of a person; None if it can't be taken back by agreement."""
        outlook, match = self._outlook, self._outlook.match
        if outlook.watched or outlook.paused or outlook.counted or outlook.buzzer is not None or match.state.over:
            return None
        if len(outlook.humans) < 2:
            return None
        for number in range(len(match.moves) - 1, -1, -1):
            if match.moves[number].act == TIMEOUT or _shows_for_good(match.report(number)):
                return None
            mover = self._mover(number)
            if mover in outlook.humans:
                return number if self._others(mover) else None
        return None


def _shows_for_good(report: ActReport) -> bool:
    """Whether the act showed a card of the deck or ended a game of a match. Either can't be undone any more."""
    return bool(report.games) or any(one.source.kind in FROM_DECK for one in report.moves)
