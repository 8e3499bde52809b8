"""Tests, for every game, that a screen reader finds nothing of the last player's hand after that hand is closed and
before the next hand is opened."""

import re
import shutil

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from app.felt import access
from app.session.match.thinking import Advice
from engine.games import CATALOG
from tests.tiers import usually_six
from tests.windows.conftest import deal
from tests.windows.test_table import first_act, lay
from tests.windows.tree import texts_in

# All games for several players except Shout!, where nobody has hidden cards.
SHARED = [game.id for game in CATALOG if game.seats[1] > 1 and game.id != "shout"]


@pytest.fixture
def announced_to_all(monkeypatch):
    """Collects the announcements that a page makes while no hand or another player's hand is open."""

    def listening(page) -> list[str]:
        heard: list[str] = []
        session, seat = page.running.session, page.running.session.viewer
        real = page.felt._announcer.say

        def hear(text: str) -> None:
            if session.hidden or session.viewer != seat:
                heard.append(text)
            real(text)

        monkeypatch.setattr(page.felt._announcer, "say", hear)
        return heard

    return listening


def look_everywhere(page) -> None:
    """Uses every command that could reveal the open hand to a screen reader: spoken answers, a typed word, and all
    steps of a hint."""
    session = page.running.session
    page.running.advice = Advice(first_act(session))
    for letter in [card.face for card in session.seen.seats[session.viewer].hand[:2]]:
        session.gestures.type_letter(letter)
    for what in ("hand", "verdict", "unseen", "turn"):
        page.game.answer(what)
    session.cancel()
    for _ in range(3):
        page.game.give_hint()
        page.game.answer("verdict")
    session.cancel()


def play_until_somebody_else_is_to_play(page) -> None:
    session, seat = page.running.session, page.running.session.viewer
    for _ in range(40):
        if session.veiled or session.viewer != seat:
            return
        look_everywhere(page)
        lay(page, first_act(session))
    pytest.fail("nobody else came")


def found_in(program) -> set[str]:
    """The texts in the window. Leaves out the save state, which changes at any time, and the number of hints, which a
    newly opened game does not know."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    mark = program.window.table.head.mark
    texts = texts_in(program.window) - {mark.accessibleName(), mark.accessibleDescription()}
    return {re.sub(r"(?: · |, )\d+ hints?$", "", text) for text in texts}


def announced_hand(page) -> str:
    page.game.answer("hand")
    said = page.felt._announcer.said
    assert isinstance(said, str)
    return said


def test_after_the_player_leaves_a_game_a_screen_reader_cannot_find_the_cards_of_the_hand(program):
    page = deal(program, "split-run")
    hand = announced_hand(page)
    assert hand in texts_in(program.window)
    program.leave_table()
    assert hand not in texts_in(program.window)


def test_a_screen_reader_cannot_find_an_announcement_after_it_was_read(program, qtbot, monkeypatch):
    """A screen reader reads an announcement when it is made. If the text stayed in the window, somebody could find it
    there later."""
    monkeypatch.setattr(access, "STAYS_MS", 50)
    page = deal(program, "split-run")
    hand = announced_hand(page)
    assert hand in texts_in(program.window)
    qtbot.waitUntil(lambda: hand not in texts_in(program.window))


@pytest.mark.own_program  # starts its own program, because hidden buttons keep texts from earlier games
@pytest.mark.parametrize("game", usually_six(SHARED))
def test_between_two_hands_a_screen_reader_finds_only_texts_that_the_reopened_game_also_shows(
    start, folders, announced_to_all, game
):
    program = start()
    page = deal(program, game)
    # removes all hints by agreement, because a newly opened game has no hints either
    page.running.session.agree(("",) * len(page.running.session.names))
    to_all = announced_to_all(page)
    play_until_somebody_else_is_to_play(page)
    page.running.autosave.wait()
    found = found_in(program)
    anew = found_in(start(shutil.copy(page.running.path, folders / "copy.wordfelt")))
    assert found - anew <= set(to_all)
