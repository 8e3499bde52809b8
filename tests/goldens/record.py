"""Writes the golden games and the counts of moves again, which are the expected results of the tests. Look at every
difference before you keep it.

python -m tests.goldens.record [GAME… | counts]

The files depend on the rules, the notation and the shuffle. They contain the games and positions themselves, so changes
of computer players or of the dictionary do not change them.
"""

import json
import random
import sys
from itertools import islice
from pathlib import Path
from typing import Any

from engine.core.moves import Move
from engine.core.oracle import expects, judge, legal_moves
from engine.core.rulebook import Game
from engine.core.shuffle import dice_from
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import CATALOG
from engine.match import Match
from engine.players.chance import choose
from engine.records.record import DictionaryChoice, read_record, record_of, write_record
from engine.records.replay import open_match
from tests.goldens.golden_text import described
from tests.laws.test_reach import TABLES, Tiny, name_of, replayed
from tests.laws.test_reach import record_of as tiny_record

HERE = Path(__file__).parent
COUNTS = HERE / "counts.jsonl"
MOVES = 30
WORDS = (
    "ACE ACT AGE AIR ANT APE ARE ARM ART ASH ATE BAT BEAR BEAT BED BEE BEST BET CARE CART CASE CAT COAT COIN CORE "
    "DARE DATE DEAR DEN DENT DICE DIE DINE DOE DOT EAR EARN EARTH EASE EAST EAT EEL ERA EYE FEAR FEAT FIRE FIT "
    "HAT HATE HEAR HEART HEAT HEIR HEN HER HIRE HOT ICE INTO IRON ITEM JET JOT KIN KIT KITE LATE LEAN LEAST LET "
    "LIE LINE LION LOT MEAL MEAT MEN MET MINE MIX NAIL NEAR NEAT NEST NET NINE NOISE NOSE NOTE OAR OAT ODE ONE "
    "OTHER OUR PEAR PIE QUIT QUITE RAIN RAT RATE REST RICE RIDE RIOT RISE ROSE SAIL SAT SEA SEAT SET SHE SHINE "
    "SINE SIT SITE SKI STAIR STAR STARE STEAM STONE TALE TEA TEAM TEAR TEASE TEN TENT THE THEM THEN THERE THIN "
    "THREE TIE TIN TOE TON TONE TRAIN TREE VEST VET VEX YES YET ZEST ZONE"
).split()
BOXES = {
    "letters": "AAAEEEEEIIIOORRSSTTTNNLLHDCMMY" + "BGPUFW",
    "pairs": ["TH", "ST", "SH", "CH", "QU", "JX", "VZ", "?", *"AAAEEEEEIIIOORRSSTTTNNLHDCM"],
    "doubles": ["TH", "ST", "ER", "IN", "TE", "AN", "?", *"AAEEEIIORSSTTTNNLHDC"],
}
# the set-up of games that do not start with hands of seven cards and a deck of ten
TO_START_WITH: dict[str, dict[str, Any]] = {
    "positive-negative": {"piles": [8, 8, 8, 8]},
    "starter": {"piles": [3] * 8},
    "shout": {"deck": 14},
    "four-rows": {"hands": 4, "table": 4},
    "run-the-table": {"hands": 7, "deck": 6},
}


def started(game: Game) -> Match:
    chance = random.Random(f"a golden game of {game.id}")
    box = BOXES["pairs" if game.id in ("full-deck", "starter") else "doubles" if game.id == "shout" else "letters"]
    left = [face for face in box if game.deck.counts.get(face)]
    chance.shuffle(left)
    players = max(game.seats[0], min(3, game.seats[1]))
    setup: dict[str, Any] = {"first": 1}
    for key, size in TO_START_WITH.get(game.id, {"hands": 7, "deck": 10}).items():
        if key == "piles":
            setup[key] = [[left.pop() for _ in range(count) if left] for count in size]
        elif key == "hands":
            setup[key] = [[left.pop() for _ in range(size)] for _ in range(players)]
        elif key == "table":
            setup[key] = [left.pop() for _ in range(size)]
        else:
            setup[key] = [left.pop() for _ in range(min(size, len(left)))]
    data = {
        "wordfelt": 1,
        "game": game.id,
        "players": ["Ann", "Ben", "Cyd"][:players],
        "dictionary": {"only": WORDS},
        "seed": 1,
        "setup": setup,
        "moves": [],
    }
    return open_match(read_record(json.dumps(data)))


def play(match: Match) -> None:
    dice = dice_from(match.header.seed)
    while not match.state.over and len(match.moves) < MOVES:
        dice += 1
        for seat in expects(match.house, match.state)[0]:
            act = choose(view(match.state, seat), match.house, seat, dice)
            if act is not None:
                match.play(Move(act, seat if len(expects(match.house, match.state)[0]) > 1 else None))
                break


def golden(text: str) -> str:
    """The text of the golden file for this record's game."""
    record = read_record(text)
    return text + "\n" + "\n".join(described(open_match(record), record)) + "\n"


def counts(match: Match) -> list[int]:
    """The number of legal acts at this position, and the number of all acts that can follow them."""
    house, state = match.house, match.state
    first = [Move(act, seat) for seat in expects(house, state)[0] for act, _ in legal_moves(house, state, seat)]
    second = 0
    for move in first:
        verdict = judge(house, state, move)
        assert isinstance(verdict, Legal)
        after = verdict.state
        second += sum(1 for seat in expects(house, after)[0] for _ in legal_moves(house, after, seat))
    return [len(first), second]


def few_enough(table: Tiny) -> tuple[str, list[int]]:
    """The first position of this tiny table with few enough moves to count them, and the counts."""
    for seed in range(100):
        text = tiny_record(table, random.Random(f"count {name_of(table)} {seed}"))
        if table.game == "shout":
            text = text.replace('"moves": []', '"moves": ["deal", "deal", "deal", "deal"]')
        match = replayed(text)
        seat = match.state.actor
        if 2 <= len(list(islice(legal_moves(match.house, match.state, seat), 41))) <= 40:
            return text, counts(match)
    raise AssertionError(f"no position of {name_of(table)} can be counted")


def main(chosen: list[str]) -> None:
    for game in CATALOG:
        if game.id in chosen or not chosen:
            match = started(game)
            play(match)
            text = write_record(record_of(match, DictionaryChoice(only=tuple(WORDS))))
            (HERE / f"{game.id}.txt").write_text(golden(text), encoding="utf-8")
    if "counts" in chosen or not chosen:
        positions = [few_enough(table) for table in TABLES]
        lines = [json.dumps({"counts": found, "record": json.loads(text)}) for text, found in positions]
        COUNTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
