"""Tests that a deal makes one moment and lays the table once, so that the program paints nothing in vain."""

import pytest
from PySide6.QtWidgets import QApplication

from app.felt.scene import FeltScene
from app.session.moments import Moments
from app.session.table_session import TableSession
from app.windows.rules.page import RulesView
from engine.games import GAMES
from tests.tiers import usually_six
from tests.windows.conftest import leave, people


@pytest.fixture
def done(monkeypatch):
    """The names of the steps done since the last look."""
    found: list[str] = []

    def note(owner, name, what):
        real = getattr(owner, name)

        def noted(*args, **more):
            found.append(what)
            return real(*args, **more)

        monkeypatch.setattr(owner, name, noted)

    note(Moments, "made", "moment")
    note(TableSession, "tell", "told")
    note(FeltScene, "show_picture", "laid")
    note(RulesView, "show_game", "rules")
    return found


def deal(program, game, seats):
    program.file.change(games={game: people(game)} if seats == "people" else {})
    program.new.deal(game, 1)
    QApplication.processEvents()


@pytest.mark.parametrize("seats", ["people", "usual"])
@pytest.mark.parametrize("game", usually_six(GAMES))
def test_a_deal_makes_one_moment_and_lays_the_table_once(program, done, game, seats):
    deal(program, "full-deck", "usual")  # another game lay there before, like others
    leave(program)
    program.file.change(games={game: people(game)} if seats == "people" else {})
    done.clear()
    program.new.deal(game, 1)
    assert done == ["moment", "laid"]


@pytest.mark.parametrize("game", ["split-run", "take-6", "shout"])
def test_a_deal_on_show_lays_the_table_once_before_the_first_card_comes(program, done, game):
    deal(program, "full-deck", "usual")
    leave(program)
    program.file.change(motion="normal", games={game: people(game)})
    done.clear()
    program.new.deal(game, 1)
    assert done == ["moment", "laid"]


def test_a_whole_deal_is_announced_before_it_is_shown(program):
    program.file.change(motion="normal", speech="full")
    program.new.deal("split-run", 1)
    page = program.window.table
    assert page.felt.performing
    heard = page.felt.said
    hand = page.game.moment.picture.within("hand")
    assert hand
    assert all(piece.letters in heard for piece in hand)
    assert not page.head.turn.text(), "who begins is written when it has been seen"
    page.felt.finish_motion()
    assert page.felt.said == heard, "and nothing twice"
    assert page.head.turn.text()
