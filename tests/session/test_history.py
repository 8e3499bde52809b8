"""The history of a long record costs no more than that of a short one."""

import pytest

from app.session.match import history
from app.session.match.history import History
from engine.core.moves import Move, Trade
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player


def trade(match: Match) -> None:
    state = match.state
    match.play(Move(Trade((state.seats[state.actor].hand[0].face,)), state.actor))


def test_of_an_act_only_its_own_line_is_worked_out_however_long_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """And a step back works out nothing anew."""
    made: list[object] = []
    kept: list[object] = []
    real_made, real_kept = history.made_by, history._kept
    monkeypatch.setattr(history, "made_by", lambda *given: made.append(given) or real_made(*given))
    monkeypatch.setattr(history, "_kept", lambda *given: kept.append(given) or real_kept(*given))
    match = Match(Header(GAMES["split-run"], (Player("Ann"), Player("Bo")), {"stall": None}, seed=3), open_lexicon())
    told = History(match)
    for _ in range(30):
        trade(match)
    whole = told.lines(0)
    assert (len(made), len(kept)) == (30, 30)
    trade(match)
    assert told.lines(0)[:30] == whole
    match.undo_to(30)
    assert told.lines(0) == whole
    assert (len(made), len(kept)) == (31, 31)
    assert told.lines(0) == History(match).lines(0)
