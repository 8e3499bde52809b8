"""Plays the game that its argument names until a test kills this process, and prints which acts are saved.

Whenever the program reports the acts made so far as saved, it prints a line: the path of the record, and the number of
moves in that record.
"""

import sys

from PySide6.QtWidgets import QApplication

from app.base.settings import GameSetting, SeatSetting
from app.program.application import Application
from app.session.running_game import RunningGame
from app.session.time.autosave import SAFE
from engine.core.oracle import legal_moves
from engine.core.view import view


def main(game: str) -> None:
    qt = QApplication([])
    program = Application(qt)
    program.start()
    qt.processEvents()
    program.file.change(motion="none", sound=False, games={game: GameSetting((SeatSetting("Ann"), SeatSetting("Ben")))})
    for seed in range(1, 1_000_000):
        program.new.deal(game, seed)
        assert program.table.running is not None
        play(qt, program.table.running)


def play(qt: QApplication, running: RunningGame) -> None:
    session, autosave = running.session, running.autosave
    autosave.written.connect(lambda: print_saved(running))
    for _ in range(30):
        if session.state.over:
            return
        seat = session.to_act[0]
        session.submit(next(act for act, _ in legal_moves(session.match.house, view(session.state, seat), seat)), seat)
        for _ in range(3):
            qt.processEvents()


def print_saved(running: RunningGame) -> None:
    if running.autosave.state == SAFE and running.autosave.is_safe(running.session.match):
        print(running.path, len(running.session.match.moves), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
