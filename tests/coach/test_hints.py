"""Tests hints, which help a player in three steps: the first step names the place, the second the letters, and the
third the whole play."""

import pytest

from engine.coach.hints import LETTERS, WHERE, WHOLE, Hint, hint_of
from engine.core.notation import read_move
from engine.core.view import view
from tests.table import Table


def hint(table: Table, do: str) -> Hint:
    house, state = table.match.house, table.match.state
    return hint_of(read_move(do, house.game.deck).act, view(state, state.actor))


@pytest.fixture
def table() -> Table:
    return Table("5-up", hands=["SMREADANOU", "OHOMESLNEE"], deck="EIOT", table=["KIT"], words="KIT SKIM")


def test_a_complete_hint_names_the_place_and_the_letters_and_the_play(table):
    assert hint(table, "play 1: +S K I M/T") == Hint("play", ("KIT",), ("S", "M"), ("SKIM",), 4)


def test_the_first_step_of_a_hint_names_the_place(table):
    given = hint(table, "play 1: +S K I M/T").up_to(WHERE)
    assert (given.where, given.cards, given.words) == (("KIT",), (), ())


def test_the_second_step_of_a_hint_names_the_letters_too(table):
    given = hint(table, "play 1: +S K I M/T").up_to(LETTERS)
    assert (given.where, given.cards, given.words) == (("KIT",), ("S", "M"), ())


def test_the_third_step_of_a_hint_names_the_whole_play(table):
    whole = hint(table, "play 1: +S K I M/T")
    assert whole.up_to(WHOLE) == whole.up_to(WHOLE + 1) == whole


def test_the_first_step_of_a_hint_for_a_fresh_word_gives_its_length():
    table = Table("5-up", hands=["SMREADANOU", "KITHOMESLN"], deck="EIOT", words="DREAM")
    given = hint(table, "play DREAM").up_to(WHERE)
    assert (given.where, given.cards, given.words, given.length) == ((), (), (), 5)


def test_the_first_step_of_a_hint_to_trade_or_pass_gives_the_whole_hint(table):
    assert hint(table, "trade AN").up_to(WHERE) == Hint("trade", (), ("A", "N"))
    assert hint(table, "pass").up_to(WHERE) == Hint("pass")


def test_a_hint_in_double_cross_names_the_cards_and_the_result_of_both_words():
    words = [{"word": "TEARS", "seat": 1}, {"word": "MOON", "seat": 2}]
    table = Table("double-cross", hands=["PILEDOOOBB", "UUUUUCCCCC"], deck="EE", table=words, words="TEA SPIED MOONS")
    found = hint(table, "play cross: M O O N +S; own: +P +I E +D")
    assert found.where == ("MOON", "TEARS")
    assert found.cards == ("P", "I", "D")  # no S, because the S comes from the player's own word on the table
    assert found.words == ("MOONS", "PIED")


def test_a_hint_in_four_rows_names_the_row_and_then_the_word():
    table = Table("four-rows", hands=["AB", "CD"], table=["T", "S", "O"], words="TEA")
    found = hint(table, "place 1 after TEA")
    assert found == Hint("place", ("T",), (), ("TEA",), 3)
    assert found.up_to(WHERE) == Hint("place", ("T",), (), (), 3)
    # The second step adds nothing, because a player who places a chosen card does not use a card of the hand.
    assert found.up_to(LETTERS) == found


def test_a_hint_for_a_shout_names_the_cards_and_the_word():
    table = Table("shout", words="THE", deck="TH E E", players=2).do("deal", "deal")
    found = hint(table, "shout TH E")
    assert found == Hint("shout", (), ("TH", "E"), ("THE",), 3)
