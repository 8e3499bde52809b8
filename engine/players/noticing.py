"""Decides how likely a computer player is to notice a word. All players overlook a larger part of the long and rare
words than of the other words; weak players overlook the most."""

from engine.players.levels import Level

# For weak players, the chance of finding a word, by its number of letters, in percent of the chance of finding a word
# of five letters.
BY_LENGTH = (170, 170, 170, 170, 140, 100, 75, 55, 40)
# For weak players, the chance of finding a word, in percent of the average chance for words of the same length. RAREST:
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
