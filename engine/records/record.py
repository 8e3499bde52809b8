"""The record: who plays what with which dictionary and from which position, and the moves. Read whole or not at all."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.notation import write_move
from engine.core.verdict import refuse
from engine.games import GAMES
from engine.match import Header, Match, Player, check_seats, chosen_options
from engine.records.form import read_form
from engine.records.migrations import NEWEST
from engine.records.setups import read_setup, setup_data


@dataclass(frozen=True)
class DictionaryChoice:
    """The dictionary a table has agreed on, house list included. Words are in capitals."""

    name: str = "standard"
    spelling: str = "both"
    offensive: str | None = None
    allow: tuple[str, ...] = ()
    ban: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Record:
    """A record that has been read. moves: as they are written, each with its time if it has one."""

    header: Header
    dictionary: DictionaryChoice
    moves: tuple[tuple[str, float | None], ...]


def read_record(text: str | bytes) -> Record:
    """The record in this text. Refuses with bad-record (its form) or bad-setup (its content)."""
    data = read_form(text)
    game = GAMES.get(data["game"])
    if game is None:
        refuse("bad-record:game", game=data["game"])
    players = tuple([Player(player["name"], player.get("computer")) for player in data["players"]])
    check_seats(game, len(players))
    options = chosen_options(game, data.get("options", {}))
    setup = read_setup(data["setup"], game.deck) if "setup" in data else None
    header = Header(game, players, options, data.get("seed", 0), setup)
    return Record(
        header, _dictionary(data.get("dictionary", {})), tuple([(m["do"], m.get("t")) for m in data["moves"]])
    )


def _dictionary(data: Mapping[str, Any]) -> DictionaryChoice:
    words = {key: tuple(data[key]) for key in ("allow", "ban", "only") if key in data}
    return DictionaryChoice(**{**data, **words})


# ---- writing


def record_of(match: Match, dictionary: DictionaryChoice) -> Record:
    """The record of a game in progress or over."""
    deck = match.header.game.deck
    return Record(match.header, dictionary, tuple([(write_move(move, deck), move.at) for move in match.moves]))


def write_record(record: Record) -> str:
    """The text of a record, a line for each thing and each move; reading it again gives the same record."""
    header = record.header
    data = {
        "wordfelt": NEWEST,
        "game": header.game.id,
        "options": dict(header.options),
        "players": [_player_data(player) for player in header.players],
        "dictionary": _dictionary_data(record.dictionary),
        "seed": header.seed,
    }
    if header.setup is not None:
        data["setup"] = setup_data(header.setup, header.game.deck)
    lines = [f"  {_json(key)}: {_json(value)}," for key, value in data.items()]
    return "\n".join(["{", *lines, *_move_lines(record.moves), "}", ""])


def _move_lines(moves: Iterable[tuple[str, float | None]]) -> Iterator[str]:
    written = [f"    {_json(do if at is None else {'do': do, 't': at})}" for do, at in moves]
    if not written:
        yield '  "moves": []'
        return
    yield '  "moves": ['
    yield ",\n".join(written)
    yield "  ]"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _player_data(player: Player) -> dict[str, str]:
    return {"name": player.name} if player.computer is None else {"name": player.name, "computer": player.computer}


def _dictionary_data(dictionary: DictionaryChoice) -> dict[str, Any]:
    """What differs from the usual; the name is always said."""
    data: dict[str, Any] = {"name": dictionary.name}
    if dictionary.spelling != "both":
        data["spelling"] = dictionary.spelling
    if dictionary.offensive is not None:
        data["offensive"] = dictionary.offensive
    for key, words in (("allow", dictionary.allow), ("ban", dictionary.ban)):
        if words:
            data[key] = list(words)
    if dictionary.only is not None:
        data["only"] = list(dictionary.only)
    return data
