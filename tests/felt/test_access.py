"""Tests the felt as a screen reader finds it: lists of cards with real places, names and actions."""

import gc
import sys
import weakref
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QComboBox, QDialog, QWidget

from app.felt import access, view
from app.felt.access import Announcement, Announcer, Proxy
from app.felt.interfaces import FOCUS, MENU, PRESS, unheard
from app.felt.picture import DropWay, Target
from tests.felt import pictures
from tests.felt.test_mouse import TARGETS, table
from tests.zones import zone_named

Role = QAccessible.Role


def tree(hand) -> dict[str, list[str]]:
    """Every list with the names in it, and everything that stands alone under its own name."""
    viewport = QAccessible.queryAccessibleInterface(hand.view.viewport())
    found = {}
    for number in range(viewport.childCount()):
        child = viewport.child(number)
        names = [child.child(inner).text(QAccessible.Text.Name) for inner in range(child.childCount())]
        found[child.text(QAccessible.Text.Name)] = names
    return found


def over(letters: str) -> str:
    """The text in the current language, because other tests may have loaded one."""
    return QCoreApplication.translate("Felt", "over {letters}").format(letters=letters)


def proxy(hand, key) -> Proxy:
    found = hand.view._proxies.stops[key]
    assert isinstance(found, Proxy)
    return found


def interface(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def test_every_zone_is_a_list_of_its_cards_that_show(hand):
    hand.show(table("FR(IE)ND"))
    found = tree(hand)
    assert found["Your hand"] == ["R, 1", "A, 1", "I, 1", "N, 1", "S, 1", "T, 1", "O, 1", "V, 4", "E, 1", "Q, 4"]
    assert found["FREND, Word 1"] == ["F, 3", "R, 1", f"E, 1, {over('I')}", "N, 1", "D, 2"]
    assert found["Deck, 62 cards"] == []


def test_a_widget_built_unheard_exists_for_readers_afterwards(qtbot, monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    with unheard():
        box = QComboBox()
        qtbot.addWidget(box)
        box.addItem("Green")
        assert not interface(box).isValid()
    assert interface(box).isValid()
    assert interface(box).role() is Role.ComboBox


def test_without_a_reader_unheard_changes_nothing(qtbot):
    with unheard():
        box = QComboBox()
        qtbot.addWidget(box)
        assert interface(box).isValid()


def test_an_announcement_in_a_dialog_appears_in_the_window_behind_it(qtbot):
    """Needed because a reader announces the dialog, and all labels in it, with every sentence that appears in it."""
    window = QWidget()
    qtbot.addWidget(window)
    dialog = QDialog(window)
    announcer = Announcer(QWidget(dialog))
    announcer.say("CRANE")
    assert [label.accessibleName() for label in window.findChildren(Announcement) if label.window() is window] == [
        "CRANE"
    ]


def test_cards_zones_and_piles_have_their_roles(hand):
    hand.show(table())
    assert interface(proxy(hand, "hand.0.0")).role() is Role.ListItem
    assert interface(hand.view._proxies.zones["hand"]).role() is Role.List
    assert interface(proxy(hand, "deck")).role() is Role.Button
    assert interface(hand.view).text(QAccessible.Text.Name) == "Card table"


def test_proxies_lie_where_their_cards_lie(hand):
    hand.show(table())
    for key, spot in hand.view.cloth.placements.pieces.items():
        widget = proxy(hand, key)
        corner = widget.mapTo(hand.view.viewport(), widget.rect().topLeft())
        assert QRect(corner, widget.size()) == QRect(*[round(length) for length in spot.rect])


def test_proxies_are_invisible_and_let_the_mouse_through(hand):
    hand.show(table(), TARGETS)
    assert hand.view.viewport().childAt(hand.place("hand.0.0")) is None
    before = hand.view.grab().toImage()
    for widget in (*hand.view._proxies.stops.values(), *hand.view._proxies.zones.values()):
        assert widget.isVisible()
        assert widget.focusPolicy() is Qt.FocusPolicy.NoFocus
        widget.hide()
    assert hand.view.grab().toImage() == before


def test_the_curtain_hides_everything_from_readers(hand):
    hand.show(table())
    hand.view.show_picture(replace(table(), veiled=True))
    assert tree(hand) == {}
    assert hand.view.attention == ""
    assert not hand.view.viewport().findChildren(Proxy)
    assert not hand.view.cloth.cards


def test_a_press_picks_up_and_enter_drops(hand):
    hand.show(table(), TARGETS)
    _action(hand, "hand.3.0", PRESS)
    hand.keys(Qt.Key.Key_Return)
    _action(hand, "deck", PRESS)
    assert hand.heard == [("picked", "hand.3.0"), ("dropped", "hand.3.0", TARGETS[0]), ("activated", "deck")]


def test_a_second_press_lays_a_held_card_as_a_click_would_or_puts_it_back(hand):
    hand.show(table(), TARGETS)
    hand.view.ask_place = lambda _key: TARGETS[0]
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "hand.3.0", PRESS)
    hand.view.ask_place = lambda _key: None
    _action(hand, "hand.4.0", PRESS)
    _action(hand, "hand.4.0", PRESS)
    assert hand.heard == [("picked", "hand.3.0"), ("dropped", "hand.3.0", TARGETS[0]), ("picked", "hand.4.0")]
    assert hand.view.held == ""


def test_a_press_on_another_card_holds_that_instead(hand):
    hand.show(table(), TARGETS)
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "hand.4.0", PRESS)
    assert hand.view.held == "hand.4.0"


