"""Makes the records of assets/films: a few turns of each game, for "Watch" in the gallery.

python packaging/films/make.py [GAME…]

hardest_rules.json is written before a film is made. It names, for each game, the rule that is hardest to understand and
the act of the film that shows this rule. deals.json contains a recipe for each film. A recipe lists the moves of the
film, perhaps with a set-up or a seed; or it names a seed and the number of acts that two computer players play (at the
level casual, if no other is named). If a recipe has only moves, the script deals the players the cards that the moves
need (laying.py). The captions of the acts are written afterwards, in assets/films/<language>.json. Make a record again
only when a rule has changed, and then check the captions.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from laying import laid_for

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
DEALS = Path(__file__).with_name("deals.json")


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


def laid_out(game: str, moves: list[str], setup: dict[str, Any] | None = None, seed: int | None = None) -> Match:
    seated = PLAYERS[: GAMES[game].seats[1]]
    players = [{"name": who.name, "computer": who.computer} if who.computer else who.name for who in seated]
    data: dict[str, Any] = {"wordfelt": 1, "game": game, "players": players, "seed": seed or 0, "moves": moves}
    if seed is not None:
        data["options"] = {"first": "1"}
    else:
        data["setup"] = setup or laid_for(game, players, moves)
    record = read_record(json.dumps(data))
    match = open_match(record)
    replay_moves(match, record)
    return match


def main(wanted: list[str]) -> None:
    deals = json.loads(DEALS.read_text("utf-8"))
    for game in wanted or GAMES:
        match = laid_out(game, **deals[game]) if "moves" in deals[game] else played(game, **deals[game])
        words = {word for state in match.states for entry in state.log for word in entry.words if not entry.undone}
        only = tuple(sorted(word for word in words if match.house.words.has(word)))
        text = write_record(record_of(match, DictionaryChoice(only=only)))
        (FOLDER / f"{game}.wordfelt").write_text(text, encoding="utf-8")
        print(game, len(match.moves), sorted(words))


if __name__ == "__main__":
    main(sys.argv[1:])
