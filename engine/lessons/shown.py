"""Finds what a rules page can show at the table: for each sentence a lesson step that shows it, and for each worked
example the last act of its record.

A place on a rules page is given by the number of a sentence in the page's first part, from 1, or by the name of a
worked example.
"""

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.lookup import Words
from engine.core.moves import Act, Move
from engine.core.oracle import ruled
from engine.core.verdict import Legal, Reason
from engine.lessons.course import FOLDER, Course, lesson_of
from engine.lessons.goals import Tried
from engine.match import Match

if TYPE_CHECKING:
    from engine.lessons.lesson_form import LessonForm

EXAMPLES = FOLDER.parent / "rules" / "examples"


class Occasion(NamedTuple):
    """The kind of situation that a lesson step shows.

    verb: the verb of the step's act.
    on_table: whether there is a word on the table.
    """

    verb: str
    on_table: bool


@lru_cache(maxsize=4)
def occasions(game: str) -> tuple[Occasion, ...]:
    """The kind of situation that each step of the lesson shows."""
    return tuple(
        [
            Occasion(step["goal"].get("verb", "play"), bool(step["setup"].get("table") or step.get("moves")))
            for step in _steps(game)
        ]
    )


def _steps(game: str) -> list[dict[str, Any]]:
    """The steps of the lesson as raw data, read without pydantic, because a rules page must open quickly. Raises
    OSError if there is no lesson."""
    found: list[dict[str, Any]] = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))["steps"]
    return found


@lru_cache(maxsize=4)
def steps_by_sentence(game: str) -> dict[int, tuple[int, ...]]:
    """Maps the number of each sentence, from 1, to the numbers of the lesson steps that show it, from 0. Raises OSError
    if there is no lesson.

    Steps in which an act succeeds come before steps in which an act is refused.
    """
    steps = _steps(game)
    ranked = sorted(range(len(steps)), key=lambda number: "refused" in steps[number]["goal"])
    touched = {sentence for step in steps for sentence in step["touches"]}
    return {one: tuple([number for number in ranked if one in steps[number]["touches"]]) for one in sorted(touched)}


def runs(game: str, paragraphs: Sequence[int]) -> list[tuple[int, int]]:
    """Groups neighbouring sentences that one lesson step shows together. Returns for each group the number of its last
    sentence, and the step that shows the group.

    paragraphs: the number of sentences in each paragraph. A group never extends over two paragraphs.
    """
    steps, found, number = steps_by_sentence(game), [], 0
    for count in paragraphs:
        together: tuple[int, ...] = ()
        for at in range(count):
            number += 1
            touching = steps.get(number, ())
            both = tuple([step for step in together if step in touching])
            if at and not both:
                found.append((number - 1, together[0]))
            together = both or touching
        if together:
            found.append((number, together[0]))
    return found


STUCK = ("pass", "trade", "discard")  # acts for a player who finds no word to lay


def sentence_for_heading(game: str, paragraphs: Sequence[int], heading: int) -> int:
    """Finds the lesson step that fits a heading of the full rules best. Returns the number of the sentence that the
    step shows, counted in the first part of the rules page.

    heading: the index of the heading, counted from the last heading: -3 is about the turn, -2 about acts without a
    word, -1 about the end of the game.
    """
    found, steps = runs(game, paragraphs), steps_by_sentence(game)
    met = {last: [occasions(game)[step] for step in steps[last]] for last, _ in found}
    kinds: dict[int, Callable[[Occasion], bool]] = {
        -3: lambda one: one.on_table and one.verb not in STUCK,
        -2: lambda one: one.verb in STUCK,
    }
    if heading == -1:
        return found[-1][0]
    fits = kinds.get(heading, lambda one: True)
    return next((last for last, _ in found if any(map(fits, met[last]))), found[0][0])


def shown_step(game: str, step: int, words: Words) -> Course:
    """A course that consists of one step of the game's lesson."""
    return Course(lesson_of(game), words, step, alone=True)


class ShownExample:
    """A worked example of a rules page.

    players: the names of the players.
    course: a course of one step, whose goal is the last act of the example.
    """

    def __init__(self, name: str, words: Words) -> None:
        data = json.loads((EXAMPLES / f"{name}.wordfelt").read_text("utf-8"))
        self.players = tuple([str(player) for player in data["players"]])
        first = Course(_lesson(data, {}), words)
        match, act = first.match, first.way
        seat = match.state.actor if first.moved.seat is None else first.moved.seat
        verdict = ruled(match.house, match.state, Move(act, seat))
        goal = _goal(act, match, verdict) if isinstance(verdict, Legal) else {"refused": verdict.reason.code}
        self.course = Course(_lesson(data, goal), words, alone=True, learner=seat)


def _lesson(data: dict[str, Any], goal: dict[str, Any]) -> "LessonForm":
    from engine.lessons.lesson_form import LessonForm  # imported only here, because loading pydantic is slow
    from engine.records.declaring import fitted

    *before, way = data["moves"]
    step = {"key": "example", "setup": data["setup"], "moves": before, "goal": goal, "way": way, "touches": []}
    step |= {"options": data["options"]} if "options" in data else {}
    return fitted(LessonForm, {"lesson": 1, "game": data["game"], "players": len(data["players"]), "steps": [step]})


def _goal(act: Act, match: Match, legal: Legal) -> dict[str, Any]:
    """A goal that this act meets. The goal asks for an act with the same verb and, if the act lays words, for the same
    number of words and the same longest word."""
    tried = Tried(act, match.state, legal)
    goal: dict[str, Any] = {"verb": act.verb}
    if tried.words:
        longest = max(tried.words, key=len)
        goal |= {"letters": len(longest), "uses": longest, "words": len(tried.words)}
    return goal


def refusal_of(course: Course) -> Reason | None:
    """The reason why the act of this step is refused; None if it is legal."""
    verdict = ruled(course.match.house, course.match.state, Move(course.way, course.learner))
    return None if isinstance(verdict, Legal) else verdict.reason
