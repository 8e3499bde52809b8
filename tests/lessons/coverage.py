"""Prints, for each sentence of the rules, the steps of the lesson that show it: `python -m tests.lessons.coverage
[GAME…]`."""

import sys

from app.base.paths import assets
from app.windows.rules.page_texts import sentences_of
from engine.games import CATALOG
from engine.lessons.course import lesson_of, texts_of

BUTTONS = "Show the cards, Skip"


def sentences(game: str) -> list[str]:
    """The sentences in the first part of the game's English rules page, without the marks for bold print."""
    page = (assets() / "rules" / "en" / f"{game}.md").read_text("utf-8")
    return [sentence for paragraph in sentences_of(page) for sentence in paragraph]


def touched(game: str) -> dict[int, list[str]]:
    """For each sentence of the first part, counted from 1, the keys of the lesson steps that show it."""
    found: dict[int, list[str]] = {number: [] for number in range(1, len(sentences(game)) + 1)}
    for step in lesson_of(game).steps:
        for number in step.touches:
            found[number].append(step.key)
    return found


def words_before_play(game: str) -> int:
    """The number of words that a player reads before the first legal act: the number and the text of each step up to
    that act, and the names of the two buttons beside the text."""
    read = 0
    for number, step in enumerate(lesson_of(game).steps, 1):
        read += len(f"{number} / {len(lesson_of(game).steps)} {texts_of('en')[game][step.key]} {BUTTONS}".split())
        if step.goal.refused is None:
            break
    return read


def main(games: list[str]) -> None:
    for game in games or [game.id for game in CATALOG]:
        print(f"\n{game}: {words_before_play(game)} words before the first legal play")
        for number, (sentence, steps) in enumerate(zip(sentences(game), touched(game).values(), strict=True), 1):
            print(f"  {number:2} {sentence[:70]:70} {', '.join(steps) or '-'}")


if __name__ == "__main__":
    main(sys.argv[1:])
