"""Take 6, for 2 to 4 players, with letter cards. Moves: add, overlay, give and take.

Every player has one word. It begins as a fresh word of four letters, is changed to five letters on the next turn and to
six on the turn after that. Its player then wins its cards, covered ones too, for one point each, and starts with four
letters again on the next turn. The hand is drawn up each turn.

A player who fails, by a pass or by trading up to five cards, leaves his or her word open. From then on other players
may make an open word one letter longer instead of their own word; one word in each turn. The word still belongs to its
owner, and stays open until its owner makes it longer. The player who makes the six letters wins the cards. A player
without a word may continue an open one instead of starting.

When all have passed or traded in a row, the cards of all words are shuffled into the deck or, as an option, are dead.
The second time in a row without a finished word they are dead in any case. With an empty deck the game is over. A turn
lost to a challenge opens the player's word, but does not count as a failure here. Most cards win.
"""

from engine.core.public_facts import OPEN, About, Fact, Marker
from engine.parts.box import (
    ONE_WORD,
    OUR_TRADE,
    STUCK,
    Options,
    Traits,
    Weights,
    letter_game,
    permitted,
    permitting,
    trade_is_optional,
)
from engine.parts.clearing import Stuck, all_failed, clear_if_stuck, clear_stuck_table, stuck_facts
from engine.parts.deals import deal_hands, one_word_each
from engine.parts.declared import Change, Fresh, Made, Plays, made_by
from engine.parts.flow import LOST, PASS, TRADE, WORD, Rulebook, round_the_table
from engine.parts.table import Batch, House, Play, State, Turn, Word, hand_of, won_by
from engine.parts.words.fresh import Usable, claim_words, no_fresh_word
from engine.parts.words.laying import from_hand

WON_AT = 6  # a word with this number of letters is finished, and its cards are won


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    longer = Change(permitted(options), most=1, longer_by=1, gone_at=WON_AT, open_to=own_or_open)

    def play(turn: Turn, act: Play) -> str:
        if has_own(turn.state):
            no_fresh_word(Usable(turn.hand), act.formulas[0], "must-use-card:own-word")
        new = made_by(turn, act)
        if new.fresh:
            new.claim(turn).lay(turn, seat=turn.seat)
        else:
            advance(turn, new)
        return WORD

    return round_the_table(
        deal=deal,
        places=frozenset({"deck", "dead", "won"}),
        owns=True,
        leaves=True,
        plays=Plays((Fresh(letters_exactly=4), longer), (longer,), opens=lambda state: not has_own(state)),
        play=play,
        triggers=open_word_after_failure,
        round_end=clear_stuck_table(PASS, TRADE),
        endings=(all_failed,),
        after_resigning=leave_the_words,
        facts=lambda state: open_words(state) + stuck_facts(state),
        counts="cards",
    )


def has_own(state: State) -> bool:
    """Returns whether the player to act has a word of his or her own on the table."""
    return any(word.seat == state.actor for word in state.table)


def own_or_open(word: Word, seat: int) -> bool:
    return word.open or word.seat == seat


def open_words(state: State) -> tuple[Fact, ...]:
    """For each word that players other than its owner may continue, a public fact that marks the word. A word of a
    player who has resigned belongs to nobody."""
    return tuple([Marker(OPEN, About("word", place)) for place, word in enumerate(state.table) if word.open])


def deal(house: House) -> State:
    """Deals the cards. A set-up may give each player at most one word."""
    state = deal_hands(house, notes=Stuck(), makers=True, most=house.players)
    one_word_each(state.table)
    return state


def advance(turn: Turn, new: Made) -> None:
    """Replaces a word by a new one that is one letter longer. If the owner of an open word made it longer, closes the
    word to other players. Gives the cards of a word of six letters to the player who made it."""
    change = new.changes[0]
    old = change.old
    word = Word(change.word.slots, old.seat, open=old.open and old.seat != turn.seat)
    claim_words(turn, [word])
    table = [word if index == change.index else other for index, other in enumerate(turn.table)]
    turn.arrange(table, taken=from_hand(turn, change.used), given=[Batch(hand_of(turn.seat), change.taken)])
    if len(word.text) == WON_AT:
        rest = [other for other in turn.table if other is not word]
        turn.arrange(rest, given=[Batch(won_by(turn.seat), word.cards)])
        turn.score(len(word.cards))
        turn.note(clearings=0)


def open_word_after_failure(turn: Turn, outcome: str) -> None:
    if outcome in (PASS, TRADE, LOST):
        open_the_word(turn, turn.seat)


def open_the_word(turn: Turn, seat: int) -> None:
    if any(word.seat == seat and not word.open for word in turn.table):
        turn.arrange([word._replace(open=True) if word.seat == seat else word for word in turn.table])


def leave_the_words(turn: Turn, seat: int) -> None:
    """Lets other players continue the word of a player who resigned, and clears the table if all of these players have
    failed."""
    open_the_word(turn, seat)
    clear_if_stuck(turn)


TRAITS = Traits(Weights(card=8, letter=10))
OPTIONS = (permitting("AOG", among=ONE_WORD), STUCK, OUR_TRADE)
GAME = letter_game("take-6", "Take 6", (2, 4), rules, OPTIONS, traits=TRAITS)
