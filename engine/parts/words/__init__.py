"""Words in the making: a fresh one from the hand, or a new one out of a word on the table."""

from engine.parts.words.changes import (
    Change,
    change_word,
    changes_of,
    check_change,
    new_words,
    remade,
    starts_fresh,
)
from engine.parts.words.fresh import (
    SHORTEST,
    Supply,
    claim_words,
    exact_length,
    fresh_word,
    fresh_words,
    long_enough,
    no_fresh_word,
    plain,
)
from engine.parts.words.laying import from_hand, lay_changes, lay_fresh, lay_remade
from engine.parts.words.naming import (
    as_named,
    every_card,
    some_any_order,
    some_in_order,
    word_at,
)

__all__ = [
    "SHORTEST",
    "Change",
    "Supply",
    "as_named",
    "change_word",
    "changes_of",
    "check_change",
    "claim_words",
    "every_card",
    "exact_length",
    "fresh_word",
    "fresh_words",
    "from_hand",
    "lay_changes",
    "lay_fresh",
    "lay_remade",
    "long_enough",
    "new_words",
    "no_fresh_word",
    "plain",
    "remade",
    "some_any_order",
    "some_in_order",
    "starts_fresh",
    "word_at",
]
