"""The aim of a game in one short sentence that says what wins."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.base.texts import QT_TRANSLATE_NOOP
from engine.core.rulebook import House
from engine.core.state import State

ALONE = "points:alone"
AIMS: Mapping[str, str] = {  # the aims, by the unit of the score or by the aim that the game sheet declares
    "points": QT_TRANSLATE_NOOP("Aims", "Most points win."),
    ALONE: QT_TRANSLATE_NOOP("Aims", "Make as many points as you can."),
    "cards": QT_TRANSLATE_NOOP("Aims", "Most cards win."),
    "tricks": QT_TRANSLATE_NOOP("Aims", "Most tricks win."),
    "all-cards": QT_TRANSLATE_NOOP("Aims", "Use up all cards."),
    "last-one-in": QT_TRANSLATE_NOOP("Aims", "The last one in wins."),
    "empty-hand": QT_TRANSLATE_NOOP("Aims", "The first empty hand wins."),
    "row": QT_TRANSLATE_NOOP("Aims", "Use the whole row first."),
    "rounds": QT_TRANSLATE_NOOP("Aims", "Most rounds win; most cards win a round."),
    "own-words": QT_TRANSLATE_NOOP("Aims", "Most cards in your own words win."),
    "games": QT_TRANSLATE_NOOP("Aims", "Most games win the match."),
}


def aim_text(house: House, state: State) -> str:
    """Returns the aim of the game as a sentence."""
    alone, counts = len(state.seats) == 1, house.book.counts_in(state)
    key = house.book.aim or (ALONE if alone and counts == "points" else counts)
    return QCoreApplication.translate("Aims", AIMS[key])
