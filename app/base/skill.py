"""Rates each game between luck and skill, by the share of games that the better player wins."""

import json
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication

from app.base.paths import assets

# In per cent: if the better player wins a smaller share of the games than LUCK, luck matters much; if the better player
# wins at least the share SKILL, skill matters much.
LUCK, SKILL = 77, 85
UNKNOWN = 101  # stands for "no share", as in a solo game, where players do not compete


@cache
def shares() -> Mapping[str, int]:
    """Returns for each game the share of games that the better player wins, in per cent.
    tests/benchmarks/measure_skill.py measures the shares and writes them into the file that is read here."""
    found: Mapping[str, int] = json.loads((assets() / "skill.json").read_text("utf-8"))["share"]
    return found


def share_of(game: str) -> int:
    return shares().get(game, UNKNOWN)


def skill_text(game: str) -> str:
    """The text about how much luck and skill this game has; empty for a solo game."""
    share = share_of(game)
    if share == UNKNOWN:
        return ""
    if share < LUCK:
        return QCoreApplication.translate("Gallery", "much luck")
    if share < SKILL:
        return QCoreApplication.translate("Gallery", "luck and skill")
    return QCoreApplication.translate("Gallery", "much skill")
