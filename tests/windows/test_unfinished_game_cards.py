"""Tests the gallery's card of an unfinished game: it shows the table in miniature, the points of each player, and the
day."""

import os
from collections.abc import Callable
from datetime import date
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.library import opening
from app.library.loading import Loading
from app.library.rebuilding import replayed
from app.library.standing import table_lines
from app.program import unfinished_games
from app.program.application import Application
from app.windows.gallery.gallery import Gallery
from app.windows.gallery.waiting import CARDS, Unfinished
from engine.core.view import view
from engine.records.files import load
from tests.shots.windows import mid_play
from tests.windows.conftest import deal, settle
from tests.windows.test_table import first_act, lay


def left(program, game="split-run"):
    """Deals a game and leaves it after four moves; returns its session and the path of its record."""
    mid_play(program, game, moves=4)
    running = program.window.table.running
    running.autosave.wait()
    program.leave_table()
    return running.session, running.path


def card_of(program, qtbot, path):
    gallery = program.window.gallery
    qtbot.waitUntil(lambda: program.waiting.games._standings.get(path) is not None)
    card = gallery.strip.cards[path]
    return card.game, card.picture, card.facts, card.go_on


def test_the_gallery_card_of_an_unfinished_game_shows_its_words_and_scores_and_date(program, qtbot):
    session, path = left(program)
    game, table, facts, go_on = card_of(program, qtbot, path)
    words = [word.text for word in session.state.table]
    assert [line.upper() for line in game.table] == words[-3:]
    scores = [seat.score for seat in session.state.seats]
    assert any(scores)
    today = date.today()
    day = QLocale().toString(QDate(today.year, today.month, today.day), QLocale.FormatType.ShortFormat)
    told = ", ".join(f"{name} {score}" for name, score in zip(game.players, scores, strict=True))
    assert facts.text().startswith(told)
    assert facts.text().endswith(day)
    assert go_on.accessibleDescription() == facts.text().replace(" · ", ", ")
    assert not table.pixmap().isNull()


def test_a_setup_sheet_that_fills_the_window_does_not_give_the_unfinished_games_a_negative_size(program, qtbot):
    left(program)
    program.file.change(text_size=250)
    program.window.resize(900, 600)
    program.new.set_up("split-run")  # the test fails if Qt warns about a negative size
    qtbot.waitUntil(lambda: not program.window.gallery._column.isVisible())


def test_the_miniature_table_of_an_unfinished_game_is_repainted_for_a_new_mode_or_text_size(program, qtbot):
    _, path = left(program)
    _, table, _, _ = card_of(program, qtbot, path)
    before = table.pixmap().toImage()
    program.file.change(mode="light")
    assert table.pixmap().toImage() != before
    program.file.change(text_size=80)
    assert table.pixmap().width() < before.width()


@pytest.mark.parametrize("game", ["four-rows", "positive-negative", "full-deck", "pluck-it", "seeing-red"])
def test_the_card_of_an_unfinished_game_shows_only_what_every_bystander_may_see(program, qtbot, game):
    session, path = left(program, game)
    told, *_ = card_of(program, qtbot, path)
    seen = view(session.match.state, None)
    assert told.table == table_lines(seen)
    shown = {card.letters for word in seen.table for card in word.cards} | {card.letters for card in seen.row}
    assert set("".join(told.table).upper()) - set("#_") <= set("".join(shown))


def test_the_card_of_a_record_with_an_illegal_move_shows_an_empty_table(program, folders):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.autosave.wait()
    path = page.running.path
    assert replayed(path) is not None
    broken = folders / "broken.wordfelt"
    broken.write_text(path.read_text().replace("play ", "play QQ", 1))
    assert replayed(broken) is None
    assert replayed(folders / "none.wordfelt") is None


def test_scores_read_from_a_record_are_not_shown_if_the_record_has_been_replaced_in_the_meantime(program, qtbot):
    _, path = left(program)
    card_of(program, qtbot, path)
    known = program.waiting.games._standings[path]
    path.write_text('{"wordfelt": 1, "game": "first-base", "players": ["Ann"], "seed": 3, "moves": []}')
    os.utime(path, (1, 1))
    program.waiting.show()
    program.waiting.games._stood.emit(*known)
    assert program.window.gallery.strip.cards[path].game.scores == ()


