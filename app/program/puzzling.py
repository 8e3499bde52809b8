"""Lays puzzles on the table one after another: the first turn counts, and then the best play lies there."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from app.base.later import later
from app.program.at_table import AtTable
from app.program.teaching import Teacher, choice_for, last_words

if TYPE_CHECKING:
    from engine.lessons.course import Course
    from engine.lessons.one_turn import OneTurn
    from engine.match import Match

TABLE_COMES_MS = 300
P = TypeVar("P", bound="OneTurn")


class PuzzleTeacher(Teacher):
    """Asks for one turn.

    done: called with the number of helps once the turn is over.
    place: gives the number of the puzzle, from 1, and how many there are.
    answer, title: give what is said about the turn, and the title of its feast.
    so_far: gives what is said while the turn goes on.
    """

    course: "OneTurn | None"

    def __init__(
        self,
        table: AtTable,
        done: Callable[[int], None],
        place: Callable[[], tuple[int, int]],
        answer: Callable[[], str],
        title: Callable[[], str],
        so_far: Callable[[], str],
    ) -> None:
        super().__init__(table)
        self._done, self._place = done, place
        self._answer, self._title, self._so_far = answer, title, so_far

    def _place_of(self, course: "Course") -> tuple[int, int]:
        return self._place()

    def _acted(self) -> None:
        """Reports what the turn has brought."""
        puzzle = self.course
        if puzzle is None or puzzle.reached is None:
            return
        if puzzle.met:
            self.end_turn()
        else:
            self._reply(self._so_far)

    def end_turn(self) -> None:
        """Keeps the answer, which nobody takes back."""
        if self._running is not None:
            session = self._running.session
            session.outlook.begins = len(session.match.moves)
            session.look_anew()
        self._done(self._helps)
        self._praise(self._answer, short=self._title)


class Puzzling(ABC, Generic[P]):
    """Puzzles at the table.

    back: goes back to where the player came from.
    """

    def __init__(self, table: AtTable, back: Callable[[], None]) -> None:
        self._table, self._back = table, back
        self._teacher = PuzzleTeacher(table, self._note, self._place, self._answer, self._title, self._so_far)
        self._names: Sequence[str] = ()
        self.helps = 0  # at the answer

    @property
    @abstractmethod
    def puzzle(self) -> P | None:
        """The puzzle on the table."""

    @abstractmethod
    def _keep(self, puzzle: P) -> None:
        """Keeps the answer."""

    @abstractmethod
    def _laid_again(self, puzzle: P) -> P:
        """The same puzzle before the answer."""

    @abstractmethod
    def _wanted(self, puzzle: P) -> str:
        """The task."""

    @abstractmethod
    def _answer(self) -> str:
        """The result of the turn, beside what was sought."""

    @abstractmethod
    def _title(self) -> str:
        """The title of the feast after the answer."""

    @abstractmethod
    def _best_title(self) -> str:
        """The title of the feast of the best play."""

    @abstractmethod
    def _best_text(self, words: str, points: str) -> str:
        """The best play, and how it scores."""

    @abstractmethod
    def _on_text(self, done: bool) -> str:
        """The way on, once the puzzle is answered or before."""

    @abstractmethod
    def _next_text(self) -> str:
        """The way on from the best play."""

    @abstractmethod
    def _go_to_next(self) -> None:
        """Goes on from the best play."""

    def _place(self) -> tuple[int, int]:
        """The number of the puzzle, from 1, and how many there are."""
        return 1, 1

    def _so_far(self) -> str:
        """The sentence while the turn goes on."""
        return ""

    def _begin(self, puzzle: P, names: Sequence[str]) -> None:
        """Lays this puzzle on the table."""
        from app.windows.table.lesson_bar import LessonBar

        bar = LessonBar()
        bar.on_wanted.connect(self._go_on)
        self._names, self.helps = names, 0
        self._teacher.teach(puzzle, bar)
        self._teacher.lay(names, lambda: self._wanted(puzzle), self._on_text)

    def _note(self, helps: int) -> None:
        puzzle = self.puzzle
        self.helps = helps
        if puzzle is not None:
            self._keep(puzzle)

    def _go_on(self) -> None:
        """Shows the best play after an answer; otherwise goes back, and the puzzle stays open. A turn that goes on
        ends."""
        puzzle = self.puzzle
        if puzzle is not None and puzzle.reached is not None and not puzzle.met:
            puzzle.give_up()
            self._teacher.end_turn()
        elif puzzle is None or not puzzle.met:
            self._teacher.leave()
            self._back()
        else:
            self._show_best(puzzle)

    def _show_best(self, puzzle: P) -> None:
        """Lays the position again and plays the best play there, with its meanings, and how it scores."""
        from app.windows.table.lesson_bar import LessonBar
        from engine.core.moves import Move
        from engine.records.record import DictionaryChoice

        again = self._laid_again(puzzle)
        match, page = again.match, self._table.page()
        match.play(Move(again.way, again.learner))
        self._teacher.leave()
        low = page.panels.is_low(page.height())  # then the bar has room for two short lines
        bar = LessonBar()
        bar.on_wanted.connect(self._go_to_next)
        best = partial(self._best_text, *words_and_points(match, sums=not low))
        bar.ask(*self._place(), best, lambda done: self._next_text(), lights=False)
        bar.praise(lambda: meanings_text(match), lambda: meanings_text(match, brief=True))
        self._table.sit_down_to_learn(choice_for(again, self._names), match, DictionaryChoice(), bar, shown=True)
        page.at_game(lambda game: game.show_act(len(match.moves)))
        there = {word.text for word in match.state.table}
        words = [word for word in last_words(match) if word.text not in there]
        if words:  # in games whose words leave the table they would be gone at once
            page.feast.begin(self._best_title, words, great=False, motion=0)
        bar.on.setFocus()
        said = f"{self._best_text(*words_and_points(match))} {meanings_text(match)}"
        later(
            bar, lambda: page.felt.say(said), TABLE_COMES_MS
        )  # a reader drops what is announced while the table comes


def words_and_points(match: "Match", *, sums: bool = True) -> tuple[str, str]:
    """The words of the last play, and its points.

    sums: whether with what they are made of.
    """
    from app.windows.table.verdict_bar import sums_text

    report = match.report(len(match.moves) - 1)
    scores = [one for one in report.scores if one.seat == report.seat]
    points = sum([one.points for one in scores])
    parts = " · ".join(filter(None, [sums_text(one.sums) for one in scores])) if sums else ""
    return " · ".join(report.words), " = ".join(filter(None, [parts, str(points)]))


def meanings_text(match: "Match", *, brief: bool = False) -> str:
    """The meanings of the words of the last play.

    brief: only the first meaning of each.
    """
    from app.session.meanings import meaning_at
    from app.windows.table.meaning_card import meaning_line

    words = match.report(len(match.moves) - 1).words
    lines = [meaning_line(meaning_at(match.house, word)) for word in words]
    return " · ".join([line.partition(";")[0] for line in lines] if brief else lines)
