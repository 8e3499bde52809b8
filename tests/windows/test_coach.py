"""Tests the coach, which reviews a finished game: it shows the best plays turn by turn, and for a solo game the best
possible ending."""

import json
import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.session.game_end import GameEnd
from app.session.match.view_data import SeatLine
from app.session.meanings import meaning_of
from app.session.time import coach
from app.session.time.coach import ALL, FINDABLE, BestEnding, CoachedTurn
from app.windows.table.coach_panel import CoachedGame, CoachPanel
from app.windows.table.coach_words import act_text, reviewed_text
from app.windows.table.final_page import FinalPage
from app.windows.table.final_words import ending_found
from app.windows.table.meaning_card import commonness
from app.windows.widgets.document import Document
from engine.coach.judging import Judged
from engine.coach.review import Reviewed, review
from engine.coach.solo import FEWEST_CARDS, MOST_POINTS, Possible
from engine.core.cards import FULL_DECK
from engine.core.moves import PASS, formulas_of
from engine.core.notation import read_move
from engine.core.verdict import Reason
from engine.lexicon import open_lexicon
from engine.players.levels import LEVELS
from tests.windows.conftest import deal
from tests.windows.test_table import first_act, lay


def quickly(match, *, level=None, **more):
    """Makes the coach review games with a level of judgement that does not look ahead and so takes less time."""
    return review(match, level=LEVELS[4], **more)


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    monkeypatch.setattr(coach, "review", quickly)


def ended(program):
    """The page of a finished game of Split Run with two words, in which the player with more points has resigned."""
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    for _ in range(2):
        lay(page, first_act(session))
        session.lift_curtain()
    session.resign(session.viewer)
    return page


def reviewed(page, qtbot):
    """The coach's panel after its review, set to show all turns and all possible plays."""
    page.final.foot.turns.click()
    qtbot.waitUntil(lambda: not page.coach.working, timeout=20000)
    return in_full(page.coach)


def in_full(panel):
    panel.all_turns.setChecked(True)
    panel.all_words.setChecked(True)
    return panel


@pytest.mark.parametrize(
    ("played", "best", "said"),
    [
        ("play T A K E ?=R", "play T A K E R", "TAKER with R  +9"),
        ("play T A K E R", "play T A K E ?=R", "TAKER with ? (R)  +9"),
        ("play 1: T A K E +R", "play 1: T A K E/E +R", "TAKER with E  +9"),
        ("play 1: T A K E/E +R", "play 1: T A K E +R", "TAKER without E  +9"),
        ("play 1: T A K E +R", "play T A K E R S", "TAKERS  +9"),
    ],
)
def test_if_a_better_play_makes_the_same_words_the_coach_names_the_cards_that_differ(played, best, said):
    acts = [read_move(text, FULL_DECK).act for text in (played, best)]
    texts = [tuple(formulas_of(act)[0].words) for act in acts]
    one, other = (Judged(act, words, points=9) for act, words in zip(acts, texts, strict=True))
    assert act_text(other, beside=one) == said


def test_the_coach_lists_all_turns_and_names_a_better_play_where_one_was_possible(program, qtbot):
    page = ended(program)
    session = page.running.session
    panel = reviewed(page, qtbot)
    assert page.stage.currentWidget() is page.felt
    assert panel.list.count() == 3
    for row, turn in enumerate(panel.turns[:2]):
        text = panel.list.item(row).text()
        assert session.moment.history[row].words[0] in text
        assert (turn.best.words[0] in text) if turn.missed else ("No better play" in text)
    assert "Resigning" in panel.list.item(2).text()
    assert panel.sum.text()
    assert panel.progress.isHidden()
    assert panel.halt.isHidden()


def test_above_the_list_of_turns_the_coach_shows_a_summary_that_can_be_read_with_a_text_caret(program, qtbot):
    page = ended(program)
    panel = reviewed(page, qtbot)
    text = panel.summary.toPlainText()
    for name in page.running.session.names[:2]:
        assert f"{name}: " in text
    for heading in ("% of all there was", "As good as any: ", "Luck of the draw", "The best word"):
        assert heading in text
    assert panel.summary.accessibleDescription() == text
    assert isinstance(panel.summary, Document)


