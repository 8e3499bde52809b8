"""The cloth colour of each family of games."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from app.base.settings import Settings
from app.felt.theme import Theme
from app.windows.widgets.colours import theme_of

FELT_OF: Mapping[str, str] = MappingProxyType(
    {"grow": "green", "split": "burgundy", "gather": "blue", "fresh": "plum", "speed": "tobacco", "race": "slate"}
)


def themes_of(settings: Settings) -> dict[str, Theme]:
    """Returns a theme for each family. In high contrast all themes have the same colours."""
    return {family: theme_of(replace(settings, felt=felt, picture="")) for family, felt in FELT_OF.items()}
