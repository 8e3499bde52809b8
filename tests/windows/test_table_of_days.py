"""Tests the table of the day: a solo deal, five puzzles (called finds) and a duel against the computer, new every day.

The day tile in the gallery and the day sheet open them; the sheet also shows earlier days and shares results.
"""

import json
import shutil
from datetime import date, timedelta
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from app.base.settings import SeatSetting
from app.felt import cards
from app.library.done_today import FIRST_DAY, deal_key, duel_key
from app.library.found_plays import FoundPlay
from app.library.made_days import DayFile, place_of_day
from app.library.people import changed, met
from app.library.seen_deals import deal_of
from app.library.tonight import Tonight
from app.program.table_of_days import TableOfDays
from app.session.meanings import Meaning
from app.windows.record_files import LAST
from app.windows.scanning.spots import key_of
from app.windows.sheets.day_sheet import DaySheet
from app.windows.sheets.day_texts import date_text, shared_text
from engine.core.oracle import legal_moves
from engine.days.day_form import DayForm
from engine.records.declaring import fitted
from tests.days.record import DATE, GOLDEN
from tests.windows.conftest import settle
from tests.windows.test_scanning import pick_place, pick_place_with_one_switch, scanning

MAKE = TableOfDays._make
TODAY = date.fromisoformat(DATE)
YESTERDAY = (TODAY - timedelta(1)).isoformat()


@pytest.fixture(autouse=True)
def nobody_makes_any_day(monkeypatch):
    """Replaces the making of a day's table, which takes many seconds; returns the dates for which the program wanted to
    make one.

    The table of `DATE`, the day of these tests, is read from a file.
    """
    made: list[str] = []
    monkeypatch.setattr("app.program.table_of_days.TableOfDays._make", lambda days, day: made.append(day))
    return made


@pytest.fixture
def days(program, monkeypatch, qtbot):
    monkeypatch.setattr(program, "today", lambda: TODAY)
    place = place_of_day(DATE)
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(GOLDEN, place)
    program.file.change(start_here=False)
    known(program)
    qtbot.waitUntil(lambda: program.days.day(DATE) is not None, timeout=20_000)
    return program.days


def known(program) -> None:
    """Waits until the program has read the results of all finished games."""
    program.days.show()
    program.counting.settle()
    settle(program)
    program.counting.wait()
    settle(program)
    read(program)


def read(program) -> None:
    """Waits until the program has read the file with the table of the day."""
    program.settle()
    settle(program)


def sheet_of(program) -> DaySheet:
    sheet = program.window.gallery.sheet
    assert isinstance(sheet, DaySheet)
    return sheet


def lower_play(puzzle):
    """A legal play in the position of the daily puzzle that scores fewer points than the best play."""
    moves = legal_moves(puzzle.match.house, puzzle.match.state, puzzle.learner)
    return next(act for act, legal in moves if act.verb == "play" and 0 < legal.points < puzzle.find.points)


def test_the_day_tile_lists_the_solo_game_and_the_five_puzzles_and_the_duel(program, days):
    tile = program.window.gallery.day
    texts = [place.text().replace("\n", " ") for place in tile.places.values()]
    assert texts == ["Deal for one First Base", "Finds 0 / 5", "Duel Split Run"]
    assert tile.places["finds"].accessibleName() == "Finds: 0 / 5"


def test_a_worker_thread_reads_and_writes_the_table_of_the_day(program, days, monkeypatch, qtbot):
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
    assert len(threads) == 3, "two attempts to read the day, before and after its making, and one write"
    assert main_thread() not in threads


def test_the_player_can_close_the_day_tile_and_a_menu_command_shows_it_again(program, days):
    tile = program.window.gallery.day
    tile.away.click()
    assert not tile.isVisible()
    assert program.window.focusWidget() is program.window.gallery.list
    program.window.menus.actions["day"].trigger()
    assert tile.isVisible()
    assert sheet_of(program).isVisible()


def test_the_day_tile_shows_the_progress_while_the_table_of_the_day_is_being_made(
    program, monkeypatch, nobody_makes_any_day
):
    monkeypatch.setattr(program, "today", lambda: TODAY - timedelta(1))
    program.file.change(start_here=False)
    known(program)
    program.days._show_progress(YESTERDAY, 0.5)
    assert program.window.gallery.day.places["finds"].accessibleName() == "Finds: 50% ready"
    program.window.gallery.day.places["finds"].click()
    assert nobody_makes_any_day == [YESTERDAY], "a click on the tile begins to make the day at once"
    assert "50% ready" in sheet_of(program).finds_text.text()


