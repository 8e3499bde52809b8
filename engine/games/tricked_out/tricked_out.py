"""Tricked Out, for 2 to 6 players, with letter cards. Moves: add, overlay, give and take, duplicate.

The leader lays a fresh word. In turn each player changes it with exactly one hand card, or passes and is out of this
trick. When only one is left, the last to change the word (or the leader, if nobody followed) wins the trick: the cards
are won and that player leads. Within a trick no word may come back, except by a duplicate. A leader who cannot lead
trades up to five cards or passes, and the next player leads. Most tricks win.

The game ends when the deck is empty and all have passed as leader, or when all hands are empty; a trick that is going
on is settled first.

Knockout: one word runs on and none may come back in the whole game, except by a duplicate. Once in the game a player
may trade up to five cards and still try. Who cannot is out of the game; the last one in wins.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.cards import LETTER_DECK
from engine.core.moves import Play, Trade
from engine.core.patterns import Change, Fresh, Plays
from engine.core.rulebook import Game, House, Rulebook, Variation
from engine.core.state import State
from engine.core.traits import Traits, Weights
from engine.core.turn import Turn
from engine.games.tricked_out import tricks
from engine.parts.deals import words_lying
from engine.parts.declared import made_by
from engine.parts.flow.endings import exhausted, last_one_in, went_out, winners_by_score, winners_of_knockout
from engine.parts.flow.rulebook import round_the_table
from engine.parts.flow.usual import (
    STEP,
    TRADE,
    WORD,
    can_trade,
    clockwise,
    nothing,
    out_if_cannot,
    plain_pass,
    usual_verbs,
)
from engine.parts.options import SCORED_OR_KNOCKOUT, common, permitted, permitting
from engine.parts.trade import trade_up_to


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    moves = permitted(options)
    knockout = options["mode"] == "knockout"
    swap_cards = trade_up_to(5)

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act)
        for change in new.changes:
            tricks.no_word_comes_back(turn, change)
        new.claim(turn).lay(turn)
        if new.fresh:
            turn.note(still=turn.state.playing, seen=(new.word.text,))
        return WORD

    def trade(turn: Turn, act: Trade) -> str:
        """A leader's trade ends the turn; in a knockout the one trade of the game does not."""
        swap_cards(turn, act)
        if not turn.table:
            return TRADE
        turn.note(traded=(*turn.notes.traded, turn.seat))
        return STEP

    def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
        if not state.table:
            return usual_verbs(house, state, seat)
        if knockout and seat not in state.notes.traded and can_trade(state, seat):
            return ("play", "trade", "pass")
        return ("play", "pass")

    return round_the_table(
        deal=lambda house: tricks.deal(house, most=words_lying(moves)),
        places=frozenset({"deck", "won"}),
        plays=Plays((Fresh(),), (Change(moves, words=1, cards=1),)),
        play=play,
        passing=out_if_cannot if knockout else plain_pass,
        trade=trade,
        verbs=verbs,
        triggers=nothing if knockout else tricks.out_of_the_trick,
        following=clockwise if knockout else tricks.next_in_trick,
        endings=(went_out, last_one_in, exhausted) if knockout else (tricks.hands_empty, tricks.all_passed_as_leader),
        winners=winners_of_knockout if knockout else winners_by_score,
        left=nothing if knockout else tricks.resigned,
        counts="tricks",
    )


GAME = Game(
    "tricked-out",
    "Tricked Out",
    (2, 6),
    LETTER_DECK,
    common(6, permitting("AOGD"), SCORED_OR_KNOCKOUT),
    rules,
    (Variation("Knockout", {"mode": "knockout"}),),
    Traits(Weights(points=100, rival=100, step=20), long=True),
)
