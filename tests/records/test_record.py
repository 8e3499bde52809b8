"""Tests the format of a record, one scenario for each sentence of its description."""

import json
from typing import Any

import pytest

from engine.games import CATALOG
from engine.match import Match
from engine.records.limits import LARGEST, MOST_MOVES
from engine.records.record import DictionaryChoice, read_record, record_of, write_record
from engine.records.replay import open_match, replay_moves
from tests.records.asking import MINIMAL, refusal, replayed, state_of
from tests.records.examples import EXAMPLES

PRINTED: dict[str, Any] = {
    "wordfelt": 1,
    "game": "split-run",
    "options": {"words": "challenge", "seconds": None},
    "players": [{"name": "Ann"}, {"name": "Ben", "computer": "steady"}],
    "dictionary": {"name": "standard", "allow": ["ZOOMY"], "ban": ["KIN"], "only": None},
    "seed": 42,
    "setup": {"first": 1, "hands": ["KITREXTEAN", "SMHTAOONLE"], "deck": "ABCDEFGH", "table": []},
    "moves": ["play KIT", "play 1: +S K I M/T", {"do": "@1 challenge", "t": 31.4}],
}


def bad(record: Any = None, /, **changes: Any) -> str:
    code, message = refusal(record, **changes)
    assert code == "bad-record"
    return message


# ---- required and optional keys


def test_only_four_keys_of_a_record_are_required() -> None:
    assert state_of(MINIMAL)["game"] == "5-up"


@pytest.mark.parametrize("key", ["wordfelt", "game", "players", "moves"])
def test_the_message_names_a_missing_required_key(key: str) -> None:
    message = bad({other: value for other, value in MINIMAL.items() if other != key})
    assert message == f"The record lacks the key “{key}”."


@pytest.mark.parametrize("key", ["wordfelt", "game", "players", "moves"])
def test_a_required_key_of_a_record_may_not_be_null(key: str) -> None:
    assert f"“{key}”" in bad(**{key: None})


@pytest.mark.parametrize("key", ["options", "dictionary", "seed", "setup"])
def test_an_optional_key_of_a_record_may_be_null_which_means_that_it_is_left_out(key: str) -> None:
    assert state_of(**{key: None}) == state_of()


def test_a_record_may_name_players_by_their_names_alone() -> None:
    plain, keyed = state_of(players=["Ann", "Ben"]), state_of(players=[{"name": "Ann"}, {"name": "Ben"}])
    assert plain == keyed
    assert [seat["name"] for seat in plain["seats"]] == ["Ann", "Ben"]


def test_a_record_gives_a_computer_player_a_level() -> None:
    record = read_record(json.dumps(PRINTED))
    assert [player.computer for player in record.header.players] == [None, "steady"]


def test_options_that_a_record_leaves_out_have_their_defaults() -> None:
    match = open_match(read_record(json.dumps(MINIMAL)))
    assert match.house.options == {
        "words": "checked",
        "seconds": None,
        "clock": None,
        "increment": 0,
        "first": "drawn",
        "stall": 5,
        "moves": "AOG",
        "trade": "usual",
        "again": "once",
    }


@pytest.mark.parametrize(("moves", "permitted"), [(None, "AOG"), ("DA", "DA"), ("", "")])
def test_a_record_without_permitted_moves_permits_the_moves_of_the_printed_rules(
    moves: str | None, permitted: str
) -> None:
    match = open_match(read_record(json.dumps({**MINIMAL, "options": {"moves": moves}})))
    assert match.house.options["moves"] == permitted


def test_a_record_may_give_the_seat_that_begins_as_a_number() -> None:
    assert state_of(options={"first": 2})["to_act"] == state_of(options={"first": "2"})["to_act"] == [2]


# ---- wrong keys and wrong types


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("colour", {"colour": "red"}),
        ("players[2].level", {"players": ["Ann", {"name": "Ben", "level": 3}]}),
        ("dictionary.words", {"dictionary": {"words": []}}),
        ("setup.hand", {"setup": {"hand": ["KIT", "CAT"]}}),
        ("setup.table[1].owner", {"setup": {"table": [{"word": "KIT", "owner": 1}]}}),
        ("setup.state.score", {"setup": {"state": {"score": [1, 2]}}}),
        ("moves[2].at", {"moves": ["pass", {"do": "pass", "at": 3}]}),
        ("", {"": 1}),
    ],
)
def test_the_message_names_an_unknown_key_and_its_place(place: str, change: dict[str, Any]) -> None:
    assert bad(**change) == f"The record has an unknown key: “{place}”."


