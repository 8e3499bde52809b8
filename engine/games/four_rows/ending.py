"""The end of a turn and the end of a game of Four Rows."""

from engine.core.state import Pending
from engine.games.four_rows.rows import next_to_place, stop_timer
from engine.parts.flow import best_scores
from engine.parts.flow.standstill import cards_held, stalled
from engine.parts.table import Turn, cards_of

EMPTY_HAND = "empty-hand"


def turn_over(turn: Turn, *, word: bool) -> None:
    """Ends a turn after a card was placed or a row was broken up. Then either the game ends or the next player places a
    card.

    word: whether a card was placed and a word named; an empty hand wins only in this case.
    """
    turn.score(-len(turn.hand) - turn.place.score)
    stop_timer(turn)
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
    """Ends the game because a hand is empty. If players may doubt the last word, the game ends only after all other
    players have answered."""
    placed: Pending | None = turn.notes.placed
    if placed is None:
        close(turn, EMPTY_HAND)
    else:
        others = tuple([seat for seat in turn.state.playing if seat != turn.seat])
        turn.note(placed=placed._replace(waits=others, ending=EMPTY_HAND))


def count_progress(turn: Turn) -> None:
    """Counts the turn, so that the rules can detect a standstill. A game is at a standstill while the number of cards
    in hands and rows stays the same; only breaking up a row reduces this number."""
    state = turn.state
    turn.mark(turn=state.turn + 1, **cards_held(state, state.held() + len(cards_of(state.table))))


def close(turn: Turn, reason: str) -> None:
    """Ends the game. The winner is the player with an empty hand, otherwise with the fewest cards."""
    turn.end(reason, best_scores(turn.state))
