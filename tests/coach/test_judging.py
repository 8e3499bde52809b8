"""What the best is, what an act is worth, and why: as the strongest computer player judges, from one seat's view."""

from dataclasses import replace

import pytest

from engine.coach.best import best_now
from engine.coach.challenges import about_words, words_spoken_of
from engine.coach.judging import DICE, Judge, Judged, strongest
from engine.coach.reason_texts import SAID
from engine.coach.reasons import why_better
from engine.core.moves import ACCEPT, CHALLENGE, PASS
from engine.core.notation import read_move
from engine.core.view import view
from engine.lexicon import Vocabulary
from engine.players.computer import choose
from engine.players.levels import LEVELS
from tests.table import Table


def opening(words: str, hand: str = "CATZXSHIVQ", **more) -> Table:
    return Table("real-value", hands=[hand, "OOOOAAEEII"], deck="NNRRL", words=words, **more)


def judge(table: Table, seat: int | None = None, **more) -> Judge:
    house, state = table.match.house, table.match.state
    seat = state.actor if seat is None else seat
    return Judge(house, view(state, seat), seat, **more)


def judged(table: Table, do: str, **more) -> Judged:
    found = judge(table, **more).judged(read_move(do, table.match.house.game.deck).act)
    assert found is not None
    return found


def why(best: Judged, other: Judged) -> str:
    reason = why_better(judge(opening("CAT")), best, other)
    if reason is None:
        return ""
    facts = {key: " and ".join(fact) if isinstance(fact, tuple) else fact for key, fact in reason.facts.items()}
    return SAID[reason.key].format(**facts)


def test_the_strongest_level_judges():
    assert strongest() is LEVELS[-1]
    assert strongest(Vocabulary(20)).known.level == 20
    assert judge(opening("CAT")).level == LEVELS[-1]


def test_the_best_is_what_the_strongest_player_does():
    for words in ("CAT ZAX HAT", "CATS HAVOC TAXIS"):
        asked = judge(opening(words))
        best, reason = best_now(asked)
        assert best is not None
        assert best.act == choose(asked.seen, asked.house, asked.seat, DICE, level=LEVELS[-1]).act
        assert reason is not None


def test_it_keeps_to_the_words_that_may_be_named():
    best, _ = best_now(judge(opening("CAT ZAX HAT"), known=Vocabulary(20)))
    assert best is not None
    assert best.words in (("CAT",), ("HAT",))


def test_where_no_word_can_be_laid_the_best_is_something_else():
    found = judge(opening("HOUSE"))
    best, reason = best_now(found)
    assert found.wordless
    assert best is not None
    assert best.act.verb == "trade"
    assert reason is not None
    assert reason.key == "coach:no-word"


def test_a_search_that_is_stopped_says_nothing():
    assert best_now(judge(opening("CAT ZAX HAT"), stop=lambda: True)) == (None, None)


def test_an_act_is_worth_more_than_its_points_by_the_letters_that_stay():
    table = opening("TAS TAH", hand="TASHVOORNE")
    one, other = judged(table, "play TAS"), judged(table, "play TAH")
    assert "H" in one.keeps and "S" in other.keeps
    assert one.kept < other.kept
    assert one.worth == one.gain + one.kept + one.end + one.ahead + one.decides


def test_cards_that_are_traded_are_none_played():
    table = opening("CAT")
    assert judged(table, "trade QV").gain == 0


def test_the_reason_is_the_part_in_which_two_acts_differ_most():
    assert why(Judged(PASS, points=9, gain=90), Judged(PASS, points=5, gain=50, kept=10)) == "It scores 4 more."
    assert why(Judged(PASS, gain=50, ahead=-10), Judged(PASS, gain=60, ahead=-50)).startswith("The next player")
    assert why(Judged(PASS, end=-10), Judged(PASS, end=-40)) == "It leaves less to lose at the end."
    assert why(Judged(PASS, gain=5, decides=1000), Judged(PASS, gain=90)) == "The game is not over with it."
    assert why(Judged(PASS, wins=True), Judged(PASS, gain=90)) == "It wins the game."


def told(table: Table, better: str, other: str) -> str:
    """Why, as far as the game itself counts the two."""
    best, instead = [replace(judged(table, do), kept=0, end=0, ahead=0) for do in (better, other)]
    reason = why_better(judge(table), best, instead)
    return reason.key if reason is not None else ""


