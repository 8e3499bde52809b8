"""Larger text never makes the cards smaller, and the cards have a size of their own."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QPushButton

from app.base.settings import SEAT_COLOURS
from app.library.results import PlayerResult, Result
from app.session.match.dealing import reopen
from app.session.table_session import TableSession
from app.table.layout import arrange
from app.windows.widgets.pane import Pane
from engine.games import GAMES
from engine.records.record import read_record
from tests.records.examples import EXAMPLES
from tests.shots.windows import mid_play
from tests.windows.conftest import deal, settle
from tests.windows.test_no_silence import moves_of
from tests.windows.test_table import first_act

WINDOWS = ((900, 600), (1280, 800))


@pytest.mark.parametrize("game", ["split-run", "full-deck", "four-rows"])
@pytest.mark.parametrize("size", WINDOWS)
def test_larger_text_makes_no_card_on_the_table_smaller(program, game, size):
    program.window.resize(*size)
    mid_play(program, game)
    settle(program)
    cards = {}
    for text in (250, 100, 150, 200, 250):  # in other letters words are laid anew
        program.file.change(text_size=text)
        settle(program)
        cards[text] = widths(program.window.table.felt.cloth.placements)
    for text, found in cards.items():
        assert smaller(found, cards[100]) == {}, text


def widths(placements):
    return {key: spot.rect.w for key, spot in placements.pieces.items()}


def smaller(found, usual):
    return {key: (usual[key], width) for key, width in found.items() if width < usual[key]}


# Width and height of the felt, what larger letters take of it in a window of 900 × 600 and of 1280 × 800, and what
# is asked there below the hand.
FELTS = [((876, 508), 18), ((1256, 708), 18)]


@pytest.mark.parametrize("asked", [(0, 0), (40, 67)], ids=["nothing", "choices"])
@pytest.mark.parametrize("name", EXAMPLES)
def test_in_no_game_a_card_becomes_smaller_with_the_largest_text(name, asked):
    for picture in pictures_of(EXAMPLES[name]):
        for (width, height), lost in FELTS:
            usual = arrange(picture, width, height, below=asked[0])
            large = arrange(picture, width, height - lost, 2.5, lost=lost, below=asked[1])
            assert smaller(widths(large), widths(usual)) == {}


def pictures_of(data):
    """Of each position, as the first player sees it; and of the same among four, where so many can play."""
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


def test_letters_that_gave_way_to_cards_stay_so_while_the_game_goes_on():
    less, *_, more = pictures_of(EXAMPLES["split-run"])
    first = arrange(replace(more, zones=more.zones * 3), 876, 490, 2.5, lost=18)
    assert arrange(less, 876, 490, 2.5, lost=18).letters < first.letters
    assert arrange(less, 876, 490, 2.5, lost=18, after=first).letters == first.letters


@pytest.mark.parametrize("game", ["split-run", "full-deck", "four-rows"])
def test_with_the_largest_text_the_bars_fold_and_the_felt_keeps_its_share(program, game):
    page = deal(program, game, seed=7)
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    settle(program)
    assert page.felt.height() >= 0.7 * page.height()


@pytest.mark.parametrize(("wished", "smaller"), [(70, True), (150, False)])
def test_the_cards_have_a_size_of_their_own(program, wished, smaller):
    page = deal(program, "split-run", seed=7)
    settle(program)
    before = page.felt.cloth.placements.measure
    program.file.change(card_size=wished)
    settle(program)
    after = page.felt.cloth.placements.measure
    assert (after.u < before.u) == smaller
    assert after.u != before.u
    assert after.text == before.text, "text has its own size"
    view = page.felt.viewport().rect()
    for spot in page.felt.cloth.placements.pieces.values():
        assert view.contains(QRect(*map(round, spot.rect)))


def waiting(program, *games):
    for game in games:
        session = deal(program, game, 3).running.session
        session.submit(first_act(session))
        program.leave_table()


@pytest.mark.parametrize("size", [100, 175, 250])
def test_a_tile_of_the_gallery_is_seen_whole_beside_the_path_and_waiting_games(program, size):
    program.window.resize(900, 600)
    program.file.change(text_size=size)
    waiting(program, "split-run", "profit-and-loss")
    settle(program)
    gallery = program.window.gallery
    assert gallery.start.isVisible()
    assert gallery.strip.isVisible()
    assert gallery.list.height() >= min(gallery.tile.height, 200)


def test_the_card_of_a_waiting_game_fits_beside_the_rules_with_the_largest_text(program):
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    waiting(program, "profit-and-loss")
    settle(program)
    gallery = program.window.gallery
    assert gallery.strip.horizontalScrollBar().maximum() == 0
    (button, _) = gallery.resume.findChildren(QPushButton)
    assert button.width() >= button.sizeHint().width()
    assert button.accessibleName() == "Go on: Profit & Loss"


def test_the_statistics_stay_readable_with_the_largest_text_and_nothing_covers_the_chart(program):
    parts = (
        PlayerResult("Ann", score=40, won=True, best="QUIET", points=9, longest="QUIET"),
        PlayerResult("Ben", score=7),
    )
    for number in range(3):
        program.counting.results.add(Result(f"{number}", "split-run", "2026-11-20", "finished", parts))
    program.file.change(text_size=250)
    program.window.resize(900, 600)
    program.counting.show()
    settle(program)
    page = program.window.statistics
    table = QRect(page.table.mapTo(page, QPoint()), page.table.size())
    chart = QRect(page.chart.mapTo(page, QPoint()), page.chart.size())
    assert not table.intersects(chart)
    assert chart.height() >= 7 * page.chart.fontMetrics().height()
    page.findChild(Pane).ensureWidgetVisible(page.chart)  # as Tab does
    assert page.chart.visibleRegion().boundingRect().height() == page.chart.height()
