"""Profit & Loss, for 2 players, with letter cards.

In each round both players lay a fresh word. The word and its number of cards are hidden until both have laid one; the
players take turns to lay first. The word with more cards wins the trick. The other player may take back from the table
as many cards as he or she played; the winner scores the values of the remaining cards and wins them. Then both draw up
to ten, the winner first. With equal numbers of cards both score and win their own word, and the player who laid first
draws first.

A pass counts as no cards, and so does a wrong word. When one player has passed, the trick is settled at once, and the
player who passed may trade up to five cards or pass again. When both have passed, first one and then the other may
trade. With an empty deck nobody may trade, and the game is over when both pass. Unplayed cards are subtracted; the
highest score wins.

If words are challenged, both look at the words before the trick is settled and accept or challenge the rival's word; a
player whose challenge fails passes the next round, but may challenge the word that the rival lays in it.
"""

from dataclasses import replace

from engine.core.moves import Take
from engine.core.patterns import TakeBack
from engine.core.public_facts import (
    BOTH_PASS,
    HAS_ACTED,
    LAID_NOTHING,
    LEADS,
    MUST_SPEAK,
    TRICKS,
    Fact,
    hidden_words,
    if_any,
    marks,
)
from engine.games.profit_and_loss.trick import ANSWER, LAY, LOOK, TAKE, Notes, answered, may_take, scores, take, takes
from engine.games.profit_and_loss.trick_rounds import (
    accept,
    challenge,
    hide,
    look_on,
    lost_round,
    next_round,
    next_to_lay,
    reveal,
)
from engine.parts.box import OUR_TRADE, Options, Traits, Weights, letter_game, trade_is_optional
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Plays, made_by
from engine.parts.flow import Rulebook, minus_hand, round_the_table, trade_up_to_five
from engine.parts.flow.endings import exhausted, once_deck_is_empty
from engine.parts.flow.usual import PASS, can_trade, nothing
from engine.parts.table import House, Play, State, Trade, Turn, committed_by, hand_of
from engine.parts.words.fresh import long_enough

VERBS = {LAY: ("play", "pass"), LOOK: ("accept", "challenge"), TAKE: ("take",)}


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:

    def trade(turn: Turn, act: Trade) -> str:
        trade_up_to_five(turn, act)
        turn.note(idle=False)
        return answered(turn)

    return round_the_table(
        deal=deal,
        places=frozenset({"committed", "deck", "won"}),
        owns=True,
        leaves=True,
        plays=Plays((Fresh(hidden=True), TakeBack(may_take, scores))),
        play=play,
        reach={"take": takes},
        passing=passing,
        trade=trade,
        others={"take": take, "accept": accept, "challenge": challenge},
        verbs=verbs,
        actors=lambda state: state.notes.looks if state.phase == LOOK else (state.actor,),
        refill=nothing,
        triggers=lost_round,
        following=next_to_lay,
        between=next_round,
        begin=look_on,
        has_nothing=lambda turn: turn.state.phase == LAY and not turn.hand,
        endings=(replace(exhausted, announced=once_deck_is_empty(BOTH_PASS)),),
        settle=minus_hand,
        phase=LAY,
        facts=facts,
    )


def deal(house: House) -> State:
    state = deal_hands(house, most=0)
    return replace(state, notes=Notes(leader=state.actor))


def facts(state: State) -> tuple[Fact, ...]:
    """The public facts of the trick: the hidden words, the leader, the seats that have laid or passed, the seats that
    must still accept or challenge a word, the seats that laid no word, and the tricks won."""
    notes = state.notes
    of_seats = marks(HAS_ACTED, notes.done) + marks(MUST_SPEAK, notes.looks) + marks(LAID_NOTHING, notes.answers)
    tricks = if_any(TRICKS, [seat.tricks for seat in state.seats])
    return hidden_words(notes.hidden) + marks(LEADS, [notes.leader]) + of_seats + tricks


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    if state.phase == ANSWER:
        return ("trade", "pass") if can_trade(state, seat) else ("pass",)
    return VERBS[state.phase]


# ---- both players lay a word


def play(turn: Turn, act: Play) -> str:
    word = made_by(turn, act).word
    long_enough(turn, [word.text])
    if turn.house.words_are_challenged:
        turn.words = (word.text,)  # recorded now, because the rival may challenge the word before the trick is settled
    else:
        turn.claim([word.text])
    turn.move(word.cards, hand_of(turn.seat), committed_by(turn.seat))
    turn.mark(opened=True, worded=True, traded=0)
    turn.note(idle=False)
    return hide(turn) if not turn.notes.done else reveal(turn)


def passing(turn: Turn, act: object) -> str:
    """Carries out a pass. A player who passes instead of laying a word has laid no card in this round. Later in the
    round, a time-out means that the player does not challenge, take cards back, or trade."""
    phase = turn.state.phase
    if phase == LOOK:
        return accept(turn, act)
    if phase == TAKE:
        return take(turn, Take(None, ()))
    if phase == ANSWER:
        return answered(turn)
    turn.note(answers=(*turn.notes.answers, turn.seat))
    if turn.notes.done:
        return reveal(turn)
    turn.note(done=(turn.seat,))
    return PASS


TRAITS = Traits(Weights(letter=30, maker=6))
GAME = letter_game("profit-and-loss", "Profit & Loss", (2, 2), rules, (OUR_TRADE,), traits=TRAITS)
