"""What the bar below the felt says while nothing is laid."""

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.session.running_game import RunningGame
from app.session.table_session import TableSession
from app.windows.table.spoken import idle_text, passing_text
from app.windows.table.wanted import wanted_text


def idle_of(sitting: RunningGame) -> str:
    """What the game wants now. What a rival did or said last stands in the history and never takes this place."""
    session = sitting.session
    say = QCoreApplication.translate
    if session.shown_index is not None:
        return say("Table", "An earlier position. Esc leads back.")
    if session.state.over or session.veiled:
        return ""
    if sitting.is_shout:
        if sitting.buzzer is not None:
            return say("Table", "{name}: name the word.").format(name=session.names[sitting.buzzer])
        return say("Table", "Press your key when you see a word.")
    if not session.verbs():
        return say("Table", "Wait for the others.")
    bench, state = session.bench(), session.state
    most = max([len(word.slots) for word in state.table if word.seat == session.viewer], default=0)
    if sitting.no_word_left:
        text = say("Table", "There is no word left for you to play.")
    else:
        text = idle_text(
            session.verbs(),
            rows_to_lose=bool(bench.rows_to_lose()),
            piles=bool(state.piles),
            must=bench.must,
            most=most,
            wanted=wanted_text(bench.house, state) if bench.can_lay else "",
        )
    return " ".join([part for part in (text, _coming(session)) if part])


def _coming(session: TableSession) -> str:
    """What is announced: what a pass brings, and that the game may end with this round."""
    brings, near = session.passing, session.standstill_near
    if brings and near and len(session.names) == 1:  # alone the pass itself is the standstill
        return texts.near_the_end_text(f"{near}:alone" if near == "passes" else near)
    return " ".join([part for part in (near and texts.near_the_end_text(near), passing_text(brings)) if part])
