"""A puzzle from a finished game: the position in which a player missed a better play, with the cards and the dictionary
of that game."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from engine.lessons.one_turn import OneTurn
from engine.match import Match, house_of
from engine.records.record import Record, read_record
from engine.records.replay import lexicon_of, open_match, replay_moves

if TYPE_CHECKING:
    from engine.lessons.lesson_form import LessonForm

CLOCKS = ("seconds", "clock")


class MissedTurn(OneTurn):
    """The puzzle of a missed play.

    counts: the unit of the goal: 'points', 'cards' won, or cards 'laid' from the hand.
    names: the names of the players, in the order of the seats.
    """

    def __init__(self, lesson: "LessonForm", record: Record, counts: Literal["points", "cards", "laid"]) -> None:
        self._record, self.counts = record, counts
        super().__init__(lesson, lexicon_of(record.dictionary), alone=True)
        self.find_learner()
        self.names = tuple([player.name for player in record.header.players])

    def _laid_out(self) -> Match:
        return position_of(self._record)

    def again(self) -> "MissedTurn":
        """A new puzzle with the same position, before the learner has acted."""
        return MissedTurn(self.lesson, self._record, self.counts)


def position_of(record: Record) -> Match:
    """A match at the position after all moves of the record. It has no time limits and looks up every word, whatever
    the record says."""
    match = open_match(record)
    replay_moves(match, record)
    game = record.header.game
    options = {option.key: None for option in game.options if option.key in CLOCKS and option.nullable}
    header = replace(record.header, options={**record.header.options, **options, "words": "checked"})
    match.header, match.house = header, house_of(header, match.house.words)
    return match


def missed_turn(position: str, way: str, counts: Literal["points", "cards", "laid"], sought: int) -> MissedTurn:
    """The puzzle of the position at the end of this record. Raises Refused or MoveRefused if the position can no longer
    be set up.

    way: a play that meets the goal, in the notation.
    sought: the number of points or cards that the goal asks for.
    """
    from engine.lessons.lesson_form import LessonForm  # imported only here, because loading pydantic is slow
    from engine.records.declaring import fitted

    record = read_record(position)
    goal: dict[str, Any] = {"cards" if counts == "laid" else "points": sought}
    step = {"key": "own", "setup": {}, "goal": goal, "way": way, "touches": []}
    game, players = record.header.game.id, len(record.header.players)
    lesson = fitted(LessonForm, {"lesson": 1, "game": game, "players": players, "steps": [step]})
    return MissedTurn(lesson, record, counts)
