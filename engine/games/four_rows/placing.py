"""Carries out a turn in Four Rows: a card is laid at the end of a row, or the longest row is broken up."""

from collections.abc import Iterator
from itertools import zip_longest

from engine.core.moves import Fail, Place
from engine.games.four_rows.doubts import FAILED, must_answer, open_to_doubt
from engine.games.four_rows.rows import CHOOSE, break_up, ends, longest_rows
from engine.games.four_rows.timer import may_run_out
from engine.parts.reach.ways import dictionary
from engine.parts.table import Act, Batch, House, State, Turn, Word, committed_by, refuse
from engine.parts.words.fresh import SHORTEST

PLACED = "placed"


def place(turn: Turn, act: Place) -> str:
    row, card = row_of(turn, act.row).slots, turn.place.committed
    longer = Word(ends(row, (card,))[act.side])
    if not act.word.startswith(longer.text):
        refuse("must-use-card:begins", word=act.word, row=longer.text)
    if len(act.word) < SHORTEST:
        refuse("too-short", word=act.word, least=SHORTEST)
    if turn.house.words_are_challenged:
        open_to_doubt(turn, act.word)
    else:
        turn.claim([act.word])
    rows = [longer if number == act.row else word for number, word in enumerate(turn.table, 1)]
    turn.arrange(rows, taken=[Batch(committed_by(turn.seat), card)])
    return PLACED


def row_of(turn: Turn, number: int) -> Word:
    """The row with this number, counted from 1. Refuses a number that no row has."""
    if number > len(turn.table):
        refuse("no-such-word:row", number=number)
    return turn.table[number - 1]


def places(house: House, state: State, seat: int) -> Iterator[Act]:
    """Yields the acts that place the chosen card and name a word: first one act for each end of each row, then acts
    with other words."""
    (card,) = state.seats[seat].committed
    found = [
        places_at(house, number, side, letters)
        for number, row in enumerate(state.table, 1)
        for side, letters in ends(row.text, card.letters).items()
    ]
    for acts in zip_longest(*found):
        yield from [act for act in acts if act is not None]


def places_at(house: House, number: int, side: str, letters: str) -> Iterator[Place]:
    return (Place(number, side, word) for word in dictionary(house).starting_with(letters))


def fail(turn: Turn, act: Fail) -> str:
    longest = longest_rows(turn.table)
    if act.row is None and len(longest) > 1:
        refuse("bad-notation:which-row")
    if act.row is not None and act.row not in longest:
        row_of(turn, act.row)
        refuse("no-such-word:longest", number=act.row)
    break_up(turn, act.row or longest[0])
    return FAILED


def fails(house: House, state: State, seat: int) -> Iterator[Act]:
    longest = longest_rows(state.table)
    return map(Fail, longest if len(longest) > 1 else (None,))


def time_is_up(turn: Turn, act: object) -> str:
    """Treats a time-out as a failure: breaks up the longest row or, if several rows are longest, the first of these."""
    if turn.state.phase == CHOOSE or must_answer(turn.state) or not may_run_out(turn):
        refuse("wrong-verb", verb="timeout")
    break_up(turn, longest_rows(turn.table)[0])
    return FAILED
