"""Tests a game from one start to the next, with a real window, a window manager, a mouse and a keyboard."""

import json
import shutil
import time

import pytest

from engine.core.moves import OVER, Move, Play
from engine.core.oracle import legal_moves
from tests.e2e.screen import BothDesks, Screen, Wordfelt, missing, wait_for
from tests.ways.playing import Player
from tests.ways.window import Desk, settle
from tests.windows.conftest import folders, start  # noqa: F401

SETTINGS = {
    "motion": "none",
    "sound": False,
    "mode": "dark",
    "games": {"split-run": {"seats": [{"name": "Ann"}, {"name": "Ben"}]}},
}
DEAL_CODE = "1"  # a deal in which the first hand can lay a word and the second an overlay

pytestmark = [
    pytest.mark.own_program,
    pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}"),
]


@pytest.fixture
def screen():
    screen = Screen()
    try:
        if not screen.holds_qt():
            pytest.skip("Qt lacks the system's libraries for a screen")
        yield screen
    finally:
        screen.close()


@pytest.fixture
def on_screen(screen, tmp_path):
    """Starts the program on the screen, each time with the same folders."""
    folder = tmp_path / "real"
    (folder / "config").mkdir(parents=True)
    (folder / "config" / "settings.json").write_text(json.dumps(SETTINGS), "utf-8")
    started: list[Wordfelt] = []

    def starting() -> Wordfelt:
        started.append(Wordfelt(screen, folder))
        return started[-1]

    yield starting
    for program in started:
        program.process.kill()
        program.process.wait()
    assert not (folder / "stderr").read_text("utf-8")


def first(session, wanted) -> Move:
    """The first legal play that `wanted` accepts, for the seat on turn."""
    state = session.state
    found = (act for act, legal in legal_moves(session.match.house, state, state.actor) if legal.words and wanted(act))
    return Move(next(act for act in found if isinstance(act, Play)), state.actor)


def kinds(act) -> list[str]:
    return [cell.kind for formula in act.formulas for part in formula.parts for cell in part]


def games_are_shown(program) -> bool:
    settle()
    return bool(program.window.gallery.strip.stops)


def on_the_table(program) -> bool:
    settle()
    return program.window.table is not None and program.window.table.running is not None


def test_a_player_can_deal_and_play_and_leave_a_game_and_resume_it_after_a_restart(on_screen, start, tmp_path):  # noqa: F811
    real, program = on_screen(), start(motion="none")
    real.drag([Desk.middle_of(program, program.window.gallery.search)])
    real.keys(*"split", "space", *"run", "ctrl+Return")
    # Goes from the first field of the sheet back to the field of the deal code.
    real.keys(*["shift+Tab"] * 3, DEAL_CODE, "Return")
    wait_for("the deal", lambda: real.records)
    record = real.records[0]
    copy = tmp_path / "copy.wordfelt"
    shutil.copy(record, copy)
    program.waiting.open(copy)
    # Waits, because a thread must first load the modules that read records.
    wait_for("the copy", lambda: on_the_table(program))
    desk = BothDesks(program, real)
    player = Player(desk, "drag")

    player.move(first(desk.session, lambda act: True))  # drags the cards of a word to the strip, one by one
    wait_for("the first word", lambda: desk.agree(record, 1))
    # Uncovers the hand, then lays a card over another card.
    player.move(first(desk.session, lambda act: OVER in kinds(act)))
    wait_for("the overlay", lambda: desk.agree(record, 2))

    assert real.quit() == 0
    real = desk.real = on_screen()  # starts the program a second time
    desk.program.leave_table()
    wait_for("the games in progress", lambda: games_are_shown(desk.program))  # waits, because a worker reads the games
    go_on = desk.window.gallery.strip.stops[0]
    at = desk.middle_of(go_on)
    lock = record.with_name(f"{record.name}.lock")
    assert not lock.exists()

    def opened() -> bool:
        """Clicks on the card of the game in progress in the gallery, and waits until the game is open. The card appears
        only once the game is read, and a second click too early would deal another game."""
        real.drag([at])
        time.sleep(2)
        return bool(lock.exists())

    wait_for("the game being open again", opened)
    Desk.click(desk, at)  # repeats the click in the test's own program
    player.move(first(desk.session, lambda act: True))
    wait_for("the third move", lambda: desk.agree(record, 3))
    assert real.quit() == 0
