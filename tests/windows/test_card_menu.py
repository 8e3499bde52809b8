"""Tests the menu that a right click or the menu key opens for cards and words."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QWidget

from app.base.settings import GameSetting
from app.windows.table.meaning_card import TextCard
from app.windows.widgets.popups import pop_up
from engine.core.moves import TIMEOUT
from tests.records.examples import EXAMPLES
from tests.windows.conftest import deal, people
from tests.windows.test_table import first_act


@pytest.fixture
def page(opened):
    return opened("split-run", EXAMPLES["split-run"]["moves"][0])


def menu_of(page) -> QMenu:
    menus: list[QMenu] = page.findChildren(QMenu, "card-menu")
    (found,) = [one for one in menus if one.isVisible()]
    return found


def right_click(page, key) -> QMenu:
    spot = page.felt.cloth.placements.pieces[key].rect.centre
    point = QPoint(*map(round, spot))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, page.felt.viewport().mapToGlobal(point))
    QApplication.sendEvent(page.felt.viewport(), event)
    return menu_of(page)


def entries(menu: QMenu) -> list[str]:
    found = []
    for action in menu.actions():
        below = action.menu()
        found += entries(below) if isinstance(below, QMenu) else [action.text()]
    return found


def choose(menu: QMenu, text: str) -> None:
    def look(one: QMenu) -> bool:
        for action in one.actions():
            below = action.menu()
            if isinstance(below, QMenu):
                if look(below):
                    return True
            elif action.text() == text:
                action.trigger()
                return True
        return False

    assert look(menu), f"{text} is not among {entries(menu)}"
    menu.close()


def key(page, zone, number=0):
    return page.felt.picture.within(zone)[number].key


def test_a_right_click_on_a_word_opens_a_menu_with_all_actions_for_the_word(page):
    word = page.running.session.state.table[0].text
    menu = right_click(page, key(page, "word:0"))
    found = entries(menu)
    assert f"Meaning of {word}" in found
    assert any(text.startswith(f"How {word} came about") for text in found)
    assert any(action.text().startswith(("Cover", "Lay at the end")) for action in menu.actions())
    menu.close()


def test_the_menu_of_a_word_opens_a_text_that_shows_how_the_word_came_about(page):
    word = page.running.session.state.table[0].text
    choose(right_click(page, key(page, "word:0")), f"How {word} came about")
    (card,) = [one for one in page.findChildren(TextCard) if one.isVisible()]
    assert word in card.toPlainText()
    assert page.game.moment.names[0] in card.toPlainText()
    card.close()


def test_the_menu_of_a_card_picks_a_hand_card_up_and_takes_a_laid_card_back(page):
    session = page.running.session
    card = key(page, "hand")
    choose(right_click(page, card), "Pick up")
    assert page.felt._grip.piece.key == card
    page.felt.let_go()
    target = next(one for one in page.felt.ask_targets(card) if one.legal and one.zone == "word:0")
    page.felt.dropped.emit(card, target)
    choose(right_click(page, card), "Take back")
    assert session.draft.is_empty
    assert page.window().focusWidget() is page.felt


def test_the_menu_of_a_stack_shows_the_cards_beneath_its_top_card(page):
    card = key(page, "hand")
    target = next(one for one in page.felt.ask_targets(card) if one.legal and one.way.value == "over")
    page.felt.dropped.emit(card, target)
    choose(right_click(page, card), "Show what lies beneath")
    assert page.felt._peek.piece == card


def test_dealing_another_game_stops_showing_the_cards_beneath_a_stack(page, shared):
    test_the_menu_of_a_stack_shows_the_cards_beneath_its_top_card(page)
    shared.program.leave_table()
    assert deal(shared.program, "take-6") is page
    assert page.felt._peek.piece == ""


def test_the_menu_key_opens_the_menu_of_the_focused_card(page):
    QTest.keyClick(page.felt, Qt.Key.Key_Right)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), page.felt.mapToGlobal(QPoint(1, 1)))
    QApplication.sendEvent(page.felt.viewport(), event)
    assert "Pick up" in entries(menu_of(page))
    menu_of(page).close()


def test_the_menu_key_opens_a_menu_even_if_no_card_has_been_focused_yet(page):
    assert page.felt.attended_zone == ""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), page.felt.mapToGlobal(QPoint(1, 1)))
    QApplication.sendEvent(page.felt, event)
    menu = menu_of(page)
    assert "Sort the hand" in entries(menu)
    menu.close()


def test_the_menu_of_the_hand_can_sort_the_hand(page):
    before = [piece.key for piece in page.felt.picture.within("hand")]
    choose(right_click(page, key(page, "hand", 2)), "Sort the hand")
    assert [piece.key for piece in page.felt.picture.within("hand")] != before


def test_no_menu_opens_on_the_felt_where_no_action_is_possible(program):
    page = deal(program, "split-run", seed=7)
    page.felt.menu_asked.emit("deck", QPoint(5, 5))
    assert not [one for one in page.findChildren(QMenu) if one.objectName() == "card-menu" and one.isVisible()]
    page.felt.menu_asked.emit("nowhere", QPoint(5, 5))
    page.game.pressing.toggle_pause()
    page.felt.menu_asked.emit("hand", QPoint(5, 5))
    assert not [one for one in page.findChildren(QMenu) if one.objectName() == "card-menu" and one.isVisible()]


def test_a_menu_entry_has_no_effect_after_its_game_is_no_longer_on_the_table(page, qtbot):
    qtbot.keyClicks(page.felt, "s")
    menu = right_click(page, key(page, "hand"))
    page.stand_up()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    choose(menu, "Take everything back")
    assert page.running is None


# ---- when the menu closes


def popups() -> list[QWidget]:
    found = [one for one in QApplication.topLevelWidgets() if one.windowType() == Qt.WindowType.Popup]
    return [one for one in found if one.isVisible()]


@pytest.fixture
def timed(program):
    """A game with a time limit in which a word is on the table, Ann's hand is open, and Ben is next."""
    program.file.change(games={"split-run": GameSetting(people("split-run").seats, {"seconds": 60})})
    page = deal(program, "split-run", seed=7, alone=True)
    for _ in range(2):
        page.running.session.submit(first_act(page.running.session))
        page.running.session.lift_curtain()
    return page


