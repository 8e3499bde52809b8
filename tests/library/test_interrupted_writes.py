"""Tests that files left by a killed program are removed after some time, and that files in use stay."""

import os

from app.library.litter import clear_away
from app.library.lock import _signature
from tests.library.example_files import files_in, save_game


def test_the_program_removes_only_old_files_left_by_interrupted_writes(data):
    kept = save_game(data, "one", beside="laid")
    games = kept.parent
    new = [games / name for name in (".wordfelt-2-0.new", "coming.wordfelt.lock", "left.wordfelt.beside")]
    old = [games / name for name in (".wordfelt-1-0.new", "gone.wordfelt.lock", "gone.wordfelt.beside", "mine.new")]
    for path in (*new, *old):
        path.write_bytes(_signature() if path.suffix == ".lock" else b"")
    for path in (*old, kept, kept.with_name(f"{kept.name}.beside")):
        os.utime(path, (1, 1))
    clear_away()
    stays = {kept.name, f"{kept.name}.beside", "mine.new", *[path.name for path in new]}
    assert set(files_in(games)) == stays
