"""Tests taking a pass back: this is possible until the next act, if the pass has revealed no card and has not ended the
game.

A trade is never taken back in a game of several people.
"""

from dataclasses import replace

import pytest

from app.session.match.dealing import deal
from app.session.match.outlook import Outlook
from app.session.match.taking_back import TakingBack
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.moves import PASS, TIMEOUT, Move
from engine.core.oracle import expects, judge, legal_moves
from engine.core.rulebook import Setup
from engine.core.state import State
from engine.core.verdict import Legal
from engine.games import CATALOG
from tests.session.test_outlook import session_of
from tests.tiers import usually_six

ANN, BEN = SeatChoice("Ann"), SeatChoice("Ben")
COMPUTER = SeatChoice("Bo", "computer")
GAMES = [game.id for game in CATALOG if game.seats[0] <= 2 <= game.seats[1]]
NO_DECK = Setup(first=1, hands=(tuple("KITE"), tuple("RAIN")), deck=())


def table(game: str, *seats: SeatChoice) -> TableSession:
    choice = GameChoice(game, seats or (ANN, COMPUTER), {"first": "1"}, {"name": "family"}, 7)
    session = TableSession(choice, deal(choice)[0])
    session.lift_curtain()
    return session


def cards_seen(state: State) -> tuple[object, ...]:
    """Returns all cards that a pass could move. A pass that moves one of them can't be taken back."""
    return state.deck, state.turned, state.piles, state.row, [(seat.hand, seat.committed) for seat in state.seats]


def passes_and_takes_it_back(session: TableSession) -> None:
    match, before, moves = session.match, session.state, tuple(session.match.moves)
    session.submit(PASS)
    fits = not session.state.over and cards_seen(session.state) == cards_seen(before)
    assert ("undo" in session.moment.can) is fits
    session.undo()
    assert tuple(match.moves[: len(moves)]) == moves
    assert (len(match.moves) == len(moves), session.state is before) == (fits, fits)


def awaited(session: TableSession) -> int | None:
    """Returns the seat that is to act next, or None once the game is over."""
    return next(iter(expects(session.match.house, session.state)[0]), None)


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_in_every_game_undo_takes_back_a_pass_that_has_revealed_no_card(game: str) -> None:
    """The test tries this at several positions of a game of random legal acts. Games with shouts are left out, because
    nobody can take anything back in them."""
    session = table(game)
    house = session.match.house
    for number in range(0 if session.outlook.calls else 24):
        if awaited(session) == 0 and isinstance(judge(house, session.state, Move(PASS, 0)), Legal):
            passes_and_takes_it_back(session)
        seat = awaited(session)
        if seat is None:
            break
        acts = [act for act, _ in legal_moves(house, session.state, seat, 3)]
        session.submit(acts[number % len(acts)], seat)


def test_a_pass_can_no_longer_be_undone_after_the_next_act_of_any_player() -> None:
    session = session_of("5-up", ("human", "computer"), NO_DECK)
    session.submit(PASS)
    assert "undo" in session.moment.can
    session.submit(next(act for act, _ in legal_moves(session.match.house, session.state, 1)), 1)
    assert "undo" not in session.moment.can
    session.undo()
    assert len(session.match.moves) == 2


def test_in_a_game_of_several_people_undo_does_not_take_a_trade_back() -> None:
    session = table("split-run")
    trade = next(act for act, _ in legal_moves(session.match.house, session.state, 0) if act.verb == "trade")
    session.submit(trade)
    assert "undo" not in session.moment.can
    session.undo()
    assert [move.act for move in session.match.moves] == [trade]


def test_undo_does_not_take_back_a_turn_that_ran_out_of_time() -> None:
    session = session_of("5-up", ("human", "computer"), NO_DECK)
    session.submit(TIMEOUT)
    assert "undo" not in session.moment.can


# ---- several people who share one screen


def test_a_pass_can_be_undone_while_the_curtain_hides_the_next_hand() -> None:
    """The undo opens no hand: Ann, who has passed, must open her own hand again."""
    session = session_of("5-up", ("human", "human"), NO_DECK)
    session.submit(PASS)
    assert (session.viewer, session.veiled) == (1, True)
    shown = []
    session.changed.connect(lambda moment: shown.append(any(piece.face for piece in moment.picture.pieces)))
    session.undo()
    assert (session.viewer, session.veiled) == (0, True)
    assert session.match.moves == []
    assert shown == [False]


def test_a_pass_cannot_be_undone_once_the_next_hand_has_been_open() -> None:
    session = session_of("5-up", ("human", "human"), NO_DECK)
    session.submit(PASS)
    session.lift_curtain()
    assert "undo" not in session.moment.can
    session.undo()
    assert len(session.match.moves) == 1


def test_a_pass_cannot_be_undone_during_a_pause() -> None:
    session = session_of("5-up", ("human", "human"), NO_DECK)
    session.submit(PASS)
    session.pause(True)
    assert "undo" not in session.moment.can
    session.undo()
    assert len(session.match.moves) == 1


def test_a_play_cannot_be_undone_while_the_curtain_hides_the_hands() -> None:
    """The players may have left the game in the middle of a turn, and another player may have opened it again."""
    session = table("3-4-5", ANN, BEN)
    seat = 0
    while not ("undo" in session.moment.can and session.match.moves[-1].act != PASS):
        session.lift_curtain()
        seat = session.viewer
        session.submit(next(act for act, _ in legal_moves(session.match.house, session.state, seat)), seat)
    outlook = Outlook(session.choice, session.match)
    assert outlook.veiled
    assert not TakingBack(outlook).can_undo
    outlook.veiled = False
    assert TakingBack(outlook).can_undo == (outlook.viewer == seat)


def test_in_a_game_without_hands_a_pass_can_be_undone_until_the_next_act() -> None:
    session = session_of("starter", ("human", "human"))
    before = session.state
    session.submit(PASS)
    assert not session.hidden
    assert session.viewer == 1
    assert "undo" in session.moment.can
    session.undo()
    assert session.state is before


def test_in_a_practice_game_a_pass_can_be_undone_even_after_a_computer_has_answered() -> None:
    session = session_of("5-up", ("human", "computer"), NO_DECK)
    session.choice = session.outlook.choice = replace(session.choice, practice=True)
    session.submit(PASS)
    session.submit(PASS, 1)
    assert ("undo" in session.moment.can) is True
