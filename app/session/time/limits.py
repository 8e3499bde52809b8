"""Computes the time that each player has left: for a turn, for the whole game, for both, or for naming a word that is
called out. Some players may have more time than others, or no limit. The clock counts this time down. Time that was
used stays used, even if the move is taken back.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from app.session.match.view_data import SeatChoice
from engine.match import Match

Turn = tuple[int, int]  # the number of a turn, and the seat that plays in it
MINUTE = 60


class Limits:
    """The time limits of one game.

    times_left: the seconds that each seat has left for the whole game; None without such a limit.
    turn: the turn that is timed now, if any.
    alone: whether that turn has a limit of its own, besides the limit of the whole game.
    """

    def __init__(self, match: Match, seats: Sequence[SeatChoice]) -> None:
        options = match.house.options
        self._factors = [seat.time for seat in seats]
        self._turn: int | None = options.get("seconds")
        self._game: int | None = options.get("clock")
        self._increment: int = options.get("increment", 0)
        self._word: int = options.get("shout_seconds", 0)
        people = [seat.kind == "human" and self._game is not None and seat.time > 0 for seat in seats]
        self.times_left = [self._whole_game(seat) if counted else None for seat, counted in enumerate(people)]
        self.turn: Turn | None = None
        self.alone = True
        self._allowed = 0.0  # the seconds that the turn had when the clock was last set
        self._of_turn: float | None = None
        self._begun = [-1] * len(seats)  # for each seat, the last turn for which it got the increment
        # the seconds left of each timed turn, because an undo may return to that turn
        self._time_left_of: dict[Turn, float] = {}
        self._to_name: float | None = None  # the seconds left for naming a word, restored from the side file; else None
        self._read(match)

    @property
    def exist(self) -> bool:
        return self._turn is not None or self._game is not None

    def bind(self, seat: int) -> bool:
        """Whether there is a time limit for this seat."""
        return self.exist and self._factors[seat] > 0

    def _whole_game(self, seat: int) -> float:
        return (self._game or 0) * MINUTE * self._factors[seat]

    def _whole_turn(self, seat: int) -> float | None:
        return None if self._turn is None else self._turn * self._factors[seat]

    def _read(self, match: Match) -> None:
        """Reads from the record the time that each player had left after each move."""
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
        """Begins a turn. A turn that goes on after an undo has only the time that it had left.

        alone: whether the turn has the agreed limit of its own now, besides the limit of the whole game.
        """
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
        """The seconds that the player may use, counted from the beginning of this turn: those of the limit that ends
        first."""
        assert self.turn is not None
        return min([one for one in (self._of_turn, self.times_left[self.turn[1]]) if one is not None])

    @property
    def whole(self) -> float:
        """The whole time of the limit that ends first. The clock's ring shows the share of this time that is left."""
        assert self.turn is not None
        whole = self._whole_turn(self.turn[1])
        nearer = whole is not None and self._of_turn == self.allowed
        return whole if nearer and whole is not None else max(self._whole_game(self.turn[1]), self.allowed)

    def of_game(self, time_left: float) -> float | None:
        """The seconds left for the whole game when the clock shows `time_left`. None if the game has no limit, or if
        the clock already shows the seconds left for the game."""
        game = None if self.turn is None else self.times_left[self.turn[1]]
        if game is None or self._of_turn is None or self._of_turn > game:
            return None
        return game - (self._allowed - time_left)

    def settle(self, time_left: float | None) -> None:
        """Updates the times left from the seconds left on the clock of this turn."""
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
        """Takes these seconds off the time left of a turn that goes on after an undo."""
        if turn in self._time_left_of:
            self._time_left_of[turn] = max(round(self._time_left_of[turn] - seconds, 1), 0.0)
        game = self.times_left[turn[1]]
        if game is not None:
            self.times_left[turn[1]] = max(round(game - seconds, 1), 0.0)

    def has_time_to_name(self, seat: int) -> bool:
        """Whether this seat has a time limit for naming a word."""
        return bool(self._factors[seat])

    def of_word(self, seat: int) -> tuple[float, float] | None:
        """The seconds that this seat has left to name its word, and the whole time allowed for that; None without a
        limit."""
        if not self.has_time_to_name(seat):
            return None
        whole, time_left, self._to_name = self._word * self._factors[seat], self._to_name, None
        return whole if time_left is None else min(time_left, whole), whole

    def end(self) -> None:
        """Records that the turn is over; from then on no limit of a turn applies."""
        self.turn = None

    def after_move(self, seat: int) -> float | None:
        """The seconds that this seat has left after its move, for the record: those for the whole game or, without a
        limit for the game, those for this turn. None without a limit."""
        if self.times_left[seat] is not None:
            return self.times_left[seat]
        return self._of_turn if self.turn is not None and self.turn[1] == seat else None

    # ---- the side file

    def kept(self) -> dict[str, Any]:
        return {"turn": self.turn, "left": self._of_turn, "game": self.times_left, "begun": self._begun}

    def put(self, data: Mapping[str, Any]) -> None:
        """Restores the times from the side file; ignores all values that do not fit this game."""
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
        """Restores the seconds left for a player who was naming a word."""
        self._to_name = max(time_left, 0.0)
