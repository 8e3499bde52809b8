"""A lesson in progress: sets up the positions of the lesson one after another and checks whether the learner's acts
meet their goals."""

import json
from collections.abc import Collection
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import engine
from engine.core.lookup import Words
from engine.core.moves import Act, Move, Play
from engine.core.notation import read_move
from engine.core.oracle import ruled
from engine.core.verdict import Legal, Reason
from engine.games import GAMES
from engine.lessons.goals import LEARNER, Tried, meets, refused_as_asked
from engine.match import Header, Match, Player, chosen_options
from engine.records.setups import read_setup

if TYPE_CHECKING:
    from engine.lessons.lesson_form import LessonForm, StepForm

FOLDER = Path(engine.__file__).parent.parent / "assets" / "lessons"
MISSES_BEFORE_LIGHT = 2  # after this many missed attempts, the app highlights the cards that meet the goal


@lru_cache(maxsize=4)
def lesson_of(game: str) -> "LessonForm":
    """The lesson of this game. Raises OSError if there is no lesson."""
    from engine.lessons.lesson_form import LessonForm  # imported only here, because loading pydantic is slow
    from engine.records.declaring import fitted

    return fitted(LessonForm, json.loads((FOLDER / f"{game}.json").read_text("utf-8")))


@lru_cache(maxsize=4)
def texts_of(language: str) -> dict[str, dict[str, str]]:
    """The sentences of all lessons in this language, by game and by key; empty if there is no translation."""
    try:
        found: dict[str, dict[str, str]] = json.loads((FOLDER / f"{language}.json").read_text("utf-8"))
    except OSError:
        return {}
    return found


class Course:
    """A person's progress through a lesson.

    number: the index of the current step.
    misses: the number of acts that missed the goal of the current step.
    met: whether the learner has reached the goal of the current step.
    alone: whether the course consists of the current step only.
    learner: the seat of the person who learns.
    """

    def __init__(
        self, lesson: "LessonForm", words: Words, number: int = 0, *, alone: bool = False, learner: int = LEARNER
    ) -> None:
        self.lesson = lesson
        self._words = words
        self.number, self.alone, self.learner = number, alone, learner
        self.misses = 0
        self.met = False
        self.match = self._laid_out()

    @property
    def step(self) -> "StepForm":
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.alone or self.number + 1 == len(self.lesson.steps)

    @property
    def wants_light(self) -> bool:
        return not self.met and self.misses >= MISSES_BEFORE_LIGHT

    def _laid_out(self) -> Match:
        """A new match, played up to the position of the current step. It has no time limit."""
        game, step = GAMES[self.lesson.game], self.step
        options: dict[str, Any] = {option.key: None for option in game.options if option.key == "seconds"}
        options = chosen_options(game, options | (step.options or {}))
        players = tuple([Player(f"Player {number}") for number in range(1, self.lesson.players + 1)])
        setup = read_setup(step.setup, game.deck)
        setup = setup if setup.first else replace(setup, first=LEARNER + 1)
        match = Match(Header(game, players, options, 0, setup), self._words)
        for move in step.moves or ():
            match.play_text(move if isinstance(move, str) else move.do)
        return match

    @property
    def way(self) -> Act:
        """The act by which the lesson shows how to meet the goal of the current step."""
        return self.moved.act

    @property
    def moved(self) -> Move:
        """The act of `way` as a move, with its seat if the lesson names one."""
        return read_move(self.step.way, self.match.header.game.deck)

    def lets(self, act: Act, seat: int) -> bool:
        """Compares an act with the goal and returns whether the table should carry out the act: True if the act meets
        the goal. Before the goal is met, the result is also True for an illegal act, because the table then refuses the
        act and shows why."""
        verdict = ruled(self.match.house, self.match.state, Move(act, seat))
        if self.met or not isinstance(verdict, Legal):
            return not self.met
        self.met = seat == self.learner and meets(self.step.goal, Tried(act, self.match.state, verdict))
        self.misses += not self.met
        return self.met

    def is_mistaken(self, words: Collection[str]) -> bool:
        """Whether these are the words of the wrong play that the step asks the learner to try."""
        if self.step.goal.refused is None or not isinstance(self.way, Play):
            return False
        return sorted(words) == sorted([word for formula in self.way.formulas for word in formula.words])

    def miss(self) -> None:
        """Counts a failed attempt in which the learner performed no complete act."""
        self.misses += 1

    def hear_refusal(self, reason: Reason) -> bool:
        """Records that the table refused an act for this reason. Returns whether the learner has reached the goal of
        the step, by this refusal or earlier."""
        self.met = self.met or refused_as_asked(self.step.goal, reason)
        self.misses += not self.met
        return self.met

    def go_on(self) -> None:
        """Goes to the next step, whether or not the learner has reached the goal."""
        self.number += 1
        self.misses, self.met = 0, False
        self.match = self._laid_out()
