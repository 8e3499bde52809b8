"""Finds today's date. The module `datetime` is loaded only when it is needed, because the first paint shows no
date."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date


def today() -> "date":
    """Today's date on this machine."""
    from datetime import date

    return date.today()
