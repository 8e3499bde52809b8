"""Films plays with given points: python -m tests.shots.plays FOLDER [POINTS…] [--mode light]

Each strip shows the play of a game of Split Run whose points are nearest to the given ones (6, 16 and 50 by default),
from the act to the end of its animation.
"""

from tests.shots.feasts import SEEDS, play_out_from
from tests.shots.film import Film, curtain_up

POINTS = ("6", "16", "50")


def main() -> None:
    chosen, qt, program = curtain_up(__doc__ or "")
    games = [play_out_from("won", seed) for seed in SEEDS[:12]]
    for points in chosen.names or POINTS:
        found = [
            (abs(entry.points - int(points)), number, index)
            for number, game in enumerate(games)
            for index, entry in _plays(game)
        ]
        _, number, index = min(found)
        Plays(qt, program, chosen).film(f"plus-{points}", games[number], index)
        program.leave_table()
    program.close()


def _plays(game):
    """Yields the acts, from the ninth on, in which a player played words: the index of the move, and the report of the
    act."""
    for index in range(8, len(game.moves)):
        report = game.report(index)
        if report.words:
            yield index, report


class Plays(Film):
    """A film of one play."""

    def film(self, name: str, game, index: int) -> None:
        from PySide6.QtCore import QElapsedTimer

        from app.base.paths import data_folder
        from tests.shots.feasts import write

        path = write(game, data_folder() / f"{name}.wordfelt", left=len(game.moves) - index)
        self.program.waiting.open(path)
        page = self.page = self.program.window.table
        self.session = page.running.session
        page.running.bots.forget()
        self.timer = QElapsedTimer()
        self.timer.start()
        self.session.lift_curtain()
        self.roll(self.at_rest)
        self.frames.clear()
        move = game.moves[index]
        self.session.submit(move.act, move.seat)
        self.roll(lambda: self.at_rest() and self.timer.elapsed() > 600)
        self.save(name)


if __name__ == "__main__":
    main()
