"""Tests autosave, which saves a game in its own thread: it writes in the order of the acts, reports faults, and repeats
failed writes."""

import threading
import time
from pathlib import Path

import pytest

from app.base import again as module
from app.session.time.autosave import FAILED, SAFE, SAVING, Autosave
from engine.core.moves import PASS, Move
from engine.core.verdict import refuse
from engine.records.record import DictionaryChoice, read_record
from tests.session.test_outlook import session_of
from tests.windows.test_table import first_act


class Disk:
    """A disk that a test can delay, fill or break.

    texts: the texts written to the disk, in their order.
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.free = threading.Event()
        self.free.set()
        self.fault: Exception | None = None
        self.full = False

    def __call__(self, path: Path, text: str) -> None:
        assert self.free.wait(10)
        if self.fault is not None:
            raise self.fault
        if self.full:
            refuse("not-saved:full", file=path.name)
        self.texts.append(text)

    @property
    def moves(self) -> list[int]:
        return [len(read_record(text).moves) for text in self.texts]


@pytest.fixture
def disk():
    return Disk()


@pytest.fixture
def autosave(disk, tmp_path, qapp):
    made = Autosave(tmp_path / "games" / "game.wordfelt", DictionaryChoice(), disk)
    yield made
    disk.free.set()
    made.close()


@pytest.fixture
def session():
    return session_of("5-up")


def act(session) -> None:
    who = session.to_act[0]
    session.submit(first_act(session), who)


def test_no_act_waits_for_the_disk_and_an_act_counts_as_saved_only_once_it_is_written(autosave, disk, session):
    disk.free.clear()
    autosave.save(session.match)
    assert autosave.state == SAVING
    assert not autosave.is_safe(session.match)
    assert not autosave.wait(0.01)
    disk.free.set()
    assert autosave.wait(10)
    assert autosave.state == SAFE
    assert autosave.is_safe(session.match)


def test_autosave_writes_the_states_of_a_game_in_order_and_only_the_newest_of_several_waiting_states(
    autosave, disk, session
):
    disk.free.clear()
    for _ in range(5):
        autosave.save(session.match)
        act(session)
    autosave.save(session.match)
    disk.free.set()
    autosave.wait()
    assert disk.moves == sorted(disk.moves)
    assert disk.moves[-1] == 5
    assert len(disk.moves) <= 2, "writes that have not begun are left out"


def test_autosave_writes_a_game_in_the_state_it_had_when_saving_was_requested(autosave, disk, session):
    disk.free.clear()
    autosave.save(session.match)
    act(session)
    assert not autosave.is_safe(session.match)
    disk.free.set()
    autosave.wait()
    assert disk.moves == [0]
    assert not autosave.is_safe(session.match), "an act that autosave has not received is not saved"


def test_a_game_too_long_for_a_record_is_reported_as_not_saved_and_its_file_stays_readable(
    autosave, disk, session, monkeypatch
):
    """Without the option that ends a game when nobody can play, players could trade or pass forever."""
    monkeypatch.setattr("app.session.time.autosave.MOST_MOVES", 2)
    for moves, state in ((0, SAFE), (1, SAFE), (2, SAFE), (3, FAILED)):
        autosave.save(session.match)
        autosave.wait()
        assert (len(session.match.moves), autosave.state) == (moves, state)
        act(session)
    assert disk.moves == [0, 1, 2]
    assert autosave.fault is not None
    assert autosave.fault.key == "not-saved"
    session.match.undo_to(2)
    autosave.save(session.match)
    autosave.wait()
    assert (autosave.state, disk.moves[-1]) == (SAFE, 2)


def test_autosave_writes_nothing_until_the_game_has_a_file_of_its_own(disk, tmp_path, session, qtbot):
    places: list[Path] = []

    def claim(place: Path) -> Path:
        if not places:
            raise PermissionError
        return places[-1]

    made = Autosave(tmp_path / "game.wordfelt", DictionaryChoice(), disk, claim=claim)
    made.save(session.match)
    made.keep_side_file("laid")
    made.wait()
    assert (made.state, disk.texts) == (FAILED, [])
    assert made.fault is not None
    assert made.fault.key == "not-saved:no-permission"
    places.append(tmp_path / "game-1.wordfelt")
    with qtbot.waitSignal(made.moved):
        made.save(session.match)
    made.keep_side_file("laid")
    made.wait()
    assert (made.state, made.path, len(disk.texts)) == (SAFE, places[-1], 2)
    made.close()


def test_autosave_reports_a_full_disk_once_and_shows_the_fault_as_long_as_the_disk_is_full(autosave, disk, session):
    told: list[str] = []
    autosave.failed.connect(lambda reason: told.append(reason.key))
    for disk.full, times in ((True, 1), (True, 1), (False, 1), (True, 2)):
        autosave.save(session.match)
        autosave.wait()
        assert len(told) == times
        assert autosave.state == (FAILED if disk.full else SAFE)
        assert (autosave.fault is not None) == disk.full
        if disk.full:
            autosave.save(session.match)
            assert autosave.state == FAILED, "the fault shows until a newer state is saved"
            autosave.wait()


def test_autosave_shows_and_logs_every_fault(autosave, disk, session, monkeypatch):
    logged = []
    monkeypatch.setattr("sys.excepthook", lambda kind, fault, trace: logged.append(kind))
    disk.fault = ZeroDivisionError()
    for _ in range(3):
        autosave.save(session.match)
        autosave.wait()
        assert autosave.state == FAILED
        assert autosave.fault.key == "not-saved"
    assert logged == [ZeroDivisionError], "once"


def test_autosave_repeats_a_failed_write_even_if_no_new_act_is_made(autosave, disk, session, qtbot, monkeypatch):
    monkeypatch.setattr(module, "AGAIN_MS", 10)
    autosave._again._pause = 10
    disk.full = True
    autosave.save(session.match)
    autosave.wait()
    disk.full = False
    qtbot.waitUntil(lambda: autosave.state == SAFE, timeout=5000)
    assert disk.moves == [0]


def test_closing_a_game_waits_until_all_its_changes_are_written(autosave, disk, session):
    disk.free.clear()
    autosave.save(session.match)
    threading.Timer(0.05, disk.free.set).start()
    autosave.close()
    assert disk.moves == [0]


def test_saving_an_act_takes_less_than_half_a_millisecond_of_the_windows_thread(autosave, disk):
    """Measures the copying of a game of a hundred moves and its handing over to the thread, while the disk is busy."""
    session = session_of("5-up")
    kept = session.match.branch(0)
    kept.moves, kept.states = [Move(PASS)] * 100, [session.state] * 101
    disk.free.clear()
    autosave.save(session.match)
    best = 1.0
    for _ in range(20):
        before = time.perf_counter()
        autosave.save(kept)
        best = min(best, time.perf_counter() - before)
    autosave.save(session.match)
    assert best < 0.0005