def test_the_solo_game_of_the_day_deals_the_cards_of_that_day(program, days):
    program.window.gallery.day.places["deal"].click()
    match = program.window.game.session.match
    assert deal_of(match.header) == deal_key(DATE)
    assert len(match.header.players) == 1


def test_the_final_page_of_the_days_solo_game_shows_the_par_as_the_result_to_aim_for(program, days):
    days.play("deal")
    program.window.game.session.resign(0)
    settle(program)
    assert program.window.table.final.records.text() == f"Par of the day: {days.day(DATE).deal.pars[0].result}."


def test_the_duel_of_the_day_and_its_rematch_deal_the_cards_of_the_day(program, days):
    program.window.gallery.day.places["duel"].click()
    match = program.window.game.session.match
    assert deal_of(match.header) == duel_key(DATE)
    assert [player.strength is None for player in match.header.players] == [True, False]
    program.new.rematch(same_cards=True)
    assert deal_of(program.window.game.session.match.header) == duel_key(DATE), "a rematch with the same cards"


def test_a_daily_puzzle_solved_with_the_best_play_shows_the_points_and_the_meaning_of_the_word(program, days):
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


def test_in_a_daily_puzzle_only_the_first_play_counts_and_after_it_the_best_play_is_shown(program, days):
    days._lay(DATE, 1)
    puzzle = days._finding.puzzle
    program.window.game.session.submit(lower_play(puzzle))
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


class Resizes(QObject):
    """An event filter that records each new size of a widget."""

    def __init__(self, widget):
        super().__init__(widget)
        self.sizes = []
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Resize:
            self.sizes.append(event.size().toTuple())
        return False


def lay_find_of(program, days, game) -> None:
    days._lay(DATE, [find.position.game for find in days.day(DATE).finds].index(game))
    settle(program)


@pytest.mark.painted
def test_the_animation_of_the_best_play_starts_immediately_from_the_cards_on_the_felt(program, days, monkeypatch):
    """The bars around the felt must have their final heights from the start, because a change of height would end the
    animation and paint the cloth and the cards again. The felt must not first show an earlier position of the game."""
    program.file.change(motion="normal")
    lay_find_of(program, days, "5-up")
    program.window.game.session.submit(days._finding.puzzle.way)
    settle(program)
    felt = program.window.table.felt
    felt.finish_motion()
    cloths, faces, laid, paint, lay = [], [], [], cards.CardArt._painted, felt.cloth.show_picture
    monkeypatch.setattr("app.felt.view.draw_felt", lambda *what: cloths.append(what))

    def painted(art, look, width):
        faces.append((look, width))
        return paint(art, look, width)

    def shown(*what, **how):
        laid.append(what)
        return lay(*what, **how)

    monkeypatch.setattr("app.felt.cards.CardArt._painted", painted)
    monkeypatch.setattr(felt.cloth, "show_picture", shown)
    resizes, height = Resizes(felt), felt.height()
    program.window.table.lesson.on.click()
    assert len(faces) == len(set(faces))
    assert len({look for look, _ in faces}) >= len(faces) - 1, "at most the back has two sizes"
    assert len(laid) == 2, "the position before the play, and the first beat"
    settle(program)
    assert resizes.sizes == []
    assert felt.height() == height
    assert felt.performing
    assert cloths == []


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
@pytest.mark.parametrize("text_size", [100, 250])
def test_the_felt_changes_its_size_at_most_once_for_the_best_play_and_once_for_the_next_daily_puzzle(
    program, days, size, text_size
):
    """Qt arranges the page again whenever a bar appears, so the bar must have its final layout, and the bar that it
    replaces must be hidden, before it appears."""
    program.window.resize(*size)
    program.file.change(text_size=text_size)
    lay_find_of(program, days, "5-up")
    felt, bar, found = program.window.table.felt, program.window.table.lesson, days._finding.puzzle.find
    program.window.game.session.submit(days._finding.puzzle.way)
    settle(program)
    resizes = Resizes(felt)
    bar.on.click()
    settle(program)
    most = 0 if (size, text_size) == ((1280, 800), 100) else 1
    assert len(resizes.sizes) <= most
    resizes.sizes.clear()
    program.window.table.lesson.on.click()
    settle(program)
    assert days._finding.puzzle.find != found
    assert len(resizes.sizes) <= most


