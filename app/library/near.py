"""Keeps from game to game the strength of the "near" computer player, which stays about as strong as a person. The
settings keep it by the person's id, or by the name of a guest; older settings have only names."""

from collections.abc import Mapping
from typing import Any

from app.session.match.view_data import GameChoice, SeatChoice
from engine.match import Match
from engine.players.near import AT_FIRST, after_game


def with_strengths(seats: tuple[SeatChoice, ...], kept: Mapping[str, int]) -> tuple[SeatChoice, ...]:
    """The seats of a game, with the present strength for each near computer player. The strength depends on the first
    person at the table.

    kept: see `Settings.near`.
    """
    person = next((seat for seat in seats if seat.is_human), SeatChoice(""))
    strength = kept.get(person.person, kept.get(person.name, AT_FIRST))
    return tuple([seat if seat.strength is None else seat.at_strength(strength) for seat in seats])


def keeping(kept: Mapping[str, int], person: SeatChoice, strength: int) -> dict[str, int]:
    """The stored strengths with a new one for this person; the latest comes last.

    kept: see `Settings.near`.
    """
    others = {key: there for key, there in kept.items() if key not in (person.person, person.name)}
    return {**others, person.person or person.name: strength}


def followed(choice: GameChoice, match: Match) -> tuple[str, SeatChoice, int] | None:
    """The facts to show and to store after a game with a near computer player: its name, the seat of the person whose
    strength it follows, and its own strength in that person's next game. None if the game had no such player, or if
    computers' moves could be taken back, because the result then does not show how strong the person is."""
    own = next((seat for seat, who in enumerate(choice.seats) if who.strength is not None), None)
    person = next((seat for seat, who in enumerate(choice.seats) if who.kind == "human"), None)
    if own is None or person is None or choice.practice:
        return None
    strength = choice.seats[own].strength
    assert strength is not None
    return choice.names[own], choice.seats[person], after_game(strength, match.state, own, person)


def with_near_of_here(settings: Any, ids: Mapping[str, str]) -> Any:
    """The data of a backup's settings, with the ids in `near` replaced by the ids that the same people have on this
    machine.

    ids: the ids of people on this machine, by their ids in the backup.
    """
    near = settings.get("near") if isinstance(settings, dict) else None
    if not isinstance(near, dict):
        return settings
    return {**settings, "near": {ids.get(key, key): strength for key, strength in near.items()}}
