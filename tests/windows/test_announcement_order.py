"""Tests which announcements a screen reader gets, and in which order: at the end of a game, after a dialog, and on new
pages."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QMenuBar

from app.base.listing import listed
from app.base.settings import SEAT_COLOURS, SHOWN
from app.felt.access import Announcer
from app.felt.picture import DropWay
from app.felt.speech import LEVELS, SAID_FROM, Talk
from app.session.match.thinking import Advice
from app.windows import menus
from app.windows.sheets.swatches import Swatches
from app.windows.widgets.folding_bar import FoldingBar
from engine.core.oracle import legal_moves
from engine.games import GAMES
from tests.windows.conftest import deal, settings_sheet, table_sheet
from tests.windows.test_table import first_act, lay
from tests.windows.tree import everything_in

NAME = QAccessible.Text.Name
OFFSCREEN = os.environ | {"QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def announcements_of(monkeypatch):
    """Collects everything that a page announces from now on."""

    def listening(page) -> list[str]:
        heard: list[str] = []
        announcer = page.felt._announcer

        def hear(text: str) -> None:
            heard.append(text)
            announcer.said = text

        monkeypatch.setattr(announcer, "say", hear)
        return heard

    return listening


# ---- announcements at the end of a game


def test_the_end_of_a_game_is_announced_in_the_right_order_and_only_once(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    heard, session = announcements_of(page), page.running.session
    lay(page, first_act(session))
    word = session.moment.history[0].words[0]
    page.plate.ready.click()
    heard.clear()
    session.resign(session.viewer)
    assert session.state.over
    page.felt.finish_motion()  # skips the animation in which the felt shows the cards left in the hands
    # nothing else is announced, because the focused button's description includes the last act and the result
    assert heard == []
    told = page.final.foot.rematch.accessibleDescription()
    parts = ["Ben: resigned.", "Winner: Ann.", page.final.why.text(), "1. Ann, ", "2. Ben, 0 points, resigned."]
    places = [told.index(part) for part in parts]
    assert places == sorted(places)
    assert places[0] == 0
    assert word not in told
    page.game.answer("verdict")
    assert f"The last play: {word}" in heard[-1]
    assert "Best play" in heard[-1]
    assert "Winner" not in heard[-1]


def test_the_play_that_ends_a_game_is_announced_together_with_the_result(program, announcements_of):
    page = deal(program, "first-base", seed=7, alone=True)
    heard, session = announcements_of(page), page.running.session
    for _ in range(60):
        if session.state.over:
            break
        heard.clear()
        page.running.advice = Advice(first_act(session))
        session.submit(first_act(session))
    assert session.state.over
    told = page.final.foot.rematch.accessibleDescription()
    line = session.moment.history[-1]
    assert told.startswith(f"{session.names[0]}: {', '.join(line.words)}" if line.words else session.names[0])
    assert [text for text in heard if session.names[0] in text] == []


# ---- returning from a dialog


def leave_for(page, reason: Qt.FocusReason) -> None:
    for kind in (QEvent.Type.FocusOut, QEvent.Type.FocusIn):
        QApplication.sendEvent(page.felt, QFocusEvent(kind, reason))
    QApplication.sendPostedEvents()  # waits, because the page announces something only after Qt has reported the focus


def test_after_a_dialog_a_single_announcement_names_the_player_on_turn_and_the_laid_cards(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    heard, session = announcements_of(page), page.running.session
    leave_for(page, Qt.FocusReason.ActiveWindowFocusReason)
    assert heard == ["Ann to play. A fresh word. Later words can be changed or split. Most points win."]
    session.gestures.type_letter(session.seen.seats[0].hand[0].face)
    heard.clear()
    leave_for(page, Qt.FocusReason.ActiveWindowFocusReason)
    assert len(heard) == 1
    assert heard[0].startswith(f"Ann to play. {page.verdict.spoken.rstrip('.')}")
    heard.clear()
    for other in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.TabFocusReason):
        leave_for(page, other)
    assert heard == []


def test_returning_from_a_dialog_does_not_announce_the_last_hint_again(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    page.running.advice = Advice(first_act(page.running.session))
    heard = announcements_of(page)
    page.game.give_hint()
    assert heard == [page.verdict.spoken]
    leave_for(page, Qt.FocusReason.ActiveWindowFocusReason)
    assert heard[1:] == ["Ann to play. A fresh word. Later words can be changed or split. Most points win."]


def test_returning_from_a_dialog_while_no_hand_is_open_announces_only_the_next_player(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    heard = announcements_of(page)
    leave_for(page, Qt.FocusReason.ActiveWindowFocusReason)
    # Nothing else is announced, because the screen reader reads the name plate, which gets the focus back.
    assert heard == []


# ---- announcements of new pages


def test_every_page_has_a_name_and_a_role_for_screen_readers(program):
    deal(program, "split-run")
    program.counting.show()
    program.window.finished_page()
    pages = program.window.pages
    told = [QAccessible.queryAccessibleInterface(pages.widget(row)) for row in range(pages.count())]
    assert [page.text(NAME) for page in told] == ["Gallery", "Split Run", "Statistics", "Finished games"]
    assert {page.role() for page in told} == {QAccessible.Role.Section}


def test_a_screen_reader_does_not_report_the_stack_of_pages_as_a_layered_pane():
    """The accessible object of the pages is Qt's own instead of Wordfelt's if it was made before the program, so this
    test starts a new program."""
    code = (
        "import app.program.application as a; from PySide6.QtWidgets import QApplication; from PySide6.QtGui import"
        " QAccessible; qt = QApplication([]); window = a.MainWindow();"
        " print(QAccessible.queryAccessibleInterface(window.pages).role().name)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=OFFSCREEN)
    assert told.stdout.split() == ["Client"]


def test_the_page_of_a_game_has_its_spoken_name_before_it_gets_the_focus(program):
    """A screen reader that learns of the focus before the name does not announce the page."""
    names: list[str] = []
    page = deal(program, "split-run")
    program.leave_table()
    program.window.pages.currentChanged.connect(lambda: names.append(page.accessibleName()))
    deal(program, "take-6")
    assert names == ["Take 6"]


# ---- announcements of sheets


@pytest.fixture
def active(program, qtbot):
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    return program


def test_a_setup_sheet_announces_its_name_and_gives_the_focus_to_its_first_field(active):
    active.new.set_up("split-run")
    sheet = active.window.gallery.sheet
    told = QAccessible.queryAccessibleInterface(sheet)
    assert (told.text(NAME), told.role()) == ("Set up Split Run", QAccessible.Role.Section)
    first = sheet._first_stop
    assert first.hasFocus()
    description = QAccessible.queryAccessibleInterface(first).text(QAccessible.Text.Description)
    assert description.endswith("Set up Split Run")
    sheet.begin()
    assert first.accessibleDescription() == description


def test_a_setup_sheet_reports_its_focus_before_its_caret(active, monkeypatch):
    """A screen reader that learns of the caret before the focus does not announce the field."""
    told: list[str] = []
    monkeypatch.setattr(QLineEdit, "setMaxLength", lambda field, most: told.append("caret"))
    monkeypatch.setattr(QLineEdit, "setFocus", lambda field: told.append("focus"))
    table_sheet(active).seats.rows[0].name.setFocus()
    active.qt.processEvents()
    assert told[0] == "focus"
    assert "caret" in told


def test_the_settings_for_switch_devices_announce_their_purpose(program):
    sheet = settings_sheet(program)
    told = sheet.findChild(QComboBox, "switches").accessibleDescription()
    assert told.startswith("A lit frame moves over the window")


def test_no_field_reports_its_caret_before_its_first_focus(active):
    """A screen reader that learns of the caret before the focus announces nothing."""
    active.file.change(names=("Ann", "Ben"))
    settings_sheet(active)
    active.reading.show_rules("ow")
    active.window.finished_page()
    active.people.show()
    fields = [line for line in active.window.findChildren(QLineEdit) if not line.inherits("QAbstractSpinBox")]
    assert "name" in {line.objectName() for line in fields}
    told: list[str] = []
    for line in fields:
        line.cursorPositionChanged.connect(
            lambda *_, line=line: told.append(line.accessibleName() or line.objectName())
        )
        QApplication.sendEvent(line, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    assert not told
    assert len(fields) > 5


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
@pytest.mark.parametrize("sheet", ["set-up", "table", "which"])
def test_tab_does_not_leave_an_open_sheet(active, sheet, key):
    gallery = active.window.gallery
    if sheet == "set-up":
        active.new.set_up("split-run")
    elif sheet == "table":
        table_sheet(active)
    else:
        gallery.ask_which()
    stops = [QApplication.focusWidget()]
    for _ in range(60):
        QTest.keyClick(active.window.windowHandle(), key)
        stops.append(QApplication.focusWidget())
        assert gallery.sheet.isAncestorOf(stops[-1])
        if stops[-1] is stops[0]:
            break
    assert stops[-1] is stops[0]
    assert len(stops) > 4
    QTest.keyClick(active.window.windowHandle(), Qt.Key.Key_Escape)
    assert gallery.sheet is None
    assert QApplication.focusWidget() is gallery.list


def test_enter_in_any_field_of_a_setup_sheet_deals_one_game(active):
    active.new.set_up("split-run")
    sheet = active.window.gallery.sheet
    dealt = []
    sheet.deal_wanted.disconnect()
    sheet.deal_wanted.connect(lambda *deal: dealt.append(deal))
    for count, field in enumerate((sheet._first_stop, sheet.code, sheet.fields["first"]), 1):
        field.setFocus()
        QTest.keyClick(active.window.windowHandle(), Qt.Key.Key_Return)
        assert len(dealt) == count


def test_every_colour_of_a_seat_has_a_name(program):
    box = table_sheet(program).seats.rows[0].colour
    names = [box.itemText(row) for row in range(box.count())]
    assert len(set(names)) == len(SEAT_COLOURS)
    assert all(name.isalpha() for name in names)


def test_every_felt_and_card_face_and_card_back_has_a_name_for_screen_readers(program):
    sheet = settings_sheet(program)
    for swatches in sheet.findChildren(Swatches):
        told = QAccessible.queryAccessibleInterface(swatches)
        assert told.text(NAME)
        assert told.childCount() == swatches.count()
        assert len({told.child(row).text(NAME) for row in range(told.childCount())} - {""}) == swatches.count()
    assert sheet.tabs.tabBar().accessibleTabName(0) == "Settings: Looks"
    assert sheet.focusWidget() is sheet.findChildren(Swatches)[0]
    assert sheet.windowTitle() == QAccessible.queryAccessibleInterface(sheet).text(NAME)
    assert QAccessible.queryAccessibleInterface(sheet).role() is QAccessible.Role.Dialog


# ---- announcements in the gallery


def test_the_accessible_press_action_on_a_game_in_the_gallery_deals_that_game(program):
    gallery = program.window.gallery
    shelf = QAccessible.queryAccessibleInterface(gallery.list)
    assert (shelf.role(), shelf.childCount()) == (QAccessible.Role.List, len(GAMES))
    games = {shelf.child(row).text(NAME).partition(",")[0]: shelf.child(row) for row in range(shelf.childCount())}
    line = games["Take 6"]
    assert line.role() is QAccessible.Role.ListItem
    assert shelf.indexOfChild(line) == list(games).index("Take 6")
    line.actionInterface().doAction("SetFocus")
    assert gallery.current == "take-6"
    assert line.state().selected
    assert not games["Split Run"].state().selected
    line.actionInterface().doAction("Press")
    assert program.window.table.running.session.choice.game == "take-6"


def test_after_a_search_in_the_gallery_a_screen_reader_finds_only_the_matching_games(program):
    gallery = program.window.gallery
    shelf = QAccessible.queryAccessibleInterface(gallery.list)
    shelf.child(28)
    gallery.search.setText("take")
    found = [shelf.child(row).text(NAME).partition(",")[0] for row in range(shelf.childCount())]
    assert set(found) >= {"Take 6", "Take Two"}
    assert len(found) < 10
    assert shelf.child(len(found)) is None


# ---- every act is announced


@pytest.fixture
def alone(program, announcements_of, monkeypatch):
    """The page of Split Run against a computer that does not answer, and the list of its announcements."""
    page = deal(program, "split-run", seed=7, alone=True)
    monkeypatch.setattr(page.running.bots, "ask", lambda question: None)
    return page, announcements_of(page)


def letters_of_hand(page) -> list[str]:
    return [piece.letters for piece in page.felt.picture.within("hand")]


def lay_one(page, number=0):
    piece = page.felt.picture.within("hand")[number]
    target = next(one for one in page.felt.ask_targets(piece.key) if one.legal and one.way is not DropWay.ZONE)
    page.felt.dropped.emit(piece.key, target)
    return piece


@pytest.mark.parametrize("way", ["undo", "backspace", "escape", "rack", "delete"])
def test_every_command_that_takes_a_card_back_announces_the_card(alone, way):
    page, heard = alone
    piece = lay_one(page)
    heard.clear()
    {
        "undo": page.game.pressing.undo,
        "backspace": page.felt.erased.emit,
        "escape": page.felt.cancelled.emit,
        "rack": lambda: page.rack.asked.emit("back"),
        "delete": lambda: page.felt.returned.emit(piece.key),
    }[way]()
    assert heard == [f"Taken back: {piece.letters}"]


def test_esc_announces_if_there_is_no_laid_card_to_take_back(program, announcements_of):
    page = deal(program, "split-run", seed=7, alone=True)
    heard, session = announcements_of(page), page.running.session
    QTest.keyClick(page.felt, Qt.Key.Key_Escape)
    assert heard == ["There is nothing to take back."]
    heard.clear()
    session.submit(first_act(session))
    heard.clear()
    session.look_at(0)
    heard.clear()
    QTest.keyClick(page.felt, Qt.Key.Key_Escape)
    assert not session.outlook.looks_back
    assert "There is nothing to take back." not in heard


def test_the_program_announces_each_undo_and_each_redo(opened, announcements_of):
    page = opened("first-base before")
    session = page.running.session
    act = next(act for act, _ in legal_moves(session.match.house, session.seen, session.viewer) if act.verb == "play")
    session.submit(act)
    if "undo" not in session.moment.can:
        session.lift_curtain()
    heard = announcements_of(page)
    line = page.game.voice.history(session.moment)[-1].words[0]
    page.game.pressing.undo()
    page.game.pressing.redo()
    assert [line in one for one in heard] == [True, True]
    assert heard[0].startswith("Taken back: ")


def test_the_key_that_shows_the_last_act_again_also_announces_it_again(program, announcements_of):
    page = deal(program, "split-run", seed=7, alone=True)
    page.running.session.submit(first_act(page.running.session))
    heard = announcements_of(page)
    program.window.menus.actions["again"].trigger()
    assert len(heard) == 1
    assert heard[0].startswith(f"{page.game.moment.names[0]}: ")


def test_closing_a_menu_gives_the_focus_back_to_the_same_card(alone):
    page, _ = alone
    page.felt.focus_stop(page.felt.picture.within("hand")[2].key)
    at = page.felt.attended_zone, page.felt.attention
    leave_for(page, Qt.FocusReason.PopupFocusReason)
    assert (page.felt.attended_zone, page.felt.attention) == at
    leave_for(page, Qt.FocusReason.ActiveWindowFocusReason)
    assert page.felt.attended_zone == ""


def test_while_a_card_is_held_the_place_for_it_and_the_card_below_have_different_spoken_names(alone):
    page, _ = alone
    page.felt.take_stop(page.felt.picture.within("hand")[0].key)
    assert page.felt.held
    names = [one.text(NAME) for one in everything_in(page.felt) if one.role() is QAccessible.Role.Button]
    names = [name for name in names if name]
    assert any(name.endswith(", allowed") for name in names)
    assert len(names) == len(set(names))


def test_the_spoken_name_of_the_hand_counts_only_the_cards_that_are_not_laid(alone):
    """A screen reader once announced ten cards after the second card was laid."""
    page, _ = alone
    for number in range(2):
        assert f"{10 - number} cards" in page.felt.picture.zone("hand").spoken
        page.running.session.gestures.type_letter(letters_of_hand(page)[0])
    assert "8 cards" in page.felt.picture.zone("hand").spoken
    assert page.felt.picture.zone("hand").count == 10


def test_the_hand_is_announced_at_the_deal_but_not_again_whenever_the_focus_returns(opened, announcements_of):
    page = opened("split-run")
    assert f"Your cards: {', '.join(letters_of_hand(page))}." in page.felt.said
    heard = announcements_of(page)
    page.game.pressing.toggle_pause()
    page.game.pressing.toggle_pause()
    assert "Your cards" not in heard[-1]


def test_sorting_or_shuffling_the_hand_announces_its_cards_in_the_new_order(alone):
    page, heard = alone
    page.running.session.gestures.shuffle_hand()
    page.running.session.gestures.sort_hand()
    assert len(heard) == 2
    assert f": {', '.join(letters_of_hand(page))}." in heard[1]


def test_moving_a_card_within_the_hand_announces_its_new_place(alone):
    page, heard = alone
    page.felt.focus_stop(page.felt.picture.within("hand")[0].key)
    first = letters_of_hand(page)[0]
    QTest.keyClick(page.felt, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert heard == [f"{first}, place 2 of 10"]


def test_enter_announces_the_prompt_if_no_card_is_laid(alone):
    page, heard = alone
    QTest.keyClick(page.felt, Qt.Key.Key_Return)
    assert heard == [page.line.text()]
    assert heard[0]


def test_enter_announces_again_the_missing_part_of_an_unfinished_play(alone):
    page, heard = alone
    piece = page.felt.picture.within("hand")[0]
    page.running.session.gestures.type_letter(piece.letters)
    heard.clear()
    QTest.keyClick(page.felt, Qt.Key.Key_Return)
    assert len(heard) == 1
    assert heard[0] in page.verdict.spoken


def test_after_a_pause_the_table_is_announced_first_and_the_draw_for_the_first_turn_is_not_repeated(alone, monkeypatch):
    page, heard = alone
    session = page.running.session
    assert session.moment.present.draws
    session.gestures.type_letter(page.felt.picture.within("hand")[0].letters)
    page.game.pressing.toggle_pause()
    heard.clear()
    monkeypatch.setattr(page, "focus_felt", lambda: heard.append("the table"))
    page.game.pressing.toggle_pause()
    assert heard[0] == "the table"
    assert page.running.session.moment.is_laying
    whole = " ".join(heard)
    assert "You to play" in whole
    assert "drew" not in whole
    assert "A fresh word" not in whole


def test_pressing_the_deck_while_nothing_can_be_taken_announces_that(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.plate.ready.click()
    heard = announcements_of(page)
    page.felt.press_stop("deck")
    assert heard == ["Nothing can be taken here now."]


def test_going_to_an_earlier_position_and_leaving_it_are_announced(alone):
    page, heard = alone
    session = page.running.session
    session.submit(first_act(session))
    heard.clear()
    session.look_at(0)
    session.cancel()
    assert heard == ["An earlier position. Esc leads back.", "The game begins.", heard[-1]]
    assert heard[-1].startswith("The present position.")


def test_a_new_text_size_is_announced_only_after_all_widgets_have_the_new_size(program, monkeypatch, qtbot):
    """A screen reader loses announcements that it gets while the whole window changes."""
    heard: list[str] = []
    monkeypatch.setattr(program.window._announcer, "say", heard.append)
    program.window.menus.actions["larger"].trigger()
    program.window.menus.actions["larger"].trigger()
    assert heard == []
    qtbot.waitUntil(lambda: heard == ["Text size 130%"])
    program.file.change(text_size=100)


def test_the_button_that_ends_a_pause_gets_the_focus_and_the_end_of_the_pause_is_announced(alone):
    page, heard = alone
    page.game.pressing.toggle_pause()
    told = QAccessible.queryAccessibleInterface(page.plate.ready)
    assert told.text(QAccessible.Text.Description).startswith("Pause")
    heard.clear()
    page.plate.ready.click()
    assert len(heard) == 1
    assert "You to play" in heard[0]


def test_the_program_announces_which_cards_a_player_draws_after_a_play(alone):
    page, heard = alone
    session = page.running.session
    had = {piece.key for piece in page.felt.picture.within("hand")}
    session.submit(first_act(session))
    drawn = [piece.letters for piece in page.felt.picture.within("hand") if piece.key not in had]
    assert drawn
    assert [line for line in heard if f"Drawn: {listed(drawn)}" in line] == heard[:1]


# ---- nothing is announced without need


def test_announcements_never_mention_the_mouse(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    heard = announcements_of(page)
    page.game.answer("verdict")
    page.game.voice.report_table(page.game.moment)
    assert heard
    assert not [line for line in heard if "lick" in line or "Drag" in line]
    assert "Drag" in page.verdict.text()


def test_the_missing_part_of_a_play_is_announced_with_the_first_letter_and_not_with_the_next_letters(
    program, announcements_of
):
    page = deal(program, "5-to-5", seed=7)
    heard, session = announcements_of(page), page.running.session
    letters = [card.face for card in session.seen.seats[session.viewer].hand[:3]]
    for letter in letters:
        session.gestures.type_letter(letter)
    assert "Exactly five letters." in heard[0]
    assert heard[1:] == ["".join(letters[:2]), "".join(letters)]
    heard.clear()
    program.file.change(speech="full")
    session.cancel()
    for letter in letters:
        session.gestures.type_letter(letter)
    assert len([line for line in heard if "Exactly five letters." in line]) == 3


def test_every_typed_letter_is_announced_even_if_the_verdict_stays_the_same(opened, announcements_of):
    page = opened("5-to-5", "play TRAIN")
    session, heard = page.running.session, announcements_of(page)
    for letter in "TRA":
        session.gestures.type_letter(letter)
    assert heard == ["T — Go on: something is still missing.", "TR", "TRA"]


def test_a_hint_that_lays_its_play_on_the_table_announces_the_play_only_once(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    page.running.advice = Advice(first_act(page.running.session))
    heard = announcements_of(page)
    for _ in range(3):
        page.game.give_hint()
    word = page.running.session.moment.verdict.words[0]
    assert [word in line for line in heard].count(True) == 1


def test_at_the_lowest_level_of_speech_the_program_announces_acts_but_not_the_prompt(alone, program):
    page, heard = alone
    program.file.change(speech="brief")
    session = page.running.session
    session.submit(first_act(session))
    assert len(heard) == 1
    assert session.moment.history[0].words[0] in heard[0]
    page.game.voice.report_table(page.game.moment)
    assert "A fresh word" not in heard[-1]
    program.file.change(speech="full")
    page.game.voice.report_table(page.game.moment)
    assert page.felt.picture.within("hand")[0].letters in heard[-1]


def test_every_kind_of_announcement_belongs_to_one_level_of_speech():
    assert set(SAID_FROM) == set(Talk)
    assert set(SAID_FROM.values()) == set(LEVELS) == set(SHOWN["speech"].values)


# ---- Shout! when the players see the cards


@pytest.fixture
def shouting(opened, announcements_of):
    """A table of Shout! with Ann and Ben, where the cards C, A, T, TH, E and ? are dealt one after the other."""
    page = opened("shout")
    return page, page.running.session, announcements_of(page)


def test_in_shout_the_announcement_of_a_dealt_card_is_only_its_letter(shouting):
    _, session, heard = shouting
    session.press("deal")
    heard.clear()
    session.press("deal")
    session.press("deal")
    assert heard == ["A", "T"]


def test_the_program_announces_a_buzz_first_and_then_the_prompt_to_name_a_word(shouting):
    page, session, heard = shouting
    for _ in range(3):
        session.press("deal")
    heard.clear()
    page.running.buzz(0)
    assert heard == ["Ann to name the word", "10 seconds left"]
    for letter in "CAT":
        session.gestures.type_letter(letter)
    assert heard[-1] == "CAT"
    session.press("shout", 0)
    assert heard[-1].startswith("Ann: CAT")
    assert len([line for line in heard if "to name the word" in line]) == 1


def test_pressing_the_buzzer_of_a_player_who_cannot_shout_announces_that_the_player_cannot(shouting, qtbot):
    page, session, heard = shouting
    session.press("deal")
    heard.clear()
    key = next(key for key, seat in page.game.buzzing.bar.keys.items() if seat == 1)
    with qtbot.waitActive(page.window()):
        page.window().activateWindow()
    QTest.keyClick(page.window().windowHandle(), getattr(Qt.Key, f"Key_{key}"))
    assert heard == ["Ben cannot shout now."]


def test_in_shout_players_can_agree_on_any_pace_of_the_deal_or_deal_by_hand():
    """Players who only listen need more time for each card, so all players at the table can agree on a slower pace."""
    seconds = next(option for option in GAMES["shout"].options if option.key == "seconds")
    assert seconds.nullable
    assert (seconds.low, seconds.high) == (1, 60)


def test_announcements_in_shout_do_not_contain_a_middle_dot(shouting):
    page, session, heard = shouting
    for _ in range(3):
        session.press("deal")
    page.running.buzz(0)
    for letter in "CAT":
        session.gestures.type_letter(letter)
    session.press("shout", 0)
    assert heard[-1].startswith("Ann: CAT, 3 cards to Ann")
    session.resign(0)
    session.resign(1)
    assert session.state.over
    assert "·" not in page.final.foot.rematch.accessibleDescription() + page.final.rest


def test_spoken_names_of_focusable_widgets_do_not_contain_a_middle_dot(program):
    def dotted():
        return {
            name
            for one in everything_in(program.window)
            if one.state().focusable and "·" in (name := one.text(NAME) + one.text(QAccessible.Text.Value))
        }

    assert not dotted()
    program.new.change_table()
    assert not dotted()
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.resign(0)
    assert page.final.best_words
    assert not dotted()


def test_two_typed_words_are_announced_without_the_dot_that_separates_them_on_screen(opened, announcements_of):
    page = opened("split-run", "play EARTH")
    heard = announcements_of(page)
    for letter in "TEAR":
        page.running.session.gestures.type_letter(letter)
    page.running.session.gestures.type_letter(" ")
    for letter in "THE":
        page.running.session.gestures.type_letter(letter)
    assert heard[-1].startswith("TEAR, THE — ")
    assert "·" not in "".join([*heard, page.verdict.spoken])


def test_leaving_a_film_is_announced(opened, announcements_of):
    page = opened("real-value", "play QUIET", "play 1: Q U I E T +S", "@1 resign")
    heard, session = announcements_of(page), page.running.session
    page.game.play_film()
    page.running.film.halt()
    assert "The game begins." in heard
    session.cancel()
    assert heard[-1].startswith("The present position.")


def test_a_film_announces_that_the_end_is_near(opened, announcements_of):
    setup = {"first": 1, "hands": ["S", "SOEEEE"], "deck": "", "table": ["CAT"]}
    names = {"players": ["Ann", "Ben"], "dictionary": {"only": ["CAT", "CATS"]}}
    page = opened("printed page 3", "play 1: C A T +S", "@1 resign", setup=setup, **names)
    heard = announcements_of(page)
    page.game.play_film()
    page.running.film.go_to(1)
    assert heard[-1].endswith("This is the last round. Last turn: Ben.")


def test_a_film_announces_its_beginning_only_after_it_has_opened_the_page_of_the_table(opened, monkeypatch):
    """When a page opens, a screen reader first announces the page and discards earlier announcements."""
    page = opened("real-value", "play QUIET", "@1 resign", "@0 resign")
    assert page.shows_end
    where: dict[str, bool] = {}
    monkeypatch.setattr(Announcer, "say", lambda _, text: where.setdefault(text, page.stage.shows_felt))
    page.game.play_film()
    page.running.film.halt()
    assert where["The game begins."]


@pytest.mark.parametrize(("stamp", "opens"), [(0, False), (7, True)])
def test_a_delayed_alt_key_event_from_a_screen_reader_does_not_open_a_menu(program, monkeypatch, stamp, opens):
    """The player has pressed Alt together with a letter. If the delayed Alt event opened the menu bar, a menu entry
    would be announced before the letter's effect."""
    bar, heard = program.window.findChild(FoldingBar), []

    def hears(bar, watched, event):
        heard.append(event.type())
        return False

    monkeypatch.setattr(QMenuBar, "eventFilter", hears)
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    event.setTimestamp(stamp)
    assert not bar.eventFilter(program.window, event)
    assert bool(heard) == opens


