"""Finds the films: a few turns of each game to watch before playing it, with captions.

assets/films/<game>.wordfelt is a record like any other. assets/films/<language>.json has the captions of each game, by
the number of acts before the caption. Where captions are missing, the English ones are used.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from app.base.languages import ENGLISH
from app.base.paths import assets

if TYPE_CHECKING:
    from engine.records.pydantic_whole import TypeAdapter

MOST_WORDS = 12  # the maximum number of words in a caption, because players read it while cards move
LONGEST = 90  # the maximum number of letters in a caption

Captions = dict[str, dict[int, str]]


def film_of(game: str) -> Path:
    """The file that stores the game's film."""
    return assets() / "films" / f"{game}.wordfelt"


def captions_of(game: str, tongue: str) -> dict[int, str]:
    """The captions of this game in this language, by the number of acts before each."""
    return {**captions_in(ENGLISH).get(game, {}), **captions_in(tongue).get(game, {})}


@cache
def captions_in(tongue: str) -> Captions:
    """All captions of a language; empty if nobody has written any. Raises ValueError for a file that is not valid."""
    try:
        text = (assets() / "films" / f"{tongue}.json").read_bytes()
    except OSError:
        return {}
    return _form().validate_json(text)


def words_in(text: str) -> int:
    """The number of words in a text. A colon between two blanks, as in French, does not count as a word."""
    return len([part for part in text.split() if any(map(str.isalnum, part))])


@cache
def _form() -> "TypeAdapter[Captions]":
    # Imported here, because it loads slowly. Before a film needs captions, its record has been read, which loads this
    # module anyway.
    from engine.records.pydantic_whole import AfterValidator, Field, TypeAdapter

    def short(text: str) -> str:
        if words_in(text) > MOST_WORDS:
            raise ValueError(f"more than {MOST_WORDS} words")
        return text

    caption = Annotated[str, Field(min_length=1, max_length=LONGEST), AfterValidator(short)]
    acts = Annotated[int, Field(ge=0)]
    return TypeAdapter(dict[str, dict[acts, caption]])
