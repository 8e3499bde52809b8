"""Derives from a game's rulebook all zones that its table can ever have. The felt can then keep a place for each zone
from the start of the game."""

from dataclasses import dataclass

from app.session.draft.move_style import strips_of
from app.session.draft.targets import Bench
from engine.core.patterns import Call, Change, Cross, Gather, Patterns, PlayOns, Round
from engine.core.rulebook import Rulebook
from engine.core.state import State
from engine.games import GAMES

TRAY_VERBS = frozenset({"trade", "discard", "take", "choose"})
MANY_STRIPS = 3  # the number of strips (places for fresh words) if a player may lay any number of words in a turn
GRID = 40  # the number of cards for which a row has room if cards are added to it one after another
ON_OTHERS = (Change, Round, Cross)  # the patterns of plays that can lay cards on other cards
COVERING = frozenset("OD")  # the letters of the moves that lay cards on other cards: overlay and duplicate


@dataclass(frozen=True)
class Known:
    """The kinds of zones and cards that can be on the table in the course of a game."""

    places: frozenset[str]  # the places that the rulebook lists; see `Rulebook.places`
    hands: bool  # whether players hold cards
    tray: bool  # whether players can set cards apart
    # the maximum number of fresh words that a player can lay in a turn, now or later; 0 if players only change words on
    # the table
    strips: int
    words_beside_strips: bool  # whether words can be on the table while a player lays a fresh word
    fresh_beside: bool  # whether a fresh word stays beside other words, on the player's own side if words have sides
    words_stay: bool  # whether fresh words stay on the table after the play
    many: bool  # whether the number of words grows in the course of the game
    stacks: bool  # whether cards are laid on other cards
    leaves: bool  # whether words leave the table with the play that made them
    sides: bool  # whether each word lies on its owner's side of the table
    row: int  # the number of cards for which the row has room
    held: int  # the number of cards for which a hand has room


def known_of(bench: Bench, first: State) -> Known:
    """The kinds of zones and cards that can be on the table in the course of this game.

    first: the position after the deal.
    """
    state = bench.state
    book = book_now(bench)
    plays = book.plays
    verbs = set(book.handlers)
    words = any(isinstance(pattern, Change | Gather | PlayOns | Round | Cross) for pattern in plays.all) or book.owns
    beside = [one for one in plays.later if isinstance(one, Change) and one.gone_at is not None and "S" in one.moves]
    # one part of a split word may leave the table while the other parts stay
    opens = bool(beside) or book.owns or not plays.later
    parted = [one for one in plays.all if isinstance(one, Change) and not one.cut]
    later = max(_strips(plays.later), _strips(plays.opening) if opens else 0)
    later = max(later, int("restart" in verbs))
    return Known(
        places=book.places,
        hands=not (state.piles_show or plays.has(Call)),
        tray=bool(TRAY_VERBS & (verbs - {"take"} if state.piles else verbs)),
        strips=max(later, _strips(plays.now(state))),
        words_beside_strips=words and later > 0,
        fresh_beside=words and later > 0 and (not book.owns or plays.has(Cross)),
        words_stay=words or not book.leaves,
        many=plays.has(PlayOns) or (plays.must_name != "remove" and any("S" in one.moves for one in parted)),
        stacks=any(pattern.moves & COVERING for pattern in plays.all if isinstance(pattern, ON_OTHERS)),
        leaves=book.leaves,
        sides=book.owns,
        row=GRID if plays.has(Call) else len(first.row),
        held=max([len(seat.hand) for seat in first.seats]),
    )


def book_now(bench: Bench) -> Rulebook:
    """The rulebook of the game being played now. In the tie-break of a match, this is not the game that was played
    before."""
    book = bench.house.book
    plays = book.facts(bench.state).plays
    return GAMES[plays].usual() if plays else book


def _strips(patterns: Patterns) -> int:
    """The maximum number of strips (places for fresh words) that plays of these patterns need."""
    most = strips_of(patterns)
    return MANY_STRIPS if most is None else most
