"""Tests that every option, value, ending and reason of the engine has a text."""

import ast
from pathlib import Path
from string import Formatter

import pytest
from PySide6.QtCore import QLocale

import engine
from app.base import texts
from app.base.boxes import BOXES
from app.base.end_texts import ANNOUNCEMENTS, announced, end_text
from app.base.listing import listed
from app.session.game_end import GameEnd
from app.session.match.view_data import HistoryLine, SeatLine
from app.windows.table.final_words import title
from app.windows.table.spoken import hint_text, line_text
from engine.coach.hints import LETTERS, WHERE, WHOLE, Hint
from engine.coach.solo import FEWEST_CARDS
from engine.core.moves import CHALLENGE, DEAL, Play, Request, Take
from engine.core.public_facts import (
    ALL_PASS,
    HAND_USED,
    HAS_LAST_TURN,
    LAST_ROUND,
    NO_CARDS,
    About,
    Marker,
    PublicFacts,
    marks,
    on_seat,
    table_marks,
)
from engine.core.verdict import Reason
from engine.games import CATALOG, GAMES
from engine.games.four_rows.ending import EMPTY_HAND
from engine.games.shout.shout_rounds import ROUND_OVER
from engine.messages import LONGEST_FACT, SENTENCES
from engine.parts.flow.standstill import ANNOUNCED, NO_LOW, PASSES, TRADES


def test_every_option_has_a_name_and_an_explanation(qapp):
    for game in CATALOG:
        for option in game.options:
            assert texts.option_name(option.key)
            assert texts.option_help(option.key).endswith(".")


def test_every_value_of_every_option_has_a_name(qapp):
    for game in CATALOG:
        for option in game.options:
            for value in option.choices:
                assert texts.value_name(option.key, value)


def endings() -> set[str]:
    """The keys of all reasons for the end of a game that the rules can return. The functions that return them are
    recognised by their single parameter, a turn."""
    found = set()
    for path in Path(engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and ast.unparse(node.args) == "turn: Turn":
                for answer in [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]:
                    branches = [answer.body, answer.orelse] if isinstance(answer, ast.IfExp) else [answer]
                    found |= {part.value for part in branches if isinstance(part, ast.Constant)}
    return {answer for answer in found if isinstance(answer, str)}


def test_every_reason_for_the_end_of_a_game_has_a_sentence(qapp):
    assert {"went-out", "exhausted", "passed", "row-complete"} <= endings()
    standstills = {f"stalled:{kind}" for kind in (PASSES, TRADES, NO_LOW)}
    for end in {*endings(), EMPTY_HAND, ROUND_OVER, "resigned", *standstills} - {"stalled"}:
        assert texts.ending_text(end, 5).endswith("."), end


def test_the_text_about_a_game_that_ends_without_progress_states_the_number_of_rounds(in_english):
    assert "for 1 round the" in texts.ending_text("stalled:no-low", 1)
    assert "for 5 rounds the" in texts.ending_text("stalled:no-low", 5)


def test_every_announcement_that_the_end_is_near_is_a_sentence(qapp):
    assert set(ANNOUNCED.values()) <= set(ANNOUNCEMENTS)
    for key in ANNOUNCEMENTS:
        facts = PublicFacts((Marker(key, on_seat(1) if key == HAS_LAST_TURN else About()),))
        assert announced(facts) == {key}
        for names in (("Ann",), ("Ann", "Ben", "Cleo")):
            assert end_text(facts, names).endswith(".") or names == ("Ann",)


def test_two_possible_ends_of_a_game_are_announced_in_one_sentence(in_english):
    facts = PublicFacts(table_marks(NO_CARDS, HAND_USED, ALL_PASS))
    text = "No cards left to draw. The game ends when a hand is empty, or when all pass in a row."
    assert end_text(facts, ("Ann", "Ben")) == text
    assert end_text(PublicFacts(), ("Ann", "Ben")) == ""


def test_the_text_about_last_turns_names_the_players_unless_all_players_have_a_last_turn(in_english):
    last = PublicFacts((*table_marks(LAST_ROUND), *marks(HAS_LAST_TURN, [1, 2])))
    assert end_text(last, ("Ann", "Ben", "Cleo")) == "This is the last round. Last turn: Ben and Cleo."
    everybody = PublicFacts((*table_marks(LAST_ROUND), *marks(HAS_LAST_TURN, [0, 1])))
    assert end_text(everybody, ("Ann", "Ben")) == "This is the last round."


def test_no_text_explains_an_option_that_no_game_has():
    known = {option.key for game in CATALOG for option in game.options}
    assert set(texts.OPTIONS) == known


def test_the_sentence_about_cards_taken_from_the_deck_is_complete_even_if_their_letters_are_hidden(qapp):
    assert line_text(HistoryLine(1, 1, 0, Take(None, ()), (), 0), ("Ann",)) == "Ann: took cards from the deck"
    assert line_text(HistoryLine(1, 1, 0, Take(None, ("O", "R")), (), 0), ("Ann",)) == "Ann: took O R"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (HistoryLine(1, 1, 0, Take(2, ()), (), 0), "Ann: took pile 2"),
        (HistoryLine(1, 1, 0, Request("D"), (), 0), "Ann: asked for D and got it"),
        (HistoryLine(1, 1, 0, Request("D"), (), 0, vain=True), "Ann: asked for D in vain"),
        (HistoryLine(1, 1, 0, DEAL, (), 0), "Ann: dealt a card"),
        (HistoryLine(1, 1, 0, CHALLENGE, (), 0, vain=True), "Ann: challenged wrongly, turn lost"),
        (HistoryLine(1, 1, 0, Play(()), ("TIN",), 0, gains=((1, 3),)), "Ann: TIN · Ben +3"),
        (HistoryLine(1, 1, 0, Play(()), ("CASE",), 4, gains=((1, -3),)), "Ann: CASE  +4 · Ben −3"),
    ],
)
def test_a_history_line_shows_the_result_of_the_act(qapp, line, expected):
    assert line_text(line, ("Ann", "Ben")) == expected


