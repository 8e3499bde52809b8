"""What the points of a play are made of, as the game itself counts them; and the cards that it wins."""

from engine.core.events import Arranged, Moved, Scored, Sum, Zone
from engine.core.verdict import Legal


def sums_of(legal: Legal, seat: int) -> tuple[Sum, ...]:
    """Empty if card values are not what scores. What the end of the game takes off is no part of the play."""
    scored = [event for event in legal.events if isinstance(event, Scored) and event.seat == seat]
    sums = tuple([part for event in scored for part in event.sums])
    return sums if sum([part.points for part in sums]) == legal.points else ()


def won_by(legal: Legal, seat: int) -> int:
    """How many cards the play would win for its seat."""
    pile = Zone("won", seat)
    moved = [len(event.cards) for event in legal.events if isinstance(event, Moved) and event.target == pile]
    arranged = [event for event in legal.events if isinstance(event, Arranged)]
    given = [len(batch.cards) for event in arranged for batch in event.given if batch.zone == pile]
    return sum(moved) + sum(given)
