"""Decides which tests run: the usual ones, all (--all), the long run too (--full), or those a change touches
(--changed).

A test without a mark belongs to the usual run. `all` marks tests that the usual run can do without: tests of a page or
a way of playing in the other games, if six very different games have shown that it works, and slow trials. `full` marks
the long run of the laws. A run of named files or tests leaves out only the long run.
"""

import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from tests.changed import marks
from tests.changed.choosing import Choice, choose
from tests.changed.differences import is_test
from tests.changed.recording import Keeper, Recorder
from tests.changed.sources import Map

NO_MAP = "Here no run of all tests (--all) has recorded yet what each test runs, so the usual tests are run."
ROOT = Path(__file__).parent.parent
MAP = Map(ROOT / ".test-map")

# Between them, these games have changed words, doubted rows, buzzers, piles and stars, tricks, and words with owners.
SIX = ("split-run", "four-rows", "shout", "full-deck", "first-base", "take-6")


def usually_six(games: Iterable[Any]) -> list[Any]:
    """The parameters for `parametrize`: the usual run takes only those of these games (or ids) that are among the six
    very different games."""
    return [game if getattr(game, "id", game) in SIX else pytest.param(game, marks=pytest.mark.all) for game in games]


# A process that keeps the map marks the functions of every imported module, if its environment asks for that.
_collector = marks.begin(ROOT, MAP.code) if os.environ.pop("WORDFELT_KEEPS_MAP", "") else None


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run every test but the long run; --changed goes by this run")
    parser.addoption("--changed", action="store_true", help="run the tests that ran code changed since the last --all")
    parser.addoption("--full", action="store_true", help="run the tests marked `full` too (WORDFELT_FULL=1)")
    parser.addoption(
        "--late", type=float, metavar="SECONDS", help="let each worker begin its work this many seconds late"
    )


def run_order(item: Any) -> tuple[str, ...]:
    """The sort key of a test. Tests of random games come first, with all tests of a game together, so that a process
    plays each random game once. Then come tests that cover all games together."""
    if not any(_is_random_game(getattr(item.module, name, None)) for name in ("play_out", "usually_one_each")):
        return ("others",)
    values = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return next(filter(None, map(_game_of, values)), ("all games",))


def _is_random_game(part: object) -> bool:
    return getattr(part, "__module__", "") == "tests.laws.random_games"


def _game_of(value: Any) -> tuple[str, ...] | None:
    """The game and its options, if this parameter is the id of a game, a game, or a case; else None."""
    game = getattr(value, "game", value)
    name = getattr(game, "id", game)
    return ("a game", name, str(value)) if isinstance(name, str) else None


class Tier:
    """The pytest plug-in that leaves out all tests that were not requested.

    choice: the tests chosen by --changed, if there is a map.
    """

    def __init__(self, full: bool, every: bool, choice: Choice | None) -> None:
        self.full, self.every, self.choice = full, every, choice

    def pytest_report_header(self, config: pytest.Config) -> str | None:
        if self.choice is not None:
            return self.choice.report()
        return NO_MAP if config.getoption("--changed") else None

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Passes the options to the worker processes, which do not see the command line."""
        choice = None if self.choice is None else asdict(self.choice)
        node.workerinput["tier"] = (self.full, self.every, choice)

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Skips files that have no requested tests, without reading them."""
        file = str(collection_path.relative_to(ROOT))
        return True if self.choice is not None and is_test(file) and not self.choice.takes_of(file) else None

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        kept = sorted([item for item in items if self._wants(item)], key=run_order)
        config.hook.pytest_deselected(items=sorted(set(items) - set(kept), key=lambda item: item.nodeid))
        items[:] = kept
        for item in kept:
            if item.get_closest_marker("full") and not self.full:
                item.add_marker(pytest.mark.skip(reason="the long run: --full or WORDFELT_FULL=1"))

    def _wants(self, item: pytest.Item) -> bool:
        if self.choice is not None:
            return self.choice.takes(item.nodeid)
        return self.every or not item.get_closest_marker("all")


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Reports the processor time of this process, the workers and the programs that tests started. Other work of the
    machine does not add to it."""
    spent = sum(os.times()[:4])
    terminalreporter.write_line(f"These tests took {spent:,.0f} seconds of processor time.")


@pytest.fixture(scope="session")
def long_run(request: pytest.FixtureRequest) -> bool:
    """Whether the long run of the laws was requested. It checks more positions of each game."""
    tier = request.config.pluginmanager.get_plugin("tier")
    assert isinstance(tier, Tier)
    return tier.full


def pytest_configure(config: pytest.Config) -> None:
    told = getattr(config, "workerinput", {}).get("tier")
    if told is not None:
        config.pluginmanager.register(Tier(told[0], told[1], told[2] and Choice(**told[2])), "tier")
        if _collector is not None:
            config.pluginmanager.register(Recorder(_collector, MAP.fresh))
        return
    full = config.getoption("--full") or os.environ.get("WORDFELT_FULL") == "1"
    named = config.args_source is not pytest.Config.ArgsSource.TESTPATHS
    every = named or full or config.getoption("--all")
    choice = choose(ROOT, MAP) if config.getoption("--changed") and MAP.sources else None
    config.pluginmanager.register(Tier(full, every, choice), "tier")
    part = named or config.getoption("keyword") or config.getoption("markexpr")
    if config.getoption("--all") and not part and config.getoption("numprocesses", 0) and not os.environ.get("CI"):
        os.environ["WORDFELT_KEEPS_MAP"] = "1"  # the worker processes read this
        config.pluginmanager.register(Keeper(ROOT, MAP))
