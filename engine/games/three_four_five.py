"""3-4-5, for 2 to 4 players, with letter cards. Moves: add, overlay, give and take.

On an empty table a player lays a fresh word of exactly three letters and draws one card. Still in the same turn, the
player changes the word to exactly four letters, draws two cards and changes it to exactly five letters. Then the player
wins all its cards, covered ones too, the hand is drawn up to ten and the next player begins.

A player who can't go on passes, and the next player takes over the word as it is; nobody draws for taking over. A
player who can't start may trade up to five cards. When all have passed in a row on the same word, its cards are
shuffled into the deck or, as an option, are dead. The second time in a row without a finished sequence they are dead in
any case. The next player then starts with a fresh word. When the deck is empty and everybody has passed the game is
over, and the cards on the table count for nobody. A turn lost to a challenge does not count as a pass.

Each card won counts one; most cards win. Marked Value: the cards count their values, less the values of those left in
the hand.
"""

from engine.parts.box import (
    ONE_WORD,
    OUR_TRADE,
    STUCK,
    Option,
    Options,
    Traits,
    Weights,
    letter_game,
    permitted,
    permitting,
    trade_is_optional,
)
from engine.parts.clearing import Stuck, all_failed, clear_if_stuck, clear_stuck_table, stuck_facts
from engine.parts.counting import values
from engine.parts.deals import deal_hands
from engine.parts.declared import Change, Fresh, Plays, made_by
from engine.parts.flow import AGAIN, PASS, WORD, Rulebook, keep_scores, minus_hand, round_the_table, usual_verbs
from engine.parts.table import House, Play, State, Turn, Word, cards_of, won_by

SCORING = Option("scoring", "choice", "cards", ("cards", "values"))
DRAW_AFTER = {3: 1, 4: 2}  # for each length of a word, the number of cards that the player draws after laying it
WON_AT = 5  # a word with this number of letters is finished, and its cards are won


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    longer = Change(permitted(options), most=1, longer_by=1, gone_at=WON_AT)

    def play(turn: Turn, act: Play) -> str:
        return go_on(turn, made_by(turn, act).claim(turn).lay(turn).word)

    def go_on(turn: Turn, word: Word) -> str:
        """Continues after a new word: the player draws cards and must make the word longer or, after a word of five
        letters, wins the cards of the word."""
        length = len(word.text)
        if length < WON_AT:
            turn.note(failed=())
            turn.draw(turn.seat, DRAW_AFTER[length])
            return AGAIN
        won = cards_of(turn.table)
        turn.clear_table(won_by(turn.seat))
        if options["scoring"] == "values":
            turn.count([values(won)])
        else:
            turn.score(len(won))
        turn.note(clearings=0)
        return WORD

    return round_the_table(
        deal=lambda house: deal_hands(house, notes=Stuck()),
        places=frozenset({"deck", "dead", "won"}),
        leaves=True,
        plays=Plays(
            opening=(Fresh(letters_exactly=3),),  # a fresh word of exactly three letters
            later=(longer,),  # a change to exactly four letters, then one to exactly five
        ),
        play=play,
        verbs=verbs,
        round_end=clear_stuck_table(PASS),
        endings=(all_failed,),
        after_resigning=clear_if_stuck,
        facts=stuck_facts,
        settle=minus_hand if options["scoring"] == "values" else keep_scores,
        counts="points" if options["scoring"] == "values" else "cards",
    )


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    """The verbs of a seat: `play` and `pass` and, on an empty table, also `trade`."""
    return usual_verbs(house, state, seat) if not state.table else ("play", "pass")


OPTIONS = (permitting("AOG", among=ONE_WORD), STUCK, OUR_TRADE, SCORING)
VARIATIONS = {"Marked Value": {"scoring": "values"}}
TRAITS = Traits(Weights(card=6, step=30))
GAME = letter_game("3-4-5", "3-4-5", (2, 4), rules, OPTIONS, VARIATIONS, TRAITS)
