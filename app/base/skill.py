"""Is a game luck or skill? How often the better player wins it, as measured."""

import json
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication

from app.base.paths import assets

LUCK, SKILL = 77, 85  # per cent: below the one there is much luck, from the other on much skill
UNKNOWN = 101  # for one player there is nobody to win against


@cache
def shares() -> Mapping[str, int]:
    """In per cent, by game; see tests/benchmarks/measure_skill.py, which makes the file."""
    found: Mapping[str, int] = json.loads((assets() / "skill.json").read_text("utf-8"))["share"]
    return found


def share_of(game: str) -> int:
    return shares().get(game, UNKNOWN)


def skill_text(game: str) -> str:
    """Empty for a game for one."""
    share = share_of(game)
    if share == UNKNOWN:
        return ""
    if share < LUCK:
        return QCoreApplication.translate("Gallery", "much luck")
    if share < SKILL:
        return QCoreApplication.translate("Gallery", "luck and skill")
    return QCoreApplication.translate("Gallery", "much skill")
