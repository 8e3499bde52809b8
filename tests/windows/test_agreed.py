"""Tests what players agree on before the deal about help: Undo against computers, and hints for each seat."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from app.base.paths import side_file_of
from app.base.settings import GameSetting, SeatSetting
from app.library.results import ResultsFile
from app.library.totals import totals_of
from engine.core.moves import PASS
from engine.core.verdict import Reason
from tests.windows.conftest import deal, leave, people, table_sheet
from tests.windows.test_statistics import BO, ann, game
from tests.windows.test_table import first_act, lay

COMPUTER = SeatSetting("", "computer", 1)


def against(program, *, practice, name="split-run"):
    setting = GameSetting((SeatSetting("Ann"), COMPUTER), {"first": "1"}, practice=practice)
    program.file.change(games={name: setting})
    return deal(program, name, seed=7, alone=True)


def answered(page, qtbot):
    """Waits until the computer has answered Ann's play on this page."""
    session = page.running.session
    before = len(session.match.moves)
    lay(page, first_act(session))
    qtbot.waitUntil(lambda: session.to_act == (0,) and len(session.match.moves) >= before + 2, timeout=20_000)


# ---- practice games


def test_in_a_practice_game_undo_also_takes_back_the_answers_of_computers(program, qtbot):
    page = against(program, practice=True)
    session = page.running.session
    dealt = session.state
    answered(page, qtbot)
    played = session.state
    page.head.undo.click()
    assert session.state == dealt
    page.head.redo.click()
    assert session.state == played


def test_outside_practice_games_undo_does_not_take_back_the_answer_of_a_computer(program, qtbot):
    page = against(program, practice=False)
    answered(page, qtbot)
    assert not page.head.undo.isEnabled()


def test_undo_removes_the_reason_that_a_computer_player_gave_for_its_move(program, qtbot):
    page = against(program, practice=True)
    session = page.running.session
    answered(page, qtbot)
    said = next(iter(session.log.whys.values()), Reason("coach:most"))
    session.log.whys[2] = session.log.whys[1] = said
    session.undo()
    session.submit(PASS)
    assert 1 not in session.log.whys


def test_only_one_person_playing_against_computers_can_agree_on_a_practice_game(program):
    program.file.change(games={"split-run": GameSetting((SeatSetting("Ann"), COMPUTER))})
    sheet = table_sheet(program)
    assert sheet.practice.isEnabled()
    sheet.practice.setChecked(True)
    sheet.seats.rows[1].kind.setCurrentIndex(0)
    assert not sheet.practice.isEnabled()
    program.new.deal("split-run")
    assert not program.table.running.session.choice.practice
    sheet = table_sheet(program)
    sheet.seats.rows[1].kind.setCurrentIndex(1)
    assert sheet.practice.isEnabled()
    # Shout! does not allow Undo against computers, and First Base has only one player.
    for other in ("shout", "first-base"):
        program.new.deal(other)
        assert not program.table.running.session.choice.practice
    program.new.deal("split-run")
    assert program.table.running.session.choice.practice
    program.new.rematch()
    assert program.table.running.session.choice.practice


def test_a_practice_game_that_is_resumed_still_counts_as_a_practice_game_in_the_statistics(program, qtbot):
    page = against(program, practice=True)
    answered(page, qtbot)
    leave(program)
    program.file.change(games={})
    program.waiting.go_on_with(program.shelf.unfinished()[0])
    session = page.running.session
    assert session.choice.practice
    session.undo()
    assert not session.match.moves
    session.resign(0)
    leave(program)
    (result,) = program.counting.results.results
    assert result.practice
    program.counting.results.clear()
    program.counting.rebuild()
    assert [result.practice for result in program.counting.results.results] == [True]


def test_the_statistics_count_practice_games_separately_and_not_as_won_or_lost():
    results = [game("1", ann(10, won=True, best="TEA", points=3), BO)]
    trained = game("2", ann(99, won=True, best="QUIET", points=50), BO)
    found = totals_of([*results, type(trained)(**{**vars(trained), "practice": True})], "a")
    assert (found.played, found.practice, found.won, found.best, found.word) == (1, 1, 1, 10, "TEA")


# ---- agreements on hints


