"""Makes results from finished records on the disk, in case the program was stopped before it had saved a result."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from app.base.unstopped import unstopped
from app.library.game_files import day_of
from app.library.match_result import result_of
from app.library.results import Result
from engine.core.verdict import Refused
from engine.match import Match, MoveRefused
from engine.records.files import load
from engine.records.record import Record, read_record
from engine.records.replay import open_match, replay_moves


def finished_match(place: Path) -> Match | None:
    """The match of this record if it is over; None if it is not over, or can't be read."""
    found = finished_game(place)
    return None if found is None else found[0]


def finished_game(place: Path) -> tuple[Match, Record] | None:
    """The match of this record if it is over, with the record; None if it is not over, or can't be read."""
    record = _record_at(place)
    match = None if record is None else match_of(record)
    return (match, record) if record is not None and match is not None and match.state.over else None


def replayed(place: Path) -> Match | None:
    """The match of this record; None if the record can't be read, or has an illegal move."""
    record = _record_at(place)
    return None if record is None else match_of(record)


def _record_at(place: Path) -> Record | None:
    try:
        with unstopped():
            data = load(place)
        return read_record(data)
    except Refused:
        return None


def match_of(record: Record) -> Match | None:
    """The match of this record; None if the set-up is not valid, or a move is illegal."""
    try:
        match = open_match(record)
        replay_moves(match, record)
    except (Refused, MoveRefused):
        return None
    return match


def results_in(places: Iterable[Path], stop: Callable[[], bool]) -> Iterator[Result]:
    """Yields the results of the finished games among these records.

    stop: returns whether to stop; called before each record.
    """
    for place in places:
        if stop():
            return
        match = finished_match(place)
        if match is not None:
            yield result_of(match, place, day_of(place))
