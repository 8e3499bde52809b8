"""Tests the page of finished games, and games that continue from a position of a finished game."""

import json
import shutil
import time
from dataclasses import replace
from pathlib import Path

import pytest

from app.library import game_files
from app.library.finished import FinishedGame
from app.library.results import PlayerResult, Result
from app.windows.sheets.finished_page import spoken, text_of, tile_of
from app.windows.sheets.put_away_games import PutAwayGames
from app.windows.widgets.list_page import SHOWN
from engine.records.record import read_record
from tests.windows.conftest import deal, people, settle
from tests.windows.test_list_page import shown
from tests.windows.test_table import first_act, lay

ANN = (PlayerResult("Ann", score=42, won=True, best="QUIZ", points=24, person="a"),)
OLD = Path(__file__).parents[1] / "records" / "old"


@pytest.fixture
def shelf(folders) -> Path:
    folder: Path = folders / "data" / "finished"
    folder.mkdir(parents=True)
    for game in ("starter", "split-run", "take-6"):
        shutil.copy(OLD / f"{game}.wordfelt", folder)
    return folder


@pytest.fixture
def program(shelf, start):
    return start()


@pytest.fixture
def page(program, qtbot):
    """The page of finished games, once it lists all three games on the disk."""
    program.window.asked.emit("finished")
    page = program.window.finished
    qtbot.waitUntil(lambda: page.list.count() == 3 and not page.games.reads, timeout=20_000)
    return page


def choose(page, game: str) -> None:
    rows = range(page.list.count())
    page.list.setCurrentRow(next(row for row in rows if page.list.item(row).text().startswith(game)))


def test_the_finished_games_page_shows_the_date_players_scores_and_best_word_of_each_game():
    parts = (
        PlayerResult("Ann", score=42, won=True, best="QUIZ", points=24),
        PlayerResult("Ben", score=-3, best="CAT", points=5),
    )
    game = FinishedGame(Path("x.wordfelt"), Result("x", "split-run", "2026-11-20", "finished", parts))
    said = text_of(game)
    assert said.splitlines()[0].startswith("Split Run · ")
    assert "Ann 42 ★, Ben −3 · best play: QUIZ +24" in said
    assert spoken(said).endswith(". Ann 42, winner, Ben −3, best play: QUIZ +24")
    assert "·" not in spoken(said)
    calm = replace(game, calm=True)
    assert "Ann 42, Ben −3 · best play: QUIZ +24" in text_of(calm)
    assert "★" not in str(tile_of(calm))
    assert "★" in str(tile_of(game))


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (("5-to-5", "points", (40, True), (32, False)), "5 to 5 · {day}\nAnn 40 ★, Ben 32"),
        (
            ("5-to-5", "nothing", (0, True), (0, False), {"variations": ("Knockout",)}),
            "5 to 5 · Knockout · {day}\nAnn ★, Ben",
        ),
        (
            ("four-rows", "cards-left", (0, True), (-3, False)),
            "Four Rows · {day}\nAnn 0 cards left ★, Ben 3 cards left",
        ),
        (("take-6", "cards", (12, True), (1, False)), "Take 6 · {day}\nAnn 12 cards ★, Ben 1 card"),
        (("first-base", "nothing", (0, False), {"left": 7}), "First Base · {day}\nAnn 7 cards left"),
        (
            ("full-deck", "cards", (17, False, 1), (20, True, 1), {"decider": "starter"}),
            "Full Deck · {day}\nAnn 1 game won · Starter: 17 cards, Ben 1 game won · Starter: 20 cards ★",
        ),
        (
            ("full-deck", "match", (2, True, 2), (0, False, 0), {"variations": ("Match of two games",)}),
            "Full Deck · Match of two games · {day}\nAnn 2 games won ★, Ben 0 games won",
        ),
    ],
)
def test_the_finished_games_page_lists_each_games_scores_in_the_unit_that_the_game_counts(program, result, told):
    game, unit, *seats = result
    more = seats.pop() if isinstance(seats[-1], dict) else {}
    parts = tuple(
        [
            PlayerResult(name, score=score, won=won, games=games[0] if games else None)
            for name, (score, won, *games) in zip(("Ann", "Ben"), seats, strict=False)
        ]
    )
    found = Result("x", game, "2026-11-20", "finished", parts, unit=unit, **more)
    day = text_of(FinishedGame(Path("x"), found)).partition("\n")[0].rpartition(" · ")[2]
    assert text_of(FinishedGame(Path("x"), found)) == told.format(day=day)


