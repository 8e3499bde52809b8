"""Measures how soon the window shows the words that a half-laid play can become: `python
tests/benchmarks/bench_completing.py`, or by pytest.

It takes legal plays of every game in which players lay words card by card, and lays only some cards of each play in the
window, with the dictionary Standard. It measures how long the worker takes to find the first words and all words, and
how long the window's own thread then takes to show them.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, thread_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtWidgets import QApplication

from app.base.settings import GameSetting, SeatSetting
from app.session.draft.completions.completion_search import HalfLaid, completions_of
from app.session.draft.draft import Draft
from app.session.draft.draft_from_act import draft_for
from app.session.draft.move_style import MADE_OF_CARDS, style_of
from app.session.match.thinking import HINT_WORDS
from app.windows.table.table_with_game import TableWithGame
from engine.core.moves import Play
from engine.core.oracle import legal_moves
from engine.games import GAMES as GAMES_BY_ID

clock = thread_time if sys.platform == "linux" else perf_counter

GAMES = [name for name, game in GAMES_BY_ID.items() if style_of(game.usual().plays).build in MADE_OF_CARDS]
SEEDS, TURNS = range(3), 5
FRAME = 16.0  # the milliseconds between two pictures of the screen
# The limits in milliseconds for 99 per cent of the plays: until the worker thread has found the first words, and until
# it has found all words.
FIRST_P99, WHOLE_P99 = FRAME, 150.0


def half_laid(page: TableWithGame, dice: Random) -> Iterator[Draft]:
    """Yields the half-laid forms of a random play of this position: first without one of its hand cards, and then with
    only one of them."""
    assert page.running is not None
    session = page.running.session
    acts = [act for act, _ in islice(legal_moves(session.match.house, session.seen, session.viewer), 40)]
    plays = [act for act in acts if isinstance(act, Play)]
    if plays:
        whole = draft_for(session.drafting.bench(), dice.choice(plays))
        ids = sorted(whole.hand_ids())
        yield whole.without_card(dice.choice(ids)) if ids else whole
        for card_id in ids[1:]:
            whole = whole.without_card(card_id)
        yield whole


def measure(page: TableWithGame) -> tuple[list[float], list[float], list[float]]:
    """For some half-laid plays, three lists of milliseconds: until the worker has found the first words, until it has
    found all words, and the time that the window then takes to show them."""
    assert page.running is not None
    session, dice = page.running.session, Random(1)
    first: list[float] = []
    whole: list[float] = []
    told: list[float] = []
    for draft in half_laid(page, dice):
        session.drafting.lay(draft)
        bench = session.drafting.half_laid()
        if bench is not None:
            before = clock()
            answers = completions_of(HalfLaid(session.match.house, bench, HINT_WORDS["known"]), lambda: False)
            answer = next(answers)
            first.append((clock() - before) * 1000)
            *_, answer = answer, *answers
            whole.append((clock() - before) * 1000)
            before = clock()
            session.offer(answer)
            told.append((clock() - before) * 1000)
        session.cancel()
    return first, whole, told


@contextmanager
def table() -> Iterator[Callable[[str, int], TableWithGame]]:
    """Starts the program with empty folders. Yields a function that deals a game among people and returns the page of
    the table."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORDFELT_CONFIG"] = os.environ["WORDFELT_DATA"] = home
        from app.program.application import Application

        application = QApplication.instance() or QApplication([])
        assert isinstance(application, QApplication)
        program = Application(application)
        program.start()
        program.file.change(motion="none", sound=False, hints="known")

        def dealt(game: str, seed: int) -> TableWithGame:
            people = max(2, GAMES_BY_ID[game].seats[0])
            seats = tuple([SeatSetting(name) for name in ("Ann", "Ben", "Cyd")[:people]])
            program.file.change(games={game: GameSetting(seats)})
            program.new.deal(game, seed)
            page = program.window.table
            assert page is not None
            return page

        yield dealt
        program.close()


def measured() -> bool:
    times: tuple[list[float], ...] = ([], [], [])
    with table() as dealt:
        for game in GAMES:
            for seed in SEEDS:
                page = dealt(game, seed)
                assert page.running is not None
                session = page.running.session
                for _ in range(TURNS):
                    session.outlook.veiled = False
                    if session.state.over:
                        break
                    if "play" in session.outlook.verbs():
                        for kept, found in zip(times, measure(page), strict=True):
                            kept += found
                    acts = legal_moves(session.match.house, session.seen, session.viewer)
                    session.submit(next(acts)[0])
    names = ("until the first words", "until all words", "the window, when it is told")
    results = [line(*one) for one in zip(names, times, (FIRST_P99, WHOLE_P99, FRAME), strict=True)]
    return all(results)


def line(name: str, times: list[float], limit: float) -> bool:
    worst = sorted(times)[int(len(times) * 0.99)]
    kept = worst < limit
    print(
        f"{name:28} p50 {median(times):6.2f} ms   p99 {worst:6.2f} ms   max {max(times):6.2f} ms"
        f"   limit {limit:6.2f}   {'kept' if kept else 'BROKEN'}   ({len(times)})"
    )
    return kept


def test_the_window_shows_the_possible_words_for_an_unfinished_play_within_the_time_limit() -> None:
    assert measured()


if __name__ == "__main__":
    sys.exit(0 if measured() else 1)
