"""Tests which acts can be taken back, what goes with them, and what a player can't change meanwhile."""

import pytest

from app.session.film.marks import BEST, marks_of
from app.session.match.history import History
from app.session.match.taking_back import TakingBack
from app.session.match.view_data import GameChoice, HistoryLine, SeatChoice
from app.session.meanings import words_to_ask
from app.session.table_session import TableSession
from engine.core.moves import PASS, TIMEOUT, Act, Choose, Request, Trade
from engine.core.notation import read_move
from engine.core.oracle import legal_moves
from engine.core.rulebook import Setup
from engine.core.state import State
from engine.core.verdict import Reason
from engine.core.view import view
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from tests.session.test_every_game import next_act
from tests.session.test_every_game import session_of as every_session_of
from tests.session.test_outlook import NOTHING_TO_DRAW, session_of
from tests.tiers import usually_six


def trade(session: TableSession, number: int = 0) -> Act:
    return Trade((session.state.seats[0].hand[number].face,))


def whole(session: TableSession) -> tuple[object, ...]:
    """Everything that a player could have changed."""
    outlook = session.outlook
    shown = outlook.shown_index, outlook.shown_verb, outlook.films, outlook.viewer, outlook.veiled, outlook.opened
    return session.state, tuple(session.match.moves), tuple(session.undone), session.draft, shown


def test_an_end_that_is_counted_or_only_watched_is_taken_back_in_no_way() -> None:
    session = session_of("first-base", ("human",))
    session.submit(trade(session))
    for flag in ("counted", "watched", "paused"):
        setattr(session.outlook, flag, True)
        before = whole(session)
        assert not TakingBack(session.outlook).can_undo
        session.undo()
        assert whole(session) == before
        setattr(session.outlook, flag, False)
    session.undo()
    assert not session.match.moves


def test_in_practice_a_pass_is_no_other_act() -> None:
    """Computer players need not wait for a player to change their mind."""
    session = session_of("5-up", ("human", "computer"), NOTHING_TO_DRAW)
    session.submit(PASS)
    before = session.can_undo_pass
    session.agree(("", ""), practice=True, first=False)
    assert "undo" in session.moment.can
    assert (before, session.can_undo_pass) == (True, False)
    session.undo()
    assert not session.match.moves


def test_the_reason_of_a_move_goes_with_it() -> None:
    session = session_of("first-base", ("human",))
    session.submit(trade(session), 0, Reason("trade-for-more"))
    assert list(session.log.whys) == [1]
    session.undo()
    session.submit(trade(session, 1))
    assert session.log.whys == {}


def test_a_new_move_leaves_nothing_to_make_again() -> None:
    session = session_of("first-base", ("human",))
    session.submit(trade(session))
    session.undo()
    session.submit(trade(session, 1))
    before = whole(session)
    session.redo()
    assert whole(session) == before
    assert session.undone == []


def test_nobody_sees_what_another_seat_might_have_played_while_the_game_goes_on() -> None:
    session = session_of("5-up", ("human", "computer"), NOTHING_TO_DRAW)
    session.submit(PASS)
    before = whole(session)
    session.look_at_play(0, 1, PASS)
    assert whole(session) == before


def test_the_cards_of_an_act_are_not_shown_behind_a_curtain() -> None:
    session = session_of("starter", ("human", "computer"))
    session.submit(next(act for act, _ in legal_moves(session.match.house, session.state, 0)))
    assert session.cards_of_act(1)
    session.outlook.veiled = True
    assert session.cards_of_act(1) == ()


def test_a_hint_shown_once_more_is_no_other_hint() -> None:
    session = session_of("5-up", ("human", "computer"), NOTHING_TO_DRAW)
    for about in ("one", "one", "two", "two"):
        session.log.help_asked(0, about)
    assert session.log.helps == {(0, 0): 2}


def challenged_later() -> tuple[TableSession, History]:
    """A word of a computer player that can still be challenged, and its reason."""
    kites = Setup(first=1, hands=(tuple("KITESRN"), tuple("RAINSOL")), deck=tuple("AEIOUAEIOU"))
    seats = (SeatChoice("Bo", "computer"), SeatChoice("Ann"))
    header = Header(GAMES["5-up"], (Player("Bo"), Player("Ann")), {"first": "1", "words": "challenge"}, 7, kites)
    session = TableSession(GameChoice("5-up", seats), Match(header, open_lexicon("family")))
    session.submit(read_move("play KITES", header.game.deck).act, 0, Reason("best-now"))
    return session, session.log


def test_what_can_be_challenged_is_explained_by_nobody_and_told_by_no_dictionary() -> None:
    session, log = challenged_later()
    assert session.state.pending is not None
    assert session.state.pending.entry < len(session.state.log)
    assert session.state.turn != session.state.log[0].turn
    assert [line.why for line in log.lines(session.seen.log)] == [None]
    assert words_to_ask(session.moment) == ()
    session.submit(PASS, 1)
    assert [session.state.pending] == [None]
    assert log.lines(session.seen.log)[0].why == Reason("best-now")
    assert words_to_ask(session.moment) == ("KITES",)


def test_of_one_word_nobody_says_that_it_is_the_best() -> None:
    session, _ = challenged_later()
    lines = [HistoryLine(number, number, 0, PASS, ("CAT",), number) for number in range(1, 6)]
    for count, best in ((1, []), (2, [2]), (3, [3]), (4, [3, 4]), (5, [4, 5])):
        marks = marks_of(session.match, lines[:count])
        assert [mark.index for mark in marks if mark.kind == BEST] == best


def in_sight(state: State, seat: int) -> set[int]:
    """The ids of all cards whose face this seat knows."""
    seen = view(state, seat)
    cards = [card for place in seen.seats for held in (place.hand, place.won, place.committed) for card in held]
    cards += [card for word in seen.table for card in word.cards]
    cards += [*seen.dead, *seen.row, *[card for pile in seen.piles for card in pile]]
    cards += [seen.turned] if seen.turned is not None else []
    return {card.id for card in cards if card.face}


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_an_act_in_company_after_which_its_player_knows_more_cards_is_not_taken_back(game: str) -> None:
    session = every_session_of(game, seed=3)
    match, outlook = session.match, session.outlook
    for turn in range(30):
        seat, act = next_act(session, turn * 7)
        if not session.submit(act, seat) or session.state.over:
            break
        before, now = match.states[-2], match.states[-1]
        drawn = now.deck != before.deck or now.turned != before.turned or now.piles != before.piles
        knows_more = drawn or bool(in_sight(now, seat) - in_sight(before, seat))
        free = now.actor == before.actor and not outlook.veiled and outlook.viewer == seat
        if free and act not in (PASS, TIMEOUT) and not isinstance(act, Request):
            alone = len(now.seats) == 1
            assert TakingBack(outlook).can_undo == (alone or not (knows_more or outlook.calls)), (act, turn)
        session.lift_curtain()


def test_cards_that_everybody_chose_in_secret_are_open_and_no_choice_is_taken_back() -> None:
    session = every_session_of("four-rows", seed=3)
    revealed = False
    for turn in range(40):
        seat, act = next_act(session, turn)
        session.submit(act, seat)
        if isinstance(act, Choose) and session.match.report(len(session.match.moves) - 1).revealed:
            revealed = True
            assert not TakingBack(session.outlook).can_undo
        session.lift_curtain()
    assert revealed
