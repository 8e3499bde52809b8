"""Stores the puzzles made from people's own games, and puts those that are due on the table."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, Signal

from app.base.json_file import at_once
from app.base.late_worker import LateWorker
from app.base.paths import data_folder
from app.library.at_hand import AtHand, Work
from app.library.own_puzzles import (
    OwnPuzzle,
    OwnPuzzles,
    OwnPuzzlesFile,
    answered,
    due,
    given_up,
    joined,
    next_due,
)
from app.program.at_table import AtTable
from app.program.file_keeper import FileKeeper
from app.program.puzzling import Puzzling
from app.windows.main_window import MainWindow
from app.windows.sheets.puzzle_texts import (
    answer_text,
    best_text,
    come_back_text,
    nothing_due_text,
    so_far_text,
    wanted_text,
)
from app.windows.widgets.question import choose

if TYPE_CHECKING:
    from engine.lessons.missed_turn import MissedTurn


class OwnPuzzling(FileKeeper[AtHand[OwnPuzzles]]):
    """The file that stores the puzzles made from people's own games. It also puts the puzzles that are due on the
    table.

    people: returns the names of the people at tonight's table by their ids; empty if nobody is known on this machine
    yet.
    today: returns today's date, which tests can set.
    complain: called when something is wrong with the file, with the name of a message in notices.py; from any thread.
    leave: returns to the gallery.
    background: runs the reading and writing of the file (see AtHand).
    """

    # the puzzle, and its position at the table (None if that can't be replayed); like the next signal, emitted in
    # another thread
    _opened = Signal(object, object)
    _was_read = Signal()

    def __init__(
        self,
        window: MainWindow,
        table: AtTable,
        people: Callable[[], Mapping[str, str]],
        today: Callable[[], date],
        complain: Callable[[str], None],
        leave: Callable[[], object],
        background: Callable[[Work], None] = at_once,
    ) -> None:
        super().__init__(window)
        self._window, self._table, self._people, self._date = window, table, people, today
        self._complain, self._leave, self._background = complain, leave, background
        self.file = AtHand(OwnPuzzlesFile(_place(), complain, self._again.tried.emit), background)
        self.laid = LaidPuzzles(table, self._keep, self._next, self._go_back, self._are_more)
        self._worker = LateWorker("puzzles")
        self._player = ""  # the id of the person whose puzzles are being played
        self._closed = False
        self._opened.connect(self._lay)
        self._was_read.connect(self.show)

    @property
    def today(self) -> str:
        return self._date().isoformat()

    def another_view(self) -> OwnPuzzlesFile:
        """Returns a second, independent object for the same file, for use in another thread."""
        return OwnPuzzlesFile(_place(), self._complain)

    def bring_back(self, puzzles: OwnPuzzles) -> None:
        """Adds the puzzles from a backup. Puzzles that are already on this machine stay unchanged."""
        self.file.change(partial(_with, puzzles))
        self.show()

    def due(self) -> list[OwnPuzzle]:
        """Returns the puzzles that are due for people at tonight's table, sorted by person."""
        return [puzzle for person in self._people() for puzzle in self._due_for(person)]

    def _due_for(self, person: str) -> list[OwnPuzzle]:
        return due(self.file.content, person, self.today)

    def look(self) -> None:
        """Reads the file in the background, and then shows how many puzzles are due."""
        self.file.look()
        self._background(self._was_read.emit)

    def show(self) -> None:
        """Shows in the gallery how many puzzles the player can solve now."""
        if not self._closed:
            self._window.gallery.tonight.puzzles.show_count(len(self.due()))

    # ---- playing

    def play(self) -> None:
        """Puts the first waiting puzzle on the table, or tells the player when the next one comes. If puzzles of
        several people wait, it first asks whose puzzles to play."""
        people = self._people()
        waiting = [person for person in people if self._due_for(person)]
        if len(waiting) > 1:
            translate = QCoreApplication.translate
            answers = [*[people[person] for person in waiting], translate("Tonight", "Nobody")]
            choose(translate("Puzzle", "Whose puzzles?"), answers, self._window, lambda at: self._play(waiting[at]))
        elif waiting:
            self._play(waiting[0])
        else:
            coming = filter(None, [next_due(self.file.content, person) for person in people])
            self._window.tell(nothing_due_text(min(coming, default="")))

    def _play(self, person: str) -> None:
        """Puts the first puzzle of this person on the table."""
        waiting = self._due_for(person)
        if waiting and self._table.may_stand_up():
            self._player = person
            self._worker.do(self._open, waiting[0])

    def _open(self, puzzle: OwnPuzzle) -> None:
        """Reads and replays the record of a puzzle, in the worker's thread."""
        from engine.core.verdict import Refused
        from engine.lessons.missed_turn import missed_turn
        from engine.match import MoveRefused

        try:
            laid = missed_turn(puzzle.position, puzzle.way, puzzle.counts, puzzle.sought)
        except (Refused, MoveRefused):
            self._opened.emit(puzzle, None)
        else:
            self._opened.emit(puzzle, laid)

    def _lay(self, puzzle: OwnPuzzle, laid: "MissedTurn | None") -> None:
        if self._closed:
            return
        if laid is not None:
            self.laid.lay(puzzle, laid, self.today)
            return
        self.file.change(partial(given_up, key=puzzle.key))
        translate = QCoreApplication.translate
        self._window.tell(
            translate("Puzzle", "A position from an earlier version cannot be laid any more; it is gone.")
        )
        self.show()

    def _keep(self, puzzle: OwnPuzzle, *, found: bool) -> None:
        self.file.change(
            partial(answered, key=puzzle.key, today=self.today, misses=puzzle.misses, found=found),
        )

    def _are_more(self) -> bool:
        return bool(self._due_for(self._player))

    def _next(self) -> None:
        if self._are_more():
            self._play(self._player)
        else:
            self._go_back()

    def _go_back(self) -> None:
        self._leave()
        self.show()

    def wait(self) -> None:
        """Waits for the puzzle that is being prepared."""
        self._worker.wait()

    def close(self) -> None:
        self._closed = True
        self._worker.close(lambda: None)
        super().close()


