"""The game's search for plays, for computer players: limited to some kinds of plays, or for a hand with other cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.cards import Card
from engine.core.moves import Play
from engine.core.patterns import Pattern
from engine.core.rulebook import House
from engine.core.state import State, altered
from engine.parts.reach.ways import letter_values

A_LETTER = 100  # `longest_first` adds this to the value of each letter, so that longer words come first


def search(house: House, state: State, seat: int) -> Iterator[Play]:
    """Yields plays that may be legal, better plays first. The oracle has not judged them."""
    acts = house.reach("play", state, seat)
    return (act for act in acts if isinstance(act, Play))


def only_laying(house: House, *patterns: Pattern) -> House:
    """The same game with a rule sheet that declares only these patterns of plays."""
    plays = replace(house.book.plays, opening=patterns, later=())
    return replace(house, book=replace(house.book, plays=plays))


def holding(state: State, seat: int, cards: Sequence[Card]) -> State:
    """The position with exactly these cards in the seat's hand."""
    seats = list(state.seats)
    seats[seat] = altered(seats[seat], hand=tuple(cards))
    return altered(state, seats=tuple(seats))


def taken_from_hand(play: Play) -> Counter[str]:
    """Counts the faces of the hand cards that a play uses."""
    return Counter([card.face for formula in play.formulas for card in formula.from_hand])


def with_the_rest(state: State, seat: int, play: Play) -> State:
    """The position with only those cards in the seat's hand that the play does not use."""
    taken, rest = taken_from_hand(play), []
    for card in state.seats[seat].hand:
        if taken[card.face]:
            taken[card.face] -= 1
        else:
            rest.append(card)
    return holding(state, seat, rest)


def letters_value(house: House, play: Play) -> int:
    """The sum of the values of all letters in the play's words."""
    values = letter_values(house)
    return sum([values[letter] for formula in play.formulas for word in formula.words for letter in word])


def longest_word(house: House, state: State, seat: int, cards: Sequence[Card]) -> str:
    """The longest word that the seat could lay with these cards; of several, the most valuable; empty if there is no
    word."""
    play = next(longest_first(house, holding(state, seat, cards), seat), None)
    return "" if play is None else play.formulas[0].words[0]


def longest_first(house: House, state: State, seat: int) -> Iterator[Play]:
    """Yields the possible plays, those with the longest words first and, for the same length, the most valuable
    first."""
    values = {letter: A_LETTER + value for letter, value in letter_values(house).items()}
    game = replace(house.game, deck=replace(house.game.deck, values=values))
    return search(replace(house, game=game), state, seat)
