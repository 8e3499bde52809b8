"""5 to 5, for 1 to 4 players, with letter cards. Moves: overlay, duplicate.

The first word has five letters, and so has every word after it: cards are laid over the word on the table, on other
letters or on the same ones, and at least one card stays uncovered.

Scored: each word counts its visible value, an unchanged word nothing; it ends when the deck is empty and everybody has
passed, or after one full round of passes; unplayed cards are subtracted and the highest score wins. Knockout: who
cannot play is out, the last one in wins, and who lays the last card with the deck empty wins at once. Alone one plays
until nothing goes any more: it is won when deck and hand are empty, and the result is the number of cards left.

Nobody trades once a word lies; alone one may agree on some trades.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.cards import LETTER_DECK
from engine.core.moves import Act, Play, Trade
from engine.core.rulebook import Game, House, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.parts.build import (
    Supply,
    change_of,
    claim_words,
    exact_length,
    fresh_words,
    lay_changes,
    lay_fresh,
    plain,
)
from engine.parts.deals import deal_hands
from engine.parts.flow import (
    WORD,
    Ending,
    cards_left,
    exhausted,
    given_up,
    last_one_in,
    opening_trades_only,
    out_if_cannot,
    plain_pass,
    round_the_table,
    stalled,
    went_out,
    winner_alone,
    winners_by_score,
    winners_of_knockout,
)
from engine.parts.options import MOVES_OF_ONE_WORD, SCORED_OR_KNOCKOUT, common, permitted, trades
from engine.parts.reach import changes, fresh, in_hand, plays, reads, trading
from engine.parts.scores import keep_scores, minus_hand
from engine.parts.trade import trade_up_to


@dataclass(frozen=True)
class Notes:
    """Trades made alone since the first word."""

    traded: int = 0


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    moves = permitted(options, "OD")
    alone = players == 1
    knockout = options["mode"] == "knockout" and not alone
    scored = not knockout and not alone
    swap_cards = trade_up_to(5)

    def play(turn: Turn, act: Play) -> str:
        plain(act)
        if not turn.table:
            word = fresh_words(Supply(turn.hand), act)[0]
            exact_length(word, 5)
            claim_words(turn, [word])
            lay_fresh(turn, word)
            points = word.value
        else:
            change = change_of(turn, act, moves)
            word = change.word.word
            exact_length(word, 5)
            claim_words(turn, [word])
            lay_changes(turn, [change])
            points = 0 if change.unchanged else word.value
        if scored:
            turn.score(points)
        return WORD

    def trade(turn: Turn, act: Trade) -> str:
        if turn.state.opened:
            turn.note(traded=turn.notes.traded + 1)
        return swap_cards(turn, act)

    def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
        usual = opening_trades_only(house, state, seat)
        left = alone and state.opened and state.notes.traded < options["trades"] and bool(state.deck)
        return ("play", "trade", "pass") if left else usual

    def reach(house: House, state: State, seat: int) -> Iterator[Act]:
        hand = in_hand(state, seat)
        if not state.table:
            return plays(fresh(house, hand, letters=5))
        return plays(changes(house, 1, reads(state.table[0]), hand, moves, letters=5))

    endings: tuple[Ending, ...] = (exhausted, round_of_passes, stalled)
    if alone:
        endings = (went_out, given_up, exhausted, stalled)
    elif knockout:
        endings = (went_out, last_one_in, exhausted, stalled)
    return round_the_table(
        deal=lambda house: deal_hands(house, notes=Notes()),
        play=play,
        reach={"play": reach, "trade": trading()},
        passing=out_if_cannot if knockout else plain_pass,
        trade=trade,
        verbs=verbs,
        endings=endings,
        settle=minus_hand if scored else keep_scores,
        winners=winner_alone if alone else winners_of_knockout if knockout else winners_by_score,
        result=cards_left if alone else None,
    )


def round_of_passes(turn: Turn) -> str | None:
    """After a full round of passes nothing can change any more."""
    return "passed" if turn.state.opened and turn.state.passes >= len(turn.state.playing) else None


GAME = Game(
    "5-to-5",
    "5 to 5",
    (1, 4),
    LETTER_DECK,
    common(4, MOVES_OF_ONE_WORD, SCORED_OR_KNOCKOUT, trades(0)),
    rules,
)
