"""The end of a game: connects the final page and the coach's panel with the coach, who reviews the game."""

from collections.abc import Callable

from app.session.running_game import RunningGame
from app.session.time.coach import FINDABLE
from app.windows.table.coach_panel import CoachedGame
from app.windows.table.coach_words import reviewed_text, summary_html, telling_points
from app.windows.table.final_page import FinalPage
from app.windows.table.table_panels import TablePanels
from app.windows.table.verdict_bar import VerdictBar
from app.windows.widgets.connections import Ties
from engine.coach.review import Reviewed


class AfterGame:
    """Starts the coach's work after one game, and shows the results. There is one object for each game.

    show_table, focus_table: show the felt again, and give it the focus.
    """

    def __init__(
        self,
        game: RunningGame,
        final: FinalPage,
        verdict: VerdictBar,
        panels: TablePanels,
        show_table: Callable[[], None],
        focus_table: Callable[[], None],
    ) -> None:
        self._game, self._final, self._panel, self._verdict, self._panels = game, final, panels.coach, verdict, panels
        self._show_table, self._focus_table = show_table, focus_table
        self._ties = Ties(
            (final.turns_wanted, self.show_turns),
            (final.possible_wanted, self._look_for_endings),
            (final.halted, game.coach.stop),
            (panels.coach.looked_at, self._look_at),
            (panels.coach.halted, game.coach.stop),
            (game.coach.turned, panels.coach.hear),
            (game.coach.failed, panels.coach.end),
            (game.coach.ended, final.show_ending),
        )

    def take_over(self, final: FinalPage, panels: TablePanels) -> None:
        """Copies the coach's results from the page that showed the same game before."""
        self._final.take_over(final)
        if panels.coach.begun:
            self._begin()
            self._panel.take_over(panels.coach)
        if not panels.docks.coach.isHidden():
            self._panels.show_coach()

    def untie(self) -> None:
        self._ties.undo()
        self._panel.forget()
        self._panels.docks.hide_coach()

    def show_turns(self) -> None:
        """Shows the coach's review turn by turn beside the felt. Starts the review if it has not begun."""
        self._show_table()
        come = self._begin()
        if come is not None:
            self._game.coach.review(self._game.session.match, self._game.session.moment.humans, come)
        self._panels.show_coach()
        self._panel.list.setFocus()

    def _begin(self) -> list[int] | None:
        game, session = self._game, self._game.session
        shown = CoachedGame(
            lambda: session.moment.names,
            lambda sees, turns: summary_html(session.match, session.moment, turns, findable=sees == FINDABLE),
            session.moment.humans,
            telling_points(session.match),
            session.moment.calm,
        )
        return self._panel.begin(len(session.match.moves), shown, may_try=not game.is_shown)

    def _look_for_endings(self) -> None:
        self._panel.stop()  # the coach can't review turns while it searches for the best ending
        self._game.coach.look_for_endings(self._game.session.match)

    def _look_at(self, turn: Reviewed | None) -> None:
        """Shows the position of a turn with its best play. If `turn` is None, shows the end of the game again."""
        session = self._game.session
        if turn is None:
            session.cancel()
            self._focus_table()
            return
        best = turn.best if turn.best is not None else turn.played
        session.look_at_play(turn.number, turn.seat, best.act)
        self._verdict.hint(
            reviewed_text(
                turn,
                session.moment.names,
                " — ",
                points=telling_points(session.match),
                calm=session.moment.calm,
            )
        )
