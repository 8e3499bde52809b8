"""Which words a new game is played with: those of the settings, unless it has a dictionary of its own."""

from app.base.settings import GameSetting, Settings
from engine.records.record import DictionaryChoice


def words_of(settings: Settings, setting: GameSetting | None = None) -> DictionaryChoice:
    """setting: how this game was last dealt; without one, of any game."""
    own = setting or GameSetting()
    return DictionaryChoice(
        own.dictionary or settings.dictionary,
        own.spelling or settings.spelling,
        own.offensive or settings.offensive or None,
        settings.allow,
        settings.ban,
    )
