"""Reads the words and meanings that this project adds: `lists/new_words.txt` and `lists/meanings.txt`."""

from __future__ import annotations

import re
from dataclasses import dataclass

import handlists
from handlists import ListError

Meaning = tuple[str, str]
"""The letter of the part of speech (n, v, a, r, p for a function word, i for a call) and the meaning."""

_MEANING = re.compile(r"([nvarpi]) ([!-~ ]+)")
_VOWELS = "aeiou"


@dataclass(frozen=True)
class NewWords:
    levels: dict[str, int]
    """The level of each word and form."""
    meanings: dict[str, list[Meaning]]


def read() -> NewWords:
    levels: dict[str, int] = {}
    meanings: dict[str, list[Meaning]] = {}
    for line in _lines("new_words"):
        level, word, forms, text = line.split(" ", 3)
        if word in meanings:
            raise ListError(f"new_words.txt has this twice: {word}")
        meanings[word] = _meanings(text)
        for form in (word, *_forms(word, forms)):
            levels.setdefault(form, int(level))
    handlists.only_words("new_words", list(levels))
    return NewWords(levels, meanings)


def read_meanings() -> dict[str, list[Meaning]]:
    """This project's own meanings, by word, which replace those of WordNet."""
    found: dict[str, list[Meaning]] = {}
    for line in _lines("meanings"):
        word, text = line.split(" ", 1)
        if word in found:
            raise ListError(f"meanings.txt has this twice: {word}")
        found[word] = _meanings(text)
    return found


def _lines(name: str) -> list[str]:
    lines = (handlists.FOLDER / f"{name}.txt").read_text(encoding="ascii").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _meanings(text: str) -> list[Meaning]:
    found = [_MEANING.fullmatch(each) for each in text.split(" | ")]
    if None in found:
        raise ListError(f"no meanings, or no part of speech: {text}")
    return [(each[1], each[2]) for each in found if each]


def regular_forms(word: str) -> set[str]:
    """The word with all regular forms that it could have as a noun or a verb. Most of these forms are not words."""
    return {word, *_forms(word, "v"), *_forms(word, "d")}


def _forms(word: str, forms: str) -> list[str]:
    """The forms of a word that its entry in the list of new words asks for. `forms` is a text of letters: s for the
    plural, v for the forms of a verb, d for the forms of a verb whose last letter is doubled, a for the comparative and
    superlative."""
    made = []
    if "s" in forms or "v" in forms or "d" in forms:
        made.append(_with_s(word))
    if "v" in forms or "d" in forms:
        stem = word + word[-1] if "d" in forms else word.removesuffix("e")
        past = stem[:-1] + "i" if stem.endswith("y") and stem[-2] not in _VOWELS else stem
        made += [past + "ed", stem + "ing"]
    if "a" in forms:
        stem = word.removesuffix("e")
        stem = stem.removesuffix("y").removesuffix("e") + "i" if stem.endswith("y") else stem  # VIBEY makes VIBIER
        made += [stem + "er", stem + "est"]
    return made


def _with_s(word: str) -> str:
    if word.endswith("y") and word[-2] not in _VOWELS:
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "z", "ch", "sh")) else "s")
