"""Tests set-ups in records: the engine places the cards that a set-up names, deals the rest, and refuses impossible
set-ups."""

import json
from typing import Any

import pytest

from engine.core.cards import LETTER_DECK
from engine.games import CATALOG, GAMES
from engine.records.record import read_record, write_record
from engine.records.replay import open_match
from tests.records.asking import refusal, replayed, state_of

NAMES = ["Ann", "Ben", "Cyd", "Dan"]


def record(game: str = "5-up", players: int = 2, **setup: Any) -> dict[str, Any]:
    return {"wordfelt": 1, "game": game, "players": NAMES[:players], "moves": [], "setup": setup}


def set_up(game: str = "5-up", players: int = 2, seed: int = 0, **setup: Any) -> dict[str, Any]:
    return state_of(game=game, players=NAMES[:players], seed=seed, setup=setup)


def impossible(game: str = "5-up", players: int = 2, **setup: Any) -> str:
    code, message = refusal(game=game, players=NAMES[:players], setup=setup)
    assert code == "bad-setup"
    return message


def hands(state: dict[str, Any]) -> list[str]:
    return ["".join(seat["hand"]) for seat in state["seats"]]


# ---- the parts of a set-up


def test_an_empty_setup_leaves_everything_to_the_deal() -> None:
    assert set_up(seed=7) == state_of(game="5-up", players=NAMES[:2], seed=7)


def test_the_key_called_first_in_a_setup_names_the_seat_that_begins() -> None:
    assert set_up(first=2)["to_act"] == [2]
    assert set_up(players=4, first=3)["to_act"] == [3]


def test_the_key_called_first_in_a_setup_overrides_the_option_called_first() -> None:
    assert state_of(options={"first": "1"}, setup={"first": 2})["to_act"] == [2]


def test_a_setup_with_only_the_key_called_first_deals_the_rest() -> None:
    assert [len(hand) for hand in hands(set_up(first=1))] == [10, 10]
    assert hands(set_up(first=1, seed=1)) != hands(set_up(first=1, seed=2))


def test_a_setup_gives_each_hand_as_one_text_or_as_a_list_of_faces() -> None:
    for named in (["KIT", "CAT"], [["K", "I", "T"], ["C", "A", "T"]], ["K I T", "CAT"]):
        assert hands(set_up(hands=named)) == ["KIT", "CAT"]


def test_a_setup_with_only_hands_shuffles_all_other_cards_into_the_deck() -> None:
    state = set_up(hands=["KIT", "CAT"])
    assert state["deck"] == 120 - 6
    drawn = [hands(state_of(game="5-up", seed=n, setup={"first": 1, "hands": ["", "CAT"]}))[0] for n in (1, 1, 2)]
    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2]


def test_a_setup_names_the_cards_of_the_deck_from_the_top_down() -> None:
    state = state_of(game="5-up", setup={"first": 1, "hands": ["KITHOMES", "A"], "deck": "ZYX"}, moves=["trade KI"])
    assert sorted(state["seats"][0]["hand"]) == sorted("THOMESZY")


def test_cards_that_a_setup_with_a_deck_does_not_name_are_out_of_the_game() -> None:
    state = set_up(hands=["KIT", "CAT"], deck="ZY", table=["HOME"])
    assert state["deck"] == 2
    assert state["dead"] == 0
    match = open_match(read_record(json.dumps(record(hands=["KIT", "CAT"], deck="ZY", table=["HOME"]))))
    assert match.state.held() + len(match.state.deck) == 8


def test_a_setup_with_an_empty_deck_has_no_cards_to_draw() -> None:
    assert set_up(hands=["KIT", "CAT"], deck="")["deck"] == 0
    assert set_up(hands=["KIT", "CAT"], deck=[])["deck"] == 0


