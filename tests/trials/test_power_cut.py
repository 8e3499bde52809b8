"""Tests a power cut after any file operation; it deletes everything that the program had not yet synced to the disk."""

import os
from pathlib import Path

import pytest

from app.library.own_files import back_up
from app.session.time.autosave import Autosave
from engine.records import files
from engine.records.record import DictionaryChoice, read_record
from tests.session.test_outlook import session_of
from tests.windows.test_table import first_act

OLD, NEW = "the old record\n", "the new record, which is longer\n"
GARBAGE = "anybody's guess"
ACTS = 16

pytestmark = pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="needs to know which file a handle is")


class Journal:
    """A journal of the requests to the system, in order: (request, file, content)."""

    def __init__(self, folder: Path, old: str, monkeypatch) -> None:
        self.old, self.steps = old, list[tuple[str, str, str]]()
        sync, replace = os.fsync, Path.replace

        def fsync(handle: int) -> None:
            place = Path(f"/proc/self/fd/{handle}").readlink()
            if place == folder:
                kept = "keep names", "", ""
            else:
                kept = "keep", place.name, place.read_text(errors="replace")
            sync(handle)
            self.steps.append(kept)

        def renamed(old: Path, new: Path) -> Path:
            self.steps.append(("rename", old.name, ""))
            return replace(old, new)

        monkeypatch.setattr(os, "fsync", fsync)
        monkeypatch.setattr(Path, "replace", renamed)

    def after(self, count: int) -> list[str]:
        """The possible contents of the record after this many requests and a power cut. A file name that was not synced
        may exist or not; content that was not synced may be anything."""
        found, kept = [self.old], dict[str, str]()
        for what, name, text in self.steps[:count]:
            if what == "keep":
                kept[name] = text
            elif what == "rename":
                found.append(kept.get(name, GARBAGE))
            else:
                found = found[-1:]
        return found


def test_a_power_cut_leaves_the_old_or_the_new_record_and_after_an_acknowledged_save_the_new_record(
    tmp_path, monkeypatch
):
    place = tmp_path / "game.wordfelt"
    files.save(place, OLD)
    journal = Journal(tmp_path, OLD, monkeypatch)
    files.save(place, NEW)
    for point in range(len(journal.steps) + 1):
        assert set(journal.after(point)) <= {OLD, NEW}, journal.steps[:point]
    assert journal.after(len(journal.steps)) == [NEW], "the save has returned: the act is acknowledged"
    assert place.read_text() == NEW


def test_a_backup_is_on_the_disk_before_it_gets_its_name_and_then_the_name_is_written_to_the_disk(
    tmp_path, monkeypatch
):
    for folder in ("WORDFELT_CONFIG", "WORDFELT_DATA", "WORDFELT_CACHE"):
        monkeypatch.setenv(folder, str(tmp_path / "own"))
    journal = Journal(tmp_path, "", monkeypatch)
    back_up(tmp_path / "copy.wordfelt-backup")
    assert [what for what, _, _ in journal.steps] == ["keep", "rename", "keep names"]


def test_a_power_cut_at_any_point_of_a_game_does_not_lose_acts_reported_as_saved(tmp_path, monkeypatch, qapp):
    """The test waits for the write of only some acts, because one write may save several."""
    session, journal = session_of("5-up"), Journal(tmp_path, "", monkeypatch)
    autosave = Autosave(tmp_path / "game.wordfelt", DictionaryChoice(), files.save)
    safe = {0: -1}  # for each number of steps in the journal: the number of moves that were safe by then
    for number in range(ACTS):
        autosave.save(session.match)
        if number % 3:
            autosave.wait()
            assert autosave.is_safe(session.match)
            safe[len(journal.steps)] = len(session.match.moves)
        session.submit(first_act(session), session.to_act[0])
    autosave.close()
    for point in range(len(journal.steps) + 1):
        called_safe = max([moves for at, moves in safe.items() if at <= point])
        for text in journal.after(point):
            left = len(read_record(text).moves) if text else -1
            assert left >= called_safe, journal.steps[:point]
    assert len(safe) > ACTS / 2
