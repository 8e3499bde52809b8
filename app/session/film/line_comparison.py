"""Compares two lines of a game (continuations from the same position): the acts of each turn, and the course of the
scores."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.session.game_end import Course, courses_of
from app.session.match.history import History
from app.session.match.view_data import HistoryLine
from engine.core.view import view
from engine.match import Match
from engine.records.record import Branch, Record
from engine.records.replay import open_match, replay_moves

Path = tuple[int, ...]


@dataclass(frozen=True)
class OtherLine:
    """A line of moves that branches off the game's main line.

    path: the numbers of the branches that lead to the line, as `Record.along` takes them.
    at: the number of moves before the branch.
    name: the name of the line in the record.
    """

    path: Path
    at: int
    name: str


@dataclass(frozen=True)
class Played:
    """The acts and the scores of one line of play.

    turns: the acts of each turn, by the turn's number.
    courses: each seat's score over the whole game; empty if the game counts nothing.
    """

    turns: dict[int, tuple[HistoryLine, ...]]
    courses: tuple[Course, ...]


def other_lines(record: Record) -> tuple[OtherLine, ...]:
    return tuple(_below(record.branches, ()))


def _below(branches: Sequence[Branch], path: Path) -> Iterator[OtherLine]:
    for number, branch in enumerate(branches, 1):
        yield OtherLine((*path, number), branch.at, branch.name or "")
        yield from _below(branch.branches, (*path, number))


def match_along(record: Record, path: Path) -> Match:
    """The match after a replay of this line of moves. Raises MoveRefused if a move of the line is not legal."""
    line = record.along(path)
    match = open_match(line)
    replay_moves(match, line)
    return match


def played_in(match: Match) -> Played:
    """The acts and scores of this match, as every onlooker may see them."""
    turns: dict[int, tuple[HistoryLine, ...]] = {}
    for line in History(match).lines(view(match.state, None).log):
        turns[line.turn] = (*turns.get(line.turn, ()), line)
    return Played(turns, courses_of(match))


def parting(one: Match, other: Match) -> int:
    """The number of the first turn in which the acts of these two matches differ. A challenge counts as part of the
    turn whose words it challenges."""
    same = 0
    while same < min(len(one.moves), len(other.moves)) and one.moves[same][:2] == other.moves[same][:2]:
        same += 1
    later = [line for match in (one, other) for lines in played_in(match).turns.values() for line in lines]
    return min([one.states[same].turn, *[line.turn for line in later if line.index > same]])
