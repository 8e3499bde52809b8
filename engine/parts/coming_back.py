"""Words that were there before: laid afresh they are no new words, and what give and take alone brings back scores
nothing. Otherwise one word could be laid for ever, two cards going to and fro."""

from collections.abc import Iterable

from engine.parts.table import Turn, Word, refuse
from engine.parts.words.changes import WordChange


def another_word(fresh: Word, before: Iterable[Word]) -> None:
    """A fresh word is another one than those whose place it takes."""
    if lies_among(before, fresh):
        refuse("unchanged:afresh", word=fresh.text)


def lies_among(words: Iterable[Word], word: Word) -> bool:
    return any(word.text == other.text for other in words)


def scoring_words(turn: Turn, changes: Iterable[WordChange]) -> list[Word]:
    """The new words that a hand card changed, but for those that give and take alone brings back."""
    new = [change for change in changes if not (change.give_and_take_only and comes_back(turn, change.word))]
    return [word for change in new for word in change.changed]


def comes_back(turn: Turn, word: Word) -> bool:
    """Has the word lain on the table before in this game, and is it agreed that it scores once?

    The log names every word that was laid and not taken back; a set-up's words lay there before it begins.
    """
    if turn.option("again") == "always":
        return False
    return word.text in turn.state.laid_out or any(word.text in entry.words for entry in turn.state.log)
