"""Tests what a screen reader finds in the windows: names of widgets, announcements about the game, and the order of
Tab."""

import json
import sys

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QTabBar,
    QWidget,
)

from app.base.paths import can_explain
from app.base.settings import GameSetting, SeatSetting
from app.felt.access import Announcement
from app.felt.picture import DropWay, Kind
from app.session.match.spoken_cards import spoken_card
from app.session.match.thinking import Advice
from app.windows.menus import ANSWERS, shortcut_lines
from app.windows.table.telling import happened_text
from app.windows.widgets import announce_row
from engine.core.cards import Card
from tests.records.examples import example
from tests.windows.conftest import click, deal, people, settings_sheet, table_sheet
from tests.windows.test_table import first_act, lay

NAME = QAccessible.Text.Name


def label_of(box: QComboBox) -> str:
    """The text that a screen reader reads before the chosen entry: the only name of a combo box on Linux."""
    relations = QAccessible.queryAccessibleInterface(box).relations(QAccessible.RelationFlag.Label)
    return " ".join([label.text(NAME) for label, _ in relations])


def unnamed(window: QWidget) -> list[str]:
    return [box.currentText() for box in window.findChildren(QComboBox) if not label_of(box)]


def nameless_stops(window: QWidget) -> list[QScrollArea]:
    """The scrolling panes that Tab reaches although they have no name for screen readers."""
    panes = [pane for pane in window.findChildren(QScrollArea) if pane.isVisibleTo(window)]
    return [pane for pane in panes if pane.focusPolicy() & Qt.FocusPolicy.TabFocus and not pane.accessibleName()]


def test_every_field_of_the_gallery_and_of_the_setup_sheet_has_a_name_for_screen_readers(program):
    program.new.set_up("profit-and-loss")
    program.new.set_up("split-run")
    assert unnamed(program.window) == []
    table_sheet(program)
    assert unnamed(program.window) == []
    assert nameless_stops(program.window) == []


def test_every_field_of_settings_statistics_and_rules_has_a_name_for_screen_readers(program):
    program.counting.show()
    settings_sheet(program)
    program.reading.show_rules("take-6")
    assert unnamed(program.window) == []
    assert nameless_stops(program.window) == []


def test_a_field_keeps_its_name_for_screen_readers_when_it_is_moved(qtbot):
    from app.windows.widgets.named_box import NamedBox

    first, second, box = QWidget(), QWidget(), NamedBox()
    for widget in (first, second):
        qtbot.addWidget(widget)
    box.call("Black & white")
    for parent in (first, second):
        box.setParent(parent)
        assert label_of(box) == "Black & white"


def test_tab_reaches_unfinished_games_after_the_beginners_path_and_before_the_list_of_games(program):
    for game in ("split-run", "real-value"):
        page = deal(program, game)
        lay(page, first_act(page.running.session))
        program.leave_table()
    gallery = program.window.gallery
    order, widget = [], gallery.statistics
    while widget is not gallery.list:
        order.append(widget)
        widget = widget.nextInFocusChain()
        assert len(order) < 40
    stops = [one.text() for one in order if isinstance(one, QPushButton)]
    tonight = [gallery.table.text(), gallery.evening.text(), gallery.tonight.puzzles.text()]
    assert stops[:4] == ["Statistics", *tonight]
    path = [one.text() for one in gallery.start.stops]
    assert stops[4 : 4 + len(path)] == path
    day = [one.text() for one in gallery.day.stops]
    assert stops[4 + len(path) : 4 + len(path) + len(day)] == day
    assert [text[:5] for text in stops[4 + len(path) + len(day) :]] == ["Go on", "×", "Go on", "×"]


@pytest.fixture
def announcements_of(monkeypatch):
    """Collects everything that a page announces from now on."""

    def listening(page) -> list[str]:
        heard: list[str] = []
        monkeypatch.setattr(page.felt._announcer, "say", heard.append)
        return heard

    return listening