def test_a_player_can_play_on_from_a_reviewed_turn_with_the_same_cards(program, qtbot):
    page = ended(program)
    before = page.running.session.match
    panel = reviewed(page, qtbot)
    assert not panel.again.isEnabled()
    panel.list.setCurrentRow(1)
    assert panel.again.isEnabled()
    panel.again.click()
    match = page.running.session.match
    assert not match.state.over
    assert match.moves == before.moves[:1]
    # the whole state is as it was before that turn, including the order of the deck
    assert match.state == before.states[1]
    assert page.docks.coach.isHidden()


def test_the_felt_shows_the_best_play_of_the_turn_chosen_in_the_coach_and_escape_leads_back(program, qtbot):
    page = ended(program)
    session = page.running.session
    panel = reviewed(page, qtbot)
    panel.list.setFocus()
    panel.list.setCurrentRow(0)
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    turn = panel.turns[1]
    assert session.outlook.shown_index == turn.number
    assert session.viewer == turn.seat
    laid = [text for lane in session.draft.lanes for text in lane.texts]
    assert set(turn.best.words) <= set(laid)
    lying = {piece.key for piece in page.felt.picture.pieces if piece.zone != "hand"}
    assert {f"c{card}" for card in session.draft.hand_ids()} <= lying
    assert turn.best.words[0] in page.verdict.text()
    held = next(piece.key for piece in page.felt.picture.pieces if piece.zone == "hand")
    assert {target.zone for target in session.gestures.targets(held)} <= {"hand"}
    qtbot.keyClick(panel.list, Qt.Key.Key_Escape)
    assert session.outlook.shown_index is None
    assert session.draft.is_empty


def test_choosing_a_history_line_removes_the_play_that_the_coach_shows_on_the_felt(program, qtbot):
    page = ended(program)
    panel = reviewed(page, qtbot)
    panel.list.setCurrentRow(1)
    page.history.setCurrentRow(0)
    assert page.running.session.draft.is_empty


def test_the_coach_shows_the_summary_after_a_quick_review_and_before_the_thorough_one(program, qtbot, monkeypatch):
    go_on = threading.Event()
    real = review

    def in_two_looks(match, *, level=None, **more):
        if level is None:
            go_on.wait(20)
        for turn in real(match, level=LEVELS[2], **more):
            yield turn if level is not None else replace(turn, why=Reason("coach:one-way"))

    monkeypatch.setattr(coach, "review", in_two_looks)
    page = ended(program)
    page.final.foot.turns.click()
    panel = page.coach
    qtbot.waitUntil(lambda: not in_full(panel).summary.isHidden(), timeout=20000)
    assert "% of all there was" in panel.summary.toPlainText()
    assert panel.list.count() == 3
    assert not panel.progress.isHidden()
    assert not panel.halt.isHidden()
    glanced = panel.list.item(0).text()
    panel.list.setCurrentRow(0)
    assert panel.again.isEnabled()
    go_on.set()
    qtbot.waitUntil(panel.progress.isHidden, timeout=20000)
    assert panel.list.count() == 3
    assert panel.list.item(0).text() != glanced
    assert panel.list.currentRow() == 0


def test_if_the_player_stops_the_coach_the_turns_reviewed_so_far_remain(program, qtbot, monkeypatch):
    go_on = threading.Event()

    def slowly(match, **more):
        for turn in quickly(match, **more):
            yield turn
            go_on.wait(10)

    monkeypatch.setattr(coach, "review", slowly)
    page = ended(program)
    page.final.foot.turns.click()
    panel = page.coach
    panel.all_turns.setChecked(True)
    qtbot.waitUntil(lambda: panel.list.count() == 1, timeout=20000)
    assert not panel.progress.isHidden()
    panel.halt.click()
    go_on.set()
    qtbot.wait(100)
    assert panel.list.count() == 1
    assert panel.progress.isHidden()
    monkeypatch.setattr(coach, "review", quickly)
    page.head.result.click()
    page.final.foot.turns.click()
    qtbot.waitUntil(lambda: panel.list.count() == 3, timeout=20000)
    assert [turn.number for turn in panel.turns] == [0, 1, 2]


def test_undo_does_not_take_back_the_end_of_a_game_after_the_coach_has_shown_better_plays(program, qtbot):
    page = deal(program, "first-base")
    session = page.running.session
    lay(page, first_act(session))
    session.submit(PASS)
    assert reviewed(page, qtbot).list.count() == 2
    session.cancel()
    session.undo()
    assert session.state.over
    assert page.coach.list.count() == 2


