"""Checks for repeated words. A fresh word must differ from the words that it replaces. A word that was on the table
before scores nothing if only give and take makes it again; otherwise a player could score the same two words again and
again by exchanging one card."""

from collections.abc import Iterable

from engine.parts.table import Turn, Word, refuse
from engine.parts.words.changes import WordChange


def another_word(fresh: Word, before: Iterable[Word]) -> None:
    """Refuses a fresh word that equals one of the words in `before`, which it replaces."""
    if lies_among(before, fresh):
        refuse("unchanged:afresh", word=fresh.text)


def lies_among(words: Iterable[Word], word: Word) -> bool:
    return any(word.text == other.text for other in words)


def scoring_words(turn: Turn, changes: Iterable[WordChange]) -> list[Word]:
    """The new words that score. A word scores if a hand card changed its letters, unless it was on the table before and
    only give and take makes it again."""
    new = [change for change in changes if not (change.give_and_take_only and was_on_table(turn, change.word))]
    return [word for change in new for word in change.changed]


def was_on_table(turn: Turn, word: Word) -> bool:
    """Returns whether the word has been on the table before in this game; always False if the players agreed that
    repeated words score.

    The log contains every word that was laid and not taken back; the words of a set-up are stored in `laid_out`.
    """
    if turn.option("again") == "always":
        return False
    return word.text in turn.state.laid_out or any(word.text in entry.words for entry in turn.state.log)
