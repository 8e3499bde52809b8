"""Tests the rules about valid words, sentence by sentence, for each way to judge words: checked, strict, trust and
challenge. It also tests the effects of time limits and resignations."""

from engine.core.moves import CHALLENGE
from engine.core.oracle import challenges
from tests.games.five_up import WORDS, challenged, deck_of, five_up, scores_and_turn, three_at_5_up
from tests.table import Table

# ---- checked, strict, trust


def test_a_false_word_is_refused_where_words_are_checked_and_the_player_may_try_again() -> None:
    table = five_up()
    assert table.refuses("play KLN") == "not-a-word"
    assert table.do("play KIT").scores == [6, 0]


def test_a_false_word_under_strict_judging_scores_nothing_and_ends_the_turn() -> None:
    table = five_up(options={"words": "strict"}).do("play KLN")
    assert scores_and_turn(table) == ([0, 0], [2], 2)
    assert (table.hands[0], table.deck, table.table) == ("EHIKLMNOST", 10, [])


def test_the_log_of_a_wrong_word_under_strict_judging_has_no_words_and_no_points() -> None:
    table = five_up(options={"words": "strict"}).do("play KLN")
    assert table.log == [{"turn": 1, "seat": 1, "do": "play KLN", "words": [], "points": 0}]


def test_a_wrong_word_under_strict_judging_counts_as_a_pass() -> None:
    table = five_up(hands=["KITEL", "EAR"], deck="", options={"words": "strict"}).do("play KLT", "pass")
    assert table.end == "exhausted"


def test_a_player_with_a_wrong_word_under_strict_judging_refills_the_hand_to_ten() -> None:
    table = five_up(hands=["KITEL", "EAR"], deck="OOOOOOO", options={"words": "strict"}).do("play KLT")
    assert table.hands[0] == "EIKLOOOOOT"


def test_strict_judging_still_refuses_a_play_that_breaks_another_rule() -> None:
    table = five_up(options={"words": "strict"})
    assert table.refuses("play QIT") == "not-in-hand"
    assert table.refuses("play IT") == "too-short"


def test_a_trusting_table_accepts_every_word_without_the_dictionary() -> None:
    table = five_up(options={"words": "trust"}).do("play KLN")
    assert table.scores == [6, 0]
    assert table.refuses("@2 challenge") == "wrong-verb"


# ---- challenge


def test_a_player_may_lay_any_letters_where_words_are_challenged() -> None:
    table = challenged().do("play KLN")
    assert scores_and_turn(table) == ([6, 0], [2], 2)


def test_a_challenge_takes_back_a_play_with_a_wrong_word() -> None:
    table = challenged().do("play KLN", "@2 challenge")
    assert table.hands == ["EHIKLMNOST", "AADEMNORSU"]
    assert (deck_of(table), table.scores, table.table) == ("EIOTRLNAES", [0, 0], [])


def test_a_challenge_takes_the_whole_play_back_if_one_word_is_wrong() -> None:
    table = Table("3-2-1", hands=["KITHOMESLN", "AE"], deck="OOO", words=WORDS, options={"words": "challenge"})
    table.do("play KIT ; HOME ; SLN", "challenge")
    assert (table.scores, table.hands[0], deck_of(table)) == ([0, 0], "EHIKLMNOST", "OOO")


def test_a_player_who_laid_a_wrong_word_loses_the_turn() -> None:
    table = challenged().do("play KLN", "@2 challenge")
    assert table.to_act == [2]
    assert table.turn == 1  # turns that a player loses are not numbered


def test_a_successful_challenge_also_undoes_the_shuffle_of_the_deck() -> None:
    hands, options = ["EAEAEAEAMI", "SONE"], {"words": "challenge"}
    table = Table("break-up", hands=hands, deck="OOLLNNRR", table=["TRAIN"], words="TRAM", options=options)
    before = table.match.state
    table.do("salvage 1: T R A +E | I N")
    assert (table.table, table.deck) == (["TRAE"], 9)
    table.do("@2 challenge")
    after = table.match.state
    assert (after.deck, after.dice, after.table) == (before.deck, before.dice, before.table)
    assert after.seats[0].hand == before.seats[0].hand


