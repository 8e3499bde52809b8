"""The flow of turns round the table, and the one published order of what happens after a move:

effects of the move, the game's triggers, refill, end of round, end of game, next turn.
"""

from engine.parts.flow.endings import (
    cards_left,
    endings_of,
    exhausted,
    gave_up,
    gave_up_once_opened,
    last_one_in,
    one_more_turn,
    went_out,
    winner_alone,
    winners_by_score,
    winners_of_knockout,
)
from engine.parts.flow.outcomes import AGAIN, LOST, OUT, PASS, STEP, STOP, TRADE, VAIN, WORD, Ending
from engine.parts.flow.rulebook import round_the_table
from engine.parts.flow.standstill import cards_held, stalled, standstill, standstill_near
from engine.parts.flow.turns import last_seats, must_wait
from engine.parts.flow.usual import (
    can_trade,
    clockwise,
    draw_up,
    empty_hand,
    in_dictionary,
    no_other_game,
    nothing,
    only,
    opening_trades_only,
    out_if_cannot,
    plain_pass,
    usual_verbs,
)

__all__ = [
    "AGAIN",
    "LOST",
    "OUT",
    "PASS",
    "STEP",
    "STOP",
    "TRADE",
    "VAIN",
    "WORD",
    "Ending",
    "can_trade",
    "cards_held",
    "cards_left",
    "clockwise",
    "draw_up",
    "empty_hand",
    "endings_of",
    "exhausted",
    "gave_up",
    "gave_up_once_opened",
    "in_dictionary",
    "last_one_in",
    "last_seats",
    "must_wait",
    "no_other_game",
    "nothing",
    "one_more_turn",
    "only",
    "opening_trades_only",
    "out_if_cannot",
    "plain_pass",
    "round_the_table",
    "stalled",
    "standstill",
    "standstill_near",
    "usual_verbs",
    "went_out",
    "winner_alone",
    "winners_by_score",
    "winners_of_knockout",
]
