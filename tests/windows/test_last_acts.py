"""Tests the text that names the last acts, both while a curtain covers the cards between two hands and while a hand is
open. Also tests the key that shows these acts again while no hand is open."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.base.settings import GameSetting
from engine.core.moves import CHALLENGE, PASS, TIMEOUT
from tests.windows.conftest import deal, people
from tests.windows.test_table import first_act, lay


@pytest.fixture
def page(program):
    """The page of a game of Ann, Ben and Cyd in which every word leaves the table as soon as it is played."""
    program.file.change(games={"3-2-1": people("3-2-1", 3)})
    page = deal(program, "3-2-1", seed=7, alone=True)
    page.running.session.lift_curtain()
    return page


def bar(page):
    return page.verdict.spoken


def test_while_no_hand_is_open_the_verdict_bar_names_only_the_last_play(page):
    lay(page, first_act(page.running.session))
    [line] = page.running.session.moment.history
    assert page.running.session.veiled
    assert bar(page).startswith(f"{page.running.session.names[0]}: {line.words[0]}")
    assert bar(page).endswith(f"+{line.points}")


def test_the_verdict_bar_names_the_last_play_until_the_next_act(page):
    session = page.running.session
    lay(page, first_act(session))
    behind = bar(page)
    session.lift_curtain()
    assert page.verdict.sentences == (behind,)
    assert page.verdict.text().endswith("Drag cards, click them, or type a word.")
    session.gestures.type_letter(session.seen.seats[session.viewer].hand[0].face)
    assert behind not in bar(page)
    session.cancel()
    assert bar(page).startswith(behind)
    session.submit(PASS)
    assert bar(page) == f"{session.names[1]}: passed"


def test_a_change_of_a_word_is_announced_in_words_and_not_with_an_arrow(program):
    page = deal(program, "real-value", seed=7)
    session = page.running.session
    for _ in range(12):
        lay(page, first_act(session))
        session.lift_curtain()
        if "→" in page.verdict.text():
            break
    assert "→" in page.verdict.text()
    assert "→" not in bar(page)
    assert " becomes " in bar(page)


def test_the_verdict_bar_names_all_acts_of_a_players_last_turn(program):
    program.file.change(games={"pluck-it": people("pluck-it", 2)})
    page = deal(program, "pluck-it", seed=7, alone=True)
    session = page.running.session
    session.lift_curtain()
    lay(page, first_act(session))
    lay(page, first_act(session))
    asked, played = session.moment.history
    assert asked.seat == played.seat
    assert asked.act.face in bar(page)
    assert played.words[0] in bar(page)


@pytest.mark.parametrize(("act", "seat", "said"), [(TIMEOUT, 1, "time is up"), (CHALLENGE, 1, "challenged wrongly")])
def test_the_verdict_bar_names_a_time_out_and_a_wrong_challenge(program, act, seat, said):
    options: dict[str, str | int | bool | None] = {"words": "challenge", "seconds": 60, "first": "1"}
    program.file.change(games={"3-2-1": GameSetting(people("3-2-1", 3).seats, options)})
    page = deal(program, "3-2-1", seed=7, alone=True)
    session = page.running.session
    session.lift_curtain()
    lay(page, first_act(session))
    assert session.submit(act, seat)
    assert f"{session.names[seat]}: {said}" in bar(page)


def test_while_no_hand_is_open_a_command_shows_and_announces_the_last_play_again(page, program):
    session = page.running.session
    lay(page, first_act(session))
    [word] = session.moment.history[0].words
    program.file.change(motion="normal")
    program.window.menus.actions["again"].trigger()
    assert page.felt.performing
    assert word in page.felt.said
    assert all(piece.card < 0 for beat in session.moment.script for piece in beat.picture.within("hand"))
    assert page.plate.isHidden()
    page.felt.finish_motion()
    assert session.veiled
    assert page.plate.isVisible()
    assert word in bar(page)


def test_the_key_that_shows_the_last_play_again_does_nothing_while_a_pause_hides_the_table(program):
    program.file.change(games={"3-2-1": GameSetting(people("3-2-1", 3).seats, {"seconds": 60})})
    page = deal(program, "3-2-1", seed=7, alone=True)
    session = page.running.session
    session.lift_curtain()
    lay(page, first_act(session))
    page.game.pressing.toggle_pause()
    said = page.felt.said
    session.show_again()
    assert (page.felt.said, session.moment.script, bar(page)) == (said, (), "")


# ---- pressing a name plate


def press(page, seat):
    place = page.felt.cloth.placements.zones[f"rival:{seat}"].rect
    QTest.mouseClick(page.felt.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(*map(round, place.centre)))


@pytest.mark.parametrize("way", ["plate", "words", "key"])
def test_pressing_a_players_name_plate_or_words_shows_the_last_acts_of_that_player_again(page, program, way):
    session = page.running.session
    for _ in range(2):
        lay(page, first_act(session))
        session.lift_curtain()
    first, last = session.moment.history
    program.file.change(motion="normal")
    before = page.felt.picture
    if way == "plate":
        press(page, first.seat)
    elif way == "words":
        page.felt.press_stop(f"last:{first.seat}")
    else:
        page.felt.attend(f"rival:{first.seat}")
        page.felt.press_stop(f"rival:{first.seat}")
    assert page.felt.performing
    assert first.words[0] in page.felt.said
    assert last.words[0] not in page.felt.said
    page.felt.finish_motion()
    assert page.felt.picture == before


def test_pressing_a_name_plate_shows_its_players_last_acts_again_even_while_no_hand_is_open(page, program):
    session = page.running.session
    lay(page, first_act(session))
    program.file.change(motion="normal")
    press(page, session.moment.history[0].seat)
    assert page.felt.performing
    assert session.moment.history[0].words[0] in page.felt.said


def test_pressing_the_name_plate_of_a_player_who_has_not_acted_announces_that_nothing_was_played(page):
    session = page.running.session
    press(page, 2)
    assert page.felt.said == "Nothing has been played yet."
    assert session.moment.script == ()
