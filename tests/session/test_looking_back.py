"""Tests looking back: a player looks at an earlier position while the game may go on."""

import pytest

from app.felt.performance import length_of, paced
from app.felt.script import Doing, Script
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.match.whole_turn import first_in_a_row, share_of_turn
from app.session.table_session import TableSession
from engine.core.moves import PASS, Act, Play
from engine.core.oracle import legal_moves
from engine.core.view import view
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from tests.table import Table


@pytest.fixture
def alone() -> TableSession:
    """Returns a session of a solo game of Turnover after four moves."""
    match = Match(Header(GAMES["turnover"], (Player("Ann"),), seed=7), open_lexicon("family"))
    session = TableSession(GameChoice("turnover", (SeatChoice("Ann"),)), match)
    session.lift_curtain()
    for _ in range(4):
        assert session.submit(next(legal_moves(match.house, session.seen, 0))[0])
    return session


def test_while_an_earlier_position_is_shown_undo_takes_back_the_last_move_of_the_game(alone: TableSession) -> None:
    alone.look_at(3)
    alone.undo()
    assert alone.outlook.shown_index is None
    assert len(alone.match.moves) == 3
    alone.undo()
    assert alone.seen.table == alone.state.table
    assert len(alone.match.moves) == 2


def test_while_an_earlier_position_is_shown_redo_makes_the_undone_move_and_returns_to_the_present(
    alone: TableSession,
) -> None:
    alone.undo()
    alone.look_at(1)
    alone.redo()
    assert alone.outlook.shown_index is None
    assert len(alone.match.moves) == 4


def test_a_hint_requested_at_an_earlier_position_lays_its_play_on_the_present_table(alone: TableSession) -> None:
    act = next(legal_moves(alone.match.house, alone.seen, 0))[0]
    alone.look_at(1)
    alone.hint(act, 3)
    assert alone.outlook.shown_index is None
    assert alone.act() == act


@pytest.mark.parametrize("step", [1, 2])
def test_a_hint_requested_at_an_earlier_position_is_about_the_present_table(alone: TableSession, step: int) -> None:
    act = next(act for act, _ in legal_moves(alone.match.house, alone.seen, 0) if changes(act, len(alone.seen.table)))
    hint = alone.hint(act, step)
    alone.look_at(0)
    assert alone.hint(act, step) == hint
    assert alone.outlook.shown_index is None


@pytest.mark.parametrize("index", range(4))
def test_looking_at_an_earlier_position_does_not_change_the_verdict_on_laid_cards(
    alone: TableSession, index: int
) -> None:
    act = next(act for act, _ in legal_moves(alone.match.house, alone.seen, 0) if changes(act, len(alone.seen.table)))
    alone.drafting.lay_act(act)
    alone.tell()
    verdict, buttons = alone.moment.verdict, alone.moment.buttons
    assert verdict.state == "legal"
    alone.look_at(index)
    assert alone.act() == act
    assert (alone.moment.verdict, alone.moment.buttons) == (verdict, buttons)


def changes(act: Act, word: int) -> bool:
    """Whether this act changes the word with this number on the table."""
    return isinstance(act, Play) and word in [formula.target for formula in act.formulas]


def test_after_the_coach_has_shown_another_players_play_the_table_shows_the_viewers_own_hand_again() -> None:
    """The coach shows each turn as its player saw it."""
    players = (Player("Ann"), Player("Ben"))
    match = Match(Header(GAMES["split-run"], players, {"first": "1"}, seed=7), open_lexicon("family"))
    session = TableSession(GameChoice("split-run", (SeatChoice("Ann"), SeatChoice("Ben", "computer"))), match)
    session.lift_curtain()
    act = next(legal_moves(match.house, session.seen, 0))[0]
    assert session.submit(act)
    session.resign(1)
    session.look_at_play(1, 1, PASS)
    session.look_at_play(1, 1, PASS)
    assert session.viewer == 1
    session.look_at(1)
    assert session.viewer == 0
    session.look_at_play(1, 1, PASS)
    session.cancel()
    assert session.viewer == 0


def test_a_computers_turn_is_animated_from_the_present_position_even_during_a_look_back() -> None:
    """From the earlier position, cards would fly from places where they no longer are."""
    players = (Player("Ann"), Player("Ben"))
    match = Match(Header(GAMES["split-run"], players, {"first": "1"}, seed=7), open_lexicon("family"))
    session = TableSession(GameChoice("split-run", (SeatChoice("Ann"), SeatChoice("Ben", "computer"))), match)
    session.lift_curtain()

    def play(seat: int) -> None:
        assert session.submit(next(legal_moves(match.house, view(session.state, seat), seat))[0], seat)

    for seat in (0, 1, 0):
        play(seat)
    present = session.moment.picture
    session.look_at(1)
    play(1)
    before, *rest = session.moment.script
    assert before.doing is Doing.BEFORE
    assert [(one.key, one.zone, one.slot) for one in before.picture.pieces] == [
        (one.key, one.zone, one.slot) for one in present.pieces
    ]
    held = {piece.key for piece in session.moment.picture.within("hand")}
    assert not [key for beat in rest for key, zone in beat.came.items() if zone == "hand" and key not in held]


