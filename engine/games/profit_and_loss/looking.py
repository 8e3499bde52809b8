"""Both look at the words of Profit & Loss before the trick is settled, where words are challenged."""

from engine.core.events import Batch, hand_of
from engine.core.moves import Simple
from engine.core.turn import Turn
from engine.games.profit_and_loss.trick import settle_trick
from engine.parts.flow.usual import STEP


def accept(turn: Turn, act: object) -> str:
    turn.note(looks=tuple([seat for seat in turn.notes.looks if seat != turn.seat]))
    return STEP if turn.notes.looks else settle_trick(turn)


def challenge(turn: Turn, act: Simple) -> str:
    """A wrong word counts as no cards; whose challenge fails passes the next round."""
    rival = 1 - turn.seat
    word = next(word for word in turn.table if word.seat == rival)
    if turn.house.book.is_word(turn.house, word.text):
        turn.skip(turn.seat, turn.place.skips + 1)
    else:
        turn.arrange([other for other in turn.table if other is not word], given=[Batch(hand_of(rival), word.cards)])
        turn.note(answers=(*turn.notes.answers, rival))
    return accept(turn, act)
