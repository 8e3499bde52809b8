"""Tests, with real mouse and key events, the words that laid cards could still become: the verdict bar counts these
words, and ghost cards show them on the felt."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.felt.picture import DropWay, Mark
from tests.records.examples import example
from tests.ways.by_keys import Keys
from tests.ways.by_mouse import Clicking, Dragging
from tests.ways.gestures import Lay
from tests.ways.window import Desk, settle

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk_with(start, folders, qtbot):
    """Returns a function that opens a table with the word SKIMP, at which the hand can lay TREES, STEER, SEE and the
    rare word ESTER."""

    def opening(options=None, **settings) -> Desk:
        path = folders / "game.wordfelt"
        words = "SKIMP TREES STEER ESTER SEE"
        hands = ["TREESAEEEE", "AAAAAIIIII"]
        record = example("real-value", hands=hands, deck="DDDD", table=["SKIMP"], words=words, options=options)
        path.write_text(json.dumps(record))
        program = start(path, **settings)
        desk = Desk(program)
        desk.session.agree(("", ""), agreed_hints=True)
        desk.session.lift_curtain()
        with qtbot.waitActive(program.window):
            program.window.activateWindow()
        return desk

    return opening


def lay_s(desk: Desk, way: type) -> None:
    card = next(piece.key for piece in desk.picture.within("hand") if piece.face == "S")
    way(desk).lay(Lay(card, "strip:0", DropWay.GAP, 0))


def offered(desk: Desk, qtbot) -> None:
    """Asks for the possible words and closes them again; from then on the verdict bar counts them."""
    desk.key(Key.Key_J, CONTROL)
    qtbot.waitUntil(lambda: bool(ghosts(desk)), timeout=20_000)
    desk.key(Key.Key_Escape)
    assert desk.page.felt.offers and not ghosts(desk)


def test_in_a_game_of_several_players_possible_words_show_only_on_request(desk_with, qtbot):
    desk = desk_with()
    lay_s(desk, Dragging)
    assert desk.page.running.completer._asked is None, "no search has begun"
    assert not desk.page.felt.offers
    text = desk.page.verdict.text()
    assert "Ctrl+J looks for words." in text and "become" not in text.replace("become:", "")
    desk.key(Key.Key_Tab)
    assert not ghosts(desk)
    desk.page.felt.setFocus()
    desk.key(Key.Key_J, CONTROL)
    qtbot.waitUntil(lambda: bool(ghosts(desk)) and "1 of 3" in desk.page.verdict.text(), timeout=20_000)


def test_possible_words_shown_several_times_for_the_same_laid_cards_count_as_one_hint(desk_with, qtbot):
    desk = desk_with()
    helps = desk.session.log.helps
    lay_s(desk, Dragging)
    assert not helps
    desk.key(Key.Key_J, CONTROL)
    qtbot.waitUntil(lambda: bool(ghosts(desk)), timeout=20_000)
    for key in (Key.Key_Tab, Key.Key_Escape, Key.Key_Tab):
        desk.key(key)
    assert list(helps.values()) == [1]


def test_a_link_in_the_verdict_bar_starts_the_search_for_possible_words_and_shows_them(desk_with, qtbot):
    desk = desk_with()
    lay_s(desk, Dragging)
    desk.page.verdict.words_wanted.emit()
    qtbot.waitUntil(lambda: bool(ghosts(desk)), timeout=20_000)


def test_laying_another_card_removes_the_possible_words_found_so_far(desk_with, qtbot):
    desk = desk_with()
    lay_s(desk, Dragging)
    offered(desk, qtbot)
    card = next(piece.key for piece in desk.picture.within("hand") if piece.face == "T")
    Dragging(desk).lay(Lay(card, "strip:0", DropWay.GAP, 1))
    assert desk.page.running.completer._asked is None
    assert "Ctrl+J looks for words." in desk.page.verdict.text()


def test_requested_possible_words_do_not_show_after_other_cards_are_laid(desk_with, qtbot):
    desk = desk_with()
    lay_s(desk, Dragging)
    desk.page.game.show_words()
    desk.session.cancel()  # takes the card back before the answer arrives
    assert not on_strip(desk)
    card = next(piece.key for piece in desk.picture.within("hand") if piece.face == "T")
    Dragging(desk).lay(Lay(card, "strip:0", DropWay.GAP, 0))
    qtbot.wait(300)
    assert not ghosts(desk)


def test_in_a_solo_game_the_verdict_bar_counts_the_possible_words_without_a_request(start, folders, qtbot):
    path = folders / "game.wordfelt"
    words = "TREES STEER SEE"
    path.write_text(json.dumps(example("first-base", hands=["TREESAEEEE"], deck="DDDD", words=words, players=1)))
    desk = Desk(start(path))
    lay_s(desk, Dragging)
    qtbot.waitUntil(lambda: "It can become 3 words." in desk.page.verdict.text(), timeout=20_000)
    assert desk.page.felt.offers
    assert not ghosts(desk)


def ghosts(desk: Desk) -> str:
    return "".join([piece.face for piece in desk.picture.within("strip:0") if piece.mark is Mark.GHOST])


def on_strip(desk: Desk) -> str:
    return "".join([piece.face for piece in desk.picture.within("strip:0")])


@pytest.mark.parametrize("way", [Dragging, Clicking])
def test_the_verdict_bar_counts_the_possible_words_and_each_press_of_tab_shows_the_next_word(desk_with, qtbot, way):
    desk = desk_with()
    lay_s(desk, way)
    offered(desk, qtbot)
    text = desk.page.verdict.text()
    assert "3 words" in text and "Tab" in text
    assert not any(word in text for word in ("TREES", "STEER", "ESTER", "SEE"))
    seen = set()
    for number in range(1, 4):
        desk.key(Key.Key_Tab)
        seen.add(on_strip(desk))
        assert len(ghosts(desk)) == len(on_strip(desk)) - 1
        assert f"{number} of 3" in desk.page.verdict.text()
        assert not desk.page.buttons.buttons["play"].property("vain")
    assert seen == {"TREES", "STEER", "SEE"}
    desk.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert "2 of 3" in desk.page.verdict.text()
    desk.key(Key.Key_Escape)
    assert on_strip(desk) == "S"
    assert not ghosts(desk)


def test_enter_plays_the_possible_word_that_the_ghost_cards_show(desk_with, qtbot):
    desk = desk_with()
    lay_s(desk, Dragging)
    offered(desk, qtbot)
    desk.key(Key.Key_Tab)
    word = on_strip(desk)
    desk.key(Key.Key_Return)
    assert [shown.text for shown in desk.session.state.table] == [word]


def test_for_a_player_who_uses_arrow_keys_tab_moves_the_focus_and_ctrl_j_shows_possible_words(desk_with, qtbot):
    desk = desk_with()
    lay_s(desk, Keys)
    offered(desk, qtbot)
    assert "Ctrl+J" in desk.page.verdict.text()
    at = desk.page.felt.attention
    desk.key(Key.Key_Tab)
    assert not ghosts(desk)
    assert desk.page.felt.attention != at
    desk.page.felt.setFocus()
    desk.key(Key.Key_J, CONTROL)
    first = on_strip(desk)
    assert ghosts(desk)
    desk.key(Key.Key_Tab)
    assert on_strip(desk) != first
    word = on_strip(desk)
    desk.key(Key.Key_Return)
    assert [shown.text for shown in desk.session.state.table] == [word]


def test_each_click_on_the_link_in_the_verdict_bar_shows_the_next_possible_word(desk_with, qtbot):
    desk = desk_with()
    lay_s(desk, Dragging)
    offered(desk, qtbot)
    asked: list[str] = []
    desk.page.rules_wanted.connect(asked.append)
    shown = []
    for _ in range(2):
        press_link(desk.page.verdict)
        assert ghosts(desk)
        shown.append(on_strip(desk))
    assert shown[0] != shown[1]
    assert not asked


def press_link(verdict) -> None:
    """Clicks point after point on the verdict bar, beginning at its right end, until a click hits a link."""
    settle()
    before = verdict.text()
    for x in range(verdict.width() - 1, 0, -3):
        for y in range(2, verdict.height(), 5):
            if verdict.text() == before:
                QTest.mouseClick(verdict, Qt.MouseButton.LeftButton, pos=QPoint(x, y))


def test_if_no_hints_are_agreed_neither_the_verdict_bar_nor_tab_offers_possible_words(desk_with, qtbot):
    desk = desk_with(hints="off")
    lay_s(desk, Dragging)
    qtbot.wait(200)
    assert not desk.page.felt.offers
    assert "At least three letters" in desk.page.verdict.text()
    assert "become" not in desk.page.verdict.text()
    desk.key(Key.Key_Tab)
    assert not ghosts(desk)


def test_switching_hints_off_removes_the_ghost_cards(desk_with, qtbot):
    desk = desk_with()
    lay_s(desk, Dragging)
    offered(desk, qtbot)
    desk.key(Key.Key_Tab)
    desk.program.file.change(hints="off")
    assert on_strip(desk) == "S"
    assert not desk.page.felt.offers
    desk.program.file.change(hints="all")
    desk.page.felt.setFocus()
    offered(desk, qtbot)


def test_the_program_announces_each_possible_word_that_it_shows(desk_with, qtbot, monkeypatch):
    desk = desk_with()
    said: list[str] = []
    monkeypatch.setattr(desk.page.felt._announcer, "say", said.append)
    desk.key(Key.Key_J, CONTROL)
    assert said == ["There is no word to show."]
    lay_s(desk, Dragging)
    offered(desk, qtbot)
    desk.key(Key.Key_Tab)
    assert said[-1].startswith(f"{on_strip(desk)} — 6 points\nWord 1 of 3\n")
    count = len(said)
    desk.page.game.refresh()
    assert len(said) == count


def test_possible_words_do_not_show_during_a_pause(desk_with, qtbot):
    desk = desk_with()
    lay_s(desk, Dragging)
    offered(desk, qtbot)
    desk.page.game.pressing.toggle_pause()
    assert not any(piece.face for piece in desk.picture.within("hand"))
    assert not desk.picture.within("strip:0")
    assert "words" not in desk.page.verdict.text()
    desk.key(Key.Key_J, CONTROL)
    assert desk.session.drafting.ghosts is None
    desk.page.game.pressing.toggle_pause()
    assert "words" in desk.page.verdict.text()


def test_the_menu_has_a_command_that_shows_possible_words(desk_with, qtbot):
    desk = desk_with()
    action = desk.window.menus.actions["become"]
    assert action.shortcut() == QKeySequence("Ctrl+J")
    lay_s(desk, Dragging)
    offered(desk, qtbot)
    action.trigger()
    assert ghosts(desk)


def test_the_verdict_bar_states_when_the_laid_cards_cannot_become_a_word(desk_with, qtbot):
    desk = desk_with()
    card = next(piece.key for piece in desk.picture.within("hand") if piece.face == "A")
    Dragging(desk).lay(Lay(card, "strip:0", DropWay.GAP, 0))
    desk.key(Key.Key_J, CONTROL)
    qtbot.waitUntil(lambda: "It cannot become a word" in desk.page.verdict.text(), timeout=20_000)
    desk.key(Key.Key_Escape)
    assert "No word" not in desk.page.verdict.text()


def test_changing_the_colour_mode_changes_the_colour_of_the_link_to_possible_words(desk_with, qtbot):
    desk = desk_with()
    lay_s(desk, Dragging)
    offered(desk, qtbot)
    for mode in ("light", "dark"):
        desk.program.file.change(mode=mode)
        settle()
        picture = desk.page.verdict.grab().toImage()
        seen = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Link):
            assert QApplication.palette().color(role).rgb() in seen, (mode, role)
