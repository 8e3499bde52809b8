"""Tests the final page, which shows the end of a game on the felt: the result, the last play, the curve of the scores,
and the best words as cards."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel

from app.base.settings import GameSetting, SeatSetting
from app.library.deal_codes import FIRST_SEED, code_of
from app.windows.table.coach_words import summary_html
from app.windows.table.final_foot import DEAD_MS
from app.windows.table.final_words import ending_text
from app.windows.table.spoken import line_report
from engine.coach.judging import Judged
from engine.coach.review import Reviewed
from engine.core.moves import PASS
from tests.windows.conftest import deal, people, settle
from tests.windows.test_table import first_act, lay

NAMES = ("Ann", "Ben", "Cyd", "Dot", "Eve", "Fay", "Gus", "Hal")


@pytest.fixture
def over(start, folders):
    """Returns a function that opens a record with the given moves, lets the seats in `leave` resign, and returns the
    page of the table."""

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


def test_the_final_page_gets_its_contents_at_the_first_end_of_a_game(program):
    deal(program, "take-6", seed=3)
    program.file.change(language="de")
    settle(program)
    page = program.window.table
    assert not page.final.findChildren(QLabel)
    page.running.session.resign(0)
    page.felt.finish_motion()
    title = page.final.title
    assert title.isVisible()
    assert title.text()


def test_the_final_page_announces_the_last_act_before_result_and_points_and_other_parts_only_on_request(over):
    page = over(*SPLIT, leave=[1], setup=CUT)
    heard = page.final.foot.rematch.accessibleDescription()
    parts = ("Ben: resigned.", "Winner: Ann.", "Resigned: Ben.", "1. Ann, ")
    assert page.final.rest.startswith("The last play: UNIT and CORKS, Ann +14. Best play +14, Ann: UNIT and CORKS.")
    assert [heard.index(part) for part in parts] == sorted([heard.index(part) for part in parts])
    title = page.final.title
    assert title.fontInfo().pixelSize() > 2 * page.final.why.fontInfo().pixelSize()


@pytest.mark.painted
def test_the_final_page_shows_the_best_words_and_the_last_play_as_cards_and_also_the_cards_they_cover(over):
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
def test_the_final_page_also_shows_words_that_have_left_the_table_as_cards(over, game, moves, setup, cards):
    end = over(game, *moves, leave=[0], setup={"first": 1, **setup}).game.moment.end
    assert end.best[0].cards.text == cards


def test_the_best_words_include_a_word_that_won_its_trick_but_not_a_word_that_lost_its_trick(over):
    """The player of TRAIN also wins the cards of HAT, the player of HAT wins no card, and the players of SON and CAT
    win only the cards of their own words."""
    setup = {"first": 1, "hands": ["TRAINJUNLO", "SMHTAOONLE"], "deck": "CATSKEEEEEEE"}
    moves = ["play TRAIN", "@2 play HAT", "take T R A", "@2 play SON", "@1 play CAT"]
    page = over("profit-and-loss", *moves, leave=[0], setup=setup)
    found = page.game.moment.end.best
    assert [(word.text, word.points, word.worth) for word in found] == [("TRAIN", 0, 5), ("CAT", 4, 0), ("SON", 3, 0)]
    assert "Best play +4, Ann: CAT. Best words. TRAIN (cards worth 5), Ann. SON +3, Ben." in page.final.rest


def test_the_curve_of_the_scores_has_a_point_for_every_turn_and_ends_with_the_final_score(over):
    page = over(*SPLIT, "pass", leave=[1], setup=CUT)
    end = page.game.moment.end
    assert [course[-1][1] for course in end.courses] == [line.score for line in end.seats]
    assert [turn for turn, _ in end.courses[0]] == [1, 2, 3, 4]
    assert [stand for _, stand in end.courses[0]][:2] == [0, 14]
    assert page.final.curve.isVisible()
    assert page.final.curve.accessibleDescription().startswith("Ann: 0, 14")


def test_the_final_page_of_a_match_shows_the_points_of_each_game_and_a_curve_that_includes_the_tie_break(over):
    hands = [["T", "E", "A", "R", "W", "S"], ["C", "A", "T", "B", "O", "N"], ["I", "N", "G", "E", "D"]]
    moves = ["play TEAR", *["pass"] * 6, "@3 play TOED", *["pass"] * 4]
    setup = {"first": 1, "hands": hands, "deck": []}
    page = over("full-deck", *moves, players=3, options={"match": True}, setup=setup)
    told = "Game 1: Ann 6, Ben −6, Cyd −5. Game 2: Ann −8, Ben −8, Cyd −1."
    assert told in page.final.why.text()
    assert told in page.final.foot.rematch.accessibleDescription()
    ann, ben, cyd = page.game.moment.end.courses
    assert [stand for _, stand in cyd][-2:] == [4, 4]
    assert [stand for _, stand in ben][-1] == -8
    assert ben == tuple([(turn, stand) for turn, stand in ben if turn <= ben[-1][0]])
    assert len(ben) < len(ann) == len(cyd)
    assert page.final.curve.accessibleDescription().count(";") == 2 + 1 + 2


def test_the_final_page_of_a_match_shows_the_games_each_player_won_and_the_curve_of_all_games(over):
    moves = ["play TEAR", *["pass"] * 4]
    setup = {"first": 1, "hands": [["T", "E", "A", "R", "W"], ["C", "A", "T", "B"]], "deck": []}
    page = over("full-deck", *moves, leave=[1], options={"match": True}, setup=setup)
    end = page.game.moment.end
    assert (end.games, end.decider) == ((1, 1), "Starter")
    ranks = ["1. Ann, 1 game won · Starter: 0 cards.", "2. Ben, 1 game won · Starter: 0 cards · resigned."]
    assert page.final._ranks == ranks
    assert [stand for _, stand in end.courses[0]] == [0, 8, 8, 7, 0, 0, -8, 0, 0]
    turns = [turn for turn, _ in end.courses[0]]
    assert [turn for turn in turns if turns.count(turn) > 1] == [4, 4, 6, 6]
    heard = "Ann: 0, 8, 8, 7; 0, 0, -8; 0, 0. Ben: 0, 0, 0, -4; 0, 0, -1; 0, 0."
    assert page.final.curve.accessibleDescription() == heard


def test_the_result_of_a_match_without_a_tie_break_is_the_number_of_games_won(over):
    moves = ["play TEAR", "pass", "pass", "pass", "play TEAR", "pass", "pass"]
    setup = {"first": 1, "hands": [["T", "E", "A", "R", "W"], ["C", "A", "T", "B"]], "deck": []}
    page = over("full-deck", *moves, options={"match": True}, setup=setup)
    assert page.final._ranks == ["1. Ann, 2 games won.", "2. Ben, 0 games won."]
    curve = page.final.curve.accessibleDescription()
    assert curve == "Ann: 0, 8, 8, 7; 0, 0, 8, 8, 4. Ben: 0, 0, 0, -4; 0, 0, 0, 0, -1."


def test_the_final_page_of_a_knockout_shows_in_which_turn_each_player_went_out_instead_of_a_curve_of_scores(over):
    setup = {"first": 1, "hands": ["KITHOMESLN", "EMREADANOU", "TREADANOUI"]}
    moves = ["play KIT", "pass", "play 1: K I T/T", "pass"]
    page = over("tricked-out", *moves, players=3, options={"mode": "knockout"}, setup=setup)
    assert page.final.title.text() == "Winner: Cyd"
    assert not page.final.curve.isVisible()
    assert page.final._ranks == ["1. Cyd, still in.", "2. Ann, out in turn 4.", "3. Ben, out in turn 2."]
    assert not [text for text in labels(page) if "trick" in text or "point" in text]


def test_a_solo_game_for_the_fewest_cards_has_a_curve_of_its_cards_but_not_a_ranking(program):
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


def test_the_final_page_names_the_player_who_laid_all_cards(over):
    setup = {"first": 1, "hands": ["KIT", "SMREADANOU"], "deck": ""}
    page = over("real-value", "play KIT", setup=setup)
    assert page.final.why.text() == "Out of cards: Ann."


def test_the_final_page_names_all_players_who_laid_all_cards(over):
    setup = {"first": 1, "hands": ["KIT", "SMREADANOU"], "deck": ""}
    end = over("real-value", "play KIT", setup=setup).running.session.moment.end
    everybody = replace(end, seats=tuple([replace(line, hand=0) for line in end.seats]))
    assert ending_text(everybody) == "Out of cards: Ann and Ben."
    alone = replace(end, seats=everybody.seats[:1])
    assert ending_text(alone) == "Out of cards: Ann."


# ---- buttons for what to do next


def test_a_button_of_the_final_page_deals_the_same_cards_to_the_same_people_again(program):
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


def test_a_rematch_deals_different_cards(program):
    page = deal(program, "split-run", seed=77)
    page.running.session.resign(0)
    page.final.foot.rematch.click()
    assert page.running.session.choice.seed != 77


def test_the_final_page_does_not_show_a_deal_code_if_the_cards_were_laid_out_by_hand(over):
    page = over(*SPLIT, leave=[1], setup=CUT)
    assert not page.final.foot.same.isVisible()
    assert not page.final.copy.isVisible()


def test_the_final_page_shows_the_deal_code_and_a_button_copies_it(program):
    page = deal(program, "split-run", seed=4711)
    page.running.session.resign(0)
    assert "Deal code 4711" in labels(page)
    page.final.copy.click()
    assert QGuiApplication.clipboard().text() == "4711"


def test_a_new_deal_shows_and_copies_a_code_of_eight_letters_and_digits(program):
    page = deal(program, "split-run", seed=FIRST_SEED + 4711)
    page.running.session.resign(0)
    code = code_of(FIRST_SEED + 4711)
    assert f"Deal code {code}" in labels(page)
    page.final.copy.click()
    assert QGuiApplication.clipboard().text() == code
    assert len(code) == 8


def test_enter_presses_the_focused_button_of_the_final_page_but_not_just_after_the_last_word(program, qtbot):
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


def test_pressing_tab_once_leads_from_the_table_to_the_button_that_shows_the_result(program, qtbot):
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(0)
    page.final.foot.table.click()
    page.felt.setFocus()
    qtbot.keyClick(page.felt, Qt.Key.Key_Tab)
    assert page.focusWidget() is page.head.result


# ---- the look of the page


def test_the_final_page_has_the_same_felt_colour_as_the_table(program):
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(0)
    for felt in ("green", "burgundy"):
        program.file.change(felt=felt)
        QApplication.processEvents()
        seen = page.final.grab().toImage().pixelColor(6, page.final.height() - 6)
        edge = QColor(page.final._theme.felt.edge)
        assert abs(seen.red() - edge.red()) + abs(seen.green() - edge.green()) + abs(seen.blue() - edge.blue()) < 90


@pytest.mark.parametrize("text", [80, 150, 250])
def test_the_final_page_is_no_wider_than_its_window_and_shows_its_buttons(program, text):
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
        final.ensureWidgetVisible(button)  # most buttons of a short page are below the visible part
        QApplication.processEvents()
        assert not button.visibleRegion().isEmpty()
        assert button.width() >= button.sizeHint().width() - 2, "the ring of focus takes its room from the margin"
        assert final.visibleRegion().boundingRect().contains(button.mapTo(final, button.rect().center()))


def test_the_buttons_of_the_final_page_are_completely_visible_again_when_the_page_becomes_higher(program):
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


def test_tab_goes_from_the_rematch_button_through_all_buttons_of_a_short_final_page(program, qtbot):
    program.window.resize(900, 600)
    program.file.change(text_size=250, games={"split-run": people("split-run", 2)})
    page = deal(program, "split-run", seed=7)
    page.running.session.resign(1)
    QApplication.processEvents()
    assert page.final.foot.gallery.parentWidget() is not page.final.foot
    page.final.foot.rematch.setFocus()
    foot = page.final.foot
    for button in (
        foot.another,
        foot.same,
        foot.table,
        foot.film,
        foot.turns,
        foot.keep,
        foot.search,
        foot.gallery,
        page.final.copy,
    ):
        if not button.isHidden():
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
            assert QApplication.focusWidget() is button


def test_keys_scroll_a_final_page_that_is_too_long_for_its_window(program, qtbot):
    program.window.resize(900, 600)
    program.file.change(text_size=250, games={"split-run": people("split-run", 2)})
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    lay(page, first_act(session))
    session.resign(1)
    QApplication.processEvents()
    qtbot.keyClick(page.final.foot.rematch, Qt.Key.Key_PageDown)
    assert page.final.verticalScrollBar().value() > 0


def test_no_scroll_bar_covers_the_buttons_of_the_final_page(program):
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
    """Plays eight moves of a game and resigns; returns the page of the table, which then shows the final page."""
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
def test_the_whole_final_page_is_visible_without_scrolling_in_a_window_of_the_usual_size(program, game):
    page = ended_after_some_turns(program, game)
    final = page.final
    assert page.shows_end
    assert [shown.isVisible() for shown in final.best_words].count(True) >= 1
    assert final.play.isVisible() == (page.game.moment.end.play is not None)
    assert final.verticalScrollBar().maximum() == 0


def test_a_final_page_that_needed_a_scroll_bar_loses_it_once_there_is_enough_room(program):
    """A scroll bar makes the page narrower and so its text longer; this alone must not keep the scroll bar on the
    page."""
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


def test_the_bar_above_the_final_page_shows_only_possible_commands(over):
    head = over(*SPLIT, leave=(1,)).head
    assert all(one.isHidden() for one in (head.hint, head.rest))
    assert all(one.isHidden() or one.isEnabled() for one in (head.undo, head.redo))


# ---- cards left in the hands

LEFT = {"first": 1, "table": ["CAT"], "hands": ["SQ", "SO"], "deck": [], "state": {"scores": [10, 9]}}
PLAYED = ("split-run", "play 1: C A T +S", "pass", "pass")


def test_the_ranking_names_each_players_remaining_cards_and_subtracts_their_points(over):
    page = over(*PLAYED, setup=LEFT)
    assert page.final._ranks == [
        "1. Ann, 15 − 4 = 11 points.",
        "Cards left: Q.",
        "2. Ben, 9 − 2 = 7 points.",
        "Cards left: S O.",
    ]
    shown = [label.text() for label in page.final.findChildren(QLabel)]
    sums = ["15 − 4 = 11 points", "Cards left: Q", "9 − 2 = 7 points", "Cards left: S O"]
    assert [text for text in shown if text in sums] == sums


def test_the_last_history_line_names_the_cards_left_and_the_points_that_each_player_loses_for_them(over):
    page = over(*PLAYED, setup=LEFT)
    heard = page.final.foot.rematch.accessibleDescription()
    assert heard.startswith("Ann: passed. Winner: Ann, 11 : 7.")
    assert heard.endswith("1. Ann, 15 − 4 = 11 points. Cards left: Q. 2. Ben, 9 − 2 = 7 points. Cards left: S O.")
    line = page.game.moment.history[-1]
    assert line_report(line, NAMES) == "Ann: passed\nCards left: Ann −4 (Q), Ben −2 (S O)"
    assert line.gains == ()


def test_the_last_word_on_the_table_is_added_to_the_score_of_the_player_who_made_it(over):
    setup = {"first": 1, "hands": ["KIT", "AAEE"], "deck": []}
    page = over("leftovers", "play KIT", setup=setup, options={"end": "first-out"})
    assert page.final._ranks[:2] == ["1. Ann, 0 + 6 = 6 points.", "The last word: K I T."]
    assert line_report(page.game.moment.history[-1], NAMES).endswith(
        "\nThe last word goes to its maker: Ann +6 (K I T)"
    )


def test_the_history_of_a_match_names_the_cards_left_in_each_game_but_the_final_page_does_not(over):
    moves = ["play TEAR", "pass", "pass", "pass", "play TEAR", "pass", "pass"]
    setup = {"first": 1, "hands": [["T", "E", "A", "R", "W"], ["C", "A", "T", "B"]], "deck": []}
    page = over("full-deck", *moves, options={"match": True}, setup=setup)
    settled = [line_report(line, NAMES).partition("\n")[2] for line in page.game.moment.history if line.settled]
    assert settled[0] == "Cards left: Ann −1 (W), Ben −4 (C A T B)"
    assert len(settled) == 2
    assert page.final._ranks == ["1. Ann, 2 games won.", "2. Ben, 0 games won."]


def test_the_summary_of_the_coach_states_how_many_points_the_cards_left_cost_each_player(over):
    page = over(*PLAYED, setup=LEFT)
    decided = [Reviewed(0, seat, judged, judged) for seat, judged in enumerate([Judged(PASS, points=1)] * 2)]
    text = summary_html(page.running.session.match, page.game.moment, decided)
    assert "The cards left cost 4 points." in text
    assert "The cards left cost 2 points." in text


# ---- the last act, and players who have resigned


def test_the_final_page_names_the_last_act_unless_the_act_is_a_play(over):
    page = over(*PLAYED, setup=LEFT)
    assert page.final.why.text() == "Ann: passed. The deck is empty and everybody has passed."


def test_the_history_line_of_a_right_challenge_to_the_last_play_names_the_wrong_word(over):
    setup = {"first": 1, "hands": ["KIT", "SO"], "deck": []}
    options = {"words": "challenge"}
    moves = ["play KIT", "@2 challenge", "pass", "pass"]
    page = over("5-up", *moves[:2], leave=[0], setup=setup, options=options, dictionary={"only": ["SON"]})
    assert page.final.why.text() == "Resigned: Ann."
    told_line = line_report(page.game.moment.history[-2], NAMES)
    assert told_line == "Ben: challenged rightly, not in the dictionary: KIT"


def test_the_final_page_names_a_wrong_challenge_that_ended_the_game(over):
    setup = {"first": 1, "hands": ["KIT", "SO"], "deck": []}
    page = over(
        "real-value",
        "play KIT",
        "@2 challenge",
        setup=setup,
        options={"words": "challenge"},
        dictionary={"only": ["KIT"]},
    )
    assert page.final.why.text() == "Ben: challenged wrongly. Out of cards: Ann."


def test_resigned_players_are_marked_and_ranked_below_all_others_with_the_last_to_resign_first(over):
    page = over("split-run", players=4, setup={"first": 1, "state": {"scores": [40, 55, 69, 56]}}, leave=[0, 2, 3])
    assert page.final.why.text() == "Resigned: Ann, Cyd and Dot."
    ranks = [rank for rank in page.final._ranks if not rank.startswith("Cards left")]
    order = [rank.partition(",")[0] for rank in ranks]
    assert order == ["1. Ben", "2. Dot", "3. Cyd", "4. Ann"]
    assert ["resigned" in rank for rank in ranks] == [False, True, True, True]


def test_the_result_of_a_solo_game_for_points_gives_the_points_and_does_not_name_a_winner(over):
    page = over("turnover", "pass", players=1, setup={"hands": ["KITESOOQAA"], "deck": []})
    assert page.final.title.text() == "−16 points"
    name = page.final.ranking.itemAtPosition(0, 1)
    assert name is not None
    assert name.widget().text() == "Ann"


def test_a_solo_player_who_has_laid_all_cards_is_not_shown_a_search_for_a_better_ending_or_a_best_word(over):
    setup = {"hands": ["KITES"], "deck": []}
    page = over("5-to-5", "play KITES", players=1, setup=setup)
    assert page.final.title.text() == "Done: you have won!"
    assert page.final.why.text() == "The last play: KITES · Ann. Out of cards: Ann."
    assert page.final.foot.search.isHidden()
    assert not page.game.moment.end.best
