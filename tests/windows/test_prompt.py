"""Tests the prompt, the line above the rack that states what the game asks of the player. Its text follows from the
rules that the game declares."""

from dataclasses import replace
from typing import Any

import pytest

from app.base.settings import GameSetting, SeatSetting
from app.session.phase import Phase
from app.windows.table.aims import aim_text
from app.windows.table.idle import idle_of
from app.windows.table.telling import turn_report
from app.windows.table.wanted import most_back, wanted_text
from engine.core.oracle import verbs_of
from engine.games import CATALOG
from tests.laws.random_games import few_cases, new_match
from tests.table import Table
from tests.trials.wanted_lines import lines_of, opening
from tests.windows.conftest import deal, people
from tests.windows.test_table import first_act


def wanted(game: str, *moves: str, options: dict[str, Any] | None = None, **setup: Any) -> str:
    table = Table(game, options=options or {}, **setup).do(*moves)
    house, state = table.match.house, table.match.state
    return wanted_text(house, state, state.actor, verbs_of(house, state, state.actor))


@pytest.mark.parametrize(
    ("game", "setup", "text"),
    [
        ("3-4-5", {"table": ["KIT"]}, "Change KIT to exactly 4 letters."),
        ("5-to-5", {"table": ["TRAIN"]}, "Change TRAIN to exactly 5 letters."),
        ("5-up", {"table": ["TRAIN"]}, "Change TRAIN, or lay a fresh word. Each new word needs at least 5 points."),
        ("break-up", {"table": ["TRAIN"]}, "Cut TRAIN in two and add to both; one part scores and leaves."),
        ("eight-it-all", {"table": ["TRAIN"]}, "Change TRAIN. With 8 letters or more it leaves, and you go on."),
        ("end-to-end", {"table": ["GREAT"]}, "A new word from G to T, a fresh word, or both."),
        ("end-to-end", {"table": ["GREAT", "ALE"]}, "A new word from G to T or A to E, a fresh word, or both."),
        ("tricked-out", {"table": ["COAST"]}, "Change COAST with exactly 1 card."),
        (
            "ow",
            {"table": [{"word": "TRAIN", "pick": "A T"}]},
            "Use A and T in a new word; then name a vowel and a consonant.",
        ),
        ("last-man-standing", {"table": ["NAIL"]}, "Your word must begin with L."),
        (
            "leftovers",
            {"table": ["RELAX"]},
            "A new word with cards of RELAX. What you leave scores for the player who laid it.",
        ),
        (
            "take-two",
            {"table": ["RELAX"]},
            "A new word with exactly 2 cards of RELAX. What you leave scores for the player who laid it.",
        ),
        (
            "3n-change",
            {"table": ["RELAX"]},
            "A new word from RELAX and at least 3 hand cards. A fresh word may follow.",
        ),
        ("first-base", {"table": ["TRAIN"]}, "N moves to the front. Begin the next word with it."),
        ("full-deck", {"table": ["TRAIN"]}, "Add cards to words on the table, lay a fresh word, or both."),
        ("split-off", {"table": ["TRAIN"]}, "Change or split words on the table. One part of each split leaves."),
        ("turnover", {"table": ["TRAIN"], "turned": "E"}, "Use E: change TRAIN, or lay a fresh word."),
        (
            "run-the-table",
            {"table": ["TRAIN"], "turned": "E"},
            "Change TRAIN with E, the card drawn, or stop and win the cards.",
        ),
    ],
)
def test_the_prompt_above_the_rack_states_what_the_game_asks_of_the_player(in_english, game, setup, text) -> None:
    players = 1 if game == "first-base" else 2
    assert wanted(game, players=players, **setup) == text


