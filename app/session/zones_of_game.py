"""The zones that a game's table can ever have, derived from the game's rulebook, so that each zone has its place from
the start."""

from dataclasses import dataclass

from app.session.draft.move_style import strips_of
from app.session.draft.targets import Bench
from engine.core.patterns import Call, Change, Cross, Gather, Patterns, PlayOns, Round
from engine.core.rulebook import Rulebook
from engine.core.state import State
from engine.games import GAMES

TRAY_VERBS = frozenset({"trade", "discard", "take", "choose"})
MANY_STRIPS = 3  # the number of strips if players may lay any number of words
GRID = 40  # the number of cards for which a row has room when it grows card by card
ON_OTHERS = (Change, Round, Cross)
COVERING = frozenset("OD")  # the letters of overlay and duplicate


@dataclass(frozen=True)
class Known:
    """The possible contents of a table.

    places: the places of the rulebook; see there.
    hands: whether players hold cards.
    tray: whether players can set cards apart.
    strips: the most words of a player's own that the player can lay, now or later; 0 if new words replace others.
    words_beside_strips: whether words come to lie beside the strips.
    words_stay: whether fresh words stay on the table, and the words beside them stay, too. If several words change or
    leave in a play, this is False, because the table would have to shrink for a moment.
    many: whether words become more and more in the course of the game.
    stacks: whether cards come to lie on cards.
    leaves: whether words leave the table with the play that made them.
    sides: whether words lie on the side of their owners.
    row, held: the numbers of cards for which the row and a hand have room.
    """

    places: frozenset[str]
    hands: bool
    tray: bool
    strips: int
    words_beside_strips: bool
    words_stay: bool
    many: bool
    stacks: bool
    leaves: bool
    sides: bool
    row: int
    held: int


def known_of(bench: Bench, first: State) -> Known:
    """The possible contents of the table.

    first: the table as it was dealt.
    """
    state = bench.state
    book = book_now(bench)
    plays = book.plays
    verbs = set(book.handlers)
    words = any(isinstance(pattern, Change | Gather | PlayOns | Round | Cross) for pattern in plays.all) or book.owns
    beside = [one for one in plays.later if isinstance(one, Change) and one.gone_at is not None and "S" in one.moves]
    opens = bool(beside) or book.owns or not plays.later  # a part of a split may leave while the other parts stay
    parted = [one for one in plays.all if isinstance(one, Change) and not one.cut]
    later = max(_strips(plays.later), _strips(plays.opening) if opens else 0)
    later = max(later, int("restart" in verbs))
    return Known(
        places=book.places,
        hands=not (state.piles_show or plays.has(Call)),
        tray=bool(TRAY_VERBS & (verbs - {"take"} if state.piles else verbs)),
        strips=max(later, _strips(plays.now(state))),
        words_beside_strips=words and later > 0,
        words_stay=(words or not book.leaves) and _strips(plays.later) <= 1 and not plays.has(Cross),
        many=plays.has(PlayOns) or (plays.says != "remove" and any("S" in one.moves for one in parted)),
        stacks=any(pattern.moves & COVERING for pattern in plays.all if isinstance(pattern, ON_OTHERS)),
        leaves=book.leaves,
        sides=book.owns,
        row=GRID if plays.has(Call) else len(first.row),
        held=max([len(seat.hand) for seat in first.seats]),
    )


def book_now(bench: Bench) -> Rulebook:
    """The present rules, because the tie-break of a match is a game of its own."""
    book = bench.house.book
    plays = book.facts(bench.state).plays
    return GAMES[plays].usual() if plays else book


def _strips(patterns: Patterns) -> int:
    most = strips_of(patterns)
    return MANY_STRIPS if most is None else most
