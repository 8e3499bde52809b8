"""A match: a game in progress, with the options that its players agreed on and all moves since the deal.

A match keeps every state, so an undo simply goes back to an earlier state.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NoReturn

from engine.core.events import Event
from engine.core.lookup import Words
from engine.core.moves import EVERY_MOVE, Move
from engine.core.notation import read_move
from engine.core.oracle import ruled
from engine.core.rulebook import Game, House, Option, Rulebook, SeatRules, Setup, Turn
from engine.core.state import State, altered
from engine.core.verdict import Legal, Reason, Refusal, Refused, refuse
from engine.lexicon import Lexicon

if TYPE_CHECKING:
    from engine.core.act_report import ActReport
    from engine.core.seen_events import Step


NEAR = "near"  # the level of a computer player whose strength follows that of a person and may lie between two levels
STRONGEST = 14  # the highest strength of such a player, in half levels; the lowest is 0


@dataclass(frozen=True)
class Player:
    """The player at one seat.

    computer: the level of a computer player; None for a person.
    time: the factor by which all time limits of this player are multiplied; 0 for no limit. Only the clock at the table
    uses this factor.
    strength: for a computer player that stays near the strength of one person, its strength in half levels.
    start: the points at the start.
    least: the minimum number of letters in a word that this player may lay; None if only the rules limit it.
    words: the list that judges this player's words; None for the table's list.
    """

    name: str
    computer: str | None = None
    time: float = 1
    strength: int | None = None
    start: int = 0
    least: int | None = None
    words: str | None = None

    @property
    def has_own_rules(self) -> bool:
        """Whether this player has a handicap, such as points at the start."""
        return bool(self.start or self.least or self.words)


@dataclass(frozen=True)
class Header:
    """The choices that the players agreed on before the deal.

    options: the options that the players chose; every other option has its default value.
    """

    game: Game
    players: tuple[Player, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    setup: Setup | None = None


class MoveRefused(Exception):
    """The exception for an illegal move, in a record or at the table.

    number: the number of the move, from 1.
    """

    def __init__(self, number: int, reason: Reason) -> None:
        super().__init__(f"move {number}: {reason.key}")
        self.number = number
        self.reason = reason


def house_of(header: Header, words: Words) -> House:
    """The game with the agreed options, dictionary and handicaps. Refuses an option or a handicap that the game does
    not have, with the reason bad-record."""
    check_seats(header.game, len(header.players))
    options = header.game.agreed(chosen_options(header.game, header.options))
    book = header.game.rules(options, len(header.players))
    house = House(header.game, book, options, words, len(header.players), header.seed, header.setup)
    if not any(player.has_own_rules for player in header.players):
        return house
    check_handicaps(header.game, book, header.players)
    return replace(house, seats=tuple([_seat_rules(house, player) for player in header.players]))


def _seat_rules(house: House, player: Player) -> SeatRules:
    """The handicaps of a player. The player's word list has no effect in a game in which nobody looks words up."""
    words, least = house.words, player.least or 0
    if not isinstance(words, Lexicon):
        return SeatRules(player.start, least, words)
    name = player.words if house.options["words"] != "trust" and words.has_lists else None
    return SeatRules(player.start, least, words.for_seat(name, least) if name or least else words, name or "")


def check_handicaps(game: Game, book: Rulebook, players: Sequence[Player]) -> None:
    """Refuses a handicap that has no meaning in this game, with the reason bad-record."""
    for number, player in enumerate(players, 1):
        if player.start and not book.has_points_at_start:
            refuse("bad-record:start", place=f"players[{number}].start", game=game.name)
        if player.least and not book.has_shortest_words:
            refuse("bad-record:least", place=f"players[{number}].least", game=game.name)


def check_seats(game: Game, count: int) -> None:
    """Refuses a number of players that the game does not permit, with the reason bad-record."""
    low, high = game.seats
    if not low <= count <= high:
        case = "players" if low < high else "exactly" if high > 1 else "one-player"
        refuse(f"bad-record:{case}", game=game.name, low=low, high=high, count=count)


