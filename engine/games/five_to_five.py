"""5 to 5, for 1 to 4 players, with letter cards. Moves: overlay, duplicate.

The first word has five letters, and so does every later word. Cards are laid over letters of the word on the table,
also over the same letters; at least one card stays uncovered.

Scored: each word scores its visible value; an unchanged word scores nothing. The game ends when the deck is empty and
everybody has passed, or after one full round of passes. Unplayed cards are subtracted; the highest score wins.

Knockout: a player who can't play is out; the last one in wins. A player who lays the last card with the deck empty wins
at once.

A solo player plays until nothing more is possible and wins with deck and hand empty; the result is the number of cards
left.

Nobody may trade once a word is on the table, but a solo player may choose to allow some trades.
"""

from engine.core.player_hints import Traits, Weights
from engine.core.public_facts import ALL_PASS, Fact, table_marks
from engine.core.rulebook import Options
from engine.parts.box import (
    ONCE_OR_ALWAYS,
    ONE_WORD,
    OUR_TRADE,
    SCORED_OR_KNOCKOUT,
    letter_game,
    permitted,
    permitting,
    trade_is_optional,
    trades,
)
from engine.parts.counting import no_points, visible_value
from engine.parts.deals import deal_hands
from engine.parts.declared import Change, Fresh, Plays
from engine.parts.flow import Rulebook, exhausted, keep_scores, minus_hand, round_the_table, trade_up_to
from engine.parts.flow.endings import passed
from engine.parts.flow.usual import announced_by, lay_and_score, opening_trades_only
from engine.parts.modes import Traded, alone_facts, count_solo_trade, mode_of, trades_as_agreed
from engine.parts.table import State, Turn


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    mode = mode_of(options, players)
    scored = not mode.alone and not mode.knockout
    return round_the_table(
        deal=lambda house: deal_hands(house, notes=Traded()),
        places=frozenset({"deck"}),
        plays=Plays((Fresh(letters_exactly=5),), (Change(permitted(options), most=1, letters_exactly=5),)),
        play=lay_and_score(visible_value if scored else no_points),
        passing=mode.passing,
        trade=trade_up_to(5, first=count_solo_trade),
        verbs=trades_as_agreed if mode.alone else opening_trades_only,
        endings=(exhausted, round_of_passes) if scored else mode.endings,
        settle=minus_hand if scored else keep_scores,
        winners=mode.winners,
        facts=alone_facts(options, players),
        counts=mode.counts,
        aim=mode.aim,
        result=mode.result,
    )


def near_round_of_passes(state: State) -> tuple[Fact, ...]:
    """The public facts once somebody has passed: that a full round of passes ends the game, and which seats have
    passed."""
    return (*table_marks(ALL_PASS), *passed(state)) if state.opened and state.passes else ()


@announced_by(near_round_of_passes)
def round_of_passes(turn: Turn) -> str | None:
    """Ends the game after a full round of passes, because the table can't change any more."""
    return "passed" if turn.state.opened and turn.state.passes >= len(turn.state.playing) else None


OPTIONS = (permitting("OD", among=ONE_WORD), SCORED_OR_KNOCKOUT, OUR_TRADE, trades(0), ONCE_OR_ALWAYS)
VARIATIONS = {"Knockout": {"mode": "knockout"}}
TRAITS = Traits(Weights(card=3), long=True, solved=True)
GAME = letter_game("5-to-5", "5 to 5", (1, 4), rules, OPTIONS, VARIATIONS, TRAITS)
