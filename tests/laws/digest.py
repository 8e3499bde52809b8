"""Prints a digest of the first random moves of every game in the catalog. Two processes with different hash seeds of
Python must print the same digest."""

from hashlib import sha256

from engine.games import CATALOG
from tests.laws.random_games import Case, few_cases, new_match, play_out
from tests.laws.snapshot import write_state

MOVES = 10


def digest() -> str:
    return "".join([f"{game.id} {digest_of(next(few_cases(game)))}\n" for game in CATALOG])


def digest_of(case: Case) -> str:
    states = sha256()
    for _, legal in play_out(new_match(case), MOVES):
        states.update(write_state(legal.state).encode())
    return states.hexdigest()


if __name__ == "__main__":
    print(digest(), end="")
