"""Lays the finds of a day on the table one after another: the first play counts, and then the best play lies there."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.base.boxes import BOXES
from app.base.later import later
from app.program.at_table import AtTable
from app.program.teaching import Teacher, choice_for, last_words
from app.windows.sheets.day_texts import stars_text

if TYPE_CHECKING:
    from engine.days.day_form import DayForm
    from engine.days.puzzle import Puzzle
    from engine.lessons.course import Course
    from engine.match import Match

TABLE_COMES_MS = 300


class FindTeacher(Teacher):
    """Asks for the play with the most points.

    done: called with the find and the number of helps once it is answered.
    place: gives the number of the find, from 1, and how many there are.
    """

    course: "Puzzle | None"

    def __init__(
        self, table: AtTable, done: "Callable[[Puzzle, int], None]", place: Callable[[], tuple[int, int]]
    ) -> None:
        super().__init__(table)
        self._done, self._place = done, place
        self.stars = 0  # of the answer

    def _place_of(self, course: "Course") -> tuple[int, int]:
        return self._place()

    def _acted(self) -> None:
        """Reports the points of the play, and its stars."""
        from engine.days.puzzle import stars_of

        puzzle = self.course
        if puzzle is None or puzzle.points is None:
            return
        self.stars = stars_of(puzzle.points, puzzle.find.points, helped=self._helps > 0)
        self._done(puzzle, self._helps)
        self._praise(lambda: answer_text(puzzle), short=lambda: stars_text(self.stars))


class Finding:
    """The finds of one day at the table.

    answered: called with the number of a find, from 0, its answer, and whether there was help.
    back: goes back to the gallery.
    """

    def __init__(
        self, table: AtTable, answered: "Callable[[int, Puzzle, bool], None]", back: Callable[[], None]
    ) -> None:
        self._table, self._answered, self._back = table, answered, back
        self._teacher = FindTeacher(table, self._note, self._place)
        self._day: DayForm
        self._number = 0
        self._names: Sequence[str] = ()
        self._following: Callable[[], int | None] = lambda: None

    @property
    def puzzle(self) -> "Puzzle | None":
        return self._teacher.course

    def lay(self, day: "DayForm", number: int, following: Callable[[], int | None]) -> None:
        """Lays this find on the table.

        following: gives the number of the find that comes next; None if there is none.
        """
        if not self._table.may_stand_up():
            return
        from app.library.seating import usual_names
        from app.windows.table.lesson_bar import LessonBar
        from engine.days.making import words_of_days
        from engine.days.puzzle import Puzzle

        self._day, self._number, self._following = day, number, following
        puzzle, bar = Puzzle(day.finds[number], words_of_days()), LessonBar()
        bar.on_wanted.connect(self._go_on)
        kinds = ["computer"] * puzzle.lesson.players
        kinds[puzzle.learner] = "human"
        self._names = usual_names(kinds, self._table.people.content)
        self._teacher.teach(puzzle, bar)
        self._teacher.lay(self._names, lambda: wanted_text(puzzle), self._on_text)

    def _note(self, puzzle: "Puzzle", helps: int) -> None:
        self._answered(self._number, puzzle, helps > 0)

    def _on_text(self, done: bool) -> str:
        translate = QCoreApplication.translate
        return translate("Day", "The best play") if done else translate("Day", "Later")

    def _next_text(self) -> str:
        translate = QCoreApplication.translate
        return translate("Day", "Next find") if self._following() is not None else translate("Day", "Back to the day")

    def _go_on(self) -> None:
        """Shows the best play after an answer; otherwise goes back, and the find stays open."""
        puzzle = self.puzzle
        if puzzle is None or not puzzle.met:
            self._teacher.leave()
            self._back()
        else:
            self._show_best(puzzle)

    def _show_best(self, puzzle: "Puzzle") -> None:
        """Lays the position again and plays the best play there, with its meanings, and how it scores."""
        from app.windows.table.lesson_bar import LessonBar
        from engine.core.moves import Move
        from engine.days.making import words_of_days
        from engine.days.puzzle import STARS, Puzzle
        from engine.records.record import DictionaryChoice

        again = Puzzle(puzzle.find, words_of_days())
        again.match.play(Move(again.way, again.learner))
        self._teacher.leave()
        bar = LessonBar()
        bar.on_wanted.connect(self._leave_best)
        match = again.match
        bar.ask(*self._place(), lambda: best_text(match), lambda done: self._next_text(), lights=False)
        bar.praise(lambda: meanings_text(match))
        self._table.sit_down_to_learn(choice_for(again, self._names), match, DictionaryChoice(), bar, shown=True)
        page = self._table.page()
        page.at_game(lambda game: game.show_act(len(match.moves)))
        there = {word.text for word in match.state.table}
        words = [word for word in last_words(match) if word.text not in there]
        if words:  # in games whose words leave the table they would be gone at once
            page.feast.begin(lambda: stars_text(STARS), words, great=False, motion=0)
        bar.on.setFocus()
        # a screen reader drops what is announced while the table comes
        later(bar, lambda: page.felt.say(f"{best_text(match)} {meanings_text(match)}"), TABLE_COMES_MS)

    def _place(self) -> tuple[int, int]:
        return self._number + 1, len(self._day.finds)

    def _leave_best(self) -> None:
        following = self._following()
        if following is None:
            self._back()
        else:
            self.lay(self._day, following, self._following)


def wanted_text(puzzle: "Puzzle") -> str:
    """The task."""
    text = QCoreApplication.translate("Day", "{game}: lay the play with the most points. Your first play counts.")
    return text.format(game=BOXES[puzzle.lesson.game].name)


def answer_text(puzzle: "Puzzle") -> str:
    """The points of the answer beside those of the best play."""
    translate = QCoreApplication.translate
    points, best = puzzle.points or 0, puzzle.find.points
    text = translate("Day", "{points} of {best} points.") if points < best else translate("Day", "Yes: {best} points.")
    return text.format(points=points, best=best)


def best_text(match: "Match") -> str:
    """The best play, which is the last of this match, and how it scores."""
    from app.windows.table.verdict_bar import sums_text

    report = match.report(len(match.moves) - 1)
    scores = [one for one in report.scores if one.seat == report.seat]
    points = sum([one.points for one in scores])
    counted = " = ".join(filter(None, [" · ".join(filter(None, [sums_text(one.sums) for one in scores])), str(points)]))
    text = QCoreApplication.translate("Day", "The best play: {words}, {points} points.")
    return text.format(words=" · ".join(report.words), points=counted)


def meanings_text(match: "Match") -> str:
    """The meanings of the words of the last play."""
    from app.session.meanings import meaning_at
    from app.windows.table.meaning_card import meaning_line

    words = match.report(len(match.moves) - 1).words
    return " · ".join([meaning_line(meaning_at(match.house, word)) for word in words])
