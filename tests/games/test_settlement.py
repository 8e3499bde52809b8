"""Tests the settlement at the end of a game: the unplayed cards of each player, the points that the player gets or
loses for them, and how the engine prints both."""

from typing import Any

from engine.core.act_report import LATER
from engine.core.cards import HIDDEN
from engine.core.events import DECK, Moved, hand_of
from tests.games.test_full_deck import after_the_first_game
from tests.games.test_leftovers import leftovers
from tests.games.test_positive_negative import FOUR, piles
from tests.games.test_real_value import real
from tests.games.test_split_run import split_run
from tests.table import Table

NOTHING = {"cards": [], "values": [], "why": ""}


def hand(cards: str, *values: int) -> dict[str, Any]:
    return {"cards": list(cards), "values": list(values), "why": "hand"}


def test_the_printed_state_at_the_end_lists_the_cards_left_in_each_hand_and_their_costs() -> None:
    table = split_run(hands=["SQ", "SO"], deck="", table=["CAT"], state={"scores": [10, 9]})
    table.do("play 1: C A T +S", "pass")
    assert "ending" not in table.state
    table.do("pass")
    assert table.state["ending"] == [hand("Q", -4), hand("SO", -1, -1)]
    assert table.scores == [10 + 5 - 4, 9 - 2]


def test_a_player_without_cards_at_the_end_has_no_settlement() -> None:
    table = real(["KIT", "ZXQ"], "").do("play KIT")
    assert table.state["ending"] == [NOTHING, hand("ZXQ", -1, -1, -1)]


def test_the_settlement_at_the_end_counts_the_values_of_cards_put_aside() -> None:
    table = piles(*FOUR[:2]).do("take 2", "play HEN ; TOP", "take 1", "play CAT ; DOG")
    assert [(one["why"], sum(one["values"])) for one in table.state["ending"]] == [("aside", -4), ("aside", -4)]
    aside = [[card.face for card in seat.aside] for seat in table.match.state.seats]
    assert [one["cards"] for one in table.state["ending"]] == aside


def test_the_last_word_appears_in_the_settlement_of_its_maker() -> None:
    table = leftovers(["KIT", "AAEE"], "", options={"end": "first-out"}).do("play KIT")
    assert table.state["ending"] == [{"cards": ["K", "I", "T"], "values": [4, 1, 1], "why": "word"}, NOTHING]


def test_a_game_that_subtracts_nothing_at_its_end_has_no_settlement() -> None:
    table = Table("3-2-1", hands=["AA", "EE"], deck="", words="KIT").do("pass", "pass")
    assert table.over
    assert "ending" not in table.state


def test_the_next_game_of_a_match_begins_without_a_settlement() -> None:
    table = after_the_first_game()
    assert "ending" not in table.state
    settled = [one for one in table.match.report(len(table.match.moves) - 1).scores if one.settlement is not None]
    assert [(one.seat, one.points, one.when) for one in settled] == [(0, -5, LATER), (1, -9, LATER)]
    seen = table.match.report_for(len(table.match.moves) - 1, 0)
    assert [one.settlement for one in seen.scores if one.settlement] == [one.settlement for one in settled], (
        "hands turn over"
    )


def test_nobody_sees_the_hands_dealt_to_other_players_for_the_next_game_of_a_match() -> None:
    table = after_the_first_game()
    steps, _ = table.match.seen(len(table.match.moves) - 1, 0)
    dealt = [step.event for step in steps if isinstance(step.event, Moved) and step.event.source == DECK]
    seen = [[card.face for card in event.cards] for event in dealt if event.target == hand_of(1)]
    assert seen
    assert {face for faces in seen for face in faces} == {HIDDEN.face}, "Ann does not see what Ben draws"
