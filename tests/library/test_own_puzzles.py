"""Tests puzzles made from people's own games, and the words they have met: how they are made and kept."""

from dataclasses import replace
from datetime import date

import pytest

from app.library.learning import Learning, met_words_of, puzzles_of
from app.library.match_result import key_of, result_of
from app.library.my_words import MetWord, MyWordsFile, removed, words_of
from app.library.my_words import joined as joined_words
from app.library.own_files import back_up, my_words_of, own_files, read_back_up
from app.library.own_files import puzzles_of as puzzles_in
from app.library.own_puzzles import (
    DAYS,
    OwnPuzzle,
    OwnPuzzles,
    OwnPuzzlesFile,
    answered,
    due,
    given_up,
    joined,
    next_due,
)
from app.library.rebuilding import finished_game
from app.library.results import ResultsFile
from app.library.shares import review_next
from engine.coach.review import first_pass
from engine.lessons.missed_turn import missed_turn
from engine.match import Player
from tests.library.test_shares import NEVER, written_game

ANN, DAY = "ann-1", "2026-11-24"
PUZZLE = OwnPuzzle(ANN, "one", 3, "real-value", DAY, "points", 12, 5, ("CHIPS",), "play CHIPS", "{}", "2026-11-25")
WORD = MetWord(ANN, "ZAX", DAY, "laid", "real-value")


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """A finished game of Ann's: its match, record, result and review."""
    place = written_game(tmp_path_factory.mktemp("games"), "one", Player("Ann"), Player("Ben", computer="novice"))
    found = finished_game(place)
    assert found is not None
    match, record = found
    result = result_of(match, place, date.fromisoformat(DAY))
    ann = replace(result.players[0], person=ANN)
    result = replace(result, key=key_of(place), players=(ann, *result.players[1:]))
    return match, record, result, list(first_pass(match, {0}))


