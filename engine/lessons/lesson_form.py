"""The format of a lesson: its keys, and the values that each key may have. No other module declares them."""

from typing import Annotated, Any, Literal

from engine.core.moves import EVERY_MOVE
from engine.lexicon import LONGEST_WORD
from engine.records.declaring import Form, at_most
from engine.records.pydantic_whole import Field
from engine.records.record_form import Moves, SetupForm, Text

MOST_STEPS = 8
Count = Annotated[int, Field(ge=1, le=LONGEST_WORD)]
Letters = Annotated[str, Field(min_length=1, max_length=LONGEST_WORD, pattern="^[A-Z]+$")]


class GoalForm(Form):
    """The conditions of a goal. An act must meet all of them."""

    refused: Text | None = Field(
        None, description="the act is refused, with this code; then no other condition is named"
    )
    verb: Text = Field("play", description="the verb of the act: play, pass, trade, request …")
    letters: Count | None = Field(None, description="one of its words has exactly this many letters")
    least_letters: Count | None = Field(None, description="one of its words has at least this many letters")
    words: Count | None = Field(None, description="it makes at least this many words")
    cards: Count | None = Field(None, description="it names at least this many of the player's own cards")
    uses: Letters | None = Field(None, description="one of its words has all these letters")
    begins: Letters | None = Field(None, description="one of its words begins with these letters")
    ends: Letters | None = Field(None, description="one of its words ends with these letters")
    moves: Annotated[str, Field(pattern=f"^[{EVERY_MOVE}]+$")] | None = Field(
        None, description="it contains all these moves: add, overlay, give and take, split, duplicate"
    )
    changes: Annotated[str, Field(pattern="^[A-Z]+( [A-Z]+)*$")] | None = Field(
        None, description="it changes these words on the table"
    )
    fresh: bool | None = Field(None, description="one of its words is made only of the player's own cards")
    place: Literal["before", "after", "top"] | None = Field(None, description="the side of a word or a row")
    points: Annotated[int, Field(ge=0, le=1000)] | None = Field(None, description="it scores at least this many points")


class StepForm(Form):
    """A step of a lesson: a position, and the goal that the learner must reach there."""

    key: Text = Field(description="names its sentence in the texts of the lesson")
    setup: SetupForm
    moves: Moves | None = Field(None, description="the moves made there before")
    options: dict[str, Any] | None = Field(None, description="as in a record")
    goal: GoalForm
    way: Text = Field(description="one act that meets the goal, or the mistake that is refused; its cards can be lit")
    touches: Annotated[list[int], at_most(50)] = Field(
        description="the numbers of the sentences it shows in the first part of the rules page, from 1"
    )


class LessonForm(Form):
    """A lesson of one game.

    The learner has the first seat. This seat has the first turn, unless the set-up of a step gives the first turn to
    another seat. Nobody plays at the other seats.
    """

    lesson: Literal[1]
    game: Text
    players: Annotated[int, Field(ge=1, le=8)] = Field(description="how many seats there are")
    steps: Annotated[list[StepForm], at_most(MOST_STEPS)]
