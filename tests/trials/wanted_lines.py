"""Prints the lines above the rack: `python -m tests.trials.wanted_lines [SEEDS]` plays every game at random, with every
set of options, and prints a table of all phases of all games with their lines.

A phase is identified by the possible verbs and by its line, regardless of words, cards and numbers.
"""

import re
import sys
from collections.abc import Iterator
from typing import NamedTuple

from app.windows.table.aims import aim_text
from app.windows.table.wanted import wanted_text
from engine.core.oracle import verbs_of
from engine.core.rulebook import Game
from engine.core.state import State
from engine.core.view import view
from engine.games import CATALOG
from engine.match import Match
from tests.laws.random_games import Case, few_cases, new_match, play_out

MOST = 250  # the maximum number of acts in a game
BESIDES = {"trade", "discard", "pass"}  # verbs (names of possible acts) that do not distinguish phases
CARDS = re.compile(r"\b[A-Z]+\b|\d+")
LISTED = re.compile(r"…(, …)*( and …)?")


class Line(NamedTuple):
    """The line above the rack that a seat reads at one moment."""

    case: Case
    state: State
    seat: int
    verbs: tuple[str, ...]
    text: str

    @property
    def phase(self) -> tuple[object, ...]:
        said = LISTED.sub("…", CARDS.sub("…", self.text))
        verbs = [verb for verb in self.verbs if verb not in BESIDES]
        return tuple(verbs or self.verbs), bool(self.state.table), said


def lines_of(match: Match, case: Case) -> Iterator[Line]:
    """Yields the line of each seat that can act now."""
    house, state = match.house, match.state
    for seat in state.playing:
        seen = view(state, seat)
        verbs = verbs_of(house, seen, seat)
        if verbs:
            yield Line(case, seen, seat, verbs, wanted_text(house, seen, seat, verbs))


def played(case: Case, most: int = MOST) -> Iterator[tuple[Match, Line]]:
    """Yields every line of a random game, with the match at that time."""
    match = new_match(case)
    yield from ((match, line) for line in lines_of(match, case))
    for _ in play_out(match, most, case=case):
        yield from ((match, line) for line in lines_of(match, case))


def opening(game: Game, players: int = 0) -> Line:
    """The first line of a game with its default options. players: the number of players; 0 for two, or the nearest
    number that the game allows."""
    case = Case(game, (), players or min(max(game.seats[0], 2), game.seats[1]))
    return next(lines_of(new_match(case), case))


def phases(game: Game, seeds: int) -> list[Line]:
    """One line for each phase of a game, in the order in which they occurred."""
    found: dict[tuple[object, ...], Line] = {}
    for case in cases(game, seeds):
        for _, line in played(case):
            found.setdefault(line.phase, line)
    return list(found.values())


def cases(game: Game, seeds: int) -> Iterator[Case]:
    """Yields every set of options with and without challenges, because challenges add phases."""
    challenged = [Case(game, (("words", "challenge"),), players) for players in dict.fromkeys(game.seats)]
    for case in (*few_cases(game), *challenged):
        for seed in range(seeds):
            yield Case(case.game, case.options, case.players, case.seed + 100 * seed)


def row(line: Line) -> str:
    chosen = [f"{key}={value}" for key, value in line.case.options if key != "seconds" and value != "checked"]
    table = " ".join([word.text for word in line.state.table]) or "-"
    told = [", ".join(line.verbs), table, line.text, ", ".join([f"for {line.case.players}", *chosen])]
    return f"| {' | '.join(told)} |"


def main(seeds: int) -> None:
    from PySide6.QtCore import QCoreApplication

    from app.base.languages import Languages

    program, languages = QCoreApplication([]), Languages()
    languages.speak("en")
    for game in CATALOG:
        house, first = new_match(opening(game).case).house, opening(game)
        print(f"\n## {game.name}\n\nAim: {aim_text(house, first.state)}\n")
        print("| can do | table | line | at |\n| --- | --- | --- | --- |")
        print("\n".join(map(row, phases(game, seeds))), flush=True)
    program.quit()


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 2)
