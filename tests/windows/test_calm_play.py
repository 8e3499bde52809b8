"""Tests calm play, a mode in which no page compares scores and which one command turns on and off."""

from dataclasses import replace
from pathlib import Path

from app.base.settings import Settings
from app.library.finished import FinishedGame
from app.library.people import Person
from app.library.results import PlayerResult, Result
from app.windows.sheets.evening_page import evening_html
from app.windows.sheets.statistics_page import columns
from app.windows.widgets.colours import COLOURS, colours_of
from tests.windows.conftest import deal, settle
from tests.windows.test_table import first_act


def results():
    part = PlayerResult(
        "Ann", False, 12, won=True, person="a", look="first", best="KIT", points=7, longest="KIT", turns=2
    )
    other = PlayerResult("Bo", True, 3)
    return [
        Result(str(number), "turnover", "2026-11-20", "finished", (part, other), unit="points") for number in (1, 2)
    ]


def test_the_calm_play_command_turns_calm_play_on_and_off(program):
    page = deal(program, "split-run", seed=7)
    for calm in (True, False):
        program._asked("calm")
        assert program.file.settings.calm == calm
        assert page.running.session.outlook.calm == calm


def test_calm_play_does_not_show_red_text_in_any_colour_mode():
    for mode, colours in COLOURS.items():
        usual = Settings(mode=mode, felt="green")
        assert colours_of(usual).bad == colours.bad
        assert colours_of(replace(usual, calm=True)).bad == colours.ink


def test_the_final_page_of_a_game_in_calm_play_does_not_name_a_winner_or_a_rank(program):
    program.file.change(calm=True)
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    session.submit(first_act(session))
    session.resign(0)
    settle(program)
    final = page.final
    assert final.title.text() == "The game is over."
    shown = [final.ranking.itemAt(number).widget().text() for number in range(final.ranking.count())]
    assert not [text for text in shown if "★" in text or "1." in text or "2." in text]
    for part in (final.curve, final.decided, final.comfort, final.records):
        assert part.isHidden()


def test_in_calm_play_the_statistics_show_only_games_and_words(program):
    program.people.file.change(lambda people: (Person("a", "Ann"),))
    program.counting.results.add_all(results())
    program._asked("statistics")
    page = program.window.statistics
    shown = {number for number in range(len(columns())) if not page.grid.isColumnHidden(number)}
    assert shown == set(range(len(columns())))
    assert "won" in page.sums.text()
    program.file.change(calm=True)
    titles = {columns()[number].title for number in range(len(columns())) if not page.grid.isColumnHidden(number)}
    assert titles == {"Game", "Played", "Longest word", "Hints", "Broken off", "Not counted"}
    assert "won" not in page.sums.text()
    assert not page.tabs.isTabVisible(0)


def test_in_calm_play_the_evening_page_does_not_name_a_leader():
    from app.library.evening import Evening

    evening = Evening("2026-11-20")
    assert "In the lead" in evening_html(evening, results(), "wins")
    calm = evening_html(evening, results(), "")
    assert not [text for text in ("In the lead", "Games won", "★") if text in calm]


def test_the_list_of_finished_games_hides_winners_as_soon_as_calm_play_is_on(program, monkeypatch):
    game = FinishedGame(Path("x.wordfelt"), results()[0])
    # replaces the worker's task by one that does nothing, because the file of the listed game does not exist
    monkeypatch.setattr(program.finished, "_begin", lambda **_: None)
    program.finished._games.append(game)
    program.finished.show()
    page = program.window.finished
    assert not page._shown[game.path].calm
    program.file.change(calm=True)
    assert page._shown[game.path].calm
