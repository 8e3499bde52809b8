"""A table for scenario tests: set up a position, make moves, check the result.

    table = Table("5-up", hands=["KITHOMESLN", "SMREADANOU"], deck="EIOT", words="KIT SKIM")
    table.do("play KIT", "play 1: +S K I M/T")
    assert table.scores == [6, 9]
    assert table.refuses("play LION") == "not-a-word"

`do` fails the test, with the reason, if a move is refused; `refuses` fails it if the move is legal.
"""

import json
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import pytest

from engine.core.moves import Act
from engine.core.notation import write_act
from engine.core.public_facts import PublicFacts
from engine.core.verdict import Reason
from engine.core.view import view
from engine.match import Match, MoveRefused
from engine.messages import sentence
from engine.records.record import read_record
from engine.records.replay import open_match
from engine.records.report import report

NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal")


class Table:
    """A game at a given position, in which a test makes moves.

    words: all words of the dictionary, or None for the real dictionary.
    seats: for each of the first seats, the keys of the record besides the name, such as handicaps.
    """

    def __init__(
        self,
        game: str,
        *,
        hands: Sequence[str] | None = None,
        deck: str | None = None,
        words: str | None = None,
        players: int | None = None,
        first: int | None = 1,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        seats: Sequence[dict[str, Any]] = (),
        **setup: Any,
    ) -> None:
        named: dict[str, Any] = {"first": first, "hands": hands, "deck": deck, **setup}
        record: dict[str, Any] = {
            "wordfelt": 1,
            "game": game,
            "players": [
                {"name": name, **keys} if keys else name
                for name, keys in zip_longest(NAMES[: players or (len(hands) if hands else 2)], seats)
            ],
            "options": options or {},
            "seed": seed,
            "moves": [],
        }
        given = {key: value for key, value in named.items() if value is not None}
        if given:
            record["setup"] = given
        if words is not None:
            record["dictionary"] = {"only": words.split()}
        self.match: Match = open_match(read_record(json.dumps(record)))

    def do(self, *moves: str) -> "Table":
        for move in moves:
            try:
                self.match.play_text(move)
            except MoveRefused as refusal:
                raise AssertionError(f"{move} is refused: {sentence(refusal.reason)}") from None
        return self

    def refuses(self, move: str) -> str:
        """The code of the reason for which the move is refused. Checks that the refusal changes nothing."""
        return self._refusal(move).code

    def why_not(self, move: str) -> str:
        """The sentence that the player reads when the move is refused."""
        return sentence(self._refusal(move))

    def _refusal(self, move: str) -> Reason:
        before = self.match.state
        with pytest.raises(MoveRefused) as refusal:
            self.match.play_text(move)
        assert self.match.state is before
        assert sentence(refusal.value.reason).strip()
        return refusal.value.reason

    @property
    def state(self) -> dict[str, Any]:
        """The state of the game in the form in which the engine's commands print it."""
        return report(self.match.header, self.match.house, self.match.state)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The printed state as a seat (from 1) sees it; hidden cards have an empty face."""
        eyes = None if seat is None else seat - 1
        return report(self.match.header, self.match.house, view(self.match.state, eyes))

    @property
    def facts(self) -> PublicFacts:
        """The public facts of the game. Checks that a bystander's view has the same facts."""
        facts = self.match.house.facts
        assert facts(view(self.match.state, None)) == facts(self.match.state)
        return facts(self.match.state)

    def _seats(self, key: str) -> list[Any]:
        return [seat[key] for seat in self.state["seats"]]

    @property
    def scores(self) -> list[int]:
        return self._seats("score")

    @property
    def cards_won(self) -> list[int]:
        return self._seats("cards_won")

    @property
    def tricks(self) -> list[int]:
        return self._seats("tricks")

    @property
    def out(self) -> list[bool]:
        return self._seats("out")

    @property
    def hands(self) -> list[str]:
        """The cards of each hand in alphabetical order. Faces of two letters are separated by spaces."""
        hands = [sorted(hand) for hand in self._seats("hand")]
        return [("" if all(len(face) == 1 for face in hand) else " ").join(hand) for hand in hands]

    @property
    def table(self) -> list[str]:
        return [word["word"] for word in self.state["table"]]

    @property
    def points(self) -> list[int]:
        """The points of each entry of the log that has words."""
        return [entry["points"] for entry in self.state["log"] if entry["words"]]

    def __getattr__(self, key: str) -> Any:
        """Looks other names up in the printed state: deck, dead, to_act, expects, over, winners, turn, turned, log and
        others."""
        state = self.state
        if key in state:
            return state[key]
        if key in ("end", "result"):
            return None
        raise AttributeError(key)


def written(match: Match, act: Act) -> str:
    """The act in the notation of a record."""
    return write_act(act, match.header.game.deck)