@pytest.mark.parametrize(
    ("own", "rival", "text"),
    [
        ("CLOTH", "LATCH", "C, L, T and H move onto LATCH. Use what is left in a new word."),
        ("BRAVE", "LOGIC", "Nothing moves onto LOGIC. Use cards of BRAVE in a new word."),
        ("BRAVE", "COAST", "A moves onto COAST. Use what is left in a new word."),
        ("ACT", "COAST", "A, C and T move onto COAST. Make a new word of your hand."),
    ],
)
def test_in_double_cross_the_prompt_names_the_letters_that_automatically_move_to_the_other_word(
    in_english, own, rival, text
) -> None:
    assert wanted("double-cross", table=[own, rival], first=1) == text


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        (("play HOME",), "A fresh word of exactly 4 letters. Each turn adds one, up to 6."),
        (
            ("play HOME", "play CART", "pass", "pass"),
            "Make one of these a letter longer: HOME, CART.",
        ),
    ],
)
def test_the_prompt_mentions_another_players_word_only_if_the_rules_permit_changing_it(in_english, moves, text) -> None:
    hands = ["HOMEUSSAAA", "CARTSIIIII", "DOGEEEEEEE"]
    assert wanted("take-6", *moves, players=3, hands=hands, deck="NNNNNNLLLLLLRRRR") == text


def test_in_seeing_red_the_prompt_names_the_cards_that_must_still_be_used_before_words_score(in_english) -> None:
    assert wanted("seeing-red") == "Use row and hand cards. Words score once the whole row has been used."
    said = wanted("seeing-red", state={"used": ["JKQVX", ""]})
    assert said == "Use row and hand cards. Words score once these are used, too: V and Z."
    done = wanted("seeing-red", state={"used": ["JKQVVXZ", ""]})
    assert done == "A word with at least one row card and one hand card."


# ---- the first prompt of each game, and the aim of the game


def test_the_first_prompt_of_each_game_is_different_and_has_at_most_fourteen_words(in_english) -> None:
    lines = [opening(game).text for game in CATALOG]
    assert len(set(lines)) == len(CATALOG) == 29
    assert [line for line in lines if len(line.split()) > 14] == []
    assert [line for line in lines if line.removesuffix(".") == "A fresh word"] == []


def test_the_first_prompt_in_every_variation_has_at_most_fourteen_words(in_english) -> None:
    lines = [next(lines_of(new_match(case), case)).text for game in CATALOG for case in few_cases(game)]
    assert [line for line in lines if len(line.split()) > 14] == []


@pytest.mark.parametrize(
    ("game", "players", "options", "aim"),
    [
        ("split-run", 2, {}, "Most points win."),
        ("tricked-out", 2, {}, "Most tricks win."),
        ("tricked-out", 2, {"mode": "knockout"}, "The last one in wins."),
        ("3-4-5", 2, {}, "Most cards win."),
        ("3-4-5", 2, {"scoring": "values"}, "Most points win."),
        ("first-base", 1, {}, "Use up all cards."),
        ("5-to-5", 1, {}, "Use up all cards."),
        ("last-man-standing", 1, {}, "Use up all cards."),
        ("turnover", 1, {}, "Make as many points as you can."),
        ("seeing-red", 2, {"mode": "race"}, "Use the whole row first."),
        ("seeing-red", 2, {"mode": "knockout"}, "The last one in wins."),
        ("four-rows", 2, {}, "The first empty hand wins."),
        ("full-deck", 2, {"match": True}, "Most games win the match."),
        ("starter", 2, {}, "Most cards in your own words win."),
        ("shout", 2, {}, "Most rounds win; most cards win a round."),
    ],
)
def test_the_sentence_about_the_aim_of_a_game_states_what_wins(in_english, game, players, options, aim) -> None:
    table = Table(game, players=players, options=options)
    assert aim_text(table.match.house, table.match.state) == aim


