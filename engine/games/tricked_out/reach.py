"""What can be laid in Tricked Out: a fresh word, then changes by exactly one hand card."""

from collections.abc import Iterator

from engine.core.moves import Act
from engine.core.rulebook import House, Reach
from engine.core.state import State
from engine.parts.reach import changes, fresh, in_hand, plays, reads, splits


def fresh_then_one_card(moves: frozenset[str]) -> Reach:
    def reach(house: House, state: State, seat: int) -> Iterator[Act]:
        hand = in_hand(state, seat)
        if not state.table:
            return plays(fresh(house, hand))
        word = reads(state.table[0])
        ones = [(face,) for face in sorted(set(hand))]
        changed = [changes(house, 1, word, one, moves) for one in ones]
        return plays(*changed, *[splits(house, 1, word, one, moves) for one in ones])

    return reach
