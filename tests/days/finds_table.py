"""Prints the finds (puzzles with one best play) of thirty days: python -m tests.days.finds_table [FIRST_DATE [DAYS]].

Each line has the date, the game, the points of the best play and of the second-best play, the number of plays that make
different words, and the words of the best play. After the finds of a day, a line has the seconds of processor time that
they took. Read all lines: if a puzzle is dull, improve the choice in engine/days/finds.py.
"""

import sys
from datetime import date, timedelta
from time import process_time

from engine.days.dates import dice_of, number_of
from engine.days.finds import DayAnswers, finds_of
from engine.days.making import FOR_FINDS, words_of_days
from tests.days.record import DATE


def show(first: str, days: int) -> None:
    words = words_of_days()
    for number in range(days):
        day = (date.fromisoformat(first) + timedelta(number)).isoformat()
        began = process_time()
        for find in finds_of(DayAnswers(words, number_of(day)), dice_of(day, FOR_FINDS)):
            if find is not None:
                facts = f"{day}  {find.game:<12} {find.points:>3} {find.second:>3} {find.plays:>4}  "
                print(facts + " ".join(find.words), flush=True)
        print(f"{day}  {process_time() - began:.1f} s", flush=True)


if __name__ == "__main__":
    show(sys.argv[1] if len(sys.argv) > 1 else DATE, int(sys.argv[2]) if len(sys.argv) > 2 else 30)
