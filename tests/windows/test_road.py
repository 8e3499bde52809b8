"""Tests the road page, which shows for each game the stamps that a person has earned, such as one for the first win."""

import threading

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QTest

from app.felt.theme import load_theme
from app.library.people import Person
from app.library.results import PlayerResult, Result
from app.library.road import LESSON, STAMPS, UNAIDED, WIN, Milestone, Stamp
from app.windows.scanning.spots import key_of
from app.windows.sheets.road_page import RoadPage, row_of, spoken_stage, tile_of
from app.windows.sheets.stamps import draw_stamp
from engine.games import GAMES
from tests.windows.test_scanning import pick_place, scanning

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
WHOLE = Milestone("ow", (Stamp(LESSON, True), Stamp(WIN, True, "2026-11-20")))
BEGUN = Milestone("ow", (Stamp(LESSON, True), Stamp(WIN, True, "2026-11-20"), Stamp(UNAIDED)))
OPEN = Milestone("ow", (Stamp(LESSON), Stamp(WIN)))


def open_road(program, qtbot):
    program._asked("road")
    page = program.window.road
    qtbot.waitUntil(lambda: page.rows.count == len(GAMES))
    return page


def test_the_road_page_shows_a_miniature_felt_for_each_game_and_the_number_of_earned_stamps(program, qtbot):
    program.people.file.change(lambda people: (Person("a", "Ann"),))
    part = PlayerResult("Ann", won=True, person="a", look="first")
    program.counting.results.add(Result("1", "split-run", "2026-11-20", "finished", (part, PlayerResult("Bo", True))))
    program.file.change(learned=("split-run",))
    page = open_road(program, qtbot)
    assert page.sums.text().startswith("3 of ")
    row = next(number for number in range(29) if page.shelf.item(number).text().startswith("Split Run: "))
    assert page.shelf.item(row).text().startswith("Split Run: all stamps: lesson, first win on ")
    assert page.player.isHidden()


def test_a_button_of_the_gallery_opens_the_road_page_where_enter_chooses_a_game_in_the_gallery(program, qtbot):
    program.window.gallery.road.click()
    page = program.window.road
    assert program.window.pages.currentWidget() is page
    qtbot.waitUntil(lambda: page.rows.count == len(GAMES))
    page.shelf.setCurrentRow(5)
    game = page.rows.chosen[0]
    QTest.keyClick(page.shelf, Qt.Key.Key_Return)
    assert program.window.pages.currentWidget() is program.window.gallery
    assert program.window.gallery.current == game


def test_the_road_page_can_be_opened_and_left_by_keys_and_by_a_switch_device(program, qtbot):
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_G, CTRL_SHIFT)
    page = program.window.road
    assert program.window.pages.currentWidget() is page
    scanner = scanning(program, switches="two")
    for key, shown in ((key_of(page.back), program.window.gallery), (key_of(program.window.gallery.road), None)):
        pick_place(program, scanner, key)
        assert program.window.pages.currentWidget() is (shown or program.window.road)
    qtbot.waitUntil(lambda: program.window.road.rows.count == len(GAMES))


def test_esc_closes_the_road_page_and_the_program_deletes_the_page(program, qtbot):
    page = open_road(program, qtbot)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is program.window.gallery
    assert program.window.road is None


def test_the_road_page_shows_the_stamps_of_the_person_chosen_in_its_list(program, qtbot):
    program.people.file.change(lambda people: (Person("a", "Ann"), Person("b", "Ben")))
    for number, (person, won) in enumerate((("a", True), ("a", False), ("b", False))):
        part = PlayerResult(person, won=won, person=person, look="first")
        program.counting.results.add(
            Result(f"{number}", "ow", "2026-11-20", "finished", (part, PlayerResult("Bo", True)))
        )
    page = open_road(program, qtbot)
    assert [page.player.itemText(number) for number in range(page.player.count())] == ["Ann", "Ben"]
    assert page.sums.text().startswith("2 of ")
    page.player.setCurrentIndex(1)
    assert page.sums.text().startswith("0 of ")


def test_a_worker_thread_computes_the_stamps_for_the_road_page(program, qtbot, monkeypatch):
    threads = []

    def road_of(*given):
        threads.append(threading.current_thread())
        return ()

    monkeypatch.setattr("app.library.road.road_of", road_of)
    program._asked("road")
    qtbot.waitUntil(lambda: bool(threads))
    assert program.road.wait(10)
    assert threading.main_thread() not in threads


@pytest.mark.parametrize(
    ("stage", "told"),
    [
        (OPEN, "OW: no stamp yet; still open: lesson and first win."),
        (BEGUN, "OW: lesson, first win on {day}; still open: win without hints."),
        (WHOLE, "OW: all stamps: lesson and first win on {day}."),
    ],
)
def test_a_screen_reader_gets_one_sentence_about_the_stamps_of_each_game(program, stage, told):
    from app.windows.sheets.statistics_page import day_text

    said = spoken_stage(stage).replace(" and first", ", first") if stage is BEGUN else spoken_stage(stage)
    assert said == told.format(day=day_text("2026-11-20"))
    assert row_of(stage).cells[0].spoken == spoken_stage(stage)


def test_the_miniature_felt_of_a_game_names_the_next_stamp_to_earn(program):
    assert tile_of(OPEN).lines == ("Next: lesson",)
    assert tile_of(BEGUN).lines == ("Next: win without hints",)
    assert (tile_of(WHOLE).lines, tile_of(WHOLE).beside) == (("All stamps",), "2 / 2")


def covered_pixels(kind: str, *, pressed: bool, mode: str) -> int:
    """The number of pixels that a stamp covers completely in this colour mode.

    pressed: whether the stamp is earned.
    """
    picture = QPixmap(QSize(60, 60))
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    draw_stamp(painter, picture.rect().toRectF(), Stamp(kind, pressed), load_theme(mode=mode), 0)
    painter.end()
    image = picture.toImage()
    return len([1 for x in range(60) for y in range(60) if image.pixelColor(x, y).alpha() == 255])


@pytest.mark.parametrize("mode", ["dark", "contrast"])
def test_an_earned_stamp_is_painted_as_a_solid_disc_and_a_stamp_not_yet_earned_as_a_ring(qapp, mode):
    for kind in STAMPS:
        assert covered_pixels(kind, pressed=True, mode=mode) > 1800
        assert covered_pixels(kind, pressed=False, mode=mode) < 900


def test_every_stamp_on_the_road_page_has_a_name_beside_its_picture(qtbot):
    page = RoadPage()
    qtbot.addWidget(page)
    page.wear(load_theme())
    assert list(page._keys) == list(STAMPS)
    assert all(name.text() and not picture.pixmap().isNull() for picture, name in page._keys.values())
