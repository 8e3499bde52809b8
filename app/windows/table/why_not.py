"""The reasons why commands can't be used now, for menus, for buttons above the felt, and for keys."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.session.moment import Moment
from app.session.phase import Phase
from engine.core.moves import TIMEOUT


def why_not(moment: Moment, *, hints: bool, learns: bool, shown: bool) -> Mapping[str, str]:
    """Returns the reason for each command that can't be used now, by command.

    hints: whether the player may have hints.
    learns: whether the table shows a lesson.
    shown: whether the table only shows a film.
    """
    translate = QCoreApplication.translate
    over = _over() if moment.over else ""
    lesson = translate("WhyNot", "This is a lesson.") if learns else ""
    film = translate("WhyNot", "This is a film.") if shown else ""
    covered, played = _covered(moment), "" if moment.acts else nothing_played()
    hintless = "" if hints and not moment.calls else lesson or _hintless(moment)
    others_turn = "" if moment.verbs else _others_turn()
    handless = translate("WhyNot", "There are no cards to put in order.")
    whys = {
        "hint": over or covered or film or others_turn or hintless or _answering(moment),
        "again": (covered if moment.covered else "") or played,
        "film": lesson or covered or played,
        "keep": film or lesson or played,
        "pause": "" if moment.phase is Phase.FILM else over,
        "resign": film or lesson or over,
        "count": "" if moment.countable else film or lesson or translate("WhyNot", "No word has been refused."),
    }
    at_table = {
        "code": translate("WhyNot", "The code would give away hidden cards. You can copy it when the game is over."),
        "undo": covered or film or _not_undone(moment),
        "redo": covered or translate("WhyNot", "Nothing has been taken back."),
        "become": covered or film or hintless or translate("WhyNot", "Lay or type a part of a word first."),
        "shuffle": covered or handless,
        "sort": covered or handless,
    }
    can = moment.can | ({"undo"} if "ask-undo" in moment.can else set())
    whys |= {name: why for name, why in at_table.items() if name not in can}
    return {name: why for name, why in whys.items() if why}


def no_search() -> str:
    return QCoreApplication.translate("Search", "You cannot look up words at this table now.")


def no_play(moment: Moment) -> str:
    """Returns why nothing at all can be played now. Returns "" if the bar below the felt gives the reason."""
    if moment.over:
        return _over()
    at_the_end = moment.phase is Phase.FILM and moment.back is None
    return _covered(moment) or (QCoreApplication.translate("WhyNot", "This is a film.") if at_the_end else "")


def no_meaning() -> str:
    return QCoreApplication.translate("Meanings", "There is no word to explain.")


def _answering(moment: Moment) -> str:
    """Returns why there are no hints while the others still accept or challenge the last play of a game: a hint would
    reveal whether the words of that play are valid."""
    if "accept" not in moment.verbs:
        return ""
    return QCoreApplication.translate("WhyNot", "There are no hints while a word can be accepted or challenged.")


def _hintless(moment: Moment) -> str:
    translate = QCoreApplication.translate
    if len(moment.humans) > 1 and not moment.calls:
        return translate("WhyNot", "No hints are agreed at this table. You can agree on them in the set-up.")
    return translate("WhyNot", "No hints are agreed at this table.")


def _over() -> str:
    return QCoreApplication.translate("Final", "The game is over.")


def nothing_played() -> str:
    return QCoreApplication.translate("WhyNot", "Nothing has been played yet.")


def _others_turn() -> str:
    return QCoreApplication.translate("WhyNot", "It is not your turn.")


def _covered(moment: Moment) -> str:
    """Returns why no command can be used while the table is covered, by a pause for example; "" if the table is
    open."""
    translate = QCoreApplication.translate
    if moment.paused:
        return translate("WhyNot", "The game is paused.")
    return translate("Telling", "No hand is open.") if moment.hidden else ""


def _not_undone(moment: Moment) -> str:
    """Returns why the last act can't be undone."""
    translate = QCoreApplication.translate
    if not moment.acts:
        return nothing_played()
    if moment.over:
        return _over()
    if moment.history[-1].act == TIMEOUT:
        return translate("WhyNot", "Time that ran out is never given back.")
    if len(moment.humans) > 1 and not moment.calls:
        return translate("WhyNot", "A card from the deck has been seen since then.")
    if moment.viewer not in moment.to_act:
        return _others_turn()
    return translate("WhyNot", "Others have acted since then, or new cards have been seen.")
