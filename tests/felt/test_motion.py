"""Tests the animation of the felt: a new state of the table takes effect immediately, cards move to their new places,
and nothing is painted when no card moves."""

from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest

from app.felt import z_order
from app.felt.furniture import furniture
from app.felt.items import CardItem, FloatItem
from app.felt.performance import LONGEST, SHORTEST, length_of, paced
from app.felt.picture import FeltZone, Kind, Picture, Piece
from app.felt.script import Banner, Beat, Doing, Float, Tally, Worth
from app.felt.theme import load_theme
from tests.felt import pictures
from tests.felt.test_mouse import TARGETS, table
from tests.zones import zone_named


@pytest.fixture
def moving(hand):
    hand.view.set_motion(1)
    return hand


def shorter():
    """The table without the first card of the hand."""
    return replace(table(), pieces=tuple(piece for piece in table().pieces if piece.key != "hand.0.0"))


def test_the_felt_computes_a_new_layout_immediately_and_the_cards_then_move_to_their_places(moving, qtbot):
    moving.show(table())
    before = moving.rect("hand.5.0")
    moving.view.show_picture(shorter())
    goal = moving.view.cloth.placements.pieces["hand.5.0"].rect
    assert goal != before
    assert moving.view.moving
    assert moving.rect("hand.5.0") == before
    qtbot.waitUntil(lambda: not moving.view.moving)
    assert moving.rect("hand.5.0") == goal


def test_any_input_ends_the_animation_of_the_felt(moving):
    inputs = (
        lambda: moving.keys(Qt.Key.Key_Shift),
        lambda: QTest.mousePress(moving.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(450, 130)),
    )
    for act in inputs:
        moving.show(table())
        moving.view.show_picture(shorter())
        assert moving.view.moving
        act()
        assert not moving.view.moving
        assert moving.rect("hand.5.0") == moving.view.cloth.placements.pieces["hand.5.0"].rect


def test_with_animations_off_every_card_is_immediately_in_its_place(hand):
    hand.show(table())
    hand.view.show_picture(shorter())
    assert not hand.view.moving
    assert hand.rect("hand.5.0") == hand.view.cloth.placements.pieces["hand.5.0"].rect


def test_switching_animations_off_ends_the_current_animation(moving):
    moving.show(table())
    moving.view.show_picture(shorter())
    moving.view.set_motion(0)
    assert not moving.view.moving


def test_drawn_cards_leave_the_deck_face_down_and_turn_over_on_their_way(moving, qtbot):
    moving.show(shorter())
    moving.view.show_picture(table(), script=(Beat(Doing.DRAW, table(), {"hand.0.0": "deck"}),))
    item = moving.view.cloth.cards["hand.0.0"]
    assert item.rect == moving.view.cloth.placements.zones["deck"].cells[0]
    assert item.look.face == ""
    qtbot.waitUntil(lambda: not moving.view.moving)
    assert item.look.face == "R"
    assert item.rect == moving.view.cloth.placements.pieces["hand.0.0"].rect


def test_the_animation_moves_won_cards_to_the_winner(moving, qtbot):
    won = FeltZone(zone_named("won:0"), Kind.WON, "Won", count=0, owner=0)
    before = replace(table(), zones=(*table().zones, won))
    moving.show(before)
    item = moving.view.cloth.cards["word:0.0.0"]
    rest = tuple(piece for piece in table().pieces if piece.zone != "word:0")
    after = replace(before, zones=(*table().zones, replace(won, count=6)), pieces=rest)
    gone = [piece.key for piece in before.pieces if piece.zone == "word:0"]
    moving.view.show_picture(after, script=(Beat(Doing.GO, after, went=dict.fromkeys(gone, "won:0")),))
    assert item.scene() is moving.view.cloth
    assert "word:0.0.0" not in moving.view.cloth.cards
    goal = moving.view.cloth.placements.zones["won:0"].cells[0]
    qtbot.waitUntil(lambda: item.scene() is None)
    assert item.rect == goal


