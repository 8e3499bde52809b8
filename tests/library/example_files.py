"""Helpers for tests of the library, the part that keeps the player's files: example records and saved games."""

import json
import os
from pathlib import Path
from typing import Any

RECORD = '{"wordfelt": 1, "game": "split-run", "players": ["Ann", "Ben"], "seed": 3, "moves": []}'


def record(*moves: str, game: str = "split-run", players: tuple[str, ...] = ("Ann", "Ben"), **more: Any) -> str:
    return json.dumps({"wordfelt": 1, "game": game, "players": list(players), "seed": 3, "moves": list(moves), **more})


def files_in(folder: Path) -> dict[str, bytes]:
    """The content of every file in the folder and below it."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def save_game(data: Path, name: str, text: str = RECORD, *, beside: str = "", written: int | None = None) -> Path:
    path = data / "games" / f"{name}.wordfelt"
    path.write_text(text)
    if beside:
        path.with_name(f"{path.name}.beside").write_text(beside)
    if written is not None:
        os.utime(path, (written, written))
    return path
