"""One code for each word; FORMAT.md says what its bits mean."""

from __future__ import annotations

import handlists
import membership
import plural
from membership import FAMILY, LARGE, STANDARD
from scowl import SIZES, Scowl, Sized
from wordnet import WordNet

AMERICAN_SHIFT = 4
BRITISH_SHIFT = 6
PLURAL = 1 << 8
NAMELIKE = 1 << 9
OFFENSIVE_SHIFT = 10


def code_all(scowl: Scowl, wordnet: WordNet) -> dict[str, int]:
    lists = membership.read_lists()
    american, british = membership.ranks(scowl, lists)
    words = american.keys() | british.keys()
    plurals = plural.plurals(words, scowl, wordnet)
    tiers = handlists.tiers()
    codes = {}
    for word in words:
        in_american, in_british = american.get(word, 0), british.get(word, 0)
        size = _size(word, scowl, lists, family=FAMILY in (in_american, in_british))
        code = SIZES.index(size) | in_american << AMERICAN_SHIFT | in_british << BRITISH_SHIFT
        if word in plurals:
            code |= PLURAL
        if scowl.capitalised.get(word, 100) <= size:
            code |= NAMELIKE
        codes[word] = code | tiers.get(word, 0) << OFFENSIVE_SHIFT
    return codes


def _size(word: str, scowl: Scowl, lists: membership.Lists, *, family: bool) -> int:
    """The word's commonness. A word that is in SCOWL as a rarest variant alone has the size of its usual spelling there: not its own."""
    size = min(scowl.american.get(word, 80), scowl.british.get(word, 80))
    if word in lists.supplement or word in lists.supplement_british:
        return min(size, 50)
    if family and size > 70:
        return 55  # promoted
    return size


def counts(codes: dict[str, int]) -> str:
    """The table of the README: words of 3 to 15 letters by dictionary and spelling, and the size of the whole list."""
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
