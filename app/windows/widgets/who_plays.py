"""Sentences about who plays: the players of tonight's table, and who sits out."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.base.listing import listed
from app.base.settings import NEAR, SeatSetting
from app.base.texts import level_name
from app.library.seating import Lineup


def player_name(seat: SeatSetting) -> str:
    """The name of a player; a computer's with its level."""
    if seat.kind == "human":
        return seat.name
    level = QCoreApplication.translate("SetUp", "Near you") if seat.level == NEAR else level_name(seat.level)
    return QCoreApplication.translate("Tonight", "{player} ({level})").format(player=seat.name, level=level)


def table_line(seats: Sequence[SeatSetting]) -> str:
    """The players of a table in one line."""
    return " · ".join([player_name(seat) for seat in seats])


def who_plays(found: Lineup) -> str:
    """The players of a game, with those who sit out or join."""
    differs = who_differs(found)
    return differs if found.out else " ".join([f"{table_line(found.plays)}.", differs]).strip()


def who_differs(found: Lineup, *, short: bool = False) -> str:
    """The sentence about those who play, sit out or join, if that is not the table as it is; else empty.

    short: only who plays, where there is little room.
    """
    translate = QCoreApplication.translate
    if found.joins:
        joining = listed([player_name(seat) for seat in found.plays[-found.joins :]])
        return translate("Tonight", "Joins for this game: {names}.").format(names=joining)
    if found.out:
        playing = listed([player_name(seat) for seat in found.plays])
        if short:
            return translate("Tonight", "Plays: {playing}.").format(playing=playing)
        out = listed([seat.name for seat in found.out])
        return translate("Tonight", "Plays: {playing}. Sits out: {out}.").format(playing=playing, out=out)
    return ""
