"""Tests the small table beside the rules. It shows a sentence of the rules or an example as a film, and lets the player
try it."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.base.paths import data_folder
from app.library.game_files import games_in
from app.session.phase import Phase
from app.windows.rules.page_texts import SHOW, TRY, caption_of, page_of
from engine.games import GAMES
from engine.lessons.course import texts_of
from tests.rules.test_window import links
from tests.tiers import usually_six

SHOWN = ("double-cross", "ow", "take-6", "shout", "four-rows", "full-deck", "first-base")  # only --full tests all games


def reading(program, game):
    program.reading.show_rules(game)
    QApplication.processEvents()
    return program.reading.rules


def pressed(program, link):
    """Follows a link of the open rules page; returns the page of the small table."""
    program.reading.rules.view.followed.emit(QUrl(link))
    QApplication.processEvents()
    return program.reading.small.page()


def followed(program, game, kind, place):
    reading(program, game)
    return pressed(program, f"{kind}:{place}")


def shown(page):
    """Ends the animation on the small table, and moves its film to the end."""
    page.felt.finish_motion()
    page.running.film.go_to(page.running.film.last)
    QApplication.processEvents()


def tried(program):
    """Makes the act that solves the lesson step on the small table; returns the step."""
    small = program.reading.small
    course, running = small._teacher.course, small.running
    if running.is_shout and course.way.verb == "shout":
        running.buzz(course.learner)
    running.session.submit(course.way)
    QApplication.processEvents()
    return course


@pytest.mark.parametrize(
    "game",
    [*usually_six(SHOWN), *[pytest.param(game, marks=pytest.mark.full) for game in GAMES if game not in SHOWN]],
)
def test_every_link_called_show_me_and_every_link_called_now_you_on_a_rules_page_works(program, game):
    window = reading(program, game)
    for link in links(window.view):
        kind, place = link.split(":")
        page = pressed(program, link)
        session = page.running.session
        assert not page.isHidden()
        if kind == SHOW:
            assert page.running.film.rolls
            shown(page)
            last = page.running.film.attempt
            assert session.moment.verdict.state != "legal" if last else session.match.moves
        else:
            course = tried(program)
            assert course.met, place
            assert page.lesson.done


def test_the_small_table_shows_a_rule_as_a_film_and_then_asks_the_player_to_apply_the_rule(program):
    page = followed(program, "3-4-5", SHOW, "3")
    assert page.lesson.sentence.text() == "On an empty table lay a word of exactly three letters."
    assert page.felt._announcer.said
    assert page.film_bar.isVisible()
    assert page.film_bar.close_film.isHidden()
    assert page.head.isHidden()
    page.lesson.on.click()
    assert page.lesson.sentence.text() == texts_of("en")["3-4-5"]["three"]
    assert page.game.moment.phase is not Phase.FILM
    page.lesson.on.click()
    assert page.film_bar.isVisible(), "and back to what is shown"


def test_a_film_of_a_refused_play_ends_with_the_refused_cards_and_the_reason(program):
    page = followed(program, "3-4-5", SHOW, "3-4-5-3")
    film = page.running.film
    assert len(page.running.session.match.moves) == 1
    assert film.last == 2
    film.go_to(2)
    assert film.at == 2
    assert page.film_bar.text.text() == "Refused: SKIRT must have exactly 4 letters."
    assert page.running.session.moment.verdict.state == "unfinished"
    film.step(-1)
    assert film.at == 1
    assert page.running.session.draft.is_empty


def test_the_player_can_try_an_example_of_the_rules_from_the_position_before_its_last_act(program):
    page = followed(program, "3-4-5", TRY, "3-4-5-1")
    assert page.running.session.seen.table[0].text == "SKIT"
    assert page.lesson.sentence.text() == caption_of(page_of("3-4-5") or "", "3-4-5-1")
    assert page.lesson.answer.text() == "How about SKIRT?"
    page.running.session.press("pass")
    assert "asks for something else" in page.lesson.answer.text()
    tried(program)
    assert page.lesson.on.text() == "Back to the rules"
    page.lesson.on.click()
    assert page.isHidden()
    assert program.reading.rules.view.hasFocus()


def test_tab_reaches_the_links_on_a_rules_page_and_enter_follows_a_link(program):
    window = reading(program, "3-4-5")
    window.view.setFocus()
    for _ in range(2):  # the first link leads to the page of rules that all games share
        QTest.keyClick(window.view, Qt.Key.Key_Tab)
    assert window.view.textCursor().selectedText().replace("\u00a0", " ") == "Show me"
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    page = program.reading.small.page()
    assert page.isVisible()
    assert page.focusWidget() is page.felt
    QTest.keyClick(page.felt, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert page.running.film.at == 1


def test_esc_on_the_small_table_first_takes_laid_cards_back_and_then_leads_back_to_the_rules_page(program):
    page = followed(program, "3-4-5", TRY, "3-4-5-1")
    page.running.session.gestures.type_letter("S")
    QTest.keyClick(page.felt, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert not page.game.moment.is_laying
    QTest.keyClick(page.felt, Qt.Key.Key_Escape)
    assert page.isHidden()
    assert page.running is None
    rules = program.reading.rules
    assert rules.isVisible()
    assert rules.view.hasFocus()


def test_after_a_film_or_a_reached_goal_on_the_small_table_esc_leads_back_to_the_rules_page(program):
    page = followed(program, "3-4-5", SHOW, "3")
    QTest.keyClick(page.felt, Qt.Key.Key_Escape)
    assert page.isHidden()
    page = pressed(program, f"{TRY}:3-4-5-1")
    tried(program)
    QTest.keyClick(page.lesson.on, Qt.Key.Key_Escape)
    assert page.isHidden()


def test_trying_a_rule_does_not_change_the_game_at_the_table_and_saves_nothing(program):
    program.new.deal("3-4-5", 1)
    running = program.table.running
    program.reading.show_rules_here()
    page = followed(program, "3-4-5", TRY, "3")
    tried(program)
    assert page.lesson.done
    assert program.table.running is running
    program.reading.rules.close()
    assert page.running is None
    assert not program.file.settings.learned
    program.leave_table()
    assert games_in(data_folder() / "finished") == []


def test_opening_another_rules_page_closes_the_small_table(program):
    page = followed(program, "3-4-5", SHOW, "3")
    program.reading.rules.read("5-up")
    assert page.isHidden()
    assert page.running is None


def test_the_small_table_is_in_the_current_language(program):
    page = followed(program, "3-4-5", SHOW, "3")
    program.file.change(language="de")
    QApplication.processEvents()
    page = program.reading.small.page()
    assert page.lesson.sentence.text() == "Leg auf den leeren Tisch ein Wort mit genau drei Buchstaben."


def test_beside_the_small_table_the_rules_page_hides_its_search_field_until_a_search_begins(program):
    followed(program, "positive-negative", SHOW, "3")
    window = program.reading.rules
    assert window.search.isHidden()
    window._to_search()
    assert window.search.isVisible()
    window.search.clear()
    program.reading.small.put_away()
    assert window.search.isVisible()


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_the_rules_page_and_the_small_table_beside_it_both_fit_into_the_window(program, size, text_size):
    program.window.resize(*size)
    program.file.change(text_size=text_size)
    window = reading(program, "split-run")
    alone = window.width()
    page = followed(program, "split-run", TRY, "4")
    assert window.width() <= max(size[0], alone)
    assert window.height() <= size[1]
    assert not window.view.isVisible() or window.view.horizontalScrollBar().maximum() == 0
    assert page.felt.height() > 120
    assert page.felt.width() > 300
    page.lesson.away.click()
    assert window.view.isVisible()
