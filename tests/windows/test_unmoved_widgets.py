"""Tests that the felt and the rack keep their places from the first turn to the last, whatever texts and choices show
around them."""

from dataclasses import replace
from itertools import islice

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from app.felt.picture import Kind
from app.session.draft.draft_from_act import draft_for
from app.session.match.thinking import Question, advise
from engine.core.moves import Choose, Place, Play
from engine.core.oracle import legal_moves
from engine.core.view import view
from tests.windows.conftest import deal, people, settle

# games in which the player chooses the reading of a card, a letter or a word
ASKING = (
    "pluck-it",
    "four-rows",
    "first-base",
    "split-off",
    "ow",
    "starter",
)


@pytest.mark.parametrize("size", [(1280, 800), pytest.param((1920, 1080), marks=pytest.mark.all)], ids=str)
@pytest.mark.parametrize("game", ASKING)
def test_widgets_for_choices_move_neither_the_felt_nor_the_rack(program, game, size):
    page = deal(program, game, seed=7)
    program.window.resize(*size)
    session = page.running.session
    sizes = set()
    for _ in range(7):
        session.lift_curtain()
        settle(program)
        sizes.add(places(page))
        found = list(islice(legal_moves(session.match.house, view(session.state, session.viewer), session.viewer), 5))
        if not found:
            break
        act = next((act for act, legal in found if legal.words), found[0][0])
        if isinstance(act, Play | Choose | Place):
            session.drafting.draft = draft_for(session.drafting.bench(), act)
            session.tell()
            settle(program)
            sizes.add(places(page))
        session.submit(act)
    assert len(sizes) == 1


@pytest.mark.parametrize("game", ASKING)
def test_widgets_for_choices_are_on_the_felt_and_do_not_cover_cards(program, game):
    page = deal(program, game, seed=7)
    session = page.running.session
    asked = 0
    for size in ((1280, 800), (900, 600)):
        program.window.resize(*size)
        for _ in range(6):
            session.lift_curtain()
            seen = view(session.state, session.viewer)
            act = next((act for act, _ in legal_moves(session.match.house, seen, session.viewer)), None)
            if act is None:
                break
            if isinstance(act, Play | Choose | Place):
                session.drafting.draft = draft_for(session.drafting.bench(), act)
                session.tell()
            settle(program)
            if page.choices.isVisible():
                asked += 1
                plate = page.choices.geometry()
                assert page.felt.geometry().contains(plate)
                assert plate.height() >= page.choices.minimumSizeHint().height()
                for place in page.felt.cloth.placements.zones.values():
                    assert place.rect.bottom <= plate.y() - page.felt.y()
            session.submit(act)
    assert asked
    session.pause(True)
    settle(program)
    assert not page.choices.isVisible()


def places(page):
    rack = page.felt.cloth.placements.zones.get("hand")
    return page.felt.width(), page.felt.height(), rack and rack.rect


LONG = "The record is kept as a file with a very long name, which somebody has chosen for it. " * 3


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_a_notice_at_the_table_hides_neither_the_clock_nor_the_prompt(program, size):
    window = program.window
    window.resize(*size)
    page = deal(program, "shout", seed=7)
    session = page.running.session
    session.lift_curtain()
    for _ in range(3):
        session.press("deal", session.state.actor)
    page.running.buzz(0)
    for sentence in ("This game keeps the dictionary and the house words it came with.", LONG):
        window.tell(sentence)
        settle(program)
        place = QRect(window.notice.mapTo(window, QPoint()), window.notice.size())
        for part in (page.head, page.foot, page.verdict):
            assert not place.intersects(QRect(part.mapTo(window, QPoint()), part.size())), part


@pytest.mark.parametrize("page", ["table", "gallery"])
def test_a_notice_does_not_move_widgets_and_a_click_or_esc_closes_the_notice(program, qtbot, page):
    window = program.window
    if page == "table":
        deal(program, "split-run", seed=7)
    settle(program)
    there = (window.gallery, window.gallery.list) if page == "gallery" else (window.table, window.table.felt)
    before = [one.geometry() for one in there]
    for sentence in ("The deal code 815 is copied.", LONG):
        window.tell(sentence)
        settle(program)
        assert [one.geometry() for one in there] == before
        assert window.notice.isVisible()
        assert window.notice.height() >= window.notice.heightForWidth(window.notice.width())
        top = window.notice.rect().center()
        assert window.childAt(window.notice.mapTo(window, top)) is window.notice, "no widget covers the notice"
    window.resize(700, 600)
    settle(program)
    assert window.notice.geometry().right() < window.centralWidget().width()
    assert window.notice.height() >= window.notice.heightForWidth(window.notice.width())
    qtbot.mouseClick(window.notice, Qt.MouseButton.LeftButton)
    assert window.notice.isHidden()
    window.tell(LONG)
    assert window.notice.text() == LONG, "a closed notice is not announced again"
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.notice.isHidden()


