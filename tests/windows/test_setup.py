"""Tests the set-up sheet of every game: it offers the options of the game, remembers them, and deals with them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QSpinBox, QStyleOptionComboBox, QWidget

from app.base import texts
from app.base.settings import CHILD, SEAT_COLOURS, GameSetting, SeatSetting, Settings
from app.library.deal_codes import FIRST_SEED, code_of
from app.library.tonight import HouseRules, Tonight
from app.session.match.dealing import deal, reopen
from app.session.match.view_data import GameChoice, SeatChoice
from app.windows.sheets.setup_sheet import SetupSheet
from engine.games import CATALOG, GAMES
from engine.match import chosen_options
from engine.records.record import record_of
from tests.tiers import usually_six
from tests.windows.conftest import moved_by_a_press


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_an_unchanged_setup_sheet_deals_the_game_with_its_usual_rules(qtbot, game):
    sheet = SetupSheet(game, Settings())
    qtbot.addWidget(sheet)
    assert sheet.options == {}
    of_table = {"words", "clock", "increment"} | ({"seconds"} if game.id not in ("shout", "four-rows") else set())
    assert set(sheet.fields) == {option.key for option in game.options} - of_table


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_every_variation_of_a_game_can_be_chosen_on_the_games_setup_sheet(qtbot, game):
    sheet = SetupSheet(game, Settings())
    qtbot.addWidget(sheet)
    for number, variation in enumerate(game.variations, 1):
        sheet.variation.setCurrentIndex(number)
        sheet.variation.activated.emit(number)
        assert sheet.options == dict(variation.options)
        assert chosen_options(game, sheet.options) == dict(variation.options)


@pytest.mark.parametrize("game", [game for game in CATALOG if game.variations], ids=lambda game: game.id)
def test_a_setup_sheet_that_is_opened_again_shows_the_variation_chosen_last(qtbot, game):
    for number, variation in enumerate(game.variations, 1):
        own = dict(variation.options)
        sheet = SetupSheet(game, Settings(options={game.id: own}))
        qtbot.addWidget(sheet)
        assert sheet.variation.currentIndex() == number
        assert sheet.options == own


def test_a_combination_of_two_variations_does_not_count_as_a_named_variation(qtbot):
    options: dict[str, str | int | bool | None] = {"link": "anywhere", "mode": "knockout"}
    sheet = SetupSheet(GAMES["last-man-standing"], Settings(options={"last-man-standing": options}))
    qtbot.addWidget(sheet)
    assert sheet.variation.currentIndex() == -1
    assert sheet.options == options


def test_a_deal_gives_a_player_the_extra_time_that_was_agreed(program):
    seats = (SeatSetting("Ann", time=150), SeatSetting("Ben"))
    program.file.change(games={"5-up": GameSetting(seats, {"seconds": 60, "first": "1"})})
    program.new.deal("5-up", 7)
    running = program.window.table.running
    assert running.clock.time_left == 90
    assert [player.time for player in running.session.match.header.players] == [1.5, 1]


def test_double_clicking_the_setup_button_does_not_deal_a_game(program, qtbot):
    """The sheet opens with its Deal button where the button Set up was, so the second click hits the Deal button."""
    program.new.set_up("split-run")
    sheet, dealt = program.window.gallery.side.currentWidget(), []
    sheet.deal_wanted.connect(lambda game, *how: dealt.append(game))
    double_click(sheet.deal)
    assert (dealt, program.window.gallery.side.currentWidget()) == ([], sheet)
    qtbot.mouseClick(sheet.deal, Qt.MouseButton.LeftButton)
    assert dealt == ["split-run"]


def double_click(button: QWidget) -> None:
    """Sends the second half of a double click to the widget that is then under the pointer, as Qt does."""
    point, left, none = QPointF(button.rect().center()), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held in ((QEvent.Type.MouseButtonDblClick, left), (QEvent.Type.MouseButtonRelease, none)):
        event = QMouseEvent(kind, point, button.mapToGlobal(point), left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(button, event)


def test_a_deal_uses_the_options_chosen_on_the_setup_sheet_and_remembers_them(program):
    program.new.set_up("eight-it-all")
    sheet = program.window.gallery.side.currentWidget()
    sheet.fields["target"].set(10)
    sheet.code.setText("4242")
    sheet.deal.click()
    match = program.window.table.running.session.match
    assert match.header.options == {"target": 10}
    assert match.header.seed == 4242
    assert program.file.settings.options["eight-it-all"] == {"target": 10}
    program.new.deal("eight-it-all")
    assert program.window.table.running.session.match.header.options == {"target": 10}


class Windows(QObject):
    """Records the windows that appear on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[QObject] = []

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(watched)
        return False


