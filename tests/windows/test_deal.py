"""Tests that a deal makes one moment and lays the table once, so that the program paints nothing in vain."""

import pytest
from PySide6.QtWidgets import QApplication

from app.felt.scene import FeltScene
from app.session.moments import Moments
from app.session.table_session import TableSession
from app.windows.rules.page import RulesView
from engine.games import GAMES
from tests.tiers import usually_six
from tests.windows.conftest import leave, people, settle
from tests.windows.test_table import first_act


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


@pytest.mark.parametrize(
    ("change", "times"), [({"text_size": 125}, 3), ({"mode": "light"}, 1), ({"felt": "plum"}, 1)], ids=str
)
def test_another_look_lays_the_table_once_and_larger_letters_only_as_the_bars_get_their_room(
    program, done, change, times
):
    """With larger letters the felt gets another size several times while the bars fold."""
    deal(program, "four-rows", "people")
    settle(program)
    done.clear()
    program.file.change(**change)
    settle(program)
    assert done.count("laid") == times


def test_a_way_to_the_table_and_back_draws_the_rules_of_the_gallery_no_more(program, monkeypatch):
    """Not even if the look changes there; the gallery draws them when it shows again."""
    gallery = program.window.gallery
    gallery.choose("ow")  # the rules show once a player has turned to another game
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
    rules.fit()  # as it does a moment after its width has changed
    shown = rules.toHtml()
    rules.wear(rules.theme)
    assert rules.toHtml() == shown, "in the look of now"


def test_an_act_lays_the_table_once(program, done):
    """In a narrow window the bar above the felt has two lines for a moment while it folds."""
    program.window.resize(800, 800)
    deal(program, "four-rows", "usual")
    session = program.window.table.running.session
    settle(program)
    done.clear()
    session.submit(first_act(session))
    assert done.count("laid") == 1


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
