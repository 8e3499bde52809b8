"""The sequence of turns, for rule sheets: the consequences of a move, a lost turn or a resignation, up to the end of
the game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.moves import PASS as PASS_ACT
from engine.core.patterns import Plays
from engine.core.public_facts import Fact
from engine.core.rulebook import USUAL_PLACES, Handler, Reach
from engine.parts.counting import Sums
from engine.parts.flow import usual
from engine.parts.flow.endings import exhausted
from engine.parts.flow.scores import Settlement, keep_scores, winners_by_score
from engine.parts.flow.standstill import stalled, standstill_counts
from engine.parts.flow.trade import trade_up_to_five
from engine.parts.flow.usual import AGAIN, LOST, OUT, PASS, STEP, WORD, Ending, Trigger
from engine.parts.table import House, State, Turn, Word


@dataclass(frozen=True, kw_only=True)
class Flow:
    """The parts of a game in which players take turns. The defaults are for games that do not set a part themselves. A
    part without a description here has the same meaning as in Rulebook."""

    deal: Callable[[House], State]
    plays: Plays
    play: Handler
    places: frozenset[str] = USUAL_PLACES
    leaves: bool = False
    owns: bool = False
    reach: Mapping[str, Reach] | None = None
    """For some verbs, a function that yields the acts that may be legal. The other verbs have the usual functions."""
    likely: Mapping[str, Reach] | None = None
    verbs: Callable[[House, State, int], tuple[str, ...]] = usual.usual_verbs
    actors: Callable[[State], tuple[int, ...]] = lambda state: (state.actor,)
    passing: Handler = usual.plain_pass
    """Carries out a `pass`, a timeout, or a wrong word that costs the turn."""
    trade: Handler | None = trade_up_to_five
    """Carries out a trade; None if the game has no trades."""
    others: Mapping[str, Handler] | None = None
    refill: Trigger = usual.draw_up_to_ten
    triggers: Trigger = usual.nothing
    """Carries out consequences of a turn, before the hand is filled up."""
    round_end: Trigger = usual.nothing
    """Carries out consequences of a turn, after the hand was filled up."""
    endings: tuple[Ending, ...] = (exhausted,)
    """The rules that can end the game."""
    stalls: bool = True
    """Whether a standstill can end the game, too."""
    most_traded: int = 5
    """The maximum number of cards in one trade."""
    begin: Callable[[Turn], None] = usual.nothing
    """Carries out the first step of a turn."""
    following: Callable[[State], int] = usual.clockwise
    """Returns the seat that has the next turn."""
    between: Callable[[Turn], None] = usual.nothing
    """Carries out a step between two turns."""
    has_nothing: Callable[[Turn], bool] = usual.empty_hand
    """Returns whether the player to act has nothing to play and so passes automatically."""
    in_vain: Callable[[State], bool] = lambda state: True
    """Returns whether a turn without a word counts towards a standstill."""
    settle: Settlement = keep_scores
    """Adds and subtracts points at the end."""
    another_game: Callable[[Turn], bool] = usual.no_other_game
    """Starts the next game of a match and returns whether there is one."""
    winners: Callable[[Turn, str], Iterable[int]] = winners_by_score
    counts: str = "points"
    word_score: Callable[[Word], Sums] | None = None
    result: Callable[[State], int] | None = None
    aim: str = ""
    after_resigning: Callable[[Turn, int], None] = usual.nothing
    """Changes the table after a resignation, before the game goes on."""
    phase: str = ""
    is_word: Callable[[House, str], bool] = usual.in_dictionary
    extras: Callable[[State], Mapping[str, Any]] = lambda state: {}
    must: Callable[[State], tuple[str, ...]] = lambda state: ()
    facts: Callable[[State], tuple[Fact, ...]] = lambda state: ()
    """Returns the public part of the game's notes. Facts about lost turns and last turns are added later."""

    # ---- after a move

    def after(self, turn: Turn, outcome: str) -> None:
        """Carries out the consequences of a move. Their order is the same in all games."""
        if outcome in (WORD, AGAIN):
            turn.mark(opened=True, worded=True, passes=0, traded=0)
        if outcome in (AGAIN, STEP):
            if self.has_nothing(turn):
                self.pass_with_empty_hand(turn)
            return
        self.turn_over(turn, outcome, refill=outcome != OUT)

    def turn_over(self, turn: Turn, outcome: str, *, refill: bool, counted: bool = True) -> None:
        """Ends the turn.

        refill: whether the player draws cards up to a full hand.
        counted: whether the turn is numbered.
        """
        self.triggers(turn, outcome)
        if refill:
            self.refill(turn, outcome)
        self.count(turn, outcome)
        self.round_end(turn, outcome)
        self.go_on(turn, counted=counted)

    def count(self, turn: Turn, outcome: str) -> None:
        """Updates the count of passes in a row, and the counts by which the rules detect a standstill."""
        before = turn.state.passes
        passes = {PASS: before + 1, LOST: before + 1, OUT: before}.get(outcome, 0)
        turn.mark(passes=passes, **standstill_counts(turn, outcome, in_vain=self.in_vain(turn.state)))

    def go_on(self, turn: Turn, *, counted: bool = True) -> None:
        """Ends the game, or begins the turn of the next seat.

        counted: whether the turn that has just ended is numbered.
        """
        for ending in (*self.endings, stalled):
            reason = ending.reason(turn)
            if reason is not None:
                if not must_wait(turn, reason):
                    self.close(turn, reason)
                return
        self.next_turn(turn, counted=counted)

    def next_turn(self, turn: Turn, *, counted: bool) -> None:
        seat = self.following(turn.state)
        self.between(turn)
        state = turn.state
        turn.mark(actor=seat, turn=state.turn + counted, phase=self.phase, worded=False, deck_was=len(state.deck))
        self.start(turn)

    def begin_game(self, turn: Turn) -> None:
        turn.mark(phase=self.phase)
        self.start(turn)

    def start(self, turn: Turn) -> None:
        """Begins the turn of the seat to act. If the seat must miss this turn or has no cards, ends the turn
        immediately."""
        turn.seat = turn.state.actor
        if turn.place.skips:
            self.lose(turn)
            return
        self.begin(turn)
        if self.has_nothing(turn):
            self.pass_with_empty_hand(turn)

    def pass_with_empty_hand(self, turn: Turn) -> None:
        """Makes a player with an empty hand pass."""
        turn.words, turn.points = (), 0
        outcome = self.passing(turn, PASS_ACT)
        turn.log(PASS_ACT, turn.seat)
        self.after(turn, outcome)

    # ---- lost turns, misses, resignations

    def lose(self, turn: Turn) -> None:
        """Ends a turn that the seat must miss. The player draws no cards. The turn counts as a pass, but is not
        numbered."""
        turn.skip(turn.seat, max(turn.place.skips - 1, 0))
        self.turn_over(turn, LOST, refill=False, counted=False)

    def challenge_failed(self, turn: Turn) -> None:
        """Makes a player who challenged a correct play miss a turn: the turn that has just begun, if it belongs to this
        player, otherwise the player's next turn."""
        turn.skip(turn.seat, turn.place.skips + 1)
        if turn.state.actor == turn.seat:
            self.lose(turn)

    def undo(self, turn: Turn) -> None:
        """Ends the turn of a player whose play was taken back, with all consequences of a pass. If earlier plays of the
        turn remain, the player draws up to a full hand."""
        earlier = turn.state.worded
        self.turn_over(turn, self.passing(turn, PASS_ACT), refill=earlier, counted=False)

    def resigned(self, turn: Turn, seat: int) -> None:
        """Lets the game continue after a resignation. If it was the turn of the player who resigned, begins the next
        turn. Otherwise, a pass of that player no longer counts among the passes in a row."""
        self.after_resigning(turn, seat)
        if turn.state.actor == seat:
            self.go_on(turn)
        elif seat in last_seats(turn.state, seat, turn.state.passes):
            turn.mark(passes=turn.state.passes - 1)

    def close(self, turn: Turn, reason: str) -> None:
        """Settles the game, and ends it with its winners or begins the next game of a match."""
        self.settle(turn)
        if reason != "resigned" and self.another_game(turn):
            self.start(turn)
            return
        if reason in ("resigned", "last-one-in") and len(turn.state.playing) <= 1:
            winners: Iterable[int] = turn.state.playing if turn.house.players > 1 else ()
        else:
            winners = self.winners(turn, reason)
        # After a resignation the hand is gone, so the result is computed from the state before the resignation.
        last = turn.found if reason == "resigned" else turn.state
        turn.end(reason, winners, self.result(last) if self.result else None)


def must_wait(turn: Turn, reason: str) -> bool:
    """Returns whether the game can't end yet, because other players can still challenge the play that ends it. If so,
    asks them to accept or challenge the play."""
    pending = turn.state.pending
    if pending is None:
        return False
    waits = tuple([seat for seat in turn.state.playing if seat != pending.seat])
    if waits:
        turn.mark(pending=pending._replace(waits=waits, ending=reason))
    else:
        turn.let_stand()
    return bool(waits)


def last_seats(state: State, resigned: int, turns: int) -> list[int]:
    """The seats that had the last turns before the seat to act, with the latest turn first. Skips seats that are out of
    the game, except the seat `resigned`, which was still in the game in its last turn.

    turns: the maximum number of seats to return.
    """
    count = len(state.seats)
    back = [(state.actor - step) % count for step in range(1, count)]
    return [seat for seat in back if seat == resigned or not state.seats[seat].out][:turns]
