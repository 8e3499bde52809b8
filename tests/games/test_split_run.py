"""Split Run, sentence by sentence."""

from tests.table import Table

WORDS = "EARTH TEAR TEARS THE PARSNIP PAR SNIP SNIPS STOP HIS TOP CAT CATS TEN"


def test_the_first_player_lays_a_word_and_scores_it() -> None:
    table = Table("split-run", hands=["EARTHAAAAA", "TEIIIIIIII"], deck="NNNNNNN", words=WORDS).say("play EARTH")
    assert table.scores == [7, 0]
    assert table.table == ["EARTH"]
    assert table.to_act == [2]


def test_a_word_on_the_table_must_be_used() -> None:
    table = Table("split-run", hands=["CATEARTHII", "TE"], deck="NNNNNNN", words=WORDS, table=["STOP"])
    assert table.refuses("play EARTH") == "must-use-card"


def test_a_part_no_hand_card_touched_scores_nothing() -> None:
    table = Table("split-run", hands=["PARSNIPAAA", "SEEEEEEEEE"], deck="TTTTTTOO", words=WORDS)
    table.say("play PARSNIP", "play 1: P A R | S N I P +S")
    assert table.scores == [9, 6]
    assert table.table == ["PAR", "SNIPS"]


def test_each_part_keeps_two_uncovered_neighbours() -> None:
    table = Table("split-run", hands=["STOPAAAAAA", "HIIIIIIIEE"], deck="NNNNNNN", words=WORDS).say("play STOP")
    assert table.refuses("play 1: +H +I S | T O P") == "bad-split"


def test_going_out_gives_every_other_player_one_more_turn() -> None:
    table = Table("split-run", hands=["CAT", "SD", "ET"], deck="", words=WORDS)
    table.say("play CAT")
    assert not table.over
    table.say("play 1: C A T +S", "pass")
    assert table.over
    assert table.scores == [4, 3, -2]
    assert table.winners == [1]
