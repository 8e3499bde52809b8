"""Makes a hint from an act. A hint is given in steps, and each step reveals more."""

from dataclasses import dataclass, replace

from engine.core.moves import (
    Act,
    Choose,
    Discard,
    Formula,
    Place,
    Play,
    Request,
    Restart,
    Salvage,
    Shout,
    Take,
    Trade,
    formulas_of,
)
from engine.core.state import State
from engine.core.words import Word

WHERE, LETTERS, WHOLE = 1, 2, 3  # the steps of a hint: where to play, which letters, the whole play


@dataclass(frozen=True)
class Hint:
    """The content of a hint.

    verb: the verb of the act; "take-pile" if the act takes a pile, whose cards nobody has seen.
    where: the words to change; empty for a fresh word.
    cards: the faces of the hand cards to play, in the order in which the play uses them.
    words: the words that the play makes.
    length: the number of letters of the longest of these words.
    """

    verb: str
    where: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    length: int = 0

    def up_to(self, step: int) -> "Hint":
        """The part of the hint for this step. The first step shows where to play or, for a fresh word, its length; the
        second step adds the cards, and the third step shows everything."""
        if step >= WHOLE or not self.words or (step == LETTERS and not self.cards):
            return self
        return replace(self, words=(), cards=self.cards if step == LETTERS else ())


def hint_of(act: Act, state: State) -> Hint:
    """The hint for an act, with the content of all its steps.

    state: the position as the player to act sees it.
    """
    if isinstance(act, Play | Restart | Salvage):
        return _of_formulas(act.verb, formulas_of(act), state)
    if isinstance(act, Place):
        return Hint(act.verb, (state.table[act.row - 1].text,), (), (act.word,), len(act.word))
    if isinstance(act, Shout):
        word = "".join([card.letters for card in act.cards])
        return Hint(act.verb, (), tuple([card.face for card in act.cards]), (word,), len(word))
    if isinstance(act, Request | Choose):
        return Hint(act.verb, (), (act.face,))
    if isinstance(act, Take) and act.pile is not None:
        return Hint("take-pile")
    if isinstance(act, Trade | Discard | Take):
        return Hint(act.verb, (), act.faces)
    return Hint(act.verb)


def _of_formulas(verb: str, formulas: tuple[Formula, ...], state: State) -> Hint:
    where, cards, words = [], [], []
    for formula in formulas:
        where += [word.text for word in _changed_by(formula, state)]
        words += formula.words
        if formula.target != "cross":  # in Double Cross, no hand card is laid on the rival's word
            cards += [card.face for card in formula.from_hand]
    return Hint(verb, tuple(where), tuple(cards), tuple(words), max(map(len, words), default=0))


def _changed_by(formula: Formula, state: State) -> list[Word]:
    """The table words that a formula changes; empty if it makes a fresh word."""
    if formula.target is None:
        return []
    if isinstance(formula.target, int):
        return [state.table[formula.target - 1]]
    if formula.target in ("cross", "own"):
        return [word for word in state.table if (word.seat == state.actor) == (formula.target == "own")]
    return list(state.table[:1])
