"""The end is a page on the felt: the result first, the last play, how the scores went, the best words as real cards."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel

from app.base.settings import GameSetting, SeatSetting
from app.windows.table.final_foot import DEAD_MS
from tests.windows.conftest import deal, people, settle
from tests.windows.test_table import first_act, lay

NAMES = ("Ann", "Ben", "Cyd", "Dot", "Eve", "Fay", "Gus", "Hal")


@pytest.fixture
def over(start, folders):
    """A record that is opened and resigned by all seats but one: the page of the table."""

    def ending(game, *moves, leave=(), players=2, **more):
        path = folders / "over.wordfelt"
        names = NAMES[:players]
        data = {"wordfelt": 1, "game": game, "players": names, "moves": list(moves), **more}
        path.write_text(json.dumps(data))
        page = start(path).window.table
        for seat in leave:
            page.running.session.resign(seat)
        assert page.running.session.state.over
        return page

    return ending


CUT = {"first": 1, "table": ["UNCORK"], "hands": ["ITSEAEANOD", "SMREADANOU"]}
SPLIT = ("split-run", "play 1: U N +I +T | C O R K +S")


def labels(page):
    return [label.text() for label in page.final.findChildren(QLabel) if label.isVisible() and label.text()]


def test_the_last_act_is_told_first_then_the_result_then_the_points_and_the_rest_to_who_asks(over):
    page = over(*SPLIT, leave=[1], setup=CUT)
    told = page.final.foot.rematch.accessibleDescription()
    parts = ("Ben: resigned.", "Winner: Ann.", "The others have resigned.", "1. Ann, ")
    assert page.final.rest.startswith("The last play: UNIT and CORKS, Ann +14. Best words.")
    assert [told.index(part) for part in parts] == sorted([told.index(part) for part in parts])
    title = page.final.title
    assert title.fontInfo().pixelSize() > 2 * page.final.why.fontInfo().pixelSize()


@pytest.mark.painted
def test_the_best_words_and_the_last_play_lie_there_as_cards_with_what_they_cover(over):
    page = over(
        "5-up", "play KIT", "play 1: +S K I M/T", leave=[0], setup={"first": 1, "hands": ["KITHOME", "SMREADA"]}
    )
    end = page.game.moment.end
    assert [(word.text, word.points, word.seat) for word in end.best] == [("SKIM", 9, 1), ("KIT", 6, 0)]
    assert [[card.face for card in slot] for slot in end.best[0].cards.slots] == [["S"], ["K"], ["I"], ["T", "M"]]
    assert [word.text for word in end.last] == ["SKIM"]
    assert not page.final.best_words[2].isVisible()
    picture = page.final.best_words[0].cards.grab().toImage()
    paper = QColor(page.final._theme.face.top)
    middle = [picture.pixelColor(x, picture.height() // 2) for x in range(picture.width())]
    assert any(abs(one.red() - paper.red()) + abs(one.blue() - paper.blue()) < 30 for one in middle)


@pytest.mark.parametrize(
    ("game", "moves", "setup", "cards"),
    [
        ("3-2-1", ["play KIT"], {"hands": ["KITHOME", "SMREADA"]}, "KIT"),
        ("shout", [*["deal"] * 3, "@2 shout CAT"], {"deck": "C A T D O G S N E E"}, "CAT"),
        ("profit-and-loss", ["play KIT", "pass"], {"hands": ["KITHOME", "SMREADA"]}, "KIT"),
        ("break-up", ["play 1: U N +I +T | C O R K +S keep 2"], CUT, "UNIT"),
    ],
)
def test_words_that_have_left_the_table_are_shown_as_cards_too(over, game, moves, setup, cards):
    end = over(game, *moves, leave=[0], setup={"first": 1, **setup}).game.moment.end
    assert end.best[0].cards.text == cards


def test_a_word_that_won_its_trick_is_among_the_best_with_its_worth_and_one_that_lost_it_is_not(over):
    """TRAIN wins more than its own cards, and HAT nothing; SON and CAT score their own."""
    setup = {"first": 1, "hands": ["TRAINJUNLO", "SMHTAOONLE"], "deck": "CATSKEEEEEEE"}
    moves = ["play TRAIN", "@2 play HAT", "take T R A", "@2 play SON", "@1 play CAT"]
    page = over("profit-and-loss", *moves, leave=[0], setup=setup)
    found = page.game.moment.end.best
    assert [(word.text, word.points, word.worth) for word in found] == [("TRAIN", 0, 5), ("CAT", 4, 0), ("SON", 3, 0)]
    assert "TRAIN 5, Ann. CAT +4, Ann." in page.final.rest


def test_the_course_of_the_scores_ends_with_the_result_and_has_a_stand_for_every_turn(over):
    page = over(*SPLIT, "pass", leave=[1], setup=CUT)
    end = page.game.moment.end
    assert [course[-1][1] for course in end.courses] == [line.score for line in end.seats]
    assert [turn for turn, _ in end.courses[0]] == [1, 2, 3, 4]
    assert [stand for _, stand in end.courses[0]][:2] == [0, 14]
    assert page.final.curve.isVisible()
    assert page.final.curve.accessibleDescription().startswith("Ann: 0, 14")


def test_a_match_tells_who_won_its_games_and_what_decided_and_each_game_has_a_line_of_its_own(over):
    moves = ["play TEAR", *["pass"] * 4]
    setup = {"first": 1, "hands": [["T", "E", "A", "R", "W"], ["C", "A", "T", "B"]], "deck": []}
    page = over("full-deck", *moves, leave=[1], options={"match": True}, setup=setup)
    end = page.game.moment.end
    assert (end.games, end.decider) == ((1, 1), "Starter")
    assert page.final._ranks == ["1. Ann, 1 game won · Starter: 0 cards.", "2. Ben, 1 game won · Starter: 0 cards."]
    assert [stand for _, stand in end.courses[0]] == [0, 8, 8, 7, 0, 0, -8, 0, 0]
    turns = [turn for turn, _ in end.courses[0]]
    assert [turn for turn in turns if turns.count(turn) > 1] == [4, 4, 6, 6]
    heard = "Ann: 0, 8, 8, 7; 0, 0, -8; 0, 0. Ben: 0, 0, 0, -4; 0, 0, -1; 0, 0."
    assert page.final.curve.accessibleDescription() == heard


def test_where_a_match_needs_no_more_than_its_games_their_number_is_the_result(over):
    moves = ["play TEAR", "pass", "pass", "pass", "play TEAR", "pass", "pass"]
    setup = {"first": 1, "hands": [["T", "E", "A", "R", "W"], ["C", "A", "T", "B"]], "deck": []}
    page = over("full-deck", *moves, options={"match": True}, setup=setup)
    assert page.final._ranks == ["1. Ann, 2 games won.", "2. Ben, 0 games won."]
    curve = page.final.curve.accessibleDescription()
    assert curve == "Ann: 0, 8, 8, 7; 0, 0, 8, 8, 4. Ben: 0, 0, 0, -4; 0, 0, 0, 0, -1."


def test_a_knockout_has_no_curve_and_tells_how_long_who_is_out_has_stayed(over):
    setup = {"first": 1, "hands": ["KITHOMESLN", "EMREADANOU", "TREADANOUI"]}
    moves = ["play KIT", "pass", "play 1: K I T/T", "pass"]
    page = over("tricked-out", *moves, players=3, options={"mode": "knockout"}, setup=setup)
    assert page.final.title.text() == "Winner: Cyd"
    assert not page.final.curve.isVisible()
    assert page.final._ranks == ["1. Cyd, still in.", "2. Ann, out in turn 4.", "3. Ben, out in turn 2."]
    assert not [text for text in labels(page) if "trick" in text or "point" in text]


def test_alone_for_the_fewest_cards_the_curve_counts_cards_and_nobody_is_ranked(program):
    program.file.change(games={"last-man-standing": people("last-man-standing", 1)})
    page = deal(program, "last-man-standing", seed=7, alone=True)
    session = page.running.session
    for _ in range(3):
        lay(page, first_act(session))
    session.resign(0)
    end = session.moment.end
    assert end.courses[0][-1][1] == session.state.result
    assert page.final.curve.isVisible()
    assert page.final._ranks == []


def test_who_went_out_is_named(over):
    setup = {"first": 1, "hands": ["KIT", "SMREADANOU"], "deck": ""}
    page = over("real-value", "play KIT", setup=setup)
    assert page.final.why.text() == "Out of cards: Ann."


# ---- what next


def test_the_same_cards_are_dealt_again_to_the_same_people(program):
    page = deal(program, "split-run", seed=77)
    session = page.running.session
    hands = [[card.face for card in seat.hand] for seat in session.match.states[0].seats]
    session.resign(0)
    page.final.foot.same.click()
    again = page.running.session
    assert again is not session
    assert not again.state.over
    assert [[card.face for card in seat.hand] for seat in again.state.seats] == hands
    assert again.names == session.names


def test_a_rematch_has_other_cards(program):
    page = deal(program, "split-run", seed=77)
    page.running.session.resign(0)
    page.final.foot.rematch.click()
    assert page.running.session.choice.seed != 77


def test_cards_that_were_laid_out_by_hand_cannot_be_dealt_by_a_code(over):
    page = over(*SPLIT, leave=[1], setup=CUT)
    assert not page.final.foot.same.isVisible()
    assert not page.final.copy.isVisible()


def test_the_deal_code_is_shown_and_can_be_copied(program):
    page = deal(program, "split-run", seed=4711)
    page.running.session.resign(0)
    assert "Deal code 4711" in labels(page)
    page.final.copy.click()
    assert QGuiApplication.clipboard().text() == "4711"


def test_enter_presses_the_button_that_has_the_focus_but_not_one_that_was_meant_for_the_last_word(program, qtbot):
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(0)
    page.final.foot.table.setFocus()
    qtbot.keyClick(page.final.foot.table, Qt.Key.Key_Return)
    assert page.stage.currentWidget() is page.final
    qtbot.wait(DEAD_MS)

    def is_pressed() -> bool:
        qtbot.keyClick(page.final.foot.table, Qt.Key.Key_Return)
        return page.stage.currentWidget() is page.felt

    qtbot.waitUntil(is_pressed)


# ---- how it looks


def test_the_page_is_the_felt_of_the_table(program):
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(0)
    for felt in ("green", "burgundy"):
        program.file.change(felt=felt)
        QApplication.processEvents()
        seen = page.final.grab().toImage().pixelColor(6, page.final.height() - 6)
        edge = QColor(page.final._theme.felt.edge)
        assert abs(seen.red() - edge.red()) + abs(seen.green() - edge.green()) + abs(seen.blue() - edge.blue()) < 90


@pytest.mark.parametrize("text", [80, 150, 250])
def test_nothing_is_cut_off_sideways_and_the_buttons_are_in_sight(program, text):
    setting = GameSetting(tuple([SeatSetting(name) for name in NAMES]))
    program.file.change(games={"shout": setting}, text_size=text)
    program.new.deal("shout", 3)
    page = program.window.table
    session = page.running.session
    session.lift_curtain()
    assert len(session.choice.seats) == 8
    for seat in range(7):
        session.resign(seat)
    for size in ((900, 600), (1280, 800), (3840, 2160)):
        program.window.resize(*size)
        settle(program)
        all_is_in_sight(page.final)


def all_is_in_sight(final):
    assert final.widget().minimumSizeHint().width() <= final.viewport().width()
    assert final.foot.height() <= max(final.height() / 4, 2 * final.foot.rematch.height())
    assert not final.foot.rematch.visibleRegion().isEmpty()
    for button in (final.foot.rematch, final.foot.same, final.foot.table, final.foot.turns, final.foot.gallery):
        final.ensureWidgetVisible(button)  # in a low page most of them stand at its end
        QApplication.processEvents()
        assert not button.visibleRegion().isEmpty()
        assert button.width() >= button.sizeHint().width() - 2, "the ring of focus takes its room from the margin"
        assert final.visibleRegion().boundingRect().contains(button.mapTo(final, button.rect().center()))


def test_the_buttons_are_whole_again_when_a_low_page_becomes_higher(program):
    program.window.resize(900, 600)
    program.file.change(text_size=250, language="de", games={"split-run": people("split-run", 2)})
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(1)
    QApplication.processEvents()
    program.window.resize(1280, 820)
    QApplication.processEvents()
    final = page.final
    for button in (final.foot.gallery, final.foot.turns, final.foot.table, final.foot.same, final.foot.rematch):
        assert button.visibleRegion().boundingRect() == button.rect()


def test_tab_goes_from_the_rematch_through_every_button_of_a_low_page(program, qtbot):
    program.window.resize(900, 600)
    program.file.change(text_size=250, games={"split-run": people("split-run", 2)})
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(1)
    QApplication.processEvents()
    assert page.final.foot.gallery.parentWidget() is not page.final.foot
    page.final.foot.rematch.setFocus()
    foot = page.final.foot
    for button in (foot.same, foot.table, foot.film, foot.turns, foot.search, foot.gallery, page.final.copy):
        if not button.isHidden():
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
            assert QApplication.focusWidget() is button


def test_a_page_that_is_too_long_is_scrolled_by_keys(program, qtbot):
    program.window.resize(900, 600)
    program.file.change(text_size=250, games={"split-run": people("split-run", 2)})
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    lay(page, first_act(session))
    session.resign(1)
    QApplication.processEvents()
    qtbot.keyClick(page.final.foot.rematch, Qt.Key.Key_PageDown)
    assert page.final.verticalScrollBar().value() > 0


def test_no_scroll_bar_lies_over_the_buttons(program):
    program.window.resize(900, 600)
    program.file.change(text_size=250, games={"split-run": people("split-run", 2)})
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.resign(1)
    settle(program)
    final = page.final
    bar, rematch = final.verticalScrollBar(), final.foot.rematch
    assert bar.isVisible()
    assert final.foot.geometry().right() < bar.mapTo(final, bar.rect().topLeft()).x()
    edge = rematch.mapTo(final, rematch.rect().center()).x() + rematch.width() // 2 - 3
    assert final.childAt(edge, rematch.mapTo(final, rematch.rect().center()).y()) is rematch


def ended_after_some_turns(program, game):
    """The page of the table, where the end is shown."""
    program.file.change(games={game: people(game, 2)})
    page = deal(program, game, seed=5)
    session = page.running.session
    while len(session.match.moves) < 8:
        session.lift_curtain()
        assert session.submit(first_act(session))
    session.resign(session.to_act[0])
    settle(program)
    return page


@pytest.mark.parametrize("game", ["split-run", "double-cross", "starter"])
def test_at_the_usual_size_the_page_is_seen_as_a_whole(program, game):
    page = ended_after_some_turns(program, game)
    final = page.final
    assert page.shows_end
    assert all(shown.isVisible() for shown in (final.last, *final.best_words))
    assert final.verticalScrollBar().maximum() == 0


def test_a_page_that_had_to_be_scrolled_is_seen_as_a_whole_once_it_has_room(program):
    """What a bar takes of its width must not be what keeps the bar there."""
    program.window.resize(900, 600)
    program.file.change(text_size=250, games={"split-run": people("split-run", 2)})
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.resign(1)
    settle(program)
    assert page.final.verticalScrollBar().isVisible()
    program.leave_table()
    program.file.change(text_size=100)
    program.window.resize(1280, 800)
    settle(program)
    assert ended_after_some_turns(program, "split-run").final.verticalScrollBar().maximum() == 0


def test_above_the_result_stands_no_help_that_nobody_can_have(over):
    head = over(*SPLIT, leave=(1,)).head
    assert all(one.isHidden() for one in (head.hint, head.rest))
    assert all(one.isHidden() or one.isEnabled() for one in (head.undo, head.redo))
