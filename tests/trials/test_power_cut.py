"""The power is cut at any point of a save, and everything is gone that the disk was not asked to keep."""

import os
from pathlib import Path

import pytest

from engine.records import files

OLD, NEW = "the old record\n", "the new record, which is longer\n"


class Journal:
    """What a save asks of the system, in order: (what, file)."""

    def __init__(self, folder: Path, monkeypatch) -> None:
        self.folder, self.steps = folder, list[tuple[str, str]]()
        sync, replace = os.fsync, Path.replace

        def fsync(handle: int) -> None:
            place = Path(f"/proc/self/fd/{handle}").readlink()
            self.steps.append(("keep names", "") if place == folder else ("keep", place.name))
            sync(handle)

        def renamed(old: Path, new: Path) -> Path:
            self.steps.append(("rename", old.name))
            return replace(old, new)

        monkeypatch.setattr(os, "fsync", fsync)
        monkeypatch.setattr(Path, "replace", renamed)

    def after(self, count: int) -> list[str | None]:
        """What may stand in the record after so many steps and a power cut. None: nothing, or anything.

        A name that was not kept may be there or not; what is in a file that was not kept is anybody's guess.
        """
        done = self.steps[:count]
        renamed = [name for what, name in done if what == "rename"]
        kept = ("keep names", "") in done[done.index(("rename", renamed[0])) :] if renamed else False
        whole = bool(renamed) and ("keep", renamed[0]) in done[: done.index(("rename", renamed[0]))]
        new = NEW if whole else None
        return [new] if kept else [OLD, new] if renamed else [OLD]


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="needs to know which file a handle is")
def test_a_power_cut_leaves_the_old_record_or_the_new_one_and_what_is_acknowledged_is_the_new_one(
    tmp_path, monkeypatch
):
    place = tmp_path / "game.wordfelt"
    files.save(place, OLD)
    journal = Journal(tmp_path, monkeypatch)
    files.save(place, NEW)
    points = range(len(journal.steps) + 1)
    for point in points:
        assert all(text in (OLD, NEW) for text in journal.after(point)), journal.steps[:point]
    assert journal.after(len(journal.steps)) == [NEW], "the save has returned: the act is acknowledged"
    assert place.read_text() == NEW
