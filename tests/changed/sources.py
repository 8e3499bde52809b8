"""The map on disk: what each test ran at the last run of all, and the sources as they were then."""

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


@dataclass(frozen=True)
class Run:
    """One test at the last run. ran: a number with a bit for each function of its part. names: which these are."""

    test: str
    seconds: float
    ran: int
    read: frozenset[str]
    names: Mapping[tuple[str, str], int]

    @property
    def module(self) -> str:
        return self.test.partition("::")[0]

    def ran_any_of(self, functions: set[tuple[str, str]]) -> bool:
        return any(self.ran >> bit & 1 for function in functions if (bit := self.names.get(function)) is not None)


@dataclass(frozen=True)
class Map:
    """The folder of the map. fresh: one that is being made; it takes the place of the last when it is complete."""

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
        """The files of the last run of all: the text of Python's, the digest of any other; none without a map."""
        place = self.last / SOURCES
        if not place.is_file():
            return {}
        told: dict[str, str] = json.loads(gzip.decompress(place.read_bytes()))
        return told

    def runs(self) -> Iterator[Run]:
        for part in sorted(self.last.glob("*.part")):
            *lines, end = part.read_text("utf-8").splitlines()
            names = {(file, name): number for number, (file, name) in enumerate(json.loads(end)["names"])}
            for line in map(json.loads, lines):
                yield Run(line["test"], line["seconds"], int(line["ran"], 16), frozenset(line["read"]), names)


def sources(root: Path) -> dict[str, str]:
    """Every file of the project, in the form of `Map.sources`."""
    return {name: _told(path) for name, path in _files(root)}


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


def _told(path: Path) -> str:
    return path.read_text("utf-8") if path.suffix == ".py" else sha256(path.read_bytes()).hexdigest()
