"""The words that a player notices: it misses more of the long and rare ones, and the weaker it is, the more it
misses."""

from engine.players.levels import Level

# By length of a word: for every hundred words that a middling player would find, a beginner finds this many.
BY_LENGTH = (170, 170, 170, 170, 140, 100, 75, 55, 40)
RAREST, COMMONEST = 70, 130  # the same for the rarest words it knows, and for words that everybody knows


def finds(level: Level, word: str, rarity: int) -> int:
    """How many of a hundred such words the level finds. rarity: from 10 to 80."""
    long = BY_LENGTH[min(len(word), len(BY_LENGTH) - 1)]
    rare = COMMONEST - (COMMONEST - RAREST) * rarity // level.known.level
    fewer = level.notices * long * rare // 10_000
    weak = 100 - level.notices
    return (fewer * weak + level.notices * (100 - weak)) // 100
