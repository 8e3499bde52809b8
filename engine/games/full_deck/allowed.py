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
    """The words of a play: none is a plural where that is not allowed, none offensive; they are long enough, and
    words."""
    no_plurals(turn, play_ons, fresh)
    texts = [*[play.word for play in play_ons], *fresh]
    nothing_offensive(turn, texts)
    claim_words(turn, texts)


def no_plurals(turn: Turn, play_ons: Sequence[PlayOn], fresh: Sequence[Word]) -> None:
    """No plural by S or ES as a fresh word, nor in a play-on unless the word is re-arranged; nor, in the advanced game,
    just one of some endings after the old word, whatever else is laid."""
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
    """A noun that is known in its plural alone is none, but a bare S or ES behind a noun makes one all the same."""
    text, old = play.word.text, play.old.text
    if not play.ending.endswith("S") or not words.is_plural(text):
        return False
    return not words.plural_alone(text) or text in (old + "S", old + "ES")


def nothing_offensive(turn: Turn, made: Sequence[Word]) -> None:
    """A word that stands in the dictionary and on the offensive list is barred, however words are judged."""
    words = turn.house.words
    for word in made:
        if words.offensive(word.text) and words.has(word.text):
            refuse("move-not-permitted:offensive", word=word.text)
