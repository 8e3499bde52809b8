"""Tests actions that only some games have, such as dealing in Shout! and naming a word or choosing a row in Four
Rows."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from app.felt.picture import Mark
from app.session.match.thinking import Advice
from engine.core.moves import Take
from tests.records.examples import EXAMPLES
from tests.ways.gestures import place_at
from tests.windows.conftest import click


def test_in_shout_the_dealer_of_each_round_deals_by_pressing_the_highlighted_deck(opened):
    page = opened("shout")
    session = page.running.session
    for dealer in range(3):
        assert session.viewer == dealer
        assert list(page.buttons.buttons) == ["deal"]
        assert page.felt.picture.zone("deck").mark is Mark.LIT
        page.felt.activated.emit("deck")
        assert len(session.state.row) == 1
        while session.state.deck:
            page.buttons.buttons["deal"].click()
        assert list(page.buttons.buttons) == ["close"]
        page.buttons.buttons["close"].click()
    assert session.state.over


def test_in_shout_no_player_can_call_a_word_without_pressing_the_buzzer_first(opened, qtbot):
    page = opened("shout", "deal", "deal", "deal")  # the cards C, A and T are on the table
    session = page.running.session
    qtbot.keyClicks(page.felt, "ct")
    qtbot.keyClick(page.felt, Qt.Key.Key_Return)
    assert session.draft.is_empty
    assert not session.state.seats[session.viewer].won
    page.running.buzz(1)
    qtbot.keyClicks(page.felt, "cat")
    qtbot.keyClick(page.felt, Qt.Key.Key_Return)
    assert len(session.state.seats[1].won) == 3


def test_in_shout_enter_presses_the_focused_button(opened, qtbot):
    page = opened("shout")  # Space is the buzzer of the third player in this game
    button = page.buttons.buttons["deal"]
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert len(page.running.session.state.row) == 1


CHOSEN = ("@1 choose E", "@2 choose T")


def test_a_letter_typed_while_a_card_must_be_chosen_in_secret_chooses_the_card_with_that_letter(opened, qtbot):
    page = opened("four-rows")
    session = page.running.session
    qtbot.keyClicks(page.felt, "z")
    assert session.draft.is_empty
    qtbot.keyClicks(page.felt, "ae")
    assert [card.face for card in session.draft.tray] == ["E"]
    qtbot.keyClick(page.felt, Qt.Key.Key_Return)
    assert [card.face for card in session.state.seats[0].committed] == ["E"]


def test_a_player_can_name_a_word_by_clicks_alone(opened):
    page = opened("four-rows", *CHOSEN)
    session = page.running.session
    card = next(piece for piece in page.felt.picture.pieces if piece.zone == "committed:0")
    page.felt.dropped.emit(card.key, place_at("word:1/gap/0"))
    (part,) = page.choices.parts
    for letter in "ERAX←SE":
        part.buttons[letter].click()
    assert part.line.text() == "ERASE"
    page.buttons.buttons["place"].click()
    assert session.state.table[1].text == "ER"


def test_in_four_rows_a_typed_word_goes_to_the_row_where_it_is_possible(opened, qtbot):
    page = opened("four-rows", *CHOSEN)
    session = page.running.session
    page.felt.setFocus()
    qtbot.keyClicks(page.felt, "erase")
    assert not page.choices.parts  # no widget asks for the word, because the player has typed all of it
    assert (session.draft.row, session.draft.side) == (1, "before")
    assert session.moment.verdict.state == "legal"
    qtbot.keyClick(page.felt, Qt.Key.Key_Return)
    assert session.state.table[1].text == "ER"


def test_a_player_who_may_only_trade_is_not_asked_to_type_a_word(opened):
    page = opened("profit-and-loss", "@1 pass", "@2 play CAT")
    assert page.running.session.outlook.verbs() == ("trade", "pass")
    assert "cards that you trade" in page.verdict.text()
    assert "type a word" not in page.verdict.text()


def test_in_run_the_table_a_stop_button_replaces_the_pass_button_while_a_pass_would_stop_a_run(opened):
    assert list(opened("run-the-table").buttons.buttons) == ["play", "trade", "pass"]
    page = opened("run-the-table", "play KIT")
    assert "pass" in page.running.session.outlook.verbs()
    assert list(page.buttons.buttons) == ["play", "stop"]


@pytest.mark.parametrize(
    ("game", "moves", "more", "told"),
    [
        ("first-base before", (), {}, "A pass gives the game up."),
        ("first-base before", ("play TRAIN",), {}, "A pass gives the game up."),
        ("5-to-5", ("play TRAIN",), {"options": {"mode": "knockout"}}, "A pass puts you out of the game."),
        ("5-to-5", ("play TRAIN",), {}, ""),
        ("5-to-5", ("play TRAIN", "pass"), {}, "A pass ends the game."),
    ],
)
def test_the_verdict_bar_states_the_effect_of_a_pass_before_a_player_passes(opened, game, moves, more, told):
    page = opened(game, *moves, **more)
    button = page.buttons.buttons["pass"]
    assert (button.toolTip(), button.accessibleDescription()) == (told, told)
    assert page.verdict.text().endswith(told) if told else "pass" not in page.verdict.text()
    click(button)
    if "gives the game up" in told:
        question = next(box for box in page.window().findChildren(QMessageBox) if box.isVisible())
        question.button(QMessageBox.StandardButton.Yes).click()
    ended = page.game.moment.over or page.game.moment.present.seats[1].out
    assert ended == bool(told)


MATCH_HANDS = {"first": 1, "hands": ["B A T E E E O O", "QU A E D D D N N"], "deck": ""}
MATCH = {"setup": MATCH_HANDS, "options": {"match": True, "words": "trust"}, "seed": 0}
FIRST_TO_ANN = ("play BAT", "pass", "pass")
SECOND_TO_BEN = ("@2 play AONAN", "pass", "pass")


def test_in_the_first_game_of_a_match_the_name_of_that_game_shows(opened):
    page = opened("full-deck", *FIRST_TO_ANN, **MATCH)
    assert page.head.name.text() == "Full Deck"
    assert "0 points" in scores(page)


def test_in_the_tie_break_of_a_match_the_name_and_the_unit_of_the_tie_break_game_show(program, folders):
    path = folders / "game.wordfelt"
    path.write_text(json.dumps({**EXAMPLES["full-deck"], "moves": [*FIRST_TO_ANN, *SECOND_TO_BEN], **MATCH}))
    program.waiting.open(path)
    page = program.window.table
    assert page.head.name.text() == "Full Deck · Starter"
    assert "0 cards" in scores(page)
    program.reading.show_rules_here()
    assert program.reading.rules.windowTitle() == "Rules of Starter"


def scores(page) -> list[str]:
    return [label.text() for label in page.panels.scores.findChildren(QLabel)]


def test_a_match_that_needs_no_tie_break_shows_the_number_of_games_won(opened):
    page = opened("full-deck", *FIRST_TO_ANN, "pass", "@1 play OETDE", "pass", "pass", **MATCH)
    assert page.stage.currentWidget() is page.final
    assert [label.text() for label in page.final.findChildren(QLabel) if label.text().endswith(" won")] == [
        "2 games won",
        "0 games won",
    ]


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("3-4-5", {}, "0 cards"),
        ("3-4-5", {"scoring": "values"}, "0 points"),
        ("run-the-table", {}, "0 cards"),
        ("run-the-table", {"variation": "turn-and-run"}, "0 points"),
    ],
)
def test_the_score_panel_shows_scores_in_the_unit_that_the_options_of_this_table_count(opened, game, options, said):
    assert said in scores(opened(game, options=options))


def test_in_four_rows_all_rows_are_highlighted_while_a_player_without_a_word_must_choose_a_row(opened):
    page = opened("four-rows", *CHOSEN)
    session = page.running.session
    lit = [zone.key for zone in page.felt.picture.zones if zone.mark is Mark.LIT]
    assert lit == ["word:0", "word:1", "word:2", "word:3"]
    assert page.verdict.sentences == ("Ben: chose a card", "Without a word, press the row that you take apart.")
    page.felt.activated.emit("word:2")
    assert session.state.table[2].text == "E"


def test_escape_cancels_naming_a_word(opened, qtbot):
    page = opened("four-rows", *CHOSEN)
    with qtbot.waitActive(page.window()):
        page.window().activateWindow()
    session = page.running.session
    card = next(piece for piece in page.felt.picture.pieces if piece.zone == "committed:0")
    page.felt.dropped.emit(card.key, place_at("word:1/gap/0"))
    QApplication.processEvents()
    assert QApplication.focusWidget() is page.choices.parts[0].line
    assert not [zone for zone in page.felt.picture.zones if zone.mark is Mark.LIT]
    qtbot.keyClicks(page.choices.parts[0].line, "er")
    qtbot.keyClick(page.window().windowHandle(), Qt.Key.Key_Escape)
    assert session.draft.is_empty
    assert QApplication.focusWidget() is page.felt


def test_the_felt_gets_the_focus_back_when_the_player_stops_naming_a_word(opened, qtbot):
    page = opened("four-rows", *CHOSEN)
    with qtbot.waitActive(page.window()):
        page.window().activateWindow()
    card = next(piece for piece in page.felt.picture.pieces if piece.zone == "committed:0")
    page.felt.dropped.emit(card.key, place_at("word:1/gap/0"))
    QApplication.processEvents()
    assert page.choices.parts[0].line.hasFocus()
    page.running.session.cancel()
    assert QApplication.focusWidget() is page.felt


def test_tab_goes_from_the_field_for_naming_a_word_to_the_button_that_places_the_card(opened, qtbot):
    page = opened("four-rows", *CHOSEN)
    with qtbot.waitActive(page.window()):
        page.window().activateWindow()
    card = next(piece for piece in page.felt.picture.pieces if piece.zone == "committed:0")
    page.felt.dropped.emit(card.key, place_at("word:1/gap/0"))
    QApplication.processEvents()
    qtbot.keyClicks(page.choices.parts[0].line, "erase")
    qtbot.keyClick(page.window().windowHandle(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.buttons.buttons["place"]


def test_a_hint_to_take_a_face_down_pile_gives_as_its_reason_that_all_piles_are_equal(opened):
    page = opened("positive-negative")
    hinting, running = page.game.hinting, page.running
    assert running.session.outlook.verbs() == ("take",)
    running.advice = Advice(Take(3, ()))
    for _ in range(4):  # asks for all steps of the hint; the last one gives the reason
        hinting.give(running)
    assert page.verdict.spoken == "All piles are equal to you: take any."
