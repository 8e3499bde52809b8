"""Makes the records of assets/films: a few turns of each game, for "Watch" in the gallery.

    python packaging/films/make.py [GAME…]

Two casual computer players play from a seed; three games, in which chance seldom shows what is different in them, are
laid out by hand. What is said of each act stands in assets/films/<language>.json: it is written after this. A record
is made anew only when a rule has changed, and then its captions are read again.
"""

import json
import sys
from pathlib import Path
from typing import Any

from engine.core.moves import Move
from engine.core.shuffle import below
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.levels import LEVELS, TEMPERAMENTS
from engine.players.whole_games import Sitter, next_act
from engine.records.record import DictionaryChoice, read_record, record_of, write_record
from engine.records.replay import open_match, replay_moves

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "films"
PLAYERS = (Player("Ann"), Player("Ben", "2-builder"))
STEADY = 3
# For each game the seed and how many acts; the level where it is not that of a casual player.
PLAYED: dict[str, tuple[int, ...]] = {
    "3-4-5": (2, 6),
    "3n-change": (1, 4),
    "5-to-5": (2, 6),
    "5-up": (2, 6),
    "3-2-1": (2, 7),
    "break-up": (2, 6),
    "double-cross": (2, 6, STEADY),
    "eight-it-all": (2, 9),
    "end-to-end": (2, 6),
    "first-base": (1, 7),
    "last-man-standing": (2, 6),
    "leftovers": (2, 5),
    "ow": (2, 5),
    "positive-negative": (1, 6),
    "profit-and-loss": (2, 5),
    "pluck-it": (1, 6),
    "real-value": (2, 5),
    "run-the-table": (2, 9),
    "split-run": (2, 6),
    "split-off": (2, 5),
    "take-two": (2, 5),
    "take-6": (2, 7),
    "turnover": (2, 5),
    "full-deck": (2, 6),
    "starter": (1, 5),
    "four-rows": (2, 8),
}
LAID_OUT: dict[str, dict[str, Any]] = {
    "tricked-out": {
        "setup": {"first": 1, "hands": ["COATEDRISL", "BNHGUMPKIW"]},
        "moves": [
            "play COAT",
            "play 1: B/C O A T",
            "play 1: B E/O A T",
            "play 1: B E A N/T",
            "play 1: B E A D/N",
            "pass",
        ],
    },
    "seeing-red": {
        "setup": {
            "first": 1,
            "hands": ["EBRASUTLIN", "AULTENGIDS"],
            "state": {"used": ["JKQVVX", "JKQVX"]},
        },
        "moves": ["play ZEBRA", "play VAULT", "play JINX", "play DESK", "play QUICK"],
    },
    "shout": {
        "setup": {"first": 1, "deck": list("CRATSENOIDLUMPR")},
        "moves": [
            *["@1 deal"] * 4,
            "@2 shout CART",
            *["@1 deal"] * 3,
            "@1 shout NES",
            *["@1 deal"] * 3,
            "@1 shout IDLE",
        ],
    },
}


def played(game: str, seed: int, acts: int, level: int = 2) -> Match:
    chosen = GAMES[game]
    options = {"first": "1"} if any(option.key == "first" for option in chosen.options) else {}
    players = PLAYERS[: min(2, chosen.seats[1])]
    match = Match(Header(chosen, players, options, seed), open_lexicon("standard"))
    sitters, dice = (Sitter(LEVELS[level - 1], TEMPERAMENTS["builder"]),) * len(players), seed
    while len(match.moves) < acts:
        dice, _ = below(1000, dice)
        seat, act = next_act(match, sitters, dice)
        match.play(Move(act, seat))
    return match


def laid_out(game: str) -> Match:
    players = [{"name": who.name, "computer": who.computer} if who.computer else who.name for who in PLAYERS]
    record = read_record(json.dumps({"wordfelt": 1, "game": game, "players": players, "seed": 0, **LAID_OUT[game]}))
    match = open_match(record)
    replay_moves(match, record)
    return match


def main(wanted: list[str]) -> None:
    for game in wanted or GAMES:
        match = laid_out(game) if game in LAID_OUT else played(game, *PLAYED[game])
        words = {word for state in match.states for entry in state.log for word in entry.words if not entry.undone}
        only = tuple(sorted(word for word in words if match.house.words.has(word)))
        text = write_record(record_of(match, DictionaryChoice(only=only)))
        (FOLDER / f"{game}.wordfelt").write_text(text, encoding="utf-8")
        print(game, len(match.moves), sorted(words))


if __name__ == "__main__":
    main(sys.argv[1:])
