"""Offers the game's search for plays to computer players. They can limit it to some kinds of plays, or search with
other cards in the hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.cards import Card
from engine.core.moves import Play
from engine.core.patterns import Pattern
from engine.core.rulebook import House
from engine.core.state import State, altered
from engine.parts.reach.ways import letter_values

A_LETTER = 100  # `longest_first` adds this amount to the value of each letter, so that longer words come first


def search(house: House, state: State, seat: int) -> Iterator[Play]:
    """Yields plays that may be legal, with better plays first. The oracle has not judged these plays yet."""
    acts = house.reach("play", state, seat)
    return (act for act in acts if isinstance(act, Play))


def only_laying(house: House, *patterns: Pattern) -> House:
    """A copy of the game whose rule sheet declares only these patterns of plays."""
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
    """The position in which the seat's hand has only the cards that the play does not use."""
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
    """The longest word that the seat could lay with these cards, or the most valuable of several longest words; empty
    if there is no word."""
    play = next(longest_first(house, holding(state, seat, cards), seat), None)
    return "" if play is None else play.formulas[0].words[0]


def longest_first(house: House, state: State, seat: int) -> Iterator[Play]:
    """Yields the possible plays in the order of the length of their words, longest first. For words of the same length,
    the most valuable come first."""
    values = {letter: A_LETTER + value for letter, value in letter_values(house).items()}
    game = replace(house.game, deck=replace(house.game.deck, values=values))
    return search(replace(house, game=game), state, seat)
