"""Whose move it is in Four Rows, and what may be said."""

from engine.games.four_rows.doubts import may_doubt, yet_to_speak
from engine.games.four_rows.rows import CHOOSE, MUST_FAIL, PLACE
from engine.parts.flow.usual import only
from engine.parts.table import House, State

VERBS = {CHOOSE: ("choose",), PLACE: ("place", "fail"), MUST_FAIL: ("fail",)}


def actors(state: State) -> tuple[int, ...]:
    if yet_to_speak(state):
        return yet_to_speak(state)
    if state.phase == CHOOSE:
        return tuple([seat for seat in state.playing if not state.seats[seat].committed])
    return (state.actor,)


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    return ("accept", "doubt") if yet_to_speak(state) else VERBS[state.phase]


def asides(house: House, state: State, seat: int) -> tuple[str, ...]:
    """Others may doubt the last word until the next card is placed."""
    return ("doubt",) if seat in may_doubt(state) and not yet_to_speak(state) else ()


def asker(state: State, verb: str) -> int | None:
    doubting = verb == "doubt" and not yet_to_speak(state)
    return only(may_doubt(state) if doubting else actors(state))
