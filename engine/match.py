"""A match: the agreement, and the log of moves that leads from the deal to the position.

Every state is kept, so undo is a step back and nobody writes an inverse.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.moves import Move
from engine.core.notation import read_move
from engine.core.oracle import ruled
from engine.core.rulebook import Game, House, Setup, Words
from engine.core.state import State
from engine.core.turn import Turn
from engine.core.verdict import Legal, Reason, Refusal, Refused


@dataclass(frozen=True)
class Player:
    """Who sits at a seat. computer: the level of a computer player."""

    name: str
    computer: str | None = None


@dataclass(frozen=True)
class Header:
    """What was agreed before the deal. options: only those that were chosen."""

    game: Game
    players: tuple[Player, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    setup: Setup | None = None


class MoveRefused(Exception):
    """A move of a record, or one played, is not legal. number: which move, from 1."""

    def __init__(self, number: int, reason: Reason) -> None:
        super().__init__(f"move {number}: {reason.key}")
        self.number = number
        self.reason = reason


def house_of(header: Header, words: Words) -> House:
    """The table the agreement leads to."""
    options = header.game.agreed(header.options)
    book = header.game.rules(options, len(header.players))
    return House(header.game, book, options, words, len(header.players), header.seed, header.setup)


def dealt(house: House) -> State:
    """The table before the first move."""
    turn = Turn(house, (state := house.book.deal(house)), state.actor)
    house.book.begin(turn)
    return turn.state


class Match:
    """A game in progress. moves[i] leads from states[i] to states[i + 1]."""

    def __init__(self, header: Header, words: Words) -> None:
        self.header = header
        self.house = house_of(header, words)
        self.moves: list[Move] = []
        self.states: list[State] = [dealt(self.house)]

    @property
    def state(self) -> State:
        return self.states[-1]

    def play(self, move: Move) -> Legal:
        """Make a move, or raise MoveRefused and change nothing."""
        verdict = ruled(self.house, self.state, move)
        if isinstance(verdict, Refusal):
            raise MoveRefused(len(self.moves) + 1, verdict.reason)
        self.moves.append(move)
        self.states.append(verdict.state)
        return verdict

    def say(self, text: str, at: float | None = None) -> Legal:
        """Make the move written in the notation."""
        try:
            move = read_move(text, self.header.game.deck, at)
        except Refused as refusal:
            raise MoveRefused(len(self.moves) + 1, refusal.reason) from None
        return self.play(move)

    def undo_to(self, count: int) -> None:
        """Go back to the position after so many moves."""
        if not 0 <= count <= len(self.moves):
            raise ValueError(f"there is no position after {count} moves")
        del self.moves[count:]
        del self.states[count + 1 :]

    def branch(self, count: int) -> "Match":
        """Another match that shares the first so many moves."""
        if not 0 <= count <= len(self.moves):
            raise ValueError(f"there is no position after {count} moves")
        other = Match.__new__(Match)
        other.header, other.house = self.header, self.house
        other.moves, other.states = self.moves[:count], self.states[: count + 1]
        return other
