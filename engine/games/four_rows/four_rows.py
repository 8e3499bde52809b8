"""Four Rows, for 2 to 6 players, with the cards of Four Rows.

Two players are dealt 14 cards each, three 13, four 12, five 11 and six 10, and four rows begin with one card each. In
each round all players choose a card in secret. The cards are shown, and in the order of the alphabet each player lays
the chosen card before or after one of the rows and names a word of at least three letters that begins with the letters
of that row, with the card in its place. If two cards have the same letter, the holder of the timer goes first, or else
the player who comes first clockwise from the holder. At the start the first player has the timer. Either the timer runs
for every card, or its holder turns it over when that seems necessary.

A player who can't place the card, or whose thirty seconds are up, breaks up the longest row; if several are longest,
the player chooses one. The first half of the row, which is the smaller one, is out of the game; the second half goes to
the player's hand. The card that did not fit begins a new row there, and the player takes the timer. The first empty
hand wins at once.

If words are challenged, the table looks a word up if more than half of all players doubt it, or, of two players, the
other one; a wrong word counts as a failure. A word is open to doubt until the next card is placed. After the last word
of a game, all other players must first answer. Without progress for too long, the player with the fewest cards wins.
"""

from collections.abc import Iterator

from engine.core.cards import FOUR_ROWS_DECK
from engine.core.moves import Choose
from engine.core.patterns import Extend
from engine.core.public_facts import LAST_PLAY, Fact, join_facts, table_marks
from engine.core.rulebook import Game
from engine.games.four_rows import doubts, rows
from engine.games.four_rows.deal import deal
from engine.games.four_rows.ending import close, turn_over
from engine.games.four_rows.placing import PLACED, fail, fails, place, places, time_is_up
from engine.games.four_rows.timer import TIMER, is_turned_by_holder, may_turn, timer_facts, turn_timer
from engine.parts.box import Options, common
from engine.parts.declared import Plays
from engine.parts.flow import Rulebook, chosen_cards
from engine.parts.flow.standstill import standstill_facts
from engine.parts.flow.usual import in_dictionary, nothing, only_seat
from engine.parts.reach.faces import in_hand
from engine.parts.table import Act, House, State, Turn, committed_by, hand_of

CHOSEN = "chosen"
VERBS = {rows.CHOOSE: ("choose",), rows.PLACE: ("place", "fail"), rows.MUST_FAIL: ("fail",)}


def rules(options: Options, players: int) -> Rulebook:
    return Rulebook(
        deal=deal,
        begin=nothing,
        verbs=verbs,
        handlers={
            "choose": choose,
            "place": place,
            "fail": fail,
            "timeout": time_is_up,
            "doubt": doubts.doubt,
            "accept": doubts.accept,
            **({"timer": turn_timer} if is_turned_by_holder(options) else {}),
        },
        after=after,
        actors=actors,
        missed=lambda turn, act: doubts.fail_at_once(turn),
        resigned=somebody_resigned,
        close=close,
        reach={"choose": choices, "place": places, "fail": fails},
        asker=asker,
        asides=asides,
        challenge_failed=nothing,
        undone=nothing,
        is_word=in_dictionary,
        only_aside=frozenset({"timer"}),
        extras=lambda state: {"timer": state.notes.holder + 1, "timer_runs": state.notes.runs},
        facts=join_facts(timer_facts, doubts.facts),
        announced=announced,
        places=frozenset({"committed", "dead"}),
        plays=Plays((Extend(rows.order, rows.ends, rows.fits, rows.longest, rows.halves),)),
        counts="cards-left",
        aim="empty-hand",
        # A round of Four Rows, in which each player places one card, is short. So a standstill ends the game only after
        # ten times the agreed number of rounds.
        patience=lambda state: 10,
    )


# ---- the seats that may act, and their verbs


def actors(state: State) -> tuple[int, ...]:
    if doubts.must_answer(state):
        return doubts.must_answer(state)
    if state.phase == rows.CHOOSE:
        return tuple([seat for seat in state.playing if not state.seats[seat].committed])
    return (state.actor,)


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    return ("accept", "doubt") if doubts.must_answer(state) else VERBS[state.phase]


def asides(house: House, state: State, seat: int) -> tuple[str, ...]:
    """The verbs that a seat may use outside its turn: seats may doubt another player's last word until the next card is
    placed, and the holder of the timer may turn it over."""
    doubt = ("doubt",) if seat in doubts.may_doubt(state) and not doubts.must_answer(state) else ()
    return (*doubt, "timer") if seat in may_turn(house.options, state) else doubt


def asker(state: State, verb: str) -> int | None:
    if verb == "timer":
        return int(state.notes.holder)
    doubting = verb == "doubt" and not doubts.must_answer(state)
    return only_seat(doubts.may_doubt(state) if doubting else actors(state))


def announced(house: House, state: State) -> tuple[Fact, ...]:
    """The public facts that announce the end: a last word that waits for answers, or a standstill that is near. An
    empty hand is not announced in advance, because a single act can empty a hand at any time."""
    last_word = table_marks(LAST_PLAY) if doubts.must_answer(state) else ()
    return (*last_word, *standstill_facts(house, state))


# ---- choosing a card in secret


def choose(turn: Turn, act: Choose) -> str:
    cards = chosen_cards(turn.hand, [act.face])
    turn.secret, turn.brief = True, "choose"
    turn.move(cards, hand_of(turn.seat), committed_by(turn.seat))
    return CHOSEN


def choices(house: House, state: State, seat: int) -> Iterator[Act]:
    return map(Choose, sorted(set(in_hand(state, seat))))


# ---- consequences and resignations


def after(turn: Turn, outcome: str) -> None:
    if outcome == CHOSEN:
        rows.show_if_all_have_chosen(turn)
    elif outcome == doubts.ANSWERED:
        doubts.weigh_doubts(turn)
    elif outcome in (PLACED, doubts.FAILED):
        turn_over(turn, word=outcome == PLACED)


def somebody_resigned(turn: Turn, seat: int) -> None:
    """Lets the game continue after a resignation. If the player who resigned held the timer, the next player takes it.
    The game no longer waits for a card of the player who resigned."""
    if turn.notes.holder == seat:
        turn.note(holder=turn.state.after(seat))
    doubts.remove_from_doubts(turn, seat)
    if turn.state.over:
        return
    if turn.state.phase != rows.CHOOSE and turn.state.actor == seat:
        rows.next_to_place(turn)
    rows.show_if_all_have_chosen(turn)


GAME = Game("four-rows", "Four Rows", (2, 6), FOUR_ROWS_DECK, common(6, TIMER, clock=30), rules)