def test_a_new_request_to_the_coach_stops_the_previous_review(program, qtbot, monkeypatch):
    monkeypatch.setattr(coach, "possible", lambda house, state, *, stop: iter([Possible(FEWEST_CARDS, 5)]))
    page = deal(program, "first-base")
    lay(page, first_act(page.running.session))
    page.running.session.resign(0)
    page.final.foot.turns.click()
    page.head.result.click()
    page.final.foot.search.click()
    assert page.coach.progress.isHidden()
    qtbot.waitUntil(lambda: "5 cards" in page.final.possible.text(), timeout=8000)


def test_a_player_can_leave_the_table_while_the_coach_reviews_the_game(program, qtbot):
    program.file.change(panels=True)
    page = ended(program)
    page.final.foot.turns.click()
    assert page.docks.panels[2].isHidden()
    program.leave_table()
    assert not page.docks.panels[2].isHidden()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("coach")]
    assert page.coach.list.count() == 0
    assert page.docks.coach.isHidden()


def test_the_buttons_of_the_final_page_stay_visible_below_a_long_text(program):
    program.window.resize(900, 600)
    page = ended(program)
    page.final.possible.setText("\n".join(["a word and what it means"] * 60))
    page.final.possible.show()
    program.qt.processEvents()
    for button in (page.final.foot.rematch, page.final.foot.turns, page.final.foot.gallery):
        assert not button.visibleRegion().isEmpty()


def test_a_button_leads_from_the_table_of_a_finished_game_back_to_the_result(program, qtbot):
    page = ended(program)
    assert page.head.result.isHidden()
    page.final.foot.table.click()
    assert page.stage.currentWidget() is page.felt
    page.head.result.click()
    assert page.stage.currentWidget() is page.final


SMALL = {
    "wordfelt": 1,
    "game": "first-base",
    "players": ["Ann"],
    "dictionary": {"only": ["CAT", "CATS", "TAR"]},
    "setup": {"hands": ["CATAR"], "deck": ""},
    "moves": ["play CAT"],
}


def test_a_solo_player_can_see_the_best_possible_ending(program, qtbot, folders):
    path = folders / "game.wordfelt"
    path.write_text(json.dumps(SMALL))
    program.waiting.open(path)
    page = program.window.table
    page.running.session.submit(PASS)
    assert not page.final.foot.search.isHidden()
    page.final.foot.search.click()
    qtbot.waitUntil(page.final.foot.search.isHidden, timeout=20000)
    assert "CAT · TAR" in page.final.possible.text()
    assert "All cards" in page.final.possible.text()


def test_the_search_for_the_best_ending_is_offered_only_in_solo_games(program):
    assert ended(program).final.foot.search.isHidden()


def test_a_player_can_stop_the_search_for_the_best_ending_and_start_it_again(program, qtbot, monkeypatch):
    held = threading.Event()

    def endless(house, state, *, stop):
        yield Possible(FEWEST_CARDS, 9)
        while not stop() and not held.wait(0.01):
            pass

    monkeypatch.setattr(coach, "possible", endless)
    page = deal(program, "first-base")
    page.running.session.resign(0)
    page.final.foot.search.click()
    qtbot.waitUntil(lambda: "9" in page.final.possible.text(), timeout=8000)
    page.final.foot.search.click()
    assert "possible?" in page.final.foot.search.text()
    assert "9" in page.final.possible.text()


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (Possible(FEWEST_CARDS), "Nothing was found."),
        (Possible(FEWEST_CARDS, 0, solved=True, proven=True), "All cards could be laid."),
        (Possible(FEWEST_CARDS, 3, proven=True), "You could have ended with 3 cards left."),
        (Possible(FEWEST_CARDS, 1), "You could have ended with 1 card left. There may be something better still."),
        (Possible(MOST_POINTS, 77, proven=True), "77 points were possible."),
    ],
)
def test_the_coach_calls_an_ending_the_best_only_if_the_search_has_proved_that_it_is(qapp, program, found, said):
    assert ending_found(BestEnding(found, (), last=True)) == said


