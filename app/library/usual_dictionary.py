"""Chooses the dictionary for a new game: the one that tonight's table names, or else the one in the settings. Also
returns the names of dictionaries."""

from dataclasses import replace

from app.base.settings import DICTIONARY, MOST_WORDS, OWN_LIST, SPELLING, Settings
from app.library.house_book import HouseBook, counting
from app.library.own_lists import choice_of_list
from app.library.tonight import HouseRules
from engine.records.record import OWN, DictionaryChoice


def words_of(settings: Settings, rules: HouseRules | None = None, book: HouseBook = ()) -> DictionaryChoice:
    """The dictionary for a new game.

    rules: the rules of the table; without them, the settings decide.
    book: the house book, whose words count in addition to those added in the settings.
    """
    own = rules or HouseRules()
    name = own.dictionary or settings.dictionary
    allow = tuple(dict.fromkeys((*settings.allow, *counting(book))))[:MOST_WORDS]
    if name.startswith(OWN_LIST):  # the player's own lists are not filtered by spelling or meaning
        children = own.children or settings.children or None
        return replace(choice_of_list(name), allow=allow, ban=settings.ban, children=children)
    return DictionaryChoice(
        name,
        own.spelling or settings.spelling,
        own.offensive or settings.offensive or None,
        allow,
        settings.ban,
        children=own.children or settings.children or None,
    )


def name_of(words: DictionaryChoice) -> str:
    """The name of a dictionary for the player: the title of the player's own list, or the size and the spelling."""
    if words.name == OWN:
        return words.title or words.digest or words.name
    return f"{DICTIONARY.texts()[words.name]} · {SPELLING.texts()[words.spelling]}"
