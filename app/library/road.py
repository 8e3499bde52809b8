"""The road through all games: which stamps a person has earned in each game. Stamps are computed from results, finished
lessons and answers to finds (daily puzzles), and not kept, so that none can be lost.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from app.base.boxes import BOXES, FAMILIES
from app.library.done_today import day_of_deal_in
from app.library.found_plays import FoundPlay
from app.library.results import COUNTING, PlayerResult, Result
from engine.days.games_of_days import games_of_days
from engine.games import GAMES

LESSON, WIN, UNAIDED, PAR, FIND = "lesson", "win", "unaided", "par", "find"
STAMPS = (LESSON, WIN, UNAIDED, PAR, FIND)

ParOf = Callable[[str], int | None]  # returns the par (the result to reach) of the deal for one player on this date
# returns the game of the find (daily puzzle) with this date and index; "" if the game is not known
GameOfFind = Callable[[str, int], str]


class Stamp(NamedTuple):
    """A stamp for one achievement in a game, earned (`pressed`) or still open.

    kind: LESSON (finished), WIN, UNAIDED (a win without hints), PAR (reached) or FIND (solved).
    on: the date on which it was earned; "" for an open stamp, and for a lesson, whose date is not kept.
    """

    kind: str
    pressed: bool = False
    on: str = ""


@dataclass(frozen=True)
class Milestone:
    """A game on the road, with its stamps."""

    game: str
    stamps: tuple[Stamp, ...]

    @property
    def pressed(self) -> int:
        return len([stamp for stamp in self.stamps if stamp.pressed])

    @property
    def is_whole(self) -> bool:
        return self.pressed == len(self.stamps)


Road = tuple[Milestone, ...]


def stamps_of(game: str) -> tuple[str, ...]:
    """The kinds of stamps that this game has. A solo game is hardly ever won, so it has a stamp for reaching the par
    (the result to reach) instead of stamps for winning."""
    finds = {one.game for one in games_of_days().finds}
    won = (PAR,) if GAMES[game].seats == (1, 1) else (WIN, UNAIDED)
    return (LESSON, *won, *((FIND,) if game in finds else ()))


def road_of(
    person: str,
    results: Iterable[Result],
    learned: Sequence[str],
    plays: Iterable[FoundPlay],
    par_of: ParOf,
    game_of_find: GameOfFind,
) -> Road:
    """The road of this person: all games, in the order of the gallery, each with its stamps.

    person: the person's id; "" for nobody, so that only lessons count.
    learned: the games whose lesson is finished.
    """
    found: dict[tuple[str, str], str] = {}  # the first date of each stamp, by game and stamp

    def press(game: str, kind: str, on: str) -> None:
        before = found.get((game, kind))
        found[game, kind] = on if before is None else min(before, on)

    for game in learned:
        press(game, LESSON, "")
    for result, part in _own(person, results):
        for kind in _earned(result, part, par_of):
            press(result.game, kind, result.day)
    for play in plays:
        if person and play.person == person and play.points >= play.best:
            press(game_of_find(play.date, play.number), FIND, play.on)
    return tuple([_stage(game, found) for game in _order()])


def _order() -> list[str]:
    """The games in the order of the gallery: by family, and within a family by difficulty."""
    return sorted(BOXES, key=lambda game: (FAMILIES.index(BOXES[game].family), BOXES[game].difficulty))


def _stage(game: str, found: dict[tuple[str, str], str]) -> Milestone:
    stamps = [Stamp(kind, (game, kind) in found, found.get((game, kind), "")) for kind in stamps_of(game)]
    return Milestone(game, tuple(stamps))


def _own(person: str, results: Iterable[Result]) -> list[tuple[Result, PlayerResult]]:
    """The games that count for this person's stamps, each with the person's part: finished games whose cards the person
    saw for the first time, without practice games."""
    own = [(result, part) for result in results for part in result.players if person and part.person == person]
    return [(result, part) for result, part in own if _counts(result, part)]


def _counts(result: Result, part: PlayerResult) -> bool:
    return result.is_over and not (result.practice or part.resigned) and part.look in COUNTING and result.game in GAMES


def _earned(result: Result, part: PlayerResult, par_of: ParOf) -> list[str]:
    """The kinds of stamps that a player earns with this result."""
    earned = [WIN] if part.won else []
    if part.won and not part.hints:
        earned.append(UNAIDED)
    day = day_of_deal_in(result) if result.left is not None and PAR in stamps_of(result.game) else None
    par = None if day is None else par_of(day)
    if part.won or (par is not None and result.left is not None and result.left <= par):
        earned.append(PAR)
    return earned