def test_the_log_of_a_play_that_was_taken_back_has_no_words_and_no_points() -> None:
    table = challenged().do("play KLN", "@2 challenge")
    assert table.log == [
        {"turn": 1, "seat": 1, "do": "play KLN", "words": [], "points": 0},
        {"turn": 1, "seat": 2, "do": "challenge", "words": [], "points": 0},
    ]


def test_the_challenger_loses_the_next_turn_if_all_words_are_right() -> None:
    table = three_at_5_up(options={"words": "challenge"}).do("play KIT", "@3 challenge", "play READ")
    assert scores_and_turn(table) == ([6, 5, 0], [1], 3)


def test_a_challenger_whose_turn_has_begun_loses_that_turn_immediately() -> None:
    table = three_at_5_up(options={"words": "challenge"}).do("play KIT", "@2 challenge")
    assert scores_and_turn(table) == ([6, 0, 0], [3], 2)


def test_the_log_shows_a_challenge_in_the_turn_of_the_challenged_play() -> None:
    table = three_at_5_up(options={"words": "challenge"}).do("play KIT", "@2 challenge", "pass")
    assert [(entry["turn"], entry["do"]) for entry in table.log] == [(1, "play KIT"), (1, "challenge"), (2, "pass")]


def test_a_player_draws_nothing_in_a_lost_turn() -> None:
    hands = ["KITHO", "SREAD", "SMEAR"]
    table = three_at_5_up(hands=hands, options={"words": "challenge"}).do("play KIT", "@2 challenge")
    assert table.hands == ["HIILLOOOTT", "ADERS", "AEMRS"]
    table = three_at_5_up(hands=hands, options={"words": "challenge"}).do("play KTI", "@2 challenge")
    assert table.hands[0] == "HIKOT"


def test_nobody_may_challenge_a_play_that_survived_a_challenge() -> None:
    table = three_at_5_up(options={"words": "challenge"}).do("play KIT", "@2 challenge")
    assert [table.refuses(f"{who}challenge") for who in ("@2 ", "@3 ", "@1 ", "")] == ["wrong-verb"] * 4
    assert scores_and_turn(table) == ([6, 0, 0], [3], 2)


def test_all_other_players_may_challenge_the_next_play_after_a_failed_challenge() -> None:
    table = three_at_5_up(options={"words": "challenge"}).do("play KIT", "@2 challenge", "play SEARMN")
    assert table.refuses("@3 challenge") == "wrong-verb"
    assert scores_and_turn(table.do("@2 challenge")) == ([6, 0, 0], [1], 2)


def test_the_same_player_may_challenge_each_step_of_a_turn_again() -> None:
    options = {"words": "challenge"}
    table = Table("3-4-5", hands=["KITSAELNOO", "EEEEEEAAAA"], deck="IIOOUU", words="KIT SKIT", options=options)
    table.do("play KIT", "@2 challenge")
    assert table.refuses("@2 challenge") == "wrong-verb"
    table.do("play 1: +S K I T", "@2 challenge")
    assert (table.to_act, table.table, table.refuses("@2 challenge")) == ([1], ["SKIT"], "wrong-verb")
    assert table.do("play 1: +L S K I T", "@2 challenge").table == ["SKIT"]
    assert [entry["do"] for entry in table.log].count("challenge") == 3


def test_nobody_may_challenge_a_turn_again_if_challenges_to_all_its_steps_have_failed() -> None:
    options = {"words": "challenge"}
    table = Table("3-4-5", hands=["KITSAELNOO", "EEEEEEAAAA"], deck="IIOOUU", words="KIT SKIT", options=options)
    table.do("play KIT", "play 1: +S K I T", "@2 challenge", "play 1: S K I +E T", "@2 challenge")
    assert (table.table, table.to_act) == (["SKIT"], [1])  # Ben has two turns to lose
    assert table.refuses("@2 challenge") == "wrong-verb"


def test_nobody_challenges_their_own_play() -> None:
    assert challenged().do("play KLN").refuses("@1 challenge") == "wrong-verb"


def test_any_other_player_may_challenge_until_the_next_player_acts() -> None:
    table = three_at_5_up(options={"words": "challenge"}).do("play KTI", "pass")
    assert table.refuses("@3 challenge") == "wrong-verb"
    assert table.refuses("@2 challenge") == "wrong-verb"


