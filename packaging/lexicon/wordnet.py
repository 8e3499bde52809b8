"""Reads WordNet's database: lemmas, their senses in order of frequency, and irregular forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

FOLDER = "usr/share/wordnet/"
PARTS_OF_SPEECH = ("noun", "verb", "adj", "adv")

# Some adjectives have a mark for their position at the end, such as "galore(ip)".
_POSITION = re.compile(r"\((?:a|p|ip)\)$")
_LEMMA = re.compile("[a-z]+")


@dataclass(frozen=True)
class WordNet:
    senses: dict[str, dict[str, list[str]]]
    """The glosses without their examples, by part of speech and lemma. Names are left out."""
    irregular: dict[str, dict[str, list[str]]]
    """The lemmas, by part of speech and inflected form."""
    counts: dict[tuple[str, str], int]
    """How often a lemma occurs as this part of speech in WordNet's own texts."""
    licence: str

    def has(self, part_of_speech: str, lemma: str) -> bool:
        return lemma in self.senses[part_of_speech]


def read(files: dict[str, bytes]) -> WordNet:
    return WordNet(
        senses={part: _senses(files, part) for part in PARTS_OF_SPEECH},
        irregular={part: _irregular(files, part) for part in PARTS_OF_SPEECH},
        counts=_counts(files[f"{FOLDER}cntlist.rev"]),
        licence=_licence(files[f"{FOLDER}data.noun"]),
    )


def _senses(files: dict[str, bytes], part: str) -> dict[str, list[str]]:
    data = files[f"{FOLDER}data.{part}"]
    senses = {}
    for line in _lines(files[f"{FOLDER}index.{part}"]):
        lemma, _, synset_count, *rest = line.split()
        if not _LEMMA.fullmatch(lemma):
            continue
        glosses = []
        for offset in rest[-int(synset_count) :]:
            synset = data[int(offset) : data.index(b"\n", int(offset))].decode("ascii")
            fields, _, gloss = synset.partition(" | ")
            if lemma in _members(fields.split()):
                glosses.append(_definition(gloss))
        if glosses:
            senses[lemma] = glosses
    return senses


def _members(fields: list[str]) -> Iterator[str]:
    """Yields the words of a synset (a group of words with the same meaning) as they are spelled. A name begins with a
    capital here, so it equals no lemma (base form) of the index."""
    count = int(fields[3], 16)
    for word in fields[4 : 4 + 2 * count : 2]:
        yield _POSITION.sub("", word)


def _definition(gloss: str) -> str:
    """The definitions in a gloss, without the quoted examples that follow them. Quoted words inside parentheses are
    part of a definition and are kept."""
    gloss = gloss.strip()
    depth = 0
    for at, character in enumerate(gloss):
        depth += (character == "(") - (character == ")")
        if character == '"' and depth == 0 and at > 0:
            return gloss[:at].rstrip(" ;:,")
    return gloss.rstrip(" ;:,")


def _irregular(files: dict[str, bytes], part: str) -> dict[str, list[str]]:
    irregular: dict[str, list[str]] = {}
    for line in _lines(files[f"{FOLDER}{part}.exc"]):
        form, *lemmas = line.split()
        irregular.setdefault(form, []).extend(lemmas)
    return irregular


_PARTS_BY_NUMBER = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}


def _counts(content: bytes) -> dict[tuple[str, str], int]:
    """The counts from lines like `defense%1:04:00:: 1 12`: lemma, number of the part of speech, sense, count."""
    counts: dict[tuple[str, str], int] = {}
    for line in content.decode("ascii").splitlines():
        key, _, count = line.split()
        lemma, _, lexical = key.partition("%")
        place = _PARTS_BY_NUMBER[lexical[0]], lemma
        counts[place] = counts.get(place, 0) + int(count)
    return counts


def _lines(content: bytes) -> Iterator[str]:
    """The lines of an index, without the indented licence before them."""
    return (line for line in content.decode("ascii").splitlines() if line and not line.startswith(" "))


def _licence(content: bytes) -> str:
    """The licence at the beginning of every data file, without its line numbers and trailing spaces."""
    lines = content[: content.index(b"\n0")].decode("ascii").splitlines()
    return "".join(re.sub(r"^ +\d+ ?", "", line).rstrip() + "\n" for line in lines)
