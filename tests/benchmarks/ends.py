"""Counts, for every game and number of players, in which ways games among computer players end, and how many cards are
then left in the deck.

    python -m tests.benchmarks.ends [--games 40] [--jobs 2] [--levels novice,steady,master] [--only ID…] [--out FILE]
                                    [--option trade=none]

With `--option`, only the games that have this option are played.

It prints a line for each game, number of players and level: the number of games for each kind of ending, and the size
of the deck at each standstill (an ending because nothing changes any more). It does not repeat the games of lines that
FILE already contains, so a long run can be continued. At the end it prints everything that exceeds the limits: a
standstill with more than 15 cards in the deck in more than one game of a line, more than 1 % of such standstills among
all games of two or more players, or a game of more than 300 turns.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from engine.games import CATALOG, GAMES
from engine.match import Header, Match, Player
from engine.players.playing import play_whole
from engine.records.record import DictionaryChoice
from engine.records.replay import lexicon_of

DEEP = 15  # the maximum number of cards in the deck at an acceptable standstill
LONG = 300  # the maximum number of turns in an acceptable game


def played(game: str, players: int, level: str, seed: int, options: Mapping[str, Any] = {}) -> dict[str, Any]:
    seats = tuple([Player(f"Player {number}") for number in range(1, players + 1)])
    match = Match(Header(GAMES[game], seats, options, seed), lexicon_of(DictionaryChoice()))
    play_whole(match, (level,) * players)
    state = match.state
    return {"seed": seed, "end": state.end, "deck": len(state.deck), "turns": state.turn}


def tables(only: list[str], levels: list[str], options: Mapping[str, Any]) -> Iterator[tuple[str, int, str]]:
    for level in levels:
        for game in CATALOG:
            known = {option.key for option in game.options}
            if set(options) <= known and (not only or game.id in only):
                for players in range(game.seats[0], game.seats[1] + 1):
                    yield game.id, players, level


def line_of(table: tuple[str, int, str], games: list[dict[str, Any]]) -> str:
    ends = Counter(game["end"] for game in games)
    decks = sorted(game["deck"] for game in games if game["end"] == "stalled")
    longest = max(game["turns"] for game in games)
    ways = ", ".join([f"{end} {count}" for end, count in ends.most_common()])
    return " | ".join([table[0], str(table[1]), table[2], ways, " ".join(map(str, decks)), str(longest)])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--levels", default="novice,steady,master")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--out", type=Path)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    wanted = parser.parse_args()
    options = dict(text.split("=", 1) for text in wanted.option)
    known = {}
    if wanted.out and wanted.out.exists():
        known = {tuple(line["table"]): line["games"] for line in map(json.loads, wanted.out.read_text().splitlines())}
    print("game | players | level | ends | deck at a standstill | longest")
    all_games, bad = [], []
    with Pool(wanted.jobs) as pool:
        for table in tables(wanted.only, wanted.levels.split(","), options):
            games = known.get(table, [])[: wanted.games]
            if len(games) < wanted.games:
                games = games + pool.map(
                    partial(played, *table, options=options), range(len(games), wanted.games), chunksize=1
                )
                if wanted.out:
                    with wanted.out.open("a") as file:
                        file.write(json.dumps({"table": table, "games": games}) + "\n")
            print(line_of(table, games), flush=True)
            all_games += [(table, game) for game in games]
            deep = [game for game in games if game["end"] == "stalled" and game["deck"] > DEEP]
            if table[1] > 1 and len(deep) > 1:
                bad.append(f"{table}: {len(deep)} standstills with more than {DEEP} cards in the deck")
            bad += [f"{table}: seed {game['seed']} has {game['turns']} turns" for game in games if game["turns"] > LONG]
    several = [game for table, game in all_games if table[1] > 1]
    deep = [game for game in several if game["end"] == "stalled" and game["deck"] > DEEP]
    print(
        f"\n{len(all_games)} games, {len(several)} of two or more players; {len(deep)} stood still above {DEEP} cards"
    )
    if len(deep) * 100 >= max(len(several), 1):
        bad.append("1 % of all games or more stand still too early")
    print(*(bad or ["all is within its bounds"]), sep="\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
