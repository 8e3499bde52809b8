"""The words within a player's reach: those of the level that its own words show, and of one level above."""

from collections.abc import Sequence

from engine.core.lookup import Words
from engine.lexicon import Vocabulary
from engine.match import Match
from engine.players.levels import LEVELS

STEPS = tuple(sorted({level.known.level for level in LEVELS}))  # of commonness, as the computer players know them
USUAL = 35  # the level of a player who has laid too few words to show one
FEW = 4  # words
MOST_OF_TEN = 8  # of ten words, this many are of the player's level or below; the others may be lucky finds


def level_of(match: Match, seat: int) -> int:
    """The level of commonness of this seat's words."""
    words = [word for entry in match.state.log if entry.seat == seat for word in entry.words]
    return level_shown(words, match.house.words)


def level_shown(laid: Sequence[str], words: Words) -> int:
    """The level that a player shows who has laid these words."""
    rarity = getattr(words, "level", lambda word: None)
    found = sorted([level for level in map(rarity, dict.fromkeys(laid)) if level is not None])
    if len(found) < FEW:
        return USUAL
    shown = found[(len(found) * MOST_OF_TEN - 1) // 10]
    return next(step for step in STEPS if step >= shown)


def one_above(level: int) -> int:
    """The next level of commonness."""
    return next((step for step in STEPS if step > level), STEPS[-1])


def reach_of(match: Match, seat: int) -> Vocabulary:
    """The words that this seat could have found."""
    return Vocabulary(one_above(level_of(match, seat)), namelike=False, offensive=False, proper=True)
