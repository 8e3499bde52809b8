"""Tests Start here, the gallery's help for beginners: a path of five games, and three questions that suggest three
games."""

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionButton

from app.base.boxes import BOXES, FAMILIES, PATH
from app.base.listing import listed
from app.base.settings_file import SettingsFile
from app.base.skill import share_of, shares, skill_text
from app.windows.gallery.tiles import ALL, BY_SKILL, FAVOURITES, GAME, IDS, LARGEST, LEARNED, NEW, SHORTEST
from app.windows.gallery.which_game import suggested
from tests.windows.conftest import settle
from tests.windows.test_tab_order import active, tour  # noqa: F401


@pytest.fixture
def gallery(program):
    return program.window.gallery


def shown(gallery):
    return [gallery.shown.index(row, 0).data(GAME) for row in range(gallery.shown.rowCount())]


def test_the_games_of_the_beginners_path_belong_to_different_families():
    assert len({BOXES[game].family for game in PATH}) == len(PATH) == 5


def test_the_beginners_path_begins_with_the_shortest_and_luckiest_easy_game_that_changes_rivals_words():
    touching = [
        game for game, box in BOXES.items() if box.difficulty == 1 and box.family in ("grow", "gather", "split")
    ]
    assert min(touching, key=lambda game: (BOXES[game].minutes, share_of(game))) == PATH[0]
    assert min(touching, key=share_of) == PATH[0]


def test_a_first_start_shows_the_beginners_path_and_chooses_its_first_game(gallery):
    assert gallery.start.isVisible()
    assert gallery.start.here == PATH[0]
    here = gallery.start.places[PATH[0]]
    assert "you are here" in here.text()
    assert "you are here" in here.accessibleDescription()
    assert sum("you are here" in place.text() for place in gallery.start.places.values()) == 1
    assert gallery.current == PATH[0], "the first game of the path is the chosen game"


@pytest.mark.own_program
def test_the_beginners_path_is_announced_only_at_the_first_start(start, monkeypatch, qtbot):
    monkeypatch.setattr("app.program.application.WELCOMES_MS", 1)
    heard: list[str] = []
    monkeypatch.setattr("app.windows.main_window.MainWindow.say", lambda _, text: heard.append(text))
    start()
    told = "New here? In the menu Help, “Start here” leads to five lessons, one idea each."
    qtbot.waitUntil(lambda: heard == [told])
    again = start()
    assert not again._is_first
    qtbot.wait(20)
    assert heard == [told]


def test_pressing_a_game_of_the_beginners_path_opens_its_lesson(program, gallery):
    gallery.filter.setCurrentIndex(gallery.filter.findData(FAVOURITES))
    gallery.start.places[PATH[1]].click()
    assert program.lessons.course.lesson.game == PATH[1]
    assert program.window.table.isVisible()
    program.leave_table()
    assert gallery.current == PATH[1], "the game of the lesson is the chosen game afterwards"


def test_the_mark_called_you_are_here_is_at_the_first_game_of_the_path_that_is_not_learned(program, gallery):
    program.file.change(learned=(PATH[0], PATH[2]))
    assert gallery.start.here == PATH[1]
    assert gallery.start.places[PATH[0]].text().startswith("✓")
    assert "learned" in gallery.start.places[PATH[2]].accessibleDescription()
    program.file.change(learned=PATH)
    assert gallery.start.here == ""
    assert not any("you are here" in place.text() for place in gallery.start.places.values())
    assert gallery.start.which.isVisible()


def test_a_beginners_path_that_the_player_has_closed_stays_hidden_until_a_menu_command_shows_it(start):
    program = start()
    program.window.gallery.start.away.click()
    assert not program.window.gallery.start.isVisible()
    assert program.window.focusWidget() is program.window.gallery.list
    program.settle()
    assert not SettingsFile(program.file.path).glance().start_here, "the path must not flash up before the first paint"
    again = start()
    assert not again.window.gallery.start.isVisible()
    again.window.menus.actions["start"].trigger()
    assert again.window.gallery.start.isVisible()
    assert again.file.settings.start_here


def test_tab_goes_along_the_beginners_path_before_it_reaches_the_tiles(active):  # noqa: F811
    gallery = active.window.gallery
    stops = tour(gallery.search)
    along = gallery.start.stops
    at = stops.index(along[0])
    assert stops[at : at + len(along)] == along
    assert stops[at - 2 : at] == [gallery.statistics, gallery.table]
    day = gallery.day.stops
    assert stops[at + len(along) :][: len(day) + 1] == [*day, gallery.list]
    for one in along:
        assert one.accessibleName() or one.text()


def test_the_command_called_start_here_chosen_by_keys_focuses_the_first_game_that_is_not_learned(active):  # noqa: F811
    active.file.change(learned=PATH[:1])
    active.window.menus.actions["start"].trigger()
    place = active.window.gallery.start.places[PATH[1]]
    assert place.hasFocus()
    QTest.keyClick(place, Qt.Key.Key_Return)
    assert active.lessons.course.lesson.game == PATH[1]


