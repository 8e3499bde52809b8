"""Tests whole games among computer players of all levels: every game ends, every act is legal, and every reason that a
player gives is true.

A match raises an exception for an illegal act, so every act of a finished game was legal.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from engine.core.moves import Act, Move, Play
from engine.core.oracle import expects, judge
from engine.core.rulebook import Game, House
from engine.core.shuffle import below, dice_from
from engine.core.state import State
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players import whole_games
from engine.players.computer import challenge, choose
from engine.players.lay_or_not import LITTLE
from engine.players.levels import LEVELS, TEMPERAMENTS, Level
from engine.players.plan import REASONS, Plan
from engine.players.value import at_the_end, kept_value
from engine.players.whole_games import MOST_MOVES, Sitter, next_act, play_out
from tests.players.other_hidden_cards import with_other_hidden_cards

NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal")
LAYS = ("play", "place", "salvage", "restart")
MANY = 100  # the number of games in the long run, for every game and variation
# The levels in these games. The grandmaster thinks less than usual, to save time.
SEATED = (*LEVELS[:-1], replace(LEVELS[-1], effort=1000))
ASKED = 12  # the long run repeats every twelfth decision with other hidden cards

# For each reason, the verbs of the acts for which a computer player may give it.
VERBS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("good-hand", "little-for-next", "stuck-next", "sees-on"), LAYS),
    **dict.fromkeys([f"likes-{temperament.likes}" for temperament in TEMPERAMENTS.values()], LAYS),
    **dict.fromkeys(("goes-out", "few-left", "goes-on", "most-cards", "bluff"), LAYS),
    "trade-worst": ("trade", "discard"),
    "not-worth": ("pass",),
    "stop": ("stop",),
    "ask-likely": ("request",),
    "ask-worth": ("request",),
    "take-worth": ("take",),
    "many-places": ("choose",),
    "hard-card": ("choose",),
    "as-supposed": ("choose",),
    "not-sure": ("challenge", "doubt"),
    "not-known": ("challenge", "doubt"),
    "let-pass": ("accept",),
}


def ways(game: Game) -> list[Mapping[str, Any]]:
    return [{}, *[variation.options for variation in game.variations]]


def judging(game: Game) -> tuple[str, ...]:
    return next(tuple(map(str, option.choices)) for option in game.options if option.key == "words")


def made_distinct(game: Game, number: int) -> str:
    return game.id if not number else f"{game.id} {game.variations[number - 1].name}"


WAYS = [
    pytest.param(game, way, id=made_distinct(game, n), marks=[pytest.mark.all] if n else [])
    for game in CATALOG
    for n, way in enumerate(ways(game))
]


def played(game: Game, way: Mapping[str, Any], seed: int, *, most: int) -> Match:
    """Plays a whole game of at most `most` players. The seed determines the number of players, their levels and
    temperaments, and how words are judged."""
    low, high = game.seats
    dice, players = below(min(high, most) - low + 1, dice_from(seed))
    sitters = []
    for _ in range(low + players):
        dice, level = below(len(LEVELS), dice)
        dice, temperament = below(len(TEMPERAMENTS), dice)
        sitters.append(Sitter(SEATED[level], list(TEMPERAMENTS.values())[temperament]))
    options = {"words": judging(game)[seed % len(judging(game))], **way}
    names = tuple([Player(name) for name in NAMES[: low + players]])
    match = Match(Header(game, names, options, seed), open_lexicon("standard"))
    play_out(match, tuple(sitters), seed)
    return match


@pytest.fixture
def reasons_are_true(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks, during the games of a test, the reason of every move and challenge that a computer player chooses."""

    def watched(ask: Callable[..., Plan | None]) -> Callable[..., Plan | None]:
        def asked(seen: State, house: House, seat: int, dice: int, **how: Any) -> Plan | None:
            plan = ask(seen, house, seat, dice, **how)
            if plan is not None and plan.act is not None:
                is_true(seen, house, seat, plan, how["level"])
            return plan

        return asked

    monkeypatch.setattr(whole_games, "choose", watched(choose))
    monkeypatch.setattr(whole_games, "challenge", watched(challenge))


