"""Makes puzzles and words to learn from a game that the coach has reviewed, for each person who played it."""

from collections.abc import Sequence
from dataclasses import replace

from app.library.my_words import How, MetWord, MetWords, MyWordsFile
from app.library.my_words import joined as joined_words
from app.library.own_puzzles import DAYS, OwnPuzzle, OwnPuzzles, OwnPuzzlesFile, after
from app.library.own_puzzles import joined as joined_puzzles
from app.library.results import Result
from engine.coach.misses import misses_of
from engine.coach.review import Reviewed
from engine.coach.summary import words_to_learn
from engine.match import Match
from engine.records.record import OWN, Record, write_record

MOST_WORDS = 5  # the maximum number of words to learn from one game; more would hide the most useful ones


class Learning:
    """The files that store puzzles and words to learn, for the thread in which the coach reviews games."""

    def __init__(self, puzzles: OwnPuzzlesFile, words: MyWordsFile) -> None:
        self._puzzles, self._words = puzzles, words

    def keep(self, match: Match, record: Record, result: Result, turns: Sequence[Reviewed]) -> bool:
        """Adds the puzzles and words from this game to the files. Returns whether both files are on the disk."""
        puzzles, words = puzzles_of(match, record, result, turns), met_words_of(match, result, turns)
        if puzzles:
            self._puzzles.change(lambda there: joined_puzzles(there, puzzles))
        if words:
            self._words.change(lambda there: joined_words(there, words))
        return not (self._puzzles.behind or self._words.behind)


def puzzles_of(match: Match, record: Record, result: Result, turns: Sequence[Reviewed]) -> OwnPuzzles:
    """The puzzles made from a game: the plays that people missed and that were worth most. A game with a player's own
    word list yields none, because its record does not hold the whole list.

    turns: the coach's reviews of the turns.
    """
    if record.dictionary.name == OWN:
        return ()
    people = [part.person or "" for part in result.players]
    seats = [seat for seat, person in enumerate(people) if person]
    found = []
    for miss in misses_of(match, turns, seats):
        position = write_record(replace(record, moves=record.moves[: miss.number], branches=()))
        start = OwnPuzzle(
            people[miss.seat],
            result.key,
            miss.number,
            result.game,
            result.day,
            miss.counts,
            miss.sought,
            miss.made,
            miss.words,
            miss.way,
            position,
            after(result.day, DAYS[0]),
        )
        found.append(start)
    return tuple(found)


def met_words_of(match: Match, result: Result, turns: Sequence[Reviewed]) -> MetWords:
    """The words to learn from this game, for each person who played it.

    turns: the coach's reviews of the turns.
    """
    found = []
    for seat, part in enumerate(result.players):
        if part.person:
            own = [turn for turn in turns if turn.seat == seat]
            better = {word for turn in own if turn.best is not None and turn.missed for word in turn.best.words}
            for word in words_to_learn(match, own, {seat})[:MOST_WORDS]:
                how: How = "missed" if word in better else "laid"
                found.append(MetWord(part.person, word, result.day, how, result.game))
    return tuple(found)
