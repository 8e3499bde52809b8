"""Runs lessons at the table: one position after another, and a first game at the end."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.base.boxes import BOXES, PATH
from app.base.languages import ENGLISH
from app.base.settings_file import SettingsFile
from app.program.at_table import AtTable
from app.program.new_games import NewGames
from app.program.teaching import Teacher

if TYPE_CHECKING:
    from engine.lessons.course import Course


def sentence_of(course: "Course | None") -> str:
    """Returns the sentence of the lesson's step in the player's language, or in English if it is not translated."""
    from app.base.languages import language
    from engine.lessons.course import texts_of

    if course is None:
        return ""
    game, key = course.lesson.game, course.step.key
    return texts_of(language()).get(game, {}).get(key) or texts_of(ENGLISH)[game][key]


class Lessons:
    """Puts the lessons of games on the table, one lesson at a time."""

    def __init__(self, file: SettingsFile, table: AtTable, new: NewGames) -> None:
        self._file, self._table, self._new = file, table, new
        self._teacher = Teacher(table, self._met)

    @property
    def course(self) -> "Course | None":
        return self._teacher.course

    def learn(self, game: str) -> None:
        """Begins this game's lesson."""
        if not self._table.may_stand_up():
            return
        from app.windows.table.lesson_bar import LessonBar
        from engine.lessons.course import Course, lesson_of
        from engine.records.record import DictionaryChoice
        from engine.records.replay import lexicon_of

        bar = LessonBar()
        bar.on_wanted.connect(self._go_on)
        bar.next_wanted.connect(lambda: self.learn(self.following))
        self._teacher.teach(Course(lesson_of(game), lexicon_of(DictionaryChoice())), bar)
        self._lay()

    def _lay(self) -> None:
        from app.library.seating import usual_names

        course = self.course
        assert course is not None
        names = usual_names(("human", *["computer"] * (course.lesson.players - 1)), self._table.people.content)
        self._teacher.lay(names, lambda: sentence_of(self.course), self._on_text, following=self._next_text)

    @property
    def following(self) -> str:
        """The game whose lesson is offered at the end of this one; "" before the last step, or if all lessons are
        finished."""
        course = self.course
        if course is None or not course.is_last:
            return ""
        return following_lesson(course.lesson.game, self._file.settings.learned)

    def _next_text(self) -> str:
        text = QCoreApplication.translate("Lesson", "Next lesson: {game}")
        return text.format(game=BOXES[self.following].name) if self.following else ""

    def _on_text(self, done: bool) -> str:
        translate = QCoreApplication.translate
        if self.course is not None and self.course.is_last:
            return translate("Lesson", "Deal a first game")
        return translate("Lesson", "Next") if done else translate("Lesson", "Skip")

    def _met(self, course: "Course") -> None:
        if course.is_last:
            self._file.change(learned=_with(self._file.settings.learned, course.lesson.game))

    def _go_on(self) -> None:
        course = self.course
        if course is None:
            return
        if course.is_last:
            self._teacher.leave()
            self._new.deal_gently(course.lesson.game)
        else:
            course.go_on()
            self._lay()


def following_lesson(game: str, learned: tuple[str, ...]) -> str:
    """Returns the next game to learn: first along the path for beginners, then in the same family, the easiest first.
    Returns "" after the last one.

    learned: the games that need no lesson any more.
    """
    family = BOXES[game].family
    others = sorted(BOXES, key=lambda one: (BOXES[one].family != family, BOXES[one].difficulty))
    order = [*PATH[PATH.index(game) :], *others] if game in PATH else others
    return next((one for one in order if one != game and one not in learned), "")


def _with(learned: tuple[str, ...], game: str) -> tuple[str, ...]:
    return learned if game in learned else (*learned, game)
