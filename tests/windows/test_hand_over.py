"""Tests several players who take turns at one screen. A curtain covers the cards until the next player opens their
hand; nothing of the last player's hand remains visible."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from app.base.listing import listed
from app.base.settings import GameSetting, SeatSetting
from app.felt.access import Announcement
from app.windows.sheets.buzzer_keys import BuzzerDialog
from app.windows.table.telling import happened_text
from app.windows.widgets import key_guard
from engine.core.moves import TIMEOUT, Move
from engine.core.oracle import judge
from engine.core.verdict import Legal
from tests.windows.conftest import deal, people, settle
from tests.windows.test_table import first_act, lay

AGAINST = (SeatSetting("Ann"), SeatSetting("", "computer"))
TIMED: dict[str, str | int | bool | None] = {"words": "challenge", "seconds": 60, "first": "1"}


@pytest.fixture
def page(program):
    """The page of a game of Ann, Ben, Cyd and Dot with a time limit and challenges."""
    program.file.change(games={"split-run": GameSetting(people("split-run", 4).seats, TIMED)})
    page = deal(program, "split-run", seed=7, alone=True)
    page.running.session.lift_curtain()
    return page


@pytest.fixture
def now(monkeypatch):
    """Replaces the clock of `key_guard`, which makes keys ineffective for 0.8 seconds after a change, by a time that
    the test sets."""
    times = [100.0]
    monkeypatch.setattr(key_guard, "monotonic", lambda: times[0])
    monkeypatch.setattr(key_guard, "DEAD", 0.8)
    return times


def press(widget, key, repeated=False):
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, " ", repeated))


# ---- no hand opens unless its player asks for it


def test_at_the_first_deal_no_hand_is_open(program):
    program.file.change(games={"split-run": people("split-run", 3)})
    program.new.deal("split-run", 7)
    page = program.window.table
    assert page.running.session.veiled
    assert not page.plate.isHidden()
    assert not any(piece.face for piece in page.felt.picture.pieces)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("at", ["felt", "plate"])
def test_a_second_key_press_immediately_after_the_first_does_not_open_a_hand(page, now, key, at):
    session = page.running.session
    lay(page, first_act(session))
    widget = page.felt if at == "felt" else page.plate.ready
    now[0] += 0.7
    press(widget, key)
    now[0] += 0.7  # the first press has restarted the time in which keys have no effect
    press(widget, key)
    assert session.veiled
    now[0] += 0.9
    press(widget, key, repeated=True)
    assert session.veiled
    now[0] += 0.9
    press(widget, key)
    assert not session.veiled


def test_keys_typed_as_the_time_runs_out_do_not_open_the_next_hand(page, now):
    session = page.running.session
    session.gestures.type_letter(session.seen.seats[session.viewer].hand[0].face)
    session.submit(TIMEOUT)
    assert session.veiled
    for _ in range(5):
        now[0] += 0.5
        QTest.keyClick(page.plate.ready, Qt.Key.Key_T)
    now[0] += 0.5
    press(page.plate.ready, Qt.Key.Key_Return)
    assert session.veiled
    assert session.drafting.draft.is_empty
    assert not session.drafting.typed.text


def test_one_press_opens_the_next_hand_even_if_an_earlier_position_is_shown(page):
    session = page.running.session
    lay(page, first_act(session))
    session.look_at(0)
    assert not any(piece.face for piece in page.felt.picture.within("hand"))
    page.plate.ready.click()
    assert not session.veiled
    assert session.outlook.shown_index is None


# ---- nothing of the last hand remains visible


def test_after_a_turn_no_card_of_the_last_hand_is_visible_or_announced_while_the_curtain_is_down(program, page):
    session = page.running.session
    page.game.answer("hand")
    page.game.give_hint()
    hand = [piece.spoken for piece in page.felt.picture.within("hand")]
    told = page.felt._announcer.said
    lay(page, first_act(session))
    assert session.veiled
    assert page.verdict.spoken == happened_text(session.moment)  # the bar shows only the last act and no instruction
    names = [widget.accessibleName() for widget in program.window.findChildren(QWidget)]
    said = [label.accessibleName() for label in program.window.findChildren(Announcement)]
    assert told not in names
    assert not [text for text in said if all(card in text for card in hand)]
    stops = page.felt._proxies.stops.items()
    assert len({proxy.accessibleName() for key, proxy in stops if key.startswith("hand")}) == 1
    for what in ("hand", "unseen", "verdict"):
        page.game.answer(what)
        assert page.felt._announcer.said == "No hand is open."


def test_while_no_hand_is_open_the_history_shows_only_facts_that_everybody_at_the_table_may_know(program):
    program.file.change(games={"profit-and-loss": people("profit-and-loss")})
    page = deal(program, "profit-and-loss")
    session = page.running.session
    lay(page, first_act(session))
    assert session.veiled
    assert not session.moment.history[-1].words


# ---- time limits


def test_no_player_can_undo_a_time_out(program):
    """Even a solo player, who can take all other acts back, can't take back a time-out."""
    program.file.change(games={"first-base": GameSetting(people("first-base", 1).seats, {"seconds": 30})})
    page = deal(program, "first-base", seed=7, alone=True)
    session = page.running.session
    lay(page, first_act(session))
    assert "undo" in session.moment.can
    session.submit(TIMEOUT)
    assert session.match.moves[-1].act == TIMEOUT
    assert "undo" not in session.moment.can
    page.game.pressing.undo()
    assert session.match.moves[-1].act == TIMEOUT


