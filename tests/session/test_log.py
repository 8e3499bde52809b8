"""Tests the history lines, each of which shows an act and its outcome, such as that of a request or a trick."""

import json
from typing import Any

import pytest

from app.base.languages import Languages
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from app.windows.table.spoken import line_text
from engine.core.moves import DEAL
from engine.core.view import view
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves

NAMES = ("Ann", "Ben", "Cyd")
pytestmark = pytest.mark.usefixtures("in_english")


@pytest.fixture(scope="module")
def in_english(qapp: object) -> Languages:
    """Loads the English texts, because they contain the plural forms."""
    languages = Languages()
    languages.speak("en")
    return languages


def table(
    game: str, *moves: str, options: dict[str, Any] | None = None, players: int = 2, **setup: Any
) -> TableSession:
    names = NAMES[:players]
    record = {"wordfelt": 1, "game": game, "players": names, "setup": {"first": 1, **setup}, "moves": list(moves)}
    record["options"] = options or {}
    read = read_record(json.dumps(record))
    match = open_match(read)
    replay_moves(match, read)
    session = TableSession(GameChoice(game, tuple([SeatChoice(name) for name in names])), match)
    session.lift_curtain()
    return session


def history_lines(game: str, *moves: str, **setup: Any) -> list[str]:
    return [line_text(line, NAMES) for line in table(game, *moves, **setup).moment.history]


def test_a_history_line_shows_whether_the_player_got_the_requested_letter() -> None:
    hands = ["CATSEENITO", "DOGINAREST"]
    assert history_lines("pluck-it", "request W", hands=hands) == ["Ann: asked for W in vain"]
    assert history_lines("pluck-it", "request G", hands=hands) == ["Ann: asked for G and got it"]
    assert history_lines("pluck-it", "request G", "play GET", hands=hands) == [
        "Ann: asked for G and got it",
        "Ann: GET  +5",
    ]


def test_once_the_cards_of_a_trick_are_taken_its_history_line_names_the_winner() -> None:
    hands = ["TRAINJUNLO", "SMHTAOONLE"]
    moves = ("play TRAIN", "@2 play HAT", "take T R A")
    assert history_lines("profit-and-loss", *moves, hands=hands) == [
        "Ann: TRAIN",
        "Ben: HAT",
        "Ben: took T R A · trick to Ann: 5 cards · Ann +7",
    ]


def test_a_history_line_shows_that_the_previous_player_gets_the_cards_that_a_play_leaves_over() -> None:
    hands = ["TRAINJUNLO", "SMHTAOONLE"]
    assert history_lines("leftovers", "play TRAIN", "play 1: T A N +S", hands=hands) == [
        "Ann: TRAIN",
        "Ben: TANS, of TRAIN · 2 cards to Ann · Ann +2",
    ]


def test_a_history_line_uses_the_verbs_restarted_and_salvaged_for_these_kinds_of_play() -> None:
    hands = ["HOMEVKWGJB", "OLNRSTAEIU"]
    restarted = history_lines("eight-it-all", "restart HOME", hands=hands, table=["TRAIN"], options={"target": 10})
    assert restarted == ["Ann: restarted with HOME  +3"]
    salvaged = history_lines("break-up", "salvage 1: T R A +M | I N", hands=["MOPSEEDGLN", hands[1]], table=["TRAIN"])
    assert salvaged == ["Ann: salvaged TRAIN → TRAM"]


def test_the_history_line_that_ends_a_game_of_a_match_names_the_winner_and_does_not_show_points() -> None:
    moves = ["play TEAR", "pass", "pass"]
    hands = ["T E A R W", "C A T B"]
    session = table("full-deck", *moves, options={"match": True}, hands=hands, deck="")
    told_of = [line_text(line, NAMES) for line in session.moment.history]
    assert told_of == ["Ann: TEAR  +8", "Ben: passed", "Ann: passed · this game to Ann · 7 : −4"]
    assert [line.games for line in session.moment.scores] == [1, 0]


def test_cards_dealt_one_after_another_share_one_history_line() -> None:
    session = table("shout", *["deal"] * 5, deck="C A T D O G S N E E")
    assert [(line.act, line.times, line.index) for line in session.moment.history] == [(DEAL, 5, 5)]
    moves = [*["deal"] * 3, "@2 shout CAT", "deal"]
    lines = table("shout", *moves, deck="C A T D O G S N E E").moment.history
    assert [(line.act.verb, line.times, line.index) for line in lines] == [
        ("deal", 3, 3),
        ("shout", 1, 4),
        ("deal", 1, 5),
    ]


# ---- the outcome of plays

RACK = ["ITSEAEANOD", "SMREADANOU"]


