"""The words that Full Deck and its Starter game allow."""

from collections.abc import Sequence

from engine.core.rulebook import House, Option
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word
from engine.games.full_deck.play_ons import PlayOn

ADVANCED = Option("advanced", "flag", False)
ADVANCED_ENDINGS = ("D", "ED", "R", "ER", "ES")


def no_plurals(turn: Turn, play_ons: Sequence[PlayOn], fresh: Sequence[Word]) -> None:
    """No plural by S or ES as a fresh word, nor in a play-on unless the word is re-arranged."""
    words = turn.house.words
    for word in fresh:
        if words.is_plural(word.text):
            refuse("plural", word=word.text)
    for play in play_ons:
        if play.rearranged:
            continue
        text = play.word.text
        if play.ending.endswith("S") and words.is_plural(text):
            refuse("plural", word=text)
        if turn.option("advanced") and play.ending in ADVANCED_ENDINGS:
            refuse("plural:ending", word=text, ending=play.ending)


def three_letters(words: Sequence[Word]) -> None:
    for word in words:
        if len(word.text) < 3:
            refuse("too-short", word=word.text, least=3)


def decent_word(house: House, word: str) -> bool:
    """A word of the dictionary that is not on the offensive list."""
    return house.words.has(word) and not house.words.offensive(word)