def test_the_card_of_an_unfinished_game_without_scores_does_not_show_scores(program, qtbot):
    page = deal(program, "first-base")
    lay(page, first_act(page.running.session))
    page.running.autosave.wait()
    path = page.running.path
    program.leave_table()
    game, _, facts, _ = card_of(program, qtbot, path)
    assert game.scores == ()
    assert facts.text().split(" · ")[0] == ", ".join(game.players)


@pytest.fixture
def listed_early(monkeypatch):
    """Makes the program list the games in progress before the window is made, as it does on any disk that is not
    slow."""

    def begun(work: Callable[[], None]) -> Thread:
        thread = Thread(target=work)
        thread.start()
        thread.join()
        return thread

    monkeypatch.setattr("app.base.early.begun", begun)


@pytest.mark.usefixtures("listed_early")
def test_the_gallery_reserves_room_for_unfinished_games_when_it_is_first_painted(program, start, qtbot, monkeypatch):
    """A card that appears later must not move other widgets just as the player clicks on a tile."""
    _, path = left(program)
    card_of(program, qtbot, path)  # waits for the card, because otherwise the worker would be stopped with an open file
    program.close()
    tops, shown = list[int](), list[int]()
    monkeypatch.setattr(Application, "_after_first_paint", noting(tops, Application._after_first_paint))
    show = unfinished_games.UnfinishedGames._show_games

    def showing(games, *found):
        show(games, *found)
        shown.append(top_of(games._window.gallery))

    monkeypatch.setattr(unfinished_games.UnfinishedGames, "_show_games", showing)
    again = start()
    card_of(again, qtbot, path)
    assert tops[0] == shown[0]


def test_keys_pressed_before_the_unfinished_games_are_read_start_neither_a_game_nor_a_lesson(
    program, start, qtbot, monkeypatch
):
    """On a busy machine, reading the games takes seconds. If Tab skipped the room reserved for them, Space would begin
    a lesson."""
    _, path = left(program)
    card_of(program, qtbot, path)
    program.close()
    held: list[Callable[[], None]] = []
    with monkeypatch.context() as slow:
        slow.setattr(Loading, "when_ready", lambda loading, act: held.append(act))
        again = start()
    gallery = again.window.gallery
    again.window.activateWindow()
    gallery.list.setFocus()
    begun: list[object] = []
    for wanted in (gallery.lesson_wanted, gallery.resume_wanted, gallery.discard_wanted, gallery.deal_wanted):
        wanted.connect(begun.append)
    QTest.keyClick(gallery.list, Qt.Key.Key_Backtab)
    place = gallery.strip.place
    assert place is not None
    assert place.hasFocus()
    assert gallery.strip.rect().contains(place.mapTo(gallery.strip, place.rect().center()))
    QTest.keyClick(place, Qt.Key.Key_Space)
    assert gallery._announcer.said == place.text() == "The games are being read…"
    QTest.keyClick(place, Qt.Key.Key_Backtab)
    assert gallery.day.stops[-1].hasFocus()
    QTest.keyClick(gallery.start.stops[-1], Qt.Key.Key_Tab)
    assert place.hasFocus()
    for act in held:
        again.loading.when_ready(act)
    qtbot.waitUntil(lambda: bool(gallery.strip.cards))
    assert gallery.strip.cards[path].go_on.hasFocus()
    assert place.isHidden()
    assert not begun


def test_if_no_unfinished_game_can_be_read_the_focus_goes_from_the_reserved_room_to_the_list_of_games(program):
    gallery = program.window.gallery
    program.window.activateWindow()
    gallery.strip.keep_room()
    assert gallery.strip.place is not None
    gallery.strip.place.setFocus()
    gallery.show_unfinished([])
    assert gallery.strip.isHidden()
    assert gallery.list.hasFocus()


def top_of(gallery: Gallery) -> int:
    return gallery.list.mapTo(gallery, gallery.list.rect().topLeft()).y()


