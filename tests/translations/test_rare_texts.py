"""Tests that rarer texts are translated: challenges, faults, meanings, the coach, and announcements."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app.base import texts
from app.base.settings import GameSetting, SeatSetting
from app.session.match.view_data import HistoryLine
from app.windows.table.spoken import line_report, line_text
from engine.core.moves import Act, Play, Request, Simple, Take
from engine.core.verdict import Reason
from engine.players.plan import REASONS
from tests.shots.windows import mid_play, next_act
from tests.translations import visible_texts
from tests.translations.conftest import ALLOWED
from tests.translations.pseudo import english
from tests.translations.test_every_text import all_of, crowded, escaped
from tests.windows.conftest import settings_sheet
from tests.windows.test_coach import quickly

pytestmark = pytest.mark.own_program


def play_to_the_end(program, game):
    mid_play(program, game, moves=3)
    session = program.window.table.running.session
    while not session.state.over:
        session.lift_curtain()
        session.resign(session.to_act[0])


def test_challenges_have_only_translated_texts_and_room_for_them(program):
    seats = tuple([SeatSetting(name) for name in ("Ann", "Benedict", "Cleo")])
    program.file.change(games={"split-run": GameSetting(seats, {"words": "challenge"})})
    program.new.deal("split-run", 3)
    page = program.window.table
    session = page.running.session
    session.lift_curtain()
    session.submit(next_act(session, 0))
    session.lift_curtain()
    assert page.challenges.buttons
    assert not escaped(*all_of(program))
    assert not crowded(program)


def test_every_history_line_is_translated(program):
    said = []
    acts: list[Act] = [*map(Simple, texts.VERBS), Play(()), Take(None, ("E",)), Take(2, ()), Request("E")]
    for act in acts:
        line = HistoryLine(0, 1, 0, act, (), 0, Reason(next(iter(REASONS))))
        said += [line_text(line, ("Ann",)), line_report(line, ("Ann",))]
    assert not escaped(*[("history", text) for text in said])


def test_the_statistics_have_only_translated_texts_and_room_for_them(program):
    play_to_the_end(program, "split-run")
    program._asked("statistics")
    QApplication.processEvents()
    assert not escaped(*all_of(program))
    assert not crowded(program)


def test_the_page_called_road_has_only_translated_texts_and_room_for_them(program, qtbot):
    program.file.change(learned=("split-run",))
    program._asked("road")
    qtbot.waitUntil(lambda: program.window.road.rows.count > 0)
    QApplication.processEvents()
    assert not escaped(*all_of(program))
    assert not crowded(program)


def test_the_remarks_of_the_coach_are_translated(program, qtbot, monkeypatch):
    monkeypatch.setattr("app.session.time.coach.review", quickly)
    play_to_the_end(program, "split-run")
    page = program.window.table
    page.felt.finish_motion()  # the final page follows
    page.final.foot.turns.click()
    qtbot.waitUntil(lambda: not page.coach.working, timeout=60_000)
    found = all_of(program)
    page.coach.all_turns.setChecked(True)  # shows turns for which no better play was found
    assert page.coach.list.count() == 4
    assert not escaped(*found, *all_of(program))


def test_the_card_with_the_meaning_of_a_word_is_translated(program):
    from app.session.meanings import Meaning
    from app.windows.table.meaning_card import meaning_html, meaning_line, part_of_speech

    levels = (None, *range(10, 90, 5))
    said = [meaning_html(Meaning("CATS", valid, level, ("CAT",), ())) for valid in (True, False) for level in levels]
    said += [meaning_line(Meaning("CATS", True, 10, ("CAT",), (("noun", "MEANING"),)))]
    said += [part_of_speech(name) for name in ("noun", "verb", "adjective", "adverb")]
    assert not escaped(*[("meaning", text) for text in said])


def test_the_message_about_a_fault_of_the_program_is_translated(program, qtbot):
    from app.base.crash import Crashes
    from app.base.paths import log_file

    crashes = Crashes()
    crashes._tell("Traceback")
    qtbot.addWidget(crashes._box)
    names = ALLOWED | {str(log_file()), "Traceback"}
    assert not [said for _, said in visible_texts.texts(crashes._box) if english(said, names)]


def test_the_question_about_a_game_that_cannot_be_saved_is_translated(program):
    from app.windows.file_questions import what_to_do

    found: list[tuple[str, str]] = []

    def look():
        box = program.window.findChild(QMessageBox)
        found.extend(visible_texts.texts(box))
        box.reject()

    QTimer.singleShot(0, look)
    what_to_do("…", program.window)
    assert found
    assert not escaped(*found)


def test_the_note_about_a_bad_house_word_is_translated(program):
    from app.windows.sheets.house_list import HouseList

    sheet = settings_sheet(program)
    house = sheet.findChild(HouseList)
    house.allow.line.setText("R2D2")
    house.allow.add_button.click()
    assert "R2D2" in house.note.text()
    assert not escaped(*all_of(program))


@pytest.mark.parametrize("game", ["split-run", "four-rows", "full-deck"])
def test_announcements_while_a_card_is_carried_are_translated(program, qtbot, game):
    mid_play(program, game, moves=3)
    page = program.window.table
    page.running.session.cancel()
    said: list[str] = []
    page.felt._grip.spoke.connect(said.append)
    page.felt.setFocus()
    key = Qt.Key
    for piece in [piece.key for piece in page.felt.picture.pieces if piece.movable][-2:]:
        page.felt._keys.pick_up(piece)
        for press in (key.Key_Right, key.Key_Left, key.Key_Up, key.Key_Right, key.Key_Down, key.Key_Escape):
            qtbot.keyClick(page.felt, press)
    for press in (key.Key_Home, key.Key_Up, key.Key_Slash, key.Key_Escape):
        qtbot.keyClick(page.felt, press)
    assert said
    assert not escaped(*[("said", text) for text in said])
