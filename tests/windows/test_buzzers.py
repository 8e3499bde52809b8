"""Tests the buzzers of Shout!, the keys that players press to call a word: choosing the keys, trying them together, and
calling words."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox

from app.base.settings import GameSetting, SeatSetting, Settings
from app.base.settings_file import SettingsFile
from app.felt.picture import KEY, WON, Kind
from app.windows.sheets.buzzer_keys import BuzzerDialog
from app.windows.widgets.pane import Pane
from engine.core.notation import read_move
from engine.players.plan import Plan
from tests.windows.conftest import deal, people, settle

Key = Qt.Key
NAME = QAccessible.Text.Name


@pytest.fixture
def dialog(qtbot):
    dialog = BuzzerDialog(("Ann", "Ben", "Cyd"), ("A", "L", "Z", "P"), {})
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def press(*keys):
    """Presses keys one after another, as a keyboard does: the focused widget gets each of them."""
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)


def labels(dialog):
    return [button.text() for button in dialog.buttons]


def lit(dialog):
    return [lamp.text() == "●" for lamp in dialog.lamps]


def test_a_player_chooses_a_buzzer_key_by_mouse(dialog, qtbot):
    qtbot.mouseClick(dialog.buttons[1], Qt.MouseButton.LeftButton)
    assert labels(dialog) == ["A", "press a key", "Z"]
    press(Key.Key_Q)
    assert dialog.keys == ["A", "Q", "Z", "P"]
    assert labels(dialog) == ["A", "Q", "Z"]


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_the_enter_and_space_keys_cannot_be_chosen_as_a_buzzer(dialog, qtbot, key):
    qtbot.mouseClick(dialog.buttons[1], Qt.MouseButton.LeftButton)
    press(key)
    assert dialog.keys == ["A", "L", "Z", "P"]
    assert dialog.verdict.said.endswith(" is needed at the table.")


def test_players_can_choose_their_buzzer_keys_by_keyboard_alone(dialog):
    press(Key.Key_Tab, Key.Key_Return, Key.Key_Q)
    press(Key.Key_Tab, Key.Key_Return, Key.Key_L)
    press(Key.Key_Tab, Key.Key_Enter, Key.Key_7)
    assert dialog.keys[:3] == ["Q", "L", "7"]
    press(Key.Key_Tab)
    assert dialog.result() != QDialog.DialogCode.Accepted
    press(Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_escape_closes_the_buzzer_dialog_without_saving_the_chosen_keys(dialog):
    press(Key.Key_Tab, Key.Key_Escape)
    assert dialog.isHidden()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_escape_while_the_buzzer_dialog_waits_for_a_key_ends_only_the_waiting(dialog):
    press(Key.Key_Tab, Key.Key_Return, Key.Key_Q, Key.Key_Tab, Key.Key_Return, Key.Key_Escape)
    assert not dialog.isHidden()
    assert labels(dialog) == ["Q", "L", "Z"]
    press(Key.Key_K)
    assert dialog.keys[:3] == ["Q", "L", "Z"]
    press(Key.Key_Escape)
    assert dialog.isHidden()


def test_the_buzzer_dialog_waits_for_only_one_players_key_at_a_time(dialog):
    press(Key.Key_Tab, Key.Key_Return, Key.Key_Tab)
    dialog.buttons[1].click()
    assert labels(dialog) == ["A", "press a key", "Z"]


def test_the_buzzer_dialog_announces_each_players_key_and_each_change_of_a_key(dialog):
    def heard():
        return [QAccessible.queryAccessibleInterface(button).text(NAME) for button in dialog.buttons]

    assert heard() == ["Ann: A", "Ben: L", "Cyd: Z"]
    press(Key.Key_Tab, Key.Key_Return)
    assert heard()[0] == dialog.verdict.said == "Ann: press a key"
    press(Key.Key_L)
    assert heard()[:2] == ["Ann: L", "Ben: A"]
    assert dialog.verdict.said == "Ann: L. Ben: A"


def test_the_buzzer_dialog_announces_whether_the_keyboard_reports_all_keys_held_together(dialog, qtbot):
    for key in (Key.Key_A, Key.Key_L, Key.Key_Z):
        QTest.keyPress(dialog, key)
    qtbot.waitUntil(lambda: dialog.verdict.said == "All keys are heard together.")


def test_the_buzzer_dialog_refuses_the_key_of_a_command_and_names_that_command(dialog):
    press(Key.Key_Tab, Key.Key_Return, Key.Key_F5)
    assert dialog.keys[0] == "A"
    assert labels(dialog) == ["A", "L", "Z"]
    assert dialog.verdict.text() == "F5 is the key of “The scores”. Give that another key first."
    assert dialog.verdict.said == dialog.verdict.text()


def test_if_a_buzzer_key_in_the_settings_file_belongs_to_a_command_a_default_key_replaces_it(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"version": 1, "keys": {"hint": "F12"}, "buzzers": ["L", "F5", "F12", "K"]}')
    assert SettingsFile(path).settings.buzzers[:4] == ("L", "Q", "P", "K")
    path.write_text('{"version": 1, "keys": {"say-scores": ""}, "buzzers": ["L", "F5"]}')
    assert SettingsFile(path).settings.buzzers[:2] == ("L", "F5")


@pytest.mark.parametrize("taken", ["L", "P"])
def test_a_player_who_chooses_another_players_buzzer_key_swaps_keys_with_that_player(dialog, taken):
    press(Key.Key_Tab, Key.Key_Return, getattr(Key, f"Key_{taken}"))
    assert dialog.keys[0] == taken
    assert sorted(dialog.keys) == ["A", "L", "P", "Z"]
    assert labels(dialog) == dialog.keys[:3]


@pytest.mark.parametrize("steps", [0, 1, 4])
def test_the_buzzer_dialog_highlights_the_keys_held_together_wherever_the_focus_is(dialog, qtbot, steps):
    press(*[Key.Key_Tab] * steps)
    focus = QApplication.focusWidget()
    assert focus is not None
    for key in (Key.Key_A, Key.Key_Z, Key.Key_L):
        QTest.keyPress(focus, key)
    assert lit(dialog) == [True, True, True]
    QTest.keyRelease(focus, Key.Key_Z)
    assert lit(dialog) == [True, True, False]
    qtbot.waitUntil(lambda: dialog.verdict.text() == "All keys are heard together.")
    assert not dialog.isHidden()


def test_the_buzzer_dialog_names_a_held_key_that_the_keyboard_does_not_report(dialog, qtbot):
    QTest.keyPress(dialog, Key.Key_A)
    QTest.keyPress(dialog, Key.Key_Z)
    qtbot.waitUntil(lambda: bool(dialog.verdict.text()))
    assert dialog.verdict.text().startswith("Not heard: L.")


def test_the_buzzer_dialog_does_not_give_a_verdict_while_only_one_key_is_held(dialog):
    QTest.keyPress(dialog, Key.Key_A)
    dialog._judge()
    assert not dialog.verdict.text()


def test_buzzer_keys_chosen_at_the_table_work_and_are_remembered(program, qtbot):
    page = deal(program, "shout", seed=4)
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    page.buzzers.stops[-1].click()
    assert page.running.session.paused
    (dialog,) = page.findChildren(BuzzerDialog)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    press(Key.Key_Tab, Key.Key_Return, Key.Key_B)
    dialog.accept()
    assert program.file.settings.buzzers[0] == "B"
    assert page.buzzers.keys["B"] == 0
    page.cover.ready.click()
    session = page.running.session
    session.press("deal", session.state.actor)
    QTest.keyClick(page.felt, Key.Key_B)
    assert page.running.buzzer is None  # nobody can call a word before three cards are on the table
    for _ in range(2):
        session.press("deal", session.state.actor)
    QTest.keyClick(page.felt, Key.Key_B)
    qtbot.waitUntil(lambda: page.running.buzzer == 0)


def test_a_buzzer_looks_enabled_while_a_card_is_dealt_but_not_while_a_call_is_shown(program):
    page = deal(program, "shout", seed=4)
    session, buzzer = page.running.session, page.buzzers.buttons[0]
    for _ in range(4):
        session.press("deal", session.state.actor)
    program.file.change(motion="fast")
    session.press("deal", session.state.actor)
    assert page.felt.performing
    assert buzzer.isEnabled()
    assert not buzzer.property("out")
    page.felt.finish_motion()
    page.running.buzz(0)
    assert page.felt.performing
    assert buzzer.property("out")
    page.felt.finish_motion()
    assert not buzzer.property("out")


# ---- three players share one keyboard


@pytest.fixture
def table(opened, qtbot):
    """A table of Shout! with the cards C, A and T face up. Ann's buzzer is the key Q, Ben's is P and Cyd's is Z."""
    page = opened("shout", "deal", "deal", "deal")
    assert page.running.session.humans == [0, 1, 2]
    with qtbot.waitActive(page.window()):
        page.window().activateWindow()
    return page