def test_a_setup_with_only_a_deck_deals_the_hands_from_it() -> None:
    state = set_up(deck="ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert hands(state) == ["ABCDEFGHIJ", "KLMNOPQRST"]
    assert state["deck"] == 6


def test_a_word_in_a_setup_scores_nothing_and_belongs_to_the_seat_before_the_starting_seat() -> None:
    state = set_up("leftovers", 3, first=1, table=["RELAX"])
    assert state["table"] == [{"word": "RELAX", "slots": [[letter] for letter in "RELAX"], "seat": 3}]
    assert [seat["score"] for seat in state["seats"]] == [0, 0, 0]
    assert state["log"] == []


def test_several_words_of_a_setup_belong_in_order_to_the_seats_before_the_seat_that_begins() -> None:
    assert [word["seat"] for word in set_up("take-6", 3, first=1, table=["HOME", "CART"])["table"]] == [2, 3]


def test_a_word_of_a_setup_may_name_its_owner() -> None:
    state = set_up("take-6", 3, first=1, table=[{"word": "HOME", "seat": 1}, {"word": "CART", "seat": 3}])
    assert [word["seat"] for word in state["table"]] == [1, 3]


def test_a_word_of_a_setup_has_no_owner_in_games_where_nobody_owns_words() -> None:
    assert set_up("split-run", table=[{"word": "HOME", "seat": 2}])["table"][0]["seat"] is None


def test_a_word_of_a_setup_may_name_covered_cards() -> None:
    slots = [["S"], ["K"], ["I"], ["T", "M"]]
    for entry in ({"slots": slots}, {"word": "SKIM", "slots": slots}, {"word": "S K I M", "slots": slots}):
        word = set_up(table=[entry])["table"][0]
        assert (word["word"], word["slots"]) == ("SKIM", slots)


def test_a_setup_may_contain_a_word_as_the_printed_state_describes_it() -> None:
    word = set_up("ow", table=[{"word": "TRAIN", "pick": "A T"}])["table"][0]
    assert set_up("ow", table=[word])["table"] == [word]


def test_a_setup_of_ow_may_give_the_named_letters_as_one_text_or_as_a_list() -> None:
    for pick in ("A T", "AT", ["A", "T"]):
        assert set_up("ow", table=[{"word": "TRAIN", "pick": pick}])["table"][0]["pick"] == ["A", "T"]


def test_the_dictionary_does_not_judge_the_words_of_a_setup() -> None:
    assert set_up(table=["KLN"])["table"][0]["word"] == "KLN"


def test_a_setup_may_have_an_empty_table() -> None:
    assert set_up(table=[])["table"] == []


def test_a_setup_may_set_the_scores() -> None:
    assert [seat["score"] for seat in set_up(state={"scores": [12, -3]})["seats"]] == [12, -3]


def test_a_setup_of_seeing_red_may_name_the_row_and_the_used_cards() -> None:
    state = set_up("seeing-red", row="QZ", state={"used": ["Q", ""]})
    assert state["row"] == ["Q", "Z"]
    assert state["used"] == ["Q", ""]
    assert set_up("seeing-red")["row"] == list("JKQVVXZ")
    assert set_up("seeing-red", state={"used": [["Z", "Q"], "V V"]})["used"] == ["QZ", "VV"]


@pytest.mark.parametrize("game", ["run-the-table", "turnover"])
def test_a_setup_may_name_the_turned_card_of_turnover(game: str) -> None:
    state = set_up(game, table=["TRAIN"], turned="S")
    assert state["turned"] == "S"
    assert state["deck"] == 120 - 5 - 1 - 20


def test_a_setup_may_name_any_number_of_piles_of_any_size_from_the_top_down() -> None:
    state = set_up("positive-negative", piles=["CAT", [], ["D", "O", "G"], "A"])
    assert state["piles"] == [list("CAT"), [], list("DOG"), ["A"]]
    taken = state_of(record("positive-negative", piles=["CAT", "DOG"]), moves=["take 2"])
    assert taken["piles"] == [list("CAT"), []]


def test_a_setup_of_four_rows_names_the_rows_as_words_on_the_table() -> None:
    state = set_up("four-rows", hands=["EA", "TO"], table=["S", "ER"])
    assert [word["word"] for word in state["table"]] == ["S", "ER"]
    assert [seat["score"] for seat in state["seats"]] == [-2, -2]
    assert state["deck"] == state["dead"] == 0


def test_four_rows_deals_the_hands_or_rows_that_a_setup_leaves_out() -> None:
    state = set_up("four-rows", hands=["EA", "TO"])
    assert [len(word["word"]) for word in state["table"]] == [1, 1, 1, 1]
    assert [len(hand) for hand in hands(set_up("four-rows", table=["S"]))] == [14, 14]


def test_a_setup_of_shout_may_name_the_deck() -> None:
    assert set_up("shout", deck="C A TH ?")["deck"] == 4


# ---- how faces are written


def test_a_written_setup_separates_faces_by_spaces_if_the_deck_has_two_letter_faces() -> None:
    state = set_up("full-deck", hands=["TH E ? JX", ["ST", "A"]])
    assert [seat["hand"] for seat in state["seats"]] == [["TH", "E", "?", "JX"], ["ST", "A"]]
    assert impossible("full-deck", hands=["CAT", "A"]) == "The set-up names “CAT”, which is not a card of this deck."


@pytest.mark.parametrize("setup", [{"hands": ["A TH", "B"]}, {"deck": "A TH"}, {"table": ["A TH"]}])
def test_letters_without_a_space_between_them_are_one_face_if_a_space_separates_other_faces(
    setup: dict[str, Any],
) -> None:
    assert impossible(**setup) == "The set-up names “TH”, which is not a card of this deck."


def test_a_word_of_a_setup_without_spaces_has_cards_of_one_letter() -> None:
    assert set_up("full-deck", table=["THEM"])["table"][0]["slots"] == [["T"], ["H"], ["E"], ["M"]]
    assert set_up("full-deck", table=["TH"])["table"][0]["slots"] == [["T"], ["H"]]


def test_a_setup_gives_the_reading_of_a_wild_or_flip_card_on_the_table() -> None:
    word = set_up("full-deck", table=["TH E ?=M JX=X"])["table"][0]
    assert word["word"] == "THEMX"
    assert word["slots"] == [["TH"], ["E"], ["?=M"], ["JX=X"]]
    assert set_up("full-deck", table=[{"slots": word["slots"]}])["table"][0] == word
    assert set_up("full-deck", table=[{"word": "THEMX", "slots": word["slots"]}])["table"][0] == word


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("5-up", {"first": 2, "hands": ["KIT", ""], "deck": "AB", "table": ["HOME"], "state": {"scores": [1, 2]}}),
        ("5-up", {"table": [{"slots": [["K"], ["I", "O"], ["T"]], "seat": 1}]}),
        ("ow", {"table": [{"word": "TRAIN", "pick": "A T"}]}),
        ("full-deck", {"hands": ["TH ? JX", "A B"], "table": ["CH E ?=M", "KIT", {"slots": [["ST"]]}], "deck": ""}),
        ("full-deck", {"table": [{"slots": [["?=S"]]}, {"word": "Q"}]}),
        ("shout", {"deck": "C A TH ?"}),
        ("starter", {"piles": ["TH A", "", "?"], "table": [{"word": "GAME", "seat": 2}]}),
        ("seeing-red", {"row": "QZ", "state": {"used": ["Q", ""]}}),
        ("turnover", {"turned": "S"}),
        ("5-up", {}),
    ],
)
def test_a_setup_that_is_written_and_read_again_is_the_same(game: str, setup: dict[str, Any]) -> None:
    read = read_record(json.dumps(record(game, **setup)))
    text = write_record(read)
    assert read_record(text) == read
    assert state_of(text) == state_of(record(game, **setup))


