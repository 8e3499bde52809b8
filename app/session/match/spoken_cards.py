"""Names cards and zones for screen readers, in the player's language."""

from PySide6.QtCore import QCoreApplication

from app.base.texts import QT_TRANSLATE_NOOP
from app.felt.picture import Kind
from engine.core.cards import Card, is_open
from engine.core.letters import WILD

RED_VALUE = 4
# the spoken names of the kinds of zones
NAMES = {
    Kind.HAND: QT_TRANSLATE_NOOP("Places", "hand"),
    Kind.RIVAL: QT_TRANSLATE_NOOP("Places", "player"),
    Kind.DECK: QT_TRANSLATE_NOOP("Places", "deck"),
    Kind.DEAD: QT_TRANSLATE_NOOP("Places", "cards out of play"),
    Kind.WORD: QT_TRANSLATE_NOOP("Places", "word on the table"),
    Kind.FRESH: QT_TRANSLATE_NOOP("Places", "strip for a fresh word"),
    Kind.ROW: QT_TRANSLATE_NOOP("Places", "row of cards"),
    Kind.PILE: QT_TRANSLATE_NOOP("Places", "pile"),
    Kind.TURNED: QT_TRANSLATE_NOOP("Places", "turned card"),
    Kind.LAST: QT_TRANSLATE_NOOP("Places", "played last"),
    Kind.WON: QT_TRANSLATE_NOOP("Places", "cards won"),
    Kind.COMMITTED: QT_TRANSLATE_NOOP("Places", "chosen card"),
    Kind.TRAY: QT_TRANSLATE_NOOP("Places", "cards set apart"),
}


def spoken_card(card: Card) -> str:
    """The spoken name of a card: its letters, the letter chosen for it if it has several, its value and, for the most
    valuable cards, its colour."""
    translate = QCoreApplication.translate
    if not card.face:
        return translate("Cards", "face-down card")
    if card.face == WILD:
        text = translate("Cards", "wild card as {letter}") if card.letters else translate("Cards", "wild card")
        return text.format(letter=card.letters)
    if is_open(card.face):
        text = translate("Cards", "flip card, {first} or {second}").format(first=card.face[0], second=card.face[1])
        return (
            translate("Cards", "{card}, as {letter}").format(card=text, letter=card.letters) if card.letters else text
        )
    name = " ".join(card.letters or card.face)
    if card.value:
        points = translate("Cards", "%n point(s)", None, card.value)
        red = [translate("Cards", "red")] if card.value == RED_VALUE else []
        return ", ".join([name, points, *red])
    return name


def spoken_zone(kind: Kind, title: str, count: int | None, note: str = "", *, active: bool = False) -> str:
    """The spoken name of a zone.

    note: the player's score, or the word's points.
    active: whether it is this player's turn.
    """
    translate = QCoreApplication.translate
    # the titles of the deck and of a heap of dead cards are the same as their names
    parts = [translate("Places", NAMES[kind]), title if kind not in (Kind.DECK, Kind.DEAD) else ""]
    if count is not None:
        parts.append(translate("Places", "%n card(s)", None, count))
    elif kind is Kind.DECK:
        parts.append(translate("Places", "empty"))
    if note:
        of_words = kind in (Kind.WORD, Kind.LAST)
        pattern = translate("Places", "worth {points}") if of_words else translate("Places", "score {points}")
        parts.append(pattern.format(points=note))
    if active and kind in (Kind.RIVAL, Kind.HAND):
        parts.append(translate("Places", "to play"))
    return ", ".join([part for part in parts if part])


def no_cards() -> str:
    """The label of an empty deck, whose place shows no card back."""
    return QCoreApplication.translate("Places", "Empty")


def out_of_play() -> str:
    """The label of the heap of cards that are out of play, which looks like a second deck."""
    return QCoreApplication.translate("Places", "Used")


def strip_hint() -> str:
    """The text on an empty strip, where a word can be laid."""
    return QCoreApplication.translate("Places", "Lay a word here")
