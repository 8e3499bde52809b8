"""Teaches the steps of a lesson or a puzzle at a table: shows the position, answers the learner's attempts, and
highlights cards on request."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication

from app.base.later import later
from app.base.settings import SEAT_COLOURS

if TYPE_CHECKING:
    from app.session.match.view_data import GameChoice
    from app.session.running_game import RunningGame
    from app.windows.table.lesson_bar import LessonBar, Said
    from app.windows.table.table_with_game import TableWithGame
    from engine.core.moves import Act
    from engine.core.verdict import Reason
    from engine.core.words import Word
    from engine.lessons.course import Course
    from engine.match import Match
    from engine.records.record import DictionaryChoice


class Tabletop(Protocol):
    """A table at which a step of a lesson or a puzzle can be taught."""

    @property
    def running(self) -> "RunningGame | None": ...

    def page(self) -> "TableWithGame": ...

    def sit_down_to_learn(
        self, choice: "GameChoice", match: "Match", dictionary: "DictionaryChoice", bar: "LessonBar"
    ) -> "RunningGame": ...


def choice_for(course: "Course", names: Sequence[str]) -> "GameChoice":
    """Returns the set-up of the lesson's game: the learner is a person, and nobody plays at the other seats."""
    from app.session.match.view_data import GameChoice, SeatChoice

    seats = [
        SeatChoice(name, "human" if seat == course.learner else "nobody", colour=SEAT_COLOURS[seat])
        for seat, name in enumerate(names)
    ]
    return GameChoice(course.lesson.game, tuple(seats), course.match.header.options)


