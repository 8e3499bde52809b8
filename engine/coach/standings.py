"""Finds which seat leads at each position of a game, measured in the unit that the game counts."""

from engine.coach.solo import FEWEST_CARDS, aim_of
from engine.core.state import State
from engine.match import Match


def standing_of(state: State, seat: int, counts: str, *, alone: bool = False) -> int:
    """The standing of a seat in the unit `counts`, such as its points or its cards.

    alone: whether one player plays alone for the fewest cards left.
    """
    place = state.seats[seat]
    if alone:  # the hand of a player who resigned is empty, so the result gives the standing instead
        return state.result if state.result is not None else len(state.deck) + len(place.hand)
    return len(place.hand) + len(place.committed) if counts == "cards-left" else place.score


def leads_of(match: Match) -> tuple[tuple[int, int], ...]:
    """The positions at which a seat takes the sole lead, each with that seat. This includes the first lead of the
    game."""
    counts, seats = match.house.book.counts, range(len(match.states[0].seats))
    if counts == "nothing" or len(seats) == 1 or aim_of(match.house) == FEWEST_CARDS:
        return ()
    found: list[tuple[int, int]] = []
    for index, state in enumerate(match.states):
        stands = [standing_of(state, seat, counts) for seat in seats]
        best = min(stands) if counts == "cards-left" else max(stands)
        if stands.count(best) == 1 and stands.index(best) not in [seat for _, seat in found[-1:]]:
            found.append((index, stands.index(best)))
    return tuple(found)
