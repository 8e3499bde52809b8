"""Tests lessons at the table: the task of each step, the response to the player's acts, and the end of the lesson."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.base.boxes import BOXES, PATH
from app.base.paths import data_folder
from app.felt.access import Announcer
from app.felt.picture import Kind
from app.library.game_files import games_in
from app.program.lessons import following_lesson
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from app.windows.gallery.tiles import IDS
from engine.core.moves import Place
from engine.lessons.course import Course, lesson_of, texts_of
from engine.records.record import DictionaryChoice
from engine.records.replay import lexicon_of
from tests.tiers import usually_six


def learning(program, game="take-6"):
    """Opens the lesson of a game; returns the page of the table, which shows the first step."""
    program.window.gallery.choose(game)
    program.window.gallery.learn.click()
    return program.window.table


def typed(page, word):
    page.running.session.cancel()
    for letter in word:
        page.running.session.gestures.type_letter(letter)
    page.running.session.commit()
    QApplication.processEvents()


def done_as_shown(program):
    """Makes the act that the lesson gives as the solution of the current step."""
    page = program.window.table
    page.running.session.submit(program.lessons.course.way)
    QApplication.processEvents()


def test_the_learn_command_opens_the_first_position_of_a_lesson_and_shows_its_sentence(program):
    page = learning(program)
    assert page.isVisible()
    assert page.lesson.sentence.text() == texts_of("en")["take-6"]["four"]
    assert page.lesson.sentence.text() in page.felt._announcer.said
    assert page.lesson.count.text() == "1 / 6"
    assert page.focusWidget() is page.felt
    assert not page.felt.performing, "a lesson begins without an animation"


def test_a_lesson_does_not_carry_out_a_legal_act_that_misses_its_goal(program):
    page = learning(program)
    page.running.session.press("pass")
    assert not page.running.session.match.moves
    assert "asks for something else" in page.lesson.answer.text()
    assert page.felt._announcer.said == page.lesson.answer.text()


def test_a_lesson_refuses_an_illegal_act_for_the_same_reason_as_a_game(program):
    page = learning(program)
    typed(page, "HUM")
    assert "exactly 4 letters" in page.verdict.text()
    assert not page.lesson.answer.text().strip()


def test_after_two_wrong_attempts_a_lesson_highlights_and_names_the_cards_of_the_solution(program):
    page = learning(program)
    lit = []
    page.felt.light = lambda keys, each=False: lit.append((len(keys), each))
    typed(page, "HUM")
    assert not lit
    typed(page, "HUM")
    assert lit == [(4, True)]
    assert page.lesson.answer.text() == "Use H, O, M and E."
    assert page.felt._announcer.said == page.lesson.answer.text()


@pytest.mark.own_program
def test_a_refused_play_counts_as_a_wrong_attempt_in_a_lesson(program):
    page = learning(program, "break-up")
    for _ in range(2):
        page.lesson.on.click()
    session = page.running.session
    for _ in range(2):
        assert not page.lesson.answer.text().strip()
        session.cancel()
        for letter in "CAT PETS":
            session.gestures.type_letter(letter)
        assert session.act() is None
        QTest.keyClick(page.felt, Qt.Key.Key_Return)
        QApplication.processEvents()
    assert page.lesson.answer.text() == "Look at CARPET. Use S."
    page.lesson.light.click()
    QTest.keyClick(page.felt, Qt.Key.Key_Return)
    assert page.lesson.answer.text().startswith("Right, that is refused")


@pytest.mark.parametrize(
    ("game", "key", "words"),
    [("break-up", "bare", "CAR PETS"), ("end-to-end", "shift", "TRAIL"), ("5-to-5", "all", "CLOUD")],
)
def test_a_mistake_that_is_a_lessons_goal_can_be_typed_even_if_the_felt_has_no_place_for_its_words(
    program, game, key, words
):
    page = learning(program, game)
    while program.lessons.course.step.key != key:
        page.lesson.on.click()
    for letter in words:
        page.running.session.gestures.type_letter(letter)
    QTest.keyClick(page.felt, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert page.lesson.answer.text().startswith("Right, that is refused")


def test_the_lesson_announces_the_word_and_the_cards_that_it_highlights(program):
    page = learning(program)
    page.lesson.on.click()
    page.lesson.light.click()
    assert page.felt._announcer.said == "Look at HOME. Use U, S and D."


def test_a_lesson_highlights_the_cards_of_a_trick_although_they_are_in_no_hand(program):
    page = learning(program, "profit-and-loss")
    for _ in range(3):
        page.lesson.on.click()
    lit = []
    page.felt.light = lambda keys, each=False: lit.extend(keys)
    page.lesson.light.click()
    faces = {piece.key: piece.face for piece in page.felt.picture.pieces}
    assert [faces[key] for key in lit] == ["C", "H", "R"]


def test_a_learner_can_ask_for_the_cards_of_a_solution_and_then_for_the_whole_play(program):
    page = learning(program)
    page.lesson.light.click()
    assert page.lesson.answer.text() == "Use H, O, M and E."
    assert page.running.session.draft.is_empty
    page.lesson.light.click()
    page.running.session.commit()
    assert page.running.session.match.states[-1].table[0].text == "HOME"
    assert page.lesson.light.isHidden()


def test_any_play_that_meets_the_goal_of_a_lesson_is_right_and_enter_leads_to_the_next_step(program):
    page = learning(program)
    typed(page, "MUSH")
    assert page.lesson.answer.text() == "Right."
    assert page.focusWidget() is page.lesson.on
    QTest.keyClick(page.lesson.on, Qt.Key.Key_Return)
    assert page.lesson.count.text() == "2 / 6"
    assert page.running.session.seen.table[0].text == "HOME", "each step has its own position"
    assert page.focusWidget() is page.felt


def test_when_a_goal_is_reached_a_lesson_announces_only_its_success_and_the_play(program, monkeypatch):
    """No player acts after the goal is reached, and the screen reader itself reads the button for the next step, which
    gets the focus."""
    page = learning(program)
    heard: list[str] = []
    monkeypatch.setattr(page.felt._announcer, "say", heard.append)
    typed(page, "MUSH")
    assert heard[-2:] == ["Right.", f"{page.running.session.names[0]}: MUSH"]


def test_the_program_announces_each_step_of_a_lesson_and_repeats_nothing(program, monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda announcer, text: heard.append(text))
    page = learning(program)
    page.lesson.on.click()
    page.lesson.light.click()
    done_as_shown(program)
    page.lesson.on.click()
    sentences = texts_of("en")["take-6"]
    heard = [text for text in heard if not text.startswith("Your cards: ")]
    assert heard == [
        f"Step 1 of 6. {sentences['four']} F2 repeats the task.",
        f"Step 2 of 6. {sentences['jump']}",
        "Look at HOME. Use U, S and D.",
        "HOUSED must have exactly 5 letters.",
        "Right.",
        f"Step 3 of 6. {sentences['five']}",
    ]


def test_a_key_announces_the_task_of_a_lesson_again(program):
    page = learning(program)
    page.felt.say("something else")
    QTest.keyClick(page.felt, Qt.Key.Key_F2)
    assert page.felt.said.startswith(f"Step 1 of 6. {texts_of('en')['take-6']['four']}")


def test_the_program_announces_the_hand_of_each_lesson_step_once(program, monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda announcer, text: heard.append(text))
    page = learning(program)
    hand = ", ".join([piece.letters for piece in page.felt.picture.within("hand")])
    assert [text for text in heard if hand in text] == [f"Your cards: {hand}."]
    page.lesson.on.click()
    assert len([text for text in heard if "Your cards" in text]) == 2


def test_the_announced_task_names_the_key_between_two_words_if_a_step_needs_two_words(program, monkeypatch):
    """Without the name of this key, a player who only listens would type TEADUN for TEA and DUN."""
    heard: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda announcer, text: heard.append(text))
    page = learning(program, "3-2-1")
    told = []
    while True:
        told.append("Space begins the next word." in heard[-1])
        course = program.lessons.course
        assert told[-1] == (len([w for f in getattr(course.way, "formulas", ()) for w in f.words]) > 1)
        if course.is_last:
            break
        page.lesson.on.click()
    assert True in told


def test_the_button_that_leads_to_the_next_step_is_not_announced_again(program):
    """At the next step the focused button gets a new name, and a screen reader announces each new name of the focused
    widget."""
    page = learning(program)
    typed(page, "MUSH")
    named = []
    setting = page.lesson.on.setText

    def renamed(text):
        named.append((text, page.lesson.on.hasFocus()))
        setting(text)

    page.lesson.on.setText = renamed
    page.lesson.on.click()
    assert [focused for text, focused in named if text == "Skip"] == [False]


def test_in_a_lesson_step_about_a_mistake_the_player_must_make_the_mistake(program):
    page = learning(program)
    page.lesson.on.click()
    typed(page, "HOUSED")
    assert page.lesson.answer.text() == "Right, that is refused: HOUSED must have exactly 5 letters."
    assert page.lesson.on.text() == "Next"


def test_the_sentence_of_a_lesson_is_in_the_current_language_if_it_is_translated(program, monkeypatch):
    learning(program)
    texts = {"de": {"take-6": {"four": "Vier Buchstaben."}}}
    monkeypatch.setattr("engine.lessons.course.texts_of", lambda language: texts.get(language) or texts_of("en"))
    program.file.change(language="de")
    QApplication.processEvents()
    assert program.window.table.lesson.sentence.text() == "Vier Buchstaben."


def test_a_change_of_language_translates_a_lessons_response_to_the_last_attempt(program):
    """The response is a refusal, a hint or praise."""
    bar = learning(program).lesson  # the lesson bar is not replaced when the page is built again
    program.table.running.session.press("pass")
    told = [bar.answer.text()]
    program.file.change(language="de")
    QApplication.processEvents()
    told.append(bar.answer.text())
    program.file.change(language="en")
    bar.light.click()
    assert bar.answer.text() == "Use H, O, M and E."
    program.file.change(language="de")
    QApplication.processEvents()
    assert told[0] != told[1]
    assert "Use" not in bar.answer.text()
    done_as_shown(program)
    praise = bar.answer.text()
    program.file.change(language="fr")
    QApplication.processEvents()
    assert bar.answer.text() != praise


def test_the_program_does_not_save_a_lesson_or_count_it_in_the_statistics(program):
    page = learning(program)
    done_as_shown(program)
    assert page.head.mark.isHidden()
    assert page.head.hint.isHidden()
    program.leave_table()
    assert games_in(data_folder() / "games") == games_in(data_folder() / "finished") == []
    assert not list(program.window.gallery.strip.findChildren(type(page.lesson.on)))
    assert not program.file.settings.learned


def test_leaving_a_lesson_hides_the_lesson_bar(program):
    page = learning(program)
    program.leave_table()
    program.new.deal("split-run", 1)
    assert page.lesson is None
    assert not page.head.mark.isHidden()


def test_tab_reaches_the_lesson_bar(program):
    page = learning(program)
    stops = page._stops
    assert stops.index(page.felt) < stops.index(page.lesson.light) < stops.index(page.lesson.on)


def test_after_the_last_step_a_lesson_offers_a_game_against_an_easy_computer_and_its_game_counts_as_learned(program):
    page = learning(program)
    for number in range(len(lesson_of("take-6").steps)):
        assert page.lesson.count.text().startswith(str(number + 1))
        assert not program.file.settings.learned
        done_as_shown(program)
        assert page.lesson.on.text() == ("Next" if number < 5 else "Deal a first game")
        if number < 5:
            page.lesson.on.click()
    assert program.file.settings.learned == ("take-6",)
    page.lesson.on.click()
    choice = page.running.session.choice
    assert (choice.game, [(seat.kind, seat.level) for seat in choice.seats][1]) == ("take-6", ("computer", 1))
    assert page.running.kept
    program.leave_table()
    gallery = program.window.gallery
    assert "learned" in gallery.facts.text()
    index = gallery.games.index(IDS.index("take-6"))
    assert "learned" in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_when_a_goal_is_reached_the_new_word_of_a_lesson_shows_in_large_cards_on_the_rack(program):
    page = learning(program)
    assert page.feast.isHidden()
    typed(page, "MUSH")
    feast = page.feast
    assert feast.isVisible()
    assert ([word.text for word in feast.words], feast.great, feast.title()) == (["MUSH"], False, "Right.")
    page.lesson.on.click()
    assert feast.isHidden()
    typed(page, "HOUSED")
    assert feast.isVisible(), "a mistake made as the task demands is celebrated, too"
    assert not feast.words
    program.leave_table()
    assert feast.isHidden()


def test_the_end_of_a_lesson_shows_all_its_words_and_offers_the_next_steps(program, monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda announcer, text: heard.append(text))
    page = learning(program)
    course = program.lessons.course
    while True:
        done_as_shown(program)
        if course.is_last:
            break
        assert page.lesson.next.isHidden()
        page.lesson.on.click()
    assert page.feast.great
    assert page.feast.title() == "You can play Take 6 now."
    assert "Right. You can play Take 6 now." in heard[-2:]
    assert len({word.text for word in page.feast.words}) == len(page.feast.words) > 2
    assert page.lesson.next.isVisible()
    following = program.lessons.following
    assert page.lesson.next.text() == f"Next lesson: {BOXES[following].name}"
    assert page.lesson.next in page._stops
    page.lesson.next.click()
    assert program.lessons.course.lesson.game == following
    assert program.window.table.lesson.count.text().startswith("1 ")


def test_after_a_change_of_language_the_words_of_a_completed_step_still_show(program):
    page = learning(program)
    typed(page, "MUSH")
    program.file.change(language="de")
    QApplication.processEvents()
    anew = program.window.table
    assert anew is not page
    assert (anew.feast.isVisible(), anew.feast.title()) == (True, "Richtig.")


def test_the_words_of_a_completed_step_appear_card_by_card_unless_animations_are_off(program, qtbot):
    program.file.change(motion="slow")
    page = learning(program)
    typed(page, "MUSH")
    assert page.feast.dealt < 4
    page.finish_motion()
    assert page.feast.dealt < 4
    qtbot.waitUntil(lambda: page.feast.dealt == 4)
    assert not page.feast._dealing.isActive(), "after the animation no timer repaints the words"
    page.lesson.on.click()
    program.file.change(motion="none")
    program.leave_table()
    page = learning(program)
    typed(page, "MUSH")
    assert page.feast.dealt == 4


def test_the_next_lesson_follows_the_beginners_path_and_then_the_games_family_until_all_are_learned():
    assert following_lesson(PATH[0], (PATH[0],)) == PATH[1]
    assert following_lesson(PATH[0], PATH[:2]) == PATH[2]
    other = next(game for game in BOXES if game not in PATH)
    assert BOXES[following_lesson(other, (other,))].family == BOXES[other].family
    assert following_lesson(other, tuple(BOXES)) == ""


def mistakes():
    return [(game, step.key) for game in IDS for step in lesson_of(game).steps if step.goal.refused]


@pytest.mark.parametrize(("game", "key"), mistakes())
def test_a_learner_can_make_the_mistake_of_every_lesson_step_by_moving_cards(qapp, game, key):
    """The test lays all cards of the mistake together, lays them one by one, or drops one card at a forbidden place."""
    course = Course(lesson_of(game), lexicon_of(DictionaryChoice()))
    while course.step.key != key:
        course.go_on()
    seats = (SeatChoice("Ann"), SeatChoice("Ben", "nobody"))[: course.lesson.players]
    session = TableSession(GameChoice(game, seats), course.match)
    refused = []
    session.refused.connect(lambda reason: refused.append(reason.code))
    way = course.way
    if isinstance(way, Place):
        chosen = f"c{session.seen.seats[0].committed[0].id}"
        places = [target for target in session.gestures.targets(chosen) if target.zone == f"word:{way.row - 1}"]
        session.gestures.drop(chosen, places[way.side == "after"])
        session.drafting.name_word(way.word)
    else:
        session.drafting.lay_act(way)
    session.tell()
    session.commit()
    session.drafting.clear()
    for card in session.seen.seats[0].hand:
        for target in session.gestures.targets(f"c{card.id}"):
            refused += [target.why.code] if target.why is not None else []
    assert course.step.goal.refused in refused


@pytest.mark.parametrize("game", usually_six(IDS))
def test_every_lesson_can_be_completed_at_the_table(program, game):
    page = learning(program, game)
    course = program.lessons.course
    for step in course.lesson.steps:
        assert course.step is step
        if page.running.is_shout and course.way.verb == "shout":
            page.running.buzz(0)
        for _ in range(2):
            page.lesson.light.click()
            assert page.lesson.answer.text().strip(), step.key
        done_as_shown(program)
        assert course.met, step.key
        if not course.is_last:
            page.lesson.on.click()
    assert program.file.settings.learned == (game,)


def test_with_large_letters_the_sentence_of_a_lesson_is_smaller_than_a_heading(program):
    page = learning(program)
    assert page.lesson.sentence.objectName() == "heading"
    program.file.change(text_size=200)
    program.window.resize(900, 600)
    QApplication.processEvents()
    assert page.lesson.sentence.objectName() == ""
    assert page.felt.height() > 200


def test_after_a_goal_is_reached_the_bars_below_the_felt_are_hidden_and_the_felt_does_not_move(program):
    page = learning(program)
    height = page.felt.height()
    done_as_shown(program)
    assert page.foot.isHidden()
    assert page.felt.height() == height
    page.lesson.on.click()
    assert page.foot.isVisible()
    typed(page, "HOUSED")
    assert page.lesson.done
    assert page.foot.isHidden(), "the bar above the felt shows the reason"
    page.lesson.on.click()
    assert page.foot.isVisible()
    program.leave_table()
    program.new.deal("split-run", 1)
    assert page.foot.isVisible()


def test_buttons_that_would_squeeze_the_sentence_of_a_lesson_move_below_it(program):
    page = learning(program)
    bar = page.lesson
    assert bar.on.y() < bar.answer.geometry().bottom()
    program.file.change(text_size=200, language="de")
    program.window.resize(900, 600)
    QApplication.processEvents()
    assert bar.on.y() >= bar.sentence.geometry().bottom()
    assert bar.sentence.width() > bar.width() * 0.8


def test_the_player_cannot_resign_or_open_a_film_in_a_lesson(program):
    page = learning(program)
    done_as_shown(program)
    assert {page.game.why_not()[name] for name in ("film", "resign")} == {"This is a lesson."}


def test_after_a_click_reaches_the_goal_of_a_lesson_the_button_for_the_next_step_has_the_focus(program):
    page = learning(program)
    assert page.head.turn.text()
    page.running.session.drafting.lay_act(program.lessons.course.way)
    page.running.session.tell()
    page.buttons.buttons["play"].click()
    QApplication.processEvents()
    assert page.focusWidget() is page.lesson.on
    assert not page.head.turn.text(), "a learner would wait if Bo was announced as the next player"
    page.lesson.on.click()
    assert page.head.turn.text()


def test_the_word_that_reached_the_goal_of_a_lesson_is_shown_over_the_whole_rack(program):
    page = learning(program)
    typed(page, "MUSH")
    zones = page.felt.cloth.placements.zones.values()
    rack = next(place.rect for place in zones if place.kind is Kind.HAND)
    covered = page.feast.geometry()
    assert covered.left() <= rack.x
    assert covered.right() >= rack.right - 1
    assert covered.top() <= rack.y
    assert covered.bottom() >= min(rack.bottom, page.felt.viewport().height()) - 1


def test_no_widget_for_choices_covers_the_word_that_reached_the_goal_of_a_lesson(program):
    page = learning(program, "first-base")
    done_as_shown(program)
    page.lesson.on.click()
    page.lesson.light.click()
    page.lesson.light.click()
    assert page.choices.isVisible(), "the letters to choose show before the word of the goal"
    page.running.session.commit()
    assert page.goal_reached
    assert page.choices.isHidden()
