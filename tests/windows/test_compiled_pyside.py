"""Tests that the program compiles the Python modules inside PySide's library at its first start only, and keeps the
result for later starts."""

import builtins
import errno
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path

import pytest

from app.base.compiled_pyside import codes_file, pyside_compiled_once

ROOT = Path(__file__).parents[2]
MODULE = "shibokensupport/signature/loader.py"

# A program that prints the names of PySide's modules that a start compiles, and whether `compile` is Python's own
# function again.
START = """
import builtins, sys
from pathlib import Path
usual, compiled = builtins.compile, []
def counted(source, filename, *others, **named):
    if str(filename).startswith("shibokensupport/"):
        compiled.append(filename)
    return usual(source, filename, *others, **named)
builtins.compile = counted
from app.base.compiled_pyside import pyside_compiled_once
with pyside_compiled_once(Path(sys.argv[1]), sys.argv[2] == "keeps"):
    from PySide6.QtCore import QObject
print(len(compiled), builtins.compile is counted, QObject.objectName.__doc__ or "documented")
"""


def started(file, keeps="keeps"):
    done = subprocess.run(
        [sys.executable, "-c", START, str(file), keeps], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert not done.stderr
    return done.stdout.split(maxsplit=2)


def test_the_second_start_compiles_none_of_pysides_modules(tmp_path):
    file = tmp_path / "folder" / "codes.pyside"
    compiled, restored, text = started(file)
    assert int(compiled) > 5
    assert restored == "True"
    assert started(file) == ["0", "True", text]
    assert list(tmp_path.rglob("*")) == [file.parent, file], "and nothing else is written"


def test_a_start_that_may_not_write_files_compiles_the_modules_and_does_not_write_anything(tmp_path):
    assert int(started(tmp_path / "codes.pyside", "reads")[0]) > 5
    assert list(tmp_path.iterdir()) == []


def compile_one(file, source=b"made = 1", keeps=True):
    """Compiles a module as PySide does while it is loaded; returns the value that it gives to `made`."""
    names: dict[str, int] = {}
    with pyside_compiled_once(file, keeps):
        exec(compile(source, MODULE, "exec"), names)
    return names["made"]


@pytest.fixture
def compiled(monkeypatch):
    """The list of the names of all modules that Python compiles during the test."""
    usual, names = builtins.compile, []

    def counted(source, filename, *others, **named):
        names.append(filename)
        return usual(source, filename, *others, **named)

    monkeypatch.setattr(builtins, "compile", counted)
    return names


def test_a_module_whose_source_has_changed_is_compiled_again(tmp_path, compiled):
    file = tmp_path / "codes.pyside"
    assert [compile_one(file, text) for text in (b"made = 1", b"made = 2", b"made = 2")] == [1, 2, 2]
    assert compiled == [MODULE, MODULE]


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda read: b"", id="empty"),
        pytest.param(lambda read: read[:-1], id="cut off"),
        pytest.param(lambda read: b"\0\0\0\0" + read[4:], id="another version of Python"),
        pytest.param(lambda read: read[:40] + bytes([read[40] ^ 1]) + read[41:], id="one bit changed"),
    ],
)
def test_a_damaged_file_of_compiled_code_is_not_used_and_the_start_writes_it_again(tmp_path, compiled, damage):
    file = tmp_path / "codes.pyside"
    compile_one(file)
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    assert compile_one(file) == 1
    assert compiled == [MODULE, MODULE]
    assert file.read_bytes() == whole


def test_the_program_starts_even_if_it_cannot_write_the_compiled_code(tmp_path, compiled):
    (tmp_path / "folder").write_text("a file where the folder would be")
    assert compile_one(tmp_path / "folder" / "codes.pyside") == 1
    assert compile_one(tmp_path / "folder" / "codes.pyside") == 1
    assert compiled == [MODULE, MODULE]


def test_a_write_that_fails_leaves_no_file_behind(tmp_path, compiled, monkeypatch):
    def no_room(*_):
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(Path, "replace", no_room)
    assert compile_one(tmp_path / "codes.pyside") == 1
    assert list(tmp_path.iterdir()) == []


def test_only_the_compiled_code_of_pysides_modules_is_kept(tmp_path, compiled):
    file = tmp_path / "codes.pyside"
    with pyside_compiled_once(file, True):
        compile(b"made = 1", "other.py", "exec")
        compile("made = 1", MODULE, "exec")
        compile(b"1", MODULE, "eval")
        compile(b"made = 1", MODULE, "exec", dont_inherit=True)
    assert compiled == ["other.py", MODULE, MODULE, MODULE]
    assert not file.exists()


def test_after_a_fault_in_pyside_compile_is_pythons_own_function_again(tmp_path):
    usual = builtins.compile
    with pytest.raises(ImportError), pyside_compiled_once(tmp_path / "codes.pyside", True):
        raise ImportError
    assert builtins.compile is usual


def test_every_start_of_the_same_python_reads_the_same_file_in_a_folder_for_compiled_code():
    module = sys.modules[codes_file.__module__].__file__
    assert module is not None
    assert codes_file() == Path(cache_from_source(module)).with_suffix(".pyside")
    assert str(sys.implementation.cache_tag) in codes_file().name
