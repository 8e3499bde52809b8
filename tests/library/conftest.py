"""The player's folders, empty and this test's own."""

import pytest


@pytest.fixture
def data(tmp_path, monkeypatch):
    """The folder of games, results and lists."""
    for name in ("config", "data", "cache"):
        monkeypatch.setenv(f"WORDFELT_{name.upper()}", str(tmp_path / name))
    (tmp_path / "data" / "games").mkdir(parents=True)
    return tmp_path / "data"