@pytest.mark.parametrize(("stamp", "stays"), [(0, True), (7, False)])
def test_a_delayed_alt_key_event_from_a_screen_reader_does_not_close_a_menu(program, stamp, stays):
    """The player has pressed Alt together with a letter, which has already opened the menu when the delayed Alt event
    arrives."""
    bar = program.window.findChild(FoldingBar)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    event.setTimestamp(stamp)
    assert bar.eventFilter(program.window.menus.menus[0], event) == stays


def test_a_menu_without_enabled_entries_announces_the_reason(program, monkeypatch, qtbot):
    told: list[str] = []
    monkeypatch.setattr(menus, "report_line", lambda where, row: told.append(where.accessibleName()))
    for name in menus.HEARD_AGAIN:
        program.window.menus.refuse(name, "Nothing was announced yet.")
    program.window.bar.setActiveAction(program.window.menus.menus[2].menuAction())
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["Only at a table."]


def test_an_opening_menu_announces_its_first_entry_or_its_own_name(program, monkeypatch, qtbot):
    """The menu bar is announced when a menu closes. A screen reader does not announce the same thing twice in a row."""
    told: list[tuple[object, int]] = []
    monkeypatch.setattr(menus, "report_line", lambda where, row: told.append((where, row)))
    bar, view = program.window.findChild(FoldingBar), program.window.menus.menus[1]
    bar.setActiveAction(view.menuAction())
    qtbot.waitUntil(lambda: bool(told))
    assert told == [(view, menus.WHOLE)]
    assert QAccessible.queryAccessibleInterface(view).text(NAME) == "View"
    entry = program.window.menus.actions["statistics"]
    monkeypatch.setattr(view, "activeAction", lambda: entry)
    program.window.menus._report_entry(view)
    view.close()
    program.window.menus._report_entry(view)
    assert told[1:] == [(view, view.actions().index(entry))]


