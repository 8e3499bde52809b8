"""Tests that larger text never makes the cards smaller, and that a separate setting changes the size of the cards."""

import json
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QStyle, QStyleOptionComboBox

from app.base.settings import SEAT_COLOURS, GameSetting, SeatSetting
from app.felt.layout import FLOOR, arrange
from app.felt.measure import Measure
from app.library.results import PlayerResult, Result
from app.session.match.dealing import reopen
from app.session.table_session import TableSession
from app.windows.gallery.waiting import Unfinished
from app.windows.table.wanted_line import LINE
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from engine.games import GAMES
from engine.records.record import read_record
from tests.records.examples import EXAMPLES
from tests.shots.windows import mid_play
from tests.translations.visible_texts import crowded
from tests.windows.conftest import deal, settle
from tests.windows.test_silences import moves_of
from tests.windows.test_table import first_act

WINDOWS = ((900, 600), (1280, 800))


@pytest.mark.parametrize("game", ["split-run", "full-deck", "four-rows", "shout"])
def test_a_larger_text_size_enlarges_texts_and_does_not_make_cards_on_the_table_smaller(program, game):
    mid_play(program, game)
    cards, letters = {}, {}
    for text in (250, 100, 150, 200, 250):  # at each change of the text size the words are laid out again
        program.file.change(text_size=text)
        for size in WINDOWS:
            program.window.resize(*size)
            settle(program)
            lies = program.window.table.felt.cloth.placements
            cards[text, size], letters[text, size] = widths(lies), lies.measure.text
    for (text, size), found in cards.items():
        assert smaller(found, cards[100, size]) == {}, (text, size)
    assert all(letters[250, size] > 1.5 * letters[100, size] for size in WINDOWS)


def test_with_large_letters_a_long_verdict_does_not_shrink_the_felt_but_has_larger_letters_than_usual(program):
    program.window.resize(900, 600)
    page = deal(program, "split-run", seed=7)
    heights: dict[int, set[int]] = {}
    for text in (100, 250):
        program.file.change(text_size=text)
        for says in ("QUIET", "UNDERSTANDING · CARTOGRAPHERS — 28 points, and UNDERSTANDINGS could come of it"):
            page.verdict._show("good", says)
            settle(program)
            heights.setdefault(text, set()).add(page.felt.height())
        inked = page.verdict.text()
    assert [len(found) for found in heights.values()] == [1, 1]
    assert inked.startswith('<span style="font-size:')
    assert int(inked.partition("font-size:")[2].partition("px")[0]) > 16
    page.verdict._show("good", "QUIET")
    assert page.verdict.text() == "QUIET", "a short verdict keeps the usual letters"


def widths(placements):
    return {key: spot.rect.w for key, spot in placements.pieces.items()}


def smaller(found, usual):
    """The cards that are narrower in `found` than in `usual`, each with the two widths. Cards that are missing in
    `usual` are left out, because in Shout! more cards may have been dealt in between."""
    return {key: (usual[key], width) for key, width in found.items() if width < usual.get(key, 0.0)}


# For a window of 900 × 600 pixels and one of 1280 × 800: the width and height of the felt, and the number of pixels by
# which larger letters in the bars reduce this height.
FELTS = [((876, 508), 18), ((1256, 708), 18)]


@pytest.mark.parametrize("asked", [(0, 0), (40, 67)], ids=["without choices", "with choices"])
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_largest_text_does_not_make_cards_smaller_in_any_game(name, asked):
    for picture in pictures_of(name):
        for (width, height), lost in FELTS:
            usual = arrange(picture, width, height, below=asked[0])
            large = arrange(picture, width, height - lost, 2.5, lost=lost, below=asked[1])
            assert smaller(widths(large), widths(usual)) == {}
            assert large.measure.text > usual.measure.text


@cache
def pictures_of(name):
    """The pictures of each position of an example, as the player to act sees it, and of new deals for four players and
    for the largest number of players."""
    return tuple(_pictures_of(EXAMPLES[name]))


def _pictures_of(data):
    record = read_record(json.dumps({**data, "moves": []}))
    choice, match, _ = reopen(record, SEAT_COLOURS)
    session = TableSession(choice, match)
    for move in moves_of(data):
        yield session.moment.picture
        session.lift_curtain()
        session.submit(move.act, session.state.actor if move.seat is None else move.seat)
    yield session.moment.picture
    high = GAMES[data["game"]].seats[1]
    for players in {min(4, high), high}:
        names = [f"Player {seat}" for seat in range(players)]
        dealt = {"wordfelt": 1, "game": data["game"], "players": names, "seed": 7, "moves": []}
        choice, match, _ = reopen(read_record(json.dumps({**dealt, "dictionary": {"only": ["CAT"]}})), SEAT_COLOURS)
        yield TableSession(choice, match).moment.picture


