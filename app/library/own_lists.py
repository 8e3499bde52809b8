"""Keeps the player's own word lists: each list is a text file in the data folder, named after its title and a digest of
its content."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from app.base.paths import data_folder, make_private
from app.base.settings import DICTIONARY, OWN_LIST
from app.base.unstopped import unstopped
from engine.core.verdict import refuse
from engine.records.limits import readable
from engine.records.record import OWN, DictionaryChoice, Record

FOLDER, SUFFIX = "words", ".txt"
LONGEST_TITLE = 40
_NAME = re.compile(r"(.+)-([0-9a-f]{16})")


@dataclass(frozen=True)
class KeptList:
    """A word list on this machine."""

    title: str
    digest: str
    path: Path

    @property
    def key(self) -> str:
        """The key of this list in the settings."""
        return f"{OWN_LIST}{self.digest}"


@dataclass(frozen=True)
class Brought:
    """The result of importing a word list.

    count: the number of words imported.
    encoding: the encoding of the file.
    left_out: for each reason, the number of entries that were left out.
    """

    kept: KeptList
    count: int
    encoding: str
    left_out: dict[str, int]


def own_lists() -> list[KeptList]:
    """The lists on this machine, by title."""
    return sorted(_all(), key=lambda kept: (kept.title.casefold(), kept.digest))


def _all() -> Iterator[KeptList]:
    with suppress(OSError):  # a folder that can't be read counts as empty
        for path in (data_folder() / FOLDER).glob(f"*{SUFFIX}"):
            named = _NAME.fullmatch(path.stem)
            if named and path.is_file():
                yield KeptList(named[1], named[2], path)


def dictionaries() -> dict[str, str]:
    """The titles of all dictionaries that can be chosen here, by their keys in the settings; the player's own lists
    come last. If a list has the same title as another dictionary, a part of its digest is added to its title."""
    names = DICTIONARY.texts()
    for kept in own_lists():
        names[kept.key] = f"{kept.title} ({kept.digest[:4]})" if kept.title in names.values() else kept.title
    return names


def choice_of_list(key: str) -> DictionaryChoice:
    """The player's own list that the settings store under this key, even if the list is missing on this machine."""
    return at_home(DictionaryChoice(OWN, digest=key.removeprefix(OWN_LIST)))


def at_home(choice: DictionaryChoice) -> DictionaryChoice:
    """The dictionary of a game, with the path of the file if it is one of the player's own lists on this machine."""
    if choice.name != OWN:
        return choice
    here = next((kept for kept in _all() if kept.digest == choice.digest), None)
    return choice if here is None else replace(choice, title=here.title, place=str(here.path))


def record_at_home(record: Record) -> Record:
    return replace(record, dictionary=at_home(record.dictionary))


def bring(source: Path, stop: Callable[[], bool] = lambda: False) -> Brought | None:
    """Imports a word list from this file. Returns None if the import was stopped; then nothing is kept. Raises a
    refusal if the file is not a word list, can't be read or can't be kept.

    stop: returns whether to stop; called during the reading.
    """
    from engine.lexicon.own_list import digest_of, read_list
    from engine.records.files import save

    found = read_list(_content(source), stop)
    if stop():
        return None
    digest = digest_of(found.words)
    path = data_folder() / FOLDER / f"{_title(source)}-{digest}{SUFFIX}"
    kept = next((kept for kept in _all() if kept.digest == digest), None) or KeptList(_title(source), digest, path)
    text = found.text
    if stop():
        return None
    with suppress(OSError):  # if the folder can't be made, `save` reports that
        make_private(path.parent)
    save(kept.path, text)
    return Brought(kept, len(found.words), found.encoding, dict(found.left_out))


def _content(source: Path) -> bytes:
    """The file's bytes; only the beginning if the file is too large for a word list."""
    from engine.lexicon.own_list import LARGEST

    try:
        if not source.is_file():  # a named pipe is refused, because opening it would wait for ever
            raise OSError
        with unstopped(), source.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError:
        refuse("bad-record:file", file=source.name)


def _title(source: Path) -> str:
    """A title for the list, from the file's name, without characters that some systems do not allow in file names."""
    name = re.sub(r"(\.(txt|text|lst|list|dic|gz))+$", "", source.name, flags=re.IGNORECASE)
    return readable(re.sub(r'[<>:"/\\|?*.]', " ", name))[:LONGEST_TITLE].strip() or "words"