@pytest.fixture
def table_of_two(program):
    """A game of Ann and Ben, dealt with the choices that the set-up sheet shows when it opens."""
    program.file.change(games={"split-run": GameSetting(people("split-run").seats)})
    return deal(program, "split-run", seed=7, alone=True)


def test_in_a_game_of_several_people_hints_are_given_only_if_all_agreed_at_the_deal(program, table_of_two, qtbot):
    page, why = table_of_two, "No hints are agreed at this table. You can agree on them in the set-up."
    assert page.running.hints == "off"
    assert not page.head.hint.isEnabled()
    assert page.head.hint.toolTip() == why
    said = []
    page.felt.say = lambda text, *more: said.append(text)
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    del page.felt.say
    assert page.verdict.text() == f"Hint: {why}"
    assert said == [page.verdict.text()]
    assert page.running.session.log.helps == {}
    program.file.change(hints="all")
    assert page.running.hints == "off"


def test_several_people_can_agree_on_hints_on_the_table_sheet(program):
    program.file.change(games={"split-run": GameSetting((SeatSetting("Ann"), COMPUTER))})
    sheet = table_sheet(program)
    first, second = sheet.seats.rows
    assert [one.isEnabled() for one in (sheet.hints, first.hints)] == [False, True]
    second.kind.setCurrentIndex(0)
    asked = (sheet.hints, first.hints, second.hints)
    assert [one.isEnabled() for one in asked] == [True, False, False]
    told = [label.text() for label in sheet.findChildren(QLabel)]
    assert sheet.hints.accessibleDescription() in told
    program.new.deal("split-run")
    assert (program.table.running.session.choice.agreed_hints, program.table.running.hints) == (False, "off")
    sheet = table_sheet(program)
    sheet.hints.setChecked(True)
    assert all(row.hints.isEnabled() for row in sheet.seats.rows)
    sheet.seats.rows[1].kind.setCurrentIndex(1)
    program.new.deal("split-run")
    assert not program.table.running.session.choice.agreed_hints, "one person needs no agreement"
    table_sheet(program).seats.rows[1].kind.setCurrentIndex(0)
    program.new.deal("split-run")
    assert program.table.running.session.choice.agreed_hints
    assert program.table.running.hints == "known"
    program.new.rematch()
    assert program.table.running.session.choice.agreed_hints


@pytest.mark.parametrize("agreed", [False, True])
def test_a_resumed_game_keeps_its_agreement_on_hints(program, agreed):
    program.file.change(games={"split-run": GameSetting(people("split-run").seats, agreed_hints=agreed)})
    page = deal(program, "split-run", alone=True)
    lay(page, first_act(page.running.session))
    leave(program)
    program.file.change(games={"split-run": GameSetting(people("split-run").seats, agreed_hints=not agreed)})
    program.waiting.go_on_with(program.shelf.unfinished()[0])
    running = program.table.running
    assert running.session.choice.agreed_hints is agreed
    assert running.hints == ("known" if agreed else "off")


def test_hints_are_agreed_separately_for_each_seat(program):
    sheet = table_sheet(program)
    for row in sheet.seats.rows:
        row.kind.setCurrentIndex(0)
    sheet.hints.setChecked(True)
    for row, hints in zip(sheet.seats.rows, ("off", "everyday"), strict=True):
        row.hints.setCurrentIndex(row.hints.findData(hints))
    program.new.deal("split-run")
    running = program.table.running
    running.session.lift_curtain()
    viewer = running.session.viewer
    assert running.hints == ("off", "everyday")[viewer]
    assert program.window.table.head.hint.isEnabled() is bool(viewer)
    running.session.submit(first_act(running.session))
    running.session.lift_curtain()
    assert running.session.viewer != viewer
    assert running.hints == ("off", "everyday")[running.session.viewer]
    assert program.window.table.head.hint.isEnabled() is not bool(viewer)


def test_in_games_with_shouted_words_players_cannot_agree_on_hints(program):
    program.file.change(games={"split-run": people("split-run")})
    for other, agreed in (("split-run", True), ("shout", False)):
        program.new.deal(other)
        assert program.table.running.session.choice.agreed_hints is agreed