class LaidPuzzles(Puzzling["MissedTurn"]):
    """The puzzles at the table, one after another.

    keep: called with a puzzle once it is answered, and whether the play was found.
    onward: puts the next puzzle on the table.
    back: returns to the gallery.
    more: returns whether there is another puzzle.
    """

    def __init__(
        self,
        table: AtTable,
        keep: Callable[..., None],
        onward: Callable[[], None],
        back: Callable[[], None],
        more: Callable[[], bool],
    ) -> None:
        super().__init__(table, back)
        self._keep_answer, self._onward, self._more = keep, onward, more
        self.asked: OwnPuzzle | None = None
        self._today = ""

    @property
    def puzzle(self) -> "MissedTurn | None":
        return cast("MissedTurn | None", self._teacher.course)

    @property
    def is_found(self) -> bool:
        """Whether the player has found the play without help."""
        return self.puzzle is not None and self.puzzle.best and not self.helps

    def lay(self, asked: OwnPuzzle, laid: "MissedTurn", today: str) -> None:
        """Puts this puzzle on the table."""
        if self._table.may_stand_up():
            self.asked, self._today = asked, today
            self._begin(laid, laid.names)

    def _keep(self, puzzle: "MissedTurn") -> None:
        assert self.asked is not None
        self._keep_answer(self.asked, found=self.is_found)

    def _laid_again(self, puzzle: "MissedTurn") -> "MissedTurn":
        return puzzle.again()

    def _go_to_next(self) -> None:
        self._onward()

    # ---- texts

    def _wanted(self, puzzle: "MissedTurn") -> str:
        assert self.asked is not None
        return wanted_text(self.asked, self._today)

    def _answer(self) -> str:
        puzzle, asked = self.puzzle, self.asked
        if puzzle is None or asked is None:
            return ""
        text = answer_text(asked, puzzle.reached or 0)
        return text if self.is_found else f"{text} {come_back_text(asked)}"

    def _so_far(self) -> str:
        puzzle, asked = self.puzzle, self.asked
        return so_far_text(asked, puzzle.reached or 0) if puzzle is not None and asked is not None else ""

    def _title(self) -> str:
        translate = QCoreApplication.translate
        return translate("Puzzle", "Found") if self.is_found else translate("Puzzle", "Not yet")

    def _best_title(self) -> str:
        return QCoreApplication.translate("Puzzle", "This was possible")

    def _best_text(self, words: str, points: str) -> str:
        assert self.asked is not None
        return best_text(self.asked, words, points)

    def _on_text(self, done: bool) -> str:
        translate = QCoreApplication.translate
        if done:
            return translate("Puzzle", "See the play")
        begun = self.puzzle is not None and self.puzzle.reached is not None
        return translate("Puzzle", "End the turn") if begun else translate("Day", "Later")

    def _next_text(self) -> str:
        translate = QCoreApplication.translate
        return translate("Puzzle", "Next puzzle") if self._more() else translate("Puzzle", "Back to the gallery")


def _place() -> Path:
    return data_folder() / "puzzles.json"


def _with(new: OwnPuzzles, there: OwnPuzzles) -> OwnPuzzles:
    return joined(there, new)
