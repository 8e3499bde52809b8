"""The timer of Four Rows. With the clock it times every placing. The table can agree that its holder turns it when that
seems necessary: as an aside, once for each placing, but never for the holder's own."""

from engine.core.public_facts import TIMER as HOLDS_TIMER
from engine.core.public_facts import TIMER_RUNS, Fact, marks
from engine.games.four_rows.doubts import yet_to_speak
from engine.games.four_rows.rows import PLACE
from engine.parts.box import Option, Options
from engine.parts.table import State, Turn

TIMER = Option("timer", "choice", "clock", ("clock", "holder"))
TURNED = "turned"  # the outcome of the act


def is_turned_by_holder(options: Options) -> bool:
    """Says whether placings have no limit until the holder turns the timer. Without seconds nobody turns it."""
    return options["timer"] == "holder" and options["seconds"] is not None


def timer_facts(state: State) -> tuple[Fact, ...]:
    """The holder of the timer, and the seat whose time it counts."""
    return marks(HOLDS_TIMER, [state.notes.holder]) + marks(TIMER_RUNS, [state.actor] if state.notes.runs else [])


def may_turn(options: Options, state: State) -> tuple[int, ...]:
    """The holder, while another seat has to place and the timer rests."""
    notes = state.notes
    placing = state.phase == PLACE and not state.over and not yet_to_speak(state)
    may = is_turned_by_holder(options) and placing and state.actor != notes.holder and not notes.runs
    return (notes.holder,) if may else ()


def turn_timer(turn: Turn, act: object) -> str:
    turn.note(runs=True)
    return TURNED


def may_run_out(turn: Turn) -> bool:
    """Says whether the seat that places has a limit. With a clock for the whole game every act has one."""
    unlimited = turn.option("timer") == "holder" and not turn.notes.runs
    return not unlimited or turn.option("clock") is not None