def test_in_the_film_of_the_best_play_the_text_of_the_film_bar_is_to_the_left_of_the_slider(program, days):
    lay_find_of(program, days, "ow")
    program.window.game.session.submit(days._finding.puzzle.way)
    program.window.table.lesson.on.click()
    settle(program)
    bar = program.window.table.film_bar
    assert bar.on.geometry().right() < bar.text.x() < bar.text.geometry().right() < bar.slider.x()
    assert bar.text.width() > bar.slider.width()
    assert bar.text.heightForWidth(bar.text.width()) <= bar.text.height()


def test_after_a_missed_daily_puzzle_one_sentence_names_the_points_the_best_play_and_the_next_step(program, days):
    days._lay(DATE, 1)
    puzzle = days._finding.puzzle
    told: list[str] = []
    felt = program.window.table.felt
    felt._announcer.say = told.append
    program.window.game.session.submit(lower_play(puzzle))
    (word,) = puzzle.find.words
    answer = f"{puzzle.points} of {puzzle.find.points} points; the best play was {word}: “The best play” shows it."
    assert [text for text in told if "points" in text] == [answer]
    settle(program)
    assert program.window.focusWidget() is program.window.table.lesson.on
    assert program.window.table.lesson.on.text() == "The best play"
    program.file.change(calm=True)
    assert (
        days._finding._aloud()
        == f"You found {puzzle.points} points; the best play was {word}: “The best play” shows it."
    )


def test_the_stars_and_points_of_a_daily_puzzle_show_only_after_the_play_was_animated(program, days):
    """If the panel with the stars and points showed earlier, it would cover cards and points that still move."""
    program.file.change(motion="normal")
    days._lay(DATE, 1)
    page, puzzle = program.window.table, days._finding.puzzle
    program.window.game.session.submit(puzzle.way)
    assert page.felt.performing
    assert page.feast.isHidden()
    page.finish_motion()
    assert page.feast.isVisible()
    assert page.feast.title() == f"★★★   Yes: {puzzle.find.points} points."
    page.lesson.on.click()
    assert page.felt.performing
    page.finish_motion()
    assert page.feast.isHidden(), "the plate belongs to the player's own play"


def test_the_film_bar_shows_the_points_for_cards_left_separately_from_the_points_of_the_best_play(program, days):
    days._lay(DATE, [find.position.game for find in days.day(DATE).finds].index("last-man-standing"))
    program.window.game.session.submit(days._finding.puzzle.way)
    program.window.table.lesson.on.click()
    assert "+8 · Cards left" in program.window.table.film_bar.text.text()


def test_a_short_window_shows_less_text_about_the_best_play_of_a_daily_puzzle(program, days, monkeypatch):
    """The film bar hides its text, and the bar above the felt shows only one meaning of the word; a screen reader still
    reads all meanings."""
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    settle(program)
    two = (("noun", "a hole; a gap"),)
    monkeypatch.setattr("app.session.meanings.meaning_at", lambda _, word: Meaning(word, True, 20, (), two, ""))
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


def test_a_daily_puzzle_played_on_a_later_day_is_marked_and_counted_separately(program, days, monkeypatch):
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


def test_every_daily_puzzle_addresses_a_player_without_a_name_as_you(program, days):
    for number, find in enumerate(days.day(DATE).finds):
        days._lay(DATE, number)
        session = program.window.game.session
        assert session.names[days._finding.puzzle.learner] == "You", find.position.game
        program.leave_table()


def test_if_the_word_of_the_best_play_leaves_the_table_a_banner_shows_the_word(program, days):
    number = [find.position.game for find in days.day(DATE).finds].index("3-2-1")
    days._lay(DATE, number)
    program.window.game.session.submit(lower_play(days._finding.puzzle))
    program.window.table.lesson.on.click()
    assert program.window.table.feast.isVisible()
    assert "★" not in program.window.table.feast.title()


def test_a_player_with_a_switch_device_can_answer_a_daily_puzzle_and_go_on_to_the_next(program, days):
    days.open()
    scanner = scanning(program, switches="two")
    pick_place(program, scanner, key_of(sheet_of(program).finds[0]))
    puzzle, page = days._finding.puzzle, program.window.table
    page.running.session.drafting.lay_act(puzzle.way)
    page.running.session.tell()
    settle(program)
    pick_place(program, scanner, key_of(page.buttons.buttons["play"]))
    settle(program)
    assert days.file.content[0].points == puzzle.find.points
    pick_place(program, scanner, key_of(page.lesson.on))
    settle(program)
    assert page.lesson.sentence.text().startswith("The best play: ")
    pick_place(program, scanner, key_of(page.lesson.on))
    assert days._finding.puzzle.find == days.day(DATE).finds[1]


