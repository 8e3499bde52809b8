"""Marks the functions of the project that run, at a few nanoseconds a call.

Every function of `app`, `engine` and the helpers of `tests` gets a line in front of its body that sets a byte of its
own. A tracer of Python's would cost several times the run. A function whose answers are kept (`lru_cache`) runs for the
first caller alone, and what a fixture makes for a module runs for its first test alone: `Collector` remembers what such
a thing ran, and counts it for everybody who uses it.
"""

import ast
import functools
import importlib.machinery
import marshal
import sys
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

MOST = 1 << 16  # functions that can be told apart
NAME = "__ran__"
DIGITS = bytes.maketrans(b"\0\1", b"01")
FORM = b"1"  # of what is compiled; another one makes the kept code useless


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Each function with its full name, in the order of the file; a name that comes again gets a number."""
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
    """The names of the functions, and code in which each marks itself."""
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


class Collector:
    """What has run since the last look: functions by their bytes, files of the project that were read, by name.

    names: the functions in the order of the bytes, each as (file, function).
    """

    def __init__(self, root: Path, kept: Path) -> None:
        self.root, self.kept = root, kept
        self.names: list[tuple[str, str]] = []
        self.bytes = bytearray(MOST)
        self.files: set[str] = set()
        self.used: set[Hashable] = set()  # the kept answers that were asked for
        self._made: dict[Hashable, tuple[int, set[str], set[Hashable]]] = {}
        self._importing = 0

    # ---- modules

    def room_for(self, path: str, names: list[str]) -> memoryview:
        start = len(self.names)
        self.names += [(path, name) for name in names]
        assert len(self.names) <= MOST
        return memoryview(self.bytes)[start : len(self.names)]

    def code(self, path: Path) -> tuple[list[str], CodeType]:
        """What `with_marks` makes of a file, kept from one process to the next."""
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
            half = place.with_name(f"{key}.{id(self)}")
            half.write_bytes(marshal.dumps((names, code)))
            half.replace(place)
            return names, code
        finally:
            self._importing -= 1

    # ---- what runs once for many

    def take(self) -> tuple[int, set[str], set[Hashable]]:
        """What has run since the last `take`, and begin anew."""
        ran = int.from_bytes(self.bytes[: len(self.names)], "little")
        self.bytes[: len(self.names)] = bytes(len(self.names))
        files, used, self.files, self.used = self.files, self.used, set(), set()
        return ran, files, used

    def add(self, ran: int, files: set[str], used: set[Hashable]) -> None:
        count = len(self.names)
        both = ran | int.from_bytes(self.bytes[:count], "little")
        self.bytes[:count] = both.to_bytes(count, "little")
        self.files |= files
        self.used |= used

    @contextmanager
    def making(self, key: Hashable) -> Iterator[None]:
        """What runs in here is remembered for everybody who uses `key`."""
        before = self.take()
        try:
            yield
        finally:
            ran, files, used = self.take()
            old = self._made.get(key, (0, set(), set()))
            self._made[key] = (ran | old[0], files | old[1], (used - {key}) | old[2])
            self.add(*before)
            self.used.add(key)

    def everything(self) -> tuple[int, set[str]]:
        """What has run since the last look, and what had run to make the kept things that were used: a bit for each
        function, and the files."""
        ran, files, waiting = self.take()
        known: set[Hashable] = set()
        while waiting:
            key = waiting.pop()
            known.add(key)
            more, read, used = self._made.get(key, (0, set(), set()))
            ran, files = ran | more, files | read
            waiting |= used - known
        digits = ran.to_bytes(len(self.names) + 1, "big").translate(DIGITS)
        return int(digits, 2), files

    # ---- files

    def audit(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open" and not self._importing and isinstance(arguments[0], str):
            path = arguments[0]
            if path.startswith(self._start) and not path.endswith(".pyc"):
                self.files.add(path[len(self._start) :])

    @functools.cached_property
    def _start(self) -> str:
        return f"{self.root}/"


class Loader(importlib.machinery.SourceFileLoader):
    collector: Collector

    def exec_module(self, module: ModuleType) -> None:
        path = Path(self.path)
        names, code = self.collector.code(path)
        relative = str(path.relative_to(self.collector.root))
        vars(module)[NAME] = self.collector.room_for(relative, names)
        exec(code, vars(module))


class Finder(MetaPathFinder):
    """Finds the modules of the project and hands them to `Loader`."""

    def __init__(self, collector: Collector, packages: tuple[str, ...]) -> None:
        self.packages = packages
        self.loader = type("MarkingLoader", (Loader,), {"collector": collector})

    def find_spec(self, name: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        last = name.rpartition(".")[2]
        if name.partition(".")[0] not in self.packages or last == "conftest" or last.startswith("test_"):
            return None  # pytest has a loader of its own for the tests
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is not None and type(spec.loader) is importlib.machinery.SourceFileLoader:
            spec.loader = self.loader(spec.loader.name, spec.loader.path)
        return spec


def keep_answers(collector: Collector, packages: tuple[str, ...]) -> None:
    """From now on `functools.cache` and `lru_cache` remember what ran for each answer that they keep."""
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

    @functools.wraps(function)
    def making(*arguments: Any, **named: Any) -> Any:
        with collector.making((name, arguments, *named.items())):
            return function(*arguments, **named)

    kept = cached(making)

    @functools.wraps(function)
    def asking(*arguments: Any, **named: Any) -> Any:
        collector.used.add((name, arguments, *named.items()))
        return kept(*arguments, **named)

    asking.cache_clear, asking.cache_info = kept.cache_clear, kept.cache_info  # type: ignore[attr-defined]
    return asking


def begin(root: Path, kept: Path, packages: tuple[str, ...] = ("app", "engine", "tests")) -> Collector:
    """Mark whatever is imported from now on."""
    collector = Collector(root, kept)
    sys.meta_path.insert(0, Finder(collector, packages))
    keep_answers(collector, packages)
    sys.addaudithook(collector.audit)
    return collector
