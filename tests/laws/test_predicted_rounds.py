"""Tests that computer players predict a round of Four Rows and of Profit & Loss exactly as the engine then plays the
round."""

from collections.abc import Iterator
from itertools import islice

import pytest

from engine.core.cards import Card
from engine.core.moves import Fail, Move, Place, Take
from engine.core.oracle import legal_moves, ruled
from engine.core.patterns import TakeBack
from engine.core.state import State
from engine.core.verdict import Legal
from engine.games import GAMES
from engine.match import Match
from engine.parts.reach.faces import faces
from engine.parts.table import cards_of
from engine.players.four_rows_round import Fitting
from tests.laws.random_games import Case, new_match, play_out

ROWS = [Case(GAMES["four-rows"], (("words", "checked"),), players, 3) for players in (2, 3, 6)]
TRICKS = [
    Case(GAMES["profit-and-loss"], (("words", words),), 2, seed) for seed in (1, 2) for words in ("checked", "trust")
]
LOOKED_AT = 40  # the maximum number of acts compared at a position


def positions(case: Case, verb: str) -> Iterator[tuple[Match, State, int]]:
    """Yields the positions of a random game in which the player on turn may act with this verb, as (match, state,
    seat)."""
    match = new_match(case)
    for _ in play_out(match, case=case):
        state = match.state
        if not state.over and verb in match.house.book.verbs(match.house, state, state.actor):
            yield match, state, state.actor


def rows_of(state: State) -> tuple[str, ...]:
    return tuple([word.text for word in state.table])


# ---- Four Rows


@pytest.mark.parametrize("case", ROWS, ids=str)
def test_in_four_rows_a_computer_player_finds_the_rows_where_the_rules_permit_a_card(case: Case) -> None:
    fitted = 0
    for match, state, seat in positions(case, "place"):
        (card,) = state.seats[seat].committed
        supposed = set(Fitting(match.house).after(rows_of(state), card.face))
        acts = match.house.book.reach["place"](match.house, state, seat)
        ends = 2 * len(state.table)  # the number of acts at the ends of the rows; the search lists these acts first
        verdicts = [ruled(match.house, state, Move(act, seat)) for act in islice(acts, ends) if isinstance(act, Place)]
        assert supposed == {rows_of(verdict.state) for verdict in verdicts if isinstance(verdict, Legal)}
        fitted += len(supposed)
    assert fitted > 20


@pytest.mark.parametrize("case", ROWS, ids=str)
def test_in_four_rows_a_computer_player_predicts_the_result_of_breaking_up_a_row(case: Case) -> None:
    broken = 0
    for match, state, seat in positions(case, "fail"):
        fitting, place = Fitting(match.house), state.seats[seat]
        (card,) = place.committed
        for act, legal in legal_moves(match.house, state, seat, LOOKED_AT):
            if isinstance(act, Fail):
                held = legal.state.seats[seat].hand
                picked = "".join([card.letters for card in held if card not in place.hand])
                assert fitting.broken_up(rows_of(state), card.face, act.row) == (rows_of(legal.state), picked)
                broken += 1
    assert broken > 5


@pytest.mark.parametrize("case", ROWS, ids=str)
def test_in_four_rows_a_computer_player_predicts_the_order_in_which_the_players_lay_cards(case: Case) -> None:
    laid = 0
    for match, state, seat in positions(case, "place"):
        chosen = {s: state.seats[s].committed[0].face for s in state.playing if state.seats[s].committed}
        assert Fitting(match.house).order(state, chosen)[0] == seat
        laid += len(chosen) > 1
    assert laid > 5


# ---- Profit & Loss


def values(cards: tuple[Card, ...]) -> list[int]:
    return [card.value for card in cards]


def gained(before: State, after: State, seat: int) -> tuple[int, int]:
    """The points that this seat and its rival gained between the two states."""
    mine, rival = [after.seats[s].score - before.seats[s].score for s in (seat, 1 - seat)]
    return mine, rival


def sheet_of(match: Match) -> TakeBack:
    return next(pattern for pattern in match.house.book.plays.all if isinstance(pattern, TakeBack))


@pytest.mark.parametrize("case", TRICKS, ids=str)
def test_a_computer_player_predicts_the_score_of_a_lost_trick(case: Case) -> None:
    taken = 0
    for match, state, seat in positions(case, "take"):
        sheet = sheet_of(match)
        mine, rival = [cards_of([word for word in state.table if word.seat == s]) for s in (seat, 1 - seat)]
        most = sheet.most(len(mine), len(rival))
        assert most == len(mine) < len(rival)
        for act, legal in legal_moves(match.house, state, seat, LOOKED_AT):
            assert isinstance(act, Take)
            back = values(tuple([card for card in legal.state.seats[seat].hand if card in mine + rival]))
            assert gained(state, legal.state, seat) == sheet.scores(values(mine), values(rival), back)
            taken += 1
        lying = faces(mine + rival)
        for count in (most, most + 1):
            verdict = ruled(match.house, state, Move(Take(None, lying[:count]), seat))
            assert isinstance(verdict, Legal) == (count == most)
    assert taken > 20


@pytest.mark.parametrize("case", TRICKS, ids=str)
def test_a_computer_player_predicts_the_score_of_tied_tricks_and_of_words_without_a_rival(case: Case) -> None:
    settled = 0
    for match, state, seat in positions(case, "play"):
        sheet, rival = sheet_of(match), state.seats[1 - seat].committed
        for _, legal in islice(legal_moves(match.house, state, seat, LOOKED_AT), LOOKED_AT):
            points = gained(state, legal.state, seat)
            if legal.words and any(points):
                kept = legal.state.seats[seat].won[len(state.seats[seat].won) :]
                assert points == sheet.scores(values(kept), values(rival), ())
                settled += 1
    assert settled
