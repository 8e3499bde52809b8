"""What is heard of the table, and when: the end in its order, the way back from a dialog, the names of pages."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.base.settings import SEAT_COLOURS
from app.session.match.thinking import Advice
from app.windows.sheets.settings_sheet import SettingsSheet
from app.windows.sheets.swatches import Swatches
from engine.games import GAMES
from tests.windows.conftest import deal
from tests.windows.test_table import first_act, lay

NAME = QAccessible.Text.Name


@pytest.fixture
def said(monkeypatch):
    """Listens to a page: everything that is said aloud from now on."""

    def listening(page) -> list[str]:
        heard: list[str] = []
        monkeypatch.setattr(page.felt._announcer, "say", heard.append)
        return heard

    return listening


# ---- the end


def test_the_end_is_told_in_its_order_and_once(program, said):
    page = deal(program, "split-run", seed=7)
    heard, session = said(page), page.running.session
    lay(page, first_act(session))
    word = session.history()[0].words[0]
    page.plate.ready.click()
    heard.clear()
    session.resign(session.viewer)
    assert session.state.over
    assert heard == []  # the button that has the focus tells it all
    told = page.final.rematch.accessibleDescription()
    parts = ["Ben: resigned.", "Winner: Ann.", page.final.why.text(), "1. Ann, ", "2. Ben, 0 points."]
    places = [told.index(part) for part in parts]
    assert places == sorted(places)
    assert places[0] == 0
    assert word not in told
    page.answer("verdict")
    assert f"The last play: {word}" in heard[-1]
    assert "Best words." in heard[-1]
    assert "Winner" not in heard[-1]


def test_the_play_that_ends_a_game_is_told_with_the_result(program, said):
    page = deal(program, "first-base", seed=7, alone=True)
    heard, session = said(page), page.running.session
    for _ in range(60):
        if session.state.over:
            break
        heard.clear()
        page.running.advice = Advice(first_act(session))
        session.submit(first_act(session))
    assert session.state.over
    told = page.final.rematch.accessibleDescription()
    line = session.history()[-1]
    assert told.startswith(f"{session.names[0]}: {', '.join(line.words)}" if line.words else session.names[0])
    assert [text for text in heard if session.names[0] in text] == []


# ---- the way back


def leave_for(page, reason: Qt.FocusReason) -> None:
    for kind in (QEvent.Type.FocusOut, QEvent.Type.FocusIn):
        QApplication.sendEvent(page.felt, QFocusEvent(kind, reason))


def test_who_comes_back_from_a_dialog_is_told_whose_turn_it_is_and_what_lies_there_in_one_line(program, said):
    page = deal(program, "split-run", seed=7)
    heard, session = said(page), page.running.session
    leave_for(page, Qt.FocusReason.ActiveWindowFocusReason)
    assert heard == ["Ann to play. Drag cards, click them, or type a word."]
    session.gestures.type_letter(session.seen.seats[0].hand[0].face)
    heard.clear()
    leave_for(page, Qt.FocusReason.ActiveWindowFocusReason)
    assert len(heard) == 1
    assert heard[0].startswith(f"Ann to play. {page.verdict.spoken.rstrip('.')}")
    heard.clear()
    for other in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.TabFocusReason):
        leave_for(page, other)
    assert heard == []


def test_of_a_table_between_hands_only_who_comes_is_told_to_who_comes_back(program, said):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    heard = said(page)
    leave_for(page, Qt.FocusReason.ActiveWindowFocusReason)
    assert heard == []  # the plate has the focus, and says it


# ---- pages


def test_every_page_has_a_name_and_is_what_it_is(program):
    deal(program, "split-run")
    program.counting.show()
    program.window.finished_page()
    program.window.retranslate()
    pages = program.window.pages
    told = [QAccessible.queryAccessibleInterface(pages.widget(row)) for row in range(pages.count())]
    assert [page.text(NAME) for page in told] == ["Gallery", "Split Run", "Statistics", "Finished games"]
    assert {page.role() for page in told} == {QAccessible.Role.Section}


def test_the_page_of_a_game_has_its_name_before_the_focus_comes(program):
    """Or a reader that hears of the focus does not say where it is."""
    names: list[str] = []
    page = deal(program, "split-run")
    program.leave_table()
    program.window.pages.currentChanged.connect(lambda: names.append(page.accessibleName()))
    deal(program, "take-6")
    assert names == ["Take 6"]


# ---- sheets


@pytest.fixture
def active(program, qtbot):
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    return program


def test_a_set_up_sheet_says_what_it_is_and_begins_at_its_first_field(active):
    active.new.set_up("split-run")
    sheet = active.window.gallery.sheet
    told = QAccessible.queryAccessibleInterface(sheet)
    assert (told.text(NAME), told.role()) == ("Set up Split Run", QAccessible.Role.Section)
    assert QApplication.focusWidget() is sheet.seats.rows[0].name


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
@pytest.mark.parametrize("sheet", ["set-up", "which"])
def test_tab_stays_within_a_sheet(active, sheet, key):
    gallery = active.window.gallery
    if sheet == "set-up":
        active.new.set_up("split-run")
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


def test_enter_deals_from_any_field_of_a_set_up_sheet_once(active):
    active.new.set_up("split-run")
    sheet = active.window.gallery.sheet
    dealt = []
    sheet.deal_wanted.disconnect()
    sheet.deal_wanted.connect(lambda *deal: dealt.append(deal))
    for count, field in enumerate((sheet.seats.rows[0].name, sheet.code, sheet.practice), 1):
        field.setFocus()
        QTest.keyClick(active.window.windowHandle(), Qt.Key.Key_Return)
        assert len(dealt) == count


def test_every_colour_of_a_seat_has_a_name(program):
    program.new.set_up("split-run")
    box = program.window.gallery.sheet.seats.rows[0].colour
    names = [box.itemText(row) for row in range(box.count())]
    assert len(set(names)) == len(SEAT_COLOURS)
    assert all(name.isalpha() for name in names)


@pytest.mark.qt_log_ignore("This plugin does not support")  # what Qt without a screen cannot do
def test_every_felt_face_and_back_has_a_name_to_a_reader(program):
    program.show_settings()
    (sheet,) = program.window.findChildren(SettingsSheet)
    for swatches in sheet.findChildren(Swatches):
        told = QAccessible.queryAccessibleInterface(swatches)
        assert told.text(NAME)
        assert told.childCount() == swatches.count()
        assert len({told.child(row).text(NAME) for row in range(told.childCount())} - {""}) == swatches.count()
    assert sheet.windowTitle() == QAccessible.queryAccessibleInterface(sheet).text(NAME)
    assert QAccessible.queryAccessibleInterface(sheet).role() is QAccessible.Role.Dialog


# ---- the gallery


def test_a_game_of_the_gallery_can_be_pressed_and_that_deals_it(program):
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


def test_a_shelf_that_a_search_has_shortened_tells_what_is_left(program):
    gallery = program.window.gallery
    shelf = QAccessible.queryAccessibleInterface(gallery.list)
    shelf.child(28)
    gallery.search.setText("take")
    found = [shelf.child(row).text(NAME).partition(",")[0] for row in range(shelf.childCount())]
    assert set(found) >= {"Take 6", "Take Two"}
    assert len(found) < 10
    assert shelf.child(len(found)) is None
