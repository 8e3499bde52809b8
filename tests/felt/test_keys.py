"""Tests that a player can do everything on the felt with the keyboard that the mouse can do, and that each place is
announced."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.felt.picture import DropWay, Mark, Picture, Target
from app.felt.theme import load_theme
from app.felt.view import FeltView
from tests.felt import pictures
from tests.felt.test_mouse import GAP, OVER, SWAP, TARGETS, table
from tests.ways.gestures import place_at
from tests.zones import zone_named

Key = Qt.Key
LEFT, RIGHT, UP, DOWN = Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down
ENTER, SPACE, ESC, TAB = Key.Key_Return, Key.Key_Space, Key.Key_Escape, Key.Key_Tab
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def at(hand):
    return hand.view.attention


@pytest.fixture
def announced(hand, monkeypatch):
    sentences: list[str] = []
    monkeypatch.setattr(hand.view._announcer, "say", sentences.append)
    return sentences


def test_the_first_arrow_key_shows_the_focused_card_and_the_second_moves_the_focus(hand):
    hand.show(table())
    hand.keys(RIGHT)
    assert at(hand) == "hand.0.0"
    hand.keys(RIGHT, RIGHT)
    assert at(hand) == "hand.2.0"
    hand.keys(LEFT)
    assert at(hand) == "hand.1.0"
    hand.keys(Key.Key_End)
    assert at(hand) == "hand.9.0"
    hand.keys(Key.Key_Home)
    assert at(hand) == "tray"


def test_the_keys_up_and_down_focus_the_nearest_card_above_and_below(hand):
    hand.show(table())
    hand.keys(UP, UP)
    assert at(hand).startswith("word:0")
    hand.keys(DOWN)
    assert at(hand).startswith("hand")


def test_tab_goes_from_region_to_region_and_then_leaves_the_felt(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    before, view, after = QLineEdit(), FeltView(load_theme()), QLineEdit()
    layout = QVBoxLayout(window)
    for widget in (before, view, after):
        layout.addWidget(widget)
    view.set_motion(0)
    window.resize(900, 700)
    with qtbot.waitActive(window):
        window.show()
    view.show_picture(pictures.tricks(), animate=False)
    before.setFocus()
    stops = []
    QTest.keyClick(before, TAB)
    while view.hasFocus():
        stops.append(view.attention)
        QTest.keyClick(view, TAB)
    assert stops == ["hand.0.0", "word:0.0.0", "deck", "rival:1"]
    assert after.hasFocus()
    QTest.keyClick(after, TAB, SHIFT)
    assert view.hasFocus()
    assert view.attention == "rival:1"
    for _ in range(4):
        QTest.keyClick(view, TAB, SHIFT)
    assert before.hasFocus()


def test_each_region_of_the_felt_remembers_its_last_focused_card(hand):
    hand.show(table())
    hand.keys(RIGHT, RIGHT, RIGHT, TAB, RIGHT)
    assert at(hand) == "word:0.1.0"
    hand.keys(Key.Key_Backtab)
    assert at(hand) == "hand.2.0"
    hand.keys(TAB)
    assert at(hand) == "word:0.1.0"


@pytest.mark.parametrize("pick", [ENTER, SPACE], ids=["enter", "space"])
@pytest.mark.parametrize(
    "target", [GAP, OVER, SWAP, Target(zone_named("tray"), DropWay.ZONE)], ids=lambda target: target.way.value
)
def test_a_player_can_pick_up_and_aim_and_drop_a_card_by_keyboard(hand, target, pick):
    hand.show(table(), TARGETS)
    hand.keys(RIGHT, RIGHT, RIGHT, pick)
    for _ in range(30):
        if hand.view._grip.target == target:
            break
        hand.keys(RIGHT)
    hand.keys(pick)
    assert hand.heard == [("picked", "hand.2.0"), ("dropped", "hand.2.0", target)]


def test_after_a_drop_the_next_card_of_the_hand_is_focused(hand):
    hand.show(table(), TARGETS)
    rest = tuple(piece for piece in table().pieces if piece.key != "hand.2.0")
    laid = pictures.card("word:0", 6, "I", key="hand.2.0", mark=Mark.LAID, movable=True)
    hand.view.dropped.connect(lambda *_: hand.view.show_picture(replace(table(), pieces=(*rest, laid))))
    hand.keys(RIGHT, RIGHT, RIGHT, ENTER, ENTER)
    assert at(hand) == "hand.3.0"


def test_the_felt_announces_each_place_at_which_keys_aim_a_held_card(hand, announced):
    hand.show(table(), pictures.targets(table(), closed=("swap",), kinds=("gap", "over")))
    hand.keys(RIGHT, ENTER, RIGHT, RIGHT, RIGHT)
    assert announced == [
        "before F in FRIEND, allowed",
        "on F in FRIEND, allowed",
        "in exchange for F in FRIEND, not allowed: No swap in this game: only whole words may be laid",
        "between F and R in FRIEND, allowed",
    ]


def test_tab_moves_a_held_card_to_legal_places_only(hand):
    hand.show(table(), pictures.targets(table(), kinds=("over",), closed=("gap", "swap")))
    hand.keys(RIGHT, ENTER, TAB, TAB, ENTER)
    assert hand.only("dropped") == [("dropped", "hand.0.0", place_at("word:0/over/2"))]


def test_the_felt_explains_why_a_place_takes_no_card_and_the_card_stays_held(hand, announced):
    hand.show(table(), pictures.targets(table(), kinds=("over",), closed=("gap",)))
    hand.keys(RIGHT, ENTER, RIGHT)
    assert hand.view.reason
    hand.keys(ENTER)
    assert announced[-1] == "No gap in this game: only whole words may be laid"
    assert hand.only("dropped") == []
    hand.keys(RIGHT, ENTER)
    assert hand.only("dropped") == [("dropped", "hand.0.0", place_at("word:0/over/1"))]


def test_the_keys_up_and_down_aim_a_held_card_at_the_words_above_and_below(hand):
    picture = pictures.many_words(6, "FRIEND")
    hand.show(picture, pictures.targets(picture, ("over",)))
    hand.keys(RIGHT, ENTER, DOWN, ENTER)
    assert hand.only("dropped") == [("dropped", "hand.0.0", place_at("word:2/over/0"))]


def test_a_letter_key_moves_a_held_card_to_the_next_place_at_a_card_with_that_letter(hand):
    hand.show(table(), TARGETS)
    hand.keys(RIGHT, ENTER, Key.Key_N, ENTER)
    assert hand.only("dropped") == [("dropped", "hand.0.0", place_at("word:0/over/4"))]
    assert hand.only("typed") == []


def test_esc_first_puts_the_held_card_back_and_then_takes_all_laid_cards_back(hand):
    hand.show(table(), TARGETS)
    home = hand.rect("hand.0.0")
    hand.keys(RIGHT, ENTER, ESC)
    assert hand.rect("hand.0.0") == home
    assert hand.only("cancelled") == []
    hand.keys(ESC)
    assert hand.only("cancelled") == [("cancelled",)]


@pytest.mark.parametrize("key", [ESC, Key.Key_Delete])
def test_the_felt_announces_once_that_a_card_was_put_back(hand, announced, key):
    hand.show(table(), TARGETS)
    hand.keys(RIGHT, ENTER, key)
    assert announced[-1] == "Put back: R, 1"
    count = len(announced)
    hand.keys(key)
    assert len(announced) == count


def test_the_felt_announces_that_no_place_takes_the_picked_up_card(hand, announced):
    hand.show(table())
    hand.keys(RIGHT, ENTER, ENTER)
    assert announced == ["There is no place for it now.", "Put back: R, 1"]
    assert hand.heard == [("picked", "hand.0.0")]


def test_the_felt_reports_typed_letters(hand):
    hand.show(table())
    QTest.keyClicks(hand.view, "stove")
    hand.keys(Key.Key_Backspace)
    assert hand.heard == [*(("typed", letter) for letter in "STOVE"), ("erased",)]


def test_enter_space_and_tab_act_on_the_suggested_play_while_its_cards_show_on_the_table(hand):
    picture = table()
    ghost = pictures.card("word:0", 6, "S", mark=Mark.GHOST)
    hand.show(replace(picture, pieces=(*picture.pieces, ghost)))
    hand.keys(RIGHT, TAB, Key.Key_Backtab, SPACE, ENTER)
    assert hand.heard == [("cycled", 1), ("cycled", -1), ("typed", " "), ("committed",)]


def test_enter_makes_the_move_if_no_card_is_focused_and_ctrl_enter_always_makes_the_move(hand):
    hand.show(table())
    hand.keys(ENTER)
    hand.keys(RIGHT)
    hand.keys(ENTER, modifier=CONTROL)
    assert hand.heard == [("committed",), ("committed",)]


def test_the_felt_passes_shortcuts_with_ctrl_on_to_the_window(hand):
    hand.show(table())
    for key in (Key.Key_H, Key.Key_P, Key.Key_Z, Key.Key_N):
        hand.keys(key, modifier=CONTROL)
    assert hand.heard == []


def test_ctrl_with_an_arrow_key_moves_a_card_within_the_hand(hand):
    hand.show(table())
    hand.keys(RIGHT, RIGHT)
    hand.keys(RIGHT, LEFT, modifier=CONTROL)
    hand.keys(LEFT)
    hand.keys(LEFT, modifier=CONTROL)
    assert hand.heard == [("reordered", "hand.1.0", 3), ("reordered", "hand.1.0", 0)]


@pytest.mark.parametrize("key", [Key.Key_Minus, Key.Key_Slash, Key.Key_Bar], ids=["-", "/", "|"])
def test_a_key_cuts_a_word_after_its_focused_card(hand, key):
    hand.show(table())
    hand.keys(RIGHT, TAB, RIGHT, RIGHT)
    hand.keys(key)
    assert hand.heard == [("cut_asked", "word:0", 3)]


def test_the_felt_announces_a_word_that_cannot_be_cut(hand, announced):
    hand.show(table(seams=()))
    hand.keys(RIGHT, TAB, Key.Key_Minus)
    assert hand.heard == []
    assert announced == ["This word cannot be cut here."]


def test_the_delete_key_takes_a_laid_card_back(hand):
    picture = table()
    laid = pictures.card("word:0", 6, "S", mark=Mark.LAID, movable=True)
    hand.show(replace(picture, pieces=(*picture.pieces, laid)))
    hand.keys(RIGHT, TAB, *[RIGHT] * 6, Key.Key_Delete)
    assert hand.heard == [("returned", "word:0.6.0")]


def test_keys_can_press_a_word_or_a_pile_that_cannot_be_picked_up(hand):
    hand.show(table())
    hand.keys(RIGHT, TAB, SPACE, TAB, SPACE)
    assert hand.heard == [("activated", "word:0"), ("activated", "deck")]


def test_shift_up_shows_the_cards_under_the_focused_card(hand, announced):
    hand.show(table("FR(IOE)ND"))
    rest = hand.rect("word:0.2.0")
    hand.keys(RIGHT, TAB, RIGHT, RIGHT)
    hand.keys(UP, modifier=SHIFT)
    assert hand.rect("word:0.2.0").y < rest.y
    assert announced == ["Below it: O, 1 and I, 1"]
    hand.keys(DOWN, modifier=SHIFT)
    assert hand.rect("word:0.2.0") == rest


def test_the_ring_of_the_focused_card_shows_only_while_the_player_uses_the_keyboard(hand):
    hand.show(table())
    ring = hand.view._highlights._ring
    assert not ring.isVisible()
    hand.keys(RIGHT)
    assert ring.isVisible()
    hand.click(hand.place("hand.5.0"))
    assert not ring.isVisible()


def test_a_change_of_the_table_leaves_the_same_card_focused(hand):
    hand.show(table())
    hand.keys(RIGHT, RIGHT, RIGHT)
    hand.show(table())
    assert at(hand) == "hand.2.0"
    hand.show(replace(table(), pieces=tuple(piece for piece in table().pieces if piece.key != "hand.2.0")))
    assert at(hand) == "hand.3.0"


def test_enter_picks_up_the_focused_card_if_the_only_suggested_card_is_one_that_an_exchange_would_add_to_the_hand(hand):
    ghost = replace(pictures.hand()[-1], mark=Mark.GHOST, movable=False)
    hand.show(replace(table(), pieces=tuple(ghost if piece.key == ghost.key else piece for piece in table().pieces)))
    hand.keys(Key.Key_Right, Key.Key_Return)
    assert [name for name, *_ in hand.heard] == ["picked"]


def test_space_begins_the_next_typed_word_even_if_no_cards_show_the_first_word(hand):
    hand.show(table())
    hand.keys(RIGHT)
    QTest.keyClicks(hand.view, "ab c")
    hand.keys(ENTER)
    assert hand.heard == [("typed", "A"), ("typed", "B"), ("typed", " "), ("typed", "C"), ("committed",)]


def test_the_keys_home_and_end_aim_a_held_card_at_the_first_and_the_last_place(hand):
    hand.show(table(), TARGETS)
    hand.keys(RIGHT, RIGHT, RIGHT, ENTER, Key.Key_End)
    assert hand.view._grip.target == Target(zone_named("tray"), DropWay.ZONE)
    hand.keys(Key.Key_Home)
    assert hand.view._grip.target == Target(zone_named("word:0"), DropWay.GAP, 0)
    hand.keys(ENTER)
    assert hand.only("dropped") == [("dropped", "hand.2.0", place_at("word:0/gap/0"))]


def test_esc_closes_a_spread_stack_and_does_not_take_laid_cards_back(hand):
    hand.show(table("FR(IOE)ND"))
    rest = hand.rect("word:0.2.0")
    hand.keys(RIGHT, TAB, RIGHT, RIGHT)
    hand.keys(UP, modifier=SHIFT)
    hand.keys(ESC)
    assert hand.rect("word:0.2.0") == rest
    assert hand.heard == []


def test_only_a_card_on_a_stack_can_be_spread_and_only_a_laid_card_can_be_taken_back(hand):
    hand.show(table())
    hand.keys(RIGHT, TAB)
    before = {key: hand.rect(key) for key in hand.view.cloth.cards}
    hand.keys(UP, modifier=SHIFT)
    hand.keys(Key.Key_Delete)
    hand.keys(RIGHT, modifier=CONTROL)
    assert {key: hand.rect(key) for key in hand.view.cloth.cards} == before
    assert hand.heard == []


def test_keys_can_press_a_highlighted_card_that_cannot_be_moved(hand):
    picture = table()
    lit = tuple(replace(piece, mark=Mark.LIT) if piece.key == "word:0.0.0" else piece for piece in picture.pieces)
    hand.show(replace(picture, pieces=lit))
    hand.keys(RIGHT, TAB, ENTER)
    assert hand.heard == [("activated", "word:0.0.0")]


def test_arrow_keys_focus_nothing_on_an_empty_felt(hand):
    hand.show(Picture())
    hand.keys(RIGHT, UP, Key.Key_Home, Key.Key_End, SPACE)
    assert hand.heard == [("typed", " ")]


def test_enter_lays_a_card_if_its_place_is_obvious_and_space_only_picks_it_up(hand):
    hand.show(table(), TARGETS)
    hand.view.ask_place = lambda key: GAP if key.startswith("hand") else None
    hand.keys(RIGHT, RIGHT, ENTER)
    assert hand.heard == [("dropped", "hand.1.0", GAP)]
    hand.keys(SPACE)
    assert hand.heard[1:] == [("picked", "hand.1.0")]


def test_after_enter_has_laid_a_card_the_next_card_of_the_hand_is_focused(hand):
    hand.show(table(), TARGETS)
    hand.view.ask_place = lambda _key: GAP
    rest = tuple(piece for piece in table().pieces if piece.key != "hand.2.0")
    laid = pictures.card("word:0", 6, "I", key="hand.2.0", mark=Mark.LAID, movable=True)
    hand.view.dropped.connect(lambda *_: hand.view.show_picture(replace(table(), pieces=(*rest, laid))))
    hand.keys(RIGHT, RIGHT, RIGHT, ENTER)
    assert at(hand) == "hand.3.0"


def test_enter_makes_the_suggested_play_that_shows_on_the_table_instead_of_laying_the_focused_card(hand):
    ghost = pictures.card("word:0", 6, "S", mark=Mark.GHOST)
    hand.show(replace(table(), pieces=(*table().pieces, ghost)))
    hand.view.ask_place = lambda _key: GAP
    hand.keys(RIGHT, ENTER)
    assert hand.heard == [("committed",)]
