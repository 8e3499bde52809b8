"""Last Man Standing, for 1 to 6 players, with letter cards.

The first player lays a fresh word. The last card of the word on the table becomes the first letter of the next word;
the rest of it comes from the hand, and the other table cards leave. Variations: First or Last, where that card begins
or ends the new word, and Anywhere.

Scored: each word counts its value; who cannot play passes or trades up to five cards, which go under the deck. When
all in turn have passed, or all have passed or traded twice in a row, the cards on the table are dead while the deck
lasts, and the next player lays a fresh word. The game ends when a player goes out with the deck empty, or when the deck
is empty and everybody has passed; unplayed cards are subtracted and the highest score wins.

Knockout: who cannot play is out; the last one in wins, and who lays the last card with the deck empty wins at once.
Nobody trades once a word lies, and nothing is cleared.

Alone one may trade five times, or as often as agreed; a pass clears the table, a trade does not. It is won when deck
and hand are empty; the result is the number of cards left.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.cards import LETTER_DECK
from engine.core.moves import Play
from engine.core.patterns import Fresh, Gather, Plays
from engine.core.rulebook import Game, Option, Rulebook, Variation
from engine.core.traits import Traits
from engine.core.turn import Turn
from engine.parts.clearing import Blocked, clear_blocked_table, leave_blocked_table
from engine.parts.deals import deal_hands
from engine.parts.declared import made_by
from engine.parts.flow.endings import exhausted, gave_up_once_opened, last_one_in, went_out
from engine.parts.flow.rulebook import round_the_table
from engine.parts.flow.usual import WORD, Ending, nothing, opening_trades_only, usual_verbs
from engine.parts.modes import Traded, count_it, mode_of, trades_as_agreed
from engine.parts.options import SCORED_OR_KNOCKOUT, common, trades
from engine.parts.scores import keep_scores, minus_hand
from engine.parts.trade import trade_up_to

LINK = Option("link", "choice", "last", ("last", "first-or-last", "anywhere"))


@dataclass(frozen=True)
class Notes(Blocked, Traded):
    """Who has failed since the last word, and the trades made alone since the first word."""


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    mode = mode_of(options, players)
    scored = options["mode"] == "scored"

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act).claim(turn).lay(turn)
        if scored:
            turn.score(new.word.value)
        return WORD

    ends: tuple[Ending, ...] = (went_out,)
    if not scored:
        ends = (went_out, gave_up_once_opened if mode.alone else last_one_in)
    return round_the_table(
        deal=lambda house: deal_hands(house, notes=Notes()),
        plays=Plays((Fresh(),), (Gather(bound="last", place=options["link"], least=0, most=0),)),
        play=play,
        passing=mode.passing,
        trade=trade_up_to(5, under=True, first=count_it),
        verbs=trades_as_agreed if mode.alone else opening_trades_only if mode.knockout else usual_verbs,
        round_end=clear_blocked_table if scored else nothing,
        endings=(*ends, exhausted),
        in_vain=lambda state: not (mode.alone and state.table),  # alone a pass would clear it
        settle=minus_hand if scored else keep_scores,
        winners=mode.winners,
        counts=mode.counts,
        result=mode.result,
        left=leave_blocked_table if scored else nothing,
    )


GAME = Game(
    "last-man-standing",
    "Last Man Standing",
    (1, 6),
    LETTER_DECK,
    common(6, SCORED_OR_KNOCKOUT, LINK, trades(5)),
    rules,
    (
        Variation("First or Last", {"link": "first-or-last"}),
        Variation("Anywhere", {"link": "anywhere"}),
        Variation("Knockout", {"mode": "knockout"}),
    ),
    Traits(long=True),
)
