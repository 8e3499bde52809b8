"""The record of a game: game, players, dictionary, starting position and moves, with functions to read and write it."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.notation import read_move, write_move
from engine.core.verdict import refuse
from engine.games import GAMES
from engine.lexicon import EDITION
from engine.match import NEAR, Header, Match, Player, check_handicaps, check_seats, chosen_options
from engine.records.limits import MOST_HOUSE_WORDS
from engine.records.migrations import NEWEST
from engine.records.setups import read_setup, setup_data

if TYPE_CHECKING:
    from engine.records.record_form import BranchForm, DictionaryForm, MoveForm, PlayerForm

OWN = "own"  # the name of a dictionary that is a player's own list


@dataclass(frozen=True)
class DictionaryChoice:
    """The dictionary that the players agreed on, with its house list. Words are in capitals.

    name, spelling, offensive, allow, ban, only, children: see `open_lexicon`, which has arguments of the same names.
    For a player's own list, the name is "own", and `only` contains the words of the list that were laid in the game.
    title, digest: the title and the digest of a player's own list.
    place: the path of the file with a player's own list; "" if the file is not on this machine. A record does not store
    this path.
    """

    name: str = "standard"
    spelling: str = "both"
    offensive: str | None = None
    allow: tuple[str, ...] = ()
    ban: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None
    children: str | None = None
    title: str = ""
    digest: str = ""
    place: str = ""

    @property
    def is_missing(self) -> bool:
        """Whether the dictionary is a player's own list and that list is not on this machine."""
        return self.name == OWN and not self.place


class Line(NamedTuple):
    """A move as a record contains it.

    do: the move in the notation.
    at: the seconds since the start of the game.
    time_left: the seconds that the player whose turn it is has left after the move.
    """

    do: str
    at: float | None = None
    time_left: float | None = None


@dataclass(frozen=True)
class Branch:
    """A branch: a line of moves that departs from another line of the game.

    at: the number of moves of the other line that come before the branch.
    name: the name of the branch, if it has one.
    moves: the moves of the branch.
    branches: the branches that depart from this branch.
    """

    at: int
    name: str | None
    moves: tuple[Line, ...]
    branches: tuple["Branch", ...] = ()


@dataclass(frozen=True)
class Record:
    """A record that has been read.

    header: the game, players, options, seed and set-up.
    dictionary: the dictionary of the table.
    moves: the main line of moves.
    branches: the branches that depart from the main line.
    """

    header: Header
    dictionary: DictionaryChoice
    moves: tuple[Line, ...]
    branches: tuple[Branch, ...] = ()

    def along(self, path: Sequence[int]) -> "Record":
        """A copy of this record in which a branch has become the main line.

        path: the numbers that lead to the branch: (1, 2) is the second branch of the first branch.
        """
        line = self
        for number in path:
            if not 1 <= number <= len(line.branches):
                refuse("bad-record:no-branch", branch=".".join(map(str, path)))
            branch = line.branches[number - 1]
            further = [replace(other, at=other.at + branch.at) for other in branch.branches]
            line = replace(line, moves=line.moves[: branch.at] + branch.moves, branches=tuple(further))
        return line

    def left_at(self, count: int) -> "Record":
        """The record of a game that goes on from the position after this many moves. The later moves of this record
        become a branch."""
        rest, before = self.moves[count:], [branch for branch in self.branches if branch.at <= count]
        if not rest:
            return self
        after = [replace(branch, at=branch.at - count) for branch in self.branches if branch.at > count]
        return replace(self, moves=self.moves[:count], branches=(*before, Branch(count, None, rest, tuple(after))))


def read_record(text: str | bytes) -> Record:
    """The record in this text. Raises Refused with the reason bad-record if the form is wrong, and with bad-setup if
    the set-up is impossible."""
    # Imported only here, because loading pydantic is slow, and code that only writes records does not need this module.
    from engine.records.reading import read_form

    form = read_form(text)
    game = GAMES.get(form.game)
    if game is None:
        refuse("bad-record:game", game=form.game)
    players = tuple([_player(who, f"players[{number}]") for number, who in enumerate(form.players, 1)])
    check_seats(game, len(players))
    options = chosen_options(game, form.options or {})
    if any(player.has_own_rules for player in players):
        check_handicaps(game, game.rules(game.agreed(options), len(players)), players)
    setup = None if form.setup is None else read_setup(form.setup, game.deck)
    header = Header(game, players, options, form.seed or 0, setup)
    moves = _lines(form.moves)
    return Record(header, _dictionary(form.dictionary), moves, _branches(form.branches, len(moves), "branches"))


def _player(form: "str | PlayerForm", place: str) -> Player:
    if isinstance(form, str):
        return Player(form)
    if form.computer == NEAR and form.strength is None:
        refuse("bad-record:missing-key", place=f"{place}.strength")
    if form.computer != NEAR and form.strength is not None:
        refuse("bad-record:unknown-key", place=f"{place}.strength")
    handicaps = form.start or 0, form.least, form.words
    return Player(form.name, form.computer, 1 if form.time is None else form.time, form.strength, *handicaps)


def _lines(moves: "list[str | MoveForm]") -> tuple[Line, ...]:
    return tuple([Line(move) if isinstance(move, str) else Line(move.do, move.t, move.left) for move in moves])


