"""Tests faults of the disk, files, screen and sound: the program still starts, reports the fault in a sentence, and
loses nothing."""

import errno
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMessageBox

from app.base.settings import GameSetting, SeatSetting
from app.base.sound import NAMES, system_player
from app.windows import file_questions as unsaved
from engine.records import files
from engine.records.record import read_record
from tests.felt.test_own_picture import png
from tests.windows.conftest import deal, leave
from tests.windows.test_start import ROOT
from tests.windows.test_table import first_act, lay, replayed

RECORD = '{"wordfelt": 1, "game": "split-run", "players": ["Ann", "Ben"], "seed": 3, "moves": []}'


# ---- faults of the disk


@pytest.fixture
def full_disk(monkeypatch, folders):
    """Makes the disk of the games full until the test sets `full` to False."""
    real, state = files._replace, {"full": True}

    def replace(place, data, *asked):
        if state["full"] and str(folders / "data") in str(place):
            raise OSError(errno.ENOSPC, "no space left")
        real(place, data, *asked)

    monkeypatch.setattr(files, "_replace", replace)
    return state


@pytest.fixture
def answer(monkeypatch):
    """The answer that the test gives to the question about a game that can't be saved; `asked` lists the questions."""
    asked: list[str] = []
    state = {"say": unsaved.STAY, "asked": asked}

    def what_to_do(why, parent):
        asked.append(why)
        return state["say"]

    monkeypatch.setattr(unsaved, "what_to_do", what_to_do)
    return state


def test_on_a_full_disk_a_game_can_go_on_and_is_saved_once_the_disk_has_room(program, full_disk, answer):
    page = deal(program, "first-base")
    session = page.running.session
    page.running.autosave.wait()
    assert "disk is full" in program.window.notice.text()
    program.window._notices_read()
    lay(page, first_act(session))
    page.running.autosave.wait()
    assert program.window.notice.isHidden(), "the full disk is reported once"
    full_disk["full"] = False
    program.leave_table()
    assert not answer["asked"]
    (path,) = program.shelf.unfinished()
    assert len(read_record(path.read_bytes()).moves) == 1


def test_leaving_a_game_that_cannot_be_saved_asks_the_player_what_to_do(program, full_disk, answer):
    page = deal(program, "first-base")
    lay(page, first_act(page.running.session))
    program.leave_table()
    assert "disk is full" in answer["asked"][0]
    assert program.window.pages.currentWidget() is page
    program.new.deal("ow")
    program.window.close()
    assert len(answer["asked"]) == 3
    assert program.window.isVisible()
    assert page.running.session.choice.game == "first-base"
    answer["say"] = unsaved.LEAVE
    program.leave_table()
    assert program.window.pages.currentWidget() is program.window.gallery


def test_a_game_that_cannot_be_saved_can_be_saved_in_another_folder(program, full_disk, answer, folders, monkeypatch):
    page = deal(program, "first-base")
    lay(page, first_act(page.running.session))
    copy = folders / "elsewhere.wordfelt"
    answer["say"] = unsaved.COPY
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(copy), ""))
    program.leave_table()
    assert program.window.pages.currentWidget() is program.window.gallery
    assert len(read_record(copy.read_bytes()).moves) == 1


def test_a_player_who_cancels_saving_an_unsaved_game_elsewhere_stays_at_the_table(
    program, full_disk, answer, monkeypatch
):
    page = deal(program, "first-base")
    lay(page, first_act(page.running.session))
    answer["say"] = unsaved.COPY
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: ("", ""))
    program.leave_table()
    assert program.window.pages.currentWidget() is page


@pytest.mark.parametrize(
    ("press", "wanted"),
    [(0, unsaved.STAY), (1, unsaved.COPY), (2, unsaved.LEAVE), (None, unsaved.STAY)],
)
def test_each_button_of_the_question_about_an_unsaved_game_does_what_its_label_says_and_escape_means_stay(
    program, qtbot, press, wanted
):
    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        assert "no room" in box.text()
        if press is None:
            qtbot.keyClick(box, Qt.Key.Key_Escape)
        else:
            labels = ("Stay", "Save it elsewhere…", "Leave it")
            next(button for button in box.buttons() if button.text() == labels[press]).click()

    QTimer.singleShot(100, answer)
    assert unsaved.what_to_do("There is no room.", program.window) == wanted


