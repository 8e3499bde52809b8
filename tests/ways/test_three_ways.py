"""Every game is played from the deal to the final page by dragging, by clicking, and by keys."""

import pytest

from engine.games import CATALOG
from tests.records.examples import EXAMPLES
from tests.ways.playing import WAYS, Player, replayed
from tests.ways.stories import AGREED, scenes, whole_game

# What Qt's platform without a screen cannot do is said by it, not by the program.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", [game.id for game in CATALOG])
def test_a_game_is_played_from_the_deal_to_the_final_page(sit_down, game, way):
    story = whole_game(game)
    desk = sit_down(story.record)
    Player(desk, way).play(story.moves)
    assert desk.page.stage.currentWidget() is desk.page.final
    assert replayed(desk.page.sitting.path) == desk.session.state


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", [*EXAMPLES, *AGREED])
def test_a_scene_is_played(sit_down, name, way):
    story = scenes()[name]
    desk = sit_down(story.record)
    Player(desk, way).play(story.moves)
    assert replayed(desk.page.sitting.path) == desk.session.state
