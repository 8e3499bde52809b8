"""Tests the statistics: finished games are counted, no new result is lost if the results file is damaged or cannot be
written, and the page can be read by eye and with a screen reader, and used by keys."""

import errno
import json
import os
from dataclasses import asdict, replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from app.base.paths import data_folder
from app.base.settings import GameSetting, SeatSetting
from app.library.match_result import result_of
from app.library.results import PlayerResult, Result, ResultsFile
from app.library.totals import PlayedWay, players, totals_of, ways, weeks
from app.session.phase import Phase
from app.windows.sheets.statistics_page import columns
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from tests.windows.conftest import deal, leave
from tests.windows.test_table import first_act, lay


def game(key: str, *players: PlayerResult, of="split-run", ended="finished", left=None, day="2026-11-16") -> Result:
    return Result(key, of, day, ended, players, left)


def ann(score=0, *, won=False, **more) -> PlayerResult:
    return PlayerResult("Ann", score=score, won=won, person="a", **more)


BO = PlayerResult("Bo", computer=True, score=50, longest="EXTRAORDINARY", best="EXTRAORDINARY", points=99)


# ---- counting results


def test_the_statistics_of_a_player_do_not_count_the_computers_words():
    results = [
        game("1", ann(10, won=True, turns=4, best="TEA", points=3, longest="TEA"), BO),
        game("2", ann(30, turns=4, best="QUIET", points=20, longest="STREETS"), BO),
    ]
    found = totals_of(results, "a", PlayedWay("split-run"))
    assert (found.played, found.won, found.best) == (2, 1, 30)
    assert (found.word, found.points, found.longest) == ("QUIET", 20, "STREETS")
    assert found.per_turn == 50
    assert [bar.value for bar in found.bars] == [10, 30]
    assert players(results) == {"a": "Ann"}


def test_the_statistics_count_the_current_and_the_longest_streak_of_games_won_in_a_row():
    wins = [True, True, False, True, True, True, False, True]
    found = totals_of([game(str(n), ann(won=won), BO) for n, won in enumerate(wins)], "a")
    assert (found.streak, found.longest_streak) == (1, 3)


def test_the_statistics_count_unfinished_and_resigned_games_separately():
    results = [
        game("1", ann(99, resigned=True), BO, ended="resigned"),
        game("2", ann(99), BO, ended="unfinished"),
        game("3", ann(5, won=True), PlayerResult("Ben", person="b", resigned=True), ended="resigned"),
    ]
    found = totals_of(results, "a")
    assert (found.played, found.won, found.resigned, found.unfinished) == (1, 1, 1, 1)
    assert found.best == 5


def test_the_solo_game_with_the_fewest_cards_left_is_the_best_and_solo_games_for_points_are_never_won_or_lost():
    results = [game("1", ann(3), of="first-base", left=7), game("2", ann(2), of="first-base", left=2)]
    found = totals_of(results, "a", PlayedWay("first-base"))
    assert (found.fewest, found.best) == (2, None)
    assert found.per_turn is None
    points = totals_of([game("3", ann(40, won=True), of="turnover")], "a", PlayedWay("turnover", alone=True))
    assert (points.decided, points.won, points.best) == (0, 0, 40)


def test_the_statistics_can_count_all_players_together_and_list_the_most_played_games_first():
    results = [
        game("1", ann(), PlayerResult("Ben", person="b", won=True)),
        game("2", ann(won=True), BO, of="ow"),
        game("3", ann(won=True), BO, of="ow"),
    ]
    assert totals_of(results).played == 4
    assert ways(results, None) == ways(results, "a") == [PlayedWay("ow"), PlayedWay("split-run")]
    assert ways(results, "b") == [PlayedWay("split-run")]


def kept(key: str, of: str, unit: str, *parts: PlayerResult, **more) -> Result:
    return replace(game(key, *parts, of=of), unit=unit, **more)


