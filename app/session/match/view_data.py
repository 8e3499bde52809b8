"""What panels and bars show, as plain data made by the session."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.core.act_report import RowApart, WordOutcome
from engine.core.events import Sum
from engine.core.moves import Act
from engine.core.verdict import Reason


@dataclass(frozen=True)
class SeatChoice:
    """Who sits at a seat. kind: 'human', 'computer' or, in a lesson, 'nobody'; level 1-7 and temperament are for
    computers.

    hints: the words that hints may name to this seat, "off": it has none, "": as in the settings.
    time: every limit is so many times as long for this player.
    """

    name: str
    kind: str = "human"
    level: int = 3
    temperament: str = "builder"
    colour: str = ""
    hints: str = ""
    time: float = 1


@dataclass(frozen=True)
class GameChoice:
    """What is agreed before a deal. dictionary: the record's dictionary entry as data.

    practice: may what computers have answered be taken back, too?  first: is it a first game, which has reminders?
    agreed_hints: did several people agree on hints?
    """

    game: str
    seats: tuple[SeatChoice, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    dictionary: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    practice: bool = False
    first: bool = False
    agreed_hints: bool = False

    def hints_of(self, seat: int) -> str:
        """The words that hints may name to this seat, "": as in the settings. In company nobody gets hints, unless all
        agreed on them at the deal."""
        people = [one for one in self.seats if one.kind == "human"]
        return self.seats[seat].hints if len(people) < 2 or self.agreed_hints else "off"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])


# Verbs that give the turn away for no word: never done by accident, and never the main action.
YIELDING = frozenset({"pass", "stop", "trade", "discard"})


@dataclass(frozen=True)
class Button:
    """A verb of the moment. reason: why it cannot be pressed now.  default: is it the main action, possible yet or not?
    brings: what a pass does to its player or the game: 'gives-up', 'out' or 'over', empty where play goes on."""

    verb: str
    enabled: bool
    reason: Reason | None = None
    default: bool = False
    brings: str = ""

    @property
    def wants_two_presses(self) -> bool:
        """Must a key or a switch press it twice? A pass that gives the game up has a question of its own."""
        return self.verb in YIELDING and self.brings != "gives-up"


@dataclass(frozen=True)
class TimeOut:
    """What happens at 0:00. brings: 'turn' (it passes), 'wrong' (as a wrong word would), or what a pass does, see
    Button.  cards: so many more come to the hand."""

    brings: str
    cards: int = 0


@dataclass(frozen=True)
class Choice:
    """Something the draft still needs said. kind: keep, remove, vowel, consonant, reading, way, letter, word.

    options: (value, what it stands for).  chosen: the value that is, empty while none is.  key: which card or split it
    is about.
    """

    kind: str
    options: tuple[tuple[str, str], ...]
    chosen: str = ""
    key: str = ""


class AgreedUndo(NamedTuple):
    """An act that was taken back by agreement, as everybody may know it.

    acts: the number of acts before it.  seat: whose it was.  agreed: the other people, in the order of their consent.
    """

    acts: int
    seat: int
    verb: str
    words: tuple[str, ...]
    agreed: tuple[int, ...]


@dataclass(frozen=True)
class UndoQuestion:
    """Whether this act may be taken back. asked: the seats of all who must agree."""

    act: AgreedUndo
    asked: tuple[int, ...]

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have not agreed yet."""
        return tuple([seat for seat in self.asked if seat not in self.act.agreed])


@dataclass(frozen=True)
class VerdictLine:
    """The live verdict on the draft. state: 'empty', 'legal', 'illegal' or 'unfinished'.

    words: the words it makes.  points: what it would score, in what the game counts (counts, see Rulebook.counts).
    sums: what these are made of; nothing where the game does not say.
    won: how many cards it would win, where cards are counted.  reason: the one reason why not.
    lacks: the cards to be used before any word scores.
    """

    state: str = "empty"
    words: tuple[str, ...] = ()
    points: int = 0
    reason: Reason | None = None
    counts: str = "points"
    sums: tuple[Sum, ...] = ()
    won: int = 0
    lacks: tuple[str, ...] = ()


@dataclass(frozen=True)
class HistoryLine:
    """One line of the log as a person reads it. index: the position after it.  act: as far as the viewer may know
    it.  why: a computer player's reason, once it gives nothing away.  undone: words that were taken back; of a
    challenge, those that were wrong.  vain: a challenge that failed, or a letter that the rival did not hold.
    gains: seats whose score it changed besides, and by how much.  times: so many acts of this kind in a row.
    games: who won a game of a match with it.  stand: the scores of that game.  made: what became of what.  won: seats
    that won cards with it, and how many.  tricks: who won a trick.  helped: so many hints its player had asked for.
    apart: a row that was taken apart with it.  early: it scored nothing because no word scored yet.
    agreed: who agreed that the act was taken back; nobody, if it stands."""

    index: int
    turn: int
    seat: int
    act: Act
    words: tuple[str, ...]
    points: int
    why: Reason | None = None
    undone: tuple[str, ...] = ()
    vain: bool = False
    gains: tuple[tuple[int, int], ...] = ()
    times: int = 1
    games: tuple[int, ...] = ()
    stand: tuple[int, ...] = ()
    made: tuple[WordOutcome, ...] = ()
    won: tuple[tuple[int, int], ...] = ()
    tricks: tuple[int, ...] = ()
    helped: int = 0
    apart: RowApart | None = None
    early: bool = False
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class SeatLine:
    """A line of the score panel. left: cards in deck and hand, where a game for one counts them and no points.
    games: games of a match won so far."""

    seat: int
    name: str
    colour: str
    score: int
    cards_won: int
    tricks: int
    hand: int
    out: bool
    to_act: bool
    winner: bool
    left: int | None = None
    games: int = 0
