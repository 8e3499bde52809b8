"""The buttons on the lip of the rack, and what Enter does to a button."""

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.base.settings import GameSetting, SeatSetting
from app.session.draft.filling import draft_for
from app.table.picture import Kind
from app.table.theme import fonts
from app.windows.table.rack_buttons import SMALLEST
from app.windows.widgets.enter_button import EnterButton
from engine.core.oracle import legal_moves
from engine.core.view import view
from tests.records.examples import EXAMPLES
from tests.windows.conftest import deal, settle

LEFT = Qt.MouseButton.LeftButton


def letters(page, zone="hand"):
    return "".join([piece.face for piece in sorted(page.felt.picture.within(zone), key=lambda piece: piece.slot)])


def lay_two(page):
    for _ in range(2):
        card = page.felt.picture.within("hand")[0].key
        page.felt.dropped.emit(card, page.felt.ask_place(card))


def press(page, what):
    QTest.mouseClick(page.rack.buttons[what], LEFT)


def test_shuffle_changes_the_order_and_nothing_else(program):
    page = deal(program, "split-run", seed=7)
    before = letters(page)
    press(page, "shuffle")
    assert letters(page) != before
    assert sorted(letters(page)) == sorted(before)
    assert not page.running.session.match.moves
    assert page.felt.hasFocus()


def test_sort_sorts_and_take_back_takes_everything_back(program):
    page = deal(program, "split-run", seed=7)
    before = letters(page)
    press(page, "sort")
    assert letters(page) == "".join(sorted(before))
    back = page.rack.buttons["back"]
    assert not back.isEnabled()
    lay_two(page)
    assert back.isEnabled()
    press(page, "back")
    assert page.running.session.draft.is_empty
    assert not back.isEnabled()


def test_cards_that_are_laid_stay_where_they_are_while_the_hand_is_shuffled(program):
    page = deal(program, "split-run", seed=7)
    lay_two(page)
    laid = letters(page, "strip:0")
    press(page, "shuffle")
    assert letters(page, "strip:0") == laid


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("game", ["split-run", "four-rows", "3n-change"])
@pytest.mark.parametrize("text", [100, 250])
def test_the_buttons_are_large_enough_and_lie_on_no_card(program, game, size, text):
    program.window.resize(*size)
    program.file.change(text_size=text)
    page = deal(program, game, seed=7)
    QApplication.processEvents()
    viewport = page.felt.viewport().rect()
    placed = [QRect(button.pos(), button.size()) for button in page.rack.stops]
    for number, rect in enumerate(placed):
        assert rect.width() >= SMALLEST and rect.height() >= SMALLEST
        assert viewport.contains(rect)
        assert not any(rect.intersects(other) for other in placed[:number])
        for spot in page.felt.cloth.placements.pieces.values():
            assert not rect.intersects(QRect(*[round(length) for length in spot.rect]))


def test_they_are_named_for_who_listens_and_gone_behind_the_curtain(program):
    page = deal(program, "split-run", seed=7)
    assert [button.accessibleName() for button in page.rack.stops] == [
        "Shuffle the hand",
        "Sort the hand",
        "Take back everything that is laid",
    ]
    page.game.pressing.toggle_pause()
    assert not any(button.isVisible() for button in page.rack.stops)
    page.game.pressing.toggle_pause()
    assert all(button.isVisible() for button in page.rack.stops)


def test_where_nobody_has_a_hand_there_are_none(program):
    page = deal(program, "shout", seed=7)
    assert not any(button.isVisible() for button in page.rack.stops)


def test_keys_shuffle_too(program):
    page = deal(program, "split-run", seed=7)
    before = letters(page)
    program.window.menus.actions["shuffle"].trigger()
    assert letters(page) != before


# ---- Enter on a button


def key(repeated=False):
    return QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeated)


@pytest.fixture
def button(qtbot, monkeypatch):
    now = [100.0]
    monkeypatch.setattr("app.windows.widgets.enter_button.DEAD", 0.3)
    monkeypatch.setattr("app.windows.widgets.enter_button.monotonic", lambda: now[0])
    found = EnterButton("Play")
    qtbot.addWidget(found)
    found.show()
    pressed: list[float] = []
    found.clicked.connect(lambda: pressed.append(now[0]))
    return found, pressed, now


def test_enter_presses_the_focused_button_after_a_short_dead_time(button):
    found, pressed, now = button
    QApplication.sendEvent(found, key())
    now[0] += 0.29
    QApplication.sendEvent(found, key())
    assert pressed == []
    now[0] += 0.02
    QApplication.sendEvent(found, key())
    assert len(pressed) == 1


