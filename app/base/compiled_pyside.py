"""Stores the compiled code of the Python modules inside PySide's library, so that later starts need not compile them
again.

PySide's library contains some Python modules as text, and compiles them whenever it is loaded. That takes about a tenth
of the time until the first picture. Python stores the compiled code of all other modules in folders named __pycache__;
this module stores that of PySide's modules in the same folder as its own.
"""

import __future__

import builtins
import marshal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from os import getpid
from pathlib import Path
from types import CodeType
from typing import Any

NAMED = "shibokensupport/"  # the file names of the modules inside PySide's library begin with this
AS_PYSIDE = __future__.annotations.compiler_flag  # the flag with which PySide compiles these modules
DIGEST = 8  # the number of bytes that `source_hash` returns

Codes = dict[str, tuple[bytes, CodeType]]  # for each module's file name, the digest of its text, and its compiled code


def codes_file() -> Path:
    """The path of the file with the compiled code. Each version of Python has its own file."""
    return Path(cache_from_source(__file__)).with_suffix(".pyside")


def keeps_codes() -> bool:
    """Whether the program may write the file with the compiled code. An installed program may not, because pip would
    leave the file behind when it removes the program. False, too, if Python is set not to write compiled code."""
    return not sys.dont_write_bytecode and (Path(__file__).parents[2] / "pyproject.toml").is_file()


@contextmanager
def pyside_compiled_once(file: Path, keeps: bool) -> Iterator[None]:
    """While the `with` block loads PySide, gives PySide's modules their compiled code from the file. Compiles a module
    only if the file lacks its code, or has code for another text of the module.

    keeps: whether to write newly compiled code to the file.
    """
    usual, codes = builtins.compile, _read(file)
    known = dict(codes)

    def compile_once(source: Any, filename: Any, *others: Any, **named: Any) -> Any:
        from_pyside = isinstance(source, bytes) and str(filename).startswith(NAMED)
        if not from_pyside or others != ("exec",) or named:
            return usual(source, filename, *others, **named)
        digest = source_hash(source)
        if codes.get(filename, (b"",))[0] != digest:
            codes[filename] = digest, usual(source, filename, "exec", flags=AS_PYSIDE, dont_inherit=True)
        return codes[filename][1]

    builtins.compile = compile_once
    try:
        yield
    finally:
        builtins.compile = usual
    if keeps and codes != known:
        _write(file, codes)


def _read(file: Path) -> Codes:
    """The compiled code in the file; empty if the file is missing, damaged, or made by another version of Python."""
    with suppress(OSError):
        read = file.read_bytes()
        body = read[len(MAGIC_NUMBER) + DIGEST :]
        if read == _with_head(body):
            codes: Codes = marshal.loads(body)
            return codes
    return {}


def _write(file: Path, codes: Codes) -> None:
    """Writes the compiled code to the file. Does nothing if the file can't be written."""
    written = _with_head(marshal.dumps(codes, 2))  # version 2 always writes the same bytes for the same codes
    unfinished = file.with_suffix(f".{getpid()}")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            unfinished.write_bytes(written)
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)


def _with_head(body: bytes) -> bytes:
    return MAGIC_NUMBER + source_hash(body) + body
