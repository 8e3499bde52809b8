"""Tests the meanings of words at the table. A right click, the menu key, a pointer that rests on a word, and a key for
all words of the table show them. If the file of definitions is missing, no command mentions meanings."""

from dataclasses import replace
from itertools import count

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.session.meanings import Meaning, meaning_at, meaning_of, words_to_ask
from app.windows.menus import shortcut_lines
from app.windows.table.meaning_card import MeaningCard, TextCard, commonness, meaning_html, meaning_line
from engine.core.cards import Card
from engine.core.moves import PASS
from engine.core.notation import read_move
from engine.core.oracle import legal_moves
from engine.core.view import view
from engine.core.words import laid
from engine.lexicon import open_lexicon
from tests.windows.conftest import deal, people


def with_words(program, words=("PLANET", "QUIET")):
    """Opens a table with these words on it; returns the page of the table."""
    page = deal(program, "split-run")
    session = page.running.session
    ids = count(500)
    table = tuple([laid([Card(next(ids), letter, letter, 1) for letter in word]) for word in words])
    session.match.states[-1] = replace(session.match.states[-1], table=table, opened=True)
    session.tell()
    return page


def cards():
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MeaningCard)]


def menus():
    found = [menu for menu in QApplication.topLevelWidgets() if isinstance(menu, QMenu) and menu.isVisible()]
    return [[action.text() for action in menu.actions()] for menu in found]


@pytest.fixture(autouse=True)
def close_popups():
    yield
    close_all()


def close_all():
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MeaningCard | QMenu):
            widget.close()


def test_screen_readers_learn_that_a_meaning_is_english(program):
    program.file.change(language="de")
    page = with_words(program)
    meaning = meaning_at(page.running.session.match.house, "PLANET")
    card = MeaningCard(meaning, page)
    languages = [
        QAccessible.queryAccessibleInterface(widget).attributesInterface().attributeValue(QAccessible.Attribute.Locale)
        for widget in (card, page.verdict)
    ]
    assert [one.language() for one in languages] == [QLocale.Language.English, QLocale.Language.German]


# ---- the text of a meaning


def test_the_explanation_of_a_word_shows_its_senses_and_base_form_and_states_how_common_the_word_is(qapp):
    geese = meaning_of("GEESE", open_lexicon())
    assert geese.valid
    assert geese.bases == ("GOOSE",)
    text = meaning_html(geese)
    assert "GOOSE" in text
    assert "noun" in text
    assert "common" in text
    assert "web-footed" in meaning_line(geese)


@pytest.mark.parametrize(
    ("level", "said"),
    [
        (10, "very common"),
        (20, "very common"),
        (35, "common"),
        (50, "less common"),
        (60, "uncommon"),
        (70, "rare"),
        (80, "very rare"),
        (None, "allowed by the house list"),
    ],
)
def test_every_level_of_word_frequency_has_a_name(qapp, level, said):
    assert commonness(Meaning("ANY", True, level, (), ())) == said


def test_a_valid_word_without_a_definition_is_still_called_a_word(qapp):
    skite = meaning_of("SKITE", open_lexicon())
    assert not skite.senses
    assert "No meaning is known" in meaning_html(skite)
    assert meaning_line(skite) == "SKITE: no meaning known (rare)"
    assert commonness(meaning_of("XQZ", open_lexicon())) == "not in the dictionary"


# ---- requests for the meaning of a word


def test_pressing_one_key_shows_the_meanings_of_the_words_on_the_table(program, qtbot):
    with_words(program, words=("PLANET",))
    qtbot.waitActive(program.window)
    QTest.keyClick(program.window.table.felt, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    (card,) = cards()
    assert "PLANET" in card.toPlainText()
    assert card.accessibleName() == "Meaning of PLANET"
    assert card.accessibleDescription() == card.toPlainText()


def test_if_several_words_are_on_the_table_the_player_chooses_from_a_menu_which_word_to_explain(program):
    page = with_words(program)
    page.game.asking.ask()
    assert menus() == [["Meaning of PLANET", "Meaning of QUIET"]]
    assert not cards()


@pytest.mark.parametrize("word", ["QUIET", "GEESE", "SKITE"])
def test_the_box_with_a_words_meaning_is_as_high_as_its_text(program, qtbot, word):
    page = with_words(program)
    page.game.asking.explain(word, QPoint(10, 10))
    (card,) = cards()
    qtbot.waitUntil(lambda: card.document().size().height() > 20)
    assert card.verticalScrollBar().maximum() == 0
    assert card.height() - card.document().size().height() < 3 * card.fontMetrics().height()


def test_escape_closes_the_box_with_a_words_meaning(program):
    page = with_words(program)
    page.game.asking.explain("QUIET", QPoint(10, 10))
    (card,) = cards()
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_a_right_click_on_a_word_offers_the_meaning_of_the_word(program):
    page = with_words(program)
    rect = page.felt.cloth.placements.zones["word:1"].rect
    spot = QPoint(round(rect.x + rect.w / 2), round(rect.y + rect.h / 2))
    place = page.felt.viewport().mapToGlobal(spot)
    QApplication.sendEvent(page.felt.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, place))
    assert [entries[0] for entries in menus()] == ["Meaning of QUIET"]


