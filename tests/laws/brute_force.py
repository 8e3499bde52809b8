"""Finds legal moves by brute force: it tries every arrangement of cards that a move could describe.

The tests compare the result with the engine's own search. The only rules used here are the possible forms of a move in
each game (`Shapes`); the engine then judges each move.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from engine.core.cards import Card, Named, readings
from engine.core.events import Moved
from engine.core.moves import (
    ADD,
    OVER,
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
from engine.core.rulebook import House
from engine.core.ruling import ruled
from engine.core.state import State
from engine.core.verdict import Legal
from engine.core.words import Word

Tokens = tuple[Token, ...]


@dataclass(frozen=True)
class Shapes:
    """The possible forms of a play in a game.

    fresh, changed: the maximum numbers of fresh words and of changed table words in a play.
    cuts: the maximum number of places at which a play may cut a table word.
    leaves: whether cards of a table word may leave the table.
    picked_up: whether the player may use the cards that leave in the same play.
    keep, remove, pick: whether a play ends with this part, which names words or letters.
    targets: the places that a play names instead of a word's number, such as "top" in First Base.
    """

    fresh: int = 1
    changed: int = 1
    cuts: int = 0
    leaves: bool = False
    picked_up: bool = False
    keep: bool = False
    remove: bool = False
    pick: bool = False
    targets: tuple[str, ...] = ()


class Beginnings:
    """The words to find, and all their beginnings, so that the search can give up early."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = set(words)
        self.starts = {word[:end] for word in self.words for end in range(len(word) + 1)}


def naive_acts(house: House, state: State, seat: int, words: Iterable[str], shapes: Shapes) -> Iterator[Act]:
    """Yields every act that has one of these forms and spells only these words, whether the act is legal or not."""
    known = Beginnings(words)
    deck = house.game.deck
    hand = [card.face for card in state.seats[seat].hand]
    supply = hand + ([state.turned.face] if state.turned else []) + [card.face for card in state.row]
    if state.piles_show:
        supply += [pile[0].face for pile in state.piles if pile]
    for verb in sorted(house.book.handlers):
        if verb == "play":
            yield from _plays(state, seat, supply, known, shapes)
        elif verb in ("trade", "discard"):
            kind = Trade if verb == "trade" else Discard
            for count in range(1, len(supply) + 1):
                yield from [kind(faces) for faces in sorted(set(combinations(sorted(supply), count)))]
        elif verb == "salvage":
            for number, word in enumerate(state.table, 1):
                yield from [Salvage(Formula(number, parts)) for parts in _changed(tops(word), hand, known, 1, 1)]
        elif verb == "restart":
            yield from [Restart(Formula(None, (tokens,))) for tokens in _fresh(hand, known)]
        elif verb == "request":
            yield from [Request(face) for face in deck.counts]
        elif verb == "take":
            yield from [Take(number, ()) for number in range(1, 14)]
            lying = sorted([card.face for word in state.table for card in word.tops])
            for count in range(len(lying) + 1):
                yield from [Take(None, faces) for faces in sorted(set(combinations(lying, count)))]
        elif verb == "shout":
            row = [card.face for card in state.row]
            yield from [Shout(tuple([t.hand for t in tokens if t.hand])) for tokens in _fresh(row, known)]
        elif verb == "choose":
            yield from map(Choose, sorted(set(hand)))
        elif verb == "place":
            rows = range(1, len(state.table) + 1)
            yield from [Place(*named) for named in product(rows, ("before", "after"), sorted(known.words))]
        elif verb == "fail":
            yield from map(Fail, (None, *range(1, len(state.table) + 1)))
        elif verb not in ("timeout", "challenge"):
            yield Simple(verb)
    if (state.pending is not None and state.pending.waits) or "challenge" in house.book.handlers:
        yield from (Simple("accept"), Simple("challenge"))


def tops(word: Word) -> list[Named]:
    return [Named(card.face, card.letters) for card in word.tops]