@pytest.mark.parametrize(("ways", "chosen"), [("OGS", DropWay.OVER), ("GS", DropWay.SWAP), ("G", DropWay.GAP)])
def test_a_held_card_goes_where_the_next_press_is(hand, ways, chosen):
    """The card goes on the letter if it may, else in exchange for it, else behind it."""
    kinds = {"O": DropWay.OVER, "S": DropWay.SWAP, "G": DropWay.GAP}
    allowed = {kinds[way] for way in ways}
    hand.show(table(), tuple([one for one in TARGETS if one.way in allowed]))
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "word:0.2.0", PRESS)
    assert hand.heard[-1] == ("dropped", "hand.3.0", Target(zone_named("word:0"), chosen, 2 + (chosen is DropWay.GAP)))


def test_a_held_card_goes_to_the_pressed_zone(hand):
    hand.show(table(), TARGETS)
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "tray", PRESS)
    assert hand.heard[-1] == ("dropped", "hand.3.0", Target(zone_named("tray"), DropWay.ZONE))


def test_a_reader_can_press_every_place_for_a_held_card_by_its_name(hand):
    hand.show(table(), TARGETS)
    assert not hand.view._proxies.places
    _action(hand, "hand.3.0", PRESS)
    legal = [target for target in hand.view._grip.places if target.legal]
    named = {place.accessibleName(): place for place in hand.view._proxies.places}
    assert len(named) == len(legal)
    gap = interface(named["between R and I in FRIEND"])
    assert gap.role() is Role.Button
    gap.actionInterface().doAction(PRESS)
    assert hand.heard[-1] == ("dropped", "hand.3.0", Target(zone_named("word:0"), DropWay.GAP, 2))
    assert not hand.view._proxies.places


def test_the_felt_announces_that_a_card_cannot_lie_there_and_keeps_it_held(hand):
    hand.show(table(), (Target(zone_named("word:0"), DropWay.GAP, 0, legal=False, reason="Not before F."),))
    said: list[str] = []
    hand.view._announcer.say = said.append
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "deck", PRESS)
    assert hand.view.held == "hand.3.0"
    assert said[-1] == "It cannot lie there."


def test_the_focus_action_moves_the_attention_and_the_menu_action_asks_for_the_menu(hand):
    hand.show(table("FR(IE)ND"))
    asked = []
    hand.view.menu_asked.connect(lambda key, _: asked.append(key))
    _action(hand, "word:0.2.1", FOCUS)
    assert hand.view.attention == "word:0.2.1"
    _action(hand, "word:0.2.1", MENU)
    assert asked == ["word:0.2.1"]


