"""Tests the guard, a decorator of all methods that Qt calls: an exception in such a method is reported and does not
crash the program."""

import importlib
import pkgutil

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

import app
from app.base.guard import guarded
from app.felt.view import FeltView


def overrides():
    """Yields every method in the program that overrides one of Qt's."""
    for module in pkgutil.walk_packages(app.__path__, "app."):
        if module.name == "app.__main__":
            continue
        for thing in vars(importlib.import_module(module.name)).values():
            if not isinstance(thing, type) or thing.__module__ != module.name:
                continue
            bases = [base for base in thing.__mro__ if base.__module__.startswith("PySide6")]
            for name, method in vars(thing).items():
                if not name.startswith("_") and callable(method) and any(name in vars(base) for base in bases):
                    yield f"{thing.__name__}.{name}", method


def test_every_method_that_qt_calls_has_the_guard_against_exceptions():
    found = dict(overrides())
    assert {
        "FeltView.mouseMoveEvent",
        "ProxyInterface.doAction",
        "MainWindow.closeEvent",
        "TilePainter.paint",
    } <= found.keys()
    assert [name for name, method in found.items() if not hasattr(method, "__wrapped__")] == []


def test_the_guard_around_a_method_passes_on_its_arguments_and_its_result_and_its_exceptions():
    @guarded
    def divide(one: int, *, by: int) -> int:
        return one // by

    assert divide(7, by=2) == 3
    assert divide.__name__ == "divide"
    with pytest.raises(ZeroDivisionError):
        divide(1, by=0)


def test_a_fault_in_an_overridden_qt_method_raises_an_exception_and_does_not_crash_the_program(hand, monkeypatch):
    monkeypatch.setattr(FeltView, "leaveEvent", guarded(lambda _self, _event: [][1]))
    with pytest.raises(IndexError):
        QApplication.sendEvent(hand.view, QEvent(QEvent.Type.Leave))
