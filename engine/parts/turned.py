"""A card turned over from the deck: one more hand card, which the player must use."""

from engine.parts.table import DECK, TURNED, Turn, Zone, hand_of
from engine.parts.words.fresh import Usable


def turn_one_over(turn: Turn) -> None:
    """The top card of the deck, unless a card lies turned already."""
    if turn.state.turned is None:
        turn.move(turn.state.deck[:1], DECK, TURNED)


def hand_and_turned(turn: Turn) -> Usable:
    return Usable(turn.hand if turn.state.turned is None else [turn.state.turned, *turn.hand])


def turned_to_hand(turn: Turn) -> None:
    _move_turned(turn, hand_of(turn.seat))


def put_turned_back(turn: Turn) -> None:
    """On top of the deck."""
    _move_turned(turn, DECK)


def _move_turned(turn: Turn, target: Zone) -> None:
    if turn.state.turned is not None:
        turn.move([turn.state.turned], TURNED, target)
