"""Tests the search for a deal in which all cards can be laid. The search runs in a worker thread, and stops when any
game is dealt."""

import threading

import pytest

from app.library.deal_codes import END_OF_SEEDS, seed_of
from engine.match import Header


@pytest.fixture
def looked(monkeypatch):
    """Replaces the search by one that calls the third deal solvable. Returns the threads that searched and the seeds
    that the search tried."""
    threads, found = [], []

    def first_with_way(deals, stop):
        for match in deals:
            threads.append(threading.current_thread())
            if stop():
                return None
            if len(threads) == 3:
                found.append(match.header.seed)
                return match
        return None

    monkeypatch.setattr("engine.coach.ways.first_with_way", first_with_way)
    # makes seeds as large as real ones, which are larger than the integers of C++
    monkeypatch.setattr("app.library.agreement.new_seed", lambda: END_OF_SEEDS - 1 - len(threads))
    return threads, found


def sheet_of(program, game="5-to-5"):
    program.new.set_up(game)
    return program.window.gallery.sheet


def test_a_search_puts_the_code_of_a_solvable_deal_into_the_setup_sheet_which_deals_it_to_one_player(
    program, looked, qtbot
):
    sheet = sheet_of(program)
    sheet.way.click()
    assert sheet.looks_for_way
    assert sheet.way.text() == "Stop looking"
    qtbot.waitUntil(lambda: not sheet.looks_for_way)
    threads, (seed,) = looked
    assert threading.main_thread() not in threads
    assert seed_of(sheet.code.text()) == seed
    assert sheet.way_told.text() == "A solution is known for these cards. They are dealt for one player."
    sheet.deal.click()
    header: Header = program.table.running.session.match.header
    assert (header.seed, len(header.players)) == (seed, 1)


def test_dealing_any_game_or_pressing_the_search_button_again_stops_the_search_for_a_solvable_deal(
    program, monkeypatch, qtbot
):
    stopped = []
    going = threading.Event()

    def endless(deals, stop):
        going.set()
        while not stop():
            pass
        stopped.append(True)

    monkeypatch.setattr("engine.coach.ways.first_with_way", endless)
    for how in (lambda sheet: sheet.way.click(), lambda sheet: program.new.deal("split-run", 7)):
        going.clear()
        sheet = sheet_of(program)
        sheet.way.click()
        qtbot.waitUntil(going.is_set)
        how(sheet)
        assert program.new.ways.wait(10)
        program.leave_table()
    assert stopped == [True, True]


def test_changing_an_option_removes_the_note_that_the_deal_is_solvable(program, looked, qtbot):
    sheet = sheet_of(program)
    sheet.way.click()
    qtbot.waitUntil(lambda: not sheet.looks_for_way)
    assert sheet.way_told.text()
    sheet.fields["trades"].changed.emit()
    assert not sheet.way_told.text()


def test_only_games_in_which_all_cards_can_be_laid_offer_to_search_for_a_solvable_deal(program):
    assert not sheet_of(program).way.isHidden()
    assert sheet_of(program, "first-base").way.isHidden()
