"""Tests the reasons that computer players give for their acts in the history, in the verdict bar and in announcements.
No reason may reveal hidden cards or a bluff."""

from string import Formatter

import pytest

from app.base import texts
from app.base.settings import GameSetting, SeatSetting
from app.windows.table.telling import happened_text
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


def test_every_reason_of_a_computer_player_has_a_complete_sentence_even_without_its_facts(qapp):
    for key in REASONS:
        said = texts.why_text(Reason(key))
        assert said.endswith(".")
        assert not [name for _, name, _, _ in Formatter().parse(said) if name]
    assert texts.why_text(WHY) == SAID


def test_a_computer_players_reason_shows_in_the_history_and_is_announced_but_never_replaces_the_prompt(program):
    page = deal(program, "3-2-1", seed=2)
    session = page.running.session
    session.submit(first_act(session), session.viewer, WHY)
    session.lift_curtain()
    assert SAID in page.history.item(page.history.count() - 1).text()
    assert page.line.text() == "Lay up to 3 fresh words. Each letter of the longest counts one more. Most points win."
    assert page.verdict.sentences == (happened_text(page.game.moment),)
    assert page.verdict.text().endswith("Drag cards, click them, or type a word.")
    assert SAID not in page.verdict.text()
    assert SAID in page.felt._announcer.said


def test_a_computer_player_does_not_give_a_reason_for_a_best_play_or_for_a_pass_when_no_word_is_possible() -> None:
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


def test_the_setting_for_the_reasons_of_computer_players_hides_and_shows_all_reasons_immediately(program):
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
def test_a_computer_players_reason_does_not_show_while_its_word_can_still_be_challenged(program, game):
    """Computer players give no reason for a bluff. If honest words showed their reasons, a missing reason would reveal
    the bluff."""
    setting = GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), {"words": "challenge"})
    program.file.change(games={game: setting})
    program.new.deal(game, 7)
    session = program.window.table.running.session
    session.lift_curtain()
    session.submit(first_act(session), session.viewer, WHY)
    session.lift_curtain()
    assert session.moment.history[0].why is None


def test_a_computer_players_reason_shows_once_its_word_can_no_longer_be_challenged(program):
    setting = GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), {"words": "challenge"})
    program.file.change(games={"split-run": setting})
    program.new.deal("split-run", 7)
    session = program.window.table.running.session
    session.lift_curtain()
    session.submit(first_act(session), session.viewer, WHY)
    session.lift_curtain()
    session.submit(first_act(session), session.viewer)
    assert session.moment.history[0].why == WHY


def test_a_computer_players_reason_does_not_name_a_card_chosen_in_secret(program):
    program.file.change(games={"four-rows": people("four-rows")})
    page = deal(program, "four-rows")
    session = page.running.session
    other = 1 - session.viewer
    card = session.state.seats[other].hand[0].face
    page.running._decided(other, Plan(Choose(card), 0, "many-places", {"card": card}))
    assert session.moment.history[0].why is None
    assert session.log.whys