def test_the_finished_games_page_marks_players_who_resigned():
    parts = (PlayerResult("Ann", score=4, won=True), PlayerResult("Ben", score=9, resigned=True))
    game = FinishedGame(Path("x"), Result("x", "split-run", "2026-11-20", "resigned", parts, unit="points"))
    assert text_of(game).endswith("\nAnn 4 ★, Ben 9 (resigned)")


def test_finished_games_without_a_saved_result_are_read_from_their_records(page):
    assert sorted(text.partition(" · ")[0] for text in shown(page.games)) == ["Split Run", "Starter", "Take 6"]


def test_the_finished_games_page_and_its_list_have_different_spoken_names_and_the_back_button_has_no_arrow(page):
    assert page.list.accessibleName() not in ("", page.accessibleName())
    assert page.back.accessibleName() == "Back"


def test_the_finished_games_page_lists_the_game_just_played_first(program, page, qtbot):
    table = deal(program, "split-run", seed=7)
    lay(table, first_act(table.running.session))
    table.running.session.lift_curtain()
    table.running.session.resign(1)
    program.counting._worker.do(time.sleep, 0.05)
    program.leave_table()
    program.counting.settle()  # waits until the result is written; the record is moved to the finished games only later
    program.window.gallery.finished.click()
    page = program.window.finished
    assert page.list.count(), "the list shows games at once, although others may still be read"
    qtbot.waitUntil(lambda: page.list.count() == 4 and "Ben" in page.list.item(0).text())


def test_a_search_in_the_finished_games_shows_the_games_that_contain_all_searched_words(page):
    page.search.setText("run ann")
    assert [text.partition(" · ")[0] for text in shown(page.games)] == ["Split Run"]
    assert page.games.chosen[0].name == "split-run.wordfelt"
    page.search.setText("nobody")
    assert not page.games.chosen
    assert not page.games.buttons["film"].isEnabled()
    assert page.games.nothing.text() == "No game fits this search."


def test_finished_games_can_be_filtered_by_game_person_and_outcome(page):
    assert [page.game.itemText(n) for n in range(page.game.count())] == ["All games", "Split Run", "Starter", "Take 6"]
    page.game.setCurrentIndex(page.game.findText("Take 6"))
    assert [text.partition(" · ")[0] for text in shown(page.games)] == ["Take 6"]
    page.won.setCurrentIndex(page.won.findData("lost"))
    before = shown(page.games)
    page.won.setCurrentIndex(page.won.findData("won"))
    assert len(before) + len(shown(page.games)) == 1
    page.game.setCurrentIndex(0)
    page.won.setCurrentIndex(0)
    page.person.setCurrentIndex(1)
    assert all(page.person.currentText() in text for text in shown(page.games))
    assert page.games.nothing.isHidden()


def test_finished_games_are_read_by_a_worker_and_not_by_the_windows_thread(program, page, qtbot, monkeypatch):
    import threading

    here: list[bool] = []

    def noted(*given):
        here.append(threading.current_thread() is threading.main_thread())
        return game_files.games_in(*given)

    def forbidden(*given):
        pytest.fail(f"{given} is read")

    page.left.emit()
    monkeypatch.setattr("app.program.finished_games.games_in", noted)
    with monkeypatch.context() as opening:
        opening.setattr("app.base.json_file.content_of", forbidden)
        program.finished.show()
    assert program.window.finished.list.count() == 3, "the games listed last show at once"
    qtbot.waitUntil(lambda: not program.window.finished.games.reads)
    assert here == [False]


def test_an_idle_program_lists_finished_games_in_advance_without_replaying_a_record(program, shelf, qtbot, monkeypatch):
    replayed: list[Path] = []
    monkeypatch.setattr("app.library.rebuilding.finished_match", replayed.append)
    (shelf / "split-run.wordfelt").touch()
    program.counting.results.add(
        Result("split-run.wordfelt", "split-run", "2026-11-20", "finished", ANN, unit="points")
    )
    program.finished.list_ahead()
    qtbot.waitUntil(lambda: bool(program.finished._games))
    assert not replayed
    program.finished.show()
    assert program.window.finished.list.count() == 1, "a game listed in advance shows at once"
    qtbot.waitUntil(lambda: len(replayed) == 2)