def with_rival(count, word=""):
    """A table with a rival who holds `count` hidden cards, and a word with the cards c0, c1 and so on."""
    rival = replace(pictures.rivals(1)[0], count=count)
    backs = tuple([Piece(f"rival:1/{slot}/0", zone_named("rival:1"), "", "", 0, slot) for slot in range(count)])
    laid = tuple([Piece(f"c{slot}", zone_named("word:0"), face, face, 1, slot) for slot, face in enumerate(word)])
    left = tuple([piece for piece in table().pieces if piece.zone == "hand"])
    return replace(table(), zones=(rival, *table().zones), pieces=(*backs, *left, *laid))


def test_a_played_card_starts_from_its_place_in_the_hand(moving):
    moving.show(with_rival(5))
    lay = [moving.rect(f"rival:1/{slot}/0") for slot in range(5)]
    after = with_rival(2, "CAT")
    came = dict.fromkeys(["c0", "c1", "c2"], "rival:1")
    moving.view.show_picture(after, script=(Beat(Doing.LAY, after, came),))
    assert [moving.rect(f"c{slot}") for slot in range(3)] == lay[2:]


def test_revealed_cards_appear_at_the_single_card_back_that_represented_them(moving):
    secret = FeltZone(zone_named("committed:1"), Kind.COMMITTED, "Bo", owner=1)
    heap = Piece("committed:1/0/0", secret.key, "", "", 0, 0)
    lies = replace(table(), zones=(secret, *table().zones), pieces=(*table().pieces, heap))
    moving.show(lies)
    lay = moving.rect(heap.key)
    word = tuple([Piece(f"c{slot}", secret.key, face, face, 1, slot) for slot, face in enumerate("CAT")])
    shown = replace(lies, pieces=(*table().pieces, *word))
    moving.view.show_picture(shown, script=(Beat(Doing.TURN, shown, {piece.key: secret.key for piece in word}),))
    assert {moving.rect(piece.key) for piece in word} == {lay}


def test_a_card_that_returns_to_a_rivals_hand_becomes_a_face_down_card(moving, qtbot):
    moving.show(with_rival(2, "CAT"))
    item = moving.view.cloth.cards["c2"]
    after = with_rival(3, "CA")
    moving.view.show_picture(after, script=(Beat(Doing.GO, after, went={"c2": "rival:1"}),))
    back = moving.view.cloth.cards["rival:1/2/0"]
    assert not back.isVisible()
    qtbot.waitUntil(lambda: back.isVisible())
    assert item.rect == back.rect
    assert item.look.face == "", "the card turns over on its way"


@contextmanager
def seen_zones(cloth, zone, qtbot):
    """Records how a zone is drawn at each moment while something moves."""
    found = []
    with pytest.MonkeyPatch.context() as patch:
        drawn = furniture

        def note(art, measure, held, *rest):
            if held.zone.key == zone:
                found.append(held.zone)
            return drawn(art, measure, held, *rest)

        patch.setattr("app.felt.zone_items.furniture", note)
        yield found
        qtbot.waitUntil(lambda: not cloth.animator.moving)


def test_the_count_of_a_heap_rises_with_each_card_that_arrives(moving, qtbot):
    dead = FeltZone(zone_named("dead"), Kind.DEAD, "Used", count=0)
    before = replace(table(), zones=(*table().zones, dead))
    moving.show(before)
    gone = {piece.key: "dead" for piece in table().pieces if piece.zone == "word:0"}
    rest = tuple(piece for piece in table().pieces if piece.key not in gone)
    after = replace(before, zones=(*table().zones, replace(dead, count=6)), pieces=rest)
    with seen_zones(moving.view.cloth, "dead", qtbot) as seen:
        moving.view.show_picture(after, script=(Beat(Doing.GO, after, went=gone),))
        assert seen == [], "no card has arrived yet"
    assert [zone.count for zone in seen] == [1, 2, 3, 4, 5, 6]
    assert not [item for item in moving.view.cloth.cards.values() if item.key in gone]


def test_the_count_of_the_deck_falls_with_each_card_that_leaves(moving, qtbot):
    deck = table().zone("deck")
    drawn = {piece.key: "deck" for piece in table().pieces if piece.zone == "hand"}
    rest = tuple(piece for piece in table().pieces if piece.key not in drawn)
    moving.show(replace(table(), pieces=rest))
    fewer = replace(deck, count=deck.count - len(drawn))
    after = replace(table(), zones=tuple([fewer if zone == deck else zone for zone in table().zones]))
    with seen_zones(moving.view.cloth, "deck", qtbot) as seen:
        moving.view.show_picture(after, script=(Beat(Doing.DRAW, after, drawn),))
    assert [zone.count for zone in seen] == list(range(deck.count - 1, deck.count - len(drawn) - 1, -1))


