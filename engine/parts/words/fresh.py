"""Fresh words, made of hand cards alone, and what is asked of every new word."""

from collections.abc import Iterable

from engine.core.cards import read_as
from engine.parts.table import Card, Formula, Named, Play, Turn, Word, laid, refuse
from engine.parts.words.naming import no_such_word

SHORTEST = 3


class Usable:
    """The cards a play may still use, in their order. missing: why a card is refused that is not among them."""

    def __init__(self, cards: Iterable[Card], missing: str = "not-in-hand") -> None:
        self.free = list(cards)
        self.missing = missing

    def take(self, named: Named) -> Card:
        return read_as(self.pick(named.face), named)

    def pick(self, face: str) -> Card:
        for place, card in enumerate(self.free):
            if card.face == face:
                return self.free.pop(place)
        refuse(self.missing, card=face)


def plain(act: Play, *, keep: bool = False, remove: bool = False, pick: bool = False) -> None:
    """A play says keep, remove or pick only where the game asks for it, and then it must."""
    if keep and act.keep is None:
        refuse("bad-notation:keep")
    if pick and act.pick is None:
        refuse("bad-notation:pick", word=act.formulas[0].words[0])
    if (act.keep is not None and not keep) or (act.pick is not None and not pick) or (act.remove and not remove):
        refuse("bad-notation:extra")


def fresh_word(supply: Usable, formula: Formula) -> Word:
    """A word made of hand cards alone. The formula speaks of no word on the table."""
    return laid([supply.take(card) for card in formula.from_hand])


def no_fresh_word(supply: Usable, formula: Formula, reason: str = "must-use-card:table-word") -> None:
    """Refuses a fresh word where a word on the table must be used, once the hand has been looked at."""
    if formula.target is None:
        fresh_word(supply, formula)
        refuse(reason)


def fresh_words(supply: Usable, act: Play, most: int = 1) -> list[Word]:
    """Nothing but fresh words, up to so many."""
    if len(act.formulas) > most:
        for formula in act.formulas:
            if formula.target is None:
                fresh_word(supply, formula)  # the hand is looked at before the number
        refuse("move-not-permitted:words", most=most)
    for formula in act.formulas:
        if formula.target is not None:
            no_such_word(formula.target)
    return [fresh_word(supply, formula) for formula in act.formulas]


# ---- every new word


def exact_length(word: Word, length: int | None) -> None:
    """So many letters, where that is fixed."""
    if length not in (None, len(word.text)):
        refuse("wrong-length", word=word.text, length=length)


def long_enough(words: Iterable[str]) -> None:
    for word in words:
        if len(word) < SHORTEST:
            refuse("too-short", word=word, least=SHORTEST)


def claim_words(turn: Turn, words: Iterable[Word]) -> None:
    """They are long enough, and words, and lie open for all to read."""
    words = list(words)
    texts = [word.text for word in words]
    long_enough(texts)
    turn.claim(texts)
    turn.show(*words)
