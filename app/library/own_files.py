"""Lists every file that Wordfelt writes, and backs up the player's own files: games, results, people, the cards they
have seen, tonight's table, evenings, the house book, the tables of days, puzzles and words to learn, settings with the
house words. Restoring checks the backup and overwrites nothing."""

import errno
import json
import os
import zipfile
import zlib
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from hashlib import sha256
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO

from app.base.json_file import content_of
from app.base.paths import BESIDE, config_folder, data_folder, log_file, make_private, side_file_of
from app.library.evening import Evenings
from app.library.evening import checked as checked_evenings
from app.library.found_plays import FoundPlays
from app.library.found_plays import checked as checked_finds
from app.library.game_files import GAMES, SUFFIX
from app.library.house_book import HouseBook
from app.library.house_book import checked as checked_book
from app.library.litter import own_folders
from app.library.made_days import DAY_FILES, DAYS, SUFFIX_OF_DAYS
from app.library.my_words import MetWords
from app.library.my_words import checked as checked_words
from app.library.own_lists import FOLDER as LISTS
from app.library.own_lists import SUFFIX as LIST_SUFFIX
from app.library.own_puzzles import OwnPuzzles
from app.library.own_puzzles import checked as checked_puzzles
from app.library.people import Group
from app.library.people import checked as checked_people
from app.library.results import Result
from app.library.results import checked as checked_results
from app.library.seen_deals import SeenDeals
from app.library.seen_deals import checked as checked_seen
from app.library.tonight import Tonight
from app.library.tonight import checked as checked_tonight
from engine.lexicon.index_place import cache_folder
from engine.records.files import save, settle

SETTINGS, RESULTS, LIST = "settings.json", "results.json", "list.json"
PEOPLE, TONIGHT, EVENINGS, SEEN = "people.json", "tonight.json", "evenings.json", "seen.json"
BOOK, FINDS, PUZZLES, MY_WORDS = "house-book.json", "finds.json", "puzzles.json", "my-words.json"
# the files at the top of the backup, outside any folder
ALONE = SETTINGS, RESULTS, PEOPLE, TONIGHT, EVENINGS, SEEN, BOOK, FINDS, PUZZLES, MY_WORDS
DIALOGS = "QtProject.conf"  # the file in which Qt's file dialog stores its settings
LARGEST = 50_000_000  # the maximum size of a file in a backup, in bytes; a record takes a thousandth of that
LARGEST_OF_ALL = 500_000_000  # the maximum size of all files in a backup, in bytes, enough for fifty thousand games
VERSION = 2  # the version of backups; from version 2 on, a game's agreement is in a file beside the game's record


class NoBackUp(Exception):
    """Raised if a file is not a valid backup.

    key: 'none' (no backup at all), 'newer' (made by a newer Wordfelt) or 'damaged'.
    """

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True)
class OwnFile:
    """A file that Wordfelt has written, with its purpose.

    purpose: what the file is for: 'settings', 'people', 'tonight', 'evenings', 'results', 'seen', 'book', 'finds',
    'days', 'puzzles', 'my-words', 'games', 'finished', 'put-away', 'damaged', 'beside', 'lists', 'aside', 'log',
    'words', 'dialogs' or 'lock'.
    name: the file's name in the backup; empty if the backup leaves the file out.
    """

    path: Path
    size: int
    purpose: str
    name: str = ""


