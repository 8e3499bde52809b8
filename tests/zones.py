"""Reads the keys of zones as tests write them, such as "hand", "word:2" and "pile:0"."""

from typing import cast

from app.felt.picture import What, ZoneKey


def zone_named(written: str) -> ZoneKey:
    what, _, number = written.partition(":")
    return ZoneKey(cast("What", what), int(number) if number else None)
