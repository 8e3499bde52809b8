"""Double Cross, for 2 players, with letter cards.

Each player in turn lays a fresh word and scores it. This is the player's own word. From then on a turn has three parts.
First, every letter of your word that is also in the rival's word moves on top of that letter; the player has no choice.
Equal letters are paired from the left. Second, the rest of your word, the leftovers, may be added to the rival's word
or laid over it; at least one of its letters stays, and a doubled letter counts as staying. Third, you must make a new
own word from leftovers, in their order, and at least one hand card; you may use no leftovers. It must differ from the
old one. The new own word scores, and so does the rival's word if its letters changed. Unused leftovers are dead, and so
are the covered cards of your old word.

A player without a word only lays a fresh one; if the rival has none, the first two parts are left out. A player who
can't play trades up to five cards or passes, and nothing moves.

The game ends when a player goes out with the deck empty, or when the deck is empty and both have passed, but not before
both have had their opening turn. Unplayed cards are subtracted; the highest score wins.
"""

from dataclasses import dataclass, replace

from engine.core.patterns import Cross
from engine.core.public_facts import HAND_USED
from engine.games.double_cross.crossing import by_seat, cross, own_and_rival
from engine.games.double_cross.possible_crossings import likely, possible
from engine.parts.box import OUR_TRADE, Options, letter_game, permitted, permitting, trade_is_optional
from engine.parts.counting import score_words
from engine.parts.deals import deal_hands, one_word_each
from engine.parts.declared import Fresh, Plays, made_by
from engine.parts.flow import WORD, Rulebook, exhausted, minus_hand, round_the_table
from engine.parts.flow.endings import once_deck_is_empty
from engine.parts.flow.usual import announced_by
from engine.parts.table import House, Play, State, Turn
from engine.parts.words.laying import from_hand


@dataclass(frozen=True)
class Notes:
    """The notes of Double Cross: facts that the rules must remember from turn to turn.

    turns: the number of turns that are over; each word of a set-up counts as one turn. After two turns both players
    have had their first turn.
    """

    turns: int


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    moves = permitted(options)

    def play(turn: Turn, act: Play) -> str:
        own, rival = own_and_rival(turn.table, turn.seat)
        if own is None:
            word = made_by(turn, act).claim(turn).word._replace(seat=turn.seat)
            turn.arrange(by_seat([*turn.table, word]), taken=from_hand(turn, word.cards))
            score_words(turn, [word])
        else:
            cross(turn, act, own, rival, moves)
        return WORD

    return round_the_table(
        deal=deal,
        owns=True,
        plays=Plays((Fresh(),), (Cross(moves),), opens=has_no_word),
        play=play,
        reach={"play": possible},
        likely={"play": likely},
        triggers=lambda turn, outcome: turn.note(turns=turn.notes.turns + 1),
        endings=(somebody_out, exhausted),
        settle=minus_hand,
    )


def has_no_word(state: State) -> bool:
    return own_and_rival(state.table, state.actor)[0] is None


def deal(house: House) -> State:
    """Deals the cards. If a set-up names no owners for its words, the first of two words belongs to seat 1, and a
    single word to the seat that does not begin. On the table, the word of seat 1 comes first."""
    state = deal_hands(house, makers=True, most=2)
    words = state.table
    named = [word.seat for word in house.setup.table or ()] if house.setup else []
    if len(words) == 2 and named == [None, None]:
        words = (words[0]._replace(seat=0), words[1]._replace(seat=1))
    one_word_each(words)
    return replace(state, table=by_seat(words), notes=Notes(turns=len(words)))


@announced_by(once_deck_is_empty(HAND_USED))
def somebody_out(turn: Turn) -> str | None:
    """Ends the game when the deck and a hand are empty and both players have had their first turn."""
    state = turn.state
    out = any(not state.seats[seat].hand for seat in state.playing)
    return "went-out" if out and not state.deck and state.notes.turns >= 2 else None


GAME = letter_game("double-cross", "Double Cross", (2, 2), rules, (permitting("AO", among="AO"), OUR_TRADE))
