"""Tests the small table beside the rules, at which a player can watch and try every sentence of a page's first part and
every example.

A step of the game's lesson demonstrates each sentence, and a record demonstrates each example. The tests fail if the
engine does not do what the rules say.
"""

import pytest

from app.library.rule_examples import example_of
from app.windows.rules.page_texts import sentences_of
from engine.core.moves import Move
from engine.core.oracle import judge, ruled
from engine.core.verdict import Legal
from engine.games import GAMES
from engine.lessons.course import Course
from engine.lessons.goals import Tried, meets, refused_as_asked
from engine.lessons.shown import ShownExample, refusal_of, runs, shown_step, steps_by_sentence
from engine.records.record import DictionaryChoice, read_record
from engine.records.replay import lexicon_of, open_match
from tests.rules.test_examples import FOLDER, NAMES
from tests.rules.test_pages import LANGUAGES, page

every_game = pytest.mark.parametrize("game", GAMES)
every_example = pytest.mark.parametrize("name", NAMES)


def words():
    return lexicon_of(DictionaryChoice())


def counts(language: str, game: str) -> list[int]:
    return [len(paragraph) for paragraph in sentences_of(page(language, game))]


@every_game
def test_every_language_has_the_same_number_of_sentences_in_each_paragraph_of_the_rules(game: str) -> None:
    """Lessons refer to sentences by their numbers, so a number must mean the same sentence in all languages."""
    for language in LANGUAGES:
        assert counts(language, game) == counts("en", game), language


@every_game
def test_every_sentence_of_the_first_part_is_shown_by_a_step_of_the_lesson(game: str) -> None:
    assert list(steps_by_sentence(game)) == list(range(1, sum(counts("en", game)) + 1))


@every_game
def test_sentences_that_share_a_demonstration_follow_each_other_in_one_paragraph(game: str) -> None:
    found = runs(game, counts("en", game))
    lasts = [last for last, _ in found]
    assert lasts == sorted(set(lasts))
    ends = [sum(counts("en", game)[: number + 1]) for number in range(len(counts("en", game)))]
    assert set(ends) <= set(lasts), "each paragraph ends with a run"
    first = 1
    for last, step in found:
        assert all(step in steps_by_sentence(game)[number] for number in range(first, last + 1))
        first = last + 1


@every_game
def test_the_engine_plays_the_demonstration_of_each_sentence_as_the_rules_describe(game: str) -> None:
    for _, step in runs(game, counts("en", game)):
        check_step(shown_step(game, step, words()))


def check_step(course: Course) -> None:
    """Checks that the demonstrated act reaches the goal of the lesson step, or is refused for the reason that the step
    names."""
    goal, match = course.step.goal, course.match
    verdict = judge(match.house, match.state, Move(course.way, course.learner))
    if goal.refused is not None:
        assert not isinstance(verdict, Legal)
        assert refused_as_asked(goal, verdict.reason)
        assert refusal_of(course) == verdict.reason
    else:
        assert isinstance(verdict, Legal)
        assert meets(goal, Tried(course.way, match.state, verdict))
        assert refusal_of(course) is None


@every_example
def test_the_engine_plays_each_example_as_the_rules_describe(name: str) -> None:
    check_step(ShownExample(name, words()).course)


@every_example
def test_the_demonstration_of_an_example_uses_the_dictionary_of_its_record(name: str) -> None:
    """With the whole dictionary, the moves of the record lead to the same result as with the few words that the record
    lists, so a player who tries the example may lay any word."""
    record = read_record((FOLDER / f"{name}.wordfelt").read_text("utf-8"))
    refused = example_of(name).refusal is not None
    match = open_match(record)
    course = ShownExample(name, words()).course
    lines = record.moves[:-1]
    for line in lines:
        match.play_text(*line)
    assert course.match.state == match.state
    mine = ruled(course.match.house, match.state, Move(course.way, course.learner))
    theirs = ruled(match.house, match.state, Move(course.way, course.learner))
    assert isinstance(mine, Legal) == isinstance(theirs, Legal) == (not refused)
    if isinstance(mine, Legal) and isinstance(theirs, Legal):
        assert mine.state == theirs.state
