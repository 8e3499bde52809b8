"""Names the levels of computer players. The gallery shows some of these names at the start, so this module does not
load the engine."""

from PySide6.QtCore import QCoreApplication

from app.base.marked import marked

LEVELS = (  # the names, each at the index that is the number of its level
    marked("Players", "Child"),
    marked("Players", "Beginner"),
    marked("Players", "Casual"),
    marked("Players", "Steady"),
    marked("Players", "Skilled"),
    marked("Players", "Strong"),
    marked("Players", "Master"),
    marked("Players", "Grandmaster"),
)


def level_name(level: int) -> str:
    return LEVELS[level].shown()


def strength_name(strength: int) -> str:
    """The text for a computer player's strength, which is given in half levels."""
    low, high = level_name(strength // 2), level_name((strength + 1) // 2)
    if low == high:
        return low
    return QCoreApplication.translate("Players", "between {low} and {high}").format(low=low, high=high)
