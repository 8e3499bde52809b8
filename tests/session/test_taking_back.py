"""Tests which acts a player can take back, and which data are deleted together with an act."""

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
    """Everything in a session that a player's act can change, for comparison."""
    outlook = session.outlook
    shown = outlook.shown_index, outlook.shown_verb, outlook.films, outlook.viewer, outlook.veiled, outlook.opened
    return session.state, tuple(session.match.moves), tuple(session.undone), session.draft, shown


def test_nothing_can_be_undone_after_a_game_was_counted_or_while_it_is_watched_or_paused() -> None:
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


def test_in_a_practice_game_a_pass_is_undone_like_any_other_act() -> None:
    """In practice games, computer players do not wait before they answer a pass."""
    session = session_of("5-up", ("human", "computer"), NOTHING_TO_DRAW)
    session.submit(PASS)
    before = session.can_undo_pass
    session.agree(("", ""), practice=True, first=False)
    assert "undo" in session.moment.can
    assert (before, session.can_undo_pass) == (True, False)
    session.undo()
    assert not session.match.moves


def test_undoing_a_move_deletes_the_reason_that_a_computer_player_gave_for_the_move() -> None:
    session = session_of("first-base", ("human",))
    session.submit(trade(session), 0, Reason("trade-for-more"))
    assert list(session.log.whys) == [1]
    session.undo()
    session.submit(trade(session, 1))
    assert session.log.whys == {}


def test_after_a_new_move_the_undone_moves_can_no_longer_be_redone() -> None:
    session = session_of("first-base", ("human",))
    session.submit(trade(session))
    session.undo()
    session.submit(trade(session, 1))
    before = whole(session)
    session.redo()
    assert whole(session) == before
    assert session.undone == []


def test_before_the_end_no_player_can_see_the_best_play_of_another_seat() -> None:
    session = session_of("5-up", ("human", "computer"), NOTHING_TO_DRAW)
    session.submit(PASS)
    before = whole(session)
    session.look_at_play(0, 1, PASS)
    assert whole(session) == before


def test_the_cards_of_an_act_are_not_highlighted_while_the_curtain_hides_the_hands() -> None:
    session = session_of("starter", ("human", "computer"))
    session.submit(next(act for act, _ in legal_moves(session.match.house, session.state, 0)))
    assert session.cards_of_act(1)
    session.outlook.veiled = True
    assert session.cards_of_act(1) == ()


def test_a_hint_that_is_shown_again_counts_only_once() -> None:
    session = session_of("5-up", ("human", "computer"), NOTHING_TO_DRAW)
    for about in ("one", "one", "two", "two"):
        session.log.help_asked(0, about)
    assert session.log.helps == {(0, 0): 2}


def with_a_word_that_can_be_challenged() -> tuple[TableSession, History]:
    """A session in which a computer player's word can still be challenged, and its history."""
    kites = Setup(first=1, hands=(tuple("KITESRN"), tuple("RAINSOL")), deck=tuple("AEIOUAEIOU"))
    seats = (SeatChoice("Bo", "computer"), SeatChoice("Ann"))
    header = Header(GAMES["5-up"], (Player("Bo"), Player("Ann")), {"first": "1", "words": "challenge"}, 7, kites)
    session = TableSession(GameChoice("5-up", seats), Match(header, open_lexicon("family")))
    session.submit(read_move("play KITES", header.game.deck).act, 0, Reason("best-now"))
    return session, session.log


def test_while_a_computers_word_can_be_challenged_neither_its_reason_nor_its_meaning_is_shown() -> None:
    session, log = with_a_word_that_can_be_challenged()
    assert session.state.pending is not None
    assert session.state.pending.entry < len(session.state.log)
    assert session.state.turn != session.state.log[0].turn
    assert [line.why for line in log.lines(session.seen.log)] == [None]
    assert words_to_ask(session.moment) == ()
    session.submit(PASS, 1)
    assert [session.state.pending] == [None]
    assert log.lines(session.seen.log)[0].why == Reason("best-now")
    assert words_to_ask(session.moment) == ("KITES",)


def test_a_film_marks_best_words_only_if_the_game_has_several_words() -> None:
    session, _ = with_a_word_that_can_be_challenged()
    lines = [HistoryLine(number, number, 0, PASS, ("CAT",), number) for number in range(1, 6)]
    for count, best in ((1, []), (2, [2]), (3, [3]), (4, [3, 4]), (5, [4, 5])):
        marks = marks_of(session.match, lines[:count])
        assert [mark.index for mark in marks if mark.kind == BEST] == best


def in_sight(state: State, seat: int) -> set[int]:
    """The ids of all cards whose faces the player at this seat can see."""
    seen = view(state, seat)
    cards = [card for place in seen.seats for held in (place.hand, place.won, place.committed) for card in held]
    cards += [card for word in seen.table for card in word.cards]
    cards += [*seen.dead, *seen.row, *[card for pile in seen.piles for card in pile]]
    cards += [seen.turned] if seen.turned is not None else []
    return {card.id for card in cards if card.face}


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_in_a_game_of_several_people_undo_does_not_take_back_an_act_that_showed_new_cards(game: str) -> None:
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


def test_undo_does_not_take_back_a_secret_choice_after_all_choices_were_revealed() -> None:
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
