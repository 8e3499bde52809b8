"""Keeps evenings: the games that several people have played one after the other at tonight's table. An evening lists
the keys of their results. It goes on until somebody begins a new evening, even after a break of a week.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from app.library.kept_file import KeptFile
from app.library.results import PlayerResult, Result

if TYPE_CHECKING:
    from engine.match import Match
    from engine.records.pydantic_whole import TypeAdapter

VERSION: Literal[1] = 1
MOST, MOST_GAMES = 500, 200  # the maximum number of evenings that are kept, and of games in an evening
BY_WINS, BY_PLACE = "wins", "place"


@dataclass(frozen=True)
class Bluff:
    """A word that is not in the dictionary and that nobody challenged successfully."""

    name: str
    word: str
    points: int


@dataclass(frozen=True)
class EveningGame:
    """A game of an evening.

    key: the key of the game's result.
    began: the name of the player who had the first turn.
    bluff: the bluff with most points, if anybody bluffed.
    """

    key: str
    game: str
    began: str = ""
    bluff: Bluff | None = None


@dataclass(frozen=True)
class Evening:
    """One evening: the games that several people played one after the other.

    day: the day on which the evening began, such as 2026-11-21.
    """

    day: str
    games: tuple[EveningGame, ...] = ()


@dataclass(frozen=True)
class EveningsForm:
    """The format of the file. The last evening in the file is the current one."""

    version: Literal[1]
    evenings: tuple[Evening, ...]


Evenings = tuple[Evening, ...]


class EveningsFile(KeptFile[Evenings]):
    """Reads and writes the evenings file."""

    NAME = "evenings"

    @staticmethod
    def none() -> Evenings:
        return ()

    def checked(self, data: Any) -> Evenings:
        return checked(data)

    def form(self, content: Evenings) -> dict[str, Any]:
        return asdict(EveningsForm(VERSION, content))

    @property
    def evenings(self) -> Evenings:
        """All evenings, including changes that another window has made."""
        return self.content


def checked(data: Any) -> Evenings:
    """The evenings in this data; raises ValueError if the data is not valid."""
    evenings = _form().validate_python(data).evenings
    for evening in evenings:
        date.fromisoformat(evening.day)
    if len(evenings) > MOST or any(len(evening.games) > MOST_GAMES for evening in evenings):
        raise ValueError("too many evenings")
    return evenings


@cache
def _form() -> "TypeAdapter[EveningsForm]":
    from engine.records.pydantic_whole import TypeAdapter  # imported late, because it takes 17 MB of memory

    return TypeAdapter(EveningsForm)


# ---- changes


def with_game(evenings: Evenings, game: EveningGame, today: str) -> Evenings:
    """The evenings with this game added to the last evening. A game that is already there, and has ended again after an
    undo, is replaced."""
    if not evenings:
        evenings = (Evening(today),)
    *before, now = evenings
    if not now.games:
        now = replace(now, day=today)
    games = (*[one for one in now.games if one.key != game.key], game)[-MOST_GAMES:]
    return (*before, replace(now, games=games))


def begun_anew(evenings: Evenings, today: str) -> Evenings:
    """The evenings with a new, empty one at the end. If the last evening is still empty, nothing changes."""
    return evenings if not evenings or not evenings[-1].games else (*evenings, Evening(today))[-MOST:]


def joined(evenings: Evenings, others: Evenings) -> Evenings:
    """The evenings on this machine, with those evenings of a backup that share no game with them; sorted by day.

    others: the evenings of the backup.
    """
    known = {game.key for evening in evenings for game in evening.games}
    new = [evening for evening in others if evening.games and known.isdisjoint({game.key for game in evening.games})]
    return tuple(sorted([*new, *evenings], key=lambda evening: evening.day))[-MOST:]


# ---- summaries of an evening


class EveningStanding(NamedTuple):
    """A player's standing in an evening: the number by which players are ranked, the games won, and the games
    played."""

    name: str
    counted: int
    won: int
    played: int


def results_of(evening: Evening, results: Iterable[Result]) -> list[Result]:
    """The results of the evening's games, in their order, without those that the player has deleted."""
    known = {result.key: result for result in results}
    return [known[game.key] for game in evening.games if game.key in known]


def standings(results: Sequence[Result], counted: str) -> list[EveningStanding]:
    """The standings of the players of these games; the leading player comes first.

    counted: what to count: games won, or places. With places, a player gets one point in each game for every player who
    did worse.
    """
    found: dict[str, EveningStanding] = {}
    for result in results:
        places = _behind(result)
        for part in result.players:
            before = found.get(part.name, EveningStanding(part.name, 0, 0, 0))
            count = before.counted + (places[part.name] if counted == BY_PLACE else int(part.won))
            found[part.name] = EveningStanding(part.name, count, before.won + int(part.won), before.played + 1)
    return sorted(found.values(), key=lambda one: (-one.counted, -one.won))


def leaders(found: Sequence[EveningStanding]) -> list[str]:
    """The names of the players who lead the evening; empty while nobody has won anything."""
    return [one.name for one in found if one.counted == found[0].counted > 0]


def _behind(result: Result) -> Mapping[str, int]:
    """For each player of a game, the number of players who did worse than that player."""
    return {
        part.name: len([other for other in result.players if _worth(other) < _worth(part)]) for part in result.players
    }


def _worth(part: PlayerResult) -> tuple[bool, bool, int, int]:
    return part.won, not part.resigned, part.games or 0, part.score


class Best(NamedTuple):
    """A word or a play of an evening to remember, and the name of the player who laid it."""

    name: str
    words: str
    points: int


def best_plays(results: Sequence[Result]) -> list[Best]:
    """The play with the most points of each player, sorted by points. Players without points are left out."""
    found: dict[str, Best] = {}
    for result in results:
        for part in result.players:
            if part.best and part.points > found.get(part.name, Best("", "", 0)).points:
                found[part.name] = Best(part.name, part.best, part.points)
    return sorted(found.values(), key=lambda best: -best.points)


def longest_word(results: Sequence[Result]) -> Best | None:
    """The longest word; the first among words of equal length."""
    words = [Best(part.name, part.longest, 0) for result in results for part in result.players if part.longest]
    return max(words, key=lambda best: len(best.words), default=None)


def boldest_bluff(evening: Evening) -> Bluff | None:
    """The bluff with most points; the first of several with equally many."""
    bluffs = [game.bluff for game in evening.games if game.bluff is not None]
    return max(bluffs, key=lambda bluff: bluff.points, default=None)


def bluff_in(match: "Match", names: Sequence[str]) -> Bluff | None:
    """The bluff with most points in a game, if there was one: a word that is not in the game's dictionary and was not
    challenged successfully. A play that was taken back has no words in the log."""
    bluffs = [
        Bluff(names[entry.seat], word, entry.points)
        for entry in match.state.log
        for word in entry.words
        if not match.house.words.has(word)
    ]
    return max(bluffs, key=lambda bluff: bluff.points, default=None)


def next_to_begin(last: str, table: Sequence[str], players: Sequence[str]) -> int | None:
    """The index of the player who sits next to the player who began the last game. None if that player no longer sits
    at the table.

    last: the name of the player who began the last game.
    table: the names of all players at the table, in order.
    """
    if last not in table:
        return None
    at = table.index(last)
    round_it = [*table[at + 1 :], *table[: at + 1]]
    return next((players.index(name) for name in round_it if name in players), None)
