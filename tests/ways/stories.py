"""Makes the stories that the tests play in the window: a short deal of every game from its first move to its end, and
scenes with acts that no short deal has. All moves are legal moves of the engine, chosen so that every kind of act
occurs."""

import json
import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from engine.core.moves import CHALLENGE, DOUBT, Act, Move, Request
from engine.core.oracle import challenges, expects, legal_moves
from engine.core.view import view
from engine.games import GAMES
from engine.match import Match
from engine.records.record import read_record, record_of, write_record
from engine.records.replay import open_match, replay_moves
from tests.goldens.record import BOXES, WORDS
from tests.records.examples import EXAMPLES, example
from tests.ways.kinds import kinds_of

BOX_OF = {"full-deck": "pairs", "starter": "pairs", "shout": "doubles"}
# the set-up of short deals other than two hands of seven cards and a deck of eight
PARTS: Mapping[str, Mapping[str, Any]] = {
    "positive-negative": {"piles": [7, 7]},
    "starter": {"piles": [2] * 8},
    "shout": {"deck": 9},
    "four-rows": {"hands": 4, "table": 4},
}
SHUFFLES: Mapping[str, int] = {  # for each game, the seed whose deal has the most kinds of acts
    "3-4-5": 13,
    "3n-change": 9,
    "5-to-5": 11,
    "5-up": 7,
    "3-2-1": 13,
    "break-up": 11,
    "double-cross": 8,
    "eight-it-all": 2,
    "end-to-end": 10,
    "last-man-standing": 14,
    "leftovers": 2,
    "ow": 8,
    "profit-and-loss": 10,
    "pluck-it": 8,
    "real-value": 4,
    "run-the-table": 10,
    "split-run": 15,
    "take-two": 11,
    "take-6": 6,
    "tricked-out": 10,
    "turnover": 6,
    "shout": 9,
    "full-deck": 1,
    "starter": 8,
    "four-rows": 4,
}
SCENES: Mapping[str, dict[str, Any]] = {  # scenes with kinds of acts that no short deal has
    "cards taken from the table": EXAMPLES["profit-and-loss"],
    "a letter moved round and doubled": EXAMPLES["first-base before"],
    "every kind of move": EXAMPLES["printed page 3"],
    "the end of a game by resigning": EXAMPLES["real-value"],
    "three words out of one": example(
        "split-run",
        "play 1: T E A | T E N +T | T O E",
        hands=["TOOOOEEEEE", "AAAAAIIIII"],
        deck="DDDD",
        table=["TEATENTOE"],
        words="TEA TENT TOE",
    ),
    "cards put away": example(
        "full-deck",
        "discard A ?",
        hands=["? A T O O O E E", "H A I R JX VZ E E"],
        deck="E E E E O R N L T",
        words="CAT",
    ),
    "a wild card on the table": example(
        "full-deck",
        "play ?=C A T",
        "play 1: ?=C +H A T ; AIR",
        hands=["? A T O O O E E", "H A I R JX VZ E E"],
        deck="E E E E O R N L T",
        words="CAT CHAT AIR",
    ),
    "a wild card read anew": example(
        "full-deck",
        "play ?=C A T",
        "play 1: +B ?=O A T",
        "play 1: +JX=J ?=U T B A",
        hands=["? A T JX O O B E", "B A I R E E VZ E"],
        deck="E E E E O R N L T",
        words="CAT BOAT JUTBA",
        options={"variable": True},
    ),
}
LOOKED_AT = 60  # the number of legal acts compared for each move
MOST = 80  # the maximum number of moves in one story
UNHURRIED = ("shout", "four-rows")  # games whose clocks must not run while a test plays
# The options with which some games are dealt here, because some kinds of acts occur only with these options.
AGREED: Mapping[str, tuple[str, dict[str, Any]]] = {
    "take 10": ("eight-it-all", {"target": 10}),
    "every move permitted": ("split-run", {"moves": "AOGSD"}),
    "challenged": ("5-up", {"words": "challenge"}),
    "doubted": ("four-rows", {"words": "challenge"}),
    "turn and run": ("run-the-table", {"variation": "turn-and-run"}),
    "read anew": ("full-deck", {"variable": True}),
    "knocked out": ("tricked-out", {"mode": "knockout"}),
}