@pytest.mark.parametrize("other", ["Game", "moves ", "s\u0435ed"])  # the last key has a Cyrillic letter
def test_a_misspelt_key_of_a_record_is_refused(other: str) -> None:
    assert f"“{other}”" in bad(**{other: 1})


@pytest.mark.parametrize("value", [0, 1, -1, 1.5, True, "x", [], [1], {}, {"x": 1}, [[]], [None]])
@pytest.mark.parametrize("key", ["wordfelt", "game", "players", "moves", "options", "dictionary", "seed", "setup"])
def test_a_value_of_the_wrong_type_is_refused_with_the_name_of_its_key(key: str, value: Any) -> None:
    fits = {
        "wordfelt": value == 1 and value is not True,
        "game": False,
        "players": False,
        "moves": value == [],
        "options": value == {},
        "dictionary": value == {},
        "seed": value in (0, 1) and type(value) is int,
        "setup": value == {},
    }
    code, answered = replayed(**{key: value})
    if fits[key]:
        assert code == 0
        return
    assert code == 2
    assert answered["error"]["code"] == "bad-record"
    if key == "game" and value == "x":
        assert answered["error"]["message"] == "There is no game called “x”."
    elif key == "players" and value == []:
        assert answered["error"]["message"] == "5 Up is for 2 to 6 players; the record names 0."
    elif isinstance(value, dict) and key in ("options", "dictionary", "setup"):
        assert "x" in answered["error"]["message"]
    else:
        assert f"“{key}" in answered["error"]["message"]


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("players[1]", {"players": [7, "Ben"]}),
        ("players[2].name", {"players": ["Ann", {"name": ["Ben"]}]}),
        ("players[2].computer", {"players": ["Ann", {"name": "Ben", "computer": True}]}),
        ("dictionary.name", {"dictionary": {"name": "huge"}}),
        ("dictionary.allow[2]", {"dictionary": {"allow": ["CAT", "C4T"]}}),
        ("dictionary.ban", {"dictionary": {"ban": "CAT"}}),
        ("dictionary.only[1]", {"dictionary": {"only": [""]}}),
        ("setup.first", {"setup": {"first": "1"}}),
        ("setup.hands", {"setup": {"hands": "KIT"}}),
        ("setup.hands[2]", {"setup": {"hands": ["KIT", 3]}}),
        ("setup.hands[1][2]", {"setup": {"hands": [["K", 1], "A"]}}),
        ("setup.deck", {"setup": {"deck": 40}}),
        ("setup.table", {"setup": {"table": "KIT"}}),
        ("setup.table[1]", {"setup": {"table": [["K"]]}}),
        ("setup.table[1].seat", {"setup": {"table": [{"word": "KIT", "seat": "Ann"}]}}),
        ("setup.table[1].slots[2]", {"setup": {"table": [{"slots": [["K"], "I"]}]}}),
        ("setup.piles[1]", {"setup": {"piles": [None]}}),
        ("setup.turned", {"setup": {"turned": ["A"]}}),
        ("setup.state", {"setup": {"state": []}}),
        ("setup.state.scores[2]", {"setup": {"state": {"scores": [1, "2"]}}}),
        ("setup.state.scores[1]", {"setup": {"state": {"scores": [10**9, 2]}}}),
        ("moves[1]", {"moves": [3]}),
        ("moves[1].do", {"moves": [{"do": 3}]}),
        ("moves[1].do", {"moves": [{"t": 3}]}),
        ("moves[1].t", {"moves": [{"do": "pass", "t": "3"}]}),
        ("moves[1].t", {"moves": [{"do": "pass", "t": True}]}),
        ("moves[1].t", {"moves": [{"do": "pass", "t": -1}]}),
        ("seed", {"seed": -1}),
        ("seed", {"seed": 1 << 63}),
        ("wordfelt", {"wordfelt": 0}),
    ],
)
def test_the_message_names_a_wrong_value_and_its_place(place: str, change: dict[str, Any]) -> None:
    assert f"“{place}”" in bad(**change)


def test_a_record_of_a_newer_format_is_refused_as_too_new() -> None:
    assert bad(wordfelt=2) == "The record was written by a newer Wordfelt."


# ---- game, players, options


def test_the_message_names_an_unknown_game() -> None:
    assert bad(game="chess") == "There is no game called “chess”."


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_every_game_refuses_a_wrong_number_of_players(game: Any) -> None:
    low, high = game.seats
    names = [f"Player {number}" for number in range(high + 1)]
    for count in range(high + 2):
        code, answered = replayed(game=game.id, players=names[:count])
        assert code == (0 if low <= count <= high else 2)
        if code:
            assert answered["error"]["code"] == "bad-record"
            assert answered["error"]["message"].startswith(f"{game.name} is for ")


