"""Tests the page Help, Your files: it lists every file that Wordfelt writes, backs all of them up in one file, and
restores them from it."""

import errno
import json
import os
import shutil
import sys
import threading
import time
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt

from app.base.paths import games_folder
from app.library import own_files as own_files_module
from app.library.house_book import HouseWord
from app.library.own_files import NoBackUp, back_up, bring_back_games, own_files, read_back_up
from app.windows.sheets.your_files_page import purpose_words
from tests.windows.conftest import deal, settle
from tests.windows.test_finished import wait_for
from tests.windows.test_table import first_act, lay
from tests.windows.test_troubles import RECORD


@pytest.fixture
def played(program, folders, qtbot):
    """A program with a game in progress, a finished game, a game put away, a result, and settings with house words. It
    has written all its files, so a back-up misses none."""
    program.file.change(allow=("ZOOMY",), felt="blue")
    for game in ("ow", "split-run", "first-base"):
        page = deal(program, game)
        lay(page, first_act(page.running.session))
        if game == "split-run":
            page.running.session.resign(1)
        path = page.running.path
        program.leave_table()
        if game == "ow":
            program.waiting.put_away(path)
    program.counting.settle()
    qtbot.waitUntil(lambda: program.seen.file.content.whole)
    program.settle()
    return program


def everything(folders):
    found = {}
    for name in ("config", "data"):
        for path in (folders / name).rglob("*"):
            if path.is_file():
                found[path.relative_to(folders)] = path.read_bytes()
    return found


def opened(program, qtbot):
    """Opens the page of the player's files, and returns its list of files once it is complete."""
    program.window.asked.emit("files")
    tree = program.files.sheet.tree
    qtbot.waitUntil(lambda: tree.topLevelItemCount() > 0)
    return tree


@pytest.mark.own_program
def test_the_page_called_your_files_lists_every_file_that_wordfelt_writes_with_its_purpose_and_size(
    played, folders, qtbot
):
    (folders / "config" / "settings.bad-1.json").write_text("{")
    (folders / "data" / "wordfelt.log").write_text("fault")
    shown = {one.path: one for one in own_files()}
    there = {folders / path: data for path, data in everything(folders).items()}
    assert set(there) <= set(shown)
    assert all(shown[path].size == len(data) for path, data in there.items())
    assert all(one.purpose in purpose_words() for one in shown.values())
    tree = opened(played, qtbot)
    heads = [tree.topLevelItem(row).text(0) for row in range(tree.topLevelItemCount())]
    for words in ("Games in progress", "Finished games", "Settings and house words"):
        assert any(head.startswith(f"{words} · 1 file") for head in heads)
    played.files.sheet.close()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there the system keeps what it likes elsewhere")
def test_the_page_called_your_files_also_lists_the_file_in_which_the_file_dialog_remembers_its_folders(
    program, folders
):
    kept = QSettings(QSettings.Scope.UserScope, "QtProject")
    kept.setValue("FileDialog/lastVisited", "file:///tmp")
    kept.sync()
    place = folders / "config" / "QtProject.conf"
    assert place.exists()
    assert [one.purpose for one in own_files() if one.path == place] == ["dialogs"]


def test_the_page_called_your_files_focuses_its_first_file_and_does_not_announce_a_middle_dot(program, qtbot):
    tree = opened(program, qtbot)
    first = tree.currentItem()
    assert first is tree.topLevelItem(0)
    assert "·" in first.text(0)
    assert first.data(0, Qt.ItemDataRole.AccessibleTextRole) == first.text(0).replace(" ·", ",")


def test_the_program_announces_the_result_of_a_backup(program, folders, qtbot):
    program.window.asked.emit("files")
    sheet = program.files.sheet
    program.files.back_up(folders / "all.wordfelt-backup")
    assert sheet.files.note.said == sheet.files.note.text()
    began = sheet.files.note.said
    qtbot.waitUntil(lambda: sheet.files.note.said != began)
    assert sheet.files.note.said == sheet.files.note.text()


