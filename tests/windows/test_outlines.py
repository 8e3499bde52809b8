"""Tests that the outlines of fields and buttons are visible, and that everything that can be clicked is at least 24
pixels high and wide."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QListWidget,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionSlider,
)

from app.base.settings import SHOWN, Settings
from app.felt.theme.contrast import contrast
from app.windows.scanning.spots import SPIN, _of_widget, spin_button
from app.windows.table.film_bar import FilmBar
from app.windows.widgets.colours import colours_of
from tests.windows.conftest import deal, settings_sheet, settle


@pytest.mark.parametrize("mode", [mode for mode in SHOWN["mode"].values if mode != "system"])
@pytest.mark.parametrize("felt", SHOWN["felt"].values)
def test_outlines_of_fields_and_buttons_stand_out_in_every_theme(felt, mode):
    colours = colours_of(Settings(felt=felt, mode=mode))
    for ground in (colours.back, colours.panel):
        assert contrast(colours.edge, ground) >= 3
        assert contrast(colours.accent, ground) >= 3, "the accent marks the chosen entry and the focus"


def test_outlines_of_widgets_have_the_edge_colour_of_the_window_theme(program, qapp):
    colours = colours_of(program.file.settings)
    sheet = qapp.styleSheet()
    for kind in ("QPushButton, QToolButton {", "QLineEdit, QComboBox, QSpinBox {", "QCheckBox::indicator {"):
        rule = sheet[sheet.index(kind) :].partition("}")[0]
        assert f"1px solid {colours.edge}" in rule, kind
    thumb = sheet[sheet.index("QScrollBar::handle {") :].partition("}")[0]
    assert f"background: {colours.edge}" in thumb


def small(window):
    kinds = (QAbstractButton, QComboBox, QSlider)
    found = [one for kind in kinds for one in window.findChildren(kind) if one.isVisible() and one.window() is window]
    return [(type(one).__name__, one.objectName(), one.size()) for one in found if min(one.size().toTuple()) < 24]


def test_every_button_is_at_least_24_pixels_high_and_wide(program, qtbot):
    window = program.window
    assert small(window) == []
    page = deal(program, "split-run", seed=7)
    program.file.change(panels=True)
    qtbot.wait(30)
    assert small(window) == []
    page.running.session.submit(next(iter_acts(page)))
    page.running.session.lift_curtain()
    assert page.history.sizeHintForRow(0) >= 24
    page.game.play_film()
    page.running.film.halt()
    qtbot.wait(30)
    assert page.findChild(FilmBar).isVisible()
    assert small(window) == []


def iter_acts(page):
    from engine.core.oracle import legal_moves
    from engine.core.view import view

    session = page.running.session
    return (act for act, _ in legal_moves(session.match.house, view(session.state, 0), 0))


@pytest.mark.parametrize("text", [100, 250])
def test_every_scroll_bar_and_its_handle_can_be_clicked_on_a_width_of_at_least_24_pixels(program, qapp, text):
    program.window.resize(900, 600)
    program.file.change(text_size=text)
    for game in ("split-run", "profit-and-loss", "ow"):
        session = deal(program, game, seed=3).running.session
        session.submit(next(iter_acts(program.window.table)))
        program.leave_table()
    settle(program)
    found = thickness_of_scroll_bars(program.window)
    program.reading.show_rules("take-6")
    sheet = settings_sheet(program)
    settle(program)
    for window in qapp.topLevelWidgets():
        found += thickness_of_scroll_bars(window)
    assert len(found) > 5
    assert min(found) >= 24
    sheet.reject()
    box = program.reading.rules.findChildren(QComboBox)[0]
    box.showPopup()
    assert thickness_of_scroll_bars(box.view().window()) == [24], (
        "the list scrolls by a scroll bar and not by Qt's narrow arrows"
    )
    assert box.view().viewport().width() >= box.view().sizeHintForColumn(0), "the scroll bar cuts off no entry"
    assert box.view().sizeHintForRow(0) >= 24
    box.hidePopup()


def thickness_of_scroll_bars(window):
    """For each scroll bar, the smallest of the lengths and thicknesses of the bar and of its handle, in pixels. Also
    checks that the handle can be clicked up to 11 pixels from its middle line."""
    found = []
    for bar in window.findChildren(QScrollBar):
        if not bar.isVisible() or bar.minimum() == bar.maximum():
            continue
        option = QStyleOptionSlider()
        bar.initStyleOption(option)
        part, kind = QStyle.SubControl.SC_ScrollBarSlider, QStyle.ComplexControl.CC_ScrollBar
        thumb = bar.style().subControlRect(kind, option, part, bar)
        upright = bar.orientation() == Qt.Orientation.Vertical
        side = QPoint(11, 0) if upright else QPoint(0, 11)
        hit = [bar.style().hitTestComplexControl(kind, option, thumb.center() + at, bar) for at in (-side, side)]
        assert hit == [part, part]
        found.append(min(*thumb.size().toTuple(), *bar.size().toTuple()))
    return found


def test_rows_of_lists_and_names_of_menus_are_at_least_24_pixels_high(program):
    program.reading.show_rules("take-6")
    lists = program.reading.rules.findChildren(QListWidget)
    assert [one.sizeHintForRow(0) >= 24 for one in lists] == [True]
    bar = program.window.bar
    assert min([bar.actionGeometry(one).height() for one in bar.actions()]) >= 24


@pytest.mark.parametrize("text", [100, 250])
def test_the_arrows_of_a_number_field_are_at_least_24_pixels_large_and_do_not_cover_the_number(program, qapp, text):
    program.file.change(text_size=text)
    program.new.set_up("shout")
    spins = program.window.gallery.sheet.findChildren(QSpinBox)
    assert spins
    for spin in spins:
        spin.setEnabled(True)
        spin.setValue(spin.maximum())
        qapp.processEvents()
        up, down = [spin_button(spin, part) for part in (SPIN.SC_SpinBoxUp, SPIN.SC_SpinBoxDown)]
        assert min(*up.size().toTuple(), *down.size().toTuple()) >= 24
        assert spin.rect().contains(up.united(down))
        assert not up.intersects(down)
        assert spin.lineEdit().geometry().right() <= down.left()  # the text ends before the arrows
        wide = spin.fontMetrics().horizontalAdvance(spin.text())
        assert wide + spin.lineEdit().textMargins().left() <= spin.lineEdit().width()


def test_the_scanning_frame_picks_each_arrow_of_a_number_field_at_its_place(program, qapp):
    program.new.set_up("shout")
    (spin, *_) = [spin for spin in program.window.gallery.sheet.findChildren(QSpinBox) if spin.isEnabled()]
    before = spin.value()
    spots = list(_of_widget(spin))
    for one, then in zip(reversed(spots), (before + 1, before), strict=True):
        at = spin.mapFromGlobal(one.rect.center())
        QTest.mouseClick(spin, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        assert spin.value() == then
    for one, then in zip(reversed(spots), (before + 1, before), strict=True):
        assert one.take is not None
        one.take()
        assert spin.value() == then


def test_check_boxes_of_the_settings_are_at_least_24_pixels_high(program, qtbot):
    sheet = settings_sheet(program)
    for number in range(sheet.tabs.count()):
        sheet.tabs.setCurrentIndex(number)
        qtbot.wait(20)
        assert small(sheet) == []
    assert sheet.findChildren(QCheckBox)
    sheet.accept()
    qtbot.wait(20)


def test_on_a_large_screen_the_slider_of_a_film_and_the_margins_of_bars_are_larger(program, qtbot):
    page = deal(program, "split-run", seed=7)
    page.running.session.submit(next(iter_acts(page)))
    page.running.session.lift_curtain()
    page.game.play_film()
    page.running.film.halt()
    program.window.resize(1280, 800)
    qtbot.wait(30)
    bar = page.findChild(FilmBar)

    def sizes():
        margins = [widget.layout().contentsMargins().left() for widget in (bar, page.head)]
        return bar.slider.height(), *margins

    before = sizes()
    program.window.resize(3840, 2160)
    qtbot.waitUntil(lambda: all(large >= 1.7 * usual for usual, large in zip(before, sizes(), strict=True)))


def test_a_button_with_the_focus_has_the_same_size_as_a_button_without_the_focus(program, qtbot):
    """If the focus changed the size of a button, its text would not fit or the widgets beside it would move."""
    page = deal(program, "seeing-red", seed=7)
    session = page.running.session
    while not session.state.over:
        session.lift_curtain()
        session.resign(session.to_act[0])
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    usual, focused = {}, {}
    for button in [one for one in page.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()]:
        button.clearFocus()
        usual[button] = fresh_size_hint(button)
        button.setFocus()
        if button.hasFocus():
            focused[button] = fresh_size_hint(button)
    assert len(focused) > 5
    assert [button.text() for button, size in focused.items() if size != usual[button]] == []


def fresh_size_hint(button):
    """The size hint of a button, computed again, because Qt keeps the old size hint until the text changes."""
    says = button.text()
    button.setText(f"{says}…")
    button.setText(says)
    return button.sizeHint()
