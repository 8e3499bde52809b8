"""Puts personal bests into words: the same sentences at the table and on the final page."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.session.game_end import PlaceAmongOwn
from app.session.match.own_bests import FEWEST, PLAY, SCORE, FallenBest


def place_text(place: PlaceAmongOwn) -> str:
    """The sentence about the place of a game among the own ones of its kind."""
    text = QCoreApplication.translate("Bests", "Place {place} of your {count} games of {game} alone.")
    return text.format(place=place.place, count=place.of, game=place.game)


def best_text(best: FallenBest, names: Sequence[str], *, alone: bool) -> str:
    """The sentence about a personal best that has fallen.

    alone: nobody else here can mean it, so it needs no name.
    """
    translate = QCoreApplication.translate
    if best.kind == PLAY:
        text = translate("Bests", "Best play so far: {words} {now}, until now {before}.")
    elif best.kind == SCORE:
        text = translate("Bests", "Best score so far: {now}, until now {before}.")
    elif best.kind == FEWEST:
        text = translate("Bests", "Fewest cards left so far: {now}, until now {before}.")
    else:
        text = translate("Bests", "Longest word so far: {words}, {now} letters, until now {before}.")
    sign = texts.plus if best.kind == PLAY else texts.minus
    told = text.format(words=best.text, now=sign(best.now), before=sign(best.before))
    if alone:
        return translate("Bests", "Personal best! {best}").format(best=told)
    return translate("Bests", "{name}: personal best! {best}").format(name=names[best.seat], best=told)