def test_a_player_may_challenge_the_last_play_but_no_earlier_one() -> None:
    table = three_at_5_up(options={"words": "challenge"}).do("play KTI", "play READ", "@3 challenge")
    assert scores_and_turn(table) == ([6, 5, 0], [1], 3)
    assert table.table == ["READ"]


def test_a_player_can_challenge_only_a_play() -> None:
    assert challenged().refuses("@2 challenge") == "wrong-verb"
    assert challenged().do("trade HM").refuses("@1 challenge") == "wrong-verb"


def test_a_challenge_that_does_not_name_a_seat_counts_as_made_by_the_seat_to_act() -> None:
    assert challenged().do("play KLN", "challenge").log[1]["seat"] == 2
    table = three_at_5_up(options={"words": "challenge"}).do("play KIT", "challenge")
    assert [entry["seat"] for entry in table.log] == [1, 2]


def test_a_move_must_name_its_seat_if_several_seats_may_accept_a_game_ending_play() -> None:
    table = Table("real-value", hands=["KIT", "EES", "E"], deck="", options={"words": "challenge"}).do("play KIT")
    assert (table.refuses("accept"), table.refuses("challenge")) == ("bad-notation", "bad-notation")
    assert table.do("@3 accept", "accept").over


def test_a_lost_turn_counts_as_a_pass_for_the_end_of_the_game() -> None:
    options = {"words": "challenge"}
    table = five_up(hands=["KITEN", "EAR"], deck="", options=options).do("play KIT", "@2 challenge", "pass")
    assert (table.end, table.scores) == ("exhausted", [4, -3])


def test_a_player_who_must_lose_two_turns_loses_them_one_after_the_other() -> None:
    hands = ["KITHOESLNA", "SREADANOUE", "SMEARNOILT"]
    table = three_at_5_up(hands=hands, options={"words": "challenge"})
    table.do("play KIT", "@3 challenge", "play READ", "pass")
    assert table.to_act == [2]
    table = three_at_5_up(hands=hands, options={"words": "challenge"})
    table.do("play KIT", "@3 challenge", "play READ", "@3 challenge")
    assert table.to_act == [1]
    table.do("pass", "pass")
    assert table.to_act == [1]  # it is Ann's turn again, because Cyd has lost a second turn
    table.do("pass", "pass")
    assert table.to_act == [3]


def test_an_automatic_pass_does_not_end_the_time_for_challenges() -> None:
    table = challenged(hands=["KTI", "", "TEAR"], deck="").do("play KTI")
    assert table.to_act == [3]
    table.do("@3 challenge")
    assert (table.hands, table.scores, table.to_act) == (["IKT", "", "AERT"], [0, 0, 0], [3])
    assert [(entry["seat"], entry["do"]) for entry in table.log] == [(1, "play KTI"), (3, "challenge"), (2, "pass")]


def test_the_same_players_next_step_does_not_end_the_time_for_challenges() -> None:
    hands, options = ["KITSEEEEEE", "AEAEAEAEAE"], {"words": "challenge"}
    table = Table("3-4-5", hands=hands, deck="OLNRDC", words="KIT KITS", options=options)
    table.do("play KTI", "play 1: K T I +S", "@2 challenge")
    assert (table.table, table.hands[0], deck_of(table)) == ([], "EEEEEEIKST", "OLNRDC")
    assert table.to_act == [2]
    assert [entry["words"] for entry in table.log] == [[], [], []]


def test_a_challenge_takes_back_only_the_wrong_step_of_a_turn_and_the_steps_after_it() -> None:
    hands, options = ["KITSEEEEEE", "AEAEAEAEAE"], {"words": "challenge"}
    table = Table("3-4-5", hands=hands, deck="OLNRDC", words="KIT KITS", options=options)
    table.do("play KIT", "play 1: K S/I T +E", "pass", "@2 challenge")
    assert (table.table, table.hands[0], deck_of(table)) == (["KIT"], "EEEEEELNOS", "RDC")
    assert table.to_act == [2]
    assert [entry["words"] for entry in table.log] == [["KIT"], [], [], []]


