"""Writes `definitions.dat`, WordNet's glosses for Wordfelt's words; `engine/lexicon/definitions.py` reads it.

    wordfelt-definitions 1 CHUNKS       one line of ASCII; CHUNKS is the number of chunks
    FIRST SIZE                          one line for each chunk: its first base form, its compressed size in bytes
    ...                                 the chunks, each compressed with bz2, one after the other

Uncompressed, a chunk is an empty line and then one line for each base form, in alphabetical order: the form and its
items, divided by tabs. An item begins with a letter for the part of speech (n, v, a, r):

    nGLOSS          a sense
    n=HOME NUMBER   a sense with the same gloss as sense NUMBER (from 0) of the word HOME, as the same part of speech
    n>BASE          the form is an inflection of BASE, irregular or with meanings of its own; if this is the first item,
                    the meanings of BASE are shown first
    !               the form ends in S and is not a plural, even if it looks like one

This project's own meanings replace WordNet's glosses. Their letter may also be p (function word) or i (exclamation).
The most common part of speech comes first. All spellings of a word have their senses in the same order. An innocent
word has no sense that is a slur; if it has other senses, it has no crude sense, either.
"""

from __future__ import annotations

import bz2
import re
from collections.abc import Iterable, Iterator, Mapping

from wordnet import WordNet

LETTERS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}

SENSES = 2
"""The maximum number of senses of a word to include for each part of speech. Further senses are rare, and would double
the size of the file."""

TIMES_AS_FREQUENT = 2
"""The base of an irregular form is shown before the form's own senses if the base is this many times as frequent. SAID,
for example, refers to SAY first."""

TIMES_AS_FREQUENT_REGULAR = 10
"""The same factor for forms in ED, ING or S. RECEIVED refers to RECEIVE first, and LEGS to LEG; MEETING and MEANS have
their own senses first."""

CHUNK = 1 << 17
"""The size of an unpacked chunk in characters, which takes 3 ms to unpack. Chunks of half the size take 5 % more
space."""


Own = Mapping[str, list[tuple[str, str]]]


def encode(words: set[str], plurals: set[str], rude: set[str], wordnet: WordNet, own: Own) -> bytes:
    """The content of the definitions file, for these words.

    plurals: the words that are plurals.
    rude: the offensive words.
    own: the meanings that this project has written.
    """
    senses = _senses(words, rude, wordnet)
    chunks = list(_chunks(_lines(words, plurals, senses, wordnet, own)))
    packed = [bz2.compress(chunk.encode("ascii")) for chunk in chunks]
    table = [f"wordfelt-definitions 1 {len(chunks)}\n"]
    for chunk, content in zip(chunks, packed, strict=True):
        table.append(f"{chunk[1 : chunk.index(chr(9))]} {len(content)}\n")
    return "".join(table).encode("ascii") + b"".join(packed)


Senses = dict[str, dict[str, list[str]]]  # the glosses, by part of speech and by base form


_SLUR = re.compile(
    r"ethnic slur|terms? of (?:abuse|contempt|disparagement)|slang for (?:sexual|a woman)"
    r"|(?:offensive|disparaging|derogatory|obscene|insulting|pejorative|vulgar|abusive)(?: and \w+)?"
    r" (?:British |\w+ )?(?:slang|terms?|names?|words?|references?|terminology)"
)

_CRUDE = re.compile(
    r"masturbat|ejaculate|foreplay|erotic (?:manner|entertainment)|coarse term|genitals|testicles|urin(?:e|at|ary)"
    r"|defecat|prostitut|retardation|venereal disease caused|penis|vagina\b|homosexuality$|slang term for a woman"
    r"|now considered offensive|sometimes offensive|in the buttocks|virile and|arouse lust|^copulate"
    r"|^(?:have|engage in) sexual|(?:act of|illicit) sexual|(?:someone|especially|be) sexually|sexual desire without"
    r"|sexual (?:passion|organs|activity|excitement|impropriety|appeal|intercourse)|bizarre or deviant"
)
"""Matches crude meanings, which are left out if an innocent word has another meaning."""

