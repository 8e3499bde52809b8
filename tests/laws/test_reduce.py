"""Tests that the rules of a game can neither lose nor invent a card, because the engine refuses such events."""

import pytest

from engine.core.cards import Card
from engine.core.events import DEAD, DECK, ROW, TURNED, Arranged, Batch, Event, Marked, Moved, Shuffled, Zone, hand_of
from engine.core.reduce import CardsLost, reduce
from engine.core.state import Seat, State
from engine.core.words import laid

A, B, C, D = [Card(number, face, face, 1) for number, face in enumerate("ABCD")]
TABLE = State(seats=(Seat(hand=(A,)), Seat()), deck=(B,), turned=C)


@pytest.mark.parametrize(
    "event",
    [
        pytest.param(Moved((B,), hand_of(0), DEAD), id="a card that is not in the hand"),
        pytest.param(Moved((A, A), hand_of(0), DEAD), id="the same card twice"),
        pytest.param(Moved((A,), ROW, DEAD), id="a card of an empty row"),
        pytest.param(Moved((D,), TURNED, DEAD), id="another card than the turned one"),
        pytest.param(Moved((B,), DECK, TURNED), id="a second turned card"),
        pytest.param(Moved((A,), Zone("bottom"), DEAD), id="a card taken from under the deck"),
        pytest.param(Moved((A,), hand_of(0), Zone("sleeve")), id="a card moved to a place that does not exist"),
        pytest.param(Arranged((laid([A, D]),), taken=(Batch(hand_of(0), (A,)),)), id="a card out of nowhere"),
        pytest.param(Arranged((), taken=(Batch(hand_of(0), (A,)),)), id="a card that is laid nowhere"),
        pytest.param(Shuffled((), 7), id="a card lost while shuffling"),
        pytest.param(Shuffled((B, D), 7), id="a card found while shuffling"),
        pytest.param(Marked((("deck", ()),)), id="an event without cards that empties the deck"),
    ],
)
def test_the_engine_refuses_an_event_that_loses_or_invents_a_card(event: Event) -> None:
    with pytest.raises(CardsLost):
        reduce(TABLE, event)


def test_an_event_can_put_cards_on_top_of_the_deck_or_under_it() -> None:
    assert reduce(TABLE, Moved((A,), hand_of(0), DECK)).deck == (A, B)
    assert reduce(TABLE, Moved((A,), hand_of(0), Zone("bottom"))).deck == (B, A)