def test_in_a_small_window_no_part_of_the_beginners_path_is_cut_off_at_any_text_size(program):
    for wide, (language, size) in product((900, 1280), product(("en", "de", "fr", "es"), (100, 250))):
        program.window.resize(wide, 600 if wide == 900 else 800)
        program.file.change(text_size=size, language=language)
        settle(program)
        gallery = program.window.gallery
        start = gallery.start
        assert size == 250 or wide == 900 or start.title.isVisible()
        assert start.title.isHidden() or start.title.width() >= start.title.sizeHint().width(), (wide, size, language)
        assert start.which.width() >= start.which.sizeHint().width(), (wide, size, language)
        for one in start.places.values():
            option = QStyleOptionButton()
            one.initStyleOption(option)
            room = one.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, one)
            lines = one.text().split("\n")
            assert len(lines) * one.fontMetrics().height() <= room.height() + 2, (one.text(), wide, size)
            assert max(map(one.fontMetrics().horizontalAdvance, lines)) <= room.width() + 2, one.text()
            assert one.mapTo(start.strip, QPoint(0, one.height())).y() <= start.strip.height()
            start.strip.ensureWidgetVisible(one, 0, 0)
            left = one.mapTo(start.strip, QPoint(0, 0)).x()
            assert left >= 0, (one.text(), wide, size, language)
            assert left + one.width() <= start.strip.width(), (one.text(), wide, size, language)
        assert start.away.mapTo(gallery, QPoint(start.away.width(), 0)).x() <= gallery.side.x()
        assert start.away.geometry().right() == start.rect().right(), (
            "the cross is at the right edge with and without the title"
        )
        assert gallery.list.height() >= 150


def test_every_combination_of_answers_to_the_three_questions_suggests_three_games_for_the_number_of_players():
    answers = list(product((1, 2, 4, 6), (15, 20, 30), (False, True)))
    for players, minutes, tactics in answers:
        found = suggested(players, minutes, tactics)
        assert len(set(found)) == 3
        assert all(BOXES[game].seats[0] <= players <= BOXES[game].seats[1] for game in found)
    assert len({tuple(suggested(*answer)) for answer in answers}) > len(answers) / 2


def test_each_of_the_three_questions_changes_the_suggested_games():
    assert "split-run" in suggested(2, 30, tactics=True)
    assert not {BOXES[game].family for game in suggested(2, 20, tactics=False)} & {"grow", "split"}
    assert max(BOXES[game].minutes for game in suggested(2, 15, tactics=False)) < 30


def test_the_three_questions_suggest_games_and_a_click_on_one_chooses_it(program, gallery):
    gallery.search.setText("ow")
    gallery.start.which.click()
    sheet = gallery.sheet
    sheet.boxes[0].setCurrentIndex(sheet.boxes[0].findData(4))
    sheet.boxes[2].setCurrentIndex(sheet.boxes[2].findData(True))
    found = suggested(4, 15, tactics=True)
    assert [answer.text().split("\n")[0] for answer in sheet.answers] == [BOXES[game].name for game in found]
    assert gallery._announcer.said == listed([BOXES[game].name for game in found])
    sheet.answers[1].click()
    assert gallery.current == found[1]
    assert gallery.sheet is None
    assert gallery.name.text() == BOXES[found[1]].name


def test_escape_closes_the_sheet_of_the_three_questions(program, gallery):
    gallery.start.which.click()
    QTest.keyClick(gallery.sheet.answers[0], Qt.Key.Key_Escape)
    assert gallery.sheet is None


def test_the_three_questions_are_translated_after_a_change_of_language_and_keep_their_answers(program, gallery):
    gallery.start.which.click()
    sheet = gallery.sheet
    sheet.boxes[1].setCurrentIndex(2)
    program.file.change(language="de")
    settle(program)
    sheet = program.window.gallery.sheet
    assert sheet.labels[1].text() == "Wie lange?"
    assert sheet.boxes[1].currentIndex() == 2


def test_with_the_largest_letters_the_three_questions_are_not_cut_off(program, gallery):
    program.window.resize(900, 600)
    for language in ("en", "de", "fr", "es"):
        program.file.change(text_size=250, language=language)
        settle(program)
        program.window.gallery.ask_which()
        settle(program)
        sheet = program.window.gallery.sheet
        assert not sheet.pane.horizontalScrollBar().maximum(), language
        for one in (*sheet.answers, *sheet.boxes, sheet.back):
            assert one.width() >= one.minimumSizeHint().width()


@pytest.mark.parametrize(
    ("kind", "rank"),
    [
        (ALL, lambda box: FAMILIES.index(box.family)),
        (SHORTEST, lambda box: box.minutes),
        (LARGEST, lambda box: -box.seats[1]),
        (BY_SKILL, lambda box: share_of(next(game for game, one in BOXES.items() if one is box))),
    ],
)
def test_the_gallery_shows_every_game_in_the_chosen_order(gallery, kind, rank):
    gallery.filter.setCurrentIndex(gallery.filter.findData(kind))
    ranks = [rank(BOXES[game]) for game in shown(gallery)]
    assert len(ranks) == len(BOXES)
    assert all(one <= other for one, other in pairwise(ranks))
    assert len(set(ranks)) > 1


def test_for_every_game_of_several_players_the_gallery_states_how_much_is_luck_and_how_much_is_skill(gallery):
    assert set(shares()) == {game for game, box in BOXES.items() if box.is_versus}
    assert all(50 < share <= 100 for share in shares().values())
    words = {game: skill_text(game) for game in BOXES}
    assert set(words.values()) == {"much luck", "luck and skill", "much skill", ""}
    for game, word in words.items():
        gallery.choose(game)
        assert word in gallery.facts.text()
        assert bool(word) == BOXES[game].is_versus
        index = gallery.games.index(IDS.index(game))
        assert word in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_gallery_can_list_only_learned_games_or_only_games_not_learned_yet(program, gallery):
    program.file.change(learned=("ow", "shout"))
    gallery.filter.setCurrentIndex(gallery.filter.findData(LEARNED))
    assert shown(gallery) == ["ow", "shout"]
    gallery.filter.setCurrentIndex(gallery.filter.findData(NEW))
    assert len(shown(gallery)) == len(BOXES) - 2
    assert "ow" not in shown(gallery)
