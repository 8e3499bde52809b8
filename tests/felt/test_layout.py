"""Tests the layout of the felt: for every state of the table and every window size, everything is inside the window and
nothing overlaps by mistake."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.felt.borders import RAISED
from app.felt.layout import arrange
from app.felt.picture import FeltZone, Kind, Mark, Picture
from app.felt.rects import Rect
from tests.felt import pictures
from tests.felt.rects import holds, overlap
from tests.zones import zone_named

SIZES = ((600, 420), (800, 600), (900, 600), (1280, 800), (1920, 1080), (3840, 2160), (700, 1000), (1600, 500))
SCALES = (0.8, 1.0, 1.5, 2.5)

every_picture = pytest.mark.parametrize("name", pictures.EVERY)


def check(picture: Picture, width: float, height: float, text_scale: float = 1.0, dpr: float = 1.0, cards: float = 1.0):
    placed = arrange(picture, width, height, text_scale, dpr=dpr, cards=cards)
    view = Rect(0, 0, width, height)
    assert list(placed.zones) == [zone.key for zone in picture.zones]
    for key, place in placed.zones.items():
        assert holds(view, place.rect), key
        if place.label is not None:
            assert holds(place.rect, place.label, give=1), key
        for cell in place.cells:
            assert holds(place.rect, cell, give=1 / dpr), key
    for (one, place), (other, next_place) in combinations(placed.zones.items(), 2):
        assert not overlap(place.rect, next_place.rect, by=1 / dpr), f"{one} and {other}"
    for piece in picture.pieces:
        spot, place = placed.pieces[piece.key], placed.zones[piece.zone]
        raised = RAISED * placed.measure.u if piece.mark is Mark.SELECTED else 0
        assert holds(place.rect.grown(0, raised), spot.rect, give=1 / dpr), piece.key
        assert holds(view, spot.rect), piece.key
        for length in spot.rect:
            assert length * dpr == pytest.approx(round(length * dpr)), "an edge does not lie on the pixel grid"
        if place.kind in (Kind.WORD, Kind.ROW, Kind.COMMITTED):
            assert not any(
                overlap(spot.rect, cell) for cell in place.cells if cell.x != spot.rect.x and cell.y == spot.rect.y
            )
    return placed


@every_picture
@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_kind_of_table_fits_every_window(name, size, text_scale):
    width, height = size
    check(pictures.EVERY[name](), width, height, text_scale)


@every_picture
@pytest.mark.parametrize("cards", [0.7, 1.75])
@pytest.mark.parametrize("size", [(600, 420), (1280, 800), (700, 1000), (1600, 500)], ids=str)
def test_every_kind_of_table_fits_the_felt_with_cards_of_every_size(name, size, cards):
    width, height = size
    check(pictures.EVERY[name](), width, height, 1.5, cards=cards)


texts = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=0, max_size=15)
stacked = st.lists(st.sampled_from(("A", "B", "(CD)", "(EFGHIJK)")), min_size=1, max_size=15).map("".join)


@st.composite
def tables(draw):
    zones, pieces = [], []
    titled = draw(st.booleans())
    seats = draw(st.integers(0, 7))
    zones += pictures.rivals(seats)
    for seat in range(seats + 1):
        if draw(st.integers(0, 3)) == 0:
            zones.append(
                FeltZone(
                    zone_named(f"won:{seat}"),
                    Kind.WON,
                    "Won",
                    count=draw(st.integers(0, 90)),
                    note="2 tricks",
                    owner=seat,
                )
            )
    if draw(st.booleans()):
        zones.append(pictures.deck())
    if draw(st.booleans()):
        zones.append(pictures.dead())
    if draw(st.booleans()):
        zones.append(FeltZone(zone_named("turned"), Kind.TURNED, "Turned"))
        pieces.append(pictures.card("turned", 0, "K"))
    for kind, most in ((Kind.COMMITTED, 4), (Kind.ROW, 4), (Kind.WORD, 14)):
        for number in range(draw(st.integers(0, most))):
            key = f"{kind.value}:{number}"
            text = draw(stacked)
            letters = text.count("A") + text.count("B") + text.count("(")
            cuts = tuple(sorted(draw(st.sets(st.integers(1, max(letters - 1, 1)), max_size=2))))
            zones.append(FeltZone(zone_named(key), kind, "Emmy Noether" if titled else "", cuts=cuts))
            pieces += pictures.cards(key, text)
    for number in range(draw(st.integers(0, 12)) if draw(st.booleans()) else 0):
        zones.append(
            FeltZone(zone_named(f"pile:{number}"), Kind.PILE, f"Pile {number + 1}", count=draw(st.integers(0, 10)))
        )
    for number in range(draw(st.integers(0, 3))):
        zones.append(FeltZone(zone_named(f"strip:{number}"), Kind.FRESH, "A fresh word"))
        pieces += pictures.cards(f"strip:{number}", draw(texts))
    if draw(st.booleans()):
        zones.append(FeltZone(zone_named("tray"), Kind.TRAY, "To trade"))
        pieces += pictures.cards("tray", draw(texts))
    if draw(st.booleans()):
        zones.append(pictures.rack())
        pieces += pictures.hand(draw(st.text("ABCDEF", max_size=40)), mark=draw(st.sampled_from(Mark)))
    return Picture(tuple(zones), tuple(pieces))


@settings(max_examples=200)
@given(
    tables(),
    st.integers(600, 3840),
    st.integers(420, 2160),
    st.sampled_from((0.8, 1.0, 1.25, 1.75, 2.5)),
    st.sampled_from((1.0, 1.25, 1.5, 2.0, 3.0)),
)
def test_every_random_table_fits_a_window_of_any_size(picture, width, height, text_scale, dpr):
    check(picture, width, height, text_scale, dpr)


def test_the_layout_stacks_cards_in_reading_order_with_covering_cards_on_top():
    picture = Picture((pictures.word(0),), pictures.cards("word:0", "A(BCD)E"))
    placed = arrange(picture, 900, 600)
    spots = [placed.pieces[f"word:0.{slot}.{depth}"] for slot, depth in ((0, 0), (1, 0), (1, 1), (1, 2), (2, 0))]
    assert [spot.z for spot in spots] == sorted(spot.z for spot in spots)
    assert spots[1].rect.y < spots[2].rect.y < spots[3].rect.y == spots[0].rect.y


def test_a_single_word_on_the_table_has_large_cards():
    placed = arrange(Picture((pictures.word(0), pictures.rack()), pictures.cards("word:0", "QUIET")), 900, 600)
    assert placed.zones["word:0"].cells[0].w >= 1.4 * placed.measure.card()[0]


def test_the_strip_for_a_new_word_is_large_and_central_on_an_empty_table_and_otherwise_next_to_the_hand():
    strip, hand = FeltZone(zone_named("strip:0"), Kind.FRESH, title="Lay a word here"), pictures.rack()
    alone = arrange(Picture((strip, hand)), 900, 600)
    above, below = alone.zones["strip:0"].rect.y, alone.zones["hand"].rect.y - alone.zones["strip:0"].rect.bottom
    assert below > 100
    assert above == pytest.approx(below, abs=20)
    beside = arrange(Picture((pictures.word(0), strip, hand), pictures.cards("word:0", "QUIET")), 900, 600)
    assert beside.zones["hand"].rect.y - beside.zones["strip:0"].rect.bottom < 20
    assert beside.zones["strip:0"].rect.h < alone.zones["strip:0"].rect.h


def test_the_layout_makes_cards_dealt_in_shout_larger_than_those_of_a_word():
    row = FeltZone(zone_named("row"), Kind.ROW)
    alone = arrange(Picture((row,), pictures.cards("row", "PICNIC")), 900, 600)
    assert alone.zones["row"].cells[0].w >= 1.3 * alone.measure.card()[0]


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (3840, 2160)], ids=str)
def test_twelve_words_of_nine_letters_stay_readable(size):
    placed = arrange(pictures.many_words(), *size)
    assert min(place.cells[0].w for place in placed.zones.values() if place.kind is Kind.WORD) >= 0.045 * size[1]


def test_a_full_hand_leaves_enough_of_every_card_visible():
    placed = arrange(pictures.full_hand(30), 900, 600)
    lefts = [placed.pieces[f"hand.{slot}.0"].rect.x for slot in range(30)]
    assert min(right - left for left, right in pairwise(lefts)) >= 0.3 * placed.measure.card()[0]


def test_a_split_word_shows_a_gap_between_its_parts():
    whole = arrange(Picture((pictures.word(0),), pictures.cards("word:0", "CART")), 900, 600).zones["word:0"].cells
    cut = arrange(Picture((pictures.word(0, cuts=(2,)),), pictures.cards("word:0", "CART")), 900, 600).zones["word:0"]
    assert cut.cells[2].x - cut.cells[1].right > 4 * (whole[2].x - whole[1].right)
    assert cut.cells[1].x - cut.cells[0].right == pytest.approx(whole[1].x - whole[0].right, abs=1)


def test_a_hole_in_a_row_of_cards_leaves_the_other_cards_in_place():
    full = Picture((FeltZone(zone_named("row"), Kind.ROW),), pictures.cards("row", "ABCDEF"))
    holed = Picture(full.zones, tuple(piece for piece in full.pieces if piece.slot != 2))
    before, after = arrange(full, 900, 600), arrange(holed, 900, 600)
    assert all(after.pieces[key].rect == before.pieces[key].rect for key in after.pieces)


def lying(*texts, mark=Mark.NONE):
    """A picture with these words. The keys of the cards depend only on the words, so that a word has the same cards in
    every picture."""
    zones = tuple(pictures.word(number) for number in range(len(texts)))
    pieces = []
    for number, text in enumerate(texts):
        for slot, letter in enumerate(text):
            pieces.append(pictures.card(f"word:{number}", slot, letter, key=f"{text.lower()}{slot}", mark=mark))
    return Picture(zones, tuple(pieces), words=True)


LONG = ("CANDLESTICK", "ORANGE", "LANTERN", "BOARD", "WINTER")


def test_the_layout_depends_only_on_the_state_of_the_table_and_the_previous_layout():
    before = arrange(lying(*LONG), 900, 600)
    assert arrange(lying(*LONG, "X"), 900, 600, after=before) == arrange(lying(*LONG, "X"), 900, 600, after=before)
    assert arrange(lying(*LONG), 900, 600, after=before) == before


def test_when_a_word_leaves_the_other_words_keep_their_lines_and_sizes_even_if_a_new_layout_fits_better():
    texts = ("CANDLE", "ORANGE", "LANTERN", "BOARD", "WINTER", "STONE", "SILVER", "QUIET")
    left = tuple(text for text in texts if text not in ("ORANGE", "STONE"))
    before = arrange(many(*texts), 900, 600)
    after = arrange(many(*left), 900, 600, after=before)
    assert after.size == before.size
    lines = {text: before.zones[f"word:{number}"].line for number, text in enumerate(texts)}
    assert [after.zones[f"word:{number}"].line for number in range(len(left))] == [lines[text] for text in left]
    anew = arrange(many(*left), 900, 600)
    assert [place.line for place in anew.zones.values()] != [place.line for place in after.zones.values()]


def test_a_change_of_the_window_size_lays_out_all_words_again():
    before = arrange(lying(*LONG, *LONG), 1280, 700)
    assert arrange(lying(*LONG), 900, 600, after=before) == arrange(lying(*LONG), 900, 600)


def many(*texts):
    return replace(lying(*texts), many=True)


def few(*texts):
    return replace(lying(*texts), beside=True)


OTHERS = ((900, 600, 2.5), (1254, 640, 2.5), (1920, 900, 1.0))


@pytest.mark.parametrize("words", [lying, few, many])
@pytest.mark.parametrize("count", [1, 3, 6, 8, 11, 14])
def test_words_have_the_same_size_whatever_words_were_on_the_table_before(count, words):
    texts = [text + end for end in ("", "ED", "ING", "S") for text in LONG]
    now = words(*texts[:count])
    fresh = arrange(now, 1254, 640, line=True)
    more = arrange(words(*texts), 1254, 640, line=True)
    assert more.size < fresh.size or count > 8
    ways = [more, arrange(words(*LONG[:2]), 1254, 640, line=True)]
    ways += [arrange(now, wide, high, scale, line=True, after=fresh) for wide, high, scale in OTHERS]
    assert {arrange(now, 1254, 640, line=True, after=before).size for before in ways} == {fresh.size}


def laying(picture, text):
    """The picture while a player lays this word on a strip."""
    strip = FeltZone(zone_named("strip:0"), Kind.FRESH, stays="5" if text else None)
    cards = [
        pictures.card("strip:0", slot, letter, key=f"fresh{slot}", mark=Mark.LAID) for slot, letter in enumerate(text)
    ]
    zones = [replace(zone, note="8", room=len(picture.within(zone.key))) for zone in picture.zones]
    return replace(picture, zones=(*zones, strip, pictures.rack()), pieces=(*picture.pieces, *cards))


@pytest.mark.parametrize("scale", [1.0, 2.5])
@pytest.mark.parametrize("size", SIZES[1:], ids=str)
@pytest.mark.parametrize("texts", [LONG[1:2], LONG[:3]], ids=str)
@pytest.mark.parametrize("words", [few, many])
def test_laying_a_fresh_word_does_not_move_or_resize_words(words, texts, size, scale):
    rest = arrange(laying(words(*texts), ""), size[0], size[1], scale, line=True)
    before = rest
    for count in (1, 3, 6):
        picture = laying(words(*texts), "SPIRIT"[:count])
        placed = arrange(picture, size[0], size[1], scale, line=True, after=before)
        assert (placed.size, placed.measure) == (rest.size, rest.measure)
        for number in range(len(texts)):
            assert placed.zones[f"word:{number}"].cells == rest.zones[f"word:{number}"].cells
        before = placed


def test_words_on_the_table_leave_a_line_free_for_a_new_word_however_high_stacks_grow():
    rest = arrange(laying(replace(few("ORANGE"), stacks=True), ""), 1254, 708, line=True)
    high = replace(pictures.card("word:0", 2, "Z", key="top", mark=Mark.LAID), depth=3)
    laid = laying(replace(few("ORANGE"), stacks=True), "")
    placed = arrange(replace(laid, pieces=(*laid.pieces, high)), 1254, 708, line=True, after=rest)
    assert placed.size == rest.size
    assert placed.zones["word:0"].cells == rest.zones["word:0"].cells


@pytest.mark.parametrize("count", [1, 4, 5, 7])
def test_if_a_game_keeps_adding_words_the_layout_spreads_their_lines_evenly_around_the_middle(count):
    texts = [text + end for end in ("", "ED") for text in LONG[1:]]
    placed = arrange(replace(many(*texts[:count]), stacks=True), 1254, 708, line=True)
    cards = [place.cells[0] for place in placed.zones.values()]
    tops, card = sorted({cell.y for cell in cards}), cards[0].h
    assert abs((tops[0] + tops[-1] + card) / 2 - 354) < card
    distances = [lower - higher for higher, lower in pairwise(tops)]
    assert all(distance > 1.5 * card for distance in distances)
    assert max(distances, default=0) - min(distances, default=0) <= 1, "no line stays empty between two others alone"


def test_the_layout_keeps_room_for_words_before_the_first_word_is_laid():
    strip, hand = FeltZone(zone_named("strip:0"), Kind.FRESH), pictures.rack()
    empty = arrange(Picture((strip, hand), words=True), 900, 600)
    full = arrange(Picture((pictures.word(0), strip, hand), pictures.cards("word:0", "QUIET"), words=True), 900, 600)
    assert empty.zones["strip:0"] == full.zones["strip:0"]


def test_the_layout_keeps_room_for_covered_cards_before_any_card_is_covered():
    bare = Picture((pictures.word(0),), pictures.cards("word:0", "QUIET"), stacks=True)
    covered = Picture(bare.zones, pictures.cards("word:0", "QU(AI)ET"), stacks=True)
    assert arrange(bare, 900, 600).zones["word:0"].cells == arrange(covered, 900, 600).zones["word:0"].cells


@pytest.mark.parametrize("text", ["E(ND)(ABC)", "E(ND)(ABCD)", "E(ND)(ABCDEFGH)"])
def test_the_free_edge_of_a_covered_card_shows_its_whole_letter(text):
    placed = arrange(Picture((pictures.word(0),), pictures.cards("word:0", text), stacks=True), 1280, 700)
    for slot in (1, 2):
        tops = [spot.rect.y for key, spot in placed.pieces.items() if key.startswith(f"word:0.{slot}.")]
        letter = 2.5 * placed.pieces["word:0.0.0"].rect.w / 10
        assert all(lower == higher or higher - lower >= letter for lower, higher in pairwise(tops))
        assert tops[-1] - tops[0] >= min(len(tops) - 1, 2) * letter


def test_the_points_of_a_word_are_written_right_above_its_cards():
    texts = ("QUIET", "QU(AI)ET")
    bare, covered = [
        arrange(Picture((pictures.word(0, note="12"),), pictures.cards("word:0", text), stacks=True), *SIZES[0])
        for text in texts
    ]
    for placed in (bare, covered):
        label = placed.zones["word:0"].label
        highest = min(spot.rect.y for spot in placed.pieces.values())
        assert label is not None
        assert 0 <= highest - label.bottom < 1.5 * placed.measure.u
    assert bare.zones["word:0"].cells == covered.zones["word:0"].cells


def test_the_layout_does_not_place_zones_under_the_curtain():
    placed = arrange(Picture(pictures.one_word().zones, pictures.one_word().pieces, veiled=True), 900, 600)
    assert not placed.zones
    assert not placed.pieces


def rails(*texts):
    zones = [FeltZone(zone_named(f"row:{number}"), Kind.ROW, ends=True) for number in range(len(texts))]
    pieces = [piece for number, text in enumerate(texts) for piece in pictures.cards(f"row:{number}", text)]
    return arrange(Picture((*zones, pictures.rack()), (*pieces, *pictures.hand())), 1280, 700)


def test_a_row_that_grows_at_its_ends_has_an_empty_place_for_a_card_at_either_end():
    placed = rails("TRA", "CLO", "MENTI", "S")
    found = [placed.zones[f"row:{number}"] for number in range(4)]
    assert len({(place.rect.x, place.rect.w) for place in found}) == 1
    for place in found:
        before, behind = place.ends
        assert before.right < place.cells[0].x
        assert behind.x > place.cells[-1].right
        assert before.w == place.cells[0].w == behind.w
        assert place.rect.x <= before.x
        assert behind.right <= place.rect.right


@pytest.mark.parametrize("length", [1, 9, 15, 24])
def test_the_empty_places_at_the_ends_of_a_row_stay_on_the_table_however_long_the_row_is(length):
    placed = rails("E" * length)
    place = placed.zones["row:0"]
    assert place.rect.x >= 0
    assert place.rect.right <= 1280
    for end in place.ends:
        assert place.rect.x <= end.x < end.right <= place.rect.right


@pytest.mark.parametrize("size", [(900, 600), (1280, 700), (3840, 2000)], ids=str)
@pytest.mark.parametrize("cut", [0, 1, 2])
def test_the_layout_puts_the_parts_of_a_cut_word_on_free_felt_and_does_not_move_other_words(size, cut):
    def laid(*cuts, after=None):
        words = [pictures.word(number, cuts=cuts if number == cut else ()) for number in range(3)]
        pieces = [piece for number, text in enumerate(("CARTON", "OWL", "STRAND")) for piece in shown(number, text)]
        return arrange(Picture((*words, pictures.rack()), (*pieces, *pictures.hand())), *size, after=after)

    def shown(number, text):
        return pictures.cards(f"word:{number}", text)

    whole = laid()
    parted = laid(2, after=whole)
    for number in range(3):
        before, now = whole.zones[f"word:{number}"], parted.zones[f"word:{number}"]
        if number != cut:
            assert now.cells == before.cells
        else:
            assert now.cells[2].x - now.cells[1].right > before.cells[2].x - before.cells[1].right
            assert all(holds(now.rect, cell, give=1) for cell in now.cells)
    rects = [parted.zones[f"word:{number}"].rect for number in range(3)]
    assert not any(overlap(one, other) for one, other in combinations(rects, 2))


def lines_of(*texts, cut=None, at=2, more="", after=None, size=(1280, 700)):
    """The layout of these words in lines. The word with the index `cut` is cut at the gap `at`, and has the cards
    `more` at its end.

    after: the layout before this one, if any.
    """
    words, pieces = [], []
    for number, text in enumerate(texts):
        cuts, room = ((at,), len(text)) if number == cut else ((), 0)
        words.append(pictures.word(number, cuts=cuts, room=room))
        pieces += pictures.cards(f"word:{number}", text + more if number == cut else text)
    return arrange(Picture((*words, pictures.rack()), (*pieces, *pictures.hand())), *size, after=after)


@pytest.mark.parametrize("size", [(900, 600), (1280, 700), (3840, 2000)], ids=str)
@pytest.mark.parametrize("cut", [0, 1])
def test_cards_added_to_a_cut_word_lie_on_the_free_felt_at_the_end_of_its_line(size, cut):
    texts = ("COT", "OWL")
    parted = lines_of(*texts, cut=cut, size=size, after=lines_of(*texts, size=size))
    laid = lines_of(*texts, cut=cut, more="S", size=size, after=parted)
    assert laid.size == parted.size
    assert laid.zones[f"word:{1 - cut}"].cells == parted.zones[f"word:{1 - cut}"].cells
    assert all(0 <= place.x < place.right <= size[0] for zone in laid.zones.values() for place in zone.cells)


def test_a_full_line_with_a_cut_word_breaks_into_two_lines_and_no_card_shrinks():
    texts = ("CARTON", "OWL", "STRAND", "COT", "GRANDEST", "LION")
    whole = lines_of(*texts)
    parted = lines_of(*texts, cut=1, at=1, after=whole)
    laid = lines_of(*texts, cut=1, at=1, more="ETSEAT", after=parted)
    lines = [[laid.zones[f"word:{number}"].line for number in range(6)] for laid in (parted, laid)]
    assert laid.size == parted.size
    assert max(lines[1]) > max(lines[0])
    assert lines[1] == sorted(lines[1])
    rects = [laid.zones[f"word:{number}"].rect for number in range(6)]
    assert not any(overlap(one, other) for one, other in combinations(rects, 2))


@pytest.mark.parametrize("others", [0, 1, 2, 3, 5])
def test_cards_shrink_by_at_most_one_step_while_a_player_splits_a_word_into_parts_too_long_for_a_line(others):
    def laid(text, cuts=(), after=None):
        zones = [
            pictures.word(0, note="11", cuts=cuts, room=6),
            *[pictures.word(n, note="12") for n in range(1, others + 1)],
        ]
        beside = [piece for number in range(1, others + 1) for piece in pictures.cards(f"word:{number}", "FRIEND")]
        mark = Mark.LAID if cuts else Mark.NONE
        pieces = (*pictures.cards("word:0", text, mark=mark), *beside, *pictures.hand())
        picture = Picture((*pictures.rivals(1), pictures.deck(), *zones, pictures.rack()), pieces, stacks=True)
        return arrange(picture, 1280, 700, after=after)

    whole = laid("DUKING")
    parted = laid("MODULARPANICKINGS", cuts=(7,), after=whole)
    assert parted.size > 0.8 * whole.size
    rects = [parted.zones[f"word:{number}"].rect for number in range(others + 1)]
    assert not any(overlap(one, other) for one, other in combinations(rects, 2))


@pytest.mark.parametrize("texts", [("FRIEND",), ("OWL", "FRIEND", "COT")])
def test_the_layout_puts_parts_of_a_word_that_are_too_long_for_a_line_below_each_other(texts):
    cut = texts.index("FRIEND")
    parted = lines_of(*texts, cut=cut, at=3, after=lines_of(*texts))
    laid = lines_of(*texts, cut=cut, at=3, more="LIESTOUST", after=parted)
    place = laid.zones[f"word:{cut}"]
    assert len(place.cells) == 15
    assert len({cell.y for cell in place.cells[:3]}) == len({cell.y for cell in place.cells[3:]}) == 1
    assert place.cells[3].y > place.cells[0].bottom
    assert all(holds(place.rect, cell, give=1) for cell in place.cells)
    rects = [laid.zones[f"word:{number}"].rect for number in range(len(texts))]
    assert not any(overlap(one, other) for one, other in combinations(rects, 2))
    in_one_line = lines_of(*[text.replace("FRIEND", "FRIENDLIESTOUST") for text in texts], after=parted)
    assert laid.size > in_one_line.size


def test_in_four_rows_the_hidden_cards_lie_beside_the_rows_and_do_not_make_the_rows_lower():
    picture = pictures.four_rows()
    placed = arrange(picture, 874, 494)
    rows = [place for place in placed.zones.values() if place.kind is Kind.ROW]
    hidden = [place.rect for place in placed.zones.values() if place.kind is Kind.COMMITTED]
    assert min([cell.w for row in rows for cell in row.cells]) >= 34
    assert hidden
    for rect in hidden:
        assert all(rect.right <= row.rect.x or rect.x >= row.rect.right for row in rows)


def test_in_a_narrow_window_the_hidden_cards_of_four_rows_lie_above_the_rows():
    placed = arrange(pictures.four_rows(), 420, 500)
    rows = [place.rect for place in placed.zones.values() if place.kind is Kind.ROW]
    hidden = [place.rect for place in placed.zones.values() if place.kind is Kind.COMMITTED]
    assert all(rect.bottom <= min([row.y for row in rows]) + 1 for rect in hidden)
