"""The plural bit: is a word the plural, by S or ES, of a noun that is itself a word?

A form that is a plural and something else too (RUNS, LEAVES) is a plural. A form that only looks like one is not: no noun
stands behind it (ACCEPTS), or it is on the list of exceptions (NEWS, PHYSICS).
"""

from __future__ import annotations

import handlists
from scowl import Scowl
from wordnet import WordNet


def plurals(words: set[str], scowl: Scowl, wordnet: WordNet) -> set[str]:
    bases = words | scowl.short
    exceptions = _exceptions(wordnet)

    def is_noun(base: str) -> bool:
        if base not in bases:
            return False
        if base in scowl.nouns or wordnet.has("noun", base):
            return True
        known = any(wordnet.has(part, base) for part in ("verb", "adj", "adv"))
        return not known and not _has_verb_forms(base, words)

    return {
        word
        for word in words
        if word.endswith("s")
        and not word.endswith("ss")
        and word not in exceptions
        and any(is_noun(base) for base in _bases(word))
    }


def _bases(word: str) -> list[str]:
    """What the word can be the plural of: CATS, BUSES, LADIES, KNIVES, WOLVES, QUIZZES."""
    bases = [word[:-1]]
    if word.endswith("es"):
        bases.append(word[:-2])
    if word.endswith("ies"):
        bases.append(word[:-3] + "y")
    if word.endswith("ves"):
        bases += [word[:-3] + "f", word[:-3] + "fe"]
    if word.endswith(("zzes", "sses")):
        bases.append(word[:-3])
    return bases


def _has_verb_forms(base: str, words: set[str]) -> bool:
    stem = base.removesuffix("e")
    doubled = base + base[-1]
    return any(form in words for form in (stem + "ed", stem + "ing", doubled + "ed", doubled + "ing"))


def _exceptions(wordnet: WordNet) -> set[str]:
    """The hand list, WordNet's adverbs in S and its nouns in ICS; an entry with + is a plural all the same."""
    entries = handlists.read("plural_exceptions")
    kept = {entry.removeprefix("+") for entry in entries if entry.startswith("+")}
    listed = {entry for entry in entries if not entry.startswith("+")}
    adverbs = {lemma for lemma in wordnet.senses["adv"] if lemma.endswith("s")}
    sciences = {lemma for lemma in wordnet.senses["noun"] if lemma.endswith("ics")}
    return (listed | adverbs | sciences) - kept
