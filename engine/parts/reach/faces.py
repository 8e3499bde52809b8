"""Functions that turn cards into their faces, because the search for words needs only the faces."""

from collections.abc import Iterable, Iterator, Sequence

from engine.parts.table import Card, State, Word

Faces = tuple[str, ...]


def faces(cards: Iterable[Card]) -> Faces:
    return tuple([card.face for card in cards])


def in_hand(state: State, seat: int) -> Faces:
    return faces(state.seats[seat].hand)


def turned_card(state: State) -> Faces:
    """The face of the turned card, which counts as a hand card, as a tuple; empty if there is no turned card."""
    return faces([state.turned]) if state.turned is not None else ()


def without(cards: Faces, used: Iterable[str]) -> Faces:
    left = list(cards)
    for face in used:
        left.remove(face)
    return tuple(left)


def reads(word: Word) -> Faces:
    """The readings of a table word's cards: for each card, the letters for which it counts."""
    return tuple([card.letters for card in word.tops])


def numbered(table: Sequence[Word]) -> Iterator[tuple[int, Word]]:
    return enumerate(table, 1)
