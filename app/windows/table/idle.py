"""What the bar below the felt says while nothing is laid."""

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.base.listing import listed
from app.session.match.view_data import TimeOut
from app.session.moment import Moment
from app.windows.table.spoken import idle_text, passing_text
from app.windows.table.wanted import most_back, wanted_text


def idle_of(moment: Moment, *, aloud: bool = False) -> str:
    """What the game wants now, for who sees it or, aloud, for who listens. What was done last is said beside it
    and never takes its place (see happened_text)."""
    say = QCoreApplication.translate
    if moment.back is not None:
        return say("Table", "An earlier position. Esc leads back.")
    if moment.over or moment.hidden:
        return ""
    if moment.calls:
        if moment.buzzer is not None:
            named = say("Table", "{name}: name the word.").format(name=moment.names[moment.buzzer])
            return " ".join([part for part in (named, time_out_text(moment.time_out)) if part])
        return say("Table", "Press your key when you see a word.")
    if not moment.verbs:
        if 1 < len(moment.to_act) == len(moment.names) - 1:
            return say("Table", "Wait for the others.")
        names = listed([moment.names[seat] for seat in moment.to_act])
        waiting = say("Table", "Waiting for {names}").format(names=names) + "."
        return f"{waiting} {undo_text()}" if moment.can_undo_pass else waiting
    bench, state = moment.bench, moment.present
    if moment.wordless:
        text = say("Table", "There is no word left for you to play.")
    else:
        text = idle_text(
            moment.verbs,
            rows_to_lose=bool(bench.rows_to_lose()),
            piles=bool(state.piles),
            must=bench.must,
            most=most_back(bench.house, state, moment.viewer),
            wanted=wanted_text(bench.house, state) if bench.can_lay else "",
            aloud=aloud,
        )
    return " ".join([part for part in (text, _coming(moment), time_out_text(moment.time_out)) if part])


def undo_text() -> str:
    """For a player who has passed, perhaps by mistake."""
    return QCoreApplication.translate("Table", "Undo takes the pass back.")


def time_out_text(coming: TimeOut | None) -> str:
    """What happens when no time is left."""
    say = QCoreApplication.translate
    if coming is None:
        return ""
    if coming.cards:
        return say("Clock", "At 0:00 the turn passes and you take %n card(s).", None, coming.cards)
    return {
        "turn": say("Clock", "At 0:00 the turn passes."),
        "wrong": say("Clock", "At 0:00 it counts as a wrong word."),
        "out": say("Clock", "At 0:00 you are out of the game."),
        "over": say("Clock", "At 0:00 the game ends."),
        "gives-up": say("Clock", "At 0:00 you give the game up."),
    }[coming.brings]


def _coming(moment: Moment) -> str:
    """What is announced: what a pass brings, and that the game may end with this round."""
    brings, near = moment.passing, moment.standstill_near
    if brings == "gives-up":  # whatever else would come of it
        return passing_text(brings)
    if brings and near and len(moment.names) == 1:  # alone the pass itself is the standstill
        return texts.near_the_end_text(f"{near}:alone" if near == "passes" else near)
    return " ".join([part for part in (near and texts.near_the_end_text(near), passing_text(brings)) if part])
