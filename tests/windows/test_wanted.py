"""Tests the line with the demand of the game, derived from the rule sheet's own declaration."""

from dataclasses import replace

import pytest

from app.base.settings import GameSetting, SeatSetting
from app.session.phase import Phase
from app.windows.table.idle import idle_of
from app.windows.table.telling import turn_told
from app.windows.table.wanted import most_back, wanted_text
from engine.games import CATALOG
from tests.laws.by_chance import Case, new_match, play_out
from tests.table import Table
from tests.tiers import usually_six
from tests.windows.conftest import deal, people
from tests.windows.test_table import first_act


def wanted(game: str, *moves: str, **setup) -> str:
    table = Table(game, **setup).say(*moves)
    return wanted_text(table.match.house, table.match.state)


@pytest.mark.parametrize(
    ("game", "setup", "text"),
    [
        ("3-4-5", {}, "A fresh word of exactly 3 letters."),
        ("3-4-5", {"table": ["KIT"]}, "Change KIT to exactly 4 letters."),
        ("5-to-5", {"table": ["TRAIN"]}, "Change TRAIN to exactly 5 letters."),
        ("break-up", {}, "2 fresh words, please."),
        ("end-to-end", {}, "Up to 2 fresh words."),
        ("end-to-end", {"table": ["GREAT"]}, "A new word from G to T. Or lay a fresh word."),
        ("tricked-out", {"table": ["COAST"]}, "Change COAST with exactly one card."),
        ("ow", {"table": [{"word": "TRAIN", "pick": "A T"}]}, "Your word must use A and T."),
        ("last-man-standing", {"table": ["NAIL"]}, "Your word must begin with L."),
        ("take-two", {"table": ["RELAX"]}, "A new word with exactly 2 cards of RELAX."),
        ("3n-change", {"table": ["RELAX"]}, "A new word of RELAX with at least 3 cards of your hand."),
        ("seeing-red", {}, "A word with at least one card of the row and one of your hand."),
        ("profit-and-loss", {}, "A fresh word in secret: others see it when everybody has laid one."),
        ("first-base", {"table": ["TRAIN"]}, "Begin the next word with N, the last letter of this one."),
    ],
)
def test_the_line_names_the_demand_of_the_game(in_english, game, setup, text) -> None:
    players = 1 if game == "first-base" else 2
    assert wanted(game, players=players, **setup) == text


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        (("play HOME",), "A fresh word of exactly 4 letters."),
        (
            ("play HOME", "play CART", "pass", "pass", "play 2: C A R T +S"),
            "Change HOME to exactly 5 letters. Or lay a fresh word of exactly 4 letters.",
        ),
    ],
)
def test_another_players_word_is_offered_only_when_it_is_open(in_english, moves, text) -> None:
    hands = ["HOMEUSSAAA", "CARTSIIIII", "DOGEEEEEEE"]
    assert wanted("take-6", *moves, players=3, hands=hands, deck="NNNNNNLLLLLLRRRR") == text


def test_the_sheet_declares_how_many_cards_may_be_taken_back() -> None:
    table = Table("profit-and-loss", hands=["HORSEAAAAA", "CATEEEEEEE"], deck="DDDDOOOONNNN", words="HORSE CAT")
    assert most_back(table.match.house, table.match.state, 1) == 0
    table.say("@1 play HORSE", "@2 play CAT")
    assert [most_back(table.match.house, table.match.state, seat) for seat in (0, 1)] == [0, 3]


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_the_line_has_a_text_at_any_time_of_any_game(qapp, game) -> None:
    match = new_match(Case(game, (), game.seats[0]))
    for _ in play_out(match, 30):
        assert "{" not in wanted_text(match.house, match.state)


# ---- announced endings


def test_the_last_round_of_passes_is_announced_before_it_begins(opened) -> None:
    page = opened("printed page 3", "play KIT", setup={"hands": ["KITREXTEAN", "SMHTAOONLE"], "deck": "ABCDEFGHI"})
    session = page.running.session
    session.press("pass")
    for _ in range(3):
        session.lift_curtain()
        assert "one more round of passes" not in page.verdict.text()
        session.press("pass")
    session.lift_curtain()
    assert "one more round of passes" in page.verdict.text()
    assert "last round" not in page.head.turn.text()  # nobody knows that yet: a word would avert it


def test_a_pass_that_would_end_a_game_alone_is_announced_with_its_reason(opened) -> None:
    setup = {"first": 1, "hands": ["AAAAAAAAAA"], "deck": "II"}
    page = opened("printed page 3", game="5-to-5", players=["Ann"], setup=setup, dictionary={"only": ["TRAIN"]})
    session = page.running.session
    session.press("pass")
    assert "A third pass in a row" not in page.verdict.text()
    session.press("pass")
    assert "A third pass in a row" in page.verdict.text()
    session.press("pass")
    assert session.state.end == "stalled"


def test_a_waiting_player_sees_who_is_awaited(program):
    """By name, unless everybody else is awaited."""
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


def test_a_player_asked_among_others_is_to_play_and_waits_for_nobody(program):
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
    assert turn_told(replace(session.moment, phase=Phase.FILM, to_act=(0, 1))) == "Waiting for Ann and Bo"


def test_at_a_shared_screen_the_viewer_is_to_play(program, monkeypatch):
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