def test_changing_the_hint_setting_during_a_game_does_not_change_a_seats_agreement(program):
    seats = (SeatSetting("Ann", hints="off"), SeatSetting("Ben"))
    program.file.change(games={"split-run": GameSetting(seats, {"first": "1"}, agreed_hints=True)})
    running = deal(program, "split-run", alone=True).running
    program.file.change(hints="all")
    assert running.hints == "off"


def test_an_agreement_on_hints_in_an_old_record_applies_to_each_seat(program):
    setting = GameSetting(people("split-run").seats, {}, hints="everyday", agreed_hints=True)
    program.file.change(games={"split-run": setting})
    assert deal(program, "split-run", alone=True).running.hints == "everyday"
    assert [seat.hints for seat in table_sheet(program).table.seats] == ["everyday"] * 2


def hinted(page, qtbot, steps):
    qtbot.waitUntil(lambda: page.running.advice is not None, timeout=20_000)
    for _ in range(steps):
        page.game.give_hint()


def test_the_history_marks_each_act_made_with_hints_and_counts_the_hints(program, qtbot):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    seat = session.viewer
    hinted(page, qtbot, 2)
    session.submit(first_act(session))
    session.lift_curtain()
    session.submit(first_act(session))
    lines = session.moment.history
    assert [line.helped for line in lines] == [2, 0]
    assert "2 hint" in page.history.item(0).text()
    assert "hint" not in page.history.item(1).text()
    program.leave_table()
    program.waiting.go_on_with(program.shelf.unfinished()[0])
    session = page.running.session
    assert [line.helped for line in session.moment.history] == [2, 0]
    session.resign(seat)
    assert ["hint" in told for told in page.final._ranks].count(True) == 1
    program.leave_table()
    (result,) = program.counting.results.results
    assert [part.hints for part in result.players] == [2 if seat == 0 else 0, 2 if seat == 1 else 0]


def test_the_last_step_of_a_hint_counts_once_even_if_it_is_shown_several_times(program, qtbot):
    page = deal(program, "split-run", seed=7)
    hinted(page, qtbot, 6)
    assert list(page.running.session.log.helps.values()) == [3]


def test_a_hint_still_counts_if_the_act_made_with_it_is_taken_back(program, qtbot):
    page = deal(program, "first-base")
    session = page.running.session
    hinted(page, qtbot, 1)
    session.submit(first_act(session))
    session.undo()
    session.submit(first_act(session))
    assert [line.helped for line in session.moment.history] == [1]


def test_the_statistics_show_the_hints_used_and_the_practice_games(program):
    program.counting.results.add(game("1", ann(10, won=True, hints=4), BO))
    trained = game("2", ann(5), BO)
    program.counting.results.add(type(trained)(**{**vars(trained), "practice": True}))
    program.counting.show()
    table = program.window.statistics.grid
    titles = [table.horizontalHeaderItem(column).text() for column in range(table.columnCount())]
    row = {title: table.item(0, column).text() for column, title in enumerate(titles)}
    assert row["Hints"] == "4"
    assert (row["Played"], row["Not counted"]) == ("1", "1 for practice")


@pytest.mark.parametrize("agreed", [7, {"hints": "off"}, {"hints": [1]}, {"helps": [[1]]}, {"hints": ["off"] * 5}])
def test_if_the_saved_agreement_is_unreadable_practice_and_hints_are_not_allowed(program, agreed):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    program.leave_table()
    (path,) = program.shelf.unfinished()
    place = side_file_of(path)
    place.write_text(json.dumps(json.loads(place.read_text()) | {"agreed": agreed}))
    program.waiting.go_on_with(path)
    session = page.running.session
    assert not session.choice.practice
    assert [seat.hints for seat in session.choice.seats] == ["", ""]


def test_results_saved_without_an_entry_about_practice_can_be_read(tmp_path):
    path = tmp_path / "results.json"
    part = {"name": "Ann", "computer": False, "score": 9, "won": True, "resigned": False, "turns": 3}
    part |= {"best": "TEA", "points": 3, "longest": "TEA"}
    result = {"key": "1", "game": "ow", "day": "2026-11-01", "ended": "finished", "players": [part], "left": None}
    path.write_text(json.dumps({"version": 1, "results": [result]}))
    (found,) = ResultsFile(path).results
    assert (found.practice, found.players[0].hints) == (False, 0)
