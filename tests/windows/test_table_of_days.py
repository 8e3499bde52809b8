"""Tests the table of the day in the program: the tile, its deals, its finds, the days before and what is shared."""

import json
import shutil
from datetime import date, timedelta
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.library.done_today import FIRST_DAY, deal_key, duel_key
from app.library.found_plays import FoundPlay
from app.library.made_days import DayFile, place_of_day
from app.library.seen_deals import deal_of
from app.program.table_of_days import TableOfDays
from app.windows.scanning.spots import key_of
from app.windows.sheets.day_sheet import DaySheet
from app.windows.sheets.day_texts import date_text, shared_text
from engine.core.oracle import legal_moves
from engine.days.day_form import DayForm
from engine.records.declaring import fitted
from tests.days.record import DATE, GOLDEN
from tests.windows.conftest import settle
from tests.windows.test_scanning import scanning, take_leaf

MAKE = TableOfDays._make
TODAY = date.fromisoformat(DATE)
YESTERDAY = (TODAY - timedelta(1)).isoformat()


@pytest.fixture(autouse=True)
def nobody_makes_any_day(monkeypatch):
    """A day takes many seconds to make; the golden one lies there."""
    made: list[str] = []
    monkeypatch.setattr("app.program.table_of_days.TableOfDays._make", lambda days, day: made.append(day))
    return made


@pytest.fixture
def days(program, monkeypatch):
    monkeypatch.setattr(program, "today", lambda: TODAY)
    place = place_of_day(DATE)
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(GOLDEN, place)
    program.file.change(start_here=False)
    known(program)
    return program.days


def known(program) -> None:
    """Waits until the results are read."""
    program.days.show()
    program.counting.settle()
    settle(program)
    program.counting.wait()
    settle(program)
    read(program)


def read(program) -> None:
    """Waits until the day's file is read."""
    program.settle()
    settle(program)


def sheet_of(program) -> DaySheet:
    sheet = program.window.gallery.sheet
    assert isinstance(sheet, DaySheet)
    return sheet


def lesser(puzzle):
    """A play that is not the best."""
    moves = legal_moves(puzzle.match.house, puzzle.match.state, puzzle.learner)
    return next(act for act, legal in moves if act.verb == "play" and 0 < legal.points < puzzle.find.points)


def test_the_tile_shows_the_parts_of_today(program, days):
    tile = program.window.gallery.day
    texts = [place.text().replace("\n", " ") for place in tile.places.values()]
    assert texts == ["Deal for one First Base", "Five finds 0 / 5", "Duel Split Run"]
    assert tile.places["finds"].accessibleName() == "Five finds: 0 / 5"


def test_no_file_of_a_day_is_read_or_written_in_the_thread_of_the_window(program, days, monkeypatch, qtbot):
    threads = []

    def noted(real):
        def note(*given):
            threads.append(current_thread())
            return real(*given)

        return note

    for name in ("read", "keep"):
        monkeypatch.setattr(DayFile, name, noted(getattr(DayFile, name)))
    monkeypatch.setattr(TableOfDays, "_make", MAKE)
    day = fitted(DayForm, {**json.loads(GOLDEN.read_text("utf-8")), "date": YESTERDAY})
    monkeypatch.setattr("engine.days.making.make_day", lambda *given: iter([None, day]))
    days.open(YESTERDAY)
    qtbot.waitUntil(lambda: days.day(YESTERDAY) is not None)
    assert place_of_day(YESTERDAY).exists()
    assert len(threads) == 3, "read, not there by the time it is made, and written"
    assert main_thread() not in threads


def test_the_tile_is_put_away_until_the_menu_brings_it_back(program, days):
    tile = program.window.gallery.day
    tile.away.click()
    assert not tile.isVisible()
    assert program.window.focusWidget() is program.window.gallery.list
    program.window.menus.actions["day"].trigger()
    assert tile.isVisible()
    assert sheet_of(program).isVisible()


def test_a_day_that_is_not_made_reports_how_far_it_is(program, monkeypatch, nobody_makes_any_day):
    monkeypatch.setattr(program, "today", lambda: TODAY - timedelta(1))
    program.file.change(start_here=False)
    known(program)
    program.days._show_progress(YESTERDAY, 0.5)
    assert program.window.gallery.day.places["finds"].accessibleName() == "Five finds: 50% laid out"
    program.window.gallery.day.places["finds"].click()
    assert nobody_makes_any_day == [YESTERDAY], "a wish makes it at once"
    assert "50% laid out" in sheet_of(program).finds_text.text()


def test_the_deal_for_one_deals_the_cards_of_the_day(program, days):
    program.window.gallery.day.places["deal"].click()
    match = program.window.game.session.match
    assert deal_of(match.header) == deal_key(DATE)
    assert len(match.header.players) == 1


