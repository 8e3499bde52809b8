"""Which words the dictionaries Family, Standard and Large hold, under American and under British spelling.

Family    size 55 and below, the words we added, and regular inflections of these at size 70 or below;
          the words we promoted, with inflections at size 80, for there they stand as their base does
Standard  size 70 and below, and regular inflections of these
Large     everything else: size 80, the rarest variants, the short forms of `supplement_80`

Each holds the one before it. None holds `exclude`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import handlists
from scowl import Scowl, Sized

LARGE, STANDARD, FAMILY = 1, 2, 3


@dataclass(frozen=True)
class Lists:
    """The hand lists that decide membership."""

    supplement: set[str]
    supplement_british: set[str]
    short_forms: set[str]
    promoted: set[str]
    excluded: set[str]


def read_lists() -> Lists:
    entries = handlists.read("supplement_50")
    british = [entry.removeprefix("B:") for entry in entries if entry.startswith("B:")]
    common = [entry for entry in entries if not entry.startswith("B:")]
    return Lists(
        supplement=handlists.only_words("supplement_50", common),
        supplement_british=handlists.only_words("supplement_50", british),
        short_forms=handlists.words("supplement_80"),
        promoted=handlists.words("promote_55"),
        excluded=handlists.words("exclude"),
    )


def ranks(scowl: Scowl, lists: Lists) -> tuple[Sized, Sized]:
    """For American and for British spelling: each word with the smallest dictionary that holds it."""
    american = _ranks(scowl.american, scowl.variant, lists, lists.supplement)
    british = _ranks(scowl.british, scowl.variant, lists, lists.supplement | lists.supplement_british)
    return american, british


def _ranks(sized: Sized, variant: Sized, lists: Lists, supplement: set[str]) -> Sized:
    family = closure(_up_to(sized, 55) | supplement, sized, 70) | closure(lists.promoted & sized.keys(), sized, 80)
    standard = closure(family | _up_to(sized, 70), sized, 80)
    large = standard | sized.keys() | variant.keys() | lists.short_forms
    rank = dict.fromkeys(large, LARGE) | dict.fromkeys(standard, STANDARD) | dict.fromkeys(family, FAMILY)
    for word in lists.excluded:
        rank.pop(word, None)
    return rank


def _up_to(sized: Sized, limit: int) -> set[str]:
    return {word for word, size in sized.items() if size <= limit}


def closure(words: Iterable[str], sized: Sized, limit: int) -> set[str]:
    """The words with their inflections, and the inflections' own (WALK, WALKING, WALKINGS), found at the size."""
    closed = set(words)
    fresh = closed
    while fresh:
        found = {form for word in fresh for form in inflections(word) if sized.get(form, limit + 1) <= limit}
        fresh = found - closed
        closed = closed | fresh
    return closed


def inflections(word: str) -> list[str]:
    """What the endings S ES IES ED ING ER EST can make of a word, spelt by any regular rule; few of these are words."""
    stems = [word]
    if word[-1] == "e":
        stems.append(word[:-1])  # BAKE, BAKING
    elif word[-1] == "y":
        stems.append(word[:-1] + "i")  # LADY, LADIES
    elif word[-1] not in "aiou":
        stems.append(word + word[-1])  # RUN, RUNNING
    return [word + "s"] + [stem + ending for stem in stems for ending in ("es", "ed", "ing", "er", "est")]
