"""The computer player that stays near a person: its strength at the next table, kept by the person's name."""

from collections.abc import Mapping, Sequence

from app.session.match.view_data import GameChoice, SeatChoice
from engine.match import Match
from engine.players.near import AT_FIRST, after_game


def strength_for(kept: Mapping[str, int], names: Sequence[str], kinds: Sequence[str]) -> int:
    """The strength near the first person at the table."""
    person = next((name for name, kind in zip(names, kinds, strict=True) if kind == "human"), "")
    return kept.get(person, AT_FIRST)


def with_strengths(seats: tuple[SeatChoice, ...], kept: Mapping[str, int]) -> tuple[SeatChoice, ...]:
    """The seats with the strength that each such player has now."""
    strength = strength_for(kept, [seat.name for seat in seats], [seat.kind for seat in seats])
    return tuple([seat if seat.strength is None else seat.at_strength(strength) for seat in seats])


def followed(choice: GameChoice, match: Match) -> tuple[str, str, int] | None:
    """After a game: the rival, the person it stays near, and its strength for their next game; None if nobody stays
    near anybody. Where computers' answers can be taken back, a result shows nothing."""
    own = next((seat for seat, who in enumerate(choice.seats) if who.strength is not None), None)
    person = next((seat for seat, who in enumerate(choice.seats) if who.kind == "human"), None)
    if own is None or person is None or choice.practice:
        return None
    strength = choice.seats[own].strength
    assert strength is not None
    return choice.names[own], choice.names[person], after_game(strength, match.state, own, person)
