"""The page of the table together with its game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut

from app.base.settings import Settings
from app.felt.theme import Theme
from app.session.running_game import RunningGame
from app.windows.table.game_on_table import GameOnTable
from app.windows.table.table_page import TablePage

if TYPE_CHECKING:
    from app.windows.table.lesson_bar import LessonBar


class TableWithGame(TablePage):
    """The page of the table with a game on it.

    game: the game on the table; None while nobody plays.
    """

    game: GameOnTable | None = None

    def _connect(self) -> None:
        super()._connect()
        play = QShortcut(self)  # works with every focus; otherwise a focused button would treat Enter as a press
        play.setKeys([QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")])
        play.setAutoRepeat(False)
        play.activated.connect(lambda: self.at_game(GameOnTable.play))

    def sit_down(self, running: RunningGame, bar: "LessonBar | None" = None) -> None:
        """Puts this game on the felt.

        bar: the lesson bar above the felt, if any.
        """
        self.stand_up()
        self.put_above(bar)
        self.stage.begin_anew()
        self.history.show_lines((), ())
        self.game = GameOnTable(self, running, self._settings)
        self.game.begin()

    def take_over(self, before: "TableWithGame") -> None:
        """Shows the game of the page `before` in its present state."""
        game, bar = before.game, before.lesson
        assert game is not None
        before.lesson = None
        self.put_above(bar)
        self.game = GameOnTable(self, game.running, self._settings)
        self.game.take_over(game)
        self.feast.take_over(before.feast)
        before.game = None

    def stand_up(self) -> None:
        """Takes the game off the felt. The game has been saved."""
        self.felt.clear()
        self.feast.put_away()
        self.at_game(GameOnTable.leave)
        self.game = None

    def at_game(self, act: Callable[[GameOnTable], object]) -> None:
        """Calls `act` with the game on the table. Without a game it does nothing, so that callers need not check for
        one."""
        if self.game is not None:
            act(self.game)

    @property
    def running(self) -> RunningGame | None:
        return self.game.running if self.game is not None else None

    # ---- settings

    def wear(self, settings: Settings, theme: Theme) -> None:
        super().wear(settings, theme)
        self.at_game(GameOnTable.wear_anew)

    def obey(self, settings: Settings) -> None:
        self.at_game(lambda game: game.obey(settings))
        super().obey(settings)
        self.at_game(GameOnTable.speak_as_wanted)

    def call_keys(self) -> None:
        super().call_keys()
        self.at_game(lambda game: game.refresh(animate=False))
