"""Tests a table with children: computer players and hints never use a word that is not for children, but people may lay
every word of the dictionary."""

from functools import cache

import pytest

from app.session.match.thinking import HINT_WORDS, Question, advise
from app.session.meanings import meaning_of, seek
from engine.coach.judging import Judge
from engine.core.oracle import legal_moves
from engine.core.state import State
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.lexicon import Lexicon, open_lexicon
from engine.lexicon.dictionary import code_of
from engine.lexicon.lexicon import UNFIT
from engine.match import Header, Match, Player
from engine.players.levels import LEVELS, TEMPERAMENTS
from engine.players.whole_games import Sitter, play_out
from engine.records.record import read_record, write_record
from engine.records.replay import open_match
from tests.tiers import usually_six

NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eve")


def unfit(word: str) -> bool:
    return bool((code_of(word) or 0) & UNFIT)


@cache
def half_not_for_children() -> tuple[str, ...]:
    """Words of the dictionary Family, half of them not for children, so that every hand can make words of either
    kind."""
    family = [word for word in open_lexicon("family", offensive="off").starting_with("") if len(word) <= 7]
    marked = [word for word in family if unfit(word)]
    return (*marked, *[word for word in family if not unfit(word)][:: len(family) // len(marked)])


@cache
def words(children: str) -> Lexicon:
    return open_lexicon(only=half_not_for_children(), children=children)


def table(game: str, lexicon: Lexicon) -> Match:
    least, most = GAMES[game].seats
    seats = tuple([Player(name) for name in NAMES[: max(least, min(2, most))]])
    return Match(Header(GAMES[game], seats, {}, 3), lexicon)


def played(game: str, lexicon: Lexicon, level: int) -> Match:
    match = table(game, lexicon)
    taste = TEMPERAMENTS["builder"]
    play_out(match, tuple([Sitter(LEVELS[level - 1], taste)] * match.house.players), 5)
    return match


def laid(state: State) -> list[str]:
    return [word for entry in state.log for word in entry.words]


@pytest.mark.parametrize("game", usually_six(game.id for game in CATALOG))
def test_no_computer_player_lays_a_word_that_is_not_for_children(game):
    assert [word for word in laid(played(game, words("yes"), 5).state) if unfit(word)] == []


def test_computer_players_may_lay_words_not_for_children_at_a_table_without_children():
    assert any(unfit(word) for word in laid(played("split-run", words("no"), 5).state))


@pytest.mark.parametrize("game", usually_six(game.id for game in CATALOG))
def test_neither_hints_nor_best_plays_contain_a_word_that_is_not_for_children(game):
    match = table(game, words("yes"))
    for state in match.states[:1]:
        seen = view(state, state.actor)
        for known in ("everyday", "all"):
            asked = Question(match.house, seen, state.actor, known=HINT_WORDS[known])
            assert not named(match, state, advise(asked, lambda: False).act)
        judge = Judge(match.house, seen, state.actor, level=LEVELS[4])
        assert not [word for play in judge.plays() for word in play.words if unfit(word)]


def named(match: Match, state: State, act: object) -> list[str]:
    """The words laid by this act that are not for children."""
    found = [legal for possible, legal in legal_moves(match.house, state, state.actor) if possible == act]
    return [word for legal in found for word in legal.words if unfit(word)]


def test_the_family_dictionary_accepts_words_not_for_children_from_people():
    family = open_lexicon("family")
    assert all(family.has(word) for word in ("PENIS", "VAGINAE", "FOREPLAY", "BUM", "FART", "POO", "POOP"))
    assert not any(family.within(level.known).has(word) for level in LEVELS for word in ("PENIS", "VAGINAE", "BUM"))


@pytest.mark.parametrize(
    ("name", "children", "named"),
    [("family", None, False), ("standard", None, True), ("standard", "yes", False), ("family", "no", True)],
)
def test_hints_omit_words_not_for_children_with_the_family_dictionary_or_if_players_agree(name, children, named):
    assert open_lexicon(name, children=children).within(LEVELS[5].known).has("PENIS") == named


def test_a_computer_player_recognizes_words_not_for_children_and_does_not_challenge_them():
    from engine.players.levels import known_by_sight

    assert open_lexicon("family").within(known_by_sight(LEVELS[0])).has("PENIS")


def test_a_table_for_children_does_not_show_the_definition_of_a_word_that_is_not_for_children():
    assert meaning_of("PENIS", open_lexicon("family")).senses == ()
    assert meaning_of("PENIS", open_lexicon("family")).valid
    assert meaning_of("PENIS", open_lexicon("standard")).senses


def test_a_word_search_finds_a_word_not_for_children_only_if_the_player_types_it_in_full():
    family = open_lexicon("family")
    assert "PENIS" not in seek("PEN?S", family).words
    assert "PENIS" in seek("PEN?S", open_lexicon("standard")).words
    assert seek("PENIS", family).words == ("PENIS",)


def test_a_record_keeps_the_players_agreement_about_words_not_for_children():
    text = '{"wordfelt": 1, "game": "ow", "players": ["A", "B"], "dictionary": {"children": "yes"}, "moves": []}'
    record = read_record(text)
    opened = open_match(record).house.words
    assert isinstance(opened, Lexicon)
    assert opened.dictionary.children
    assert read_record(write_record(record)).dictionary.children == "yes"
