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
    """The names of all children of the felt for a screen reader, each with the names of its own children."""
    viewport = QAccessible.queryAccessibleInterface(hand.view.viewport())
    found = {}
    for number in range(viewport.childCount()):
        child = viewport.child(number)
        names = [child.child(inner).text(QAccessible.Text.Name) for inner in range(child.childCount())]
        found[child.text(QAccessible.Text.Name)] = names
    return found


def over(letters: str) -> str:
    """The text "over …" in the current language; another test may have loaded another language than English."""
    return QCoreApplication.translate("Felt", "over {letters}").format(letters=letters)


def proxy(hand, key) -> Proxy:
    found = hand.view._proxies.stops[key]
    assert isinstance(found, Proxy)
    return found


def interface(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def test_a_screen_reader_finds_every_zone_as_a_list_of_its_visible_cards(hand):
    hand.show(table("FR(IE)ND"))
    found = tree(hand)
    assert found["Your hand"] == ["R, 1", "A, 1", "I, 1", "N, 1", "S, 1", "T, 1", "O, 1", "V, 4", "E, 1", "Q, 4"]
    assert found["FREND, Word 1"] == ["F, 3", "R, 1", f"E, 1, {over('I')}", "N, 1", "D, 2"]
    assert found["Deck, 62 cards"] == []


def test_a_screen_reader_finds_a_widget_even_if_its_creation_was_not_reported(qtbot, monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    with unheard():
        box = QComboBox()
        qtbot.addWidget(box)
        box.addItem("Green")
        assert not interface(box).isValid()
    assert interface(box).isValid()
    assert interface(box).role() is Role.ComboBox


def test_suppressing_reports_of_new_widgets_has_no_effect_if_no_screen_reader_runs(qtbot):
    with unheard():
        box = QComboBox()
        qtbot.addWidget(box)
        assert interface(box).isValid()


def test_an_announcement_for_a_dialog_appears_in_the_window_behind_the_dialog(qtbot):
    """A screen reader announces a dialog with all its labels again whenever a sentence appears in it."""
    window = QWidget()
    qtbot.addWidget(window)
    dialog = QDialog(window)
    announcer = Announcer(QWidget(dialog))
    announcer.say("CRANE")
    assert [label.accessibleName() for label in window.findChildren(Announcement) if label.window() is window] == [
        "CRANE"
    ]


def test_screen_readers_find_zones_as_lists_and_cards_as_list_items_and_the_deck_as_a_button(hand):
    hand.show(table())
    assert interface(proxy(hand, "hand.0.0")).role() is Role.ListItem
    assert interface(hand.view._proxies.zones["hand"]).role() is Role.List
    assert interface(proxy(hand, "deck")).role() is Role.Button
    assert interface(hand.view).text(QAccessible.Text.Name) == "Card table"


def test_the_proxy_widget_of_a_card_has_the_place_of_the_card(hand):
    hand.show(table())
    for key, spot in hand.view.cloth.placements.pieces.items():
        widget = proxy(hand, key)
        corner = widget.mapTo(hand.view.viewport(), widget.rect().topLeft())
        assert QRect(corner, widget.size()) == QRect(*[round(length) for length in spot.rect])


def test_proxy_widgets_of_cards_are_invisible_and_let_the_mouse_through(hand):
    hand.show(table(), TARGETS)
    assert hand.view.viewport().childAt(hand.place("hand.0.0")) is None
    before = hand.view.grab().toImage()
    for widget in (*hand.view._proxies.stops.values(), *hand.view._proxies.zones.values()):
        assert widget.isVisible()
        assert widget.focusPolicy() is Qt.FocusPolicy.NoFocus
        widget.hide()
    assert hand.view.grab().toImage() == before


def test_the_curtain_hides_all_cards_from_screen_readers(hand):
    hand.show(table())
    hand.view.show_picture(replace(table(), veiled=True))
    assert tree(hand) == {}
    assert hand.view.attention == ""
    assert not hand.view.viewport().findChildren(Proxy)
    assert not hand.view.cloth.cards


def test_pressing_a_card_picks_it_up_and_enter_drops_it(hand):
    hand.show(table(), TARGETS)
    _action(hand, "hand.3.0", PRESS)
    hand.keys(Qt.Key.Key_Return)
    _action(hand, "deck", PRESS)
    assert hand.heard == [("picked", "hand.3.0"), ("dropped", "hand.3.0", TARGETS[0]), ("activated", "deck")]


def test_pressing_a_held_card_lays_it_as_a_click_would_or_puts_it_back(hand):
    hand.show(table(), TARGETS)
    hand.view.ask_place = lambda _key: TARGETS[0]
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "hand.3.0", PRESS)
    hand.view.ask_place = lambda _key: None
    _action(hand, "hand.4.0", PRESS)
    _action(hand, "hand.4.0", PRESS)
    assert hand.heard == [("picked", "hand.3.0"), ("dropped", "hand.3.0", TARGETS[0]), ("picked", "hand.4.0")]
    assert hand.view.held == ""


def test_pressing_another_card_while_a_card_is_held_picks_the_other_card_up(hand):
    hand.show(table(), TARGETS)
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "hand.4.0", PRESS)
    assert hand.view.held == "hand.4.0"