def test_in_profit_and_loss_the_prompt_gives_the_number_of_cards_that_the_rules_let_a_player_take_back() -> None:
    table = Table("profit-and-loss", hands=["HORSEAAAAA", "CATEEEEEEE"], deck="DDDDOOOONNNN", words="HORSE CAT")
    assert most_back(table.match.house, table.match.state, 1) == 0
    table.do("@1 play HORSE", "@2 play CAT")
    assert [most_back(table.match.house, table.match.state, seat) for seat in (0, 1)] == [0, 3]


# ---- texts about the end of a game and the player to act


def test_the_verdict_bar_warns_before_the_last_round_of_passes_begins(opened) -> None:
    page = opened("printed page 3", "play KIT", setup={"hands": ["KITREXTEAN", "SMHTAOONLE"], "deck": "ABCDEFGHI"})
    session = page.running.session
    session.press("pass")
    for _ in range(3):
        session.lift_curtain()
        assert "one more round of passes" not in page.verdict.text()
        session.press("pass")
    session.lift_curtain()
    assert "one more round of passes" in page.verdict.text()
    assert "last round" not in page.head.turn.text()  # a word could still be played, so this may not be the last round


def test_the_verdict_bar_warns_that_one_more_pass_would_end_a_solo_game(opened) -> None:
    setup = {"first": 1, "hands": ["AAAAAAAAAA"], "deck": "II"}
    page = opened("printed page 3", game="5-to-5", players=["Ann"], setup=setup, dictionary={"only": ["TRAIN"]})
    session = page.running.session
    session.press("pass")
    assert "One more pass ends the game." not in page.verdict.text()
    session.press("pass")
    assert "One more pass ends the game." in page.verdict.text()
    session.press("pass")
    assert session.state.end == "stalled"


def test_a_waiting_player_sees_which_players_the_game_waits_for(program):
    """The line gives the names of these players, except if the game waits for all the other players."""
    names = ("Ann", "Bo", "Cy")
    for players, to_act, told in (
        (2, (1,), "Waiting for Bo."),
        (3, (2,), "Waiting for Cy."),
        (3, (1, 2), "Wait for the others."),
    ):
        seats = (SeatSetting("Ann"), *[SeatSetting(name, "computer") for name in names[1:players]])
        program.file.change(games={"four-rows": GameSetting(seats)}, pace="slow")
        page = deal(program, "four-rows", seed=7, alone=True)
        assert idle_of(replace(page.running.session.moment, verbs=(), to_act=to_act)) == told


def test_the_bar_above_the_felt_names_the_viewer_as_the_player_to_act_even_if_others_can_act_too(program):
    seats = (SeatSetting("Ann"), SeatSetting("Bo", "computer"))
    program.file.change(games={"four-rows": GameSetting(seats)}, pace="slow")
    page = deal(program, "four-rows", seed=7, alone=True)
    session = page.running.session
    page.running.bots.ask = lambda question: None
    page.running.bots.forget()
    assert session.to_act == (0, 1)
    assert page.head.turn.text() == "Ann to play"
    session.submit(first_act(session), 1)
    assert page.head.turn.text() == "Ann to play"
    session.submit(first_act(session), 0)
    assert turn_report(replace(session.moment, phase=Phase.FILM, to_act=(0, 1))) == "Waiting for Ann and Bo"


def test_on_a_shared_screen_the_bar_above_the_felt_names_the_player_whose_hand_is_open(program, monkeypatch):
    program.file.change(games={"four-rows": people("four-rows", 3)})
    page = deal(program, "four-rows", seed=7, alone=True)
    session = page.running.session
    heard: list[str] = []
    monkeypatch.setattr(page.felt._announcer, "say", heard.append)
    for seat, name in enumerate(("Ann", "Ben", "Cyd")):
        session.lift_curtain()
        assert session.viewer == seat
        assert page.head.turn.text() == f"{name} to play"
        page.game.answer("turn")
        assert heard[-1].startswith(f"{name} to play")
        session.submit(first_act(session), seat)
    assert not any("Waiting" in text for text in heard)
