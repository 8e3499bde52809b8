"""Tests how the coach judges acts. It judges like the strongest computer player, sees only what one seat sees, and
finds the best act, the value of that act, and the reason why it is better than another."""

from dataclasses import replace

import pytest

from engine.coach.best import best_now
from engine.coach.challenges import about_words, words_open_to_challenge
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


def test_the_coach_judges_like_the_strongest_computer_player():
    assert strongest() is LEVELS[-1]
    assert strongest(Vocabulary(20)).known.level == 20
    level = judge(opening("CAT")).level
    assert replace(level, known=LEVELS[-1].known) == LEVELS[-1]
    assert level.known.key == proper(LEVELS[-1].known).key


def test_the_best_act_of_the_coach_is_the_act_of_the_strongest_computer_player():
    for words in ("CAT ZAX HAT", "CATS HAVOC TAXIS"):
        asked = judge(opening(words))
        best, reason = best_now(asked)
        assert best is not None
        assert best.act == choose(asked.seen, asked.house, asked.seat, DICE, level=LEVELS[-1]).act
        assert reason is not None


def test_the_best_act_of_the_coach_uses_only_words_that_hints_may_name():
    best, _ = best_now(judge(opening("CAT ZAX HAT"), known=Vocabulary(20)))
    assert best is not None
    assert best.words in (("CAT",), ("HAT",))


def test_the_coach_never_names_a_word_unfit_for_children_at_any_table():
    table = Table("real-value", hands=["VAGINAEOOO", "CATEEEEIII"], deck="NNRRL")
    assert table.match.house.words.has("VAGINAE")  # the table's dictionary has words unfit for children
    words = {word for play in judge(table, known=Vocabulary()).plays() for word in play.words}
    assert words
    assert not {"VAGINA", "VAGINAE", "VAGINAS"} & words


def test_the_best_act_of_the_coach_is_a_trade_if_no_word_can_be_laid():
    found = judge(opening("HOUSE"))
    best, reason = best_now(found)
    assert found.wordless
    assert best is not None
    assert best.act.verb == "trade"
    assert reason is not None
    assert reason.key == "coach:no-word"


def test_a_stopped_search_of_the_coach_does_not_return_an_answer():
    assert best_now(judge(opening("CAT ZAX HAT"), stop=lambda: True)) == (None, None)


def test_the_value_of_an_act_includes_the_letters_that_stay_in_the_hand():
    table = opening("TAS TAH", hand="TASHVOORNE")
    one, other = judged(table, "play TAS"), judged(table, "play TAH")
    assert "H" in one.keeps and "S" in other.keeps
    assert one.kept < other.kept
    assert one.value == one.immediate + one.kept + one.end + one.ahead + one.decides


def test_the_value_of_a_trade_does_not_count_cards_as_played():
    table = opening("CAT")
    assert judged(table, "trade QV").immediate == 0


def test_the_reason_for_preferring_an_act_names_the_part_of_the_value_in_which_two_acts_differ_most():
    assert (
        why(Judged(PASS, points=9, immediate=90), Judged(PASS, points=5, immediate=50, kept=10)) == "It scores 4 more."
    )
    assert why(Judged(PASS, immediate=50, ahead=-10), Judged(PASS, immediate=60, ahead=-50)).startswith(
        "The next player"
    )
    assert why(Judged(PASS, end=-10), Judged(PASS, end=-40)) == "It leaves less to lose at the end."
    assert why(Judged(PASS, immediate=5, decides=1000), Judged(PASS, immediate=90)) == "The game is not over with it."
    assert why(Judged(PASS, wins=True), Judged(PASS, immediate=90)) == "It wins the game."


def key_of_reason(table: Table, better: str, other: str) -> str:
    """The key of the reason why the act `better` is better than the act `other`, or "" without a reason. The values of
    kept letters, of the end of the game and of later turns are set to 0."""
    best, instead = [replace(judged(table, do), kept=0, end=0, ahead=0) for do in (better, other)]
    reason = why_better(judge(table), best, instead)
    return reason.key if reason is not None else ""


def test_in_seeing_red_the_reason_names_the_row():
    red = Table("seeing-red", hands=["AUITAAAAAA", "UITEEEEEEE"], deck="NNNNNN", words="JKQA QUIT")
    assert key_of_reason(red, "play JKQA", "play QUIT") == "coach:row"


