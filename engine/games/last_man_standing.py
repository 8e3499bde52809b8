"""Last Man Standing, for 1 to 6 players, with letter cards.

The first player lays a fresh word. The last card of the word on the table becomes the first letter of the next word;
the rest of the new word comes from the hand, and the other table cards leave. Variations: First or Last, in which that
card begins or ends the new word, and Anywhere.

Scored: each word scores its value. A player who can't play passes or trades up to five cards, which go under the deck.
When all have passed in a row, or all have passed or traded twice in a row, the cards on the table are dead if the deck
still has cards, and the next player lays a fresh word. The game ends when a player goes out with the deck empty, or
when the deck is empty and everybody has passed. Unplayed cards are subtracted; the highest score wins.

Knockout: a player who can't play is out; the last one in wins. A player who lays the last card with the deck empty wins
at once. Nobody trades once a word is on the table, and the table is never cleared.

A solo player may trade five times, or as often as agreed; a pass clears the table, a trade does not. The player wins
when deck and hand are empty; the result is the number of cards left.
"""

from dataclasses import dataclass

from engine.parts.box import LONG, SCORED_OR_KNOCKOUT, Option, Options, letter_game, trades
from engine.parts.clearing import Blocked, blocked_facts, clear_blocked_table, clear_if_blocked
from engine.parts.counting import no_points, visible_value
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Gather, Plays
from engine.parts.flow import Rulebook, exhausted, keep_scores, minus_hand, round_the_table, trade_up_to, went_out
from engine.parts.flow.usual import lay_and_score, nothing, opening_trades_only, usual_verbs
from engine.parts.modes import Traded, alone_facts, count_solo_trade, mode_of, trades_as_agreed

LINK = Option("link", "choice", "last", ("last", "first-or-last", "anywhere"))


@dataclass(frozen=True)
class Notes(Blocked, Traded):
    """The notes of Last Man Standing: the seats that have passed or traded since the last word and, for a solo player,
    the number of trades since the first word."""


def rules(options: Options, players: int) -> Rulebook:
    mode = mode_of(options, players)
    scored = options["mode"] == "scored"
    alone = alone_facts(options, players)
    return round_the_table(
        deal=lambda house: deal_hands(house, notes=Notes()),
        plays=Plays((Fresh(),), (Gather(bound="last", place=options["link"], least=0, most=0),)),
        play=lay_and_score(visible_value if scored else no_points),
        passing=mode.passing,
        trade=trade_up_to(5, under=True, first=count_solo_trade),
        verbs=trades_as_agreed if mode.alone else opening_trades_only if mode.knockout else usual_verbs,
        round_end=clear_blocked_table if scored else nothing,
        endings=(went_out, exhausted) if scored else mode.endings,
        # A solo player's pass clears the table if a word is on it, so such a turn does not count towards a standstill.
        in_vain=lambda state: not (mode.alone and state.table),
        settle=minus_hand if scored else keep_scores,
        winners=mode.winners,
        counts=mode.counts,
        aim=mode.aim,
        facts=lambda state: blocked_facts(state) + alone(state),
        result=mode.result,
        after_resigning=clear_if_blocked if scored else nothing,
    )


OPTIONS = (SCORED_OR_KNOCKOUT, LINK, trades(5))
VARIATIONS = {
    "First or Last": {"link": "first-or-last"},
    "Anywhere": {"link": "anywhere"},
    "Knockout": {"mode": "knockout"},
}
GAME = letter_game("last-man-standing", "Last Man Standing", (1, 6), rules, OPTIONS, VARIATIONS, LONG)
