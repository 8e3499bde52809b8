"""Double Cross, for 2 players, with letter cards.

Each in turn lays a fresh word and scores it; each has an own word. From then on a turn has three parts. First, every
letter of your word that also stands in the rival's word moves by itself on top of that letter, paired from the left.
Second, what is left of your word, the leftovers, may be added to the rival's word or laid over it; at least one of its
letters stays, and a doubled letter counts as staying. Third, you must make a new own word out of leftovers, in their
order, and at least one hand card; leftovers not used go to your hand, and using none is allowed. It differs from the
old one. The new own word scores, and so does the rival's word if its letters changed. What lay covered in your old
word is dead.

Who has no own word only lays a fresh one; where the rival has none, the first two parts are left out. Who cannot play
trades up to five cards or passes, and nothing moves.

The game ends when a player goes out with the deck empty, or when the deck is empty and both have passed, but not
before both have had their opening turn. Unplayed cards are subtracted; the highest score wins.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any

from engine.core.cards import LETTER_DECK, Card, Named
from engine.core.events import DEAD, Batch, hand_of
from engine.core.moves import ADD, OVER, STAY, Act, Formula, Play
from engine.core.rulebook import Game, House, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Slot, Word
from engine.parts.build import Supply, claim_words, every_card, fresh_words, from_hand, named_in, plain, starts_fresh
from engine.parts.deals import deal_hands, one_word_each
from engine.parts.flow import WORD, exhausted, round_the_table, stalled
from engine.parts.options import MOVES_ADD_OVERLAY, common, permitted
from engine.parts.reach import Faces, Ways, changes, fresh, in_hand, in_order, play_of, plays, reads, trading, without
from engine.parts.scores import minus_hand
from engine.parts.trade import trade_up_to


@dataclass(frozen=True)
class Notes:
    """turns: how many turns are over, or were before the set-up; both have opened after two."""

    turns: int


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    moves = permitted(options, "AO")

    def play(turn: Turn, act: Play) -> str:
        plain(act)
        own = next((word for word in turn.table if word.seat == turn.seat), None)
        if own is None:
            word = fresh_words(Supply(turn.hand), act)[0]._replace(seat=turn.seat)
            claim_words(turn, [word])
            turn.arrange(by_seat([*turn.table, word]), taken=from_hand(turn, word.cards))
            turn.score(word.value)
            return WORD
        cross(turn, act, own, moves)
        return WORD

    def reach(house: House, state: State, seat: int) -> Iterator[Act]:
        """A fresh word; or a new own word alone, then with the other leftovers at the rival's word."""
        hand = in_hand(state, seat)
        own = next((word for word in state.table if word.seat == seat), None)
        rival = next((word for word in state.table if word.seat != seat), None)
        if own is None:
            return plays(fresh(house, hand))
        doubled = pairs(own, rival) if rival else {}
        leftovers = tuple([card.letters for place, card in enumerate(own.tops) if place not in doubled])
        new = partial(in_order, house, "own", leftovers, hand, least=0, other_than=own.text)
        if rival is None:
            return plays(new())
        return chain(plays(new()), crossing(house, rival, set(doubled.values()), leftovers, new()))

    def crossing(house: House, rival: Word, fixed: set[int], leftovers: Faces, new: Ways) -> Iterator[Act]:
        for own in new:
            kept = [token.table.letters for token in own.parts[0] if token.table is not None]
            for cross in changes(house, "cross", reads(rival), without(leftovers, kept), moves):
                covers = [token.kind for token in cross.parts[0] if token.table is not None]
                if all(covers[place] == STAY for place in fixed):
                    yield play_of([cross, own])

    return round_the_table(
        deal=deal,
        play=play,
        reach={"play": reach, "trade": trading()},
        trade=trade_up_to(5),
        triggers=lambda turn, outcome: turn.note(turns=turn.notes.turns + 1),
        endings=(somebody_out, exhausted, stalled),
        settle=minus_hand,
    )


