"""Tests the lowest level of computer players, a child, who lays words from primary school and takes more time."""

from dataclasses import replace

import pytest

from engine.core.moves import Act
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.lexicon import LONGEST_WORD, open_lexicon
from engine.match import Header, Match, Player
from engine.players.child_words import child_words
from engine.players.computer import choose
from engine.players.levels import CHILD, LEVELS
from engine.players.whole_games import Sitter, play_out

SEVERAL = [game.id for game in CATALOG if game.seats[1] > 1]


def table(game_id: str) -> Match:
    return Match(Header(GAMES[game_id], (Player("Ann"), Player("Ben")), {}, 3), open_lexicon("family"))


def test_the_child_level_knows_about_1500_words_of_3_to_6_letters_all_from_the_family_dictionary() -> None:
    words, family = child_words(), open_lexicon("family")
    assert 1400 <= len(words) <= 1600
    assert {len(word) for word in words} == {3, 4, 5, 6}
    assert [word for word in sorted(words) if not family.has(word)] == []


def test_a_computer_player_at_child_level_knows_only_the_words_of_that_level() -> None:
    family = open_lexicon("family")
    known = family.within(CHILD.known)
    scope = family.dictionary.scope(1, LONGEST_WORD, CHILD.known)
    assert {word for block, out in scope for word in block.words(block.full & ~out)} == child_words()
    assert known.has("CAT") and known.begins("CA")
    assert not known.has("CAD") and not known.begins("CAD")


@pytest.mark.parametrize("game_id", SEVERAL)
def test_a_computer_player_at_child_level_lays_only_words_it_knows_and_finishes_every_game(game_id: str) -> None:
    match = table(game_id)
    play_out(match, (Sitter(CHILD), Sitter(CHILD)), 5)
    assert match.state.over
    laid = {word for entry in match.state.log for word in entry.words}
    assert laid <= child_words()


def test_a_computer_player_at_child_level_takes_twice_as_long_as_players_at_other_levels() -> None:
    match = table("5-up")
    quick = replace(CHILD, time=100)
    times = {level.time: _first(match, level)[1] for level in (CHILD, quick)}
    assert _first(match, CHILD)[0] == _first(match, quick)[0]
    assert times[200] == pytest.approx(2 * times[100], abs=1)
    assert {level.time for level in LEVELS} == {100}


def _first(match: Match, level: object) -> tuple[Act | None, int]:
    plan = choose(view(match.state, 0), match.house, match.state.actor, 9, level=level)  # type: ignore[arg-type]
    return plan.act, plan.after_ms