def open_menu(page):
    page.felt.menu_asked.emit(key(page, "hand"), QPoint(9, 9))


def open_story(page):
    choose(right_click(page, key(page, "word:0")), f"How {page.running.session.state.table[0].text} came about")


def open_meaning(page):
    page.game.asking.explain("CAT", QPoint(9, 9))


def open_words(page):
    page.history.words_asked.emit(("CAT", "DOG"), QPoint(9, 9))


def open_list(page):
    box = QComboBox(page.choices)
    box.addItems(["R", "S"])
    box.show()
    box.showPopup()


@pytest.mark.parametrize("opening", [open_menu, open_story, open_meaning, open_words, open_list])
@pytest.mark.parametrize("hiding", ["time is up", "pause"])
@pytest.mark.parametrize("motion", ["none", "normal"])
def test_a_menu_of_a_hand_card_closes_when_the_hand_is_hidden(program, timed, opening, hiding, motion):
    opening(timed)
    assert popups()
    program.file.change(motion=motion)
    if hiding == "pause":
        timed.running.session.pause(True)
    else:
        timed.running.session.submit(TIMEOUT)
    assert timed.game.moment.hidden
    assert not popups()


def test_a_menu_of_a_hand_card_stays_open_as_long_as_the_hand_is_open(timed):
    open_menu(timed)
    timed.game.refresh()
    assert popups()
    menu_of(timed).close()


def test_a_menu_opens_with_its_first_entry_chosen_and_no_submenu_open(page):
    """On Wayland, the desktop may end a program that opens two menus at the same time."""
    menu = QMenu(page)
    below = menu.addMenu("Cover")
    below.addAction("A in BAND")
    pop_up(menu, page.mapToGlobal(QPoint(9, 9)))
    assert menu.isVisible()
    assert menu.activeAction() is below.menuAction()
    assert not below.isVisible()
    menu.close()