def test_the_size_of_letters_on_the_felt_depends_only_on_the_current_layout_and_not_on_an_earlier_one():
    less, more, *_ = pictures_of("3n-change")
    full = arrange(more, 876, 490, 2.5, lost=18)
    alone = arrange(less, 876, 490, 2.5, lost=18)
    assert full.measure.text < alone.measure.text
    assert arrange(less, 876, 490, 2.5, lost=18, after=full).measure == alone.measure


@pytest.mark.parametrize("cards", [1.0, 1.75])
@pytest.mark.parametrize("name", EXAMPLES)
def test_letters_on_the_felt_are_never_smaller_than_half_of_the_chosen_size(name, cards):
    for picture in pictures_of(name):
        for (width, height), lost in FELTS:
            for scale in (1.5, 2.5):
                wished = Measure.of(width, height - lost, scale, 1.0, cards, lost)
                placed = arrange(picture, width, height - lost, scale, lost=lost, cards=cards, line=True)
                assert placed.measure.text >= FLOOR * wished.text
                assert placed.line is None or placed.line.h >= FLOOR * wished.text * LINE, (
                    "the prompt keeps half of its size, too"
                )


@pytest.mark.parametrize("game", ["split-run", "full-deck", "four-rows"])
def test_with_the_largest_text_the_felt_keeps_at_least_70_percent_of_the_height_of_its_page(program, game):
    page = deal(program, game, seed=7)
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    settle(program)
    assert page.felt.height() >= 0.7 * page.height()


@pytest.fixture
def challenges_open(program):
    """The challenge bar of a table where three players may challenge the last word; one of them has a long name."""
    names = ("Ann", "Bartholomäus", "Cyd", "Dot")
    seats = tuple([SeatSetting(name) for name in names])
    options: dict[str, str | int | bool | None] = {"words": "challenge", "seconds": 60, "first": "4"}
    program.file.change(games={"split-run": GameSetting(seats, options)})
    session = deal(program, "split-run", seed=7, alone=True).running.session
    session.submit(first_act(session))
    return program.window.table.challenges


@pytest.mark.parametrize("language", ["en", "de", *[pytest.param(one, marks=pytest.mark.all) for one in ("fr", "es")]])
@pytest.mark.parametrize(
    "seen", [[*product((250, 100), WINDOWS)], [(200, WINDOWS[0])]], ids=["in all windows", "folded bars"]
)
def test_every_challenge_button_with_its_key_and_the_question_about_a_challenge_is_completely_visible(
    program, challenges_open, language, seen
):
    program.file.change(language=language)
    challenges_open = program.window.table.challenges
    for text, size in seen:
        program.window.resize(*size)
        program.file.change(text_size=text)
        settle(program)
        keys = zip(("(Q)", "(P)", "(Z)"), challenges_open.buttons, strict=True)
        assert all(key in button.text() for key, button in keys), (text, size)
        assert seen_whole(challenges_open.buttons), (text, size)
        challenges_open.buttons[1].click()
        settle(program)
        question = challenges_open.question
        assert seen_whole([question, *challenges_open.stops]), (text, size)
        assert question.height() >= question.heightForWidth(question.width())
        lines = round(question.heightForWidth(question.width()) / question.fontMetrics().lineSpacing())
        assert lines <= (2 if text == 100 else 4), (text, size)
        challenges_open.no.click()


def seen_whole(widgets):
    """Whether these widgets are completely visible: they are inside their bar, do not overlap, and are not squeezed."""
    places = [one.geometry() for one in widgets]
    return (
        all(one.isVisible() and one.parentWidget().rect().contains(one.geometry()) for one in widgets)
        and all(one.width() >= one.minimumSizeHint().width() for one in widgets)
        and not any(a.intersects(b) for a, b in combinations(places, 2))
    )


def test_the_challenge_button_shortens_a_long_name_but_announces_the_whole_name(program):
    name = "Wilhelmina Mommsen-Wumms"
    seats = (SeatSetting("Ann"), SeatSetting(name))
    program.file.change(games={"split-run": GameSetting(seats, {"words": "challenge", "first": "1"})})
    page = deal(program, "split-run", seed=7, alone=True)
    page.running.session.submit(first_act(page.running.session))
    (button,) = page.challenges.buttons
    assert button.text().startswith("Wilhelmina")
    assert button.text().endswith("…: Challenge (P)")
    assert button.accessibleName() == f"{name}: Challenge"
    button.click()
    assert page.challenges.question.text().startswith(f"{name}: challenge")


