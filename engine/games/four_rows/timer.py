"""The timer of Four Rows limits the time in which a player places a card. If the option `timer` is 'clock', the timer
runs for every card. If the option is 'holder', it runs only when the player who holds the timer turns it over, which is
possible once for each card of another player."""

from engine.core.public_facts import TIMER as HOLDS_TIMER
from engine.core.public_facts import TIMER_RUNS, Fact, marks
from engine.games.four_rows.doubts import must_answer
from engine.games.four_rows.rows import PLACE
from engine.parts.box import Option, Options
from engine.parts.table import State, Turn

TIMER = Option("timer", "choice", "clock", ("clock", "holder"))
TURNED = "turned"  # the outcome of turning the timer over


def is_turned_by_holder(options: Options) -> bool:
    """Returns whether a player who places a card has no time limit until the holder turns the timer over. Always False
    if the players set no number of seconds, because nobody can then turn the timer over."""
    return options["timer"] == "holder" and options["seconds"] is not None


def timer_facts(state: State) -> tuple[Fact, ...]:
    """The public facts about the timer: its holder, and the seat whose time runs."""
    return marks(HOLDS_TIMER, [state.notes.holder]) + marks(TIMER_RUNS, [state.actor] if state.notes.runs else [])


def may_turn(options: Options, state: State) -> tuple[int, ...]:
    """The seats that may turn the timer over: its holder, if another seat has to place a card and the timer is not
    running."""
    notes = state.notes
    placing = state.phase == PLACE and not state.over and not must_answer(state)
    may = is_turned_by_holder(options) and placing and state.actor != notes.holder and not notes.runs
    return (notes.holder,) if may else ()


def turn_timer(turn: Turn, act: object) -> str:
    turn.note(runs=True)
    return TURNED


def may_run_out(turn: Turn) -> bool:
    """Returns whether the time of the seat that places a card can run out. Always True if each player has a clock for
    the whole game."""
    unlimited = turn.option("timer") == "holder" and not turn.notes.runs
    return not unlimited or turn.option("clock") is not None
