"""Undo and redo of moves by the players who made them."""

from app.session.match.outlook import Outlook
from engine.core.act_report import ActReport
from engine.core.moves import PASS, TIMEOUT, Move, Request
from engine.core.seen_events import CardMove
from engine.core.state import State

# a move of a card from or to one of these places draws the card or turns it over
UNKNOWN = frozenset({"deck", "bottom", "turned", "pile"})
HELD = frozenset({"hand", "committed", "aside"})  # places with cards that only one player may know


class TakingBack:
    """Decides which moves can be undone, and undoes and redoes them.

    A solo player can undo without limit. So can a player against computers if that is agreed; the computers' answers
    are then undone, too. In a game of several people, undo never goes back beyond another player's act, a draw or a
    look at hidden cards. A pass can be undone although the turn has gone on, until another player acts or opens a hand.
    The following can't be undone: a timeout, any act of a game where words are called out, a move before the position
    where a lesson begins, and a move of a game whose result is counted.

    undone: the moves that can be redone; the next move to redo comes last.
    """

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self.undone: list[Move] = []

    def forget(self) -> None:
        """Drops the moves that could be redone, because a new move was made."""
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
        """Redoes the player's own move, and the computers' answers to this move."""
        if not self.undone:
            return False
        match = self._outlook.match
        match.play(self.undone.pop())
        while self.undone and self._mover(match.state, self.undone[-1]) not in self._outlook.humans:
            match.play(self.undone.pop())
        return True

    @property
    def can_undo_pass(self) -> bool:
        """Whether the last act is a pass in a game of several people that can still be taken back."""
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
        """The index of the player's last own move; None if this move or a later move can't be undone."""
        number = self._last_own_of_all()
        return number if number is not None and number >= self._outlook.begins else None

    def _last_own_of_all(self) -> int | None:
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
        # a request for a card is never undone, because even the answer No reveals something about a hand
        kept_secret = last.act != TIMEOUT and not isinstance(last.act, Request)
        last_act = len(match.moves) - 1
        free = own and kept_secret and not _shows_more(match.report_for(last_act, mover), now, mover)
        return last_act if free else None

    def _is_nobody_elses(self, mover: int) -> bool:
        """Whether nobody but this person has looked at a hand since the person's pass. After that, the pass can't be
        undone."""
        outlook = self._outlook
        waits = outlook.veiled or not outlook.keeps_secrets
        return mover in outlook.humans and (mover == outlook.viewer or waits)


def _held(state: State) -> tuple[object, ...]:
    """Returns all cards that players hold. If they are the same before and after a pass, the pass gave nobody a
    card."""
    return tuple([(place.hand, place.committed) for place in state.seats])


def _shows_more(report: ActReport, now: State, seat: int) -> bool:
    """Whether the act drew or turned up a card, or showed this seat a card of another player.

    report: the act as this seat saw it.
    """
    others = [place for number, place in enumerate(now.seats) if number != seat]
    laid_open = report.revealed and any(place.committed for place in others)
    return laid_open or any(_is_new(one, seat) for one in report.moves)


def _is_new(move: CardMove, seat: int) -> bool:
    """Whether this move drew or turned up a card, or showed this seat a card that only another player knew."""
    drawn = {move.source.kind, move.goal.kind} & UNKNOWN
    others = move.source.kind in HELD and move.source.number != seat
    return bool(drawn) or (others and bool(move.card.face))
