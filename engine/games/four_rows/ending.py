"""The end of a turn and of a game of Four Rows."""

from engine.core.state import Pending
from engine.core.turn import Turn
from engine.core.words import cards_of
from engine.games.four_rows.rows import next_to_place
from engine.parts.flow import stalled
from engine.parts.scores import best_scores

EMPTY_HAND = "empty-hand"


def turn_over(turn: Turn, *, word: bool) -> None:
    """After a card was placed or a row broken up: the game ends, or the next card is placed."""
    turn.score(-len(turn.hand) - turn.place.score)
    if word and not turn.hand:
        win(turn)
        return
    count_progress(turn, word=word)
    reason = stalled(turn)
    if reason is not None:
        close(turn, reason)
    else:
        next_to_place(turn)


def win(turn: Turn) -> None:
    """The first empty hand wins; if its word can be doubted, when all the others have spoken."""
    placed: Pending | None = turn.notes.placed
    if placed is None:
        close(turn, EMPTY_HAND)
    else:
        others = tuple([seat for seat in turn.state.playing if seat != turn.seat])
        turn.note(placed=placed._replace(waits=others, ending=EMPTY_HAND))


def count_progress(turn: Turn, *, word: bool) -> None:
    """Cards laid are progress, and so are cards that leave the game."""
    state = turn.state
    held = sum(len(seat.hand) + len(seat.committed) for seat in state.seats)
    together = held + len(cards_of(state.table))
    fewer = held < state.low or together < state.notes.low
    turn.note(low=min(together, state.notes.low))
    turn.mark(
        turn=state.turn + 1,
        wordless=0 if word else state.wordless + 1,
        low=min(held, state.low),
        since_low=0 if fewer else state.since_low + 1,
    )


def close(turn: Turn, reason: str) -> None:
    """An empty hand has won; else who holds fewest cards."""
    turn.end(reason, best_scores(turn.state))
