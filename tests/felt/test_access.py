"""What a screen reader finds: lists of cards with real places and names, and what can be done with them."""

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
    """Every list with the names of what is in it, and what stands alone under its own name."""
    viewport = QAccessible.queryAccessibleInterface(hand.view.viewport())
    found = {}
    for number in range(viewport.childCount()):
        child = viewport.child(number)
        names = [child.child(inner).text(QAccessible.Text.Name) for inner in range(child.childCount())]
        found[child.text(QAccessible.Text.Name)] = names
    return found


def over(letters: str) -> str:
    """Other tests may have loaded a language."""
    return QCoreApplication.translate("Felt", "over {letters}").format(letters=letters)


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
    assert found["FREND, Word 1"] == ["F, 3", "R, 1", f"E, 1, {over('I')}", "N, 1", "D, 2"]
    assert found["Deck, 62 cards"] == []


def test_what_is_being_built_is_heard_of_when_it_is_come_to(qtbot, monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    with unheard():
        box = QComboBox()
        qtbot.addWidget(box)
        box.addItem("Green")
        assert not interface(box).isValid()
    assert interface(box).isValid()
    assert interface(box).role() is Role.ComboBox


def test_where_no_reader_listens_nothing_is_built_differently(qtbot):
    with unheard():
        box = QComboBox()
        qtbot.addWidget(box)
        assert interface(box).isValid()


def test_what_is_said_in_a_dialog_appears_in_the_window_behind_it(qtbot):
    """With a sentence that appears in a dialog a reader tells the dialog, and all labels in it, every time."""
    window = QWidget()
    qtbot.addWidget(window)
    dialog = QDialog(window)
    announcer = Announcer(QWidget(dialog))
    announcer.say("CRANE")
    assert [label.accessibleName() for label in window.findChildren(Announcement) if label.window() is window] == [
        "CRANE"
    ]


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
    assert hand.heard == [("picked", "hand.3.0"), ("dropped", "hand.3.0", TARGETS[0]), ("activated", "deck")]


def test_a_card_pressed_twice_is_laid_like_a_click_or_put_back(hand):
    hand.show(table(), TARGETS)
    hand.view.ask_place = lambda _key: TARGETS[0]
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "hand.3.0", PRESS)
    hand.view.ask_place = lambda _key: None
    _action(hand, "hand.4.0", PRESS)
    _action(hand, "hand.4.0", PRESS)
    assert hand.heard == [("picked", "hand.3.0"), ("dropped", "hand.3.0", TARGETS[0]), ("picked", "hand.4.0")]
    assert hand.view.held == ""


def test_another_card_that_is_pressed_is_held_instead(hand):
    hand.show(table(), TARGETS)
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "hand.4.0", PRESS)
    assert hand.view.held == "hand.4.0"


@pytest.mark.parametrize(("ways", "chosen"), [("OGS", DropWay.OVER), ("GS", DropWay.SWAP), ("G", DropWay.GAP)])
def test_a_held_card_goes_where_the_next_press_is(hand, ways, chosen):
    """On the letter if it may, else in exchange for it, else behind it."""
    kinds = {"O": DropWay.OVER, "S": DropWay.SWAP, "G": DropWay.GAP}
    allowed = {kinds[way] for way in ways}
    hand.show(table(), tuple([one for one in TARGETS if one.way in allowed]))
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "word:0.2.0", PRESS)
    assert hand.heard[-1] == ("dropped", "hand.3.0", Target(zone_named("word:0"), chosen, 2 + (chosen is DropWay.GAP)))


def test_a_held_card_goes_to_the_place_that_is_pressed(hand):
    hand.show(table(), TARGETS)
    _action(hand, "hand.3.0", PRESS)
    _action(hand, "tray", PRESS)
    assert hand.heard[-1] == ("dropped", "hand.3.0", Target(zone_named("tray"), DropWay.ZONE))


def test_every_place_that_takes_a_held_card_can_be_pressed_by_its_name(hand):
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


def test_where_a_card_cannot_lie_is_said_and_it_stays_held(hand):
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


def heard(hand) -> list[str]:
    """What the labels say that have appeared, the last one first."""
    labels = [label for label in hand.view.findChildren(Announcement) if label.isVisible()]
    assert all(interface(label).role() is Role.Notification for label in labels)
    return [interface(label).text(QAccessible.Text.Name) for label in labels]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt announces by itself")
