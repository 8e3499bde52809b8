"""The cards, and the decks of all games."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from engine.core.letters import ALPHABET, FLIPS, WILD

VOWELS = frozenset("AEIOU")


def _written(face: str, letters: str) -> str:
    """The text that names a card in a move, such as K, TH, JX=J or ?=S: the face and, after =, the letters for which
    the card counts. Without such letters, the face alone."""
    return face if letters in ("", face) else f"{face}={letters}"


class Card(NamedTuple):
    """One card of a deck.

    face: the print on the card: a letter, two letters, a flip pair (two letters to choose from) or the star of a wild
    card; empty if the card is hidden.
    letters: the letters for which the card counts; empty for a flip or wild card that has not been played.
    """

    id: int
    face: str
    letters: str
    value: int

    @property
    def written(self) -> str:
        return _written(self.face, self.letters)

    @property
    def named(self) -> "Named":
        """The name of this card in a move: its face and its reading."""
        return Named(self.face, self.letters)


HIDDEN = Card(-1, "", "", 0)


class Named(NamedTuple):
    """The name of a card in a move: its face, and its reading (the letters for which it counts)."""

    face: str
    letters: str

    @property
    def written(self) -> str:
        return _written(self.face, self.letters)


def is_open(face: str) -> bool:
    """Returns whether a card with this face can be read in several ways, so that a player must choose a reading."""
    return face == WILD or face in FLIPS


def readings(face: str) -> tuple[str, ...]:
    """All possible readings of a card with this face: the letters for which it can count."""
    if face == WILD:
        return tuple(ALPHABET)
    return tuple(face) if face in FLIPS else (face,)


def unread(card: Card) -> Card:
    """The card as it is in a hand. A flip or wild card in a hand does not stand for a letter yet, so it has no
    reading."""
    return card._replace(letters="") if is_open(card.face) else card


def read_as(card: Card, named: Named) -> Card:
    """The card with the reading (the letters for which it counts) that a move names."""
    return card if card.letters == named.letters else card._replace(letters=named.letters)


def alphabetical(face: str) -> tuple[bool, str]:
    """A sort key for alphabetical order; the wild card comes last."""
    return face == WILD, face


@dataclass(frozen=True)
class Deck:
    """The printed cards of one box.

    counts: the number of cards of each face.
    values: the points printed on each face; a face that is missing here is worth nothing.
    """

    counts: Mapping[str, int]
    values: Mapping[str, int] = field(default_factory=dict)

    def pack(self) -> list[Card]:
        """Returns all printed cards, in the order of the box. The cards have no ids yet."""
        printed = [Card(-1, face, "" if is_open(face) else face, self.values.get(face, 0)) for face in self.counts]
        return [card for card in printed for _ in range(self.counts[card.face])]

    @cached_property
    def singles_only(self) -> bool:
        return all(len(face) == 1 for face in self.counts)

    @cached_property
    def playable(self) -> frozenset[Named]:
        """Every way in which a play can lay a card of this deck: each face with each of its readings."""
        return frozenset([Named(face, letters) for face in self.counts for letters in readings(face)])

    @cached_property
    def as_written(self) -> Mapping[str, Named]:
        """Maps the written form of each card in a play, like "JX=J", to the card's face and reading."""
        return {card.written: card for card in self.playable}


def counted(text: str) -> dict[str, int]:
    """Maps each face in a list like 'A12 B2 TH1' to the number written after it."""
    split = ((entry.rstrip("0123456789"), entry) for entry in text.split())
    return {face: int(entry[len(face) :]) for face, entry in split}


LETTER_VALUES = {
    letter: value
    for value, letters in {1: "AEILNORST", 2: "CDPU", 3: "BFGHMWY", 4: "JKQVXZ"}.items()
    for letter in letters
}
RED_LETTERS = ("J", "K", "Q", "V", "V", "X", "Z")

LETTER_DECK = Deck(
    counted(
        "A12 B2 C5 D4 E13 F2 G3 H3 I8 J1 K1 L6 M3 N7 O8 P4 Q1 R9 S6 T7 U5 V2 W3 X1 Y3 Z1",
    ),
    LETTER_VALUES,
)
SHOUT_DECK = Deck(
    counted("A5 B2 C2 D3 E6 F1 G2 H1 I4 J1 K1 L3 M2 N3 O4 P2 Q1 R3 S4 T4 U2 V1 W1 X1 Y1 Z1")
    | dict.fromkeys("TH CH SH IT ER ED IN ES LE NG RE TE ST AR AN DE EN".split(), 1)
    | {WILD: 2},
)
FULL_DECK = Deck(
    counted(
        "A6 B2 C2 D3 E8 F1 G2 H2 I5 J1 K1 L3 M2 N4 O5 P2 Q1 R4 S3 T4 U3 V1 W1 X1 Y2 Z1 "
        "ST1 SH1 TH1 CH1 CK1 QU1 JX1 VZ1 ?2",
    ),
)
FOUR_ROWS_DECK = Deck(
    counted("A5 B2 C3 D2 E6 F1 G1 H2 I4 J1 K1 L3 M2 N3 O4 P3 Q1 R5 S4 T3 U3 V1 W1 X1 Y1 Z1"),
)
