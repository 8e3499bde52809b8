"""Describes the position of a saved game, for its picture in the gallery."""

from dataclasses import dataclass

from engine.core.state import State
from engine.core.view import view
from engine.core.words import Word
from engine.match import Match

LINES, LETTERS, PILES = 3, 14, 10  # the maximum numbers of lines, of letters in a line, and of piles in the picture


@dataclass(frozen=True)
class SavedStanding:
    """The position of a saved game.

    lines: the table as app/base/boxes.py writes it.
    scores: the score of each seat; empty if the game has no scores.
    """

    lines: tuple[str, ...]
    scores: tuple[int, ...] = ()


def standing_of(match: Match) -> SavedStanding:
    """The position, as a bystander sees it."""
    counts, seats = match.house.book.counts, match.state.seats
    scored = counts != "nothing" and len(seats) > 1
    scores = tuple([-seat.score if counts == "cards-left" else seat.score for seat in seats]) if scored else ()
    return SavedStanding(table_lines(view(match.state, None)), scores)


def table_lines(seen: State) -> tuple[str, ...]:
    """The latest words on the table as lines. If there are no words, the row or the piles."""
    words = [line for word in seen.table if (line := _line(word))]
    if words:
        return tuple(words[-LINES:])
    if seen.row:
        return ("".join([card.letters or card.face for card in seen.row if card.face])[:LETTERS] or "#",)
    return ("#" * min(len(seen.piles), PILES) or "____",)


def _line(word: Word) -> str:
    """A word as a line of letters; a small letter stands for a card that lies on another card."""
    letters = []
    for slot in word.slots:
        text = slot[-1].letters or "#"
        letters.append(text.lower() if len(slot) > 1 else text)
    return "".join(letters)[:LETTERS]
