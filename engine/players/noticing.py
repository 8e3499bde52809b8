"""Which words a player notices: it misses more of the long and the rare ones, and the weaker it is, the more."""

from engine.players.levels import Level

# Of a hundred words of so many letters that a middling one would find, a beginner finds so many.
BY_LENGTH = (170, 170, 170, 170, 140, 100, 75, 55, 40)
RAREST, COMMONEST = 70, 130  # the same for the rarest words that it knows, and for words that were no rarity at all


def finds(level: Level, word: str, rarity: int) -> int:
    """Of a hundred such words. rarity: from 10 to 80."""
    long = BY_LENGTH[min(len(word), len(BY_LENGTH) - 1)]
    rare = COMMONEST - (COMMONEST - RAREST) * rarity // level.known.level
    fewer = level.notices * long * rare // 10_000
    weak = 100 - level.notices
    return (fewer * weak + level.notices * (100 - weak)) // 100
