"""Plays whole random games for the tests in this folder. The game, its options and the number of players vary, and
sometimes a player resigns, challenges, bluffs or times out."""

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
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import Lexicon, open_lexicon
from engine.match import Header, Match, Player
from engine.players.chance import choose

MOST_MOVES = 4000
# The number of random games kept in memory. It is enough for all cases of one game, and tests/tiers.py runs the tests
# of one game after another.
GAMES_KEPT = 16
NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal")
COMMON = "words seconds clock increment first stall".split()  # the keys of the options that all games have
T = TypeVar("T")


@dataclass(frozen=True)
class Case:
    """The choices that determine a random game: the game, its options, the number of players and the seed.

    options: the keys and values of the chosen options.
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
    """The sets of options to try: the defaults, every variation, and every value of each of the game's own options."""
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
    """Yields the cases of a game that combine every set of options with every number of players, every way to judge
    words and each of these seeds."""
    for way in ways_to_play(game):
        for players in range(game.seats[0], game.seats[1] + 1):
            for number, words in enumerate(judging(game)):
                for seed in seeds:
                    yield Case(game, _chosen(game, way, words, number + seed), players, seed)


def few_cases(game: Game) -> Iterator[Case]:
    """Yields one case for each set of options. The number of players and the way to judge words change from case to
    case."""
    low, high = game.seats
    start = CATALOG.index(game)
    for number, way in enumerate(ways_to_play(game), start):
        words = judging(game)[number % 4]
        yield Case(game, _chosen(game, way, words, number), low + number % (high - low + 1), number)


def apart(case: Case, moves: int, long_run: bool) -> int:
    """The number of moves between two checked positions of a game. It is `moves` in the long run and for the first case
    of a game, and four times that number otherwise."""
    return moves if long_run or case == next(few_cases(case.game)) else 4 * moves


def usually_one_each(games: Iterable[Game] = CATALOG) -> list[Any]:
    """The cases of these games for `parametrize`. The usual test run takes the first case of each game, and the run of
    all tests takes every one of these cases."""
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


class RandomGame:
    """The random game of a case. It makes each move only when a test needs it, because making a move takes longer than
    checking one.

    deal: the state before the first move.
    """

    def __init__(self, case: Case) -> None:
        match = new_match(case)
        self.deal = match.state
        self._made: list[tuple[Move, Legal]] = []
        self._rest = _play_on(match, MOST_MOVES)

    def moves(self, most: int) -> Iterator[tuple[Move, Legal]]:
        """Yields the first `most` moves of the game with their verdicts, or all moves if the game is shorter."""
        for number in range(most):
            if number == len(self._made):
                following = next(self._rest, None)
                if following is None:
                    return
                self._made.append(following)
            yield self._made[number]


@lru_cache(maxsize=GAMES_KEPT)
def _random(case: Case) -> RandomGame:
    return RandomGame(case)


def play_out(match: Match, most: int = MOST_MOVES, case: Case | None = None) -> Iterator[tuple[Move, Legal]]:
    """Makes random moves in the match until the game is over or `most` moves are made, and yields each of them.

    case: the case of the match, if several tests use the same case. Its game is then played only once, and every match
    with this case goes through the same states.
    """
    if case is None:
        yield from _play_on(match, most)
        return
    game = _random(case)
    before = match.state if match.state == game.deal else game.deal
    for move, legal in game.moves(most):
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
    """A play of the first cards of the hand in their order, which hardly ever spell a word."""
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
