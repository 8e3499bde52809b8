"""Films whole turns: python -m tests.shots.film FOLDER [GAME…] [--mode light] [--every 80] [--size 1280x800] [--level
4]

It makes a sheet of frames for each game: the deal, a person's play, and the computer's answer, until the person's next
turn. In Shout! it shows a person's word and the computer's next one, which comes soon at level 7. Frames that look like
the last one are left out; each frame has its time in milliseconds.
"""

import argparse
import atexit
import os
import tempfile
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

COLUMNS, WIDTH = 5, 480
LINE = 20  # the height, in pixels, of the line with the time below each frame
LONGEST = 9000  # the longest film in milliseconds
NEXT_CALL = 40000  # the maximum wait for the computer's word, in milliseconds
LAST_ACTS = 4  # the number of acts after which a person ends a turn that could go on


def main() -> None:
    chosen, qt, program = curtain_up(__doc__ or "")
    from engine.games import GAMES

    for game in chosen.names or GAMES:
        Film(qt, program, chosen).shoot(game)
    program.close()


def curtain_up(doc: str):
    """Starts a program with new folders. Returns the arguments of the command line, the Qt application and the program.

    doc: the description of the script in its help text.
    """
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--mode", default="dark")
    parser.add_argument("--every", type=int, default=80)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--level", type=int, default=4)
    chosen = parser.parse_intermixed_args()
    home = tempfile.TemporaryDirectory()
    atexit.register(home.cleanup)
    from tests.shots.windows import live_in

    live_in(home.name)
    from PySide6.QtCore import QSize
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from app.program.application import Application

    chosen.folder.mkdir(parents=True, exist_ok=True)
    qt = QApplication([])
    qt.setStyle("Fusion")
    program = Application(qt)
    program.start()
    wanted, kept = QSize(*map(int, chosen.size.split("x"))), 0
    while kept < 3:  # the offscreen window changes its size several times at first
        kept = kept + 1 if program.window.size() == wanted else 0
        program.window.resize(wanted)
        QTest.qWait(100)
    program.file.change(motion="normal", sound=False, mode=chosen.mode)
    return chosen, qt, program


class Film:
    def __init__(self, qt, program, chosen: argparse.Namespace) -> None:
        self.qt, self.program, self.chosen = qt, program, chosen
        self.frames: list[tuple[int, Any]] = []
        self.clock = 0

    def shoot(self, game: str) -> None:
        from app.base.settings import GameSetting, SeatSetting
        from engine.games import GAMES

        low, high = GAMES[game].seats
        count = min(max(low, 2), high)
        seats = (
            SeatSetting("Ann"),
            *[SeatSetting(name, kind="computer", level=self.chosen.level) for name in ("Bo", "Cy", "Di")[: count - 1]],
        )
        self.sit_down(game, GameSetting(seats))
        self.roll(lambda: self.at_rest() and self.timer.elapsed() > 600)
        if self.page.running.is_shout:
            self.race()
        else:
            self.turns()
        self.roll(lambda: False, 300)
        self.save(game)
        self.program.leave_table()

    def turns(self) -> None:
        """Films the person's turn, which may have several acts, and the computers' turns."""
        session, turn = self.session, self.session.state.turn
        for _ in range(LAST_ACTS):
            if session.outlook.verbs() and session.state.turn == turn:
                self.play()
                self.roll(self.at_rest)
        if session.state.turn == turn and "stop" in session.outlook.verbs():
            session.press("stop", session.viewer)
        self.roll(lambda: self.at_rest() and (bool(session.outlook.verbs()) or session.state.over))

    def race(self) -> None:
        """Films a person who deals cards until a word is possible and shouts it, and then a computer that shouts a
        word."""
        from engine.core.moves import Shout

        session = self.session
        while not (session.outlook.may_buzz(session.viewer) and isinstance(self.advised(), Shout)):
            session.press("deal", session.viewer)
            self.roll(self.at_rest)
        self.page.running.buzz(session.viewer)
        self.play()
        self.roll(self.at_rest)
        self.roll(lambda: any(seat.won for seat in session.state.seats[1:]), NEXT_CALL)
        self.roll(self.at_rest)

    def sit_down(self, game: str, setting) -> None:
        from PySide6.QtCore import QElapsedTimer

        self.program.file.change(games={game: setting})
        self.program.new.deal(game, self.chosen.seed)
        page = self.program.window.table
        self.page, self.session = page, page.running.session
        page.running.bots._pace = lambda: 0.35  # lets computer players hesitate only a little
        self.timer = QElapsedTimer()
        self.timer.start()

    def at_rest(self) -> bool:
        return not self.page.felt.performing and not self.page.felt.moving

    def advised(self):
        """The best play, as a hint would give it."""
        from app.session.match.thinking import Question, advise

        session = self.session
        return advise(Question(session.match.house, session.seen, session.viewer), lambda: False).act

    def play(self) -> None:
        """Lays the cards of the best play, and then plays it."""
        session, act = self.session, self.advised()
        if act is None:
            return
        session.drafting.lay_act(act)
        session.tell()
        self.roll(lambda: self.at_rest(), 500)
        session.submit(act)

    def roll(self, done, longest: int = LONGEST) -> None:
        from PySide6.QtTest import QTest

        start = self.timer.elapsed()
        while not done() and self.timer.elapsed() - start < longest:
            self.frame()
            QTest.qWait(self.chosen.every)
        self.frame()

    def frame(self) -> None:
        picture = self.program.window.grab().toImage()
        if not self.frames or picture != self.frames[-1][1]:
            self.frames.append((self.timer.elapsed(), picture))

    def save(self, game: str) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtGui import QColor, QImage, QPainter

        small = [
            (at, image.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)) for at, image in self.frames
        ]
        high = max([image.height() for _, image in small]) + LINE
        rows = -(-len(small) // COLUMNS)
        sheet = QImage((WIDTH + 4) * COLUMNS, high * rows, QImage.Format.Format_RGB32)
        sheet.fill(QColor("black"))
        painter = QPainter(sheet)
        painter.setPen(QColor("yellow"))
        for number, (at, image) in enumerate(small):
            x, y = number % COLUMNS * (WIDTH + 4), number // COLUMNS * high
            painter.drawImage(x, y, image)
            painter.drawText(x + 6, y + high - 4, f"{at} ms")
        painter.end()
        sheet.save(str(self.chosen.folder / f"{game}-{self.chosen.mode}.png"))
        print(f"{game}: {len(small)} frames, {small[-1][0]} ms")
        self.frames.clear()


if __name__ == "__main__":
    main()
