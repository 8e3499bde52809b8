"""The crossing of Double Cross: letters that move by themselves, and the turn that follows from it."""

from collections.abc import Collection, Mapping, Sequence

from engine.core.words import shared_letters
from engine.games.double_cross.leftovers import Leftovers, crossed_word, own_word
from engine.parts.table import DEAD, Batch, Card, Play, Turn, Word, refuse
from engine.parts.words.fresh import Supply, claim_words, no_fresh_word
from engine.parts.words.laying import from_hand


def cross(turn: Turn, act: Play, own: Word, rival: Word | None, moves: frozenset[str]) -> None:
    """The three parts of a turn; where the rival has no word, the first two are left out."""
    supply = Supply(turn.hand)
    no_fresh_word(supply, act.formulas[0])
    formulas = {formula.target: formula for formula in act.formulas}
    if len(formulas) != len(act.formulas) or not formulas.keys() <= {"cross", "own"} or "own" not in formulas:
        refuse("bad-notation:double-cross")
    if rival is None and "cross" in formulas:
        refuse("no-such-word:rival")

    doubled = shared_letters(own, rival) if rival else {}
    leftovers = Leftovers(left_over(own, doubled))
    new, used = own_word(formulas["own"], leftovers, supply)
    new = new._replace(seat=turn.seat)
    crossed: list[Word] = []
    if rival is not None:
        crossed = [doubled_word(own, rival, doubled)]
        if "cross" in formulas:
            crossed = [crossed_word(rival, crossed[0], formulas["cross"], leftovers, set(doubled.values()), moves)]
    if not used:
        refuse("nothing-played")
    if new.text == own.text:
        refuse("unchanged", word=own.text)
    changed = [word for word in crossed if rival is not None and word.text != rival.text]
    claim_words(turn, [*changed, new])

    covered = tuple([card for slot in own.slots for card in slot[:-1]])
    turn.arrange(
        by_seat([new, *crossed]),
        taken=from_hand(turn, used),
        given=[Batch(DEAD, covered + tuple(leftovers.cards))],
    )
    turn.score(sum(word.value for word in [new, *changed]))


def own_and_rival(table: Sequence[Word], seat: int) -> tuple[Word | None, Word | None]:
    """The word of the seat and that of the other player, where there are such."""
    own = next((word for word in table if word.seat == seat), None)
    return own, next((word for word in table if word.seat != seat), None)


def left_over(own: Word, doubled: Collection[int]) -> list[Card]:
    """The cards of the own word that do not move by themselves."""
    return [card for place, card in enumerate(own.tops) if place not in doubled]


def doubled_word(own: Word, rival: Word, doubled: Mapping[int, int]) -> Word:
    """The rival's word with the letters both have on top of one another."""
    slots = list(rival.slots)
    for place, other in doubled.items():
        slots[other] = (*slots[other], own.tops[place])
    return rival._replace(slots=tuple(slots))


def by_seat(words: Sequence[Word]) -> tuple[Word, ...]:
    return tuple(sorted(words, key=lambda word: word.seat or 0))
