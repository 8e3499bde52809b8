"""Tests typed words: every play can be typed, and the program finds the ways to lay the typed words that a player
expects."""

import json
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from app.session.draft.ways_to_type import ways_to_lay, words_of
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.moves import Act, Move
from engine.core.oracle import expects, judge, legal_moves
from engine.core.outcome import outcome_key
from engine.core.verdict import Legal
from engine.core.view import view
from engine.match import Match
from engine.records.record import read_record
from engine.records.replay import open_match
from tests.laws.random_games import Case, apart, new_match, play_out, usually_one_each
from tests.records.examples import example
from tests.table import written

MOVES = 24  # the number of moves played in each game
EVERY = 4  # the test looks at every fourth position
LISTED, TYPED = 100, 2  # how many plays of a position are listed, and how many of these are typed


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_the_ways_to_lay_typed_words_include_every_legal_play_of_these_words_and_no_illegal_one(
    case: Case, long_run: bool
) -> None:
    match, random, every = new_match(case), Random(str(case)), apart(case, EVERY, long_run)
    for number, _ in enumerate(islice(play_out(match, case=case), MOVES)):
        for seat in expects(match.house, match.state)[0] if number % every == 0 else ():
            listed = legal_moves(match.house, view(match.state, seat), seat, most=LISTED)
            plays = [(act, legal) for act, legal in listed if words_of(act)]
            for act, legal in random.sample(plays, min(TYPED, len(plays))):
                can_be_typed(match, seat, act, legal, random)


def can_be_typed(match: Match, seat: int, act: Act, legal: Legal, random: Random) -> None:
    seen, words = view(match.state, seat), words_of(act)
    for typed in (words, random.sample(words, len(words))):
        ways = chain.from_iterable(ways_to_lay(match.house, seen, seat, " ".join(typed)))
        verdicts = [judge(match.house, seen, Move(way, seat)) for way in ways]
        outcomes = [outcome_key(verdict) for verdict in verdicts if isinstance(verdict, Legal)]
        assert len(outcomes) == len(verdicts), "an illegal way is offered beside legal ones"
        assert outcome_key(legal) in outcomes, written(match, act)


def session_with(game: str, typed: str, **more: Any) -> TableSession:
    """Returns a session in which these letters were typed.

    more: more arguments for the game's record, such as its set-up.
    """
    match = open_match(read_record(json.dumps(example(game, **more))))
    session = TableSession(GameChoice(game, tuple([SeatChoice(one.name) for one in match.header.players])), match)
    session.lift_curtain()
    for letter in typed:
        session.gestures.type_letter(letter)
    return session


def asked(session: TableSession) -> str:
    act = session.act()
    return "" if act is None else written(session.match, act)


@pytest.mark.parametrize("typed", ["bath smile", "smile bath"])
def test_the_changes_of_two_table_words_can_be_typed_in_either_order(typed: str) -> None:
    session = session_with(
        "full-deck",
        typed,
        table=["BAT", "MILE"],
        hands=["H S O O N N D D", "E E A A L L T T"],
        words="BAT MILE BATH SMILE",
        deck="R R R",
    )
    assert session.moment.verdict.words == ("BATH", "SMILE")
    assert asked(session) == "play 1: B A T +H ; 2: +S M I L E"


def test_typed_fresh_words_are_laid_in_the_order_in_which_they_were_typed() -> None:
    hands, words = ["TRAINHOUSE", "OPSLLLDDDD"], "TRAIN HOUSE"
    for typed in ("TRAIN HOUSE", "HOUSE TRAIN"):
        session = session_with("end-to-end", typed, hands=hands, words=words, deck="OOO")
        assert asked(session) == "play " + typed.replace(" ", " ; ")


@pytest.mark.parametrize(
    ("game", "setup", "typed", "open_choices"),
    [
        ("break-up", {"hands": ["QUIZESTARS", "OPSLLLDDDD"]}, "QUIZ STARS", ["keep"]),
        ("break-up", {"hands": ["OPSLLLDDDD", "QUIZESTARS"], "table": ["TRAIN"]}, "TOP RAINS", ["keep"]),
        ("split-off", {"hands": ["OPSLLLDDDD", "QUIZESTARS"], "table": ["TRAIN"]}, "TROD AINS", ["remove"]),
        ("ow", {"hands": ["QUIZESTARS", "OPSLLLDDDD"]}, "STARS", ["vowel", "consonant"]),
    ],
)
def test_after_typing_a_play_a_player_still_makes_the_choices_that_typed_letters_do_not_decide(
    game: str, setup: Any, typed: str, open_choices: list[str]
) -> None:
    """In Break Up, for example, the player must still choose which word stays on the table."""
    session = session_with(game, typed, words=typed, deck="OOO", **setup)
    assert [choice.kind for choice in session.moment.choices if not choice.chosen] == open_choices
    assert session.moment.verdict.state == "unfinished"