def test_enter_that_is_held_down_presses_nothing_more(button):
    found, pressed, now = button
    now[0] += 5
    QApplication.sendEvent(found, key(repeated=True))
    assert pressed == []


def test_a_click_needs_no_patience(button):
    found, pressed, _ = button
    QTest.mouseClick(found, LEFT)
    assert len(pressed) == 1


def test_what_can_be_pressed_at_the_table_knows_enter(program):
    page = deal(program, "split-run", seed=7)
    stops = [*page.buttons.buttons.values(), *page.head.stops, *page.rack.stops]
    assert all(isinstance(stop, EnterButton) for stop in stops)


def test_enter_held_down_at_the_felt_lays_and_plays_nothing_more(program):
    page = deal(program, "split-run", seed=7)
    heard = []
    page.felt.committed.connect(lambda: heard.append("committed"))
    page.felt.dropped.connect(lambda *_: heard.append("dropped"))
    QApplication.sendEvent(page.felt, key())
    QApplication.sendEvent(page.felt, key(repeated=True))
    assert heard == ["committed"]
    QTest.keyClick(page.felt, Qt.Key.Key_Right)
    QApplication.sendEvent(page.felt, key())
    QApplication.sendEvent(page.felt, key(repeated=True))
    assert heard == ["committed", "dropped"]


# ---- give and take


@pytest.mark.parametrize(("moves", "told"), [("AOG", True), ("AO", False)])
def test_whoever_rests_on_a_word_is_told_of_give_and_take(opened, moves, told):
    page = opened("split-run", EXAMPLES["split-run"]["moves"][0], options={"moves": moves, "seconds": None})
    assert page.running.session.gestures.exchanges("word:0") is told
    page.felt.hovered.emit("word:0")
    page.game.asking.hovering.rest.timeout.emit()
    card = page.game.asking.hovering.card
    assert (card is not None and "Give and take" in card.text()) is told
    assert not page.running.session.gestures.exchanges("hand")


@pytest.mark.parametrize("text_size", [100, 150, 250])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080), (3840, 2160)])
def test_the_buttons_of_the_rack_lie_beside_the_name_not_on_it(program, qapp, size, text_size):
    setting = GameSetting((SeatSetting("Benedict"), SeatSetting("Cleo", kind="computer", level=4)))
    program.file.change(games={"profit-and-loss": setting}, text_size=text_size)
    program.window.resize(*size)
    program.new.deal("profit-and-loss", 7)
    page = program.window.table
    qapp.processEvents()
    place = page.felt.cloth.placements
    letters = QFontMetricsF(fonts.font(place.measure.text, fonts.SEMIBOLD))
    hand = next(zone for zone in page.felt.picture.zones if zone.key == "hand")
    name = (
        place.zones["hand"].label.x
        + (2 + 1.2 * hand.active) * place.measure.text
        + letters.horizontalAdvance("Benedict")
    )
    assert page.rack.stops[0].x() >= name
    assert page.rack.stops[-1].geometry().right() <= place.zones["hand"].label.right
    for button in page.rack.stops:
        assert button.height() >= QFontMetricsF(button.font()).height()


@pytest.mark.parametrize("game", ["split-off", "ow"])
def test_what_a_card_is_asked_for_covers_no_button_of_the_rack_in_large_letters(program, game):
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    page = deal(program, game, seed=7)
    session = page.running.session
    for _ in range(6):
        session.lift_curtain()
        seen = view(session.state, session.viewer)
        act = next((act for act, _ in legal_moves(session.match.house, seen, session.viewer)))
        session.drafting.draft = draft_for(session.bench(), act)
        session.tell()
        settle(program)
        if page.choices.isVisible():
            break
        session.submit(act)
    plate = page.choices.geometry()
    placed = [QRect(button.pos(), button.size()) for button in page.rack.stops]
    for number, rect in enumerate(placed):
        assert rect.width() >= SMALLEST and rect.height() >= SMALLEST
        assert page.felt.viewport().rect().contains(rect)
        assert not rect.intersects(plate)
        assert not any(rect.intersects(other) for other in placed[:number])
        assert page.felt.viewport().childAt(rect.center()) is page.rack.stops[number]
        for spot in page.felt.cloth.placements.pieces.values():
            assert not rect.intersects(QRect(*[round(length) for length in spot.rect]))
    trays = [place.rect for place in page.felt.cloth.placements.zones.values() if place.kind is Kind.TRAY]
    if plate.width() + trays[0].right <= page.felt.width():
        assert plate.x() >= trays[0].right, "nor the name of a tray, where there is room"
