"""5 to 5, for 1 to 4 players, with letter cards. Moves: overlay, duplicate.

The first word has five letters, and so has every word after it: cards are laid over the word on the table, on other
letters or on the same ones, and at least one card stays uncovered.

Scored: each word counts its visible value, an unchanged word nothing; it ends when the deck is empty and everybody has
passed, or after one full round of passes; unplayed cards are subtracted and the highest score wins. Knockout: who
cannot play is out, the last one in wins, and who lays the last card with the deck empty wins at once. Alone one plays
until nothing goes any more: it is won when deck and hand are empty, and the result is the number of cards left.

Nobody trades once a word lies; alone one may agree on some trades.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.cards import LETTER_DECK
from engine.core.moves import Play
from engine.core.patterns import Change, Fresh, Plays
from engine.core.rulebook import Game, Rulebook, Variation
from engine.core.traits import Traits, Weights
from engine.core.turn import Turn
from engine.parts.deals import deal_hands
from engine.parts.declared import made_by
from engine.parts.flow.endings import exhausted, gave_up_once_opened, last_one_in, went_out
from engine.parts.flow.rulebook import round_the_table
from engine.parts.flow.usual import WORD, Ending, opening_trades_only
from engine.parts.modes import Traded, count_it, mode_of, trades_as_agreed
from engine.parts.options import ONCE_OR_ALWAYS, ONE_WORD, SCORED_OR_KNOCKOUT, common, permitted, permitting, trades
from engine.parts.scores import keep_scores, minus_hand
from engine.parts.trade import trade_up_to


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    moves = permitted(options)
    mode = mode_of(options, players)
    scored = not mode.alone and not mode.knockout

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act).claim(turn)
        if scored:
            turn.score(sum(word.value for word in new.scoring(turn)))
        new.lay(turn)
        return WORD

    endings: tuple[Ending, ...] = (exhausted, round_of_passes)
    if not scored:
        endings = (went_out, gave_up_once_opened if mode.alone else last_one_in, exhausted)
    return round_the_table(
        deal=lambda house: deal_hands(house, notes=Traded()),
        places=frozenset({"deck"}),
        plays=Plays((Fresh(letters=5),), (Change(moves, words=1, letters=5),)),
        play=play,
        passing=mode.passing,
        trade=trade_up_to(5, first=count_it),
        verbs=trades_as_agreed if mode.alone else opening_trades_only,
        endings=endings,
        settle=minus_hand if scored else keep_scores,
        winners=mode.winners,
        result=mode.result,
    )


def round_of_passes(turn: Turn) -> str | None:
    """After a full round of passes nothing can change any more."""
    return "passed" if turn.state.opened and turn.state.passes >= len(turn.state.playing) else None


GAME = Game(
    "5-to-5",
    "5 to 5",
    (1, 4),
    LETTER_DECK,
    common(4, permitting("OD", among=ONE_WORD), SCORED_OR_KNOCKOUT, trades(0), ONCE_OR_ALWAYS),
    rules,
    (Variation("Knockout", {"mode": "knockout"}),),
    Traits(Weights(card=3), long=True),
)