@pytest.mark.own_program
@pytest.mark.skipif(sys.platform != "linux", reason="needs a folder that nobody may write to, not even root")
def test_the_program_starts_and_plays_even_if_it_may_not_write_any_file(start, monkeypatch, answer):
    monkeypatch.setenv("WORDFELT_CONFIG", "/proc/wordfelt")
    monkeypatch.setenv("WORDFELT_DATA", "/proc/wordfelt")
    program = start()
    program.settle()
    program.qt.processEvents()
    assert "settings cannot be saved" in program.window.notice.text()
    page = deal(program, "split-run", seed=7)
    page.running.autosave.wait()
    assert "cannot be saved" in program.window.notice.text()
    lay(page, first_act(page.running.session))
    assert len(page.running.session.match.moves) == 1
    program.file.change(felt="blue")
    assert page.felt._theme.name.startswith("blue")
    answer["say"] = unsaved.LEAVE


def test_if_the_games_folder_cannot_be_written_games_can_be_dealt_and_the_program_reports_the_fault(
    program, folders, monkeypatch
):
    there, shut = Path.exists, folders / "data" / "games"

    def exists(path, **how):
        if path.parent == shut:
            raise PermissionError(13, "Permission denied", str(path))
        return there(path, **how)

    def may_not(*_):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as closed:
        closed.setattr(Path, "exists", exists)
        closed.setattr(files, "_replace", may_not)
        page = deal(program, "split-run", seed=7)
        page.running.autosave.wait()
        assert "cannot be saved" in program.window.notice.text()
    page.running.autosave.try_again()


def test_deleting_the_contents_of_the_games_folder_does_not_lose_the_game_on_the_table(program, folders):
    page = deal(program, "split-run", seed=7)
    shutil.rmtree(folders / "data")
    lay(page, first_act(page.running.session))
    assert not program.window.notice.text()
    assert replayed(page).state == page.running.session.state


def test_a_settings_file_that_is_damaged_while_the_program_runs_is_renamed_and_the_settings_stay(program, folders):
    program.file.change(felt="blue")
    program.settle()
    path = folders / "config" / "settings.json"
    path.write_text("{nothing")
    program.file.change(motion="fast")
    program.settle()
    QApplication.processEvents()
    assert (program.file.settings.felt, program.file.settings.motion) == ("blue", "fast")
    assert (folders / "config" / "settings.bad-1.json").read_text() == "{nothing"
    assert "set aside" in program.window.notice.text()


# ---- damaged and foreign games


def games(folders: Path) -> Path:
    folder = folders / "data" / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.mark.parametrize("text", ["", "{", '{"wordfelt": 1}', "\x00" * 100])
def test_a_broken_game_in_progress_is_moved_and_reported_and_all_other_games_stay(start, folders, text):
    (games(folders) / "broken.wordfelt").write_text(text)
    (games(folders) / "fine.wordfelt").write_text(RECORD)
    program = start()
    assert (folders / "data" / "damaged" / "broken.wordfelt").read_text() == text
    assert "cannot be read" in program.window.notice.text()
    assert [game.path.name for game in program.window.gallery.strip.games] == ["fine.wordfelt"]


# the second move is illegal, because the game has two players and ends with the first
STOPS = RECORD.replace('"moves": []', '"moves": ["resign", "pass", "pass"]')


def test_a_record_with_an_illegal_move_opens_at_the_position_before_it_and_shows_the_reason(program, folders):
    path = folders / "stops.wordfelt"
    path.write_text(STOPS)
    program.waiting.open(path)
    assert program.table.running is not None
    assert [move.act.verb for move in program.table.running.session.match.moves] == ["resign"]
    assert program.window.notice.text() == (
        "Move 2 of this record is not allowed: The game is over. The game goes on from the last move that is whole."
    )
    assert path.read_text() == STOPS


