"""Adds up the results, for one player or everybody, in one game or in all."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from app.library.results import PlayerResult, Result

SHOWN = 20  # games in the chart
WEEKS = 12


@dataclass(frozen=True)
class Bar:
    """A game in the chart.

    value: its score, or the cards left.
    """

    value: int
    won: bool


@dataclass(frozen=True)
class Totals:
    """The totals of some games.

    played: games that came to their end, or that the others have resigned.
    practice: practice games; they count for nothing else.
    hints: the hints asked for in the games played.
    decided: games played that somebody can win or lose.
    best: the best score.
    fewest: the fewest cards left, in solo games that are about them.
    word, points: the highest play.
    per_turn: points for each turn, in tenths.
    streak: games won in a row, up to the last; longest_streak: ever.
    bars: the last games, the latest last.
    """

    played: int = 0
    practice: int = 0
    hints: int = 0
    decided: int = 0
    won: int = 0
    resigned: int = 0
    unfinished: int = 0
    best: int | None = None
    fewest: int | None = None
    word: str = ""
    points: int = 0
    longest: str = ""
    per_turn: int | None = None
    streak: int = 0
    longest_streak: int = 0
    bars: tuple[Bar, ...] = ()


def people(results: Iterable[Result]) -> list[str]:
    """Everybody who has played, the most frequent players first."""
    counts: dict[str, int] = {}
    for result in results:
        for part in result.players:
            if not part.computer:
                counts[part.name] = counts.get(part.name, 0) + 1
    return sorted(counts, key=lambda name: (-counts[name], name))


def games(results: Iterable[Result], name: str | None) -> list[str]:
    """The games that this player has played, the most played first."""
    counts: dict[str, int] = {}
    for result in _played(results, name):
        counts[result.game] = counts.get(result.game, 0) + 1
    return sorted(counts, key=lambda game: (-counts[game], game))


def totals_of(results: Sequence[Result], name: str | None = None, game: str | None = None) -> Totals:
    """The totals of these results.

    name: the player; None for every person.
    game: the game; None for all games.
    """
    practice = _of([result for result in results if result.practice], name, game)
    mine = _of([result for result in results if not result.practice], name, game)
    ended = [(result, part) for result, part in mine if result.ended != "unfinished" and not part.resigned]
    decided = [part.won for result, part in ended if _is_decided(result)]
    dearest = max([part for _, part in mine], key=lambda part: (part.points, len(part.best)), default=PlayerResult(""))
    turns = sum([part.turns for result, part in ended if result.left is None])
    score = sum([part.score for result, part in ended if result.left is None])
    return Totals(
        played=len(ended),
        practice=len(practice),
        hints=sum([part.hints for _, part in ended]),
        decided=len(decided),
        won=sum(decided),
        resigned=len([part for result, part in mine if part.resigned]),
        unfinished=len([part for result, part in mine if result.ended == "unfinished"]),
        best=max([part.score for result, part in ended if result.left is None], default=None),
        fewest=min([result.left for result, _ in ended if result.left is not None], default=None),
        word=dearest.best,
        points=dearest.points,
        longest=max([part.longest for _, part in mine], key=len, default=""),
        per_turn=round(10 * score / turns) if turns else None,
        streak=_streaks(decided)[-1],
        longest_streak=max(_streaks(decided)),
        bars=tuple([Bar(_value(result, part), part.won) for result, part in ended[-SHOWN:]]),
    )


def _of(results: Iterable[Result], name: str | None, game: str | None) -> list[tuple[Result, PlayerResult]]:
    return [
        (result, part)
        for result in results
        if game is None or result.game == game
        for part in result.players
        if not part.computer and (name is None or part.name == name)
    ]


def _played(results: Iterable[Result], name: str | None) -> list[Result]:
    """Each game once, however many people played it."""
    return list({result.key: result for result, _ in _of(results, name, None)}.values())


def _is_decided(result: Result) -> bool:
    """Whether somebody can lose this game; nobody can lose a solo game for points."""
    return len(result.players) > 1 or result.left is not None


def _value(result: Result, part: PlayerResult) -> int:
    return part.score if result.left is None else result.left


def _streaks(won: Iterable[bool]) -> list[int]:
    """The winning streak up to each game; 0 before the first."""
    streaks = [0]
    for win in won:
        streaks.append(streaks[-1] + 1 if win else 0)
    return streaks


def weeks(results: Iterable[Result], name: str | None, today: date) -> tuple[int, ...]:
    """The number of games in each of the last weeks, this week last."""
    monday = today - timedelta(days=today.weekday())
    counts = [0] * WEEKS
    for result in _played(results, name):
        ago = (monday - _monday(result.day)).days // 7
        if 0 <= ago < WEEKS:
            counts[WEEKS - 1 - ago] += 1
    return tuple(counts)


def _monday(day: str) -> date:
    there = date.fromisoformat(day)
    return there - timedelta(days=there.weekday())
