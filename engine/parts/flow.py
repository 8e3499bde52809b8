"""The flow of turns round the table, and the one published order of what happens after a move:

effects of the move, the game's triggers, refill, end of round, end of game, next turn.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.moves import PASS as PASS_ACT
from engine.core.rulebook import Handler, House, Reach, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.parts.scores import Settlement, best_scores, keep_scores

# What a handler answers: how the move bears on the turn.
WORD = "word"  # a word was made and the turn is over
AGAIN = "again"  # a word was made and the turn goes on
STEP = "step"  # something was done and the turn goes on
TRADE = "trade"  # cards were traded and the turn is over
PASS = "pass"  # the player passed, missed or ran out of time
STOP = "stop"  # the turn is over without counting as a pass
OUT = "out"  # the player is knocked out
LOST = "lost"  # the turn was skipped, lost to a challenge that failed

Trigger = Callable[[Turn, str], None]
Ending = Callable[[Turn], str | None]


@dataclass(frozen=True)
class Flow:
    """How the turns of one game go; see round_the_table for what each part is."""

    refill: Trigger
    triggers: Trigger
    round_end: Trigger
    endings: tuple[Ending, ...]
    begin: Callable[[Turn], None]
    following: Callable[[Turn], int]
    passing: Handler
    has_nothing: Callable[[Turn], bool]
    settle: Settlement
    another_game: Callable[[Turn], bool]
    winners: Callable[[Turn, str], Iterable[int]]
    result: Callable[[State], int] | None
    phase: str

    # ---- after a move

    def after(self, turn: Turn, outcome: str) -> None:
        if outcome in (WORD, AGAIN):
            turn.mark(opened=True, worded=True, passes=0)
        if outcome in (AGAIN, STEP):
            if self.has_nothing(turn):
                self.pass_by_itself(turn)
            return
        self.triggers(turn, outcome)
        if turn.state.over:
            return
        if outcome not in (OUT, LOST):
            self.refill(turn, outcome)
        self.count(turn, outcome)
        self.round_end(turn, outcome)
        self.go_on(turn)

    def count(self, turn: Turn, outcome: str) -> None:
        """Passes in succession, turns without a word, and whether the cards grew fewer."""
        state = turn.state
        passes = {PASS: state.passes + 1, LOST: state.passes + 1, OUT: state.passes}.get(outcome, 0)
        wordless = 0 if state.worded and outcome != LOST else state.wordless + 1
        stock = state.stock()
        fewer = stock < state.low
        turn.mark(
            passes=passes,
            wordless=wordless,
            low=stock if fewer else state.low,
            since_low=0 if fewer else state.since_low + 1,
        )

    def go_on(self, turn: Turn, *, counted: bool = True) -> None:
        """The game ends, or the next seat begins its turn. counted: the turn that is over counts in the numbering."""
        for ending in self.endings:
            reason = ending(turn)
            if reason is not None:
                finish(turn, reason, self)
                return
        self.next_turn(turn, counted=counted)

    def next_turn(self, turn: Turn, *, counted: bool) -> None:
        seat = self.following(turn)
        turn.mark(actor=seat, turn=turn.state.turn + counted, phase=self.phase, worded=False)
        self.start(turn)

    def start(self, turn: Turn) -> None:
        """The turn of the seat to act begins; one that is lost, or without a card, is over at once."""
        turn.seat = turn.state.actor
        if turn.place.skips:
            self.lose(turn)
            return
        self.begin(turn)
        if not turn.state.over and self.has_nothing(turn):
            self.pass_by_itself(turn)

    def pass_by_itself(self, turn: Turn) -> None:
        """An empty hand passes by itself."""
        turn.words, turn.points = (), 0
        outcome = self.passing(turn, PASS_ACT)
        turn.log("pass", turn.seat)
        self.after(turn, outcome)

    # ---- lost turns, misses, resignations

    def lose(self, turn: Turn) -> None:
        """A lost turn: nothing is drawn; it counts as a pass for endings but not in the numbering."""
        turn.skip(turn.seat, max(turn.place.skips - 1, 0))
        turn.mark(worded=False)
        self.triggers(turn, LOST)
        self.count(turn, LOST)
        self.round_end(turn, LOST)
        self.go_on(turn, counted=False)

    def objected(self, turn: Turn) -> None:
        """A challenge has failed: the challenger loses the next turn, which may be the one just begun."""
        turn.skip(turn.seat, turn.place.skips + 1)
        if turn.state.actor == turn.seat:
            self.lose(turn)

    def undo(self, turn: Turn) -> None:
        """A challenged play was wrong: its player's turn is lost, which is a pass with all that follows from one."""
        outcome = self.passing(turn, PASS_ACT)
        self.triggers(turn, outcome)
        self.count(turn, outcome)
        self.round_end(turn, outcome)
        self.go_on(turn, counted=False)

    def left(self, turn: Turn, seat: int) -> None:
        """A seat has resigned. If it was its turn, the next one begins; its pass no longer counts among the others'."""
        if turn.state.actor == seat:
            self.go_on(turn)
        elif seat in last_seats(turn.state, seat, turn.state.passes):
            turn.mark(passes=turn.state.passes - 1)

    def close(self, turn: Turn, reason: str) -> None:
        self.settle(turn)
        if reason != "resigned" and self.another_game(turn):
            self.start(turn)
            return
        if reason in ("resigned", "last-one-in") and len(turn.state.playing) <= 1:
            winners: Iterable[int] = turn.state.playing if turn.house.players > 1 else ()
        else:
            winners = self.winners(turn, reason)
        turn.end(reason, winners, self.result(turn.state) if self.result else None)


