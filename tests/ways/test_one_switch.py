"""Every game is played from the deal to the final page by one switch, and every kind of act can be done with it."""

import pytest

from engine.games import CATALOG
from tests.ways.by_switch import Switch
from tests.ways.playing import Player, replayed
from tests.ways.stories import AGREED, SCENES, scenes, whole_game

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
# Words that are changed, covered and cut; rows; buzzers; cards taken from piles; a word named letter by letter.
WHOLE = ("split-run", "four-rows", "shout", "last-man-standing", "full-deck")


@pytest.fixture(scope="module", autouse=True)
def switch(program):
    """The pace is so slow that only the test goes on."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.windows.scanning.scanner.DEAD", 0.0)
        program.file.change(switches="one", scan_pace=4500)
        ready: list[bool] = []
        program.loading.when_ready(lambda: ready.append(True))
        while not ready:
            program.qt.processEvents()
        yield
        program.file.change(switches="none")


def played(sit_down, story):
    desk = sit_down(story.record)
    player = Player(desk, "keys")
    player.hands = Switch(desk)
    player.play(story.moves)
    assert replayed(desk.page) == desk.session.state
    return desk


@pytest.mark.parametrize("game", WHOLE)
def test_a_game_is_played_from_the_deal_to_the_final_page_by_one_switch(sit_down, game):
    desk = played(sit_down, whole_game(game))
    assert desk.page.stage.currentWidget() is desk.page.final


@pytest.mark.full
@pytest.mark.parametrize("game", [game.id for game in CATALOG if game.id not in WHOLE])
def test_every_other_game_is_played_to_its_end_by_one_switch(sit_down, game):
    desk = played(sit_down, whole_game(game))
    assert desk.page.stage.currentWidget() is desk.page.final


@pytest.mark.parametrize("name", [*SCENES, *AGREED])
def test_what_no_short_deal_shows_is_played_by_one_switch(sit_down, name):
    played(sit_down, scenes()[name])
