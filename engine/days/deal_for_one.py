"""The deal for one of a day, and its pars: what the solver found with three vocabularies.

A par is what was found, not what is possible. The search with a larger vocabulary begins with the line found with the
smaller one, so that its par is never worse.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from engine.coach.solo import Possible, possible
from engine.core.lookup import Words
from engine.core.moves import Move
from engine.core.notation import write_move
from engine.days.dates import number_of
from engine.days.games_of_days import games_of_days
from engine.games import GAMES
from engine.lexicon import Lexicon, Vocabulary
from engine.match import Header, Match, Player
from engine.players.thinking import Stop, never

# The vocabularies, each with all words of the one before it.
VOCABULARIES: Mapping[str, Vocabulary] = {
    "known": Vocabulary(35, namelike=False, offensive=False, family=True, proper=True),
    "family": Vocabulary(80, offensive=False, family=True, proper=True),
    "standard": Vocabulary(80, offensive=False, proper=True),
}

# With few words many lines of a game end early, so the first search keeps many; the others begin with what it found.
# For each vocabulary: the plays tried, then the plays in a position and the positions kept after each move.
SEARCHES: Mapping[str, tuple[int, tuple[int, int]]] = {
    "known": (3_000, (6, 20)),
    "family": (1_500, (10, 6)),
    "standard": (1_500, (10, 6)),
}


@dataclass(frozen=True)
class Par:
    """The best ending that the solver found with one vocabulary.

    words: the vocabulary, a key of VOCABULARIES.
    result: cards left, or points; None if it found no end.
    moves: the moves that reach it, in the notation.
    """

    words: str
    result: int | None
    moves: tuple[str, ...]


def game_of(date: str) -> str:
    """The game of this date."""
    in_turn = games_of_days().for_one
    return in_turn[number_of(date) % len(in_turn)]


def seed_of(date: str) -> int:
    """The seed of the deal: the digits of the date, so that the code of the deal shows its day."""
    return int(date.replace("-", ""))


def _within(known: Vocabulary, words: Words) -> Words:
    """The words of the table that this vocabulary has."""
    return words.within(known) if isinstance(words, Lexicon) else words


def pars_of(
    game: str, seed: int, words: Lexicon, stop: Stop = never, kept: dict[str, Possible] | None = None
) -> Iterator[Par | None]:
    """Yields the par of each vocabulary, and None before and between them, so that its caller can stop it.

    kept: the endings found by a search that was stopped, by vocabulary; it also takes those of this search.
    """
    match = Match(Header(GAMES[game], (Player("A"),), {}, seed), words)
    kept = {} if kept is None else kept
    best: Possible | None = None
    for name, known in VOCABULARIES.items():
        house = match.house.with_words(partial(_within, known))
        smaller = best
        best = kept.get(name)
        if best is None:
            effort, second = SEARCHES[name]
            for found in possible(house, match.state, effort=effort, second=second, stop=stop, known=smaller):
                best = found
                yield None
        if best is None or stop():
            return
        kept[name] = best
        moves = tuple([write_move(Move(act), match.header.game.deck) for act in best.moves])
        yield Par(name, best.result, moves)
