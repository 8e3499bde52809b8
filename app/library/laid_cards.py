"""Writes the cards of words as text for results, and reads such text again. `T QU<R E | A` is two words, separated by
`|`. Each part between spaces is a slot; `QU<R` is the card R on top of the card QU."""

from collections.abc import Iterable, Mapping

from engine.core.cards import LETTER_VALUES, Card
from engine.core.words import Word

WORDS, OVER = " | ", "<"
MOST = 1_000  # the maximum length of a text that is kept
USUAL: Mapping[str, int] = LETTER_VALUES


def written(words: Iterable[Word]) -> str:
    """The text for these words; empty if the text is too long to keep."""
    text = WORDS.join(
        [" ".join([OVER.join([card.written for card in slot]) for slot in word.slots]) for word in words if word.slots]
    )
    return text if len(text) <= MOST else ""


def words_of(text: str, values: Mapping[str, int] = USUAL) -> tuple[Word, ...]:
    """The words of a text.

    values: the points on the cards, by face.
    """
    return tuple([_word(part, values) for part in text.split(WORDS) if part.strip()])


def _word(text: str, values: Mapping[str, int]) -> Word:
    return Word(tuple([tuple([_card(one, values) for one in slot.split(OVER)]) for slot in text.split()]))


def _card(text: str, values: Mapping[str, int]) -> Card:
    face, _, letters = text.partition("=")
    return Card(-1, face, letters or face, values.get(face, 0))