def test_a_setup_is_written_without_spaces_between_card_faces_if_the_deck_allows_it() -> None:
    def written(game: str, **setup: Any) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(write_record(read_record(json.dumps(record(game, **setup)))))["setup"]
        return data

    assert written("5-up", hands=[["K", "I"], []], deck=["A"]) == {"hands": ["KI", ""], "deck": "A"}
    assert written("full-deck", hands=[["K", "I"], ["TH"]]) == {"hands": ["K I", "TH"]}
    assert written("5-up", table=[{"word": "KIT", "seat": 1}]) == {"table": [{"word": "KIT", "seat": 1}]}
    assert written("full-deck", table=["TH ?=E"]) == {"table": ["TH ?=E"]}


# ---- impossible set-ups


def test_a_setup_may_not_have_more_copies_of_a_face_than_the_deck() -> None:
    message = "The set-up needs more copies of K than the deck has left."
    assert impossible(hands=["KK", "A"]) == message
    assert impossible(hands=["K", "K"]) == message
    assert impossible(hands=["K", "A"], deck="K") == message
    assert impossible(hands=["K", "A"], table=["KIT"]) == message
    assert impossible(table=[{"slots": [["K"], ["I", "K"], ["T"]]}]) == message
    assert impossible("seeing-red", hands=["K", "A"]) == message
    assert impossible("turnover", hands=["K", "A"], turned="K") == message
    assert impossible("positive-negative", piles=["K", "K"]) == message
    assert "copies of A " in impossible(deck="A" * 13)


