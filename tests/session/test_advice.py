"""Tests hints: they name words that are as common as the player has chosen, and rarer words only if there are no
others."""

import json

import pytest

from app.session.match.thinking import HINT_WORDS, Advice, Question, advise
from engine.coach.reason_texts import SAID
from engine.core.moves import ACCEPT, CHALLENGE, Play
from engine.core.view import view
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves

HANDS = ["CATZXSHIVQ", "OOOOAAEEII"]


def advice(known: str, *words: str, hand: str = HANDS[0]) -> Advice:
    """Returns the hint for a player with this hand (by default C A T Z X S H I V Q) at a table whose dictionary has
    only these words."""
    record = {
        "wordfelt": 1,
        "game": "split-run",
        "players": ["Ann", "Ben"],
        "dictionary": {"only": list(words)},
        "setup": {"first": 1, "hands": [hand, HANDS[1]], "deck": "NNRRL"},
        "moves": [],
    }
    match = open_match(read_record(json.dumps(record)))
    seen = view(match.state, 0)
    return advise(Question(match.house, seen, 0, known=HINT_WORDS[known]), lambda: False)


def word(found: Advice) -> str:
    assert isinstance(found.act, Play)
    return "".join([token.hand.letters for part in found.act.formulas[0].parts for token in part if token.hand])


@pytest.mark.parametrize("known", HINT_WORDS)
def test_with_every_choice_of_words_for_hints_a_hint_finds_a_common_word(known):
    found = advice(known, "CAT")
    assert word(found) == "CAT"
    assert not found.rare
    assert not found.wordless


def test_a_hint_names_a_common_word_even_if_a_rare_word_scores_more():
    assert word(advice("everyday", "CAT", "ZAX")) == "CAT"
    assert word(advice("all", "CAT", "ZAX")) == "ZAX"


def test_a_hint_states_if_only_rare_words_are_possible():
    found = advice("everyday", "ZAX")
    assert word(found) == "ZAX"
    assert found.rare


def test_if_no_word_is_possible_a_hint_says_so_and_suggests_another_act():
    found = advice("known", "HOUSE")
    assert found.wordless
    assert found.act is not None
    assert found.act.verb in ("trade", "pass")


def test_a_hint_never_names_an_offensive_word_even_if_the_player_could_lay_it():
    found = advice("all", "SHIT")
    assert not isinstance(found.act, Play)
    assert not found.wordless


def asked_about(word: str) -> Advice:
    """Returns the hint for a player who may challenge this word, the last play. The dictionary of the table contains
    only CAT."""
    record = {
        "wordfelt": 1,
        "game": "real-value",
        "players": ["Ann", "Ben"],
        "options": {"words": "challenge"},
        "dictionary": {"only": ["CAT"]},
        "setup": {"first": 1, "hands": [word, "OOOO"], "deck": ""},
        "moves": [f"play {word}"],
    }
    read = read_record(json.dumps(record))
    match = open_match(read)
    replay_moves(match, read)
    assert match.state.waits_for == (1,)
    return advise(Question(match.house, view(match.state, 1), 1, known=HINT_WORDS["everyday"]), lambda: False)


def test_a_hint_suggests_challenging_a_word_that_is_not_in_the_dictionary():
    assert asked_about("TAC").act == CHALLENGE
    assert asked_about("TAC").why == "coach:not-known"


def test_a_hint_suggests_accepting_a_word_that_is_in_the_dictionary():
    assert asked_about("CAT").act == ACCEPT
    assert asked_about("CAT").why == "coach:known"


@pytest.mark.parametrize("known", HINT_WORDS)
def test_the_reason_of_every_hint_about_a_word_has_a_text(known):
    found = advice(known, "CAT", "HAT", "ZAX")
    assert found.why in SAID
    assert SAID[found.why].format(**found.facts)


@pytest.mark.parametrize("word", ["WOG", "FANNY", "CRIPPLE", "GYPSY", "DAMN"])
@pytest.mark.parametrize("known", HINT_WORDS)
def test_a_hint_never_names_an_offensive_word_of_any_tier_even_if_the_table_allows_words_of_that_tier(known, word):
    found = advice(known, word, hand=f"{word}{'VZXQJKWHU'[: 10 - len(word)]}")
    assert not isinstance(found.act, Play)
    assert not found.wordless
