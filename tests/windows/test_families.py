"""Tests several people who share one screen: the curtain that covers the cards between two hands, the pause, players
who resign, and each player's buzzer key."""

import json

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from app.base.settings import GameSetting, SeatSetting
from app.windows.sheets.buzzer_keys import BuzzerDialog
from tests.windows.conftest import deal
from tests.windows.test_table import first_act, lay


def behind_the_curtain(program):
    """A game in which Ann has played and the curtain covers Ben's hand."""
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    assert page.running.session.veiled
    return page


def test_a_pause_while_all_hands_are_hidden_names_the_player_whose_hand_opens_next(program):
    page = behind_the_curtain(program)
    name = page.plate.title.text()
    page.game.pressing.toggle_pause()
    assert page.plate.title.text() == "Pause"
    assert page.plate.ready.text() == "Go on"
    assert name in page.plate.note.text()
    page.plate.ready.click()
    assert not page.running.session.veiled
    assert page.plate.isHidden()


def test_holding_enter_down_does_not_lift_the_curtain_over_the_next_hand_but_a_new_press_does(program):
    page = behind_the_curtain(program)
    enter, plain = Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier
    for repeated in (True, False):
        assert page.running.session.veiled
        QApplication.sendEvent(page.plate.ready, QKeyEvent(QEvent.Type.KeyPress, enter, plain, "\r", repeated))
    assert not page.running.session.veiled


def test_a_player_who_confirms_a_resignation_resigns_even_if_the_turn_has_passed_during_the_question(program):
    """A computer player who sits between two people may act while the question is open."""
    seats = (SeatSetting("Ann"), SeatSetting("", "computer"), SeatSetting("Ben"))
    program.file.change(games={"split-run": GameSetting(seats)}, pace="slow")
    page = deal(program, "split-run", seed=7, alone=True)
    session = page.running.session
    lay(page, first_act(session))
    program.window.asked.emit("resign")
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert "Ann" in box.text()
    # The default answer is No, so a player who presses Enter too often does not lose a game.
    assert box.defaultButton() is box.button(QMessageBox.StandardButton.No)
    session.press("pass", 1)
    assert session.viewer == 2
    box.accept()
    assert [place.out for place in session.state.seats] == [True, False, False]


def test_confirming_a_resignation_has_no_effect_if_its_game_is_no_longer_on_the_table(program):
    """A screen reader can use the menus while a question is open, so the player may have left the game."""
    deal(program, "5-up")
    program.window.asked.emit("resign")
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    program.window.asked.emit("gallery")
    page = deal(program, "5-up", 2)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    box.accept()
    assert page.running is not None
    assert not page.running.session.match.moves


def test_after_a_pause_a_player_who_has_buzzed_must_still_name_a_word(program):
    page = deal(program, "shout", seed=4)
    running = page.running
    for _ in range(5):
        running.session.press("deal", running.session.state.actor)
    running.buzz(1)
    page.game.pressing.toggle_pause()
    assert not running.clock.running
    page.game.pressing.toggle_pause()
    assert running.buzzer == 1
    assert running.clock.running
    assert page.head.turn.text() == "Ben to name the word"


def test_a_rematch_keeps_the_people_and_the_rules_of_the_game_just_played(program, folders, qtbot):
    """The settings of the program name other people and another dictionary, which the next normal deal of this game
    would use."""
    program.file.change(games={"split-run": GameSetting((SeatSetting("Me"), SeatSetting("", "computer")))})
    record = {
        "wordfelt": 1,
        "game": "split-run",
        "players": ["Ann", {"name": "Bo", "computer": "5-bold"}, "Cyd"],
        "options": {"words": "strict", "stall": 2},
        "dictionary": {"name": "family", "only": ["CAT"]},
        "moves": ["@1 resign", "@3 resign"],
    }
    path = folders / "theirs.wordfelt"
    path.write_text(json.dumps(record))
    program.waiting.open(path)
    qtbot.waitUntil(lambda: program.table.running is not None)  # waits, because a worker thread reads the record
    page = program.window.table
    program.file.change(ban=("ZOOEY",))
    page.final.foot.rematch.click()
    seats, match = page.running.session.choice.seats, page.running.session.match
    assert [(seat.name, seat.kind) for seat in seats] == [("Ann", "human"), ("Bo", "computer"), ("Cyd", "human")]
    assert (seats[1].level, seats[1].temperament) == (5, "bold")
    assert (match.house.options["words"], match.house.options["stall"]) == ("strict", 2)
    assert (page.running.record.dictionary.only, page.running.record.dictionary.ban) == (("CAT",), ())
    assert not match.moves


@pytest.mark.own_program
@pytest.mark.parametrize("kept", [[], ["X"], ["X", "X", ""], ["A"] * 20])
def test_every_player_has_a_buzzer_key_even_if_the_settings_contain_none(start, folders, kept):
    (folders / "config").mkdir()
    (folders / "config" / "settings.json").write_text(json.dumps({"buzzers": kept}))
    program = start()
    page = deal(program, "shout", seed=4)
    assert len(page.buzzers.keys) == len(page.buzzers.buttons) == 2
    assert all(page.buzzers.keys)
    page.game.buzzing.choose_keys()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, BuzzerDialog)
    assert len(dialog.buttons) == 2
    dialog.reject()


@pytest.mark.parametrize("heights", [(800, 480, 800), (480, 800, 480)])
def test_in_a_short_window_the_scores_of_six_players_do_not_overlap_the_panel_below(program, qtbot, heights):
    program.window.resize(640, heights[0])
    program.file.change(panels=True)
    seats = tuple([SeatSetting(name) for name in ("Ann", "Ben", "Cyd", "Dot", "Eve", "Fay")])
    program.file.change(games={"four-rows": GameSetting(seats)})
    page = deal(program, "four-rows", alone=True)
    scores, below = page.panels.scores, page.docks.panels[1]
    for height in heights:
        program.window.resize(640, height)
        qtbot.waitUntil(lambda brief=height == 480: scores.brief == brief)
        qtbot.waitUntil(lambda: scores.minimumSizeHint().height() <= scores.height())
        qtbot.waitUntil(lambda: scores.mapTo(page, scores.rect().bottomLeft()).y() < below.geometry().top())
        if scores.brief:
            page.running.session.resign(3)
            assert "out of the game" in [label.text() for label in scores.findChildren(QLabel) if label.isVisible()]
