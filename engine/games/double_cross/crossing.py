"""Carries out a turn of Double Cross: shared letters move onto the rival's word, and leftovers (the other cards of the
player's word) go to the rival's word and to the player's new word."""

from collections.abc import Collection, Mapping, Sequence

from engine.core.words import shared_letters
from engine.parts.counting import score_words
from engine.parts.table import ADD, DEAD, STAY, SWAP, Batch, Card, Formula, Play, Turn, Word, laid, refuse
from engine.parts.words.changes import ADD_ONLY, WordChange, change_word
from engine.parts.words.fresh import Usable, claim_words, no_fresh_word, plain
from engine.parts.words.laying import from_hand
from engine.parts.words.naming import every_card, some_in_order

NO_LEFTOVER = "not-on-table:leftover"


def cross(turn: Turn, act: Play, own: Word, rival: Word | None, moves: frozenset[str]) -> None:
    """Carries out the three parts of a turn. If the rival has no word, only the third part is carried out."""
    plain(act)
    supply = Usable(turn.hand)
    no_fresh_word(supply, act.formulas[0])
    formulas = {formula.target: formula for formula in act.formulas}
    if len(formulas) != len(act.formulas) or not formulas.keys() <= {"cross", "own"} or "own" not in formulas:
        refuse("bad-notation:double-cross")
    if rival is None and "cross" in formulas:
        refuse("no-such-word:rival")

    doubled = shared_letters(own, rival) if rival else {}
    # Leftovers (unused cards of the player's old word) are given to the new word before the rival's word, because only
    # the new word must use them in their order.
    change = own_word(formulas["own"], laid(left_over(own, doubled)), supply)
    new, leftovers = change.word._replace(seat=turn.seat), Usable(change.unused, NO_LEFTOVER)
    crossed: list[Word] = []
    if rival is not None:
        crossed = [doubled_word(own, rival, doubled)]
        if "cross" in formulas:
            crossed = [crossed_word(rival, crossed[0], formulas["cross"], leftovers, set(doubled.values()), moves)]
    if not change.used:
        refuse("nothing-played")
    if new.text == own.text:
        refuse("unchanged", word=own.text)
    changed = [word for word in crossed if rival is not None and word.text != rival.text]
    claim_words(turn, [*changed, new])

    covered = tuple([card for slot in own.slots for card in slot[:-1]])
    dead = Batch(DEAD, covered + tuple(leftovers.free))
    turn.arrange(by_seat([new, *crossed]), taken=from_hand(turn, change.used), given=[dead])
    score_words(turn, [*changed, new])


def own_word(formula: Formula, leftovers: Word, supply: Usable) -> WordChange:
    """The player's new word, made from leftovers, in their order, and hand cards."""
    if any(token.kind not in (STAY, ADD) for token in formula.tokens):
        refuse("move-not-permitted:own")
    places = some_in_order(leftovers, formula.from_table, NO_LEFTOVER)
    return change_word(supply, formula, 0, leftovers, places, ADD_ONLY)


def crossed_word(
    rival: Word, doubled: Word, formula: Formula, leftovers: Usable, fixed: set[int], moves: frozenset[str]
) -> Word:
    """The rival's word with leftovers added to it or laid over it. A letter that the player's own word has doubled
    counts as a card that stays."""
    if any(token.kind == SWAP for token in formula.tokens):
        refuse("move-not-permitted:cross")
    change = change_word(leftovers, formula, 0, doubled, every_card(rival, formula.from_table), moves)
    kept = change.parts[0].kept
    if not fixed <= set(kept):
        refuse("move-not-permitted:O")  # no leftover may cover a doubled letter
    if not kept:
        refuse("nothing-kept", word=rival.text)
    if not change.used:
        refuse("bad-notation:cross")
    return rival._replace(slots=change.word.slots)


def own_and_rival(table: Sequence[Word], seat: int) -> tuple[Word | None, Word | None]:
    """The word of the seat, and the word of the other player; each is None if that player has no word."""
    own = next((word for word in table if word.seat == seat), None)
    return own, next((word for word in table if word.seat != seat), None)


def left_over(own: Word, doubled: Collection[int]) -> list[Card]:
    """The leftovers: the cards of the player's own word whose letters do not move onto the rival's word."""
    return [card for place, card in enumerate(own.tops) if place not in doubled]


def doubled_word(own: Word, rival: Word, doubled: Mapping[int, int]) -> Word:
    """The rival's word with the shared letters of the player's own word laid on it."""
    slots = list(rival.slots)
    for place, other in doubled.items():
        slots[other] = (*slots[other], own.tops[place])
    return rival._replace(slots=tuple(slots))


def by_seat(words: Sequence[Word]) -> tuple[Word, ...]:
    return tuple(sorted(words, key=lambda word: word.seat or 0))