def test_a_daily_puzzle_solved_with_help_gets_only_one_star(program, days):
    days._lay(DATE, 0)
    program.window.table.lesson.light.click()
    program.window.game.session.submit(days._finding.puzzle.way)
    assert days._finding.stars == 1
    assert days.file.content[0].helped


def test_a_daily_puzzle_left_without_an_answer_is_not_counted(program, days):
    days._lay(DATE, 0)
    program.window.table.lesson.on.click()
    assert days.file.content == ()
    assert sheet_of(program).isVisible()


def test_the_day_sheet_shows_earlier_days_but_no_days_in_the_future(program, days, nobody_makes_any_day):
    days.open()
    sheet = sheet_of(program)
    assert not sheet.later.isEnabled()
    sheet.earlier.click()
    assert sheet.date.text() == date_text(YESTERDAY), "the date shows before the file of the day is read"
    read(program)
    assert (sheet.done.date, nobody_makes_any_day) == (YESTERDAY, [YESTERDAY])
    sheet.later.click()
    assert sheet.done.date == DATE
    assert not sheet.later.isEnabled()
    days._look_at(FIRST_DAY)
    read(program)
    assert not sheet.earlier.isEnabled()
    assert not sheet.open.isEnabled(), "the first day of all has no earlier day"


def test_the_day_sheet_offers_as_the_next_day_the_latest_day_not_yet_played(program, days):
    days._lay(DATE, 0)
    program.window.game.session.submit(days._finding.puzzle.way)
    days._at = (TODAY + timedelta(1)).isoformat()
    assert days._next_open() == YESTERDAY
    days._at = DATE
    assert days._next_open() == YESTERDAY


def test_the_film_of_the_par_plays_the_whole_solo_game_of_the_day_and_saves_nothing(program, days):
    days.open()
    days._watch_par()
    running = program.window.table.running
    assert running.session.match.state.over
    assert running.is_shown
    assert not running.invites
    assert not running.film.captions
    assert not list((place_of_day(DATE).parent.parent / "games").glob("*")), "a film is not saved as a game"


def test_the_results_of_a_day_can_be_copied_as_text_and_as_a_picture(program, days):
    days._lay(DATE, 0)
    program.window.game.session.submit(days._finding.puzzle.way)
    days.open()
    sheet = sheet_of(program)
    sheet.copy.click()
    assert "★★★" in QGuiApplication.clipboard().text()
    sheet.copy_picture.click()
    assert not QGuiApplication.clipboard().image().isNull()
    assert not sheet.image().isNull()


@pytest.mark.parametrize("switches", ["one", "two"])
def test_a_player_with_a_switch_device_can_save_the_picture_of_the_results_in_the_file_dialog(
    program, days, switches, tmp_path, qtbot
):
    """The file dialog has its own event loop, and scanning with a switch device must continue in it."""
    days._lay(DATE, 0)
    program.window.game.session.submit(days._finding.puzzle.way)
    days.open()
    scanner = scanning(program, switches=switches, scan_pace=500)
    program.window.setProperty(LAST, str(tmp_path))
    saved = []

    def save():
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QFileDialog):
            QTimer.singleShot(50, save)
            return
        (button,) = [one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == "Save"]
        try:
            if switches == "two":
                pick_place(program, scanner, key_of(button))
            else:
                pick_place_with_one_switch(program, scanner, key_of(button), qtbot)
            saved.append(not dialog.isVisible())
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(50, save)
    if switches == "two":
        pick_place(program, scanner, key_of(sheet_of(program).keep))
    else:
        sheet_of(program).keep.click()
    assert saved == [True]
    assert [one.suffix for one in tmp_path.iterdir()] == [".png"]


def test_the_day_sheet_does_not_show_a_result_beside_a_game_that_was_not_played_yet(program, days):
    days.open()
    sheet = sheet_of(program)
    assert (sheet.deal_text.text(), sheet.duel_text.text()) == ("Deal for one: First Base", "Duel: Split Run")


@pytest.fixture
def begun(program, days):
    """Solves the first of today's five puzzles, and then leaves the table."""
    days._lay(DATE, 0)
    program.window.game.session.submit(days._finding.puzzle.way)
    program.leave_table()
    known(program)


