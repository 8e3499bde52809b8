"""Tests the reviews of finished games: each game is reviewed once, the latest first, and each player's share of the
best possible result is kept with the result of the game."""

from datetime import date
from pathlib import Path

import pytest

from app.library.match_result import key_of, result_of
from app.library.rebuilding import finished_match
from app.library.results import ResultsFile
from app.library.shares import LATEST, review_next, unreviewed
from engine.core.moves import PASS, RESIGN, Move
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.levels import LEVELS
from engine.players.whole_games import Sitter, play_out
from engine.records.files import save
from engine.records.record import DictionaryChoice, record_of, write_record

NEVER = lambda: False  # noqa: E731


def written_game(folder: Path, name: str, *players: Player, game: str = "pluck-it", moves: int | None = None) -> Path:
    """Writes a finished game into this folder; returns its path.

    moves: the number of passes before the first player resigns; None for a whole game among computer players.
    """
    match = Match(Header(GAMES[game], players, {}, 9), open_lexicon("family"))
    if moves is None:
        play_out(match, tuple([Sitter(LEVELS[0])] * len(players)), 5)
    else:
        for _ in range(moves):
            match.play(Move(PASS, match.state.actor))
        match.play(Move(RESIGN, 0))
    place = folder / f"{name}.wordfelt"
    save(place, write_record(record_of(match, DictionaryChoice("family"))))
    return place


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "finished").mkdir()
    return tmp_path / "finished"


@pytest.fixture
def file(tmp_path):
    return ResultsFile(tmp_path / "results.json")


def counted(file: ResultsFile, place: Path) -> None:
    match = finished_match(place)
    assert match is not None
    file.add(result_of(match, place, date(2026, 11, 28)))


def test_the_program_reviews_a_game_once_and_rates_only_people(folder, file):
    place = written_game(folder, "one", Player("Ann"), Player("Ben", computer="novice"))
    counted(file, place)
    assert review_next(folder, file, set(), NEVER)
    (result,) = file.results
    shares = [part.share for part in result.players]
    assert shares[0] is not None
    assert 0 <= shares[0] <= 100
    assert shares[1] is None
    assert not review_next(folder, file, set(), NEVER)


def test_the_program_also_reviews_a_solo_game(folder, file):
    place = written_game(folder, "one", Player("Ann"), game="first-base")
    counted(file, place)
    assert review_next(folder, file, set(), NEVER)
    assert file.results[0].players[0].share is not None


def test_the_program_reviews_a_game_in_which_nobody_made_a_play_only_once(folder, file):
    place, tried = written_game(folder, "one", Player("Ann"), Player("Ben"), game="split-run", moves=0), set[str]()
    counted(file, place)
    assert review_next(folder, file, tried, NEVER)
    assert tried == {key_of(place)}
    assert file.results[0].players[0].share is None
    assert not review_next(folder, file, tried, NEVER)


def test_a_stopped_review_saves_nothing_and_is_made_again(folder, file):
    place, tried = written_game(folder, "one", Player("Ann"), Player("Ben")), set[str]()
    counted(file, place)
    assert review_next(folder, file, tried, lambda: True)
    assert file.results[0].players[0].share is None
    assert unreviewed(folder, file.results, tried) == place


def test_the_program_reviews_the_latest_games_first_and_very_old_ones_never(folder, file, monkeypatch):
    places = [written_game(folder, f"game-{number}", Player("Ann"), Player("Ben"), moves=0) for number in range(3)]
    for place in places:
        counted(file, place)
    monkeypatch.setattr("app.library.shares.games_in", lambda where: [*reversed(places)] * LATEST)
    assert unreviewed(folder, file.results, set()) == places[-1]
    monkeypatch.setattr("app.library.shares.games_in", lambda where: [*[folder / "other"] * LATEST, *places])
    assert unreviewed(folder, file.results, set()) is None


def test_without_a_folder_of_games_the_program_does_not_find_a_game_to_review(folder, file):
    assert not review_next(folder / "nowhere", file, set(), NEVER)
