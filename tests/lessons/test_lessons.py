"""Tests for all lessons that a learner can reach every goal, that the engine refuses every mistake that a step names,
and that every lesson reaches its last step."""

import json
import random
import re
from functools import lru_cache
from itertools import islice

import pytest

from engine.core.cards import Named, readings
from engine.core.moves import ADD, PASS, Act, Formula, Move, Play, Shout, Token, Trade
from engine.core.oracle import judge, legal_moves
from engine.core.verdict import Legal
from engine.games import CATALOG
from engine.lessons.course import FOLDER, Course, lesson_of, texts_of
from engine.lessons.goals import LEARNER, Tried, meets
from engine.match import MoveRefused
from engine.records.record import DictionaryChoice
from engine.records.replay import lexicon_of
from tests.lessons.coverage import sentences, touched, words_before_play
from tests.tiers import usually_six

GAMES = [game.id for game in CATALOG]
LANGUAGES = ("en", "de", "fr", "es")
MOST_WORDS, MOST_BEFORE_PLAY = 20, 120
TRIES = 100
PATIENCE = 6  # the number of acts that the learner tries at a step before skipping the step
LARGEST = 150_000  # the maximum size of all lesson files together, in bytes

every_game = pytest.mark.parametrize("game", GAMES)


def course_of(game: str) -> Course:
    return Course(lesson_of(game), lexicon_of(DictionaryChoice()))


def steps_of(game: str):
    """Yields one course through a game's lesson repeatedly: at its first step, then at the second step, and so on."""
    course = course_of(game)
    while True:
        yield course
        if course.is_last:
            return
        course.go_on()


def test_every_game_has_a_lesson_and_every_lesson_file_belongs_to_a_game_or_language():
    assert {path.stem for path in FOLDER.glob("*.json")} == {*GAMES, *LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence_of_the_lessons_with_the_same_words_in_capitals(language):
    english, told = (json.loads((FOLDER / f"{code}.json").read_text("utf-8")) for code in ("en", language))
    for game, steps in english.items():
        assert told[game].keys() == steps.keys()
        for step, sentence in steps.items():
            capitals = re.findall(r"\b[A-Z]{2,}\b", sentence)
            assert sorted(set(capitals)) == sorted(set(re.findall(r"\b[A-Z]{2,}\b", told[game][step]))), (game, step)


def test_the_lesson_files_stay_small():
    assert sum([path.stat().st_size for path in FOLDER.glob("*")]) < LARGEST


@every_game
def test_a_lesson_has_four_to_eight_steps(game):
    assert lesson_of(game).game == game
    assert 4 <= len(lesson_of(game).steps) <= 8


@every_game
def test_each_step_of_a_lesson_has_exactly_one_short_text(game):
    texts = texts_of("en")[game]
    assert list(texts) == [step.key for step in lesson_of(game).steps]
    for text in texts.values():
        assert len(text.split()) <= MOST_WORDS, text


def test_no_two_texts_of_lessons_differ_only_in_the_words_on_the_table():
    """Words that lie on the table are written in capitals, so the test ignores all words in capitals."""
    told = [re.sub(r"\b[A-Z]+\b", "_", text) for texts in texts_of("en").values() for text in texts.values()]
    assert len(told) == len(set(told))


@every_game
def test_the_solution_of_every_lesson_step_reaches_its_goal(game):
    for course in steps_of(game):
        goal, match = course.step.goal, course.match
        if goal.refused is not None:
            continue
        verdict = judge(match.house, match.state, Move(course.way, LEARNER))
        assert isinstance(verdict, Legal), course.step.key
        assert meets(goal, Tried(course.way, match.state, verdict)), course.step.key
        assert not verdict.state.over, course.step.key
        found = legal_moves(match.house, match.state, LEARNER)
        assert any(meets(goal, Tried(act, match.state, legal)) for act, legal in found), course.step.key


@every_game
def test_the_engine_refuses_every_mistake_of_a_lesson_for_the_named_reason(game):
    for course in steps_of(game):
        wanted = course.step.goal.refused
        if wanted is not None:
            with pytest.raises(MoveRefused) as refused:
                course.match.play(Move(course.way, LEARNER))
            assert refused.value.reason.code == wanted, course.step.key


def test_more_than_two_thirds_of_all_lessons_contain_a_mistake_that_the_learner_may_make():
    named = [game for game in GAMES if any(step.goal.refused for step in lesson_of(game).steps)]
    assert len(named) > len(GAMES) * 2 // 3


@every_game
def test_a_lesson_shows_every_sentence_of_the_first_part_of_the_rules(game):
    missing = [sentences(game)[number - 1] for number, steps in touched(game).items() if not steps]
    assert not missing


@every_game
def test_a_learner_reads_at_most_120_words_before_the_first_legal_play(game):
    assert words_before_play(game) <= MOST_BEFORE_PLAY


@lru_cache(maxsize=256)
def pool(game: str, number: int) -> tuple[Act, ...]:
    """The acts that a learner might try at this step: legal acts, plays of random letters, a pass, a trade, a shout,
    and the solution of the step."""
    course = next(islice(steps_of(game), number, None))
    house, state = course.match.house, course.match.state
    chance, hand = random.Random(f"{game} {number}"), state.seats[LEARNER].hand
    acts = [act for act, _ in islice(legal_moves(house, state, LEARNER, 20), 40)]
    acts += [PASS, Trade(tuple([card.face for card in hand[:2]])), Shout((Named("Z", "Z"),) * 3), course.way]
    for _ in range(20):
        cards = [Named(card.face, readings(card.face)[0]) for card in chance.sample(hand, min(len(hand), 4))]
        acts += [Play((Formula(None, (tuple([Token(ADD, card) for card in cards]),)),))] if cards else []
    return tuple(acts)


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_a_learner_with_random_moves_reaches_the_end_of_a_lesson(game):
    """The learner tries random acts, legal or not. A step ends if an act reaches its goal by luck, or if the learner
    skips the step after several attempts."""
    words, lit = lexicon_of(DictionaryChoice()), 0
    for seed in range(TRIES):
        chance, course = random.Random(seed), Course(lesson_of(game), words)
        for number in range(len(course.lesson.steps)):
            assert course.number == number
            for _ in range(PATIENCE):
                attempt(course, chance.choice(pool(game, number)))
                if course.met:
                    break
            assert course.met or course.wants_light
            lit += course.wants_light
            if not course.is_last:
                course.go_on()
    assert lit, "nobody ever missed"


def attempt(course: Course, act: Act) -> None:
    """Makes an act at the current step of the lesson, as the program does when a learner acts."""
    position = course.match.state
    if course.lets(act, LEARNER):
        try:
            course.match.play(Move(act, LEARNER))
        except MoveRefused as refused:
            course.hear_refusal(refused.reason)
            assert course.match.state is position
        else:
            assert course.met, "something else was carried out"
    else:
        assert not course.met
