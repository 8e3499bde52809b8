"""What a hint gives away, step by step, read off a play."""

from dataclasses import dataclass

from engine.core.moves import (
    STAY,
    Act,
    Choose,
    Discard,
    Formula,
    Place,
    Play,
    Request,
    Restart,
    Salvage,
    Take,
    Trade,
)
from engine.core.state import State


@dataclass(frozen=True)
class Hint:
    """verb: what to do.  where: the words to change, empty for a fresh one.  cards: faces from the hand.
    words: what is made."""

    verb: str
    where: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


def hint_of(act: Act, state: State) -> Hint:
    if isinstance(act, Play):
        return _of_formulas(act.verb, act.formulas, state)
    if isinstance(act, Restart | Salvage):
        return _of_formulas(act.verb, (act.formula,), state)
    if isinstance(act, Place):
        return Hint(act.verb, (state.table[act.row - 1].text,), (), (act.word,))
    if isinstance(act, Request | Choose):
        return Hint(act.verb, (), (act.face,))
    if isinstance(act, Trade | Discard | Take):
        return Hint(act.verb, (), act.faces)
    return Hint(act.verb)


def _of_formulas(verb: str, formulas: tuple[Formula, ...], state: State) -> Hint:
    where, cards, words = [], [], []
    for formula in formulas:
        if isinstance(formula.target, int):
            where.append(state.table[formula.target - 1].text)
        elif formula.target is not None and state.table:
            where.append(state.table[0].text)
        for part in formula.parts:
            shown = [token.hand or token.table for token in part]
            words.append("".join([card.letters for card in shown if card is not None]))
            cards += [token.hand.face for token in part if token.kind != STAY and token.hand is not None]
    return Hint(verb, tuple(where), tuple(cards), tuple(words))
