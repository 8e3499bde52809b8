"""Decides which words are marked as plurals (the plural bit): those that are formed with S or ES from a noun that is
itself a word.

A form that is a plural and something else too (RUNS, LEAVES) counts as a plural. A form that only looks like a plural
does not count: either no noun exists for it (ACCEPTS), or it is on the list of exceptions (NEWS, PHYSICS).

A noun that exists only in the plural (THANKS) has another bit instead. It has both bits if its letters are also those
of another noun plus S or ES: JEANS because of JEAN, CLOTHES because of CLOTH.
"""

from __future__ import annotations

import re

import handlists
from scowl import Scowl
from wordnet import WordNet

# After these endings the plural takes ES by rule: BUSES, BOXES, QUIZZES, CHURCHES, DISHES, HEROES, ALKALIES.
_TAKES_ES = re.compile("(?:s|x|z|ch|sh|o|i)$")


def known_alone() -> set[str]:
    """The nouns that exist only in the plural, from a list written by hand."""
    return handlists.words("plural_alone")


def plurals(words: set[str], scowl: Scowl, wordnet: WordNet) -> set[str]:
    bases = words | scowl.short
    alone = known_alone()
    listed, exceptions = _hand_list(wordnet)

    def is_noun(base: str) -> bool:
        return base in scowl.nouns or wordnet.has("noun", base)

    def may_be_noun(base: str) -> bool:
        """Whether the base may be a noun although neither source lists it. A base that is not a verb counts as a noun,
        because otherwise the form with S could not exist (BIFOCALS, RAMBLINGS)."""
        return not wordnet.has("verb", base) and not _has_verb_forms(base, words)

    def is_plural(word: str) -> bool:
        known = [base for base in _bases(word, bases) if base in bases]
        if any(is_noun(base) for base in known):
            return True
        # The name of a science may look like a plural of an adjective: HAPTICS is not the plural of HAPTIC.
        return not word.endswith("ics") and any(may_be_noun(base) for base in known)

    def is_made_with_s(word: str) -> bool:
        known = {word.removesuffix("s"), word.removesuffix("es")} & bases
        return any(is_noun(base) for base in known - {word})

    candidates = {word for word in words if word.endswith("s") and not word.endswith("ss")}
    made = {word for word in candidates - exceptions - alone if is_plural(word)}
    return made | listed | {word for word in alone if is_made_with_s(word)}


def _bases(word: str, bases: set[str]) -> list[str]:
    """The nouns whose plural can be `word`. The function knows plurals like CATS, BUSES, LADIES, KNIVES, WOLVES and
    QUIZZES."""
    found = [word[:-1]]
    if word.endswith("es") and (_TAKES_ES.search(word[:-2]) or word[:-1] not in bases):
        # After any other ending, ES is a foreign plural (SENORES), or the E belongs to the base (BREATHES comes from
        # BREATHE, not from BREATH).
        found.append(word[:-2])
    if word.endswith("ies"):
        found.append(word[:-3] + "y")
    if word.endswith("ves"):
        found += [word[:-3] + "f", word[:-3] + "fe"]
    if word.endswith(("zzes", "sses")) and word[:-2] not in bases:
        found.append(word[:-3])  # QUIZZES comes from QUIZ, but DISCUSSES does not come from DISCUS
    return found


def _has_verb_forms(base: str, words: set[str]) -> bool:
    stems = (base, base.removesuffix("e"), base + base[-1])
    return any(stem + ending in words for stem in stems for ending in ("ed", "ing"))


def _hand_list(wordnet: WordNet) -> tuple[set[str], set[str]]:
    """Returns the plurals that no rule finds, which the hand-written list marks with +; and the words that only look
    like plurals: the other entries of the list, and WordNet's adverbs in S and nouns in ICS."""
    entries = handlists.read("plural_exceptions")
    plural = {entry.removeprefix("+") for entry in entries if entry.startswith("+")}
    exceptions = {entry for entry in entries if not entry.startswith("+")}
    exceptions |= {lemma for lemma in wordnet.senses["adv"] if lemma.endswith("s")}
    exceptions |= {lemma for lemma in wordnet.senses["noun"] if lemma.endswith("ics")}
    return plural, exceptions - plural
