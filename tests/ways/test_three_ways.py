"""Tests that dragging, clicking and keys play every game from the deal to the final page."""

from itertools import cycle

import pytest

from engine.games import CATALOG
from tests.records.examples import EXAMPLES
from tests.tiers import SIX
from tests.ways.kinds import KINDS, kinds_of
from tests.ways.playing import WAYS, Player, replayed
from tests.ways.stories import AGREED, SCENES, opened, scenes, whole_game

# In these games the tests make every act in every way: six very different games, and games with acts that no other game
# has. In the other games the acts are made by dragging, by clicking and by keys in turn.
UNLIKE = (*SIX, *"break-up positive-negative profit-and-loss starter split-off 3n-change double-cross".split())


def ways_of(game: str) -> list[tuple[str, ...]]:
    return [(way,) for way in WAYS] if game in UNLIKE else [tuple(WAYS)]


def whole_games():
    for game in [game.id for game in CATALOG]:
        for ways in ways_of(game):
            marks = () if game in SIX else pytest.mark.all
            yield pytest.param(game, ways, id=f"{game}-{'-'.join(ways)}", marks=marks)
        if game not in UNLIKE:
            yield from [pytest.param(game, (way,), id=f"{game}-{way}", marks=pytest.mark.full) for way in WAYS]


@pytest.mark.parametrize(("game", "ways"), [*whole_games()])
def test_a_player_can_play_a_game_by_dragging_or_clicking_or_keys_from_the_deal_to_the_final_page(sit_down, game, ways):
    story = whole_game(game)
    desk = sit_down(story.record)
    Player(desk, *ways).play(story.moves)
    assert desk.page.stage.currentWidget() is desk.page.final
    assert replayed(desk.page) == desk.session.state


# Scenes to leave out: other scenes and the whole games show, in every way of playing, every kind of act that these
# scenes have.
SHOWN_ELSEWHERE = (
    "a letter moved round and doubled",
    "every kind of move",
    "a wild card read anew",
    "every move permitted",
    "read anew",
    "knocked out",
)
USUAL_WAY = dict(zip((*SCENES, *AGREED), cycle(WAYS)))


def scenes_in_each_way():
    """Every scene in every way. The usual run plays each scene in one way: dragging, clicking and keys in turn."""
    for name, usual in USUAL_WAY.items():
        for way in WAYS:
            other = pytest.mark.full if name in SHOWN_ELSEWHERE else pytest.mark.all
            yield pytest.param(name, way, id=f"{name}-{way}", marks=() if way == usual else other)


@pytest.mark.parametrize(("name", "way"), [*scenes_in_each_way()])
def test_a_player_can_make_the_acts_that_do_not_occur_in_a_short_game_by_dragging_or_clicking_or_keys(
    sit_down, name, way
):
    play_scene(sit_down, name, way)


@pytest.mark.full
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_player_can_play_the_examples_of_the_record_format_by_dragging_or_clicking_or_keys(sit_down, name, way):
    play_scene(sit_down, name, way)


def play_scene(sit_down, name, way):
    story = scenes()[name]
    desk = sit_down(story.record)
    Player(desk, way).play(story.moves)
    assert replayed(desk.page) == desk.session.state


def test_the_test_games_contain_every_kind_of_act_for_dragging_and_for_clicking_and_for_keys():
    played = [(whole_game(game.id), ways) for game in CATALOG for ways in ways_of(game.id)]
    for name, usual in USUAL_WAY.items():
        played += [(scenes()[name], (way,)) for way in ((usual,) if name in SHOWN_ELSEWHERE else WAYS)]
    found: dict[str, set[str]] = {way: set() for way in WAYS}
    for story, ways in played:
        match = opened(story.record)
        for number, move in enumerate(story.moves):
            assert move.seat is not None
            found[ways[number % len(ways)]] |= kinds_of(move.act, match.state, move.seat)
            match.play(move)
    assert found == dict.fromkeys(WAYS, KINDS)
