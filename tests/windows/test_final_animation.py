"""Tests the animation of the final page: the cards of the table are dealt into rows of words, and any input ends the
animation."""

import json

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.library.people import Person
from app.library.results import PlayerResult, Result
from app.session.phase import Phase
from app.windows.scanning.spots import key_of, sight
from app.windows.table.meaning_card import TextCard
from tests.windows.conftest import deal, settle
from tests.windows.test_table import first_act, lay

NAMES = ("Ann", "Ben")
CUT = {"first": 1, "table": ["UNCORK"], "hands": ["ITSEAEANOD", "SMREADANOU"]}


@pytest.fixture
def ended(start, folders):
    """Returns a function that opens a game in which Ann has split a word and Ben has resigned, and returns the table's
    page. The function's argument is the animation setting."""

    def ending(motion="normal"):
        path = folders / "over.wordfelt"
        moves = ["play 1: U N +I +T | C O R K +S"]
        path.write_text(
            json.dumps({"wordfelt": 1, "game": "split-run", "players": NAMES, "moves": moves, "setup": CUT})
        )
        program = start(path, motion=motion)
        page = program.window.table
        page.running.session.resign(1)
        page.felt.finish_motion()  # skips the animation in which the felt shows the cards left in the hands
        return page

    return ending


def arrived_cards(page):
    """The number of cards that have arrived in each row of words; None for a row that is complete."""
    return [shown.cards.lying for shown in (page.final.play, *page.final.best_words)]


def test_the_final_page_deals_the_cards_of_the_best_words_and_then_shows_the_captions(ended, qtbot):
    page = ended("fast")
    final = page.final
    assert final.is_dealing
    assert final.play.cards.lying == 0
    assert final.play.caption.isHidden()
    qtbot.waitUntil(lambda: final._dealing.running)
    assert len(final._dealing._flying) > len(final.play.cards._words)
    qtbot.waitUntil(lambda: not final.is_dealing, timeout=10_000)
    assert arrived_cards(page) == [None] * 4
    assert not final.play.caption.isHidden()
    assert final._dealing.isHidden()


def test_the_final_page_of_a_game_without_points_shows_the_longest_words_but_not_a_curve_of_scores(
    start, folders, qtbot
):
    setup = {"first": 1, "hands": ["KITHOMESLN", "EMREADANOU", "TREADANOUI"]}
    moves = ["play KIT", "pass", "play 1: K I T/T"]
    data = {"wordfelt": 1, "game": "tricked-out", "players": ["Ann", "Ben", "Cyd"], "moves": moves, "setup": setup}
    path = folders / "knockout.wordfelt"
    path.write_text(json.dumps({**data, "options": {"mode": "knockout"}}))
    page = start(path, motion="fast").window.table
    session = page.running.session
    session.lift_curtain()
    session.press("pass")
    page.felt.finish_motion()
    assert session.state.over
    assert page.final.heading.text() == "Longest words"
    qtbot.waitUntil(lambda: page.final._dealing.running)
    qtbot.waitUntil(lambda: not page.final.is_dealing, timeout=10_000)
    assert page.final.curve.isHidden()


def test_with_animations_off_the_final_page_shows_all_words_immediately(ended):
    page = ended("none")
    assert not page.final.is_dealing
    assert arrived_cards(page) == [None] * 4
    assert page.final.curve._drawn == 1


@pytest.mark.parametrize("how", ["key", "press", "switch"])
def test_any_input_ends_the_animation_of_the_final_page(ended, qtbot, how):
    page = ended("slow")
    qtbot.waitUntil(lambda: page.final._dealing.running)
    if how == "key":
        QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Shift)
    elif how == "press":
        qtbot.mouseClick(page.glass, Qt.MouseButton.LeftButton, pos=page.rect().center())
    else:
        page.finish_motion()
    assert not page.final.is_dealing
    assert arrived_cards(page) == [None] * 4
    assert page.final.curve._drawn == 1
    assert page.shows_end
    assert page.glass.isHidden()


def test_the_key_that_ends_the_animation_of_the_final_page_does_not_also_press_a_button(ended, qtbot):
    page = ended("slow")
    qtbot.waitUntil(lambda: page.final._dealing.running)
    running = page.running
    page.final.finish_motion()
    qtbot.keyClick(page.final.foot.rematch, Qt.Key.Key_Return)
    assert page.running is running


