"""Keeps the results of games, as plain frozen data, in a file. Results never leave the machine."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any, Literal

from app.base.texts import COUNTED
from app.library.kept_file import KeptFile
from app.session.match.view_data import Look

if TYPE_CHECKING:
    from engine.records.pydantic_whole import TypeAdapter

VERSION: Literal[2] = 2
MOST = 1_000_000  # the largest number of any kind in a result
BEGINNING = 40  # the number of bytes to read from the beginning of a file, enough to find the version
LONGEST = 1_000  # the maximum length of a text in a result
UNITS = ("", "nothing", "cards-left", *COUNTED)
COUNTING = ("", "first")  # the values of Look (how the person knew the cards) that count for personal bests and shares


@dataclass(frozen=True)
class PlayerResult:
    """One player's part in the result of a game."""

    name: str
    computer: bool = False
    score: int = 0
    won: bool = False
    resigned: bool = False
    turns: int = 0  # the number of the player's turns
    best: str = ""  # the words of the play with most points
    points: int = 0  # the points of the play with most points
    longest: str = ""  # the player's longest word
    hints: int = 0  # the number of hints that the player asked for
    games: int | None = None  # the number of games of a match that the player won; None if the game was not a match
    # the id of the person; "" for a guest or a computer player; None for a person of an older version whose id is still
    # to be found by the name
    person: str | None = ""
    look: Look = ""  # how this person knew the cards (see Look)
    undos: int = 0  # the number of moves that the player took back
    # level, temperament, strength: those of a computer player (see SeatChoice)
    level: int | None = None
    temperament: str = ""
    strength: int | None = None
    # time, start, least, words: the player's handicap: the share of all time limits, the points at the start, the
    # fewest letters of a word, and the list that judges the words
    time: float = 1
    start: int = 0
    least: int | None = None
    words: str = ""
    # the share of the possible points that the player made, in per cent (see shares_of in engine.coach.summary); None
    # before the coach has reviewed the game
    share: int | None = None
    # laid, laid_longest: the cards of the best play and of the longest word (see app/library/laid_cards.py); empty in
    # a file from an older version
    laid: str = ""
    laid_longest: str = ""


@dataclass(frozen=True)
class Result:
    """The result of a game that is over or was given up."""

    key: str  # the name of the game's record, so that no game is counted twice
    game: str
    day: str  # the day on which the game ended, such as 2026-11-21
    ended: Literal["finished", "resigned", "unfinished"]
    players: tuple[PlayerResult, ...]
    left: int | None = None  # the number of cards left, in a solo game whose aim is to leave few cards; else None
    practice: bool = False  # whether Undo could also take back the computer players' moves
    # the unit of the scores (see unit_of in app/session/match/scores.py); empty in a file from an older version
    unit: str = ""
    variations: tuple[str, ...] = ()  # the names of the printed variations by which the game was played
    decider: str = ""  # the tie-break game that decided a match
    # the key that identifies the cards (see deal_of in app/library/seen_deals.py); empty in a file from an older
    # version
    deal: str = ""
    # the options that were chosen
    options: dict[str, str | int | bool | None] = field(default_factory=dict, hash=False)

    @property
    def on(self) -> date:
        return date.fromisoformat(self.day)

    @property
    def counts(self) -> bool:
        """Whether the result may be stored: at least one person played, and all its values are possible."""
        return any(not player.computer for player in self.players) and all(map(_is_possible, self.players))

    @property
    def is_over(self) -> bool:
        return self.ended != "unfinished"


@dataclass(frozen=True)
class Results:
    """The format of the results file."""

    version: Literal[2]
    results: tuple[Result, ...]


class ResultsFile(KeptFile[tuple[Result, ...]]):
    """Reads and writes the results file."""

    NAME = "results"

    @staticmethod
    def none() -> tuple[Result, ...]:
        return ()

    def checked(self, data: Any) -> tuple[Result, ...]:
        return checked(data)

    def form(self, content: tuple[Result, ...]) -> dict[str, Any]:
        return asdict(Results(VERSION, content))

    @property
    def results(self) -> tuple[Result, ...]:
        """All results, in the order in which the games ended, including those that another window has added."""
        return self.content

    def add(self, result: Result) -> None:
        """Adds the result of a game that has ended."""
        self.add_all([result])

    def add_all(self, results: Sequence[Result], *, recounted: bool = False) -> None:
        """Adds results.

        recounted: see `joined`.
        """
        new = [result for result in results if result.counts]
        if new:
            self.change(lambda there: joined(there, new, recounted=recounted), anyway=True)

    def keep_shares(self, key: str, shares: Mapping[int, int]) -> None:
        """Adds to the result with this key the shares that the coach found (see `with_shares`)."""
        self.change(lambda there: tuple([with_shares(one, shares) if one.key == key else one for one in there]))

    def take_over(self, ids: Mapping[str, str]) -> None:
        """Adds ids for people of whom an older version kept only the name.

        ids: the id for each name.
        """
        self.change(lambda there: taken_over(there, ids), anyway=True)

    @property
    def is_of_first_version(self) -> bool:
        """Whether the file is of the first version. Reads only the beginning of the file, because the program asks at
        its start."""
        try:
            with self.path.open("rb") as file:
                return b'"version": 1' in file.read(BEGINNING)
        except OSError:
            return False

    def clear(self) -> None:
        self.change(lambda there: (), anyway=True)