def test_a_card_held_when_the_time_runs_out_goes_back_to_the_hand(program):
    program.file.change(games={"four-rows": GameSetting(people("four-rows").seats, {"seconds": 30})})
    page = deal(program, "four-rows", seed=7, alone=True)
    session = page.running.session
    for _ in range(2):
        session.lift_curtain()
        session.submit(first_act(session))
    session.lift_curtain()
    card = next(piece for piece in page.felt.picture.pieces if piece.zone.startswith("committed") and piece.movable)
    spot = page.felt.cloth.placements.pieces[card.key].rect.centre
    start = QPoint(round(spot[0]), round(spot[1]))
    QTest.mousePress(page.felt.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(page.felt.viewport(), start + QPoint(-6 * step, -12 * step))
    assert page.felt.held == card.key
    session.submit(TIMEOUT)
    assert page.felt.held == ""
    assert page.felt.cloth.held == ""
    for key, item in page.felt.cloth.cards.items():
        assert item.rect == page.felt.cloth.rest(key), key


def test_the_clock_shows_the_time_of_the_next_turn_only_after_the_animation_of_a_time_out(page, program):
    program.file.change(motion="normal")
    page.running.clock.went_on.emit(0.0, 60.0)
    assert page.head.clock.text() == "0:00"
    page.running.session.submit(TIMEOUT)
    assert page.felt.performing
    assert page.head.clock.text() == "0:00"
    page.felt.finish_motion()
    assert page.head.clock.text() == "1:00"


def test_the_history_has_a_line_for_each_turn_that_ran_out_of_time(page):
    page.running.session.submit(TIMEOUT)
    assert "time is up" in page.history.item(0).text()


@pytest.mark.parametrize(
    ("seconds", "left", "text", "mood"),
    [(60, 47.2, "0:48", "calm"), (60, 9.7, "0:10", "near"), (60, 4.37, "4.3", "close"), (60, 0.0, "0:00", "close")],
)
def test_near_the_end_the_clock_looks_different_and_shows_tenths_of_a_second_without_changing_its_size(
    page, seconds, left, text, mood
):
    clock = page.head.clock
    wide = clock.sizeHint()
    clock.show_left(left, seconds)
    assert (clock.text(), clock.mood) == (text, mood)
    assert clock.accessibleName() == f"{-int(-left // 1)} seconds left"
    assert clock.sizeHint() == wide


def test_the_clock_is_high_enough_to_be_read_from_two_metres_and_changes_its_colour_near_the_end(page):
    clock = page.head.clock
    assert clock.isVisible()
    assert clock.height() >= 40
    clock.show_left(47.0, 60.0)
    calm = clock.grab().toImage()
    clock.show_left(9.0, 60.0)
    assert clock.grab().toImage() != calm


def test_a_game_without_time_limits_does_not_run_a_timer_that_would_repaint_a_clock(program, monkeypatch):
    page = deal(program, "5-up", seed=7)
    assert page.head.clock.isHidden()
    page.running.session.lift_curtain()
    assert not page.running.clock._timer.isActive()


@pytest.mark.parametrize(
    ("game", "seats", "told"),
    [
        ("split-run", 2, "At 0:00 the turn passes."),
        ("first-base", 1, "At 0:00 you give the game up."),
        ("four-rows", 2, "At 0:00 the turn passes and you take"),
    ],
)
def test_the_verdict_bar_states_in_advance_what_happens_if_the_time_runs_out(program, game, seats, told):
    program.file.change(games={game: GameSetting(people(game, seats).seats, {"seconds": 30})})
    page = deal(program, game, seed=7, alone=True)
    session = page.running.session
    for _ in range(2 if game == "four-rows" else 0):
        session.lift_curtain()
        session.submit(first_act(session))
    session.lift_curtain()
    assert told in page.verdict.text()
    session.pause(True)
    assert "0:00" not in page.verdict.text()


# ---- challenges


def test_a_challenge_by_another_player_must_be_confirmed_before_it_can_cost_a_turn(page):
    session = page.running.session
    lay(page, first_act(session))
    made = len(session.match.moves)
    bar = page.challenges
    assert [button.isVisible() for button in bar.buttons] == [True] * 3  # the buttons show although the curtain is down
    bar.buttons[1].click()
    assert len(session.match.moves) == made
    assert bar.question.isVisible()
    assert "challenge the last word?" in page.felt._announcer.said
    assert bar.stops == [bar.yes, bar.no]
    bar.no.click()
    assert len(session.match.moves) == made
    assert not bar.question.isVisible()
    bar.buttons[1].click()
    bar.yes.click()
    assert session.match.moves[-1].act.verb == "challenge"


def key(page, name, repeated=False):
    """Presses a key as a keyboard does: the widget with the focus gets it.

    repeated: whether the keyboard sends the event only because the key is held down.
    """
    code, none = getattr(Qt.Key, f"Key_{name}"), Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, code, none, name, repeated)
    QApplication.sendEvent(QApplication.focusWidget() or page.felt, event)


