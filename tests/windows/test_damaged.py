"""Tests that a damaged save keeps nearly everything, and that the player can reach every game that was put aside."""

import os
from pathlib import Path

from app.windows.sheets.put_away_games import PutAwayGames
from engine.records import files
from tests.windows.conftest import deal
from tests.windows.test_table import first_act, lay
from tests.windows.test_troubles import RECORD, games


def damaged(program, moves=10, less=40):
    """A game of this many moves that has lost this many bytes of its end."""
    page = deal(program, "split-run", seed=7)
    for _ in range(moves):
        page.running.session.lift_curtain()
        lay(page, first_act(page.running.session))
    path = page.running.path
    program.leave_table()
    path.write_bytes(path.read_bytes()[:-less])
    return path


def shown(program, qtbot):
    """The cards of the games in progress; the code that reads records is loaded first."""
    program.loading.when_ready(lambda: None)
    qtbot.waitUntil(lambda: program.loading.ready)
    program.waiting.show()
    return program.window.gallery.strip.games


def test_a_game_that_lost_its_last_bytes_goes_on_from_its_last_whole_move(program, folders, qtbot):
    path = damaged(program)
    left = path.read_bytes()
    cards = shown(program, qtbot)
    (card,) = cards
    assert card.damaged
    assert 8 <= card.moves < 10
    assert path.exists(), "looking at it moves nothing"
    program.waiting.go_on_with(path)
    running = program.table.running
    assert len(running.session.match.moves) == card.moves
    assert (folders / "data" / "damaged" / path.name).read_bytes() == left
    assert "damaged" in program.window.notice.text()
    assert running.path != path


def test_a_file_that_cannot_be_read_now_is_not_moved(program, folders, monkeypatch, qtbot):
    path = games(folders) / "fine.wordfelt"
    path.write_text(RECORD)
    real = os.fstat

    def refuse(handle):
        raise OSError(5, "input/output error")

    shown(program, qtbot)
    monkeypatch.setattr(os, "fstat", refuse)
    os.utime(path, (1, 1))  # unchanged files are not read again
    program.waiting.show()
    monkeypatch.setattr(os, "fstat", real)
    assert "cannot be read now" in program.window.notice.text()
    assert path.exists()
    assert [card.path for card in shown(program, qtbot)] == [path]


def test_games_in_a_closed_folder_are_reported_and_not_moved(program, folders, monkeypatch, qtbot):
    path = games(folders) / "game.wordfelt"
    path.write_text(RECORD)
    stat = Path.stat

    def shut(place, **how):
        if str(place).startswith(str(path)):
            raise PermissionError(13, "Permission denied", str(place))
        return stat(place, **how)

    def may_not(place, *_):
        raise PermissionError(13, "Permission denied", str(place))

    with monkeypatch.context() as closed:
        closed.setattr(Path, "stat", shut)
        closed.setattr(files, "open", may_not, raising=False)
        assert shown(program, qtbot) == []
        program.waiting.open(path)
    assert "cannot be read now" in program.window.notice.text()
    assert path.exists()
    assert [card.path for card in shown(program, qtbot)] == [path]


def test_a_folder_that_cannot_be_listed_is_reported(program, folders, qtbot):
    (folders / "data").mkdir(exist_ok=True)
    games(folders).rmdir()
    (folders / "data" / "games").write_text("a file, where the folder should be")
    shown(program, qtbot)
    assert "cannot be read" in program.window.notice.text()
    assert str(folders / "data" / "games") in program.window.notice.text()


def test_a_link_in_a_circle_hides_no_other_game(program, folders, qtbot):
    path = games(folders) / "game.wordfelt"
    path.write_text(RECORD)
    (games(folders) / "circle.wordfelt").symlink_to("circle.wordfelt")
    assert [card.path for card in shown(program, qtbot)] == [path]
    assert "“circle.wordfelt” cannot be read" in program.window.notice.text()


def kept(program, qtbot):
    """The page of games that were put away, once all are read."""
    program.loading.when_ready(lambda: None)
    qtbot.waitUntil(lambda: program.loading.ready)
    program.window.asked.emit("kept")
    (sheet,) = program.window.findChildren(PutAwayGames)
    qtbot.waitUntil(lambda: not sheet.games.reads)
    return sheet


def test_a_game_that_was_put_away_is_listed_and_taken_back(program, folders, qtbot):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    path = page.running.path
    program.leave_table()
    program.waiting.put_away(path)
    sheet = kept(program, qtbot)
    assert sheet.games.list.item(0).text().startswith("Split Run · Ann, Ben · 1 move · 20")
    sheet.games.buttons["back"].click()
    assert [card.path for card in program.window.gallery.strip.games] == [path]
    assert not sheet.games.list.count()
    assert sheet.games.nothing.text() == "No game is put away."
    assert sheet.games.list.isHidden(), "an empty frame"
    assert not sheet.games.buttons["back"].isEnabled()
    assert sheet.games.note.isVisible()
    assert sheet.games.note.text() == sheet.games.note.said == "The game waits in the gallery again."
    sheet.close()


def test_an_impossible_date_hides_no_game(program, folders, qtbot, monkeypatch):
    """A clock that was wrong by thousands of years left such a day on the disk."""
    place = folders / "data" / "put-away"
    place.mkdir(parents=True)
    (place / "game.wordfelt").write_text(RECORD)
    monkeypatch.setattr("app.library.game_files.age", lambda path: 1e12)
    sheet = kept(program, qtbot)
    assert sheet.games.list.item(0).text().endswith("1970-01-01")
    sheet.reject()


def test_a_damaged_game_is_listed_and_taken_back_and_other_files_are_named(program, folders, qtbot):
    folder = folders / "data" / "damaged"
    folder.mkdir(parents=True)
    (folder / "broken.wordfelt").write_text("{")
    os.utime(folder / "broken.wordfelt", (1, 1))
    (folder / "cut.wordfelt").write_text(RECORD.replace('"moves": []}', '"moves": ["pass", "pa'))
    sheet = kept(program, qtbot)
    assert "1 move · " in sheet.games.list.item(0).text()
    assert sheet.games.list.item(0).text().endswith("damaged")
    assert "broken.wordfelt" in sheet.games.list.item(1).text()
    sheet.games.list.setCurrentRow(1)
    assert not sheet.games.buttons["back"].isEnabled()
    sheet.games.list.setCurrentRow(0)
    sheet.games.buttons["back"].click()
    (card,) = program.window.gallery.strip.games
    assert (card.moves, card.damaged) == (1, True)
    sheet.close()
