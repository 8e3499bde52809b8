"""Short definitions of words for players, from the file `definitions.dat`, which may be missing.

define("GEESE"): [("noun", "web-footed long-necked typically gregarious migratory aquatic birds ...")]
base_forms("GEESE"): ["GOOSE"]

The file defines base forms only. Plurals, past tenses and comparatives are traced back to their base forms. The
definitions have no influence on which words are legal. If the file is missing or damaged, no word has a definition.
"""

import bz2
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

ASSET = Path(__file__).parents[2] / "assets" / "lexicon" / "definitions.dat"

_HEADER = "wordfelt-definitions 1"
_PARTS_OF_SPEECH = {"n": "noun", "v": "verb", "a": "adjective", "r": "adverb", "p": "function word", "i": "call"}
_NO_PLURAL = "!"

Definition = tuple[str, str]
"""Part of speech ("noun", "verb", "adjective", "adverb", "function word", "call") and gloss."""
_Base = tuple[str, str]
"""A base form, and letters for the parts of speech in which the word can have it."""
_Made = tuple[str, str]
"""A word with one part removed, and the text that this part puts before its gloss ("the opposite of CLASP: "), if
any."""


def define(word: str) -> list[Definition]:
    """Every definition of the word and of its base forms; an empty list if there is none."""
    return _shipped().define(word)


def base_forms(word: str) -> list[str]:
    """The base forms of the word that have a definition, without the word itself."""
    return _shipped().base_forms(word)


@cache
def _shipped() -> "Definitions":
    return Definitions(ASSET)