class Teacher:
    """Teaches one course (a person's progress through a lesson) at a time, at one table.

    met: called when the learner reaches a goal.
    """

    def __init__(self, table: Tabletop, met: "Callable[[Course], None]" = lambda course: None) -> None:
        self._table, self._met = table, met
        self.course: Course | None = None
        self._bar: LessonBar | None = None
        self._made: list[Word] = []  # the words that the learner has made in the steps of this course
        # How often the learner has asked for help at this step: the first time, the cards are highlighted; the second
        # time, the whole play is shown.
        self._helps = 0

    def teach(self, course: "Course", bar: "LessonBar") -> None:
        self.course, self._bar, self._made = course, bar, []
        bar.light_wanted.connect(self._help)
        bar.entered.connect(self._entered)

    def leave(self) -> None:
        """Ends the teaching: the lesson or puzzle is no longer on the table."""
        self.course, self._bar = None, None

    def lay(
        self,
        names: Sequence[str],
        sentence: "Said",
        on: Callable[[bool], str],
        answer: "Said" = lambda: "",
        following: "Said" = lambda: "",
    ) -> None:
        """Shows the step's position on the felt, with its sentence above.

        on: returns the text of the button for the next step; called with whether this step is done.
        answer: returns the text that shows below the sentence at first.
        following: returns the text of the button to another lesson, shown once the step is done; "" for no button.
        """
        from engine.records.record import DictionaryChoice

        course, bar = self.course, self._bar
        assert course is not None and bar is not None
        self._helps = 0
        if bar.on.hasFocus():  # otherwise a screen reader would read the new name of the focused button
            self._table.page().felt.setFocus()
        bar.ask(*self._place_of(course), sentence, on, answer, following=following)
        running = self._table.sit_down_to_learn(choice_for(course, names), course.match, DictionaryChoice(), bar)
        session = running.session
        session.lets = self._lets
        session.refused.connect(self._refused)
        session.acted.connect(lambda seat, act: self._acted())
        parts = bar.sentence.accessibleName(), self._keys_text(course), answer()
        self._say(" ".join([part for part in parts if part]))

    def _keys_text(self, course: "Course") -> str:
        """Returns a sentence with the keys that a player with a screen reader needs for this step, because no label on
        the screen names them."""
        from app.windows.widgets.keys_shown import key_now
        from engine.core.moves import Play

        translate, parts, way = QCoreApplication.translate, [], course.way
        if isinstance(way, Play) and len([word for formula in way.formulas for word in formula.words]) > 1:
            parts.append(translate("Lesson", "Space begins the next word."))
        key = key_now(self._table.page(), "say-turn")
        if key and not course.number:
            parts.append(translate("Lesson", "{key} repeats the task.").format(key=key))
        return " ".join(parts)

    def _place_of(self, course: "Course") -> tuple[int, int]:
        """Returns the number of the step, from 1, and the number of steps."""
        return (1, 1) if course.alone else (course.number + 1, len(course.lesson.steps))

    @property
    def _running(self) -> "RunningGame | None":
        """The game that shows the position of this lesson; None if another game is on the table."""
        running = self._table.running
        return running if running is not None and self.course is not None and not running.kept else None

    def _lets(self, act: "Act", seat: int) -> bool:
        assert self.course is not None
        if self.course.lets(act, seat):
            return True
        if not self.course.met:
            self._reply(
                lambda: QCoreApplication.translate("Lesson", "That is allowed, but this step asks for something else.")
            )
            self._light_if_wanted()
        return False

    def _entered(self) -> None:
        """Judges what the learner has entered. An entry that makes no act, such as letters for which there is no card,
        counts as a miss. If the step asks for a mistake, the goal is reached once the words of the mistake are typed,
        even if the felt has no place for them."""
        running, course = self._running, self.course
        if running is None or course is None or course.met:
            return
        if course.is_mistaken(running.session.moment.typed.split()):
            running.session.submit(course.way)
        elif running.session.moment.is_laying and running.session.act() is None:
            course.miss()
            self._light_if_wanted()

    def _acted(self) -> None:
        if self.course is not None and self.course.met:
            self._praise(_right)

    def _refused(self, reason: "Reason") -> None:
        """Reacts to a refused act, whose reason the table has shown. If the step asks for this refusal, its goal is
        reached."""
        course = self.course
        if course is None or course.met:
            return
        if course.hear_refusal(reason):
            names = self._running.session.names if self._running is not None else ()
            # the table has announced the reason already
            self._praise(lambda: _refused_rightly(reason, names), aloud=_right())
        else:
            self._light_if_wanted()

    # ---- answers

    def _say(self, text: str) -> None:
        self._table.page().felt.say(text)

    def _reply(self, text: "Said") -> None:
        if self._bar is not None:
            self._bar.reply(text)
            self._say(text())

    def _praise(self, text: "Said", aloud: str = "", short: "Said | None" = None) -> None:
        """Reports that the goal is reached.

        aloud: the text to announce, if it differs.
        short: returns the title above the learner's words; None for the usual title.
        """
        course, bar = self.course, self._bar
        assert course is not None and bar is not None
        self._met(course)
        bar.praise(text)
        great = course.is_last and not course.alone
        words = self._words_made()
        self._made += [word for word in words if word.text not in [one.text for one in self._made]]
        title = partial(_learned, course.lesson.game) if great else short or _right
        self._table.page().show_goal_reached(title, self._made if great else words, great=great)
        self._say(" ".join(filter(None, [aloud or text(), title() if great else ""])))
        bar.on.setFocus()  # so that a screen reader reads the button's name

    def _words_made(self) -> "list[Word]":
        """Returns the words of the act that has just met the goal, as they were laid; empty for a refusal."""
        match = self._running.session.match if self._running is not None else None
        return [] if match is None or not match.moves else last_words(match)

    def _light_if_wanted(self) -> None:
        if self.course is not None and self.course.wants_light and not self._helps:
            later(self._table.page(), self._help)  # later, so that the table shows its own answer first

    def _help(self) -> None:
        """Highlights and names the cards of an act that reaches the goal of the step. The second time it shows the
        whole act on the felt."""
        from app.felt.picture import card_key
        from app.windows.table.spoken import hint_text
        from engine.coach.hints import LETTERS, WHERE, WHOLE

        running, course, page = self._running, self.course, self._table.page()
        if running is None or course is None or course.met:
            return
        self._helps += 1
        step = LETTERS if self._helps == 1 else WHOLE
        hint = running.session.hint(course.way, step)
        steps = [WHERE, step] if step == LETTERS and hint.where and hint.cards else [step]
        self._reply(lambda: " ".join([hint_text(hint, one) for one in steps]))
        seen, wanted = running.session.seen, Counter(hint.cards)
        lit = [card for word in seen.table if word.text in hint.where for card in word.tops]
        for card in (*seen.seats[running.session.viewer].hand, *running.session.gestures.cards_in_sight()):
            if wanted[card.face] > 0 and card not in lit:
                wanted[card.face] -= 1
                lit.append(card)
        page.felt.light([card_key(card) for card in lit], each=True)


def last_words(match: "Match") -> "list[Word]":
    """Returns the words of the last act, as they were laid."""
    report = match.report(len(match.moves) - 1)
    cards = {word.text: word.cards for outcome in report.made for word in outcome.words}
    return [cards[text] for text in report.words if text in cards]


def _right() -> str:
    return QCoreApplication.translate("Lesson", "Right.")


def _learned(game: str) -> str:
    from engine.games import GAMES

    return QCoreApplication.translate("Lesson", "You can play {game} now.").format(game=GAMES[game].name)


def _refused_rightly(reason: "Reason", names: Sequence[str]) -> str:
    from app.base.texts import reason_text

    text = QCoreApplication.translate("Lesson", "Right, that is refused: {reason}")
    return text.format(reason=reason_text(reason, tuple(names)))