def test_a_pile_that_a_player_takes_keeps_its_label_until_its_last_card_has_left(moving, qtbot):
    pile = FeltZone(zone_named("pile:0"), Kind.PILE, "1", count=3)
    taken = tuple(piece for piece in table().pieces if piece.zone == "hand")[:3]
    rest = tuple(piece for piece in table().pieces if piece not in taken)
    top = Piece("pile:0/0/0", pile.key, "", "", 0, 0)
    moving.show(replace(table(), zones=(*table().zones, pile), pieces=(*rest, top)))
    after = replace(table(), zones=(*table().zones, replace(pile, count=0, quiet=True)))
    cloth = moving.view.cloth
    with seen_zones(cloth, "pile:0", qtbot) as seen:
        moving.view.show_picture(after, script=(Beat(Doing.DRAW, after, {piece.key: pile.key for piece in taken}),))
    assert [(zone.count, zone.quiet) for zone in seen] == [(2, False), (1, False), (0, True)]


def test_the_players_name_at_a_heap_of_face_down_cards_appears_when_the_cards_arrive(moving, qtbot):
    secret = FeltZone(zone_named("committed:1"), Kind.COMMITTED, "Bo", owner=1, quiet=True)
    moving.show(replace(with_rival(3), zones=(*with_rival(3).zones, secret)))
    lies = with_rival(0)
    heap = Piece("committed:1/0/0", secret.key, "", "", 0, 0)
    after = replace(lies, zones=(*lies.zones, replace(secret, quiet=False)), pieces=(*lies.pieces, heap))
    with seen_zones(moving.view.cloth, secret.key, qtbot) as seen:
        moving.view.show_picture(after, script=(Beat(Doing.LAY, after, {heap.key: "rival:1"}),))
        assert seen == [], "it has not come yet"
    assert [zone.quiet for zone in seen] == [False]


def test_the_top_card_of_a_heap_stays_visible_while_a_card_of_the_deck_moves_to_the_heap(moving):
    top = Piece("c9", zone_named("won:0"), "Z", "Z", 4, 0)
    won = FeltZone(zone_named("won:0"), Kind.WON, "Won", count=1, owner=0)
    moving.show(replace(table(), zones=(*table().zones, won), pieces=(*table().pieces, top)))
    item = moving.view.cloth.cards["c9"]
    more = (*table().pieces, replace(top, key="c10"))
    after = replace(table(), zones=(*table().zones, replace(won, count=2)), pieces=more)
    moving.view.show_picture(after, script=(Beat(Doing.DRAW, after, {"c10": "deck"}),))
    assert item.scene() is moving.view.cloth
    moving.view.finish_motion()
    assert item.scene() is None


def test_the_top_card_of_a_heap_stays_visible_until_another_card_arrives(moving, qtbot):
    top = Piece("c9", zone_named("won:0"), "Z", "Z", 4, 0)
    won = FeltZone(zone_named("won:0"), Kind.WON, "Won", count=1, owner=0)
    moving.show(replace(table(), zones=(*table().zones, won), pieces=(*table().pieces, top)))
    item = moving.view.cloth.cards["c9"]
    gone = {piece.key: "won:0" for piece in table().pieces if piece.zone == "word:0"}
    rest = tuple(piece for piece in table().pieces if piece.key not in gone)
    after = replace(table(), zones=(*table().zones, replace(won, count=7)), pieces=rest)
    moving.view.show_picture(after, script=(Beat(Doing.GO, after, went=gone),))
    assert item.scene() is moving.view.cloth
    qtbot.waitUntil(lambda: item.scene() is None)
    assert moving.view.performing


def test_the_cards_of_a_stack_that_leaves_the_table_keep_their_order_from_bottom_to_top(moving):
    word = zone_named("word:0")
    stack = tuple([Piece(f"c{depth}", word, face, face, 1, 0, depth) for depth, face in enumerate("NDR")])
    hand = tuple([piece for piece in table().pieces if piece.zone == "hand"])
    moving.show(replace(table(), pieces=(*hand, *stack)))
    items = [moving.view.cloth.cards[piece.key] for piece in stack]
    after = replace(table(), pieces=hand)
    gone = {piece.key: "tray" for piece in stack}
    moving.view.show_picture(after, script=(Beat(Doing.GO, after, went=gone),))
    heights = [item.zValue() for item in items]
    assert heights == sorted(heights)
    assert len(set(heights)) == len(heights)


