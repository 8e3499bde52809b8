"""Positive-Negative, for 2 to 4 players, with letter cards.

All 120 cards lie in twelve face-down piles of ten. On your turn take any pile and spell as many words from it as you
like, each card once; or none. Their values score at once. The unused cards lie face down, hidden from everybody, until
no pile is left; then their values are subtracted. The highest score wins.

You must take a pile before you can pass. If your time is up before that, you take the first remaining pile and spell
nothing from it.
"""

from collections.abc import Iterator

from engine.core.cards import LETTER_DECK
from engine.core.moves import Take
from engine.core.public_facts import HAS_LAST_TURN, LAST_ROUND, PILES_LEFT, Fact, Number, marks, table_marks
from engine.core.rulebook import Game
from engine.parts.box import WORDS, Options, clocks, first
from engine.parts.counting import score_words
from engine.parts.deals import open_box, piles_of, seats_with, setup_of
from engine.parts.declared import Fresh, Plays, made_by
from engine.parts.flow import PASS, STEP, WORD, Rulebook, nothing, round_the_table
from engine.parts.flow.usual import announced_by
from engine.parts.table import DEAD, Act, House, Play, State, Turn, aside_of, cards_of, hand_of, pile, refuse

PILES, IN_PILE = 12, 10
CHOOSE, SPELL = "choose-pile", "spell"


def rules(options: Options, players: int) -> Rulebook:
    return round_the_table(
        deal=deal,
        places=frozenset({"dead"}),
        leaves=True,
        plays=Plays((Fresh(most=None, rest_costs=True),)),
        play=play,
        trade=None,
        reach={"take": takes},
        passing=passing,
        others={"take": take},
        verbs=lambda house, state, seat: ("take",) if state.phase == CHOOSE else ("play", "pass"),
        refill=nothing,
        endings=(no_pile_left,),
        stalls=False,
        has_nothing=lambda turn: False,
        settle=minus_leftovers,
        phase=CHOOSE,
        facts=lambda state: (Number(PILES_LEFT, sum(1 for cards in state.piles if cards)),),
    )


def deal(house: House) -> State:
    setup, box = setup_of(house, "piles", "scores"), open_box(house)
    seats = seats_with(house, [()] * house.players, setup.scores)
    return box.state(seats=seats, piles=piles_of(house, box, PILES, IN_PILE))


def take(turn: Turn, act: Take) -> str:
    """Gives the player the cards of a pile. The other piles keep their numbers."""
    number = act.pile
    if number is None:
        refuse("bad-notation:pile")
    if number > len(turn.state.piles) or not turn.state.piles[number - 1]:
        refuse("no-such-word:pile", number=number)
    turn.move(turn.state.piles[number - 1], pile(number - 1), hand_of(turn.seat))
    turn.mark(phase=SPELL)
    return STEP


def play(turn: Turn, act: Play) -> str:
    words = made_by(turn, act).claim(turn).words
    turn.move(cards_of(words), hand_of(turn.seat), DEAD)
    score_words(turn, words)
    lay_aside(turn)
    return WORD


def takes(house: House, state: State, seat: int) -> Iterator[Act]:
    return (Take(number, ()) for number, cards in enumerate(state.piles, 1) if cards)


def passing(turn: Turn, act: object) -> str:
    if turn.state.phase == CHOOSE:
        number = next(index for index, cards in enumerate(turn.state.piles) if cards)
        turn.move(turn.state.piles[number], pile(number), hand_of(turn.seat))
    lay_aside(turn)
    return PASS


def lay_aside(turn: Turn) -> None:
    """Puts the unused cards aside, face down, until the end of the game."""
    turn.move(turn.hand, hand_of(turn.seat), aside_of(turn.seat))


def seats_to_come(state: State) -> list[int]:
    """The seats of the remaining turns in order, beginning with the current turn. Leaves out a turn that a seat must
    miss, because the seat does not take a pile in that turn."""
    turns = sum(map(bool, state.piles)) + (state.phase == SPELL)
    skips, seat = [place.skips for place in state.seats], state.actor
    seats: list[int] = []
    while len(seats) < turns:
        if skips[seat]:
            skips[seat] -= 1
        else:
            seats.append(seat)
        seat = state.after(seat)
    return seats


def near_last_pile(state: State) -> tuple[Fact, ...]:
    """The public facts about the last round, in which each player has at most one turn left: that it is the last round,
    and which seats still have a turn."""
    seats = seats_to_come(state)
    if len(set(seats)) < len(seats):
        return ()
    return (*table_marks(LAST_ROUND), *marks(HAS_LAST_TURN, sorted(seats)))


@announced_by(near_last_pile)
def no_pile_left(turn: Turn) -> str | None:
    return "no-pile-left" if not any(turn.state.piles) else None


def minus_leftovers(turn: Turn) -> None:
    for seat in turn.state.playing:
        turn.settle(seat, "aside", turn.state.seats[seat].aside, lambda card: -card.value)


GAME = Game("positive-negative", "Positive-Negative", (2, 4), LETTER_DECK, (WORDS, *clocks(), first(4)), rules)
