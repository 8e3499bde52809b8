"""The crossing of Double Cross: letters that move by themselves, and the turn that follows from it."""

from collections.abc import Mapping, Sequence

from engine.core.events import DEAD, Batch, hand_of
from engine.core.moves import Play
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word
from engine.games.double_cross.leftovers import Leftovers, crossed_word, own_word
from engine.parts.build import Supply, claim_words, from_hand, no_fresh_word


def cross(turn: Turn, act: Play, own: Word, moves: frozenset[str]) -> None:
    supply = Supply(turn.hand)
    no_fresh_word(supply, act.formulas[0])
    formulas = {formula.target: formula for formula in act.formulas}
    if len(formulas) != len(act.formulas) or not formulas.keys() <= {"cross", "own"} or "own" not in formulas:
        refuse("bad-notation:double-cross")
    rival = next((word for word in turn.table if word.seat != turn.seat), None)
    if rival is None and "cross" in formulas:
        refuse("no-such-word:rival")

    doubled = pairs(own, rival) if rival else {}
    leftovers = Leftovers([card for place, card in enumerate(own.tops) if place not in doubled])
    crossed = doubled_word(own, rival, doubled) if rival else None
    new, used = own_word(formulas["own"], leftovers, supply)
    new = new._replace(seat=turn.seat)
    if rival and crossed and "cross" in formulas:
        crossed = crossed_word(rival, crossed, formulas["cross"], leftovers, set(doubled.values()), moves)
    if not used:
        refuse("nothing-played")
    if new.text == own.text:
        refuse("unchanged", word=own.text)
    changed = crossed is not None and rival is not None and crossed.text != rival.text
    claim_words(turn, [crossed, new] if changed and crossed else [new])

    covered = tuple([card for slot in own.slots for card in slot[:-1]])
    turn.arrange(
        by_seat([new, crossed] if crossed else [new]),
        taken=from_hand(turn, used),
        given=[Batch(DEAD, covered), Batch(hand_of(turn.seat), tuple(leftovers.cards))],
    )
    turn.score(new.value)
    if changed and crossed:
        turn.score(crossed.value)


def pairs(own: Word, rival: Word) -> dict[int, int]:
    """Own slot to rival slot, letter by letter, leftmost first."""
    found: dict[int, int] = {}
    for place, card in enumerate(own.tops):
        for other, top in enumerate(rival.tops):
            if top.letters == card.letters and other not in found.values():
                found[place] = other
                break
    return found


def doubled_word(own: Word, rival: Word, doubled: Mapping[int, int]) -> Word:
    """The rival's word with the letters both have on top of one another."""
    slots = list(rival.slots)
    for place, other in doubled.items():
        slots[other] = (*slots[other], own.tops[place])
    return rival._replace(slots=tuple(slots))


def by_seat(words: Sequence[Word]) -> tuple[Word, ...]:
    return tuple(sorted(words, key=lambda word: word.seat or 0))
