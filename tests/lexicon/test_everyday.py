"""Everyday words, written down by subject before any list was looked at, and meanings for what a table plays with."""

from functools import cache
from pathlib import Path

from engine.lexicon import Lexicon, open_lexicon
from engine.lexicon.definitions import ASSET, Definitions

LIST = Path(__file__).parent / "everyday.txt"


def everyday() -> list[str]:
    lines = LIST.read_text("ascii").splitlines()
    return [word.upper() for line in lines if not line.startswith(("#", "[")) for word in line.split()]


@cache
def words_of(name: str) -> list[str]:
    return list(open_lexicon(name).starting_with(""))


def missing(lexicon: Lexicon) -> list[str]:
    return [word for word in everyday() if not lexicon.has(word)]


@cache
def meanings() -> Definitions:
    """All of the file, unpacked once: a hundred thousand words are looked up."""
    found = Definitions(ASSET)
    found._chunk = cache(found._unpack)
    return found


def told(words: list[str]) -> float:
    return sum([bool(meanings().define(word)) for word in words]) / len(words)


def test_there_are_two_thousand_and_each_once() -> None:
    assert len(set(everyday())) == len(everyday()) > 2_000


def test_standard_lacks_one_everyday_word_in_two_hundred_at_most() -> None:
    found = missing(open_lexicon("standard"))
    assert len(found) <= len(everyday()) * 0.005, found


def test_family_lacks_one_in_a_hundred_at_most() -> None:
    found = missing(open_lexicon("family"))
    assert len(found) <= len(everyday()) * 0.01, found


def test_family_has_as_many_words_as_a_family_knows() -> None:
    assert 40_000 <= len(words_of("family")) <= 45_000


def test_every_word_of_family_has_a_meaning() -> None:
    assert [word for word in words_of("family") if not meanings().define(word)] == []


def test_of_standard_at_least_85_in_100_words_have_one() -> None:
    assert told(words_of("standard")[::10]) >= 0.85
