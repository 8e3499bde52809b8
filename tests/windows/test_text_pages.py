"""Tests pages of text, such as the page that lists all keys: they are complete, can be read with a screen reader, and
fit the screen."""

import sys
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionFrame

from app.base.commands import plain_names
from app.windows.widgets.document import Document
from app.windows.widgets.text_page import TAB, TextPage
from tests.windows.conftest import settle


@pytest.fixture
def keys(program):
    program.window.asked.emit("shortcuts")
    return program.window.findChild(TextPage)


@pytest.mark.parametrize(
    "key", ["Ctrl+H", "Ctrl+F", "Ctrl+Enter", "Alt+", "/", "Backspace", "Delete", "Shift+Up", "F10"]
)
def test_the_keys_page_lists_every_key(keys, key):
    assert any(told.startswith(key) for _, told in rows(keys))


def test_every_line_of_the_keys_page_begins_with_a_capital_letter(keys):
    told = [what for what, _ in rows(keys)]
    assert len(told) > 20
    assert [line for line in told if not line[0].isupper()] == []


def rows(keys):
    """The lines of the keys page, each as the effect of a key and the key."""
    return [block.text().split(TAB) for block in blocks(keys) if not block.blockFormat().headingLevel()]


def test_a_screen_reader_finds_a_key_and_its_effect_on_one_line(keys):
    """When the page was a table, a screen reader read only the keys and not their effects."""
    found = dict(rows(keys))
    actions, names = keys.parentWidget().menus.actions, plain_names()
    with_keys = [name for name in names if name in actions and not actions[name].shortcut().isEmpty()]
    assert len(with_keys) > 25
    assert {names[name] for name in with_keys if actions[name].isVisible()} < found.keys()
    assert found[names["hint"]] == "Ctrl+H"
    assert [block.text() for block in blocks(keys) if block.layout().lineCount() > 1] == []
    assert not keys.page.document().rootFrame().childFrames(), "no table"


def test_the_keys_page_shows_the_chosen_key_of_a_command_beside_its_effect(program):
    program.file.change(keys={"finished": "F12"})
    program.window.asked.emit("shortcuts")
    assert ["Finished games", "F12"] in rows(program.window.findChild(TextPage))


@pytest.mark.parametrize("size", [100, 200, 250])
def test_the_keys_page_shows_the_keys_in_a_column_or_at_the_right_edge(program, keys, size):
    program.file.change(text_size=size)
    program.qt.processEvents()
    for block in (one for one in blocks(keys) if TAB in one.text()):
        lines = [block.layout().lineAt(number) for number in range(block.layout().lineCount())]
        assert max(line.naturalTextWidth() for line in lines) <= keys.page.viewport().width()
        (tab,) = block.blockFormat().tabPositions()
        assert tab.position <= keys.page.viewport().width()


def blocks(keys):
    document = keys.page.document()
    found = [document.findBlockByNumber(number) for number in range(document.blockCount())]
    return [block for block in found if block.text().strip()]


def test_with_a_screen_reader_a_key_moves_from_heading_to_heading_on_the_keys_page(keys):
    parts = []
    for _ in range(3):
        QTest.keyClick(keys.page, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        parts.append(keys.page.textCursor().block().text())
    assert parts == ["Cards and words", "Mouse", "Mouse"]
    first = next(block.text() for block in blocks(keys) if block.blockFormat().headingLevel())
    assert first == "Menus and buttons"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere readers tell the word one came to")
def test_moving_the_caret_by_words_stops_at_the_end_of_each_word_and_not_at_a_comma(qtbot):
    """A screen reader announces the text that the caret has passed. When the caret stopped at the beginnings of words,
    the first word of each line was skipped."""
    page = Document()
    qtbot.addWidget(page)
    page.setPlainText("One word: two, “won’t”.\n\nA/B")
    passed = []
    while not page.textCursor().atEnd():
        before = page.textCursor().position()
        QTest.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        passed.append(page.toPlainText()[before : page.textCursor().position()])
    assert passed == ["One", " word", ": two", ", “won’t”", ".\n\nA", "/B"]
    QTest.keyClick(page, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert page.textCursor().selectedText() == "One"


@pytest.mark.parametrize("size", [100, 250])
def test_a_text_page_fits_the_screen_and_can_be_scrolled_to_its_end(program, keys, size):
    program.file.change(text_size=size)
    program.qt.processEvents()
    room = keys.screen().availableGeometry()
    assert keys.height() <= room.height()
    assert keys.width() <= room.width()
    bar = keys.page.verticalScrollBar()
    shown = keys.page.viewport().height() + bar.maximum()
    assert shown >= keys.page.document().size().height()
    if size == 100:
        assert not keys.page.horizontalScrollBar().maximum()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_closes_a_text_page(program, keys, key):
    QTest.keyClick(keys.page, key)
    assert not keys.isVisible()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_in_a_small_window_with_the_largest_letters_no_button_of_the_gallery_is_cut_off(start, language):
    program = start(language=language, sound=False)
    gallery = program.window.gallery
    program.window.resize(900, 600)
    for size in (250, 100, 250):
        program.file.change(text_size=size)
        settle(program)
        for button in (gallery.surprise, gallery.statistics, gallery.favour, gallery.setup):
            assert button.isHidden() or button.width() >= button.sizeHint().width() - 2, button.text()
        assert gallery.search.width() > 60
    program.window.resize(2400, 900)
    program.qt.processEvents()
    assert gallery.title.isVisible()
    assert len(gallery.favour.text()) > 1


def test_the_placeholder_text_of_the_search_field_is_never_cut_off(program):
    for wide in (900, 1280):
        program.window.resize(wide, 600)
        for language, size in product(("es", "de", "fr", "en"), (150, 100, 200, 250)):
            program.file.change(text_size=size, language=language)
            settle(program)
            gallery = program.window.gallery
            hint = gallery.search.placeholderText()
            assert hint
            assert letters_of(gallery.search, hint) + 4 <= room_in(gallery.search), (hint, wide, size)
            assert gallery.search.accessibleName() == QCoreApplication.translate("Gallery", "Find a game")
            entries = [gallery.filter.itemText(row) for row in range(gallery.filter.count())]
            longest = max([letters_of(gallery.filter, entry) for entry in entries])
            assert longest < gallery.filter.width() - gallery.filter.fontMetrics().height()
            assert not gallery.statistics.isHidden() or program.window.menus.actions["statistics"].isEnabled()


def letters_of(widget, text):
    return widget.fontMetrics().horizontalAdvance(text)


def room_in(line):
    """The width of the inside of a text field's frame."""
    option = QStyleOptionFrame()
    line.initStyleOption(option)
    return line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, line).width()


def test_the_caret_is_no_taller_than_the_text_in_a_line_with_a_picture(program):
    program.window.asked.emit("about")
    page = program.window.findChild(TextPage).page
    assert page.textCursor().block().text().startswith("Wordfelt")
    assert page.cursorRect().height() < 2 * page.fontMetrics().height()
    assert page.verticalScrollBar().value() == 0