def test_the_duel_deals_forty_cards_against_a_player_that_stays_near(program, days):
    program.window.gallery.day.places["duel"].click()
    match = program.window.game.session.match
    assert deal_of(match.header) == duel_key(DATE)
    assert [player.strength is None for player in match.header.players] == [True, False]
    program.new.rematch(same_cards=True)
    assert deal_of(program.window.game.session.match.header) == duel_key(DATE), "the same cards again"


def test_the_best_play_gets_three_stars_and_its_meanings(program, days):
    program.window.gallery.day.places["finds"].click()
    puzzle, bar = days._finding.puzzle, program.window.table.lesson
    assert "lay the play with the most points" in bar.sentence.text()
    program.window.game.session.submit(puzzle.way)
    assert bar.answer.text() == f"Yes: {puzzle.find.points} points."
    (answer,) = days.file.content
    assert (answer.points, answer.best, answer.helped) == (puzzle.find.points, puzzle.find.points, False)
    bar.on.click()
    bar = program.window.table.lesson
    assert bar.sentence.text().startswith(f"The best play: {puzzle.find.words[0]}")
    assert bar.answer.text().startswith(f"{puzzle.find.words[0]}: ")
    bar.on.click()
    assert days._finding.puzzle.find == days.day(DATE).finds[1]


def test_the_first_play_counts_and_the_best_play_lies_there_afterwards(program, days):
    days._lay(DATE, 1)
    puzzle = days._finding.puzzle
    program.window.game.session.submit(lesser(puzzle))
    bar = program.window.table.lesson
    assert f"of {puzzle.find.points} points." in bar.answer.text()
    assert not bar.light.isVisible()
    bar.on.click()
    felt = program.window.table.running.session
    assert felt.match.moves[-1].act == puzzle.way
    program.leave_table()
    days._lay(DATE, 1)
    program.window.game.session.submit(days._finding.puzzle.way)
    (answer,) = days.file.content
    assert answer.points < answer.best


def test_in_a_low_window_the_best_play_leaves_the_felt_its_room(program, days):
    """The bar above tells what the film's bar would, and one meaning is enough; listeners get all of it."""
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    settle(program)
    days._lay(DATE, 0)
    program.window.game.session.submit(days._finding.puzzle.way)
    program.window.table.lesson.on.click()
    settle(program)
    page = program.window.table
    assert page.film_bar.isVisible()
    assert not page.film_bar.text.isVisible()
    whole = page.lesson.answer.accessibleName()
    assert whole.startswith(page.lesson.answer.text())
    assert ";" in whole
    assert ";" not in page.lesson.answer.text()
    program.file.change(text_size=100)
    program.window.resize(1280, 800)
    settle(program)
    assert page.film_bar.text.isVisible()
    assert page.lesson.answer.text() == whole


def test_a_day_played_later_says_so_and_counts_apart(program, days, monkeypatch):
    days._lay(DATE, 0)
    program.window.game.session.submit(days._finding.puzzle.way)
    days.open()
    sheet = sheet_of(program)
    assert not sheet.later_mark.isVisible()
    assert sheet.count.text() == "1 day played on the day"
    later = FoundPlay(days.person(), YESTERDAY, 0, 5, 5, ("WORD",), helped=False, on=DATE)
    days.file.change(lambda plays: (*plays, later))
    days._look_at(YESTERDAY)
    assert sheet.later_mark.text() == "From the archive, played later"
    assert sheet.count.text() == "1 day played on the day · 1 day played later, from the archive"
    assert "From the archive, played later" in shared_text(sheet.done)


def test_a_person_whom_nobody_knows_is_you_in_any_seat(program, days):
    for number, find in enumerate(days.day(DATE).finds):
        days._lay(DATE, number)
        session = program.window.game.session
        assert session.names[days._finding.puzzle.learner] == "You", find.position.game
        program.leave_table()


def test_a_best_play_that_leaves_the_table_lies_on_a_plate_without_stars(program, days):
    number = [find.position.game for find in days.day(DATE).finds].index("end-to-end")
    days._lay(DATE, number)
    program.window.game.session.submit(lesser(days._finding.puzzle))
    program.window.table.lesson.on.click()
    assert program.window.table.feast.isVisible()
    assert "★" not in program.window.table.feast.title()


def test_the_switch_answers_a_find_and_goes_on_to_the_next(program, days):
    days.open()
    scanner = scanning(program, switches="two")
    take_leaf(program, scanner, key_of(sheet_of(program).finds[0]))
    puzzle, page = days._finding.puzzle, program.window.table
    page.running.session.drafting.lay_act(puzzle.way)
    page.running.session.tell()
    settle(program)
    take_leaf(program, scanner, key_of(page.buttons.buttons["play"]))
    settle(program)
    assert days.file.content[0].points == puzzle.find.points
    take_leaf(program, scanner, key_of(page.lesson.on))
    settle(program)
    assert page.lesson.sentence.text().startswith("The best play: ")
    take_leaf(program, scanner, key_of(page.lesson.on))
    assert days._finding.puzzle.find == days.day(DATE).finds[1]