def test_cards_that_close_a_gap_wait_until_the_leaving_cards_have_gone(moving):
    moving.show(table())
    gone = {piece.key: "tray" for piece in table().pieces if piece.zone == "word:0" and 0 < piece.slot < 5}
    left = [piece for piece in table().pieces if piece.key not in gone]
    closed = [replace(piece, slot=min(piece.slot, 1)) if piece.zone == "word:0" else piece for piece in left]
    after = replace(table(), pieces=tuple(closed))
    lay = moving.rect("word:0.0.0")
    begins: dict[str, float] = {}
    glide = moving.view.cloth.animator.glide
    moving.view.cloth.animator.glide = lambda item, *rest, **more: (
        begins.setdefault(item.key, more.get("delay", 0)),
        glide(item, *rest, **more),
    )
    moving.view.show_picture(after, script=(Beat(Doing.GO, after, went=gone),))
    assert moving.rect("word:0.0.0") == lay
    order = [f"word:0.{slot}.0" for slot in range(1, 5)]
    assert [begins[key] for key in order] == sorted(begins[key] for key in order), "the cards leave in reading order"
    assert begins["word:0.0.0"] > begins[order[-1]]


@pytest.mark.parametrize("word", ["FRIEND", "F(RI)E(NDS)", "(CA)T"])
def test_the_points_shown_at_a_word_do_not_cover_cards(moving, word):
    lies = table(word, note="12")
    moving.show(lies)
    lit = tuple([piece.key for piece in lies.within("word:0")])
    moving.view.show_picture(lies, script=(Beat(Doing.SHOW, lies, lit=lit, floats=(Float(0, "+12", "hand"),)),))
    cloth = moving.view.cloth
    (bubble,) = [item for item in cloth.items() if isinstance(item, FloatItem)]
    assert not [key for key, spot in cloth.placements.pieces.items() if spot.rect.meets(bubble.rect)]


def test_the_next_play_removes_the_marks_of_the_last_play_from_every_card(moving):
    lies = with_rival(3, "CAT")
    moving.show(replace(lies, pieces=tuple([replace(piece, new=piece.zone == "word:0") for piece in lies.pieces])))
    cloth = moving.view.cloth
    cards = dict(cloth.cards)
    assert all(cards[key].look.new for key in ("c0", "c1", "c2"))
    after = with_rival(3, "CR")
    laid = [replace(one, key="c9" if one.key == "c1" else one.key) for one in after.pieces]
    after = replace(after, pieces=tuple(laid))
    gone = dict.fromkeys(["c1", "c2"], "rival:1")  # two cards leave, the second one after the first
    moving.view.show_picture(after, script=(Beat(Doing.LAY, after, {"c9": "rival:1"}, gone),))
    assert not [key for key in ("c0", "c1", "c2") if cards[key].look.new]


def test_cards_from_a_zone_that_is_not_on_the_felt_enter_from_beyond_its_edge(moving):
    bare = replace(shorter(), zones=tuple(zone for zone in shorter().zones if zone.key != "deck"))
    moving.show(bare)
    after = replace(table(), zones=bare.zones)
    moving.view.show_picture(after, script=(Beat(Doing.DEAL, after, {"hand.0.0": "deck"}),))
    assert moving.rect("hand.0.0").x >= moving.view.cloth.placements.width


def test_a_stack_shows_its_new_height_once_its_top_card_has_arrived(moving, qtbot):
    word = zone_named("word:0")
    pieces = tuple(
        [replace(one, zone=word, slot=2, depth=1) if one.key == "hand.0.0" else one for one in table().pieces]
    )
    moving.show(table())
    moving.view.show_picture(replace(table(), pieces=pieces))
    item = moving.view.cloth.cards["hand.0.0"]
    assert item.look.stack == 1
    qtbot.waitUntil(lambda: not moving.view.moving)
    assert item.look.stack == 2


