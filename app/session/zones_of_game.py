"""What can ever lie on a game's table: read off its rulebook, so that everything has its place from the start."""

from dataclasses import dataclass

from app.session.draft.move_style import strips_of
from app.session.draft.targets import Bench
from engine.core.patterns import Call, Change, Cross, Gather, Patterns, PlayOns, Round
from engine.core.rulebook import Rulebook
from engine.core.state import State
from engine.games import GAMES

TRAY_VERBS = frozenset({"trade", "discard", "take", "choose"})
MANY_STRIPS = 3  # where any number of words may be laid
GRID = 40  # cards that a row has room for when it grows card by card
ON_OTHERS = (Change, Round, Cross)
COVERING = frozenset("OD")  # overlay and duplicate


@dataclass(frozen=True)
class Known:
    """places: see the rulebook.  hands: are cards ever held?  tray: are cards ever set apart?
    strips: how many words of their own can be laid at most, now or later; 0 where they take the place of words.
    words_beside_strips: do words come to lie beside these?  stacks: cards upon cards?
    leaves: do words leave the table with the play that makes them?
    sides: do words lie on the side of their owners?
    row, held: for how many cards the row and a hand have room.
    """

    places: frozenset[str]
    hands: bool
    tray: bool
    strips: int
    words_beside_strips: bool
    stacks: bool
    leaves: bool
    sides: bool
    row: int
    held: int


def known_of(bench: Bench, first: State) -> Known:
    """first: the table as dealt."""
    state = bench.state
    book = book_now(bench)
    plays = book.plays
    verbs = set(book.handlers)
    words = any(isinstance(pattern, Change | Gather | PlayOns | Round | Cross) for pattern in plays.all) or book.owns
    beside = [one for one in plays.later if isinstance(one, Change) and one.gone_at is not None and "S" in one.moves]
    opens = bool(beside) or book.owns or not plays.later  # a part of a split may leave, and the others lie there
    later = max(_strips(plays.later), _strips(plays.opening) if opens else 0)
    later = max(later, int("restart" in verbs))
    return Known(
        places=book.places,
        hands=not (state.piles_show or plays.has(Call)),
        tray=bool(TRAY_VERBS & (verbs - {"take"} if state.piles else verbs)),
        strips=max(later, _strips(plays.now(state))),
        words_beside_strips=words and later > 0,
        stacks=any(pattern.moves & COVERING for pattern in plays.all if isinstance(pattern, ON_OTHERS)),
        leaves=book.leaves,
        sides=book.owns,
        row=GRID if plays.has(Call) else len(first.row),
        held=max([len(seat.hand) for seat in first.seats]),
    )


def book_now(bench: Bench) -> Rulebook:
    """The current rules: the tie-break of a match is a game of its own."""
    book = bench.house.book
    plays = book.facts(bench.state).plays
    return GAMES[plays].usual() if plays else book


def _strips(patterns: Patterns) -> int:
    most = strips_of(patterns)
    return MANY_STRIPS if most is None else most
