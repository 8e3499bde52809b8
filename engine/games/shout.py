"""Shout!, for 2 to 8 players, with the Shout! deck: single letters, letter pairs and two wild cards.

A dealer lays out card after card, face up. Whoever sees a word of at least three cards shouts it. If it is right, the
shouter wins those cards. If it is wrong, every other player gets a card from the deck, clockwise from the dealer's
left while it lasts, and the shouter may not shout again until the next card; after the last card not again in this
round. Letter pairs stay together in their order; a wild card is any one letter.

When all is dealt and nobody shouts any more the dealer closes the round; cards left count for nobody. Most cards won
make a point, each of those who tie has one, and a round in which nobody won a card gives none. There are as many
rounds as players, and the deal passes to the left. Most points win.

It can be agreed that words need more than three letters, and that the winner of a round needs one letter more from
then on. Where words are challenged, a shout counts until somebody challenges it before the next card or shout; whose
challenge fails may not shout until the next card. A shout that closes the round waits until all have spoken.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.cards import SHOUT_DECK
from engine.core.events import DECK, ROW, won_by
from engine.core.moves import Act, Shout, Simple
from engine.core.rulebook import Game, House, Option, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.parts.build import SHORTEST
from engine.parts.deals import NO_SETUP, check_keys, open_box, seats_with
from engine.parts.flow import in_dictionary, must_wait, nothing
from engine.parts.options import WORDS, first
from engine.parts.reach import faces, fresh
from engine.parts.scores import best_scores
from engine.parts.trade import chosen_cards

MIN_LETTERS = Option("min_letters", "number", SHORTEST, low=3, high=8)
RISING = Option("rising", "flag", False)
SECONDS_PER_CARD = Option("seconds", "number", 3, low=1, high=60, nullable=True)  # None: dealt by hand
SHOUT_SECONDS = Option("shout_seconds", "number", 10, low=3, high=60)
CARDS = 3
ROUND_OVER = "rounds-played"


@dataclass(frozen=True)
class Notes:
    """round: from 1.  barred: who may not shout before the next card.  least: letters each seat's words need."""

    round: int
    barred: tuple[int, ...]
    least: tuple[int, ...]


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    return Rulebook(
        deal=deal_out,
        begin=nothing,
        verbs=verbs,
        handlers={"deal": deal, "shout": shout, "timeout": silence, "close": close_round},
        after=after,
        actors=lambda state: state.playing,
        missed=silence,
        left=somebody_left,
        close=close,
        reach={"shout": shouts},
        asker=lambda state, verb: state.actor if verb in ("deal", "close") else None,
        asides=lambda house, state, seat: (),
        objected=lambda turn: bar(turn, turn.seat),
        undone=punish,
        is_word=in_dictionary,
        extras=lambda state: {
            "round": state.notes.round,
            "barred": [seat + 1 for seat in state.notes.barred],
        },
    )


def deal_out(house: House) -> State:
    setup = house.setup or NO_SETUP
    check_keys(setup, "deck", "scores")
    box = open_box(house)
    deck = box.named(setup.deck) if setup.deck is not None else tuple(box.cards)
    if not deck:
        refuse("bad-setup:deck")
    return State(
        seats=seats_with(house, [()] * house.players, setup.scores),
        deck=deck,
        actor=box.first,
        notes=Notes(1, (), (house.options["min_letters"],) * house.players),
        dice=box.dice,
        draws=box.draws,
    )


# ---- who may say what


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    dealing = ("deal" if state.deck else "close",) if seat == state.actor else ()
    return (*dealing, "shout") if may_shout(state, seat) else dealing


def may_shout(state: State, seat: int) -> bool:
    return bool(state.row) and seat not in state.notes.barred


# ---- the moves


def deal(turn: Turn, act: Simple) -> str:
    turn.move(turn.state.deck[:1], DECK, ROW)
    turn.note(barred=())
    return "dealt"


