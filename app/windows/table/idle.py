"""Puts into words what a player can do while nothing is laid: the line above the rack, and what is announced below."""

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.base.listing import listed
from app.session.match.view_data import TimeOut
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.aims import aim_text
from app.windows.table.spoken import passing_text
from app.windows.table.wanted import wanted_text
from engine.core.oracle import verbs_of


def line_of(moment: Moment, *, asks: bool = False) -> str:
    """The one line that says what is wanted, for eye and ear. What was done last is said beside it and never takes
    its place (see happened_text). asks: with the aim; at a first turn it is there anyway."""
    if moment.back is not None:
        return QCoreApplication.translate("Table", "An earlier position. Esc leads back.")
    if moment.over or moment.hidden or moment.phase is Phase.FILM:
        return ""
    begins = _is_first_turn(moment) and bool(moment.calls or (moment.verbs and "accept" not in moment.verbs))
    aim = aim_text(moment.house, moment.present) if asks or begins else ""
    return " ".join([part for part in (_wanted(moment), aim) if part])


def rest_of(moment: Moment, *, aloud: bool = False) -> str:
    """What the foot says: that no word is left, how one lays, and what is announced. aloud: who listens has keys, and
    nothing of the mouse."""
    if moment.back is not None or moment.over or moment.hidden:
        return ""
    if not moment.verbs:
        return time_out_text(moment.time_out) if moment.buzzer is not None else ""
    say = QCoreApplication.translate
    how = "" if aloud or not _is_first_turn(moment) else how_text(moment)
    none = say("Table", "There is no word left for you to play.") if moment.wordless else how
    return " ".join([part for part in (none, _coming(moment), time_out_text(moment.time_out)) if part])


def idle_of(moment: Moment) -> str:
    """All this for who listens."""
    return " ".join([part for part in (line_of(moment), rest_of(moment, aloud=True)) if part])


def written_idle(moment: Moment) -> str:
    """All this for who reads."""
    return " ".join([part for part in (line_of(moment), rest_of(moment)) if part])


def _wanted(moment: Moment) -> str:
    say = QCoreApplication.translate
    if moment.buzzer is not None:
        return say("Table", "{name}: name the word.").format(name=moment.names[moment.buzzer])
    if moment.calls:
        return _call(moment)
    return wanted_text(moment.house, moment.bench.state, moment.viewer, moment.verbs) or _waiting(moment)


def _call(moment: Moment) -> str:
    """For all people at the screen: somebody who can call a word out, or the player whose cards lie there."""
    seat, state = next(iter(moment.callers), moment.viewer), moment.bench.state
    text = wanted_text(moment.house, state, seat, verbs_of(moment.house, state, seat))
    return text or QCoreApplication.translate("Wanted", "Wait for the next card.")


def _waiting(moment: Moment) -> str:
    say = QCoreApplication.translate
    if 1 < len(moment.to_act) == len(moment.names) - 1:
        return say("Table", "Wait for the others.")
    names = listed([moment.names[seat] for seat in moment.to_act])
    waiting = say("Table", "Waiting for {names}").format(names=names) + "."
    return f"{waiting} {undo_text()}" if moment.can_undo_pass else waiting


def _is_first_turn(moment: Moment) -> bool:
    """Has the seat that looks done nothing yet? Dealing cards for all is nothing of its own."""
    return not any(line.seat == moment.viewer and line.act.verb != "deal" for line in moment.history)


def how_text(moment: Moment) -> str:
    """How cards are laid."""
    say = QCoreApplication.translate
    if moment.bench.can_lay:
        return say("Table", "Drag cards, click them, or type a word.")
    if "choose" in moment.verbs:
        return say("Table", "Lay the card on the place beside your hand.")
    return ""


def undo_text() -> str:
    """A sentence for a player who has passed, perhaps by mistake."""
    return QCoreApplication.translate("Table", "Undo takes the pass back.")


def time_out_text(coming: TimeOut | None) -> str:
    """The effect of a clock that runs out."""
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
    """The announcement of the effect of a pass, and that the game may end with this round."""
    brings, near = moment.passing, moment.standstill_near
    if brings == "gives-up":  # whatever else it may bring
        return passing_text(brings)
    if brings and near and len(moment.names) == 1:  # for a player alone the pass itself is the standstill
        return texts.near_the_end_text(f"{near}:alone" if near == "passes" else near)
    return " ".join([part for part in (near and texts.near_the_end_text(near), passing_text(brings)) if part])
