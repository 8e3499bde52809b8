"""Writes the facts on a game's box in the player's language. This module reads only the box, because the gallery
appears before the rules are loaded."""

from PySide6.QtCore import QCoreApplication

from app.base.boxes import Box


def players_text(box: Box) -> str:
    """The text for the number of players: 1 player, 2 players, 2–6 players."""
    low, high = box.seats
    if low == high:
        return QCoreApplication.translate("Gallery", "%n player(s)", None, low)
    return QCoreApplication.translate("Gallery", "{low}–{high} players").format(low=low, high=high)


def minutes_text(box: Box) -> str:
    return QCoreApplication.translate("Gallery", "about %n minute(s)", None, box.minutes)


def minutes_short(box: Box) -> str:
    return QCoreApplication.translate("Gallery", "%n min", None, box.minutes)


def difficulty_text(box: Box) -> str:
    names = (
        QCoreApplication.translate("Gallery", "easy"),
        QCoreApplication.translate("Gallery", "medium"),
        QCoreApplication.translate("Gallery", "tricky"),
    )
    return names[box.difficulty - 1]


def family_text(box: Box) -> str:
    """The text for the game's family, for example "a word grows"."""
    return _sentence_of(box.family)


def family_heading(family: str) -> str:
    """The text for this family as a heading over its games."""
    sentence = _sentence_of(family)
    return sentence[:1].upper() + sentence[1:]


def _sentence_of(family: str) -> str:
    return {
        "grow": QCoreApplication.translate("Gallery", "a word grows"),
        "split": QCoreApplication.translate("Gallery", "words are split"),
        "gather": QCoreApplication.translate("Gallery", "letters make the next word"),
        "fresh": QCoreApplication.translate("Gallery", "new words"),
        "speed": QCoreApplication.translate("Gallery", "everybody at once"),
        "race": QCoreApplication.translate("Gallery", "a race"),
    }[family]


def badges(box: Box) -> list[str]:
    """The short texts on a game's tile: the game's difficulty, and whether the game is for one player, for two, or
    played at speed."""
    found = [difficulty_text(box)]
    found += [QCoreApplication.translate("Gallery", "solo")] if box.is_solo else []
    found += [QCoreApplication.translate("Gallery", "versus")] if box.is_versus else []
    found += [QCoreApplication.translate("Gallery", "speed")] if box.speed else []
    return found