def test_a_final_page_that_is_shown_again_is_not_animated_again(ended, qtbot):
    page = ended("normal")
    page.finish_motion()
    page.final.foot.table.click()
    page.head.result.click()
    assert page.shows_end
    assert not page.final.is_dealing


class Painted(QObject):
    """An event filter that counts paint events."""

    def __init__(self):
        super().__init__()
        self.count = 0

    def eventFilter(self, watched, event):
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.mark.painted
def test_the_final_page_is_not_painted_again_after_its_animation(ended, qtbot):
    page = ended("fast")
    qtbot.waitUntil(lambda: not page.final.is_dealing, timeout=10_000)
    qtbot.waitUntil(lambda: not page.final._dealing.animator.moving, timeout=10_000)
    settle_events()
    counter = Painted()
    for widget in (page.final.viewport(), page.final.curve, page.final.play, page.final._dealing):
        widget.installEventFilter(counter)
    qtbot.wait(300)
    assert counter.count == 0


def settle_events():
    for _ in range(5):
        QApplication.processEvents()


def test_the_final_page_shows_each_word_of_the_best_play_once(ended):
    page = ended("none")
    end = page.game.moment.end
    assert [word.text for word in end.play.words] == ["UNIT", "CORKS"]
    assert (end.play.points, end.play.seat) == (14, 0)
    assert page.final.play.spoken == "Best play +14 · Ann: UNIT and CORKS"
    assert end.dealt == ()
    assert page.final.heading.isHidden()


@pytest.mark.painted
def test_while_a_row_of_words_is_dealt_it_shows_only_the_cards_that_have_arrived(ended):
    page = ended("none")
    row = page.final.play
    paper = QColor(page.final._theme.face.top)

    def papered():
        picture = row.cards.grab().toImage()
        return sum(
            abs(picture.pixelColor(x, picture.height() * 3 // 4).red() - paper.red()) < 20
            for x in range(0, picture.width(), 2)
        )

    whole = papered()
    row.show_cards(0)
    assert papered() == 0
    row.show_cards(3)
    assert 0 < papered() < whole / 2


def test_players_can_open_the_meanings_of_words_on_the_final_page_by_keys_and_switch_devices(ended, qtbot):
    page = ended("none")
    row = page.final.play
    seen = []

    def walk(spots):
        for spot in spots:
            seen.append(spot.key)
            walk(spot.parts)

    walk(sight(page.window()).spots)
    assert key_of(row) in seen
    assert row.accessibleName() == "Best play +14, Ann: UNIT and CORKS"
    row.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(row, Qt.Key.Key_Space)
    card = next(one for one in row.findChildren(TextCard) if one.isVisible())
    assert "UNIT" in card.toPlainText()
    assert "CORKS" in card.toPlainText()
    qtbot.keyClick(card, Qt.Key.Key_Escape)


# ---- the turn that decided the game


def test_the_final_page_names_the_turn_that_decided_the_game_and_a_press_on_it_shows_that_turn(program):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    lay(page, first_act(session))
    page.plate.ready.click()
    for _ in range(2):
        session.submit(session.act_for("pass"), session.to_act[0])
        session.lift_curtain()
    while not session.state.over:
        session.press("pass", session.to_act[0])
        session.lift_curtain()
    final, end = page.final, session.moment.end
    assert end.decided is not None
    assert final.decided.text().startswith(f"Turn {end.decided.turn} decided: ")
    final.show_turn.click()
    assert session.moment.phase is Phase.FILM
    assert session.outlook.position == end.decided.index


# ---- personal bests


def test_a_personal_best_play_is_announced_immediately_and_a_personal_best_score_at_the_end(program, qtbot):
    ann = Person("a", "Ann")
    program.people.file.change(lambda people: (ann,))
    for number in range(3):
        part = PlayerResult("Ann", False, -90, person="a", look="first", best="IT", points=1, longest="IT", turns=2)
        parts = (part, PlayerResult("Bo", computer=True))
        program.counting.results.add(Result(f"{number}", "turnover", "2026-11-20", "finished", parts, unit="points"))
    page = deal(program, "turnover", seed=7, alone=True)
    session = page.running.session
    qtbot.waitUntil(lambda: bool(session.outlook.bests))
    heard = []
    page.felt.announce_all = lambda *said: heard.extend([text for _, text in said])
    session.submit(first_act(session))
    assert [text for text in heard if text.startswith("Personal best! Best play so far: ")]
    session.resign(0)
    settle(program)
    assert page.final.records.isVisible() == bool(session.moment.end.fallen)
    assert "Best play so far: " in page.final.records.text()
