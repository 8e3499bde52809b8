"""Every file that Wordfelt writes, and one file that holds a copy of all that is the player's: games, results, settings
with the house words. What comes back from it is checked, and nothing that is there is written over."""

import json
import os
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count
from pathlib import Path

from app.base.paths import BESIDE, config_folder, data_folder, log_file, make_private, place_beside
from app.library.own_lists import FOLDER as LISTS
from app.library.own_lists import SUFFIX as LIST_SUFFIX
from app.library.results import Result
from app.library.results import checked as checked_results
from app.library.shelf import DAMAGED, FINISHED, PUT_AWAY, SUFFIX
from engine.lexicon.index_file import cache_folder
from engine.records.files import save, settle

SETTINGS, RESULTS, LIST = "settings.json", "results.json", "list.json"
GAMES = ("games", FINISHED, PUT_AWAY, DAMAGED)
LARGEST = 50_000_000  # bytes of a file in a copy; a record has a thousandth of it
VERSION = 2  # since what lay at the table goes with its game


class NoBackUp(Exception):
    """The file is none, or not as it was written. key: 'none', 'newer' or 'damaged'."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True)
class OwnFile:
    """purpose: the key of what it is for: 'settings', 'results', 'games', 'finished', 'put-away', 'damaged', 'beside',
    'lists', 'aside', 'log', 'words' or 'lock'.  name: in the back-up, empty where it does not go there."""

    path: Path
    size: int
    purpose: str
    name: str = ""


def own_files() -> list[OwnFile]:
    """All there are now."""
    data, config = data_folder(), config_folder()
    found = [*_files(config, "settings.json", "settings", SETTINGS), *_files(data, "results.json", "results", RESULTS)]
    kinds = [(where, f"*{SUFFIX}", where) for where in GAMES]
    kinds += [(where, f"*{SUFFIX}{BESIDE}", "beside") for where in GAMES]
    for where, pattern, purpose in (*kinds, (LISTS, f"*{LIST_SUFFIX}", "lists")):
        found += [replace(one, name=f"{where}/{one.path.name}") for one in _files(data / where, pattern, purpose)]
    for folder in dict.fromkeys((config, data)):
        found += [*_files(folder, "*.bad-*.json", "aside"), *_files(folder, "*.before-*.json", "aside")]
    for folder in dict.fromkeys((config, data, data / "games", data / LISTS)):
        found += [*_files(folder, "*.lock", "lock"), *_files(folder, ".wordfelt-*.new", "lock")]
    found += _files(log_file().parent, f"{log_file().name}*", "log")
    words = cache_folder()
    return found + (list(_files(words, "index-*", "words")) if words is not None else [])


def _files(folder: Path, pattern: str, purpose: str, name: str = "") -> Iterator[OwnFile]:
    for path in sorted(folder.glob(pattern)):
        try:
            if path.is_file():
                yield OwnFile(path, path.stat().st_size, purpose, name)
        except OSError:
            continue


# ---- all in one file


def back_up(target: Path) -> int:
    """Write a copy of everything into this file, whole or not at all. How many files; raises OSError."""
    new = target.with_name(f".{target.name}.new")
    listed: dict[str, str] = {}
    try:
        with zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as kept:
            for one in own_files():
                if one.name:
                    data = one.path.read_bytes()
                    listed[one.name] = sha256(data).hexdigest()
                    kept.writestr(one.name, data)
            kept.writestr(LIST, json.dumps({"wordfelt-back-up": VERSION, "files": listed}, indent=1))
        with new.open("rb+") as file:
            os.fsync(file.fileno())
        new.replace(target)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    settle(target.parent)
    return len(listed)


def read_back_up(source: Path) -> dict[str, bytes]:
    """The files in it by their names, every one checked before any is used. Raises NoBackUp or OSError."""
    try:
        with zipfile.ZipFile(source) as kept:
            listed = json.loads(_content(kept, LIST))
            if listed["wordfelt-back-up"] > VERSION:
                raise NoBackUp("newer")
            files = {name: _content(kept, name) for name in listed["files"]}
            whole = all(sha256(data).hexdigest() == listed["files"][name] for name, data in files.items())
    except (zipfile.BadZipFile, KeyError, TypeError, ValueError, EOFError, NotImplementedError, RuntimeError):
        raise NoBackUp("none" if not zipfile.is_zipfile(source) else "damaged") from None
    if not whole or not all(map(_is_ours, files)):
        raise NoBackUp("damaged")
    return files


def _content(kept: zipfile.ZipFile, name: str) -> bytes:
    if kept.getinfo(name).file_size > LARGEST:
        raise ValueError(name)
    return kept.read(name)


def _is_ours(name: str) -> bool:
    """A name that this writes: no way out of the folders."""
    folder, slash, file = name.partition("/")
    endings = (SUFFIX, f"{SUFFIX}{BESIDE}") if folder in GAMES else LIST_SUFFIX if folder == LISTS else "/"
    inside = file.endswith(endings) and "/" not in file and "\\" not in file and file[0] != "."
    return name in (SETTINGS, RESULTS) or (bool(slash) and inside)


def bring_back_lists(files: dict[str, bytes]) -> None:
    """Word lists that are not there: their names say what stands in them. Raises OSError."""
    for name, data in files.items():
        place = data_folder() / name
        if name.startswith(f"{LISTS}/") and not place.exists():
            make_private(place.parent)
            _write(place, data)


def bring_back_games(files: dict[str, bytes]) -> int:
    """Games that are not there, or are there otherwise: these get another name. How many; raises OSError."""
    brought = 0
    for name, data in files.items():
        where, _, file = name.partition("/")
        if where not in GAMES or not file.endswith(SUFFIX):
            continue
        folder = data_folder() / where
        make_private(folder)
        stem = file.removesuffix(SUFFIX)
        for number in count():
            place = folder / f"{stem}{f'-{number}' if number else ''}{SUFFIX}"
            if not place.exists():
                if beside := files.get(f"{name}{BESIDE}"):
                    _write(place_beside(place), beside)
                _write(place, data)
                brought += 1
                break
            if place.read_bytes() == data:
                break
    return brought


def _write(place: Path, data: bytes) -> None:
    try:
        save(place, data.decode())
    except UnicodeDecodeError:  # damaged, and kept as it is
        place.write_bytes(data)


def results_of(files: dict[str, bytes]) -> tuple[Result, ...]:
    """The results in a back-up; none where they make no sense."""
    try:
        return checked_results(json.loads(files.get(RESULTS, b"")))
    except (ValueError, RecursionError):
        return ()