def test_the_message_about_the_number_of_players_uses_singular_and_plural_correctly() -> None:
    assert bad(game="first-base") == "First Base is for one player; the record names 2."
    assert bad(game="pluck-it", players=["Ann"]) == "Pluck It is for 2 players; the record names 1."


@pytest.mark.parametrize("name", ["", "  ", "x" * 101, "A\nB", "\x00", "\x7f", "a\u202eb", "\u2028", "\ud800"])
def test_the_name_of_a_player_must_be_readable(name: str) -> None:
    assert "“players[1]”" in bad(players=[name, "Ben"])


@pytest.mark.parametrize("name", ["A", "Zoë O’Hara", "安娜", "👩🏽\u200d🚀", "x" * 100])
def test_the_name_of_a_player_may_have_letters_of_any_alphabet(name: str) -> None:
    assert state_of(players=[name, "Ben"])["seats"][0]["name"] == name


def test_the_message_names_an_unknown_option() -> None:
    assert bad(options={"speed": 3}) == "5 Up has no option “speed”."


@pytest.mark.parametrize(
    ("game", "option", "value", "message"),
    [
        ("5-up", "words", "loose", "must be one of checked, strict, challenge, trust."),
        ("5-up", "words", None, "must be one of checked, strict, challenge, trust."),
        ("5-up", "words", ["checked"], "must be one of checked, strict, challenge, trust."),
        ("5-up", "seconds", 0, "must be a whole number from 1 to 3600, or null."),
        ("5-up", "seconds", "60", "must be a whole number from 1 to 3600, or null."),
        ("5-up", "seconds", 60.0, "must be a whole number from 1 to 3600, or null."),
        ("5-up", "stall", True, "must be a whole number from 1 to 99, or null."),
        ("5-up", "first", "3rd", "must be one of drawn, random, 1, 2, 3, 4, 5, 6."),
        ("5-up", "first", True, "must be one of drawn, random, 1, 2, 3, 4, 5, 6."),
        ("5-up", "moves", "AX", "must be letters of AOGSD, each once, or null."),
        ("5-up", "moves", "AA", "must be letters of AOGSD, each once, or null."),
        ("break-up", "hard", "yes", "must be true or false."),
        ("break-up", "hard", 1, "must be true or false."),
        ("eight-it-all", "target", 9, "must be one of 8, 10."),
        ("eight-it-all", "target", "10", "must be one of 8, 10."),
        ("shout", "min_letters", None, "must be a whole number from 3 to 8."),
    ],
)
def test_the_message_about_a_wrong_value_of_an_option_lists_the_possible_values(
    game: str, option: str, value: Any, message: str
) -> None:
    assert bad(game=game, options={option: value}) == f"The option “{option}” {message}"


def test_a_record_may_let_only_an_occupied_seat_begin() -> None:
    assert bad(options={"first": "5"}) == "Seat 5 cannot begin: nobody sits there."


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_every_possible_value_of_an_option_is_accepted(game: Any) -> None:
    players = ["Ann", "Ben"][: game.seats[0]]
    for option in game.options:
        values: list[Any] = {
            "choice": list(option.choices),
            "flag": [True, False],
            "number": [option.low, option.high],
            "moves": ["", "".join(map(str, option.choices))],
        }[option.kind]
        for value in [option.default, *values, *([None] if option.nullable else [])]:
            if option.key != "first" or value in ("drawn", "random", "1"):
                assert state_of(game=game.id, players=players, options={option.key: value})["game"] == game.id


# ---- the dictionary


def words_of(dictionary: dict[str, Any], *words: str) -> list[bool]:
    lexicon = open_match(read_record(json.dumps({**MINIMAL, "dictionary": dictionary}))).house.words
    return [lexicon.has(word) for word in words]


def test_the_key_called_only_gives_words_that_replace_the_dictionary() -> None:
    assert words_of({"only": ["ZZZ"]}, "ZZZ", "HOUSE") == [True, False]
    assert words_of({"only": []}, "HOUSE") == [False]
    assert words_of({"only": None}, "HOUSE") == [True]


def test_a_banned_word_is_invalid_even_if_allowed_and_an_allowed_word_is_valid_outside_the_dictionary() -> None:
    assert words_of({"allow": ["ZZZ"]}, "ZZZ", "HOUSE") == [True, True]
    assert words_of({"ban": ["HOUSE"]}, "HOUSE", "MOUSE") == [False, True]
    assert words_of({"allow": ["ZZZ", "HOUSE"], "ban": ["ZZZ", "HOUSE"]}, "ZZZ", "HOUSE") == [False, False]
    assert words_of({"only": ["CAT", "DOG"], "allow": ["ZZZ"], "ban": ["CAT"]}, "CAT", "DOG", "ZZZ") == [
        False,
        True,
        True,
    ]


