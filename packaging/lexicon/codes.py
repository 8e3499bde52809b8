"""Computes the code of each word of the word file. FORMAT.md explains its bits."""

from __future__ import annotations

import children
import handlists
import membership
import plural
from membership import FAMILY, LARGE, STANDARD
from scowl import SIZES, Scowl
from wordnet import WordNet

AMERICAN_SHIFT = 4
BRITISH_SHIFT = 6
PLURAL = 1 << 8
NAMELIKE = 1 << 9
OFFENSIVE_SHIFT = 10
PLURAL_ALONE = 1 << 12
NOT_FOR_CHILDREN = 1 << 13


def code_all(scowl: Scowl, wordnet: WordNet) -> dict[str, int]:
    lists = membership.read_lists()
    american, british = membership.ranks(scowl, lists)
    words = american.keys() | british.keys()
    tiers = handlists.tiers("offensive")
    _check_lists(words, tiers, scowl, lists)
    plurals = plural.plurals(words, scowl, wordnet)
    alone, unnamed = plural.known_alone(), children.marked(words)
    codes = {}
    for word in words:
        in_american, in_british = american.get(word, 0), british.get(word, 0)
        size = _size(word, scowl, lists, family=FAMILY in (in_american, in_british))
        code = SIZES.index(size) | in_american << AMERICAN_SHIFT | in_british << BRITISH_SHIFT
        if word in plurals:
            code |= PLURAL
        if word in alone:
            code |= PLURAL_ALONE
        if word in unnamed:
            code |= NOT_FOR_CHILDREN
        if scowl.capitalised.get(word, 100) <= size:
            code |= NAMELIKE
        codes[word] = code | tiers.get(word, 0) << OFFENSIVE_SHIFT
    return codes


def _size(word: str, scowl: Scowl, lists: membership.Lists, *, family: bool) -> int:
    """The word's SCOWL size, a measure of its rarity. The sizes in SCOWL's list `variant_3` are ignored, because the
    rare spellings there have the sizes of the usual spellings.

    family: whether the dictionary Family contains the word.
    """
    size = min(_scowl_size(word, scowl), lists.new.get(word, 80))
    if word in lists.supplement or word in lists.supplement_british:
        return min(size, 50)
    if family and size > 70:
        return 55  # the size of words that a list of this project promotes to Family
    return size


def _scowl_size(word: str, scowl: Scowl) -> int:
    return min(scowl.american.get(word, 80), scowl.british.get(word, 80))


def _check_lists(words: set[str], tiers: dict[str, int], scowl: Scowl, lists: membership.Lists) -> None:
    """Refuses a hand-written list that has an entry without effect, because such an entry must be a mistake."""
    sized = scowl.american.keys() | scowl.british.keys()
    known = sized | scowl.variant.keys()
    common = {word for word in sized if _scowl_size(word, scowl) <= 70} | lists.supplement
    following = membership.following(lists, scowl)
    unfit = membership.unfit(lists, scowl.american) | membership.unfit(lists, scowl.british)
    plurals = {entry.removeprefix("+") for entry in handlists.read("plural_exceptions")}
    for name, idle in (
        ("exclude", lists.excluded - known),
        ("family", {word for word in lists.family if word not in (unfit if _scowl_size(word, scowl) <= 35 else sized)}),
        ("not_family", {word for word in lists.not_family - following if _scowl_size(word, scowl) > 35}),
        ("promote_55", lists.promoted - (sized - common)),
        ("supplement_80", lists.short_forms & (known | lists.supplement)),
        ("offensive", tiers.keys() - words),
        ("plural_exceptions", plurals - words),
        ("plural_alone", plural.known_alone() - words | plural.known_alone() & plurals),
    ):
        if idle:
            raise handlists.ListError(f"{name}.txt has entries without effect: {' '.join(sorted(idle))}")


def counts(codes: dict[str, int]) -> str:
    """The table for the README: the number of words of 3 to 15 letters for each dictionary and spelling, and the number
    of words in the whole file."""
    rows = [f"{'':10}{'American':>10}{'British':>10}{'both':>10}"]
    for name, rank in (("Family", FAMILY), ("Standard", STANDARD), ("Large", LARGE)):
        american = british = both = 0
        for word, code in codes.items():
            if len(word) <= 15:
                is_american = (code >> AMERICAN_SHIFT & 3) >= rank
                is_british = (code >> BRITISH_SHIFT & 3) >= rank
                american += is_american
                british += is_british
                both += is_american or is_british
        rows.append(f"{name:10}{american:10,}{british:10,}{both:10,}")
    rows.append(f"{len(codes):,} words of 3 to 20 letters")
    return "\n".join(rows)