@dataclass(frozen=True)
class Story:
    """A game to be played in the window: its record, and its moves.

    record: the text of the game's record, without moves.
    moves: the moves played, each with its seat.
    """

    record: str
    moves: tuple[Move, ...]

    def after(self, count: int) -> str:
        """The text of the record with this number of moves."""
        match = opened(self.record)
        for move in self.moves[:count]:
            match.play(move)
        return write_record(record_of(match, read_record(self.record).dictionary))


def opened(text: str) -> Match:
    record = read_record(text)
    match = open_match(record)
    replay_moves(match, record)
    return match


def short_deal(game: str, options: Mapping[str, Any] | None = None, shuffle: int | None = None) -> str:
    """The record of a deal with so few cards that each player has only a few turns.

    shuffle: the seed of the shuffle, if it is not the one listed for the game.
    """
    low, high = GAMES[game].seats
    counts = GAMES[game].deck.counts
    left = [face for face in BOXES[BOX_OF.get(game, "letters")] if counts.get(face)]
    random.Random(f"{game} {SHUFFLES.get(game, 0) if shuffle is None else shuffle}").shuffle(left)
    players = max(low, min(2, high))
    setup: dict[str, Any] = {"first": 1}
    for key, size in PARTS.get(game, {"hands": 7, "deck": 8}).items():
        if key == "piles":
            setup[key] = [[left.pop() for _ in range(count) if left] for count in size]
        elif key == "hands":
            setup[key] = [[left.pop() for _ in range(size)] for _ in range(players)]
        else:
            setup[key] = [left.pop() for _ in range(size)]
    return unhurried(
        {
            "wordfelt": 1,
            "game": game,
            "players": ["Ann", "Ben"][:players],
            "options": dict(options or {}),
            "dictionary": {"only": WORDS},
            "setup": setup,
            "moves": [],
        }
    )


def unhurried(data: dict[str, Any]) -> str:
    calm = {"seconds": None} if data["game"] in UNHURRIED else {}
    return json.dumps({**data, "options": {**data.get("options", {}), **calm}})


@cache
def whole_game(game: str) -> Story:
    """The short deal of a game, played to its end."""
    return played(short_deal(game))


@cache
def scenes() -> Mapping[str, Story]:
    """The example records, the scenes that no short deal shows, and the deals with other options."""
    found = {name: told(unhurried(data)) for name, data in {**EXAMPLES, **SCENES}.items()}
    return found | {name: while_new(played(short_deal(game, options))) for name, (game, options) in AGREED.items()}


def while_new(story: Story) -> Story:
    """The story up to the last move with a kind that no earlier move has; later moves would test nothing new."""
    match, last = opened(story.record), 0
    done: set[str] = set()
    for number, move in enumerate(story.moves, 1):
        kinds = kinds_of(move.act, match.state, move.seat or 0)
        last = last if kinds <= done else number
        done |= kinds
        match.play(move)
    return Story(story.record, story.moves[:last])


def told(text: str) -> Story:
    """The story with the deal and all moves of this record."""
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
    """The next move of a story, and the viewer after it. The viewer stays the same while that player can act."""
    state, house = match.state, match.house
    for seat in state.playing:
        for act in challenges(house, state, seat):
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
    """Some legal acts of every verb. In Shout! the dealer deals a card only if no word is possible."""
    seen = view(match.state, seat)
    return [act for act, _ in islice(legal_moves(match.house, seen, seat), LOOKED_AT)]


def _worth(act: Act, match: Match, seat: int, done: Counter[str]) -> tuple[int, bool]:
    """The key for choosing an act: acts with kinds that have not occurred yet come first."""
    new = [kind for kind in kinds_of(act, match.state, seat) if not done[kind]]
    asks = isinstance(act, Request) and any(card.face == act.face for s in match.state.seats for card in s.hand)
    return len(new), asks