def down(page, key, at=0, shift=False, repeated=False):
    """Presses a key, with Shift if `shift` is set.

    at: the keyboard's time stamp of the press, in milliseconds.
    repeated: whether the keyboard sends the event only because the key is held down.
    """
    text = chr(key) if Key.Key_A <= key <= Key.Key_Z else " " if key == Key.Key_Space else ""
    modifiers = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text if shift else text.lower(), repeated)
    event.setTimestamp(at)
    QApplication.sendEvent(page.felt, event)


def name_cat(page):
    """Types the word CAT one second after a player has pressed the buzzer."""
    for number, key in enumerate((Key.Key_C, Key.Key_A, Key.Key_T)):
        down(page, key, at=6000 + number)


def called(page):
    """The name, the text and the note of the large text with which the felt shows a call; None if it shows no call."""
    calls = [beat.call for beat in page.running.session.moment.script if beat.call is not None]
    return (calls[0].name, calls[0].text, calls[0].note) if calls else None


def test_the_player_who_pressed_first_may_call_a_word_even_if_the_program_gets_that_press_later(table, qtbot):
    down(table, Key.Key_P, at=5060)
    down(table, Key.Key_Q, at=5040)
    qtbot.waitUntil(lambda: table.running.buzzer is not None)
    assert table.running.buzzer == 0
    assert called(table) == ("Ann", "", "20 ms before Ben")


