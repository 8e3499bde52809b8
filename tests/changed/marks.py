"""Marks the functions of the project that run, at a cost of a few nanoseconds a call.

Every function of `app`, `engine` and the helpers of `tests` gets a first line that sets a byte. A Python tracer would
make the tests several times slower. A cached function (`lru_cache`) runs only for its first caller, and a fixture of a
module only for its first test. `Collector` remembers which functions made such a shared object, and counts them for
every test that uses it.
"""

import ast
import functools
import importlib.machinery
import marshal
import os
import sys
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

NAME = "__ran__"
DIGITS = bytes.maketrans(b"\0\1", b"01")
# A function that has run this many times without calling another function counts as a function that never does.
SIMPLE = 20
FORM = b"1"  # the version of stored compiled code; a new version makes old code invalid


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Yields each function of a file in order, with its full name; a repeated name gets a number."""
    seen: dict[str, int] = {}

    def within(node: ast.AST, place: str) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
        for child in ast.iter_child_nodes(node):
            inner = place
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = f"{place}.{child.name}".lstrip(".")
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                seen[inner] = number = seen.get(inner, 0) + 1
                inner = inner if number == 1 else f"{inner}#{number}"
                yield inner, child
            yield from within(child, inner)

    yield from within(tree, "")


def with_marks(source: bytes, path: str) -> tuple[list[str], CodeType]:
    """Returns the names of the functions of a file, and compiled code in which each function sets its mark."""
    tree = ast.parse(source, path)
    found = list(functions(tree))
    for number, (_, function) in enumerate(found):
        body = function.body
        at = 1 if ast.get_docstring(function) is not None else 0
        line = body[min(at, len(body) - 1)].lineno
        body.insert(at, _mark(number, line))
    return [name for name, _ in found], compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


def _mark(number: int, line: int) -> ast.stmt:
    (mark,) = ast.parse(f"{NAME}[{number}] = 1").body
    for node in ast.walk(mark):
        if "lineno" in node._attributes:
            node.lineno = node.end_lineno = line  # type: ignore[attr-defined]
            node.col_offset = node.end_col_offset = 0  # type: ignore[attr-defined]
    return mark


Ran = dict[int, int]  # the keys are indexes of modules; a value has a bit for each function that ran
Key = Hashable


class Collector:
    """Collects the functions that have run and the project files that were read since the last call of `take`.

    modules: for each module its file and the names of its functions, in the order of their marks.
    files: the names of the project files that were read.
    used: the keys of the shared objects and cached answers that were used.
    """

    def __init__(self, root: Path, kept: Path) -> None:
        self.root, self.kept = root, kept
        self.modules: list[tuple[str, list[str]]] = []
        self.files: set[str] = set()
        self.used: set[Key] = set()
        self._marks: list[list[int]] = []
        self._before: Ran = {}  # the functions that ran before the code began to make the present shared object
        self._made: dict[Key, tuple[Ran, set[str], set[Key]]] = {}
        self._importing = 0

    # ---- modules

    def marks_for(self, file: str, names: list[str]) -> list[int]:
        """The marks of a module, in a list, because Python sets items of a list fastest."""
        self.modules.append((file, names))
        self._marks.append([0] * len(names))
        return self._marks[-1]

    def code(self, path: Path) -> tuple[list[str], CodeType]:
        """The result of `with_marks` for this file, which is stored for the next process."""
        self._importing += 1
        try:
            source = path.read_bytes()
            key = sha256(b"\0".join([FORM, sys.version.encode(), str(path).encode(), source])).hexdigest()
            place = self.kept / key
            if place.is_file():
                names, code = marshal.loads(place.read_bytes())
                return names, code
            names, code = with_marks(source, str(path))
            self.kept.mkdir(parents=True, exist_ok=True)
            half = place.with_name(f"{key}.{os.getpid()}")
            half.write_bytes(marshal.dumps((names, code)))
            half.replace(place)
            return names, code
        finally:
            self._importing -= 1

    # ---- objects that are made once and shared by many tests

    def take(self) -> tuple[Ran, set[str], set[Key]]:
        """Returns the functions, files and shared objects used since the last `take`, and clears the lists of
        them."""
        ran, self._before = self._before, {}
        for number, marks in enumerate(self._marks):
            if 1 in marks:
                ran[number] = ran.get(number, 0) | int(bytes(reversed(marks)).translate(DIGITS), 2)
                marks[:] = [0] * len(marks)
        files, used, self.files, self.used = self.files, self.used, set(), set()
        return ran, files, used

    @contextmanager
    def making(self, key: Key) -> Iterator[None]:
        """Records the functions that run in the `with` block. They count for all users of the shared object `key`."""
        ran, files, used = self.take()
        try:
            yield
        finally:
            made = self.take()
            made[2].discard(key)
            old = self._made.setdefault(key, ({}, set(), set()))
            _add(old[0], made[0])
            old[1].update(made[1])
            old[2].update(made[2])
            self._before, self.files, self.used = ran, files, used
            self.used.add(key)

    def take_for(self, every: Key, one: Key) -> None:
        """Copies the functions that made one cached answer to all other answers of the same function."""
        self._made[every] = self._made[one]

    def ran_nothing_else(self, key: Key) -> bool:
        """Whether a single function computed this answer: no other function ran, and no file was read."""
        ran, files, used = self._made[key]
        return not (files or used) and sum(bits.bit_count() for bits in ran.values()) == 1

    def everything(self) -> tuple[Ran, set[str]]:
        """Returns the functions that have run and the files that were read since the last call of `take`. Includes the
        functions that made the shared objects in use, and the files read for them."""
        ran, files, waiting = self.take()
        known: set[Key] = set()
        while waiting:
            key = waiting.pop()
            known.add(key)
            more, read, used = self._made.get(key, ({}, set(), set()))
            _add(ran, more)
            files |= read
            waiting |= used - known
        return ran, files

    # ---- files

    def audit(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open" and not self._importing and isinstance(arguments[0], str):
            path = arguments[0]
            if path.startswith(self._start) and not path.endswith(".pyc"):
                self.files.add(path[len(self._start) :])

    @functools.cached_property
    def _start(self) -> str:
        return f"{self.root}/"


def _add(ran: Ran, more: Ran) -> None:
    for number, bits in more.items():
        ran[number] = ran.get(number, 0) | bits


class Loader(importlib.machinery.SourceFileLoader):
    collector: Collector

    def exec_module(self, module: ModuleType) -> None:
        path = Path(self.path)
        names, code = self.collector.code(path)
        vars(module)[NAME] = self.collector.marks_for(str(path.relative_to(self.collector.root)), names)
        exec(code, vars(module))


class Finder(MetaPathFinder):
    """The import hook that loads the modules of the project with `Loader`."""

    def __init__(self, collector: Collector, packages: tuple[str, ...]) -> None:
        self.packages = packages
        self.loader = type("MarkingLoader", (Loader,), {"collector": collector})

    def find_spec(self, name: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        last = name.rpartition(".")[2]
        if name.partition(".")[0] not in self.packages or last == "conftest" or last.startswith("test_"):
            return None  # pytest loads test modules with its own loader
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is not None and type(spec.loader) is importlib.machinery.SourceFileLoader:
            spec.loader = self.loader(spec.loader.name, spec.loader.path)
        return spec


def keep_answers(collector: Collector, packages: tuple[str, ...]) -> None:
    """Makes `functools.cache` and `lru_cache` remember which functions ran for each cached answer."""
    original = functools.lru_cache

    def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
        if callable(maxsize):
            return lru_cache()(maxsize)

        def decorate(function: Callable[..., Any]) -> Any:
            if function.__module__.partition(".")[0] not in packages:
                return original(maxsize, typed)(function)
            return _remembering(function, original(maxsize, typed), collector)

        return decorate

    functools.lru_cache = lru_cache
    functools.cache = lambda function: lru_cache(None)(function)


def _remembering(function: Callable[..., Any], cached: Callable[..., Any], collector: Collector) -> Any:
    name = f"{function.__module__}.{function.__qualname__}"
    simple = 0

    @functools.wraps(function)
    def making(*arguments: Any, **named: Any) -> Any:
        nonlocal simple
        if simple >= SIMPLE:
            return function(*arguments, **named)
        key = (name, arguments, *named.items())
        with collector.making(key):
            answer = function(*arguments, **named)
        simple = simple + 1 if simple >= 0 and collector.ran_nothing_else(key) else -1
        if simple == SIMPLE:
            collector.take_for(name, key)
        return answer

    kept = cached(making)

    @functools.wraps(function)
    def asking(*arguments: Any, **named: Any) -> Any:
        collector.used.add((name, arguments, *named.items()) if simple < SIMPLE else name)
        return kept(*arguments, **named)

    asking.cache_clear, asking.cache_info = kept.cache_clear, kept.cache_info  # type: ignore[attr-defined]
    return asking


def begin(root: Path, kept: Path, packages: tuple[str, ...] = ("app", "engine", "tests")) -> Collector:
    """Marks every function of the modules that are imported from now on."""
    collector = Collector(root, kept)
    sys.meta_path.insert(0, Finder(collector, packages))
    keep_answers(collector, packages)
    sys.addaudithook(collector.audit)
    return collector
