"""Tests saving and loading record files. A save either writes the whole file or changes nothing on the disk."""

import errno
import io
import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from engine.core.verdict import Refused
from engine.messages import sentence
from engine.records import files
from engine.records.files import load, save
from engine.records.limits import LARGEST
from engine.records.record import read_record, write_record
from tests.records.asking import check_sentence
from tests.records.examples import EXAMPLES

TEXT = write_record(read_record(json.dumps(EXAMPLES["5-up"])))
OLD = "the old record"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.wordfelt"
    path.write_text(OLD, "utf-8")
    return path


def refusal(path: Any, text: str = TEXT) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        save(path, text)
    message = sentence(caught.value.reason)
    check_sentence(message)
    return caught.value.reason.key, message


def is_only_file(path: Path) -> bool:
    """Whether the folder of this file contains no other file."""
    return list(path.parent.iterdir()) == [path]


# ---- saving


def test_a_saved_text_is_loaded_unchanged(path: Path) -> None:
    save(path, TEXT)
    assert load(path) == TEXT.encode()
    assert read_record(load(path)) == read_record(TEXT)
    assert is_only_file(path)


def test_saving_a_record_creates_a_missing_file(tmp_path: Path) -> None:
    save(tmp_path / "new.wordfelt", "Zoë 安\n")
    assert (tmp_path / "new.wordfelt").read_bytes() == "Zoë 安\n".encode()


def test_a_record_can_be_saved_under_a_relative_path_given_as_text(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(path.parent)
    save("game.wordfelt", TEXT)
    assert load("game.wordfelt") == TEXT.encode()
    assert is_only_file(path)


class Disk(io.BufferedRandom):
    """A simulated disk that fails after it has written half of the bytes."""

    failure = OSError(errno.ENOSPC, "No space left on device")

    def write(self, data: Any) -> int:
        super().write(data[: len(data) // 2])
        raise self.failure


@pytest.mark.parametrize(
    ("number", "key"),
    [(errno.ENOSPC, "not-saved:full"), (errno.EDQUOT, "not-saved:full"), (errno.EIO, "not-saved")],
)
def test_a_save_that_fails_half_way_leaves_the_old_file_whole(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int, key: str
) -> None:
    sound = Path.open

    def failing(path: Path, mode: str, **more: Any) -> Any:
        return Disk(io.FileIO(path, "r+")) if mode == "r+b" else sound(path, mode, **more)

    monkeypatch.setattr(Disk, "failure", OSError(number, os.strerror(number)))
    monkeypatch.setattr(Path, "open", failing)
    assert refusal(path)[0] == key
    assert path.read_text("utf-8") == OLD
    assert is_only_file(path)


@pytest.mark.parametrize("step", ["fsync", "replace", "chmod"])
def test_a_save_that_fails_at_any_step_leaves_the_old_file_whole(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def failing(*arguments: Any, **more: Any) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, step, failing)
    assert refusal(path) == (
        "not-saved:no-permission",
        "“game.wordfelt” cannot be saved: you have no permission to write there.",
    )
    assert path.read_text("utf-8") == OLD
    assert is_only_file(path)


def test_an_interrupted_save_leaves_the_old_file_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        save(path, TEXT)
    assert path.read_text("utf-8") == OLD
    assert is_only_file(path)


def test_a_cancelled_save_leaves_only_the_old_file(path: Path) -> None:
    asked: list[set[str]] = []

    def unwanted() -> bool:
        asked.append({file.read_text("utf-8") for file in path.parent.iterdir()})
        return True

    save(path, TEXT, unwanted)
    assert asked == [{OLD, TEXT}], "asked when the new file is whole"
    assert path.read_text("utf-8") == OLD
    assert is_only_file(path)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="needs a user who may not write everywhere")
def test_saving_into_a_folder_without_permission_to_write_is_refused_for_this_reason(path: Path) -> None:
    path.parent.chmod(0o500)
    try:
        assert refusal(path)[0] == "not-saved:no-permission"
    finally:
        path.parent.chmod(0o700)
    assert path.read_text("utf-8") == OLD


def test_saving_into_a_missing_folder_is_refused_for_this_reason(path: Path) -> None:
    message = "“new.wordfelt” cannot be saved: its folder is not there."
    assert refusal(path.parent / "none" / "new.wordfelt") == ("not-saved:no-folder", message)
    assert refusal(path / "new.wordfelt") == ("not-saved:no-folder", message)


def test_a_folder_cannot_be_saved_as_a_record(path: Path) -> None:
    assert refusal(path.parent)[0].startswith("not-saved")
    assert is_only_file(path)


def test_a_save_under_a_name_that_no_file_can_have_is_refused(tmp_path: Path) -> None:
    assert refusal(str(tmp_path / "a\0b"))[0] == "not-saved"
    assert refusal(tmp_path / ("x" * 300))[0] == "not-saved"
    assert list(tmp_path.iterdir()) == []


def test_a_save_does_not_touch_a_file_that_another_program_left(path: Path) -> None:
    left = path.parent / f".wordfelt-{os.getpid()}-0.new"
    left.write_text("not ours", "utf-8")
    save(path, TEXT)
    assert left.read_text("utf-8") == "not ours"
    assert load(path) == TEXT.encode()


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX permissions")
def test_saving_a_private_file_keeps_it_private(path: Path) -> None:
    path.chmod(0o600)
    save(path, TEXT)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_saving_through_a_link_keeps_the_link(path: Path) -> None:
    link = path.parent / "last.wordfelt"
    link.symlink_to(path.name)
    save(link, TEXT)
    assert link.is_symlink()
    assert load(path) == TEXT.encode()


# ---- loading


def unread(path: Any) -> str:
    with pytest.raises(Refused) as caught:
        load(path)
    message = sentence(caught.value.reason)
    check_sentence(message)
    return message


def test_the_message_names_a_file_without_permission_to_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*arguments: Any) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(files, "open", forbidden, raising=False)
    assert unread(path) == "You have no permission to read the file “game.wordfelt”."
    assert unread(path.parent) == f"“{path.parent.name}” is a folder, not a record."


def test_the_message_names_a_file_that_cannot_be_read_because_of_a_disk_error(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: Any) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(files, "open", broken, raising=False)
    assert unread(path) == "The file “game.wordfelt” cannot be read."


def test_the_reader_accepts_a_file_of_the_largest_size_and_refuses_a_larger_one(path: Path) -> None:
    path.write_bytes(b" " * LARGEST)
    assert len(load(path)) == LARGEST
    path.write_bytes(b" " * (LARGEST + 1))
    assert unread(path) == "This is too large to be a record."