@pytest.fixture
def decisions_ignore_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks, during the games of a test, that a player's decision stays the same if hidden cards are exchanged."""
    turns = count()

    def watched(match: Match, sitters: tuple[Sitter, ...], dice: int) -> tuple[int, Act]:
        asked = next(turns) % ASKED == 0
        for seat in match.state.playing:
            tables = (match.state, with_other_hidden_cards(match.state, seat))
            seen, otherwise = [view(state, seat) for state in tables]
            assert seen == otherwise
            if asked and seat in expects(match.house, match.state)[0]:
                plan = planned(sitters[seat], seen, match.house, seat, dice)
                house = replace(match.house, seed=match.house.seed + 1)
                assert planned(sitters[seat], otherwise, house, seat, dice) == plan
        return next_act(match, sitters, dice)

    monkeypatch.setattr(whole_games, "next_act", watched)


def planned(sitter: Sitter, seen: State, house: House, seat: int, dice: int) -> Plan:
    return choose(seen, house, seat, dice, level=sitter.level, temperament=sitter.temperament)


def is_true(seen: State, house: House, seat: int, plan: Plan, level: Level) -> None:
    """Checks the reason of a plan, if it has one. The reason must have a text, must fit the kind of act, and must be
    true in this position."""
    assert plan.act is not None
    if not plan.why:
        return
    assert REASONS[plan.why].format_map(plan.facts)
    assert plan.act.verb in VERBS[plan.why]
    words = house.words.within(level.known)  # type: ignore[attr-defined]
    if plan.why in ("not-known", "let-pass"):
        assert not words.has(plan.facts["word"])
    elif plan.why == "as-supposed":
        assert level.replies
    elif plan.why == "trade-worst":
        assert "play" in house.book.verbs(house, seen, seat)
    elif plan.why == "stop":
        assert seen.turned is not None
    elif plan.why in ("ask-likely", "ask-worth"):
        hand = [card.face for card in seen.seats[seat].hand]
        assert list(words.re_arrangements([plan.facts["card"]], hand, hand_min=0))
    if isinstance(plan.act, Play):
        legal = judge(house, seen, Move(plan.act, seat))
        assert isinstance(legal, Legal)
        assert plan.facts["word"]
        laid = len([token for formula in plan.act.formulas for part in formula.parts for token in part if token.hand])
        if plan.why == "goes-out":
            assert laid == len(seen.seats[seat].hand)
            assert not seen.deck
        if plan.why in ("goes-on", "sees-on"):
            assert legal.state.actor == seat
        if plan.why == "good-hand":
            assert kept_value(seen, legal.state, seat) > 0
        if plan.why == "few-left":
            assert at_the_end(house, legal.state, seat) >= -LITTLE
        if plan.why in ("little-for-next", "stuck-next"):
            assert legal.state.actor != seat


def test_the_tests_list_the_possible_acts_for_every_reason_that_a_computer_player_can_give() -> None:
    assert VERBS.keys() == REASONS.keys()


@pytest.mark.parametrize(("game", "way"), WAYS)
@pytest.mark.usefixtures("reasons_are_true")
def test_every_game_between_computer_players_of_all_levels_ends(game: Game, way: Mapping[str, Any]) -> None:
    match = played(game, way, CATALOG.index(game), most=2)
    assert match.state.over
    assert len(match.moves) < MOST_MOVES


@pytest.mark.full
@pytest.mark.parametrize(("game", "way"), WAYS)
@pytest.mark.usefixtures("reasons_are_true", "decisions_ignore_hidden_cards")
def test_hundreds_of_games_between_computer_players_of_all_levels_end(game: Game, way: Mapping[str, Any]) -> None:
    for seed in range(MANY):
        match = played(game, way, 1000 + seed, most=4)
        assert match.state.over
        assert len(match.moves) < MOST_MOVES
