"""Names the kinds of parts that an act can have, such as a wild card or a split. Tests check that every kind occurs in
every way of playing."""

from collections.abc import Iterator

from engine.core.cards import Named, is_open
from engine.core.letters import WILD
from engine.core.moves import ADD, OVER, SWAP, Act, Formula, Place, Play, Shout, Simple, Take, formulas_of
from engine.core.state import State

KINDS = frozenset(
    # the verbs of acts
    "play trade discard pass stop deal close challenge accept doubt restart salvage request take-pile take-cards "
    "take-nothing shout choose place fail fail-row resign "
    # what a play may do with words
    "fresh two-fresh-words fresh-beside add insert overlay duplicate give-and-take split split-in-three several-words "
    "gather leave-behind cards-taken-up re-arrange keep remove pick before top cross own "
    # the kinds of cards used
    "wild flip letter-pair wild-on-the-table row-card pile-card turned-card".split()
)


def kinds_of(act: Act, state: State, seat: int) -> set[str]:
    return set(_kinds(act, state, seat))


def _kinds(act: Act, state: State, seat: int) -> Iterator[str]:
    if isinstance(act, Take):
        yield "take-pile" if act.pile is not None else "take-cards" if act.faces else "take-nothing"
    else:
        yield act.verb if act.verb != "fail" or getattr(act, "row", None) is None else "fail-row"
    if isinstance(act, Place | Simple):
        return
    if isinstance(act, Shout):
        yield from _cards(act.cards)
    for formula in formulas_of(act):
        yield from _formula(formula, state)
        yield from _cards([token.hand for token in tokens_of(formula) if token.hand is not None])
    if isinstance(act, Play):
        yield from _play(act, state, seat)


def tokens_of(formula: Formula):
    return [token for part in formula.parts for token in part]


def _cards(cards) -> Iterator[str]:
    for card in cards:
        if card.face == WILD:
            yield "wild"
        elif is_open(card.face):
            yield "flip"
        elif len(card.face) == 2:
            yield "letter-pair"


def _formula(formula: Formula, state: State) -> Iterator[str]:
    if formula.target is None:
        yield "fresh"
        return
    if isinstance(formula.target, str):
        yield formula.target
    if len(formula.parts) > 1:
        yield "split" if len(formula.parts) == 2 else "split-in-three"
    tokens = tokens_of(formula)
    for place, token in enumerate(tokens):
        if token.kind == ADD:
            yield "insert" if 0 < place < len(tokens) - 1 else "add"
        elif token.kind == OVER:
            yield "duplicate" if token.hand.letters == token.table.letters else "overlay"
        elif token.kind == SWAP:
            yield "give-and-take"
        elif token.table.face == WILD:
            yield "wild-on-the-table"
    if isinstance(formula.target, int):
        yield from _order(formula, [card.written for card in state.table[formula.target - 1].tops])


def _order(formula: Formula, old: list[str]) -> Iterator[str]:
    """Yields the kinds of changes to the order of cards in a word: cards leave the word or change places."""
    named = [token.table.written for token in tokens_of(formula) if token.table is not None]
    if len(named) < len(old):
        yield "leave-behind"
        yield "gather"
    rest = iter(old)
    if not all(face in rest for face in named):
        yield "re-arrange"


def _play(act: Play, state: State, seat: int) -> Iterator[str]:
    fresh = [formula for formula in act.formulas if formula.target is None]
    changed = [formula for formula in act.formulas if formula.target is not None]
    if len(fresh) > 1:
        yield "two-fresh-words"
    if fresh and changed:
        yield "fresh-beside"
    if len(changed) > 1:
        yield "several-words"
    yield from ("keep",) if act.keep else ()
    yield from ("remove",) if act.remove else ()
    yield from ("pick",) if act.pick else ()
    yield from _sources(act, state, seat, bool(fresh and changed))


def _sources(act: Play, state: State, seat: int, beside: bool) -> Iterator[str]:
    """Yields where the cards of a play come from, apart from the hand: "turned-card" and similar kinds.

    beside: whether the play has a fresh word beside a changed one.
    """
    wanted = [token.hand for formula in act.formulas for token in tokens_of(formula) if token.hand is not None]
    left = [card.face for card in state.seats[seat].hand]
    lacking: list[Named] = []
    for card in wanted:
        if card.face in left:
            left.remove(card.face)
        else:
            lacking.append(card)
    if state.turned is not None and state.turned.face in [card.face for card in wanted]:
        yield "turned-card"
    if lacking and state.row:
        yield "row-card"
    if state.piles_show:
        yield "pile-card"
    if lacking and beside and not state.row and not state.piles_show:
        yield "cards-taken-up"