def open_menu() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_f10_takes_the_focus_from_the_page_and_esc_returns_the_focus(active):
    """If the page kept the focus, a screen reader would announce the page again whenever the player goes from one menu
    to the next."""
    window = active.window
    window.gallery.list.setFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F10)
    assert window.bar.hasFocus()
    assert QApplication.activePopupWidget() is window.menus.menus[0]
    assert open_menu().activeAction() is window.menus.actions["setup"]
    QTest.keyClick(open_menu(), Qt.Key.Key_Right)
    assert QApplication.activePopupWidget() is window.menus.menus[1]
    assert window.bar.hasFocus()
    QTest.keyClick(open_menu(), Qt.Key.Key_Escape)
    assert window.bar.hasFocus()
    QTest.keyClick(window.bar, Qt.Key.Key_Escape)
    assert window.gallery.list.hasFocus()


def test_the_focus_returns_to_its_old_place_before_a_command_chosen_after_f10_runs(active):
    window = active.window
    window.gallery.list.setFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F10)
    menu, had = open_menu(), []
    window.menus.actions["setup"].triggered.connect(lambda: had.append(QApplication.focusWidget()))
    menu.setActiveAction(window.menus.actions["setup"])
    window.menus.asked.disconnect()
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert had == [window.gallery.list]