@pytest.mark.own_program
def test_the_window_does_not_freeze_while_results_are_counted_and_the_page_shows_that_it_waits(played, folders, qtbot):
    ready = threading.Event()
    played.counting._worker.do(wait_for, ready)
    played.files.show()
    sheet = played.files.sheet
    sheet.files.buttons["again"].click()
    assert sheet.files.note.text() == "The results are being counted."
    assert not sheet.files.buttons["again"].isEnabled() and not sheet.files.buttons["save"].isEnabled()
    before = time.monotonic()
    played.files.back_up(folders / "copy.wordfelt-backup")
    assert time.monotonic() - before < 5
    ready.set()
    qtbot.waitUntil(lambda: "back-up holds 11 file" in played.window.notice.text())
    qtbot.waitUntil(lambda: "counted again" in played.window.notice.text())
    assert sheet.files.buttons["again"].isEnabled()
    sheet.close()


@pytest.mark.own_program
def test_one_backup_file_restores_all_data_of_the_player(played, folders, qtbot, start):
    target = folders / "copy.wordfelt-backup"
    played.book.file.change(lambda _: (HouseWord("ZOOMY", "always", "a fast thing"),))
    played.files.back_up(target)
    qtbot.waitUntil(lambda: "back-up holds 12 file" in played.window.notice.text())
    before = everything(folders)
    results, settings = played.counting.results.results, played.file.settings
    table, evenings, book = played.tonight.table, played.evening.file.content, played.book.words
    assert (len(table.seats), len(evenings[0].games)) == (1, 1)
    played.window.close()
    for name in ("config", "data"):
        shutil.rmtree(folders / name)
    program = start()
    program.files.bring_back(target)
    qtbot.waitUntil(lambda: "the back-up: 3 game" in program.window.notice.text())
    assert program.counting.results.results == results
    assert (program.tonight.table, program.evening.file.content, program.book.words) == (table, evenings, book)
    assert program.file.settings.allow == ("ZOOMY",)
    assert program.file.settings.games == settings.games
    assert len(program.window.gallery.strip.games) == 1
    kept = (".wordfelt", ".beside")  # a side file, whose name ends in ".beside", belongs to its game
    games = {path: data for path, data in before.items() if path.suffix in kept}
    assert len(games) == 6
    assert {path: data for path, data in everything(folders).items() if path.suffix in kept} == games


def test_the_program_reports_a_failed_backup_even_for_an_unusual_reason(program, tmp_path, qtbot, monkeypatch):
    # Sets the clock back to 1970, which no ZIP file can store.
    monkeypatch.setattr(time, "localtime", lambda *_: time.gmtime(0))
    program.files.back_up(tmp_path / "copy.wordfelt-backup")
    qtbot.waitUntil(lambda: "cannot be made: ZIP" in program.window.notice.text())


def test_a_file_that_could_not_be_read_is_reported_and_no_backup_is_made(program, tmp_path, qtbot, monkeypatch):
    games_folder().mkdir(parents=True)
    (games_folder() / "vast.wordfelt").write_text(RECORD + " " * 100_000)
    monkeypatch.setattr(own_files_module, "LARGEST", 100_000)
    program.files.back_up(tmp_path / "copy.wordfelt-backup")
    qtbot.waitUntil(lambda: "vast.wordfelt: File too large" in program.window.notice.text())
    assert not (tmp_path / "copy.wordfelt-backup").exists()


def test_a_folder_that_cannot_be_read_is_reported_and_no_backup_is_made(program, tmp_path, qtbot, monkeypatch):
    look = Path.iterdir

    def looking(place):
        if place == games_folder():
            raise PermissionError(errno.EACCES, "Permission denied", str(place))
        return look(place)

    monkeypatch.setattr(Path, "iterdir", looking)
    program.files.show()
    qtbot.waitUntil(lambda: f"{games_folder()} cannot be read" in program.window.notice.text())
    program.files.back_up(tmp_path / "copy.wordfelt-backup")
    told = f"cannot be made: {games_folder()}: Permission denied"
    qtbot.waitUntil(lambda: told in program.window.notice.text())
    assert not (tmp_path / "copy.wordfelt-backup").exists()
    program.files.sheet.close()


@pytest.mark.own_program
def test_restoring_a_backup_does_not_overwrite_existing_files(played, folders, qtbot):
    target = folders / "copy.wordfelt-backup"
    back_up(target)
    (path,) = played.shelf.unfinished()
    path.write_text(RECORD)
    played.files.bring_back(target)
    qtbot.waitUntil(lambda: "the back-up: 1 game" in played.window.notice.text())
    played.files.bring_back(target)
    qtbot.waitUntil(lambda: "the back-up: 0 game" in played.window.notice.text())
    assert path.read_text() == RECORD
    assert path.with_name(f"{path.stem}-1.wordfelt").exists()
    assert len(played.counting.results.results) == 2


