"""What an act made of what: which word of the table became which, and what each new word scored."""

from collections.abc import Mapping, Sequence

from app.session.match.view_data import NewWord, WordOutcome
from engine.core.moves import Formula, Move, Place, Play, Token, formulas_of
from engine.core.oracle import judge
from engine.core.rulebook import House
from engine.core.state import Entry, State
from engine.core.verdict import Legal
from engine.core.words import Word


def made_by(house: House, before: State, now: State, entry: Entry) -> tuple[WordOutcome, ...]:
    """before, now: the positions around the act.  entry: its line as the viewer may read it, so that nothing is told of
    what was laid in secret."""
    act = entry.act
    if not entry.words:
        return ()
    if isinstance(act, Place):
        row = before.table[act.row - 1].text
        return (WordOutcome(row, tuple([NewWord(word.text) for word in now.table[act.row - 1 : act.row]])),)
    formulas = formulas_of(act)
    points = _points_of(house, before, now, entry, formulas) if len(entry.words) > 1 else None
    return tuple([_made(before, entry, formula, points or {}) for formula in formulas])


def _made(before: State, entry: Entry, formula: Formula, points: Mapping[tuple[Token, ...], int]) -> WordOutcome:
    old = _target(before, entry.seat, formula.target)
    parts = [part for part in formula.parts if _text(part) in entry.words]  # what a salvage leaves over is no word
    words = [NewWord(_text(part), points.get(part)) for part in parts]
    if old is None:
        return WordOutcome("", tuple(words))
    numbered = isinstance(formula.target, int)  # else the whole word is at stake, whatever becomes of its cards
    return WordOutcome(old.text, tuple(words), gathered=numbered and len(formula.from_table) < len(old.slots))


def _target(before: State, seat: int, target: int | str | None) -> Word | None:
    """The table word that is meant: by number, the player's own, the rival's, or the only one."""
    if target is None:
        return None
    if isinstance(target, int):
        return before.table[target - 1]
    own = [word for word in before.table if word.seat == seat]
    others = [word for word in before.table if word.seat != seat]
    words = {"own": own, "cross": others}.get(target, before.table)
    return next(iter(words), None)


def _text(part: Sequence[Token]) -> str:
    return "".join([token.letters for token in part])


def _points_of(
    house: House, before: State, now: State, entry: Entry, formulas: Sequence[Formula]
) -> Mapping[tuple[Token, ...], int] | None:
    """What each new word scored, or None where that cannot be told apart. The game alone knows how it scores; but where
    the values that show are together just what it scored, it has scored them."""
    if not entry.points:
        return None
    parts = [part for formula in formulas for part in formula.parts]
    worth = {part: _value(house, part) for part in parts}
    touched = [part for part in parts if any(token.hand for token in part)]
    lying = [word.text for word in now.table]
    gone = [part for part in parts if _text(part) not in lying]
    for scoring in (touched, gone):
        if sum([worth[part] for part in scoring]) == entry.points:
            return {part: worth[part] for part in scoring}
    return _one_by_one(house, before, entry, formulas)


def _value(house: House, part: Sequence[Token]) -> int:
    cards = [token.hand or token.table for token in part]
    return sum([house.game.deck.values.get(card.face, 0) for card in cards if card is not None])


def _one_by_one(
    house: House, before: State, entry: Entry, formulas: Sequence[Formula]
) -> Mapping[tuple[Token, ...], int] | None:
    """What each word would have scored alone, if these add up to the score."""
    alone: dict[tuple[Token, ...], int] = {}
    for formula in formulas:
        verdict = judge(house, before, Move(Play((formula,)), entry.seat))
        if len(formula.parts) > 1 or not isinstance(verdict, Legal):
            return None
        alone[formula.parts[0]] = verdict.points
    return alone if sum(alone.values()) == entry.points else None
