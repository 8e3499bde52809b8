"""Reminds players in a first game: the rule that matters now appears above the felt, each rule once in all games."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.base.later import later
from app.base.settings_file import SettingsFile
from app.program.at_table import AtTable
from app.program.readings import Reading

if TYPE_CHECKING:
    from app.session.running_game import RunningGame
    from app.windows.table.lesson_bar import LessonBar


class Reminders:
    """The reminders in one first game, at most one new rule a turn. A reminder stays until the next comes, and all come
    back with their game.

    Once put away they stay away; the settings bring them back.
    """

    def __init__(self, file: SettingsFile, table: AtTable, reading: Reading) -> None:
        self._file, self._table, self._reading = file, table, reading
        self._bar: LessonBar | None = None
        self._running: RunningGame | None = None  # the first game
        self._turn = -1  # the turn of the last reminder

    def begin(self, running: "RunningGame") -> "LessonBar | None":
        """Begins reminding in a game that was just dealt or goes on. Returns its bar if there is anything left to show.
        The bar comes before the deal, because a felt that shrinks does not show a deal to its end."""
        if not (running.kept and running.session.choice.first and self._file.settings.reminders):
            return None
        from app.windows.rules.reminding import untold

        self._bar, self._turn, self._running = None, -1, running
        running.session.changed.connect(self.look_soon)
        self.look_soon()
        game = running.session.choice.game
        if untold(game, self._told(game)):
            self._bar = self._make_bar()
        return self._bar

    def _make_bar(self) -> "LessonBar":
        from app.windows.table.lesson_bar import LessonBar

        bar = LessonBar()
        bar.away.show()
        bar.away_name = _away_text
        bar.away_wanted.connect(lambda: self._file.change(reminders=False))
        bar.away_wanted.connect(self._leave)
        bar.on_wanted.connect(self._show)
        bar.ask(1, 1, str, _on_text, lights=False)
        policy = bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        bar.setSizePolicy(policy)
        return bar

    def _told(self, game: str) -> set[str]:
        named = [name.partition(":") for name in self._file.settings.reminded]
        return {place for one, _, place in named if one == game}

    def look_soon(self) -> None:
        later(self._table.page(), self._look)  # by then the table has made its announcement

    def _look(self) -> None:
        from app.windows.rules.reminding import due

        page, settings, running = self._table.page(), self._file.settings, self._running
        if running is None or self._table.running is not running or page.felt.performing:
            return
        if not settings.reminders:
            self._leave()
            return
        moment = running.session.moment
        if moment.present.turn == self._turn:
            return
        game = moment.house.game.id
        place = due(moment, game, self._told(game))
        if place:
            self._turn = moment.present.turn
            self._file.change(reminded=(*settings.reminded, f"{game}:{place}"))
            self._bar = self._bar or self._make_bar()
            self._tell(self._bar, game, place)

    def _tell(self, bar: "LessonBar", game: str, place: str) -> None:
        from app.windows.rules.reminding import text_at

        self._game, self._place = game, place
        bar.ask(1, 1, lambda: text_at(game, place), _on_text, lights=False)
        bar.on.setVisible(place.isdecimal())
        self._table.page().show_bar(bar)
        bar.show()
        self._table.page().felt.say(bar.sentence.text())

    def _show(self) -> None:
        self._reading.show_at(self._game, self._place)

    def _leave(self) -> None:
        if self._bar is not None and self._table.page().lesson is self._bar:
            self._table.page().show_bar(None)
            self._table.page().felt.setFocus()
        self._bar = self._running = None


def _on_text(done: bool) -> str:
    return QCoreApplication.translate("Rules", "Show me")


def _away_text() -> str:
    return QCoreApplication.translate("Lesson", "No more reminders; the settings bring them back")
