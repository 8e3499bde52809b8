"""Zones as tests write them: "hand", "word:2", "pile:0"; there may be some that no game has."""

from typing import cast

from app.felt.picture import What, ZoneKey


def zone_named(written: str) -> ZoneKey:
    what, _, number = written.partition(":")
    return ZoneKey(cast("What", what), int(number) if number else None)
