"""Writes what the game requires of the player now (see wanted.py) when a fresh word opens the table: the word that the
player must lay, and its effect."""

from PySide6.QtCore import QCoreApplication

from app.base.listing import listed
from app.windows.table.asked import Asked
from engine.core.patterns import Change, Cross, Fresh, Gather, Pattern, Round, TakeBack, one_of
from engine.core.public_facts import ASKED


def opening_text(asked: Asked) -> str:
    """Returns the text that asks for a fresh word, with the word's effect or the words that could be changed
    instead."""
    fresh = one_of(asked.now, Fresh)
    if fresh is None:
        return ""
    if fresh.row:
        return _row(asked)
    text, then = fresh_text(asked, fresh), _then(asked, fresh)
    if then and asked.must:
        text = QCoreApplication.translate("Wanted", "A fresh word with {card}.").format(card=asked.must)
    return f"{text} {_open_word(asked) or then}".rstrip()


def fresh_text(asked: Asked, fresh: Fresh) -> str:
    """Returns the text that asks for the fresh word or words that this pattern allows."""
    translate = QCoreApplication.translate
    if asked.must:
        return _with_card(asked)
    if asked.facts.faces(ASKED):
        return translate("Wanted", "Your rival has no {card}. Lay any fresh word.").format(
            card=asked.facts.faces(ASKED)[0]
        )
    if fresh.hidden:
        return translate("Wanted", "A fresh word in secret.")
    if fresh.least > 1:
        return translate("Wanted", "Lay %n fresh word(s).", None, fresh.least)
    if fresh.most is None:
        return translate("Wanted", "Lay as many words as you like.")
    if fresh.most > 1:
        return translate("Wanted", "Lay up to %n fresh word(s).", None, fresh.most)
    if fresh.letters_exactly is not None:
        return translate("Wanted", "A fresh word of exactly %n letter(s).", None, fresh.letters_exactly)
    if asked.plays.least_value:
        return translate("Wanted", "A fresh word worth at least %n point(s).", None, asked.plays.least_value)
    if asked.state.piles_show:
        return translate("Wanted", "A fresh word of upturned cards.")
    return translate("Wanted", "A fresh word.")


def _with_card(asked: Asked) -> str:
    translate = QCoreApplication.translate
    if asked.state.turned is not None:
        return translate("Wanted", "A fresh word with the turned card, {card}.").format(card=asked.must)
    return translate("Wanted", "A fresh word with {card}, which your rival gave you.").format(card=asked.must)


def rest_text() -> str:
    """Returns a sentence that says that the values of unused cards are subtracted at the end."""
    return QCoreApplication.translate("Wanted", "Cards you leave unused cost their values.")


def counts_text(asked: Asked) -> str:
    """Returns how a word scores, unless it simply scores the values of its cards. Returns "" also in games without
    points."""
    if asked.house.book.counts_in(asked.state) != "points":
        return ""
    translate = QCoreApplication.translate
    return {
        "longest": translate("Wanted", "Each letter of the longest counts one more."),
        "highest": translate("Wanted", "One point per letter, plus the value of its highest card."),
        "letters": translate("Wanted", "Each of its letters counts two points."),
    }.get(asked.plays.counts, "")


def _row(asked: Asked) -> str:
    """Returns the text that asks for a word that combines row cards and hand cards."""
    translate = QCoreApplication.translate
    lacking = asked.facts.lacks(asked.seat)
    if not lacking or asked.house.book.counts_in(asked.state) != "points":
        return translate("Wanted", "A word with at least one row card and one hand card.")
    text = translate("Wanted", "Use row and hand cards.")
    if len(lacking) < len(asked.state.row):
        still = translate("Wanted", "Words score once these are used, too: {cards}.").format(cards=listed(lacking))
        return f"{text} {still}"
    return f"{text} {translate('Wanted', 'Words score once the whole row has been used.')}"


def _open_word(asked: Asked) -> str:
    """Returns the sentence that offers the player the choice to lengthen another player's open word instead."""
    change = one_of(asked.now, Change)
    words = [word for word in asked.state.table if change is not None and change.open_to(word, asked.seat)]
    if not words:
        return ""
    text = QCoreApplication.translate("Wanted", "Or make an open word longer: {words}.")
    return text.format(words=", ".join([word.text for word in words]))


