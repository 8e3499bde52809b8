"""Rates each game between luck and skill, by how often the better player wins."""

import json
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication

from app.base.paths import assets

LUCK, SKILL = 77, 85  # per cent: below the first there is much luck, from the second on much skill
UNKNOWN = 101  # a solo game, which has nobody to win against


@cache
def shares() -> Mapping[str, int]:
    """The better player's wins in per cent, by game; tests/benchmarks/measure_skill.py makes the file."""
    found: Mapping[str, int] = json.loads((assets() / "skill.json").read_text("utf-8"))["share"]
    return found


def share_of(game: str) -> int:
    return shares().get(game, UNKNOWN)


def skill_text(game: str) -> str:
    """The text for this game's share of luck; empty for a solo game."""
    share = share_of(game)
    if share == UNKNOWN:
        return ""
    if share < LUCK:
        return QCoreApplication.translate("Gallery", "much luck")
    if share < SKILL:
        return QCoreApplication.translate("Gallery", "luck and skill")
    return QCoreApplication.translate("Gallery", "much skill")
