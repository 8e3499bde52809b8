"""The map on the disk: the functions that each test ran in the last run of all tests, and the sources of that time."""

import gzip
import json
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

CODE = ("app", "engine", "tests")
OTHER = ("assets", "translations", "packaging", ".ci")
SOURCES = "sources.json.gz"


Places = Mapping[tuple[str, str], tuple[int, int]]


@dataclass(frozen=True)
class Run:
    """One test in the last run of all tests.

    test: its name.
    seconds: its processor time.
    ran: a bit for each function that ran; the keys are numbers of modules.
    read: the project files that the test read.
    places: for each function, the number of its module and the bit of the function in `ran`.
    """

    test: str
    seconds: float
    ran: Mapping[int, int]
    read: frozenset[str]
    places: Places

    @property
    def module(self) -> str:
        return self.test.partition("::")[0]

    def ran_any_of(self, functions: set[tuple[str, str]]) -> bool:
        places = [self.places[function] for function in functions if function in self.places]
        return any(self.ran.get(module, 0) >> bit & 1 for module, bit in places)

    @property
    def breadth(self) -> int:
        """The number of functions that the test ran."""
        return sum([bits.bit_count() for bits in self.ran.values()])


@dataclass(frozen=True)
class Map:
    """The map of the tests, in a folder.

    fresh: the folder of the map that is being written; it replaces the old map when it is complete.
    """

    folder: Path

    @property
    def fresh(self) -> Path:
        return self.folder / "fresh"

    @property
    def last(self) -> Path:
        return self.folder / "last"

    @property
    def code(self) -> Path:
        return self.folder / "code"

    def renew(self) -> None:
        shutil.rmtree(self.last, ignore_errors=True)
        self.fresh.rename(self.last)

    @cached_property
    def sources(self) -> dict[str, str]:
        """The files of the project at the last run of all tests: the text of each Python file, and the digest of each
        other file. Empty without a map."""
        place = self.last / SOURCES
        if not place.is_file():
            return {}
        told: dict[str, str] = json.loads(gzip.decompress(place.read_bytes()))
        return told

    def runs(self) -> Iterator[Run]:
        for part in sorted(self.last.glob("*.part")):
            *lines, end = part.read_text("utf-8").splitlines()
            places = _places(json.loads(end)["modules"])
            for line in map(json.loads, lines):
                ran = {int(number): bits for number, bits in line["ran"].items()}
                yield Run(line["test"], line["seconds"], ran, frozenset(line["read"]), places)


def _places(modules: list[tuple[str, list[str]]]) -> Places:
    return {
        (file, name): (number, bit) for number, (file, names) in enumerate(modules) for bit, name in enumerate(names)
    }


def sources(root: Path) -> dict[str, str]:
    """Every present file of the project, in the form of `Map.sources`."""
    return {name: _content_of(path) for name, path in _files(root)}


def write_sources(root: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / SOURCES).write_bytes(gzip.compress(json.dumps(sources(root)).encode()))


def _files(root: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(root.iterdir()):
        if path.is_file() and not path.is_symlink():
            yield path.name, path
    for top in (*CODE, *OTHER):
        for path in sorted((root / top).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and not path.match("assets/lexicon/index-*.bin"):
                yield str(path.relative_to(root)), path


def _content_of(path: Path) -> str:
    return path.read_text("utf-8") if path.suffix == ".py" else sha256(path.read_bytes()).hexdigest()