def test_two_presses_at_most_fifteen_milliseconds_apart_are_a_tie_and_both_players_shout_again(table, qtbot):
    down(table, Key.Key_P, at=5000)
    down(table, Key.Key_Z, at=5015)
    qtbot.waitUntil(lambda: called(table) is not None)
    assert called(table) == ("Ben · Cyd", "Shout again!", "15 ms apart")
    assert table.running.buzzer is None
    assert "Shout again!" in table.felt._announcer.said
    down(table, Key.Key_Z, at=6000)
    qtbot.waitUntil(lambda: table.running.buzzer == 2)


# ---- the dealer decides which player was first


@pytest.fixture
def dealt(opened, qtbot):
    """A table of Shout! where Ann is the dealer and decides who was first."""
    page = opened("shout", "deal", "deal", "deal", options={"seconds": None, "ties": "dealer"})
    with qtbot.waitActive(page.window()):
        page.window().activateWindow()
    return page


def question(page, qtbot):
    qtbot.waitUntil(lambda: bool(page.running.dispute))
    (box,) = page.window().findChildren(QMessageBox)
    qtbot.waitUntil(lambda: all(button.isEnabled() for button in box.buttons()))
    return box


def answer(box, name):
    next(button for button in box.buttons() if button.text() == name).click()


def test_the_dealer_decides_who_was_first_if_two_presses_are_less_than_a_quarter_of_a_second_apart(dealt, qtbot):
    down(dealt, Key.Key_P, at=5000)
    down(dealt, Key.Key_Z, at=5240)
    box = question(dealt, qtbot)
    assert box.text() == "At the same time: Ben and Cyd. Who was first?"
    assert {button.text() for button in box.buttons()} == {"Ben", "Cyd", "Shout again!"}
    assert (dealt.running.buzzer, called(dealt), len(dealt.running.session.match.moves)) == (None, None, 3)
    assert not dealt.running.press(0)
    answer(box, "Cyd")
    assert dealt.running.buzzer == 2
    assert dealt.running.session.state.notes.barred == ()