def test_listing_the_finished_games_again_changes_only_the_rows_whose_games_have_changed(page):
    games = list(page._shown.values())
    page.list.setCurrentRow(1)
    chosen = page.games.chosen
    page.renew([*games], reading=False)
    assert page.games.chosen == chosen
    later = replace(games[0], result=replace(games[0].result, day="2099-01-01"))
    page.renew([later, *games[1:]], reading=False)
    assert page.list.count() == 3
    assert page.list.item(0).data(SHOWN) == later
    page.renew(games[1:], reading=False)
    assert page.list.count() == 2


def test_enter_opens_the_film_of_the_chosen_game_and_does_not_change_its_file(program, page, shelf):
    choose(page, "Take 6")
    before = (shelf / "take-6.wordfelt").read_bytes()
    page.list.activated.emit(page.list.currentIndex())
    table = program.window.table
    assert table.running.film.rolls
    assert table.film_bar.isVisible()
    program.leave_table()
    assert (shelf / "take-6.wordfelt").read_bytes() == before
    assert len(list(shelf.iterdir())) == 3
    assert not list((shelf.parent / "games").glob("*.wordfelt"))


def test_the_coach_reviews_a_finished_game_turn_by_turn(program, page):
    choose(page, "Starter")
    page.games.buttons["turns"].click()
    assert program.window.table.coach.begun


def test_a_button_of_the_finished_games_deals_the_same_cards_to_the_same_players_again(program, page, shelf):
    choose(page, "Split Run")
    page.games.buttons["again"].click()
    running = program.window.table.running
    old = read_record((shelf / "split-run.wordfelt").read_text("utf-8"))
    assert running.session.match.header.seed == old.header.seed
    assert running.session.names == tuple([player.name for player in old.header.players])
    assert not running.session.state.over
    assert not running.record.moves
    assert not running.record.branches


def test_the_player_can_restore_a_game_that_was_put_away_to_the_finished_games(program, page, shelf):
    choose(page, "Starter")
    page.games.buttons["away"].click()
    away = shelf.parent / "put-away" / "starter.wordfelt"
    assert away.exists()
    assert page.list.count() == 2
    program.window.asked.emit("kept")
    (sheet,) = program.window.findChildren(PutAwayGames)
    sheet.back_wanted.emit(away)
    assert (shelf / "starter.wordfelt").exists()
    assert sheet.games.note.said == "The game is among the finished games again."


def test_escape_leads_from_the_finished_games_page_back_to_the_gallery(program, page, qtbot):
    from PySide6.QtCore import Qt

    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is program.window.gallery


def test_the_page_lists_hundreds_of_finished_games_without_delay(program, shelf, qtbot, monkeypatch):
    """The page shows the games before the worker has replayed the first record."""
    import threading

    free = threading.Event()
    monkeypatch.setattr("app.library.rebuilding.finished_match", lambda place: free.wait(20) and None)
    for number in range(300):
        shutil.copy(OLD / "starter.wordfelt", shelf / f"starter-{number}.wordfelt")
    program.finished.show()
    assert program.window.finished.games.nothing.text() == "The games are being read…"
    free.set()
    qtbot.waitUntil(lambda: not program.window.finished.games.reads, timeout=20_000)


# ---- a new game from the middle of an old one


@pytest.fixture
def film(program, page):
    choose(page, "Split Run")
    page.games.buttons["film"].click()
    table = program.window.table
    table.running.film.go_to(9)
    return table


def test_a_game_played_on_from_a_film_keeps_the_old_moves_as_a_branch_in_its_file(film, shelf):
    old = read_record((shelf / "split-run.wordfelt").read_text("utf-8"))
    film.film_bar.go_on.click()
    running = film.running
    assert not running.session.state.over
    assert len(running.session.match.moves) == 9
    running.session.lift_curtain()
    running.session.press("pass")
    running.autosave.wait()
    saved = read_record(running.path.read_text("utf-8"))
    assert saved.moves[:9] == old.moves[:9]
    assert len(saved.moves) > 9
    assert saved.along((1,)).moves == old.moves
    assert (shelf / "split-run.wordfelt").exists(), "the old game stays what it was"