def test_where_red_cards_are_to_be_used_the_reason_tells_of_them():
    red = Table("seeing-red", hands=["AUITAAAAAA", "UITEEEEEEE"], deck="NNNNNN", words="JKQA QUIT")
    assert told(red, "play JKQA", "play QUIT") == "coach:row"


def test_where_what_others_leave_comes_back_the_reason_tells_of_it():
    two = Table("take-two", hands=["RELAXTEAMO", "EDTHSOUITN"], deck="LLNNRRSSDD", words="RELAX TEAM")
    assert told(two, "play RELAX", "play TEAM") == "coach:maker"


def test_the_reason_names_the_letter_that_stays():
    best, other = Judged(PASS, kept=20, keeps=("S", "N")), Judged(PASS, kept=8, keeps=("N", "H"))
    assert why(best, other) == "It keeps the S."


def test_the_reason_names_two_letters_that_stay():
    best, other = Judged(PASS, kept=20, keeps=("S", "E", "N")), Judged(PASS, kept=8, keeps=("N", "H"))
    assert why(best, other) == "It keeps the S and E."


def test_the_reason_names_the_letter_that_goes():
    best, other = Judged(PASS, kept=5, keeps=("N",)), Judged(PASS, kept=-20, keeps=("Q", "N"))
    assert why(best, other) == "It gets rid of the Q."


def test_no_letter_is_named_that_both_keep():
    best, other = Judged(PASS, kept=5, keeps=("S", "A")), Judged(PASS, kept=0, keeps=("S", "U", "U"))
    assert "S" not in why(best, other)[3:]


def test_there_is_no_reason_where_nothing_speaks_for_it():
    assert why(Judged(PASS), Judged(PASS)) == ""


# ---- the words of others


@pytest.fixture
def claimed() -> Table:
    return opening("CAT HAT", options={"words": "challenge"})


def test_a_word_that_the_coach_knows_is_best_let_stand(claimed):
    claimed.say("play CAT")
    played, best, reason = about_words(judge(claimed, 1), CHALLENGE)
    assert best.act == ACCEPT
    assert best.worth > played.worth
    assert reason is not None
    assert (reason.key, reason.facts["word"]) == ("coach:known", "CAT")


def test_a_word_that_is_none_is_best_challenged(claimed):
    claimed.say("play ZATX")
    played, best, reason = about_words(judge(claimed, 1), ACCEPT)
    assert best.act == CHALLENGE
    assert best.worth > played.worth
    assert reason is not None
    assert reason.key == "coach:not-known"


def test_of_a_play_that_has_stood_a_challenge_nobody_speaks_any_more():
    hands = ["CAT", "OOO", "EEE"]
    table = Table("3-2-1", hands=hands, words="CAT", options={"words": "challenge"}).say("play CAT")
    assert [words_spoken_of(judge(table, seat)) for seat in range(3)] == [(), ("CAT",), ("CAT",)]
    table.say("@3 challenge")
    assert [words_spoken_of(judge(table, seat)) for seat in range(3)] == [(), (), ()]


def test_what_hints_may_name_is_no_matter_for_what_is_a_word(claimed):
    claimed.say("play HAT")
    _, best, _ = about_words(judge(claimed, 1, known=Vocabulary(10)), ACCEPT)
    assert best.act == ACCEPT


def test_where_cards_are_needed_for_the_turn_the_ones_that_stay_in_the_hand_are_named():
    """In Run the Table the turn lives on what is left in the hand; a play that spends less of it is better by that."""
    table = Table("run-the-table", hands=["CATSEER", "DOG"], deck="NNRRL", words="CAT CATS CASTE")
    spare, dear = judged(table, "play CAT"), judged(table, "play CASTE")
    assert spare.gain - dear.gain > max(spare.kept - dear.kept, spare.ahead - dear.ahead)
    reason = why_better(judge(table), spare, dear)
    assert reason is not None
    assert (reason.key, reason.facts) == ("coach:keeps", {"cards": ("S", "E")})


def test_of_the_next_player_nothing_is_said_where_the_turn_goes_on():
    assert why(Judged(PASS, ahead=-10), Judged(PASS, ahead=-40)).startswith("The next player can make less of it")
    assert why(Judged(PASS, ahead=-10, goes_on=True), Judged(PASS, ahead=-40, goes_on=True)) == ""
