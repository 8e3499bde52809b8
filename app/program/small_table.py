"""The small table beside the rules. It shows a sentence or an example as a film, and lets the player try it."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.base.settings_file import SettingsFile
from app.program.lessons import sentence_of
from app.program.teaching import Teacher, choice_for
from app.windows.rules.page_texts import caption_of, page_of, shown_with
from app.windows.widgets.colours import theme_of

if TYPE_CHECKING:
    from app.library.at_hand import AtHand
    from app.library.people import Group
    from app.session.match.view_data import GameChoice
    from app.session.running_game import RunningGame
    from app.windows.rules.rules_window import RulesWindow
    from app.windows.table.lesson_bar import LessonBar
    from app.windows.table.table_with_game import TableWithGame
    from engine.core.verdict import Reason
    from engine.lessons.course import Course
    from engine.match import Match
    from engine.records.record import DictionaryChoice


class SmallTable:
    """The table in the rules window, built at its first use. Nothing done there is saved."""

    def __init__(self, window: "RulesWindow", file: SettingsFile, people: "AtHand[Group]") -> None:
        self._window, self._file, self._people = window, file, people
        self._page: TableWithGame | None = None
        self._teacher = Teacher(self)
        self._game = self._place = ""
        self._reason: Reason | None = None  # the reason why the act on show is refused; None if the act is legal
        window.show_wanted.connect(self.show)
        window.try_wanted.connect(self.let_try)
        window.left.connect(self.put_away)

    # ---- the table

    def page(self) -> "TableWithGame":
        if self._page is None:
            from app.windows.table.table_with_game import TableWithGame

            self._page = TableWithGame(theme_of(self._file.settings))
            self._page.be_small()
            self._page.left.connect(self.put_away)
            # connected before a game connects its own Esc, which takes back laid cards
            self._page.felt.cancelled.connect(self._escaped)
            self._window.put_beside(self._page)
            self.wear()
        return self._page

    def lay_again(self) -> None:
        """Moves the game of the page to a new page in another language."""
        before, self._page = self._page, None
        if before is None or before.running is None:
            return
        before.felt.finish_motion()
        self._caption(before.running)
        before.running.session.look_anew()
        page = self.page()
        self._window.show_beside(shown=True)
        page.take_over(before)

    @property
    def running(self) -> "RunningGame | None":
        return self._page.running if self._page is not None else None

    def wear(self) -> None:
        """Applies the current theme and settings."""
        if self._page is not None:
            self._page.wear(self._file.settings, theme_of(self._file.settings))
            self._page.obey(replace(self._file.settings, panels=False, layout=""))

    def _escaped(self) -> None:
        """Returns from the table to the rules page on Esc, if there is nothing to take back. Films handle Esc
        themselves."""
        if self._page is not None and self._page.game is not None and self._page.game.moment.is_at_rest:
            self.put_away()

    def put_away(self) -> None:
        """Hides the table, so that the page gets all the room."""
        if self._page is not None and self._page.running is not None:
            self._teacher.leave()
            self._page.stand_up()
            self._window.show_beside(shown=False)

    def sit_down_to_learn(
        self, choice: "GameChoice", match: "Match", dictionary: "DictionaryChoice", bar: "LessonBar"
    ) -> "RunningGame":
        return self._sit_down(choice, match, dictionary, bar, shown=False)

    def _sit_down(
        self, choice: "GameChoice", match: "Match", dictionary: "DictionaryChoice", bar: "LessonBar", *, shown: bool
    ) -> "RunningGame":
        from app.session.running_game import RunningGame

        page = self.page()
        self._window.show_beside(shown=True)
        nowhere = Path(choice.game)  # the path of a file that is never written
        running = RunningGame(choice, match, dictionary, nowhere, hints="off", shown=shown, kept=False)
        if shown:
            running.session.look_at(0)
        page.sit_down(running, bar)
        page.felt.setFocus()
        return running

    # ---- a place in the rules

    def _course(self) -> tuple["Course", Sequence[str]]:
        """Returns the lesson's course (the steps with a learner's progress) that acts out this place in the rules, with
        the players' names."""
        from app.library.seating import usual_names
        from engine.lessons.shown import ShownExample, shown_step
        from engine.records.record import DictionaryChoice
        from engine.records.replay import lexicon_of

        words = lexicon_of(DictionaryChoice())
        if not self._place.isdecimal():
            example = ShownExample(self._place, words)
            return example.course, example.players
        step, _ = shown_with(page_of(self._game) or "", self._game, int(self._place))
        course = shown_step(self._game, step, words)
        kinds = ("human", *["computer"] * (course.lesson.players - 1))
        return course, usual_names(kinds, self._people.content)

    def _bar(self) -> "LessonBar":
        from app.windows.table.lesson_bar import LessonBar

        bar = LessonBar()
        bar.away.show()
        bar.away_wanted.connect(self.put_away)
        return bar

    def _sentence_shown(self) -> str:
        """Returns the sentence of the rules that the table acts out, or the caption of the example."""
        page = page_of(self._game) or ""
        if self._place.isdecimal():
            return shown_with(page, self._game, int(self._place))[1]
        return caption_of(page, self._place)

    def show(self, game: str, place: str) -> None:
        """Shows this place in the rules as a film: the earlier moves, then the act, or the reason why it is refused."""
        from engine.core.moves import Move
        from engine.lessons.shown import refusal_of
        from engine.records.record import DictionaryChoice

        self._game, self._place = game, place
        course, names = self._course()
        reason = refusal_of(course)
        if reason is None:
            course.match.play(Move(course.way, course.learner))
        bar = self._bar()
        bar.on_wanted.connect(lambda: self.let_try(game, place))
        bar.ask(1, 1, self._sentence_shown, lambda done: QCoreApplication.translate("Rules", "Now you"), lights=False)
        self._teacher.leave()
        running = self._sit_down(choice_for(course, names), course.match, DictionaryChoice(), bar, shown=True)
        self._reason = reason
        if reason is not None:
            running.film.attempt = (course.learner, course.way)
            self._caption(running)
        self.page().felt.say(bar.sentence.accessibleName())
        self.page().at_game(lambda game: game.play_film())

    def _caption(self, running: "RunningGame") -> None:
        """Captions the film with the reason why the act is refused, if it is."""
        from app.base.texts import reason_text

        if self._reason is not None:
            why = QCoreApplication.translate("Rules", "Refused: {reason}")
            text = why.format(reason=reason_text(self._reason, running.session.names))
            running.film.captions = {running.film.last: text}

    def let_try(self, game: str, place: str) -> None:
        """Shows the position before the act, for the player to try it as in a lesson."""
        self._game, self._place = game, place
        course, names = self._course()
        bar = self._bar()
        bar.on_wanted.connect(lambda: self.put_away() if bar.done else self.show(game, place))
        self._teacher.teach(course, bar)
        if place.isdecimal():
            self._teacher.lay(names, lambda: sentence_of(course), _on_text)
        else:
            self._teacher.lay(names, self._sentence_shown, _on_text, lambda: self._wanted(course))

    def _wanted(self, course: "Course") -> str:
        """Returns the task for the player who tries an example."""
        from app.windows.table.spoken import hint_text
        from engine.coach.hints import WHOLE, hint_of

        if course.step.goal.refused is not None:
            return QCoreApplication.translate("Rules", "Try it, and see why it is refused.")
        return hint_text(hint_of(course.way, course.match.state), WHOLE)


def _on_text(done: bool) -> str:
    translate = QCoreApplication.translate
    return translate("Rules", "Back to the rules") if done else translate("Rules", "Show me")