def test_the_ranking_puts_the_winner_above_a_player_who_resigned_with_more_points(qtbot):
    page = FinalPage()
    qtbot.addWidget(page)
    line = SeatLine(0, "Ann", "#888888", 40, 0, 0, 10, out=True, to_act=False, winner=False)
    won = SeatLine(1, "Ben", "#888888", 16, 0, 0, 10, out=False, to_act=False, winner=True)
    end = GameEnd(
        "points", (), "", None, "", False, ("resigned", 0), (line, won), (), (0,), (0, 0), (), (), (), (), (), None
    )
    page.show_end(end)
    items = [page.ranking.itemAt(number) for number in range(page.ranking.count())]
    texts = [item.widget().text() for item in items if item is not None]  # type: ignore[union-attr]
    assert [texts[0][-2:], texts[1], texts[3][-2:]] == ["1.", "Ben ★", "2."]


def test_the_final_page_has_enough_room_for_its_buttons_in_large_letters(program):
    program.window.resize(3000, 1800)
    page = deal(program, "first-base", seed=7)
    page.running.session.submit(PASS)
    program.file.change(text_size=200)
    QApplication.processEvents()
    for button in (page.final.foot.turns, page.final.foot.search, page.final.foot.rematch):
        assert button.width() >= button.sizeHint().width(), button.text()


def test_with_the_largest_text_the_list_of_turns_takes_two_fifths_of_the_width_of_a_small_window(program, qtbot):
    page = ended(program)
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    panel = reviewed(page, qtbot)
    qtbot.wait(50)
    assert panel.width() >= 0.42 * page.width()


def test_the_list_of_turns_scrolls_to_the_chosen_turn_when_the_panel_shrinks(qtbot):
    panel = CoachPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 900)
    panel.list.addItems([f"Ann: WORD {number}" for number in range(20)])
    panel.show()
    panel.list.setCurrentRow(12)
    panel.resize(300, 330)
    QApplication.processEvents()
    assert panel.list.viewport().rect().contains(panel.list.visualItemRect(panel.list.currentItem()))


def test_in_large_letters_the_list_of_turns_gets_more_lines_than_the_text_about_the_progress(qtbot):
    panel = CoachPanel()
    qtbot.addWidget(panel)
    panel.begin(4, CoachedGame(lambda: ("Ann", "Bo")), may_try=True)
    panel.hear(CoachedTurn(0, 4, 4, None))
    panel.hear(CoachedTurn(1, 4, 4, None))
    panel.setStyleSheet("* { font-size: 40px }")
    panel.ensurePolished()
    panel.resize(400, 30 * panel.fontMetrics().height())
    panel.show()
    assert panel._count_text() in panel.sum.text()
    assert not panel.summary.isHidden()
    panel.resize(400, 12 * panel.fontMetrics().height())
    assert panel.sum.isHidden()
    assert panel.summary.isHidden()
    assert not panel.progress.isHidden()
    panel.end()
    assert not panel.summary.isHidden()
    assert panel.sum.text() == panel._count_text()


def test_in_large_letters_no_widget_covers_the_list_of_turns(qtbot):
    panel = panel_of(qtbot, MISSED, MISSED)
    panel.setStyleSheet("* { font-size: 40px }")
    panel.ensurePolished()
    for working in (True, False):
        panel.working = working
        panel.resize(372, 545)
        panel._show_state()
        QApplication.processEvents()
        for button in (panel.all_words, panel.all_turns, panel.again):
            assert not button.geometry().intersects(panel.list.geometry()), button.text()


def test_the_button_that_stops_the_coach_is_to_the_right_of_the_progress_bar(qtbot):
    panel = CoachPanel()
    qtbot.addWidget(panel)
    panel.begin(8, CoachedGame(), may_try=True)
    panel.show()
    assert panel.halt.geometry().center().y() == pytest.approx(panel.progress.geometry().center().y(), abs=1)
    assert panel.halt.x() > panel.progress.x()


# ---- short and full lists, with the costliest turns first


def turn(number: int, missed: int, *, seat: int = 0, **more) -> Reviewed:
    played = Judged(PASS, immediate=200 - missed)
    return Reviewed(number, seat, played, played if not missed else Judged(PASS, immediate=200), **more)


