"""The rules about turns that nearly all games share, and the effect of each move on the turn."""

from engine.core.rulebook import Rulebook
from engine.parts.flow.endings import endings_of, exhausted, last_one_in, one_more_turn, went_out
from engine.parts.flow.scores import best_scores, keep_scores, minus_hand, take_for_hands
from engine.parts.flow.trade import chosen_cards, exchange, trade_exactly, trade_up_to, trade_up_to_five
from engine.parts.flow.turn_rulebook import round_the_table
from engine.parts.flow.usual import AGAIN, LOST, OUT, PASS, STEP, STOP, TRADE, WORD, lay_and_score, nothing, usual_verbs

__all__ = ["Rulebook", "chosen_cards", "exchange", "round_the_table"]
__all__ += ["trade_exactly", "trade_up_to", "trade_up_to_five"]
__all__ += ["AGAIN", "LOST", "OUT", "PASS", "STEP", "STOP", "TRADE", "WORD", "lay_and_score", "nothing", "usual_verbs"]
__all__ += ["endings_of", "exhausted", "last_one_in", "one_more_turn", "went_out"]
__all__ += ["best_scores", "keep_scores", "minus_hand", "take_for_hands"]