def shout(turn: Turn, act: Shout) -> str:
    """A right word wins its cards. What is no card on the table is refused; a wrong word is punished."""
    cards = chosen_cards(turn.state.row, [card.face for card in act.cards], missing="not-on-table:card")
    text = "".join(card.letters for card in act.cards)
    long_enough = len(cards) >= CARDS and len(text) >= turn.notes.least[turn.seat]
    judged = turn.option("words")
    if not long_enough or (judged in ("checked", "strict") and not turn.house.words.has(text)):
        punish(turn)
        return "wrong"
    turn.words = (text,)
    if judged == "challenge":
        turn.claims = (text,)
    turn.move(cards, ROW, won_by(turn.seat))
    return "right"


def shouts(house: House, state: State, seat: int) -> Iterator[Act]:
    """Right words only: who shouts anything else is punished."""
    for way in fresh(house, faces(state.row), least=state.notes.least[seat]):
        cards = tuple([token.hand for token in way.parts[0] if token.hand is not None])
        if len(cards) >= CARDS:
            yield Shout(cards)


def silence(turn: Turn, act: object) -> str:
    """Who shouts and then finds no word in time was wrong."""
    if not may_shout(turn.state, turn.seat):
        refuse("wrong-verb", verb="timeout")
    punish(turn)
    return "wrong"


def punish(turn: Turn) -> None:
    """Every other player gets a card, from the dealer's left, while the deck lasts."""
    state = turn.state
    count = len(state.seats)
    for step in range(1, count + 1):
        seat = (state.actor + step) % count
        if seat != turn.seat and not state.seats[seat].out:
            turn.move(turn.state.deck[:1], DECK, won_by(seat))
    bar(turn, turn.seat)


def bar(turn: Turn, seat: int) -> None:
    turn.note(barred=tuple(sorted({*turn.notes.barred, seat})))


def close_round(turn: Turn, act: Simple) -> str:
    return "closed"


# ---- rounds


def after(turn: Turn, outcome: str) -> None:
    """A dealt-out table of fewer than three cards closes by itself."""
    too_few = not turn.state.deck and len(turn.state.row) < CARDS
    if (outcome == "closed" or too_few) and not must_wait(turn, ROUND_OVER):
        end_round(turn)


def end_round(turn: Turn) -> None:
    """Points for most cards; then the next dealer, or the end."""
    state = turn.state
    winners = round_winners(state)
    for seat in winners:
        turn.score(1, seat)
    if state.notes.round >= len(state.seats):
        turn.end(ROUND_OVER, best_scores(turn.state))
        return
    rising = turn.option("rising")
    least = tuple([n + (rising and seat in winners) for seat, n in enumerate(state.notes.least)])
    gather(turn)
    turn.note(round=state.notes.round + 1, barred=(), least=least)
    turn.mark(turn=state.turn + 1, actor=state.after(state.actor))


def round_winners(state: State) -> tuple[int, ...]:
    most = max(len(state.seats[seat].won) for seat in state.playing)
    return tuple([seat for seat in state.playing if most and len(state.seats[seat].won) == most])


def gather(turn: Turn) -> None:
    """All cards go back and are shuffled; a set-up deck is laid out in its own order again."""
    turn.move(turn.state.row, ROW, DECK)
    for seat, place in enumerate(turn.state.seats):
        turn.move(place.won, won_by(seat), DECK)
    turn.shuffle()
    setup = turn.house.setup
    if setup is not None and setup.deck is not None:
        turn.stack_deck(setup.deck)


def somebody_left(turn: Turn, seat: int) -> None:
    if turn.state.actor == seat:
        turn.mark(actor=turn.state.after(seat))


def close(turn: Turn, reason: str) -> None:
    if reason == ROUND_OVER:
        end_round(turn)
    else:
        turn.end(reason, turn.state.playing)


GAME = Game(
    "shout",
    "Shout!",
    (2, 8),
    SHOUT_DECK,
    (WORDS, first(8), MIN_LETTERS, RISING, SECONDS_PER_CARD, SHOUT_SECONDS),
    rules,
)