_CARESSES = re.compile("foreplay without contact")
"""Matches meanings that are left out for every innocent word. KISSING and HUGGING are then forms of KISS and HUG."""


def _senses(words: set[str], rude: set[str], wordnet: WordNet) -> Senses:
    """The senses of the base forms that are words of the dictionary, and of base forms with two letters, because their
    forms, such as GOES and ADS, are words."""
    found: Senses = {part: {} for part in wordnet.senses}
    for part, bases in wordnet.senses.items():
        orders = _usual_orders(part, wordnet)
        for base, glosses in bases.items():
            if base in words or len(base) == 2:
                usual = orders.get(_plain(base), glosses)
                listed = sorted(glosses, key=lambda gloss: usual.index(gloss) if gloss in usual else len(usual))
                found[part][base] = [
                    gloss for gloss in listed if base in rude or not (_SLUR.search(gloss) or _CARESSES.search(gloss))
                ]
    decent = {
        base
        for bases in found.values()
        for base, glosses in bases.items()
        if not all(_CRUDE.search(gloss) for gloss in glosses)
    } - rude
    for bases in found.values():
        for base, glosses in list(bases.items()):
            kept = [gloss for gloss in glosses if base not in decent or not _CRUDE.search(gloss)]
            bases[base] = kept[:SENSES]
            if not kept:
                del bases[base]
    return found


def _usual_orders(part: str, wordnet: WordNet) -> dict[str, list[str]]:
    """For each plain spelling, the senses in the order of its most frequent spelling. For example, the senses of
    DEFENCE are in the order of those of DEFENSE."""
    best: dict[str, tuple[int, str]] = {}
    for base in wordnet.senses[part]:
        here = wordnet.counts.get((part, base), 0), base
        best[_plain(base)] = max(here, best.get(_plain(base), here))
    return {plain: wordnet.senses[part][base] for plain, (_, base) in best.items()}


_SPELLINGS = (
    *(("our", "or"), ("ence$", "ense"), ("is(?=(?:e|ed|er|ing|ation)$)", "iz"), ("ys(?=(?:e|ed|er|ing)$)", "yz")),
    *(
        ("ae", "e"),
        ("oe", "e"),
        ("([^aeiou])re$", r"\1er"),
        ("ll", "l"),
        ("ogue$", "og"),
        ("grey", "gray"),
        ("plough", "plow"),
        ("mme$", "m"),
    ),
)


def _plain(base: str) -> str:
    """The plain spelling of a base form. It is the same for COLOUR and COLOR, for DEFENCE and DEFENSE, for CENTRE and
    CENTER."""
    for pattern, plain in _SPELLINGS:
        base = re.sub(pattern, plain, base)
    return base


def _lines(words: set[str], plurals: set[str], senses: Senses, wordnet: WordNet, own: Own) -> Iterator[str]:
    homes = _homes(senses)
    items: dict[str, list[str]] = {}
    met: dict[tuple[str, str], int] = {}
    for (part, base), count in wordnet.counts.items():
        met[part, _plain(base)] = met.get((part, _plain(base)), 0) + count
    for base in {base for bases in senses.values() for base in bases}:
        if base not in own:
            parts = [part for part in senses if base in senses[part]]
            for part in sorted(parts, key=lambda part: -met.get((part, _plain(base)), 0)):
                for gloss in senses[part][base]:
                    number, home = homes[part, gloss]
                    text = gloss if home == base or home in own else f"={home} {number}"
                    items.setdefault(base, []).append(LETTERS[part] + text)
    for base, meanings in own.items():
        items[base] = [letter + text for letter, text in meanings]
    explained = {part: {base for base in bases if base not in own} for part, bases in senses.items()}
    for base, meanings in own.items():
        for part, letter in LETTERS.items():
            if any(here == letter for here, _ in meanings):
                explained[part].add(base)
    for part, forms in wordnet.irregular.items():
        for form, bases_of_form in forms.items():
            for base in bases_of_form:
                if form in words and form not in own and base != form and base in explained[part]:
                    there = items.setdefault(form, [])
                    as_itself = sum([met.get((other, _plain(form)), 0) for other in senses])
                    oftener = met.get((part, _plain(base)), 0) > TIMES_AS_FREQUENT * as_itself
                    led = [item for item in there if item[1] == ">"]
                    there.insert(len(led) if oftener else len(there), f"{LETTERS[part]}>{base}")
    _lead_to_bases(items, words - own.keys(), plurals, explained, met, wordnet)
    for word in words - plurals:
        if word.endswith("s") and any(base in explained["noun"] for base in _possible_singulars(word)):
            items.setdefault(word, []).append("!")
    for form in sorted(items):
        yield "\t".join([form, *items[form]])