@pytest.mark.parametrize(("wished", "smaller"), [(70, True), (150, False)])
def test_the_setting_for_the_card_size_does_not_change_the_size_of_texts(program, wished, smaller):
    page = deal(program, "split-run", seed=7)
    settle(program)
    before = page.felt.cloth.placements.measure
    program.file.change(card_size=wished)
    settle(program)
    after = page.felt.cloth.placements.measure
    assert (after.u < before.u) == smaller
    assert after.u != before.u
    assert after.text == before.text, "the size of texts does not change"
    view = page.felt.viewport().rect()
    for spot in page.felt.cloth.placements.pieces.values():
        assert view.contains(QRect(*map(round, spot.rect)))


def waiting(program, *games):
    for game in games:
        session = deal(program, game, 3).running.session
        session.submit(first_act(session))
        program.leave_table()


@pytest.mark.parametrize("size", [100, 175, 250])
def test_a_tile_of_the_gallery_is_completely_visible_beside_the_beginners_path_and_unfinished_games(program, size):
    program.window.resize(900, 600)
    program.file.change(text_size=size)
    waiting(program, "split-run", "profit-and-loss")
    settle(program)
    gallery = program.window.gallery
    assert gallery.start.isVisible()
    assert gallery.strip.isVisible()
    assert gallery.list.height() >= min(gallery.tile.height, 200)


def test_the_gallery_card_of_an_unfinished_game_fits_beside_the_rules_with_the_largest_text(program):
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    waiting(program, "profit-and-loss")
    settle(program)
    gallery = program.window.gallery
    assert gallery.strip.horizontalScrollBar().maximum() == 0
    (button, _) = gallery.strip.findChildren(QPushButton)
    assert button.width() >= button.sizeHint().width()
    assert button.accessibleName() == "Go on: Profit & Loss"


@pytest.mark.parametrize("size", [100, 250])
def test_no_line_of_an_unfinished_games_card_is_cut_off_when_its_scores_arrive(program, size):
    program.window.resize(900, 600)
    program.file.change(text_size=size)
    gallery, path = program.window.gallery, Path("one")
    gallery.show_unfinished([Unfinished(path, "ow", ("Ann", "Benedict", "Cyd"), 12, day="23.11.26")])
    settle(program)
    gallery.strip.show_standing(path, ("TRAIN",), (1111, 2222, 3333))
    settle(program)
    for text in gallery.strip.findChildren(QLabel):
        if text.wordWrap() and text.isVisible():
            assert text.height() >= text.heightForWidth(text.width())
    card = gallery.strip.findChild(QFrame, "panel")
    assert gallery.strip.viewport().height() >= card.heightForWidth(card.width())


def test_with_the_largest_text_the_statistics_stay_readable_and_no_widget_covers_the_chart(program):
    parts = (
        PlayerResult("Ann", score=40, won=True, best="QUIET", points=9, longest="QUIET", person="a1"),
        PlayerResult("Ben", score=7),
    )
    for number in range(3):
        program.counting.results.add(Result(f"{number}", "split-run", "2026-11-20", "finished", parts))
    program.file.change(text_size=250)
    program.window.resize(900, 600)
    program.counting.show()
    settle(program)
    page = program.window.statistics
    page.tabs.setCurrentIndex(1)
    settle(program)
    assert page.rows.count, "without rows the chart would be hidden"
    table = QRect(page.grid.mapTo(page, QPoint()), page.grid.size())
    chart = QRect(page.chart.mapTo(page, QPoint()), page.chart.size())
    assert not table.intersects(chart)
    assert chart.height() >= 7 * page.chart.fontMetrics().height()
    page.findChild(Pane).ensureWidgetVisible(page.chart)  # scrolls to the chart, as the Tab key does
    assert page.chart.visibleRegion().boundingRect().height() == page.chart.height()


def test_the_timer_that_announces_a_new_text_size_is_deleted_with_its_window(program):
    assert program._size_report.parent() is program.window, "otherwise it could announce after the window is deleted"


@pytest.mark.parametrize("language", ["fr", "es"])
def test_with_the_largest_text_no_name_of_a_colour_is_cut_off(program, language):
    program.window.resize(900, 600)
    program.file.change(language=language, text_size=250)
    program.new.change_table()
    settle(program)
    assert not list(crowded(program.window.gallery.sheet))
    colours = [box for box in program.window.gallery.sheet.findChildren(NamedBox) if not box.itemIcon(0).isNull()]
    assert colours
    for box in colours:
        longest = max(box.fontMetrics().horizontalAdvance(box.itemText(row)) for row in range(box.count()))
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        kind, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        assert longest + box.iconSize().width() + 4 <= box.style().subControlRect(kind, option, field, box).width()
