"""The computer player that stays near a person: its strength at the next table, kept by the person's id, or for a guest
by the name. Older settings have only names."""

from collections.abc import Mapping
from typing import Any

from app.session.match.view_data import GameChoice, SeatChoice
from engine.match import Match
from engine.players.near import AT_FIRST, after_game


def with_strengths(seats: tuple[SeatChoice, ...], kept: Mapping[str, int]) -> tuple[SeatChoice, ...]:
    """The seats with the present strength of each such player, which is near the first person at the table."""
    person = next((seat for seat in seats if seat.is_human), SeatChoice(""))
    strength = kept.get(person.person, kept.get(person.name, AT_FIRST))
    return tuple([seat if seat.strength is None else seat.at_strength(strength) for seat in seats])


def keeping(kept: Mapping[str, int], person: SeatChoice, strength: int) -> dict[str, int]:
    """The strengths with a new strength for the rival near this person; the new one comes last."""
    others = {key: there for key, there in kept.items() if key not in (person.person, person.name)}
    return {**others, person.person or person.name: strength}


def followed(choice: GameChoice, match: Match) -> tuple[str, SeatChoice, int] | None:
    """After a game, the rival's name, the person whom the rival stays near, and the rival's strength for their next
    game; None if there is no such rival. Where computers' answers can be taken back, results show nothing, so this is
    None."""
    own = next((seat for seat, who in enumerate(choice.seats) if who.strength is not None), None)
    person = next((seat for seat, who in enumerate(choice.seats) if who.kind == "human"), None)
    if own is None or person is None or choice.practice:
        return None
    strength = choice.seats[own].strength
    assert strength is not None
    return choice.names[own], choice.seats[person], after_game(strength, match.state, own, person)


def with_near_of_here(settings: Any, ids: Mapping[str, str]) -> Any:
    """The settings' data of a backup, in which people known here under another id have that id.

    ids: the ids of people here, by their ids in the backup.
    """
    near = settings.get("near") if isinstance(settings, dict) else None
    if not isinstance(near, dict):
        return settings
    return {**settings, "near": {ids.get(key, key): strength for key, strength in near.items()}}