def test_in_a_narrow_window_the_day_tile_shows_results_but_not_the_names_of_the_games(program, days, begun):
    program.file.change(language="es", text_size=115)
    program.window.resize(900, 600)
    settle(program)
    tile = program.window.gallery.day
    assert not tile.scrolls
    assert [one.text() for one in tile.places.values()] == ["Reparto para uno", "Hallazgos 1 / 5 · ★ 3", "Duelo"]
    program.window.resize(1600, 1000)
    settle(program)
    assert tile.places["duel"].text() == "Duelo\nSplit Run"


def test_the_day_sheet_is_never_wider_than_the_smallest_window(program, days, begun):
    program.file.change(language="de", text_size=250)
    program.window.resize(900, 600)
    days.open()
    settle(program)
    sheet = sheet_of(program)
    assert not sheet.keep.isHidden()
    assert not sheet.pane.horizontalScrollBar().isVisible()


def test_the_widgets_of_the_day_sheet_and_the_day_tile_have_their_new_sizes_before_they_are_painted(
    program, days, begun
):
    """If the widgets were painted first, players would see the buttons for a moment squeezed into the room for the old
    texts."""
    program.window.resize(900, 600)
    days.open(YESTERDAY)
    read(program)
    settle(program)
    tile, sheet = program.window.gallery.day, sheet_of(program)
    days._look_at(DATE)
    assert [one.height() for one in sheet.finds] == [one.sizeHint().height() for one in sheet.finds]
    assert all(one.isVisible() for one in sheet.finds)
    tile.show_day(tile._done, 0.5)
    assert all(one.width() >= one.sizeHint().width() for one in tile.places.values())


