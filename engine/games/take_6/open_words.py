"""The words of Take 6: who may advance them, when they are open, when they are stuck."""

from engine.parts.clearing import clear_if_stuck
from engine.parts.flow.usual import LOST, PASS, TRADE
from engine.parts.table import Batch, Turn, Word, hand_of, refuse, won_by
from engine.parts.words.changes import Change
from engine.parts.words.fresh import claim_words
from engine.parts.words.laying import from_hand

LONG = 6


def advance(turn: Turn, change: Change) -> None:
    """One letter more, on the own word or an open one. The sixth letter wins the cards."""
    old = change.old
    own = old.seat == turn.seat
    if not own and not old.open:
        refuse("move-not-permitted:not-open", word=old.text)
    new = Word(change.word.slots, old.seat, open=old.open and not own)
    claim_words(turn, [new])
    table = [new if index == change.index else word for index, word in enumerate(turn.table)]
    turn.arrange(table, taken=from_hand(turn, change.used), given=[Batch(hand_of(turn.seat), change.taken)])
    if len(new.text) == LONG:
        rest = [word for word in turn.table if word is not new]
        turn.arrange(rest, given=[Batch(won_by(turn.seat), new.cards)])
        turn.score(len(new.cards))
        turn.note(clearings=0)


def open_the_word_of_who_fails(turn: Turn, outcome: str) -> None:
    if outcome in (PASS, TRADE, LOST):
        open_the_word(turn, turn.seat)


def open_the_word(turn: Turn, seat: int) -> None:
    if any(word.seat == seat and not word.open for word in turn.table):
        turn.arrange([word._replace(open=True) if word.seat == seat else word for word in turn.table])


def leave_the_words(turn: Turn, seat: int) -> None:
    """Who resigns leaves an open word, and a stuck table if all the others have failed."""
    open_the_word(turn, seat)
    clear_if_stuck(turn)