def test_help_leaves_one_star(program, days):
    days._lay(DATE, 0)
    program.window.table.lesson.light.click()
    program.window.game.session.submit(days._finding.puzzle.way)
    assert days._finding.stars == 1
    assert days.file.content[0].helped


def test_a_find_left_for_later_stays_open(program, days):
    days._lay(DATE, 0)
    program.window.table.lesson.on.click()
    assert days.file.content == ()
    assert sheet_of(program).isVisible()


def test_the_sheet_goes_back_but_not_into_the_future(program, days, nobody_makes_any_day):
    days.open()
    sheet = sheet_of(program)
    assert not sheet.later.isEnabled()
    sheet.earlier.click()
    assert sheet.date.text() == date_text(YESTERDAY), "before its file is read"
    read(program)
    assert (sheet.done.date, nobody_makes_any_day) == (YESTERDAY, [YESTERDAY])
    sheet.later.click()
    assert sheet.done.date == DATE
    assert not sheet.later.isEnabled()
    days._look_at(FIRST_DAY)
    read(program)
    assert not sheet.earlier.isEnabled()
    assert not sheet.open.isEnabled(), "no earlier day is left"


def test_the_next_day_that_is_not_played_is_the_latest_one(program, days):
    days._lay(DATE, 0)
    program.window.game.session.submit(days._finding.puzzle.way)
    days._at = (TODAY + timedelta(1)).isoformat()
    assert days._next_open() == YESTERDAY
    days._at = DATE
    assert days._next_open() == YESTERDAY


def test_the_film_of_the_par_shows_its_whole_line(program, days):
    days.open()
    days._watch_par()
    running = program.window.table.running
    assert running.session.match.state.over
    assert running.is_shown
    assert not running.invites
    assert not running.film.captions
    assert not list((place_of_day(DATE).parent.parent / "games").glob("*")), "nothing is written"


def test_results_are_shared_as_text_and_picture(program, days):
    days._lay(DATE, 0)
    program.window.game.session.submit(days._finding.puzzle.way)
    days.open()
    sheet = sheet_of(program)
    sheet.copy.click()
    assert "★★★" in QGuiApplication.clipboard().text()
    sheet.copy_picture.click()
    assert not QGuiApplication.clipboard().image().isNull()
    assert not sheet.image().isNull()


def test_in_calm_play_the_day_compares_nothing(program, days):
    days.open()
    sheet, tile = sheet_of(program), program.window.gallery.day
    assert not sheet.par.isHidden()
    program._asked("calm")
    assert sheet.par.isHidden()
    assert "par" not in sheet.deal_text.text() + sheet.film.text()
    assert "0 / 5" not in tile.places["finds"].text()
    days._lay(DATE, 1)
    puzzle = days._finding.puzzle
    program.window.game.session.submit(lesser(puzzle))
    assert program.window.table.lesson.answer.text() == f"You found {puzzle.points} points."
    assert days._finding._title() == "✓"
    days.open()
    assert sheet_of(program).finds[1].text().endswith("\n✓")
    assert sheet_of(program).finds[1].accessibleName().endswith(": done")


def test_tab_stays_in_the_sheet_and_esc_leaves_it(program, days):
    days.open()
    sheet = sheet_of(program)
    assert sheet.earlier.hasFocus()
    stops = []
    for _ in range(20):
        stops.append(program.window.focusWidget())
        QTest.keyClick(program.window.focusWidget(), Qt.Key.Key_Tab)
    assert all(sheet.isAncestorOf(stop) for stop in stops)
    assert {*sheet.finds, sheet.deal, sheet.duel, sheet.back} <= set(stops)
    QTest.keyClick(program.window.focusWidget(), Qt.Key.Key_Escape)
    assert program.window.gallery.sheet is None


@pytest.mark.own_program
def test_a_day_is_made_at_rest_but_not_beside_a_game(start, monkeypatch, qtbot):
    """Makes a small day, stops it for a deal, and goes on with it later."""
    monkeypatch.setattr(TableOfDays, "_make", MAKE)
    program = start()
    monkeypatch.setattr(program, "today", lambda: TODAY)
    day = json.loads(GOLDEN.read_text("utf-8"))
    asked: list[bool] = []

    def small(text, words, stop, begun):
        from engine.days.day_form import DayForm
        from engine.records.declaring import fitted

        asked.append(stop())
        yield None
        if not stop():
            yield fitted(DayForm, {**day, "date": text})

    monkeypatch.setattr("engine.days.making.make_day", small)
    program.new.deal("ow")
    assert not program.days.look()
    program.leave_table()
    assert program.days.look()
    qtbot.waitUntil(lambda: program.days.day(DATE) is not None)
    assert place_of_day(DATE).exists()
    assert asked == [False]
    assert not program.days.look(), "tomorrow's is not begun"