def own_files(unread: list[OSError] | None = None) -> list[OwnFile]:
    """All files that exist now.

    unread: a list for errors. Gets the error of each folder or file that belongs in the backup and can't be read.
    """
    data, config, faults = data_folder(), config_folder(), [] if unread is None else unread
    kinds = [(where, f"*{SUFFIX}", where) for where in GAMES]
    kinds += [(where, f"*{SUFFIX}{BESIDE}", "beside") for where in GAMES]
    kinds += [(LISTS, f"*{LIST_SUFFIX}", "lists"), (DAYS, DAY_FILES, "days")]
    found = _files(config, SETTINGS, "settings", faults)
    alone = (
        (PEOPLE, "people"),
        (TONIGHT, "tonight"),
        (EVENINGS, "evenings"),
        (BOOK, "book"),
        (RESULTS, "results"),
        (SEEN, "seen"),
        (FINDS, "finds"),
        (PUZZLES, "puzzles"),
        (MY_WORDS, "my-words"),
    )
    for file, purpose in alone:
        found += _files(data, file, purpose, faults)
    found = [replace(one, name=one.path.name) for one in found]
    for where, pattern, purpose in kinds:
        games = _files(data / where, pattern, purpose, faults)
        found += [replace(one, name=f"{where}/{_file_name(one.path)}") for one in games]
    for folder in dict.fromkeys((config, data, data / DAYS)):
        found += _files(folder, "*.bad-*.json", "aside") + _files(folder, "*.before-*.json", "aside")
    for folder in own_folders():
        found += _files(folder, "*.lock", "lock") + _files(folder, ".wordfelt-*.new", "lock")
    found += _files(log_file().parent, f"{log_file().name}*", "log")
    found += _files(config, DIALOGS, "dialogs")
    words = cache_folder()
    return found + (_files(words, "index-*", "words") if words is not None else [])


def _files(folder: Path, pattern: str, purpose: str, faults: list[OSError] | None = None) -> list[OwnFile]:
    """The files of this folder whose names match the pattern, sorted.

    faults: a list to which an error is added if the folder can't be read.
    """
    found = []
    try:
        for path in sorted([path for path in folder.iterdir() if fnmatch(path.name, pattern)]):
            if path.is_file():
                found.append(OwnFile(path, path.stat().st_size, purpose))
    except FileNotFoundError:
        pass
    except OSError as fault:
        if faults is not None:
            faults.append(fault)
    return found


def _file_name(path: Path) -> str:
    """The name of a file, with undecodable bytes escaped."""
    return os.fsencode(path.name).decode(errors="backslashreplace")


# ---- the backup


def back_up(target: Path) -> int:
    """Writes a backup into this file, completely or not at all, readable only by this user. Returns the number of
    files in it. Raises OSError, or ValueError if the backup could not be restored, for example because it is too
    large."""
    new = target.with_name(f".{target.name}.new")
    listed: dict[str, str] = {}
    unread: list[OSError] = []
    files = [one for one in own_files(unread) if one.name]
    if unread:
        raise unread[0]
    try:
        with _new_private(new) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as kept:
            for one in files:
                if one.size > LARGEST:
                    raise ValueError(f"{one.path}: {os.strerror(errno.EFBIG)}")
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


def _new_private(place: Path) -> BinaryIO:
    """Opens a new file at this path, readable only by this user; replaces a file that is there."""
    place.unlink(missing_ok=True)
    return open(place, "xb", opener=lambda path, flags: os.open(path, flags, 0o600))


def read_back_up(source: Path) -> dict[str, bytes]:
    """The contents of the files in a backup, by name. Raises NoBackUp if any of them is not valid, or OSError."""
    packed = BytesIO(content_of(source))
    try:
        with zipfile.ZipFile(packed) as kept:
            if sum([one.file_size for one in kept.infolist()]) > LARGEST_OF_ALL:
                raise NoBackUp("damaged")
            listed = json.loads(_content(kept, LIST))
            if listed["wordfelt-back-up"] > VERSION:
                raise NoBackUp("newer")
            files = {name: _content(kept, name) for name in listed["files"]}
            whole = all(sha256(data).hexdigest() == listed["files"][name] for name, data in files.items())
    except (zipfile.BadZipFile, zlib.error, OSError, KeyError, TypeError, ValueError, EOFError, RuntimeError):
        raise NoBackUp("none" if not zipfile.is_zipfile(packed) else "damaged") from None
    if not whole or not all(map(_is_ours, files)):
        raise NoBackUp("damaged")
    return files


