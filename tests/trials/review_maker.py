"""Plays or reviews games in its own program, which a trial kills: python -m tests.trials.review_maker play | review

play: lets Ann play the first acts of some games against Ben and end them, and reviews none.
review: reviews every finished game; prints "reviewed" and the number of games after each, and "done" at the end.
"""

import json
import sys
import time
from itertools import islice

from PySide6.QtWidgets import QApplication

from app.base.paths import data_folder
from app.base.settings import SeatSetting
from app.library.people import Person
from app.library.tonight import HouseRules, Tonight
from app.program.application import Application
from app.session.table_session import TableSession
from engine.core.moves import Act
from engine.core.oracle import legal_moves
from engine.core.view import view

GAMES = ("split-run", "real-value", "seeing-red", "5-up")
ACTS = 5  # the number of acts played in each game
LONGEST = 60  # the maximum time for all reviews together, in seconds


def main(what: str) -> None:
    qt = QApplication([])
    program = Application(qt)
    program.start()
    program.file.change(motion="none", sound=False, start_here=False, day_tile=False)
    if what == "play":
        play(qt, program)
    else:
        review(qt, program)
    program.close()


def play(qt: QApplication, program: Application) -> None:
    program.people.file.change(lambda people: (Person("a", "Ann"),))
    program.tonight.file.change(lambda table: Tonight((SeatSetting("Ann"), SeatSetting("Ben")), HouseRules()))
    program.tonight.show()
    for number, game in enumerate(GAMES):
        program.new.deal(game, 20 + number)
        table = program.window.table
        assert table is not None
        assert table.running is not None
        session = table.running.session
        for _ in range(ACTS):
            session.lift_curtain()
            session.submit(poor_act(session))
        while not session.state.over:
            session.lift_curtain()
            session.resign(session.state.actor)
        program.leave_table()
        program.settle()
        qt.processEvents()


def poor_act(session: TableSession) -> Act:
    """The play with the fewest points among the first plays found, so that the review finds misses."""
    seen = view(session.state, session.viewer)
    plays = islice(legal_moves(session.match.house, seen, session.viewer), 60)
    return min(plays, key=lambda play: (not play[1].words, play[1].points))[0]


def review(qt: QApplication, program: Application) -> None:
    reviewed, end = 0, time.monotonic() + LONGEST
    while time.monotonic() < end and reviewed < len(GAMES):
        program.reviews.look()
        qt.processEvents()
        there = len(shares())
        if there != reviewed:
            reviewed = there
            print("reviewed", reviewed, flush=True)
        time.sleep(0.005)
    if reviewed == len(GAMES):
        print("done", flush=True)


def shares() -> list[str]:
    """The keys that identify the games whose reviews are saved."""
    results = json.loads((data_folder() / "results.json").read_text("utf-8"))["results"]
    return [one["key"] for one in results if any(part.get("share") is not None for part in one["players"])]


if __name__ == "__main__":
    main(sys.argv[1])
