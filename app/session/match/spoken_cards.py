"""The names of cards and places for a screen reader, in the player's language."""

from PySide6.QtCore import QCoreApplication

from app.felt.picture import Kind
from engine.core.cards import Card, is_open
from engine.core.letters import WILD

RED_VALUE = 4


def spoken_card(card: Card) -> str:
    """The spoken name of a card: its letters, its reading, its value and, for the most valuable cards, its colour."""
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
    """The spoken name of a place on the table.

    note: the player's score, or the word's points.
    active: whether the player is to act.
    """
    translate = QCoreApplication.translate
    names = {
        Kind.HAND: translate("Places", "hand"),
        Kind.RIVAL: translate("Places", "player"),
        Kind.DECK: translate("Places", "deck"),
        Kind.DEAD: translate("Places", "cards out of play"),
        Kind.WORD: translate("Places", "word on the table"),
        Kind.FRESH: translate("Places", "strip for a fresh word"),
        Kind.ROW: translate("Places", "row of cards"),
        Kind.PILE: translate("Places", "pile"),
        Kind.TURNED: translate("Places", "turned card"),
        Kind.LAST: translate("Places", "played last"),
        Kind.WON: translate("Places", "cards won"),
        Kind.COMMITTED: translate("Places", "chosen card"),
        Kind.TRAY: translate("Places", "cards set apart"),
    }
    parts = [names[kind], title if kind is not Kind.DEAD else ""]  # the title already names such a place
    if count is not None:
        parts.append(translate("Places", "%n card(s)", None, count))
    if note:
        of_words = kind in (Kind.WORD, Kind.LAST)
        pattern = translate("Places", "worth {points}") if of_words else translate("Places", "score {points}")
        parts.append(pattern.format(points=note))
    if active and kind in (Kind.RIVAL, Kind.HAND):
        parts.append(translate("Places", "to play"))
    return ", ".join([part for part in parts if part])


def out_of_play() -> str:
    """The label of cards that no longer count; without a label, a second pile of backs would be puzzling."""
    return QCoreApplication.translate("Places", "Used")


def strip_hint() -> str:
    """The text on an empty strip."""
    return QCoreApplication.translate("Places", "Lay a word here")
