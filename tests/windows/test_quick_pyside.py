"""Tests that the program postpones the Python modules of PySide's library that only errors need, and that an error
still gets them."""

import builtins
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from app.base import quick_pyside
from app.base.quick_pyside import POSTPONED, pyside_loaded_quickly

ROOT = Path(__file__).parents[2]
MODULE = "shibokensupport/signature/parser.py"
NAME = "shibokensupport.signature.parser"

QUICKLY = """
from app.base.quick_pyside import pyside_loaded_quickly
with pyside_loaded_quickly():
    import PySide6.QtWidgets
"""

# Prints the postponed modules whose text has not run yet.
WAITING = """
import sys
from app.base.quick_pyside import POSTPONED
names = [name.removesuffix(".py").replace("/", ".") for name in sorted(POSTPONED)]
print([name for name in names if "__getattr__" in vars(sys.modules[name])] == names)
"""

PLAINLY = "import PySide6.QtWidgets"

# Prints everything that a program can get from the postponed modules: errors, help texts, signatures and names.
ASKED = """
import importlib, inspect
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget
for wrong in (lambda: QObject().setObjectName(1), lambda: QWidget.resize(1, 2), lambda: QObject(no=1), lambda: Qt.no):
    try:
        wrong()
    except Exception as fault:
        print(repr(fault))
print(QWidget.resize.__doc__, inspect.getdoc(QObject))
from PySide6.support.signature import get_signature, layout
print(get_signature(QWidget.resize), layout.create_signature.__module__)
from PySide6.support.signature.lib import enum_sig, pyi_generator, tool
print(pyi_generator.generate_pyi.__name__, enum_sig.HintingEnumerator.__name__, tool.build_brace_pattern.__name__)
for name in ("errorhandler", "layout", "lib.enum_sig", "lib.pyi_generator", "lib.tool", "parser"):
    module = importlib.import_module(f"PySide6.support.signature.{name}")
    print(name, module.__file__, module.__package__, sorted(vars(module)))
"""


def output(*parts):
    done = subprocess.run(
        [sys.executable, "-c", "".join(parts)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    assert not done.stderr
    return done.stdout


def test_a_program_that_loads_pyside_quickly_runs_none_of_the_modules_that_describe_parameters():
    assert output(QUICKLY, WAITING) == "True\n"


def test_pyside_has_the_same_errors_and_help_and_modules_after_quick_loading_as_after_a_plain_import():
    plain = output(PLAINLY, ASKED)
    assert "Supported signatures" in plain
    assert output(QUICKLY, ASKED) == plain


def test_quick_loading_makes_libraries_look_up_functions_late_and_then_restores_the_usual_flags(monkeypatch):
    flags: list[int] = []
    monkeypatch.setattr(sys, "getdlopenflags", lambda: 258, raising=False)
    monkeypatch.setattr(sys, "setdlopenflags", flags.append, raising=False)
    with pyside_loaded_quickly():
        assert flags == [os.RTLD_LAZY]
    assert flags == [os.RTLD_LAZY, 258]


def test_quick_loading_also_works_on_a_system_without_flags_for_libraries(monkeypatch):
    monkeypatch.delattr(sys, "setdlopenflags", raising=False)
    usual = builtins.compile
    with pyside_loaded_quickly():
        assert builtins.compile is not usual
    assert builtins.compile is usual


def test_after_an_error_in_pyside_quick_loading_restores_compile_and_the_flags_for_libraries():
    usual, flags = builtins.compile, sys.getdlopenflags()
    with pytest.raises(ImportError), pyside_loaded_quickly():
        raise ImportError
    assert (builtins.compile, sys.getdlopenflags()) == (usual, flags)


def test_only_the_modules_that_describe_parameters_are_postponed():
    names: dict[str, int] = {}
    with pyside_loaded_quickly():
        for other in ("other.py", "shibokensupport/signature/mapping.py", b"other.py"):
            exec(compile(b"made = 1", other, "exec"), names)
    assert "mapping" not in "".join(POSTPONED), "the library reads the dictionary of this module without __getattr__"
    assert names.pop("made") == 1
    assert names.keys() == {"__builtins__"}


@pytest.fixture
def postponed(monkeypatch):
    """Returns a function that postpones a module with a given text and returns the names in that module."""
    monkeypatch.setattr(quick_pyside, "_texts", {})

    def postpone(text):
        names = {"__name__": NAME}
        with pyside_loaded_quickly():
            exec(compile(text, MODULE, "exec"), names)
        return names

    return postpone


def test_a_postponed_module_runs_once_when_something_asks_for_a_name(postponed):
    names = postponed(b"runs = []\nruns.append(1)\nmade = 2")
    asked = names["__getattr__"]
    assert "runs" not in names
    assert [asked("made"), asked("made"), names["runs"], "__getattr__" in names] == [2, 2, [1], False]


def test_a_postponed_module_does_not_run_when_python_asks_for_a_name_with_leading_underscores(postponed):
    names = postponed(b"made = 1")
    with pytest.raises(AttributeError, match="__path__"):
        names["__getattr__"]("__path__")
    assert "made" not in names


def test_asking_a_postponed_module_for_a_missing_name_raises_an_error_with_the_module_and_the_name(postponed):
    with pytest.raises(AttributeError, match=f"module '{NAME}' has no attribute 'other'"):
        postponed(b"made = 1")["__getattr__"]("other")


def test_a_postponed_module_like_a_module_of_pyside_does_not_evaluate_annotations(postponed):
    assert postponed(b"def made(a: no_such_name): return 1")["__getattr__"]("made")(0) == 1


def test_a_second_thread_that_asks_a_postponed_module_for_a_name_waits_until_the_module_has_run(postponed):
    names = postponed(b"begun.set()\nmay_end.wait(10)\nmade = 1")
    names["begun"], names["may_end"] = begun, may_end = threading.Event(), threading.Event()
    asked, found = names["__getattr__"], []
    threads = [threading.Thread(target=lambda: found.append(asked("made"))) for _ in range(2)]
    threads[0].start()
    assert begun.wait(10)
    threads[1].start()
    threads[1].join(0.05)
    assert not found, "neither thread has the name before the text has run"
    may_end.set()
    for thread in threads:
        thread.join(10)
    assert found == [1, 1]