def test_each_player_challenges_and_confirms_with_their_own_key(page, now):
    session = page.running.session
    lay(page, first_act(session))
    assert [seat for seat, _ in session.moment.challengers] == [1, 2, 3]
    assert [button.text() for button in page.challenges.buttons] == [
        "Ben: Challenge (P)",
        "Cyd: Challenge (Z)",
        "Dot: Challenge (M)",
    ]
    made = len(session.match.moves)
    key(page, "P")
    assert page.challenges.question.text().startswith("Ben: challenge")
    assert page.challenges.yes.text() == "Challenge (P)"
    key(page, "Q")  # Ann's key has no effect, because she can't challenge her own word
    now[0] += 1
    key(page, "P", repeated=True)
    assert len(session.match.moves) == made
    key(page, "P")
    assert [(move.act.verb, move.seat) for move in session.match.moves[made:]] == [("challenge", 1)]


def test_pressing_another_players_challenge_key_by_mistake_does_not_make_a_challenge(page, now):
    session = page.running.session
    lay(page, first_act(session))
    made = len(session.match.moves)
    # each key asks its own player for confirmation, which cancels the question to the previous player
    for name in ("P", "M", "P", "M", "Z"):
        now[0] += 1
        key(page, name)
    now[0] += 0.5
    key(page, "Z")  # a second press immediately after the first, as from a bouncing key
    assert len(session.match.moves) == made
    assert page.challenges.question.text().startswith("Cyd: challenge")
    page.challenges.no.click()
    assert session.veiled, "and no hand was opened"


def test_while_a_hand_is_open_letter_keys_type_words_and_do_not_make_challenges(page, now):
    session = page.running.session
    lay(page, first_act(session))
    session.lift_curtain()
    assert session.moment.challengers
    key(page, "P")
    assert page.challenges._asked is None
    assert not any("(P)" in button.text() for button in page.challenges.buttons)


def test_before_the_player_on_turn_takes_a_pile_letter_keys_make_challenges(program, now):
    options: dict[str, str | int | bool | None] = {"words": "challenge", "first": "1"}
    program.file.change(games={"positive-negative": GameSetting(people("positive-negative", 3).seats, options)})
    page = deal(program, "positive-negative", seed=7, alone=True)
    session = page.running.session
    lay(page, first_act(session))
    while session.state.actor == 0:
        lay(page, first_act(session))
    assert session.match.moves[-1].seat == 0
    assert session.outlook.verbs() == ("take",)
    assert not session.hidden
    assert [button.text() for button in page.challenges.buttons] == ["Ben: Challenge (P)", "Cyd: Challenge (Z)"]
    key(page, "Z")
    assert page.challenges.question.text().startswith("Cyd: challenge")
    now[0] += 1
    key(page, "Z")
    assert (session.match.moves[-1].act.verb, session.match.moves[-1].seat) == ("challenge", 2)


def test_the_dialog_for_challenge_keys_shows_the_same_keys_as_the_setup_sheet(program):
    setting = replace(people("split-run", 4), options={"words": "challenge"})
    program.file.change(games={"split-run": setting})
    for game in ("split-run", "shout"):
        program.new.set_up(game)
        sheet = program.window.gallery.sheet
        sheet.keys.click()
        (dialog,) = sheet.findChildren(BuzzerDialog)
        told = [f"{button.name} {button.key}" for button in dialog.buttons]
        assert sheet.keys_report.text().endswith(f": {listed(told)}")
        dialog.reject()


