"""Makes puzzles and words to learn from a reviewed game, for each person who played it."""

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

MOST_WORDS = 5  # the most words of a game: more words would hide those that help most


class Learning:
    """The files of the things that people can learn from their games, for the thread that reviews games."""

    def __init__(self, puzzles: OwnPuzzlesFile, words: MyWordsFile) -> None:
        self._puzzles, self._words = puzzles, words

    def keep(self, match: Match, record: Record, result: Result, turns: Sequence[Reviewed]) -> bool:
        """Keeps the things that these decisions teach. Returns whether all of them are on the disk."""
        puzzles, words = puzzles_of(match, record, result, turns), met_words_of(match, result, turns)
        if puzzles:
            self._puzzles.change(lambda there: joined_puzzles(there, puzzles))
        if words:
            self._words.change(lambda there: joined_words(there, words))
        return not (self._puzzles.behind or self._words.behind)


def puzzles_of(match: Match, record: Record, result: Result, turns: Sequence[Reviewed]) -> OwnPuzzles:
    """The missed plays worth most, of the people who played. A game with a player's own word list has no puzzles,
    because the record alone doesn't hold the words of that list."""
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
    """The words that each person who played can learn from this game."""
    found = []
    for seat, part in enumerate(result.players):
        if part.person:
            own = [turn for turn in turns if turn.seat == seat]
            better = {word for turn in own if turn.best is not None and turn.missed for word in turn.best.words}
            for word in words_to_learn(match, own, {seat})[:MOST_WORDS]:
                how: How = "missed" if word in better else "laid"
                found.append(MetWord(part.person, word, result.day, how, result.game))
    return tuple(found)
