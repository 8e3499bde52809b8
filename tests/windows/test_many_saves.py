"""Tests a folder with hundreds of games in progress, some of them damaged: a worker thread reads them and moves the
damaged ones, and one message reports that."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest

from app.library import opening, saved_games
from app.library.game_files import Shelf
from app.library.saved_games import GamesReader, Looked
from engine.records.files import load
from tests.windows.test_troubles import RECORD, games

pytestmark = pytest.mark.usefixtures("read_aside")
BROKEN = '{"wordfelt": 1, "game": "split-'
NEWER = RECORD.replace('"wordfelt": 1', '"wordfelt": 99')


def saved(folders, name, text=RECORD, written=None):
    path = games(folders) / f"{name}.wordfelt"
    path.write_text(text)
    if written is not None:
        os.utime(path, (written, written))
    return path


def many(folders, count, text=BROKEN):
    return [saved(folders, f"{number:04}", text, 1000 + number) for number in range(count)]


def damaged(folders):
    return folders / "data" / "damaged"


def contents(folder):
    return {path.name: path.read_text() for path in folder.iterdir()} if folder.is_dir() else {}


@pytest.fixture
def messages(program, monkeypatch):
    """Collects all messages that the window shows from now on."""
    sentences: list[str] = []
    tell = program.window.tell

    def collect(sentence):
        sentences.append(sentence)
        tell(sentence)

    monkeypatch.setattr(program.window, "tell", collect)
    return sentences


@pytest.fixture
def look(program, qtbot):
    """Returns a function that makes the gallery list the games on the disk, waits until all are read, and returns the
    paths of the listed games."""
    program.loading.when_ready(lambda: None)
    qtbot.waitUntil(lambda: program.loading.ready)

    def looking():
        program.waiting.show()
        settled(program)
        return [card.path for card in program.window.gallery.strip.games]

    return looking


def settled(program):
    program.waiting.games._reading.wait()
    program.qt.sendPostedEvents()
    program.qt.processEvents()


@dataclass
class Gate:
    """Stops the thread that reads games before it reads the second file.

    read: the number of files that the thread has begun to read.
    reached: set when the thread has reached the second file.
    open: lets the thread go on once it is set.
    """

    read: int = 0
    reached: Event = field(default_factory=Event)
    open: Event = field(default_factory=Event)


@pytest.fixture
def gate(monkeypatch):
    """Makes the thread that reads games wait before the second file until the test sets `open`."""
    gate = Gate()

    def loading(path):
        if current_thread() is not main_thread() and current_thread().name.startswith("reading games"):
            gate.read += 1
            if gate.read == 2:
                gate.reached.set()
                assert gate.open.wait(20)
        return load(path)

    monkeypatch.setattr(opening, "load", loading)
    yield gate
    gate.open.set()


def test_a_worker_moves_hundreds_of_damaged_games_and_one_message_reports_them(
    program, folders, look, messages, monkeypatch
):
    whole = saved(folders, "whole", written=500)
    broken = many(folders, 300)
    busy: list[str] = []

    def watched(name, real):
        def doing(*args, **how):
            if current_thread() is main_thread():
                busy.append(name)
            return real(*args, **how)

        return doing

    monkeypatch.setattr(opening, "load", watched("load", load))
    monkeypatch.setattr("app.library.saved_games.record_at", watched("read", opening.record_at))
    monkeypatch.setattr(Shelf, "_moved", watched("move", Shelf._moved))
    monkeypatch.setattr(Path, "rename", watched("rename", Path.rename))
    assert look() == [whole]
    assert messages == [f"300 games in progress cannot be read. They are kept in {damaged(folders)}."]
    assert program.window.notice.text() == messages[0]
    assert busy == []
    assert contents(damaged(folders)) == {path.name: BROKEN for path in broken}
    assert contents(games(folders)) == {whole.name: RECORD}
    assert look() == [whole]
    assert len(messages) == 1


def test_damaged_games_found_at_the_start_are_reported_by_a_single_message(start, folders, qtbot):
    many(folders, 40)
    program = start()
    qtbot.waitUntil(lambda: "40 games in progress cannot be read" in program.window.notice.text())
    assert program.window.notice.text().count("\n") == 0
    assert contents(games(folders)) == {}
    assert program.window.gallery.strip.isHidden()


def test_a_single_damaged_game_is_reported_with_its_path_and_the_reason(program, folders, look, messages):
    (path,) = many(folders, 1)
    look()
    (sentence,) = messages
    assert sentence.startswith(f"A game in progress cannot be read. It is kept as {damaged(folders) / path.name}. ")


def test_a_damaged_game_and_its_extra_data_file_are_moved_under_a_name_that_is_not_used_yet(program, folders, look):
    (path,) = many(folders, 1)
    path.with_name(f"{path.name}.beside").write_text("theirs")
    damaged(folders).mkdir(parents=True)
    (damaged(folders) / path.name).write_text("an earlier one")
    look()
    assert contents(games(folders)) == {}
    assert contents(damaged(folders)) == {
        path.name: "an earlier one",
        f"{path.stem}-1.wordfelt": BROKEN,
        f"{path.stem}-1.wordfelt.beside": "theirs",
    }


def test_damaged_games_that_cannot_be_moved_stay_and_are_reported_only_once(program, folders, look, messages):
    whole, broken = saved(folders, "whole"), many(folders, 30)
    damaged(folders).write_text("a file, where the folder should be")
    before = contents(games(folders))
    assert look() == [whole]
    assert messages == [f"30 damaged games cannot be moved out of {games(folders)}."]
    assert look() == [whole]
    assert contents(games(folders)) == before
    assert len(messages) == 1
    damaged(folders).unlink()
    assert look() == [whole]
    assert messages[1:] == [f"30 games in progress cannot be read. They are kept in {damaged(folders)}."]
    assert contents(damaged(folders)) == {path.name: BROKEN for path in broken}


def test_on_a_disk_that_fills_up_every_damaged_game_is_moved_or_stays_whole_and_is_reported_once(
    program, folders, look, messages, monkeypatch
):
    broken = many(folders, 10)
    rename, moved = Path.rename, list[Path]()

    def until_full(path, target):
        if len(moved) == 4:
            raise OSError(28, "No space left on device")
        moved.append(path)
        return rename(path, target)

    # lets records be moved until four of them have filled the disk
    monkeypatch.setattr(Path, "rename", lambda path, target: until_full(path, target) if path in broken else None)
    look()
    assert messages == [
        f"4 games in progress cannot be read. They are kept in {damaged(folders)}.",
        f"6 damaged games cannot be moved out of {games(folders)}.",
    ]
    assert sorted(contents(damaged(folders))) == sorted(path.name for path in moved)
    assert sorted(contents(games(folders))) == sorted({path.name for path in broken} - {path.name for path in moved})


def test_games_of_a_newer_version_stay_in_place_and_a_single_message_reports_them(program, folders, look, messages):
    waiting = many(folders, 20, NEWER)
    assert look() == look() == []
    assert messages == ["20 games wait here for a newer Wordfelt."]
    assert contents(games(folders)) == {path.name: NEWER for path in waiting}


def test_games_that_cannot_be_read_at_the_moment_stay_in_place_and_a_single_message_reports_them(
    program, folders, look, messages
):
    for number in range(20):
        (games(folders) / f"{number}.wordfelt").symlink_to(f"{number}.wordfelt")
    assert look() == look() == []
    assert messages == [f"20 games in progress cannot be read now. They stay in {games(folders)}."]
    assert len(list(games(folders).iterdir())) == 20


def test_the_program_does_not_move_a_damaged_game_that_is_open_in_another_window(program, folders, look, messages):
    (path,) = many(folders, 1)
    other = Shelf()
    other.hold(path)
    assert look() == []
    assert messages == []
    assert path.read_text() == BROKEN
    other.let_go(path)
    look()
    assert contents(games(folders)) == {}
    assert len(messages) == 1


@pytest.mark.own_program
def test_the_program_never_moves_the_file_of_the_game_on_the_table(program, folders, look, messages):
    (path,) = many(folders, 1)
    program.shelf.hold(path)
    look()
    assert path.read_text() == BROKEN
    assert path in program.shelf.locks
    assert messages == []


@pytest.mark.parametrize("same_age", [True, False])
def test_a_record_that_replaces_a_damaged_one_while_it_is_read_is_shown_and_not_moved(
    program, folders, look, messages, monkeypatch, same_age
):
    broken, other = many(folders, 2)
    read, new = opening.record_at, folders / "new"
    new.write_text(RECORD)
    if same_age:
        os.utime(new, (1000, 1000))

    def reading(path):
        try:
            return read(path)
        finally:
            if path == broken and new.exists():
                new.replace(broken)

    monkeypatch.setattr("app.library.saved_games.record_at", reading)
    assert look() == [broken]
    assert broken.read_text() == RECORD
    assert contents(damaged(folders)) == {other.name: BROKEN}
    assert len(messages) == 1


def test_each_unfinished_game_appears_in_the_gallery_as_soon_as_it_is_read(
    program, folders, look, qtbot, monkeypatch, gate
):
    monkeypatch.setattr(saved_games, "SHOWN_EACH", 0.0)
    old, new = saved(folders, "old", written=1000), saved(folders, "new", written=2000)
    program.waiting.show()
    qtbot.waitUntil(lambda: [card.path for card in program.window.gallery.strip.games] == [new])
    gate.open.set()
    qtbot.waitUntil(lambda: [card.path for card in program.window.gallery.strip.games] == [new, old])


def test_a_game_that_the_player_requests_while_the_worker_reads_other_games_is_opened(
    program, folders, look, messages, gate
):
    saved(folders, "new", written=3000)
    old, (broken,) = saved(folders, "old", written=500), many(folders, 1)
    program.waiting.show()
    assert gate.reached.wait(20)
    program.waiting.go_on_with(old)
    assert program.table.running.path == old
    gate.open.set()
    settled(program)
    assert program.table.running.path == old
    assert program.shelf.locks.keys() == {old}
    assert contents(damaged(folders)) == {broken.name: BROKEN}
    assert len(messages) == 1


def test_listing_the_games_again_stops_the_previous_listing_and_does_not_read_a_file_twice(
    program, folders, look, messages, gate
):
    whole, broken = saved(folders, "whole", written=500), many(folders, 12)
    program.waiting.show()
    assert gate.reached.wait(20)
    program.waiting.show()
    program.waiting.show()
    gate.open.set()
    settled(program)
    assert gate.read == 1 + len(broken)
    assert [card.path for card in program.window.gallery.strip.games] == [whole]
    assert messages == [f"12 games in progress cannot be read. They are kept in {damaged(folders)}."]


def test_a_program_that_quits_while_it_moves_damaged_games_leaves_each_game_whole_in_one_folder(
    program, folders, look, monkeypatch
):
    broken = many(folders, 50)
    for path in broken:
        path.with_name(f"{path.name}.beside").write_text(path.stem)
    moving, going_on, aside = Event(), Event(), Shelf.set_aside

    def set_aside(*args):
        found = aside(*args)
        moving.set()
        assert going_on.wait(20)
        return found

    monkeypatch.setattr(Shelf, "set_aside", set_aside)
    close = program.waiting.games.close

    def closing():
        going_on.set()
        close()

    monkeypatch.setattr(program.waiting.games, "close", closing)
    program.waiting.show()
    assert moving.wait(20)
    program.window.close()
    left, moved = contents(games(folders)), contents(damaged(folders))
    assert left.keys() | moved.keys() == {name for path in broken for name in (path.name, f"{path.name}.beside")}
    assert left
    assert moved
    assert not left.keys() & moved.keys()
    assert len(moved) % 2 == 0


def test_a_worker_that_lists_the_games_again_reads_only_files_that_have_changed(folders, monkeypatch):
    paths = [saved(folders, name, written=1000) for name in ("one", "two", "three")]
    read: list[Path] = []

    def reading(path):
        read.append(path)
        return opening.record_at(path)

    monkeypatch.setattr("app.library.saved_games.record_at", reading)
    reader = GamesReader(Shelf())

    def looked() -> Looked:
        found = reader.look(lambda games: None, lambda: False)
        assert found is not None
        return found

    first = looked()
    assert sorted(read) == sorted(paths)
    assert looked() == first
    assert len(read) == 3
    saved(folders, "two", RECORD.replace("Ann", "Cyd"), written=1000)
    assert {game.path: game.players for game in looked().games}[paths[1]] == ("Cyd", "Ben")
    assert read[3:] == [paths[1]]
    paths[0].unlink()
    assert len(looked().games) == 2
    assert len(read) == 4
