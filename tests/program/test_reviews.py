"""Tests that the coach reviews finished games only while no game is in progress at the table."""

from types import SimpleNamespace
from typing import Any

import pytest

from app.library.results import PlayerResult, Result
from app.program.reviews import Reviews
from app.program.statistics import Counting
from tests.library.example_files import record
from tests.program.test_counting import Window


@pytest.fixture
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("WORDFELT_DATA", str(tmp_path))
    (tmp_path / "finished").mkdir()
    (tmp_path / "finished" / "game.wordfelt").write_text(record("pass", "@2 resign"))
    return tmp_path


@pytest.fixture
def counting(qapp, data):
    window: Any = Window()
    one = Counting(window, lambda what: None, lambda: None)
    one.results.add(
        Result("game.wordfelt", "split-run", "2026-11-16", "resigned", (PlayerResult("Ann"), PlayerResult("Ben")))
    )
    yield one
    one.close()
    window.deleteLater()


def table(*, over: bool | None) -> Any:
    """A table with a finished game (`over` is True), a game that goes on (False), or no game (None)."""
    state = SimpleNamespace(over=over)
    running = None if over is None else SimpleNamespace(session=SimpleNamespace(state=state))
    return SimpleNamespace(running=running)


def no_file_for_puzzles_and_words() -> Any:
    """Replaces the files for puzzles and words to learn by ones that store nothing."""
    return SimpleNamespace(keep=lambda *_: True)


def shares(counting: Counting) -> list[int | None]:
    return [part.share for part in counting.results.results[0].players]


@pytest.mark.parametrize("over", [None, True])
def test_a_finished_game_is_reviewed_while_no_game_goes_on(counting, over):
    reviews = Reviews(table(over=over), counting, no_file_for_puzzles_and_words)
    reviews.look()
    assert reviews.wait(20)
    ann, ben = shares(counting)
    assert ann is not None
    assert ben is None  # Ben has made no move but his resignation, so the review gives him no share of the best result
    reviews.close()


def test_no_game_is_reviewed_while_another_goes_on(counting):
    reviews = Reviews(table(over=False), counting, no_file_for_puzzles_and_words)
    reviews.look()
    assert reviews.wait(20)
    assert shares(counting) == [None, None]
    reviews.close()


def test_no_game_is_reviewed_after_the_program_has_ended(counting):
    reviews = Reviews(table(over=None), counting, no_file_for_puzzles_and_words)
    reviews.close()
    reviews.look()
    assert reviews.wait(0)
    assert shares(counting) == [None, None]
