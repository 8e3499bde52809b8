"""The texts that show while no card is laid: the line above the rack with what the game requires of the player now, and
the text at the foot."""

from PySide6.QtCore import QCoreApplication

from app.base.end_texts import end_text
from app.base.listing import listed
from app.session.match.view_data import TimeOut
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.aims import aim_text
from app.windows.table.spoken import passing_text
from app.windows.table.wanted import wanted_text
from engine.core.oracle import verbs_of
from engine.core.public_facts import HAS_LAST_TURN


def line_of(moment: Moment, *, asks: bool = False) -> str:
    """Returns the line about what the game requires of the player now, to show and to announce. The last act shows
    beside this line, never in its place (see happened_text).

    asks: adds the aim of the game, which a player's first turn shows anyway.
    """
    if moment.back is not None:
        return QCoreApplication.translate("Table", "An earlier position. Esc leads back.")
    if moment.over or moment.hidden or moment.phase is Phase.FILM:
        return ""
    begins = _is_first_turn(moment) and bool(moment.calls or (moment.verbs and "accept" not in moment.verbs))
    aim = aim_text(moment.house, moment.present) if asks or begins else ""
    return " ".join([part for part in (_wanted(moment), aim) if part])


def rest_of(moment: Moment, *, aloud: bool = False) -> str:
    """Returns the text below the felt: that the player can make no more words, or how to lay cards; then that the end
    is near, and the effect of a pass or of a time-out.

    aloud: whether a screen reader will read the text. The text then leaves out how to lay cards with the mouse.
    """
    if moment.back is not None or moment.over or moment.hidden:
        return ""
    if not moment.verbs:
        return time_out_text(moment.time_out) if moment.buzzer is not None else ""
    translate = QCoreApplication.translate
    how = "" if aloud or not _is_first_turn(moment) else _how(moment)
    none = translate("Table", "There is no word left for you to play.") if moment.wordless else how or _else(moment)
    return " ".join([part for part in (none, _coming(moment, aloud=aloud), time_out_text(moment.time_out)) if part])


def idle_of(moment: Moment) -> str:
    """Returns the line above the rack and the text of the foot as one text for a screen reader."""
    return " ".join([part for part in (line_of(moment), rest_of(moment, aloud=True)) if part])


def _wanted(moment: Moment) -> str:
    translate = QCoreApplication.translate
    if moment.buzzer is not None:
        return translate("Table", "{name}: name the word.").format(name=moment.names[moment.buzzer])
    text = wanted_text(moment.house, moment.bench.state, moment.viewer, moment.verbs)
    wanted = _call(moment) if moment.calls else text
    return " ".join([part for part in (_last(moment), wanted) if part]) if wanted else _waiting(moment)


def _last(moment: Moment) -> str:
    """Returns a sentence if this is the player's last turn, or the last round of all; otherwise ""."""
    translate = QCoreApplication.translate
    if moment.viewer in moment.facts.marked(HAS_LAST_TURN):
        return translate("Ends", "Your last turn.")
    return translate("Ends", "The last round.") if moment.last_round else ""


def _call(moment: Moment) -> str:
    """Returns what the game requires now in Shout!, where all people at the screen may call words out. The text is for
    a seat that can call a word out now or, if no seat can, for the viewer."""
    seat, state = next(iter(moment.callers), moment.viewer), moment.bench.state
    text = wanted_text(moment.house, state, seat, verbs_of(moment.house, state, seat))
    return text or QCoreApplication.translate("Wanted", "Wait for the next card.")


def _waiting(moment: Moment) -> str:
    translate = QCoreApplication.translate
    if 1 < len(moment.to_act) == len(moment.names) - 1:
        return translate("Table", "Wait for the others.")
    names = listed([moment.names[seat] for seat in moment.to_act])
    waiting = translate("Table", "Waiting for {names}").format(names=names) + "."
    return f"{waiting} {undo_text()}" if moment.can_undo_pass else waiting


def _is_first_turn(moment: Moment) -> bool:
    """Whether the viewer has not acted yet. Dealing cards for all does not count."""
    return not any(line.seat == moment.viewer and line.act.verb != "deal" for line in moment.history)


def _how(moment: Moment) -> str:
    """Returns a sentence on how to lay cards in this game."""
    translate = QCoreApplication.translate
    if moment.bench.can_lay:
        return translate("Table", "Drag cards, click them, or type a word.")
    if "choose" in moment.verbs:
        return translate("Table", "Lay the card on the place beside your hand.")
    return ""


def _else(moment: Moment) -> str:
    """Returns a sentence on the acts without a word that are possible now, such as a trade."""
    translate = QCoreApplication.translate
    if "place" in moment.verbs and moment.bench.rows_to_lose():
        return translate("Table", "Without a word, press the row that you take apart.")
    if "trade" in moment.verbs and "play" not in moment.verbs and not moment.bench.hears_letters:
        return translate("Table", "Lay the cards that you trade on the place beside your hand, or pass.")
    return ""


def undo_text() -> str:
    """Returns a sentence that says that a pass can be undone, for a player who has passed by mistake."""
    return QCoreApplication.translate("Table", "Undo takes the pass back.")


def time_out_text(coming: TimeOut | None) -> str:
    """Returns a sentence on what happens when the clock runs out."""
    translate = QCoreApplication.translate
    if coming is None:
        return ""
    if coming.cards:
        return translate("Clock", "At 0:00 the turn passes and you take %n card(s).", None, coming.cards)
    return {
        "turn": translate("Clock", "At 0:00 the turn passes."),
        "wrong": translate("Clock", "At 0:00 it counts as a wrong word."),
        "out": translate("Clock", "At 0:00 you are out of the game."),
        "over": translate("Clock", "At 0:00 the game ends."),
        "gives-up": translate("Clock", "At 0:00 you give the game up."),
    }[coming.brings]


def _coming(moment: Moment, *, aloud: bool) -> str:
    """Returns the announcement that the end is near, and the effect of a pass.

    aloud: whether a screen reader will read the text. The text then leaves out that the end is near, because that is
    announced separately, and only once.
    """
    brings = passing_text(moment.passing)
    if aloud or moment.passing == "gives-up":  # a pass that gives the game up matters more than anything else
        return brings
    return " ".join([part for part in (end_text(moment.facts, moment.names), brings) if part])
