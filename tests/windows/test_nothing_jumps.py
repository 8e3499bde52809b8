"""From the first turn to the last felt and rack keep their places, whatever is said or asked around them."""

from itertools import islice

import pytest

from app.session.draft.filling import draft_for
from engine.core.moves import Choose, Place, Play
from engine.core.oracle import legal_moves
from engine.core.view import view
from tests.windows.conftest import deal, settle

ASKING = (
    "pluck-it",
    "four-rows",
    "first-base",
    "split-off",
    "ow",
    "starter",
)  # what a card is, which letter, what word


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("game", ASKING)
def test_whatever_is_asked_felt_and_rack_keep_their_places(program, game, size):
    page = deal(program, game, seed=7)
    program.window.resize(*size)
    session = page.running.session
    sizes = set()
    for _ in range(7):
        session.lift_curtain()
        settle(program)
        sizes.add(places(page))
        found = list(islice(legal_moves(session.match.house, view(session.state, session.viewer), session.viewer), 5))
        if not found:
            break
        act = next((act for act, legal in found if legal.words), found[0][0])
        if isinstance(act, Play | Choose | Place):
            session.drafting.draft = draft_for(session.bench(), act)
            session.tell()
            settle(program)
            sizes.add(places(page))
        session.submit(act)
    assert len(sizes) == 1


@pytest.mark.parametrize("game", ASKING)
def test_what_is_asked_lies_on_the_felt_and_covers_no_card(program, game):
    page = deal(program, game, seed=7)
    session = page.running.session
    asked = 0
    for size in ((1280, 800), (900, 600)):
        program.window.resize(*size)
        for _ in range(6):
            session.lift_curtain()
            seen = view(session.state, session.viewer)
            act = next((act for act, _ in legal_moves(session.match.house, seen, session.viewer)), None)
            if act is None:
                break
            if isinstance(act, Play | Choose | Place):
                session.drafting.draft = draft_for(session.bench(), act)
                session.tell()
            settle(program)
            if page.choices.isVisible():
                asked += 1
                plate = page.choices.geometry()
                assert page.felt.geometry().contains(plate)
                assert plate.height() >= page.choices.minimumSizeHint().height()
                for place in page.felt.cloth.placements.zones.values():
                    assert place.rect.bottom <= plate.y() - page.felt.y()
            session.submit(act)
    assert asked
    session.pause(True)
    settle(program)
    assert not page.choices.isVisible()


def places(page):
    rack = page.felt.cloth.placements.zones.get("hand")
    return page.felt.width(), page.felt.height(), rack and rack.rect