def test_a_right_click_beside_the_words_does_not_offer_a_meaning(program):
    page = with_words(program)
    rect = page.felt.cloth.placements.zones["hand"].rect
    spot = QPoint(round(rect.x + rect.w / 2), round(rect.y + rect.h / 2))
    place = page.felt.viewport().mapToGlobal(spot)
    QApplication.sendEvent(page.felt.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, place))
    assert not [entry for entries in menus() for entry in entries if entry.startswith("Meaning")]


def test_the_menu_key_offers_the_meaning_of_the_focused_word(program):
    page = with_words(program)
    page.felt.setFocus()
    word = page.running.session.seen.table[0]
    page.felt.focus_stop(f"c{word.tops[0].id}")
    assert page.felt.attended_zone == "word:0"
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(page.felt.viewport(), event)
    assert [entries[0] for entries in menus()] == ["Meaning of PLANET"]
    close_all()
    page.felt.focus_stop(f"c{word.tops[0].id}")
    page.game.asking.ask()
    assert "PLANET" in cards()[0].toPlainText()


def test_a_history_line_can_show_the_meanings_of_its_words(program):
    page = deal(program, "5-up", 3)
    session = page.running.session
    act = next(act for act, legal in legal_plays(session) if legal.words)
    session.submit(act)
    session.lift_curtain()
    words = session.moment.history[-1].words
    page.history.setFocus()
    page.history.setCurrentRow(page.history.count() - 1)
    page.game.asking.ask()
    assert [card.accessibleName() for card in cards()] == [f"Meaning of {words[0]}"]
    cards()[0].close()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    page.history.contextMenuEvent(event)
    assert menus() == [[f"Meaning of {words[0]}"]]


def legal_plays(session):
    return legal_moves(session.match.house, view(session.state, session.viewer), session.viewer)


def test_the_program_does_not_explain_a_word_that_can_still_be_challenged(program):
    setting = people("5-up")
    program.file.change(games={"5-up": type(setting)(setting.seats, options={"words": "challenge"})})
    program.new.deal("5-up", 3)
    page = program.window.table
    session = page.running.session
    session.lift_curtain()
    hand = [card.face for card in session.state.seats[session.state.actor].hand]
    word = "".join(sorted(hand)[-6:])
    session.submit(read_move(f"play {word}", session.match.header.game.deck).act)
    session.lift_curtain()
    assert session.state.pending is not None
    assert words_to_ask(session.moment) == ()
    page.game.asking.ask()
    assert not cards()
    assert menus() == []


def test_no_meaning_is_shown_while_the_table_is_hidden(program):
    page = with_words(program)
    session = page.running.session
    session.pause(True)
    assert words_to_ask(session.moment) == ()


def test_in_four_rows_no_meanings_are_offered_for_rows_because_rows_are_not_words(program):
    page = deal(program, "four-rows")
    assert words_to_ask(page.running.session.moment) == ()
    assert words_to_ask(page.running.session.moment, "word:0") == ()


def test_asking_for_meanings_on_a_table_without_words_shows_a_message(program):
    page = deal(program, "5-up")
    page.game.asking.ask()
    assert "no word" in page.verdict.text()


# ---- meanings on the final page


def test_the_final_page_shows_the_meanings_of_the_best_words(program, qtbot):
    page = deal(program, "5-up", 3)
    session = page.running.session
    session.submit(next(act for act, legal in legal_plays(session) if legal.words))
    session.lift_curtain()
    word = session.moment.history[-1].words[0]
    session.resign(0)
    session.lift_curtain()
    assert page.stage.currentWidget() is page.final
    final = page.final
    shown = next(one for one in (final.play, *final.best_words) if word in one.spoken)
    assert page.stage.explain(word) in shown.meanings
    assert word in shown.meanings
    assert not page.final.findChildren(TextCard)
    shown.click()
    card = final.findChildren(TextCard)[0]
    assert word in card.toPlainText()
    qtbot.keyClick(card, Qt.Key.Key_Escape)
    assert not [one for one in final.findChildren(TextCard) if one.isVisible()]


