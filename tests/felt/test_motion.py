"""State first, motion after: a picture is true at once, cards only catch up; and what rests costs nothing."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest

from app.table.picture import FeltZone, Kind, Picture
from app.table.script import Beat, Doing, Float
from app.table.theme import load_theme
from tests.felt import pictures
from tests.felt.test_mouse import TARGETS, table


@pytest.fixture
def moving(hand):
    hand.view.set_motion(1)
    return hand


def shorter():
    """The table after some cards were played."""
    return replace(table(), pieces=tuple(piece for piece in table().pieces if piece.key != "hand.0.0"))


def test_a_new_picture_is_true_at_once_and_the_cards_glide(moving, qtbot):
    moving.show(table())
    before = moving.rect("hand.5.0")
    moving.view.show_picture(shorter())
    goal = moving.view.cloth.placements.pieces["hand.5.0"].rect
    assert goal != before
    assert moving.view.moving
    assert moving.rect("hand.5.0") == before
    qtbot.waitUntil(lambda: not moving.view.moving)
    assert moving.rect("hand.5.0") == goal


def test_any_input_finishes_motion(moving):
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


def test_without_motion_everything_is_where_it_belongs_at_once(hand):
    hand.show(table())
    hand.view.show_picture(shorter())
    assert not hand.view.moving
    assert hand.rect("hand.5.0") == hand.view.cloth.placements.pieces["hand.5.0"].rect


def test_switching_motion_off_finishes_it(moving):
    moving.show(table())
    moving.view.show_picture(shorter())
    moving.view.set_motion(0)
    assert not moving.view.moving


def test_drawn_cards_come_from_the_deck_face_down_and_turn_over(moving, qtbot):
    moving.show(shorter())
    moving.view.show_picture(table(), script=(Beat(Doing.DRAW, table(), {"hand.0.0": "deck"}),))
    item = moving.view.cloth.cards["hand.0.0"]
    assert item.rect == moving.view.cloth.placements.zones["deck"].cells[0]
    assert item.look.face == ""
    qtbot.waitUntil(lambda: not moving.view.moving)
    assert item.look.face == "R"
    assert item.rect == moving.view.cloth.placements.pieces["hand.0.0"].rect


def test_cards_that_are_won_go_to_the_winner(moving, qtbot):
    won = FeltZone("won:0", Kind.WON, "Won", count=0, owner=0)
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


def whole_turn():
    """A word is laid and lights, and its points go to the seat."""
    lit = tuple([piece.key for piece in table().pieces if piece.zone == "word:0"])
    points = (Float(0, "+7", "hand"),)
    return Beat(Doing.LAY, table(), {"hand.0.0": "deck"}), Beat(Doing.SHOW, table(), lit=lit, floats=points)


def test_a_script_is_performed_beat_by_beat_and_then_the_felt_rests(moving, qtbot):
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
    """Where it is written: over the cards of a hand they would hide what is read there."""
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
def test_any_input_ends_a_script_at_once_and_is_carried_out(moving, qtbot, beats):
    moving.show(shorter())
    typed: list[str] = []
    moving.view.typed.connect(typed.append)
    moving.view.show_picture(shorter(), script=whole_turn()[:beats])
    moving.keys(Qt.Key.Key_R)
    assert not moving.view.performing
    assert not moving.view.moving
    assert typed == ["R"]
    assert moving.view.picture == shorter()


def test_nothing_of_a_script_stays_on_the_felt(moving):
    moving.show(shorter())
    items = len(moving.view.cloth.items())
    for _ in range(3):
        moving.view.show_picture(shorter(), script=whole_turn()[1:])
        assert len(moving.view.cloth.items()) > items
        moving.view.finish_motion()
    assert len(moving.view.cloth.items()) == items


def test_without_motion_no_script_is_performed(hand):
    hand.show(shorter())
    hand.view.show_picture(table(), script=whole_turn())
    assert not hand.view.performing
    assert hand.view.picture == table()


def test_while_a_card_is_in_somebodys_hand_nothing_is_performed(moving):
    moving.show(table())
    moving.keys(Qt.Key.Key_Tab)
    moving.view._grip.take("hand.5.0", chosen=True)
    moving.view.show_picture(table(), script=whole_turn())
    assert not moving.view.performing


def test_a_card_that_shows_its_face_turns_over(moving, qtbot):
    hidden = tuple(replace(piece, face="", letters="") for piece in table().pieces)
    moving.show(replace(table(), pieces=hidden))
    item = moving.view.cloth.cards["word:0.0.0"]
    moving.view.show_picture(table())
    assert item.look.face == ""
    moving.view.finish_motion()
    assert item.look.face == "F"
    assert item.transform().isIdentity()


def test_a_picture_in_the_midst_of_motion_gives_every_card_its_new_goal(moving, qtbot):
    moving.show(table())
    for _ in range(3):
        moving.view.show_picture(shorter())
        qtbot.wait(40)
        moving.view.show_picture(table())
        qtbot.wait(40)
    qtbot.waitUntil(lambda: not moving.view.moving)
    assert all(moving.rect(key) == spot.rect for key, spot in moving.view.cloth.placements.pieces.items())


def test_the_curtain_falls_at_once(moving):
    moving.show(table())
    moving.view.show_picture(Picture(table().zones, table().pieces, veiled=True))
    assert not moving.view.moving
    assert not moving.view.cloth.cards


def test_a_dragged_card_is_not_moved_by_a_new_picture(moving):
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
        self.whole = False  # has all of it been painted at once?
        self._widget = widget  # kept, so that it outlives the filter
        widget.installEventFilter(self)

    def eventFilter(self, _watched, event):
        if event.type() == QEvent.Type.Paint:
            self.count += 1
            self.whole = self.whole or event.region().boundingRect() == self._widget.rect()
        return False


def test_at_rest_nothing_is_painted(moving, qtbot):
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


def test_resizing_and_themes_take_effect_at_once(hand):
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


def test_the_same_picture_looks_the_same_every_time(hand):
    hand.show(pictures.draft())
    first = hand.view.grab().toImage()
    hand.show(Picture())
    hand.show(pictures.draft())
    assert hand.view.grab().toImage() == first


def test_another_table_may_come_while_cards_still_move(moving):
    moving.show(table())
    moving.view.show_picture(shorter())
    assert moving.view.moving
    moving.view.show_picture(Picture(), animate=False)
    assert not moving.view.moving
    assert not moving.view.cloth.cards


def test_another_table_is_painted_whole(moving, qtbot):
    """A deck of the table before was once left on the screen: Qt may lose track of what is exchanged while it moves."""
    moving.show(table())
    qtbot.wait(60)
    paints = Paints(moving.view.viewport())
    moving.view.show_picture(shorter(), animate=False)
    qtbot.waitUntil(lambda: paints.count > 0)
    assert paints.whole


def with_mood(mood):
    return replace(table(), zones=(*pictures.rivals(1, mood=mood), *table().zones))


def test_a_sign_comes_to_its_mood_and_rests(moving, qtbot):
    moving.show(with_mood(""))
    moving.view.show_picture(with_mood("glad"))
    assert moving.view.moving
    qtbot.waitUntil(lambda: not moving.view.moving)
    moving.view.show_picture(with_mood("glad"))
    assert not moving.view.moving


def test_without_motion_a_sign_shows_its_mood_at_once(hand):
    hand.show(with_mood(""))
    hand.view.show_picture(with_mood("glad"))
    assert not hand.view.moving


def test_a_sign_on_its_way_to_a_mood_may_leave_the_table(moving, qtbot):
    moving.show(with_mood(""))
    moving.view.show_picture(with_mood("glad"))
    moving.view.show_picture(Picture())
    qtbot.waitUntil(lambda: not moving.view.moving)
