"""Writes what the game requires of the player now (see wanted.py), while words on the table can be changed, used or
crossed."""

from PySide6.QtCore import QCoreApplication

from app.base.listing import listed
from app.windows.table.asked import Asked
from app.windows.table.wanted_fresh import counts_text, fresh_text, gone_text
from engine.core.patterns import Change, Cross, Fresh, Gather, Pattern, PlayOns, Round, one_of
from engine.core.words import Word, shared_letters


def table_text(asked: Asked) -> str:
    """Returns what the player must do with the words on the table, with the rule for it and the alternatives."""
    texts = [text for pattern in asked.now if (text := _of(asked, pattern))]
    return " ".join(texts[:1] or [fresh_text(asked, Fresh())])


def _of(asked: Asked, pattern: Pattern) -> str:
    translate, word = QCoreApplication.translate, asked.state.table[0]
    if isinstance(pattern, Change):
        return _with_all(asked, pattern)
    if isinstance(pattern, Gather):
        return _gather(asked, pattern)
    if isinstance(pattern, Round):
        text = translate("Wanted", "{card} moves to the front. Begin the next word with it.")
        return text.format(card=word.tops[-1].letters)
    if isinstance(pattern, Cross):
        return _cross(asked)
    return _play_ons(asked) if isinstance(pattern, PlayOns) else ""


def _play_ons(asked: Asked) -> str:
    translate = QCoreApplication.translate
    if asked.state.piles_show:
        return translate("Wanted", "Add upturned cards to any words, which become yours, or lay a fresh word.")
    return translate("Wanted", "Add cards to words on the table, lay a fresh word, or both.")


# ---- changed words


def _with_all(asked: Asked, change: Change) -> str:
    """Returns the text that asks the player to change a word, followed by the alternatives and other rules."""
    words = [word for word in asked.state.table if change.open_to(word, asked.seat)]
    if not words:
        return ""
    parts = (_change(asked, change, words), _besides(asked, change), _restart(asked))
    return " ".join([part for part in parts if part])


def _change(asked: Asked, change: Change, words: list[Word]) -> str:
    word, fresh = words[0], one_of(asked.now, Fresh)
    if fresh is not None:
        return _or_fresh(asked, change, words)
    translate, letters = QCoreApplication.translate, change.letters_after(word)
    if change.cut:
        return translate("Wanted", "Cut {word} in two and add to both; one part scores and leaves.").format(
            word=word.text
        )
    if len(words) > 1 and change.longer_by is not None:
        text = translate("Wanted", "Make one of these a letter longer: {words}.")
        return text.format(words=", ".join([word.text for word in words]))
    if letters is not None:
        return translate("Wanted", "Change {word} to exactly %n letter(s).", None, letters).format(word=word.text)
    if change.cards_exactly is not None:
        text = translate("Wanted", "Change {word} with exactly %n card(s).", None, change.cards_exactly)
        return text.format(word=word.text)
    return _drawn(asked, word) if change.drawn else _freely(change, words)


def _freely(change: Change, words: list[Word]) -> str:
    translate = QCoreApplication.translate
    if "S" in change.moves:
        return translate("Wanted", "Change or split words on the table.")
    if len(words) > 1:
        return translate("Wanted", "Change words on the table.")
    return translate("Wanted", "Change {word}.").format(word=words[0].text)


def _drawn(asked: Asked, word: Word) -> str:
    """Returns the text that asks the player to continue a run with the drawn card."""
    translate = QCoreApplication.translate
    if not asked.must:
        return translate("Wanted", "Change {word}, or stop and win the cards.").format(word=word.text)
    text = translate("Wanted", "Change {word} with {card}, the card drawn, or stop and win the cards.")
    return text.format(word=word.text, card=asked.must)


def _or_fresh(asked: Asked, change: Change, words: list[Word]) -> str:
    translate, must = QCoreApplication.translate, asked.must
    if "S" in change.moves:
        text = translate("Wanted", "Change or split words on the table, or lay a fresh one.")
        with_card = translate("Wanted", "Use {card}: change or split words on the table, or lay a fresh one.")
    elif len(words) > 1:
        text = translate("Wanted", "Change words on the table, or lay a fresh one.")
        with_card = translate("Wanted", "Use {card}: change words on the table, or lay a fresh one.")
    else:
        text = translate("Wanted", "Change {word}, or lay a fresh word.")
        with_card = translate("Wanted", "Use {card}: change {word}, or lay a fresh word.")
    return (with_card if must else text).format(card=must, word=words[0].text)


