"""Tests that a player can type every play of every story: a few presses of Tab lead to the intended way of laying
it."""

from itertools import chain, islice

import pytest

from app.session.draft.ways_to_type import ways_to_lay
from engine.core.moves import Move, Play, Shout
from engine.core.oracle import judge
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import CATALOG
from tests.records.examples import EXAMPLES
from tests.tiers import usually_six
from tests.ways.by_keys import words_of
from tests.ways.playing import outcome_of
from tests.ways.stories import AGREED, SCENES, Story, opened, scenes, whole_game

OFTEN = 15  # the maximum number of presses of Tab for one play


@pytest.mark.parametrize("game", usually_six(game.id for game in CATALOG))
def test_a_player_can_type_the_plays_of_a_game(game):
    plays_can_be_typed(whole_game(game))


@pytest.mark.parametrize("name", [*EXAMPLES, *SCENES, *AGREED])
def test_a_player_can_type_the_plays_that_do_not_occur_in_a_short_game(name):
    plays_can_be_typed(scenes()[name])


def plays_can_be_typed(story: Story) -> None:
    match = opened(story.record)
    house = match.house
    for act, seat, *_ in story.moves:
        if isinstance(act, Play | Shout):
            assert seat is not None
            seen, typed = view(match.state, seat), " ".join(words_of(act))
            ways = islice(chain.from_iterable(ways_to_lay(house, seen, seat, typed)), OFTEN)
            verdicts = [judge(house, match.state, Move(way, seat)) for way in (act, *ways)]
            wanted, *found = [outcome_of(verdict.state) for verdict in verdicts if isinstance(verdict, Legal)]
            assert wanted in found, typed
        match.play(Move(act, seat))
