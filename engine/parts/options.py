"""The options that every table may agree on, and those that several games share."""

from collections.abc import Mapping
from typing import Any

from engine.core.moves import EVERY_MOVE
from engine.core.rulebook import Option

WORDS = Option("words", "choice", "checked", ("checked", "strict", "challenge", "trust"))
STALL = Option("stall", "number", 5, low=1, high=99, nullable=True)


def seconds(default: int | None = None) -> Option:
    return Option("seconds", "number", default, low=1, high=3600, nullable=True)


def first(players: int) -> Option:
    """Who begins: the card drawn closest to A, a seat by chance, or a seat by number."""
    seats = tuple([str(number) for number in range(1, players + 1)])
    return Option("first", "choice", "drawn", ("drawn", "random", *seats))


def common(players: int, *own: Option, clock: int | None = None) -> tuple[Option, ...]:
    """The common options of a game for up to so many players, then its own."""
    return (WORDS, seconds(clock), first(players), STALL, *own)


MOVES = Option("moves", "moves", None, tuple(EVERY_MOVE), nullable=True)
MOVES_OF_ONE_WORD = Option("moves", "moves", None, tuple("AOGD"), nullable=True)  # nothing to split
MOVES_ADD_OVERLAY = Option("moves", "moves", None, tuple("AO"), nullable=True)


STUCK = Option("stuck", "choice", "shuffle", ("shuffle", "dead"))
END = Option("end", "choice", "exhaustion", ("exhaustion", "first-out"))
SCORED_OR_KNOCKOUT = Option("mode", "choice", "scored", ("scored", "knockout"))


def trades(default: int) -> Option:
    """Solo: how often cards may be traded."""
    return Option("trades", "number", default, low=0, high=50)


def permitted(options: Mapping[str, Any], printed: str) -> frozenset[str]:
    """The moves this table permits: A add, O overlay, G give and take, S split, D duplicate."""
    chosen = options["moves"]
    return frozenset(printed if chosen is None else chosen)
