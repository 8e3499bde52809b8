"""The words that Full Deck and its Starter game allow."""

from collections.abc import Sequence

from engine.core.lookup import Words
from engine.games.full_deck.play_ons import PlayOn
from engine.parts.box import Option
from engine.parts.table import Turn, Word, refuse
from engine.parts.words.fresh import claim_words

ADVANCED = Option("advanced", "flag", False)
ADVANCED_ENDINGS = ("S", "ES", "D", "ED", "R", "ER")


def claim_allowed(turn: Turn, play_ons: Sequence[PlayOn], fresh: Sequence[Word]) -> None:
    """Checks the words of a play: they are no forbidden plurals, not offensive, long enough, and words."""
    no_plurals(turn, play_ons, fresh)
    texts = [*[play.word for play in play_ons], *fresh]
    nothing_offensive(turn, texts)
    claim_words(turn, texts)


def no_plurals(turn: Turn, play_ons: Sequence[PlayOn], fresh: Sequence[Word]) -> None:
    """Refuses a plural by S or ES as a fresh word, and in a play-on unless the word is re-arranged. The advanced game
    also refuses a play-on whose letters after the old word are just one of some endings."""
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
    """Says whether the play-on makes a plural: a noun with only a plural form is none, but a bare S or ES behind a noun
    always makes one."""
    text, old = play.word.text, play.old.text
    if not play.ending.endswith("S") or not words.is_plural(text):
        return False
    return not words.plural_alone(text) or text in (old + "S", old + "ES")


def nothing_offensive(turn: Turn, made: Sequence[Word]) -> None:
    """Refuses a word that is in the dictionary and on the offensive list, however the table judges words."""
    words = turn.house.words
    for word in made:
        if words.offensive(word.text) and words.has(word.text):
            refuse("move-not-permitted:offensive", word=word.text)