def test_opening_a_setup_sheet_does_not_briefly_show_another_window(program, qapp):
    windows = Windows()
    qapp.installEventFilter(windows)
    for game in ("5-to-5", "shout", "full-deck"):  # together these games have all kinds of options
        program.new.set_up(game)
    qapp.removeEventFilter(windows)
    assert not windows.shown


def test_opening_the_setup_sheet_sends_only_a_few_changes_to_a_screen_reader(program, monkeypatch):
    """A screen reader that gets hundreds of changes in a moment is silent for some time."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    heard: list[bool] = []
    ask = SetupSheet._ask

    def can_be_heard(sheet: QWidget) -> list[bool]:
        return [QAccessible.queryAccessibleInterface(part).isValid() for part in sheet.findChildren(QWidget)]

    def asking(sheet: SetupSheet) -> None:
        heard.extend(can_be_heard(sheet))
        ask(sheet)

    monkeypatch.setattr(SetupSheet, "_ask", asking)
    program.new.set_up("full-deck")
    assert len(heard) > 40
    assert sum(heard) == 0
    assert all(can_be_heard(program.window.gallery.side.currentWidget()))


def test_enter_in_the_field_for_the_deal_code_deals_the_cards_of_the_typed_code(program, qtbot):
    program.new.set_up("split-run")
    code = program.window.gallery.side.currentWidget().code
    qtbot.keyClicks(code, "77")
    qtbot.keyClick(code, Qt.Key.Key_Return)
    assert program.window.table.running.session.match.header.seed == 77


def test_a_deal_code_can_be_typed_in_upper_or_lower_case(program, qtbot):
    program.new.set_up("split-run")
    code = program.window.gallery.side.currentWidget().code
    seed = FIRST_SEED + 4711
    qtbot.keyClicks(code, code_of(seed).lower())
    assert code.text() == code_of(seed)
    qtbot.keyClick(code, Qt.Key.Key_Return)
    assert program.window.table.running.session.match.header.seed == seed


def test_the_setup_sheet_refuses_an_invalid_deal_code_and_gives_the_reason(program, qtbot):
    program.new.set_up("split-run")
    sheet = program.window.gallery.side.currentWidget()
    reason = "A deal code has eight letters and digits."
    qtbot.keyClicks(sheet.code, "k7O4")  # a deal code never contains the letter O
    assert sheet.code.text() == "K74"
    assert (sheet.deal.isEnabled(), sheet.deal.accessibleDescription()) == (False, reason)
    assert reason in [label.text() for label in sheet.findChildren(QLabel)]
    qtbot.keyClick(sheet.code, Qt.Key.Key_Return)
    assert program.window.table is None or program.window.table.running is None
    sheet.code.clear()
    assert (sheet.deal.isEnabled(), sheet.deal.accessibleDescription()) == (True, "")
    assert reason not in [label.text() for label in sheet.findChildren(QLabel)]


def test_a_combo_box_shows_a_triangle_that_points_down(program):
    box = program.window.gallery.findChildren(QComboBox)[0]
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    style = box.style()
    place = style.subControlRect(style.ComplexControl.CC_ComboBox, option, style.SubControl.SC_ComboBoxArrow, box)
    picture = box.grab(place & box.rect().adjusted(3, 3, -3, -3)).toImage()  # leaves out the outline of the box
    paper = picture.pixelColor(0, 0)
    rows = [
        sum(abs(picture.pixelColor(x, y).lightness() - paper.lightness()) > 60 for x in range(picture.width()))
        for y in range(picture.height())
    ]
    inked = [row for row in rows if row]
    assert inked[0] > inked[-1]
    assert inked == sorted(inked, reverse=True)


def test_the_setup_sheet_stays_open_if_its_game_cannot_be_dealt(program):
    program.tonight.file.change(lambda table: replace(table, rules=HouseRules(dictionary="own:0123456789abcdef")))
    program.new.set_up("split-run")
    gallery = program.window.gallery
    sheet = gallery.side.currentWidget()
    sheet.deal.click()
    assert "is missing" in program.window.notice.text()
    assert program.window.pages.currentWidget() is gallery
    assert gallery.side.currentWidget() is sheet
    program.tonight.file.change(lambda table: replace(table, rules=HouseRules()))
    sheet.deal.click()
    assert program.window.pages.currentWidget() is program.window.table
    assert gallery.sheet is None


def test_a_record_keeps_the_child_level_of_a_computer_player():
    seats = (SeatChoice("Ann"), SeatChoice("Ben", "computer", CHILD, ""))
    match, dictionary = deal(GameChoice("split-run", seats, seed=3))
    choice, _, _ = reopen(record_of(match, dictionary), SEAT_COLOURS)
    assert [(seat.kind, seat.level, seat.temperament) for seat in choice.seats][1] == ("computer", CHILD, "")


# ---- options with which nobody could play


def moves_ticked(sheet: SetupSheet) -> tuple[bool, set[str]]:
    """Whether the usual kinds of play are chosen, and the kinds of play whose boxes are ticked."""
    own, *boxes = sheet.fields["moves"].findChildren(QCheckBox)
    names = {texts.value_name("moves", letter): letter for letter in "AOGSD"}
    return own.isChecked(), {names[box.text()] for box in boxes if box.isChecked()}


def tick(sheet: SetupSheet, letters: str) -> None:
    own, *boxes = sheet.fields["moves"].findChildren(QCheckBox)
    own.setChecked(False)
    names = {texts.value_name("moves", letter): letter for letter in "AOGSD"}
    for box in boxes:
        box.setChecked(names[box.text()] in letters)


WITH_MOVES = [game for game in CATALOG if any(option.key == "moves" for option in game.options)]


@pytest.mark.parametrize("game", WITH_MOVES, ids=lambda game: game.id)
def test_the_usual_kinds_of_play_are_ticked_and_stay_ticked_when_the_player_wants_to_change_them(qtbot, game):
    sheet = SetupSheet(game, Settings())
    qtbot.addWidget(sheet)
    printed = set(next(option.printed for option in game.options if option.key == "moves"))
    assert moves_ticked(sheet) == (True, printed)
    sheet.fields["moves"].findChildren(QCheckBox)[0].click()
    assert moves_ticked(sheet) == (False, printed)
    assert (sheet.options, sheet.deal.isEnabled()) == ({}, True)


def test_the_setup_sheet_refuses_a_deal_if_no_permitted_kind_of_play_can_change_a_word_and_explains_why(qtbot):
    sheet = SetupSheet(GAMES["break-up"], Settings())
    qtbot.addWidget(sheet)
    dealt = []
    sheet.deal_wanted.connect(lambda *deal: dealt.append(deal))
    tick(sheet, "A")
    assert not sheet.deal.isEnabled()
    assert sheet.deal.toolTip() == sheet.fields["moves"].fault == "Here a word must be cut in two: permit Split, too."
    assert any(label.text() == sheet.fields["moves"].fault for label in sheet.fields["moves"].findChildren(QLabel))
    sheet._deal()  # tries to deal, as Enter does
    assert dealt == []
    tick(sheet, "SD")
    assert (sheet.deal.isEnabled(), sheet.deal.toolTip(), sheet.options) == (True, "", {"moves": "SD"})


def test_the_setup_sheet_disables_the_deal_if_nobody_could_play_with_the_saved_kinds_of_play(qtbot):
    sheet = SetupSheet(GAMES["take-6"], Settings(options={"take-6": {"moves": "O"}}))
    qtbot.addWidget(sheet)
    assert (moves_ticked(sheet), sheet.deal.isEnabled()) == ((False, {"O"}), False)
    sheet.fields["moves"].findChildren(QCheckBox)[0].click()
    assert (moves_ticked(sheet), sheet.deal.isEnabled()) == ((True, set("AOG")), True)


def test_if_the_players_agree_not_to_trade_all_other_questions_about_trades_are_disabled(qtbot):
    for game, hidden in (("leftovers", "stuck"), ("take-two", "stuck"), ("5-to-5", "trades"), ("first-base", "trades")):
        sheet = SetupSheet(GAMES[game], Settings())
        qtbot.addWidget(sheet)
        assert sheet.fields[hidden].isEnabled()
        sheet.fields["trade"].set("none")
        assert not sheet.fields[hidden].isEnabled()
        sheet.fields["trade"].set("usual")
        assert sheet.fields[hidden].isEnabled()
    sheet = SetupSheet(GAMES["3-4-5"], Settings())
    qtbot.addWidget(sheet)
    sheet.fields["trade"].set("none")
    assert sheet.fields["stuck"].isEnabled()  # stays enabled, because the option also applies to passes


def test_with_a_time_limit_the_setup_sheet_asks_who_holds_the_timer(qtbot):
    sheet = SetupSheet(GAMES["four-rows"], Settings())
    qtbot.addWidget(sheet)
    assert sheet.fields["timer"].isEnabled()
    sheet.fields["seconds"].set(None)
    assert not sheet.fields["timer"].isEnabled()


# ---- the players on the set-up sheet


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("split-run", "Ann · Ben · Bo (Steady)."),
        ("pluck-it", "Plays: Ann and Ben. Sits out: Bo."),
        ("first-base", "Plays: Ann. Sits out: Ben and Bo."),
    ],
)
def test_the_setup_sheet_names_the_players_of_the_game(qtbot, game, told):
    table = Tonight((SeatSetting("Ann"), SeatSetting("Ben"), SeatSetting("Bo", "computer")))
    sheet = SetupSheet(GAMES[game], Settings(), table)
    qtbot.addWidget(sheet)
    assert sheet.who.text() == told


def test_the_setup_sheet_offers_only_players_of_the_game_as_first_player(qtbot):
    table = Tonight((SeatSetting("Ann"), SeatSetting("Ben"), SeatSetting("Bo", "computer")))
    for game, count in (("split-run", 3), ("pluck-it", 2)):
        sheet = SetupSheet(GAMES[game], Settings(options={game: {"first": "3"}}), table)
        qtbot.addWidget(sheet)
        (box,) = sheet.fields["first"].findChildren(QComboBox)
        assert box.count() == 2 + count
        assert sheet.options == ({"first": "3"} if count == 3 else {})


# ---- widgets keep their places


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_a_widget_on_a_setup_sheet_does_not_move_when_it_is_pressed(qtbot, game):
    """Ticking the box of a limit once moved the field of the limit by 144 pixels."""
    sheet = SetupSheet(game, Settings(), Tonight((SeatSetting("Ann"), SeatSetting("Ben"))))
    qtbot.addWidget(sheet)
    sheet.resize(400, 700)
    sheet.show()
    assert moved_by_a_press(sheet) == []


def test_a_number_field_is_high_enough_for_letters_of_the_largest_size(program):
    program.file.change(text_size=250)
    program.new.set_up("four-rows")
    QApplication.processEvents()
    spins = [spin for spin in program.window.gallery.sheet.findChildren(QSpinBox) if spin.isVisible()]
    assert spins
    assert [spin.height() for spin in spins] == [spin.sizeHint().height() for spin in spins]