def test_players_can_change_their_challenge_keys_before_the_deal(program, now):
    program.file.change(games={"split-run": GameSetting(people("split-run", 2).seats, TIMED)})
    program.new.set_up("split-run")
    sheet = program.window.gallery.sheet
    assert sheet.keys_report.text() == "Keys to challenge a word: Ann Q and Ben P"
    sheet.keys.click()
    (dialog,) = sheet.findChildren(BuzzerDialog)
    dialog._set(1, "K")
    dialog.accept()
    assert sheet.keys_report.text() == "Keys to challenge a word: Ann Q and Ben K"
    sheet.deal.click()
    page = program.window.table
    session = page.running.session
    session.lift_curtain()
    lay(page, first_act(session))
    key(page, "K")
    assert page.challenges.question.text().startswith("Ben: challenge")


def test_the_setup_sheet_does_not_offer_challenge_keys_if_only_one_person_plays(program):
    for seats, words, asked in (
        (AGAINST, "checked", False),
        (AGAINST, "challenge", False),
        # there are no challenges, because this table checks words before they are laid
        (people("split-run").seats, "checked", False),
        (people("split-run").seats, "challenge", True),
    ):
        program.file.change(games={"split-run": GameSetting(seats, {"words": words})})
        program.new.set_up("split-run")
        assert program.window.gallery.sheet.keys.isVisibleTo(program.window) is asked
        program.window.gallery.show_sheet(None)


def ask_as_ben(page, how):
    """Makes Ben ask for a challenge with his key, a key on the button or the mouse, so that the question for
    confirmation shows."""
    button = page.challenges.buttons[0]
    if how == "own key":
        key(page, "P")
    elif how == "mouse":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        button.setFocus()
        QTest.keyClick(button, how)
    assert page.challenges.question.text().startswith("Ben: challenge")


WAYS_TO_OBJECT = ["own key", "mouse", Qt.Key.Key_Return, Qt.Key.Key_Space]


@pytest.mark.parametrize("how", WAYS_TO_OBJECT)
@pytest.mark.parametrize("then", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_does_not_open_a_hand_during_the_question_about_a_challenge_or_just_after_it(page, now, how, then):
    session = page.running.session
    lay(page, first_act(session))
    now[0] += 1
    ask_as_ben(page, how)
    for widget in (page.felt, page.plate.ready):
        now[0] += 2  # keys open no hand as long as the question shows, even after two seconds
        press(widget, then)
        assert session.veiled
        assert page.challenges.question.isVisible()
    now[0] += 2
    page.challenges.no.click()
    now[0] += 0.7  # a press in the time in which keys still have no effect
    press(page.plate.ready, then)
    assert session.veiled
    now[0] += 0.9
    press(page.plate.ready, then)
    assert not session.veiled


def test_pressing_enter_immediately_after_a_confirmed_challenge_does_not_open_a_hand(page, now):
    session = page.running.session
    lay(page, first_act(session))
    key(page, "P")
    now[0] += 1
    key(page, "P")
    assert session.match.moves[-1].act.verb == "challenge"
    assert session.veiled
    now[0] += 0.2
    press(page.plate.ready, Qt.Key.Key_Return)
    assert session.veiled


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Return, Qt.Key.Key_Space])
@pytest.mark.parametrize("opened", [False, True])
def test_the_focus_goes_from_the_challenge_button_to_the_no_button_of_its_question_and_back(
    page, qapp, pressed, opened
):
    session, bar = page.running.session, page.challenges
    lay(page, first_act(session))
    if opened:
        session.lift_curtain()
    been: list[QWidget] = []
    bar.buttons[1].setFocus()
    watching = qapp.focusChanged.connect(lambda old, new: been.append(new))
    QTest.keyClick(bar.buttons[1], pressed)
    assert bar.question.text().startswith("Cyd: challenge")
    assert bar.no.hasFocus()
    QTest.keyClick(bar.no, pressed)
    assert bar.buttons[1].hasFocus()
    QObject.disconnect(watching)
    assert been == [bar.no, bar.buttons[1]]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_in_a_timed_game_a_second_key_press_immediately_after_a_pause_begins_does_not_end_the_pause(page, now, key):
    session = page.running.session
    lay(page, first_act(session))
    now[0] += 1
    page.game.pause()
    assert page.stage.currentWidget() is page.cover
    for widget in (page.cover.ready, page.cover):
        now[0] += 0.7  # the press before has restarted the time in which keys have no effect
        press(widget, key)
        now[0] += 0.9
        press(widget, key, repeated=True)
        assert session.paused
    now[0] += 0.9
    press(page.cover.ready, key)
    assert not session.hidden


