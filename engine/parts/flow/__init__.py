"""Games in turns: what nearly every sheet says of them. How a move bears on the turn stands in `usual`."""

from engine.core.rulebook import Rulebook
from engine.parts.flow.endings import endings_of, exhausted, last_one_in, one_more_turn, went_out
from engine.parts.flow.rulebook import round_the_table
from engine.parts.flow.scores import best_scores, keep_scores, minus_hand
from engine.parts.flow.trade import trade_up_to

__all__ = ["Rulebook", "round_the_table", "trade_up_to"]
__all__ += ["endings_of", "exhausted", "last_one_in", "one_more_turn", "went_out"]
__all__ += ["best_scores", "keep_scores", "minus_hand"]