def test_a_dealer_who_has_also_buzzed_may_decide_who_was_first(dealt, qtbot):
    down(dealt, Key.Key_Z, at=5000)
    down(dealt, Key.Key_Q, at=5005)
    box = question(dealt, qtbot)
    assert box.text() == "At the same time: Ann and Cyd. Who was first?"
    answer(box, "Ann")
    assert dealt.running.buzzer == 0


def test_the_dealer_can_decide_that_nobody_was_first_so_all_players_shout_again(dealt, qtbot):
    down(dealt, Key.Key_P, at=5000)
    down(dealt, Key.Key_Z, at=5100)
    answer(question(dealt, qtbot), "Shout again!")
    assert (dealt.running.buzzer, dealt.running.dispute, called(dealt)[1]) == (None, (), "Shout again!")


def test_the_dealer_is_not_asked_about_presses_more_than_a_quarter_of_a_second_apart(dealt, qtbot):
    down(dealt, Key.Key_P, at=5000)
    down(dealt, Key.Key_Z, at=5260)
    qtbot.waitUntil(lambda: dealt.running.buzzer == 1)


def test_a_buzzer_pressed_too_late_is_reported_and_does_not_type_a_letter(table, qtbot):
    down(table, Key.Key_Z, at=5000)
    qtbot.waitUntil(lambda: table.running.buzzer == 2)
    down(table, Key.Key_Q, at=5120)
    assert called(table) == ("Cyd", "", "120 ms before Ann")
    assert table.running.session.draft.is_empty
    assert not table.running.session.drafting.typed.text


def test_holding_a_buzzer_key_down_does_not_type_letters(table, qtbot):
    down(table, Key.Key_Q, at=5000)
    qtbot.waitUntil(lambda: table.running.buzzer == 0)
    down(table, Key.Key_Q, at=5400, repeated=True)
    assert not table.running.session.drafting.typed.text


def test_enter_ends_a_typed_word_but_a_buzzer_key_does_not(table, qtbot):
    session = table.running.session
    down(table, Key.Key_Q, at=5000)
    qtbot.waitUntil(lambda: table.running.buzzer == 0)
    name_cat(table)
    for number, key in enumerate((Key.Key_Space, Key.Key_Q, Key.Key_P, Key.Key_Z)):
        down(table, key, at=7000 + number)
        down(table, key, at=8000 + number, shift=True)
    assert table.running.buzzer == 0
    assert (session.moment.typed, session.moment.verdict.state) == ("CAT", "legal")
    assert not session.state.seats[0].won
    assert table.buzzers._ending.text() == "Enter or the mouse ends the word."
    down(table, Key.Key_Return, at=9500)
    assert len(session.state.seats[0].won) == 3


def test_enter_ends_a_called_word_wherever_the_focus_is(program):
    program.file.change(panels=True)
    page = deal(program, "shout", seed=4)
    session = page.running.session
    session.lift_curtain()
    for _ in range(12):
        session.press("deal", session.state.actor)
    page.running.buzz(1)
    session.drafting.lay_act(next(session.match.house.book.reach["shout"](session.match.house, session.state, 1)))
    session.tell()
    page.history.setFocus()
    assert page.history.hasFocus()
    QTest.keyClick(page.history, Key.Key_Return)
    assert session.state.seats[1].won


@pytest.mark.parametrize("strays", ["zzz", "pz", "x", "PZ", "CATS"])
def test_typed_letters_that_no_card_has_do_not_change_the_word(table, qtbot, strays):
    """The letters are on keys next to the right ones, and some of these keys are buzzers. They are typed with and
    without Shift."""
    down(table, Key.Key_Q, at=5000)
    qtbot.waitUntil(lambda: table.running.buzzer == 0)
    name_cat(table)
    for number, letter in enumerate(strays):
        down(table, Key(ord(letter.upper())), at=7000 + number, shift=letter.isupper())
    session = table.running.session
    assert (session.moment.typed, session.moment.verdict.state) == ("CAT", "legal")
    assert session.moment.verdict.words == ("CAT",)