def test_a_players_own_game_with_an_illegal_move_keeps_all_moves_in_its_file(start, folders):
    path = games(folders) / "stops.wordfelt"
    path.write_text(STOPS)
    program = start()
    program.waiting.go_on_with(path)
    assert program.table.running is not None
    assert len(program.table.running.session.match.moves) == 1
    kept = folders / "data" / "damaged" / "stops.wordfelt"
    assert kept.read_text() == STOPS
    assert program.window.notice.text().endswith(f"The record is kept as {kept}.")
    assert program.table.running.path != path
    assert program.table.running.path.parent == path.parent


def test_the_program_does_not_change_a_game_of_a_newer_version(start, folders):
    path = games(folders) / "newer.wordfelt"
    path.write_text(RECORD.replace(": 1,", ": 99,", 1))
    program = start()
    assert path.exists()
    assert "newer Wordfelt" in program.window.notice.text()
    program.waiting.open(path)
    assert "newer Wordfelt" in program.window.notice.text()
    assert program.window.pages.currentWidget() is program.window.gallery


def test_a_game_that_is_put_away_does_not_replace_another_file(program, folders):
    for text in ("one", "two"):
        path = games(folders) / "same.wordfelt"
        path.write_text(text)
        program.shelf.put_away(path, "put-away")
    found = sorted(path.read_text() for path in (folders / "data" / "put-away").iterdir())
    assert found == ["one", "two"]


def test_if_a_game_cannot_be_put_away_the_program_reports_that_it_stays(program, folders):
    page = deal(program, "split-run", seed=7)
    path = page.running.path
    lay(page, first_act(page.running.session))
    program.leave_table()
    (folders / "data" / "put-away").write_text("a file, where the folder should be")
    program.waiting.put_away(path)
    assert path.exists()
    assert "cannot be put away" in program.window.notice.text()
    assert not program.counting.results.results


def test_a_game_that_is_open_in_another_window_cannot_be_put_away(start):
    one, other = start(), start()
    path = deal(one, "split-run", seed=7).running.path
    other.waiting.put_away(path)
    assert path.exists()
    assert "another window" in other.window.notice.text()


@pytest.mark.parametrize("wanted", ["go_on_with", "put_away"])
def test_a_game_that_ends_in_one_window_disappears_from_the_gallery_of_every_window(start, folders, wanted):
    one, other = start(), start()
    page = deal(one, "split-run", seed=7)
    other.waiting.show()
    (card,) = other.window.gallery.strip.games
    page.running.session.resign(0)
    leave(one)
    getattr(other.waiting, wanted)(card.path)
    assert not other.window.gallery.strip.games
    assert "put away" not in other.window.notice.text()
    assert ("no file" in other.window.notice.text()) == (wanted == "go_on_with")
    other.settle()
    assert not list((folders / "data" / "games").iterdir())


def test_a_lock_left_behind_by_a_crash_does_not_prevent_opening_the_game(program, folders):
    path = games(folders) / "left.wordfelt"
    path.write_text(RECORD)
    code = (
        "import os, sys; from PySide6.QtCore import QLockFile; lock = QLockFile(sys.argv[1]); lock.lock(); os._exit(1)"
    )
    subprocess.run([sys.executable, "-c", code, f"{path}.lock"], check=False, timeout=60)
    assert Path(f"{path}.lock").exists()
    program.waiting.go_on_with(path)
    assert program.window.table.running.path == path


def test_two_windows_that_deal_the_same_game_write_two_files(start):
    one, other = start(), start()
    paths = {deal(program, "split-run", seed=7).running.path for program in (one, other)}
    assert len(paths) == 2
    assert all(path.exists() for path in paths)