def test_undoing_moves_before_the_branch_with_the_old_moves_does_not_shorten_the_branch(start, folders, qtbot):
    program = start()
    program.file.change(games={"turnover": people("turnover", 1)})
    page = deal(program, "turnover", seed=3, alone=True)
    session = page.running.session
    for _ in range(3):
        lay(page, first_act(session))
    page.running.autosave.wait()
    text = page.running.path.read_text("utf-8")
    whole = [line.do for line in read_record(text).moves]
    page.running.session.resign(0)
    page.game.play_film()
    page.running.film.go_to(2)
    page.film_bar.go_on.click()
    page.running.session.undo()
    page.running.autosave.wait()
    saved = read_record(page.running.path.read_text("utf-8"))
    assert [line.do for line in saved.moves] == whole[:1]
    assert [line.do for line in saved.along((1,)).moves][:3] == whole


def test_the_page_compares_two_branches_of_a_game_side_by_side(film, program):
    assert not film.film_bar.compare.isVisible(), "a game without branches has nothing to compare"
    film.film_bar.go_on.click()
    film.running.session.lift_curtain()
    film.running.session.press("pass")
    film.running.autosave.wait()
    film.running.session.look_at(5)
    assert film.film_bar.compare.isVisible()
    film.film_bar.compare.click()
    from app.windows.table.two_lines import TwoLines

    dialog = program.window.findChild(TwoLines)
    rows = [[dialog.grid.item(row, column).text() for column in range(3)] for row in range(dialog.grid.rowCount())]
    row = dialog.grid.currentRow()
    assert row >= 9
    assert all(here == there for _, here, there in rows[:row])
    assert rows[row][1] != rows[row][2]
    assert rows[-1][1] == ""
    assert not dialog.curve.isHidden()
    dialog.resize(dialog.width(), 10 * dialog.fontMetrics().height())
    assert dialog.curve.isHidden(), "in a short window only the list of words has room"
    assert json.loads(film.running.path.read_text("utf-8"))["branches"][0]["at"] == 9
    dialog.reject()


def test_after_a_change_of_language_the_finished_games_are_listed_again_and_one_can_be_continued(program, page, qtbot):
    before = sorted(shown(page.games))
    program.file.change(language="de")
    qtbot.waitUntil(lambda: program.window.finished not in (page, None) and not program.window.finished.games.reads)
    anew = program.window.finished
    assert program.window.pages.currentWidget() is anew
    assert anew.back.text() == "‹ Zurück"
    assert sorted(line.partition(" · ")[0] for line in shown(anew.games)) == [
        line.partition(" · ")[0] for line in before
    ]
    anew.back.click()
    assert program.window.pages.currentWidget() is program.window.gallery


def test_an_empty_finished_games_page_shows_a_sentence_and_hides_the_buttons_for_games(start, qtbot):
    program = start()
    program.window.asked.emit("finished")
    page = program.window.finished
    qtbot.waitUntil(lambda: "film" in page.games.nothing.text())
    assert not any(button.isVisible() for button in (*page.games.buttons.values(), page.search))


@pytest.mark.parametrize("language", ["en", "de"])
def test_with_large_letters_the_page_hides_its_title_to_make_room_for_the_search(program, page, language):
    program.window.resize(900, 600)
    program.file.change(text_size=250, language=language)
    settle(program)
    page = program.window.finished  # gets the page again, because another language rebuilds it
    hint = page.search.fontMetrics().horizontalAdvance(page.search.placeholderText())
    assert page.search.width() >= hint + page.search.fontMetrics().height()
    assert page.title.isHidden() or page.title.width() >= page.title.sizeHint().width()
    program.window.resize(1280, 800)
    program.file.change(text_size=100)
    settle(program)
    assert page.title.isVisible()


@pytest.mark.parametrize("language", ["fr", "es"])
def test_with_large_letters_no_button_of_the_finished_games_page_is_cut_off(program, page, language):
    program.window.resize(900, 600)
    program.file.change(text_size=250, language=language)
    settle(program)
    page = program.window.finished  # gets the page again, because another language rebuilds it
    page.list.setCurrentRow(0)
    settle(program)
    for button in page.games.buttons.values():
        assert button.isVisible()
        assert button.width() >= button.sizeHint().width(), button.text()