def _branches(forms: "list[BranchForm] | None", count: int, place: str) -> tuple[Branch, ...]:
    """Makes the branches that depart from one line of moves.

    count: the number of moves in that line.
    """
    made = []
    for number, form in enumerate(forms or (), 1):
        here = f"{place}[{number}]"
        if form.at > count:
            refuse("bad-record:range", place=f"{here}.at", low=0, high=count)
        moves = _lines(form.moves)
        further = _branches(form.branches, len(moves), f"{here}.branches")
        made.append(Branch(form.at, form.name, moves, further))
    return tuple(made)


def _dictionary(form: "DictionaryForm | None") -> DictionaryChoice:
    if form is None:
        return DictionaryChoice()
    given: dict[str, Any] = {key: value for key, value in form if value is not None and key != "edition"}
    if form.name == OWN:
        given.setdefault("only", ())
    for key in ("allow", "ban", "only"):
        if key in given:
            given[key] = tuple(given[key])
    return DictionaryChoice(**given)


# ---- writing


def record_of(match: Match, dictionary: DictionaryChoice, opened: Record | None = None) -> Record:
    """The record of a game in progress or finished.

    opened: the record from which this game was opened, if any. The result keeps its branches.
    """
    deck = match.header.game.deck
    lines = tuple([Line(write_move(move, deck), move.at, move.time_left) for move in match.moves])
    record = Record(match.header, _with_words_laid(dictionary, match), lines)
    if opened is None or not opened.branches:
        return record
    made = zip(opened.moves, match.moves, strict=False)
    same = sum([1 for _ in takewhile(lambda pair: read_move(pair[0].do, deck)[:2] == pair[1][:2], made)])
    return replace(record, branches=tuple([_regrown(branch, opened.moves, same) for branch in opened.branches]))


def _with_words_laid(dictionary: DictionaryChoice, match: Match) -> DictionaryChoice:
    """The dictionary of the table. To a player's own list it adds the words that were laid in the game, so that the
    record can be replayed without the list's file."""
    if dictionary.name != OWN:
        return dictionary
    laid = {word for entry in match.state.log for word in entry.words if match.house.words.has(word)}
    return replace(dictionary, only=tuple(sorted({*(dictionary.only or ()), *laid})[:MOST_HOUSE_WORDS]))


def _regrown(branch: Branch, old: Sequence[Line], same: int) -> Branch:
    """Changes a branch of an old line of moves to a branch of a new line, which has the same first `same` moves. If the
    branch departed later, it now departs after these moves and begins with the later moves of the old line, up to the
    point where it departed."""
    if branch.at <= same:
        return branch
    own, later = old[same : branch.at], branch.at - same
    further = tuple([replace(one, at=one.at + later) for one in branch.branches])
    return replace(branch, at=same, moves=(*own, *branch.moves), branches=further)


def write_record(record: Record) -> str:
    """The text of a record, with one line for each key and each move. Reading the text gives the same record."""
    header = record.header
    data = {
        "wordfelt": NEWEST,
        "game": header.game.id,
        "options": dict(header.options),
        "players": [_player_data(player) for player in header.players],
        "dictionary": _dictionary_data(record.dictionary),
        "seed": header.seed,
    }
    if header.setup is not None:
        data["setup"] = setup_data(header.setup, header.game.deck)
    lines = [f"  {_json(key)}: {_json(value)}" for key, value in data.items()]
    lines.append(_each("moves", map(_move_data, record.moves)))
    if record.branches:
        lines.append(_each("branches", map(_branch_data, record.branches)))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _each(key: str, entries: Iterable[Any]) -> str:
    """The text of a list at this key, with one line for each entry."""
    written = ",\n".join([f"    {_json(entry)}" for entry in entries])
    return f'  "{key}": [\n{written}\n  ]' if written else f'  "{key}": []'


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _move_data(line: Line) -> str | dict[str, Any]:
    times = {key: value for key, value in (("t", line.at), ("left", line.time_left)) if value is not None}
    return {"do": line.do, **times} if times else line.do


def _branch_data(branch: Branch) -> dict[str, Any]:
    data: dict[str, Any] = {"at": branch.at}
    if branch.name is not None:
        data["name"] = branch.name
    data["moves"] = list(map(_move_data, branch.moves))
    if branch.branches:
        data["branches"] = list(map(_branch_data, branch.branches))
    return data


def _player_data(player: Player) -> dict[str, Any]:
    data: dict[str, Any] = {"name": player.name}
    if player.computer is not None:
        data["computer"] = player.computer
    if player.strength is not None:
        data["strength"] = player.strength
    if player.time != 1:
        data["time"] = player.time
    if player.start:
        data["start"] = player.start
    if player.least is not None:
        data["least"] = player.least
    if player.words is not None:
        data["words"] = player.words
    return data


def _dictionary_data(dictionary: DictionaryChoice) -> dict[str, Any]:
    """The name of the dictionary, and each of its other parts that differs from the default."""
    data: dict[str, Any] = {"name": dictionary.name}
    data |= {key: text for key in ("title", "digest") if (text := getattr(dictionary, key))}
    if dictionary.only is None:
        data["edition"] = EDITION
    if dictionary.spelling != "both":
        data["spelling"] = dictionary.spelling
    if dictionary.offensive is not None:
        data["offensive"] = dictionary.offensive
    if dictionary.children is not None:
        data["children"] = dictionary.children
    for key, words in (("allow", dictionary.allow), ("ban", dictionary.ban)):
        if words:
            data[key] = list(words)
    if dictionary.only is not None:
        data["only"] = list(dictionary.only)
    return data
