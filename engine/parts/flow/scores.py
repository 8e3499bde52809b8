"""Settles a game at its end: subtracts the cost of unplayed cards and finds the winners. Rule sheets use this
module."""

from collections.abc import Callable, Iterable

from engine.parts.table import Card, State, Turn

Settlement = Callable[[Turn], None]


def keep_scores(turn: Turn) -> None:
    """Does nothing. It is for games in which unplayed cards cost nothing."""


def minus_hand(turn: Turn) -> None:
    """Subtracts the values of each player's unplayed cards; scores may fall below zero."""
    take_for_hands(turn, lambda card: card.value)


def take_for_hands(turn: Turn, cost: Callable[[Card], int]) -> None:
    """Subtracts the cost of each unplayed card from the score of each player still in the game."""
    for seat in turn.state.playing:
        turn.settle(seat, "hand", turn.state.seats[seat].hand, lambda card: -cost(card))


# ---- winners


def best_scores(state: State) -> tuple[int, ...]:
    """The seats still in the game with the highest score; all of them win."""
    best = max([state.seats[seat].score for seat in state.playing], default=0)
    return tuple([seat for seat in state.playing if state.seats[seat].score == best])


def winners_by_score(turn: Turn, reason: str) -> Iterable[int]:
    return best_scores(turn.state)


def winners_of_knockout(turn: Turn, reason: str) -> Iterable[int]:
    """The player who went out. If nobody went out, all players still in the game."""
    return (turn.state.actor,) if reason == "went-out" else turn.state.playing


def winner_alone(turn: Turn, reason: str) -> Iterable[int]:
    """For a solo player: the seat of that player if the deck and the hand are empty; otherwise nobody."""
    return (0,) if cards_left(turn.state) == 0 else ()


def cards_left(state: State) -> int:
    """The result of a solo player: the number of cards left in deck and hand."""
    return len(state.deck) + len(state.seats[0].hand)
