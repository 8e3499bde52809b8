"""A view is a state with holes: it shows what one seat may see. No view holds the ids of hidden cards, the seed, the
dice or the order of the deck."""

from dataclasses import replace

from engine.core.cards import HIDDEN, Card
from engine.core.moves import Act, Discard, Simple, Trade
from engine.core.state import Entry, Seat, State

ALL = -1  # the viewer who sees every hand, as after the end of a game


def hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)


def view(state: State, seat: int | None) -> State:
    """The table as this seat sees it. None stands for a bystander, ALL for a viewer who sees every hand."""
    if state.over or state.settled:  # all remaining cards are turned over
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
    """A place as a viewer sees it. Until secretly laid cards are shown their number is secret too, so they are counted
    with the hand."""
    if own:
        return replace(place, aside=hidden(place.aside))
    hand, committed = place.hand, place.committed
    if not shown and len(committed) > 1:
        hand, committed = hand + committed, ()
    committed = committed if shown else hidden(committed)
    return replace(place, hand=hidden(hand), committed=committed, aside=hidden(place.aside))


def holds_secrets(state: State) -> bool:
    """Says whether a player holds a card that others may not see. Nobody does when one player is alone or the game is
    over."""
    if state.over or len(state.seats) == 1:
        return False
    seen = [_seat(place, own=False, shown=state.shown) for place in state.seats]
    return any(HIDDEN in (*place.hand, *place.committed, *place.aside) for place in seen)


_seen: dict[int | None, tuple[tuple[Entry, ...], tuple[Entry, ...]]] = {}  # by viewer: a log, and its view


def _log(log: tuple[Entry, ...], seat: int | None) -> tuple[Entry, ...]:
    """The view of a log. A log only grows and is viewed many times after every act, so this keeps the view of its
    beginning. Several threads may call it at once."""
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
    """The act without its secret: how many cards it takes if others may count them, but not which; else only its
    verb."""
    if isinstance(act, Trade | Discard):
        return type(act)((HIDDEN.face,) * len(act.faces))
    return Simple(act.verb)