@pytest.mark.parametrize(("open_", "told"), [(False, "The clock stops meanwhile"), (True, "The clock keeps running")])
def test_the_question_about_a_challenge_states_whether_the_clock_keeps_running(page, open_, told):
    session = page.running.session
    lay(page, first_act(session))
    if open_:
        session.lift_curtain()
    page.challenges.buttons[0].click()
    assert told in page.challenges.question.text()
    assert page.running.clock.running is open_


def test_the_felt_shows_the_result_of_a_challenge_in_large_letters_to_all_players(page):
    session = page.running.session
    act = first_act(session)
    verdict = judge(session.match.house, session.state, Move(act, session.viewer))
    assert isinstance(verdict, Legal)
    lay(page, act)
    scripts = []
    session.changed.connect(lambda moment: scripts.append(moment.script))
    session.press("challenge", 2)
    call = scripts[0][0].call
    assert (call.name, call.text) == ("Cyd", "Challenge")
    (word,) = verdict.words
    assert call.note == f"{word} is a word: one turn lost."


def test_a_person_who_plays_alone_against_computers_need_not_confirm_a_challenge(program, qtbot):
    seats = (SeatSetting("Ann"), SeatSetting("", "computer"))
    program.file.change(games={"split-run": GameSetting(seats, {"words": "challenge", "first": "2"})})
    page = deal(program, "split-run", seed=7, alone=True)
    qtbot.waitUntil(lambda: bool(page.challenges.buttons), timeout=8000)
    page.challenges.buttons[0].click()
    assert any(move.act.verb == "challenge" for move in page.running.session.match.moves)


def test_the_cover_with_the_ready_button_is_over_the_rack_even_if_it_was_placed_elsewhere_before(program):
    program.file.change(games={"split-run": people("split-run")})
    program.new.deal("split-run", 1)
    page = program.window.table
    plate = page.plate
    place = plate.pos()
    plate.hide()
    plate.move(0, 0)
    plate.show_moment(page.running.session.moment)
    assert plate.pos() == place
    assert place.y() > page.felt.height() / 2


@pytest.mark.parametrize(("wide", "text_size"), [(900, 100), (900, 150), (1280, 250), (900, 250)])
def test_the_cover_with_the_ready_button_hides_either_the_whole_lower_edge_of_the_rack_or_nothing_of_it(
    program, wide, text_size
):
    program.window.resize(wide, wide * 5 // 8 + 30)
    program.file.change(text_size=text_size)
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    settle(program)
    rack, plate = page.felt.cloth.placements.zones["hand"], page.plate.geometry()
    assert page.felt.viewport().rect().contains(plate)
    if plate.y() + plate.height() > rack.label.y:
        assert plate.y() + plate.height() >= int(rack.rect.bottom)
        assert plate.x() <= rack.rect.x + 1
        assert plate.right() + 1 >= int(rack.rect.right)


def test_on_a_large_screen_the_cover_with_the_ready_button_leaves_more_room_around_its_words(program):
    program.file.change(games={"split-run": people("split-run")})
    program.new.deal("split-run", 1)
    plate = program.window.table.plate
    rooms = []
    for size in ((1280, 800), (3840, 2160)):
        program.window.resize(*size)
        QApplication.processEvents()
        rooms.append((plate.title.x(), plate.disc.width(), plate.width() - plate.ready.geometry().right()))
    small, large = rooms
    assert all(more > 1.6 * room for room, more in zip(small, large, strict=True))


def test_under_a_time_limit_one_press_opens_the_next_hand_after_a_player_has_resigned(page, program):
    session = page.running.session
    program.window.asked.emit("resign")
    session.pause(True)  # pauses the game, as the question about the resignation does
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    box.accept()
    assert page.stage.currentWidget() is page.cover
    name = session.names[session.viewer]
    assert name in page.cover.note.text(), "the next player is named before the hand opens"
    page.cover.ready.click()
    assert session.viewer == 1
    assert not session.hidden
    assert page.plate.isHidden()
    assert page.running.clock.running


def test_one_press_ends_a_pause_and_also_opens_the_next_hand(page):
    session = page.running.session
    page.game.pause()
    session.outlook.veiled = True
    session.tell()
    page.cover.ready.click()
    assert not session.hidden
