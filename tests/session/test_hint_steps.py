"""Tests the steps of a hint. If the player takes the hint back, its steps are given again; its reason is given only
while its play is laid."""

from collections.abc import Callable

import pytest

from app.session.draft.draft import Draft
from app.session.hint_steps import HintSteps
from app.session.table_session import TableSession
from engine.coach.hints import LETTERS, WHERE, WHOLE, Hint, hint_of
from engine.core.moves import PASS, Act, Place, Play, Shout
from engine.core.oracle import legal_moves
from engine.games import GAMES
from tests.session.test_every_game import next_act, session_of


def with_words(game: str) -> tuple[TableSession, Act]:
    """Returns a session of this game in a position in which the viewer can lay a word, and an act that does so."""
    session = session_of(game, seed=5)
    for turn in range(60):
        session.lift_curtain()
        moves = legal_moves(session.match.house, session.seen, session.viewer)
        found = next((act for act, _ in moves if isinstance(act, Play | Place | Shout)), None)
        if found is not None and session.viewer in session.to_act:
            return session, found
        seat, act = next_act(session, turn)
        session.submit(act, seat)
    raise AssertionError(f"no word in {game}")


def by_esc(session: TableSession) -> None:
    session.cancel()


def by_undo(session: TableSession) -> None:
    session.undo()


def by_backspace(session: TableSession) -> None:
    session.gestures.erase()


def by_gestures(session: TableSession) -> None:
    """Takes all laid cards back by gestures. If the player has begun to choose a row, cancels this choice."""
    if not session.draft.hand_ids():
        session.gestures.recall()
    for _ in range(40):
        laid = session.draft.hand_ids()
        keys = [piece.key for piece in session.moment.picture.pieces if piece.card in laid]
        for key in keys:
            home = [target for target in session.gestures.targets(key) if target.legal and target.zone.what == "hand"]
            if home:
                session.gestures.drop(key, home[0])
                break
            session.gestures.take_back(key)
        if session.draft.hand_ids() == laid:
            return


TAKING_BACK: tuple[Callable[[TableSession], None], ...] = (by_esc, by_undo, by_backspace, by_gestures)


def whole_hint(steps: HintSteps, act: Act) -> list[tuple[int, Hint | None]]:
    """Asks for hints until the hint has laid its play; returns the number of each step with its hint."""
    given: list[tuple[int, Hint | None]] = []
    while not given or steps.step < WHOLE:
        given.append((steps.next(act), steps.step)[::-1])
    return given


@pytest.mark.parametrize("game", GAMES)
def test_after_a_player_takes_back_a_hint_its_steps_are_given_again(game: str) -> None:
    session, act = with_words(game)
    steps = HintSteps(session)
    wanted = [(step, hint_of(act, session.seen).up_to(step)) for step in (WHERE, LETTERS, WHOLE)]
    assert whole_hint(steps, act) == wanted
    laid = session.draft
    assert not laid.is_empty
    for take_back in TAKING_BACK:
        assert steps.next(act) is None, "while the play is laid only its reason remains to be given"
        assert session.draft == laid
        take_back(session)
        assert session.draft != laid, take_back.__name__
        assert whole_hint(steps, act) == wanted, take_back.__name__
        assert session.draft == laid
    assert steps.next(act) is None


@pytest.mark.parametrize("game", GAMES)
def test_undo_after_a_hint_restores_the_cards_that_were_laid_before_the_hint(game: str) -> None:
    session, act = with_words(game)
    found = lay_one_card(session)
    whole_hint(HintSteps(session), act)
    hinted = session.draft
    assert hinted != found
    session.undo()
    assert (session.draft, session.moment.typed, session.moment.ghosts) == (found, "", None)
    session.undo()
    assert session.draft == Draft(way=found.way)


def lay_one_card(session: TableSession) -> Draft:
    """Lays the first hand card that can be laid; returns the draft."""
    for piece in session.moment.picture.pieces:
        for target in session.gestures.targets(piece.key):
            if target.legal and target.zone.what != "hand":
                session.gestures.drop(piece.key, target)
                if not session.draft.is_empty:
                    return session.draft
    raise AssertionError("no card goes anywhere")


def test_undo_after_a_hint_restores_the_typed_cards_that_the_hint_replaced() -> None:
    session, act = with_words("split-run")
    session.gestures.type_letter(session.seen.seats[session.viewer].hand[0].face)
    typed = session.draft
    assert not typed.is_empty
    whole_hint(HintSteps(session), act)
    session.undo()
    assert session.draft == typed


def test_a_hint_that_lays_no_cards_is_followed_by_its_reason_and_then_begins_again() -> None:
    session = session_of("5-up", seed=5)
    steps = HintSteps(session)
    for _ in range(2):
        assert steps.next(PASS) == Hint("pass")
        assert steps.next(PASS) is None
    assert session.draft.is_empty


def test_a_hint_begins_again_with_its_first_step_if_an_earlier_position_hides_the_laid_play() -> None:
    session, act = with_words("split-run")
    session.submit(act)
    session.lift_curtain()
    act = next(act for act, _ in legal_moves(session.match.house, session.seen, session.viewer) if act.verb == "play")
    steps = HintSteps(session)
    whole_hint(steps, act)
    session.look_at(0)
    hint = steps.next(act)
    assert hint is not None
    assert (steps.step, session.outlook.shown_index) == (WHERE, None)


def test_a_new_hint_begins_with_its_first_step() -> None:
    session, act = with_words("split-run")
    steps = HintSteps(session)
    whole_hint(steps, act)
    assert steps.next(PASS) == Hint("pass")
    assert (steps.next(act), steps.step) == (hint_of(act, session.seen).up_to(WHERE), WHERE)