@pytest.mark.parametrize(("ways", "chosen"), [("OGS", DropWay.OVER), ("GS", DropWay.SWAP), ("G", DropWay.GAP)])
def test_pressing_a_table_card_while_another_card_is_held_drops_the_held_card_on_it(hand, ways, chosen):
    """The card covers the letter if that is legal, otherwise takes the letter's place if that is legal, and otherwise
    goes behind it."""
    kinds = {"O": DropWay.OVER, "S": DropWay.SWAP, "G": DropWay.GAP}
    allowed = {kinds[way] for way in ways}
    hand.show(table(), tuple([one for one in TARGETS if one.way in allowed]))
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "word:0.2.0", PRESS)
    assert hand.heard[-1] == ("dropped", "hand.3.0", Target(zone_named("word:0"), chosen, 2 + (chosen is DropWay.GAP)))


def test_pressing_a_zone_drops_the_held_card_in_the_zone(hand):
    hand.show(table(), TARGETS)
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "tray", PRESS)
    assert hand.heard[-1] == ("dropped", "hand.3.0", Target(zone_named("tray"), DropWay.ZONE))


def test_a_screen_reader_can_press_every_place_for_a_held_card_by_the_name_of_the_place(hand):
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


def test_if_a_held_card_cannot_lie_at_a_pressed_place_the_felt_announces_that_and_the_card_stays_held(hand):
    hand.show(table(), (Target(zone_named("word:0"), DropWay.GAP, 0, legal=False, reason="Not before F."),))
    said: list[str] = []
    hand.view._announcer.say = said.append
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "deck", PRESS)
    assert hand.view.held == "hand.3.0"
    assert said[-1] == "It cannot lie there."


def test_the_accessible_focus_action_focuses_a_card_and_the_menu_action_requests_its_menu(hand):
    hand.show(table("FR(IE)ND"))
    asked = []
    hand.view.menu_asked.connect(lambda key, _: asked.append(key))
    _action(hand, "word:0.2.1", FOCUS)
    assert hand.view.attention == "word:0.2.1"
    _action(hand, "word:0.2.1", MENU)
    assert asked == ["word:0.2.1"]


