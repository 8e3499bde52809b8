"""Tests the film of a game, which shows the acts of the game one after another at the table: its bar, its keys and its
announcements."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionSlider

from app.base.settings import Settings
from app.session.phase import Phase
from app.windows.widgets.colours import colours_of
from app.windows.widgets.style_sheet import _sheet
from engine.core.view import ALL
from tests.windows.conftest import deal
from tests.windows.test_table import first_act, lay

OLD = Path(__file__).parents[1] / "records" / "old"


@pytest.fixture
def page(start, qtbot):
    """The page of a finished game whose film is open."""
    return page_of_film(start, qtbot)


def page_of_film(start, qtbot, **settings):
    program = start(OLD / "split-run.wordfelt", **settings)
    qtbot.waitUntil(lambda: program.window.table is not None and program.window.table.running is not None)
    page = program.window.table
    page.final.foot.film.click()
    page.running.film.halt()
    return page


def last_announcement(page) -> str:
    return str(page.felt._announcer.said)


def test_a_button_of_the_final_page_opens_the_film_at_the_beginning_of_the_game(page):
    assert page.stage.shows_felt
    assert page.film_bar.isVisible()
    assert not page.foot.isVisible()
    assert page.running.film.at == 0


def test_one_click_on_the_play_button_starts_a_film_and_the_next_click_stops_it(page):
    page.film_bar.play.click()
    assert page.running.film.rolls
    assert page.film_bar.play.accessibleName() == "Stop the film"
    page.film_bar.play.click()
    assert not page.running.film.rolls


def test_a_film_that_was_started_runs_to_its_end(page, qtbot, monkeypatch):
    monkeypatch.setattr("app.session.film.film.REST_MS", 0)
    film = page.running.film
    film.roll()
    qtbot.waitUntil(lambda: film.at == film.last and not film.rolls, timeout=20_000)
    assert page.film_bar.isVisible()


def test_the_buttons_of_a_film_go_to_the_next_or_previous_act_and_to_the_next_or_previous_turn(page):
    bar, film = page.film_bar, page.running.film
    bar.on.click()
    assert film.at == 1
    bar.end.click()
    assert film.at == film.turns[2]
    bar.start.click()
    bar.back.click()
    assert film.at == 0
    assert not bar.back.isEnabled()


@pytest.mark.parametrize(
    ("keys", "to"), [("Alt+Right", 4), ("Alt+Left", 2), ("Alt+PgDown", 4), ("Alt+PgUp", 2), ("Ctrl+P", 3)]
)
def test_the_keys_of_a_film_have_the_same_effects_as_its_buttons(page, keys, to, qtbot):
    page.running.film.go_to(3)
    page.window().activateWindow()
    qtbot.waitUntil(page.window().isActiveWindow)
    QTest.keySequence(page.window(), keys)
    assert page.running.film.at == to
    assert page.running.film.rolls == (keys == "Ctrl+P")


def test_mouse_and_keys_can_move_the_slider_of_a_film_to_any_act(page):
    bar, film = page.film_bar, page.running.film
    middle = bar.slider.rect().center()
    QTest.mouseClick(bar.slider, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(film.at - film.last // 2) <= 1
    at = film.at
    QTest.keyClick(bar.slider, Qt.Key.Key_Right)
    assert film.at == at + 1
    assert bar.slider.value() == film.at


@pytest.mark.parametrize("text_size", [100, 250])
def test_a_press_on_the_middle_of_the_sliders_handle_does_not_change_the_shown_act(start, qtbot, text_size):
    """The test also checks that the marks above the slider are exactly above the middle of the handle."""
    page = page_of_film(start, qtbot, text_size=text_size)
    slider, film = page.film_bar.slider, page.running.film
    whole, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
    for index in (0, film.last // 2, film.last):
        film.go_to(index)
        handle = slider.style().subControlRect(whole, option_of(slider), part, slider)
        span, begin = slider._span()
        assert abs(begin + span * index / film.last - handle.center().x()) <= 1
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=handle.center())
        assert film.at == index


def option_of(slider):
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    return option


def test_a_film_announces_each_act_and_remarks_such_as_one_of_the_best_words(page):
    session = page.running.session
    page.running.film.go_to(3)
    line = next(line for line in session.moment.history if line.index == 3)
    assert all(word in last_announcement(page) for word in line.words)
    assert "3 of 28" in page.film_bar.text.text()
    page.running.film.go_to(max(session.moment.history, key=lambda line: line.points).index)
    assert "One of the best words." in last_announcement(page)


def test_a_film_shows_the_game_as_the_chosen_player_saw_it(page):
    box = page.film_bar.eyes
    page.running.film.go_to(5)
    for eyes in (ALL, 2):
        place = box.findData(eyes)
        box.setCurrentIndex(place)
        box.activated.emit(place)
        faces = [card.face for card in page.game.moment.seen.seats[1].hand]
        assert all(faces) == (eyes == ALL)
    assert page.game.moment.viewer == 2


def test_escape_closes_a_film_and_shows_the_final_page_again(page):
    page.felt.setFocus()
    QTest.keyClick(page.felt, Qt.Key.Key_Escape)
    assert not page.film_bar.isVisible()
    assert page.shows_end
    assert page.game.moment.back is None


def test_a_film_opened_from_the_history_leads_back_to_the_final_page_when_it_closes(page):
    page.film_bar.close_film.click()
    page.head.result.click()
    assert page.shows_end
    page.running.session.look_at(1)
    assert page.stage.shows_felt
    assert page.film_bar.isVisible()
    page.film_bar.close_film.click()
    assert page.shows_end
    assert not (page.film_bar.isVisible() or page.foot.isVisible())


def test_closing_a_film_leads_back_to_the_page_from_which_it_was_opened(page):
    page.film_bar.close_film.click()
    page.head.result.click()
    page.final.foot.film.click()
    assert page.stage.shows_felt
    page.film_bar.close_film.click()
    assert page.shows_end
    page.final.foot.table.click()
    page.game.play_film()
    page.film_bar.close_film.click()
    assert page.stage.shows_felt
    assert not page.film_bar.isVisible()


def test_a_faster_film_also_moves_the_cards_faster(page, start):
    page.obey(replace(page._settings, motion="normal"))
    place = page.film_bar.speed.findText("× 2")
    page.film_bar.speed.activated.emit(place)
    page.running.film.step(1)
    assert page.felt.cloth.animator.factor == 0.5
    page.film_bar.close_film.click()
    assert page.felt.cloth.animator.factor == 1.0


def test_the_felt_does_not_move_or_change_its_size_while_a_film_goes_from_act_to_act(page):
    heights = set()
    for index in range(page.running.film.last + 1):
        page.running.film.go_to(index)
        heights.add(page.felt.height())
    assert len(heights) == 1


def test_on_a_large_screen_the_texts_of_films_and_lessons_are_larger_like_all_other_texts():
    def letters(size, wished):
        sheet = _sheet(colours_of(Settings()), size, wished)
        (found,) = re.findall(r"FilmBar QLabel#heading, LessonBar QLabel#heading \{ font-size: (\d+)px", sheet)
        return int(found)

    assert letters(28, 14) == 2 * letters(14, 14)
    assert letters(35, 35) == 35, "letters of the size that the player chose are large enough"


def test_looking_back_in_an_unfinished_game_shows_its_earlier_acts_as_a_film(program):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.lift_curtain()
    page.history.setCurrentRow(0)
    page.running.session.look_at(0)
    assert page.film_bar.isVisible()
    assert not page.film_bar.eyes.isVisible()
    assert not page.film_bar.go_on.isVisible()
    page.film_bar.on.click()
    assert not page.film_bar.isVisible(), "at the last position the game goes on"
    assert page.foot.isVisible()


def test_a_menu_entry_starts_the_film_of_a_game_and_the_pause_command_stops_the_film(page):
    page.film_bar.close_film.click()
    assert "film" not in page.game.why_not()
    assert page.game.why_not()["pause"] == "The game is over."
    page.window().asked.emit("film")
    assert page.running.film.rolls
    assert "pause" not in page.game.why_not()
    page.window().asked.emit("pause")
    assert not page.running.film.rolls


def test_the_film_module_is_loaded_only_when_a_player_opens_a_film(program):
    """The test starts a new program, because other tests load the module of the film."""
    import subprocess
    import sys

    code = (
        "import sys, app.windows.table.table_with_game, app.session.running_game, app.program.application\n"
        "print([name for name in sys.modules if 'film' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_history_highlights_the_line_of_the_act_that_the_film_shows(page):
    for index in (0, 3, 7):
        page.running.film.go_to(index)
        row = page.history.currentRow()
        assert (page.history._lines[row].index if row >= 0 else 0) == index
        assert page.running.film.at == index


def test_the_clock_keeps_running_while_a_player_looks_at_earlier_acts(program):
    """If the clock stopped, a player could gain time to think by looking at earlier acts."""
    from tests.windows.conftest import people

    setting = people("split-run")
    program.file.change(games={"split-run": type(setting)(setting.seats, options={"seconds": 60})}, motion="normal")
    program.new.deal("split-run", 7)
    page = program.window.table
    page.felt.finish_motion()
    session = page.running.session
    session.lift_curtain()
    lay(page, first_act(session))
    page.felt.finish_motion()
    session.lift_curtain()
    page.running.session.press("pass")
    page.felt.finish_motion()
    session.lift_curtain()
    assert page.running.clock.running
    page.running.film.go_to(0)
    page.running.film.step(1)
    assert page.felt.performing
    assert not page.running.held
    assert page.running.clock.running


def test_the_rack_does_not_show_buttons_while_a_film_runs(program):
    page = deal(program, "split-run", seed=7)
    page.running.session.submit(first_act(page.running.session))
    page.running.session.lift_curtain()
    assert all(button.isVisible() for button in page.rack.stops)
    page.game.play_film()
    assert page.game.moment.phase is Phase.FILM
    assert not any(button.isVisible() for button in page.rack.stops)
    page.film_bar.close_film.click()
    assert all(button.isVisible() for button in page.rack.stops)
