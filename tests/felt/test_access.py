"""What a screen reader finds: lists of cards with real places and names, and what can be done with them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from app.table.access import FOCUS, MENU, PRESS, Announcement, Proxy
from tests.felt import pictures
from tests.felt.test_mouse import TARGETS, table

Role = QAccessible.Role


def tree(hand) -> dict[str, list[str]]:
    """Every list with the names of what is in it, and what stands alone under its own name."""
    viewport = QAccessible.queryAccessibleInterface(hand.view.viewport())
    found = {}
    for number in range(viewport.childCount()):
        child = viewport.child(number)
        names = [child.child(inner).text(QAccessible.Text.Name) for inner in range(child.childCount())]
        found[child.text(QAccessible.Text.Name)] = names
    return found


def proxy(hand, key) -> Proxy:
    found = hand.view._proxies.stops[key]
    assert isinstance(found, Proxy)
    return found


def interface(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def test_every_zone_is_a_list_and_every_card_that_shows_is_in_it(hand):
    hand.show(table("FR(IE)ND"))
    found = tree(hand)
    assert found["Your hand"] == ["R, 1", "A, 1", "I, 1", "N, 1", "S, 1", "T, 1", "O, 1", "V, 4", "E, 1", "Q, 4"]
    below = QCoreApplication.translate("Felt", "%n card(s) below it", None, 1)  # other tests may have loaded a language
    assert found["Word 1"] == ["F, 3", "R, 1", f"E, 1, {below}", "N, 1", "D, 2"]
    assert found["Deck, 62 cards"] == []


def test_roles(hand):
    hand.show(table())
    assert interface(proxy(hand, "hand.0.0")).role() is Role.ListItem
    assert interface(hand.view._proxies.zones["hand"]).role() is Role.List
    assert interface(proxy(hand, "deck")).role() is Role.Button
    assert interface(hand.view).text(QAccessible.Text.Name) == "Card table"


def test_places_are_the_cards_own(hand):
    hand.show(table())
    for key, spot in hand.view.cloth.placements.pieces.items():
        widget = proxy(hand, key)
        corner = widget.mapTo(hand.view.viewport(), widget.rect().topLeft())
        assert QRect(corner, widget.size()) == QRect(*[round(length) for length in spot.rect])


def test_proxies_are_not_seen_and_not_in_the_way(hand):
    hand.show(table(), TARGETS)
    assert hand.view.viewport().childAt(hand.place("hand.0.0")) is None
    before = hand.view.grab().toImage()
    for widget in (*hand.view._proxies.stops.values(), *hand.view._proxies.zones.values()):
        assert widget.isVisible()
        assert widget.focusPolicy() is Qt.FocusPolicy.NoFocus
        widget.hide()
    assert hand.view.grab().toImage() == before


def test_behind_the_curtain_there_is_nothing(hand):
    hand.show(table())
    hand.view.show_picture(replace(table(), veiled=True))
    assert tree(hand) == {}
    assert hand.view.attention == ""
    assert not hand.view.viewport().findChildren(Proxy)
    assert not hand.view.cloth.cards


def test_pressing_picks_up_and_drops(hand):
    hand.show(table(), TARGETS)
    _action(hand, "hand.3.0", PRESS)
    hand.keys(Qt.Key.Key_Return)
    _action(hand, "deck", PRESS)
    assert hand.heard == [("picked", "hand.3.0"), ("dropped", "hand.3.0", TARGETS[0].key), ("activated", "deck")]


def test_the_focus_action_moves_the_attention_and_the_menu_looks_under(hand):
    hand.show(table("FR(IE)ND"))
    _action(hand, "word:0.2.1", FOCUS)
    assert hand.view.attention == "word:0.2.1"
    rest = hand.rect("word:0.2.0")
    _action(hand, "word:0.2.1", MENU)
    assert hand.rect("word:0.2.0").y < rest.y


def test_the_attention_is_reported_as_focus(hand):
    hand.show(table())
    hand.keys(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert [key for key, one in hand.view._proxies.stops.items() if interface(one).state().focused] == ["hand.1.0"]
    assert interface(proxy(hand, "hand.0.0")).state().focusable
    assert not interface(hand.view._proxies.zones["hand"]).state().focusable


def test_reading_order_is_the_order_of_the_picture(hand):
    hand.show(table())
    turned = tuple(replace(piece, slot=9 - piece.slot) if piece.zone == "hand" else piece for piece in table().pieces)
    hand.view.show_picture(replace(table(), pieces=turned))
    assert tree(hand)["Your hand"][0] == "Q, 4"


def test_proxies_go_with_their_cards(hand, qtbot):
    hand.show(table())
    gone = []
    proxy(hand, "hand.0.0").destroyed.connect(lambda: gone.append(True))
    hand.view.show_picture(replace(table(), pieces=table().pieces[:6]))
    qtbot.waitUntil(lambda: bool(gone))
    assert set(hand.view._proxies.stops) >= {"word:0.0.0", "hand"}
    assert "hand.0.0" not in hand.view._proxies.stops


def test_a_sentence_is_said_by_a_notification(hand):
    hand.view.say("Ada has laid FRIEND")
    label = hand.view.findChild(Announcement)
    if label is None:  # elsewhere Qt announces by itself
        assert hand.view._announcer.said == "Ada has laid FRIEND"
        return
    assert interface(label).role() is Role.Notification
    assert interface(label).text(QAccessible.Text.Name) == "Ada has laid FRIEND"
    assert label.isVisible()


@pytest.mark.parametrize("name", pictures.EVERY)
def test_every_table_can_be_read(hand, name):
    hand.show(pictures.EVERY[name]())
    for widget in (*hand.view._proxies.stops.values(), *hand.view._proxies.zones.values()):
        assert interface(widget).text(QAccessible.Text.Name), widget.key


def _action(hand, key: str, action: str) -> None:
    actions: QAccessibleActionInterface = interface(proxy(hand, key)).actionInterface()
    assert action in actions.actionNames()
    actions.doAction(action)
