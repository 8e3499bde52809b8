"""The names from engine.core that rule sheets and parts of rules need, collected here so that they can be imported from
one module."""

from engine.core.cards import Card, Named
from engine.core.events import DEAD, DECK, ROW, TURNED, Batch, Zone, aside_of, committed_by, hand_of, pile, won_by
from engine.core.moves import ADD, OVER, STAY, SWAP, Act, Formula, Play, Trade
from engine.core.rulebook import House, Turn
from engine.core.state import State
from engine.core.verdict import refuse
from engine.core.words import Slot, Word, cards_of, laid, total

__all__ = ["Card", "Named", "Slot", "Word", "cards_of", "laid", "total"]
__all__ += ["DEAD", "DECK", "ROW", "TURNED", "Batch", "Zone", "aside_of", "committed_by", "hand_of", "pile", "won_by"]
__all__ += ["ADD", "OVER", "STAY", "SWAP", "Act", "Formula", "Play", "Trade"]
__all__ += ["House", "State", "Turn", "refuse"]
