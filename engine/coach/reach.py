"""Finds the words that a player could have found: words up to one level of rarity above the words that the player
laid."""

from collections.abc import Sequence

from engine.core.lookup import Words
from engine.lexicon import Vocabulary
from engine.match import Match
from engine.players.levels import LEVELS

# The rarity of the rarest words that computer players know, for each of their levels.
LEVELS_KNOWN = tuple(sorted({level.known.level for level in LEVELS}))
USUAL = 35  # the level assumed for a player who has laid fewer than FEW words
FEW = 4  # a player who has laid fewer words than this does not yet show a level
MOST_OF_TEN = 8  # a player's level covers this many of every ten laid words; the rarest two may be lucky finds


def level_of(match: Match, seat: int) -> int:
    """The level of rarity that a seat shows by the words that it laid in this match."""
    words = [word for entry in match.state.log if entry.seat == seat for word in entry.words]
    return level_shown(words, match.house.words)


def level_shown(laid: Sequence[str], words: Words) -> int:
    """The level of rarity that a player shows by laying these words."""
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
