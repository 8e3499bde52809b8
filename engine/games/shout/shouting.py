"""Carries out shouts in Shout!: shouts of right words, shouts of wrong words, and shouts without a word. Punishes wrong
shouts."""

from collections.abc import Iterator

from engine.core.cards import read_as
from engine.core.moves import Shout
from engine.games.shout.shout_rounds import CARDS, RIGHT, WRONG
from engine.parts.flow.trade import chosen_cards
from engine.parts.reach.faces import faces
from engine.parts.reach.fresh_words import fresh
from engine.parts.table import DECK, ROW, Act, House, State, Turn, laid, refuse, won_by


def may_shout(state: State, seat: int) -> bool:
    """Returns whether the seat may shout: it has made no wrong shout since the last card, and there are enough cards
    for a word."""
    return len(state.row) >= CARDS and seat not in state.notes.barred


def shout(turn: Turn, act: Shout) -> str:
    """Gives the cards of a right word to the player who shouted it. Punishes a player who shouted a wrong word. Refuses
    cards that are not on the table."""
    cards = chosen_cards(turn.state.row, [card.face for card in act.cards], missing="not-on-table:card")
    text = "".join(card.letters for card in act.cards)
    fault = fault_of(turn, text, len(cards))
    if fault:
        turn.miss(fault)
        punish(turn)
        return WRONG
    turn.words = (text,)
    if turn.house.words_are_challenged:
        turn.claims = (text,)
    turn.show(laid(map(read_as, cards, act.cards)))
    turn.move(cards, ROW, won_by(turn.seat))
    return RIGHT


def fault_of(turn: Turn, text: str, cards: int) -> str:
    """The reason why the word does not count; empty if it counts."""
    if cards < CARDS:
        return "cards"
    if turn.house.looks_words_up and not turn.house.words.has(text):
        return "word"
    return "letters" if len(text) < turn.notes.least[turn.seat] else ""


def shouts(house: House, state: State, seat: int) -> Iterator[Act]:
    """Yields the shouts of right words. Wrong shouts are left out, because they are punished."""
    for way in fresh(house, faces(state.row), least=state.notes.least[seat]):
        if len(way.used) >= CARDS:
            yield Shout(tuple(way.formula.from_hand))


def name_no_word(turn: Turn, act: object) -> str:
    """Punishes a player who shouted but named no word in time."""
    if not may_shout(turn.state, turn.seat):
        refuse("wrong-verb", verb="timeout")
    punish(turn)
    return WRONG


def punish(turn: Turn) -> None:
    """Gives every other player a card from the deck, as long as there are cards, beginning at the dealer's left.
    Forbids the player who shouted to shout again before the next card."""
    state = turn.state
    count = len(state.seats)
    for step in range(1, count + 1):
        seat = (state.actor + step) % count
        if seat != turn.seat and not state.seats[seat].out:
            turn.move(turn.state.deck[:1], DECK, won_by(seat))
    bar(turn, turn.seat)


def bar(turn: Turn, seat: int) -> None:
    turn.note(barred=tuple(sorted({*turn.notes.barred, seat})))