@pytest.mark.parametrize(("row", "key"), [(0, Qt.Key.Key_Up), (len(GAMES) - 1, Qt.Key.Key_Down)])
def test_an_arrow_key_at_the_end_of_the_game_list_announces_the_last_game_again(active, monkeypatch, row, key):
    gallery = active.window.gallery
    heard: list[str] = []
    gallery.list.setCurrentIndex(gallery.shown.index(row, 0))
    monkeypatch.setattr(gallery._announcer, "say", heard.append)
    QTest.keyClick(gallery.list, key)
    assert heard == [gallery.list.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)]
    QTest.keyClick(gallery.list, Qt.Key.Key_Up if key == Qt.Key.Key_Down else Qt.Key.Key_Down)
    assert len(heard) == 1, "Qt itself reports another game"


def test_the_program_announces_a_pause_only_once(program, announcements_of):
    """Screen readers announce both a new focus and a change of the focused widget, so the button gets its text before
    it gets the focus."""
    page = deal(program, "shout", seed=7)
    changed = []
    named = page.cover.ready.setAccessibleDescription

    def described(text):
        changed.append(page.cover.ready.hasFocus())
        named(text)

    page.cover.ready.setAccessibleDescription = described
    page.game.pressing.toggle_pause()
    assert page.stage.currentWidget() is page.cover
    assert changed == [False]
    assert page.focusWidget() is page.cover.ready


@pytest.mark.own_program
def test_pressing_the_key_of_a_disabled_command_announces_the_reason(active, monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr(active.window, "say", heard.append)
    QTest.keyClick(active.window.windowHandle(), Qt.Key.Key_F3)
    assert heard == ["Your hand: Only at a table."]
    page = deal(active, "split-run", seed=7, alone=True)
    QTest.keyClick(active.window.windowHandle(), Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(active.window.windowHandle(), Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert page.felt.said == "Show the last moves again: Nothing has been played yet."
    monkeypatch.setattr(page.running.bots, "ask", lambda question: None)
    page.running.session.submit(first_act(page.running.session))
    QTest.keyClick(active.window.windowHandle(), Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert page.felt.said == "Hint: It is not your turn."
    assert page.verdict.sentences[0] == page.felt.said, "the answer also shows on the screen"
