"""Tests the buttons on the lower edge of the rack, the holder of the player's hand, and the effect of Enter on a
focused button."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.base.settings import GameSetting, SeatSetting
from app.felt.picture import Kind
from app.felt.script import Beat, Doing
from app.felt.theme import FELTS, MODES, SHAPE, fonts, load_theme
from app.felt.theme.contrast import contrast
from app.session.draft.draft_from_act import draft_for
from app.windows.table.choices_bar import in_two
from app.windows.table.rack_buttons import GREYED, SMALLEST
from app.windows.widgets.enter_button import EnterButton
from engine.core.oracle import legal_moves
from engine.core.view import view
from tests.records.examples import EXAMPLES
from tests.windows.conftest import deal, people, settle
from tests.windows.test_table import first_act

LEFT = Qt.MouseButton.LeftButton


def letters(page, zone="hand"):
    return "".join([piece.face for piece in sorted(page.felt.picture.within(zone), key=lambda piece: piece.slot)])


def lay_two(page):
    for _ in range(2):
        card = page.felt.picture.within("hand")[0].key
        page.felt.dropped.emit(card, page.felt.ask_place(card))


def press(page, what):
    QTest.mouseClick(page.rack.buttons[what], LEFT)


def test_the_shuffle_button_changes_nothing_but_the_order_of_the_hand(program):
    page = deal(program, "split-run", seed=7)
    before = letters(page)
    press(page, "shuffle")
    assert letters(page) != before
    assert sorted(letters(page)) == sorted(before)
    assert not page.running.session.match.moves
    assert page.felt.hasFocus()


def test_the_sort_button_sorts_the_hand_and_the_take_back_button_takes_back_all_laid_cards(program):
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


def test_shuffling_the_hand_does_not_move_the_laid_cards(program):
    page = deal(program, "split-run", seed=7)
    lay_two(page)
    laid = letters(page, "strip:0")
    press(page, "shuffle")
    assert letters(page, "strip:0") == laid


def test_a_laid_card_leaves_a_hole_in_the_hand_and_returns_to_it_unless_the_hand_was_sorted(program):
    page = deal(program, "split-run", seed=7)

    def places_in_hand():
        return {
            piece.key: page.felt.cloth.placements.pieces[piece.key].rect for piece in page.felt.picture.within("hand")
        }

    before = places_in_hand()
    lay_two(page)
    assert len(places_in_hand()) == len(before) - 2
    assert places_in_hand().items() <= before.items()
    laid = page.felt.picture.within("strip:0")[0].key
    page.felt.returned.emit(laid)
    assert places_in_hand()[laid] == before[laid]
    press(page, "sort")
    (zone,) = [zone for zone in page.felt.picture.zones if zone.kind is Kind.HAND]
    assert zone.holes == ()
    page.felt.dropped.emit(laid, page.felt.ask_place(laid))
    assert len(page.felt.picture.zone("hand").holes) == 1


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("text", [100, 250])
def test_the_buttons_of_the_rack_are_large_enough_and_do_not_cover_cards(program, size, text):
    program.window.resize(*size)
    program.file.change(text_size=text)
    for game in ("split-run", "four-rows", "3n-change"):
        page = deal(program, game, seed=7)
        QApplication.processEvents()
        buttons_cover_no_card(page)


def buttons_cover_no_card(page):
    viewport = page.felt.viewport().rect()
    placed = [QRect(button.pos(), button.size()) for button in page.rack.stops]
    for number, rect in enumerate(placed):
        assert rect.width() >= SMALLEST and rect.height() >= SMALLEST
        assert viewport.contains(rect)
        assert not any(rect.intersects(other) for other in placed[:number])
        for spot in page.felt.cloth.placements.pieces.values():
            assert not rect.intersects(QRect(*[round(length) for length in spot.rect]))


@pytest.mark.parametrize("mode", MODES)
def test_disabled_texts_on_the_rack_and_beside_it_are_readable(mode):
    for theme in [load_theme(felt, mode=mode) for felt in FELTS]:
        wood, felt = theme.wood, theme.felt
        on_wood, on_felt = product((wood.ink,), (wood.light, wood.dark)), product((felt.ink,), (felt.centre, felt.edge))
        for ink, ground in (*on_wood, *on_felt):
            parts = [[int(colour[start : start + 2], 16) for start in (1, 3, 5)] for colour in (ink, ground)]
            mixed = [round(GREYED * one + (1 - GREYED) * other) for one, other in zip(*parts, strict=True)]
            assert contrast("#" + "".join(f"{part:02X}" for part in mixed), ground) >= SHAPE


def test_the_buttons_of_the_rack_have_spoken_names_and_are_hidden_during_a_pause(program):
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


def test_a_game_without_hands_does_not_show_the_buttons_of_the_rack(program):
    page = deal(program, "shout", seed=7)
    assert not any(button.isVisible() for button in page.rack.stops)


def test_an_animation_shows_the_buttons_of_the_rack_only_while_it_shows_the_rack(program):
    program.file.change(motion="fast")
    page = deal(program, "split-run", seed=7)
    page.felt.finish_motion()
    rests = page.felt.picture
    zones = tuple([zone for zone in rests.zones if zone.kind is not Kind.HAND])
    bare = replace(rests, zones=zones, pieces=tuple([piece for piece in rests.pieces if piece.zone != "hand"]))
    for picture in (rests, bare):
        page.felt.show_picture(rests, script=(Beat(Doing.SHOW, picture),))
        assert page.felt.performing
        assert all(button.isVisible() is (picture is rests) for button in page.rack.stops)
        page.felt.finish_motion()
        assert all(button.isVisible() for button in page.rack.stops)


def test_the_shuffle_command_in_the_menu_shuffles_the_hand(program):
    page = deal(program, "split-run", seed=7)
    before = letters(page)
    program.window.menus.actions["shuffle"].trigger()
    assert letters(page) != before


# ---- the effect of Enter on a button


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


def test_enter_presses_a_newly_focused_button_only_after_a_short_time_in_which_it_ignores_keys(button):
    found, pressed, now = button
    QApplication.sendEvent(found, key())
    now[0] += 0.29
    QApplication.sendEvent(found, key())
    assert pressed == []
    now[0] += 0.02
    QApplication.sendEvent(found, key())
    assert len(pressed) == 1


def test_holding_enter_down_does_not_press_a_button_again(button):
    found, pressed, now = button
    now[0] += 5
    QApplication.sendEvent(found, key(repeated=True))
    assert pressed == []


def test_a_click_on_a_new_button_takes_effect_immediately(button):
    found, pressed, _ = button
    QTest.mouseClick(found, LEFT)
    assert len(pressed) == 1


def test_every_button_at_the_table_responds_to_enter(program):
    page = deal(program, "split-run", seed=7)
    stops = [*page.buttons.buttons.values(), *page.head.stops, *page.rack.stops]
    assert all(isinstance(stop, EnterButton) for stop in stops)


def test_holding_enter_down_on_the_felt_lays_or_plays_only_once(program):
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


# ---- give and take, a kind of play that exchanges cards with a word


@pytest.mark.parametrize(("moves", "told"), [("AOG", True), ("AO", False)])
def test_resting_the_pointer_on_a_word_shows_whether_give_and_take_is_possible(opened, moves, told):
    page = opened("split-run", EXAMPLES["split-run"]["moves"][0], options={"moves": moves, "seconds": None})
    assert page.running.session.gestures.exchanges("word:0") is told
    page.felt.hovered.emit("word:0")
    page.game.asking.hovering.rest.timeout.emit()
    card = page.game.asking.hovering.card
    assert (card is not None and "Give and take" in card.text()) is told
    assert not page.running.session.gestures.exchanges("hand")


@pytest.mark.parametrize("text_size", [100, 150, 250])
def test_the_buttons_of_the_rack_are_beside_the_players_name_and_do_not_cover_it(program, qapp, text_size):
    setting = GameSetting((SeatSetting("Benedict"), SeatSetting("Cleo", kind="computer", level=4)))
    program.file.change(games={"profit-and-loss": setting}, text_size=text_size)
    program.new.deal("profit-and-loss", 7)
    for size in ((900, 600), (1280, 800), (1920, 1080), (3840, 2160)):
        program.window.resize(*size)
        qapp.processEvents()
        buttons_are_beside_the_name(program.window.table)


def buttons_are_beside_the_name(page):
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


@pytest.mark.parametrize(("size", "text_size"), [((900, 600), 100), ((1920, 1080), 150), ((3840, 2160), 100)], ids=str)
@pytest.mark.parametrize("game", ["four-rows", "full-deck"])
def test_the_buttons_of_the_rack_are_on_its_lower_edge_while_the_player_has_no_choice_to_make(
    program, game, size, text_size
):
    program.window.resize(*size)
    program.file.change(text_size=text_size)
    page = deal(program, game, seed=7)
    settle(program)
    lip = QRectF(*page.felt.cloth.placements.zones["hand"].label)
    for button in page.rack.stops:
        assert lip.contains(QRectF(button.geometry()).center())


ASKED = [("split-off", 250, "en"), ("split-off", 250, "de"), ("ow", 250, "en"), ("ow", 250, "de"), ("ow", 150, "en")]


@pytest.mark.parametrize(("game", "text_size", "language"), ASKED)
def test_widgets_for_choices_in_large_letters_cover_neither_a_tray_nor_a_button_of_the_rack(
    program, game, text_size, language
):
    program.window.resize(900, 600)
    program.file.change(text_size=text_size, language=language)
    page = deal(program, game, seed=7)
    session = page.running.session
    for _ in range(6):
        session.lift_curtain()
        seen = view(session.state, session.viewer)
        act = next((act for act, _ in legal_moves(session.match.house, seen, session.viewer)))
        session.drafting.draft = draft_for(session.drafting.bench(), act)
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
    assert plate.x() >= trays[0].right
    names = [part._name for part in page.choices.parts]
    assert game == "ow" or all(not name.isHidden() and name.height() <= plate.height() for name in names)
    assert plate.right() < page.felt.width()


def asked_for_a_word(program):
    """The page of Four Rows after a player has placed a card at a row; the player must then name the word that the row
    could become."""
    page = deal(program, "four-rows", seed=7, alone=True)
    session = page.running.session
    for _ in range(2):
        session.lift_curtain()
        session.submit(first_act(session))
    session.lift_curtain()
    session.drafting.draft = draft_for(session.drafting.bench(), first_act(session))
    session.tell()
    settle(program)
    return page


@pytest.mark.parametrize("text_size", [150, 250])
def test_with_large_letters_the_letter_buttons_for_naming_a_word_do_not_overlap_and_are_not_cut_off(program, text_size):
    program.window.resize(900, 600)
    program.file.change(text_size=text_size, language="es", games={"four-rows": people("four-rows")})
    page = asked_for_a_word(program)
    (part,) = page.choices.parts
    places = [button.geometry().translated(part.pos()) for button in part.buttons.values()]
    assert all(page.choices.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    rack, plate = page.felt.cloth.placements.zones["hand"].rect, page.choices.geometry()
    assert plate.x() <= rack.x
    assert plate.right() + 1 >= int(rack.right), "otherwise half of a text on the edge of the rack would show"
    (tray,) = [place.rect for place in page.felt.cloth.placements.zones.values() if place.kind is Kind.TRAY]
    assert plate.x() >= tray.right or text_size > 150


def test_widgets_for_choices_move_with_the_rack_when_the_size_of_the_cards_changes(program):
    program.file.change(games={"four-rows": people("four-rows")})
    page = asked_for_a_word(program)
    program.file.change(card_size=150)
    settle(program)
    rack, plate = page.felt.cloth.placements.zones["hand"].rect, page.choices.geometry()
    assert plate.x() <= rack.x < rack.right <= plate.right() + 1


def test_a_long_label_is_broken_into_two_lines_that_are_as_short_as_possible():
    assert in_two("This word leaves") == "This word\nleaves"
    assert in_two("Vowel to pass on") == "Vowel to\npass on"
    assert in_two("Letter") == "Letter"
