"""Checks for repeated words. A fresh word must differ from the words it replaces, and a word that was on the table
before scores nothing if only give and take brings it back. Otherwise a player could score the same words again and
again by swapping two cards to and fro."""

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
    """The new words that a hand card changed, except words from before that only give and take brings back."""
    new = [change for change in changes if not (change.give_and_take_only and comes_back(turn, change.word))]
    return [word for change in new for word in change.changed]


def comes_back(turn: Turn, word: Word) -> bool:
    """Returns whether the word has been on the table before in this game; always False if the table lets repeated words
    score.

    The log contains every word that was laid and not taken back; the words of a set-up are stored in `laid_out`.
    """
    if turn.option("again") == "always":
        return False
    return word.text in turn.state.laid_out or any(word.text in entry.words for entry in turn.state.log)
