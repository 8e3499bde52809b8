"""Tests that adding an act to the history takes no longer in a long record than in a short one."""

from unittest.mock import Mock

import pytest

from app.session.match import history
from app.session.match.history import History
from engine.core.act_report import report_of
from engine.core.moves import Move, Trade
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player


def trade(match: Match) -> None:
    state = match.state
    match.play(Move(Trade((state.seats[state.actor].hand[0].face,)), state.actor))


def test_each_act_computes_one_new_history_line_and_keeps_the_other_lines(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Undo also keeps the lines before the undone act."""
    made, kept = Mock(wraps=report_of), Mock(wraps=history._kept)
    monkeypatch.setattr("engine.core.act_report.report_of", made)
    monkeypatch.setattr(history, "_kept", kept)
    match = Match(Header(GAMES["split-run"], (Player("Ann"), Player("Bo")), {"stall": None}, seed=3), open_lexicon())
    told = History(match)
    for _ in range(30):
        trade(match)
    whole = told.lines(match.state.log)
    assert (made.call_count, kept.call_count) == (30, 30)
    trade(match)
    assert told.lines(match.state.log)[:30] == whole
    match.undo_to(30)
    assert told.lines(match.state.log) == whole
    assert (made.call_count, kept.call_count) == (31, 31)
    assert told.lines(match.state.log) == History(match).lines(match.state.log)
