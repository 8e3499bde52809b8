"""Tests the act of taking table cards back into the hand: they are dropped on the hand."""

import json

import pytest
from PySide6.QtCore import Qt

from app.felt.picture import DropWay
from tests.records.examples import EXAMPLES
from tests.ways.window import Desk


@pytest.fixture
def desk(sit_down):
    """A table of Profit & Loss where HORSE has beaten CAT; the player of CAT may take up to three cards back."""
    moves = ["@1 play HORSE", "@2 play CAT"]
    desk = sit_down(json.dumps({**EXAMPLES["profit-and-loss"], "moves": moves}))
    desk.session.lift_curtain()
    assert desk.session.outlook.verbs() == ("take",)
    return desk


def key_of(desk: Desk, face: str, zone: str = "") -> str:
    return next(piece.key for piece in desk.picture.pieces if piece.face == face and piece.zone.startswith(zone))


def taken(desk: Desk) -> str:
    return "".join([card.face for card in desk.session.draft.tray])


def test_dropping_a_table_card_on_the_hand_selects_it_to_be_taken_back(desk):
    for face in "HO":
        desk.drag(desk.card(key_of(desk, face)), desk.zone("hand"))
    assert taken(desk) == "HO"
    desk.click(desk.middle_of(desk.button("take")))
    assert [card.face for card in desk.session.state.seats[1].hand].count("H") == 1


def test_a_click_on_the_hand_selects_a_held_table_card_to_be_taken_back(desk):
    desk.click(desk.card(key_of(desk, "H")))
    desk.click(desk.zone("hand"))
    assert taken(desk) == "H"


def test_a_selected_table_card_stays_in_the_hand_until_the_player_drops_it_on_its_word(desk):
    desk.drag(desk.card(key_of(desk, "H")), desk.zone("tray"))
    desk.drag(desk.card(key_of(desk, "H", "tray")), desk.zone("hand"))
    assert taken(desk) == "H"
    desk.drag(desk.card(key_of(desk, "H", "tray")), desk.zone("word:0"))
    assert taken(desk) == ""


def test_keys_put_a_selected_table_card_back_on_its_word(desk):
    desk.page.felt.press_stop(key_of(desk, "H"))
    desk.key(Qt.Key.Key_Return)
    assert taken(desk) == "H"
    held = key_of(desk, "H", "tray")
    targets = {(target.zone, target.way) for target in desk.page.felt.ask_targets(held) if target.legal}
    assert targets == {("word:0", DropWay.ZONE), ("hand", DropWay.ZONE)}
    desk.page.felt.press_stop(held)
    desk.key(Qt.Key.Key_Return)
    assert taken(desk) == ""


def test_the_verdict_bar_explains_that_a_player_has_taken_back_more_cards_than_allowed(desk):
    for face in "HORS":
        desk.drag(desk.card(key_of(desk, face)), desk.zone("hand"))
    assert "more cards than you played: 3" in desk.page.verdict.text()


def test_a_card_of_the_players_hand_cannot_be_selected_to_be_taken_back(desk):
    desk.drag(desk.card(key_of(desk, "E", "hand")), desk.zone("tray"))
    assert taken(desk) == ""


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("leftovers", "Give and take is not permitted here."),
        ("full-deck", "All cards of the word stay; hand cards are only added."),
    ],
)
def test_a_refused_drop_on_the_hand_shows_the_reason(sit_down, game, why):
    record = EXAMPLES[game]
    desk = sit_down(json.dumps({**record, "moves": record["moves"][:1]}))
    desk.session.lift_curtain()
    card = next(piece.key for piece in desk.picture.pieces if piece.zone == "word:0")
    desk.drag(desk.card(card), desk.zone("hand"))
    assert desk.page.felt.reason == why
    assert desk.session.draft.is_empty