def _besides(asked: Asked, change: Change) -> str:
    """Returns the text of one more rule that this game has for changed words."""
    translate, plays = QCoreApplication.translate, asked.plays
    if plays.least_value:
        return translate("Wanted", "Each new word needs at least %n point(s).", None, plays.least_value)
    if plays.must_name == "remove" and "S" in change.moves:
        return translate("Wanted", "One part of each split leaves.")
    if change.gone_at is not None and change.longer_by is None:
        return gone_text(change.gone_at)
    return counts_text(asked)


def _restart(asked: Asked) -> str:
    if "restart" not in asked.verbs:
        return ""
    return QCoreApplication.translate("Wanted", "Or restart with a fresh word, less its value.")


# ---- words made from other words


def _gather(asked: Asked, gather: Gather) -> str:
    translate, word = QCoreApplication.translate, asked.state.table[0]
    if gather.bound == "ends":
        return _between(asked)
    if gather.bound == "named":
        text = translate("Wanted", "Use {one} and {other} in a new word; then name a vowel and a consonant.")
        return text.format(one=word.pick[0], other=word.pick[1])
    if gather.bound == "last":
        return {
            "last": translate("Wanted", "Your word must begin with {card}."),
            "first-or-last": translate("Wanted", "Your word must begin or end with {card}."),
        }.get(gather.place, translate("Wanted", "Your word must use {card}.")).format(card=word.tops[-1].letters)
    if gather.from_hand > 1:
        text = translate("Wanted", "A new word from {word} and at least %n hand card(s).", None, gather.from_hand)
        follows = translate("Wanted", "A fresh word may follow.") if gather.then_fresh else ""
        return f"{text.format(word=word.text)} {follows}".rstrip()
    return f"{_some(gather, word)} {_rest(gather, word, asked.seat)}".rstrip()


def _between(asked: Asked) -> str:
    """Returns the text that asks for a word that begins with the first card of a table word and ends with the last card
    of that word."""
    translate, ends = QCoreApplication.translate, [(word.tops[0], word.tops[-1]) for word in asked.state.table]
    first, last = [[letters.letters for letters in cards] for cards in zip(*ends, strict=True)]
    if len(ends) > 1:
        text = translate("Wanted", "A new word from {first} to {last} or {other} to {end}, a fresh word, or both.")
        return text.format(first=first[0], last=last[0], other=first[1], end=last[1])
    return translate("Wanted", "A new word from {first} to {last}, a fresh word, or both.").format(
        first=first[0], last=last[0]
    )


def _some(gather: Gather, word: Word) -> str:
    translate = QCoreApplication.translate
    if gather.most is not None:
        return translate("Wanted", "A new word with exactly %n card(s) of {word}.", None, gather.most).format(
            word=word.text
        )
    return translate("Wanted", "A new word with cards of {word}.").format(word=word.text)


def _rest(gather: Gather, word: Word, seat: int) -> str:
    translate = QCoreApplication.translate
    if gather.rest == "leaves":
        return translate("Wanted", "What you leave costs its value.")
    if gather.rest == "maker" and word.seat != seat:
        return translate("Wanted", "What you leave scores for the player who laid it.")
    return ""


# ---- crossed words


def _cross(asked: Asked) -> str:
    """Returns a sentence on the letters that the rival's word takes over automatically, and on the cards that remain
    for a new word."""
    own = next(word for word in asked.state.table if word.seat == asked.seat)
    rival = next((word for word in asked.state.table if word.seat != asked.seat), None)
    translate = QCoreApplication.translate
    if rival is None:
        return translate("Wanted", "Make a new word; cards of {word} may be in it.").format(word=own.text)
    letters = [own.tops[place].letters for place in shared_letters(own, rival)]
    if not letters:
        text = translate("Wanted", "Nothing moves onto {rival}. Use cards of {word} in a new word.")
        return text.format(rival=rival.text, word=own.text)
    return f"{_moving(letters, rival.text)} {_left(len(letters) < len(own.slots))}"


def _moving(letters: list[str], rival: str) -> str:
    translate = QCoreApplication.translate
    text = translate("Wanted", "{letters} move onto {word}.") if len(letters) > 1 else _one_moves()
    return text.format(letters=listed(letters), word=rival)


def _one_moves() -> str:
    return QCoreApplication.translate("Wanted", "{letters} moves onto {word}.")


def _left(some: bool) -> str:
    translate = QCoreApplication.translate
    return (
        translate("Wanted", "Use what is left in a new word.")
        if some
        else translate("Wanted", "Make a new word of your hand.")
    )
