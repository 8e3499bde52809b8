"""Every game is played from the deal to the final page by dragging, by clicking, and by keys."""

import pytest

from engine.games import CATALOG
from tests.records.examples import EXAMPLES
from tests.tiers import usually_six
from tests.ways.kinds import KINDS, kinds_of
from tests.ways.playing import WAYS, Player, replayed
from tests.ways.stories import AGREED, SCENES, always_played, opened, scenes, whole_game

# What Qt's platform without a screen cannot do is said by it, not by the program.


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", usually_six(game.id for game in CATALOG))
def test_a_game_is_played_from_the_deal_to_the_final_page(sit_down, game, way):
    story = whole_game(game)
    desk = sit_down(story.record)
    Player(desk, way).play(story.moves)
    assert desk.page.stage.currentWidget() is desk.page.final
    assert replayed(desk.page) == desk.session.state


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", [*SCENES, *AGREED])
def test_what_no_short_deal_shows_is_played(sit_down, name, way):
    play_scene(sit_down, name, way)


@pytest.mark.full
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_the_record_format_are_played(sit_down, name, way):
    play_scene(sit_down, name, way)


def play_scene(sit_down, name, way):
    story = scenes()[name]
    desk = sit_down(story.record)
    Player(desk, way).play(story.moves)
    assert replayed(desk.page) == desk.session.state


def test_every_kind_of_act_is_played():
    """Each story is played by every way, so a kind that is in one of them is exercised three times."""
    found = set()
    for story in always_played():
        match = opened(story.record)
        for move in story.moves:
            assert move.seat is not None
            found |= kinds_of(move.act, match.state, move.seat)
            match.play(move)
    assert found == KINDS
