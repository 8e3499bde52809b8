"""Views: states that show only what one seat may see. No view contains the ids of hidden cards, the seed, the dice or
the order of the deck."""

from engine.core.cards import HIDDEN, Card
from engine.core.moves import Act, Discard, Simple, Trade
from engine.core.state import Entry, Seat, State, altered

ALL = -1  # the viewer who sees every hand


def hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)


def view(state: State, seat: int | None) -> State:
    """The table as this seat sees it; for None, as a bystander sees it; for ALL, with every hand visible."""
    if state.over or state.settled:  # at the end of a game, all players show the cards that they still hold
        return altered(state, deck=hidden(state.deck), dice=0, before=None)
    return altered(
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
    """A seat as a viewer sees it. Until secretly laid cards are shown, even their number is secret, so other viewers
    see two or more of them as cards of the hand.

    own: whether it is the viewer's own seat.
    shown: whether the secretly laid cards are shown.
    """
    if own:
        return altered(place, aside=hidden(place.aside))
    hand, committed = place.hand, place.committed
    if not shown and len(committed) > 1:
        hand, committed = hand + committed, ()
    committed = committed if shown else hidden(committed)
    return altered(place, hand=hidden(hand), committed=committed, aside=hidden(place.aside))


def holds_secrets(state: State) -> bool:
    """Returns whether any player holds a card that other players may not see. Always False in a game for one player and
    after the end of a game."""
    if state.over or len(state.seats) == 1:
        return False
    seen = [_seat(place, own=False, shown=state.shown) for place in state.seats]
    return any(HIDDEN in (*place.hand, *place.committed, *place.aside) for place in seen)


# For each viewer, the log that was viewed last, and the viewer's version of that log.
_seen: dict[int | None, tuple[tuple[Entry, ...], tuple[Entry, ...]]] = {}


def _log(log: tuple[Entry, ...], seat: int | None) -> tuple[Entry, ...]:
    """The log as this seat sees it. The log is needed many times after every act and only grows, so the last result is
    stored and extended. Several threads may call this function at the same time."""
    known, seen = _seen.get(seat, ((), ()))
    if len(log) < len(known):
        # `log` comes from an earlier position, so it is the beginning of the stored log.
        if known[: len(log)] == log:
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
    """The act as other players may see it. A trade or discard keeps only the number of its cards; any other act keeps
    only its verb."""
    if isinstance(act, Trade | Discard):
        return type(act)((HIDDEN.face,) * len(act.faces))
    return Simple(act.verb)