def test_looking_back_does_not_change_the_players_order_of_the_hand(alone: TableSession) -> None:
    alone.gestures.sort_hand()
    kept = list(alone.gestures.order_of(0))
    for index in range(4):
        alone.look_at(index)
    alone.look_at(None)
    assert list(alone.gestures.order_of(0)) == kept


def played(game: str, acts: int) -> TableSession:
    """Returns a session of a game for two after this number of acts. Ann is the viewer, and Ben is a computer
    player."""
    match = Match(Header(GAMES[game], (Player("Ann"), Player("Ben")), {"first": "2"}, seed=7), open_lexicon("family"))
    session = TableSession(GameChoice(game, (SeatChoice("Ann"), SeatChoice("Ben", "computer"))), match)
    session.lift_curtain()
    for _ in range(acts):
        seat = session.to_act[0]
        assert session.submit(next(legal_moves(match.house, view(session.state, seat), seat))[0], seat)
    return session


def lit(script: Script) -> list[tuple[str, ...]]:
    return [beat.lit for beat in script if beat.lit]


def test_showing_a_turn_again_shows_all_acts_of_the_turn_from_the_first_one() -> None:
    session = played("3-4-5", 0)
    words: list[tuple[str, ...]] = []
    while session.state.turn == 1:
        present = session.moment.picture
        seat = session.to_act[0]
        assert session.submit(next(legal_moves(session.match.house, view(session.state, seat), seat))[0], seat)
        words += lit(session.moment.script)
        if len(session.match.moves) == 1:
            first = present
    assert len(words) > 1, "several words make a turn"
    session.show_again()
    before, *rest = session.moment.script
    assert before.doing is Doing.BEFORE
    assert [piece.key for piece in before.picture.pieces] == [piece.key for piece in first.pieces]
    assert lit(tuple(rest)) == words
    assert [piece.key for piece in rest[-1].picture.pieces] == [piece.key for piece in session.moment.picture.pieces]


def test_showing_a_turn_again_takes_no_longer_than_the_first_showing() -> None:
    session = played("3-4-5", 0)
    lasted = 0.0
    while session.state.turn == 1:
        seat = session.to_act[0]
        assert session.submit(next(legal_moves(session.match.house, view(session.state, seat), seat))[0], seat)
        lasted += sum([length_of(*one) for one in paced(session.moment.script)])
    session.show_again()
    # leaves out the first step of the animation, which shows the position before the turn
    again = paced(session.moment.script)[1:]
    assert sum([length_of(*one) for one in again]) == pytest.approx(lasted)


def test_a_click_on_a_history_line_shows_only_the_act_of_that_line_again() -> None:
    session = played("3-4-5", 2)
    session.show_act_again()
    assert len(lit(session.moment.script)) == 1


def test_acts_of_one_player_that_follow_each_other_are_shown_again_together_even_across_turns() -> None:
    """In Profit & Loss the player whose play reveals the two words of a trick also lays the next word, which begins a
    turn."""
    table = Table("profit-and-loss", hands=["CATSEAAAAA", "DOGROADIII"], deck="EEEEEE", words="CAT DOG ROAD")
    match = table.do("play CAT", "play DOG", "play ROAD").match
    assert [first_in_a_row(match, index) for index in range(3)] == [0, 1, 1]


def test_in_a_solo_game_only_the_last_turn_is_shown_again(alone: TableSession) -> None:
    word = alone.match.states[-1].log[-1].words
    alone.show_again()
    (shown,) = lit(alone.moment.script)
    faces = {piece.key: piece.face for piece in alone.moment.picture.pieces}
    assert ("".join([faces[key] for key in shown]),) == word


def test_an_act_that_reveals_words_and_the_act_after_it_are_each_animated_at_full_length() -> None:
    table = Table("profit-and-loss", hands=["HORSEAAAAA", "CATEEEEEEE"], deck="IIINNNTTT", words="HORSE CAT")
    match = table.do("play HORSE", "play CAT", "take").match
    assert [share_of_turn(match, index) for index in (1, 2)] == [1.0, 1.0]