class Definitions:
    """A definitions file. The first query opens the file. Each query decompresses only the part that it needs."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._chunk = lru_cache(maxsize=8)(self._unpack)
        self._contents = cache(self._read_contents)

    def define(self, word: str) -> list[Definition]:
        try:
            bases, opening = self._made_of(word.lower())
            senses = [sense for base, parts in bases for sense in self._senses(base, parts)]
            if opening and word.lower().endswith("less"):
                senses = [("adjective", gloss) for part, gloss in senses if part == "noun"] or senses
        except (OSError, ValueError, IndexError):  # the file is missing, incomplete, or not a definitions file
            return []
        return list(dict.fromkeys((part, opening + gloss) for part, gloss in senses))

    def base_forms(self, word: str) -> list[str]:
        try:
            bases = [base.upper() for base, parts in self._made_of(word.lower())[0] if self._senses(base, parts)]
        except (OSError, ValueError, IndexError):
            return []
        return [base for base in dict.fromkeys(bases) if base != word.upper()]

    def _made_of(self, word: str) -> tuple[list[_Base], str]:
        """The base forms from which the word is made, and the text to put before their definitions (such as "the
        opposite of CLASP: ").

        If the word has no entry, one prefix or ending is removed, then two, until a base form is found.
        """
        if bases := self._bases(word):
            return bases, ""
        made: list[_Made] = [(word, "")]
        if word.endswith("s") and not word.endswith("ss"):
            made.insert(0, (word[:-1], ""))
        for further in range(_MOST_PARTS, -1, -1):
            for inner, opening in made:
                if bases := self._bases(inner):
                    return bases, opening
            opposites_first = sorted(made, key=lambda each: not each[1]) if further else []
            made = [(inner, outer + opening) for whole, outer in opposites_first for inner, opening in _inner(whole)]
        return [], ""

    def _bases(self, word: str) -> list[_Base]:
        """The word itself, its irregular base forms and, if a spelling rule finds them reliably, its regular base
        forms."""
        items = self._entry(word)
        bases = [(word, "nvarpi")] if any(item[0] in _PARTS_OF_SPEECH and item[1] != ">" for item in items) else []
        irregular = [(item[2:], item[0]) for item in items if item[1:2] == ">"]
        bases = [*irregular, *bases] if items[:1] and items[0][1:2] == ">" else [*bases, *irregular]
        regular: list[_Base] = []
        if word.endswith("s"):
            regular = list(_without_s(word, "v" if _NO_PLURAL in items else "nv"))
        elif not bases:  # A word with its own meaning is not taken for a past tense: SEED does not come from SEE.
            regular = list(_without_ending(word))
        known = [(base, parts) for base, parts in regular if self._senses(base, parts)]
        names = {base for base, _ in known}
        return bases + [
            (base, parts) for base, parts in known if not (base + "e" in names and _comes_from_base_with_e(word, base))
        ]

    def _senses(self, base: str, parts: str) -> list[Definition]:
        return [
            (_PARTS_OF_SPEECH[item[0]], self._gloss(item))
            for item in self._entry(base)
            if item[0] in parts and item[1] != ">"
        ]

    def _gloss(self, item: str) -> str:
        """The definition for an item of an entry. If several words have the same meaning, only one of them has the text
        of the definition, and the items of the other words refer to that word."""
        if item[1] != "=":
            return item[1:]
        home, number = item[2:].split()
        return [sense for sense in self._entry(home) if sense[0] == item[0] and sense[1] != ">"][int(number)][1:]

    def _entry(self, base: str) -> list[str]:
        """The items of a base form's entry. Each is one of: `nGLOSS`, a definition; `n=HOME NUMBER`, a definition
        shared with the word HOME; `n>BASE`, an irregular form of BASE; `!`, the word has no plural. `n` stands for the
        part of speech."""
        firsts, _ = self._contents()
        text = self._chunk(bisect_right(firsts, base) - 1) if firsts and base >= firsts[0] else ""
        return _items_in(text, base)

    def _read_contents(self) -> tuple[list[str], list[tuple[int, int]]]:
        """The table of contents: the first base form of every chunk of the file, and the place of each chunk in the
        file."""
        firsts, places = [], []
        with self._path.open("rb") as file:
            name, _, count = file.readline().decode("ascii").rpartition(" ")
            if name != _HEADER:
                raise ValueError(name)
            table = [file.readline().decode("ascii").split() for _ in range(int(count))]
            at = file.tell()
        for first, size in table:
            firsts.append(first)
            places.append((at, int(size)))
            at += int(size)
        return firsts, places

    def _unpack(self, number: int) -> str:
        at, size = self._contents()[1][number]
        with self._path.open("rb") as file:
            file.seek(at)
            return bz2.decompress(file.read(size)).decode("ascii")


def _items_in(text: str, base: str) -> list[str]:
    """The items of a base form's entry in a chunk of the file. The lines of a chunk are sorted; each begins with its
    base form and ends with a line end."""
    low, high = 1, len(text)
    while low < high:
        middle = (low + high) // 2
        start = text.rfind("\n", 0, middle) + 1
        end = text.index("\n", middle)
        found = text[start : text.index("\t", start)]
        if found == base:
            return text[start:end].split("\t")[1:]
        if found < base:
            low = end + 1
        else:
            high = start
    return []


def _doubles(base: str) -> bool:
    """Whether the last letter of this base form is doubled before an ending. HOP becomes HOPPED, so HOPED can only come
    from HOPE."""
    return len(base) > 2 and base[-1] not in "aeiouwxy" and base[-2] in "aeiou" and base[-3] not in "aeiou"


def _comes_from_base_with_e(word: str, base: str) -> bool:
    """Whether the word comes from the base form plus E, and so not from this base form.

    RATES does not come from RAT, SUITES not from SUIT, SINGED not from SING. But ATTACHES may come from ATTACH, which
    takes ES.
    """
    if word.endswith("s") and not base.endswith(("s", "x", "z", "ch", "sh", "o")):
        return True
    return _doubles(base) or (word.endswith("ed") and base.endswith("ing"))


def _without_s(word: str, parts: str) -> Iterator[_Base]:
    """Yields the possible base forms of a word that ends in S: CATS, RUNS; BOXES, MIXES; LADIES, TRIES; QUIZZES;
    KNIVES, WOLVES."""
    yield word[:-1], parts
    if word.endswith("es"):
        yield word[:-2], parts
    if word.endswith("ies"):
        yield word[:-3] + "y", parts
    if word.endswith(("zzes", "sses")):
        yield word[:-3], parts
    if word.endswith("ves") and "n" in parts:
        yield word[:-3] + "f", "n"
        yield word[:-3] + "fe", "n"


_ENDINGS = (
    *(
        ("ings", "ing"),
        ("nesses", "ness"),
        ("nesses", ""),
        ("s", ""),
        ("ally", ""),
        ("ily", "y"),
        ("bly", "ble"),
        ("ly", ""),
    ),
    *(("iness", "y"), ("ness", ""), ("ably", "able"), ("ibly", "ible"), ("isation", "ise"), ("ization", "ize")),
    *(("ability", "able"), ("ibility", "ible"), ("ability", "ate"), ("icity", "ic"), ("ality", "al"), ("ity", "e")),
    *(("ity", ""), ("ical", "ic"), ("ical", "y"), ("ic", "y"), ("ic", ""), ("al", ""), ("iest", "y"), ("ier", "y")),
    *(("ers", "er"), ("ors", "or"), ("iser", "ise"), ("izer", "ize"), ("er", ""), ("er", "e"), ("or", ""), ("or", "e")),
    *(
        ("ing", ""),
        ("ing", "e"),
        ("ied", "y"),
        ("ed", ""),
        ("ed", "e"),
        ("able", ""),
        ("able", "e"),
        ("ible", ""),
        ("less", ""),
    ),
    *(("like", ""), ("ful", ""), ("ish", ""), ("ish", "e"), ("ship", ""), ("hood", ""), ("dom", ""), ("ism", "")),
    *(
        ("ism", "e"),
        ("ist", ""),
        ("ist", "e"),
        ("ist", "y"),
        ("ise", ""),
        ("ise", "e"),
        ("ize", ""),
        ("ize", "e"),
        ("ation", "e"),
        ("ation", ""),
        ("ion", ""),
    ),
    *(("ion", "e"), ("ment", ""), ("most", ""), ("ward", ""), ("wards", ""), ("wise", ""), ("some", ""), ("y", "")),
    *(("y", "e"), ("ette", ""), ("ess", ""), ("let", ""), ("fold", ""), ("man", ""), ("woman", ""), ("men", "")),
    *(("women", ""), ("work", ""), ("proof", ""), ("ously", "ous"), ("ier", "e"), ("age", ""), ("ive", "e")),
    *(
        ("ative", ""),
        ("ive", ""),
        ("ory", "e"),
        ("ary", ""),
        ("ous", ""),
        ("ous", "y"),
        ("ancy", "ant"),
        ("ency", "ent"),
    ),
    *(
        ("ance", ""),
        ("ence", ""),
        ("ence", "ent"),
        ("ance", "ant"),
        ("ling", ""),
        ("ian", ""),
        ("an", ""),
        ("en", ""),
        ("en", "e"),
    ),
)
_ENDINGS_BY_LENGTH = sorted(_ENDINGS, key=lambda each: len(each[0]))
_BEGINNINGS = (
    *("un", "re", "non", "over", "under", "out", "mis", "dis", "pre", "de", "anti", "super", "sub", "inter", "semi"),
    *("micro", "mini", "multi", "co", "in", "im", "up", "fore", "back", "self", "counter", "hyper", "ultra", "trans"),
    *("post", "pro", "auto", "bio", "tele", "electro", "photo", "neo", "pseudo", "be", "en", "em", "mid", "vice"),
)


_OPENINGS = {
    **dict.fromkeys(("un", "dis", "de"), "the opposite of {}: "),
    **dict.fromkeys(("non", "in", "im"), "not {}: "),
    "less": "without {}: ",
    "anti": "against {}: ",
    "mis": "wrongly: ",
}
"""The text that a removed part adds, if it changes the meaning of the base."""
_OF_QUALITIES = (
    *("able", "ible", "ably", "ibly", "ility", "ence", "ance", "ency", "ancy"),
    *("ent", "ant", "ive", "ity", "al", "ally", "ous", "ously"),
)


def _inner(word: str) -> Iterator[_Made]:
    """Yields the words from which a word without an entry may be derived, those with the shortest ending removed first.

    UNHAPPILY comes from UNHAPPY or HAPPILY.
    """
    for ending, kept in _ENDINGS_BY_LENGTH:
        stem = word.removesuffix(ending)
        if stem == word or len(stem) < _SHORTEST:
            continue
        opening = _OPENINGS.get(ending, "").format(stem.upper())
        if not kept and (ending, "e") in _ENDINGS and _doubles(stem):
            yield stem + "e", opening  # CARER comes from CARE, not from CAR
        yield stem + kept, opening
        if not kept and ending[0] in "aeiouy" and stem[-1] == stem[-2]:
            yield stem[:-1], opening  # SPINNABLE comes from SPIN
    for beginning in _BEGINNINGS:
        stem = word.removeprefix(beginning)
        if stem != word and len(stem) >= _SHORTEST:
            yield stem, _opening_for_prefix(beginning, stem)


def _opening_for_prefix(beginning: str, stem: str) -> str:
    """The text that a prefix adds to the definition. The prefixes IN and IM mean NOT only before an adjective of
    quality; the IN of INBOX does not."""
    if beginning in ("in", "im") and not (len(stem) > 5 and stem.removesuffix("s").endswith(_OF_QUALITIES)):
        return ""
    return _OPENINGS.get(beginning, "").format(stem.upper())


_SHORTEST = 3  # the minimum number of letters that must remain after a prefix or ending is removed
_MOST_PARTS = 2


def _without_ending(word: str) -> Iterator[_Base]:
    """Yields the possible base forms of words with other endings, like WALKED and WALKING (verb), COLDER and COLDEST
    (adjective or adverb), or CHAIRMEN (noun)."""
    if word.endswith("men"):
        yield word[:-2] + "an", "n"
    for ending, parts in (("ed", "v"), ("ing", "v"), ("er", "ar"), ("est", "ar")):
        stem = word.removesuffix(ending)
        if stem == word or len(stem) < 2:
            continue
        yield stem + "e", parts  # BAKED comes from BAKE
        yield stem, parts
        if stem[-1] == "i":
            yield stem[:-1] + "y", parts  # TRIED comes from TRY
            if parts == "ar":
                yield stem[:-1] + "ey", parts  # VIBIER comes from VIBEY
        if stem[-1] == stem[-2]:
            yield stem[:-1], parts  # PINNED comes from PIN