@pytest.mark.parametrize(
    ("game", "move", "setup", "said"),
    [
        ("5-up", "play 1: +S K I M/T", {"table": ["KIT"], "hands": ["SMREADANOU", "A"]}, "KIT → SKIM  +9"),
        ("split-run", "play 1: U N +I +T | C O R K +S", {"table": ["UNCORK"]}, "UNCORK → UNIT +5 · CORKS +9"),
        (
            "split-run",
            "play 1: T R A I N +S; 2: H O U S E +D",
            {"table": ["TRAIN", "HOUSE"]},
            "TRAIN → TRAINS +6; HOUSE → HOUSED +10",
        ),
        # only the word that leaves the table scores
        ("break-up", "play 1: U N +I +T | C O R K +S keep 2", {"table": ["UNCORK"]}, "UNCORK → UNIT +5 · CORKS"),
        # the extra points for the longest word belong to the whole play and not to one word
        ("3-2-1", "play KIT; HOME", {"hands": ["KITHOMESLN", "A"]}, "KIT; HOME  +18"),
        (
            "end-to-end",
            "play 1: G +O A T; HOME",
            {"table": ["GREAT"], "hands": ["OHOMESLN", "A"]},
            "GOAT +6, of GREAT; HOME +8",
        ),
    ],
)
def test_a_history_line_shows_how_each_word_was_changed_and_what_it_scored(
    game: str, move: str, setup: dict[str, Any], said: str
) -> None:
    assert history_lines(game, move, **{"hands": RACK, **setup})[-1] == f"Ann: {said}"


def test_in_full_deck_a_history_line_shows_the_points_of_the_changed_word_and_of_the_new_word() -> None:
    lines = history_lines("full-deck", "play 1: T E A R +Y; DON", table=["T E A R"], hands=["Y D O N", "A"])
    assert lines == ["Ann: TEAR → TEARY +5; DON +6"]


def test_in_double_cross_a_history_line_shows_which_word_was_changed() -> None:
    hands = ["HONEYTALTE", "WIDTHAREST"]
    lines = history_lines(
        "double-cross", "play HONEY", "play WIDTH", "play own: +T O N E", hands=hands, deck="AITIONAAAAEEEE"
    )
    assert lines[-1] == "Ann: HONEY → TONE  +4"


def test_a_history_line_is_announced_with_words_instead_of_arrows() -> None:
    session = table("split-run", "play 1: U N +I +T | C O R K +S", table=["UNCORK"], hands=RACK)
    assert line_text(session.moment.history[0], NAMES, aloud=True) == "Ann: UNCORK becomes UNIT +5, CORKS +9"


def test_other_players_do_not_see_a_word_laid_in_secret_in_its_history_line() -> None:
    session = table("profit-and-loss", "play TRAIN", hands=["TRAINJUNLO", "SMHTAOONLE"])
    assert session.log.lines(view(session.state, 1).log)[0].made == ()
    assert session.log.lines(view(session.state, 0).log)[0].made != ()


def test_every_player_sees_in_the_history_how_many_cards_were_traded() -> None:
    session = table("5-up", "trade V V W", hands=["VVWKITHOME", "SMREADANOU"])
    assert {line_text(session.log.lines(view(session.state, seat).log)[0], NAMES) for seat in (0, 1)} == {
        "Ann: traded 3 cards"
    }


def test_in_a_game_that_counts_tricks_the_history_line_of_a_trick_shows_cards_and_not_points() -> None:
    hands = ["KITHOMESLN", "EMREADANOU"]
    lines = history_lines("tricked-out", "play KIT", "play 1: K I T +E", "pass", hands=hands)
    assert lines == ["Ann: KIT", "Ben: KIT → KITE", "Ann: passed · trick to Ben: 4 cards"]


def test_after_an_undo_the_history_line_shows_the_word_that_was_then_laid() -> None:
    session = table("split-run", "play 1: T R A I N +S", table=["TRAIN"], hands=RACK)
    assert session.log.lines(view(session.state, 0).log)[0].made[0].words[0].text == "TRAINS"
    session.match.undo_to(0)
    session.match.play_text("play 1: D/T R A I N")
    session.tell()
    assert session.moment.history[0].made[0].words[0].text == "DRAIN"


# ---- history lines of challenges


def challenged(game: str, *moves: str, **setup: Any) -> list[str]:
    lines = table(game, *moves, options={"words": "challenge"}, **setup).moment.history
    return [line_text(line, NAMES) for line in lines]


RIGHTLY = "Ben: challenged rightly, not in the dictionary: "
WRONGLY = "Ben: challenged wrongly, turn lost"


def test_later_plays_do_not_change_the_history_line_of_a_challenge() -> None:
    hands = ["KTIHOMESLN", "SREADANOUE"]
    moves = ["play KTI", "@2 challenge"]
    before = challenged("5-up", *moves, hands=hands)
    assert before == ["Ann: KTI, taken back", RIGHTLY + "KTI"]
    assert challenged("5-up", *moves, "play READ", hands=hands)[:2] == before
    assert challenged("5-up", *moves, "play READ", "pass", hands=hands)[:2] == before


def test_a_wrong_challenge_stays_wrong_in_the_history_even_if_a_later_challenge_removes_later_plays() -> None:
    moves = ["play KIT", "@2 challenge", "play 1: K I T +E", "pass", "@2 challenge"]
    told_of = challenged("3-4-5", *moves, hands=["KITEEEEEEE", "AEAEAEAEAE"], deck="OLNRDC")
    assert told_of[:2] == ["Ann: KIT", WRONGLY]


