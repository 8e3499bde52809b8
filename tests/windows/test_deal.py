"""Tests that a deal computes the state to display and the layout of the table only once, because each additional layout
would be painted for nothing."""

from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from app.felt.scene import FeltScene
from app.session.moments import Moments
from app.session.table_session import TableSession
from app.windows.rules.page import RulesView
from engine.games import GAMES
from tests.tiers import SIX
from tests.windows.conftest import leave, people, settle
from tests.windows.test_table import first_act


@pytest.fixture
def done(monkeypatch):
    """Records what the program does: "moment" when it makes a new state to display, "laid" when it makes a new layout
    of the table."""
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


def tables():
    """Yields the games to deal, each with the seats: people at all seats, or the usual seats, a person and a computer.
    The usual run deals only the six sample games; --all adds the other games with people, and --full adds them with the
    usual seats."""
    yield from product(SIX, ("people", "usual"))
    for game in [game for game in GAMES if game not in SIX]:
        yield pytest.param(game, "people", marks=pytest.mark.all)
        yield pytest.param(game, "usual", marks=pytest.mark.full)


@pytest.mark.parametrize(("game", "seats"), [*tables()])
def test_a_deal_computes_the_display_state_once_and_lays_the_table_out_once(program, done, game, seats):
    deal(program, "full-deck", "usual")  # puts another game on the table before the deal that this test checks
    leave(program)
    program.file.change(games={game: people(game)} if seats == "people" else {})
    done.clear()
    program.new.deal(game, 1)
    assert done == ["moment", "laid"]


@pytest.mark.parametrize("game", ["split-run", "take-6", "shout"])
def test_an_animated_deal_lays_the_table_out_once_before_the_first_card_moves(program, done, game):
    deal(program, "full-deck", "usual")
    leave(program)
    program.file.change(motion="normal", games={game: people(game)})
    done.clear()
    program.new.deal(game, 1)
    assert done == ["moment", "laid"]


@pytest.mark.parametrize(
    ("change", "times"), [({"text_size": 125}, 3), ({"mode": "light"}, 1), ({"felt": "plum"}, 1)], ids=str
)
def test_a_new_look_lays_the_table_out_once_and_larger_letters_do_so_once_for_each_new_size_of_the_felt(
    program, done, change, times
):
    """With larger letters the felt changes its size several times, because the bars around it rearrange their
    contents."""
    deal(program, "four-rows", "people")
    settle(program)
    done.clear()
    program.file.change(**change)
    settle(program)
    assert done.count("laid") == times


def test_the_gallery_does_not_draw_the_rules_again_after_a_game_at_the_table(program, monkeypatch):
    """If the look has changed during the game, the gallery draws the rules again when it reappears."""
    gallery = program.window.gallery
    gallery.choose("ow")  # chooses a game, because the gallery shows rules only for a chosen game
    gallery.choose("four-rows")
    settle(program)
    deal(program, "four-rows", "people")
    leave(program)
    settle(program)
    rules = gallery.rules
    drawn: list[object] = []
    monkeypatch.setattr("app.windows.rules.page.give_air", drawn.append)
    deal(program, "four-rows", "people")
    leave(program)
    settle(program)
    assert not drawn
    deal(program, "four-rows", "people")
    program.file.change(text_size=125)
    settle(program)
    assert not drawn
    leave(program)
    settle(program)
    assert drawn
    rules.fit()  # does now what the rules page otherwise does a moment after its width has changed
    shown = rules.toHtml()
    rules.wear(rules.theme)
    assert rules.toHtml() == shown, "the rules are drawn in the current look"


def test_an_act_lays_the_table_out_once(program, done):
    """The act makes only one layout even in a narrow window, where the bar above the felt has two lines for a
    moment."""
    program.window.resize(800, 800)
    deal(program, "four-rows", "usual")
    session = program.window.table.running.session
    settle(program)
    done.clear()
    session.submit(first_act(session))
    assert done.count("laid") == 1


def test_the_program_announces_the_dealt_hand_before_it_animates_the_deal(program):
    program.file.change(motion="normal", speech="full")
    program.new.deal("split-run", 1)
    page = program.window.table
    assert page.felt.performing
    heard = page.felt.said
    hand = page.game.moment.picture.within("hand")
    assert hand
    assert all(piece.letters in heard for piece in hand)
    assert not page.head.turn.text(), "the first player is named after the animation of the draw"
    page.felt.finish_motion()
    assert page.felt.said == heard, "nothing is announced twice"
    assert page.head.turn.text()