def test_the_program_announces_the_verdict_on_laid_cards(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    heard, session = announcements_of(page), page.running.session
    letters = "".join([card.face for card in session.seen.seats[session.viewer].hand[:2]])
    for letter in letters:
        session.gestures.type_letter(letter)
    assert [line.startswith(letters[: count + 1]) for count, line in enumerate(heard)] == [True, True]
    assert "letters" in heard[0]
    assert "rules" not in heard[0]  # "rules" is a link for the mouse, so it is not announced
    assert QAccessible.queryAccessibleInterface(page.verdict).text(NAME).startswith(f"{heard[-1]} — ")
    page.game.refresh()
    assert len(heard) == 2


def test_the_program_announces_the_reason_of_a_refused_play(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    heard = announcements_of(page)
    page.running.session.gestures.type_letter(page.running.session.seen.seats[0].hand[0].face)
    heard.clear()
    page.felt.committed.emit()
    assert len(heard) == 1
    assert heard[0] in page.verdict.spoken


def test_the_program_announces_a_play_when_it_is_made_and_again_when_the_next_player_opens_their_hand(
    program, announcements_of
):
    page = deal(program, "split-run", seed=7)
    heard, session = announcements_of(page), page.running.session
    lay(page, first_act(session))
    word = session.moment.history[-1].words[0]
    assert session.veiled
    # Announced with its letters, because everybody can see the word on the table.
    assert [line for line in heard if line.startswith(f"Ann: {word}")]
    heard.clear()
    page.plate.ready.click()
    assert len(heard) == 1
    assert heard[0].startswith(f"Ann: {word}")
    assert "Ben to play" in heard[0]
    assert QApplication.focusWidget() in (page.felt, None)


def test_the_program_announces_a_play_to_the_player_who_made_it(program, announcements_of):
    page = deal(program, "split-run", seed=7, alone=True)
    heard, session = announcements_of(page), page.running.session
    lay(page, first_act(session))
    word = session.moment.history[0].words[0]
    assert any(line.startswith(f"{session.choice.seats[0].name}: {word}") for line in heard)


def test_every_command_that_asks_about_the_table_has_a_key_and_a_spoken_answer(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.plate.ready.click()
    heard, actions = announcements_of(page), program.window.menus.actions
    word = page.running.session.moment.history[-1].words[0]
    answers = {}
    for number, name in enumerate(ANSWERS, 2):
        key = "Shift+F4" if name == "say-spelled" else f"F{number}"
        assert actions[name].shortcut() == QKeySequence(key)
        assert f"{key}\t" in shortcut_lines(actions)
        heard.clear()
        actions[name].trigger()
        assert len(heard) == 1
        answers[name] = heard[0]
    assert "Ben to play" in answers["say-turn"]
    assert "in the deck" in answers["say-turn"]
    letters = [piece.letters for piece in page.felt.picture.within("hand")]
    assert answers["say-hand"].endswith(f": {', '.join(letters)}.")
    assert word in answers["say-words"]
    assert "Ann, " in answers["say-scores"]
    assert "cards not seen: A " in answers["say-unseen"]
    assert answers["say-acts"].startswith(f"Ann: {word}")
    assert answers["say-verdict"] == f"{page.line.text()}\n{page.verdict.spoken}"
    assert page.verdict.sentences == (happened_text(page.game.moment),)


def test_spoken_answers_while_no_hand_is_open_name_only_cards_that_everybody_can_see(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    heard = announcements_of(page)
    page.game.pressing.toggle_pause()
    heard.clear()
    for name in ANSWERS:
        program.window.menus.actions[name].trigger()
    assert heard.count("No hand is open.") == 3
    assert not [line for line in heard if "hidden" in line]
    assert "Nothing lies on the table." in heard


def test_no_spoken_answer_reveals_a_table_hidden_by_a_pause(program, announcements_of):
    program.file.change(games={"split-run": GameSetting(people("split-run").seats, {"seconds": 60})})
    page = deal(program, "split-run", seed=7, alone=True)
    heard = announcements_of(page)
    page.game.pressing.toggle_pause()
    heard.clear()
    for name in ANSWERS:
        program.window.menus.actions[name].trigger()
    assert heard == ["The table is hidden."] * len(ANSWERS)


def test_the_rules_open_at_the_sentence_that_the_verdict_bar_refers_to(program):
    page = deal(program, "split-run", seed=7)
    page.running.session.gestures.type_letter(page.running.session.seen.seats[0].hand[0].face)
    asked: list[str] = []
    program.reading.show_rules_here = asked.append
    program.window.menus.actions["rules"].trigger()
    assert asked == [page.verdict.code]
    assert asked[0]
    page.running.session.cancel()
    program.window.menus.actions["rules"].trigger()
    assert asked[1] == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt announces by itself")
def test_going_to_another_page_and_back_does_not_repeat_an_announcement(program):
    """A screen reader reads each label that appears, and all labels of a page appear together with the page."""
    page = deal(program, "split-run", seed=7)
    shown: list[str] = []
    page.felt.say("Ann has laid FRIEND")
    for label in program.window.findChildren(Announcement):
        label.installEventFilter(Watching(label, shown))
    program.leave_table()
    program.window.pages.setCurrentWidget(page)
    assert "Ann has laid FRIEND" not in shown
    page.felt.say("The table is hidden.")
    assert shown == []
    labels = program.window.findChildren(Announcement)
    assert [label.accessibleName() for label in labels if label.isVisible()] == ["The table is hidden."]


class Watching(QObject):
    def __init__(self, label: QWidget, shown: list[str]) -> None:
        super().__init__(label)
        self.shown = shown

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show:
            self.shown.append(watched.accessibleName())
        return False


def test_in_every_new_game_the_first_focused_card_is_in_the_hand(program):
    page = deal(program, "split-run", seed=7)
    page.felt.focus_stop("rival:1")
    page = deal(program, "real-value", seed=7)
    assert page.felt._cursor.at.zone.key == "hand"


def test_the_program_announces_secretly_chosen_cards_when_they_are_turned_face_up(program, announcements_of):
    page = deal(program, "four-rows", seed=7)
    heard, session = announcements_of(page), page.running.session
    for _ in range(2):
        session.submit(first_act(session))
        heard.clear()
        if session.veiled:
            page.plate.ready.click()
    ann, ben = (place.committed[0].face for place in session.state.seats)
    other = "Ann" if session.viewer else "Ben"
    assert len(heard) == 1
    assert f"chosen card, {other}: {ann if session.viewer else ben}" in heard[0]
    assert "before or after a row; name a word" in heard[0]


def test_the_program_announces_the_players_who_may_challenge_and_their_keys(program, announcements_of, qtbot):
    setting = GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), {"words": "challenge"})
    program.file.change(games={"split-run": setting})
    program.new.deal("split-run", 7)
    page = program.window.table
    page.running.session.lift_curtain()
    lay(page, first_act(page.running.session))
    heard, session = announcements_of(page), page.running.session
    page.plate.ready.click()
    QApplication.processEvents()
    challenge = f"{session.choice.seats[session.viewer].name} may challenge the last word: Challenge, Alt+C."
    assert [challenge in line for line in heard] == [True]
    program.window.menus.actions["say-verdict"].trigger()
    assert heard[1].endswith(challenge)
    keys = [QKeySequence.mnemonic(button.text()).toString() for button in page.buttons.buttons.values()]
    assert "Alt+C" not in keys
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_C, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: "challenge the last word?" in heard[-1])
    key = page.challenges.yes.text().partition("&")[2][0]
    assert key != "C"
    QTest.keyClick(program.window.windowHandle(), key.lower(), Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: session.match.moves[-1].act.verb == "challenge")


@pytest.mark.parametrize(
    ("record", "typed", "kind", "settled"),
    [
        (
            example("break-up", hands=["TRAINHOUSE", "EEEEEIIIII"], deck="AAAA", words="TRAIN HOUSE"),
            "TRAIN HOUSE",
            "keep",
            ["This word stays TRAIN", "This word stays HOUSE"],
        ),
        (
            example("ow", hands=["TRAINEEEEE", "EEEEEIIIII"], deck="OOOO", words="TRAIN"),
            "TRAIN",
            "consonant",
            ["Consonant to pass on N", "Consonant to pass on T"],
        ),
    ],
    ids=lambda value: value["game"] if isinstance(value, dict) else "",
)
def test_pressing_tab_announces_where_the_typed_word_is_laid(
    start, folders, announcements_of, record, typed, kind, settled
):
    """Typed letters alone do not show which word the player wants to change. Tab steps through the possibilities, and
    the program announces each of them."""
    path = folders / "game.wordfelt"
    path.write_text(json.dumps(record))
    page = start(path).window.table
    session = page.running.session
    session.lift_curtain()
    heard = announcements_of(page)
    for letter in typed:
        session.gestures.type_letter(letter)
    assert "Choose the " in heard[-1]
    assert not [line for line in heard if settled[0] in line or settled[1] in line]
    session.gestures.cycle(1)
    assert settled[0] in heard[-1]
    page.game.answer("verdict")
    assert settled[0] in heard[-1]
    part = next(part for part in page.choices.parts if part.choice.kind == kind)
    other = next(value for value, text in part.choice.options if text == settled[1].split()[-1])
    heard.clear()
    part.buttons[other].click()
    assert [line for line in heard if settled[1] in line] == heard[:1]


def test_the_program_announces_that_a_player_has_requested_a_letter(program, announcements_of):
    page = deal(program, "pluck-it")
    heard = announcements_of(page)
    for letter in "QK":
        page.running.session.gestures.type_letter(letter)
        assert heard[-1].endswith(f"Ask for {letter}")


def test_the_program_announces_words_laid_in_secret_when_they_are_turned_face_up(program, announcements_of):
    page = deal(program, "profit-and-loss")
    session = page.running.session
    session.submit(first_act(session))
    session.lift_curtain()
    ann, ben = [session.choice.seats[seat].name for seat in (1 - session.viewer, session.viewer)]
    heard = announcements_of(page)
    session.submit(first_act(session))
    if session.veiled:
        page.plate.ready.click()
    first, second = [entry.words[0] for entry in session.state.log[:2]]
    assert len(heard) == 1
    assert f"{ann}: {first}" in heard[0]
    assert heard[0].count(first) == 1
    assert f"{ben}: {second}" in heard[0]


def test_setting_a_card_apart_for_a_trade_announces_all_cards_set_apart_so_far(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    heard = announcements_of(page)
    cards = page.felt.picture.within("hand")[:2]
    for card in cards:
        target = next(
            target for target in page.felt.ask_targets(card.key) if target.way is DropWay.ZONE and target.legal
        )
        page.felt.dropped.emit(card.key, target)
    assert len(heard) == 2
    assert heard[0].endswith(f": {cards[0].letters}")
    assert ".." not in heard[0]
    assert heard[1].endswith(f": {cards[0].letters}, {cards[1].letters}")


def test_the_program_announces_each_notice_that_it_shows(program, monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr(program.window._announcer, "say", heard.append)
    program.window.tell("The game was put away.")
    program.window.tell("The settings cannot be saved.")
    assert heard == ["The game was put away.", "The settings cannot be saved."]


@pytest.mark.skipif(not can_explain(), reason="without meanings there is no menu")
def test_shift_f10_opens_the_menu_of_a_word_with_its_first_entry_chosen(program, qtbot):
    page = deal(program, "split-run", seed=7, alone=True)
    lay(page, first_act(page.running.session))
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    page.felt.setFocus()
    stop = next(stop for stop in page.felt._cursor.stops if stop.zone.kind is Kind.WORD)
    page.felt.focus_stop(stop.key)
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.activeAction() is menu.actions()[0]
    menu.close()


def test_enter_presses_the_challenge_button_that_tab_has_reached(program):
    setting = GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), {"words": "challenge"})
    program.file.change(games={"split-run": setting})
    page = deal(program, "split-run", seed=7, alone=True)
    lay(page, first_act(page.running.session))
    page.plate.ready.click()
    QTest.keyClick(page.challenges.buttons[0], Qt.Key.Key_Return)
    QTest.keyClick(page.challenges.yes, Qt.Key.Key_Return)
    assert page.running.session.match.moves[-1].act.verb == "challenge"


def test_a_rematch_is_announced_only_once(program, announcements_of):
    page = deal(program, "split-run", seed=7, alone=True)
    page.running.session.resign(0)
    assert page.running.session.state.over
    heard = announcements_of(page)
    page.final.foot.rematch.click()
    assert len(heard) == 1
    assert "to play" in heard[0]


def test_opening_and_closing_the_side_panels_is_announced(program, announcements_of):
    heard = announcements_of(deal(program, "split-run", seed=7))
    for _ in range(2):
        program.window.menus.actions["panels"].trigger()
    assert heard == ["The panels are shown.", "The panels are hidden."]


def test_the_program_announces_when_a_players_time_is_running_out(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    heard = announcements_of(page)
    for seconds in range(31, -2, -1):
        page.running.ticked.emit(seconds)
    assert heard == ["30 seconds left", "10 seconds left", "5 seconds left"]


def test_tab_goes_through_the_table_sheet_seat_by_seat(program):
    seats = table_sheet(program).seats
    seats.computer.click()
    order, widget = [], seats.person
    while widget is not seats.rows[2].level:
        order.append(widget)
        widget = widget.nextInFocusChain()
        assert len(order) < 80
    stops = [one for one in order if one.accessibleName() and one.focusPolicy() != Qt.FocusPolicy.NoFocus]
    assert [one.accessibleName() for one in stops if isinstance(one, QLineEdit | QPushButton)] == [
        "One more person",
        "One more computer player",
        *[name.format(seat) for seat in (1, 2, 3) for name in ("Name at seat {}", "Move seat {} up", "Remove seat {}")],
    ]


def test_in_shout_the_spoken_answer_about_words_lists_only_the_cards_in_alphabetical_order(program, announcements_of):
    page = deal(program, "shout", seed=7)
    for _ in range(3):
        page.running.session.press("deal")
    heard = announcements_of(page)
    program.window.menus.actions["say-words"].trigger()
    cards = [piece.letters or piece.face for piece in page.felt.picture.within("row")]
    assert len(cards) == 3
    assert heard == [", ".join(sorted(cards))]


def test_the_result_of_a_search_in_the_gallery_is_announced(program, monkeypatch):
    heard: list[str] = []
    gallery = program.window.gallery
    say = gallery._announcer.say

    def listening(text: str) -> None:
        heard.append(text)
        say(text)

    monkeypatch.setattr(gallery._announcer, "say", listening)
    gallery.search.setText("split")
    gallery.search.setText("split ")
    assert heard == ["2 games: Split Run"]  # nothing more is announced, because the search still finds the same games
    gallery.search.setText("split off")
    assert heard[-1] == "1 game: Split Off"
    gallery.search.setText("splat")
    assert heard[-1] == gallery.nothing.text()


def test_text_typed_after_ctrl_f_replaces_the_previous_search_text(program, qtbot):
    gallery = program.window.gallery
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    gallery.search.setText("shout")
    gallery.list.setFocus()
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(gallery.search, "take")
    assert gallery.search.text() == "take"


def test_the_table_never_gets_the_focus_while_it_is_hidden(program, monkeypatch):
    """If the hidden table got the focus, Qt would report the table to a screen reader although the focus stays on the
    button that shows the table again."""
    page = deal(program, "split-run", seed=7)
    given: list[bool] = []
    real = page.felt.setFocus

    def giving(*why: object) -> None:
        given.append(page.felt.isVisible())
        real(*why)

    monkeypatch.setattr(page.felt, "setFocus", giving)
    click(page.buttons.buttons["pass"])
    assert page.running.session.veiled
    page.plate.ready.click()
    page.game.pressing.toggle_pause()
    page.game.pressing.undo()
    page.history.left.emit()
    page.game.pressing.toggle_pause()
    page.history.left.emit()
    assert given
    assert all(given)


def test_flip_cards_and_two_letter_cards_have_different_spoken_names(in_english):
    assert spoken_card(Card(1, "ST", "ST", 0)) == "S T"
    assert spoken_card(Card(1, "JX", "", 0)) == "flip card, J or X"
    assert spoken_card(Card(1, "JX", "X", 0)) == "flip card, J or X, as X"
    assert spoken_card(Card(1, "?", "", 0)) == "wild card"
    assert spoken_card(Card(1, "K", "K", 4)) == "K, 4 points, red"


def test_pressing_tab_announces_another_way_to_lay_the_same_word(start, folders, announcements_of):
    path = folders / "game.wordfelt"
    record = example("full-deck", hands=["? E A T R N S L", "E E E E I I I I"], deck="O O", words="EAT")
    path.write_text(json.dumps(record))
    page = start(path).window.table
    heard, session = announcements_of(page), page.running.session
    session.lift_curtain()
    for letter in "EAT":
        session.gestures.type_letter(letter)
    ways = [heard[-1]]
    for _ in range(2):
        session.gestures.cycle(1)
        ways.append(heard[-1])
    page.game.answer("verdict")
    assert "wild card as" in heard[-1]
    assert len(set(ways)) == 3
    assert [way for way in ways if "wild card as" in way] == ways[1:]


def test_the_focused_rematch_button_announces_the_result_of_the_game(program):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    lay(page, first_act(session))
    session.resign(1)
    assert session.state.over
    page.felt.finish_motion()  # skips the animation in which the felt shows the cards left in the hands
    told = QAccessible.queryAccessibleInterface(page.final.foot.rematch).text(QAccessible.Text.Description)
    assert told.startswith(f"Ben: resigned. Winner: Ann. {page.final.why.text()} 1. Ann, ")
    assert told.endswith("2. Ben, 0 points, resigned.")
    assert QAccessible.queryAccessibleInterface(page.final).role() is QAccessible.Role.Section
    labels = [QAccessible.queryAccessibleInterface(label).text(NAME) for label in page.final.findChildren(QLabel)]
    assert not [text for text in labels if "●" in text or "★" in text]


def test_a_list_that_gets_the_focus_announces_its_chosen_line(program, qtbot, monkeypatch):
    reported: list[tuple[QWidget, int]] = []
    monkeypatch.setattr(announce_row, "report_line", lambda view, row: reported.append((view, row)))
    gallery = program.window.gallery
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    gallery.choose("split-run")
    gallery.search.setFocus()
    gallery.list.setFocus()
    assert reported == []  # the line is announced only after Qt has reported the focus on the list
    qtbot.waitUntil(lambda: reported == [(gallery.list, gallery.list.currentIndex().row())])
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.plate.ready.click()
    page.history.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: reported[1:] == [(page.history, 0)])


def test_the_table_page_does_not_have_a_menu_bar_of_its_own(program):
    page = deal(program, "split-run", seed=7)
    assert page.menuWidget() is None


def test_a_screen_reader_finds_the_table_page_under_its_games_name_and_not_as_a_window(program):
    page = QAccessible.queryAccessibleInterface(deal(program, "split-run", seed=7))
    assert page.role() is QAccessible.Role.Section
    assert page.text(NAME) == "Split Run"


def test_the_prompt_announced_after_an_act_describes_the_new_position(program, announcements_of):
    page = deal(program, "positive-negative", seed=3)
    page.running.advice = Advice(None, wordless=True)
    heard = announcements_of(page)
    page.felt.activated.emit("pile:0")
    assert len(heard) == 1
    assert heard[0].startswith("Ann: took pile 1")
    assert "no word left" not in heard[0]


def test_the_spoken_answer_about_face_down_piles_gives_only_the_number_of_their_cards(program, announcements_of):
    page = deal(program, "positive-negative", seed=3)
    heard = announcements_of(page)
    program.window.menus.actions["say-words"].trigger()
    assert heard[0].startswith("pile, 1, 10 cards. pile, 2, ")


def test_tab_skips_side_panels_that_are_hidden_for_lack_of_room(program, qtbot):
    program.file.change(panels=True)
    page = deal(program, "split-run", seed=7)
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    program.file.change(text_size=250)
    qtbot.waitUntil(lambda: not page.docks.shown)
    page.felt.setFocus()
    found = []
    for _ in range(16):
        QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Tab)
        found.append(QApplication.focusWidget())
    assert page.head.back in found
    corners = [one.mapTo(program.window, QPoint(1, 1)) for one in found if one is not None]
    assert [corner for corner in corners if not program.window.rect().contains(corner)] == []
    program.file.change(text_size=100)
    qtbot.waitUntil(lambda: page.docks.shown and any(bar.count() for bar in page.findChildren(QTabBar)))
    page.felt.setFocus()
    found = []
    for _ in range(16):
        QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Tab)
        found.append(QApplication.focusWidget())
    assert any(isinstance(one, QTabBar) for one in found)


