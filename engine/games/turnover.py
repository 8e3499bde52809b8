"""Turnover, for 1 to 6 players, with letter cards. Moves: add, overlay, duplicate.

At the start of each turn a card is turned over. The new word must use this card, and may use other hand cards. It is
either a fresh word, which replaces the word on the table, or a change of that word. The word scores its visible value
less the values of duplicates laid in this turn. The same word, doubled or laid afresh, scores nothing. A player who
can't play passes or trades up to five cards; in both cases the turned card first joins the hand.

The turn in which the last card is turned is an ordinary one. After it every player has one last turn without a turned
card. Unplayed cards are subtracted; the highest score wins. A solo player plays for points.
"""

from engine.core.public_facts import LAST_CARD, table_marks
from engine.parts.box import ONCE_OR_ALWAYS, OUR_TRADE, Options, letter_game, permitted, permitting, trade_is_optional
from engine.parts.counting import score_words, values
from engine.parts.deals import deal_hands, words_lying
from engine.parts.declared import fresh_or_change, made_by
from engine.parts.flow import PASS, WORD, Rulebook, minus_hand, round_the_table, trade_up_to
from engine.parts.flow.endings import last_turn_over
from engine.parts.flow.usual import announced_by
from engine.parts.table import Play, Turn
from engine.parts.turned import turn_one_over, turned_facts, turned_to_hand


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    moves = permitted(options)

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act).claim(turn)
        doubled = new.doubled
        score_words(
            turn, new.scoring(turn), lambda word: (values([card for card in word.tops if card not in doubled]),)
        )
        new.lay(turn)
        return WORD

    def passing(turn: Turn, act: object) -> str:
        turned_to_hand(turn)
        return PASS

    return round_the_table(
        deal=lambda house: deal_hands(house, most=words_lying(moves), keys=("turned",)),
        places=frozenset({"deck", "dead", "turned"}),
        plays=fresh_or_change(moves),
        play=play,
        passing=passing,
        trade=trade_up_to(5, first=turned_to_hand),
        begin=begin,
        endings=(last_turns,),
        facts=turned_facts,
        settle=minus_hand,
        result=(lambda state: state.seats[0].score) if players == 1 else None,
    )


def begin(turn: Turn) -> None:
    """Turns a card over. If the turn before was lost, its turned card is still there, so no other card is turned."""
    state = turn.state
    if state.lasts is None:
        turn_one_over(turn)
        if turn.state.turned is None:  # in a game that begins without a deck, all turns are last turns
            turn.mark(lasts=state.playing)


@announced_by(lambda state: () if state.deck else table_marks(LAST_CARD))
def last_turns(turn: Turn) -> str | None:
    """Ends the game when the deck is used up and after that each player has had one last turn."""
    state = turn.state
    if state.lasts is not None:
        return last_turn_over(turn, state.lasts, "last-turns")
    if not state.deck and state.turned is None:
        turn.mark(lasts=state.playing)
    return None


GAME = letter_game("turnover", "Turnover", (1, 6), rules, (permitting("AOD"), OUR_TRADE, ONCE_OR_ALWAYS))
