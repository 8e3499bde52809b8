"""Loads PySide faster than a plain import does.

PySide's library contains Python modules as text, and compiles and runs all of them whenever it is loaded. Some of them
only describe the parameters of PySide's functions: for the text of a TypeError, for `help`, and for files with type
hints. A program that passes no wrong arguments hardly ever needs these modules, so they wait until something asks for
them.
"""

import __future__

import builtins
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any

# The modules that describe parameters. Without `mapping`, because the library looks up names in its dictionary, which
# does not call `__getattr__`.
POSTPONED = frozenset(
    f"shibokensupport/signature/{name}.py"
    for name in ("errorhandler", "layout", "lib/enum_sig", "lib/pyi_generator", "lib/tool", "parser")
)
AS_PYSIDE = __future__.annotations.compiler_flag  # the flag with which PySide compiles these modules
IN_PLACE = """
from app.base.quick_pyside import run_when_needed
__getattr__ = run_when_needed(globals())
del run_when_needed
"""

_texts: dict[str, tuple[bytes, str]] = {}  # the text and the file name of each postponed module, by the module's name
_running = RLock()


@contextmanager
def pyside_loaded_quickly() -> Iterator[None]:
    """While the `with` block loads PySide, gives each module in POSTPONED a `__getattr__` that runs the module's text
    when something first asks for one of its names. On systems that can do it, each library looks up the functions of
    other libraries when it first calls them, not when it is loaded."""
    usual = builtins.compile

    def compile_unless_postponed(source: Any, filename: Any, *others: Any, **named: Any) -> Any:
        if filename in POSTPONED:
            _texts[filename.removesuffix(".py").replace("/", ".")] = source, filename
            source = IN_PLACE
        return usual(source, filename, *others, **named)

    builtins.compile = compile_unless_postponed
    try:
        with _functions_found_late():
            yield
    finally:
        builtins.compile = usual


@contextmanager
def _functions_found_late() -> Iterator[None]:
    if not hasattr(sys, "setdlopenflags"):  # Windows
        yield
        return
    usual = sys.getdlopenflags()
    sys.setdlopenflags(os.RTLD_LAZY)
    try:
        yield
    finally:
        sys.setdlopenflags(usual)


def run_when_needed(names: dict[str, Any]) -> Callable[[str], Any]:
    """Returns the `__getattr__` of a postponed module. `names` are the module's names."""

    def run_and_get(name: str) -> Any:
        # Python itself asks for such names, for example for __path__ during an import. The module's text defines none
        # of them, so it need not run.
        if name.startswith("__"):
            raise AttributeError(name)
        with _running:
            if names.pop("__getattr__", None):
                exec(compile(*_texts.pop(names["__name__"]), "exec", flags=AS_PYSIDE, dont_inherit=True), names)
        if name not in names:
            raise AttributeError(f"module {names['__name__']!r} has no attribute {name!r}")
        return names[name]

    return run_and_get
