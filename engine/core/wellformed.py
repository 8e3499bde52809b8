"""Checks that an act is well formed: that the notation can write it. The rules judge only well-formed acts.

Acts that a rule sheet lists as possible (its reach) are always well formed. Acts that come from a half-laid play, a
test or an unfinished computer player may be malformed.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.cards import Deck, Named
from engine.core.moves import (
    ADD,
    OVER,
    SIMPLE,
    STAY,
    SWAP,
    Act,
    Choose,
    Discard,
    Fail,
    Formula,
    Move,
    Place,
    Play,
    Request,
    Restart,
    Salvage,
    Shout,
    Simple,
    Take,
    Token,
    Trade,
)

NAMED_TARGETS = ("before", "top", "cross", "own")
LONGEST_TEXT = 2000  # the maximum length of a move as text; no play of 120 cards needs more
_LONGEST_WORD = LONGEST_TEXT - 40  # the longest word that a player may name for a row, in characters
_MOST_NUMBER = 999
# For each kind of token: whether it has a hand card, and whether it has a table card.
_TAKES = {STAY: (False, True), ADD: (True, False), OVER: (True, True), SWAP: (True, True)}


def is_well_formed(move: Move, deck: Deck) -> bool:
    """Returns whether the notation can write this move and read it back unchanged."""
    act, seat = move.act, move.seat
    check = _CHECKS.get(type(act))
    if check is None or not (seat is None or type(seat) is int):
        return False
    try:
        return check(act, deck)
    except (TypeError, AttributeError, ValueError):  # the act has a value of a wrong type
        return False


def _number(value: Any) -> bool:
    return type(value) is int and 1 <= value <= _MOST_NUMBER


def _card(card: Any, deck: Deck) -> bool:
    return type(card) is Named and card in deck.playable


def _faces(faces: Any, deck: Deck) -> bool:
    return type(faces) is tuple and all(type(face) is str and face in deck.counts for face in faces)


def _token(token: Any, deck: Deck) -> bool:
    if type(token) is not Token:
        return False
    kind, hand, table = token
    return (
        _TAKES.get(kind) == (hand is not None, table is not None)
        and (hand is None or _card(hand, deck))
        and (table is None or _card(table, deck))
    )


def _formula(formula: Any, deck: Deck) -> bool:
    if type(formula) is not Formula or type(formula.parts) is not tuple or not formula.parts:
        return False
    fresh = formula.target is None
    if not (fresh or _number(formula.target) or formula.target in NAMED_TARGETS):
        return False
    if fresh and len(formula.parts) > 1:
        return False
    for part in formula.parts:  # a plain loop, because it is the fastest way and this check runs for every judged move
        if type(part) is not tuple or not part:
            return False
        for token in part:
            if not _token(token, deck) or (fresh and token.kind != ADD):
                return False
    return True


def _play(play: Play, deck: Deck) -> bool:
    pick = play.pick
    return (
        type(play.formulas) is tuple
        and bool(play.formulas)
        and all(_formula(formula, deck) for formula in play.formulas)
        and (play.keep is None or _number(play.keep))
        and type(play.remove) is tuple
        and all(_number(number) for number in play.remove)
        and (pick is None or (_faces(pick, deck) and len(pick) == 2))
    )


def _take(take: Take, deck: Deck) -> bool:
    return _faces(take.faces, deck) if take.pile is None else _number(take.pile) and take.faces == ()


def _place(place: Place, deck: Deck) -> bool:
    word = place.word
    letters = type(word) is str and word.isascii() and word.isalpha() and word.isupper()
    return _number(place.row) and place.side in ("before", "after") and letters and len(word) <= _LONGEST_WORD


_CHECKS: Mapping[type, Callable[[Any, Deck], bool]] = {
    Simple: lambda act, deck: type(act.verb) is str and act.verb in SIMPLE,
    Play: _play,
    Trade: lambda act, deck: bool(act.faces) and _faces(act.faces, deck),
    Discard: lambda act, deck: bool(act.faces) and _faces(act.faces, deck),
    Restart: lambda act, deck: _formula(act.formula, deck) and act.formula.target is None,
    Salvage: lambda act, deck: _formula(act.formula, deck),
    Request: lambda act, deck: _faces((act.face,), deck),
    Choose: lambda act, deck: _faces((act.face,), deck),
    Take: _take,
    Shout: lambda act, deck: type(act.cards) is tuple and bool(act.cards) and all(_card(c, deck) for c in act.cards),
    Place: _place,
    Fail: lambda act, deck: act.row is None or _number(act.row),
}
assert set(_CHECKS) == set(Act.__args__)
