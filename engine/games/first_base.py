"""First Base, for one player, with letter cards. Moves: add, overlay, duplicate.

Lay a fresh word. From then on every turn begins with the last slot of the word: it moves whole before the first
letter, or on top of it, the stack on the first stack. Then at least one hand card is added, laid over or doubled so
that a new word results that begins with the moved letter. The moved letter counts as the card that is kept; it may be
doubled, and then another must stay, but nothing else may cover it or go before it.

It is won when deck and hand are empty; the result is the number of cards left. A pass gives up, before the first word
too. Before that word up to five cards may be traded, and after it as often as was agreed.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.cards import LETTER_DECK
from engine.core.moves import ADD, STAY, Act, Formula, Play
from engine.core.patterns import Fresh, Plays, Round
from engine.core.rulebook import Game, House, Rulebook
from engine.core.state import State
from engine.core.traits import Traits, Weights
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word, moved_round
from engine.parts.deals import deal_hands
from engine.parts.declared import made_by
from engine.parts.flow.endings import cards_left, gave_up, went_out, winner_alone
from engine.parts.flow.rulebook import round_the_table
from engine.parts.flow.usual import WORD
from engine.parts.modes import Traded, count_it, trades_as_agreed
from engine.parts.options import ONE_WORD, common, permitted, permitting, trades
from engine.parts.reach.changes import changes
from engine.parts.reach.fresh import fresh
from engine.parts.reach.ways import in_hand, plays, reads
from engine.parts.trade import trade_up_to
from engine.parts.words.changes import change_word, check_change
from engine.parts.words.fresh import Supply, claim_words, no_fresh_word, plain
from engine.parts.words.laying import lay_changes
from engine.parts.words.naming import every_card


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    moves = permitted(options)

    def play(turn: Turn, act: Play) -> str:
        if not turn.table:
            made_by(turn, act).claim(turn).lay(turn)
            return WORD
        plain(act)
        supply = Supply(turn.hand)
        no_fresh_word(supply, act.formulas[0])
        if len(act.formulas) > 1:
            refuse("move-not-permitted:words", most=1)
        formula, old = act.formulas[0], turn.table[0]
        if formula.target not in ("before", "top"):
            refuse("bad-notation:first-base")
        moved = moved_round(old, formula.target)
        places = every_card(moved, formula.from_table)
        change = change_word(supply, formula, 0, moved, places, moves)
        begins_with_moved(moved, formula)
        check_change(change)
        if change.word.text == old.text:
            refuse("unchanged", word=old.text)
        claim_words(turn, [change.word])
        lay_changes(turn, [change])
        return WORD

    def reach(house: House, state: State, seat: int) -> Iterator[Act]:
        hand = in_hand(state, seat)
        if not state.table:
            return plays(fresh(house, hand))
        moved = [(place, reads(moved_round(state.table[0], place))) for place in ("before", "top")]
        return plays(*[changes(house, place, word, hand, moves, keep_first=True) for place, word in moved])

    return round_the_table(
        deal=lambda house: deal_hands(house, notes=Traded()),
        places=frozenset({"deck"}),
        plays=Plays((Fresh(),), (Round(moves),)),
        play=play,
        reach={"play": reach},
        trade=trade_up_to(5, first=count_it),
        verbs=trades_as_agreed,
        endings=(went_out, gave_up),
        winners=winner_alone,
        result=cards_left,
    )


def begins_with_moved(moved: Word, formula: Formula) -> None:
    """The moved letter comes first: it stays or is doubled."""
    first = formula.parts[0][0]
    letter = moved.slots[0][-1].letters
    doubled = first.hand is not None and first.kind != ADD and first.hand.letters == letter
    if first.kind != STAY and not doubled:
        refuse("ends-must-stay:first", card=letter)


GAME = Game(
    "first-base",
    "First Base",
    (1, 1),
    LETTER_DECK,
    common(1, permitting("AOD", among=ONE_WORD), trades(0)),
    rules,
    traits=Traits(Weights(card=20)),
)