def test_a_typed_word_that_is_too_long_or_too_short_is_still_shown_at_its_place_on_the_table() -> None:
    session = session_with("3-4-5", "TRAIN", table=["TAR"], hands=["SINOPQRR", "OPSLLLDD"], words="TRAIN", deck="OOO")
    assert asked(session) == "play 1: T +R A I/R +N"
    reason = session.moment.verdict.reason
    assert reason is not None
    assert reason.code == "wrong-length"


@pytest.mark.parametrize(
    ("game", "typed", "code"),
    [
        ("split-run", "TRAINX", "not-in-hand"),
        ("take-two", "TRAN", "not-a-word"),
        ("end-to-end", "TRN", "not-a-word"),
    ],
)
def test_if_typed_letters_fit_no_legal_play_the_verdict_explains_what_is_wrong_with_the_closest_play(
    game: str, typed: str, code: str
) -> None:
    session = session_with(
        game, typed, table=["TRAIN"], hands=["SNOPQRRT", "OPSLLLDD"], words="TRAIN TRAINS", deck="OOOO"
    )
    reason = session.moment.verdict.reason
    assert reason is not None
    assert reason.code == code


def test_typed_letters_that_form_no_word_are_still_shown_at_their_place_on_the_table() -> None:
    session = session_with(
        "split-run", "STRAIN", table=["TRAIN"], hands=["SNOPQRRT", "OPSLLLDD"], words="TRAIN", deck="OOOO"
    )
    assert asked(session) == "play 1: +S T R A I N"
    assert session.moment.verdict.state == "unfinished"


GREAVES: dict[str, Any] = {
    "table": ["GREAVES", "HETH"],
    "hands": ["F C N R O O D D", "I I A A L L M M"],
    "words": "GREAVES HETH SCAVENGER",
    "deck": "T T T",
}


@pytest.mark.parametrize("typed", ["F", "SC", "SCAVENGE", "R", "GREAVE"])
def test_the_words_of_the_table_are_shown_unchanged_while_a_typed_word_is_unfinished(typed: str) -> None:
    session = session_with("full-deck", typed, **GREAVES)
    words = ["".join([piece.face for piece in session.moment.picture.within(f"word:{number}")]) for number in (0, 1)]
    assert words == ["GREAVES", "HETH"]
    assert session.moment.verdict.state == "unfinished"


def test_the_first_typed_letters_are_shown_on_a_strip_until_their_word_is_complete() -> None:
    session = session_with("full-deck", "F", **GREAVES)
    assert asked(session) == "play F"
    session = session_with("full-deck", "SCAVENGER", **GREAVES)
    assert session.moment.verdict.state == "legal"


KIN: dict[str, Any] = {
    "table": [{"word": "TINT", "seat": 1}],
    "hands": ["INKSTPQR", "OPSLLLDD"],
    "words": "TINT",
    "deck": "EEE",
}
ROUND = {"table": ["TANDEM"], "hands": ["GARRINSTOO"], "words": "TANDEM", "deck": "EEE", "players": 1}
BOUND = {"table": ["NAGGER"], "hands": ["UDENOOSTIC", "OPSLLLTTHH"], "words": "NAGGER NUDGER NUDE", "deck": "EEE"}
FRESH = {"hands": ["TRAINOSTEC", "OPSLLLDDDD"], "words": "TRAIN", "deck": "EEE"}


@pytest.mark.parametrize(
    ("game", "setup", "typed", "lacks"),
    [
        ("take-6", KIN, "KI", "must-use-card:own-word"),
        ("first-base", ROUND, "GAR", "must-use-card:table-word"),
        ("first-base", ROUND, "GARD", "must-use-card:table-word"),
        ("end-to-end", BOUND, "NUDGE", "must-use-card:table-word"),
    ],
)
def test_a_typed_play_that_lacks_letters_of_the_table_is_unfinished_as_long_as_more_letters_may_follow(
    game: str, setup: dict[str, Any], typed: str, lacks: str
) -> None:
    line = session_with(game, typed, **setup).moment.verdict
    assert (line.state, line.words, line.reason and line.reason.key) == ("unfinished", (typed,), lacks)


@pytest.mark.parametrize(
    ("game", "setup", "typed", "letter"),
    [
        ("end-to-end", BOUND, "NUX", "X"),
        ("end-to-end", BOUND, "DUD", "D"),
        ("5-up", FRESH, "TRAINN", "N"),
    ],
)
def test_typing_a_letter_for_which_no_card_is_left_makes_the_play_illegal_immediately(
    game: str, setup: dict[str, Any], typed: str, letter: str
) -> None:
    line = session_with(game, typed, **setup).moment.verdict
    assert line.reason is not None
    assert (line.state, line.reason.key, line.reason.facts["card"]) == ("illegal", "not-in-hand", letter)


def test_typing_the_first_letter_of_a_two_letter_card_does_not_make_the_play_illegal() -> None:
    session = session_with("full-deck", "Q", hands=["QU A O N N D D E", "E E A A L L T T"], words="QUA", deck="R R R")
    line = session.moment.verdict
    assert (line.state, line.reason) == ("unfinished", None)
