"""The settlement of a game: the cost of unplayed cards, and the winners."""

from collections.abc import Callable, Iterable

from engine.parts.table import Card, State, Turn

Settlement = Callable[[Turn], None]


def keep_scores(turn: Turn) -> None:
    """Leaves the scores alone: unplayed cards cost nothing."""


def minus_hand(turn: Turn) -> None:
    """Subtracts the values of unplayed cards; totals may go below zero."""
    take_for_hands(turn, lambda card: card.value)


def take_for_hands(turn: Turn, cost: Callable[[Card], int]) -> None:
    """Takes from each player still in what each unplayed card costs."""
    for seat in turn.state.playing:
        turn.settle(seat, "hand", turn.state.seats[seat].hand, lambda card: -cost(card))


# ---- winners


def best_scores(state: State) -> tuple[int, ...]:
    """The seats still in with the highest score; equal totals share the win."""
    best = max([state.seats[seat].score for seat in state.playing], default=0)
    return tuple([seat for seat in state.playing if state.seats[seat].score == best])


def winners_by_score(turn: Turn, reason: str) -> Iterable[int]:
    return best_scores(turn.state)


def winners_of_knockout(turn: Turn, reason: str) -> Iterable[int]:
    """The player who went out; if nobody did, all players still in."""
    return (turn.state.actor,) if reason == "went-out" else turn.state.playing


def winner_alone(turn: Turn, reason: str) -> Iterable[int]:
    """One player alone wins with an empty deck and an empty hand."""
    return (0,) if cards_left(turn.state) == 0 else ()


def cards_left(state: State) -> int:
    """The result of a player alone: the number of cards left."""
    return len(state.deck) + len(state.seats[0].hand)
