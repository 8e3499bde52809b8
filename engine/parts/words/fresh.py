"""Fresh words, made only of hand cards, and the checks that every new word must pass."""

from collections.abc import Iterable

from engine.core.cards import read_as
from engine.parts.table import Card, Formula, Named, Play, Turn, Word, laid, refuse
from engine.parts.words.naming import no_such_word

SHORTEST = 3


class Usable:
    """The cards that a play can still use.

    missing: the reason for refusing any other card.
    """

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
    """Checks the extra choices of a play. Refuses a play with a `keep`, `remove` or `pick` that the game does not ask
    for, and a play without a `keep` or `pick` that the game asks for."""
    if keep and act.keep is None:
        refuse("bad-notation:keep")
    if pick and act.pick is None:
        refuse("bad-notation:pick", word=act.formulas[0].words[0])
    if (act.keep is not None and not keep) or (act.pick is not None and not pick) or (act.remove and not remove):
        refuse("bad-notation:extra")


def fresh_word(supply: Usable, formula: Formula) -> Word:
    """The word that a formula makes only of hand cards."""
    return laid([supply.take(card) for card in formula.from_hand])


def no_fresh_word(supply: Usable, formula: Formula, reason: str = "must-use-card:table-word") -> None:
    """Refuses a fresh word, because a table word must be used. If the hand lacks cards of the fresh word, the missing
    card is the reason for the refusal."""
    if formula.target is None:
        fresh_word(supply, formula)
        refuse(reason)


def fresh_words(supply: Usable, act: Play, most: int = 1) -> list[Word]:
    """The words of a play that consists only of fresh words. Refuses more than `most` words."""
    if len(act.formulas) > most:
        for formula in act.formulas:
            if formula.target is None:
                # Checked first, so that a card missing from the hand is given as the reason.
                fresh_word(supply, formula)
        refuse("move-not-permitted:words", most=most)
    for formula in act.formulas:
        if formula.target is not None:
            no_such_word(formula.target)
    return [fresh_word(supply, formula) for formula in act.formulas]


# ---- every new word


def exact_length(word: Word, length: int | None) -> None:
    """Refuses a word without this number of letters. A length of None permits any number."""
    if length not in (None, len(word.text)):
        refuse("wrong-length", word=word.text, length=length)


def long_enough(turn: Turn, words: Iterable[str]) -> None:
    """Refuses words that are shorter than the rules or the seat's handicap permit."""
    own = turn.house.least(turn.seat)
    least = max(SHORTEST, own)
    for word in words:
        if len(word) < least:
            refuse("too-short:seat" if own else "too-short", word=word, least=least)


def claim_words(turn: Turn, words: Iterable[Word]) -> None:
    """Checks that the words are long enough, adds them to the words that must be in the dictionary, and shows them to
    all players."""
    words = list(words)
    texts = [word.text for word in words]
    long_enough(turn, texts)
    turn.claim(texts)
    turn.show(*words)
