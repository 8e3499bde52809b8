"""Repeated words: a word that lay there before is not new, and a word that only give and take brings back scores
nothing.
Otherwise a player could lay one word for ever by swapping two cards to and fro."""

from collections.abc import Iterable

from engine.parts.table import Turn, Word, refuse
from engine.parts.words.changes import WordChange


def another_word(fresh: Word, before: Iterable[Word]) -> None:
    """Refuses a fresh word that equals one of the words it replaces."""
    if lies_among(before, fresh):
        refuse("unchanged:afresh", word=fresh.text)


def lies_among(words: Iterable[Word], word: Word) -> bool:
    return any(word.text == other.text for other in words)


def scoring_words(turn: Turn, changes: Iterable[WordChange]) -> list[Word]:
    """The new words that a hand card changed, except those that only give and take brings back."""
    new = [change for change in changes if not (change.give_and_take_only and comes_back(turn, change.word))]
    return [word for change in new for word in change.changed]


def comes_back(turn: Turn, word: Word) -> bool:
    """Says whether the word has lain on the table before in this game, if the table agreed that it scores once.

    The log names every word that was laid and not taken back; the words of a set-up are kept apart from it.
    """
    if turn.option("again") == "always":
        return False
    return word.text in turn.state.laid_out or any(word.text in entry.words for entry in turn.state.log)