def _then(asked: Asked, fresh: Fresh) -> str:
    """Returns the text about what happens to the word, or what it scores."""
    if fresh.rest_costs:
        return rest_text()
    if one_of(asked.plays.all, TakeBack) is not None:
        return QCoreApplication.translate("Wanted", "The word with more cards wins the trick.")
    besides = _besides(asked) or counts_text(asked)
    return besides or next((text for later in asked.plays.later if (text := _later(asked, later, fresh))), "")


def _besides(asked: Asked) -> str:
    translate = QCoreApplication.translate
    return {
        "keep": translate("Wanted", "One of them scores and leaves; the other stays."),
        "pick": translate("Wanted", "Then name one vowel and one consonant of it."),
        "remove": translate("Wanted", "Later words can be split; then one part leaves."),
    }.get(asked.plays.must_name if _is_possible(asked) else "", "")


def _is_possible(asked: Asked) -> bool:
    """Whether this table permits the choice that a play of this game can include. For example, only a player who splits
    a word can remove a part of it, and a table may forbid splits."""
    change = one_of(asked.plays.later, Change)
    return asked.plays.must_name != "remove" or (change is not None and "S" in change.moves)


def _later(asked: Asked, pattern: Pattern, fresh: Fresh) -> str:
    translate = QCoreApplication.translate
    if isinstance(pattern, Change):
        return change_to_come(asked, pattern, fresh)
    if isinstance(pattern, Gather):
        return _gather(pattern, fresh)
    if isinstance(pattern, Round):
        return translate("Wanted", "Its last letter moves to the front for your next one.")
    if isinstance(pattern, Cross):
        return translate("Wanted", "Letters also in your rival’s word will move onto it.")
    return ""


def change_to_come(asked: Asked, change: Change, fresh: Fresh) -> str:
    """Returns a sentence on how the word can change later."""
    translate = QCoreApplication.translate
    if change.longer_by is not None and change.gone_at is not None:
        return _longer(asked, change.gone_at)
    if change.letters_exactly is not None:
        return translate("Wanted", "Every later word has %n letter(s), too.", None, change.letters_exactly)
    if change.cards_exactly is not None:
        return translate("Wanted", "The others change it with exactly %n card(s).", None, change.cards_exactly)
    if change.drawn:
        return translate("Wanted", "Each card drawn must join it, until you stop.")
    if change.gone_at is not None:
        return gone_text(change.gone_at)
    if "S" in change.moves and not fresh.replaces:
        return translate("Wanted", "Later words can be changed or split.")
    return ""


def gone_text(letters: int) -> str:
    return QCoreApplication.translate("Wanted", "With %n letter(s) or more it leaves, and you go on.", None, letters)


def _longer(asked: Asked, letters: int) -> str:
    """Returns the sentence on how a word can grow to this number of letters: by one card each turn in games whose words
    have owners, otherwise step by step in the same turn."""
    translate = QCoreApplication.translate
    if asked.house.book.owns:
        return translate("Wanted", "Each turn adds one, up to {letters}.").format(letters=letters)
    return translate("Wanted", "Then make it longer, up to {letters}.").format(letters=letters)


def _gather(gather: Gather, fresh: Fresh) -> str:
    translate = QCoreApplication.translate
    if gather.rest:
        return _rest(gather, fresh)
    if gather.bound == "ends":
        return translate("Wanted", "Later ones keep the first and last card.")
    if gather.bound == "last":
        return {
            "last": translate("Wanted", "The next word begins with its last card."),
            "first-or-last": translate("Wanted", "The next word begins or ends with its last card."),
        }.get(gather.place, translate("Wanted", "The next word uses its last card."))
    return translate("Wanted", "Later words mix its cards with at least %n hand card(s).", None, gather.from_hand)


def _rest(gather: Gather, fresh: Fresh) -> str:
    """Returns the sentence about the cards of the word that the next player will leave unused, in games where such
    cards count."""
    translate = QCoreApplication.translate
    if gather.rest == "leaves":
        return translate("Wanted", "Later, cards you leave unused cost their values.")
    if gather.most is not None:
        return translate("Wanted", "It scores nothing now; later all its cards but %n do.", None, gather.most)
    if fresh.scores:
        return translate("Wanted", "It scores, and so does what the next player leaves.")
    return translate("Wanted", "It scores nothing; what the next player leaves scores for you.")
