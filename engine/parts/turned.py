"""The turned card: in some games the top card of the deck is turned over, and counts as an extra hand card that the
player must use."""

from engine.core.public_facts import TURNED as TURNED_CARD
from engine.core.public_facts import About, Fact, Marker
from engine.parts.table import DECK, TURNED, State, Turn, Zone, hand_of
from engine.parts.words.fresh import Usable


def turn_one_over(turn: Turn) -> None:
    """Turns over the top card of the deck, unless there already is a turned card."""
    if turn.state.turned is None:
        turn.move(turn.state.deck[:1], DECK, TURNED)


def turned_facts(state: State) -> tuple[Fact, ...]:
    """The public fact that marks the turned card, which must be used; empty if no card is turned over."""
    return () if state.turned is None else (Marker(TURNED_CARD, About("card", state.turned.id)),)


def hand_and_turned(turn: Turn) -> Usable:
    return Usable(turn.hand if turn.state.turned is None else [turn.state.turned, *turn.hand])


def turned_to_hand(turn: Turn) -> None:
    _move_turned(turn, hand_of(turn.seat))


def put_turned_back(turn: Turn) -> None:
    """Puts the turned card back on top of the deck."""
    _move_turned(turn, DECK)


def _move_turned(turn: Turn, target: Zone) -> None:
    if turn.state.turned is not None:
        turn.move([turn.state.turned], TURNED, target)