def finish(turn: Turn, reason: str, flow: Flow) -> None:
    """The game ends, at once or when the last play has been accepted."""
    if not must_wait(turn, reason):
        flow.close(turn, reason)


def must_wait(turn: Turn, reason: str) -> bool:
    """Can the play that ends the game be challenged? Then it waits until every other player has spoken."""
    pending = turn.state.pending
    if pending is None:
        return False
    waits = tuple([s for s in turn.state.playing if s != pending.seat and s not in pending.objected])
    if waits:
        turn.mark(pending=pending._replace(waits=waits, ending=reason))
    else:
        turn.mark(pending=None, before=None)
    return bool(waits)


def last_seats(state: State, resigned: int, turns: int) -> list[int]:
    """The seats that had the last so many turns, counted back from the seat to act, the resigned one included."""
    count = len(state.seats)
    back = [(state.actor - step) % count for step in range(1, count)]
    return [seat for seat in back if seat == resigned or not state.seats[seat].out][:turns]


# ---- endings


def exhausted(turn: Turn) -> str | None:
    """The deck is empty and every player still in has passed in succession."""
    return "exhausted" if not turn.state.deck and turn.state.passes >= len(turn.state.playing) else None


def stalled(turn: Turn) -> str | None:
    """Three full rounds without a word, or too many without the cards growing fewer."""
    count = len(turn.state.playing)
    rounds = turn.option("stall")
    if turn.state.wordless >= 3 * count or (rounds and turn.state.since_low >= rounds * count):
        return "stalled"
    return None


def went_out(turn: Turn) -> str | None:
    """The deck is empty and so is the hand of the player whose turn it was."""
    place = turn.state.seats[turn.state.actor]
    return "went-out" if not turn.state.deck and not place.hand and not place.out else None


def gave_up(turn: Turn) -> str | None:
    """Solo: a pass is the end."""
    return "gave-up" if turn.state.passes else None


def given_up(turn: Turn) -> str | None:
    """Solo: a pass is the end once a word lies."""
    return gave_up(turn) if turn.state.opened else None


def one_more_turn(turn: Turn) -> str | None:
    """When a player goes out, every other player has one more turn."""
    state = turn.state
    if state.lasts is None:
        if went_out(turn) is None:
            return None
        left = tuple([seat for seat in state.playing if seat != state.actor])
    else:
        left = tuple([seat for seat in state.lasts if seat != state.actor and seat in state.playing])
    turn.mark(lasts=left)
    return None if left else "went-out"


def last_one_in(turn: Turn) -> str | None:
    """Knockout: one player is left; alone, nobody is."""
    left = 1 if turn.house.players > 1 else 0
    return "last-one-in" if len(turn.state.playing) <= left else None


def endings_of(option: str) -> tuple[Ending, ...]:
    """The option `end`: by exhaustion alone, or already when the first player goes out."""
    return (went_out, exhausted, stalled) if option == "first-out" else (exhausted, stalled)


# ---- the usual parts


def nothing(turn: Turn, outcome: str = "") -> None:
    """Nothing happens here in this game."""


def draw_up(size: int = 10) -> Trigger:
    """At the end of the own turn the hand is drawn up; a trade has already changed card for card."""

    def refill(turn: Turn, outcome: str) -> None:
        if outcome != TRADE:
            turn.draw_up_to(size, turn.seat)

    return refill


def plain_pass(turn: Turn, act: Any) -> str:
    return PASS


def out_if_cannot(turn: Turn, act: Any) -> str:
    """Knockout: who cannot is out; before the first word nobody is."""
    if not turn.state.opened:
        return PASS
    turn.knock_out(turn.seat)
    return OUT


def clockwise(turn: Turn) -> int:
    return turn.state.after(turn.state.actor)