@pytest.mark.parametrize("size", [(820, 600), (1280, 800)])
def test_a_notice_at_the_table_does_not_cover_players_names_or_scores(program, size):
    window = program.window
    window.resize(*size)
    page = deal(program, "3-2-1", seed=7)
    page.running.session.lift_curtain()
    settle(program)
    boxes = [box.translated(page.felt.mapTo(window, QPoint())) for box in page.felt.upper_boxes]
    assert boxes
    for sentence in ("2 results were counted again from the finished games.", LONG):
        window.tell(sentence)
        settle(program)
        place = QRect(window.notice.mapTo(window, QPoint()), window.notice.size())
        assert not any(place.intersects(box) for box in boxes), sentence


def test_words_keep_their_places_during_a_challenge_and_after_the_window_was_resized_and_restored(program):
    """The bar with the question about the challenge is at first higher than the bar that it replaces."""
    options = {"words": "challenge", "seconds": 60, "clock": 5, "increment": 5, "first": "1"}
    program.file.change(games={"split-run": replace(people("split-run", 4), options=options)})
    page = deal(program, "split-run", seed=5, alone=True)
    session = page.running.session
    for _ in range(2):
        session.lift_curtain()
        act = advise(Question(session.match.house, session.seen, session.viewer), lambda: False).act
        session.drafting.lay_act(act)
        session.tell()
        session.submit(act)
    settle(program)
    lay = places_of_words(page)
    assert len(lay) > 1
    page.challenges.buttons[1].click()
    settle(program)
    assert places_of_words(page) == lay
    page.challenges.no.click()
    usual = program.window.size()
    program.window.resize(900, 600)
    settle(program)
    assert places_of_words(page) != lay
    program.window.resize(usual)
    settle(program)
    assert places_of_words(page) == lay


STAYING = ("last-man-standing", "leftovers", "split-run", "break-up", "run-the-table", "5-to-5")


@pytest.mark.parametrize("game", STAYING)
def test_a_new_word_already_has_its_final_place_and_size_while_a_player_lays_it(program, game):
    """In these games no word leaves the table, so the other words do not become larger after the play."""
    page = deal(program, game, seed=5)
    session = page.running.session
    laid = 0
    for _ in range(4):
        session.lift_curtain()
        act = advise(Question(session.match.house, session.seen, session.viewer), lambda: False).act
        session.drafting.lay_act(act)
        session.tell()
        felt = page.felt
        fresh = {piece.key for piece in felt.picture.pieces if felt.picture.zone(piece.zone).kind is Kind.FRESH}
        lay = {key: felt.cloth.placements.pieces[key].rect for key in fresh}
        session.submit(act)
        there = {key: spot for key, spot in felt.cloth.placements.pieces.items() if key in fresh}
        laid += bool(there)
        assert {key: spot.rect for key, spot in there.items()} == {key: lay[key] for key in there}
        assert all(felt.picture.zone(spot.zone).kind is Kind.WORD for spot in there.values())
    assert laid


@pytest.mark.parametrize("game", ["3n-change", "end-to-end", "double-cross"])
def test_if_a_play_replaces_a_word_its_player_lays_the_new_word_among_the_words_of_the_table(program, game):
    """The other words keep their places, except after an unusually long play that has made the cards smaller."""
    page = deal(program, game, seed=5)
    session = page.running.session
    laid = stayed = 0
    for _ in range(4):
        session.lift_curtain()
        act = advise(Question(session.match.house, session.seen, session.viewer), lambda: False).act
        size = page.felt.cloth.placements.size
        session.drafting.lay_act(act)
        session.tell()
        felt, looker = page.felt, session.viewer
        before = felt.cloth.placements
        fresh = {key: spot for key, spot in before.pieces.items() if before.zones[spot.zone].kind is Kind.FRESH}
        words = [spot.rect.w for spot in before.pieces.values() if before.zones[spot.zone].kind is Kind.WORD]
        assert {spot.rect.w for spot in fresh.values()} <= {*words, before.measure.card(before.size)[0]}
        session.submit(act)
        after = felt.cloth.placements
        words_then = [
            {piece.key for piece in felt.picture.within(key)} for key in after.zones if key.startswith("word")
        ]
        strips = [{key for key in fresh if fresh[key].zone == zone} for zone in before.zones]
        there = [key for strip in strips if strip in words_then for key in strip]
        turned = felt.picture.sides and session.viewer != looker
        if not turned and before.size in (size, after.size):
            laid += bool(there)
            stayed += bool(there) and all(after.pieces[key].rect == fresh[key].rect for key in there)
    assert stayed == laid
    # in Double Cross the words of the two players change places when the next hand opens
    assert laid or game == "double-cross"


def places_of_words(page):
    """The rectangle of each word on the felt, by the word's zone."""
    return {key: place.rect for key, place in page.felt.cloth.placements.zones.items() if place.kind is Kind.WORD}
