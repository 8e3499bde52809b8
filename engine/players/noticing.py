"""Decides how likely a computer player is to notice a word. Players overlook more of the long and rare words, weak
players most of all."""

from engine.players.levels import Level

# For weak players, by the number of letters: how often a player finds a word of this length, in percent of how often it
# finds a word of five letters.
BY_LENGTH = (170, 170, 170, 170, 140, 100, 75, 55, 40)
# For weak players, in percent: how often a player finds a word compared with other words of the same length. RAREST:
# for the rarest words that the player knows. COMMONEST: for words that everybody knows.
RAREST, COMMONEST = 70, 130


def finds(level: Level, word: str, rarity: int) -> int:
    """The percentage of words like this one that a player of this level finds.

    rarity: the rarity of the word, from 10 to 80.
    """
    long = BY_LENGTH[min(len(word), len(BY_LENGTH) - 1)]
    rare = COMMONEST - (COMMONEST - RAREST) * rarity // level.known.level
    fewer = level.notices * long * rare // 10_000
    weak = 100 - level.notices
    return (fewer * weak + level.notices * (100 - weak)) // 100
