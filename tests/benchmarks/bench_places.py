"""Counts how often words that no player has changed move on the table: `python tests/benchmarks/bench_places.py
[SEEDS]`.

Computer players play whole games that have several words on the table or words of very different sizes. After each play
the program arranges the words again, as in a window of 1280 × 800 pixels. Every word that has the same cards as before
should keep its place.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from app.felt.layout import arrange
from app.felt.picture import Kind, Picture
from app.felt.places import Placements
from app.session.draft.draft import Draft
from app.session.draft.move_style import style_of
from app.session.draft.targets import Bench
from app.session.match.view_data import SeatChoice
from app.session.pictures import picture_of
from engine.core.view import view
from engine.games import GAMES
from engine.match import Header, Match, Player
from engine.players.playing import play_whole
from engine.records.record import DictionaryChoice
from engine.records.replay import lexicon_of

SIZE = (1254, 708)  # the size of the felt in a window of 1280 × 800 pixels
PLAYERS = {"split-run": 2, "full-deck": 2, "starter": 2, "double-cross": 2, "take-6": 3, "end-to-end": 2, "5-up": 2}
SEEDS = 4
MOST = 0.1  # the maximum fraction of plays after which an unchanged word has moved
Lain = dict[frozenset[str], tuple[float, float]]


@dataclass
class Count:
    """For one game, the number of plays, the number of plays after which an unchanged word moved, and other figures."""

    plays: int = 0
    moved: int = 0
    farthest: float = 0.0
    narrowest: float = 1e9  # the narrowest card of a word, in pixels
    words: int = 0
    widths: list[float] = field(default_factory=list)  # the width of the narrowest card in each picture with words
    resized: int = 0  # the number of plays after which the size of cards has changed
    # The number of pictures whose cards keep the size of an earlier picture but would be drawn in another size if there
    # were no earlier picture.
    remembered: int = 0


def played(game_id: str, seed: int) -> Match:
    seats = tuple([Player(f"Player {number}") for number in range(PLAYERS[game_id])])
    match = Match(Header(GAMES[game_id], seats, {}, seed), lexicon_of(DictionaryChoice()))
    play_whole(match, ("steady",) * len(seats))
    return match


def pictures(match: Match, seat: int = 0) -> list[Picture]:
    """The pictures after each act, as this seat sees them."""
    seats = [SeatChoice(player.name, "computer") for player in match.header.players]
    book, moves = match.house.book, match.house.options.get("moves", "A")
    found = []
    for state in match.states:
        bench = Bench(match.house, view(state, seat), seat, style_of(book.plays), moves, (), Draft())
        found.append(picture_of(bench, seats, (), (), first=match.states[0]))
    return found


def lain(picture: Picture, placed: Placements) -> Lain:
    """For each word, identified by its cards, the place of the word on the table."""
    found: Lain = {}
    for zone in picture.zones:
        if zone.kind is Kind.WORD:
            cell = placed.zones[zone.key].cells[0]
            found[frozenset([piece.key for piece in picture.within(zone.key)])] = cell.x, cell.y
    return found


def count(match: Match, size: tuple[int, int] = SIZE) -> Count:
    found, placed = Count(), None
    before: Lain = {}
    for picture in pictures(match):
        former = placed.size if placed is not None else 0.0
        placed = arrange(picture, *size, after=placed, line=True)
        found.remembered += placed.size != arrange(picture, *size, line=True).size
        now = lain(picture, placed)
        found.words = max(found.words, len(now))
        if now.keys() != before.keys():
            stayed = now.keys() & before.keys()
            ways = [max(abs(a - b) for a, b in zip(now[word], before[word], strict=True)) for word in stayed]
            if stayed:
                found.plays += 1
                found.resized += placed.size != former
                found.moved += max(ways) > 1
                found.farthest = max(found.farthest, *ways)
        cells = [placed.zones[zone.key].cells[0].w for zone in picture.zones if zone.kind is Kind.WORD]
        found.narrowest = min([found.narrowest, *cells])
        found.widths += [min(cells)] if cells else []
        before = now
    return found


def main(seeds: int) -> int:
    bad = False
    for game_id in PLAYERS:
        games = [count(played(game_id, seed)) for seed in range(1, seeds + 1)]
        plays, moved = sum(one.plays for one in games), sum(one.moved for one in games)
        print(
            f"{game_id}: an untouched word moved at {moved} of {plays} plays, by up to"
            f" {max(one.farthest for one in games):.0f} px; at most {max(one.words for one in games)} words,"
            f" cards at least {min(one.narrowest for one in games):.0f} px wide,"
            f" half the time {median([width for one in games for width in one.widths]):.0f}; another size after"
            f" {sum(one.resized for one in games)} plays, remembered {sum(one.remembered for one in games)} times"
        )
        bad |= moved > MOST * plays
    return bad


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else SEEDS))