def test_each_variation_of_a_game_has_a_row_of_its_own_with_its_own_unit(program):
    knockout = ("Knockout",)
    results = [
        kept("1", "5-to-5", "points", ann(40, won=True, turns=4), BO),
        kept("2", "5-to-5", "points", ann(30, turns=4), BO),
        kept("3", "5-to-5", "nothing", ann(0, won=True, turns=9), BO, variations=knockout),
        kept("4", "5-to-5", "nothing", ann(0, turns=9), left=7),
        kept("5", "full-deck", "cards", ann(17, games=1), BO, variations=("Match of two games",), decider="starter"),
        kept("6", "full-deck", "match", ann(2, won=True, games=2), BO, variations=("Match of two games",)),
    ]
    page = program.window.statistics_page()
    page.show_results(results)
    lines = [[page.grid.item(row, column).text() for column in (0, 1, 3, 6)] for row in range(page.grid.rowCount())]
    assert lines == [
        ["All games", "6", "–", "–"],
        ["5 to 5", "2", "40 points", "8.8"],
        ["5 to 5 · alone", "1", "7 cards left", "–"],
        ["5 to 5 · Knockout", "1", "–", "–"],
        ["Full Deck · Match of two games", "2", "2 games won", "–"],
    ]
    values = [[bar.value for bar in page._totals(way).bars] for way in ways(results, "a")]
    assert values == [[40, 30], [7], [1], [1, 2]]


def test_a_result_saved_by_an_older_version_counts_as_a_game_with_the_usual_rules():
    results = [game("1", ann(40, won=True), BO, of="5-to-5"), game("2", ann(), of="5-to-5", left=7)]
    company, alone = [totals_of(results, "a", way) for way in (PlayedWay("5-to-5"), PlayedWay("5-to-5", alone=True))]
    assert (company.unit, company.best, company.fewest) == ("points", 40, None)
    assert (alone.unit, alone.best, alone.fewest) == ("nothing", None, 7)


def test_the_chart_of_games_per_week_counts_a_game_of_several_people_only_once():
    results = [
        game("1", ann(), PlayerResult("Ben", person="b")),
        game("2", ann(), day="2026-11-10"),
        game("3", ann(), day="2020-01-01"),
    ]
    assert weeks(results, None, date(2026, 11, 21))[-2:] == (1, 1)
    assert sum(weeks(results, None, date(2026, 11, 21))) == 2


# ---- the file of results


def test_saved_results_are_read_again_and_no_result_is_counted_twice(tmp_path):
    file = ResultsFile(tmp_path / "data" / "results.json")
    file.add(game("1", ann(10), BO, ended="unfinished"))
    file.add(game("2", ann(20), BO))
    file.add(game("1", ann(11), BO))
    file.add(game("1", ann(11), BO))
    again = ResultsFile(file.path).results
    assert [result.players[0].score for result in again] == [20, 11]


def test_the_statistics_do_not_count_a_game_between_computer_players_only(tmp_path):
    file = ResultsFile(tmp_path / "results.json")
    file.add(game("1", BO, BO))
    assert not file.results


def test_two_windows_that_write_results_do_not_lose_each_others_results(tmp_path):
    one, other = ResultsFile(tmp_path / "results.json"), ResultsFile(tmp_path / "results.json")
    one.add(game("1", ann(), BO))
    other.add(game("2", ann(), BO))
    assert len(one.results) == 2


BROKEN = [
    "",
    "{",
    "[]",
    '{"version": 3, "results": []}',
    '{"version": 1, "results": 1}',
    '{"version": 1, "results": [{"key": 1}]}',
    "[" * 9000,
]
BAD_DAY = json.dumps(
    {"version": 1, "results": [{"key": "1", "game": "ow", "day": "soon", "ended": "finished", "players": []}]}
)


