"""Decides which words the dictionaries Family, Standard and Large contain, in American and in British spelling.

Family    words of size 35 and below; words that this project added, promoted or listed in `family`, with their
          regular inflections; this project's new words up to level 55; but no words of `not_family`
Standard  words of size 70 and below, with their regular inflections; all new words of this project
Large     also words of size 80, the rarest variants, and the short forms of `supplement_80`

Each dictionary contains all words of the one before it. None contains the words of `exclude`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import handlists
import newwords
from scowl import Scowl, Sized

LARGE, STANDARD, FAMILY = 1, 2, 3


@dataclass(frozen=True)
class Lists:
    """The hand-written lists that decide which words a dictionary contains, by the names of their files."""

    supplement: set[str]
    supplement_british: set[str]
    short_forms: set[str]
    promoted: set[str]
    excluded: set[str]
    family: set[str]
    not_family: set[str]
    new: dict[str, int]


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
        family=handlists.words("family"),
        not_family=handlists.words("not_family"),
        new=newwords.read().levels,
    )


Ranks = dict[str, int]


def ranks(scowl: Scowl, lists: Lists) -> tuple[Ranks, Ranks]:
    """For each word, the smallest dictionary that contains it, first in American and then in British spelling."""
    both = lists.supplement | lists.supplement_british
    return _ranks(scowl.american, scowl, lists, lists.supplement), _ranks(scowl.british, scowl, lists, both)


def _ranks(sized: Sized, scowl: Scowl, lists: Lists, supplement: set[str]) -> Ranks:
    standard = closure(_up_to(sized, 70) | supplement | lists.promoted & sized.keys(), sized, 80) | lists.new.keys()
    large = standard | sized.keys() | scowl.variant.keys() | lists.short_forms
    family = _family(sized, lists, supplement) & large
    rank = dict.fromkeys(large, LARGE) | dict.fromkeys(standard, STANDARD) | dict.fromkeys(family, FAMILY)
    for word in lists.excluded:
        rank.pop(word, None)
    return rank


def _family(sized: Sized, lists: Lists, supplement: set[str]) -> set[str]:
    listed = lists.family & sized.keys()
    family = (_up_to(sized, 35) - unfit(lists, sized)) | listed | _inflected(listed, sized, 50) - lists.not_family
    new = {word for word, level in lists.new.items() if level <= 55} - lists.not_family
    return family | supplement | closure(lists.promoted & sized.keys(), sized, 80) | new


def unfit(lists: Lists, sized: Sized) -> set[str]:
    """The words of `not_family` and the words formed from them. A form that is more common than its base is not among
    them, because it must have another origin: NEED is not formed from NEE."""
    made = {(word, form) for word in lists.not_family for form in _made_of(word)}
    return {form for word, form in made if sized.get(form, 100) >= sized.get(word, 0)}


def following(lists: Lists, scowl: Scowl) -> set[str]:
    """The words that are in Family and that no list of words for Family names: the forms of the words in the list
    `family`, and this project's common new words with their forms."""
    listed = {form for sized in (scowl.american, scowl.british) for form in _inflected(lists.family, sized, 50)}
    return listed | {word for word, level in lists.new.items() if level <= 55}


def _inflected(words: set[str], sized: Sized, limit: int) -> set[str]:
    """The inflections of these words whose SCOWL size is at most `limit`. Inflections of these inflections are left
    out."""
    return {form for word in words for form in inflections(word) if sized.get(form, limit + 1) <= limit}


def _made_of(word: str) -> set[str]:
    """The word itself, its regular inflections, and its forms in LY and NESS."""
    stem = word[:-1] + "i" if word.endswith("y") else word
    manner = word[:-1] + "y" if word.endswith("le") else word + "ally" if word.endswith("ic") else stem + "ly"
    return {word, *inflections(word), manner, stem + "ness"}


def _up_to(sized: Sized, limit: int) -> set[str]:
    return {word for word, size in sized.items() if size <= limit}


def closure(words: Iterable[str], sized: Sized, limit: int) -> set[str]:
    """The words, their inflections, and the inflections of these inflections (WALK, WALKING, WALKINGS), if their SCOWL
    size is at most `limit`."""
    closed = set(words)
    fresh = closed
    while fresh:
        found = {form for word in fresh for form in inflections(word) if sized.get(form, limit + 1) <= limit}
        fresh = found - closed
        closed = closed | fresh
    return closed


def inflections(word: str) -> list[str]:
    """All forms of a word with the endings S ES IES ED ING ER EST, by all regular rules of spelling. Most of these
    forms are not words."""
    stems = [word]
    if word[-1] == "e":
        stems.append(word[:-1])  # BAKE makes BAKING
    elif word[-1] == "y":
        stems.append(word[:-1] + "i")  # LADY makes LADIES
    elif word[-1] not in "aiou":
        stems.append(word + word[-1])  # RUN makes RUNNING
    return [word + "s"] + [stem + ending for stem in stems for ending in ("es", "ed", "ing", "er", "est")]
