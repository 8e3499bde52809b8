"""Computer players say why: in the history, in the bar below the felt and aloud; never so that it gives a word away."""

from string import Formatter

import pytest

from app.base import texts
from app.base.settings import GameSetting, SeatSetting
from engine.core.moves import Choose, Move
from engine.core.verdict import Reason
from engine.core.view import view
from engine.players.computer import choose
from engine.players.levels import LEVELS
from engine.players.plan import REASONS, Plan
from tests.table import Table
from tests.windows.conftest import deal, people
from tests.windows.test_table import first_act

WHY = Reason("good-hand", {"word": "QUIET", "points": 12})
SAID = "It leaves me good letters."


def test_every_reason_can_be_said_with_and_without_its_facts(qapp):
    for key in REASONS:
        said = texts.why_text(Reason(key))
        assert said.endswith(".")
        assert not [name for _, name, _, _ in Formatter().parse(said) if name]
    assert texts.why_text(WHY) == SAID


def test_a_computer_player_says_why_in_the_history_and_aloud_never_where_it_says_what_is_wanted(program):
    page = deal(program, "3-2-1", seed=2)
    session = page.running.session
    session.submit(first_act(session), session.viewer, WHY)
    session.lift_curtain()
    assert SAID in page.history.item(page.history.count() - 1).text()
    assert page.line.text() == "Lay up to 3 fresh words. Each letter of the longest counts one more. Most points win."
    assert page.verdict.text() == "Drag cards, click them, or type a word."
    assert SAID in page.felt._announcer.said


def test_a_play_that_brings_most_and_a_pass_for_want_of_a_word_need_no_reason() -> None:
    match = Table("5-up", hands=["KITHOMESLN", "VVWWGGBBFF"], deck="EIOTEIOTEI").match
    reasons = set()
    for _ in range(3):
        seat = match.state.actor
        plan = choose(view(match.state, seat), match.house, seat, 5, level=LEVELS[0])
        assert plan.act is not None
        reasons.add((plan.act.verb, plan.why))
        match.play(Move(plan.act, seat))
    assert reasons <= {("play", ""), ("trade", "trade-worst"), ("pass", "")}
    assert ("play", "") in reasons


def test_who_does_not_want_to_read_reasons_reads_none_at_once(program):
    page = deal(program, "first-base")
    session = page.running.session
    session.submit(first_act(session), why=WHY)
    assert SAID in page.history.item(0).text()
    program.file.change(reasons=False)
    assert SAID not in page.history.item(0).text()
    assert SAID not in page.verdict.text()
    program.file.change(reasons=True)
    assert SAID in page.history.item(0).text()


@pytest.mark.parametrize("game", ["split-run", "profit-and-loss"])
def test_no_reason_is_told_while_the_word_may_still_be_challenged(program, game):
    """A player who reads no reason beside this word alone would know that it is a bluff."""
    setting = GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), {"words": "challenge"})
    program.file.change(games={game: setting})
    program.new.deal(game, 7)
    session = program.window.table.running.session
    session.lift_curtain()
    session.submit(first_act(session), session.viewer, WHY)
    session.lift_curtain()
    assert session.moment.history[0].why is None


def test_the_reason_follows_when_nobody_can_challenge_any_more(program):
    setting = GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), {"words": "challenge"})
    program.file.change(games={"split-run": setting})
    program.new.deal("split-run", 7)
    session = program.window.table.running.session
    session.lift_curtain()
    session.submit(first_act(session), session.viewer, WHY)
    session.lift_curtain()
    session.submit(first_act(session), session.viewer)
    assert session.moment.history[0].why == WHY


def test_a_card_chosen_in_secret_is_not_named_by_its_reason(program):
    program.file.change(games={"four-rows": people("four-rows")})
    page = deal(program, "four-rows")
    session = page.running.session
    other = 1 - session.viewer
    card = session.state.seats[other].hand[0].face
    page.running._decided(other, Plan(Choose(card), 0, "many-places", {"card": card}))
    assert session.moment.history[0].why is None
    assert session.log.whys
