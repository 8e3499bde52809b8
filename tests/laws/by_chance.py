"""Whole games at random: game, options and players vary, and now and then a seat resigns, challenges, bluffs or times
out."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

import pytest

from engine.core.cards import Card, Named, readings
from engine.core.moves import ADD, RESIGN, TIMEOUT, TIMER, Act, Formula, Move, Place, Play, Shout, Token
from engine.core.oracle import challenges, expects
from engine.core.rulebook import Game, Option
from engine.core.ruling import ruled
from engine.core.shuffle import below, dice_from
from engine.core.state import State
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import Lexicon, open_lexicon
from engine.match import Header, Match, Player
from engine.players.chance import choose

MOST_MOVES = 4000
GAMES_KEPT = 16  # more than one game has ways to play; tests/tiers.py lets the tests of a game follow each other
NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal")
COMMON = "words seconds clock increment first stall".split()  # options of all games
T = TypeVar("T")


@dataclass(frozen=True)
class Case:
    """A table at which a game is played.

    options: the chosen ones.
    """

    game: Game
    options: tuple[tuple[str, Any], ...]
    players: int
    seed: int = 1

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        chosen = [f"{key}={value}" for key, value in self.options]
        return " ".join([self.game.id, f"{self.players}p", *chosen, f"#{self.seed}"])


def ways_to_play(game: Game) -> list[dict[str, Any]]:
    """The defaults of the box, every variation, and every value of the game's own options."""
    ways = [{}, *[dict(variation.options) for variation in game.variations]]
    for option in game.options:
        if option.key not in COMMON:
            ways += [way for value in _values(option) if (way := {option.key: value}) not in ways]
    return ways


def _values(option: Option) -> list[Any]:
    if option.kind == "flag":
        return [True]
    if option.kind == "choice":
        return [choice for choice in option.choices if choice != option.default]
    if option.kind == "moves":
        return ["".join(str(choice) for choice in option.choices)]
    return [min(option.low + 1, option.high)]


def judging(game: Game) -> tuple[str, ...]:
    return next(tuple(map(str, option.choices)) for option in game.options if option.key == "words")


def all_cases(game: Game, seeds: range) -> Iterator[Case]:
    """Yields every way to play, with every number of players and every way to judge words."""
    for way in ways_to_play(game):
        for players in range(game.seats[0], game.seats[1] + 1):
            for number, words in enumerate(judging(game)):
                for seed in seeds:
                    yield Case(game, _chosen(game, way, words, number + seed), players, seed)


def few_cases(game: Game) -> Iterator[Case]:
    """Yields every way to play once; the players and the judging of words change from one to the next."""
    low, high = game.seats
    start = CATALOG.index(game)
    for number, way in enumerate(ways_to_play(game), start):
        words = judging(game)[number % 4]
        yield Case(game, _chosen(game, way, words, number), low + number % (high - low + 1), number)


def apart(case: Case, moves: int, long_run: bool) -> int:
    """The number of moves from one position that is looked at to the next. Games in another way to play than the first
    are looked at a quarter as often, unless in the long run."""
    return moves if long_run or case == next(few_cases(case.game)) else 4 * moves


def usually_one_each(games: Iterable[Game] = CATALOG) -> list[Any]:
    """Cases for `parametrize`: the first of each game for the usual run, the others for the run of all tests."""
    every = [(number, case) for game in games for number, case in enumerate(few_cases(game))]
    return [pytest.param(case, marks=pytest.mark.all) if number else case for number, case in every]


def _chosen(game: Game, way: dict[str, Any], words: str, number: int) -> tuple[tuple[str, Any], ...]:
    timed = {"seconds": 60} if number % 2 else {}
    return tuple({"words": words, **timed, **way}.items())


@lru_cache(maxsize=1)
def dictionary() -> Lexicon:
    return open_lexicon()


def new_match(case: Case) -> Match:
    players = tuple([Player(name) for name in NAMES[: case.players]])
    return Match(Header(case.game, players, dict(case.options), case.seed), dictionary())


@lru_cache(maxsize=GAMES_KEPT)
def _played(case: Case) -> tuple[State, list[tuple[Move, Legal]]]:
    """The deal, and the random moves of the whole game with their verdicts."""
    match = new_match(case)
    return match.state, list(_play_on(match, MOST_MOVES))


def play_out(match: Match, most: int = MOST_MOVES, case: Case | None = None) -> Iterator[tuple[Move, Legal]]:
    """Yields random moves until the game is over, each already played in the match.

    case: the case of the match. Its game is played once for all laws, because that takes longer than a law; the match
      then goes through the same states.
    """
    if case is None:
        yield from _play_on(match, most)
        return
    before, moves = _played(case)
    if match.state == before:
        before = match.state
    for move, legal in moves[:most]:
        if match.state is before:
            match.moves.append(move)
            match.states.append(legal.state)
            match.events.append(legal.events)
        else:
            match.play(move)
        before = match.state
        yield move, legal


def _play_on(match: Match, most: int) -> Iterator[tuple[Move, Legal]]:
    dice = dice_from(match.header.seed + 77)
    for _ in range(most):
        if match.state.over:
            return
        dice, move = _next_move(match, dice)
        yield move, match.play(move)


def _next_move(match: Match, dice: int) -> tuple[int, Move]:
    house, state = match.house, match.state
    to_act, _ = expects(house, state)
    dice, whim = below(200, dice)
    dice, somebody = _one_of(state.playing, dice)
    if whim == 0 and house.players > 1:
        return dice, Move(RESIGN, somebody)
    if whim < 8 and _legal(match, move := Move(TIMEOUT, to_act[0])):
        return dice, move
    if whim < 60 and "timer" in house.book.asides(house, state, somebody):
        return dice, Move(TIMER, somebody)
    said = challenges(house, state, somebody)
    if whim < 60 and said:
        return dice, Move(said[0], somebody)
    if whim < 70 and house.options["words"] != "checked":
        bluff = _bluff(match, to_act[0])
        if bluff is not None and _legal(match, move := Move(bluff, to_act[0])):
            return dice, move
    dice, start = below(len(to_act), dice)
    for seat in (*to_act[start:], *to_act[:start]):
        act = choose(view(state, seat), house, seat, dice)
        if act is not None:
            return dice, Move(act, seat)
    raise AssertionError(f"nobody can go on: {to_act}")


def _one_of(things: tuple[T, ...], dice: int) -> tuple[int, T]:
    dice, number = below(len(things), dice)
    return dice, things[number]


def _legal(match: Match, move: Move) -> bool:
    return isinstance(ruled(match.house, match.state, move), Legal)


def _bluff(match: Match, seat: int) -> Act | None:
    """Letters that are hardly a word: the first cards in their order."""
    state = match.state
    if match.house.game.id == "four-rows":
        (*_, row) = state.table
        card = "".join([card.letters for card in state.seats[seat].committed])
        return Place(len(state.table), "before", f"{card}{row.text}QQ")
    if match.house.game.id == "shout":
        return Shout(tuple(map(_read, state.row[:3])))
    cards = [pile[0] for pile in state.piles if pile] if state.piles_show else list(state.seats[seat].hand)
    tokens = tuple([Token(ADD, _read(card)) for card in cards[:3]])
    return Play((Formula(None, (tokens,)),)) if tokens else None


def _read(card: Card) -> Named:
    return Named(card.face, readings(card.face)[0])
