"""Tests which target is under the pointer (a gap, a card, its lower part, a zone) and how a gap opens."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.felt.hits import gap_at, opening, target_at, target_rect
from app.felt.layout import arrange
from app.felt.picture import DropWay, FeltZone, Kind, Picture, Target
from tests.felt import pictures
from tests.felt.rects import overlap
from tests.zones import zone_named


def table(text="FRIEND"):
    zones = (pictures.word(0), pictures.word(1), FeltZone(zone_named("fresh"), Kind.FRESH), pictures.rack())
    pieces = (*pictures.cards("word:0", text), *pictures.cards("word:1", "OWL"), *pictures.hand())
    return arrange(Picture(zones, pieces), 900, 600)


def everywhere(zone="word:0", slots=6, **legal):
    gaps = [Target(zone, DropWay.GAP, place, legal.get("gap", True)) for place in range(slots + 1)]
    over = [Target(zone, DropWay.OVER, place, legal.get("over", True)) for place in range(slots)]
    swap = [Target(zone, DropWay.SWAP, place, legal.get("swap", True)) for place in range(slots)]
    return (*gaps, *over, *swap)


def test_a_drop_on_the_upper_part_of_a_card_covers_the_card_and_a_drop_on_the_lower_part_replaces_it():
    placed = table()
    cell = placed.zones["word:0"].cells[2]
    x = cell.centre[0]
    assert target_at(placed, everywhere(), x, cell.y + cell.h * 0.3) == Target(zone_named("word:0"), DropWay.OVER, 2)
    assert target_at(placed, everywhere(), x, cell.y + cell.h * 0.8) == Target(zone_named("word:0"), DropWay.SWAP, 2)


def test_a_drop_anywhere_on_a_card_covers_or_replaces_the_card_if_only_one_of_the_two_is_legal():
    placed = table()
    cell = placed.zones["word:0"].cells[2]
    for share in (0.1, 0.5, 0.95):
        point = cell.centre[0], cell.y + cell.h * share
        assert target_at(placed, everywhere(swap=False), *point) == Target(zone_named("word:0"), DropWay.OVER, 2)
        assert target_at(placed, everywhere(over=False), *point) == Target(zone_named("word:0"), DropWay.SWAP, 2)


def test_a_row_has_a_gap_between_every_two_cards_and_a_gap_at_each_end():
    placed = table()
    cells = placed.zones["word:0"].cells
    y = cells[0].centre[1]
    assert target_at(placed, everywhere(), cells[2].right + 1, y) == Target(zone_named("word:0"), DropWay.GAP, 3)
    assert target_at(placed, everywhere(), cells[0].x - 8, y) == Target(zone_named("word:0"), DropWay.GAP, 0)
    assert target_at(placed, everywhere(), cells[5].right + 8, y) == Target(zone_named("word:0"), DropWay.GAP, 6)


def test_a_gap_that_takes_no_card_is_wide_enough_for_a_player_to_point_at_it_and_learn_the_reason():
    placed = table()
    cells = placed.zones["word:0"].cells
    y = cells[0].centre[1]
    assert target_at(placed, everywhere(gap=False), cells[2].right, y) == Target(
        zone_named("word:0"), DropWay.GAP, 3, legal=False
    )
    beside = cells[2].right - cells[2].w / 5
    assert target_at(placed, everywhere(gap=False), beside, y) == Target(zone_named("word:0"), DropWay.OVER, 2)


def test_a_point_of_empty_felt_has_no_target():
    placed = table()
    assert target_at(placed, everywhere(), 5, 5) is None
    assert target_at(placed, (Target(zone_named("nowhere"), DropWay.ZONE),), 300, 300) is None


def test_an_empty_strip_takes_a_card_dropped_anywhere_on_the_strip():
    placed = table()
    strip = placed.zones["fresh"].rect
    assert target_at(placed, (Target(zone_named("fresh"), DropWay.GAP),), strip.x + 3, strip.y + 3) == Target(
        zone_named("fresh"), DropWay.GAP
    )


@given(st.integers(0, 6), st.sampled_from(pictures.many_words(3, "FRIEND").zones[-4:-1]))
def test_an_opening_gap_moves_all_cards_of_its_line_and_does_not_push_any_card_off_the_felt(gap, zone):
    placed = arrange(pictures.many_words(6, "FRIEND"), 900, 600)
    opened = opening(placed, zone.key, gap)
    assert opened.slot.x >= 0 and opened.slot.right <= 900
    line = placed.zones[zone.key].line
    assert set(opened.cells) == {key for key, place in placed.zones.items() if place.line == line}
    for key, cells in opened.cells.items():
        for number, cell in cells.items():
            assert not overlap(cell, opened.slot, by=1), (key, number)
            assert cell.x >= 0 and cell.right <= 900


def test_an_opening_gap_does_not_move_the_cards_in_the_other_lines_of_a_long_row():
    placed = arrange(pictures.shout(60), 900, 600)
    place = placed.zones["row"]
    moved = opening(placed, "row", 3).cells["row"]
    assert set(moved) == {number for number, cell in enumerate(place.cells) if cell.y == place.cells[0].y}


@pytest.mark.parametrize("taken", [None, 0, 4, 9])
def test_the_cards_of_a_hand_move_together_to_open_a_gap_for_a_held_card(taken):
    placed = table()
    count = 10 - (taken is not None)
    for gap in range(count + 1):
        opened = opening(placed, "hand", gap, taken=taken)
        cells = opened.cells["hand"]
        assert len(cells) == count
        assert len([cell for cell in cells.values() if cell.x < opened.slot.x]) == gap
        assert gap_at(placed, "hand", opened.slot.centre[0], taken=taken) == gap


def test_every_existing_target_has_a_rectangle_on_the_felt():
    placed = table()
    for target in (
        *everywhere(),
        Target(zone_named("fresh"), DropWay.ZONE),
        Target(zone_named("hand"), DropWay.GAP, 10),
    ):
        assert target_rect(placed, target) is not None
    assert target_rect(placed, Target(zone_named("word:0"), DropWay.OVER, 9)) is None
    assert target_rect(placed, Target(zone_named("nowhere"), DropWay.ZONE)) is None


def test_a_card_dropped_at_the_cut_of_a_word_can_join_either_part():
    zones = (pictures.word(0, cuts=(3,)), pictures.rack())
    placed = arrange(Picture(zones, (*pictures.cards("word:0", "FRIEND"), *pictures.hand())), 900, 600)
    head, tail = Target(zone_named("word:0"), DropWay.GAP, 3), Target(zone_named("word:0"), DropWay.GAP, 3, tail=True)
    targets = (*everywhere(), tail)
    cells = placed.zones["word:0"].cells
    y = cells[0].centre[1]
    assert not head.is_at(tail)
    assert target_at(placed, targets, cells[2].right + 1, y) == tail
    assert target_at(placed, targets, cells[3].x - 1, y) == head
    places = [target_rect(placed, target) for target in (tail, head)]
    assert [target_at(placed, targets, *rect.centre) for rect in places if rect] == [tail, head]
    assert opening(placed, "word:0", 3, tail=True).slot.x < opening(placed, "word:0", 3).slot.x


def test_two_targets_at_the_same_gap_or_card_are_at_the_same_place_whether_legal_or_not():
    place = Target(zone_named("word:0"), DropWay.GAP, 2)
    assert place.is_at(Target(zone_named("word:0"), DropWay.GAP, 2, legal=False, reason="No."))
    others = (
        Target(zone_named("word:1"), DropWay.GAP, 2),
        Target(zone_named("word:0"), DropWay.OVER, 2),
        Target(zone_named("word:0"), DropWay.GAP, 1),
    )
    assert not any(
        place.is_at(other) for other in (*others, Target(zone_named("word:0"), DropWay.GAP, 2, tail=True), None)
    )


def test_a_card_dropped_at_the_end_of_a_row_does_not_move_other_cards():
    zones = (FeltZone(zone_named("row:0"), Kind.ROW, ends=True), pictures.rack())
    placed = arrange(Picture(zones, (*pictures.cards("row:0", "TRA"), *pictures.hand())), 1280, 700)
    targets = (Target(zone_named("row:0"), DropWay.GAP, 0), Target(zone_named("row:0"), DropWay.GAP, 3))
    for end, target in zip(placed.zones["row:0"].ends, targets, strict=True):
        for share in (0.1, 0.5, 0.9):
            assert target_at(placed, targets, end.x + share * end.w, end.y + share * end.h) == target
        assert target_rect(placed, target) == end
        assert opening(placed, "row:0", target.place).cells == {}
