"""Reach: what can be made of these cards here? Acts worth asking the oracle about, the better ones first.

A `Way` is one formula that is worth trying. A game's reach takes ways from here, puts them together and wraps them in
its acts; see any rule sheet. The dictionary finds the words, these pages tell how they are laid. Everything is lazy.
"""

from engine.parts.reach.changes import (
    changes,
    changes_of_table,
    joined,
    splits,
    untouched,
)
from engine.parts.reach.fresh import fresh, fresh_sets
from engine.parts.reach.leaving import any_order, in_order
from engine.parts.reach.several import Kept, found_once, fuller_first, several, together, with_another
from engine.parts.reach.trades import discarding, handfuls, trading
from engine.parts.reach.ways import (
    Cell,
    Faces,
    Step,
    Way,
    Ways,
    best_first,
    dictionary,
    faces,
    in_hand,
    letter_values,
    named,
    number_sought,
    numbered,
    play_of,
    plays,
    reads,
    turned_card,
    way_of,
    without,
)

__all__ = [
    "Cell",
    "Faces",
    "Kept",
    "Step",
    "Way",
    "Ways",
    "any_order",
    "best_first",
    "changes",
    "changes_of_table",
    "dictionary",
    "discarding",
    "faces",
    "found_once",
    "fresh",
    "fresh_sets",
    "fuller_first",
    "handfuls",
    "in_hand",
    "in_order",
    "joined",
    "letter_values",
    "named",
    "number_sought",
    "numbered",
    "play_of",
    "plays",
    "reads",
    "several",
    "splits",
    "together",
    "trading",
    "turned_card",
    "untouched",
    "way_of",
    "with_another",
    "without",
]