def test_finished_and_unfinished_games_are_kept_in_separate_folders(program, folders):
    for game in ("split-run", "ow", "first-base"):
        page = deal(program, game)
        if game == "ow":
            page.running.session.resign(0)
        else:
            lay(page, first_act(page.running.session))
        leave(program)
    assert {card.game for card in program.window.gallery.strip.games} == {"split-run", "first-base"}
    assert len(list((folders / "data" / "finished").glob("*.wordfelt"))) == 1


def test_opening_a_finished_game_does_not_make_a_copy(program, folders):
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(0)
    leave(program)
    (path,) = (folders / "data" / "finished").glob("*.wordfelt")
    program.waiting.open(path)
    assert page.stage.currentWidget() is page.final
    leave(program)
    assert list((folders / "data" / "finished").glob("*.wordfelt")) == [path]
    assert not list((folders / "data" / "games").iterdir()), "a game that is only viewed gets no side file"
    assert not program.shelf.unfinished()
    assert len(program.counting.results.results) == 1


def test_file_dialogs_open_in_the_folder_of_the_last_opened_record(program, folders, monkeypatch):
    """The first dialog opens in the player's documents folder, not in the folder in which the program was started."""
    asked = []
    path = folders / "deep" / "game.wordfelt"
    path.parent.mkdir()
    path.write_text(RECORD)

    def answer(name):
        def chosen(parent, title, folder, *pattern):
            asked.append(folder)
            return name, ""

        return chosen

    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer(str(path)))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer(""))
    program.window.asked.emit("open")
    program.window.asked.emit("save")
    first, then = map(Path, asked)
    assert first.is_absolute()
    assert first.is_dir()
    assert then.parent == path.parent


# ---- files dropped on the window


def drop(program, *paths: Path):
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPointF(9, 9), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    program.window.dropEvent(event)
    assert event.dropAction() is Qt.DropAction.CopyAction


def large(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(50_000_000)


@pytest.mark.own_program
@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda path: path.write_text("Dear diary"), "This is not a record"),
        (lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256))), "This is not a record"),
        (large, "too large"),
        (lambda path: path.mkdir(), "is a folder"),
        (lambda path: None, "There is no file"),
        (lambda path: path.write_text(RECORD.replace(": 1,", ": 99,", 1)), "newer Wordfelt"),
    ],
    ids=["text", "picture", "50 MB", "folder", "missing", "newer"],
)
def test_a_dropped_file_that_is_not_a_record_is_reported_and_the_table_does_not_change(program, folders, make, said):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    path = folders / "dropped"
    make(path)
    drop(program, path)
    assert said in program.window.notice.text()
    assert page.running.session is session
    assert program.window.pages.currentWidget() is page


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda path: path.write_bytes(b""), "cannot be read"),
        (
            lambda path: path.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
            "only PNG, JPEG, GIF, BMP and WebP",
        ),
        (lambda path: png(path, 30_000, 30_000, rows=False), "is too large"),
    ],
    ids=["empty", "SVG", "large"],
)
def test_a_picture_that_the_felt_cannot_show_is_reported_once_with_the_reason(program, folders, make, told):
    path = folders / "picture.png"
    make(path)
    program.file.change(picture=str(path))
    notice = program.window.notice.text()
    assert told in notice
    assert f"{path}. The plain cloth is shown instead." in notice
    program.window._notices_read()
    program.file.change(text_size=110)
    assert program.window.notice.isHidden()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_opening_a_named_pipe_as_a_record_does_not_freeze_the_program(start, folders):
    os.mkfifo(folders / "pipe.wordfelt")
    program = start(folders / "pipe.wordfelt")
    assert "cannot be read" in program.window.notice.text()
    os.mkfifo(games(folders) / "pipe.wordfelt")
    program.waiting.show()


