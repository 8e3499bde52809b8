"""Tests the log in a seat's view. Many views are made of one game, but each line of the log is converted only once for
each seat."""

from itertools import islice

import pytest

from engine.core import view as views
from engine.core.state import Entry
from engine.core.view import ALL, view
from engine.games import GAMES
from tests.laws.random_games import few_cases, new_match, play_out


@pytest.mark.parametrize("game", ["four-rows", "profit-and-loss", "split-run"])
def test_the_log_in_a_view_does_not_depend_on_earlier_views(game: str) -> None:
    cases = list(islice(few_cases(GAMES[game]), 2))
    matches = [new_match(case) for case in cases]
    for match, case in zip(matches, cases, strict=True):
        for _ in play_out(match, 42, case):
            pass
    longest, shortest = (found(matches, key=lambda match: len(match.states)).states for found in (max, min))
    forth_and_back = [*longest, *shortest, *reversed(longest), *shortest[::3], *longest[::5]]
    for state in [one for one in forth_and_back if not one.over]:
        for seat in (0, 1, None, ALL):
            told = tuple([views._entry(entry, seat) for entry in state.log])
            assert view(state, seat).log == told


def test_a_view_converts_each_line_of_the_log_only_once_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(few_cases(GAMES["split-run"]))
    match = new_match(case)
    # The random players make views, too, so a first game is played before the test counts the converted lines.
    list(play_out(new_match(case), 13, case))
    looked: list[int | None] = []
    plain = views._entry

    def entry_of(entry: Entry, seat: int | None) -> Entry:
        looked.append(seat)
        return plain(entry, seat)

    monkeypatch.setattr(views, "_entry", entry_of)
    for _ in play_out(match, 13, case):
        for seat in (0, 1):
            view(match.state, seat)
    monkeypatch.undo()
    assert len(looked) <= 2 * len(match.state.log) + 8  # the random players make a few more views
