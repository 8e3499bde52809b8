"""Tests for all games and options that the settlement at the end of a game, which gives or takes points for cards left,
counts each of these cards once and changes no other score."""

import pytest

from engine.core.state import State
from tests.laws.random_games import Case, new_match, play_out, usually_one_each


def cards_left(state: State, why: str, seat: int) -> list[int]:
    """The ids of this seat's cards that the settlement must count for the reason `why`."""
    if why == "word":
        return [card.id for word in state.table if word.seat == seat for card in word.cards]
    return [card.id for card in getattr(state.seats[seat], why)]


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_the_settlement_counts_all_cards_left_and_the_end_does_not_change_scores_in_any_other_way(case: Case) -> None:
    match = new_match(case)
    for _ in play_out(match, case=case):
        pass
    end = match.state
    whys = {one.why for one in end.settled}
    assert len(whys) <= 1
    settled = {one.seat: sorted(card.id for card in one.cards) for one in end.settled}
    assert len(settled) == len(end.settled), "each seat once"
    for why in whys - {"word"}:
        left = {seat: sorted(cards_left(end, why, seat)) for seat in end.playing}
        assert settled == {seat: cards for seat, cards in left.items() if cards}
    report = match.report(len(match.moves) - 1)
    assert [one.settlement for one in report.scores if one.settlement is not None] == list(end.settled)
    if case.game.id != "full-deck":  # the score of a match is the number of games won
        found = match.states[-2]
        gains = [sum(one.points for one in report.scores if one.seat == seat) for seat in range(case.players)]
        assert [seat.score for seat in end.seats] == [
            seat.score + gain for seat, gain in zip(found.seats, gains, strict=True)
        ]