def test_all_marks_of_the_last_play_disappear_together_when_another_play_begins(moving):
    word = [piece for piece in table().pieces if piece.zone == "word:0"]
    others = tuple([piece for piece in table().pieces if piece.zone != "word:0"])
    moving.show(replace(table(), pieces=(*others, *[replace(piece, new=True) for piece in word])))

    def marked():
        return [item.key for item in moving.view.cloth.items() if isinstance(item, CardItem) and item.look.new]

    assert len(marked()) == len(word)
    after = replace(table(), pieces=others)
    moving.view.show_picture(after, script=(Beat(Doing.GO, after, went={piece.key: "deck" for piece in word}),))
    assert moving.view.moving
    assert not marked()


def whole_turn():
    """The script of a play: a word is laid, then it lights up and its points float to the seat."""
    lit = tuple([piece.key for piece in table().pieces if piece.zone == "word:0"])
    points = (Float(0, "+7", "hand"),)
    return Beat(Doing.LAY, table(), {"hand.0.0": "deck"}), Beat(Doing.SHOW, table(), lit=lit, floats=points)


def test_a_shouted_word_shows_in_the_middle_of_the_felt(moving):
    moving.show(table())
    moving.view.set_motion(1)
    call = Beat(Doing.SHOW, table(), call=Banner("Ann", "#123456", "HIE"))
    moving.view.show_picture(table(), script=(call,))
    (banner,) = [item for item in moving.view.cloth.items() if item.isVisible() and item.zValue() == z_order.BUBBLE]
    middle, seen = banner.sceneBoundingRect().center(), moving.view.viewport().rect().center()
    assert abs(middle.x() - seen.x()) <= 2
    assert abs(middle.y() - seen.y()) <= 2


def test_the_felt_animates_a_play_step_by_step_and_then_reports_the_end_of_the_animation(moving, qtbot):
    moving.show(shorter())
    rested = []
    moving.view.rested.connect(lambda: rested.append(True))
    moving.view.set_motion(0.05)
    moving.view.show_picture(shorter(), script=whole_turn())
    assert moving.view.performing
    qtbot.waitUntil(lambda: not moving.view.performing)
    assert rested == [True]
    assert set(moving.view.cloth.cards) == {piece.key for piece in shorter().pieces}


@pytest.mark.parametrize("zone", ["hand", "rival:1"])
def test_the_points_of_a_word_float_to_the_score_of_its_seat(moving, monkeypatch, zone):
    """The points float to the place of the score, where they hide no hand card."""
    lies = pictures.one_word()
    moving.show(lies)
    goals = []
    monkeypatch.setattr(moving.view.cloth.animator, "glide", lambda item, to, *rest, **more: goals.append(to))
    lit = tuple([piece.key for piece in lies.within("word:0")])
    moving.view.show_picture(
        lies, script=(Beat(Doing.SHOW, lies, lit=lit, floats=(Float(int(zone != "hand"), "+7", zone),)),)
    )
    line = moving.view.cloth.placements.zones[zone].label
    [goal] = goals
    assert line.right - line.h <= goal.centre[0] <= line.right
    assert goal.bottom <= moving.view.cloth.sceneRect().bottom()
    assert not any(goal.contains(*place.rect.centre) for place in moving.view.cloth.placements.pieces.values())


@pytest.mark.parametrize("beats", [1, 2])
def test_any_input_ends_the_animation_of_a_play_immediately_and_still_takes_effect(moving, qtbot, beats):
    moving.show(shorter())
    typed: list[str] = []
    moving.view.typed.connect(typed.append)
    moving.view.show_picture(shorter(), script=whole_turn()[:beats])
    moving.keys(Qt.Key.Key_R)
    assert not moving.view.performing
    assert not moving.view.moving
    assert typed == ["R"]
    assert moving.view.picture == shorter()


def test_the_animation_of_a_play_leaves_no_item_behind_on_the_felt(moving):
    moving.show(shorter())
    items = len(moving.view.cloth.items())
    for _ in range(3):
        moving.view.show_picture(shorter(), script=whole_turn()[1:])
        assert len(moving.view.cloth.items()) > items
        moving.view.finish_motion()
    assert len(moving.view.cloth.items()) == items


def test_with_animations_off_the_felt_does_not_animate_a_play_whose_words_stay(hand):
    hand.show(shorter())
    hand.view.show_picture(table(), script=whole_turn())
    assert not hand.view.performing
    assert hand.view.picture == table()


