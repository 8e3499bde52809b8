"""Tests the check whether newer versions of PySide6 still have the fault of 6.12: it notices the fault, and the tested
PySide6 has none."""

import ctypes
import sys

import pytest

from tests.packages import script

pytestmark = pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="later Pythons don't count references to None")
newer_qt = script("newer_qt.py")


def test_the_check_for_newer_qt_notices_a_call_that_loses_a_reference_to_none():
    none = ctypes.py_object(None)
    try:
        assert newer_qt.lost(lambda: ctypes.pythonapi.Py_DecRef(none), 100) > 50
    finally:
        for _ in range(100):
            ctypes.pythonapi.Py_IncRef(none)


def test_the_tested_version_of_pyside_does_not_lose_references_to_none():
    assert not newer_qt.has_fault()


def test_the_check_for_newer_qt_begins_with_the_lowest_version_that_the_project_excludes():
    assert newer_qt.limit() == "6.12"


@pytest.mark.parametrize(
    ("version", "fault", "code", "word"),
    [
        ("6.12.9", False, 1, "raise the limit <6.12"),
        ("6.12.0", True, 0, "Keep the limit"),
        ("", True, 0, "no PySide6"),
    ],
)
def test_the_check_for_newer_qt_reports_whether_the_known_fault_of_qt_is_gone(
    monkeypatch, capsys, version, fault, code, word
):
    monkeypatch.setattr(newer_qt, "ask_newest", lambda: (version, fault))
    assert newer_qt.main() == code
    assert word in capsys.readouterr().out
