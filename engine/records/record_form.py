"""The format of a record: its keys, and the values that each key may have. No other module declares them.

The descriptions go into the JSON Schema, for people who write records by hand or by program.
"""

from typing import Annotated, Any, Literal

from engine.lexicon import EDITION, LONGEST_WORD
from engine.match import STRONGEST
from engine.records.declaring import FULL, SHORT, FaultSentence, Form, at_most, schema_of, short_or
from engine.records.limits import (
    LARGEST_SEED,
    LATEST,
    LEAST_LETTERS,
    LONGEST_LIST,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_AT_START,
    MOST_HOUSE_WORDS,
    MOST_LEAST,
    MOST_MOVES,
    MOST_TIME,
    UNPRINTABLE,
)
from engine.records.migrations import NEWEST
from engine.records.pydantic_whole import Field, StringConstraints, Tag

Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
MoveText = str  # a move; the notation checks its length, so this format accepts even a move that is too long
Name = Annotated[
    str,  # any text without characters that can't be printed
    Field(min_length=1, max_length=LONGEST_NAME, pattern=rf"^[^{UNPRINTABLE}]*[^\s{UNPRINTABLE}][^{UNPRINTABLE}]*$"),
    FaultSentence("bad-record:name"),
]
HouseWord = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_WORD, pattern="^[A-Za-z]+$", to_upper=True),
    FaultSentence("bad-record:house-word"),
]
HouseWords = Annotated[list[HouseWord], at_most(MOST_HOUSE_WORDS)]
Seconds = Annotated[
    Annotated[int, Field(ge=0, le=LATEST)] | Annotated[float, Field(ge=0, le=LATEST)],
    FaultSentence("bad-record:seconds"),
]
Factor = Annotated[
    Literal[0] | Annotated[int, Field(ge=1, le=MOST_TIME)] | Annotated[float, Field(ge=1, le=MOST_TIME)],
    FaultSentence("bad-record:factor"),
]
Faces = Annotated[
    Annotated[Text, Tag(SHORT)] | Annotated[list[Text], at_most(LONGEST_LIST), Tag(FULL)],
    short_or(list, "bad-record:faces"),
]
Hands = Annotated[list[Faces], at_most(LONGEST_LIST)]
Strength = Annotated[int, Field(ge=0, le=STRONGEST), FaultSentence("bad-record:range")]
Start = Annotated[int, Field(ge=0, le=MOST_AT_START), FaultSentence("bad-record:range")]
Least = Annotated[int, Field(ge=LEAST_LETTERS, le=MOST_LEAST), FaultSentence("bad-record:range")]
Score = Annotated[int, Field(ge=-100_000, le=100_000), FaultSentence("bad-record:range")]


class PlayerForm(Form):
    """The player at a seat."""

    name: Name
    computer: Name | None = Field(None, description="the level of a computer player; a person has none")
    strength: Strength | None = Field(None, description="the half level, 0 to 14, of the computer player near")
    time: Factor | None = Field(None, description="the factor for all time limits of this player; 0 for no limit")
    start: Start | None = Field(None, description="points at the start, in games whose score is points")
    least: Least | None = Field(
        None, description="the fewest letters of a word that this player may lay, in games that do not decide it"
    )
    words: Annotated[Literal["family", "standard", "large"], FaultSentence("bad-record:one-of")] | None = Field(
        None,
        description="the list that judges this player's words; no effect if the dictionary has `only` or nobody looks "
        "words up",
    )


class MoveForm(Form):
    """A move with its times."""

    do: MoveText = Field(description="the move in the notation, as a string alone would write it")
    t: Seconds | None = Field(None, description="seconds since the start of the game")
    left: Seconds | None = Field(None, description="seconds that the seat whose turn it is has left after the move")


Player = Annotated[
    Annotated[Name, Tag(SHORT)] | Annotated[PlayerForm, Tag(FULL)],
    short_or(dict, "bad-record:text-or-object", key="name"),
]
Move = Annotated[
    Annotated[MoveText, Tag(SHORT)] | Annotated[MoveForm, Tag(FULL)],
    short_or(dict, "bad-record:text-or-object", key="do"),
]
Moves = Annotated[list[Move], at_most(MOST_MOVES)]