def test_the_key_of_another_players_buzzer_types_its_letter_only_with_shift(table, qtbot):
    table.obey(Settings(buzzers=("A", "C", "T")))
    session = table.running.session
    down(table, Key.Key_A, at=5000)
    qtbot.waitUntil(lambda: table.running.buzzer == 0)
    down(table, Key.Key_C, at=6000)
    assert (session.moment.typed, session.draft.is_empty) == ("", True)
    assert table.verdict.spoken == "Key C: Ben. With Shift it types C."
    down(table, Key.Key_C, at=6001, shift=True)
    down(table, Key.Key_A, at=6002)
    down(table, Key.Key_T, at=6003, shift=True)
    assert (session.moment.typed, session.moment.verdict.state) == ("CAT", "legal")


def test_a_single_player_hears_that_no_card_has_a_typed_letter_and_can_go_on_typing(program, qtbot):
    program.file.change(games={"shout": GameSetting((SeatSetting("Ann"), SeatSetting("Bo", "computer")))})
    page = deal(program, "shout", seed=4, alone=True)
    session = page.running.session
    page.running.bots.ask = lambda question: None
    for _ in range(3):
        session.press("deal", session.state.actor)
    page.running.buzz(0)
    lies = session.state.row[0].letters
    stray = next(letter for letter in "ZQXJ" if all(letter not in card.face for card in session.state.row))
    down(page, Key(ord(stray)), at=6000)
    assert session.moment.typed == ""
    assert page.verdict.spoken == f"There is no {stray} on the table, or there are too few."
    down(page, Key(ord(lies[0])), at=6001)
    assert session.moment.typed == lies[0]


def test_the_key_of_each_buzzer_is_announced_and_shows_at_its_players_name_plate(table):
    def at_plates():
        zones = [zone for zone in table.running.session.moment.picture.zones if zone.kind is Kind.RIVAL]
        return {zone.title: [token.number for token in zone.tokens if token.key == KEY] for zone in zones}

    assert at_plates() == {"Ann": ["Q"], "Ben": ["P"], "Cyd": ["Z"]}
    plate = next(zone for zone in table.felt.picture.zones if zone.title == "Ben" and zone.kind is Kind.RIVAL)
    assert plate.spoken.endswith(", key P")
    table.at_game(lambda game: game.voice.answer(game.moment, "turn", -1))
    assert "Keys: Ann Q, Ben P and Cyd Z" in table.felt.said
    table.obey(Settings(buzzers=("K", "P", "Z")))
    assert at_plates() == {"Ann": ["K"], "Ben": ["P"], "Cyd": ["Z"]}
    table.running.buzz(2)
    assert at_plates() == {"Ann": ["K"], "Ben": ["P"], "Cyd": ["Z"]}


def test_the_button_that_ends_a_word_has_a_shortcut_only_if_one_person_plays_alone_against_computers(
    table, program, qtbot
):
    table.running.buzz(0)
    assert QKeySequence.mnemonic(table.buttons.buttons["shout"].text()).isEmpty()
    down(table, Key.Key_Q, at=6000, shift=True)
    program.file.change(games={"shout": GameSetting((SeatSetting("Ann"), SeatSetting("Bo", "computer")))})
    alone = deal(program, "shout", seed=4, alone=True)
    for _ in range(3):
        alone.running.session.press("deal", alone.running.session.state.actor)
    alone.running.buzz(0)
    assert not QKeySequence.mnemonic(alone.buttons.buttons["shout"].text()).isEmpty()


def test_the_space_key_does_not_change_a_typed_word(table, qtbot):
    session = table.running.session
    down(table, Key.Key_Q, at=5000)
    qtbot.waitUntil(lambda: table.running.buzzer == 0)
    for number, key in enumerate((Key.Key_C, Key.Key_Space, Key.Key_A, Key.Key_Space, Key.Key_T)):
        down(table, key, at=6000 + number)
    assert session.moment.typed == "CAT"
    assert session.moment.verdict.state == "legal"


