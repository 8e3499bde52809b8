"""Tests the pictures of the examples on the rules pages, which show the cards of each example."""

import pytest
from PySide6.QtGui import QGuiApplication

from app.felt.theme import load_theme
from app.library.rule_examples import MUST, example_of
from app.windows.rules.example_pictures import example_image
from tests.rules.test_examples import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_example_of_the_rules_has_a_picture(qapp: QGuiApplication, name: str) -> None:
    image = example_image(name, load_theme(), 1.0)
    assert 100 < image.width() < 640
    assert 60 < image.height() < 640


def test_an_example_picture_is_scaled_down_to_the_space_for_it(qapp: QGuiApplication) -> None:
    whole = example_image("positive-negative-1", load_theme(), 1.0)
    fitted = example_image("positive-negative-1", load_theme(), 1.0, room=250)
    assert fitted.width() == 250 < whole.width()
    assert abs(fitted.height() / fitted.width() - whole.height() / whole.width()) < 0.01


def test_an_example_without_a_record_has_no_picture(qapp: QGuiApplication) -> None:
    assert example_image("no-such-example", load_theme(), 1.0).isNull()


def signs(name: str) -> list[str]:
    return ["".join([spot.sign or "-" if spot else " " for spot in line.spots]) for line in example_of(name).lines]


def test_an_example_picture_shows_the_sign_of_the_move_on_every_hand_card() -> None:
    assert signs("5-up-1") == ["---", "A--O"]
    assert signs("5-up-2") == ["----", "-G--"]
    assert signs("5-to-5-2") == ["-----", "D-OO-"]
    assert signs("split-run-1") == ["------", "----A A--"]


def test_an_example_picture_marks_the_cards_that_must_be_used() -> None:
    assert signs("turnover-1") == [f"--- {MUST}", f"---{MUST}"]
    assert signs("ow-1") == [f"{MUST}-{MUST}--", f"{MUST}{MUST}A-"]


def test_an_example_picture_of_several_players_shows_each_players_name_beside_their_words() -> None:
    assert [line.seat for line in example_of("take-6-1").lines] == [0, 1, 0]
    assert [line.seat for line in example_of("3-4-5-2").lines] == [0, 1, 1]
    assert {line.seat for line in example_of("3-4-5-1").lines} == {None}


def test_an_example_picture_shows_covered_cards_under_the_word_that_covers_them() -> None:
    *_, boast = example_of("3-4-5-2").lines
    assert [len(slot) for slot in boast.slots] == [1, 2, 1, 1, 1]


def test_the_picture_of_a_refused_play_shows_the_cards_as_the_player_wanted_to_lay_them() -> None:
    example = example_of("run-the-table-3")
    assert [line.refused for line in example.lines] == [False] * (len(example.lines) - 1) + [True]
    assert example.lines[-1].text == "KITE"


def test_an_example_picture_of_a_trick_shows_the_cards_that_its_loser_left_on_the_table() -> None:
    assert example_of("profit-and-loss-1").lines[-1].text == "OSEAT"


def test_an_example_picture_shows_the_four_rows_side_by_side() -> None:
    example = example_of("four-rows-1")
    assert [line.text for line in example.lines] == ["P R A O", "PL R A O"]
    assert example.lines[-1].named == "PLANT"
