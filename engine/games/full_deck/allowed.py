"""Checks which words Full Deck and its Starter game allow."""

from collections.abc import Sequence

from engine.core.lookup import Words
from engine.games.full_deck.play_ons import PlayOn
from engine.parts.box import Option
from engine.parts.table import Turn, Word, refuse
from engine.parts.words.fresh import claim_words

ADVANCED = Option("advanced", "flag", False)
ADVANCED_ENDINGS = ("S", "ES", "D", "ED", "R", "ER")


def claim_allowed(turn: Turn, play_ons: Sequence[PlayOn], fresh: Sequence[Word]) -> None:
    """Checks the words of a play. Refuses forbidden plurals, offensive words, words that are too short and words that
    are not in the dictionary."""
    no_plurals(turn, play_ons, fresh)
    texts = [*[play.word for play in play_ons], *fresh]
    nothing_offensive(turn, texts)
    claim_words(turn, texts)


def no_plurals(turn: Turn, play_ons: Sequence[PlayOn], fresh: Sequence[Word]) -> None:
    """Refuses plurals that end in S or ES: any fresh plural, and a play-on that makes a plural without re-arranging the
    word. In the advanced game, also refuses a play-on that adds one of ADVANCED_ENDINGS to a word without re-arranging
    it."""
    words = turn.house.words
    for word in fresh:
        if words.is_plural(word.text) and not words.plural_alone(word.text):
            refuse("plural", word=word.text)
    for play in play_ons:
        if not play.rearranged:
            if makes_a_plural(words, play):
                refuse("plural", word=play.word.text)
            if turn.option("advanced") and play.ending in ADVANCED_ENDINGS:
                refuse("plural:ending", word=play.word.text, ending=play.ending)


def makes_a_plural(words: Words, play: PlayOn) -> bool:
    """Returns whether the play-on makes a plural. A noun that has only a plural form does not count as a plural, but S
    or ES alone after a noun always makes one."""
    text, old = play.word.text, play.old.text
    if not play.ending.endswith("S") or not words.is_plural(text):
        return False
    return not words.plural_alone(text) or text in (old + "S", old + "ES")


def nothing_offensive(turn: Turn, made: Sequence[Word]) -> None:
    """Refuses offensive words of the dictionary, even in a game that does not look up its words."""
    words = turn.house.words
    for word in made:
        if words.offensive(word.text) and words.has(word.text):
            refuse("move-not-permitted:offensive", word=word.text)
