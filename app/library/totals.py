"""Adds up the results of one player or of everybody, in one way to play or in all games."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import NamedTuple

from app.base.texts import MATCH
from app.library.results import COUNTING, PlayerResult, Result
from engine.games import GAMES

SHOWN = 20  # the number of games in the chart
WEEKS = 12
COMPUTERS = "computers"  # stands for all computer players as one rival


@dataclass(frozen=True)
class PlayedWay:
    """A way to play a game; results of different ways can't be compared.

    variations: the names of the printed variations in force.
    alone: whether one player plays a game for several.
    """

    game: str
    variations: tuple[str, ...] = ()
    alone: bool = False


@dataclass(frozen=True)
class Bar:
    """A game in the chart.

    value: the score, the cards left or the games of a match won; if the game counts nothing, 1 for a game won.
    label: the text below the bar.
    """

    value: int
    won: bool
    label: str = ""


class Share(NamedTuple):
    """A reviewed game, with the points that a person found as a share of those possible, in per cent."""

    day: str
    share: int


class PersonalBest(NamedTuple):
    """The game of a record, and the part of the person who holds the record."""

    result: Result
    part: PlayerResult


@dataclass(frozen=True)
class PersonalBests:
    """The records of some games.

    longest: the longest word; dearest: the highest play.
    best: the best result of each way to play; the way played most comes first.
    """

    longest: PersonalBest | None = None
    dearest: PersonalBest | None = None
    best: tuple[tuple[PlayedWay, PersonalBest], ...] = ()


@dataclass(frozen=True)
class Totals:
    """The totals of some games.

    played: the number of games that came to their end, or that the other players have resigned.
    practice: the number of practice games, which count for nothing else.
    again, on, shown: the numbers of games whose cards the player knew (see Look); they count for nothing else, either.
    older: the number of games played in an older version, which did not note whether the player knew the cards.
    hints: the number of hints asked for in the games played.
    decided: the number of games played that a player can win or lose.
    unit: the unit of the scores.
    best: the best score, or the most games won in a match.
    fewest: the fewest cards left, in solo games whose aim is to leave few cards.
    word, points: the words and the points of the highest play.
    per_turn: the points for each turn, in tenths.
    streak: the number of games won in a row, up to the last game; longest_streak: the largest such number.
    bars: the bars of the last games, the latest last.
    """

    played: int = 0
    practice: int = 0
    again: int = 0
    on: int = 0
    shown: int = 0
    older: int = 0
    hints: int = 0
    decided: int = 0
    won: int = 0
    resigned: int = 0
    unfinished: int = 0
    unit: str = "nothing"
    best: int | None = None
    fewest: int | None = None
    word: str = ""
    points: int = 0
    longest: str = ""
    per_turn: int | None = None
    streak: int = 0
    longest_streak: int = 0
    bars: tuple[Bar, ...] = ()


def players(results: Iterable[Result]) -> dict[str, str]:
    """The ids of everybody who has played, with their last names, the most frequent players first. Guests are left
    out."""
    counts, names = Counter[str](), {}
    for result in results:
        for part in result.players:
            if part.person:
                counts[part.person] += 1
                names[part.person] = part.name
    return {person: names[person] for person in sorted(counts, key=lambda one: (-counts[one], names[one]))}


def rivals(results: Iterable[Result], person: str | None) -> dict[str, str]:
    """The ids of the people whom this person has met, with their last names; those met most often come first. Computer
    players together are the rival COMPUTERS."""
    counts, names = Counter[str](), {}
    for result, mine in _of(results, person, None):
        for part in result.players:
            rival = COMPUTERS if part.computer else part.person
            if rival and part is not mine:
                counts[rival] += 1
                names[rival] = part.name
    return {rival: names[rival] for rival in sorted(counts, key=lambda one: (-counts[one], names[one]))}


def against(results: Iterable[Result], rival: str) -> list[Result]:
    """The games with this rival; all games if the rival is ""."""
    if rival == COMPUTERS:
        return [result for result in results if any(part.computer for part in result.players)]
    return [result for result in results if not rival or any(part.person == rival for part in result.players)]


def way_of(result: Result) -> PlayedWay:
    game = GAMES.get(result.game)
    return PlayedWay(result.game, result.variations, len(result.players) == 1 and (game is None or game.seats[1] > 1))


def ways(results: Iterable[Result], person: str | None) -> list[PlayedWay]:
    """The ways in which this player has played. The game played most comes first, and for each game the way played
    most."""
    played = [way_of(result) for result in _played(results, person)]
    games, counts = Counter([way.game for way in played]), Counter(played)
    return sorted(counts, key=lambda way: (-games[way.game], way.game, -counts[way], way.variations, way.alone))


def unit_of_result(result: Result) -> str:
    """The unit of the result's scores. For the result of an older version, the unit of the usual rules."""
    if result.unit or result.game not in GAMES:
        return result.unit or "nothing"
    game = GAMES[result.game]
    return "nothing" if result.left is not None else game.rules(game.agreed({}), len(result.players)).counts


