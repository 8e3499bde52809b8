"""The format of a finished day: its keys, and the values that each key may have. No other module declares them."""

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
    """A par: the best ending of the day's deal that the search found with the words of one vocabulary."""

    words: Literal["known", "family", "standard"]
    result: Annotated[int, Field(ge=-1000, le=1000)] | None = Field(None, description="cards left, or points")
    moves: Acts = Field(description="the moves that reach it")


class DealForm(Form):
    """The deal of a day for one player: a game with its default options."""

    game: Text
    seed: Seed
    pars: Annotated[list[ParForm], at_most(3)]


class FindForm(Form):
    """One find (a daily puzzle), in the form of a lesson with one step. Its goal is to score as much as the best
    play."""

    position: LessonForm
    points: Points = Field(description="what the best play scores")
    second: Points = Field(description="what the next best play scores")
    words: Annotated[list[Text], at_most(LONGEST_LIST)] = Field(description="the words that the best play makes")


class DuelForm(Form):
    """The duel of a day: Split Run with a small deck, against a computer player about as strong as the person."""

    game: Text
    seed: Seed
    deck: Text = Field(description="the cards from the top; the hands are dealt from it")


class DayForm(Form):
    """A finished day: its deal for one player, its puzzles (called finds) and its duel. A stored day is never made
    again."""

    day: Literal[1]
    edition: Annotated[int, Field(ge=1, le=1000)] = Field(description="the day edition that made it")
    date: Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\d$")]
    deal: DealForm
    finds: Annotated[list[FindForm], at_most(FINDS)]
    duel: DuelForm
