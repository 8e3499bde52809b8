"""Tests the watch for the fault of PySide6 6.12: it sees the fault, and the PySide6 of the tests has none."""

import ctypes
import sys

import pytest

from tests.packages import script

pytestmark = pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="later Pythons don't count references to None")
newer_qt = script("newer_qt.py")


def test_it_sees_a_call_that_loses_none():
    none = ctypes.py_object(None)
    try:
        assert newer_qt.lost(lambda: ctypes.pythonapi.Py_DecRef(none), 100) > 50
    finally:
        for _ in range(100):
            ctypes.pythonapi.Py_IncRef(none)


def test_the_tested_pyside_loses_nothing():
    assert not newer_qt.has_fault()


def test_it_asks_for_versions_from_the_limit_on():
    assert newer_qt.limit() == "6.12"


@pytest.mark.parametrize(
    ("version", "fault", "code", "word"),
    [
        ("6.12.9", False, 1, "raise the limit <6.12"),
        ("6.12.0", True, 0, "Keep the limit"),
        ("", True, 0, "no PySide6"),
    ],
)
def test_it_raises_the_alarm_once_the_fault_is_gone(monkeypatch, capsys, version, fault, code, word):
    monkeypatch.setattr(newer_qt, "ask_newest", lambda: (version, fault))
    assert newer_qt.main() == code
    assert word in capsys.readouterr().out