def test_in_run_the_table_the_rival_may_still_challenge_a_run_after_its_player_stops() -> None:
    options = {"words": "challenge"}
    table = Table("run-the-table", hands=["KITEEEEEEE", "AEAEAEAEAE"], deck="OLNRDC", words="KIT", options=options)
    table.do("play KTI", "stop", "@2 challenge")
    assert (table.cards_won, table.hands[0], deck_of(table)) == ([0, 0], "EEEEEEEIKT", "OLNRDC")


def test_the_time_for_challenges_ends_with_the_players_next_turn_if_all_other_players_pass_automatically() -> None:
    table = challenged(hands=["KTIEA", ""], deck="").do("play KTI", "pass")
    assert (table.end, table.scores) == ("exhausted", [4, 0])


def test_a_play_ends_the_game_only_after_every_other_player_has_accepted_the_play() -> None:
    table = last_play("CAT").do("play CAT")
    assert (table.over, table.to_act, table.expects) == (False, [2, 3], ["accept", "challenge"])
    table.do("@3 accept")
    assert (table.over, table.to_act) == (False, [2])
    table.do("@2 accept")
    assert (table.over, table.scores, table.winners) == (True, [5, -2, -1], [1])


def last_play(hand: str) -> Table:
    hands = [hand, "DO", "E"]
    return Table("real-value", hands=hands, deck="", words="CAT DOE", options={"words": "challenge"})


def test_players_may_only_accept_or_challenge_while_a_game_ending_play_waits_for_answers() -> None:
    table = last_play("CAT").do("play CAT")
    assert table.refuses("@2 pass") == "wrong-verb"
    assert table.refuses("@2 play DOE") == "wrong-verb"
    assert table.refuses("@1 accept") == "wrong-verb"
    assert challenges(table.match.house, table.match.state, 1) == (CHALLENGE,)
    assert table.do("@2 accept").refuses("@2 accept") == "wrong-verb"


def test_a_player_who_has_accepted_a_game_ending_play_cannot_challenge_it_any_more() -> None:
    assert last_play("CAT").do("play CTA", "@2 accept").refuses("@2 challenge") == "wrong-verb"


def test_a_game_ending_play_stands_after_a_failed_challenge() -> None:
    table = last_play("CAT").do("play CAT", "@2 challenge")
    assert (table.over, table.end, table.scores, table.to_act) == (True, "went-out", [5, -2, -1], [])


def test_nobody_else_is_asked_to_accept_a_game_ending_play_that_survived_a_challenge() -> None:
    table = last_play("CAT").do("play CAT", "@3 accept")
    assert (table.over, table.to_act) == (False, [2])
    assert table.do("@2 challenge").scores == [5, -2, -1]


def test_a_challenge_takes_a_wrong_game_ending_play_back_and_the_game_goes_on() -> None:
    table = last_play("CAT").do("play CTA", "@3 challenge")
    assert (table.over, table.hands, table.to_act, table.turn) == (False, ["ACT", "DO", "E"], [2], 1)


def test_a_resignation_counts_as_accepting_a_game_ending_play() -> None:
    table = last_play("CAT").do("play CAT", "@2 resign", "@3 accept")
    assert (table.over, table.winners, table.scores) == (True, [1], [5, 0, -1])


def test_a_game_ending_play_waits_for_the_other_answers_after_one_player_accepts_it_and_resigns() -> None:
    table = last_play("CAT").do("play CAT", "@2 accept", "@2 resign")
    assert (table.over, table.to_act, table.expects) == (False, [3], ["accept", "challenge"])
    assert table.do("@3 accept").winners == [1]


def test_a_player_who_resigned_while_a_game_ending_play_waited_stays_out_when_the_play_is_taken_back() -> None:
    table = last_play("CAT").do("play CTA", "@3 resign", "@2 challenge")
    assert (table.over, table.out, table.hands, table.to_act) == (False, [False, False, True], ["ACT", "DO", ""], [2])


def test_a_play_after_which_automatic_passes_end_the_game_waits_for_all_answers() -> None:
    table = challenged(hands=["KIT", "", "TEAR"], deck="").do("play KIT", "pass")
    assert (table.over, table.end) == (True, "exhausted")  # Cyd has acted, so it is too late for challenges
    table = Table("split-run", hands=["KIT", "", ""], deck="", words="KIT", options={"words": "challenge"})
    assert (table.do("play KIT").over, table.to_act, table.expects) == (False, [2, 3], ["accept", "challenge"])


