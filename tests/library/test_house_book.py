"""Tests the house book: which words count, what a vote and a new evening change, and what a file may hold."""

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


def test_words_count_always_or_for_an_evening_and_nobody_is_asked_about_them_again() -> None:
    assert counting(BOOK) == ("ZOOMY", "QIX")
    assert decided(BOOK) == {"ZOOMY", "QIX", "ZZZ"}
    after = evening_over(BOOK)
    assert counting(after) == ("ZOOMY",)
    assert decided(after) == {"ZOOMY", "ZZZ"}
    assert len(after) == 3, "the book remembers it"


def test_a_new_vote_replaces_an_old_one_and_keeps_the_meaning() -> None:
    book = with_word(BOOK, HouseWord("ZOOMY", "never"))
    assert counting(book) == ("QIX",)
    assert meaning_in(book, "ZOOMY") == "a fast thing"
    assert len(book) == 3


def test_an_undone_decision_leaves_the_word_to_the_dictionary() -> None:
    book = without(BOOK, ("QIX", "ZZZ"))
    assert book == (ALWAYS,)
    assert meaning_in(changed(book, "ZOOMY", meaning="x"), "ZOOMY") == "x"


def test_the_next_deal_has_the_words_of_the_book_beside_those_of_the_settings() -> None:
    settings = Settings(allow=("XU", "QIX"), ban=("ZOOMY",))
    words = words_of(settings, book=BOOK)
    assert words.allow == ("XU", "QIX", "ZOOMY")
    assert words.ban == ("ZOOMY",), "the settings forbid it all the same"


def test_a_dictionary_agreed_on_earlier_follows_the_book() -> None:
    assert with_counting(("XU", "QIX", "ZZZ"), (ALWAYS, replace(TONIGHT, counts="past"), NEVER)) == ("XU", "ZOOMY")


def test_another_house_brings_new_words_alone_and_its_evenings_are_over() -> None:
    others = (HouseWord("ZOOMY", "never"), HouseWord("XU", "tonight"), HouseWord("QO", "always"))
    book = joined(BOOK, others)
    assert book[:3] == BOOK
    assert [(one.word, one.counts) for one in book[3:]] == [("XU", "past"), ("QO", "always")]


def test_the_file_keeps_everything() -> None:
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
def test_a_file_with_anything_else_is_not_valid(change: dict[str, Any], fault: str) -> None:
    data = form_of(BOOK)
    data["words"] = [{**data["words"][0], **change}, *data["words"][1:]]
    with pytest.raises(ValueError, match=fault):
        checked(data)
