"""Puts the finds of a day (positions in which to find a good play) on the table one after another. The player's first
play counts; then the best play shows."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from app.base.boxes import BOXES
from app.base.listing import listed
from app.program.at_table import AtTable
from app.program.puzzling import Puzzling
from app.windows.sheets.day_texts import DONE, stars_text

if TYPE_CHECKING:
    from engine.days.day_form import DayForm
    from engine.days.puzzle import Puzzle


class Finding(Puzzling["Puzzle"]):
    """The finds (small puzzles) of one day, put on the table one after another.

    answered: called with the index of a find, the answered puzzle, and whether the player had help.
    back: returns to the gallery.
    calm: returns whether calm play is on, which compares no scores.
    """

    def __init__(
        self,
        table: AtTable,
        answered: "Callable[[int, Puzzle, bool], None]",
        back: Callable[[], None],
        calm: Callable[[], bool],
    ) -> None:
        super().__init__(table, back)
        self._answered, self._calm = answered, calm
        self._day: DayForm
        self._number, self._name = 0, ""
        self._following: Callable[[], int | None] = lambda: None

    @property
    def puzzle(self) -> "Puzzle | None":
        return cast("Puzzle | None", self._teacher.course)

    @property
    def stars(self) -> int:
        """The number of stars for the player's answer."""
        from engine.days.puzzle import stars_of

        puzzle = self.puzzle
        if puzzle is None or puzzle.points is None:
            return 0
        return stars_of(puzzle.points, puzzle.find.points, helped=self.helps > 0)

    def lay(self, day: "DayForm", number: int, following: Callable[[], int | None], name: str) -> None:
        """Puts this find (daily puzzle) on the table.

        following: returns the index of the find that comes next; None if there is none.
        name: the name of the person who plays.
        """
        if not self._table.may_stand_up():
            return
        from app.library.seating import usual_names
        from engine.days.making import words_of_days
        from engine.days.puzzle import Puzzle

        self._day, self._number, self._following, self._name = day, number, following, name
        puzzle = Puzzle(day.finds[number], words_of_days())
        kinds = ("human", *["computer"] * (puzzle.lesson.players - 1))
        _, *others = usual_names(kinds, self._table.people.content)
        # the person gets the seat in which the puzzle puts the learner
        self._begin(puzzle, (*others[: puzzle.learner], name, *others[puzzle.learner :]))

    def _keep(self, puzzle: "Puzzle") -> None:
        self._answered(self._number, puzzle, self.helps > 0)

    def _laid_again(self, puzzle: "Puzzle") -> "Puzzle":
        from engine.days.making import words_of_days
        from engine.days.puzzle import Puzzle

        return Puzzle(puzzle.find, words_of_days())

    def _place(self) -> tuple[int, int]:
        return self._number + 1, len(self._day.finds)

    def _go_to_next(self) -> None:
        following = self._following()
        if following is None:
            self._back()
        else:
            self.lay(self._day, following, self._following, self._name)

    # ---- texts

    def _wanted(self, puzzle: "Puzzle") -> str:
        text = QCoreApplication.translate("Day", "{game}: lay the play with the most points. Your first play counts.")
        return text.format(game=BOXES[puzzle.lesson.game].name)

    def _answer(self) -> str:
        translate, puzzle = QCoreApplication.translate, self.puzzle
        if puzzle is None:
            return ""
        points, best = puzzle.points or 0, puzzle.find.points
        if points >= best:
            text = translate("Day", "Yes: {best} points.")
        elif self._calm():
            text = translate("Day", "You found {points} points.")
        else:
            text = translate("Day", "{points} of {best} points.")
        return text.format(points=points, best=best)

    def _aloud(self) -> str:
        """Returns one sentence about a puzzle whose best play the player missed: the points, the best play and the next
        step. Sighted players see the highlighted button; players with a screen reader would have to guess what comes
        next."""
        translate, puzzle = QCoreApplication.translate, self.puzzle
        if puzzle is None or (puzzle.points or 0) >= puzzle.find.points:
            return ""
        if self._calm():
            text = translate("Day", "You found {points} points; the best play was {words}: “{button}” shows it.")
        else:
            text = translate("Day", "{points} of {best} points; the best play was {words}: “{button}” shows it.")
        words = listed(puzzle.find.words)
        return text.format(points=puzzle.points or 0, best=puzzle.find.points, words=words, button=best_name())

    def _title(self) -> str:
        return f"{DONE if self._calm() else stars_text(self.stars)}   {self._answer()}"

    def _best_title(self) -> str:
        return best_name()  # this title has no stars, because players would believe that they had earned them

    def _best_text(self, words: str, points: str) -> str:
        text = QCoreApplication.translate("Day", "The best play: {words}, {points} points.")
        return text.format(words=words, points=points)

    def _on_text(self, done: bool) -> str:
        return best_name() if done else QCoreApplication.translate("Day", "Later")

    def _next_text(self) -> str:
        translate = QCoreApplication.translate
        return translate("Day", "Next find") if self._following() is not None else translate("Day", "Back to the day")


def best_name() -> str:
    return QCoreApplication.translate("Day", "The best play")