def _plays(state: State, seat: int, supply: list[str], known: Beginnings, shapes: Shapes) -> Iterator[Play]:
    held = supply + [card.face for word in state.table for card in word.cards] if shapes.picked_up else supply
    fresh = [Formula(None, (tokens,)) for tokens in _fresh(held, known)]
    changes: list[list[Formula]] = []
    for number, word in enumerate(state.table, 1):
        found = list(_changed(tops(word), supply, known, 0, shapes.cuts))
        if shapes.leaves:
            found += _some_stay(tops(word), supply, known)
        changes.append([Formula(number, parts) for parts in found])
    for formulas in _sets_of(fresh, changes, held, shapes):
        yield from _with_tail(Play(formulas), shapes, supply, state)
    for formulas in _at_named_places(state, seat, supply, known, shapes):
        yield Play(formulas)


def _sets_of(
    fresh: list[Formula], changes: list[list[Formula]], held: list[str], shapes: Shapes
) -> Iterator[tuple[Formula, ...]]:
    """Yields the combinations of fresh and changed words that the player holds enough cards for."""
    for many in range(shapes.changed + 1):
        for chosen in combinations(changes, many):
            for changed in product(*chosen):
                if not _enough(held, changed):
                    continue
                for others in range(shapes.fresh + 1):
                    for new in combinations_with_replacement(fresh, others):
                        if (changed or new) and _enough(held, (*changed, *new)):
                            yield (*changed, *new)


def _enough(held: list[str], formulas: tuple[Formula, ...]) -> bool:
    left = list(held)
    for card in [token.hand for formula in formulas for part in formula.parts for token in part]:
        if card is not None and card.face not in left:
            return False
        if card is not None:
            left.remove(card.face)
    return True


def _with_tail(play: Play, shapes: Shapes, supply: list[str], state: State) -> Iterator[Play]:
    if shapes.keep:
        yield from [Play(play.formulas, keep=keep) for keep in (1, 2, 3)]
    elif shapes.remove:
        numbers = range(1, 1 + sum(len(formula.parts) for formula in play.formulas))
        for count in range(len(play.formulas) + 1):
            yield from [Play(play.formulas, remove=remove) for remove in combinations(numbers, count)]
    elif shapes.pick:
        letters = sorted({*supply, *[card.face for word in state.table for card in word.tops]})
        yield from [Play(play.formulas, pick=(one, other)) for one, other in product(letters, letters)]
    else:
        yield play


def _at_named_places(
    state: State, seat: int, supply: list[str], known: Beginnings, shapes: Shapes
) -> Iterator[tuple[Formula, ...]]:
    """Yields the formulas of First Base and Double Cross, which name a place (such as "top") instead of a word's
    number."""
    if "before" in shapes.targets and state.table:
        *others, last = tops(state.table[0])
        moved = {"before": [last, *others], "top": [last, *others[1:]]}
        for place, cards in moved.items():
            yield from [(Formula(place, parts),) for parts in _changed(cards, supply, known, 0, 0)]
    own = [word for word in state.table if word.seat == seat]
    if "own" in shapes.targets and own:
        mine = [card.face for card in own[0].tops]
        owns = [Formula("own", parts) for parts in _some_stay(tops(own[0]), supply, known)]
        rivals = [word for word in state.table if word.seat != seat]
        crosses = [Formula("cross", parts) for word in rivals for parts in _changed(tops(word), mine, known, 0, 0)]
        yield from [(formula,) for formula in owns]
        yield from product(crosses, owns)


# ---- tokens


def _fresh(supply: list[str], known: Beginnings) -> Iterator[Tokens]:
    return (tokens for (tokens,) in _changed([], supply, known, 0, 0))


def _named(face: str) -> list[Named]:
    return [Named(face, letters) for letters in readings(face)]