def test_a_reader_gets_the_attention_as_focus(hand):
    hand.show(table())
    hand.keys(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert [key for key, one in hand.view._proxies.stops.items() if interface(one).state().focused] == ["hand.1.0"]
    assert interface(proxy(hand, "hand.0.0")).state().focusable
    assert not interface(hand.view._proxies.zones["hand"]).state().focusable


def test_readers_read_in_the_order_of_the_picture(hand):
    hand.show(table())
    turned = tuple(replace(piece, slot=9 - piece.slot) if piece.zone == "hand" else piece for piece in table().pieces)
    hand.view.show_picture(replace(table(), pieces=turned))
    assert tree(hand)["Your hand"][0] == "Q, 4"


def test_proxies_go_when_their_cards_go(hand, qtbot):
    hand.show(table())
    gone = []
    proxy(hand, "hand.0.0").destroyed.connect(lambda: gone.append(True))
    hand.view.show_picture(replace(table(), pieces=table().pieces[:6]))
    qtbot.waitUntil(lambda: bool(gone))
    assert set(hand.view._proxies.stops) >= {"word:0.0.0", "hand"}
    assert "hand.0.0" not in hand.view._proxies.stops


def heard(hand) -> list[str]:
    """The texts of the labels that show, the last one first."""
    labels = [label for label in hand.view.findChildren(Announcement) if label.isVisible()]
    assert all(interface(label).role() is Role.Notification for label in labels)
    return [interface(label).text(QAccessible.Text.Name) for label in labels]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt announces by itself")
def test_a_notification_announces_a_sentence(hand):
    hand.view.say("Ada has laid FRIEND")
    assert heard(hand) == ["Ada has laid FRIEND"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt announces by itself")
def test_a_sentence_does_not_replace_the_one_before_it(hand):
    """Needed because a screen reader asks for the words when it gets round to it, and then both must still exist."""
    hand.view.say("Ada has laid FRIEND")
    hand.view.say("You to play")
    assert sorted(heard(hand)) == ["Ada has laid FRIEND", "You to play"]


def test_a_place_takes_its_new_name_however_early_a_reader_asked_for_it(hand):
    """Needed because a player may start a screen reader in the middle of a game."""
    hand.show(table())
    widget = proxy(hand, "deck")
    assert interface(widget).text(QAccessible.Text.Name) == "Deck, 62 cards"
    zones = tuple([replace(zone, spoken="Deck, 61 cards") if zone.key == "deck" else zone for zone in table().zones])
    hand.view.show_picture(replace(table(), zones=zones))
    assert interface(widget).text(QAccessible.Text.Name) == "Deck, 61 cards"


def test_the_name_of_a_card_includes_its_mark(hand):
    hand.show(pictures.draft())
    say = QCoreApplication.translate
    marks = {"word:0.4.0": "just laid", "word:0.5.0": "suggested", "word:1.0.0": "named", "word:1.2.0": "will leave"}
    for key, mark in marks.items():
        assert interface(proxy(hand, key)).text(QAccessible.Text.Name).endswith(f", {say('Felt', mark)}")
    lists = hand.view._proxies.zones
    assert interface(lists["word:0"]).text(QAccessible.Text.Name) == "CA, RTST, To be changed"  # with its cut


@pytest.fixture
def reported(hand, monkeypatch):
    """The keys of the places whose focus was reported, in order; the table's own is "table"."""
    told = []
    monkeypatch.setattr(access, "report_focus", lambda widget: told.append(getattr(widget, "key", "table")))
    monkeypatch.setattr(view, "report_focus", lambda widget: told.append(getattr(widget, "key", "table")))
    return told


def test_the_felt_reports_the_card_once_after_qt_has_reported_the_table(hand, reported):
    hand.show(table())
    hand.view.clearFocus()
    hand.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert reported == []
    QCoreApplication.processEvents()
    assert reported == ["hand.0.0"]


def test_the_attention_moves_on_when_its_card_is_gone(hand, reported):
    hand.show(table())
    hand.keys(Qt.Key.Key_Right, Qt.Key.Key_End)
    QCoreApplication.processEvents()
    reported.clear()
    hand.view.show_picture(replace(table(), pieces=tuple([one for one in table().pieces if one.key != "hand.9.0"])))
    QCoreApplication.processEvents()
    assert reported == ["hand.8.0"]
    hand.view._cursor.show(False)  # as when a player types a word
    hand.view.show_picture(replace(table(), pieces=tuple([one for one in table().pieces if one.key != "hand.8.0"])))
    QCoreApplication.processEvents()
    assert reported == ["hand.8.0", "table"]


def test_the_table_is_a_section_of_its_cards(hand):
    assert interface(hand.view).role() is Role.Section


@pytest.mark.parametrize("name", pictures.EVERY)
def test_a_reader_can_read_every_table(hand, name):
    hand.show(pictures.EVERY[name]())
    for widget in (*hand.view._proxies.stops.values(), *hand.view._proxies.zones.values()):
        assert interface(widget).text(QAccessible.Text.Name), widget.key


def _action(hand, key: str, action: str) -> None:
    actions: QAccessibleActionInterface = interface(proxy(hand, key)).actionInterface()
    assert action in actions.actionNames()
    actions.doAction(action)


def test_the_interface_of_a_card_goes_with_the_card(hand):
    """Needed because PySide keeps every interface it has made: if one kept its widget, each deal would cost memory for
    good."""
    hand.show(table("FR(IE)ND"))
    tree(hand)
    gone = weakref.ref(proxy(hand, "hand.0.0"))
    interface(proxy(hand, "hand.0.0")).state()
    hand.show(replace(table(), zones=()))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert gone() is None
