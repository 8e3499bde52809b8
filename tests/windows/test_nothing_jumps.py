"""From the first turn to the last the felt keeps its size, whatever is said or asked around it."""

from itertools import islice

import pytest

from app.session.draft.filling import draft_for
from engine.core.moves import Choose, Place, Play
from engine.core.oracle import legal_moves
from engine.core.view import view
from tests.windows.conftest import deal

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # what only the offscreen screen says

ASKING = ("pluck-it", "four-rows", "first-base", "split-off", "ow", "starter")  # what a card is, which letter, what word


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("game", ASKING)
def test_whatever_is_asked_the_felt_keeps_its_size(program, game, size):
    page = deal(program, game, seed=7)
    program.window.resize(*size)
    session = page.sitting.session
    sizes = set()
    for _ in range(7):
        session.lift_curtain()
        settle(program)
        sizes.add((page.felt.width(), page.felt.height()))
        found = list(islice(legal_moves(session.match.house, view(session.state, session.viewer), session.viewer), 5))
        if not found:
            break
        act = next((act for act, legal in found if legal.words), found[0][0])
        if isinstance(act, Play | Choose | Place):
            session.drafting.draft = draft_for(session.bench(), act)
            session.changed.emit()
            settle(program)
            sizes.add((page.felt.width(), page.felt.height()))
        session.submit(act)
    assert len(sizes) == 1


def settle(program):
    for _ in range(3):
        program.qt.processEvents()
