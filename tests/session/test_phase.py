"""Tests the phase of a table, such as dealing, playing or over, which decides which widgets are visible. It depends
only on the state for display and on what the stage, the middle of the page, shows."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from app.felt.script import Beat, Doing
from app.session.phase import Phase
from app.session.table_session import TableSession
from app.windows.table.phases import SHOWS
from tests.session.test_every_game import next_act, session_of


def veiled(session: TableSession) -> None:
    session.outlook.veiled = True
    session.tell()


def lifted(session: TableSession) -> None:
    session.lift_curtain()


def typed(session: TableSession) -> None:
    session.lift_curtain()
    session.gestures.type_letter(session.seen.seats[session.viewer].hand[0].face)


def played(session: TableSession) -> None:
    session.lift_curtain()
    seat, act = next_act(session, 0)
    session.submit(act, seat)
    session.lift_curtain()


def looked_back(session: TableSession) -> None:
    played(session)
    session.look_at(0)


def looked_back_and_paused(session: TableSession) -> None:
    looked_back(session)
    session.pause(True)


def paused(session: TableSession) -> None:
    session.lift_curtain()
    session.pause(True)


def resigned(session: TableSession) -> None:
    played(session)
    session.resign(session.viewer)


def filmed_after_the_end(session: TableSession) -> None:
    resigned(session)
    session.look_at(len(session.match.moves))


PHASES: tuple[tuple[Callable[[TableSession], None], Phase], ...] = (
    (veiled, Phase.HIDDEN),
    (lifted, Phase.RESTING),
    (typed, Phase.LAYING),
    (played, Phase.RESTING),
    (looked_back, Phase.FILM),
    (looked_back_and_paused, Phase.FILM),
    (paused, Phase.HIDDEN),
    (resigned, Phase.OVER),
    (filmed_after_the_end, Phase.FILM),
)


@pytest.mark.parametrize(("do", "phase"), PHASES)
def test_a_display_state_names_the_phase_of_its_table_after_the_animation(
    do: Callable[[TableSession], None], phase: Phase
) -> None:
    session = session_of("split-run", seed=5)
    do(session)
    moment = session.moment
    assert moment.phase is phase
    assert moment.phase_now(performing=False, reached=False) is phase
    reached = phase if phase is Phase.FILM else Phase.LESSON
    assert moment.phase_now(performing=False, reached=reached is not phase) is reached


def test_while_an_animation_runs_the_phase_of_the_table_is_dealing_or_performing() -> None:
    session = session_of("split-run", seed=5)
    session.deal_out()
    assert session.moment.phase_now(performing=True, reached=False) is Phase.DEALT
    played(session)
    session.show_again()
    assert session.moment.script
    assert session.moment.phase_now(performing=True, reached=True) is Phase.PERFORMING


def test_in_shout_the_phase_of_the_table_does_not_change_while_a_dealt_card_moves() -> None:
    session = session_of("shout", seed=5)
    session.lift_curtain()
    card = (Beat(Doing.DRAW, session.moment.picture),)
    dealt_for_all = replace(session.moment, script=card)
    assert dealt_for_all.phase_now(performing=True, reached=False) is session.moment.phase
    called = replace(session.moment, acts=1, script=(*card, Beat(Doing.SHOW, session.moment.picture)))
    assert called.phase_now(performing=True, reached=False) is Phase.PERFORMING


def test_the_list_of_visible_widgets_has_a_line_for_every_phase() -> None:
    assert set(SHOWS) == set(Phase)
    assert {phase for phase, shows in SHOWS.items() if shows.waits} == {Phase.DEALT, Phase.PERFORMING}
