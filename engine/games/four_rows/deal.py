"""The deal of Four Rows: a hand for each player and four rows of one card. The remaining cards are not used."""

from dataclasses import dataclass

from engine.core.state import Pending
from engine.games.four_rows.rows import CHOOSE
from engine.parts.deals import named_hands, open_box, seats_with, setup_of, table_words
from engine.parts.table import House, State, cards_of, laid, refuse

CARDS_EACH = {2: 14, 3: 13, 4: 12, 5: 11, 6: 10}
ROWS = 4


@dataclass(frozen=True)
class Notes:
    """The notes of Four Rows: facts that the rules must remember from turn to turn.

    holder: the seat that holds the timer.
    runs: whether the holder has turned the timer, so that the time of the seat that places a card is limited.
    placed: the last named word while players may still doubt it; otherwise None.
    """

    holder: int
    runs: bool = False
    placed: Pending | None = None


def deal(house: House) -> State:
    setup, box = setup_of(house, "hands", "table"), open_box(house)
    rows = table_words(house, box, setup.table or (), makers=False)
    hands = named_hands(house, box)
    if hands is None:
        hands = [box.top(CARDS_EACH[house.players]) for _ in range(house.players)]
    if setup.table is None:
        rows = tuple([laid(box.top(1)) for _ in range(ROWS)])
    if not rows or not all(hands):
        refuse("bad-setup:rows")
    return box.state(
        seats=seats_with(house, hands, tuple([-len(hand) for hand in hands])),
        table=rows,
        phase=CHOOSE,
        notes=Notes(box.first),
        low=sum(len(hand) for hand in hands) + len(cards_of(rows)),
    )