def test_house_words_may_be_long_and_written_in_small_letters() -> None:
    assert words_of({"only": ["cat", "a" * 60]}, "CAT", "A" * 60) == [True, True]


# ---- seed


def test_a_record_without_a_seed_has_the_seed_0() -> None:
    assert state_of() == state_of(seed=0)


def test_the_seed_decides_the_deal_and_who_begins() -> None:
    assert state_of(seed=5) == state_of(seed=5)
    assert state_of(seed=5)["seats"] != state_of(seed=6)["seats"]
    assert {tuple(state_of(seed=seed)["to_act"]) for seed in range(20)} == {(1,), (2,)}


def test_a_written_record_contains_its_seed() -> None:
    match = open_match(read_record(json.dumps(MINIMAL)))
    assert json.loads(write_record(record_of(match, DictionaryChoice())))["seed"] == 0


# ---- moves


def test_a_move_is_a_string_or_an_object_with_do_and_an_optional_t() -> None:
    moves = ["@1 resign", {"do": "@1 resign"}, {"do": "@1 resign", "t": 12}, {"do": "@1 resign", "t": 0.25}]
    moves.append({"do": "@1 resign", "t": None})
    states = [state_of(moves=[move]) for move in moves]
    assert all(state == states[0] for state in states)


def test_the_time_of_a_move_is_stored_and_has_no_other_effect() -> None:
    record = read_record(json.dumps({**MINIMAL, "moves": [{"do": "@1 resign", "t": 31.4}]}))
    match = open_match(record)
    replay_moves(match, record)
    assert match.moves[0].at == 31.4
    assert '{"do": "@1 resign", "t": 31.4}' in write_record(record_of(match, record.dictionary))


def test_the_error_about_an_illegal_move_names_the_move_and_gives_the_state_before_the_move() -> None:
    code, answered = replayed(EXAMPLES["5-up"], moves=["play KIT", "play 1: K I T", "pass"])
    assert code == 3
    assert answered["error"]["move"] == 2
    assert answered["error"]["code"] == "nothing-played"
    assert answered["state"] == state_of(EXAMPLES["5-up"], moves=["play KIT"])


# ---- the text of a record


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "The record is empty."),
        (" \n\t ", "The record is empty."),
        (b"", "The record is empty."),
        ("\ufeff", "The record is empty."),
        ("null", "This is not a record: a record is a JSON object."),
        ("[]", "This is not a record: a record is a JSON object."),
        ('"wordfelt"', "This is not a record: a record is a JSON object."),
        ("{", "This is not a record: its JSON cannot be read from line 1, column 2, on."),
        ('{\n "wordfelt": 1,\n 2}', "This is not a record: its JSON cannot be read from line 3, column 2, on."),
        ("{'wordfelt': 1}", "This is not a record: its JSON cannot be read from line 1, column 2, on."),
        ('{"wordfelt": 1} {}', "This is not a record: its JSON cannot be read from line 1, column 17, on."),
        ('{"wordfelt": "\n"}', "This is not a record: its JSON cannot be read from line 1, column 15, on."),
        (b'{"wordfelt": "\xff"}', "This is not a record: it is not text in UTF-8."),
        ('{"wordfelt": 1}'.encode("utf-16"), "This is not a record: it is not text in UTF-8."),
        ('{"wordfelt": 1, "game": "5-up", "wordfelt": 1}', "The record has the key “wordfelt” twice."),
        ('{"setup": {"deck": "A", "deck": "B"}}', "The record has the key “deck” twice."),
        ('{"wordfelt": NaN}', "The record has NaN where a number should be."),
        ('{"wordfelt": -Infinity}', "The record has -Infinity where a number should be."),
        ('{"wordfelt": 1e999}', "In the record “wordfelt” must be a whole number."),
        ('{"wordfelt": 1.0}', "In the record “wordfelt” must be a whole number."),
        ("[" * 100_000, "The record is nested too deeply."),
        ('{"a":' * 100_000, "The record is nested too deeply."),
        ("[" * 100_000 + "]" * 100_000, "The record is nested too deeply."),
        (" " * (LARGEST + 1), "This is too large to be a record."),
        (b"\xff" * (LARGEST + 1), "This is too large to be a record."),
    ],
)
def test_a_text_that_is_not_a_record_is_refused_with_the_reason(text: str | bytes, message: str) -> None:
    assert bad(text) == message


