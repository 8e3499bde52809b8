"""Measures how soon the table reacts to a player's gestures: `python tests/benchmarks/bench_hands.py [GAME …]`, or by
pytest.

For every game it takes positions from the middle of random games, with the dictionary Standard and fixed seeds. It lays
legal plays card by card and types their words letter by letter. It measures the processor time of the session, without
the window, for picking a card up (finding all places for the card), for dropping a card and for typing a letter. The
last two times include the new picture, the new verdict and the new state of the buttons.
"""

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, count, islice
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.moves import Act, Place, Play, Shout, formulas_of
from engine.core.oracle import legal_moves
from engine.core.rulebook import Game
from engine.games import CATALOG
from tests.laws.random_games import Case, new_match, play_out
from tests.ways.gestures import Lay, gestures_for

clock = process_time if sys.platform == "linux" else perf_counter

TABLES, PLAYS = 8, 3  # the number of tables for each game, and the number of plays at each table
# The limits in milliseconds for the reaction to a typed letter (median and 99 per cent), and to a dropped card
# (median).
LETTER_MEDIAN, LETTER_P99, DROP_MEDIAN = 10.0, 16.0, 8.0


def tables(game: Game) -> Iterator[TableSession]:
    """Yields tables in positions from the middle of a random game, or of several games if the first one is too
    short."""
    return islice(chain.from_iterable(_met(game, seed) for seed in count(5)), TABLES)


def _met(game: Game, seed: int) -> Iterator[TableSession]:
    match = new_match(Case(game, (), max(game.seats[0], min(2, game.seats[1])), seed))
    for number, _ in enumerate(play_out(match, 12 * TABLES)):
        # Takes earlier positions of a solo game, because such a game may be over after a few moves.
        if number % 5 == (0 if game.seats[1] == 1 else 3) and not match.state.over:
            seats = tuple([SeatChoice(player.name) for player in match.header.players])
            session = TableSession(GameChoice(game.id, seats), match.branch(len(match.moves)))
            session.outlook.buzzer = session.viewer if session.outlook.calls else None
            session.lift_curtain()
            yield session


def words_of(act: Act) -> str:
    if isinstance(act, Place):
        return ""
    if isinstance(act, Shout):
        return "".join([card.letters for card in act.cards])
    return " ".join([word for formula in formulas_of(act) for word in formula.words])


def timed(found: list[float], what: Callable[[], object]) -> None:
    start = clock()
    what()
    found.append((clock() - start) * 1000)


def drop(session: TableSession, lay: Lay) -> None:
    session.gestures.drop(lay.card, lay.target)


def type_letter(session: TableSession, letter: str) -> None:
    session.gestures.type_letter(letter)


def measure(game: Game) -> dict[str, list[float]]:
    """For each kind of gesture, the time of every such gesture in milliseconds."""
    times: dict[str, list[float]] = {"taken up": [], "dropped": [], "typed": []}
    chance = random.Random(game.id)
    for session in tables(game):
        found = [act for act, _ in islice(legal_moves(session.match.house, session.seen, session.viewer), 60)]
        plays = [act for act in found if isinstance(act, Play | Shout | Place)]
        for act in chance.sample(plays, min(PLAYS, len(plays))):
            session.cancel()
            for gesture in gestures_for(act, session.moment.picture, session.seen, session.viewer, game.id):
                if isinstance(gesture, Lay):
                    timed(times["taken up"], partial(session.gestures.targets, gesture.card))
                    timed(times["dropped"], partial(drop, session, gesture))
            session.cancel()
            for letter in words_of(act):
                timed(times["typed"], partial(type_letter, session, letter))
    return times


def p99(times: list[float]) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.99))]


def main(wanted: list[str]) -> int:
    slow = []
    print(f"{'game':20}" + "".join([f"{kind + ' p50':>14}{'p99':>8}" for kind in ("taken up", "dropped", "typed")]))
    for game in CATALOG:
        if wanted and game.id not in wanted:
            continue
        times = measure(game)
        columns = [f"{median(kind):14.1f}{p99(kind):8.1f}" if kind else f"{'-':>14}{'-':>8}" for kind in times.values()]
        print(f"{game.id:20}" + "".join(columns), flush=True)
        typed, dropped = times["typed"], times["dropped"]
        if typed and (median(typed) > LETTER_MEDIAN or p99(typed) > LETTER_P99):
            slow.append(f"{game.id}: a letter")
        if dropped and median(dropped) > DROP_MEDIAN:
            slow.append(f"{game.id}: a card")
    print("slower than it should be: " + ", ".join(slow) if slow else "all within the limits")
    return 1 if slow else 0


def test_the_table_reacts_to_mouse_and_keys_within_the_time_limit() -> None:
    assert main([]) == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
