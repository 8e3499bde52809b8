"""Take 6, for 2 to 4 players, with letter cards. Moves: add, overlay, give and take.

Every player has an own word: a fresh one of four letters, changed to five on the next turn and to six on the one after
that. Then its cards, covered ones too, are won, one point each, and the next turn starts with four again. The hand is
drawn up each turn.

Who fails, by a pass or by trading up to five cards, leaves the own word open. From then on others may advance an open
word instead of their own, one advance a turn. It stays its owner's, and open until its owner advances it; who makes
the six wins the cards. A player without a word may advance an open one instead of starting.

When all in turn have passed or traded, the cards of all words are shuffled into the deck or, as an option, are dead;
the second time in a row without a finished word they are dead anyway. With an empty deck the game is over. A turn lost
to a challenge opens the own word, but does not count as a failure here. Most cards win.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.cards import LETTER_DECK
from engine.core.moves import Act, Play
from engine.core.patterns import Change, Fresh, Plays
from engine.core.rulebook import Game, House, Rulebook
from engine.core.state import State
from engine.core.traits import Traits, Weights
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.games.take_6.open_words import advance, leave_the_words, open_the_word_of_who_fails
from engine.parts.clearing import Stuck, all_failed, clear_stuck_table
from engine.parts.deals import deal_hands, one_word_each
from engine.parts.declared import made_by
from engine.parts.flow.rulebook import round_the_table
from engine.parts.flow.usual import PASS, TRADE, WORD
from engine.parts.options import ONE_WORD, STUCK, common, permitted, permitting
from engine.parts.reach.changes import changes
from engine.parts.reach.fresh import fresh
from engine.parts.reach.ways import in_hand, numbered, plays, reads
from engine.parts.trade import trade_up_to
from engine.parts.words.changes import starts_fresh
from engine.parts.words.fresh import Supply, fresh_words


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    moves = permitted(options)
    longer = Change(moves, words=1, longer=1)

    def play(turn: Turn, act: Play) -> str:
        if starts_fresh(act) and has_own(turn.state):
            fresh_words(Supply(turn.hand), act)
            refuse("must-use-card:own-word")
        new = made_by(turn, act)
        if new.fresh:
            new.claim(turn).lay(turn, seat=turn.seat)
        else:
            advance(turn, new.changes[0])
        return WORD

    def reach(house: House, state: State, seat: int) -> Iterator[Act]:
        """One letter more for the own word or an open one; without an own word a fresh one, too."""
        hand = in_hand(state, seat)
        ways = [
            changes(house, number, reads(word), hand, moves, letters=len(word.text) + 1)
            for number, word in numbered(state.table)
            if word.open or word.seat == seat
        ]
        if not has_own(state):
            ways.append(fresh(house, hand, letters=4))
        return plays(*ways)

    return round_the_table(
        deal=deal,
        places=frozenset({"deck", "dead", "won"}),
        owns=True,
        plays=Plays((Fresh(letters=4), longer), (longer,), opens=lambda state: not has_own(state)),
        play=play,
        reach={"play": reach},
        trade=trade_up_to(5),
        triggers=open_the_word_of_who_fails,
        round_end=clear_stuck_table(PASS, TRADE),
        endings=(all_failed,),
        left=leave_the_words,
        counts="cards",
    )


def has_own(state: State) -> bool:
    """Has the player whose turn it is a word?"""
    return any(word.seat == state.actor for word in state.table)


def deal(house: House) -> State:
    """Each player has at most one own word."""
    state = deal_hands(house, notes=Stuck(), makers=True, most=house.players)
    one_word_each(state.table)
    return state


GAME = Game(
    "take-6",
    "Take 6",
    (2, 4),
    LETTER_DECK,
    common(4, permitting("AOG", among=ONE_WORD), STUCK),
    rules,
    traits=Traits(Weights(card=8, letter=10)),
)