def test_the_history_line_of_a_challenge_names_the_wrong_word_but_no_word_made_from_it_later() -> None:
    moves = ["play KTI", "play 1: K I/T T/I +E", "pass", "@2 challenge"]
    told_of = challenged("3-4-5", *moves, hands=["KTIITEEEEE", "AEAEAEAEAE"], deck="OLNRDC")
    assert told_of == ["Ann: KTI, taken back", "Ann: KITE, taken back", "Ann: passed", RIGHTLY + "KTI"]


def test_each_history_line_belongs_to_the_right_position_even_if_a_challenge_has_removed_acts() -> None:
    """Ben has no cards and so passes automatically. Cyd's challenge removes Ann's play and this pass; then Ben passes
    again."""
    moves = ["play KTI", "@3 challenge"]
    hands = ["KTI", "", "TEAR"]
    lines = table("5-up", *moves, options={"words": "challenge"}, players=3, hands=hands, deck="").moment.history
    assert [(line.act.verb, line.seat, line.index) for line in lines] == [
        ("play", 0, 1),
        ("challenge", 2, 2),
        ("pass", 1, 2),
    ]


def test_points_show_only_once_in_the_history_if_the_next_player_has_no_card_and_passes_automatically() -> None:
    assert history_lines("5-up", "play KIT", hands=["KITE", ""], deck="") == ["Ann: KIT  +6", "Ben: passed"]


def test_the_history_shows_a_pass_that_was_made_automatically_at_the_deal() -> None:
    assert history_lines("5-up", hands=["", "KITE"], deck="") == ["Ann: passed"]


def test_in_profit_and_loss_a_history_line_shows_the_outcome_of_a_challenge() -> None:
    hands = ["HSOERINTEA", "CATLONGIDE"]
    moves = ["play HSOER", "@2 play CAT", "@2 challenge"]
    assert challenged("profit-and-loss", *moves, hands=hands)[-1] == RIGHTLY + "HSOER"
    moves = ["play HORSE", "@2 play CAT", "@2 challenge"]
    assert challenged("profit-and-loss", *moves, hands=hands)[-1] == WRONGLY


@pytest.mark.parametrize(
    ("word", "told_of"),
    [
        ("SEX", ["Ann: SEX (S → SE)", "Ben: doubted the word, which is in the dictionary"]),
        (
            "SEQ",
            [
                "Ann: SEQ, taken back",
                "Ben: doubted rightly, not in the dictionary: SEQ · RAN taken apart · 2 cards of it to Ann",
            ],
        ),
    ],
)
def test_in_four_rows_a_history_line_shows_the_outcome_of_a_doubt(word: str, told_of: list[str]) -> None:
    moves = ["@1 choose E", "@2 choose T", f"@1 place 1 after {word}", "@2 doubt"]
    lines = challenged("four-rows", *moves, hands=["EMN", "TIO"], table=["S", "RAN"], deck="")
    assert lines[2:4] == told_of


def test_in_four_rows_a_history_line_shows_which_row_was_taken_apart_because_no_word_was_found() -> None:
    setup = {"hands": ["EMN", "TIO"], "table": ["S", "RAN"], "deck": ""}
    chosen = ["@1 choose E", "@2 choose T"]
    apart = "RAN taken apart · 2 cards of it to Ann"
    assert history_lines("four-rows", *chosen, "@1 fail", **setup)[2:] == [f"Ann: found no word · {apart}"]
    assert history_lines("four-rows", *chosen, "@1 timeout", **setup)[2:] == [f"Ann: time is up · {apart}"]


def test_a_play_that_repeats_the_table_word_has_the_label_again_in_its_history_line() -> None:
    hands = ["KITHOMESLN", "TREADANOUE"]
    assert history_lines("tricked-out", "play KIT", "play 1: K I T/T", hands=hands)[-1] == "Ben: KIT again"


def test_a_history_line_shows_the_points_of_several_words_only_if_they_add_up_to_the_points_of_the_play() -> None:
    hands, deck = ["CATDOGNITO", "SINARESTEE"], "EIOTANS"
    values = history_lines("end-to-end", "play CAT ; DOG", hands=hands, deck=deck)
    assert values == ["Ann: CAT +4; DOG +6"]
    with_bonus = history_lines("3-2-1", "play CAT ; DOG", hands=hands, deck=deck)
    assert with_bonus == ["Ann: CAT; DOG  +13"]


def test_the_history_line_of_a_challenge_shows_the_points_that_a_player_gets_because_of_it() -> None:
    """Ben can't make a new word from Ann's word, so Ann gets its cards and their points."""
    hands = ["TRAINEEEEE", "SOLEMUDBIT"]
    lines = challenged("leftovers", "play TRAIN", "play 1: T R A +S", "@1 challenge", hands=hands, deck="AAIIUU")
    assert lines[-1] == "Ann: challenged rightly, not in the dictionary: TRAS · 3 cards to Ann · Ann +5"