def deal(house: House) -> State:
    """Seat 1's word stands first in the table; a single word is that of the seat before the first."""
    state = deal_hands(house, makers=True, most=2)
    words = state.table
    named = [word.seat for word in house.setup.table or ()] if house.setup else []
    if len(words) == 2 and named == [None, None]:
        words = (words[0]._replace(seat=0), words[1]._replace(seat=1))
    one_word_each(words)
    return replace(state, table=by_seat(words), notes=Notes(turns=len(words)))


def by_seat(words: Sequence[Word]) -> tuple[Word, ...]:
    return tuple(sorted(words, key=lambda word: word.seat or 0))


def cross(turn: Turn, act: Play, own: Word, moves: frozenset[str]) -> None:
    if starts_fresh(act):
        refuse("must-use-card:table-word")
    formulas = {formula.target: formula for formula in act.formulas}
    if len(formulas) != len(act.formulas) or not formulas.keys() <= {"cross", "own"} or "own" not in formulas:
        refuse("bad-notation:double-cross")
    rival = next((word for word in turn.table if word.seat != turn.seat), None)
    if rival is None and "cross" in formulas:
        refuse("no-such-word:rival")

    doubled = pairs(own, rival) if rival else {}
    leftovers = Leftovers([card for place, card in enumerate(own.tops) if place not in doubled])
    crossed = doubled_word(own, rival, doubled) if rival else None
    new, used = own_word(formulas["own"], leftovers, Supply(turn.hand))
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


class Leftovers:
    """What is left of the own word; each card is used once.

    The new own word takes its cards first, because it alone needs them in their order.
    """

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards

    def take(self, named: Named, after: int = 0) -> tuple[Card, int]:
        """The first such card from a place on, and the place behind it."""
        for place in range(after, len(self.cards)):
            card = self.cards[place]
            if (card.face, card.letters) == named:
                del self.cards[place]
                return card, place
        refuse("not-on-table:leftover", card=named.face)


def crossed_word(
    rival: Word, doubled: Word, formula: Formula, leftovers: Leftovers, fixed: set[int], moves: frozenset[str]
) -> Word:
    """Leftovers added to the rival's word or laid over it; forced duplicates are written as staying."""
    if len(formula.parts) > 1:
        refuse("move-not-permitted:S")
    places = iter(every_card(rival, named_in(formula)))
    slots: list[Slot] = []
    kept, used = 0, 0
    for token in formula.parts[0]:
        if token.kind == STAY:
            slots.append(doubled.slots[next(places)])
            kept += 1
            continue
        assert token.hand is not None
        card, _ = leftovers.take(token.hand)
        used += 1
        if token.kind == ADD and "A" in moves:
            slots.append((card,))
        elif token.kind == OVER and "O" in moves:
            place = next(places)
            slot = doubled.slots[place]
            if place in fixed or slot[-1].letters == card.letters:
                refuse("move-not-permitted:D")
            slots.append((*slot, card))
        else:
            refuse("move-not-permitted:cross")
    if not kept:
        refuse("nothing-kept", word=rival.text)
    if not used:
        refuse("bad-notation:cross")
    return rival._replace(slots=tuple(slots))


def own_word(formula: Formula, leftovers: Leftovers, supply: Supply) -> tuple[Word, list[Card]]:
    """The new own word and the hand cards in it; leftovers keep their order."""
    if len(formula.parts) > 1:
        refuse("move-not-permitted:S")
    slots: list[Slot] = []
    used: list[Card] = []
    after = 0
    for token in formula.parts[0]:
        if token.kind == STAY:
            assert token.table is not None
            card, after = leftovers.take(token.table, after)
        elif token.kind == ADD:
            assert token.hand is not None
            card = supply.take(token.hand)
            used.append(card)
        else:
            refuse("move-not-permitted:own")
        slots.append((card,))
    return Word(tuple(slots)), used


def somebody_out(turn: Turn) -> str | None:
    """Somebody's hand and the deck are empty, after both have opened."""
    state = turn.state
    out = any(not state.seats[seat].hand for seat in state.playing)
    return "went-out" if out and not state.deck and state.notes.turns >= 2 else None


GAME = Game("double-cross", "Double Cross", (2, 2), LETTER_DECK, common(2, MOVES_ADD_OVERLAY), rules)