def test_a_click_on_a_button_ends_a_word_that_began_with_a_buzzer_key(table, qtbot):
    down(table, Key.Key_Z, at=5000)
    qtbot.waitUntil(lambda: table.running.buzzer == 2)
    name_cat(table)
    table.buttons.buttons["shout"].click()
    assert len(table.running.session.state.seats[2].won) == 3


def test_the_felt_shows_a_shouted_word_and_its_result_in_large_letters(table, qtbot):
    session = table.running.session
    table.running.buzz(1)
    deck = session.match.header.game.deck
    session.submit(read_move("shout T A C", deck).act, 1)
    assert called(table) == ("Ben", "TAC", "Wrong: not in the dictionary")
    assert (
        next(beat.call for beat in session.moment.script if beat.call is not None).tint
        == session.choice.seats[1].colour
    )
    table.running.buzz(2)
    session.submit(read_move("shout C A T", deck).act, 2)
    assert called(table)[:2] == ("Cyd", "CAT")
    assert called(table)[2].startswith("Right: 3 card")


def test_the_bar_above_the_felt_names_the_player_who_has_buzzed(program):
    page = deal(program, "shout", seed=7)
    session = page.running.session
    session.lift_curtain()
    for _ in range(3):
        session.press("deal", session.state.actor)
    assert page.head.turn.text() == "Everybody watches"
    program.file.change(motion="normal")
    page.running.buzz(1)
    assert page.felt.performing
    assert page.head.turn.text() == f"{session.moment.names[1]} to name the word"


def test_in_shout_the_pile_of_won_cards_has_an_icon(table):
    session = table.running.session
    table.running.buzz(1)
    session.submit(read_move("shout C A T", session.match.header.game.deck).act, 1)
    won = next(zone for zone in table.felt.picture.zones if zone.kind is Kind.WON and zone.title == "Ben")
    assert (won.count, [(token.key, token.spoken) for token in won.tokens]) == (3, [(WON, "cards won, Ben, 3 cards")])


def test_the_time_left_to_call_a_word_shows_as_soon_as_a_player_has_buzzed(program):
    page = deal(program, "shout", seed=7)
    session = page.running.session
    session.lift_curtain()
    for _ in range(3):
        session.press("deal", session.state.actor)
    program.file.change(motion="normal")
    page.head.clock.show_left(0.0, 10.0)  # shows the clock as it is after an earlier call whose time has run out
    page.running.buzz(0)
    assert page.felt.performing
    assert page.head.clock.text() == f"0:{session.match.house.options['shout_seconds']:02}"


def test_in_large_letters_the_buttons_of_the_buzzers_fit_in_one_line(program):
    program.window.resize(900, 600)
    program.file.change(text_size=250, language="fr", games={"shout": people("shout", 3)})
    page = deal(program, "shout", seed=7, alone=True)
    settle(program)
    *buzzers, keys = page.buzzers.stops
    assert {stop.y() for stop in buzzers} == {keys.y()}
    assert keys.accessibleName() == "Touches…"
    program.window.resize(1280, 800)
    program.file.change(text_size=100)
    settle(program)
    assert page.buzzers.stops[-1].text() == "Touches…"


def test_the_felt_shows_that_a_player_who_buzzed_did_not_name_a_word_in_time(table):
    table.running.buzz(1)
    table.running.clock.ran_out.emit()
    assert called(table) == ("Ben", "Time is up", "No word was named.")


def test_the_seats_keep_their_places_when_a_player_buzzes(table):
    def seats():
        return [zone.key for zone in table.running.session.moment.picture.zones if zone.kind in (Kind.RIVAL, Kind.WON)]

    before = seats()
    table.running.buzz(2)
    assert seats() == before


