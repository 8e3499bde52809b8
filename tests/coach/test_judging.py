"""The best act, the worth of an act, and the reason for it: as the strongest computer player judges, from one view."""

from dataclasses import replace

import pytest

from engine.coach.best import best_now
from engine.coach.challenges import about_words, words_spoken_of
from engine.coach.judging import DICE, Judge, Judged, proper, strongest
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
    level = judge(opening("CAT")).level
    assert replace(level, known=LEVELS[-1].known) == LEVELS[-1]
    assert level.known.key == proper(LEVELS[-1].known).key


def test_the_best_act_is_the_act_of_the_strongest_player():
    for words in ("CAT ZAX HAT", "CATS HAVOC TAXIS"):
        asked = judge(opening(words))
        best, reason = best_now(asked)
        assert best is not None
        assert best.act == choose(asked.seen, asked.house, asked.seat, DICE, level=LEVELS[-1]).act
        assert reason is not None


def test_the_best_act_keeps_to_the_words_that_may_be_named():
    best, _ = best_now(judge(opening("CAT ZAX HAT"), known=Vocabulary(20)))
    assert best is not None
    assert best.words in (("CAT",), ("HAT",))


def test_at_no_table_is_a_word_named_that_is_not_for_children():
    table = Table("real-value", hands=["VAGINAEOOO", "CATEEEEIII"], deck="NNRRL")
    assert table.match.house.words.has("VAGINAE")  # in Standard, which minds no children
    words = {word for play in judge(table, known=Vocabulary()).plays() for word in play.words}
    assert words
    assert not {"VAGINA", "VAGINAE", "VAGINAS"} & words


def test_the_best_act_is_something_else_if_no_word_can_be_laid():
    found = judge(opening("HOUSE"))
    best, reason = best_now(found)
    assert found.wordless
    assert best is not None
    assert best.act.verb == "trade"
    assert reason is not None
    assert reason.key == "coach:no-word"


def test_a_stopped_search_gives_no_answer():
    assert best_now(judge(opening("CAT ZAX HAT"), stop=lambda: True)) == (None, None)


def test_the_worth_of_an_act_counts_the_letters_that_stay():
    table = opening("TAS TAH", hand="TASHVOORNE")
    one, other = judged(table, "play TAS"), judged(table, "play TAH")
    assert "H" in one.keeps and "S" in other.keeps
    assert one.kept < other.kept
    assert one.worth == one.gain + one.kept + one.end + one.ahead + one.decides


def test_traded_cards_do_not_count_as_played():
    table = opening("CAT")
    assert judged(table, "trade QV").gain == 0


def test_the_reason_is_the_part_in_which_two_acts_differ_most():
    assert why(Judged(PASS, points=9, gain=90), Judged(PASS, points=5, gain=50, kept=10)) == "It scores 4 more."
    assert why(Judged(PASS, gain=50, ahead=-10), Judged(PASS, gain=60, ahead=-50)).startswith("The next player")
    assert why(Judged(PASS, end=-10), Judged(PASS, end=-40)) == "It leaves less to lose at the end."
    assert why(Judged(PASS, gain=5, decides=1000), Judged(PASS, gain=90)) == "The game is not over with it."
    assert why(Judged(PASS, wins=True), Judged(PASS, gain=90)) == "It wins the game."


def told(table: Table, better: str, other: str) -> str:
    """The reason for the better act, as far as the game itself values the two."""
    best, instead = [replace(judged(table, do), kept=0, end=0, ahead=0) for do in (better, other)]
    reason = why_better(judge(table), best, instead)
    return reason.key if reason is not None else ""


def test_the_reason_names_the_row_where_red_cards_count():
    red = Table("seeing-red", hands=["AUITAAAAAA", "UITEEEEEEE"], deck="NNNNNN", words="JKQA QUIT")
    assert told(red, "play JKQA", "play QUIT") == "coach:row"


def test_the_reason_names_what_others_leave_where_it_comes_back():
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


def test_the_reason_names_no_letter_that_both_acts_keep():
    best, other = Judged(PASS, kept=5, keeps=("S", "A")), Judged(PASS, kept=0, keeps=("S", "U", "U"))
    assert "S" not in why(best, other)[3:]


def test_two_equal_acts_have_no_reason():
    assert why(Judged(PASS), Judged(PASS)) == ""


# ---- the words of others


@pytest.fixture
def claimed() -> Table:
    return opening("CAT HAT", options={"words": "challenge"})


def test_a_word_that_the_coach_knows_is_best_accepted(claimed):
    claimed.say("play CAT")
    played, best, reason = about_words(judge(claimed, 1), CHALLENGE)
    assert best.act == ACCEPT
    assert best.worth > played.worth
    assert reason is not None
    assert (reason.key, reason.facts["word"]) == ("coach:known", "CAT")


def test_a_false_word_is_best_challenged(claimed):
    claimed.say("play ZATX")
    played, best, reason = about_words(judge(claimed, 1), ACCEPT)
    assert best.act == CHALLENGE
    assert best.worth > played.worth
    assert reason is not None
    assert reason.key == "coach:not-known"


def test_nobody_speaks_about_a_play_that_survived_a_challenge():
    hands = ["CAT", "OOO", "EEE"]
    table = Table("3-2-1", hands=hands, words="CAT", options={"words": "challenge"}).say("play CAT")
    assert [words_spoken_of(judge(table, seat)) for seat in range(3)] == [(), ((0, "CAT"),), ((0, "CAT"),)]
    table.say("@3 challenge")
    assert [words_spoken_of(judge(table, seat)) for seat in range(3)] == [(), (), ()]


def test_the_limit_on_words_in_hints_does_not_matter_for_false_words(claimed):
    claimed.say("play HAT")
    _, best, _ = about_words(judge(claimed, 1, known=Vocabulary(10)), ACCEPT)
    assert best.act == ACCEPT


def test_the_reason_names_the_cards_that_stay_where_the_turn_needs_cards():
    """In Run the Table the turn lives on the cards left in the hand, so a play that uses fewer of them is better for
    that."""
    table = Table("run-the-table", hands=["CATSEER", "DOG"], deck="NNRRL", words="CAT CATS CASTE")
    spare, dear = judged(table, "play CAT"), judged(table, "play CASTE")
    assert spare.gain - dear.gain > max(spare.kept - dear.kept, spare.ahead - dear.ahead)
    reason = why_better(judge(table), spare, dear)
    assert reason is not None
    assert (reason.key, reason.facts) == ("coach:keeps", {"cards": ("S", "E")})


def test_the_next_player_is_no_reason_if_the_turn_goes_on():
    assert why(Judged(PASS, ahead=-10), Judged(PASS, ahead=-40)).startswith("The next player can make less of it")
    assert why(Judged(PASS, ahead=-10, goes_on=True), Judged(PASS, ahead=-40, goes_on=True)) == ""
