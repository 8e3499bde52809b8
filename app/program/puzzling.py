"""Puts puzzles on the table one after another. The player's first turn counts; then the best play shows. This module
serves two kinds of puzzles: the finds (small puzzles) of a day, and puzzles from people's own games."""

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
    """Shows a puzzle, lets the player make one turn, and judges it.

    done: called when the turn is over, with the number of times that the learner asked for help.
    place: returns the number of the puzzle, from 1, and the number of puzzles.
    answer: returns the sentence about the finished turn.
    title: returns the title above the words of the finished turn.
    so_far: returns the sentence that shows while the turn goes on.
    aloud: returns the sentence to announce about the finished turn; "" to announce the sentence on the screen.
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
        aloud: Callable[[], str],
    ) -> None:
        super().__init__(table)
        self._done, self._place = done, place
        self._answer, self._title, self._so_far, self._aloud = answer, title, so_far, aloud

    def _place_of(self, course: "Course") -> tuple[int, int]:
        return self._place()

    def _acted(self) -> None:
        """Ends the turn if the puzzle is answered; otherwise shows what the player has reached so far."""
        puzzle = self.course
        if puzzle is None or puzzle.reached is None:
            return
        if puzzle.met:
            self.end_turn()
        else:
            self._reply(self._so_far)

    def end_turn(self) -> None:
        """Saves the answer. From now on the turn can't be taken back."""
        if self._running is not None:
            session = self._running.session
            session.outlook.begins = len(session.match.moves)
            session.look_anew()
        self._done(self._helps)
        self._praise(self._answer, self._aloud(), short=self._title)


class Puzzling(ABC, Generic[P]):
    """The base of both kinds of puzzles at the table.

    back: returns to the page from which the player came.
    """

    def __init__(self, table: AtTable, back: Callable[[], None]) -> None:
        self._table, self._back = table, back
        texts = self._answer, self._title, self._so_far, self._aloud
        self._teacher = PuzzleTeacher(table, self._note, self._place, *texts)
        self._names: Sequence[str] = ()
        self.helps = 0  # how often the learner has asked for help before the answer

    @property
    @abstractmethod
    def puzzle(self) -> P | None:
        """The puzzle on the table, if any."""

    @abstractmethod
    def _keep(self, puzzle: P) -> None:
        """Stores the player's answer to the puzzle. Subclasses define it."""

    @abstractmethod
    def _laid_again(self, puzzle: P) -> P:
        """Returns the position of the puzzle as it was before the player's answer."""

    @abstractmethod
    def _wanted(self, puzzle: P) -> str:
        """Returns the task of the puzzle."""

    @abstractmethod
    def _answer(self) -> str:
        """Returns the sentence that compares the player's turn with the best play."""

    @abstractmethod
    def _title(self) -> str:
        """Returns the title above the player's words after the answer."""

    @abstractmethod
    def _best_title(self) -> str:
        """Returns the title above the words of the best play."""

    @abstractmethod
    def _best_text(self, words: str, points: str) -> str:
        """Returns a sentence with the best play and its score."""

    @abstractmethod
    def _on_text(self, done: bool) -> str:
        """Returns the text of the main button of the bar.

        done: whether the puzzle is answered already.
        """

    @abstractmethod
    def _next_text(self) -> str:
        """Returns the text of the button that takes the player from the best play to the next puzzle or page."""

    @abstractmethod
    def _go_to_next(self) -> None:
        """Goes on after the best play has been shown: to the next puzzle, or back."""

    def _place(self) -> tuple[int, int]:
        """Returns the number of the puzzle on the table, from 1, and how many puzzles there are."""
        return 1, 1

    def _so_far(self) -> str:
        """Returns the sentence shown while the turn goes on."""
        return ""

    def _aloud(self) -> str:
        """Returns the sentence to announce about the player's turn; "" to announce the sentence on the screen."""
        return ""

    def _begin(self, puzzle: P, names: Sequence[str]) -> None:
        """Puts this puzzle on the table."""
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
        """Handles the main button of the bar. Ends a turn that the player has begun; shows the best play once the
        puzzle is answered; otherwise goes back, and the puzzle stays unsolved."""
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
        """Puts the position back on the table, plays the best play, and shows its score and the meanings of its
        words."""
        from app.windows.table.lesson_bar import LessonBar
        from engine.core.moves import Move
        from engine.records.record import DictionaryChoice

        again = self._laid_again(puzzle)
        match, page = again.match, self._table.page()
        match.play(Move(again.way, again.learner))
        self._teacher.leave()
        low = page.panels.is_low(page.height())  # on a short page, the bar has room for only two short lines
        bar = LessonBar()
        bar.on_wanted.connect(self._go_to_next)
        best = partial(self._best_text, *words_and_points(match, sums=not low))
        bar.ask(*self._place(), best, lambda done: self._next_text(), lights=False)
        bar.praise(lambda: meanings_text(match), lambda: meanings_text(match, brief=True))
        last = len(match.moves)
        choice = choice_for(again, self._names)
        self._table.sit_down_to_learn(choice, match, DictionaryChoice(), bar, shown_from=last - 1)
        page.at_game(lambda game: game.show_act(last))
        there = {word.text for word in match.state.table}
        words = [word for word in last_words(match) if word.text not in there]
        if words:  # a played word may leave the table immediately, so its cards show on a plate above the rack
            page.feast.begin(self._best_title, words, great=False, motion=0)
        bar.on.setFocus()
        text = f"{self._best_text(*words_and_points(match))} {meanings_text(match)}"
        # announced later, because a screen reader drops announcements while the table appears
        later(bar, lambda: page.felt.say(text), TABLE_COMES_MS)


def words_and_points(match: "Match", *, sums: bool = True) -> tuple[str, str]:
    """Returns the words of the last play, and its points.

    sums: whether the points show how they add up.
    """
    from app.windows.table.verdict_bar import sums_text

    report = match.report(len(match.moves) - 1)
    scores = [one for one in report.scores if one.seat == report.seat]
    points = sum([one.points for one in scores])
    parts = " · ".join(filter(None, [sums_text(one.sums) for one in scores])) if sums else ""
    return " · ".join(report.words), " = ".join(filter(None, [parts, str(points)]))


def meanings_text(match: "Match", *, brief: bool = False) -> str:
    """Returns the meanings of the words of the last play.

    brief: whether to return only the first meaning of each word.
    """
    from app.session.meanings import meaning_at
    from app.windows.table.meaning_card import meaning_line

    words = match.report(len(match.moves) - 1).words
    lines = [meaning_line(meaning_at(match.house, word)) for word in words]
    return " · ".join([line.partition(";")[0] for line in lines] if brief else lines)
