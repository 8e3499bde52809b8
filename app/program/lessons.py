"""Lessons at the table: a position after the other, and a first game at the end."""

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer

from app.base.languages import ENGLISH
from app.base.settings import SEAT_COLOURS, SettingsFile
from app.program.at_table import AtTable
from app.program.new_games import NewGames
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.session.running_game import RunningGame
    from app.windows.table.lesson_bar import LessonBar
    from engine.core.moves import Act
    from engine.core.verdict import Reason
    from engine.lessons.course import Course


class Lessons:
    """One lesson at a time, on the real table."""

    def __init__(self, window: MainWindow, file: SettingsFile, table: AtTable, new: NewGames) -> None:
        self._window, self._file, self._table, self._new = window, file, table, new
        self.course: Course | None = None
        self._bar: LessonBar | None = None
        self._helps = 0  # at this step: first the cards are lit, then the whole play lies there
        self._hears_enter = False

    def learn(self, game: str) -> None:
        """The lesson of this game begins."""
        if not self._table.may_stand_up():
            return
        from app.windows.table.lesson_bar import LessonBar
        from engine.lessons.course import Course, lesson_of
        from engine.records.record import DictionaryChoice
        from engine.records.replay import lexicon_of

        if not self._hears_enter:  # before any position does, for which Enter may change everything
            self._hears_enter = True
            self._table.page().felt.committed.connect(self._entered)
        self.course = Course(lesson_of(game), lexicon_of(DictionaryChoice()))
        self._bar = LessonBar()
        self._bar.light_wanted.connect(self._help)
        self._bar.on_wanted.connect(self._go_on)
        self._lay()

    # ---- a step

    def _lay(self) -> None:
        """The position of the step lies on the felt, and its sentence stands above."""
        from app.library.agreement import usual_names
        from app.session.match.lines import GameChoice, SeatChoice
        from engine.records.record import DictionaryChoice

        course, bar = self.course, self._bar
        assert course is not None and bar is not None
        self._helps = 0
        names = usual_names(("human", *["computer"] * (course.lesson.players - 1)), self._file.settings)
        seats = [
            SeatChoice(name, "nobody" if seat else "human", colour=SEAT_COLOURS[seat])
            for seat, name in enumerate(names)
        ]
        choice = GameChoice(course.lesson.game, tuple(seats), course.match.header.options)
        bar.ask(course.number + 1, len(course.lesson.steps), self._sentence)  # which it may ask for anew
        running = self._table.sit_down_to_learn(choice, course.match, DictionaryChoice(), bar)
        session = running.session
        session.lets = self._lets
        session.refused.connect(self._refused)
        session.acted.connect(lambda seat, act: self._acted())
        self._say(bar.sentence.accessibleName())

    def _sentence(self) -> str:
        """Of this step, in the player's language, as far as it is written there."""
        from app.windows.rules.texts import language
        from engine.lessons.course import texts_of

        if self.course is None:
            return ""
        game, key = self.course.lesson.game, self.course.step.key
        return texts_of(language()).get(game, {}).get(key) or texts_of(ENGLISH)[game][key]

    @property
    def _running(self) -> "RunningGame | None":
        """The position on the felt, while it is one of this lesson."""
        running = self._table.running
        return running if running is not None and self.course is not None and not running.kept else None

    def _lets(self, act: "Act", seat: int) -> bool:
        assert self.course is not None
        if self.course.lets(act, seat):
            return True
        if not self.course.met:
            self._reply(QCoreApplication.translate("Lesson", "That is allowed, but it is not what is asked for here."))
            self._light_if_wanted()
        return False

    def _entered(self) -> None:
        """What cannot even be asked for, like letters that nobody has, is a miss, too."""
        running, course = self._running, self.course
        if running is None or course is None or course.met:
            return
        if running.session.moment.is_laying and running.session.act() is None:
            course.miss()
            self._light_if_wanted()

    def _acted(self) -> None:
        if self.course is not None and self.course.met:
            self._praise(QCoreApplication.translate("Lesson", "Right."))

    def _refused(self, reason: "Reason") -> None:
        """The table says why not; where that was to be found out, it is the goal."""
        from app.base.texts import reason_text

        course = self.course
        if course is None or course.met:
            return
        if course.hear_refusal(reason):
            text = QCoreApplication.translate("Lesson", "Right, that is refused: {reason}")
            names = self._running.session.names if self._running is not None else ()
            self._praise(text.format(reason=reason_text(reason, names)))
        else:
            self._light_if_wanted()

    # ---- what is said and shown

    def _say(self, text: str) -> None:
        page = self._window.table
        if page is not None:
            page.felt.say(text)

    def _reply(self, text: str) -> None:
        if self._bar is not None:
            self._bar.reply(text)
            self._say(text)

    def _praise(self, text: str) -> None:
        course, bar = self.course, self._bar
        assert course is not None and bar is not None
        if course.is_last:
            self._file.change(learned=_with(self._file.settings.learned, course.lesson.game))
        bar.praise(text)
        page = self._window.table
        if page is not None:
            page.show_goal_reached()
        self._say(f"{text} {bar.on.text()}")
        bar.on.setFocus()

    def _light_if_wanted(self) -> None:
        if self.course is not None and self.course.wants_light and not self._helps:
            QTimer.singleShot(0, self._window, self._help)  # by then the table shows what it said

    def _help(self) -> None:
        """The cards of one such act, be it a mistake, are lit and named; asked again, it lies there as ghosts."""
        from app.session.staging import key_of
        from app.windows.table.spoken import hint_text
        from engine.coach.hints import LETTERS, WHERE, WHOLE

        running, course, page = self._running, self.course, self._window.table
        if running is None or course is None or page is None or course.met:
            return
        self._helps += 1
        step = LETTERS if self._helps == 1 else WHOLE
        hint = running.session.hint(course.way, step)
        where = [hint_text(hint, WHERE)] if step == LETTERS and hint.where and hint.cards else []
        self._reply(" ".join([*where, hint_text(hint, step)]))
        seen, wanted = running.session.seen, Counter(hint.cards)
        lit = [card for word in seen.table if word.text in hint.where for card in word.tops]
        for card in (*seen.seats[running.session.viewer].hand, *running.session.gestures.cards_in_sight()):
            if wanted[card.face] > 0 and card not in lit:
                wanted[card.face] -= 1
                lit.append(card)
        page.felt.light([key_of(card) for card in lit], each=True)

    # ---- on

    def _go_on(self) -> None:
        course = self.course
        if course is None:
            return
        if course.is_last:
            self.course, self._bar = None, None
            self._new.deal_gently(course.lesson.game)
        else:
            course.go_on()
            self._lay()


def _with(learned: tuple[str, ...], game: str) -> tuple[str, ...]:
    return learned if game in learned else (*learned, game)