@pytest.mark.parametrize("face", ["k", "1", "?", "é", "TH"])
def test_the_message_names_a_face_that_the_deck_does_not_have(face: str) -> None:
    for setup in ({"hands": [[face], "A"]}, {"deck": [face]}, {"table": [{"slots": [[face]]}]}):
        assert impossible(**setup) == f"The set-up names “{face}”, which is not a card of this deck."
    assert face in impossible("turnover", turned=face)
    assert face in impossible("ow", table=[{"word": "TRAIN", "pick": [face, "T"]}])


def test_a_setup_needs_one_hand_for_every_player() -> None:
    assert impossible(hands=["A", "B", "C"]) == "The set-up must deal a hand to every player: 2, not 3."
    assert impossible(hands=[]) == "The set-up must deal a hand to every player: 2, not 0."


@pytest.mark.parametrize("first", [0, -1, 3, 10**18])
def test_a_setup_may_let_only_an_occupied_seat_begin(first: int) -> None:
    assert impossible(first=first) == f"Seat {first} cannot begin: nobody sits there."


@pytest.mark.parametrize("seat", [0, 3, -1])
def test_a_setup_may_give_a_word_only_to_an_occupied_seat(seat: int) -> None:
    message = impossible("take-6", table=[{"word": "HOME", "seat": seat}])
    assert message == f"The set-up gives a word to seat {seat}, where nobody sits."


@pytest.mark.parametrize("entry", ["", " ", {}, {"word": ""}, {"slots": []}, {"slots": [[]]}, {"slots": [["A"], []]}])
def test_a_word_of_a_setup_must_have_letters(entry: Any) -> None:
    assert impossible(table=[entry]) == "The set-up has a word without letters."


def test_the_slots_of_a_setup_must_spell_their_word() -> None:
    message = impossible(table=[{"word": "SKIT", "slots": [["S"], ["K"], ["I"], ["T", "M"]]}])
    assert message == "The slots of SKIT in the set-up do not spell it."


@pytest.mark.parametrize("card", ["?", "?=", "?=5", "JX", "JX=A", "VZ=JX", "?=?"])
def test_a_setup_must_give_a_reading_to_a_wild_or_flip_card_on_the_table(card: str) -> None:
    face = card.partition("=")[0]
    message = f"The set-up does not say what {face} is read as."
    assert impossible("full-deck", table=[{"slots": [[card], ["A"]]}]) == message
    assert impossible("full-deck", table=[f"{card} A"]) == message


def test_a_setup_may_not_give_a_plain_card_another_reading() -> None:
    assert impossible("full-deck", table=["A=B C D"]) == "The set-up names “A=B”, which is not a card of this deck."


def test_a_setup_with_scores_needs_a_score_for_every_player() -> None:
    assert impossible(state={"scores": [1]}) == "The set-up must give every player a score."


def test_a_setup_of_seeing_red_must_list_used_row_cards_for_every_player() -> None:
    for used in (["Q"], ["QQ", ""], ["A", ""]):
        assert "which row cards were used" in impossible("seeing-red", state={"used": used})


@pytest.mark.parametrize("pick", [None, "A", "T A", "A S", "A T R"])
def test_a_setup_of_ow_must_name_a_vowel_and_a_consonant_of_the_word(pick: str | None) -> None:
    entry = {"word": "TRAIN", "pick": pick}
    assert "which vowel and which consonant of TRAIN" in impossible("ow", table=[entry])


