"""Tests a change of the language: the program rebuilds its windows, and every widget keeps its place and its state."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QWidget

from app.felt.cards import CardArt
from app.felt.view import FeltView
from app.windows.rules.page_texts import SHOW
from tests.shots.windows import mid_play
from tests.windows.conftest import deal, people


def settle():
    for _ in range(4):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def text_of(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.text() if isinstance(widget, QLabel | QLineEdit | QPushButton) else ""


def facts_about(widget: QWidget) -> tuple[object, ...]:
    scrolled = 0, 0
    if isinstance(widget, QAbstractScrollArea):
        scrolled = widget.horizontalScrollBar().value(), widget.verticalScrollBar().value()
    return (
        type(widget).__name__,
        widget.objectName(),
        text_of(widget),
        widget.accessibleName(),
        widget.toolTip(),
        not widget.isEnabled(),
        widget.hasFocus(),
        any(scrolled) and scrolled,
    )


def seen_in(window: QWidget) -> list[tuple[object, ...]]:
    """Describes each widget of a window that a player can see, hear or reach with the keyboard."""
    settle()
    seen = [
        facts_about(one) for one in window.findChildren(QWidget) if one.isVisibleTo(window) and one.window() is window
    ]
    return sorted([one for one in seen if one[0] != "Announcement" and (one[2] or one[3] or any(one[5:]))], key=str)


def speak(program, code):
    program.file.change(language=code)
    settle()


def keeps_its_state(program, window=None):
    """Changes the language and changes it back; checks that all widgets of the window are in the same state as at the
    beginning."""
    window = window or program.window
    if program.table.running is not None:
        program.table.running.autosave.wait()  # waits, because otherwise the save mark could change during the test
    # Answers requests for today's table now, because otherwise a worker could answer them at any time.
    program.days._know_day(program.days.today, None)
    program.days.show_again()
    before = seen_in(window)
    speak(program, "de")
    assert seen_in(window) != before
    speak(program, "en")
    after = seen_in(window)
    gone, new = [one for one in before if one not in after], [one for one in after if one not in before]
    assert not (gone or new), "\n".join(map(str, [*gone, "---", *new]))
    assert len(after) == len(before)


@pytest.fixture
def game(program):
    program.file.change(language="en", panels=True)
    settle()

    def dealt(name, **settings):
        page = deal(program, name, **settings)
        settle()
        return page

    return dealt


def test_a_change_of_language_keeps_the_search_and_the_chosen_game_and_the_scroll_position_and_the_focus(program):
    speak(program, "en")
    program.window.resize(900, 600)
    gallery = program.window.gallery
    gallery.filter.setCurrentIndex(2 + 2)
    gallery.choose("shout")
    gallery.list.verticalScrollBar().setValue(60)
    gallery.setup.setFocus()
    keeps_its_state(program)
    gallery = program.window.gallery
    assert (gallery.current, gallery.filter.currentIndex()) == ("shout", 4)
    gallery.search.setText("run")
    keeps_its_state(program)
    assert program.window.gallery.search.text() == "run"


def test_a_change_of_language_keeps_the_answers_on_the_sheets_of_the_gallery(program):
    speak(program, "en")
    program.window.gallery.ask_which()
    program.window.gallery.sheet.boxes[1].setCurrentIndex(2)
    keeps_its_state(program)
    program.new.set_up("eight-it-all")
    sheet = program.window.gallery.sheet
    sheet.fields["stall"].set(7)
    sheet.code.setText("77")
    sheet.code.setFocus()
    said = sheet.options
    keeps_its_state(program)
    assert program.window.gallery.sheet.options == said
    program.new.change_table()
    sheet = program.window.gallery.sheet
    sheet.seats.computer.click()
    table = sheet.table
    keeps_its_state(program)
    assert program.window.gallery.sheet.table == table


def test_a_change_of_language_keeps_the_laid_cards_and_the_focus_of_a_game(program, game):
    page = game("split-run")
    session = page.running.session
    hand = session.seen.seats[0].hand
    QTest.keyClicks(page.felt, "".join([card.face for card in hand[:2]]))
    QTest.keyClick(page.felt, Qt.Key.Key_Up)
    attention, draft = page.felt.attention, session.draft
    keeps_its_state(program)
    page = program.window.table
    assert page.running.session is session
    assert page.felt.hasFocus()
    assert session.draft == draft
    assert page.felt.attention == attention


@pytest.mark.parametrize("name", ["leftovers", "four-rows", "full-deck"])
def test_a_change_of_language_keeps_the_emblem_on_the_cloth_and_the_places_of_the_cards(program, name):
    mid_play(program, name, moves=7)
    settle()
    felt = program.window.table.felt
    before, places = felt.viewport().grab().toImage(), felt.cloth.placements
    speak(program, "de")
    speak(program, "en")
    felt = program.window.table.felt
    assert felt.cloth.placements == places
    assert felt.viewport().grab().toImage() == before


@pytest.mark.parametrize("name", ["split-run", "four-rows"])
def test_a_change_of_language_lays_the_felt_only_once(program, game, name, monkeypatch):
    game(name)
    settle()
    lays, lay = [], FeltView._lay

    def counted(felt, *args, **how):
        lays.append(felt)
        lay(felt, *args, **how)

    monkeypatch.setattr(FeltView, "_lay", counted)
    speak(program, "de")
    assert lays == [program.window.table.felt]


def test_a_change_of_language_paints_no_picture_of_a_card_anew(program, monkeypatch):
    mid_play(program, "full-deck", moves=5)
    settle()
    painted = []
    monkeypatch.setattr(CardArt, "_painted", lambda art, look, pixels: painted.append(look))
    speak(program, "de")
    assert not painted


def test_a_game_can_be_played_on_after_a_change_of_language(program, game):
    page = game("split-run")
    running = page.running
    speak(program, "de")
    page = program.window.table
    assert page.running is running
    page.game.session.press("pass")
    settle()
    assert page.history.count()
    assert len(running.session.match.moves) >= 1
    page.head.undo.click()
    settle()
    assert program.window.pages.currentWidget() is page


@pytest.mark.parametrize("name", ["shout", "four-rows", "full-deck", "leftovers"])
def test_a_change_of_language_keeps_the_state_of_each_kind_of_game(program, game, name):
    page = game(name)
    if page.running.is_shout:  # pauses the game, because otherwise Shout! would deal cards during the test
        page.game.pressing.toggle_pause()
    keeps_its_state(program)


def test_a_change_of_language_keeps_the_state_of_a_pause_and_a_final_page_and_a_film_and_the_coach(program, game):
    page = game("split-run")
    page.game.pressing.toggle_pause()
    keeps_its_state(program)
    page = program.window.table
    page.game.pressing.toggle_pause()
    page.running.session.press("pass")
    settle()
    page.running.session.resign(0)
    settle()
    keeps_its_state(program)
    page = program.window.table
    assert page.shows_end
    page.game.play_film()
    page.running.film.halt()
    page.running.film.go_to(1)
    keeps_its_state(program)
    page = program.window.table
    assert page.film_bar.isVisible()
    page.film_bar.close_film.click()
    settle()
    assert not page.film_bar.isVisible()
    keeps_its_state(program)


def test_a_change_of_language_keeps_the_results_of_the_coach(program, game, qtbot):
    page = game("ow")
    page.running.session.press("pass")
    page.running.session.resign(0)
    settle()
    page.game.after_game.show_turns()
    qtbot.waitUntil(lambda: not page.coach.working, timeout=90_000)
    turns = list(page.coach.turns)
    page.coach.list.setCurrentRow(0)
    keeps_its_state(program)
    page = program.window.table
    assert page.coach.turns == turns
    page.coach.list.left.emit()
    assert page.game.moment.back is None


def test_a_change_of_language_on_the_statistics_page_keeps_the_game_at_the_table(program, game):
    page = game("split-run")
    running = page.running
    program.counting.show()
    keeps_its_state(program)
    program.window.statistics.back.click()
    settle()
    page = program.window.table
    assert program.window.pages.currentWidget() is page
    assert page.running is running


def test_after_a_change_of_language_the_curtain_still_hides_the_next_hand(program, game):
    program.file.change(games={"split-run": people("split-run", 2)})
    program.new.deal("split-run", 3)
    settle()
    page = program.window.table
    assert page.plate.isVisible()
    keeps_its_state(program)
    page = program.window.table
    assert page.plate.ready.hasFocus()
    page.plate.ready.click()
    settle()
    assert not page.plate.isVisible()


def test_a_change_of_language_keeps_the_rules_page_with_its_scroll_position_search_and_small_table(program):
    speak(program, "en")
    program.reading.show_rules("take-6")
    rules = program.reading.rules
    rules.read("split-run")
    settle()
    rules.view.verticalScrollBar().setValue(120)
    keeps_its_state(program, rules)
    assert [visit.name for visit in rules.visits] == ["take-6", "split-run"]
    rules.view.followed.emit(QUrl(f"{SHOW}:3"))
    settle()
    program.reading.small.page().felt.finish_motion()
    program.reading.small.running.film.halt()
    keeps_its_state(program, rules)
    assert program.reading.small.running is not None


def test_a_change_of_language_keeps_the_open_text_page_and_the_shown_notice(program):
    speak(program, "en")
    program.reading.show_about()
    program.window.tell("Something")
    keeps_its_state(program)
    assert program.window.notice.isVisible()


def test_if_text_size_and_language_change_together_the_text_size_changes_before_the_windows_are_rebuilt(
    program, qapp, monkeypatch
):
    """In the other order some widgets, such as the labels below the tabs of the statistics, would keep the old text
    size."""
    built = []
    build = program._build_anew

    def build_anew():
        built.append(qapp.font().pixelSize())
        build()

    monkeypatch.setattr(program, "_build_anew", build_anew)
    program.file.change(text_size=150)
    program.file.change(text_size=100, language="de")
    assert built == [14]
