"""Fixtures for tests of the library: empty folders of the player for each test."""

import pytest


@pytest.fixture
def data(tmp_path, monkeypatch):
    """The empty folder for games, results and word lists."""
    for name in ("config", "data", "cache"):
        monkeypatch.setenv(f"WORDFELT_{name.upper()}", str(tmp_path / name))
    (tmp_path / "data" / "games").mkdir(parents=True)
    return tmp_path / "data"
