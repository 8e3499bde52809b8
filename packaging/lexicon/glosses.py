"""Writes `definitions.dat`, WordNet's glosses for our words; `engine/lexicon/definitions.py` reads it.

    wordfelt-definitions 1 CHUNKS       a line of ASCII
    FIRST SIZE                          a line for each chunk: its first base form, its packed size in bytes
    ...                                 the chunks, each packed with bz2, one after the other

Unpacked, a chunk is an empty line and then a line for each base form, in alphabetical order: the form and its
items, divided by tabs. An item begins with a letter for the part of speech (n, v, a, r):

    nGLOSS          a sense
    n=HOME NUMBER   a sense whose gloss is that of another word: its NUMBERth sense of that part of speech, from 0
    n>BASE          the form is an irregular inflection of BASE
    !               the form ends in S and is no plural, whatever it looks like
"""

from __future__ import annotations

import bz2
from collections.abc import Iterable, Iterator

from wordnet import WordNet

LETTERS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}

SENSES = 2
"""So many for each part of speech; the rest are rare and would double the file."""

CHUNK = 1 << 17
"""Unpacked size in characters: 3 ms to unpack. Half of it costs 5 % more room."""


def encode(words: set[str], plurals: set[str], wordnet: WordNet) -> bytes:
    senses = _senses(words, wordnet)
    chunks = list(_chunks(_lines(words, plurals, senses, wordnet)))
    packed = [bz2.compress(chunk.encode("ascii")) for chunk in chunks]
    table = [f"wordfelt-definitions 1 {len(chunks)}\n"]
    for chunk, content in zip(chunks, packed, strict=True):
        table.append(f"{chunk[1 : chunk.index(chr(9))]} {len(content)}\n")
    return "".join(table).encode("ascii") + b"".join(packed)


Senses = dict[str, dict[str, list[str]]]  # by part of speech, then base form


def _senses(words: set[str], wordnet: WordNet) -> Senses:
    """Base forms that are words of the dictionary; of two letters too, for GOES and ADS are words."""
    return {
        part: {base: glosses[:SENSES] for base, glosses in bases.items() if base in words or len(base) == 2}
        for part, bases in wordnet.senses.items()
    }


def _lines(words: set[str], plurals: set[str], senses: Senses, wordnet: WordNet) -> Iterator[str]:
    homes = _homes(senses)
    items: dict[str, list[str]] = {}
    for part, bases in senses.items():
        for base, glosses in bases.items():
            for gloss in glosses:
                number, home = homes[part, gloss]
                text = gloss if home == base else f"={home} {number}"
                items.setdefault(base, []).append(LETTERS[part] + text)
    for part, forms in wordnet.irregular.items():
        for form, bases_of_form in forms.items():
            for base in bases_of_form:
                if form in words and base != form and base in senses[part]:
                    items.setdefault(form, []).append(f"{LETTERS[part]}>{base}")
    for word in words - plurals:
        if word.endswith("s") and any(base in senses["noun"] for base in _look_alikes(word)):
            items.setdefault(word, []).append("!")
    for form in sorted(items):
        yield "\t".join([form, *items[form]])


def _homes(senses: Senses) -> dict[tuple[str, str], tuple[int, str]]:
    """Where each gloss is written out: at the word it suits best, the first by the alphabet."""
    homes: dict[tuple[str, str], tuple[int, str]] = {}
    for part, bases in senses.items():
        for base, glosses in bases.items():
            for number, gloss in enumerate(glosses):
                place = (number, base)
                homes[part, gloss] = min(place, homes.get((part, gloss), place))
    return homes


def _look_alikes(word: str) -> list[str]:
    """The nouns that the word would be taken for a plural of."""
    return [word[:-1], word[:-2], word[:-3], word[:-3] + "y", word[:-3] + "f", word[:-3] + "fe"]


def _chunks(lines: Iterable[str]) -> Iterator[str]:
    chunk = "\n"
    for line in lines:
        chunk += line + "\n"
        if len(chunk) >= CHUNK:
            yield chunk
            chunk = "\n"
    if len(chunk) > 1:
        yield chunk
