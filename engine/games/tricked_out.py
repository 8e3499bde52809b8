"""Tricked Out, for 2 to 6 players, with letter cards. Moves: add, overlay, give and take, duplicate.

The leader lays a fresh word. In turn each player changes it with exactly one hand card, or passes and is out of this
trick. When only one is left, the last to change the word (or the leader, if nobody followed) wins the trick: the cards
are won and that player leads. Within a trick no word may come back, except by a duplicate. A leader who cannot lead
trades up to five cards or passes, and the next player leads. Most tricks win.

The game ends when the deck is empty and all have passed as leader, or when all hands are empty; a trick that is going
on is settled first.

Knockout: one word runs on and none may come back in the whole game, except by a duplicate. Once in the game a player
may trade up to five cards and still try. Who cannot is out of the game; the last one in wins.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.core.cards import LETTER_DECK
from engine.core.events import won_by
from engine.core.moves import Act, Play, Trade
from engine.core.rulebook import Game, House, Rulebook, Variation
from engine.core.state import State
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.parts.build import Supply, change_of, claim_words, fresh_words, lay_changes, lay_fresh, plain
from engine.parts.deals import deal_hands
from engine.parts.flow import (
    LOST,
    OUT,
    PASS,
    STEP,
    WORD,
    can_trade,
    clockwise,
    exhausted,
    last_one_in,
    nothing,
    out_if_cannot,
    plain_pass,
    round_the_table,
    stalled,
    usual_verbs,
    went_out,
    winners_by_score,
    winners_of_knockout,
)
from engine.parts.options import MOVES, SCORED_OR_KNOCKOUT, common, permitted
from engine.parts.reach import changes, fresh, in_hand, plays, reads, splits, trading
from engine.parts.trade import exchange, trade_up_to


@dataclass(frozen=True)
class Notes:
    """still: the seats in the trick that is going on; the last of them has changed the word last, or led.
    seen: words that may not come back.  traded: knockout, the seats that have had their trade.
    next_leader: who leads after a won trick."""

    still: tuple[int, ...] = ()
    seen: tuple[str, ...] = ()
    traded: tuple[int, ...] = ()
    next_leader: int | None = None


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    moves = permitted(options, "AOGD")
    knockout = options["mode"] == "knockout"
    swap_cards = trade_up_to(5)

    def play(turn: Turn, act: Play) -> str:
        plain(act)
        if not turn.table:
            word = fresh_words(Supply(turn.hand), act)[0]
            claim_words(turn, [word])
            lay_fresh(turn, word)
            turn.note(still=turn.state.playing, seen=(word.text,))
            return WORD
        change = change_of(turn, act, moves)
        if len(change.used) != 1:
            refuse("move-not-permitted:one-card")
        new = [part.text for part in change.parts]
        back = [text for text in new if text in turn.notes.seen]
        if back and not change.duplicates_only:
            refuse("word-repeated", word=back[0])
        claim_words(turn, [part.word for part in change.parts])
        lay_changes(turn, [change])
        turn.note(seen=turn.notes.seen + tuple(text for text in new if text not in back))
        return WORD

    def trade(turn: Turn, act: Trade) -> str:
        """A leader's trade ends the turn; in a knockout the one trade of the game does not."""
        if not turn.table:
            return swap_cards(turn, act)
        if len(act.faces) > 5:
            refuse("cannot-trade:most", most=5)
        exchange(turn, act)
        turn.note(traded=(*turn.notes.traded, turn.seat))
        return STEP

    def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
        if not state.table:
            return usual_verbs(house, state, seat)
        if knockout and seat not in state.notes.traded and can_trade(state, seat):
            return ("play", "trade", "pass")
        return ("play", "pass")

    def reach(house: House, state: State, seat: int) -> Iterator[Act]:
        hand = in_hand(state, seat)
        if not state.table:
            return plays(fresh(house, hand))
        word = reads(state.table[0])
        ones = [(face,) for face in sorted(set(hand))]
        changed = [changes(house, 1, word, one, moves) for one in ones]
        return plays(*changed, *[splits(house, 1, word, one, moves) for one in ones])

    return round_the_table(
        deal=deal,
        play=play,
        reach={"play": reach, "trade": trading()},
        passing=out_if_cannot if knockout else plain_pass,
        trade=trade,
        verbs=verbs,
        triggers=nothing if knockout else out_of_the_trick,
        following=clockwise if knockout else next_in_trick,
        endings=(went_out, last_one_in, exhausted, stalled)
        if knockout
        else (hands_empty, all_passed_as_leader, stalled),
        winners=winners_of_knockout if knockout else winners_by_score,
        left=None if knockout else resigned,
    )


def deal(house: House) -> State:
    state = deal_hands(house, notes=Notes())
    return replace(state, notes=Notes(still=state.playing, seen=tuple([word.text for word in state.table])))


def out_of_the_trick(turn: Turn, outcome: str) -> None:
    """Who passes is out of this trick; the last one left has won it."""
    if turn.table and outcome in (PASS, LOST, OUT):
        leave_the_trick(turn, turn.seat)


def leave_the_trick(turn: Turn, seat: int) -> None:
    still = tuple([other for other in turn.notes.still if other != seat])
    turn.note(still=still)
    if turn.table and len(still) == 1:
        winner = still[0]
        turn.clear_table(won_by(winner))
        turn.win_trick(winner)
        turn.score(1, winner)
        turn.note(still=(), seen=(), next_leader=winner)


def resigned(turn: Turn, seat: int) -> None:
    """If that leaves one in the trick, it is the one whose turn it is, and who leads now."""
    leave_the_trick(turn, seat)
    if turn.notes.next_leader == turn.state.actor:
        turn.note(next_leader=None)
        turn.mark(passes=0)


def next_in_trick(turn: Turn) -> int:
    """The winner of a trick leads; within a trick those who are out of it are passed over."""
    state, notes = turn.state, turn.notes
    if notes.next_leader is not None:
        turn.note(next_leader=None)
        turn.mark(passes=0)
        return int(notes.next_leader)
    if not state.table:
        return state.after(state.actor)
    seat = state.after(state.actor)
    while seat not in notes.still:
        seat = state.after(seat)
    return seat


def hands_empty(turn: Turn) -> str | None:
    """All hands are empty and no trick is going on."""
    state = turn.state
    empty = not any(state.seats[seat].hand for seat in state.playing)
    return "hands-empty" if empty and not state.deck and not state.table else None


def all_passed_as_leader(turn: Turn) -> str | None:
    leading = not turn.table and turn.notes.next_leader is None
    return exhausted(turn) if leading else None


GAME = Game(
    "tricked-out",
    "Tricked Out",
    (2, 6),
    LETTER_DECK,
    common(6, MOVES, SCORED_OR_KNOCKOUT),
    rules,
    (Variation("Knockout", {"mode": "knockout"}),),
)