@pytest.mark.parametrize("place", ["felt", "history", "gallery"])
def test_a_record_can_be_dropped_anywhere_on_the_window_and_its_file_is_not_moved(program, folders, place):
    """As with a real drop, the event goes to the widget under the pointer and then to the widgets that contain it."""
    path = folders / "game.wordfelt"
    path.write_text(RECORD)
    page = deal(program, "split-run", seed=7)
    if place == "gallery":
        program.leave_table()
    gallery = program.window.gallery.list
    under = {"felt": page.felt.viewport(), "history": page.history.viewport(), "gallery": gallery.viewport()}
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    both = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), both, mime, left, plain)
    enter.setDropAction(Qt.DropAction.MoveAction)
    enter.ignore()
    QApplication.sendEvent(under[place], enter)
    assert enter.isAccepted()
    assert enter.dropAction() is Qt.DropAction.CopyAction
    drop = QDropEvent(QPointF(9, 9), both, mime, left, plain)
    drop.setDropAction(Qt.DropAction.MoveAction)
    QApplication.sendEvent(under[place], drop)
    assert drop.dropAction() is Qt.DropAction.CopyAction
    assert program.window.table.running.session.match.header.seed == json.loads(RECORD)["seed"]


def test_playing_on_from_a_record_dropped_on_the_window_changes_only_a_copy(program, folders):
    path = folders / "game.wordfelt"
    path.write_text(RECORD)
    drop(program, path)
    page = program.window.table
    page.running.session.lift_curtain()
    lay(page, first_act(page.running.session))
    assert path.read_text() == RECORD
    assert replayed(page).state == page.running.session.state


def test_opening_the_file_of_the_game_on_the_table_changes_nothing(start):
    program, other = start(), start()
    page = deal(program, "first-base")
    running = page.running
    lay(page, first_act(running.session))
    drop(program, running.path)
    assert page.running is running
    other.waiting.go_on_with(running.path)
    assert "another window" in other.window.notice.text()


@pytest.mark.own_program
@pytest.mark.parametrize("way", ["relative", "dots", "link"])
def test_opening_a_game_in_progress_by_another_path_to_the_same_file_does_not_make_a_second_game(
    program, folders, monkeypatch, way
):
    page = deal(program, "first-base")
    path = page.running.path
    lay(page, first_act(page.running.session))
    program.leave_table()
    monkeypatch.chdir(path.parent)
    (folders / "link.wordfelt").symlink_to(path)
    ways = {
        "relative": Path(path.name),
        "dots": path.parent / ".." / "games" / path.name,
        "link": folders / "link.wordfelt",
    }
    program.waiting.open(ways[way])
    assert program.table.running.path == path
    assert program.shelf.unfinished() == [path]


def test_a_game_from_another_folder_uses_the_dictionary_of_its_record_and_a_notice_names_it(program, folders):
    program.file.change(allow=("ZOOMY",), ban=("KIN",))
    path = folders / "game.wordfelt"
    path.write_text(RECORD.replace('"seed"', '"dictionary": {"name": "large", "ban": ["ZOOMY"]}, "seed"'))
    drop(program, path)
    words = program.window.table.running.session.match.house.words
    assert not words.has("ZOOMY")
    assert words.has("KIN")
    assert "dictionary" in program.window.notice.text()
    session = program.window.table.running.session
    session.submit(first_act(session))
    program.leave_table()
    program.window._notices_read()
    drop(program, program.shelf.unfinished()[0])
    assert program.window.notice.isHidden(), "the player's own game in progress needs no notice"


# ---- faults of screen, fonts and sound


@pytest.mark.parametrize("size", [100, 150])
def test_on_a_screen_of_800_by_600_pixels_every_widget_can_be_reached(program, size):
    program.file.change(text_size=size)
    window = program.window
    for show in (lambda: None, lambda: deal(program, "split-run", seed=7), lambda: program.counting.show()):
        show()
        window.resize(800, 600)
        assert (window.width(), window.height()) == (800, 600)
        for button in window.pages.currentWidget().findChildren(QAbstractButton):
            if button.isVisibleTo(window) and button.text():
                corner = button.mapTo(window, QPoint(button.width(), button.height()))
                assert corner.x() <= 800, button.text()
                assert corner.y() <= 600, button.text()