def test_the_reason_mentions_that_the_maker_of_a_word_will_get_its_cards_later():
    two = Table("take-two", hands=["RELAXTEAMO", "EDTHSOUITN"], deck="LLNNRRSSDD", words="RELAX TEAM")
    assert key_of_reason(two, "play RELAX", "play TEAM") == "coach:maker"


def test_the_reason_names_a_good_letter_that_stays_in_the_hand():
    best, other = Judged(PASS, kept=20, keeps=("S", "N")), Judged(PASS, kept=8, keeps=("N", "H"))
    assert why(best, other) == "It keeps the S."


def test_the_reason_names_two_good_letters_that_stay_in_the_hand():
    best, other = Judged(PASS, kept=20, keeps=("S", "E", "N")), Judged(PASS, kept=8, keeps=("N", "H"))
    assert why(best, other) == "It keeps the S and E."


def test_the_reason_names_a_bad_letter_that_leaves_the_hand():
    best, other = Judged(PASS, kept=5, keeps=("N",)), Judged(PASS, kept=-20, keeps=("Q", "N"))
    assert why(best, other) == "It gets rid of the Q."


def test_the_reason_does_not_name_a_letter_that_both_acts_keep():
    best, other = Judged(PASS, kept=5, keeps=("S", "A")), Judged(PASS, kept=0, keeps=("S", "U", "U"))
    assert "S" not in why(best, other)[3:]


def test_the_coach_does_not_give_a_reason_for_choosing_between_two_equal_acts():
    assert why(Judged(PASS), Judged(PASS)) == ""


# ---- challenges to the words of other players


@pytest.fixture
def claimed() -> Table:
    return opening("CAT HAT", options={"words": "challenge"})


def test_the_coach_advises_a_player_to_accept_a_word_that_the_coach_knows(claimed):
    claimed.do("play CAT")
    played, best, reason = about_words(judge(claimed, 1), CHALLENGE)
    assert best.act == ACCEPT
    assert best.value > played.value
    assert reason is not None
    assert (reason.key, reason.facts["word"]) == ("coach:known", "CAT")


def test_the_coach_advises_a_player_to_challenge_a_false_word(claimed):
    claimed.do("play ZATX")
    played, best, reason = about_words(judge(claimed, 1), ACCEPT)
    assert best.act == CHALLENGE
    assert best.value > played.value
    assert reason is not None
    assert reason.key == "coach:not-known"


def test_the_coach_does_not_treat_words_that_survived_a_challenge_as_open_to_challenge():
    hands = ["CAT", "OOO", "EEE"]
    table = Table("3-2-1", hands=hands, words="CAT", options={"words": "challenge"}).do("play CAT")
    assert [words_open_to_challenge(judge(table, seat)) for seat in range(3)] == [(), ((0, "CAT"),), ((0, "CAT"),)]
    table.do("@3 challenge")
    assert [words_open_to_challenge(judge(table, seat)) for seat in range(3)] == [(), (), ()]


def test_the_coach_accepts_a_valid_word_that_hints_would_not_name(claimed):
    claimed.do("play HAT")
    _, best, _ = about_words(judge(claimed, 1, known=Vocabulary(10)), ACCEPT)
    assert best.act == ACCEPT


def test_in_a_game_where_hand_cards_continue_the_turn_the_reason_names_the_cards_that_stay_in_the_hand():
    """In Run the Table a turn can go on while the player has fitting cards, so it is better to use fewer cards."""
    table = Table("run-the-table", hands=["CATSEER", "DOG"], deck="NNRRL", words="CAT CATS CASTE")
    spare, dear = judged(table, "play CAT"), judged(table, "play CASTE")
    assert spare.immediate - dear.immediate > max(spare.kept - dear.kept, spare.ahead - dear.ahead)
    reason = why_better(judge(table), spare, dear)
    assert reason is not None
    assert (reason.key, reason.facts) == ("coach:keeps", {"cards": ("S", "E")})


def test_the_reason_does_not_mention_the_next_player_if_the_turn_goes_on():
    assert why(Judged(PASS, ahead=-10), Judged(PASS, ahead=-40)).startswith("The next player can make less of it")
    assert why(Judged(PASS, ahead=-10, goes_on=True), Judged(PASS, ahead=-40, goes_on=True)) == ""