def checked(data: Any) -> tuple[Result, ...]:
    """The results in this data, which may be of an older version; raises ValueError if the data is not valid."""
    results = _form().validate_python(_of_now(data)).results
    for result in results:
        date.fromisoformat(result.day)
        if not all(map(_is_possible, result.players)) or result.unit not in UNITS:
            raise ValueError(result.key)
    return results


def _of_now(data: Any) -> Any:
    """The data of an older version in the form of the present one. The first version had no ids of people."""
    if not isinstance(data, dict) or data.get("version") != 1:
        return data
    try:
        results = [{**one, "players": [_by_name(part) for part in one["players"]]} for one in data["results"]]
    except (KeyError, TypeError, AttributeError):
        raise ValueError("no results") from None
    return {**data, "version": VERSION, "results": results}


def _by_name(part: dict[str, Any]) -> dict[str, Any]:
    return part if part.get("computer") else {**part, "person": None}


def with_shares(result: Result, shares: Mapping[int, int]) -> Result:
    """The result with the shares of the possible points that the coach found.

    shares: in per cent, by seat.
    """
    parts = [replace(part, share=shares.get(seat, part.share)) for seat, part in enumerate(result.players)]
    return replace(result, players=tuple(parts))


def _is_possible(part: PlayerResult) -> bool:
    """Whether a game can have these values. An edited file may have absurd values, which could be neither added up nor
    shown."""
    at_least_none = part.turns, part.hints, part.games or 0, part.undos
    counts = part.score, part.points, part.start, *at_least_none
    words = part.name, part.best, part.longest, part.person or "", part.temperament, part.words
    cards = part.laid, part.laid_longest
    if not 0 <= (part.share or 0) <= 100:
        return False
    return max(map(abs, counts)) <= MOST and min(at_least_none) >= 0 and max(map(len, words + cards)) <= LONGEST


# ---- joining


def joined(there: Sequence[Result], new: Sequence[Result], *, recounted: bool = False) -> tuple[Result, ...]:
    """The results with new ones added at the end. A new result of the same game replaces the old one.

    If the old game was over, with another ending or other scores, the new result counts as another game, because
    players may have continued a copy of the record. If `recounted` is set, such a result replaces the old one
    nevertheless.
    """
    known = {result.key: result for result in there}
    for one in new:
        old = known.get(one.key)
        found = one if old is None else _with_what_was_known(one, old)
        if not recounted:
            found = replace(found, key=_free_key(known, found))
        known.pop(found.key, None)
        known[found.key] = found
    return honest(known.values())


def _with_what_was_known(new: Result, old: Result) -> Result:
    """The new result of a game, with the people, looks and shares that only the old result contains."""
    if len(old.players) != len(new.players):
        return new
    players = [
        replace(
            one,
            person=before.person if one.person is None else one.person,
            look=one.look or before.look,
            share=before.share if one.share is None else one.share,
        )
        for one, before in zip(new.players, old.players, strict=True)
    ]
    return replace(new, players=tuple(players))


def _free_key(known: Mapping[str, Result], result: Result) -> str:
    """A key for this result that no other game's result has: the name of the record, with a number if necessary."""
    keys = (result.key if number == 1 else f"{result.key} ({number})" for number in count(1))
    return next(key for key in keys if key not in known or _is_same(known[key], result))


def _is_same(old: Result, new: Result) -> bool:
    """Whether two results can belong to the same game: the game was not over in the old one, or both have the same
    ending and scores."""
    return not old.is_over or _outcome(old) == _outcome(new)


def _outcome(result: Result) -> tuple[object, ...]:
    return result.ended, result.left, [(part.score, part.turns, part.won) for part in result.players]


def honest(results: Iterable[Result]) -> tuple[Result, ...]:
    """The results, corrected so that each person sees each deal for the first time only once. In other games with the
    same cards, the look (how the person knew the cards) becomes "again"."""
    claims: dict[tuple[str, str], str] = {}
    found = []
    for result in results:
        for part in result.players:
            if part.person and result.deal and part.look in COUNTING:
                claims.setdefault((part.person, result.deal), result.key)
        parts = [
            replace(part, look="again")
            if part.look in COUNTING and claims.get((part.person or "", result.deal), result.key) != result.key
            else part
            for part in result.players
        ]
        found.append(result if parts == [*result.players] else replace(result, players=tuple(parts)))
    return tuple(found)


def taken_over(results: Sequence[Result], ids: Mapping[str, str]) -> tuple[Result, ...]:
    """The results with ids for people of whom an older version kept only the name.

    ids: the id for each name.
    """
    found = []
    for result in results:
        players = [
            replace(part, person=ids[part.name]) if part.person is None and part.name in ids else part
            for part in result.players
        ]
        found.append(replace(result, players=tuple(players)))
    return honest(found)


def with_ids(results: Iterable[Result], ids: Mapping[str, str]) -> tuple[Result, ...]:
    """The results, with the ids of some people replaced.

    ids: the new ids, by the old ones.
    """
    found = []
    for result in results:
        players = [replace(part, person=ids.get(part.person or "", part.person)) for part in result.players]
        found.append(replace(result, players=tuple(players)))
    return tuple(found)


def unknown_names(results: Iterable[Result]) -> tuple[str, ...]:
    """The names of people who have no id in the results yet, in the order of their first games."""
    parts = [part for result in results for part in result.players]
    return tuple(dict.fromkeys([part.name for part in parts if part.person is None and not part.computer]))


@cache
def _form() -> "TypeAdapter[Results]":
    from engine.records.pydantic_whole import TypeAdapter  # imported late, because it takes 17 MB of memory

    return TypeAdapter(Results)