def test_the_window_cannot_be_made_too_small_to_be_used(program):
    deal(program, "split-run", seed=7)
    program.window.resize(10, 10)
    assert program.window.width() >= 640
    assert program.window.height() >= 480
    assert not program.window.grab().isNull()


def test_a_window_whose_screen_was_removed_moves_to_another_screen(program):
    window = program.window
    window.move(9000, -4000)
    program.qt.screenRemoved.emit(window.screen())
    program.qt.processEvents()
    room = window.screen().availableGeometry()
    assert room.contains(window.pos())


def test_the_program_makes_the_window_so_small_that_its_frame_fits_on_the_screen(program, monkeypatch):
    window = program.window
    room = window.screen().availableGeometry()
    monkeypatch.setattr(window, "frameGeometry", lambda: window.geometry().adjusted(-1, -20, 1, 5))
    window.setGeometry(room)
    window.stay_on_screen()
    assert window.frameGeometry().size() == room.size()


class SmallScreen:
    """A screen that is as wide as the smallest window but, because of the desktop's bar, lower than that window."""

    def availableGeometry(self) -> QRect:
        return QRect(0, 0, 640, 450)


def test_on_a_very_small_screen_the_window_is_not_larger_than_the_screen(program, monkeypatch):
    window = program.window
    monkeypatch.setattr(window, "frameGeometry", lambda: window.geometry().adjusted(-1, -20, 1, 5))
    with monkeypatch.context() as patched:
        patched.setattr(window, "screen", SmallScreen)
        window.stay_on_screen()
        assert window.frameGeometry().size() == QSize(640, 450)
    window.stay_on_screen()
    window.resize(10, 10)
    assert window.size() == QSize(640, 480)


@pytest.mark.own_program
@pytest.mark.parametrize(
    ("screen", "full"), [((1280, 800), True), ((1366, 768), True), ((1280, 880), False), ((1920, 1080), False)]
)
def test_on_wayland_a_window_as_large_as_its_screen_is_maximized(program, monkeypatch, screen, full):
    """On Wayland the program can't learn where its window and the bars of the desktop are."""
    window = program.window
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    monkeypatch.setattr(window, "screen", lambda: ScreenOf(*screen))
    window.showNormal()
    window.resize(1280, 800)
    window.stay_on_screen()
    assert window.isMaximized() is full
    if full:
        assert window.normalGeometry().width() <= 0.9 * screen[0]
        assert window.normalGeometry().height() <= 0.9 * screen[1]


@pytest.mark.own_program
def test_on_wayland_a_very_small_screen_lowers_the_minimum_size_of_the_window(program, monkeypatch):
    window = program.window
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    monkeypatch.setattr(window, "screen", lambda: ScreenOf(800, 480))
    window.showNormal()
    window.stay_on_screen()
    assert window.isMaximized()
    assert window.minimumSize() == QSize(640, 432)


class ScreenOf:
    """A Wayland screen of this size, whose available area includes the bars of the desktop."""

    def __init__(self, width: int, height: int) -> None:
        self._room = QRect(0, 0, width, height)

    def availableGeometry(self) -> QRect:
        return self._room


@pytest.mark.parametrize("place", ["", "nonsense", "AAAA"])
def test_the_program_ignores_an_unreadable_saved_place_of_the_window(start, place):
    program = start(window=place)
    program.window.close()
    assert start().window.isVisible()


def test_the_window_keeps_its_size_after_a_restart_of_the_program(start):
    program = start()
    program.window.resize(700, 520)
    program.window.close()
    from app.program.application import Application

    again = Application(program.qt)
    assert (again.window.width(), again.window.height()) == (700, 520)
    again.window.close()


NO_FONTS = """
from pathlib import Path
from app.felt.theme import fonts
fonts.FOLDER = Path("/no/such/folder")
from PySide6.QtWidgets import QApplication
from app.program.application import Application
qt = QApplication([])
program = Application(qt)
program.start()
qt.processEvents()
program.new.deal("split-run", 7)
print("dealt", not program.window.grab().isNull())
program.close()
"""


