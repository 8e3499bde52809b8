"""Undo and redo of moves."""

from app.session.match.outlook import Outlook
from engine.core.act_report import ActReport
from engine.core.moves import PASS, TIMEOUT, Move, Request
from engine.core.seen_events import CardMove
from engine.core.state import State

UNKNOWN = frozenset({"deck", "bottom", "turned", "pile"})  # what comes from there or goes there is drawn, or turned
HELD = frozenset({"hand", "committed", "aside"})  # by a player, who alone may know it


class TakingBack:
    """Alone without limit, and against computers where that is agreed: then their answers go back, too. In company
    never across another player's act, a draw or a look at hidden cards. A pass goes back even though the turn has gone
    on, until anybody acts or opens a hand. Time that has run out is nobody's to give back, and words that are called
    out by whoever is first are nobody's to call out again. An end that is counted stays: the same cards would have a
    second result.

    undone: what can be made again, the next one last.
    """

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self.undone: list[Move] = []

    def forget(self) -> None:
        """A new move was made: redo has nothing left."""
        self.undone.clear()

    @property
    def can_undo(self) -> bool:
        return self._last_own() is not None

    @property
    def can_redo(self) -> bool:
        return bool(self.undone)

    def undo(self) -> bool:
        point = self._last_own()
        if point is None:
            return False
        match = self._outlook.match
        self.undone += reversed(match.moves[point:])
        match.undo_to(point)
        return True

    def redo(self) -> bool:
        """Redo one's own move, and the computers' answers to it."""
        if not self.undone:
            return False
        match = self._outlook.match
        match.play(self.undone.pop())
        while self.undone and self._mover(match.state, self.undone[-1]) not in self._outlook.humans:
            match.play(self.undone.pop())
        return True

    @property
    def can_undo_pass(self) -> bool:
        """Is the last act a pass in company that can still be taken back?"""
        passed = bool(self._outlook.match.moves) and self._outlook.match.moves[-1].act == PASS
        return passed and not self._without_limit and self.can_undo

    @property
    def _without_limit(self) -> bool:
        choice = self._outlook.choice
        return len(choice.seats) == 1 or (choice.practice and len(self._outlook.humans) == 1)

    @staticmethod
    def _mover(before: State, move: Move) -> int:
        return before.actor if move.seat is None else move.seat

    def _last_own(self) -> int | None:
        """The number of the player's last own move, if everything from there on can be taken back."""
        outlook, match = self._outlook, self._outlook.match
        if outlook.watched or outlook.calls or outlook.paused or outlook.counted:
            return None
        if self._without_limit:
            for number in range(len(match.moves) - 1, -1, -1):
                if match.moves[number].act == TIMEOUT:
                    return None
                if self._mover(match.states[number], match.moves[number]) in outlook.humans:
                    return number
            return None
        if not match.moves or match.state.over:
            return None
        last, before, now = match.moves[-1], match.states[-2], match.states[-1]
        mover = self._mover(before, last)
        if last.act == PASS:
            own = self._is_nobody_elses(mover) and _held(now) == _held(before)
        else:
            own = mover == outlook.viewer and now.actor == before.actor and not outlook.veiled
        kept_secret = last.act != TIMEOUT and not isinstance(last.act, Request)  # “no” is an answer, too
        last_act = len(match.moves) - 1
        free = own and kept_secret and not _shows_more(match.report_for(last_act, mover), now, mover)
        return last_act if free else None

    def _is_nobody_elses(self, mover: int) -> bool:
        """Has nobody looked at other cards since this person has passed? Behind the curtain nobody has."""
        outlook = self._outlook
        waits = outlook.veiled or not outlook.keeps_secrets
        return mover in outlook.humans and (mover == outlook.viewer or waits)


def _held(state: State) -> tuple[object, ...]:
    """All that players hold: a card that a pass gives to another is seen there."""
    return tuple([(place.hand, place.committed) for place in state.seats])


def _shows_more(report: ActReport, now: State, seat: int) -> bool:
    """Has a card been drawn or turned, or has this seat, whose report it is, come to know another one?"""
    others = [place for number, place in enumerate(now.seats) if number != seat]
    laid_open = report.revealed and any(place.committed for place in others)
    return laid_open or any(_is_new(one, seat) for one in report.moves)


def _is_new(move: CardMove, seat: int) -> bool:
    """Was the card unknown to this seat before it moved, or does nobody know it now?"""
    drawn = {move.source.kind, move.goal.kind} & UNKNOWN
    others = move.source.kind in HELD and move.source.number != seat
    return bool(drawn) or (others and bool(move.card.face))