def impossible_result(**part: object) -> str:
    """The text of a results file that contains an impossible value."""
    one = {**asdict(game("1", BO)), "players": [{**asdict(ann()), **part}]}
    return json.dumps({"version": 1, "results": [one]})


ABSURD = [
    impossible_result(score=10**30),
    impossible_result(turns=-1),
    impossible_result(points=1 << 40),
    impossible_result(hints=10**7),
    impossible_result(best="x" * 2000),
]


@pytest.mark.parametrize("text", [*BROKEN, BAD_DAY, *ABSURD])
def test_a_damaged_results_file_is_renamed_and_reported_once_and_new_results_are_still_counted(tmp_path, text):
    path = tmp_path / "results.json"
    path.write_text(text)
    told: list[str] = []
    file = ResultsFile(path, told.append)
    assert not file.results
    file.add(game("1", ann(), BO))
    assert told == ["results-set-aside"]
    assert (tmp_path / "results.bad-1.json").read_text() == text
    assert len(ResultsFile(path).results) == 1


def test_results_that_cannot_be_written_still_count_until_the_program_ends(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    told: list[str] = []
    file = ResultsFile(tmp_path / "data" / "results.json", told.append)
    file.add(game("1", ann(), BO))
    file.add(game("2", ann(), BO))
    assert told == ["results-not-saved"]
    assert len(file.results) == 2


def test_an_unsaved_result_is_saved_together_with_the_next_result(tmp_path):
    folder = tmp_path / "data"
    folder.write_text("a file where the folder should be")
    file = ResultsFile(folder / "results.json")
    file.add(game("1", ann(), BO))
    folder.unlink()
    file.add(game("2", ann(), BO))
    assert len(ResultsFile(file.path).results) == 2


def test_the_program_saves_an_unsaved_result_at_its_end_and_keeps_results_of_another_window(tmp_path, monkeypatch):
    file, other = ResultsFile(tmp_path / "results.json"), ResultsFile(tmp_path / "results.json")
    with monkeypatch.context() as full:
        full.setattr("engine.records.files._replace", no_room)
        file.add(game("1", ann(), BO))
    other.add(game("2", ann(), BO))
    assert {result.key for result in file.results} == {"1", "2"}
    file.try_again()
    assert {result.key for result in ResultsFile(file.path).results} == {"1", "2"}


def no_room(*_: object) -> None:
    raise OSError(errno.ENOSPC, "no room")


def test_a_single_failed_read_of_the_results_file_does_not_lose_results(tmp_path, monkeypatch):
    file = ResultsFile(tmp_path / "results.json")
    file.add(game("1", ann(), BO))

    def cannot(path):
        raise OSError(errno.EIO, "input/output error")

    with monkeypatch.context() as broken:
        broken.setattr("app.base.json_file.content_of", cannot)
        file.add(game("2", ann(), BO))
        assert file.behind
    file.add(game("3", ann(), BO))
    assert {result.key for result in ResultsFile(file.path).results} == {"1", "2", "3"}


def test_unsaved_results_are_saved_automatically_when_the_disk_has_room_again(program, qtbot, monkeypatch):
    monkeypatch.setattr("app.base.again.AGAIN_MS", 20)
    program.counting._again.hear(True)
    file = program.counting.results
    with monkeypatch.context() as full:
        full.setattr("engine.records.files._replace", no_room)
        program.counting.bring_back([game("1", ann(), BO)])
        qtbot.waitUntil(lambda: "Results cannot be saved now" in program.window.notice.text())
    qtbot.waitUntil(lambda: len(ResultsFile(file.path).results) == 1)


def test_results_that_the_player_deletes_on_a_full_disk_are_removed_when_the_disk_has_room_again(tmp_path, monkeypatch):
    file = ResultsFile(tmp_path / "results.json")
    file.add(game("1", ann(), BO))
    with monkeypatch.context() as full:
        full.setattr("engine.records.files._replace", no_room)
        file.clear()
        assert not file.results
    file.add(game("2", ann(), BO))
    assert [result.key for result in ResultsFile(file.path).results] == ["2"]


def test_a_record_whose_file_name_cannot_be_decoded_is_counted(tmp_path):
    match = Match(Header(GAMES["split-run"], (Player("Ann"), Player("Bo")), {}, 1), open_lexicon())
    file = ResultsFile(tmp_path / "results.json")
    file.add(result_of(match, tmp_path / os.fsdecode(b"\xfc.wordfelt")))
    told: list[str] = []
    assert len(ResultsFile(file.path, told.append).results) == 1
    assert not told


def test_a_results_file_that_can_be_neither_read_nor_moved_is_not_overwritten(tmp_path):
    path = tmp_path / "results.json"
    path.mkdir()
    told: list[str] = []
    file = ResultsFile(path, told.append)
    file.add(game("1", ann(), BO))
    assert path.is_dir()
    assert told == ["results-not-saved"]
    assert len(file.results) == 1


# ---- from the table to the statistics page


def test_counting_again_reports_a_folder_of_finished_games_that_cannot_be_listed(program, folders, qtbot):
    (folders / "data").mkdir()
    (folders / "data" / "finished").write_text("a file where the folder should be")
    program.counting.rebuild()
    qtbot.waitUntil(lambda: "finished cannot be read." in program.window.notice.text())


def test_results_that_were_counted_again_but_cannot_be_saved_are_reported_as_not_saved(
    program, folders, qtbot, monkeypatch
):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.resign(0)
    leave(program)
    told: list[str] = []
    with monkeypatch.context() as full:
        full.setattr("engine.records.files._replace", no_room)
        program.counting.rebuild(told.append)
        qtbot.waitUntil(lambda: bool(told))
    program.counting.rebuild(told.append)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert "Results cannot be saved now" in told[0]
    assert "counted again" in told[1]


def test_a_finished_game_is_counted_once_and_with_its_words(program):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    lay(page, first_act(session))
    word = session.moment.history[0].words[0]
    session.lift_curtain()
    session.resign(1)
    leave(program)
    (result,) = program.counting.results.results
    assert result.ended == "resigned"
    assert [(part.name, part.won, part.resigned) for part in result.players] == [
        ("Ann", session.state.winners == (0,), False),
        ("Ben", False, True),
    ]
    assert word in [part.longest for part in result.players]


def test_a_result_is_counted_only_when_the_player_leaves_the_table_because_undo_could_still_change_it(program):
    page = deal(program, "first-base")
    session = page.running.session
    lay(page, first_act(session))
    session.press("pass")
    assert session.state.over
    assert not program.counting.results.results
    session.undo()
    lay(page, first_act(session))
    leave(program)
    assert not program.counting.results.results
    program.waiting.go_on_with(program.shelf.unfinished()[0])
    session = page.running.session
    session.press("pass")
    leave(program)
    (result,) = program.counting.results.results
    assert result.left == session.state.result
    assert result.left is not None


def finished_alone(program):
    """Plays a solo game to its end and leaves the table; returns the page of the table and the path of the game's
    record."""
    page = deal(program, "first-base")
    lay(page, first_act(page.running.session))
    page.running.session.press("pass")
    leave(program)
    (path,) = (data_folder() / "finished").glob("*.wordfelt")
    return page, path


def saved(folders):
    return sorted([path.name for path in (folders / "data").glob("*/*.wordfelt")])


@pytest.mark.parametrize("way", ["button", "menu", "key", "by itself"])
def test_no_command_can_undo_the_end_of_a_game_that_was_counted(program, folders, way):
    page, path = finished_alone(program)
    before = saved(folders), program.counting.results.results
    program.waiting.look_at(path)
    page.game.play_film()
    page.film_bar.close_film.click()
    page.final.foot.table.click()
    session, actions = page.running.session, program.window.menus.actions
    assert session.state.over
    assert page.game.moment.phase is Phase.OVER
    assert not page.shows_end
    assert page.head.undo.isHidden()
    program.window.menus.menus[0].aboutToShow.emit()
    assert (actions["undo"].isEnabled(), actions["undo"].toolTip()) == (False, "The game is over.")
    program.window.menus.menus[0].aboutToHide.emit()
    now = session.state, session.match.moves[:]
    if way == "button":
        page.head.undo.click()
    elif way == "menu":
        actions["undo"].trigger()
    elif way == "key":
        QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert page.felt._announcer.said == "Undo: The game is over."
    else:
        session.undo()
    assert (session.state, session.match.moves) == now
    leave(program)
    assert (saved(folders), program.counting.results.results) == before


def test_undo_does_not_take_back_an_end_that_was_counted_while_its_game_was_still_on_the_table(program):
    page = deal(program, "first-base")
    session = page.running.session
    lay(page, first_act(session))
    session.press("pass")
    assert "undo" in session.moment.can
    assert page.head.undo.isEnabled()
    assert program.table.may_stand_up()
    assert "undo" not in session.moment.can
    assert page.head.undo.isHidden()
    session.undo()
    assert session.state.over
    leave(program)
    assert len(program.counting.results.results) == 1


def test_opening_a_finished_record_from_another_folder_does_not_add_it_to_the_players_games(program, folders):
    page, path = finished_alone(program)
    copy = folders / "copy.wordfelt"
    path.rename(copy)
    program.waiting.open(copy)
    page.running.session.undo()
    assert page.running.session.state.over
    leave(program)
    assert saved(folders) == []


def test_a_finished_game_is_counted_when_the_window_is_closed(program):
    deal(program, "split-run", seed=7).running.session.resign(1)
    program.close()
    assert [result.ended for result in program.counting.results.results] == ["resigned"]


def test_a_finished_record_from_another_folder_is_shown_but_not_counted(program, folders):
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(1)
    page.running.autosave.wait()
    copy = folders / "copy.wordfelt"
    copy.write_bytes(page.running.path.read_bytes())
    leave(program)
    program.counting.results.clear()
    program.waiting.open(copy)
    assert page.running.session.state.over
    leave(program)
    assert not program.counting.results.results


def test_leaving_a_game_between_computer_players_does_not_count_a_result(program, qtbot):
    seats = (SeatSetting("Bo", "computer", 1), SeatSetting("Cleo", "computer", 1))
    program.file.change(games={"3-2-1": GameSetting(seats)})
    program.new.deal("3-2-1", 2)
    session = program.window.table.running.session
    session.resign(0)
    assert session.state.over
    leave(program)
    assert not program.counting.results.results


def test_an_unfinished_game_that_was_put_away_is_counted_separately(program):
    page = deal(program, "ow")
    lay(page, first_act(page.running.session))
    path = page.running.path
    leave(program)
    program.window.gallery.discard_wanted.emit(path)
    (result,) = program.counting.results.results
    assert (result.game, result.ended) == ("ow", "unfinished")
    # the message names the new place of the file, because the player may have pressed the button by accident
    assert "put-away" in program.window.notice.text()


def test_before_the_first_game_the_statistics_page_invites_the_player_to_play(program, qtbot):
    program.window.gallery.statistics.click()
    page = program.window.statistics
    assert program.window.pages.currentWidget() is page
    assert page.rows.nothing.isVisible() and page.rows._whole.isHidden()
    page.rows.buttons["play"].click()
    assert program.window.pages.currentWidget() is program.window.gallery


def filled(program):
    for number, score in enumerate((12, 40, -3)):
        program.counting.results.add(
            game(str(number), ann(score, won=score > 20, best="QUIET", points=9, longest="QUIET"), BO)
        )
    program.counting.results.add(game("x", PlayerResult("Ben", person="b", score=7), BO, of="ow"))
    program.counting.show()
    return program.window.statistics


def test_the_statistics_page_has_a_row_for_each_game_and_a_chart_of_the_chosen_row(program, qtbot):
    page = filled(program)
    assert [page.grid.item(row, 0).text() for row in range(page.grid.rowCount())] == ["All games", "Split Run"]
    assert "40 points" in page.grid.item(1, 3).text()
    qtbot.keyClick(page.grid, Qt.Key.Key_Down)
    assert page.chart.accessibleDescription() == "12, 40, -3"
    assert not page.chart.grab().isNull()
    page.player.setCurrentIndex(page.player.findData("b"))
    assert page.grid.item(1, 0).text() == "OW"
    page.player.setCurrentIndex(page.player.count() - 1)
    assert page.grid.rowCount() == 3


def test_each_number_in_the_statistics_is_announced_with_the_name_of_its_column(program):
    page = filled(program)
    spoken = [page.grid.item(1, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in range(5)]
    assert spoken == ["Split Run", "Played 3", "Won 1 (33%)", "Best result 40 points", "Best play QUIET +9"]
    assert page.grid.item(1, 8).data(Qt.ItemDataRole.AccessibleTextRole) == "–"


def test_on_the_statistics_page_no_spoken_name_is_used_twice_or_contains_a_dot_or_arrow(program):
    page = filled(program)
    assert page.grid.accessibleName() not in ("", page.accessibleName())
    assert "·" in page.sums.text()
    assert page.sums.accessibleName() == page.sums.text().replace(" ·", ",")
    assert page.back.accessibleName() == "Back"


def test_the_statistics_page_can_be_used_by_keys_alone_and_escape_closes_it(program, qtbot):
    page = filled(program)
    program.window.activateWindow()
    assert page.grid.accessibleName()
    assert page.player.accessibleName()
    assert page.chart.accessibleName()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is program.window.gallery


def test_the_game_pauses_while_the_statistics_page_shows_and_then_continues(program):
    page = deal(program, "split-run", seed=7)
    program.window.asked.emit("statistics")
    assert page.running.session.paused
    program.window.statistics.back.click()
    assert program.window.pages.currentWidget() is page


def test_the_statistics_page_asks_for_confirmation_before_it_deletes_all_results(program):
    page = filled(program)
    page.clear.click()
    page.findChild(QMessageBox).button(QMessageBox.StandardButton.No).click()
    assert len(program.counting.results.results) == 4
    page.clear.click()
    page.findChild(QMessageBox).button(QMessageBox.StandardButton.Yes).click()
    assert not program.counting.results.results
    assert page.rows.nothing.isVisible() and page.rows._whole.isHidden()
    assert not ResultsFile(program.counting.results.path).results


def test_results_of_a_game_unknown_to_this_version_are_kept_but_not_shown(program):
    program.counting.results.add(game("1", ann(), BO, of="whist"))
    program.counting.show()
    assert program.window.statistics.rows.nothing.isVisible()
    assert len(program.counting.results.results) == 1


def test_a_sentence_reports_a_damaged_results_file(program, folders, qtbot):
    (folders / "data").mkdir(exist_ok=True)
    (folders / "data" / "results.json").write_text("{nothing")
    program.counting.show()
    qtbot.waitUntil(lambda: "set aside" in program.window.notice.text())


def test_in_a_small_window_with_large_letters_the_statistics_hide_their_title_and_still_show_rows(program, qapp):
    for number in range(3):
        program.counting.results.add(
            Result(
                f"{number}", "split-run", "2026-11-20", "finished", (PlayerResult("Ann", False, 41, True, person="a"),)
            )
        )
    program.file.change(text_size=250)
    program.window.resize(900, 600)
    program.counting.show()
    qapp.processEvents()
    page = program.window.statistics
    assert page.title.isHidden()
    for button in (page.back, page.games, page.clear):
        assert button.isHidden() or button.width() >= button.sizeHint().width(), "no text of a button is cut off"
    for row in range(2):
        assert page.grid.viewport().rect().contains(page.grid.visualItemRect(page.grid.item(row, 0)).center())
    program.window.resize(1280, 800)
    qapp.processEvents()
    assert page.title.isVisible()
    assert page.title.width() >= page.title.sizeHint().width()


def test_the_first_tab_of_the_statistics_shows_personal_bests_as_cards_and_the_second_tab_all_numbers(program):
    page = filled(program)
    assert page.tabs.currentIndex() == 0
    assert page.shelf.hasFocus() or not program.window.isActiveWindow()
    rows = [page.shelf.item(number) for number in range(page.shelf.count())]
    titles = [row.text().partition(",")[0] for row in rows]
    assert titles == ["Longest word", "Best play", "Split Run"]
    assert rows[2].text().startswith("Split Run, 40. QUIET. Ann, against: Bo")
    assert not page.shelf.grab().isNull()
    page.tabs.setCurrentIndex(1)
    page.take_focus()
    assert page.grid.isVisible()


def test_the_statistics_can_be_limited_to_games_against_one_rival(program):
    ben = PlayerResult("Ben", person="b", won=True)
    program.counting.results.add(game("1", ann(12, won=True), BO))
    program.counting.results.add(game("2", ann(30), ben, of="ow"))
    program.counting.show()
    page = program.window.statistics
    assert [page.rival.itemText(number) for number in range(3)] == ["Against anybody", "Ben", "Computers"]
    page.rival.setCurrentIndex(page.rival.findData("b"))
    assert [page.grid.item(row, 0).text() for row in range(page.grid.rowCount())] == ["All games", "OW"]
    assert "1 game played · 0 won" in page.sums.text()
    page.player.setCurrentIndex(page.player.findData("b"))
    assert page.rival.currentData() == "", "nobody plays against themselves"


def test_each_column_of_the_statistics_has_a_tool_tip_that_explains_how_it_is_counted(program):
    page = filled(program)
    for number, column in enumerate(columns()):
        page.grid.setCurrentCell(0, number)
        assert page.how.text() == f"{column.title}: {column.how}"
        assert page.grid.horizontalHeaderItem(number).toolTip() == column.how
    assert "first time" in columns()[0].how


def test_the_title_of_the_chart_of_found_points_states_the_number_of_reviewed_games(program):
    page = filled(program)
    assert page.curve.isHidden()
    for key, share in (("s", 40), ("t", 60), ("u", None)):
        program.counting.results.add(game(key, ann(5, share=share), BO))
    page.show_results(program.counting.results.results)
    assert not page.curve.isHidden()
    assert page.curve.title == "Share of possible points found: 2 games reviewed"
    assert page.curve.accessibleDescription() == "40%, 60%"


@pytest.mark.parametrize("name", ["mine.csv", "mine.json"])
def test_the_extension_of_the_chosen_file_name_decides_the_format_of_exported_results(
    program, tmp_path, monkeypatch, name
):
    page, place = filled(program), tmp_path / name
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (str(place), ""))
    page.export.click()
    text = place.read_text("utf-8")
    shown = len(json.loads(text)["results"]) if name.endswith("json") else (text.count("\n") - 1) / 2
    assert shown == 3, "only results of the chosen player are exported"
    assert name in program.window.notice.text()
    place = tmp_path / "no" / name
    page.export.click()
    assert "cannot be saved" in program.window.notice.text()


def test_a_change_of_language_keeps_the_tab_and_the_row_chosen_in_the_statistics(program, qapp):
    page = filled(program)
    page.tabs.setCurrentIndex(1)
    page.grid.selectRow(1)
    program.file.change(language="de")
    for _ in range(5):
        qapp.processEvents()
    anew = program.window.statistics
    assert anew is not page
    assert anew.tabs.currentIndex() == 1
    assert [way.game for way in anew.rows.chosen] == ["split-run"]