def test_with_animations_off_a_word_that_leaves_the_table_stays_for_a_while_with_its_points(hand, qtbot, monkeypatch):
    monkeypatch.setattr("app.felt.performance.STILL", 150)
    monkeypatch.setattr("app.felt.performance.BRIEFEST", 0)
    gone = replace(table(), pieces=tuple([piece for piece in table().pieces if piece.zone != "word:0"]))
    hand.show(table())
    hand.view.show_picture(gone, script=whole_turn())
    assert hand.view.performing
    assert not hand.view.moving
    assert {"word:0.0.0"} <= set(hand.view.cloth.cards)
    assert [item for item in hand.view.cloth.items() if isinstance(item, FloatItem)]
    qtbot.waitUntil(lambda: not hand.view.performing)
    assert hand.view.picture == gone
    assert set(hand.view.cloth.cards) == {piece.key for piece in gone.pieces}


def test_with_animations_off_a_play_shown_again_still_shows_every_word(hand):
    hand.show(table())
    hand.view.show_picture(table(), script=(Beat(Doing.BEFORE, shorter()), *whole_turn()))
    assert hand.view.performing
    hand.keys(Qt.Key.Key_Shift)
    assert not hand.view.performing


def test_the_felt_does_not_animate_a_play_while_a_player_holds_a_card(moving):
    moving.show(table())
    moving.keys(Qt.Key.Key_Tab)
    moving.view._grip.take("hand.5.0", chosen=True)
    moving.view.show_picture(table(), script=whole_turn())
    assert not moving.view.performing


def test_a_card_whose_face_becomes_visible_turns_over(moving, qtbot):
    hidden = tuple(replace(piece, face="", letters="") for piece in table().pieces)
    moving.show(replace(table(), pieces=hidden))
    item = moving.view.cloth.cards["word:0.0.0"]
    moving.view.show_picture(table())
    assert item.look.face == ""
    moving.view.finish_motion()
    assert item.look.face == "F"
    assert item.transform().isIdentity()


def test_if_the_table_changes_during_an_animation_every_card_moves_to_its_newest_place(moving, qtbot):
    moving.show(table())
    for _ in range(3):
        moving.view.show_picture(shorter())
        qtbot.wait(40)
        moving.view.show_picture(table())
        qtbot.wait(40)
    qtbot.waitUntil(lambda: not moving.view.moving)
    assert all(moving.rect(key) == spot.rect for key, spot in moving.view.cloth.placements.pieces.items())


def test_the_curtain_hides_the_cards_immediately_without_animation(moving):
    moving.show(table())
    moving.view.show_picture(Picture(table().zones, table().pieces, veiled=True))
    assert not moving.view.moving
    assert not moving.view.cloth.cards


def test_a_change_of_the_table_does_not_move_a_dragged_card(moving):
    moving.show(table(), TARGETS)
    moving.drag(moving.place("hand.3.0"), QPoint(450, 130), release=False)
    held = moving.rect("hand.3.0")
    moving.view.show_picture(shorter())
    moving.view.finish_motion()
    assert moving.rect("hand.3.0") == held


class Paints(QObject):
    def __init__(self, widget):
        super().__init__()
        self.count = 0
        self.whole = False  # whether one paint event covered the whole widget
        self._widget = widget  # a reference that keeps the widget alive as long as this filter
        widget.installEventFilter(self)

    def eventFilter(self, _watched, event):
        if event.type() == QEvent.Type.Paint:
            self.count += 1
            self.whole = self.whole or event.region().boundingRect() == self._widget.rect()
        return False


def test_a_felt_on_which_nothing_moves_is_not_painted_again(moving, qtbot):
    moving.show(table())
    moving.view.show_picture(shorter())
    qtbot.waitUntil(lambda: not moving.view.moving)
    qtbot.wait(60)
    paints = Paints(moving.view.viewport())
    qtbot.wait(400)
    assert paints.count == 0
    moving.view.show_picture(shorter())
    qtbot.wait(60)
    assert paints.count == 0, "the same picture again changes nothing"


