"""Plays a game of every kind and stores its record in tests/records/old/, where the tests will read it for ever.

    python -m tests.records.recorder [GAME…]

The records depend on the current rules, dictionary and shuffle. They may be made again until a version of Wordfelt with
their format is released. After that they must not change, because they represent games that people have saved.
"""

import json
import random
import sys
from itertools import islice
from pathlib import Path
from typing import Any

from engine.core.moves import CHALLENGE, TIMEOUT, Act, Move
from engine.core.oracle import expects, judge, legal_moves
from engine.core.verdict import Legal
from engine.games import CATALOG
from engine.match import Match
from engine.records.record import DictionaryChoice, read_record, record_of, write_record
from engine.records.replay import open_match
from engine.records.report import report

OLD = Path(__file__).parent / "old"
LONGEST = 60  # the maximum number of moves in a game
LOOKED_AT = 200  # the number of plays compared for each move

# The options of some of these games. All other games are played with the default options.
AGREED: dict[str, dict[str, Any]] = {
    "3-4-5": {"scoring": "values"},
    "5-up": {"words": "challenge", "seconds": 120},
    "break-up": {"hard": True},
    "eight-it-all": {"stall": 3},
    "last-man-standing": {"link": "first-or-last"},
    "leftovers": {"scoring": "dessert"},
    "run-the-table": {"variation": "turn-and-run"},
    "seeing-red": {"scoring_starts": "table"},
    "split-run": {"moves": "AOGSD"},
    "full-deck": {"variable": True},
}


def outcome(match: Match) -> dict[str, Any]:
    """The facts about the end of a replayed game that must stay the same in every later version of Wordfelt."""
    state = report(match.header, match.house, match.state)
    seats = [[seat["score"], seat["cards_won"], "".join(sorted(seat["hand"]))] for seat in state["seats"]]
    table = [word["word"] for word in state["table"]]
    return {"turn": state["turn"], "seats": seats, "table": table, "deck": state["deck"], "winners": state["winners"]}


def played(game: str, low: int, high: int) -> tuple[Match, DictionaryChoice]:
    dice = random.Random(f"a game of {game}")
    names: list[Any] = ["Ann", {"name": "Zoë", "computer": "steady"}, "Cyd", "Dan"]
    record = {
        "wordfelt": 1,
        "game": game,
        "options": AGREED.get(game, {}),
        "players": names[: max(low, min(high, dice.randint(2, 4)))],
        "dictionary": {"name": dice.choice(["family", "standard", "large"]), "allow": ["ZOOMY"], "ban": ["QI"]},
        "seed": dice.randrange(1 << 32),
        "moves": [],
    }
    read = read_record(json.dumps(record))
    match = open_match(read)
    seconds = 0.0
    while not match.state.over and len(match.moves) < LONGEST:
        seconds += dice.randint(10, 400) / 10
        at = round(seconds, 1) if dice.random() < 0.5 else None
        match.play(good_move(match, dice)._replace(at=at))
    return match, read.dictionary


def good_move(match: Match, dice: random.Random) -> Move:
    """A good move of a seat that may act, or occasionally a challenge or a timeout instead."""
    seats = expects(match.house, match.state)[0]
    for unusual in (Move(CHALLENGE, dice.randrange(match.house.players)), Move(TIMEOUT)):
        if dice.random() < 0.1 and isinstance(judge(match.house, match.state, unusual), Legal):
            return unusual
    for seat in dice.sample(seats, len(seats)):
        found = list(islice(legal_moves(match.house, match.state, seat), LOOKED_AT))
        if found:
            return Move(chosen(found, dice), seat if len(seats) > 1 else None)
    raise AssertionError("nobody can move")


def chosen(found: list[tuple[Act, Legal]], dice: random.Random) -> Act:
    """Chooses one of the five acts with the most points, or sometimes any act. A pass is chosen only if nothing else is
    possible."""
    found = [move for move in found if move[0].verb not in ("pass", "fail")] or found
    if dice.random() < 0.2:
        return dice.choice(found)[0]
    found.sort(key=lambda move: -move[1].points)
    return dice.choice(found[:5])[0]


def main(games: list[str]) -> None:
    expected = OLD / "expected.json"
    known = json.loads(expected.read_text("utf-8")) if expected.exists() else {}
    for game in CATALOG:
        if games and game.id not in games:
            continue
        match, dictionary = played(game.id, *game.seats)
        (OLD / f"{game.id}.wordfelt").write_text(write_record(record_of(match, dictionary)), encoding="utf-8")
        known[game.id] = outcome(match)
        print(game.id, len(match.moves), known[game.id])
    lines = [f"  {json.dumps(key)}: {json.dumps(known[key])}" for key in sorted(known)]
    expected.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
