"""How long each player may take: for a turn, for the whole game, or both, or to name a word that is called out; players
who are given more time get longer.

It works out what is left and counts nothing down. Used time never comes back, even if the move that used it is taken
back.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from app.session.match.view_data import SeatChoice
from engine.match import Match

Turn = tuple[int, int]  # its number, and the seat that plays it
MINUTE = 60


class Limits:
    """times_left: seconds of the whole game, seat by seat; None where nobody counts them.  turn: the timed one.
    alone: has it a limit of its own?"""

    def __init__(self, match: Match, seats: Sequence[SeatChoice]) -> None:
        options = match.house.options
        self._factors = [seat.time for seat in seats]
        self._turn: int | None = options.get("seconds")
        self._game: int | None = options.get("clock")
        self._increment: int = options.get("increment", 0)
        self._word: int = options.get("shout_seconds", 0)
        people = [seat.kind == "human" and self._game is not None for seat in seats]
        self.times_left = [self._whole_game(seat) if counted else None for seat, counted in enumerate(people)]
        self.turn: Turn | None = None
        self.alone = True
        self._allowed = 0.0  # of both limits the nearer one, when it was last worked out
        self._of_turn: float | None = None
        self._begun = [-1] * len(seats)  # the last turn of each seat that its increment was given for
        self._time_left_of: dict[Turn, float] = {}  # each turn that was timed: it may be come back to
        self._to_name: float | None = None  # what is left to name a word
        self._read(match)

    @property
    def exist(self) -> bool:
        return self._turn is not None or self._game is not None

    def _whole_game(self, seat: int) -> float:
        return (self._game or 0) * MINUTE * self._factors[seat]

    def _whole_turn(self, seat: int) -> float | None:
        return None if self._turn is None else self._turn * self._factors[seat]

    def _read(self, match: Match) -> None:
        """What the moves of a record say that was left after them."""
        for before, move in zip(match.states, match.moves, strict=False):
            seat = before.actor if move.seat is None else move.seat
            if move.time_left is None:
                continue
            self._begun[seat] = before.turn
            if self._game is None:
                self._time_left_of[before.turn, seat] = move.time_left
            else:
                self.times_left[seat] = move.time_left

    def begin(self, turn: Turn, *, alone: bool = True) -> None:
        """A turn is to be played, or played once more: then it has what was left of it. alone: it has a limit of its
        own, if one is agreed, beside that of the whole game."""
        number, seat = turn
        whole, game = self._whole_turn(seat) if alone else None, self.times_left[seat]
        self.turn, self.alone = turn, alone
        self._of_turn = None if whole is None else min(self._time_left_of.get(turn, whole), whole)
        if game is not None and self._begun[seat] < number:
            self._begun[seat] = number
            self.times_left[seat] = game + self._increment * self._factors[seat]
        self._allowed = self.allowed

    @property
    def allowed(self) -> float:
        """So much may be used of the turn from now on."""
        assert self.turn is not None
        return min([one for one in (self._of_turn, self.times_left[self.turn[1]]) if one is not None])

    @property
    def whole(self) -> float:
        """The whole of what is nearer: what the ring around the clock stands for."""
        assert self.turn is not None
        whole = self._whole_turn(self.turn[1])
        nearer = whole is not None and self._of_turn == self.allowed
        return whole if nearer and whole is not None else max(self._whole_game(self.turn[1]), self.allowed)

    def of_game(self, time_left: float) -> float | None:
        """What is left of the whole game while the clock shows so much of the turn; None where it shows that itself."""
        game = None if self.turn is None else self.times_left[self.turn[1]]
        if game is None or self._of_turn is None or self._of_turn > game:
            return None
        return game - (self._allowed - time_left)

    def settle(self, time_left: float | None) -> None:
        """The clock of this turn stands here now."""
        if self.turn is None or time_left is None:
            return
        used, seat = self._allowed - time_left, self.turn[1]
        if self._of_turn is not None:
            self._of_turn = self._time_left_of[self.turn] = max(round(self._of_turn - used, 1), 0.0)
        game = self.times_left[seat]
        if game is not None:
            self.times_left[seat] = max(round(game - used, 1), 0.0)
        self._allowed = time_left

    def charge(self, turn: Turn, seconds: float) -> None:
        """Take this off what is left of a turn that is to be played on: its player had that time, too."""
        if turn in self._time_left_of:
            self._time_left_of[turn] = max(round(self._time_left_of[turn] - seconds, 1), 0.0)
        game = self.times_left[turn[1]]
        if game is not None:
            self.times_left[turn[1]] = max(round(game - seconds, 1), 0.0)

    def of_word(self, seat: int) -> tuple[float, float]:
        """What is left to this seat to name the word that it has, and of how much."""
        whole, time_left, self._to_name = self._word * self._factors[seat], self._to_name, None
        return whole if time_left is None else min(time_left, whole), whole

    def end(self) -> None:
        """The turn is over."""
        self.turn = None

    def after_move(self, seat: int) -> float | None:
        """What a record says that is left to this seat after its move."""
        if self.times_left[seat] is not None:
            return self.times_left[seat]
        return self._of_turn if self.turn is not None and self.turn[1] == seat else None

    # ---- beside the record

    def kept(self) -> dict[str, Any]:
        return {"turn": self.turn, "left": self._of_turn, "game": self.times_left, "begun": self._begun}

    def put(self, data: Mapping[str, Any]) -> None:
        """Go on from what was kept at this position; what does not fit is left out."""
        if data.get("turn") is not None and isinstance(data.get("left"), (int, float)):
            number, seat = data["turn"]
            self._time_left_of[int(number), int(seat)] = max(float(data["left"]), 0.0)
        game, begun = data.get("game", ()), data.get("begun", ())
        if len(game) != len(self.times_left) or len(begun) != len(self.times_left):
            return
        for seat, (there, kept) in enumerate(zip(self.times_left, game, strict=True)):
            if there is not None and isinstance(kept, (int, float)):
                self.times_left[seat] = min(max(float(kept), 0.0), there + self._increment * self._factors[seat])
        self._begun = [int(number) for number in begun]

    def put_word(self, time_left: float) -> None:
        """Somebody has the word already, with so much left to name it."""
        self._to_name = max(time_left, 0.0)
