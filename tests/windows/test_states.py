"""Tests that every menu entry and every button works in every state of the program, or is disabled and shows the
reason."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QMessageBox, QWidget

from app.base.settings import GameSetting, SeatSetting
from app.windows.gallery.tiles import FAVOURITES
from app.windows.menus import ANSWERS
from app.windows.widgets.text_page import TextPage
from tests.records.examples import example
from tests.windows.conftest import deal, leave, people
from tests.windows.test_table import first_act, first_word, lay


def press(program, name):
    program.window.menus.actions[name].trigger()


# ---- commands during a pause


def test_in_a_timed_game_the_final_page_shows_after_a_confirmed_resignation(program, qtbot):
    program.file.change(games={"split-run": GameSetting(people("split-run").seats, {"seconds": 60})})
    page = deal(program, "split-run", seed=7, alone=True)
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    press(program, "resign")
    qtbot.waitUntil(lambda: page.running.session.paused)  # waits, because the question pauses the game
    program.window.findChildren(QMessageBox)[-1].accept()
    qtbot.waitUntil(lambda: page.running.session.state.over)
    assert page.stage.currentWidget() is page.final


@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_a_timed_game_continues_after_a_question_was_answered(program, qtbot, answer):
    program.file.change(games={"split-run": GameSetting(people("split-run", 3).seats, {"seconds": 60})})
    page = deal(program, "split-run", seed=7, alone=True)
    page.plate.ready.click()
    session, before = page.running.session, page.running.session.viewer
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    press(program, "resign")
    qtbot.waitUntil(lambda: session.paused)
    getattr(program.window.findChildren(QMessageBox)[-1], answer)()
    qtbot.waitUntil(lambda: not session.paused)
    assert page.stage.currentWidget() is page.felt
    assert session.veiled is (answer == "accept")
    assert (session.viewer == before) is (answer == "reject")
    assert page.running.clock.running is (answer == "reject")


def test_closing_a_dialog_does_not_end_a_pause_that_the_player_has_begun(program, qtbot):
    program.file.change(games={"split-run": GameSetting(people("split-run").seats, {"seconds": 60})})
    page = deal(program, "split-run", seed=7, alone=True)
    page.game.pause()
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    press(program, "resign")
    box = program.window.findChildren(QMessageBox)[-1]
    qtbot.waitUntil(lambda: not program.window.isActiveWindow())
    box.reject()
    qtbot.wait(50)
    assert page.running.session.paused


@pytest.mark.parametrize("asked", ["button", "key"])
def test_undo_does_nothing_while_the_game_is_paused(program, asked):
    page = deal(program, "first-base")
    session = page.running.session
    lay(page, first_act(session))
    page.game.pressing.toggle_pause()
    assert not page.head.undo.isEnabled()
    page.head.undo.click() if asked == "button" else press(program, "undo")
    assert len(session.match.moves) == 1
    page.plate.ready.click()
    page.head.undo.click()
    assert not session.match.moves


def test_redo_does_nothing_while_the_game_is_paused(program):
    page = deal(program, "first-base")
    session = page.running.session
    lay(page, first_act(session))
    page.head.undo.click()
    page.game.pressing.toggle_pause()
    assert not page.head.redo.isEnabled()
    press(program, "redo")
    assert not session.match.moves


def test_typing_and_backspace_do_nothing_while_the_game_is_paused(program):
    """Backspace during a pause once raised an exception, because the program looked for words among hidden cards."""
    page = deal(program, "split-run", seed=7)
    gestures, drafting = page.running.session.gestures, page.running.session.drafting
    for letter in first_word(page)[:2]:
        gestures.type_letter(letter)
    typed = drafting.typed.text
    assert len(typed) == 2
    page.game.pressing.toggle_pause()
    gestures.erase()
    gestures.type_letter("A")
    assert not gestures.step_back()
    assert drafting.typed.text == typed
    page.plate.ready.click()
    gestures.erase()
    assert drafting.typed.text == typed[:1]


def test_the_sort_command_does_nothing_while_no_hand_is_open(program):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    lay(page, first_act(session))
    assert session.veiled
    press(program, "sort")
    page.plate.ready.click()
    hand = [piece.face for piece in page.felt.picture.within("hand")]
    assert hand == [card.face for card in session.seen.seats[session.viewer].hand]
    press(program, "sort")
    assert [piece.face for piece in page.felt.picture.within("hand")] == sorted(hand)


# ---- visits to another page


def test_the_panels_keep_their_places_after_a_visit_to_the_statistics_page(program):
    program.file.change(panels=True)
    deal(program, "split-run", seed=7)
    program.leave_table()
    page = deal(program, "split-run", seed=7)
    page.docks.panels[2].close()
    program.counting.show()
    program.window.statistics.back.click()
    assert page.docks.panels[2].isHidden()
    assert not page.docks.panels[1].isHidden()


def test_the_coachs_list_of_turns_does_not_change_during_a_visit_to_the_statistics_page(program):
    deal(program, "split-run", seed=7)
    program.leave_table()
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(0)
    page.final.foot.turns.click()
    program.counting.show()
    program.window.statistics.back.click()
    assert not page.docks.coach.isHidden()


# ---- the state of the gallery


def test_a_search_in_the_gallery_that_finds_nothing_does_not_choose_another_game(program, qtbot):
    gallery = program.window.gallery
    gallery.choose("split-run")
    qtbot.keyClicks(gallery.search, "zzz")
    assert not gallery.shown.rowCount()
    assert (gallery.current, gallery.name.text()) == ("split-run", "Split Run")
    gallery.deal.click()
    assert program.window.table.running.session.choice.game == "split-run"
    program.leave_table()
    gallery.search.clear()
    assert gallery.current == "split-run"
    assert gallery.list.currentIndex().data() == "Split Run"


def test_the_surprise_me_button_is_enabled_only_if_the_gallery_shows_at_least_two_games(program, qtbot):
    gallery = program.window.gallery
    assert gallery.surprise.isEnabled()
    for search, count in (("split r", 1), ("split", 2), ("zzz", 0)):
        gallery.search.setText(search)
        assert gallery.shown.rowCount() == count
        assert gallery.surprise.isEnabled() == (count > 1)


def test_when_no_favourite_game_is_left_the_favourites_filter_shows_a_sentence(program):
    program.file.change(favourites=("split-run",))
    gallery = program.window.gallery
    gallery.filter.setCurrentIndex(gallery.filter.findData(FAVOURITES))
    assert (gallery.shown.rowCount(), gallery.current) == (1, "split-run")
    assert gallery.nothing.isHidden()
    gallery.favour.click()
    assert not gallery.shown.rowCount()
    assert gallery.list.isHidden()
    assert not gallery.nothing.isHidden()
    assert gallery.name.text() == "Split Run"


def test_opening_the_setup_sheet_of_the_same_game_again_keeps_the_chosen_answers(program):
    gallery = program.window.gallery
    gallery.choose("split-run")
    press(program, "setup")
    sheet = gallery.side.currentWidget()
    sheet.fields["stall"].set(7)
    press(program, "setup")
    assert gallery.side.currentWidget() is sheet
    assert sheet.options == {"stall": 7}
    gallery.choose("5-up")
    press(program, "setup")
    assert gallery.side.currentWidget().game.id == "5-up"


# ---- other windows beside the table


def test_opening_a_text_page_that_is_already_open_does_not_open_a_second_window(program, qtbot):
    press(program, "shortcuts")
    press(program, "about")
    press(program, "shortcuts")
    pages = program.window.findChildren(TextPage)
    assert sorted(page.windowTitle() for page in pages) == ["Keys", "Wordfelt"]
    keys = next(page for page in pages if page.windowTitle() == "Keys")
    qtbot.waitUntil(lambda: QApplication.activeWindow() is keys)
    for page in pages:
        page.close()
    qtbot.waitUntil(lambda: not program.window.findChildren(TextPage))
    press(program, "shortcuts")
    (page,) = program.window.findChildren(TextPage)
    qtbot.keyClick(page, Qt.Key.Key_Escape)


# ---- entries of menus

MENU_OF_THE_MOMENT = {"undo", "redo", "hint", "become", "meaning", "pause", "sort", "resign"}


def offered(program, names=MENU_OF_THE_MOMENT):
    """The names among `names` of the menu entries that are enabled while the first menu is open."""
    menu = program.window.menus.menus[0]
    menu.aboutToShow.emit()
    found = {name for name in names if program.window.menus.actions[name].isEnabled()}
    menu.aboutToHide.emit()
    return found


def test_at_the_beginning_of_a_game_the_menu_enables_only_the_commands_that_are_possible(program):
    deal(program, "split-run", seed=7)
    assert offered(program) == {"hint", "pause", "sort", "resign"}


def test_the_menu_enables_undo_and_other_places_for_a_typed_word_only_while_letters_are_typed(start, folders, qtbot):
    path = folders / "game.wordfelt"
    record = example("full-deck", hands=["? E A T R N S L", "E E E E I I I I"], deck="O O", words="EAT")
    path.write_text(json.dumps(record))
    program = start(path)
    page = program.window.table
    page.running.session.lift_curtain()
    qtbot.keyClicks(page.felt, "eat")
    assert {"become", "undo"} <= offered(program)
    page.running.session.cancel()
    assert not {"become", "undo"} & offered(program)


def test_the_menu_does_not_offer_other_places_for_a_typed_word_that_has_only_one_place(program, qtbot):
    page = deal(program, "profit-and-loss", seed=3)
    qtbot.keyClicks(page.felt, first_word(page).lower())
    assert len(page.running.session.drafting.typed.ways) == 1
    assert "become" not in offered(program)


def test_after_the_end_of_a_game_every_command_that_asks_about_the_table_still_has_a_spoken_answer(program):
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(0)
    for name in ANSWERS:
        page.felt.say("?")
        press(program, name)
        assert page.felt._announcer.said != "?", name
    press(program, "say-turn")
    assert page.felt._announcer.said == "The game is over."


def test_a_menu_offers_the_meaning_of_words_on_the_table(program):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.plate.ready.click()
    assert offered(program) == {"hint", "meaning", "pause", "sort", "resign"}


@pytest.mark.parametrize("cover", ["curtain", "pause"])
def test_while_hands_are_hidden_or_the_game_is_paused_the_menu_enables_only_pause_and_resign(program, cover):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    if cover == "pause":
        page.plate.ready.click()
        press(program, "pause")
    assert page.running.session.hidden
    assert offered(program) == {"pause", "resign"}


@pytest.mark.parametrize(
    ("state", "name", "why"),
    [
        ("dealt", "undo", "Nothing has been played yet."),
        ("dealt", "redo", "Nothing has been taken back."),
        ("dealt", "become", "Lay or type a part of a word first."),
        ("dealt", "meaning", "There is no word to explain."),
        ("played", "undo", "A card from the deck has been seen since then."),
        ("paused", "hint", "The game is paused."),
        ("between", "sort", "No hand is open."),
        ("over", "resign", "The game is over."),
        ("dealt", "code", "The code would give away hidden cards. You can copy it when the game is over."),
        ("gallery", "save", "Only at a table."),
        ("table", "setup", "Only in the gallery."),
        ("gallery", "gallery", "You are there already."),
    ],
)
def test_a_disabled_menu_entry_shows_the_reason(program, state, name, why):
    page = deal(program, "split-run", seed=7)
    if state in ("played", "between", "paused"):
        lay(page, first_act(page.running.session))
    if state in ("played", "paused"):
        page.plate.ready.click()
    if state == "paused":
        page.game.pressing.toggle_pause()
    if state == "over":
        page.running.session.resign(0)
    if state == "gallery":
        program.leave_table()
    menus = program.window.menus
    menu = next(menu for menu in menus.menus if menus.actions[name] in menu.actions())
    menu.aboutToShow.emit()
    assert menu.toolTipsVisible()
    assert not menus.actions[name].isEnabled()
    assert menus.actions[name].toolTip() == why
    assert all(action.isEnabled() or action.toolTip() or action.isSeparator() for action in menu.actions())


def test_disabled_buttons_above_the_felt_show_the_reason(program):
    page = deal(program, "split-run", seed=7)
    assert page.head.undo.toolTip() == "Nothing has been played yet."
    assert page.head.hint.toolTip().startswith("A step each time")
    page.running.session.resign(0)
    assert page.head.hint.toolTip() == "The game is over."


def test_after_the_end_of_a_game_the_menu_does_not_enable_moves(program):
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(0)
    assert page.stage.currentWidget() is page.final
    assert not offered(program)


def test_in_a_game_without_hands_the_menu_does_not_enable_sorting(program):
    deal(program, "shout", seed=4)
    assert offered(program) == {"pause", "resign"}


def code_is_copied(program) -> bool:
    """Whether the command copies a deal code. Also checks that the menu enables the command only if it does."""
    offers = "code" in offered(program, {"code"})
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("as before")
    program.window.table.felt.say("?")
    press(program, "code")
    said = program.window.table.felt._announcer.said
    refused = (
        said == "Copy the deal code: The code would give away hidden cards. You can copy it when the game is over."
    )
    assert (clipboard.text() == "as before") == refused == (not offers)
    return offers


@pytest.mark.parametrize(
    ("game", "seats", "given"),
    [
        ("first-base", ["human"], True),
        ("split-run", ["human", "human"], False),
        ("split-run", ["human", "computer"], False),
        ("four-rows", ["human", "human"], False),
        ("starter", ["human", "human"], True),
        ("shout", ["human", "human"], True),
    ],
)
def test_the_deal_code_can_be_copied_only_if_no_player_holds_hidden_cards(program, game, seats, given):
    names = zip(("Ann", "Ben"), seats, strict=False)
    program.file.change(games={game: GameSetting(tuple([SeatSetting(name, kind) for name, kind in names]))})
    page = deal(program, game, seed=8150, alone=True)
    assert code_is_copied(program) is given
    page.game.pressing.toggle_pause()
    assert code_is_copied(program) is given
    program.table.copy_code(page.running)
    assert (QGuiApplication.clipboard().text() == "8150") is given


def test_no_widget_shows_or_announces_the_deal_code_while_players_hold_hidden_cards(program):
    page = deal(program, "split-run", seed=8150)
    lay(page, first_act(page.running.session))
    program.new.set_up("split-run")
    assert program.window.gallery.sheet.code.text() == ""
    shown = [one.text() for kind in (QLabel, QLineEdit, QAbstractButton) for one in program.window.findChildren(kind)]
    every = program.window.findChildren(QWidget)
    told = [text for one in every for text in (one.toolTip(), one.accessibleName(), one.accessibleDescription())]
    assert not [text for text in (*shown, *told, program.window.windowTitle()) if "8150" in text]


def test_the_deal_code_can_be_copied_once_the_game_is_over(program):
    page = deal(program, "split-run", seed=8150)
    assert not code_is_copied(program)
    page.running.session.resign(0)
    assert code_is_copied(program)


def test_the_menu_does_not_enable_hints_if_hints_are_off(program):
    deal(program, "split-run", seed=7)
    program.file.change(hints="off")
    assert "hint" not in offered(program)


def test_the_commands_for_a_table_are_disabled_while_no_table_shows(program):
    page = deal(program, "split-run", seed=7)
    program.leave_table()
    actions = program.window.menus.actions
    assert not offered(program, {*MENU_OF_THE_MOMENT, "save", "panels", "say-turn", "gallery"})
    assert not any(action.isEnabled() for action in page.docks.actions())
    assert actions["setup"].isEnabled()
    program.new.deal("split-run", 7)
    assert all(action.isEnabled() for action in page.docks.actions())
    assert not actions["setup"].isEnabled()


def test_on_the_statistics_page_the_statistics_command_is_disabled(program):
    statistics = program.window.menus.actions["statistics"]
    assert statistics.isEnabled()
    statistics.trigger()
    assert not statistics.isEnabled()
    program.window.statistics.back.click()
    assert statistics.isEnabled()


def test_the_command_to_enlarge_or_reduce_letters_is_disabled_at_the_largest_or_smallest_size(program):
    actions = program.window.menus.actions
    for size, larger, smaller in ((80, True, False), (100, True, True), (250, False, True)):
        program.file.change(text_size=size)
        assert (actions["larger"].isEnabled(), actions["smaller"].isEnabled()) == (larger, smaller)


def test_two_commands_enlarge_and_reduce_the_letters_step_by_step(program):
    for name, size in (("larger", 115), ("larger", 130), ("smaller", 115), ("smaller", 100), ("smaller", 90)):
        press(program, name)
        assert program.file.settings.text_size == size


def test_a_command_turns_the_full_screen_on_and_off(program, qtbot):
    press(program, "fullscreen")
    qtbot.waitUntil(program.window.isFullScreen)
    press(program, "fullscreen")
    qtbot.waitUntil(lambda: not program.window.isFullScreen())


# ---- one game opened after another


def test_a_finished_game_opened_after_another_finished_game_shows_its_own_result(program, folders, qtbot):
    first = deal(program, "split-run", seed=7)
    first.running.session.resign(0)
    assert "Ben" in first.final.title.text()
    leave(program)
    other = deal(program, "5-up", seed=3)
    other.running.session.resign(1)
    assert "Ann" in other.final.title.text()
    leave(program)
    (path,) = (folders / "data" / "finished").glob("split-run*.wordfelt")
    program.waiting.open(path)
    page = program.window.table
    qtbot.waitUntil(lambda: page.isVisible())  # waits, because a worker thread reads the record
    assert page.stage.currentWidget() is page.final
    assert "Ben" in page.final.title.text()


@pytest.mark.parametrize("end", [True, False], ids=["final page", "pause"])
def test_a_language_chosen_on_the_statistics_page_also_changes_a_final_page_or_pause_at_the_table(program, end):
    page = deal(program, "split-run", seed=7)
    if end:
        page.running.session.resign(0)
    else:
        page.game.pressing.toggle_pause()

    def button():
        shown = program.window.table
        return shown.final.foot.rematch if end else shown.plate.ready

    before = button().text()
    program.counting.show()
    program.file.change(language="de")
    QApplication.processEvents()
    program.window.statistics.back.click()
    assert button().isVisible()
    assert button().text() != before
