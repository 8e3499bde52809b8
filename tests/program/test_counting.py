"""Tests the counting of results: each game is counted once, missing results are counted later, and no result is lost
when the program ends."""

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject

from app.library.results import PlayerResult, Result
from app.program.statistics import Counting
from tests.library.example_files import record
from tests.program.recorder import Recorder


class Window(QObject):
    """A window without any page."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.statistics = self.table = None
        self.shown: list[Any] = []
        self.pages = Recorder(setCurrentWidget=self.shown.append)

    def tell(self, sentence: str) -> None:
        self.told.append(sentence)


def result(key: str, name: str = "Ann") -> Result:
    return Result(key, "split-run", "2026-11-16", "finished", (PlayerResult(name),))


@pytest.fixture
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("WORDFELT_DATA", str(tmp_path))
    (tmp_path / "finished").mkdir()
    return tmp_path


@pytest.fixture
def counting(qapp, data):
    window: Any = Window()
    left: list[str] = []
    one = Counting(window, lambda what: None, lambda: left.append("left"))
    one.left = left  # type: ignore[attr-defined]
    yield one
    one.close()
    window.deleteLater()


def finished(data: Path, name: str, written: int) -> None:
    path = data / "finished" / name
    path.write_text(record("@2 resign"))
    os.utime(path, (written, written))


def keys(counting: Counting) -> list[str]:
    return [one.key for one in counting.results.results]


def test_a_result_from_a_backup_does_not_replace_an_existing_result(counting):
    counting.results.add(result("one"))
    counting.bring_back((result("one", "Ben"), result("two")))
    assert [(one.key, one.players[0].name) for one in counting.results.results] == [("one", "Ann"), ("two", "Ann")]


def test_the_start_counts_only_games_whose_files_are_not_older_than_the_results_file(counting, data):
    counting.results.add(result("zero"))
    os.utime(data / "results.json", (1000, 1000))
    for name, written in (("old.wordfelt", 999), ("same.wordfelt", 1000), ("new.wordfelt", 1001)):
        finished(data, name, written)
    counting.catch_up()
    assert keys(counting) == ["zero", "same.wordfelt", "new.wordfelt"]


def test_a_new_count_of_all_results_that_was_interrupted_can_be_repeated(counting, data):
    finished(data, "one.wordfelt", 1000)
    told: list[str] = []
    counting.hurry()
    counting._worker.do(counting._count_again, told.append)
    assert keys(counting) == []
    counting.rebuild(told.append)
    assert keys(counting) == ["one.wordfelt"]


def test_closing_the_counting_of_results_makes_the_calls_that_wait_until_the_results_are_written(counting):
    done: list[int] = []
    counting._when_written += [lambda: done.append(1), lambda: done.append(2)]
    counting.close()
    assert (done, counting._when_written) == ([1, 2], [])


def test_the_back_button_leads_to_the_table_if_a_game_is_on_it_and_otherwise_to_the_gallery(counting):
    window = counting._window
    for running, then in ((None, (["left"], [])), ("game", (["left"], [1]))):
        window.table = Recorder(running=running)
        counting.go_back()
        assert (counting.left, [1 for one in window.shown if one is window.table]) == then