def _lead_to_bases(
    items: dict[str, list[str]],
    forms: set[str],
    plurals: set[str],
    explained: Mapping[str, set[str]],
    met: Mapping[tuple[str, str], int],
    wordnet: WordNet,
) -> None:
    """Puts the base first among the items of a regular form that has meanings of its own, if the base is far more
    frequent than the form."""
    irregular = {base for bases in wordnet.irregular["verb"].values() for base in bases}
    for form in forms & items.keys() - wordnet.irregular["verb"].keys() - wordnet.irregular["noun"].keys():
        is_plural = form in plurals
        here = ["noun", "verb"] if is_plural else ["verb"]
        bases = _bases_in_s(form) if is_plural else _verbs_of(form, forms, irregular)
        base = next((base for base in bases if base in explained[here[0]]), "")
        counts = {part: met.get((part, _plain(base)), 0) for part in here if base in explained[part]}
        if sum(counts.values()) > TIMES_AS_FREQUENT_REGULAR * sum(
            [met.get((part, _plain(form)), 0) for part in LETTERS]
        ):
            items[form][:0] = [f"{LETTERS[part]}>{base}" for part in sorted(counts, key=lambda part: -counts[part])]


def _bases_in_s(form: str) -> list[str]:
    """The nouns whose plural may be `form`."""
    return [form[:-1], form[:-2], form[:-3] + "y"]


def _verbs_of(form: str, words: set[str], irregular: set[str]) -> list[str]:
    """The verbs to which a form that ends in ED or ING may belong."""
    ending = next((ending for ending in ("ed", "ing") if form.endswith(ending)), None)
    if ending is None:
        return []
    stem = form.removesuffix(ending)
    bases = [stem + "e"]  # BAKED comes from BAKE
    if stem + stem[-1:] + ending not in words:  # STRIPED does not come from STRIP
        bases.append(stem)
    if stem[-1:] == "i":
        bases.append(stem[:-1] + "y")  # TRIED comes from TRY
    elif stem[-1:] == stem[-2:-1]:
        bases.append(stem[:-1])  # PINNED comes from PIN
    return [base for base in bases if len(base) > 1 and (ending == "ing" or base not in irregular)]


def _homes(senses: Senses) -> dict[tuple[str, str], tuple[int, str]]:
    """For each gloss (a definition), the place where the file stores its text: the number of a sense, and the word with
    this sense. Other words with the same gloss only refer to this place. The chosen word has the gloss nearest to the
    beginning of its list of senses; if several words do, the alphabetically first is chosen."""
    homes: dict[tuple[str, str], tuple[int, str]] = {}
    for part, bases in senses.items():
        for base, glosses in bases.items():
            for number, gloss in enumerate(glosses):
                place = (number, base)
                homes[part, gloss] = min(place, homes.get((part, gloss), place))
    return homes


def _possible_singulars(word: str) -> list[str]:
    """The nouns whose plural could be `word`, judged by its spelling alone."""
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