def test_the_program_starts_and_deals_a_game_even_without_any_font(folders, tmp_path):
    (tmp_path / "fonts").mkdir()
    empty = tmp_path / "fonts.conf"
    empty.write_text('<?xml version="1.0"?><fontconfig></fontconfig>')
    env = {"FONTCONFIG_FILE": str(empty), "QT_QPA_FONTDIR": str(tmp_path / "fonts"), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", NO_FONTS],
        cwd=ROOT,
        env=os.environ | env,
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert "dealt True" in done.stdout, done.stderr


def test_without_an_audio_system_the_program_continues_without_sound(start, monkeypatch):
    monkeypatch.setenv("PATH", "")
    program = start(sound=True)
    assert system_player() is None
    for name in NAMES:
        program.sounds.play(name)
    page = deal(program, "first-base")
    lay(page, first_act(page.running.session))


def test_changing_the_system_clock_does_not_change_the_time_left_in_a_turn(program, monkeypatch, qtbot):
    setting = GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), {"seconds": 60})
    program.file.change(games={"split-run": setting})
    program.new.deal("split-run", 7)
    page = program.window.table
    page.running.session.lift_curtain()
    for day in (4e9, 0.0):
        monkeypatch.setattr(time, "time", lambda day=day: day)
        qtbot.wait(250)
        assert page.head.clock.text() in ("1:00", "0:60", "0:59", "0:58")
    assert not page.running.session.match.moves


# ---- faults of the program itself


FAULT = """
import errno
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from engine.records import files
from app.program.application import Application
from app.base.crash import Crashes
qt = QApplication([])
real = files._replace
crashes = Crashes()
crashes.watch()
program = Application(qt)
crashes.is_safe = program.table.is_safe
program.start()
qt.processEvents()
if sys.argv[1] == "full":
    def no_room(place, data, *_):
        raise OSError(errno.ENOSPC, "no space left")
    files._replace = no_room
program.new.deal("first-base", 7)
session = program.window.table.running.session
from tests.windows.test_table import first_act
session.changed.connect(lambda: 1 / 0)
session.submit(first_act(session))
def end():
    print("told", crashes._box.text(), "|", crashes._box.informativeText())
    print("detail", "ZeroDivisionError" in crashes._box.detailedText())
    print("window", program.window.isVisible())
    files._replace = real
    qt.quit()
QTimer.singleShot(300, end)
qt.exec()
"""


def after_a_fault(disk: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", FAULT, disk],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )


def test_after_a_fault_of_the_program_on_a_full_disk_no_page_claims_that_the_game_or_log_was_saved(folders):
    (folders / "data").mkdir()
    (folders / "data" / "wordfelt.log").symlink_to("/dev/full")
    done = after_a_fault("full")
    assert "told Something went wrong" in done.stdout, done.stderr
    assert "The last moves of your game are not saved." in done.stdout
    assert "is saved up to" not in done.stdout
    assert "wordfelt.log" not in done.stdout


@pytest.mark.own_program
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes there")
def test_a_named_pipe_in_place_of_the_log_file_does_not_freeze_the_program(folders):
    (folders / "data").mkdir()
    os.mkfifo(folders / "data" / "wordfelt.log")
    done = after_a_fault("fine")
    assert "told Something went wrong" in done.stdout, done.stderr
    assert "wordfelt.log" not in done.stdout


@pytest.mark.own_program
def test_after_an_exception_in_a_qt_slot_a_page_shows_the_log_and_the_game_is_saved(folders):
    done = after_a_fault("fine")
    assert "wordfelt.log" in done.stdout, done.stderr
    assert "Your game is saved up to the last move." in done.stdout
    assert "detail True" in done.stdout
    assert "window True" in done.stdout
    assert "ZeroDivisionError" in (folders / "data" / "wordfelt.log").read_text()
    (path,) = (folders / "data" / "games").glob("*.wordfelt")
    assert len(read_record(path.read_bytes()).moves) == 1
