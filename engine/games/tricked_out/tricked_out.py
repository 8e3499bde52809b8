"""Tricked Out, for 2 to 6 players, with letter cards. Moves: add, overlay, give and take, duplicate.

The leader lays a fresh word. In turn each player changes it with exactly one hand card, or passes and is out of this
trick. When only one player remains, the last one who changed the word wins the trick, or the leader, if nobody changed
it. The winner gets the cards and leads the next trick. Within a trick no word may come back, except by a duplicate. If
the leader can't lead, he or she trades up to five cards or passes, and the next player leads. Most tricks win.

The game ends when the deck is empty and all have passed instead of leading, or when all hands are empty; an unfinished
trick is settled first.

Knockout: one word is changed all game long, and no word may come back, except by a duplicate. Once in the game a player
may trade up to five cards and still try. This trade is in the printed rules; the trade of a leader is this project's
addition. A player who can't play is out of the game; the last one in wins.
"""

from engine.games.tricked_out import tricks
from engine.parts.box import OUR_TRADE, SCORED_OR_KNOCKOUT, Options, Traits, Weights, letter_game, permitted, permitting
from engine.parts.deals import words_lying
from engine.parts.declared import Change, Fresh, Plays, made_by
from engine.parts.flow import Rulebook, round_the_table, trade_up_to_five
from engine.parts.flow.trade import no_trade, without_trade
from engine.parts.flow.usual import STEP, WORD, clockwise, nothing, usual_verbs
from engine.parts.modes import mode_of
from engine.parts.table import House, Play, State, Trade, Turn


def rules(options: Options, players: int) -> Rulebook:
    moves = permitted(options)
    mode = mode_of(options, players)
    knockout, leader_trades = mode.knockout, not no_trade(options)

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act)
        for change in new.changes:
            tricks.no_word_comes_back(turn, change)
        new.claim(turn).lay(turn)
        if new.fresh:
            tricks.lead(turn, new.word.text)
        return WORD

    def trade(turn: Turn, act: Trade) -> str:
        """Carries out a trade. The trade of a leader ends the turn; in a knockout, where each player may trade once, a
        trade does not end the turn."""
        outcome = trade_up_to_five(turn, act)
        if not turn.table:
            return outcome
        turn.note(traded=(*turn.notes.traded, turn.seat))
        return STEP

    def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
        may_trade = (knockout and seat not in state.notes.traded) if state.table else leader_trades
        return usual_verbs(house, state, seat) if may_trade else ("play", "pass")

    book = round_the_table(
        deal=lambda house: tricks.deal(house, most=words_lying(moves)),
        places=frozenset({"deck", "won"}),
        plays=Plays((Fresh(),), (Change(moves, most=1, cards_exactly=1),)),
        play=play,
        passing=mode.passing,
        trade=trade,
        verbs=verbs,
        triggers=nothing if knockout else tricks.out_of_the_trick,
        round_end=nothing if knockout else tricks.winner_leads,
        following=clockwise if knockout else tricks.next_in_trick,
        endings=mode.endings if knockout else (tricks.hands_empty, tricks.all_passed_as_leader),
        winners=mode.winners,
        after_resigning=nothing if knockout else tricks.resigned,
        counts="nothing" if knockout else "tricks",
        aim=mode.aim,
        facts=tricks.knockout_facts if knockout else tricks.facts,
    )
    return book if knockout or leader_trades else without_trade(book)


OPTIONS = (permitting("AOGD"), SCORED_OR_KNOCKOUT, OUR_TRADE)
VARIATIONS = {"Knockout": {"mode": "knockout"}}
TRAITS = Traits(Weights(points=100, rival=100, step=20), long=True)
GAME = letter_game("tricked-out", "Tricked Out", (2, 6), rules, OPTIONS, VARIATIONS, TRAITS)
