"""Tests that --self-test, which every package must pass, notices missing parts."""

import pytest
from PySide6.QtCore import QLocale

from app.base import paths
from app.program import self_test
from engine.games import CATALOG
from engine.lessons.course import lesson_of, texts_of


@pytest.fixture
def assets_without(tmp_path, monkeypatch):
    """Makes copies of the assets without one of their folders."""

    def without(folder):
        for path in paths.assets().iterdir():
            if path.name != folder:
                (tmp_path / path.name).symlink_to(path)
        monkeypatch.setattr("app.base.paths.assets", lambda: tmp_path)
        monkeypatch.setattr("app.windows.rules.page_texts.assets", lambda: tmp_path)

    return without


def test_the_self_test_finds_no_faults_in_a_complete_program(qapp):
    assert self_test._assets() == []
    # Checks that the self-test leaves the language English, which the next test expects.
    assert QLocale().language() == QLocale.Language.English


def test_the_self_test_notices_missing_icons(qapp, assets_without):
    assets_without("icons")
    assert len(self_test._assets()) == len(paths.ICON_SIZES)


def test_the_self_test_notices_missing_rules(qapp, assets_without):
    assets_without("rules")
    assert len(self_test._assets()) == len(CATALOG)


def test_the_self_test_notices_missing_lessons(qapp, tmp_path, monkeypatch):
    for kept in (lesson_of, texts_of):
        kept.cache_clear()
    monkeypatch.setattr("engine.lessons.course.FOLDER", tmp_path)
    assert len(self_test._assets()) == len(CATALOG)
    for kept in (lesson_of, texts_of):
        kept.cache_clear()


def test_the_self_test_notices_missing_meanings(qapp, monkeypatch):
    monkeypatch.setattr("engine.lexicon.definitions.define", lambda word: [])
    assert len(self_test._assets()) == 1