# ---- resting the pointer on a word


@pytest.fixture
def pointing(program, qtbot):
    """Rests the pointer on the word QUIET until its meaning shows. Returns the page and the position of the pointer."""
    page = with_words(program)
    page.game.asking.hovering.rest.setInterval(0)
    place = page.felt.cloth.placements.zones["word:1"].cells[2].centre
    point = QPoint(round(place[0]), round(place[1]))
    QTest.mouseMove(page.felt.viewport(), point + QPoint(0, 2))
    QTest.mouseMove(page.felt.viewport(), point)
    qtbot.waitUntil(lambda: page.game.asking.hovering.card is not None)
    return page, point


def test_a_pointer_resting_on_a_word_shows_its_meaning(pointing):
    page, point = pointing
    card = page.game.asking.hovering.card
    assert card.isVisible()
    assert "QUIET" in card.text()
    assert not card.isActiveWindow()
    assert card.geometry().top() >= page.felt.viewport().mapToGlobal(point).y()


def test_the_box_with_a_meaning_stays_while_the_pointer_is_on_its_word_and_closes_over_another_word(pointing):
    page, _ = pointing
    card = page.game.asking.hovering.card
    pieces = [piece for piece in page.felt.picture.pieces if piece.zone == "word:1"]
    page.felt.hovered.emit(pieces[0].key)
    assert page.game.asking.hovering.card is card
    page.felt.hovered.emit("word:0")
    assert page.game.asking.hovering.card is None
    page.felt.hovered.emit("")
    assert not page.game.asking.hovering.rest.isActive()


def test_esc_closes_only_the_box_with_a_meaning_and_the_next_esc_takes_laid_cards_back(pointing):
    page, _ = pointing
    session = page.running.session
    session.drafting.draft = replace(session.draft, tray=session.seen.seats[0].hand[:1])
    QTest.keyClick(page.felt, Qt.Key.Key_Escape)
    assert page.game.asking.hovering.card is None
    assert session.draft.tray
    QTest.keyClick(page.felt, Qt.Key.Key_Escape)
    assert not session.draft.tray


def test_a_typed_letter_closes_the_box_with_a_meaning_and_is_still_typed(pointing):
    page, _ = pointing
    session = page.running.session
    letter = session.seen.seats[session.viewer].hand[0].face
    QTest.keyClicks(page.felt, letter.lower())
    assert page.game.asking.hovering.card is None
    assert page.running.session.drafting.typed.text == letter


def test_a_change_of_the_table_closes_the_box_with_a_meaning(pointing):
    page, _ = pointing
    page.running.session.submit(PASS)
    assert page.game.asking.hovering.card is None


def test_no_box_with_a_meaning_covers_an_open_menu(pointing):
    """Opening the menu closes a box that shows, and keeps a box from appearing that was about to appear."""
    page, point = pointing
    hovering = page.game.asking.hovering
    page.felt.menu_asked.emit(page.felt.picture.within("word:1")[0].key, page.felt.mapToGlobal(point))
    assert QApplication.activePopupWidget() is not None
    assert hovering.card is None
    hovering.rest.timeout.emit()
    assert hovering.card is None
    close_all()


def test_a_pointer_that_rests_on_the_hand_or_on_an_unknown_word_does_not_show_a_meaning(program):
    page = with_words(program, ("XYZZYQ", "QUIET"))
    hovering = page.game.asking.hovering
    page.felt.hovered.emit("hand")
    assert not hovering.rest.isActive()
    page.felt.hovered.emit("word:0")
    hovering.rest.timeout.emit()
    assert hovering.card is None


# ---- without the file of definitions


@pytest.mark.own_program
def test_without_the_definitions_file_no_command_mentions_meanings(start, monkeypatch):
    monkeypatch.setattr("app.windows.menus.can_explain", lambda: False)
    for room in ("asking", "card_menu", "stage"):
        monkeypatch.setattr(f"app.windows.table.{room}.can_explain", lambda: False)
    program = start()
    page = with_words(program)
    action = program.window.menus.actions["meaning"]
    assert not action.isVisible()
    assert "Ctrl+M" not in shortcut_lines(program.window.menus.actions)
    page.felt.menu_asked.emit(page.felt.picture.within("word:0")[0].key, QPoint(5, 5))
    page.history.words_asked.emit(("QUIET",), QPoint(5, 5))
    assert not [entry for entries in menus() for entry in entries if entry.startswith("Meaning")]
    close_all()
    assert page.stage.explain("QUIET") == ""
    QTest.keyClick(page.felt, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not cards()