def test_a_history_line_gives_the_number_of_cards_dealt_one_after_another(qapp):
    assert line_text(HistoryLine(1, 1, 0, DEAL, (), 0, times=12), ("Ann",)).startswith("Ann: dealt 12 card")


def test_every_game_has_a_gallery_entry_with_the_same_name_and_number_of_players():
    """The gallery knows only the boxes of the games, so the facts on the boxes must agree with the rules."""
    assert [(game, box.name, box.seats) for game, box in BOXES.items()] == [
        (game.id, game.name, game.seats) for game in CATALOG
    ]


def test_every_kind_of_act_in_the_rules_has_a_name():
    for game in CATALOG:
        book = game.rules(game.agreed({}), max(game.seats[0], 2) if game.seats[1] > 1 else 1)
        assert set(book.handlers) <= set(texts.VERBS)


def test_every_reason_for_a_refusal_has_a_sentence_even_without_its_facts(qapp):
    from engine.core.verdict import Reason

    for key, sentence in SENTENCES.items():
        sentence_text = texts.reason_text(Reason(key))
        assert sentence_text
        assert not [name for _, name, _, _ in Formatter().parse(sentence_text) if name], sentence


def test_no_sentence_repeats_a_very_long_value_from_a_record(qapp):
    """A number of 3 MB, shown in full, once froze the window for 14 seconds."""
    from engine.core.verdict import Reason

    text = texts.reason_text(Reason("bad-record:digits", {"number": "9" * 3_000_000}))
    assert len(text) < 2 * LONGEST_FACT
    assert "…" in text


def test_sentences_about_a_seat_use_the_name_of_its_player(qapp):
    from engine.core.verdict import Reason

    assert "Ben" in texts.reason_text(Reason("not-your-turn", {"seat": 1}), ("Ann", "Ben"))


