"""Bluffs: letters that only look like a word, for tables where nobody looks words up unasked."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from engine.core.cards import Named
from engine.core.moves import ADD, STAY, Act, Formula, Play, Token
from engine.parts.reach.fresh import fresh
from engine.parts.reach.ways import dictionary
from engine.players.thinking import Mind

ENDINGS = ("S", "ER", "ED", "Y", "ING", "LY", "EN")
STEMS = 20


def bluff(mind: Mind) -> Act | None:
    """A word of the table, or a known one from the hand, with an ending that it does not have as far as this player
    knows."""
    lexicon = dictionary(mind.house)
    faces = [card.face for card in mind.view.seats[mind.seat].hand]
    acts = _on_the_table(mind, faces) if mind.view.table else _from_the_hand(mind, faces)
    return mind.first_legal([Play((formula,)) for text, formula in acts if not lexicon.has(text)])


def _from_the_hand(mind: Mind, faces: Sequence[str]) -> Iterator[tuple[str, Formula]]:
    stems = dict.fromkeys(islice((way.text for way in fresh(mind.house, tuple(faces))), STEMS))
    for stem in stems:
        for ending in ENDINGS:
            if _holds(faces, stem + ending):
                yield stem + ending, Formula(None, (_added(stem + ending),))


def _on_the_table(mind: Mind, faces: Sequence[str]) -> Iterator[tuple[str, Formula]]:
    for number, word in enumerate(mind.view.table, 1):
        stay = tuple([Token(STAY, None, Named(card.face, card.letters)) for card in word.tops])
        for ending in ENDINGS:
            if _holds(faces, ending):
                yield word.text + ending, Formula(number, (stay + _added(ending),))


def _holds(faces: Sequence[str], letters: str) -> bool:
    return not Counter(letters) - Counter(faces)


def _added(letters: str) -> tuple[Token, ...]:
    return tuple([Token(ADD, Named(letter, letter), None) for letter in letters])
