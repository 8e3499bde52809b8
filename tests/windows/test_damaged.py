"""Tests that the program recovers nearly all moves of a damaged game file, and that the player can open every game that
the program has put away."""

import os
from collections.abc import Callable
from pathlib import Path

from shiboken6 import isValid

from app.windows.sheets.put_away_games import PutAwayGames
from engine.records import files
from tests.windows.conftest import deal, settle
from tests.windows.test_table import first_act, lay
from tests.windows.test_troubles import RECORD, games


def damaged(program, moves=10, less=40):
    """Writes a game with `moves` moves and then removes the last `less` bytes of its file; returns the path."""
    page = deal(program, "split-run", seed=7)
    for _ in range(moves):
        page.running.session.lift_curtain()
        lay(page, first_act(page.running.session))
    path = page.running.path
    program.leave_table()
    path.write_bytes(path.read_bytes()[:-less])
    return path


def shown(program, qtbot):
    """The gallery's cards of the games in progress, once the code that reads records is loaded."""
    program.loading.when_ready(lambda: None)
    qtbot.waitUntil(lambda: program.loading.ready)
    program.waiting.show()
    return program.window.gallery.strip.games


def test_a_game_whose_file_lost_its_last_bytes_continues_from_its_last_whole_move(program, folders, qtbot):
    path = damaged(program)
    left = path.read_bytes()
    cards = shown(program, qtbot)
    (card,) = cards
    assert card.damaged
    assert 8 <= card.moves < 10
    assert path.exists(), "listing a damaged game does not move its file"
    program.waiting.go_on_with(path)
    running = program.table.running
    assert len(running.session.match.moves) == card.moves
    assert (folders / "data" / "damaged" / path.name).read_bytes() == left
    assert "damaged" in program.window.notice.text()
    assert running.path != path


def test_a_file_that_cannot_be_read_at_the_moment_is_not_moved(program, folders, monkeypatch, qtbot):
    path = games(folders) / "fine.wordfelt"
    path.write_text(RECORD)
    real = os.fstat

    def refuse(handle):
        raise OSError(5, "input/output error")

    shown(program, qtbot)
    monkeypatch.setattr(os, "fstat", refuse)
    os.utime(path, (1, 1))  # gives the file another date, because the program does not read an unchanged file again
    program.waiting.show()
    monkeypatch.setattr(os, "fstat", real)
    assert "cannot be read now" in program.window.notice.text()
    assert path.exists()
    assert [card.path for card in shown(program, qtbot)] == [path]


def test_games_in_an_unreadable_folder_are_reported_and_not_moved(program, folders, monkeypatch, qtbot):
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


def test_all_other_games_are_listed_even_if_a_symbolic_link_points_to_itself(program, folders, qtbot):
    path = games(folders) / "game.wordfelt"
    path.write_text(RECORD)
    (games(folders) / "circle.wordfelt").symlink_to("circle.wordfelt")
    assert [card.path for card in shown(program, qtbot)] == [path]
    assert "“circle.wordfelt” cannot be read" in program.window.notice.text()


def kept(program, qtbot):
    """The page that lists the games put away, once the program has read all of them."""
    program.loading.when_ready(lambda: None)
    qtbot.waitUntil(lambda: program.loading.ready)
    program.window.asked.emit("kept")
    (sheet,) = program.window.findChildren(PutAwayGames)
    qtbot.waitUntil(lambda: not sheet.games.reads)
    return sheet


def test_the_page_of_games_put_away_lists_each_game_and_can_restore_it(program, folders, qtbot):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    path = page.running.path
    program.leave_table()
    program.waiting.put_away(path)
    sheet = kept(program, qtbot)
    assert sheet.games.list.item(0).text().startswith("Split Run · Ann, Ben · 1 move · 20")
    sheet.games.buttons["back"].click()
    assert [card.path for card in program.window.gallery.strip.games] == [path]
    qtbot.waitUntil(lambda: not sheet.games.list.count())
    assert sheet.games.nothing.text() == "No game is put away."
    assert sheet.games.list.isHidden(), "an empty list must not show its frame"
    assert not sheet.games.buttons["back"].isEnabled()
    assert sheet.games.note.isVisible()
    assert sheet.games.note.text() == sheet.games.note.said == "The game waits in the gallery again."
    sheet.close()


def test_every_game_is_listed_even_if_one_file_has_an_impossible_date(program, folders, qtbot, monkeypatch):
    """A file gets such a date if the clock is wrong by thousands of years."""
    place = folders / "data" / "put-away"
    place.mkdir(parents=True)
    (place / "game.wordfelt").write_text(RECORD)
    monkeypatch.setattr("app.library.game_files.age", lambda path: 1e12)
    sheet = kept(program, qtbot)
    assert sheet.games.list.item(0).text().endswith("1970-01-01")
    sheet.reject()


def test_the_list_of_games_put_away_may_arrive_after_its_dialog_was_closed(program, monkeypatch, qtbot):
    found: list[Callable[[], None]] = []
    monkeypatch.setattr(program.shelf, "background", found.append)
    program.waiting.show_put_away()
    qtbot.waitUntil(lambda: bool(found))
    (sheet,) = program.window.findChildren(PutAwayGames)
    sheet.close()
    settle(program)
    assert not isValid(sheet)
    for work in found:
        work()


def test_the_page_of_games_put_away_restores_a_damaged_game_and_also_lists_files_that_are_not_games(
    program, folders, qtbot
):
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
