"""Each day's deal for one player, and the three pars of the deal. A par is the best ending that a search finds with the
words of one of three vocabularies.

A better ending than the par may exist. The search with a larger vocabulary begins with the ending found with the
smaller vocabulary, so its par is never worse.
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

# The vocabularies, from the smallest to the largest. Each contains all words of the one before it.
VOCABULARIES: Mapping[str, Vocabulary] = {
    "known": Vocabulary(35, namelike=False, offensive=False, family=True, proper=True),
    "family": Vocabulary(80, offensive=False, family=True, proper=True),
    "standard": Vocabulary(80, offensive=False, proper=True),
}

# For each vocabulary: the total number of plays to try, the plays to try in each position, and the positions to keep
# after each move. The search with "known" keeps many positions, because with a small vocabulary many of them soon allow
# no further play. The other searches need fewer positions, because each begins with the result of the search before it.
SEARCHES: Mapping[str, tuple[int, tuple[int, int]]] = {
    "known": (3_000, (6, 20)),
    "family": (1_500, (10, 6)),
    "standard": (1_500, (10, 6)),
}


@dataclass(frozen=True)
class Par:
    """The best ending of a deal that the search found with one vocabulary.

    words: the vocabulary, a key of VOCABULARIES.
    result: the cards left, or the points; None if the search found no ending.
    moves: the moves that lead to the ending, in the notation.
    """

    words: str
    result: int | None
    moves: tuple[str, ...]


def game_of(date: str) -> str:
    """Returns the game of the day's deal for one player on this date."""
    in_turn = games_of_days().for_one
    return in_turn[number_of(date) % len(in_turn)]


def seed_of(date: str) -> int:
    """Returns the seed of the deal on this date: the digits of the date, so that the code of the deal shows the day."""
    return int(date.replace("-", ""))


def _within(known: Vocabulary, words: Words) -> Words:
    """The words of the dictionary that are also in this vocabulary."""
    return words.within(known) if isinstance(words, Lexicon) else words


def pars_of(
    game: str, seed: int, words: Lexicon, stop: Stop = never, kept: dict[str, Possible] | None = None
) -> Iterator[Par | None]:
    """Yields the par (the best ending found) for each vocabulary. Also yields None many times during the search, so
    that the caller can stop it.

    kept: the endings, by vocabulary, that an earlier, stopped search found. This search adds its own endings.
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
