"""Tests the mouse on the felt: a card can be dragged, or clicked and then laid with a second click."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.felt.picture import DropWay, FeltZone, Kind, Mark, Picture, Target
from tests.felt import pictures
from tests.felt.conftest import LEFT
from tests.ways.gestures import place_at
from tests.zones import zone_named

GAP, OVER, SWAP = (Target(zone_named("word:0"), way, 2) for way in (DropWay.GAP, DropWay.OVER, DropWay.SWAP))


def table(text="FRIEND", **zone):
    zones = (
        pictures.deck(),
        pictures.word(0, **zone),
        FeltZone(zone_named("tray"), Kind.TRAY, "To trade"),
        pictures.rack(),
    )
    return Picture(zones, (*pictures.cards("word:0", text), *pictures.hand()), focus="hand")


TARGETS = (*pictures.targets(table()), Target(zone_named("tray"), DropWay.ZONE))


@pytest.mark.parametrize(
    ("target", "at"),
    [
        (GAP, (0.5, 0.4)),
        (OVER, (0.5, 0.3)),
        (SWAP, (0.5, 0.85)),
        (Target(zone_named("tray"), DropWay.ZONE), (0.5, 0.5)),
    ],
    ids=["gap", "over", "swap", "zone"],
)
class TestEveryTarget:
    def test_a_card_can_be_dragged_to_every_target(self, hand, target, at):
        hand.show(table(), TARGETS).drag(hand.place("hand.3.0"), hand.slot(target, *at))
        assert hand.heard == [("picked", "hand.3.0"), ("dropped", "hand.3.0", target)]
        assert hand.asked == ["hand.3.0"]

    def test_a_card_can_be_moved_to_every_target_by_two_clicks(self, hand, target, at):
        hand.show(table(), TARGETS)
        hand.click(hand.place("hand.3.0"))
        hand.click(hand.slot(target, *at))
        assert hand.heard == [("picked", "hand.3.0"), ("dropped", "hand.3.0", target)]


def test_a_held_card_opens_a_gap_under_the_mouse_and_the_gap_closes_again(hand):
    hand.show(table(), TARGETS)
    left, right = hand.rect("word:0.1.0"), hand.rect("word:0.2.0")
    hand.drag(hand.place("hand.3.0"), hand.slot(GAP), release=False)
    assert hand.rect("word:0.1.0").x < left.x
    assert hand.rect("word:0.2.0").x > right.x
    QTest.mouseMove(hand.view.viewport(), QPoint(450, 130))
    assert hand.rect("word:0.1.0") == left
    assert hand.rect("word:0.2.0") == right


def test_a_held_card_lifts_a_table_card_higher_if_a_drop_would_replace_the_card_than_if_a_drop_would_cover_it(hand):
    hand.show(table(), TARGETS)
    rest = hand.rect("word:0.2.0")
    hand.drag(hand.place("hand.3.0"), hand.slot(OVER, 0.5, 0.3), release=False)
    covered = rest.y - hand.rect("word:0.2.0").y
    QTest.mouseMove(hand.view.viewport(), hand.slot(SWAP, 0.5, 0.85))
    exchanged = rest.y - hand.rect("word:0.2.0").y
    assert 0 < covered < exchanged


def test_dragging_moves_a_card_and_leaves_no_copy_behind(hand):
    hand.show(table(), TARGETS)
    item, before = hand.view.cloth.cards["hand.3.0"], hand.place("hand.3.0")
    hand.drag(before, QPoint(450, 130), release=False)
    assert hand.view.cloth.cards["hand.3.0"] is item
    assert QPoint(*map(round, item.rect.centre)) == QPoint(450, 130)


def test_a_hand_card_dropped_on_empty_felt_returns_to_its_place_in_the_hand(hand):
    hand.show(table(), TARGETS)
    home = hand.rect("hand.3.0")
    hand.drag(hand.place("hand.3.0"), QPoint(450, 130))
    assert hand.heard == [("picked", "hand.3.0")]
    assert hand.rect("hand.3.0") == home


@pytest.mark.parametrize("end", ["felt", "hand"])
def test_a_laid_card_dropped_on_empty_felt_or_on_the_hand_returns_to_the_hand(hand, end):
    picture = table()
    laid = pictures.card("word:0", 6, "S", mark=Mark.LAID, movable=True)
    hand.show(replace(picture, pieces=(*picture.pieces, laid)), TARGETS)
    goal = QPoint(450, 130) if end == "felt" else hand.place("hand.5.0")
    hand.drag(hand.place("word:0.6.0"), goal)
    assert hand.heard == [("picked", "word:0.6.0"), ("returned", "word:0.6.0")]


def test_a_double_click_takes_a_laid_card_back(hand):
    picture = table()
    laid = pictures.card("word:0", 6, "S", mark=Mark.LAID, movable=True)
    hand.show(replace(picture, pieces=(*picture.pieces, laid)), TARGETS)
    hand.double_click(hand.place("word:0.6.0"))
    assert hand.heard == [("picked", "word:0.6.0"), ("returned", "word:0.6.0")]


def test_a_double_click_on_a_hand_card_picks_it_up_and_puts_it_down(hand):
    hand.show(table(), TARGETS)
    home = hand.rect("hand.3.0")
    hand.double_click(hand.place("hand.3.0"))
    assert hand.heard == [("picked", "hand.3.0")]
    assert hand.rect("hand.3.0") == home


def test_a_place_closed_by_the_rules_gives_the_reason_and_does_not_accept_a_dropped_card(hand):
    targets = pictures.targets(table(), kinds=("over",), closed=("gap",))
    hand.show(table(), targets)
    point = hand.slot(Target(zone_named("word:0"), DropWay.OVER, 2), 1.0, 0.5)
    hand.drag(hand.place("hand.3.0"), point, release=False)
    assert hand.view.reason.startswith("No gap in this game")
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=point)
    assert hand.only("dropped") == []
    assert hand.view.reason, "the reason stays readable"
    QTest.mousePress(hand.view.viewport(), LEFT, pos=QPoint(450, 130))
    assert hand.view.reason == ""


def test_a_click_on_a_place_closed_by_the_rules_leaves_the_card_held(hand):
    hand.show(table(), pictures.targets(table(), kinds=("over",), closed=("gap",)))
    hand.click(hand.place("hand.3.0"))
    hand.click(hand.slot(Target(zone_named("word:0"), DropWay.OVER, 2), 1.0, 0.5))
    assert hand.view.reason.startswith("No gap in this game")
    hand.click(hand.slot(OVER))
    assert hand.only("dropped") == [("dropped", "hand.3.0", OVER)]


def test_a_click_on_another_card_picks_that_card_up_instead_of_the_held_card(hand):
    hand.show(table(), TARGETS)
    hand.click(hand.place("hand.3.0"))
    hand.click(hand.place("hand.6.0"))
    hand.click(hand.slot(OVER, 0.5, 0.3))
    assert hand.heard == [("picked", "hand.3.0"), ("picked", "hand.6.0"), ("dropped", "hand.6.0", OVER)]


def test_a_click_on_empty_felt_or_with_the_right_button_puts_the_held_card_back(hand):
    hand.show(table(), TARGETS)
    home = hand.rect("hand.3.0")
    hand.click(hand.place("hand.3.0"))
    assert hand.rect("hand.3.0").y < home.y
    hand.click(QPoint(450, 130))
    assert hand.rect("hand.3.0") == home
    hand.drag(hand.place("hand.3.0"), QPoint(450, 130), release=False)
    QTest.mousePress(hand.view.viewport(), Qt.MouseButton.RightButton, pos=QPoint(450, 130))
    assert hand.rect("hand.3.0") == home
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.slot(OVER))
    assert hand.only("dropped") == []


def test_esc_puts_a_dragged_card_back(hand):
    hand.show(table(), TARGETS)
    home = hand.rect("hand.3.0")
    hand.drag(hand.place("hand.3.0"), hand.slot(OVER, 0.5, 0.3), release=False)
    hand.keys(Qt.Key.Key_Escape)
    assert hand.rect("hand.3.0") == home
    QTest.mouseMove(hand.view.viewport(), hand.slot(GAP))
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.slot(GAP))
    assert hand.heard == [("picked", "hand.3.0")]


def test_a_card_picked_up_by_a_click_has_a_ring_and_can_still_be_dragged(hand):
    hand.show(table(), TARGETS)
    hand.click(hand.place("hand.3.0"))
    assert hand.mark("hand.3.0") is Mark.SELECTED
    hand.drag(hand.place("hand.3.0"), hand.slot(OVER, 0.5, 0.3), release=False)
    assert hand.mark("hand.3.0") is Mark.NONE
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.slot(OVER, 0.5, 0.3))
    assert hand.heard == [("picked", "hand.3.0"), ("dropped", "hand.3.0", OVER)]


def test_a_card_moved_within_its_strip_leaves_no_hole(hand):
    picture = pictures.fresh("STARE")
    hand.show(picture, pictures.targets(picture, ("gap",)))
    hand.drag(hand.place("fresh.0.0"), hand.slot(Target(zone_named("fresh"), DropWay.GAP, 4)), release=False)
    lefts = [hand.rect(f"fresh.{slot}.0").x for slot in range(1, 5)]
    step = lefts[1] - lefts[0]
    assert lefts[2] - lefts[1] == pytest.approx(step, abs=1.5)
    assert lefts[3] - lefts[2] == pytest.approx(2 * step, abs=1.5)
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.slot(Target(zone_named("fresh"), DropWay.GAP, 4)))
    assert hand.only("dropped") == [("dropped", "fresh.0.0", place_at("fresh/gap/4"))]


@pytest.mark.parametrize(("start", "end", "gap"), [(0, 9, 10), (9, 0, 0), (2, 3, 4), (3, 2, 2), (4, 5, 6)])
def test_dragging_a_card_within_the_hand_reorders_the_hand(hand, start, end, gap):
    hand.show(table(), TARGETS).drag(hand.place(f"hand.{start}.0"), hand.place(f"hand.{end}.0"))
    assert hand.heard == [("picked", f"hand.{start}.0"), ("reordered", f"hand.{start}.0", gap)]


def test_a_card_dropped_where_it_was_picked_up_changes_nothing(hand):
    hand.show(table(), TARGETS).drag(hand.place("hand.4.0"), hand.place("hand.4.0") + QPoint(14, -6))
    assert hand.heard == [("picked", "hand.4.0")]


def test_a_click_between_two_hand_cards_puts_the_held_card_between_them(hand):
    hand.show(table(), TARGETS)
    hand.click(hand.place("hand.0.0"))
    hand.click((hand.place("hand.5.0") + hand.place("hand.6.0")) / 2)
    assert hand.heard == [("picked", "hand.0.0"), ("reordered", "hand.0.0", 6)]


def test_pulling_a_word_apart_with_the_mouse_cuts_the_word(hand):
    hand.show(table())
    hand.drag(hand.place("word:0.3.0"), hand.place("word:0.3.0") + QPoint(60, 4))
    hand.drag(hand.place("word:0.3.0"), hand.place("word:0.3.0") - QPoint(60, 4))
    assert hand.heard == [("cut_asked", "word:0", 3), ("cut_asked", "word:0", 4)]


def test_a_pulled_part_of_a_word_follows_the_mouse_and_returns_when_the_button_is_released(hand):
    hand.show(table())
    before = {slot: hand.rect(f"word:0.{slot}.0").x for slot in range(6)}
    start = hand.place("word:0.3.0")
    hand.drag(start, start + QPoint(40, 0), release=False)
    moved = [slot for slot in range(6) if hand.rect(f"word:0.{slot}.0").x != before[slot]]
    assert moved == [3, 4, 5]
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=start + QPoint(40, 0))
    assert all(hand.rect(f"word:0.{slot}.0").x == before[slot] for slot in range(6))


def test_a_short_pull_with_the_mouse_does_not_cut_a_word(hand):
    hand.show(table())
    hand.drag(hand.place("word:0.3.0"), hand.place("word:0.3.0") + QPoint(20, 0))
    assert hand.heard == []


def test_pushing_the_parts_of_a_word_together_closes_the_cut(hand):
    hand.show(table(cuts=(3,)))
    hand.drag(hand.place("word:0.3.0"), hand.place("word:0.3.0") - QPoint(60, 0))
    hand.drag(hand.place("word:0.2.0"), hand.place("word:0.2.0") + QPoint(60, 0))
    assert hand.heard == [("cut_asked", "word:0", 3), ("cut_asked", "word:0", 3)]


def test_a_pulled_word_comes_apart_only_where_a_cut_is_legal(hand):
    hand.show(table(seams=(2,)))
    hand.drag(hand.place("word:0.3.0"), hand.place("word:0.3.0") + QPoint(60, 0))
    hand.drag(hand.place("word:0.0.0"), hand.place("word:0.0.0") + QPoint(60, 0))
    assert hand.heard == []
    hand.drag(hand.place("word:0.2.0"), hand.place("word:0.2.0") + QPoint(60, 0))
    assert hand.heard == [("cut_asked", "word:0", 2)]


def test_a_click_on_the_seam_between_two_cards_cuts_the_word(hand):
    hand.show(table())
    hand.click((hand.place("word:0.2.0") + hand.place("word:0.3.0")) / 2)
    assert hand.heard == [("cut_asked", "word:0", 3)]


def test_a_click_can_press_a_word_or_a_pile_that_cannot_be_picked_up(hand):
    hand.show(table(seams=()))
    hand.click(hand.place("word:0.2.0"))
    deck = hand.view.cloth.placements.zones["deck"].cells[0]
    hand.click(QPoint(*map(round, deck.centre)))
    assert hand.heard == [("activated", "word:0"), ("activated", "deck")]


def test_a_click_can_press_a_highlighted_card_that_cannot_be_moved(hand):
    picture = table(seams=())
    lit = tuple(replace(piece, mark=Mark.LIT) if piece.key == "word:0.2.0" else piece for piece in picture.pieces)
    hand.show(replace(picture, pieces=lit)).click(hand.place("word:0.2.0"))
    assert hand.heard == [("activated", "word:0.2.0")]


def test_a_click_on_the_card_of_a_pile_presses_the_pile(hand):
    pile = FeltZone(zone_named("pile:3"), Kind.PILE, "4", count=10)
    hand.show(Picture((pile,), (pictures.card("pile:3", 0, ""),))).click(hand.place("pile:3.0.0"))
    assert hand.heard == [("activated", "pile:3")]


def test_the_felt_reports_the_card_or_zone_under_a_hovering_mouse(hand):
    over: list[str] = []
    hand.view.hovered.connect(over.append)
    hand.show(table(), TARGETS)
    for point in (hand.place("hand.0.0"), hand.place("hand.1.0"), QPoint(450, 130)):
        QTest.mouseMove(hand.view.viewport(), point)
    assert over == ["hand.0.0", "hand.1.0", ""]


def test_hovering_over_a_stack_of_cards_spreads_the_stack(hand, qtbot):
    hand.show(table("FR(IOE)ND", seams=()))
    rests = [hand.rect(f"word:0.2.{depth}").y for depth in range(3)]
    QTest.mouseMove(hand.view.viewport(), hand.place("word:0.2.2"))
    qtbot.waitUntil(lambda: hand.rect("word:0.2.0").y < rests[0], timeout=2000)
    spread = [hand.rect(f"word:0.2.{depth}").y for depth in range(3)]
    step = 0.3 * hand.rect("word:0.2.0").w
    assert spread[1] - spread[0] >= step
    assert spread[2] - spread[1] >= step
    QTest.mouseMove(hand.view.viewport(), QPoint(450, 130))
    assert [hand.rect(f"word:0.2.{depth}").y for depth in range(3)] == rests


def test_the_felt_reports_the_top_card_of_a_stack_if_the_mouse_is_on_the_edge_of_a_covered_card(hand):
    hand.show(table("FR(IOE)ND", seams=()))
    edge = hand.view.cloth.placements.pieces["word:0.2.0"].rect
    over: list[str] = []
    hand.view.hovered.connect(over.append)
    QTest.mouseMove(hand.view.viewport(), QPoint(round(edge.centre[0]), round(edge.y + 2)))
    assert over == ["word:0.2.2"]


def test_a_held_card_that_leaves_the_table_can_no_longer_be_dropped(hand):
    hand.show(table(), TARGETS)
    hand.drag(hand.place("hand.3.0"), QPoint(450, 130), release=False)
    gone = tuple(piece for piece in table().pieces if piece.key != "hand.3.0")
    hand.view.show_picture(replace(table(), pieces=gone))
    QTest.mouseMove(hand.view.viewport(), QPoint(440, 140))
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.slot(OVER))
    assert hand.heard == [("picked", "hand.3.0")]


def test_a_change_of_the_table_makes_the_felt_ask_for_the_targets_of_the_held_card_again(hand):
    hand.show(table(), TARGETS)
    hand.drag(hand.place("hand.3.0"), hand.slot(OVER, 0.5, 0.3), release=False)
    hand.show(table(), pictures.targets(table(), kinds=(), closed=("over",)))
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=hand.slot(OVER, 0.5, 0.3))
    assert hand.only("dropped") == []
    assert hand.asked == ["hand.3.0", "hand.3.0"]


def test_pulling_a_word_apart_between_two_laid_cards_cuts_the_word(hand):
    picture = table()
    laid = tuple(replace(p, movable=True) if p.key in ("word:0.2.0", "word:0.3.0") else p for p in picture.pieces)
    hand.show(replace(picture, pieces=laid))
    seam = (hand.place("word:0.2.0") + hand.place("word:0.3.0")) / 2
    hand.drag(seam, seam + QPoint(60, 0))
    assert hand.heard == [("cut_asked", "word:0", 3)]


def test_a_word_that_leaves_while_it_is_pulled_apart_is_not_cut(hand):
    hand.show(table())
    hand.drag(hand.place("word:0.3.0"), hand.place("word:0.3.0") + QPoint(60, 0), release=False)
    hand.show(replace(table(), zones=tuple(zone for zone in table().zones if zone.key != "word:0"), pieces=()))
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=QPoint(300, 300))
    assert hand.heard == []


def pulled(hand):
    """Pulls a word apart with the mouse, without releasing the button. Returns the position of the mouse."""
    hand.show(table())
    start = hand.place("word:0.3.0")
    hand.drag(start, start + QPoint(60, 0), release=False)
    assert hand.rect("word:0.3.0") != hand.view.cloth.placements.pieces["word:0.3.0"].rect
    return start + QPoint(60, 0)


def test_esc_puts_a_pulled_word_together_again_and_does_not_take_laid_cards_back(hand):
    end = pulled(hand)
    hand.keys(Qt.Key.Key_Escape)
    assert hand.rect("word:0.3.0") == hand.view.cloth.placements.pieces["word:0.3.0"].rect
    QTest.mouseMove(hand.view.viewport(), end + QPoint(5, 0))
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=end)
    assert hand.heard == []
    hand.keys(Qt.Key.Key_Escape)
    assert hand.heard == [("cancelled",)]


def test_the_right_button_puts_a_pulled_word_together_again(hand):
    end = pulled(hand)
    QTest.mousePress(hand.view.viewport(), Qt.MouseButton.RightButton, pos=end)
    assert hand.rect("word:0.3.0") == hand.view.cloth.placements.pieces["word:0.3.0"].rect
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=end)
    assert hand.heard == []


def test_a_pull_in_the_other_direction_opens_no_gap_if_no_cut_is_legal(hand):
    hand.show(table(seams=(3,)))
    start = hand.place("word:0.3.0")
    hand.drag(start, start + QPoint(60, 0), release=False)
    QTest.mouseMove(hand.view.viewport(), start - QPoint(60, 0))
    assert hand.rect("word:0.3.0") == hand.view.cloth.placements.pieces["word:0.3.0"].rect
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=start - QPoint(60, 0))
    assert hand.heard == []


def test_a_click_on_the_hand_takes_back_a_laid_card_that_was_picked_up(hand):
    picture = table()
    laid = pictures.card("word:0", 6, "S", mark=Mark.LAID, movable=True)
    hand.show(replace(picture, pieces=(*picture.pieces, laid)), TARGETS)
    hand.click(hand.place("word:0.6.0"))
    rack = hand.view.cloth.placements.zones["hand"]
    hand.click(QPoint(round(rack.rect.x + 3), round(rack.rect.centre[1])))
    assert hand.heard == [("picked", "word:0.6.0"), ("returned", "word:0.6.0")]


def test_a_held_card_has_no_target_after_the_mouse_has_left_the_felt(hand):
    hand.show(table(), TARGETS)
    hand.click(hand.place("hand.3.0"))
    QTest.mouseMove(hand.view.viewport(), hand.slot(OVER, 0.5, 0.3))
    assert hand.view._grip.target == OVER
    QApplication.sendEvent(hand.view, QEvent(QEvent.Type.Leave))
    assert hand.view._grip.target is None
    assert hand.view._grip.piece is not None


def laying(hand, place=GAP):
    """Shows a felt on which a click on a hand card lays the card at the target `place`."""
    hand.view.ask_place = lambda key: place if key.startswith("hand") else None
    return hand.show(table(), TARGETS)


def test_a_click_lays_a_card_if_its_place_is_obvious(hand):
    laying(hand).click(hand.place("hand.3.0"))
    assert hand.heard == [("dropped", "hand.3.0", GAP)]
    assert hand.view._grip.piece is None


def test_the_second_click_of_a_double_click_that_laid_a_card_does_nothing(hand):
    laying(hand).double_click(hand.place("hand.3.0"))
    assert hand.heard == [("dropped", "hand.3.0", GAP)]
    hand.click(hand.place("hand.3.0"))
    assert len(hand.heard) == 2, "the next click acts on the card again"


def test_a_card_that_a_click_would_lay_can_still_be_dragged(hand):
    laying(hand).drag(hand.place("hand.3.0"), hand.slot(OVER, 0.5, 0.3))
    assert hand.heard == [("picked", "hand.3.0"), ("dropped", "hand.3.0", OVER)]


def test_while_a_card_is_held_a_click_on_another_card_picks_that_card_up_and_does_not_lay_it(hand):
    laying(hand, None).click(hand.place("hand.3.0"))
    hand.view.ask_place = lambda _key: GAP
    hand.click(hand.place("hand.6.0"))
    assert hand.heard == [("picked", "hand.3.0"), ("picked", "hand.6.0")]


def test_a_click_on_the_arrow_of_a_laid_card_takes_the_card_back_to_the_hand(hand):
    laid = replace(table().pieces[1], mark=Mark.LAID, movable=True)
    hand.show(replace(table(), pieces=(laid, *table().pieces[2:])), TARGETS)
    rect = hand.rect(laid.key)
    hand.click(QPoint(round(rect.x + 0.15 * rect.w), round(rect.bottom - 0.1 * rect.h)))
    assert hand.heard == [("returned", laid.key)]


def test_a_hole_in_the_hand_leaves_the_other_cards_in_their_places(hand):
    hand.show(table(), TARGETS)
    before = {piece.key: hand.rect(piece.key) for piece in table().within("hand")}
    zones = (*table().zones[:-1], replace(table().zones[-1], holes=(2,)))
    pieces = tuple([piece for piece in table().pieces if piece.key != "hand.2.0"])
    hand.show(replace(table(), zones=zones, pieces=pieces), TARGETS)
    assert all(hand.rect(key) == rect for key, rect in before.items() if key != "hand.2.0")
    hand.drag(hand.place("hand.0.0"), hand.place("hand.9.0"))
    assert hand.heard == [("picked", "hand.0.0"), ("reordered", "hand.0.0", 10)]