def empty_hand(turn: Turn) -> bool:
    return not turn.hand and turn.state.turned is None


def in_dictionary(house: House, word: str) -> bool:
    return house.words.has(word)


def no_extras(state: State) -> Mapping[str, Any]:
    return {}


def usual_verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    """Play, trade while there is something to trade, pass."""
    return ("play", "trade", "pass") if can_trade(state, seat) else ("play", "pass")


def opening_trades_only(house: House, state: State, seat: int) -> tuple[str, ...]:
    """Play and pass; trade only before the first word."""
    return usual_verbs(house, state, seat) if not state.opened else ("play", "pass")


def can_trade(state: State, seat: int) -> bool:
    """Is there anything to trade, and anything to trade it for?"""
    return bool(state.seats[seat].hand) and bool(state.deck)


def no_other_game(turn: Turn) -> bool:
    return False


def only(seats: tuple[int, ...]) -> int | None:
    """The one seat, if it is only one."""
    return seats[0] if len(seats) == 1 else None


def no_asides(house: House, state: State, seat: int) -> tuple[str, ...]:
    return ()


def winners_by_score(turn: Turn, reason: str) -> Iterable[int]:
    return best_scores(turn.state)


def winners_of_knockout(turn: Turn, reason: str) -> Iterable[int]:
    """The player who went out has won; otherwise those still in."""
    return (turn.state.actor,) if reason == "went-out" else turn.state.playing


def winner_alone(turn: Turn, reason: str) -> Iterable[int]:
    """Solo: won when deck and hand are empty."""
    return (0,) if cards_left(turn.state) == 0 else ()


def cards_left(state: State) -> int:
    """Solo: the result is the number of cards left."""
    return len(state.deck) + len(state.seats[0].hand)


def round_the_table(
    *,
    deal: Callable[[House], State],
    play: Handler,
    reach: Mapping[str, Reach],
    verbs: Callable[[House, State, int], tuple[str, ...]] = usual_verbs,
    actors: Callable[[State], tuple[int, ...]] = lambda state: (state.actor,),
    passing: Handler = plain_pass,
    trade: Handler | None = None,
    others: Mapping[str, Handler] | None = None,
    missed: Handler | None = None,
    refill: Trigger | None = None,
    triggers: Trigger = nothing,
    round_end: Trigger = nothing,
    endings: tuple[Ending, ...] = (exhausted, stalled),
    begin: Callable[[Turn], None] = nothing,
    following: Callable[[Turn], int] = clockwise,
    has_nothing: Callable[[Turn], bool] = empty_hand,
    settle: Settlement = keep_scores,
    another_game: Callable[[Turn], bool] = no_other_game,
    winners: Callable[[Turn, str], Iterable[int]] = winners_by_score,
    result: Callable[[State], int] | None = None,
    left: Callable[[Turn, int], None] | None = None,
    phase: str = "",
    is_word: Callable[[House, str], bool] = in_dictionary,
    extras: Callable[[State], Mapping[str, Any]] = no_extras,
) -> Rulebook:
    """The rulebook of a game in which one player after another has a turn.

    reach: see the rulebook.  passing: what `pass` and a timeout do.  missed: what a strict miss does, if not the same.
    triggers: what the game does of itself after a turn.  round_end: what it does after the refill.
    begin: what it does before a turn.
    following: whose turn comes next.  has_nothing: who passes without being asked.
    settle: what is added and taken at the end.  another_game: a match may go on with one.
    left: what a resignation leaves behind, before play goes on.
    """
    flow = Flow(
        refill=refill or draw_up(),
        triggers=triggers,
        round_end=round_end,
        endings=endings,
        begin=begin,
        following=following,
        passing=passing,
        has_nothing=has_nothing,
        settle=settle,
        another_game=another_game,
        winners=winners,
        result=result,
        phase=phase,
    )

    def begin_game(turn: Turn) -> None:
        turn.mark(phase=phase)
        flow.start(turn)

    def resigned(turn: Turn, seat: int) -> None:
        if left is not None:
            left(turn, seat)
        if not turn.state.over:
            flow.left(turn, seat)

    handlers: dict[str, Handler] = {"play": play, "pass": passing, "timeout": passing}
    if trade is not None:
        handlers["trade"] = trade
    handlers.update(others or {})

    return Rulebook(
        deal=deal,
        begin=begin_game,
        verbs=verbs,
        handlers=handlers,
        after=flow.after,
        actors=actors,
        missed=missed or passing,
        left=resigned,
        close=flow.close,
        reach=reach,
        asker=lambda state, verb: only(actors(state)),
        asides=no_asides,
        objected=flow.objected,
        undone=flow.undo,
        is_word=is_word,
        extras=extras,
    )
