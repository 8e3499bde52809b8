"""A view is a state with holes: what one seat may see. Ids of hidden cards, seed, dice and deck order are in none."""

from dataclasses import replace

from engine.core.cards import HIDDEN, Card
from engine.core.moves import Act, Discard, Simple, Trade
from engine.core.state import Entry, Seat, State

ALL = -1  # eyes that see every hand, as one who looks at a game that is over


def hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)


def view(state: State, seat: int | None) -> State:
    """The table as this seat sees it; None: as a bystander sees it; ALL: with every hand open."""
    if state.over:
        return replace(state, deck=hidden(state.deck), dice=0, before=None)
    return replace(
        state,
        seats=tuple([_seat(place, seat in (number, ALL), state.shown) for number, place in enumerate(state.seats)]),
        deck=hidden(state.deck),
        piles=tuple([pile[:1] + hidden(pile[1:]) for pile in state.piles])
        if state.piles_show
        else tuple([hidden(pile) for pile in state.piles]),
        dice=0,
        log=_log(state.log, seat),
        before=None if state.before is None else view(state.before, seat),
    )


def _seat(place: Seat, own: bool, shown: bool) -> Seat:
    """How many cards a word laid in secret has is as secret as they are: they count with the hand, as one sum."""
    if own:
        return replace(place, aside=hidden(place.aside))
    hand, committed = place.hand, place.committed
    if not shown and len(committed) > 1:
        hand, committed = hand + committed, ()
    committed = committed if shown else hidden(committed)
    return replace(place, hand=hidden(hand), committed=committed, aside=hidden(place.aside))


def holds_secrets(state: State) -> bool:
    """Does a player hold a card that others may not see? Alone nobody does, nor when the game is over."""
    if state.over or len(state.seats) == 1:
        return False
    seen = [_seat(place, own=False, shown=state.shown) for place in state.seats]
    return any(HIDDEN in (*place.hand, *place.committed, *place.aside) for place in seen)


_seen: dict[int | None, tuple[tuple[Entry, ...], tuple[Entry, ...]]] = {}  # by seat: a log, and how it looks to it


def _log(log: tuple[Entry, ...], seat: int | None) -> tuple[Entry, ...]:
    """A log only grows, and is looked at many times after every act: what is known of its beginning is not looked at
    again. Several threads may do this at once."""
    known, seen = _seen.get(seat, ((), ()))
    if len(log) < len(known):
        if known[: len(log)] == log:  # an earlier position
            return seen[: len(log)]
    elif log[: len(known)] == known:
        if len(log) > len(known):
            seen += tuple([_entry(entry, seat) for entry in log[len(known) :]])
            _seen[seat] = log, seen
        return seen
    seen = tuple([_entry(entry, seat) for entry in log])
    _seen[seat] = log, seen
    return seen


def _entry(entry: Entry, seat: int | None) -> Entry:
    if not entry.secret or seat in (entry.seat, ALL):
        return entry
    return entry._replace(do=entry.brief, act=_with_holes(entry.act), words=(), undone=())


def _with_holes(act: Act) -> Act:
    """How many cards go where others may count them, but not which; of any other act its verb alone."""
    if isinstance(act, Trade | Discard):
        return type(act)((HIDDEN.face,) * len(act.faces))
    return Simple(act.verb)