def _changed(
    table: list[Named], hand: list[str], known: Beginnings, least_cuts: int, most_cuts: int
) -> Iterator[tuple[Tokens, ...]]:
    """Yields the changes of a word that keep its cards in order. Each card of the word stays, is covered or is
    exchanged; hand cards and cuts may come anywhere between the cards."""

    def on(
        place: int, left: tuple[str, ...], text: str, part: Tokens, parts: tuple[Tokens, ...]
    ) -> Iterator[tuple[Tokens, ...]]:
        # A salvage cuts a word in two, and the part that the player gives up need not be a word.
        bare = least_cuts and all(token.kind == STAY for token in part)
        if text not in known.starts and not bare:
            return
        done = bool(part) and (text in known.words or bare)
        if done and place == len(table) and len(parts) >= least_cuts:
            yield (*parts, part)
        if done and len(parts) < most_cuts:
            yield from on(place, left, "", (), (*parts, part))
        if place < len(table):
            old = table[place]
            yield from on(place + 1, left, text + old.letters, (*part, Token(STAY, None, old)), parts)
        for face in sorted(set(left)):
            rest = list(left)
            rest.remove(face)
            for card in _named(face):
                more = text + card.letters
                yield from on(place, tuple(rest), more, (*part, Token(ADD, card)), parts)
                if place < len(table):
                    for kind in (OVER, SWAP):
                        token = Token(kind, card, table[place])
                        yield from on(place + 1, tuple(rest), more, (*part, token), parts)

    return on(0, tuple(hand), "", (), ())


def _some_stay(table: list[Named], hand: list[str], known: Beginnings) -> Iterator[tuple[Tokens, ...]]:
    """Yields the words made of hand cards and some table cards, in any order. Flip and wild cards may stand for any of
    their letters."""

    def on(free: tuple[Named, ...], left: tuple[str, ...], text: str, part: Tokens) -> Iterator[tuple[Tokens, ...]]:
        if text not in known.starts:
            return
        if text in known.words:
            yield (part,)
        for old in sorted(set(free)):
            rest = list(free)
            rest.remove(old)
            for card in _named(old.face):
                yield from on(tuple(rest), left, text + card.letters, (*part, Token(STAY, None, card)))
        for face in sorted(set(left)):
            others = list(left)
            others.remove(face)
            for card in _named(face):
                yield from on(free, tuple(others), text + card.letters, (*part, Token(ADD, card)))

    return on(tuple(table), tuple(hand), "", ())


# ---- the outcome


def naive_outcomes(house: House, state: State, seat: int, words: Iterable[str], shapes: Shapes) -> dict[str, Act]:
    """The outcomes of all legal acts, as text, each with one act that leads to it."""
    found: dict[str, Act] = {}
    for act in naive_acts(house, state, seat, words, shapes):
        # `ruled` is faster than `judge`, which also looks for ways to complete an illegal act.
        verdict = ruled(house, state, Move(act, seat))
        # A wrong shout is legal, but the engine's search does not list it.
        wrong = isinstance(act, Shout) and isinstance(verdict, Legal) and not verdict.words
        if isinstance(verdict, Legal) and not wrong:
            found.setdefault(outcome_text(act, verdict), act)
    return found


def outcome_text(act: Act, verdict: Legal) -> str:
    """The outcome of a legal act as text, for comparisons. It contains the requested letter, if any, and does not
    distinguish the cards that are drawn."""
    asked = act.face if isinstance(act, Request) else ""
    drawn = {
        card.id
        for event in verdict.events
        if isinstance(event, Moved) and event.source.kind == "deck"
        for card in event.cards
    }
    return repr((asked, sorted(verdict.words), verdict.points, _plain(verdict.state, drawn)))


def _plain(value: Any, drawn: set[int]) -> Any:
    """The value as plain data, without what may differ between equal outcomes: the ids of cards, the order of the cards
    in a zone, the log, and random numbers."""
    if isinstance(value, Card):
        return "drawn" if value.id in drawn else value.written
    if isinstance(value, State):
        hidden = {"log", "before", "dice", "deck"}
        told = {
            field.name: _plain(getattr(value, field.name), drawn) for field in fields(value) if field.name not in hidden
        }
        told["table"] = sorted(told["table"], key=repr)
        told["dead"] = sorted(told["dead"])
        told["deck"] = len(value.deck)
        if value.pending is not None:
            told["pending"] = _plain(value.pending._replace(words=tuple(sorted(value.pending.words))), drawn)
        return told
    if is_dataclass(value):
        told = {field.name: _plain(getattr(value, field.name), drawn) for field in fields(value)}
        for zone in {"hand", "won", "aside"} & told.keys():
            told[zone] = sorted(told[zone])
        return told
    if isinstance(value, tuple):
        return [_plain(item, drawn) for item in value]
    return value