def test_the_other_cards_do_not_move_when_the_cards_of_a_called_word_are_taken(table):
    session = table.running.session
    for _ in range(2):
        session.press("deal", session.state.actor)
    lies = table.felt.cloth.placements.pieces
    rests = {piece.key: lies[piece.key].rect for piece in table.felt.picture.within("row")}
    table.running.buzz(1)
    session.submit(read_move("shout C A T", session.match.header.game.deck).act, 1)
    left = table.felt.picture.within("row")
    assert len(left) == len(rests) - 3
    assert all(table.felt.cloth.placements.pieces[piece.key].rect == rests[piece.key] for piece in left)


@pytest.mark.parametrize(
    ("size", "text_size", "language"),
    [
        ((1280, 800), 150, "en"),
        ((1280, 800), 250, "de"),
        ((900, 600), 125, "de"),
        ((900, 600), 250, "fr"),
        ((900, 600), 250, "de"),
    ],
)
def test_at_any_text_size_the_cards_keep_their_places_when_a_player_buzzes(program, size, text_size, language):
    program.window.resize(*size)
    program.file.change(text_size=text_size, language=language)
    alone = GameSetting((SeatSetting("Ann"), SeatSetting("Bo", "computer")))
    for setting in (alone, people("shout", 3), people("shout", 4)):
        program.file.change(games={"shout": setting})
        cards_never_move_when_somebody_presses(program)


def cards_never_move_when_somebody_presses(program):
    page = deal(program, "shout", seed=7, alone=True)
    session, running = page.running.session, page.running
    running.bots.ask = lambda question: None
    for _ in range(7):
        session.press("deal", session.state.actor)
    settle(program)

    def places_on_felt():
        settle(program)
        pieces = page.felt.cloth.placements.pieces
        return page.felt.height(), {piece.key: pieces[piece.key].rect for piece in page.felt.picture.within("row")}

    before = places_on_felt()
    running.buzz(0)
    assert places_on_felt() == before
    found = next(session.match.house.book.reach["shout"](session.match.house, session.state, 0))
    session.drafting.lay_act(found)
    session.tell()
    assert "shout" in page.buttons.buttons
    assert places_on_felt()[0] == before[0]


def test_a_buzz_just_after_a_computers_shout_counts_as_too_late_and_not_as_a_buzz_for_the_next_word(program, qtbot):
    seats = (SeatSetting("Ann"), SeatSetting("Bo", "computer"))
    program.file.change(games={"shout": GameSetting(seats, {"first": "1", "seconds": None})})
    page = deal(program, "shout", seed=4, alone=True)
    running, session = page.running, page.running.session
    running.bots.ask = lambda question: None
    for _ in range(12):
        session.press("deal", 0)
    house, state = session.match.house, session.state
    act = next(house.book.reach["shout"](house, state, 1))
    running.bots.decided.emit(1, Plan(act))
    calls = [beat.call for beat in session.moment.script]
    assert (calls[0].name, calls[0].text) == ("Bo", "")
    assert [call.text for call in calls if call is not None][1]
    down(page, Key.Key_Q)
    assert running.buzzer is None
    name, text, note = called(page)
    assert (name, text) == ("Bo", "")
    assert note.endswith("ms before Ann")


@pytest.mark.parametrize(("size", "count"), [(100, 2), (100, 8), (250, 3), (250, 8)])
def test_at_any_text_size_no_part_of_the_buzzer_dialog_is_squeezed(program, qtbot, size, count):
    program.file.change(text_size=size)
    dialog = BuzzerDialog([f"Player {number}" for number in range(1, count + 1)], program.file.settings.buzzers, {})
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    text, *_ = dialog.findChildren(QLabel)
    assert text.height() >= text.heightForWidth(text.width())
    for button in dialog.buttons:
        assert button.height() >= button.sizeHint().height()
    for above, below in pairwise(dialog.buttons):
        assert above.geometry().bottom() < below.geometry().top()
    room = dialog.screen().availableGeometry().size()
    assert room.expandedTo(dialog.size()) == room
    press(*[Key.Key_Tab] * count)
    (pane,) = dialog.findChildren(Pane)
    there = dialog.buttons[-1].mapTo(pane, QPoint(0, dialog.buttons[-1].height()))
    assert 0 < there.y() <= pane.height()
