"""Adds up results, of one player or of everybody, in one way to play or in all games."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import NamedTuple

from app.base.texts import MATCH
from app.library.results import COUNTING, PlayerResult, Result
from engine.games import GAMES

SHOWN = 20  # the maximum number of games in the chart
WEEKS = 12
COMPUTERS = "computers"  # the rival that stands for all computer players together, in place of a person's id


@dataclass(frozen=True)
class PlayedWay:
    """A way to play: a game with its printed variations and kind of players; results of different ways can't be
    compared.

    variations: the names of the variations.
    alone: whether one person plays a game for several players alone.
    """

    game: str
    variations: tuple[str, ...] = ()
    alone: bool = False


@dataclass(frozen=True)
class Bar:
    """One bar in the chart of the last games.

    value: the score, the cards left, or the games of a match won; in a game without scores, 1 for a win.
    label: the text below the bar.
    """

    value: int
    won: bool
    label: str = ""


class Share(NamedTuple):
    """The share of the possible points that a person made in a reviewed game, in per cent."""

    day: str
    share: int


class PersonalBest(NamedTuple):
    """A personal best: the result of its game, and the person's part of that result."""

    result: Result
    part: PlayerResult


@dataclass(frozen=True)
class PersonalBests:
    """The personal bests among some results.

    longest: the longest word.
    dearest: the play with most points.
    best: the best result in each way to play; the way played most comes first.
    """

    longest: PersonalBest | None = None
    dearest: PersonalBest | None = None
    best: tuple[tuple[PlayedWay, PersonalBest], ...] = ()


@dataclass(frozen=True)
class Totals:
    """The numbers that sum up some results, for a line of the statistics."""

    played: int = 0  # the number of games that came to their end, or that the other players resigned
    practice: int = 0  # the number of practice games, which are not counted in any other number
    # The numbers of games whose cards the player already knew, one for each Look: again, on, shown. These games are not
    # counted in any other number.
    again: int = 0
    on: int = 0
    shown: int = 0
    older: int = 0  # the number of games from an older version, which did not note whether the player knew the cards
    hints: int = 0  # the number of hints asked for in the games played
    decided: int = 0  # the number of games played that can be won or lost
    won: int = 0
    resigned: int = 0
    unfinished: int = 0
    unit: str = "nothing"  # the unit of the scores
    best: int | None = None  # the best score, or the highest number of games won in a match
    fewest: int | None = None  # the lowest number of cards left, in solo games whose aim is to leave few cards
    # word, points: the words and the points of the play with most points
    word: str = ""
    points: int = 0
    longest: str = ""
    per_turn: int | None = None  # the average number of points of a turn, in tenths of a point
    streak: int = 0  # the number of games won in a row, up to the last game
    longest_streak: int = 0  # the highest number of games won in a row
    bars: tuple[Bar, ...] = ()  # the bars of the last games, the latest last


def players(results: Iterable[Result]) -> dict[str, str]:
    """The people who have played: their latest names, by id; the most frequent players first. Guests are left out."""
    counts, names = Counter[str](), {}
    for result in results:
        for part in result.players:
            if part.person:
                counts[part.person] += 1
                names[part.person] = part.name
    return {person: names[person] for person in sorted(counts, key=lambda one: (-counts[one], names[one]))}


def rivals(results: Iterable[Result], person: str | None) -> dict[str, str]:
    """The people against whom this person has played: their latest names, by id; the most frequent first. All computer
    players together are the rival COMPUTERS.

    person: None for every person.
    """
    counts, names = Counter[str](), {}
    for result, mine in _of(results, person, None):
        for part in result.players:
            rival = COMPUTERS if part.computer else part.person
            if rival and part is not mine:
                counts[rival] += 1
                names[rival] = part.name
    return {rival: names[rival] for rival in sorted(counts, key=lambda one: (-counts[one], names[one]))}


def against(results: Iterable[Result], rival: str) -> list[Result]:
    """The results of games against this rival; all results if the rival is ""."""
    if rival == COMPUTERS:
        return [result for result in results if any(part.computer for part in result.players)]
    return [result for result in results if not rival or any(part.person == rival for part in result.players)]


def way_of(result: Result) -> PlayedWay:
    game = GAMES.get(result.game)
    return PlayedWay(result.game, result.variations, len(result.players) == 1 and (game is None or game.seats[1] > 1))


def ways(results: Iterable[Result], person: str | None) -> list[PlayedWay]:
    """The ways in which this player has played, the game played most first, and within a game the way played most.

    person: None for every person.
    """
    played = [way_of(result) for result in _played(results, person)]
    games, counts = Counter([way.game for way in played]), Counter(played)
    return sorted(counts, key=lambda way: (-games[way.game], way.game, -counts[way], way.variations, way.alone))


def unit_of_result(result: Result) -> str:
    """The unit of the result's scores. A result from an older version has no unit; then the unit of the game with its
    usual rules."""
    if result.unit or result.game not in GAMES:
        return result.unit or "nothing"
    game = GAMES[result.game]
    return "nothing" if result.left is not None else game.rules(game.agreed({}), len(result.players)).counts


def totals_of(results: Sequence[Result], person: str | None = None, way: PlayedWay | None = None) -> Totals:
    """The totals of these results. Practice games, and games whose cards the person already knew, are only counted.

    person: the id of the player; None for every person.
    way: the way to play; None for all.
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
    """The cards left or points of this person's solo games in this way and with these options, the latest last. Counts
    only games that were played to their end and whose cards the person saw for the first time."""
    mine = [(result, part) for result, part in _of(results, person, way) if len(result.players) == 1]
    same = [(result, part) for result, part in _ended(_counted(mine)) if result.options == options]
    return tuple([_value(result, part) for result, part in same if _is_scored(result, part)])


def records_of(results: Sequence[Result], person: str | None = None) -> PersonalBests:
    """The personal bests among these results.

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
    """The shares of reviewed games, the latest last. Counts only games whose cards the person saw for the first
    time."""
    reviewed = [(result.day, part.share) for result, part in _counted(_of(results, person, way))]
    return tuple([Share(day, share) for day, share in reviewed if share is not None])


def _counted(found: Iterable[tuple[Result, PlayerResult]]) -> list[tuple[Result, PlayerResult]]:
    """The results that count for totals and bests: no practice games, and no games whose cards the person had seen
    before."""
    return [(result, part) for result, part in found if not result.practice and part.look in COUNTING]


def _ended(found: Iterable[tuple[Result, PlayerResult]]) -> list[tuple[Result, PlayerResult]]:
    """The results of the games that were played to their end or that the other players resigned."""
    return [(result, part) for result, part in found if result.ended != "unfinished" and not part.resigned]


def _is_scored(result: Result, part: PlayerResult) -> bool:
    return result.left is not None or _unit(result, part) != "nothing"


def _rank(result: Result, part: PlayerResult) -> int:
    """A sort key for results: the better the result, the higher the key."""
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
    """The results of the games that the person played, each once even if `person` is None and several people played."""
    return list({result.key: result for result, _ in _of(results, person, None)}.values())


def _is_decided(result: Result) -> bool:
    """Whether the game can be won or lost; a solo game for points can't."""
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
    """The number of games won in a row up to each game; a 0 comes first.

    won: whether each game was won.
    """
    streaks = [0]
    for win in won:
        streaks.append(streaks[-1] + 1 if win else 0)
    return streaks


def weeks(results: Iterable[Result], person: str | None, today: date) -> tuple[int, ...]:
    """The number of games played in each of the last weeks. The present week comes last."""
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