def test_the_reader_refuses_a_gigantic_number_without_computing_it() -> None:
    number = "9" * (LARGEST - 100)
    for text in (f'{{"seed": {number}}}', f'{{"seed": -{number}}}'):
        assert bad(text).startswith("The record has a number with too many digits: ")
    assert "“seed”" in bad(seed=10**18 * 9 + 10**18 // 2)


def test_an_infinite_time_is_refused() -> None:
    text = json.dumps({**MINIMAL, "moves": [{"do": "pass", "t": 0}]}).replace('"t": 0', '"t": 1e999')
    assert "“moves[1].t”" in bad(text)


def test_a_record_may_begin_with_a_byte_order_mark() -> None:
    assert state_of("\ufeff" + json.dumps(MINIMAL)) == state_of(json.dumps(MINIMAL).encode("utf-8-sig")) == state_of()


def test_no_message_repeats_half_a_surrogate_pair() -> None:
    for change in ({"game": "\ud800"}, {"\udfff": 1}, {"options": {"\ud800": 1}}, {"setup": {"deck": ["\ud800"]}}):
        assert "\N{REPLACEMENT CHARACTER}" in refusal(**change)[1]
    code, answered = replayed(moves=["play \ud800"])
    assert code == 3
    assert answered["error"]["code"] == "bad-notation"


def test_a_record_of_a_hundred_thousand_moves_is_refused() -> None:
    assert bad(moves=["pass"] * 100_000) == f"In the record “moves” has more than {MOST_MOVES} entries."


def test_a_very_long_move_is_refused_as_an_illegal_move() -> None:
    for move in ("play " + "A" * 100_000, "play " + "A " * 1_000, "play 1: " + "| A " * 50_000, "x" * 1_000_000):
        code, answered = replayed(moves=[move])
        assert code == 3
        assert answered["error"]["code"] == "bad-notation"


# ---- written records


def test_a_record_that_is_written_and_read_again_is_the_same() -> None:
    for data in [PRINTED, *EXAMPLES.values()]:
        record = read_record(json.dumps(data))
        assert read_record(write_record(record)) == record


def test_the_record_of_a_game_has_its_moves_as_they_were_played() -> None:
    for data in [PRINTED, *EXAMPLES.values()]:
        record = read_record(json.dumps(data))
        match = open_match(record)
        replay_moves(match, record)
        written = write_record(record_of(match, record.dictionary))
        assert state_of(written) == state_of(data)


def test_a_written_record_is_easy_for_people_to_read() -> None:
    record = read_record(json.dumps({**PRINTED, "players": ["Zoë", "Ben"]}))
    assert write_record(record).splitlines() == [
        "{",
        '  "wordfelt": 1,',
        '  "game": "split-run",',
        '  "options": {"words": "challenge", "seconds": null},',
        '  "players": [{"name": "Zoë"}, {"name": "Ben"}],',
        '  "dictionary": {"name": "standard", "edition": 1, "allow": ["ZOOMY"], "ban": ["KIN"]},',
        '  "seed": 42,',
        '  "setup": {"first": 1, "hands": ["KITREXTEAN", "SMHTAOONLE"], "deck": "ABCDEFGH", "table": []},',
        '  "moves": [',
        '    "play KIT",',
        '    "play 1: +S K I M/T",',
        '    {"do": "@1 challenge", "t": 31.4}',
        "  ]",
        "}",
    ]


def test_a_written_record_has_every_choice_about_the_dictionary() -> None:
    chosen = {"name": "large", "spelling": "british", "offensive": "vulgar", "only": []}
    record = read_record(json.dumps({**MINIMAL, "dictionary": chosen}))
    assert json.loads(write_record(record))["dictionary"] == chosen
    assert '"moves": []' in write_record(record)


def test_the_record_of_a_game_after_an_undo_or_at_a_branch_contains_its_current_moves() -> None:
    record = read_record(json.dumps(PRINTED))
    match: Match = open_match(record)
    replay_moves(match, record)
    other = match.branch(1)
    other.play_text("trade RE" if match.state.actor == 0 else "pass")
    match.undo_to(1)
    assert [line.do for line in record_of(match, record.dictionary).moves] == ["play KIT"]
    assert len(record_of(other, record.dictionary).moves) == 2
    for count in (-1, 2):
        with pytest.raises(ValueError, match="no position"):
            match.undo_to(count)
        with pytest.raises(ValueError, match="no position"):
            match.branch(count)
