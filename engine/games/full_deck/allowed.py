"""The words that Full Deck and its Starter game allow."""

from collections.abc import Sequence

from engine.core.rulebook import House, Option
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word
from engine.games.full_deck.play_ons import PlayOn
from engine.parts.build import claim_words

ADVANCED = Option("advanced", "flag", False)
ADVANCED_ENDINGS = ("D", "ED", "R", "ER", "ES")


def claim_allowed(turn: Turn, play_ons: Sequence[PlayOn], fresh: Sequence[Word]) -> None:
    """The words of a play: none is a plural where that is not allowed; they are long enough, and words."""
    no_plurals(turn, play_ons, fresh)
    claim_words(turn, [*[play.word for play in play_ons], *fresh])


def no_plurals(turn: Turn, play_ons: Sequence[PlayOn], fresh: Sequence[Word]) -> None:
    """No plural by S or ES as a fresh word, nor in a play-on unless the word is re-arranged; nor, in the advanced game,
    the old word with nothing but one of some other endings."""
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
        added = text.removeprefix(play.old.text)  # the rule is literal: the old word and the ending, nothing else
        if turn.option("advanced") and added in ADVANCED_ENDINGS:
            refuse("plural:ending", word=text, ending=added)


def decent_word(house: House, word: str) -> bool:
    """A word of the dictionary that is not on the offensive list."""
    return house.words.has(word) and not house.words.offensive(word)
