"""Only the program's own thread clears away what Python leaves behind."""

import gc
import threading
from collections.abc import Iterator

import pytest

from app.litter import EVERY_MS, Litter


@pytest.fixture
def litter(qapp: object) -> Iterator[Litter]:
    gc.collect()
    yield Litter()
    gc.enable()


@pytest.fixture
def cleared() -> Iterator[list[tuple[int, int]]]:
    """In which thread, and how thoroughly."""
    found: list[tuple[int, int]] = []

    def clearing(phase: str, told: dict[str, int]) -> None:
        if phase == "start":
            found.append((threading.get_ident(), told["generation"]))

    gc.callbacks.append(clearing)
    yield found
    gc.callbacks.remove(clearing)


def drop_litter() -> None:
    for _ in range(gc.get_threshold()[0] * 3):
        circle: list[object] = []
        circle.append(circle)


def test_nobody_clears_away_while_thinking(litter, cleared) -> None:
    thinks = threading.Thread(target=drop_litter)
    thinks.start()
    thinks.join()
    assert cleared == []
    litter.look()
    assert cleared == [(threading.get_ident(), 0)]


def test_what_stays_longer_is_looked_through_less_often(litter, cleared) -> None:
    for _ in range(gc.get_threshold()[1] + 2):
        drop_litter()
        litter.look()
    assert [kind for _, kind in cleared].count(1) == 1


def test_without_litter_nothing_is_done(litter, cleared) -> None:
    litter.look()
    assert cleared == []


def test_it_looks_by_itself(litter, cleared, qtbot) -> None:
    litter.start()
    drop_litter()
    qtbot.waitUntil(lambda: bool(cleared), timeout=EVERY_MS * 20)