def test_a_sentence_is_said_by_a_notification(hand):
    hand.view.say("Ada has laid FRIEND")
    assert heard(hand) == ["Ada has laid FRIEND"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt announces by itself")
def test_a_sentence_does_not_take_the_place_of_the_one_before_it(hand):
    """A screen reader asks for the words when it gets round to it, and then both must still be there."""
    hand.view.say("Ada has laid FRIEND")
    hand.view.say("You to play")
    assert sorted(heard(hand)) == ["Ada has laid FRIEND", "You to play"]


def test_a_place_is_called_by_its_new_name_however_early_it_was_asked_for(hand):
    """A screen reader may be started in the middle of a game."""
    hand.show(table())
    widget = proxy(hand, "deck")
    assert interface(widget).text(QAccessible.Text.Name) == "Deck, 62 cards"
    zones = tuple([replace(zone, spoken="Deck, 61 cards") if zone.key == "deck" else zone for zone in table().zones])
    hand.view.show_picture(replace(table(), zones=zones))
    assert interface(widget).text(QAccessible.Text.Name) == "Deck, 61 cards"


def test_what_lies_there_is_said_with_how_it_is_set_off(hand):
    hand.show(pictures.draft())
    say = QCoreApplication.translate
    marks = {"word:0.4.0": "just laid", "word:0.5.0": "suggested", "word:1.0.0": "named", "word:1.2.0": "will leave"}
    for key, mark in marks.items():
        assert interface(proxy(hand, key)).text(QAccessible.Text.Name).endswith(f", {say('Felt', mark)}")
    lists = hand.view._proxies.zones
    assert interface(lists["word:0"]).text(QAccessible.Text.Name) == "CA, RTST, To be changed"  # where it is cut


@pytest.fixture
def reported(hand, monkeypatch):
    """The keys of the places whose focus was reported, in order; the table's own is "table"."""
    told = []
    monkeypatch.setattr(access, "report_focus", lambda widget: told.append(getattr(widget, "key", "table")))
    monkeypatch.setattr(view, "report_focus", lambda widget: told.append(getattr(widget, "key", "table")))
    return told


def test_the_card_is_reported_once_and_after_qt_has_reported_the_table(hand, reported):
    hand.show(table())
    hand.view.clearFocus()
    hand.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert reported == []
    QCoreApplication.processEvents()
    assert reported == ["hand.0.0"]


def test_attention_goes_on_when_its_card_is_gone(hand, reported):
    hand.show(table())
    hand.keys(Qt.Key.Key_Right, Qt.Key.Key_End)
    QCoreApplication.processEvents()
    reported.clear()
    hand.view.show_picture(replace(table(), pieces=tuple([one for one in table().pieces if one.key != "hand.9.0"])))
    QCoreApplication.processEvents()
    assert reported == ["hand.8.0"]
    hand.view._cursor.show(False)  # as when a word is typed
    hand.view.show_picture(replace(table(), pieces=tuple([one for one in table().pieces if one.key != "hand.8.0"])))
    QCoreApplication.processEvents()
    assert reported == ["hand.8.0", "table"]


def test_the_table_holds_its_cards_together(hand):
    assert interface(hand.view).role() is Role.Section


@pytest.mark.parametrize("name", pictures.EVERY)
def test_every_table_can_be_read(hand, name):
    hand.show(pictures.EVERY[name]())
    for widget in (*hand.view._proxies.stops.values(), *hand.view._proxies.zones.values()):
        assert interface(widget).text(QAccessible.Text.Name), widget.key


def _action(hand, key: str, action: str) -> None:
    actions: QAccessibleActionInterface = interface(proxy(hand, key)).actionInterface()
    assert action in actions.actionNames()
    actions.doAction(action)


def test_nothing_is_kept_of_a_card_that_is_gone(hand):
    """PySide keeps every interface it has made: with its widget, each deal would have cost memory for good."""
    hand.show(table("FR(IE)ND"))
    tree(hand)
    gone = weakref.ref(proxy(hand, "hand.0.0"))
    interface(proxy(hand, "hand.0.0")).state()
    hand.show(replace(table(), zones=()))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert gone() is None
