"""Tests the place of the prompt, the line that states what the game asks of the player. It must be directly above the
rack, fit there, and be announced."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from app.base.languages import Languages
from app.felt.picture import Kind
from app.windows.table.aims import aim_text
from app.windows.table.idle import line_of
from app.windows.table.wanted_line import LEAST
from engine.games import CATALOG
from tests.laws.random_games import few_cases, new_match
from tests.shots.windows import mid_play
from tests.tiers import usually_six
from tests.trials.wanted_lines import lines_of
from tests.windows.conftest import deal, settle
from tests.windows.test_table import first_act

LARGE = 17  # a letter size in pixels that is larger than the usual size


def cards(page) -> Iterator[QRect]:
    for place in page.felt.cloth.placements.pieces.values():
        yield QRect(*map(round, place.rect))


def rack(page) -> QRect:
    places = page.felt.cloth.placements.zones.values()
    return next(QRect(*map(round, place.rect)) for place in places if place.kind is Kind.HAND)


@pytest.mark.parametrize("game", usually_six([game.id for game in CATALOG]))
def test_the_prompt_is_directly_above_the_rack_and_does_not_cover_cards(program, game):
    program.window.resize(900, 600)
    mid_play(program, game)
    page = program.window.table
    page.running.session.cancel()
    for text in (100, 250):
        program.file.change(text_size=text)
        settle(program)
        line = page.line.geometry()
        assert page.line.text()
        assert not page.line.isHidden()
        assert page.felt.viewport().rect().contains(line)
        assert not [card for card in cards(page) if card.intersects(line.adjusted(0, 1, 0, -1))]
        if any(zone.kind is Kind.HAND for zone in page.felt.picture.zones):
            assert 0 <= rack(page).top() - line.bottom() <= 2.5 * page.felt.cloth.placements.measure.u


def first_lines() -> Iterator[str]:
    """The first prompt of each game with each set of options, together with the aim of the game."""
    for game in CATALOG:
        for case in few_cases(game):
            match = new_match(case)
            yield f"{next(lines_of(match, case)).text} {aim_text(match.house, match.state)}"


def test_every_first_prompt_fits_above_the_rack_in_every_language_even_in_a_small_window(program):
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    page = deal(program, "leftovers", seed=7)
    settle(program)
    line, languages = page.line, Languages()
    for language in ("en", "de", "fr", "es"):
        languages.speak(language)
        for text in set(first_lines()):
            line._say(text)
            assert line._fits(line.font().pixelSize(), line.geometry()), text
            assert line.font().pixelSize() >= LARGE, text
    languages.speak("en")


def test_at_the_usual_text_size_the_prompt_is_larger_than_its_minimum_size_even_in_a_small_window(program):
    page = deal(program, "split-run", seed=7)
    for size, least in (((1280, 800), 17), ((900, 600), LEAST + 1)):
        program.window.resize(*size)
        settle(program)
        assert page.line.font().pixelSize() >= least


def test_the_prompt_stays_while_a_player_lays_a_word_and_the_bar_below_shows_the_verdict(program):
    page = deal(program, "split-run", seed=7)
    session, said = page.running.session, page.line.text()
    assert said.startswith("A fresh word. Later words can be changed or split.")
    assert said not in page.verdict.text()
    session.gestures.type_letter(session.seen.seats[session.viewer].hand[0].face)
    assert page.line.text() == said
    assert page.verdict.text()


def test_the_prompt_includes_the_aim_of_the_game_at_a_first_turn_and_later_only_on_request(program):
    page = deal(program, "tricked-out", seed=7)
    session = page.running.session
    assert page.line.text().endswith("Most tricks win.")
    while session.moment.acts < 2:
        session.submit(first_act(session), session.state.actor)
        session.lift_curtain()
    later = page.line.text()
    assert "Most tricks win." not in later
    assert page.line.toolTip() == "Most tricks win."
    page.game.answer("turn")
    assert page.line.text() == f"{later} Most tricks win."
    session.submit(first_act(session), session.state.actor)
    session.lift_curtain()
    assert "Most tricks win." not in page.line.text()
    QTest.mouseClick(page.line, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert page.line.text().endswith("Most tricks win.")


@pytest.mark.parametrize("game", usually_six([game.id for game in CATALOG]))
def test_the_program_announces_the_prompt_in_the_words_that_it_shows(program, monkeypatch, game):
    page = deal(program, game, seed=7, alone=True)
    heard: list[str] = []
    monkeypatch.setattr(page.felt._announcer, "say", heard.append)
    page.running.session.lift_curtain()
    page.game.voice.report_idle(page.game.moment)
    assert page.line.text()
    assert heard[-1].startswith(page.line.text())
    page.game.answer("verdict")
    assert heard[-1].startswith(line_of(page.game.moment, asks=True))
    assert aim_text(page.game.moment.house, page.game.moment.present) in heard[-1]


def test_while_no_hand_is_open_the_prompt_above_the_rack_is_empty(program):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    session.submit(first_act(session))
    assert session.moment.hidden
    assert page.line.isHidden()
    assert page.line.text() == ""
