"""The Starter game, for 2 to 4 players, with the Full Deck.

Eight piles of five cards each lie face up (piles of seven cards for three players, of nine for four). A turn is one
fresh word from the eight upturned cards, or play-ons with upturned cards on any words on the table, or both. In a
play-on all cards of the word stay, in any order. The changed word is now yours, whoever owned it before. After the turn
each pile whose card was used turns up its next card. The rules on S and ES are those of Full Deck.

When all have passed in a row, each upturned card goes under its pile, and the piles turn up their next cards. A second
round of passes in a row ends the game; if no pile has a second card, the first round of passes ends it. The game also
ends when the piles are used up. The player with the most cards in own words wins.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.cards import FULL_DECK
from engine.core.patterns import PlayOns
from engine.core.public_facts import ALL_PASS, PILES_TURNED, PILES_USED, Fact, table_marks
from engine.core.rulebook import Game
from engine.games.full_deck.allowed import ADVANCED, claim_allowed
from engine.games.full_deck.play_ons import cards_laid, plays_of, table_after
from engine.games.full_deck.possible_plays import words_and_play_ons
from engine.games.full_deck.read_now import VARIABLE
from engine.parts.box import WORDS, Options, Traits, clocks, first
from engine.parts.deals import open_box, piles_of, seats_with, setup_of, table_words
from engine.parts.declared import Fresh, Plays
from engine.parts.flow import WORD, Rulebook, nothing, round_the_table
from engine.parts.flow.endings import passed
from engine.parts.flow.usual import announced_by
from engine.parts.reach.faces import faces
from engine.parts.table import Act, Batch, House, Play, State, Turn, Word, pile
from engine.parts.words.fresh import Usable, plain

PILES = 8
IN_PILE = {2: 5, 3: 7, 4: 9}


@dataclass(frozen=True)
class Notes:
    """The notes of the Starter game: facts that the rules must remember from turn to turn.

    turned: whether all have passed since the last word, so that the piles have turned up their next cards.
    """

    turned: bool = False


def rules(options: Options, players: int) -> Rulebook:
    return round_the_table(
        deal=deal,
        places=frozenset(),
        owns=True,
        plays=Plays((PlayOns(), Fresh())),
        play=play,
        trade=None,
        reach={"play": reach},
        verbs=lambda house, state, seat: ("play", "pass"),
        refill=nothing,
        endings=(piles_used_up, all_passed),
        stalls=False,
        has_nothing=lambda turn: False,
        counts="cards",
        aim="own-words",
        facts=piles_facts,
    )


def piles_facts(state: State) -> tuple[Fact, ...]:
    """The public fact that another round of passes ends the game; empty before the piles have turned up their next
    cards."""
    return table_marks(PILES_TURNED) if state.notes.turned else ()


def deal(house: House) -> State:
    setup, box = setup_of(house, "piles", "table"), open_box(house)
    table = table_words(house, box, setup.table or (), makers=True)
    return box.state(
        seats=seats_with(house, [()] * house.players, own_cards(table, house.players)),
        piles=piles_of(house, box, PILES, IN_PILE[house.players]),
        piles_show=True,
        table=table,
        notes=Notes(),
        opened=bool(table),
    )


def play(turn: Turn, act: Play) -> str:
    plain(act)
    upturned = [cards[0] for cards in turn.state.piles if cards]
    play_ons, fresh = plays_of(turn, act, Usable(upturned, "not-in-hand:upturned"))
    claim_allowed(turn, play_ons, fresh)

    used = {card.id for card in cards_laid(play_ons, fresh)}
    tops = [(n, cards[:1]) for n, cards in enumerate(turn.state.piles) if cards and cards[0].id in used]
    table = table_after(turn.table, play_ons, fresh, seat=turn.seat)
    turn.arrange(table, taken=[Batch(pile(number), top) for number, top in tops])
    count_own_words(turn)
    turn.note(turned=False)
    return WORD


def reach(house: House, state: State, seat: int) -> Iterator[Act]:
    return words_and_play_ons(house, state.table, faces([cards[0] for cards in state.piles if cards]))


def count_own_words(turn: Turn) -> None:
    """Sets each score to the number of cards in the seat's own words."""
    seats = turn.state.seats
    for seat, cards in enumerate(own_cards(turn.table, len(seats))):
        turn.score(cards - seats[seat].score, seat)


def own_cards(table: Sequence[Word], players: int) -> tuple[int, ...]:
    return tuple([sum(len(word.cards) for word in table if word.seat == seat) for seat in range(players)])


def no_second_card(state: State) -> bool:
    """Returns whether every pile has at most one card."""
    return all(len(cards) < 2 for cards in state.piles)


@announced_by(lambda state: table_marks(PILES_USED) if no_second_card(state) else ())
def piles_used_up(turn: Turn) -> str | None:
    return "piles-used-up" if not any(turn.state.piles) else None


def near_last_pass(state: State) -> tuple[Fact, ...]:
    """The public facts once a round of passes would end the game: that such a round ends the game, unless `piles_facts`
    already states this, and which seats have passed."""
    if not (state.notes.turned or no_second_card(state)):
        return ()
    return (*(() if state.notes.turned else table_marks(ALL_PASS)), *passed(state))


@announced_by(near_last_pass)
def all_passed(turn: Turn) -> str | None:
    """Ends the game when all have passed. The first time, lets the piles turn up their next cards instead, if there are
    any."""
    if turn.state.passes < len(turn.state.playing):
        return None
    if turn.notes.turned or no_second_card(turn.state):
        return "passed"
    for number, cards in enumerate(turn.state.piles):
        turn.move(cards[1:], pile(number), pile(number))  # puts the upturned card under the others
    turn.note(turned=True)
    turn.mark(passes=0)
    return None


GAME = Game(
    "starter",
    "Starter",
    (2, 4),
    FULL_DECK,
    (WORDS, *clocks(), first(4), ADVANCED, VARIABLE),
    rules,
    traits=Traits(long=True),
)
