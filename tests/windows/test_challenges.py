"""Tests the buttons with which players challenge a word: while the last play of a game can still be challenged, and
after a challenge has failed."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.windows.table.why_not import why_not
from tests.windows.test_hand_over import key

PEOPLE = ("Ann", "Ben", "Cyd")
FREE = "A failed challenge costs nothing: there is no turn left to lose."
HANDS = ["CAT", "OOOO", "EEEE"]


@pytest.fixture
def laid(start, folders):
    """Returns a function that opens a game with challenges after the given moves, and opens the next player's hand."""

    def laying(game, *moves, players=PEOPLE, hands=HANDS, deck="", **setup):
        record = {
            "wordfelt": 1,
            "game": game,
            "players": players,
            "options": {"words": "challenge"},
            "dictionary": {"only": ["CAT", "DOG", "SIT"]},
            "setup": {"first": 1, "hands": hands, "deck": deck, **setup},
            "moves": moves,
        }
        path = folders / "game.wordfelt"
        path.write_text(json.dumps(record))
        page = start(path).window.table
        page.running.session.lift_curtain()
        return page

    return laying


def offered(page):
    """The names of the buttons for moves, and the spoken names of the buttons for challenges."""
    return list(page.buttons.buttons), [button.accessibleName() for button in page.challenges.buttons]


def acts(page):
    return [(move.act.verb, move.seat) for move in page.running.session.match.moves]


# ---- the last play of a game can still be challenged


def test_a_player_cannot_get_a_hint_while_the_last_play_of_a_game_can_be_challenged(laid):
    page = laid("real-value", "@1 play CAT", players=PEOPLE[:2], hands=HANDS[:2])
    moment = page.running.session.moment
    whys = why_not(moment, hints=True, learns=False, shown=False)
    assert whys["hint"] == "There are no hints while a word can be accepted or challenged."
    playing = replace(moment, verbs=("play", "pass"))
    assert "hint" not in why_not(playing, hints=True, learns=False, shown=False)


def test_the_question_about_a_challenge_to_the_last_play_states_that_the_challenge_costs_nothing(laid):
    page = laid("real-value", "@1 play CAT")
    page.challenges.buttons[0].click()
    assert page.challenges.question.text() == f"Ben: challenge the last word? {FREE}"


def test_a_wrong_challenge_to_the_last_play_does_not_cost_a_turn_and_the_final_page_names_the_challenge(laid):
    page = laid("real-value", "@1 play CAT", "@2 challenge", players=PEOPLE[:2], hands=HANDS[:2])
    state = page.running.session.state
    assert (state.end, [seat.skips for seat in state.seats]) == ("went-out", [0, 0])
    assert page.final.why.text().startswith("Ben: challenged wrongly. ")


def test_only_one_bar_offers_a_challenge_to_the_last_play_of_a_game(laid):
    page = laid("real-value", "@1 play CAT")
    assert offered(page) == (["accept"], ["Ben: Challenge", "Cyd: Challenge"])
    assert page.running.session.moment.verbs == ("accept",)
    assert page.line.text() == f"Do you accept CAT? {FREE}"


def test_a_challenge_to_the_last_play_must_be_confirmed_before_it_ends_the_game(laid):
    page = laid("real-value", "@1 play CAT", players=PEOPLE[:2], hands=HANDS[:2])
    (button,) = page.challenges.buttons
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert acts(page) == [("play", 0)]
    assert not page.running.session.state.over
    assert page.challenges.question.text().startswith("Ben: challenge the last word?")
    QTest.keyClick(page.challenges.no, Qt.Key.Key_Return)
    assert (acts(page), page.challenges.question.isVisible()) == ([("play", 0)], False)
    button.click()
    page.challenges.yes.click()
    assert acts(page) == [("play", 0), ("challenge", 1)]
    assert page.running.session.state.over


def test_pressing_a_players_own_challenge_key_twice_challenges_the_last_play(laid):
    page = laid("real-value", "@1 play CAT", players=PEOPLE[:2], hands=HANDS[:2])
    key(page, "P")
    assert acts(page) == [("play", 0)]
    key(page, "P")
    assert acts(page) == [("play", 0), ("challenge", 1)]


def test_in_four_rows_the_last_word_is_doubted_with_the_same_buttons_as_any_other_word(laid):
    moves = ["@1 choose T", "@2 choose U", "@3 choose V", "@1 place 1 after SIT"]
    page = laid("four-rows", *moves, hands=["T", "UM", "VY"], deck=None, table=["SI", "R"])
    assert offered(page) == (["accept"], ["Ben: Doubt", "Cyd: Doubt"])
    page.challenges.buttons[0].click()
    assert acts(page)[4:] == []
    page.challenges.yes.click()
    assert acts(page)[4:] == [("doubt", 1)]


def test_a_word_of_a_trick_is_challenged_with_the_same_buttons_as_any_other_word(laid):
    page = laid("profit-and-loss", "@1 play CAT", "@2 play DOG", players=PEOPLE[:2], hands=["CAT", "DOG"], deck="AAAA")
    assert offered(page) == (["accept"], ["Ann: Challenge", "Ben: Challenge"])
    page.challenges.buttons[0].click()
    assert acts(page)[2:] == []
    page.challenges.yes.click()
    assert acts(page)[2:] == [("challenge", 0)]


# ---- after a challenge has failed


def test_after_a_failed_challenge_no_button_offers_a_second_challenge_to_the_same_play(laid):
    page = laid("3-2-1", "@1 play CAT", deck="AAAAEEEEIIII")
    assert offered(page)[1] == ["Ben: Challenge", "Cyd: Challenge"]
    page.challenges.buttons[1].click()
    page.challenges.yes.click()
    assert (acts(page), offered(page)[1]) == ([("play", 0), ("challenge", 2)], [])
    assert (page.challenges.isVisible(), page.challenges.spoken, page.challenges.listens) == (False, (), False)
    key(page, "P")
    assert acts(page) == [("play", 0), ("challenge", 2)]


def test_if_a_challenge_to_the_last_play_fails_the_game_ends_and_no_other_player_is_asked(laid):
    page = laid("real-value", "@1 play CAT")
    page.challenges.buttons[0].click()
    page.challenges.yes.click()
    assert page.running.session.state.over
    assert offered(page)[1] == []


def test_a_new_play_can_be_challenged_by_everybody_again(laid):
    page = laid("3-2-1", "@1 play CAT", "@3 challenge", "@2 play DOG", hands=["CAT", "DOG", "EEE"], deck="AAAAEEEEIIII")
    assert offered(page)[1] == ["Ann: Challenge", "Cyd: Challenge"]
