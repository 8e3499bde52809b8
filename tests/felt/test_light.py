"""Tests how the felt shows where a held card can go: places near the pointer glow, words far from it have a rim, and
the place under the card shows what a drop would do."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.felt.picture import DropWay, FeltZone, Kind, Picture, Target
from app.felt.rects import Rect, around
from tests.felt import pictures
from tests.felt.conftest import LEFT
from tests.zones import zone_named

Key = Qt.Key
GAP = Target(zone_named("word:0"), DropWay.GAP, 2)


def many():
    return pictures.many_words(8, "FRIEND")


def lit(hand):
    """The places that glow, each with its brightness."""
    marks = hand.view._highlights._marks
    return {target: glow.level for target, glow in marks.items() if glow.item is not None and glow.item.isVisible()}


def held(hand, picture=None, targets=None):
    picture = picture or many()
    hand.show(picture, pictures.targets(picture) if targets is None else targets)
    start = hand.place("hand.3.0")
    hand.drag(start, start - QPoint(0, 20), release=False)
    return hand


def test_only_the_places_near_the_pointer_glow_while_a_card_is_held(hand):
    held(hand)
    QTest.mouseMove(hand.view.viewport(), hand.slot(GAP))
    near = {target.zone for target in lit(hand)}
    assert "word:0" in near
    assert "word:7" not in near
    assert 0 < len(lit(hand)) < len(hand.view._highlights._marks) / 3


def test_places_nearer_to_the_pointer_glow_more_brightly(hand):
    held(hand)
    QTest.mouseMove(hand.view.viewport(), hand.slot(Target(zone_named("word:0"), DropWay.OVER, 0), 0.5, 0.3))
    found = lit(hand)
    levels = [found.get(Target(zone_named("word:0"), DropWay.OVER, slot), 0) for slot in range(6)]
    assert levels == sorted(levels, reverse=True)
    assert levels[0] > levels[2]


def test_the_glowing_places_follow_the_pointer_and_go_dark_when_the_card_is_dropped(hand):
    held(hand)
    QTest.mouseMove(hand.view.viewport(), hand.slot(GAP))
    before = set(lit(hand))
    QTest.mouseMove(hand.view.viewport(), hand.slot(Target(zone_named("word:7"), DropWay.OVER, 4), 0.5, 0.3))
    assert not before & set(lit(hand))
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=QPoint(3, 300))
    assert not hand.view._highlights._marks
    assert not hand.view._highlights._rims


def test_every_word_that_takes_the_held_card_has_a_faint_rim_at_any_distance_from_the_pointer(hand):
    targets = [target for target in pictures.targets(many()) if target.zone in ("word:1", "word:6")]
    closed = Target(zone_named("word:2"), DropWay.OVER, 1, legal=False, reason="No.")
    held(hand, targets=(*targets, closed))
    rims = hand.view._highlights._rims
    assert len(rims) == 2
    for rim, zone in zip(rims, ("word:1", "word:6"), strict=True):
        cells = hand.view.cloth.placements.zones[zone].cells
        assert rim.sceneBoundingRect().contains(*around(cells).centre)


def test_the_place_under_a_held_card_has_a_frame_and_an_icon_whatever_else_glows(hand):
    held(hand)
    QTest.mouseMove(hand.view.viewport(), hand.slot(GAP))
    assert hand.view._highlights._slot.isVisible()
    assert hand.view._highlights._badge.isVisible()


def test_a_place_that_never_takes_a_card_shows_the_reason_under_the_pointer_and_is_skipped_by_keys(hand):
    picture = Picture(
        (pictures.deck(), pictures.word(0), FeltZone(zone_named("tray"), Kind.TRAY, "To trade"), pictures.rack()),
        (*pictures.cards("word:0", "FRIEND"), *pictures.hand()),
        focus="hand",
    )
    never = Target(
        zone_named("deck"), DropWay.ZONE, legal=False, reason="You cannot lay a card on the deck.", never=True
    )
    targets = (*pictures.targets(picture, kinds=("over",)), never)
    held(hand, picture, targets)
    deck = hand.view.cloth.placements.zones["deck"].rect
    QTest.mouseMove(hand.view.viewport(), QPoint(*map(round, deck.centre)))
    assert hand.view.reason == never.reason
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=QPoint(*map(round, deck.centre)))
    assert hand.only("dropped") == []
    aimed: list[Target | None] = []
    hand.view.aimed.connect(aimed.append)
    hand.keys(Key.Key_Right, Key.Key_Space, *[Key.Key_Right] * 12)
    assert aimed
    assert never not in aimed


def test_aiming_with_keys_shows_the_number_of_the_target_among_all_places(hand):
    hand.show(many(), pictures.targets(many(), kinds=("over",), closed=("gap",)))
    number = hand.view._highlights._number
    assert not number.isVisible()
    hand.keys(Key.Key_Right, Key.Key_Space)
    assert number.isVisible()
    first = number.pixmap().toImage()
    assert lit(hand)
    hand.keys(Key.Key_Tab)
    assert number.pixmap().toImage() != first
    hand.keys(Key.Key_Escape)
    assert not number.isVisible()


def test_aiming_with_the_mouse_does_not_show_the_number_of_the_target(hand):
    held(hand)
    QTest.mouseMove(hand.view.viewport(), hand.slot(GAP))
    assert not hand.view._highlights._number.isVisible()


@pytest.mark.parametrize("rects", [[Rect(1, 2, 3, 4)], [Rect(1, 2, 3, 4), Rect(0, 9, 1, 1), Rect(8, 3, 2, 2)]])
def test_the_rectangle_around_several_rectangles_contains_each_of_the_rectangles(rects):
    whole = around(rects)
    for rect in rects:
        assert whole.x <= rect.x and whole.y <= rect.y
        assert whole.right >= rect.right and whole.bottom >= rect.bottom


def test_a_card_that_may_be_covered_or_exchanged_lights_up_in_two_parts(hand):
    held(hand)
    highlights = hand.view._highlights
    over, swap = Target(zone_named("word:0"), DropWay.OVER, 2), Target(zone_named("word:0"), DropWay.SWAP, 2)
    QTest.mouseMove(hand.view.viewport(), hand.slot(over, 0.5, 0.3))
    assert highlights._lower.isVisible() and highlights._other.isVisible()
    covering = highlights._other.pos().y()
    QTest.mouseMove(hand.view.viewport(), hand.slot(swap, 0.5, 0.85))
    assert highlights._lower.isVisible() and highlights._other.isVisible()
    assert highlights._other.pos().y() < covering, (
        "the pointer is on the lower part, so the upper part is the other one"
    )
    assert highlights._badge.pos().y() == covering
    QTest.mouseMove(hand.view.viewport(), QPoint(3, 300))
    assert not highlights._lower.isVisible() and not highlights._other.isVisible()


def test_a_card_that_may_only_be_covered_or_only_be_exchanged_lights_up_as_a_whole(hand):
    held(hand, targets=pictures.targets(many(), kinds=("over",), closed=("swap",)))
    QTest.mouseMove(hand.view.viewport(), hand.slot(Target(zone_named("word:0"), DropWay.OVER, 2), 0.5, 0.3))
    assert not hand.view._highlights._lower.isVisible()