@pytest.mark.parametrize(
    ("hint", "step", "expected"),
    [
        (Hint("pass"), WHERE, "It is best to pass now."),
        (Hint("trade", cards=("E", "Q")), WHERE, "It is best to trade E and Q now."),
        (Hint("choose", cards=("T",)), WHERE, "It is best to choose T now."),
        (Hint("take", cards=()), WHERE, "It is best to take nothing back."),
        (Hint("play", ("CAT", "DOG"), length=4), WHERE, "Look at CAT and DOG."),
        (Hint("play", cards=("S", "O"), length=4), LETTERS, "Use S and O."),
        (Hint("place", ("ST",), words=("STONE",), length=5), LETTERS, "How about STONE?"),
        (Hint("play", ("CAT",), ("S",), ("CATS",), 4), WHOLE, "How about CATS?"),
    ],
)
def test_each_step_of_a_hint_states_only_the_facts_of_that_step(qapp, hint, step, expected):
    assert hint_text(hint, step) == expected
    assert hint_text(hint, step, rare=True) == f"Only a rare word is left. {expected}"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["S", "S and E", "S, E and T"]),
        ("en_US", ["S", "S and E", "S, E and T"]),
        ("de", ["S", "S und E", "S, E und T"]),
        ("fr", ["S", "S et E", "S, E et T"]),
        ("es", ["S", "S y E", "S, E y T"]),
    ],
)
def test_a_list_of_words_in_a_text_follows_the_rules_of_the_language(language, expected):
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert [listed("S"), listed("SE"), listed(iter("SET"))] == expected
    finally:
        QLocale.setDefault(before)


def test_the_letters_in_a_reason_are_listed_by_the_rules_of_the_language(qapp):
    assert texts.why_text(Reason("coach:keeps", {"cards": ("S", "E")})) == "It keeps the S and E."
    assert texts.why_text(Reason("coach:rids", {"cards": ("Q",)})) == "It gets rid of the Q."


@pytest.mark.parametrize(
    ("winners", "players", "result", "expected"),
    [
        ((), 1, None, "The game is over."),
        (("Ann",), 1, 0, "Done: you have won!"),
        ((), 3, None, "Nobody wins."),
        (("Ben",), 3, None, "Winner: Ben, 0 point(s)"),
        (("Ann", "Ben"), 3, None, "Ann and Ben share the win."),
    ],
)
def test_the_title_of_the_final_page_names_the_winner(qapp, winners, players, result, expected):
    names = ("Ann", "Ben", "Cyd")[:players]
    seats = [
        SeatLine(seat, name, "", 0, 0, 0, 0, out=False, to_act=False, winner=name in winners)
        for seat, name in enumerate(names)
    ]
    aim = FEWEST_CARDS if players == 1 else ""
    end = GameEnd("points", (), "", result, aim, False, ("", 0), tuple(seats), (), (), (), (), (), (), (), (), None)
    assert title(end) == expected


def test_an_option_has_a_different_explanation_in_games_where_its_effect_is_different(qapp):
    found = set()
    for game in CATALOG:
        plays = game.usual().plays
        kinds = {(type(pattern), option.key) for pattern in plays.all for option in game.options}
        for kind, key in kinds & set(texts.HELP_WITH):
            found.add((kind, key))
            assert texts.option_help(key, plays) != texts.option_help(key)
            assert texts.option_help(key, plays).endswith(".")
    assert found == set(texts.HELP_WITH)


def test_the_setup_sheet_explains_the_options_about_ending_a_game_without_progress_and_about_seconds(qapp):
    plays = {name: GAMES[name].usual().plays for name in ("5-up", "shout")}
    stall, seconds = texts.option_help("stall", plays["5-up"]), texts.option_help("seconds", plays["shout"])
    assert "three rounds of passes alone" in stall
    assert "deck is empty" in stall
    assert "without a word" in stall
    assert texts.no_number("stall") == "switched off"
    assert seconds.startswith("Seconds from one card to the next")
    assert "as a pass" not in seconds