def panel_of(qtbot, findable: list[Reviewed], everything: list[Reviewed], people: tuple[int, ...] = (0,)) -> CoachPanel:
    """A panel with the results of a quick review of a whole game.

    findable: the turns judged by plays that a person could find.
    everything: the turns judged by all possible plays.
    people: the seats at which people sit.
    """
    panel = CoachPanel()
    qtbot.addWidget(panel)
    panel.begin(
        20, CoachedGame(lambda: ("Ann", "Ben"), lambda sees, turns: f"{sees} {len(turns)}", people), may_try=True
    )
    for look, turns in enumerate((findable, everything)):
        for one in turns:
            panel.hear(CoachedTurn(look, one.number, 20, one))
        panel.hear(CoachedTurn(look, 20, 20, None))
    panel.show()
    return panel


MISSED = [turn(number, missed) for number, missed in enumerate((20, 90, 0, 40, 70))]


def test_the_coach_first_lists_the_three_costliest_turns_and_on_request_all_turns(qtbot):
    panel = panel_of(qtbot, MISSED, MISSED)
    assert [one.number for one in panel.turns] == [1, 4, 3]
    panel.all_turns.click()
    assert [one.number for one in panel.turns] == [0, 1, 2, 3, 4]
    panel.list.setCurrentRow(4)
    panel.all_turns.click()
    assert panel.list.currentRow() == 1  # the same turn is still chosen


def test_the_coach_first_judges_turns_by_plays_a_person_could_find_and_on_request_by_all_plays(qtbot):
    everything = [*MISSED, turn(5, 150, seat=1), turn(6, 190)]
    panel = panel_of(qtbot, MISSED, everything)
    assert panel.summary.toPlainText() == f"{FINDABLE} 5"
    panel.all_words.click()
    assert panel.summary.toPlainText() == f"{ALL} 7"
    # the costliest turns of the person; turn 5 belongs to the computer
    assert [one.number for one in panel.turns] == [6, 1, 4]
    panel.all_turns.click()
    assert len(panel.turns) == 7


def test_for_a_game_without_people_the_coach_shows_only_one_list_judged_by_all_possible_plays(qtbot):
    panel = panel_of(qtbot, [], [*MISSED, turn(5, 150, seat=1)], people=())
    assert panel.all_words.isHidden()
    assert panel.summary.toPlainText() == f"{ALL} 6"
    assert [one.number for one in panel.turns] == [5, 1, 4]


def test_the_longer_review_replaces_results_of_the_quick_review_and_keeps_the_chosen_turn(qtbot):
    panel = panel_of(qtbot, MISSED, MISSED)
    panel.list.setCurrentRow(2)
    panel.hear(CoachedTurn(2, 1, 20, turn(1, 30)))
    assert [one.number for one in panel.turns] == [4, 3, 1]
    assert panel.list.currentRow() == 1


def test_a_stopped_review_continues_at_the_turn_where_it_stopped(qtbot):
    panel = panel_of(qtbot, MISSED, MISSED)
    panel.hear(CoachedTurn(2, 7, 20, turn(7, 30)))
    panel.stop()
    assert panel.begin(20, CoachedGame(), may_try=True) == [20, 20, 7, 0]


@pytest.mark.parametrize(
    ("missed", "points", "said"),
    [
        (60, True, "a miss, about 6 points"),
        (20, True, "a little less, about 2 points"),
        (150, True, "a costly miss, about 15 points"),
        (60, False, "a miss, about 30% of a good turn"),
    ],
)
def test_a_reviewed_turn_shows_its_cost_in_words_and_points(program, missed, points, said):
    text = reviewed_text(turn(0, missed, why=Reason("coach:keeps", {"cards": ("S",)})), ("Ann",), points=points)
    assert said in text
    assert "It keeps the S." in text
    assert reviewed_text(turn(0, 0), ("Ann",)).endswith("No better play was found.")


def test_the_text_about_a_reviewed_turn_gives_the_reason_before_other_remarks(program):
    kinds = (Reason("coach:words", {"count": 2}),)
    text = reviewed_text(turn(0, 60, why=Reason("coach:scores", {"points": 6}), kinds=kinds), ("Ann",))
    assert text.endswith("It scores 6 more. It lays 2 words in one turn.")


def test_the_coach_names_how_common_a_word_is_according_to_its_frequency():
    words = open_lexicon("standard")
    names = {word: commonness(meaning_of(word, words)) for word in ("AMATORY", "MALLOW", "GAZEBO", "EARNEST")}
    assert names == {
        "AMATORY": "less common",
        "MALLOW": "less common",
        "GAZEBO": "fairly common",
        "EARNEST": "common",
    }
