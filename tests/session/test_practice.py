"""Tests Undo in practice games against computers: in every game it takes back a player's move and all answers to the
move."""

import pytest

from app.session.match.dealing import deal
from app.session.match.outlook import Outlook
from app.session.match.taking_back import TakingBack
from app.session.match.view_data import GameChoice, SeatChoice
from engine.core.moves import TIMEOUT, Move
from engine.core.oracle import expects, legal_moves
from engine.core.patterns import Call
from engine.core.state import State
from engine.games import CATALOG
from engine.match import Match

SEATS = (SeatChoice("Ann"), SeatChoice("Bo", "computer"))
GAMES = [game for game in CATALOG if game.seats[0] <= 2 <= game.seats[1] and not game.usual().plays.has(Call)]


def table(game: str, *, practice: bool) -> tuple[Match, TakingBack]:
    choice = GameChoice(game, SEATS, {"seconds": 60}, {"name": "family"}, 7, practice)
    match, _ = deal(choice)
    return match, TakingBack(Outlook(choice, match))


def play(match: Match) -> None:
    seat = expects(match.house, match.state)[0][0]
    match.play(Move(next(act for act, _ in legal_moves(match.house, match.state, seat)), seat))


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_in_a_practice_game_undo_and_redo_include_all_answers_to_a_players_move(game: str) -> None:
    match, back = table(game, practice=True)
    owns: list[State] = []  # the positions before Ann's moves
    while len(owns) < 3 and not match.state.over:
        if expects(match.house, match.state)[0][0] == 0:
            owns.append(match.state)
        play(match)
    while not match.state.over and expects(match.house, match.state)[0][0] == 1:
        play(match)
    end = match.state
    for before in reversed(owns):
        assert back.undo()
        assert match.state is before
    assert not back.undo()
    for _ in owns:
        assert back.redo()
    assert match.state == end
    assert not back.redo()


def test_undo_never_takes_back_a_turn_that_ran_out_of_time_even_in_a_practice_game() -> None:
    match, back = table("split-run", practice=True)
    while expects(match.house, match.state)[0][0] != 0:
        play(match)
    match.play(Move(TIMEOUT, 0))
    play(match)
    assert not back.can_undo


def test_outside_practice_games_undo_does_not_take_back_a_computers_answer() -> None:
    match, back = table("split-run", practice=False)
    for _ in range(2):
        play(match)
    assert not back.can_undo
