"""Tests the reminders in a person's first game after a lesson: each rule is shown when it first matters, and never
again."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from app.session.match.view_data import HistoryLine
from app.windows.rules.page_texts import page_of, sentences_of
from app.windows.rules.reminding import due, text_at
from engine.core.moves import CHALLENGE
from engine.games import GAMES
from engine.lessons.shown import runs
from tests.tiers import usually_six


@pytest.fixture
def first_game(program, qtbot):
    """Returns a function that deals the first game after a lesson, until it is one in which the player begins, and
    returns the page with a reminder."""

    def playing(game="3-4-5"):
        for _ in range(30):
            program.new.deal_gently(game)
            page = settled(program)
            if page.game.moment.verbs:
                qtbot.waitUntil(lambda: bool(reminder_text(settled(program))))
                return page
            program.leave_table()
            program.file.change(reminded=())
        raise AssertionError("the player never begins")

    return playing


def settled(program):
    page = program.window.table
    for _ in range(3):
        page.felt.finish_motion()
        QApplication.processEvents()
    return page


def has_come_to_turn_three(program):
    moment = settled(program).game.moment
    return moment.present.turn > 2 and bool(moment.verbs)


def reminder_text(page):
    return page.lesson.sentence.text() if page.lesson is not None else ""


def test_a_first_game_begins_with_a_reminder_of_the_rule_that_matters_first(program, first_game):
    page = first_game()
    assert reminder_text(page).startswith("Build one word up through three sizes in a single turn")
    assert program.file.settings.reminded == ("3-4-5:2",)
    assert reminder_text(page) in [label.accessibleName() for label in page.felt._announcer._labels]


def test_the_felt_does_not_move_when_the_first_reminder_shows(program, qtbot):
    program.file.change(motion="fast")
    program.new.deal_gently("3-4-5")
    page = program.window.table
    QApplication.processEvents()
    assert page.felt.performing, "the deal is animated"
    assert page.lesson.isHidden(), "no reminder shows before the deal has ended"
    lies = page.felt.geometry()
    qtbot.waitUntil(lambda: bool(reminder_text(settled(program))), timeout=20_000)
    assert page.lesson.isVisible()
    assert page.felt.geometry() == lies


def test_a_first_game_with_reminders_is_saved_and_counted_like_any_other_game(program, first_game):
    page = first_game()
    assert page.running.kept
    assert page.foot.isVisible()
    assert "resign" not in page.game.why_not()
    assert page.lesson.light.isHidden()


def test_each_turn_shows_at_most_one_reminder_and_no_reminder_shows_twice(program, first_game, qtbot):
    page = first_game()
    seen = [reminder_text(page)]
    session = page.running.session
    for _ in range(3):
        session.tell()
        settled(program)
        assert reminder_text(page) == seen[-1]
    told = program.file.settings.reminded
    page.running.session.press("pass")
    qtbot.waitUntil(
        lambda: settled(program).game.moment.present.turn > 2 and bool(page.game.moment.verbs), timeout=20000
    )
    settled(program)
    assert len(set(program.file.settings.reminded)) == len(program.file.settings.reminded)
    assert program.file.settings.reminded[: len(told)] == told


def test_a_rule_shown_in_one_first_game_is_not_shown_again_in_the_next_game(program, first_game):
    page = first_game()
    first = reminder_text(page)
    program.leave_table()
    program.new.deal_gently("3-4-5")
    page = settled(program)
    assert reminder_text(page) != first


def test_a_game_that_is_not_a_first_game_does_not_show_reminders(program):
    program.new.deal("3-4-5", 1)
    assert settled(program).lesson is None


def test_a_resumed_first_game_shows_the_reminders_that_have_not_been_shown_yet(program, first_game, qtbot):
    page = first_game()
    place, told = page.running.path, program.file.settings.reminded
    page.running.session.press("pass")
    qtbot.waitUntil(
        lambda: settled(program).game.moment.present.turn > 2 and bool(page.game.moment.verbs), timeout=20000
    )
    program.leave_table()
    program.file.change(reminded=told)
    program.new.deal("5-up", 1)
    assert settled(program).lesson is None
    program.leave_table()
    program.waiting.go_on_with(place)
    qtbot.waitUntil(lambda: bool(reminder_text(settled(program))), timeout=20000)
    assert program.file.settings.reminded[: len(told)] == told
    assert len(program.file.settings.reminded) == len(told) + 1


def test_reminders_that_the_player_has_closed_stay_hidden_until_the_settings_bring_them_back(program, first_game):
    page = first_game()
    assert "settings" in page.lesson.away.toolTip()
    page.lesson.away.click()
    assert page.lesson is None
    assert not program.file.settings.reminders
    program.leave_table()
    program.new.deal_gently("5-up")
    assert settled(program).lesson is None


def test_turning_reminders_off_in_the_settings_hides_a_shown_reminder_immediately(program, first_game):
    page = first_game()
    program.file.change(reminders=False)
    page.running.session.tell()
    assert settled(program).lesson is None


def test_the_show_me_button_of_a_reminder_shows_its_rule_on_the_small_table(program, first_game):
    page = first_game()
    page.lesson.on.click()
    small = program.reading.small.page()
    assert small.isVisible()
    assert small.lesson.sentence.text() == reminder_text(page)
    assert program.table.running is page.running


def test_a_reminder_is_in_the_current_language(program, first_game):
    page = first_game()
    english = reminder_text(page)
    program.file.change(language="de")
    QApplication.processEvents()
    page = program.window.table
    assert reminder_text(page)
    assert reminder_text(page) != english


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_every_game_has_a_reminder_for_its_beginning_and_every_reminder_has_a_text(program, game):
    program.new.deal_gently(game)
    page = settled(program)
    moment = page.game.moment
    told: set[str] = set()
    while place := due(moment, game, told):
        assert text_at(game, place)
        assert text_at(game, place) != "You hold ten cards.", "a reminder must not state what every player sees"
        told.add(place)
    if moment.verbs:
        assert told or program.file.settings.reminded
    for last, _ in runs(game, [len(paragraph) for paragraph in sentences_of(page_of(game) or "")]):
        assert text_at(game, str(last))


def test_a_first_game_without_a_reminder_for_its_beginning_begins_with_the_aim_of_the_game(program, first_game):
    page = first_game("split-off")
    assert reminder_text(page).startswith("Split Run with a shorter memory")


def test_a_reminder_about_the_last_act_comes_before_a_reminder_about_an_act_that_is_possible_now(program, first_game):
    page = first_game("split-run")
    challenge = HistoryLine(1, 1, 0, CHALLENGE, (), 0, vain=True)
    moment = replace(page.game.moment, history=(challenge,))
    assert due(moment, "split-run", set()) == "all-games 5.3"
    assert due(moment, "split-run", {"all-games 5.3"}).isdecimal()
    assert "challenged it loses the next turn" in text_at("split-run", "all-games 5.3")
