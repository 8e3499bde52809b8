"""The demand of the game in one line, derived from the declaration of its plays."""

from PySide6.QtCore import QCoreApplication

from engine.core.patterns import Change, Cross, Fresh, Gather, Patterns, PlayOns, Round, TakeBack, one_of
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.words import Word


def wanted_text(house: House, state: State) -> str:
    """The demand to a player who may lay words; empty if the game accepts any word."""
    now = house.book.plays.now(state)
    kinds = {type(pattern) for pattern in now}
    changed = [text for pattern in now if (text := _at_the_table(pattern, state))]
    if Fresh not in kinds or not state.table:
        return next(iter(changed), "") or _fresh(now)
    if changed:
        return f"{changed[0]} {_or_fresh(now)}"
    return _fresh(now) or QCoreApplication.translate("Wanted", "A fresh word.")


def most_back(house: House, state: State, seat: int) -> int:
    """How many cards of table words the seat may take back into its hand."""
    cards = [[len(word.slots) for word in state.table if (word.seat == seat) == own] for own in (True, False)]
    sheet = one_of(house.book.plays.all, TakeBack)
    return 0 if sheet is None else sheet.most(*map(sum, cards))


def _fresh(now: Patterns) -> str:
    say = QCoreApplication.translate
    for pattern in now:
        if isinstance(pattern, Fresh):
            if pattern.least > 1:
                return say("Wanted", "%n fresh word(s), please.", None, pattern.least)
            if pattern.most is None:
                return say("Wanted", "As many fresh words as you like.")
            if pattern.most > 1:
                return say("Wanted", "Up to %n fresh word(s).", None, pattern.most)
            if pattern.letters_exactly is not None:
                return say("Wanted", "A fresh word of exactly %n letter(s).", None, pattern.letters_exactly)
            if pattern.row:
                return say("Wanted", "A word with at least one card of the row and one of your hand.")
            if pattern.hidden:
                return say("Wanted", "A fresh word in secret: others see it when everybody has laid one.")
    return ""


def _or_fresh(now: Patterns) -> str:
    """The words that may be laid instead of changing the table."""
    fresh = one_of(now, Fresh)
    if fresh is None or fresh.letters_exactly is None:
        return QCoreApplication.translate("Wanted", "Or lay a fresh word.")
    return QCoreApplication.translate("Wanted", "Or lay a fresh word of exactly {count} letters.").format(
        count=fresh.letters_exactly
    )


def _at_the_table(pattern: object, state: State) -> str:
    """The required change of the words on the table."""
    say = QCoreApplication.translate
    word = state.table[0] if state.table else None
    if word is None:
        return ""
    if isinstance(pattern, Change):
        words = [word for word in state.table if pattern.open_to(word, state.actor)]
        return _change(pattern, words[0], several=len(words) > 1) if words else ""
    if isinstance(pattern, Gather):
        return _gather(pattern, word)
    if isinstance(pattern, Round):
        return say("Wanted", "Begin the next word with {card}, the last letter of this one.").format(
            card=word.tops[-1].letters
        )
    if isinstance(pattern, Cross):
        return say("Wanted", "Add to your rival’s word if you like, and make a new word of your own.")
    if isinstance(pattern, PlayOns):
        return say("Wanted", "Add cards to words on the table.")
    return ""


def _change(pattern: Change, word: Word, *, several: bool) -> str:
    say = QCoreApplication.translate
    letters = pattern.letters_after(word)
    if several and pattern.longer_by is not None:
        return say("Wanted", "Make a word longer by exactly one letter.")
    if letters is not None:
        return say("Wanted", "Change {word} to exactly %n letter(s).", None, letters).format(word=word.text)
    if pattern.cards_exactly is not None:
        return say("Wanted", "Change {word} with exactly one card.").format(word=word.text)
    if several or "S" in pattern.moves:
        return say("Wanted", "Change or split words on the table.")
    return say("Wanted", "Change {word}.").format(word=word.text)


def _gather(pattern: Gather, word: Word) -> str:
    say = QCoreApplication.translate
    first, last = word.tops[0].letters, word.tops[-1].letters
    if pattern.bound == "ends":
        return say("Wanted", "A new word from {first} to {last}.").format(first=first, last=last)
    if pattern.bound == "named":
        return say("Wanted", "Your word must use {one} and {other}.").format(one=word.pick[0], other=word.pick[1])
    if pattern.bound == "last":
        return {
            "last": say("Wanted", "Your word must begin with {card}."),
            "first-or-last": say("Wanted", "Your word must begin or end with {card}."),
        }.get(pattern.place, say("Wanted", "Your word must use {card}.")).format(card=last)
    if pattern.most is not None:
        return say("Wanted", "A new word with exactly %n card(s) of {word}.", None, pattern.most).format(word=word.text)
    if pattern.from_hand > 1:
        text = say("Wanted", "A new word of {word} with at least %n card(s) of your hand.", None, pattern.from_hand)
        return text.format(word=word.text)
    return say("Wanted", "A new word with cards of {word}.").format(word=word.text)
