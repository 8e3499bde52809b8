"""The format of a made day: its keys and the values they may have. No other place declares them."""

from typing import Annotated, Literal

from engine.days.finds import FINDS
from engine.lessons.lesson_form import LessonForm
from engine.records.declaring import Form, at_most
from engine.records.limits import LARGEST_SEED, LONGEST_LIST
from engine.records.pydantic_whole import Field
from engine.records.record_form import Text

Seed = Annotated[int, Field(ge=0, le=LARGEST_SEED)]
Points = Annotated[int, Field(ge=0, le=1000)]
Acts = Annotated[list[Text], at_most(LONGEST_LIST)]


class ParForm(Form):
    """The best ending that the solver found with one vocabulary."""

    words: Literal["known", "family", "standard"]
    result: Annotated[int, Field(ge=-1000, le=1000)] | None = Field(None, description="cards left, or points")
    moves: Acts = Field(description="the moves that reach it")


class DealForm(Form):
    """The deal for one: a game with its usual options."""

    game: Text
    seed: Seed
    pars: Annotated[list[ParForm], at_most(3)]


class FindForm(Form):
    """One find: a lesson of one step, whose goal is the points of the best play."""

    position: LessonForm
    points: Points = Field(description="what the best play scores")
    second: Points = Field(description="what the next best play scores")
    words: Annotated[list[Text], at_most(LONGEST_LIST)] = Field(description="the words that the best play makes")


class DuelForm(Form):
    """Split Run with a small deck, against a computer player that stays near the person."""

    game: Text
    seed: Seed
    deck: Text = Field(description="the cards from the top; the hands are dealt from it")


class DayForm(Form):
    """A day as it was made. It is never made anew."""

    day: Literal[1]
    edition: Annotated[int, Field(ge=1, le=1000)] = Field(description="the day edition that made it")
    date: Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\d$")]
    deal: DealForm
    finds: Annotated[list[FindForm], at_most(FINDS)]
    duel: DuelForm
