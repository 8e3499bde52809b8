"""The rulebook of a game in turns, put together from the usual parts and the game's own."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.core.patterns import Plays
from engine.core.rulebook import Handler, House, Reach, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.parts.declared import search
from engine.parts.flow.endings import exhausted, winners_by_score
from engine.parts.flow.standstill import stalled
from engine.parts.flow.turns import Flow
from engine.parts.flow.usual import (
    Ending,
    Trigger,
    clockwise,
    draw_up,
    empty_hand,
    in_dictionary,
    no_asides,
    no_extras,
    no_other_game,
    nothing,
    only,
    plain_pass,
    usual_verbs,
)
from engine.parts.reach.trades import trading
from engine.parts.scores import Settlement, keep_scores


def round_the_table(
    *,
    deal: Callable[[House], State],
    plays: Plays,
    play: Handler,
    reach: Mapping[str, Reach] | None = None,
    likely: Mapping[str, Reach] | None = None,
    verbs: Callable[[House, State, int], tuple[str, ...]] = usual_verbs,
    actors: Callable[[State], tuple[int, ...]] = lambda state: (state.actor,),
    passing: Handler = plain_pass,
    trade: Handler | None = None,
    others: Mapping[str, Handler] | None = None,
    refill: Trigger | None = None,
    triggers: Trigger = nothing,
    round_end: Trigger = nothing,
    endings: tuple[Ending, ...] = (exhausted,),
    stalls: bool = True,
    begin: Callable[[Turn], None] = nothing,
    following: Callable[[Turn], int] = clockwise,
    has_nothing: Callable[[Turn], bool] = empty_hand,
    in_vain: Callable[[State], bool] = lambda state: True,
    settle: Settlement = keep_scores,
    another_game: Callable[[Turn], bool] = no_other_game,
    winners: Callable[[Turn, str], Iterable[int]] = winners_by_score,
    counts: str = "points",
    result: Callable[[State], int] | None = None,
    left: Callable[[Turn, int], None] | None = None,
    phase: str = "",
    is_word: Callable[[House, str], bool] = in_dictionary,
    extras: Callable[[State], Mapping[str, Any]] = no_extras,
) -> Rulebook:
    """The rulebook of a game in which one player after another has a turn.

    plays, likely, counts, result: see the rulebook.  reach: of the verbs for which it is not the usual one.
    passing: what `pass`, a timeout and a strict miss do.
    triggers: what the game does of itself after a turn.  round_end: what it does after the refill.
    endings: when the game is over.  stalls: can it end by standstill, too?
    begin: what it does before a turn.
    following: whose turn comes next.  has_nothing: who passes without being asked.
    in_vain: does a turn without a word at such a table bring a standstill nearer?
    settle: what is added and taken at the end.  another_game: a match may go on with one.
    left: what a resignation leaves behind, before play goes on.
    """
    flow = Flow(
        refill=refill or draw_up(),
        triggers=triggers,
        round_end=round_end,
        endings=(*endings, stalled) if stalls else endings,
        begin=begin,
        following=following,
        passing=passing,
        has_nothing=has_nothing,
        in_vain=in_vain,
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
        missed=passing,
        left=resigned,
        close=flow.close,
        reach={"play": search, "trade": trading(), **(reach or {})},
        asker=lambda state, verb: only(actors(state)),
        asides=no_asides,
        objected=flow.objected,
        undone=flow.undo,
        is_word=is_word,
        extras=extras,
        plays=plays,
        likely=likely or {},
        counts=counts,
        result=result,
        patience=int(stalls),
    )