def test_a_new_size_or_theme_of_the_felt_takes_effect_without_animation(hand):
    hand.show(table())
    narrow = hand.rect("hand.0.0")
    hand.view.resize(1280, 800)
    assert hand.rect("hand.0.0").w > narrow.w
    before = hand.view.grab().toImage()
    hand.view.set_theme(load_theme("blue", "bold", "light"))
    after = hand.view.grab().toImage()
    assert after != before
    hand.view.set_text_scale(2)
    assert hand.view.grab().toImage() != after


def test_painting_the_same_state_of_the_table_twice_gives_the_same_image(hand):
    hand.show(pictures.draft())
    first = hand.view.grab().toImage()
    hand.show(Picture())
    hand.show(pictures.draft())
    assert hand.view.grab().toImage() == first


def test_the_felt_can_show_another_table_while_cards_still_move(moving):
    moving.show(table())
    moving.view.show_picture(shorter())
    assert moving.view.moving
    moving.view.show_picture(Picture(), animate=False)
    assert not moving.view.moving
    assert not moving.view.cloth.cards


def test_the_felt_repaints_its_whole_area_for_another_table(moving, qtbot):
    """Qt may fail to repaint items that are exchanged while they move: the deck of the last table once stayed
    visible."""
    moving.show(table())
    qtbot.wait(60)
    paints = Paints(moving.view.viewport())
    moving.view.show_picture(shorter(), animate=False)
    qtbot.waitUntil(lambda: paints.count > 0)
    assert paints.whole


def with_mood(mood):
    return replace(table(), zones=(*pictures.rivals(1, mood=mood), *table().zones))


def test_the_sign_of_a_seat_moves_until_it_shows_the_players_new_mood(moving, qtbot):
    moving.show(with_mood(""))
    moving.view.show_picture(with_mood("glad"))
    assert moving.view.moving
    qtbot.waitUntil(lambda: not moving.view.moving)
    moving.view.show_picture(with_mood("glad"))
    assert not moving.view.moving


def test_with_animations_off_the_sign_of_a_seat_shows_a_new_mood_immediately(hand):
    hand.show(with_mood(""))
    hand.view.show_picture(with_mood("glad"))
    assert not hand.view.moving


def test_a_seat_may_leave_the_table_while_its_sign_still_moves_to_a_mood(moving, qtbot):
    moving.show(with_mood(""))
    moving.view.show_picture(with_mood("glad"))
    moving.view.show_picture(Picture())
    qtbot.waitUntil(lambda: not moving.view.moving)


def test_the_points_of_a_word_count_up_at_the_word_before_they_rise_to_the_score(moving):
    moving.show(lies := table())
    lit = tuple([piece.key for piece in lies.within("word:0")])
    tally = tuple([Tally(2, key) for key in lit])
    points = Float(0, f"+{2 * len(lit)}", "hand", lit[0], tally=tally)
    plain = Beat(Doing.SHOW, lies, lit=lit, floats=(replace(points, tally=()),))
    counted = replace(plain, floats=(points,))
    assert length_of(counted) >= length_of(plain)
    assert SHORTEST <= sum([length_of(beat, pace) for beat, pace in paced((counted,))]) <= LONGEST
    best = replace(plain, floats=(replace(points, worth=Worth.BEST),))
    assert length_of(best) > length_of(counted)
    moving.view.show_picture(lies, script=(counted,))
    floats = [item for item in moving.view.scene().items() if isinstance(item, FloatItem)]
    assert len(floats) == len(tally) + 1
    assert sum([item.isVisible() for item in floats]) <= 1, "at first only one value shows, and not the sum"
    moving.view.finish_motion()
    assert not [item for item in moving.view.scene().items() if isinstance(item, FloatItem)]


@pytest.mark.parametrize(("worth", "larger"), [(Worth.SMALL, -1), (Worth.USUAL, 0), (Worth.GOOD, 1), (Worth.BEST, 1)])
def test_the_felt_writes_the_points_of_a_better_play_larger(moving, worth, larger):
    def width(one):
        floats = (Float(0, "+12", "hand", worth=one),)
        moving.view.show_picture(lies, script=(Beat(Doing.SHOW, lies, lit=lit, floats=floats),))
        (item,) = [item for item in moving.view.scene().items() if isinstance(item, FloatItem)]
        return item.rect.w

    moving.show(lies := table())
    lit = tuple([piece.key for piece in lies.within("word:0")])
    difference = width(worth) - width(Worth.USUAL)
    assert (difference > 0) - (difference < 0) == larger
