"""Run the Table, for 2 to 4 players, with letter cards. Moves: add, overlay.

Lay a fresh word. Then draw the top card of the deck and change the word with this card, and with other hand cards if
you like. Go on in this way, card after card, until you stop. The card drawn last then goes to your hand, you win all
the cards on the table, covered ones too, and you draw up to ten. If no card is left to draw, you stop. A player who
can't start trades up to five cards or passes. The player who has won the most cards wins.

Turn and Run: the first card is drawn before the starting word, and the word must use it. If you can't use it, it goes
to your hand and the turn is over, or it goes back on the deck and you trade up to five cards. The values of the cards
won count.

The game is over when the deck is empty at the end of a turn.
"""

from engine.core.public_facts import HAS_LAST_TURN, Fact, marks
from engine.parts.box import (
    ONE_WORD,
    OUR_TRADE,
    Option,
    Options,
    Traits,
    Weights,
    letter_game,
    permitted,
    permitting,
    trade_is_optional,
)
from engine.parts.counting import values
from engine.parts.deals import deal_hands
from engine.parts.declared import Change, Fresh, Plays, made_by
from engine.parts.flow import AGAIN, PASS, STOP, WORD, Rulebook, round_the_table, trade_up_to
from engine.parts.flow.usual import announced_by
from engine.parts.table import House, Play, State, Turn, cards_of, won_by
from engine.parts.turned import put_turned_back, turn_one_over, turned_facts, turned_to_hand

VARIATION = Option("variation", "choice", "plain", ("plain", "turn-and-run"))


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    turn_and_run = options["variation"] == "turn-and-run"

    def play(turn: Turn, act: Play) -> str:
        made_by(turn, act).claim(turn).lay(turn)
        if turn.state.deck:
            turn_one_over(turn)
            return AGAIN
        win_the_table(turn)
        return WORD

    def win_the_table(turn: Turn) -> None:
        cards = cards_of(turn.table)
        turn.clear_table(won_by(turn.seat))
        if turn_and_run:
            turn.count([values(cards)])
        else:
            turn.score(len(cards))

    def stop(turn: Turn, act: object) -> str:
        """Ends the run: the player wins the cards on the table. Before the first word of the run, this counts as a
        pass."""
        turned_to_hand(turn)
        if not turn.table:
            return PASS
        win_the_table(turn)
        return STOP

    def begin(turn: Turn) -> None:
        if turn_and_run or turn.table:
            turn_one_over(turn)

    return round_the_table(
        deal=lambda house: deal_hands(house, keys=("turned",)),
        places=frozenset({"deck", "turned", "won"}),
        plays=Plays((Fresh(),), (Change(permitted(options), most=1, drawn=True),)),
        play=play,
        passing=stop,
        trade=trade_up_to(5, first=put_turned_back),
        others={"stop": stop},
        verbs=verbs,
        begin=begin,
        endings=(deck_is_empty,),
        after_resigning=leave_the_run,
        facts=turned_facts,
        counts="points" if turn_and_run else "cards",
    )


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    if state.table:
        return ("play", "stop", "pass")
    tradable = state.seats[seat].hand and (state.deck or state.turned is not None)
    return ("play", "trade", "pass") if tradable else ("play", "pass")


def near_empty_deck(state: State) -> tuple[Fact, ...]:
    """The public fact that the player to act has the last turn, because drawing cards at its end will use up the deck.
    Empty as long as the deck has more cards."""
    cards = len(state.seats[state.actor].hand) + (state.turned is not None)
    return marks(HAS_LAST_TURN, [state.actor]) if len(state.deck) <= max(10 - cards, 0) else ()


@announced_by(near_empty_deck)
def deck_is_empty(turn: Turn) -> str | None:
    """Ends the game when the deck is used up. The deck does not count as used up while a card from it lies face up for
    the next player, which happens after a lost turn."""
    return "deck-empty" if not turn.state.deck and turn.state.turned is None else None


def leave_the_run(turn: Turn, seat: int) -> None:
    """Clears the table when a player resigns during a run."""
    if turn.state.actor == seat:
        put_turned_back(turn)
        turn.clear_table()


OPTIONS = (permitting("AO", among=ONE_WORD), VARIATION, OUR_TRADE)
VARIATIONS = {"Turn and Run": {"variation": "turn-and-run"}}
TRAITS = Traits(Weights(card=-4, step=40, letter=-10))
GAME = letter_game("run-the-table", "Run the Table", (2, 4), rules, OPTIONS, VARIATIONS, TRAITS)