def chosen_options(game: Game, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Checks the options chosen for a game and returns them. Refuses a bad option with the reason bad-record, which
    names the option."""
    known = {option.key: option for option in game.options}
    checked = {}
    for key, value in chosen.items():
        if key not in known:
            refuse("bad-record:option", option=key, game=game.name)
        option = known[key]
        if option.kind == "choice" and isinstance(value, int) and str(value) in option.choices:
            value = str(value)  # a record may give a seat as a number, but the choices are texts
        if option.fault(value):
            _refuse_value(option)
        checked[key] = value
    return checked


def _refuse_value(option: Option) -> NoReturn:
    facts: dict[str, Any] = {"option": option.key}
    if option.kind == "choice":
        facts["choices"] = ", ".join(map(str, option.choices))
    elif option.kind == "moves":
        facts["letters"] = EVERY_MOVE
    elif option.kind == "number":
        facts |= {"low": option.low, "high": option.high}
    null = "-or-null" if option.nullable else ""
    refuse(f"bad-record:option-{option.kind}{null}", **facts)


def dealt(house: House) -> State:
    """The table before the first move."""
    turn = Turn(house, (state := _with_points(house, house.book.deal(house))), state.actor)
    house.book.begin(turn)
    return turn.state


def _with_points(house: House, state: State) -> State:
    """The table with the points that seats have at the start. If a set-up gives scores, these already include the
    points, so nothing is added."""
    if not house.seats or (house.setup is not None and house.setup.scores is not None):
        return state
    pairs = zip(state.seats, house.seats, strict=True)
    return altered(state, seats=tuple([altered(seat, score=seat.score + rules.start) for seat, rules in pairs]))


class Match:
    """A game in progress. The move moves[i] leads from states[i] to states[i + 1] by the events events[i]; report(i) is
    the report of its act."""

    def __init__(self, header: Header, words: Words) -> None:
        self.header = header
        self.house = house_of(header, words)
        self.moves: list[Move] = []
        self.states: list[State] = [dealt(self.house)]
        self.events: list[tuple[Event, ...]] = []
        self.made_reports: dict[int, ActReport] = {}
        self.last_seen: dict[tuple[int, int | None], tuple[tuple[Step, ...], ActReport]] = {}

    @property
    def state(self) -> State:
        return self.states[-1]

    def play(self, move: Move) -> Legal:
        """Makes a move. If the move is illegal, raises MoveRefused and changes nothing."""
        verdict = ruled(self.house, self.state, move)
        if isinstance(verdict, Refusal):
            raise MoveRefused(len(self.moves) + 1, verdict.reason)
        self.moves.append(move)
        self.states.append(verdict.state)
        self.events.append(verdict.events)
        return verdict

    def report(self, index: int) -> "ActReport":
        """The report of the act after position `index`, with nothing hidden. The report is made at the first call, so a
        replay without reports never loads the module that makes reports."""
        if index not in self.made_reports:
            from engine.core.act_report import report_of
            from engine.core.seen_events import happened

            found = self.states[index]
            self.made_reports[index] = report_of(self.house, found, happened(found, self.events[index]))
        return self.made_reports[index]

    def report_for(self, index: int, eyes: int | None) -> "ActReport":
        """The report of the act after position `index`, as a seat may read it; `eyes` is the seat, or None for a
        bystander."""
        return self.seen(index, eyes)[1]

    def seen(self, index: int, eyes: int | None) -> "tuple[tuple[Step, ...], ActReport]":
        """The steps of the act after position `index` as a seat saw them, and the report made from these steps. Stores
        the last result, because callers often ask for the same steps again."""
        if (index, eyes) not in self.last_seen:
            from engine.core.act_report import report_of
            from engine.core.seen_events import seen_steps
            from engine.core.view import view

            found = self.states[index]
            steps = seen_steps(found, self.events[index], eyes)
            self.last_seen = {(index, eyes): (steps, report_of(self.house, view(found, eyes), steps))}
        return self.last_seen[index, eyes]

    def play_text(self, text: str, at: float | None = None, time_left: float | None = None) -> Legal:
        """Makes the move that this text describes in the notation of records."""
        try:
            move = read_move(text, self.header.game.deck, at)
        except Refused as refusal:
            raise MoveRefused(len(self.moves) + 1, refusal.reason) from None
        return self.play(move if time_left is None else move._replace(time_left=time_left))

    def undo_to(self, count: int) -> None:
        """Goes back to the position after the first `count` moves."""
        if not 0 <= count <= len(self.moves):
            raise ValueError(f"there is no position after {count} moves")
        del self.moves[count:]
        del self.states[count + 1 :]
        del self.events[count:]
        self.made_reports = {index: report for index, report in self.made_reports.items() if index < count}
        self.last_seen = {}

    def branch(self, count: int) -> "Match":
        """A new match with the first moves of this one.

        count: the number of moves to copy.
        """
        if not 0 <= count <= len(self.moves):
            raise ValueError(f"there is no position after {count} moves")
        other = Match.__new__(Match)
        other.header, other.house = self.header, self.house
        other.moves, other.states = self.moves[:count], self.states[: count + 1]
        other.events, other.made_reports, other.last_seen = self.events[:count], {}, {}
        return other
