"""Prints a digest of the first moves of every game. Processes with different hash seeds must print the same."""

from hashlib import sha256

from engine.games import CATALOG
from tests.laws.by_chance import few_cases, new_match, play_out
from tests.laws.snapshot import write_state

MOVES = 10


def main() -> None:
    for game in CATALOG:
        match = new_match(next(few_cases(game)))
        states = sha256()
        for _, legal in play_out(match, MOVES):
            states.update(write_state(legal.state).encode())
        print(game.id, states.hexdigest())


if __name__ == "__main__":
    main()