@pytest.fixture
def umask_of_zero():
    """Sets the umask to 0, so new files are readable for all users unless the program prevents that."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.own_program  # this test starts no program but needs its own folders
@pytest.mark.skipif(os.name != "posix", reason="Windows keeps no such modes")
@pytest.mark.parametrize("there", ["nothing", "an open back-up", "an open half back-up", "a link"])
def test_other_users_cannot_read_a_backup_even_while_it_is_being_written(
    folders, tmp_path, monkeypatch, umask_of_zero, there
):
    """A back-up contains the hidden cards and the seeds of all games."""
    games_folder().mkdir(parents=True)
    (games_folder() / "game.wordfelt").write_text(RECORD)
    folder = tmp_path / "shared"
    folder.mkdir()
    target, elsewhere = folder / "copy.wordfelt-backup", tmp_path / "elsewhere"
    half = folder / ".copy.wordfelt-backup.new"
    elsewhere.write_text("what is linked")
    if there == "a link":
        half.symlink_to(elsewhere)
    elif there != "nothing":
        (half if "half" in there else target).write_text("old")
    modes = set[int]()
    write = zipfile.ZipFile.writestr

    def writing(kept, name, data):
        write(kept, name, data)
        modes.update([one.stat().st_mode & 0o777 for one in folder.iterdir() if one != target])

    monkeypatch.setattr(zipfile.ZipFile, "writestr", writing)
    back_up(target)
    assert modes == {0o600}
    assert target.stat().st_mode & 0o777 == 0o600
    assert list(folder.iterdir()) == [target]
    assert elsewhere.read_text() == "what is linked"
    assert read_back_up(target)


def back_up_of(place, files):
    """Writes a back-up that contains these files."""
    listed = {name: sha256(data).hexdigest() for name, data in files.items()}
    with zipfile.ZipFile(place, "w") as kept:
        for name, data in files.items():
            kept.writestr(name, data)
        kept.writestr("list.json", json.dumps({"wordfelt-back-up": 2, "files": listed}))
    return place


SETTINGS = json.dumps({"version": 1, "felt": "blue"}).encode()
RESULTS = b'{"version": 1, "results": []}'
ONE_RESULT = json.dumps(
    {
        "version": 1,
        "results": [
            {"key": "1", "game": "ow", "day": "2026-11-21", "ended": "finished", "players": [{"name": "Ann"}]},
        ],
    }
).encode()


@pytest.mark.parametrize(
    ("held", "told"),
    [
        ({}, "back-up: 0 games."),
        ({"settings.json": SETTINGS}, "back-up: 0 games and settings."),
        ({"results.json": RESULTS}, "back-up: 0 games and results."),
        (
            {"settings.json": b"[]", "results.json": b'{"version":3,"results":[]}'},
            "back-up: 0 games. The results in the back-up cannot be used. The settings in the back-up cannot be used.",
        ),
        (
            {"settings.json": b'{"felt": "purple"}'},
            "back-up: 0 games and settings. Some settings in the back-up cannot be used: felt.",
        ),
    ],
)
def test_the_report_on_a_restored_backup_names_restored_files_and_files_that_cannot_be_used(
    program, tmp_path, qtbot, in_english, held, told
):
    program.files.bring_back(back_up_of(tmp_path / "some.wordfelt-backup", held))
    qtbot.waitUntil(lambda: told in program.window.notice.text())


def test_the_report_does_not_list_a_file_as_restored_if_it_could_not_be_written(
    program, tmp_path, qtbot, in_english, monkeypatch
):
    program.settle()

    def no_room(*_):
        raise OSError(errno.ENOSPC, "no room")

    held = {"settings.json": SETTINGS, "results.json": ONE_RESULT}
    program.files.show()
    with monkeypatch.context() as full:
        full.setattr("engine.records.files._replace", no_room)
        program.files.bring_back(back_up_of(tmp_path / "some.wordfelt-backup", held))
        sheet = program.files.sheet
        qtbot.waitUntil(lambda: "Restored from the back-up" in sheet.files.note.text())
        assert "back-up: 0 games. Results cannot be saved now." in sheet.files.note.text()
        assert "The settings cannot be saved now." in sheet.files.note.text()
        assert sheet.files.buttons["save"].isEnabled()
    sheet.close()


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("cut", "not a Wordfelt back-up"),
        ("changed", "damaged"),
        ("outside", "damaged"),
        ("text", "not a Wordfelt back-up"),
        ("newer", "A newer Wordfelt"),
        ("flipped", "damaged"),
        ("pressed otherwise", "damaged"),
        ("swollen", "damaged"),
    ],
)
def test_restoring_from_a_damaged_backup_does_not_change_files(
    program, folders, tmp_path, fault, told, qtbot, monkeypatch
):
    # Keeps the idle program from recording the cards of all games as seen, because it could do that at any moment.
    monkeypatch.setattr(type(program.seen), "take_over", lambda *what: None)
    program.settle()
    program.counting.settle()
    program.settle()
    games_folder().mkdir(parents=True)
    (games_folder() / "game.wordfelt").write_text(RECORD)
    target = tmp_path / "copy.wordfelt-backup"
    back_up(target)
    if fault == "cut":
        target.write_bytes(target.read_bytes()[:-100])
    elif fault == "text":
        target.write_text("Dear diary")
    elif fault == "flipped":
        whole = bytearray(target.read_bytes())
        start = whole.index(b"settings.json") + len("settings.json")
        whole[start : start + 4] = b"\xff" * 4
        target.write_bytes(whole)
    elif fault == "pressed otherwise":
        with zipfile.ZipFile(target, "w", zipfile.ZIP_BZIP2) as kept:
            kept.writestr("list.json", json.dumps({"wordfelt-back-up": 2, "files": {}}))
    elif fault == "swollen":
        monkeypatch.setattr(own_files_module, "LARGEST_OF_ALL", len(RECORD))
    else:
        with zipfile.ZipFile(target) as kept:
            files = {name: kept.read(name) for name in kept.namelist()}
        listed = json.loads(files["list.json"])
        if fault == "changed":
            files["settings.json"] += b" "
        elif fault == "newer":
            listed["wordfelt-back-up"] = 99
        else:
            files["games/../../x.wordfelt"] = files["settings.json"]
            listed["files"]["games/../../x.wordfelt"] = listed["files"]["settings.json"]
        files["list.json"] = json.dumps(listed).encode()
        with zipfile.ZipFile(target, "w") as kept:
            for name, data in files.items():
                kept.writestr(name, data)
    with pytest.raises(NoBackUp):
        read_back_up(target)
    before = everything(folders)
    program.files.bring_back(target)
    qtbot.waitUntil(lambda: told in program.window.notice.text())
    assert everything(folders) == before


def test_a_backup_restores_games_whatever_their_file_names(program, tmp_path):
    """Other systems add files whose names begin with a dot to memory sticks; old archives have names in unknown
    encodings."""
    games_folder().mkdir(parents=True)
    names = [
        b"._game.wordfelt",
        b"a\\b.wordfelt",
        b"\xfc.wordfelt",
        b"\xdf.wordfelt",
        "u\u0308 \U0001f0a1.wordfelt".encode(),
    ]
    for number, name in enumerate(names):
        (games_folder() / os.fsdecode(name)).write_text(f"{RECORD}{' ' * number}")
    target = tmp_path / "copy.wordfelt-backup"
    back_up(target)
    shutil.rmtree(games_folder())
    assert bring_back_games(read_back_up(target)) == len(names)
    assert {path.read_text() for path in games_folder().iterdir()} == {f"{RECORD}{' ' * n}" for n in range(len(names))}


@pytest.mark.own_program
@pytest.mark.parametrize("size", [100, 250])
def test_the_page_called_your_files_fits_the_screen_and_does_not_cut_off_any_line(played, size):
    played.file.change(text_size=size)
    played.window.asked.emit("files")
    sheet = played.files.sheet
    settle(played)
    room = sheet.screen().availableGeometry()
    assert sheet.width() <= room.width() and sheet.height() <= room.height()
    for button in sheet.files.buttons.values():
        assert sheet.files.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    for column in range(3):
        assert sheet.tree.columnWidth(column) >= sheet.tree.sizeHintForColumn(column)
    assert sheet.tree.viewport().height() > 3 * sheet.tree.fontMetrics().height()
    sheet.close()