def test_a_setup_may_give_a_player_only_one_word_in_games_with_own_words() -> None:
    for game in ("take-6", "double-cross"):
        words = [{"word": "HOME", "seat": 1}, {"word": "CART", "seat": 1}]
        assert impossible(game, table=words) == "In the set-up one player has two own words."


@pytest.mark.parametrize(
    ("game", "most"), [("5-up", 1), ("break-up", 1), ("end-to-end", 2), ("double-cross", 2), ("take-6", 2)]
)
def test_a_setup_may_not_have_more_words_on_the_table_than_the_game_allows(game: str, most: int) -> None:
    words = ["KIT", "CAT", "SUN", "HOME"]
    assert set_up(game, first=1, table=words[:most])
    message = f"The set-up has {most + 1} words on the table; the game has at most {most}."
    assert impossible(game, first=1, table=words[: most + 1]) == message


def test_a_setup_of_four_rows_needs_a_row_and_a_card_in_every_hand() -> None:
    message = "The set-up needs a row and a card in every hand."
    assert impossible("four-rows", table=[]) == message
    assert impossible("four-rows", hands=["", "A"]) == message


def test_a_setup_must_have_cards_to_deal_in_shout_and_a_pile_with_cards_in_games_with_piles() -> None:
    assert impossible("shout", deck="") == "The set-up leaves no card to deal."
    assert impossible("shout", row="C A", deck="") == "The set-up leaves no card to deal."
    assert "copies of J " in impossible("shout", row="J", deck="J")
    for game in ("positive-negative", "starter"):
        for piles in ([], [""], ["", []]):
            assert impossible(game, piles=piles) == "The set-up has no pile with cards."


THINGS: dict[str, Any] = {
    "hands": ["A", "B"],
    "deck": "C",
    "table": ["D"],
    "row": "Z",
    "piles": ["E"],
    "turned": "F",
    "scores": [1, 2],
    "used": ["Z", ""],
}
USUAL = {"hands", "deck", "table", "scores"}
HAS = {
    "3-2-1": USUAL - {"table"},
    "pluck-it": USUAL - {"table"},
    "profit-and-loss": USUAL - {"table"},
    "seeing-red": USUAL - {"table"} | {"row", "used"},
    "run-the-table": USUAL | {"turned"},
    "turnover": USUAL | {"turned"},
    "positive-negative": {"piles", "scores"},
    "starter": {"piles", "table"},
    "shout": {"deck", "row", "scores"},
    "four-rows": {"hands", "table"},
}


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_a_setup_may_not_name_keys_that_the_game_does_not_have(game: Any) -> None:
    players = NAMES[: max(game.seats[0], min(2, game.seats[1]))]
    for key, value in THINGS.items():
        value = value[: len(players)] if key in ("hands", "scores", "used") else value
        setup = {"state": {key: value}} if key in ("scores", "used") else {key: value}
        if key == "table" and game.id == "ow":
            setup = {"table": [{"word": "TEA", "pick": "AT"}]}
        code, answered = replayed(game=game.id, players=players, setup=setup)
        if key in HAS.get(game.id, USUAL):
            assert code == 0, answered["error"]
        else:
            assert answered["error"]["code"] == "bad-setup"
            assert answered["error"]["message"] == f"This game has no “{key}” to set up."


def test_only_a_setup_of_ow_may_name_letters_for_the_next_player() -> None:
    assert impossible(table=[{"word": "TRAIN", "pick": "A T"}]) == "This game has no “pick” to set up."


@pytest.mark.parametrize("game", ["four-rows", "positive-negative", "starter", "shout"])
def test_a_setup_may_name_an_empty_list_for_a_zone_that_the_game_does_not_have(game: str) -> None:
    empty = {"hands": ["", ""], "deck": "", "table": [], "piles": []}
    for key in set(empty) - HAS[game]:
        assert state_of(game=game, players=NAMES[:2], setup={key: empty[key]})["game"] == game


def test_a_setup_may_name_all_cards_of_the_deck() -> None:
    deck = [face for face, count in LETTER_DECK.counts.items() for _ in range(count)]
    # Both hands are empty, so each gets ten cards from the deck.
    assert set_up(hands=["", ""], deck=deck)["deck"] == 100
    assert GAMES["5-up"].deck is LETTER_DECK
