"""The sequence of turns: what follows a move, a lost turn or a resignation, up to the end of the game."""

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
from engine.parts.flow.standstill import books_of, stalled
from engine.parts.flow.trade import trade_up_to_five
from engine.parts.flow.usual import AGAIN, LOST, OUT, PASS, STEP, WORD, Ending, Trigger
from engine.parts.table import House, State, Turn, Word


@dataclass(frozen=True, kw_only=True)
class Flow:
    """A game in which one player after another has a turn: its own parts, and the usual ones for the rest.

    plays, places, leaves, owns, likely, counts, worth, result, aim, extras, must: see the rulebook.
    facts: the public part of its notes, besides lost turns and last turns.
    reach: the reach of each verb that has not the usual one.
    passing: carries out a `pass`, a timeout, and a wrong word that costs the turn.
    trade: carries out a trade; None if the game has none.
    triggers: events after a turn that no player asks for.
    round_end: such events after the refill.
    endings: the rules that can end the game.
    stalls: a standstill can end it, too.
    most_traded: the most cards in one trade.
    begin: the first step of a turn.
    following: the seat that has the next turn.
    between: a step as the turn passes on.
    has_nothing: says whether this player passes automatically.
    in_vain: says whether a turn without a word at such a table counts towards a standstill.
    settle: adds and subtracts points at the end.
    another_game: starts the next game of a match, if there is one.
    after_resigning: changes the table after a resignation, before play goes on.
    """

    deal: Callable[[House], State]
    plays: Plays
    play: Handler
    places: frozenset[str] = USUAL_PLACES
    leaves: bool = False
    owns: bool = False
    reach: Mapping[str, Reach] | None = None
    likely: Mapping[str, Reach] | None = None
    verbs: Callable[[House, State, int], tuple[str, ...]] = usual.usual_verbs
    actors: Callable[[State], tuple[int, ...]] = lambda state: (state.actor,)
    passing: Handler = usual.plain_pass
    trade: Handler | None = trade_up_to_five
    others: Mapping[str, Handler] | None = None
    refill: Trigger = usual.draw_up_to_ten
    triggers: Trigger = usual.nothing
    round_end: Trigger = usual.nothing
    endings: tuple[Ending, ...] = (exhausted,)
    stalls: bool = True
    most_traded: int = 5
    begin: Callable[[Turn], None] = usual.nothing
    following: Callable[[State], int] = usual.clockwise
    between: Callable[[Turn], None] = usual.nothing
    has_nothing: Callable[[Turn], bool] = usual.empty_hand
    in_vain: Callable[[State], bool] = lambda state: True
    settle: Settlement = keep_scores
    another_game: Callable[[Turn], bool] = usual.no_other_game
    winners: Callable[[Turn, str], Iterable[int]] = winners_by_score
    counts: str = "points"
    worth: Callable[[Word], Sums] | None = None
    result: Callable[[State], int] | None = None
    aim: str = ""
    after_resigning: Callable[[Turn, int], None] = usual.nothing
    phase: str = ""
    is_word: Callable[[House, str], bool] = usual.in_dictionary
    extras: Callable[[State], Mapping[str, Any]] = lambda state: {}
    must: Callable[[State], tuple[str, ...]] = lambda state: ()
    facts: Callable[[State], tuple[Fact, ...]] = lambda state: ()

    # ---- after a move

    def after(self, turn: Turn, outcome: str) -> None:
        """Carries out the consequences of a move in the one published order."""
        if outcome in (WORD, AGAIN):
            turn.mark(opened=True, worded=True, passes=0, traded=0)
        if outcome in (AGAIN, STEP):
            if self.has_nothing(turn):
                self.pass_by_itself(turn)
            return
        self.turn_over(turn, outcome, refill=outcome != OUT)

    def turn_over(self, turn: Turn, outcome: str, *, refill: bool, counted: bool = True) -> None:
        """Ends the turn.

        counted: it counts in the numbering.
        """
        self.triggers(turn, outcome)
        if refill:
            self.refill(turn, outcome)
        self.count(turn, outcome)
        self.round_end(turn, outcome)
        self.go_on(turn, counted=counted)

    def count(self, turn: Turn, outcome: str) -> None:
        """Counts passes in a row and the signs of a standstill."""
        before = turn.state.passes
        passes = {PASS: before + 1, LOST: before + 1, OUT: before}.get(outcome, 0)
        turn.mark(passes=passes, **books_of(turn, outcome, in_vain=self.in_vain(turn.state)))

    def go_on(self, turn: Turn, *, counted: bool = True) -> None:
        """Ends the game, or begins the turn of the next seat.

        counted: the last turn counts in the numbering.
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
        """Begins the turn of the seat to act; a lost turn, or one without cards, is over at once."""
        turn.seat = turn.state.actor
        if turn.place.skips:
            self.lose(turn)
            return
        self.begin(turn)
        if self.has_nothing(turn):
            self.pass_by_itself(turn)

    def pass_by_itself(self, turn: Turn) -> None:
        """Passes for a player with an empty hand."""
        turn.words, turn.points = (), 0
        outcome = self.passing(turn, PASS_ACT)
        turn.log(PASS_ACT, turn.seat)
        self.after(turn, outcome)

    # ---- lost turns, misses, resignations

    def lose(self, turn: Turn) -> None:
        """Ends a lost turn: the player draws nothing; it counts as a pass for endings but not in the numbering."""
        turn.skip(turn.seat, max(turn.place.skips - 1, 0))
        self.turn_over(turn, LOST, refill=False, counted=False)

    def challenge_failed(self, turn: Turn) -> None:
        """Makes the challenger of a correct play lose the next turn, which may be the one just begun."""
        turn.skip(turn.seat, turn.place.skips + 1)
        if turn.state.actor == turn.seat:
            self.lose(turn)

    def undo(self, turn: Turn) -> None:
        """Ends the turn of a player whose play was taken back: it is lost, which counts as a pass with all
        consequences. If earlier steps of the turn stand, the hand is drawn up as at any end of a turn."""
        earlier = turn.state.worded
        self.turn_over(turn, self.passing(turn, PASS_ACT), refill=earlier, counted=False)

    def resigned(self, turn: Turn, seat: int) -> None:
        """Goes on after a resignation. In the turn of that seat the next one begins; its own pass no longer counts with
        the others."""
        self.after_resigning(turn, seat)
        if turn.state.actor == seat:
            self.go_on(turn)
        elif seat in last_seats(turn.state, seat, turn.state.passes):
            turn.mark(passes=turn.state.passes - 1)

    def close(self, turn: Turn, reason: str) -> None:
        """Settles the game; it ends with its winners, or a match goes on with the next one."""
        self.settle(turn)
        if reason != "resigned" and self.another_game(turn):
            self.start(turn)
            return
        if reason in ("resigned", "last-one-in") and len(turn.state.playing) <= 1:
            winners: Iterable[int] = turn.state.playing if turn.house.players > 1 else ()
        else:
            winners = self.winners(turn, reason)
        last = turn.found if reason == "resigned" else turn.state  # an abandoned hand was not played
        turn.end(reason, winners, self.result(last) if self.result else None)


def must_wait(turn: Turn, reason: str) -> bool:
    """Says whether a player can still challenge the play that ends the game. It then waits until every other player has
    answered."""
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
    """The seats that had the last turns, this many counted back from the seat to act, the resigned one included."""
    count = len(state.seats)
    back = [(state.actor - step) % count for step in range(1, count)]
    return [seat for seat in back if seat == resigned or not state.seats[seat].out][:turns]
