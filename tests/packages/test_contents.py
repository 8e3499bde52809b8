"""Tests which files the packages contain, and where a portable Wordfelt keeps the player's files."""

import sys

import pytest

from app.base import paths
from tests.packages import ROOT, script

parts = script("freeze/parts.py")


def carried(folder):
    names = [path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*") if path.is_file()]
    return [name for name in names if not parts.LEFT_OUT.search(name)]


def test_the_packages_contain_every_asset():
    assets = [path for path in (ROOT / "assets").rglob("*") if path.is_file() and not path.name.startswith(".")]
    assert len(carried("assets")) == len(assets)


def test_the_packages_contain_compiled_translations_without_their_sources():
    assert not parts.LEFT_OUT.search("translations/wordfelt_de.qm")
    assert parts.LEFT_OUT.search("translations/wordfelt_de.ts")
    assert parts.LEFT_OUT.search("translations/README.md")


@pytest.mark.parametrize("plugin", ["platforms/libqxcb.so", "platforms/qwindows.dll", "platforms/libqcocoa.dylib"])
def test_the_package_for_each_system_contains_qts_plugin_for_its_screen(plugin):
    assert parts.QT_PLUGINS.search(plugin)


@pytest.mark.parametrize(
    "plugin", ["platforms/libqeglfs.so", "platformthemes/libqgtk3.so", "tls/libqopensslbackend.so"]
)
def test_the_packages_leave_out_qt_plugins_that_nobody_needs(plugin):
    assert not parts.QT_PLUGINS.search(plugin)


def test_each_package_contains_qts_own_translations_of_each_language():
    assert parts.qt_translation("de").search("PySide6/Qt/translations/qtbase_de.qm")
    assert parts.qt_translation("pt").search("PySide6/Qt/translations/qtbase_pt_BR.qm")
    assert not parts.qt_translation("de").search("PySide6/Qt/translations/qtbase_fr.qm")


@pytest.fixture
def frozen(tmp_path, monkeypatch):
    for name in ("WORDFELT_CONFIG", "WORDFELT_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "wordfelt"))
    return tmp_path


def test_a_portable_wordfelt_stores_all_files_of_the_player_in_its_own_folder(frozen):
    folder = frozen / "portable"
    folder.mkdir()
    assert paths.config_folder() == paths.data_folder() == folder
    assert paths.games_folder().parent == paths.log_file().parent == folder


def test_an_installed_wordfelt_stores_no_file_of_the_player_in_its_own_folder(frozen):
    assert frozen not in [*paths.config_folder().parents, *paths.data_folder().parents, *paths.log_file().parents]


def test_a_folder_named_in_the_environment_takes_precedence_over_the_portable_folder(frozen, monkeypatch):
    (frozen / "portable").mkdir()
    monkeypatch.setenv("WORDFELT_DATA", str(frozen / "named"))
    assert paths.data_folder() == frozen / "named"
    assert paths.log_file().parent == frozen / "named"


def test_a_folder_called_portable_has_no_effect_unless_the_program_comes_from_a_package(frozen, monkeypatch):
    (frozen / "portable").mkdir()
    monkeypatch.setattr(sys, "frozen", False)
    assert paths.portable_folder() is None
