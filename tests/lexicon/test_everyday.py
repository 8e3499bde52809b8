"""Tests that the dictionaries have everyday words and their meanings. The lists of these words were written subject by
subject, without looking at any other word list."""

from functools import cache
from pathlib import Path

from engine.lexicon import Lexicon, open_lexicon
from engine.lexicon.definitions import ASSET, Definitions
from tests.lexicon.missing import NOW, words_in
from tests.lexicon.missing import missing as lacking

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
    """The definitions file, completely unpacked once, because the tests look up a hundred thousand words."""
    found = Definitions(ASSET)
    found._chunk = cache(found._unpack)
    return found


def share_with_meaning(words: list[str]) -> float:
    return sum([bool(meanings().define(word)) for word in words]) / len(words)


def test_the_list_of_everyday_words_has_over_two_thousand_words_and_each_only_once() -> None:
    assert len(set(everyday())) == len(everyday()) > 2_000


def test_the_standard_dictionary_lacks_at_most_one_everyday_word_in_two_hundred() -> None:
    found = missing(open_lexicon("standard"))
    assert len(found) <= len(everyday()) * 0.005, found


def test_the_family_dictionary_lacks_at_most_one_everyday_word_in_a_hundred() -> None:
    found = missing(open_lexicon("family"))
    assert len(found) <= len(everyday()) * 0.01, found


def test_the_family_dictionary_lacks_at_most_one_recent_word_in_fifty() -> None:
    now = words_in(NOW)
    assert len(set(now)) == len(now) > 2_000
    assert len(lacking("family", now)) <= len(now) * 0.02


def test_the_standard_dictionary_lacks_at_most_one_recent_word_in_two_hundred() -> None:
    now = words_in(NOW)
    assert len(lacking("standard", now)) <= len(now) * 0.005


def test_the_family_dictionary_has_about_as_many_words_as_a_family_knows() -> None:
    assert 40_000 <= len(words_of("family")) <= 48_000


def test_every_word_of_the_family_dictionary_has_a_meaning() -> None:
    assert [word for word in words_of("family") if not meanings().define(word)] == []


def test_at_least_85_of_100_words_of_the_standard_dictionary_have_a_meaning() -> None:
    assert share_with_meaning(words_of("standard")[::10]) >= 0.85