class DictionaryForm(Form):
    """The dictionary of this table. A word in `ban` is never legal; any other word in `allow` is legal even if the
    dictionary lacks it."""

    name: Annotated[Literal["family", "standard", "large", "own"], FaultSentence("bad-record:one-of")] | None = Field(
        None, description="own: the player's own list, which title and digest identify"
    )
    title: Name | None = Field(None, description="the title of the own list")
    digest: Text | None = Field(None, description="identifies the content of the own list: the start of its SHA-256")
    spelling: Annotated[Literal["american", "british", "both"], FaultSentence("bad-record:one-of")] | None = None
    offensive: Annotated[Literal["off", "strongest", "vulgar", "all"], FaultSentence("bad-record:one-of")] | None = (
        Field(None, description="which offensive words are accepted")
    )
    children: Annotated[Literal["yes", "no"], FaultSentence("bad-record:one-of")] | None = Field(
        None, description="whether computer players, hints and the coach name no word that is not for children"
    )
    edition: Annotated[int, Field(ge=1, le=EDITION), FaultSentence("bad-record:range")] | None = Field(
        None, description="the edition of the word lists that the record was written with"
    )
    allow: HouseWords | None = None
    ban: HouseWords | None = None
    only: HouseWords | None = Field(
        None, description="these words and no others; for an own list, those that came up in the game"
    )


class WordForm(Form):
    """A word that lies on the table."""

    word: Text | None = None
    seat: int | None = Field(None, description="its owner, from 1")
    slots: (
        Annotated[
            list[Annotated[list[Text], at_most(LONGEST_LIST)]],
            at_most(LONGEST_LIST),
        ]
        | None
    ) = Field(None, description="for each letter, its cards from the bottom to the top")
    pick: Faces | None = Field(None, description="the letters named for the next player")


Word = Annotated[
    Annotated[Text, Tag(SHORT)] | Annotated[WordForm, Tag(FULL)],
    short_or(dict, "bad-record:text-or-object", key="word"),
]


class StateForm(Form):
    """Results of earlier play, if the game counts them."""

    scores: Annotated[list[Score], at_most(LONGEST_LIST)] | None = None
    used: Hands | None = Field(None, description="for each seat, the cards of the row that it has used")


class SetupForm(Form):
    """A starting position. The seed deals everything that the set-up does not name."""

    first: int | None = Field(None, description="the seat that begins, from 1")
    hands: Hands | None = Field(None, description="the cards of each seat")
    deck: Faces | None = Field(None, description="top card first; cards named nowhere are then out of the game")
    table: Annotated[list[Word], at_most(LONGEST_LIST)] | None = None
    row: Faces | None = None
    piles: Hands | None = Field(None, description="the cards of each pile, top first")
    turned: Text | None = None
    state: StateForm | None = None


class BranchForm(Form):
    """A line of moves that departs from the moves listed beside it."""

    at: Annotated[int, Field(ge=0, le=MOST_MOVES), FaultSentence("bad-record:range")] = Field(
        description="how many of the moves beside these branches come before it"
    )
    name: Name | None = None
    moves: Moves
    branches: "Branches | None" = Field(None, description="lines that leave this one")


Branches = Annotated[list[BranchForm], at_most(LONGEST_LIST)]


class RecordForm(Form):
    """A game of Wordfelt: a set-up and a list of moves."""

    wordfelt: int = Field(description=f"the number of this form: {NEWEST}", ge=NEWEST, le=NEWEST)
    game: Text = Field(description="the id of the game, as `python -m engine games` lists it")
    options: dict[str, Any] | None = Field(
        None, description="the agreed options, as `python -m engine games` names them; all others have their defaults"
    )
    players: Annotated[list[Player], at_most(LONGEST_LIST)] = Field(description="in the order of their seats")
    dictionary: DictionaryForm | None = None
    seed: Annotated[int, Field(ge=0, le=LARGEST_SEED), FaultSentence("bad-record:range")] | None = Field(
        None, description="decides every shuffle; 0 if left out"
    )
    setup: SetupForm | None = None
    moves: Moves
    branches: Branches | None = Field(None, description="other lines that leave these moves")


def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    return schema_of(RecordForm)