def totals_of(results: Sequence[Result], person: str | None = None, way: PlayedWay | None = None) -> Totals:
    """The totals of these results. Only games whose cards a person saw for the first time count for records.

    person: the id of the player; None for every person.
    way: the game and the way of playing it; None for all games.
    """
    everything = _of(results, person, way)
    known = Counter([part.look for result, part in everything if not result.practice])
    mine = _counted(everything)
    ended = _ended(mine)
    decided = [part.won for result, part in ended if _is_decided(result)]
    dearest = max([part for _, part in mine], key=lambda part: (part.points, len(part.best)), default=PlayerResult(""))
    scored = [(result, part) for result, part in ended if _unit(result, part) != "nothing"]
    turns = sum([part.turns for _, part in scored])
    score = sum([part.score for _, part in scored])
    return Totals(
        played=len(ended),
        practice=len([result for result, _ in everything if result.practice]),
        again=known["again"],
        on=known["on"],
        shown=known["shown"],
        older=len([part for _, part in ended if not part.look]),
        hints=sum([part.hints for _, part in ended]),
        decided=len(decided),
        won=sum(decided),
        resigned=len([part for result, part in mine if part.resigned]),
        unfinished=len([part for result, part in mine if result.ended == "unfinished"]),
        unit=next((_unit(result, part) for result, part in reversed(scored)), "nothing"),
        best=max([_value(result, part) for result, part in scored], default=None),
        fewest=min([result.left for result, _ in ended if result.left is not None], default=None),
        word=dearest.best,
        points=dearest.points,
        longest=max([part.longest for _, part in mine], key=len, default=""),
        per_turn=round(10 * score / turns) if turns else None,
        streak=_streaks(decided)[-1],
        longest_streak=max(_streaks(decided)),
        bars=tuple([Bar(_value(result, part), part.won) for result, part in ended[-SHOWN:]]),
    )


def results_alone(
    results: Iterable[Result], person: str, way: PlayedWay, options: Mapping[str, str | int | bool | None]
) -> tuple[int, ...]:
    """The results of this person alone in this way and with these options, in cards left or points, the latest last. As
    for all records, only games played to their end at a first look count."""
    mine = [(result, part) for result, part in _of(results, person, way) if len(result.players) == 1]
    same = [(result, part) for result, part in _ended(_counted(mine)) if result.options == options]
    return tuple([_value(result, part) for result, part in same if _is_scored(result, part)])


def records_of(results: Sequence[Result], person: str | None = None) -> PersonalBests:
    """The records of these results.

    person: the id of the player; None for every person.
    """
    mine = _counted(_of(results, person, None))
    best: dict[PlayedWay, tuple[Result, PlayerResult]] = {}
    for one in _ended(mine):
        way = way_of(one[0])
        if _is_scored(*one) and (way not in best or _rank(*one) > _rank(*best[way])):
            best[way] = one
    longest = max(mine, key=lambda one: len(one[1].longest), default=None)
    dearest = max(mine, key=lambda one: (one[1].points, len(one[1].best)), default=None)
    return PersonalBests(
        PersonalBest(*longest) if longest is not None and longest[1].longest else None,
        PersonalBest(*dearest) if dearest is not None and dearest[1].points > 0 else None,
        tuple([(way, PersonalBest(*best[way])) for way in ways(results, person) if way in best]),
    )


def shares_over_time(results: Iterable[Result], person: str | None, way: PlayedWay | None = None) -> tuple[Share, ...]:
    """The reviewed games, the latest last. As for all records, only first looks count."""
    reviewed = [(result.day, part.share) for result, part in _counted(_of(results, person, way))]
    return tuple([Share(day, share) for day, share in reviewed if share is not None])


def _counted(found: Iterable[tuple[Result, PlayerResult]]) -> list[tuple[Result, PlayerResult]]:
    """The games that count for records: no practice games, and only cards that the person saw for the first time."""
    return [(result, part) for result, part in found if not result.practice and part.look in COUNTING]


def _ended(found: Iterable[tuple[Result, PlayerResult]]) -> list[tuple[Result, PlayerResult]]:
    """The games that came to their end, or that the other players have resigned."""
    return [(result, part) for result, part in found if result.ended != "unfinished" and not part.resigned]


def _is_scored(result: Result, part: PlayerResult) -> bool:
    return result.left is not None or _unit(result, part) != "nothing"


def _rank(result: Result, part: PlayerResult) -> int:
    """A sort key: higher is better."""
    value = _value(result, part)
    return -value if result.left is not None else value


def _of(results: Iterable[Result], person: str | None, way: PlayedWay | None) -> list[tuple[Result, PlayerResult]]:
    return [
        (result, part)
        for result in results
        if way is None or way_of(result) == way
        for part in result.players
        if part.person and person in (None, part.person)
    ]


def _played(results: Iterable[Result], person: str | None) -> list[Result]:
    """The games, each once, however many people played a game."""
    return list({result.key: result for result, _ in _of(results, person, None)}.values())


def _is_decided(result: Result) -> bool:
    """Whether a player can lose this game; nobody can lose a solo game for points."""
    return len(result.players) > 1 or result.left is not None


def _unit(result: Result, part: PlayerResult) -> str:
    return unit_of_result(result) if part.games is None else MATCH


def _value(result: Result, part: PlayerResult) -> int:
    if result.left is not None:
        return result.left
    if part.games is not None:
        return part.games
    return int(part.won) if unit_of_result(result) == "nothing" else part.score


def _streaks(won: Iterable[bool]) -> list[int]:
    """The winning streak up to each game; 0 before the first."""
    streaks = [0]
    for win in won:
        streaks.append(streaks[-1] + 1 if win else 0)
    return streaks


def weeks(results: Iterable[Result], person: str | None, today: date) -> tuple[int, ...]:
    """The number of games in each of the last weeks, with this week last."""
    monday = today - timedelta(days=today.weekday())
    counts = [0] * WEEKS
    for result in _played(results, person):
        ago = (monday - _monday(result.day)).days // 7
        if 0 <= ago < WEEKS:
            counts[WEEKS - 1 - ago] += 1
    return tuple(counts)


def _monday(day: str) -> date:
    there = date.fromisoformat(day)
    return there - timedelta(days=there.weekday())