@pytest.mark.parametrize("text_size", [100, 250])
def test_on_the_day_sheet_the_arrows_to_other_days_are_as_large_as_the_letters(program, days, text_size):
    program.file.change(text_size=text_size)
    days.open()
    settle(program)
    arrow, letters = sheet_of(program).earlier, sheet_of(program).fontMetrics().height()
    assert arrow.width() == arrow.height() >= max(24, 1.3 * letters)
    image = arrow.grab().toImage()
    middle = range(arrow.height() // 5, arrow.height() * 4 // 5)
    ground = image.pixelColor(middle[0], middle[0])
    inked = [y for y in middle if any(image.pixelColor(x, y) != ground for x in middle)]
    assert len(inked) >= 0.55 * letters


# ---- several people who take turns at one screen


@pytest.fixture
def two(program, days):
    """Seats Ann, Ben and a computer player at tonight's table; returns the ids of the two people."""
    seats = SeatSetting("Ann"), SeatSetting("<i>Ben"), SeatSetting(kind="computer")
    program.people.file.change(lambda there: met(there, seats, "seed"))
    program.tonight.file.change(lambda there: Tonight(seats))
    program._table_changed()
    return [one.id for one in program.people.file.content]


def choose_ben(program):
    sheet = sheet_of(program)
    assert not sheet.player.isHidden()
    assert sheet.player.accessibleName() == "Player"
    sheet.player.setFocus()
    QTest.keyClick(sheet.player, Qt.Key.Key_Down)
    assert sheet.player.currentText() == "<i>Ben"


def test_the_day_sheet_asks_who_plays_only_if_several_people_sit_at_the_table(program, days):
    days.open()
    assert sheet_of(program).player.isHidden()
    assert program.window.gallery.day.title.text() == "Today’s table"


def test_the_day_sheet_shows_the_results_of_the_person_chosen_on_it(program, days, two):
    ann, ben = two
    mine = FoundPlay(ben, DATE, 0, 5, 5, ("WORD",), helped=False, on=DATE)
    days.file.change(lambda plays: (*plays, mine))
    days.open()
    assert days.person() == ann
    assert not sheet_of(program).done.is_begun
    choose_ben(program)
    assert days.person() == ben
    assert sheet_of(program).done.finds[0] == mine
    assert not sheet_of(program).copy.isHidden()


def test_the_day_tile_names_the_person_whose_results_it_shows(program, days, two):
    program.window.resize(1280, 800)
    settle(program)
    tile = program.window.gallery.day
    assert tile.title.text() == "Today’s table: Ann"
    days.open()
    choose_ben(program)
    assert tile.title.text() == "Today’s table: <i>Ben"
    assert tile.title.textFormat() == Qt.TextFormat.PlainText
    assert tile.places["finds"].accessibleName() == "<i>Ben: Finds: 0 / 5"


@pytest.mark.parametrize("part", ["deal", "duel"])
def test_the_games_of_the_day_are_dealt_to_the_person_chosen_on_the_day_sheet(program, days, two, part):
    days.open()
    choose_ben(program)
    (sheet_of(program).deal if part == "deal" else sheet_of(program).duel).click()
    humans = [seat for seat in program.window.game.session.choice.seats if seat.is_human]
    assert [(seat.name, seat.person) for seat in humans] == [("<i>Ben", two[1])]


def test_the_result_of_a_daily_puzzle_is_counted_for_the_chosen_person(program, days, two):
    days.open()
    choose_ben(program)
    sheet_of(program).finds[0].click()
    puzzle = days._finding.puzzle
    assert program.window.game.session.names[puzzle.learner] == "<i>Ben"
    program.window.game.session.submit(puzzle.way)
    assert [one.person for one in days.file.content] == two[1:]
    for _ in range(2):
        program.window.table.lesson.on.click()
    assert days._finding.puzzle.find == days.day(DATE).finds[1]
    assert program.window.game.session.names[days._finding.puzzle.learner] == "<i>Ben"


def test_a_players_first_daily_puzzle_adds_a_player_without_a_name_to_the_known_people(program, days):
    program.tonight.file.change(lambda there: Tonight((SeatSetting(), SeatSetting())))
    days.choose_person("Player 2")
    days._lay(DATE, 0)
    program.window.game.session.submit(days._finding.puzzle.way)
    _, second = program.people.file.content
    assert [one.person for one in days.file.content] == [second.id] == [days.person()]


def test_the_day_tile_updates_the_chosen_persons_name_when_the_name_or_the_table_changes(program, days, two):
    days.open()
    choose_ben(program)
    program._rename("<i>Ben", "Benno")
    program.people._change(lambda there: changed(there, two[1], name="Benno"))
    assert sheet_of(program).player.currentText() == "Benno"
    assert program.window.gallery.day.title.text() == "Today’s table: Benno"
    program.tonight.file.change(lambda there: Tonight((SeatSetting("Ann"),)))
    program._table_changed()
    assert (days.person(), program.window.gallery.day.title.text()) == (two[0], "Today’s table")
    assert sheet_of(program).player.isHidden()


def test_tab_goes_from_the_list_of_earlier_days_to_the_choice_of_a_person(program, days, two):
    days.open()
    sheet = sheet_of(program)
    sheet.earlier.setFocus()
    QTest.keyClick(sheet.earlier, Qt.Key.Key_Tab)
    assert program.window.focusWidget() is sheet.player
    QTest.keyClick(sheet.player, Qt.Key.Key_Tab)
    assert program.window.focusWidget() is sheet.open


def test_a_player_with_a_switch_device_can_choose_the_person_who_plays(program, days, two):
    days.open()
    scanner, player = scanning(program, switches="two"), sheet_of(program).player
    pick_place(program, scanner, key_of(player))
    settle(program)
    pick_place(program, scanner, (key_of(player.view()), 1))
    assert days.person() == two[1]


def test_in_calm_play_the_table_of_the_day_does_not_show_a_par_or_compare_results(program, days):
    days.open()
    sheet, tile = sheet_of(program), program.window.gallery.day
    assert not sheet.par.isHidden()
    program._asked("calm")
    assert sheet.par.isHidden()
    assert "par" not in sheet.deal_text.text() + sheet.film.text()
    assert "0 / 5" not in tile.places["finds"].text()
    days._lay(DATE, 1)
    puzzle = days._finding.puzzle
    program.window.game.session.submit(lower_play(puzzle))
    assert program.window.table.lesson.answer.text() == f"You found {puzzle.points} points."
    assert days._finding._title() == f"✓   You found {puzzle.points} points."
    days.open()
    assert sheet_of(program).finds[1].text().endswith("\n✓")
    assert sheet_of(program).finds[1].accessibleName().endswith(": done")


def test_tab_does_not_leave_the_day_sheet_and_esc_closes_it(program, days):
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
def test_the_program_makes_the_table_of_the_day_while_the_gallery_shows_but_not_during_a_game(
    start, monkeypatch, qtbot
):
    """The program makes no table of the day while a game is at the table, and makes one after the player has left the
    game."""
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
    assert not program.days.look(), "the day of tomorrow is not made yet"
