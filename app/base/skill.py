"""Rates each game between luck and skill, by the share of games that the better player wins."""

import json
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication

from app.base.paths import assets

LUCK, SKILL = 77, 85  # per cent: a game below the first has much luck, a game from the second on much skill
UNKNOWN = 101  # stands for a solo game, which has nobody to win against


@cache
def shares() -> Mapping[str, int]:
    """The share of games that the better player wins, in per cent, by game; tests/benchmarks/measure_skill.py makes the
    file."""
    found: Mapping[str, int] = json.loads((assets() / "skill.json").read_text("utf-8"))["share"]
    return found


def share_of(game: str) -> int:
    return shares().get(game, UNKNOWN)


def skill_text(game: str) -> str:
    """The text for the part that luck has in this game; empty for a solo game."""
    share = share_of(game)
    if share == UNKNOWN:
        return ""
    if share < LUCK:
        return QCoreApplication.translate("Gallery", "much luck")
    if share < SKILL:
        return QCoreApplication.translate("Gallery", "luck and skill")
    return QCoreApplication.translate("Gallery", "much skill")