def noting(tops, real):
    def after_first_paint(program):
        one_there = isValid(program.window) and program.window.isVisible()
        if not tops and one_there:  # ignores a closed program, whose timer may fire once more
            tops.append(top_of(program.window.gallery))
        real(program)

    return after_first_paint


def test_the_gallery_does_not_reserve_room_if_there_are_no_unfinished_games(program):
    assert program.window.gallery.strip.isHidden()


def test_a_worker_thread_reads_the_unfinished_games_before_the_gallery_shows_their_cards(
    program, qtbot, monkeypatch, read_aside
):
    places = [left(program)[1] for _ in range(3)]
    qtbot.waitUntil(lambda: len(program.window.gallery.strip.games) == 3)
    readers: list[Thread] = []

    def loading(path):
        readers.append(current_thread())
        return load(path)

    monkeypatch.setattr(opening, "load", loading)
    for place in places:
        os.utime(place, (1, 1))
    program.waiting.show()
    assert main_thread() not in readers
    qtbot.waitUntil(lambda: all(game.day != places for game in program.window.gallery.strip.games) and len(readers) > 2)
    assert {game.path for game in program.window.gallery.strip.games} == set(places)
    assert main_thread() not in readers


def waiting(count):
    return [Unfinished(Path(f"{number}.wordfelt"), "ow", ("Ann", "Bo"), number) for number in range(count)]


def laid(gallery):
    """The gallery's cards of the games in progress, from left to right."""
    line = gallery.strip._line
    return [line.itemAt(number).widget() for number in range(line.count() - 1)]


def test_if_hundreds_of_games_are_unfinished_the_gallery_builds_only_the_cards_near_the_visible_ones(program, qtbot):
    gallery, games = program.window.gallery, waiting(100)
    gallery.show_unfinished(games)
    settle(program)
    assert [card.isVisible() for card in laid(gallery)] == [True] * CARDS
    bar = gallery.strip.horizontalScrollBar()
    while len(laid(gallery)) < len(games):
        before = len(laid(gallery))
        bar.setValue(bar.maximum())
        settle(program)
        assert len(laid(gallery)) > before
    assert laid(gallery) == list(gallery.strip.cards.values())
    stop = gallery.strip.cards[games[-1].path].go_on
    stops: list[QWidget] = []
    while stop is not gallery.list and len(stops) < 9:
        stop = stop.nextInFocusChain()
        stops += [stop] if stop.focusPolicy() & Qt.FocusPolicy.TabFocus else []
    assert stops == [stops[0], gallery.list], "after the last card Tab reaches its cross and then the list"


def test_the_scroll_bar_does_not_cover_cards_of_unfinished_games_at_any_text_size_or_window_size(program, qtbot):
    strip = program.window.gallery.strip
    games = [Unfinished(Path(f"/{number}"), "split-run", ("Ann", "Ben"), number) for number in range(3)]
    for size, text_size in (((1280, 800), 250), ((1280, 800), 150), ((900, 600), 100)):
        program.file.change(text_size=text_size)
        program.window.resize(*size)
        strip.show_games([])
        strip.show_games(games)
        settle(program)
        bar = strip.horizontalScrollBar()
        assert bar.maximum() > 0
        needed = [max(card.heightForWidth(card.width()), card.sizeHint().height()) for card in strip.cards.values()]
        assert strip.viewport().height() >= max(needed)


def test_listing_the_unfinished_games_again_keeps_the_cards_of_unchanged_games(program, qtbot):
    gallery, games = program.window.gallery, waiting(3)
    gallery.show_unfinished(games)
    first, second, third = laid(gallery)
    gallery.strip.show_standing(games[1].path, ("CAT",), (3, 4))
    told = gallery.strip.cards[games[1].path].facts.text()
    gallery.show_unfinished([games[2], games[1], games[0]._replace(moves=9)])
    assert laid(gallery) == [third, second, first]
    assert gallery.strip.cards[games[1].path].facts.text() == told
    assert "9 move" in gallery.strip.cards[games[0].path].facts.text()
    gallery.show_unfinished(games[:1])
    assert laid(gallery) == [first]