def test_a_screen_reader_learns_which_card_has_the_focus(hand):
    hand.show(table())
    hand.keys(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert [key for key, one in hand.view._proxies.stops.items() if interface(one).state().focused] == ["hand.1.0"]
    assert interface(proxy(hand, "hand.0.0")).state().focusable
    assert not interface(hand.view._proxies.zones["hand"]).state().focusable


def test_screen_readers_read_the_cards_of_the_hand_in_their_present_order(hand):
    hand.show(table())
    turned = tuple(replace(piece, slot=9 - piece.slot) if piece.zone == "hand" else piece for piece in table().pieces)
    hand.view.show_picture(replace(table(), pieces=turned))
    assert tree(hand)["Your hand"][0] == "Q, 4"


def test_the_proxy_widget_of_a_card_is_deleted_when_the_card_leaves(hand, qtbot):
    hand.show(table())
    gone = []
    proxy(hand, "hand.0.0").destroyed.connect(lambda: gone.append(True))
    hand.view.show_picture(replace(table(), pieces=table().pieces[:6]))
    qtbot.waitUntil(lambda: bool(gone))
    assert set(hand.view._proxies.stops) >= {"word:0.0.0", "hand"}
    assert "hand.0.0" not in hand.view._proxies.stops


def heard(hand) -> list[str]:
    """The texts of the visible labels that hold an announcement, the latest first."""
    labels = [label for label in hand.view.findChildren(Announcement) if label.isVisible()]
    assert all(interface(label).role() is Role.Notification for label in labels)
    return [interface(label).text(QAccessible.Text.Name) for label in labels]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt announces by itself")
def test_the_felt_announces_a_sentence_by_a_notification(hand):
    hand.view.say("Ada has laid FRIEND")
    assert heard(hand) == ["Ada has laid FRIEND"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt announces by itself")
def test_an_announced_sentence_does_not_replace_the_sentence_before_it(hand):
    """A screen reader may read a sentence late, so the earlier sentence must still exist."""
    hand.view.say("Ada has laid FRIEND")
    hand.view.say("You to play")
    assert sorted(heard(hand)) == ["Ada has laid FRIEND", "You to play"]


def test_a_renamed_zone_has_its_new_name_even_if_a_screen_reader_has_read_the_old_name(hand):
    """A player may start a screen reader in the middle of a game."""
    hand.show(table())
    widget = proxy(hand, "deck")
    assert interface(widget).text(QAccessible.Text.Name) == "Deck, 62 cards"
    zones = tuple([replace(zone, spoken="Deck, 61 cards") if zone.key == "deck" else zone for zone in table().zones])
    hand.view.show_picture(replace(table(), zones=zones))
    assert interface(widget).text(QAccessible.Text.Name) == "Deck, 61 cards"


def test_the_spoken_name_of_a_card_includes_its_mark_such_as_just_laid(hand):
    hand.show(pictures.draft())
    say = QCoreApplication.translate
    marks = {"word:0.4.0": "just laid", "word:0.5.0": "suggested", "word:1.0.0": "named", "word:1.2.0": "will leave"}
    for key, mark in marks.items():
        assert interface(proxy(hand, key)).text(QAccessible.Text.Name).endswith(f", {say('Felt', mark)}")
    lists = hand.view._proxies.zones
    # The comma in “CA, RTST” stands for the place where the word is cut.
    assert interface(lists["word:0"]).text(QAccessible.Text.Name) == "CA, RTST, To be changed"


@pytest.fixture
def reported(hand, monkeypatch):
    """The keys of the places whose focus was reported to screen readers, in order; "table" means the table itself."""
    told = []
    monkeypatch.setattr(access, "report_focus", lambda widget: told.append(getattr(widget, "key", "table")))
    monkeypatch.setattr(view, "report_focus", lambda widget: told.append(getattr(widget, "key", "table")))
    return told


def test_the_felt_reports_the_focused_card_to_screen_readers_once_after_qt_has_reported_the_table(hand, reported):
    hand.show(table())
    hand.view.clearFocus()
    hand.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert reported == []
    QCoreApplication.processEvents()
    assert reported == ["hand.0.0"]


def test_another_card_gets_the_focus_when_the_focused_card_has_left_the_felt(hand, reported):
    hand.show(table())
    hand.keys(Qt.Key.Key_Right, Qt.Key.Key_End)
    QCoreApplication.processEvents()
    reported.clear()
    hand.view.show_picture(replace(table(), pieces=tuple([one for one in table().pieces if one.key != "hand.9.0"])))
    QCoreApplication.processEvents()
    assert reported == ["hand.8.0"]
    hand.view._cursor.show(False)  # hides the keyboard cursor, as typing does
    hand.view.show_picture(replace(table(), pieces=tuple([one for one in table().pieces if one.key != "hand.8.0"])))
    QCoreApplication.processEvents()
    assert reported == ["hand.8.0", "table"]


def test_a_screen_reader_finds_the_table_as_a_section_with_its_cards(hand):
    assert interface(hand.view).role() is Role.Section


@pytest.mark.parametrize("name", pictures.EVERY)
def test_a_screen_reader_can_read_every_kind_of_table(hand, name):
    hand.show(pictures.EVERY[name]())
    for widget in (*hand.view._proxies.stops.values(), *hand.view._proxies.zones.values()):
        assert interface(widget).text(QAccessible.Text.Name), widget.key


def _action(hand, key: str, action: str) -> None:
    actions: QAccessibleActionInterface = interface(proxy(hand, key)).actionInterface()
    assert action in actions.actionNames()
    actions.doAction(action)


def test_the_accessible_interface_of_a_card_is_deleted_with_the_card(hand):
    """PySide never deletes interfaces. If the interfaces kept their widgets in memory, each deal would use more
    memory."""
    hand.show(table("FR(IE)ND"))
    tree(hand)
    gone = weakref.ref(proxy(hand, "hand.0.0"))
    interface(proxy(hand, "hand.0.0")).state()
    hand.show(replace(table(), zones=()))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert gone() is None
