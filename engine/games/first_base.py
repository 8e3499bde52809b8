"""First Base, for one player, with letter cards. Moves: add, overlay, duplicate.

Lay a fresh word. From then on every turn begins with the last slot of the word. This slot moves, with all its cards,
before the first letter or on top of the first slot. Then at least one hand card is added, laid over or doubled to make
a new word that begins with the moved letter. The moved letter counts as a card that stays. It may be doubled, but then
another card must stay. Nothing else may cover it or go before it.

You win when deck and hand are empty; the result is the number of cards left. A pass gives up the game, even before the
first word. Before the first word you may trade up to five cards; after it you may trade as often as was agreed.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.patterns import Round
from engine.core.words import moved_round
from engine.parts.box import (
    ONE_WORD,
    OUR_TRADE,
    Options,
    Traits,
    Weights,
    letter_game,
    permitted,
    permitting,
    trade_is_optional,
    trades,
)
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Made, Plays, made_by
from engine.parts.flow import WORD, Rulebook, round_the_table, trade_up_to, went_out
from engine.parts.flow.endings import gave_up
from engine.parts.flow.scores import cards_left, winner_alone
from engine.parts.modes import Traded, alone_facts, count_solo_trade, trades_as_agreed
from engine.parts.reach.changed_words import changes
from engine.parts.reach.faces import in_hand, reads
from engine.parts.reach.fresh_words import fresh
from engine.parts.reach.ways import plays
from engine.parts.table import ADD, STAY, Act, Formula, House, Play, State, Turn, Word, refuse
from engine.parts.words.changes import WordChange, change_word, check_change
from engine.parts.words.fresh import Usable, no_fresh_word, plain
from engine.parts.words.naming import every_card


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    moves = permitted(options)

    def play(turn: Turn, act: Play) -> str:
        new = Made([], [move_round_and_change(turn, act, moves)]) if turn.table else made_by(turn, act)
        new.claim(turn).lay(turn)
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
        trade=trade_up_to(5, first=count_solo_trade),
        verbs=trades_as_agreed,
        endings=(went_out, gave_up),
        winners=winner_alone,
        facts=alone_facts(options, players),
        counts="nothing",
        aim="all-cards",
        result=cards_left,
    )


def move_round_and_change(turn: Turn, act: Play, moves: frozenset[str]) -> WordChange:
    """Moves the last slot to the front, then changes the resulting word."""
    plain(act)
    supply = Usable(turn.hand)
    no_fresh_word(supply, act.formulas[0])
    if len(act.formulas) > 1:
        refuse("move-not-permitted:words", most=1)
    formula, old = act.formulas[0], turn.table[0]
    if formula.target not in ("before", "top"):
        refuse("bad-notation:first-base")
    moved = moved_round(old, formula.target)
    places = every_card(moved, formula.from_table)
    # All checks compare the new word with the word as it was before its last slot moved.
    change = replace(change_word(supply, formula, 0, moved, places, moves), old=old)
    begins_with_moved(moved, formula)
    check_change(change)
    # `check_change` accepts a play of nothing but duplicates, although such a play may leave a word like EEE unchanged.
    if change.word.text == old.text:
        refuse("unchanged", word=old.text)
    return change


def begins_with_moved(moved: Word, formula: Formula) -> None:
    """Refuses a new word whose first letter is not the moved one. The moved letter may be doubled."""
    first = formula.parts[0][0]
    letter = moved.slots[0][-1].letters
    doubled = first.hand is not None and first.kind != ADD and first.hand.letters == letter
    if first.kind != STAY and not doubled:
        refuse("ends-must-stay:first", card=letter)


OPTIONS = (permitting("AOD", among=ONE_WORD), OUR_TRADE, trades(0))
TRAITS = Traits(Weights(card=20))
GAME = letter_game("first-base", "First Base", (1, 1), rules, OPTIONS, traits=TRAITS)
