"""The modes of a game: some games can be played for points, as a knockout or by one player alone. Each mode has its own
rules for passes, trades, the end of the game and winning."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.core.public_facts import CARDS_LEFT, TRADES_LEFT, Fact, Number
from engine.core.rulebook import Handler, Options
from engine.parts.flow.endings import exhausted_unopened, gave_up, gave_up_once_opened, last_one_in, went_out
from engine.parts.flow.scores import cards_left, winner_alone, winners_by_score, winners_of_knockout
from engine.parts.flow.trade import no_trade
from engine.parts.flow.usual import Ending, opening_trades_only, out_if_cannot, plain_pass, usual_verbs
from engine.parts.table import House, State, Turn


@dataclass(frozen=True)
class Mode:
    """The mode in which one game is played.

    alone: whether one player plays alone.
    knockout: whether a player who can't play is out.
    opens: whether a solo player can trade before the first word, and so may pass without giving up.
    """

    alone: bool
    knockout: bool
    opens: bool = True

    @property
    def passing(self) -> Handler:
        return out_if_cannot if self.knockout else plain_pass

    @property
    def endings(self) -> tuple[Ending, ...]:
        """The rules that end a knockout or the game of a solo player."""
        over = (gave_up_once_opened if self.opens else gave_up) if self.alone else last_one_in
        return (went_out, over, exhausted_unopened)

    @property
    def winners(self) -> Callable[[Turn, str], Iterable[int]]:
        if self.alone:
            return winner_alone
        return winners_of_knockout if self.knockout else winners_by_score

    @property
    def counts(self) -> str:
        """The unit of the scores: 'points', or 'nothing' in a knockout and for a solo player."""
        return "nothing" if self.alone or self.knockout else "points"

    @property
    def aim(self) -> str:
        """The key of the way to win, if points do not decide the game; otherwise empty."""
        return "all-cards" if self.alone else "last-one-in" if self.knockout else ""

    @property
    def result(self) -> Callable[[State], int] | None:
        return cards_left if self.alone else None


def mode_of(options: Options, players: int) -> Mode:
    """Returns the mode for these options and this number of players. A solo player is never knocked out."""
    return Mode(players == 1, options["mode"] == "knockout" and players > 1, opens=not no_trade(options))


# ---- trades of a solo player


@dataclass(frozen=True)
class Traded:
    """The notes of a game that counts trades: facts that the rules must remember from turn to turn.

    traded: the number of trades since the first word.
    """

    traded: int = 0


def count_solo_trade(turn: Turn) -> None:
    """Counts a trade of a solo player. Does not count trades before the first word."""
    if turn.state.opened and turn.house.players == 1:
        turn.note(traded=turn.notes.traded + 1)


def trades_as_agreed(house: House, state: State, seat: int) -> tuple[str, ...]:
    """The usual verbs of a seat, without `trade` if the agreed number of trades after the first word is used up."""
    used_up = state.notes.traded >= house.options["trades"]
    return opening_trades_only(house, state, seat) if used_up else usual_verbs(house, state, seat)


def alone_facts(options: Options, players: int) -> Callable[[State], tuple[Fact, ...]]:
    """Returns a function that gives the facts for a solo player: the number of trades left, and the number of cards
    still to be used up."""

    def facts(state: State) -> tuple[Fact, ...]:
        trades = () if no_trade(options) else (Number(TRADES_LEFT, options["trades"] - state.notes.traded),)
        return (*trades, Number(CARDS_LEFT, cards_left(state)))

    return facts if players == 1 else lambda state: ()