@pytest.fixture
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("WORDFELT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("WORDFELT_CONFIG", str(tmp_path / "config"))
    return tmp_path / "data"


# ---- a game


def test_the_costliest_missed_plays_of_a_person_become_puzzles_for_the_next_day(game):
    puzzles = puzzles_of(*game)
    assert 1 <= len(puzzles) <= 2
    assert {(one.person, one.due) for one in puzzles} == {(ANN, "2026-11-25")}
    for one in puzzles:
        laid = missed_turn(one.position, one.way, one.counts, one.sought)
        assert laid.lets(laid.way, laid.learner)
        assert laid.best


def test_a_review_collects_words_to_learn_that_the_person_did_not_lay(game):
    match, _, result, turns = game
    words = met_words_of(match, result, turns)
    own = {word for turn in turns for word in turn.played.words}
    assert words
    assert {one.person for one in words} == {ANN}
    assert not {one.word for one in words} & own


def test_guests_and_computer_players_do_not_get_puzzles_or_words_to_learn(game):
    match, record, result, turns = game
    nobody = replace(result, players=tuple([replace(part, person="") for part in result.players]))
    assert puzzles_of(match, record, nobody, turns) == ()
    assert met_words_of(match, nobody, turns) == ()


def test_a_game_with_a_players_own_word_list_does_not_give_puzzles(game):
    match, record, result, turns = game
    own = replace(record, dictionary=replace(record.dictionary, name="own"))
    assert puzzles_of(match, own, result, turns) == ()


def reviewed(tmp_path, learning):
    """Writes and reviews a finished game of Ann's; returns the results file."""
    folder = tmp_path / "finished"
    folder.mkdir()
    place = written_game(folder, "one", Player("Ann"), Player("Ben", computer="novice"))
    found, file = finished_game(place), ResultsFile(tmp_path / "results.json")
    assert found is not None
    result = result_of(found[0], place, date.fromisoformat(DAY))
    file.add(replace(result, players=(replace(result.players[0], person=ANN), *result.players[1:])))
    review_next(folder, file, set(), NEVER, learning)
    return file


def test_a_review_saves_a_players_puzzles_and_words_before_the_coachs_rating(tmp_path):
    puzzles, words = OwnPuzzlesFile(tmp_path / "puzzles.json"), MyWordsFile(tmp_path / "my-words.json")
    file = reviewed(tmp_path, Learning(puzzles, words))
    assert file.results[0].players[0].share is not None
    assert puzzles.content
    assert words.content


def test_the_program_repeats_a_review_whose_puzzles_it_could_not_save(tmp_path):
    (tmp_path / "puzzles.json").mkdir()  # a folder at the file's place, so that writing fails
    puzzles = OwnPuzzlesFile(tmp_path / "puzzles.json")
    file = reviewed(tmp_path, Learning(puzzles, MyWordsFile(tmp_path / "my-words.json")))
    assert file.results[0].players[0].share is None


# ---- the days on which puzzles are asked, and the list of words


def test_an_unsolved_puzzle_is_asked_again_after_one_and_then_three_and_ten_and_thirty_days():
    there: OwnPuzzles = (PUZZLE,)
    today = PUZZLE.due
    assert not due(there, ANN, DAY)
    waits = []
    for misses in range(5):
        assert due(there, ANN, today) == list(there)
        there = answered(there, PUZZLE.key, today, misses, found=False)
        waits.append((date.fromisoformat(there[0].due) - date.fromisoformat(today)).days)
        today = there[0].due
    assert waits == [*DAYS[1:], 30, 30]
    there = answered(there, PUZZLE.key, today, 5, found=True)
    assert (there[0].found, there[0].position) == (today, "")
    assert not due(there, ANN, "2030-01-01")
    assert next_due(there, ANN) == ""


def test_an_answer_to_a_puzzle_counts_once():
    there = answered((PUZZLE,), PUZZLE.key, PUZZLE.due, 0, found=False)
    assert answered(there, PUZZLE.key, PUZZLE.due, 0, found=False) == there
    assert answered(there, PUZZLE.key, PUZZLE.due, 0, found=True) == there


def test_a_solved_puzzle_stays_solved_when_its_game_is_reviewed_again():
    there = answered((PUZZLE,), PUZZLE.key, PUZZLE.due, 0, found=True)
    assert joined(there, [PUZZLE]) == there


def test_a_puzzle_whose_position_cannot_be_set_up_is_not_asked_again():
    assert not due(given_up((PUZZLE,), PUZZLE.key), ANN, "2030-01-01")


def test_a_word_that_the_player_removed_from_my_words_does_not_come_back():
    there = removed(joined_words((), [WORD]), ANN, ["ZAX"])
    assert words_of(joined_words(there, [WORD]), ANN) == []


def test_the_page_called_my_words_lists_the_latest_day_first():
    later = replace(WORD, word="QUA", day="2026-11-25")
    assert [one.word for one in words_of((WORD, later, replace(WORD, word="ADO")), ANN)] == ["QUA", "ADO", "ZAX"]


# ---- the files


@pytest.mark.parametrize("wrong", ["[", "{}", '{"version": 1}', '{"version": 2, "puzzles": [], "words": []}'])
@pytest.mark.parametrize(("kind", "name"), [(OwnPuzzlesFile, "puzzles"), (MyWordsFile, "my-words")])
def test_the_program_sets_aside_a_damaged_puzzle_or_word_file_and_keeps_it(data, kind, name, wrong):
    told: list[str] = []
    data.mkdir()
    (data / f"{name}.json").write_text(wrong)
    assert kind(data / f"{name}.json", told.append).content == ()
    assert told == [f"{name}-set-aside"]
    (aside,) = [one for one in own_files() if one.purpose == "aside"]
    assert aside.path.read_text() == wrong


def test_the_players_own_files_and_the_backup_contain_puzzles_and_words(data, tmp_path):
    OwnPuzzlesFile(data / "puzzles.json").change(lambda there: (PUZZLE,))
    MyWordsFile(data / "my-words.json").change(lambda there: (WORD,))
    assert {one.purpose for one in own_files()} >= {"puzzles", "my-words"}
    back_up(tmp_path / "back-up.zip")
    files = read_back_up(tmp_path / "back-up.zip")
    assert (puzzles_in(files), my_words_of(files)) == ((PUZZLE,), (WORD,))
