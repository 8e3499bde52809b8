"""Computes the numbers in the panels: the scores, and for each face the number of cards that a seat has not seen."""

from app.base.texts import MATCH
from app.session.match.outlook import Outlook
from app.session.match.view_data import SeatLine
from engine.coach.solo import FEWEST_CARDS, aim_of
from engine.core.public_facts import GAMES_WON
from engine.core.rulebook import House
from engine.core.state import State


def unit_of(house: House, seen: State) -> str:
    """The unit of the scores: that of the game on the table (see Rulebook.counts), or MATCH after a match."""
    facts = house.book.facts(seen)
    if seen.over and seen.end != "resigned" and facts.numbers(GAMES_WON) and not facts.plays:
        return MATCH
    return house.book.counts_in(seen)


def scores_of(outlook: Outlook, state: State) -> tuple[SeatLine, ...]:
    """The lines of the score panel for this position."""
    # the number of games of a match that each seat has won
    games = outlook.match.house.book.facts(state).numbers(GAMES_WON)
    alone = aim_of(outlook.match.house) == FEWEST_CARDS
    return tuple(
        [
            SeatLine(
                seat,
                who.name,
                who.colour,
                place.score,
                len(place.won),
                place.tricks,
                len(place.hand),
                place.out,
                seat in outlook.awaited,
                seat in state.winners,
                len(state.deck) + len(place.hand) if alone else None,
                games[seat] if games and not state.over else 0,
            )
            for seat, (who, place) in enumerate(zip(outlook.choice.seats, state.seats, strict=True))
        ]
    )


def unseen_of(outlook: Outlook) -> dict[str, int]:
    """For each face, the number of cards that the viewer has not seen, wherever they are."""
    counts = dict(outlook.match.header.game.deck.counts)
    state = outlook.seen
    shown = [card for seat in state.seats for cards in (seat.hand, seat.won, seat.committed) for card in cards]
    shown += [*state.dead, *state.row, *[card for word in state.table for card in word.cards]]
    shown += [card for pile in state.piles for card in pile] + ([state.turned] if state.turned else [])
    for card in shown:
        if card.face in counts:
            counts[card.face] -= 1
    return counts