def test_the_focus_goes_directly_from_the_ready_button_of_the_curtain_to_the_table(program, qapp, qtbot):
    page = deal(program, "split-run", seed=7)
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    click(page.buttons.buttons["pass"])
    assert QApplication.focusWidget() == page.plate.ready
    went: list[QWidget | None] = []
    going = qapp.focusChanged.connect(lambda before, now: went.append(now))
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Return)
    qapp.disconnect(going)
    assert [one for one in went if one is not None] == [page.felt]


def test_a_screen_reader_that_asks_for_a_missing_child_widget_does_not_get_a_widget(program):
    """A scroll bar may disappear after a screen reader has counted the child widgets; Qt's own code then read beyond
    the end of its list."""
    program.new.set_up("profit-and-loss")
    settings_sheet(program)
    deal(program, "split-run")
    areas = [widget for widget in QApplication.allWidgets() if isinstance(widget, QScrollArea | QGraphicsView)]
    assert {type(area).__name__ for area in areas} >= {"Pane", "FinalPage", "FeltView"}
    for area in areas:
        accessible = QAccessible.queryAccessibleInterface(area)
        # The class must be the one written in Python, because Qt's own class would crash in the next lines.
        assert isinstance(accessible, QAccessibleWidget)
        for beyond in (0, 1, 9):
            assert accessible.child(accessible.childCount() + beyond) is None


def test_the_time_left_is_announced_only_after_the_clock_has_started(program, announcements_of):
    page = deal(program, "split-run", seed=7)
    heard = announcements_of(page)
    page.running.clock.set(30)
    assert not heard
    page.running.clock.start(10)
    page.running.ticked.emit(10)
    assert heard[-1] == "10 seconds left"
