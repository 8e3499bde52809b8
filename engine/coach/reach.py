"""Finds the words that a player could have found: words up to one level of rarity above the words that the player
laid."""

from collections.abc import Sequence

from engine.core.lookup import Words
from engine.lexicon import Vocabulary
from engine.match import Match
from engine.players.levels import LEVELS

# In ascending order, the rarity of the rarest words that computer players of some level know.
LEVELS_KNOWN = tuple(sorted({level.known.level for level in LEVELS}))
USUAL = 35  # the level assumed for a player who has laid fewer than FEW words
FEW = 4  # the minimum number of laid words from which a player's level can be judged
MOST_OF_TEN = 8  # a player's level covers this many of every ten laid words; the rarest two may be lucky finds


def level_of(match: Match, seat: int) -> int:
    """The level of rarity up to which this seat probably knows words, judged by the words that it laid in the match."""
    words = [word for entry in match.state.log if entry.seat == seat for word in entry.words]
    return level_shown(words, match.house.words)


def level_shown(laid: Sequence[str], words: Words) -> int:
    """The level of rarity up to which a player who laid these words probably knows words."""
    rarity = getattr(words, "level", lambda word: None)
    found = sorted([level for level in map(rarity, dict.fromkeys(laid)) if level is not None])
    if len(found) < FEW:
        return USUAL
    shown = found[(len(found) * MOST_OF_TEN - 1) // 10]
    return next(step for step in LEVELS_KNOWN if step >= shown)


def one_above(level: int) -> int:
    """The level of rarity just above this level."""
    return next((step for step in LEVELS_KNOWN if step > level), LEVELS_KNOWN[-1])


def reach_of(match: Match, seat: int) -> Vocabulary:
    """A vocabulary with the words that this seat could have found."""
    return Vocabulary(one_above(level_of(match, seat)), namelike=False, offensive=False, proper=True)
