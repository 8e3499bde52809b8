"""Finds solvable deals for one player. A deal is solvable if a search finds a way to lay every card, with words of the
word list Family."""

from collections.abc import Iterable
from functools import partial

from engine.coach.solo import possible
from engine.core.lookup import Words
from engine.lexicon import Lexicon, Vocabulary
from engine.match import Match
from engine.players.thinking import Stop, never

FAMILY = Vocabulary(80, offensive=False, family=True, proper=True)
# EFFORT: the maximum number of plays to try. SECOND: the width of the second search (see solo.py). With these numbers
# the search solves nearly every deal of 5 to 5, in about a second.
EFFORT, SECOND = 3_000, (10, 6)


def first_with_way(deals: Iterable[Match], stop: Stop = never) -> Match | None:
    """The first of these deals in which the search finds a way to lay every card; None if there is no such deal, or if
    `stop` ended the search first."""
    for match in deals:
        if stop():
            return None
        if has_way(match, stop):
            return match
    return None


def has_way(match: Match, stop: Stop = never) -> bool:
    """Whether the search finds a way to lay every card, starting from the beginning of the game."""
    house = match.house.with_words(_family)
    found = [one.solved for one in possible(house, match.states[0], effort=EFFORT, second=SECOND, stop=stop)]
    return bool(found) and found[-1]


def _within(known: Vocabulary, words: Words) -> Words:
    return words.within(known) if isinstance(words, Lexicon) else words


_family = partial(_within, FAMILY)
