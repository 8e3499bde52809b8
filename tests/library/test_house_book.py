"""Tests the house book, the players' decisions on words: which words count, how votes and a new evening change them,
and valid files."""

from dataclasses import replace
from typing import Any

import pytest

from app.base.settings import Settings
from app.library.house_book import (
    HouseWord,
    changed,
    checked,
    counting,
    decided,
    evening_over,
    form_of,
    joined,
    meaning_in,
    with_counting,
    with_word,
    without,
)
from app.library.usual_dictionary import words_of

ALWAYS = HouseWord("ZOOMY", "always", "a fast thing", ("Ann", "Ben"), "2026-11-28", "split-run")
TONIGHT = HouseWord("QIX", "tonight", "", ("Ben",), "2026-11-28", "shout")
NEVER = HouseWord("ZZZ", "never")
BOOK = (ALWAYS, TONIGHT, NEVER)


def test_a_decision_in_the_house_book_needs_no_second_vote_until_a_decision_for_tonight_ends_with_the_evening() -> None:
    assert counting(BOOK) == ("ZOOMY", "QIX")
    assert decided(BOOK) == {"ZOOMY", "QIX", "ZZZ"}
    after = evening_over(BOOK)
    assert counting(after) == ("ZOOMY",)
    assert decided(after) == {"ZOOMY", "ZZZ"}
    assert len(after) == 3, "the book remembers it"


def test_a_new_vote_on_a_word_replaces_the_old_vote_and_keeps_the_meaning_written_for_the_word() -> None:
    book = with_word(BOOK, HouseWord("ZOOMY", "never"))
    assert counting(book) == ("QIX",)
    assert meaning_in(book, "ZOOMY") == "a fast thing"
    assert len(book) == 3


def test_the_dictionary_decides_again_on_a_word_removed_from_the_house_book() -> None:
    book = without(BOOK, ("QIX", "ZZZ"))
    assert book == (ALWAYS,)
    assert meaning_in(changed(book, "ZOOMY", meaning="x"), "ZOOMY") == "x"


def test_the_next_deal_adds_the_words_of_the_house_book_to_those_of_the_settings() -> None:
    settings = Settings(allow=("XU", "QIX"), ban=("ZOOMY",))
    words = words_of(settings, book=BOOK)
    assert words.allow == ("XU", "QIX", "ZOOMY")
    assert words.ban == ("ZOOMY",), "the settings forbid it all the same"


def test_the_house_book_adds_and_removes_words_in_a_list_of_words_agreed_on_earlier() -> None:
    assert with_counting(("XU", "QIX", "ZZZ"), (ALWAYS, replace(TONIGHT, counts="past"), NEVER)) == ("XU", "ZOOMY")


def test_an_import_of_a_house_book_adds_only_new_words_and_none_that_count_only_tonight() -> None:
    others = (HouseWord("ZOOMY", "never"), HouseWord("XU", "tonight"), HouseWord("QO", "always"))
    book = joined(BOOK, others)
    assert book[:3] == BOOK
    assert [(one.word, one.counts) for one in book[3:]] == [("XU", "past"), ("QO", "always")]


def test_the_house_book_file_keeps_every_field() -> None:
    assert checked(form_of(BOOK)) == BOOK


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"word": "zoomy"}, "no house word"),
        ({"word": "Z"}, "no house word"),
        ({"counts": "perhaps"}, "tonight"),
        ({"day": "yesterday"}, "yesterday"),
        ({"meaning": "x" * 201}, "no house word"),
        ({"names": ["x" * 101]}, "no house word"),
        ({"word": "QIX"}, "no house book"),
    ],
)
def test_a_house_book_with_an_impossible_field_is_not_valid(change: dict[str, Any], fault: str) -> None:
    data = form_of(BOOK)
    data["words"] = [{**data["words"][0], **change}, *data["words"][1:]]
    with pytest.raises(ValueError, match=fault):
        checked(data)