def test_a_play_that_survived_a_challenge_does_not_wait_for_answers_if_automatic_passes_end_the_game() -> None:
    table = challenged(hands=["KIT", "", "TEAR"], deck="").do("play KIT", "@3 challenge")
    assert (table.over, table.end, table.to_act) == (True, "exhausted", [])


def test_a_player_who_resigns_after_making_a_game_ending_play_cannot_win() -> None:
    table = last_play("CAT").do("play CAT", "@1 resign")
    assert (table.over, table.end, table.winners) == (True, "went-out", [3])


def test_a_player_may_accept_a_play_only_while_a_game_ending_play_waits_for_answers() -> None:
    assert challenged().do("play KIT").refuses("@2 accept") == "wrong-verb"


def test_the_resignation_of_a_player_who_is_not_next_does_not_end_the_time_for_challenges() -> None:
    table = three_at_5_up(options={"words": "challenge"}).do("play KTI", "@3 resign", "@2 challenge")
    assert (table.scores, table.hands[0], table.table) == ([0, 0, 0], "AEHIKLNOST", [])
    assert (table.out, table.to_act, table.hands[2]) == ([False, False, True], [2], "")
    assert [entry["do"] for entry in table.log] == ["play KTI", "resign", "challenge"]


def test_a_player_who_resigned_stays_out_when_several_words_of_a_turn_are_taken_back() -> None:
    hands, options = ["KITSEEEEEE", "AEAEAEAEAE", "NNNNNRRRRR"], {"words": "challenge"}
    table = Table("3-4-5", hands=hands, deck="OLNRDC", words="KIT KITS", options=options)
    table.do("play KTI", "play 1: K T I +S", "@3 resign", "@2 challenge")
    assert (table.table, table.out, table.to_act) == ([], [False, False, True], [2])


def test_the_cards_of_a_player_who_resigned_stay_out_of_the_game_after_a_challenge() -> None:
    hands, options = ["KITEEEEEEE", "SEAAAAAAAA", "NNNNNRRRRR"], {"words": "challenge"}
    table = Table("leftovers", hands=hands, deck="LLLLLLOOOO", words="KIT", options=options)
    table.do("play KIT", "play 1: T I +S", "@1 resign", "@3 challenge")
    # Ann is out, so Cyd is now the player before Ben.
    assert (table.out, table.cards_won) == ([True, False, False], [0, 0, 3])


def test_the_time_for_challenges_is_over_when_the_maker_of_a_play_resigns() -> None:
    table = three_at_5_up(options={"words": "challenge"}).do("play KTI", "@1 resign")
    assert table.refuses("@2 challenge") == "wrong-verb"


def test_the_time_for_challenges_is_over_when_the_next_player_resigns() -> None:
    table = three_at_5_up(options={"words": "challenge"}).do("play KTI", "@2 resign")
    assert table.refuses("@3 challenge") == "wrong-verb"


def test_the_dictionary_does_not_judge_the_words_of_a_setup() -> None:
    table = challenged(table=["XQZ"])
    assert table.table == ["XQZ"]
    assert table.refuses("@2 challenge") == "wrong-verb"


# ---- time


def test_a_table_has_no_time_limit_unless_the_players_agree_on_one() -> None:
    assert five_up().refuses("timeout") == "wrong-verb"


def test_the_turn_ends_as_a_pass_when_time_is_up() -> None:
    table = five_up(options={"seconds": 45}).do("timeout")
    assert scores_and_turn(table) == ([0, 0], [2], 2)
    assert table.hands[0] == "EHIKLMNOST"
    assert "timeout" not in table.expects


def test_a_timeout_counts_as_a_pass_for_the_end_of_the_game() -> None:
    table = five_up(hands=["EA", "RN"], deck="", options={"seconds": 120}).do("timeout", "pass")
    assert table.end == "exhausted"


def test_a_timeout_ends_the_turn_of_the_player_to_act() -> None:
    assert five_up(options={"seconds": 120}).refuses("@2 timeout") == "not-your-turn"
