"""Sentences about who plays: the players of tonight's table, and who sits out or joins."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.base.level_names import level_name
from app.base.listing import listed
from app.base.settings import NEAR, SeatSetting
from app.library.seating import Lineup


def player_name(seat: SeatSetting) -> str:
    """Returns the name of a player; a computer player's name is followed by its level."""
    if seat.kind == "human":
        return seat.name
    level = QCoreApplication.translate("SetUp", "Near you") if seat.level == NEAR else level_name(seat.level)
    return QCoreApplication.translate("Tonight", "{player} ({level})").format(player=seat.name, level=level)


def table_line(seats: Sequence[SeatSetting]) -> str:
    """Returns the players of a table in one line."""
    return " · ".join([player_name(seat) for seat in seats])


def who_plays(found: Lineup) -> str:
    """Returns a sentence with the players of a game, and who sits out or joins."""
    differs = who_differs(found)
    return differs if found.out else " ".join([f"{table_line(found.plays)}.", differs]).strip()


def who_differs(found: Lineup, *, short: bool = False) -> str:
    """Returns a sentence about who plays, sits out or joins; "" if exactly the people of tonight's table play.

    short: whether to name only the people who play, for places with little room.
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
