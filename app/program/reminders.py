"""Reminds players of the rules in a first game: the rule that matters now shows above the felt, each rule only once in
all games."""

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
    """The reminders in one first game, at most one new rule each turn. A reminder stays until the next comes, and shows
    again when the game is continued.

    A player who dismisses the reminders turns them off; the settings turn them on again.
    """

    def __init__(self, file: SettingsFile, table: AtTable, reading: Reading) -> None:
        self._file, self._table, self._reading = file, table, reading
        self._bar: LessonBar | None = None
        self._running: RunningGame | None = None  # the first game, while it is on the table
        self._turn = -1  # the turn of the last reminder

    def begin(self, running: "RunningGame") -> "LessonBar | None":
        """Begins the reminders in a game that was just dealt or continued. Returns their bar if a rule is left to show.
        The bar must show before the deal: it changes the size of the felt, and a change of size cuts the animation of a
        deal short."""
        if not (running.kept and running.session.choice.first and self._file.settings.reminders):
            return None
        from app.windows.rules.reminding import has_unshown

        self._bar, self._turn, self._running = None, -1, running
        running.session.changed.connect(self.look_soon)
        self.look_soon()
        game = running.session.choice.game
        if has_unshown(game, self._shown_in(game)):
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

    def _shown_in(self, game: str) -> set[str]:
        named = [name.partition(":") for name in self._file.settings.reminded]
        return {place for one, _, place in named if one == game}

    def look_soon(self) -> None:
        later(self._table.page(), self._look)  # later, so that the table makes its own announcement first

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
        place = due(moment, game, self._shown_in(game))
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