def _content(kept: zipfile.ZipFile, name: str) -> bytes:
    """The content of this file of a backup; raises ValueError if it is too large, or damaged."""
    there = kept.getinfo(name)
    if there.file_size > LARGEST or there.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise ValueError(name)
    with kept.open(there) as file:
        return file.read(LARGEST)  # reads no further, because unpacked data may be larger than its header claims


def _is_ours(name: str) -> bool:
    """Whether this is a name that `back_up` would write. Such a name can't lead to a path outside the player's
    folders."""
    folder, _, file = name.partition("/")
    own = {LISTS: LIST_SUFFIX, DAYS: SUFFIX_OF_DAYS}
    endings = (SUFFIX, f"{SUFFIX}{BESIDE}") if folder in GAMES else own.get(folder, "/")
    return name in ALONE or (file.endswith(endings) and Path(file).name == file)


def bring_back_lists(files: dict[str, bytes]) -> None:
    """Restores word lists and days that this machine lacks. A file that is already there is left alone, because files
    of the same name have the same content. Raises OSError."""
    for name, data in files.items():
        place = data_folder() / name
        if name.startswith((f"{LISTS}/", f"{DAYS}/")) and not place.exists():
            make_private(place.parent)
            _write(place, data)


def bring_back_games(files: dict[str, bytes]) -> int:
    """Restores games that this machine lacks. A game that differs from the one with the same name on this machine gets
    another name. Returns the number of restored games. Raises OSError."""
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
                    _write(side_file_of(place), beside)
                _write(place, data)
                brought += 1
                break
            if place.read_bytes() == data:
                break
    return brought


def _write(place: Path, data: bytes) -> None:
    try:
        save(place, data.decode())
    except UnicodeDecodeError:  # the text of a damaged file stays as it is
        place.write_bytes(data)


def results_of(files: dict[str, bytes]) -> tuple[Result, ...]:
    """The results in a backup that has a results file. Raises ValueError if they are not valid."""
    return checked_results(data_of(files, RESULTS))


def people_of(files: dict[str, bytes]) -> Group:
    """The people in a backup that has a people file. Raises ValueError if they are not valid."""
    return checked_people(data_of(files, PEOPLE))


def seen_of(files: dict[str, bytes]) -> SeenDeals:
    """The deals that people have seen, in a backup that has a file for them. Raises ValueError if they are not
    valid."""
    return checked_seen(data_of(files, SEEN))


def tonight_of(files: dict[str, bytes]) -> Tonight:
    """Tonight's table in a backup that has a file for it. Raises ValueError if it is not valid."""
    return checked_tonight(data_of(files, TONIGHT))


def evenings_of(files: dict[str, bytes]) -> Evenings:
    """The evenings in a backup that has a file for them. Raises ValueError if they are not valid."""
    return checked_evenings(data_of(files, EVENINGS))


def book_of(files: dict[str, bytes]) -> HouseBook:
    """The house book in a backup that has a file for it. Raises ValueError if it is not valid."""
    return checked_book(data_of(files, BOOK))


def finds_of(files: dict[str, bytes]) -> FoundPlays:
    """The answers to finds (daily puzzles) in a backup that has a file for them. Raises ValueError if they are not
    valid."""
    return checked_finds(data_of(files, FINDS))


def puzzles_of(files: dict[str, bytes]) -> OwnPuzzles:
    """The puzzles in a backup that has a file for them. Raises ValueError if they are not valid."""
    return checked_puzzles(data_of(files, PUZZLES))


def my_words_of(files: dict[str, bytes]) -> MetWords:
    """The words to learn in a backup that has a file for them. Raises ValueError if they are not valid."""
    return checked_words(data_of(files, MY_WORDS))


def data_of(files: dict[str, bytes], name: str) -> Any:
    """The JSON data of this file in a backup. Raises ValueError if it is not valid."""
    try:
        return json.loads(files[name])
    except RecursionError:
        raise ValueError(name) from None
