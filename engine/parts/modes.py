"""The modes of a game: for points, knockout or alone, with the rules for passes, trades, the end and winning that games
share."""

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
    """The way the game is played.

    alone: by one player.
    knockout: a player who can't play is out.
    opens: a player alone can trade while waiting for a first word.
    """

    alone: bool
    knockout: bool
    opens: bool = True

    @property
    def passing(self) -> Handler:
        return out_if_cannot if self.knockout else plain_pass

    @property
    def endings(self) -> tuple[Ending, ...]:
        """The endings in a knockout, and alone if the game scores nothing."""
        over = (gave_up_once_opened if self.opens else gave_up) if self.alone else last_one_in
        return (went_out, over, exhausted_unopened)

    @property
    def winners(self) -> Callable[[Turn, str], Iterable[int]]:
        if self.alone:
            return winner_alone
        return winners_of_knockout if self.knockout else winners_by_score

    @property
    def counts(self) -> str:
        """The unit of the scores; in a knockout, and alone, nothing scores."""
        return "nothing" if self.alone or self.knockout else "points"

    @property
    def aim(self) -> str:
        """The way to win, if points do not decide."""
        return "all-cards" if self.alone else "last-one-in" if self.knockout else ""

    @property
    def result(self) -> Callable[[State], int] | None:
        return cards_left if self.alone else None


def mode_of(options: Options, players: int) -> Mode:
    """The agreed mode; a player alone is never knocked out."""
    return Mode(players == 1, options["mode"] == "knockout" and players > 1, opens=not no_trade(options))


# ---- trades of a player alone


@dataclass(frozen=True)
class Traded:
    """Trades made since the first word."""

    traded: int = 0


def count_it(turn: Turn) -> None:
    """Counts a trade of a player alone, except before the first word."""
    if turn.state.opened and turn.house.players == 1:
        turn.note(traded=turn.notes.traded + 1)


def trades_as_agreed(house: House, state: State, seat: int) -> tuple[str, ...]:
    """The usual verbs: trades are free before the first word; later the agreed number counts."""
    used_up = state.notes.traded >= house.options["trades"]
    return opening_trades_only(house, state, seat) if used_up else usual_verbs(house, state, seat)


def alone_facts(options: Options, players: int) -> Callable[[State], tuple[Fact, ...]]:
    """The facts for a player alone: the remaining trades once a word lies, and the cards still to be used up."""

    def facts(state: State) -> tuple[Fact, ...]:
        trades = () if no_trade(options) else (Number(TRADES_LEFT, options["trades"] - state.notes.traded),)
        return (*trades, Number(CARDS_LEFT, cards_left(state)))

    return facts if players == 1 else lambda state: ()
