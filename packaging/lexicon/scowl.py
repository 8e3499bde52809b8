"""Reads SCOWL's word lists: the size of each word in each spelling. The size is a measure of the word's rarity.

A list is a file `<spelling>-<kind>.<size>`. Sizes run from 10 (everyday words) to 95. Lists with sizes above 80 are
skipped, because hardly anybody would accept their words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)
FOLDER = "usr/share/dict/scowl/"

# The lists for each spelling. Without variant_2, AXE, GREY and DONUT would not be American words.
AMERICAN = ("english", "american", "variant_1", "variant_2")
BRITISH = ("english", "british", "british_z", "british_variant_1", "british_variant_2")
VARIANT = ("variant_3",)

Sized = dict[str, int]  # the smallest size of each word

_WORD = re.compile("[a-z]{3,20}")
_POSSESSIVE = re.compile("([a-z]{2,20})'s")
_CAPITALISED = re.compile("[A-Z][a-z]{2,19}")
# The only letter in SCOWL's lists that Unicode can't split into a plain letter and an accent.
_STROKES = str.maketrans({"ø": "o", "Ø": "O"})


@dataclass(frozen=True)
class Scowl:
    american: Sized
    british: Sized
    variant: Sized
    """Rare spellings, which only Large has, as American and as British words."""
    capitalised: Sized
    """Names, in small letters."""
    short: frozenset[str]
    """Words of two letters, which can't be played but are bases of plurals (AD, ADS)."""
    nouns: frozenset[str]
    """Nouns: words of which the lists have a possessive form. AD'S is in the lists, ADD'S is not."""


def read(files: dict[str, bytes]) -> Scowl:
    return Scowl(
        american=_sized(files, AMERICAN, "words", _WORD),
        british=_sized(files, BRITISH, "words", _WORD),
        variant=_sized(files, VARIANT, "words", _WORD),
        capitalised={
            name.lower(): size
            for kind in ("upper", "proper-names")
            for name, size in _sized(files, AMERICAN + BRITISH, kind, _CAPITALISED).items()
        },
        short=frozenset(_sized(files, AMERICAN + BRITISH, "words", re.compile("[a-z]{2}"))),
        nouns=frozenset(
            entry.removesuffix("'s") for entry in _sized(files, AMERICAN + BRITISH + VARIANT, "words", _POSSESSIVE)
        ),
    )


def _sized(files: dict[str, bytes], spellings: tuple[str, ...], kind: str, shape: re.Pattern[str]) -> Sized:
    sized: Sized = {}
    for size in SIZES:
        for spelling in spellings:
            for entry in _entries(files.get(f"{FOLDER}{spelling}-{kind}.{size}", b"")):
                if shape.fullmatch(entry):
                    sized.setdefault(entry, size)
    return sized


def _entries(content: bytes) -> Iterator[str]:
    for entry in content.decode("utf-8").split("\n"):
        plain = unicodedata.normalize("NFD", entry.translate(_STROKES))
        yield "".join(letter for letter in plain if not unicodedata.combining(letter))
