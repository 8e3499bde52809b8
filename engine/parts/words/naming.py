"""Finds the table word that a formula names, and the slots of the cards it names."""

from collections.abc import Sequence
from typing import NoReturn

from engine.parts.table import Formula, Named, Word, refuse


def word_at(table: Sequence[Word], formula: Formula) -> tuple[int, Word]:
    """The index of the table word that a formula names, and the word."""
    number = formula.target
    if not isinstance(number, int) or not 1 <= number <= len(table):
        no_such_word(number)
    return number - 1, table[number - 1]


def no_such_word(target: int | str | None) -> NoReturn:
    """Refuses a formula that names a table word by a number or name that no table word has."""
    if isinstance(target, str):
        refuse("no-such-word:named", name=target)
    refuse("no-such-word", number=target)


def every_card(word: Word, named: Sequence[Named]) -> list[int]:
    """The slots of all cards of the word, in order. Refuses if the formula does not name every card."""
    tops = [card.named for card in word.tops]
    if list(named) == tops:
        return list(range(len(tops)))
    rest = iter(tops)
    for name in named:
        if name not in rest:
            refuse("not-on-table", card=name.written, word=word.text)
    refuse("bad-notation:left-out", word=word.text)


def some_in_order(word: Word, named: Sequence[Named], missing: str = "") -> list[int]:
    """The slots of the named cards. The names must be in the order in which the cards lie in the word.

    missing: the key of the reason for refusing a card; empty for the usual reason.
    """
    found: list[int] = []
    slots = enumerate(word.tops)
    for name in named:
        for place, card in slots:
            if (card.face, card.letters) == name:
                found.append(place)
                break
        else:
            usual = "not-on-table:order" if name in [card.named for card in word.tops] else "not-on-table"
            refuse(missing or usual, card=name.written, word=word.text)
    return found


def some_any_order(word: Word, named: Sequence[Named]) -> list[int]:
    """The slots of the named cards, in the order of the names, which may be any order."""
    free = dict(enumerate(word.tops))
    found = []
    for name in named:
        place = next((p for p, card in free.items() if (card.face, card.letters) == name), None)
        if place is None:
            refuse("not-on-table:card", card=name.written, word=word.text)
        del free[place]
        found.append(place)
    return found
