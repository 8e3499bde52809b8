"""The sentences about personal bests, shared by the table and the final page."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.session.game_end import PlaceAmongOwn
from app.session.match.own_bests import FEWEST, PLAY, SCORE, FallenBest


def place_text(place: PlaceAmongOwn) -> str:
    """Returns a sentence with the rank of a solo game among the player's games of the same kind."""
    text = QCoreApplication.translate("Bests", "Place {place} among your {count} solo games of {game}.")
    return text.format(place=place.place, count=place.of, game=place.game)


def par_text(par: int) -> str:
    """The sentence about the par (the result to reach) of the day."""
    return QCoreApplication.translate("Bests", "Par of the day: {par}.").format(par=texts.minus(par))


def best_text(best: FallenBest, names: Sequence[str], *, alone: bool) -> str:
    """Returns a sentence about a personal best that was beaten.

    alone: whether only one player here can hold it, so that the sentence needs no name.
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
    best_play = text.format(words=best.text, now=sign(best.now), before=sign(best.before))
    if alone:
        return translate("Bests", "Personal best! {best}").format(best=best_play)
    return translate("Bests", "{name}: personal best! {best}").format(name=names[best.seat], best=best_play)
