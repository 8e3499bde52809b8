"""The end of a turn and of a game of Four Rows."""

from engine.core.state import Pending
from engine.games.four_rows.rows import next_to_place, rest_timer
from engine.parts.flow import best_scores
from engine.parts.flow.standstill import cards_held, stalled
from engine.parts.table import Turn, cards_of

EMPTY_HAND = "empty-hand"


def turn_over(turn: Turn, *, word: bool) -> None:
    """Ends a turn after a card was placed or a row broken up: the game ends, or the next card is placed."""
    turn.score(-len(turn.hand) - turn.place.score)
    rest_timer(turn)
    if word and not turn.hand:
        win(turn)
        return
    count_progress(turn)
    reason = stalled.reason(turn)
    if reason is not None:
        close(turn, reason)
    else:
        next_to_place(turn)


def win(turn: Turn) -> None:
    """Lets the first empty hand win; if its last word can be doubted, only once all the others have answered."""
    placed: Pending | None = turn.notes.placed
    if placed is None:
        close(turn, EMPTY_HAND)
    else:
        others = tuple([seat for seat in turn.state.playing if seat != turn.seat])
        turn.note(placed=placed._replace(waits=others, ending=EMPTY_HAND))


def count_progress(turn: Turn) -> None:
    """Counts the turn for a standstill, which depends on the cards in hands and rows: only a broken row reduces
    them."""
    state = turn.state
    turn.mark(turn=state.turn + 1, **cards_held(state, state.held() + len(cards_of(state.table))))


def close(turn: Turn, reason: str) -> None:
    """Ends the game: an empty hand wins, or else the player with the fewest cards."""
    turn.end(reason, best_scores(turn.state))
