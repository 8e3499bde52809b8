"""Makes the rulebook of a game whose players take turns. The rulebook is made from a Flow, which has the usual parts
and the game's special parts."""

from collections.abc import Callable
from typing import ParamSpec

from engine.core.public_facts import (
    HAS_LAST_TURN,
    LAST_PLAY,
    LAST_ROUND,
    TURNS_TO_LOSE,
    Fact,
    if_any,
    join_facts,
    marks,
    table_marks,
)
from engine.core.rulebook import House, Rulebook
from engine.core.state import State
from engine.parts.declared import search
from engine.parts.flow.standstill import standstill_facts
from engine.parts.flow.turns import Flow
from engine.parts.flow.usual import only_seat
from engine.parts.reach.trades import trading

Parts = ParamSpec("Parts")


def rulebook_of(make: Callable[Parts, Flow]) -> Callable[Parts, Rulebook]:
    """Returns a function that takes the same arguments as `make` and returns a complete Rulebook. `make` returns only a
    Flow (the parts of a game)."""
    return lambda *args, **parts: rulebook(make(*args, **parts))


def rulebook(flow: Flow) -> Rulebook:
    handlers = {"play": flow.play, "pass": flow.passing, "timeout": flow.passing}
    if flow.trade is not None:
        handlers["trade"] = flow.trade
    return Rulebook(
        deal=flow.deal,
        begin=flow.begin_game,
        verbs=flow.verbs,
        handlers={**handlers, **(flow.others or {})},
        after=flow.after,
        actors=flow.actors,
        missed=flow.passing,
        resigned=flow.resigned,
        close=flow.close,
        reach={"play": search, "trade": trading(), **(flow.reach or {})},
        asker=lambda state, verb: only_seat(flow.actors(state)),
        asides=lambda house, state, seat: (),
        challenge_failed=flow.challenge_failed,
        undone=flow.undo,
        is_word=flow.is_word,
        extras=flow.extras,
        plays=flow.plays,
        places=flow.places,
        leaves=flow.leaves,
        owns=flow.owns,
        likely=flow.likely or {},
        counts=flow.counts,
        word_score=flow.word_score,
        result=flow.result,
        aim=flow.aim,
        must=flow.must,
        facts=join_facts(flow.facts, turns_to_come),
        announced=lambda house, state: announced(flow, house, state),
        most_traded=flow.most_traded,
        patience=lambda state: int(flow.stalls),
    )


def turns_to_come(state: State) -> tuple[Fact, ...]:
    """The public facts about future turns: the number of turns that each seat must miss, and the seats that still have
    a last turn."""
    lost = if_any(TURNS_TO_LOSE, [seat.skips for seat in state.seats])
    return lost + marks(HAS_LAST_TURN, [seat for seat in state.lasts or () if seat in state.playing])


def announced(flow: Flow, house: House, state: State) -> tuple[Fact, ...]:
    """The public facts that announce the end: a last play that other players must still answer, and either the last
    round or the endings that are near."""
    last_play = table_marks(LAST_PLAY) if state.waits_for else ()
    if state.lasts is not None:
        return (*last_play, *table_marks(LAST_ROUND))
    near = [fact for ending in flow.endings for fact in ending.announced(state)]
    return (*last_play, *near, *standstill_facts(house, state))


round_the_table = rulebook_of(Flow)
