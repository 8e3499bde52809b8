"""What is played at the window: a short deal of every game from its first move to its end, and scenes for what such a
deal does not show. All are made of the engine's own legal moves, chosen so that every kind of act occurs.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from engine.core.moves import CHALLENGE, DOUBT, Act, Move, Request
from engine.core.oracle import expects, legal_moves, objections
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.match import Match
from engine.records.record import DictionaryChoice, read_record, record_of, write_record
from engine.records.replay import open_match, replay_moves
from tests.goldens.record import WORDS, started
from tests.records.examples import EXAMPLES
from tests.ways.kinds import kinds_of

LOOKED_AT = 60  # legal acts compared for one turn
MOST = 80  # moves of one story
# The deals that are played with other options, to show what these alone bring.
UNHURRIED = ("shout", "four-rows")  # no clock may run while a test plays
AGREED: Mapping[str, tuple[str, dict[str, Any]]] = {
    "take 10": ("eight-it-all", {"target": 10}),
    "every move": ("split-run", {"moves": "AOGSD"}),
    "challenged": ("5-up", {"words": "challenge"}),
    "doubted": ("four-rows", {"words": "challenge"}),
    "turn and run": ("run-the-table", {"variation": "turn-and-run"}),
    "read anew": ("full-deck", {"variable": True}),
    "knocked out": ("tricked-out", {"mode": "knockout"}),
}


@dataclass(frozen=True)
class Story:
    """record: the text of a game without moves.  moves: what is played then, each with its seat."""

    record: str
    moves: tuple[Move, ...]

    def after(self, count: int) -> str:
        """The record with its first so many moves."""
        match = opened(self.record)
        for move in self.moves[:count]:
            match.play(move)
        return write_record(record_of(match, read_record(self.record).dictionary))


def opened(text: str) -> Match:
    record = read_record(text)
    match = open_match(record)
    replay_moves(match, record)
    return match


def short_deal(game: str, options: Mapping[str, Any] | None = None) -> str:
    """A dealt game of a few turns for each player."""
    data = json.loads(write_record(record_of(started(GAMES[game]), DictionaryChoice(only=tuple(WORDS)))))
    return unhurried({**data, "options": dict(options or {})})


def unhurried(data: dict[str, Any]) -> str:
    calm = {"seconds": None} if data["game"] in UNHURRIED else {}
    return json.dumps({**data, "options": {**data.get("options", {}), **calm}})


@cache
def whole_game(game: str) -> Story:
    """The short deal of a game, played to its end."""
    return played(short_deal(game))


@cache
def scenes() -> Mapping[str, Story]:
    """One story for each kind of move of each game, and one for each option that brings moves of its own."""
    found = {name: told(unhurried(data)) for name, data in EXAMPLES.items()}
    return found | {name: played(short_deal(game, options)) for name, (game, options) in AGREED.items()}


def told(text: str) -> Story:
    """A record's own moves."""
    match = opened(text)
    moves = [
        move if move.seat is not None else move._replace(seat=state.actor)
        for move, state in zip(match.moves, match.states, strict=False)
    ]
    return Story(write_record(record_of(match.branch(0), read_record(text).dictionary)), tuple(moves))


def played(text: str) -> Story:
    match = opened(text)
    done: Counter[str] = Counter()
    viewer = 0
    while not match.state.over and len(match.moves) < MOST:
        move, viewer = _next(match, viewer, done)
        done.update(kinds_of(move.act, match.state, move.seat or 0))
        match.play(move)
    assert match.state.over, f"{match.header.game.id} does not end within {MOST} moves"
    return Story(text, tuple(match.moves))


def _next(match: Match, viewer: int, done: Counter[str]) -> tuple[Move, int]:
    """What is done next, and who looks then: as at the window, who looks goes on while there is something to do."""
    state, house = match.state, match.house
    for seat in state.playing:
        for act in objections(house, state, seat):
            if act in (CHALLENGE, DOUBT) and done[act.verb] < 2 and len(match.moves) % 3 == 2:
                return Move(act, seat), viewer
    waiting = expects(house, state)[0]
    order = sorted(waiting, key=lambda seat: seat != viewer)
    for seat in order:
        acts = _some(match, seat)
        if acts:
            return Move(max(acts, key=lambda act: _worth(act, match, seat, done)), seat), seat
    raise AssertionError(f"nobody can do anything in {match.header.game.id}")


def _some(match: Match, seat: int) -> list[Act]:
    """Legal acts of every verb; in Shout! the dealer deals when nobody sees a word."""
    seen = view(match.state, seat)
    return [act for act, _ in islice(legal_moves(match.house, seen, seat), LOOKED_AT)]


def _worth(act: Act, match: Match, seat: int, done: Counter[str]) -> tuple[int, bool]:
    """What has not been done yet comes first; then what was listed first."""
    new = [kind for kind in kinds_of(act, match.state, seat) if not done[kind]]
    asks = isinstance(act, Request) and any(card.face == act.face for s in match.state.seats for card in s.hand)
    return len(new), asks


def all_stories() -> Iterator[Story]:
    yield from [whole_game(game.id) for game in CATALOG]
    yield from scenes().values()
