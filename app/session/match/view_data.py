"""The contents of panels and bars as plain data, made by the session."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from app.base.settings import NO_HANDICAP, Handicap
from engine.core.act_report import RowApart, WordOutcome
from engine.core.events import Sum
from engine.core.moves import Act
from engine.core.rulebook import Setup
from engine.core.state import Settlement
from engine.core.verdict import Reason

# The ways in which a person can know the cards of a game: "first", seen here for the first time; "again", seen before
# in another game; "on", played on from a film or a position; "shown", after the solution was shown; "" if nobody noted
# the way.
Look = Literal["", "first", "again", "on", "shown"]


@dataclass(frozen=True)
class SeatChoice:
    """The player at a seat.

    kind: 'human', 'computer' or, in a lesson, 'nobody'.
    level, temperament: the skill of a computer; levels are 0 (a child, without a temperament) to 7.
    hints: the words that hints may name to this seat; "off" for no hints, "" for the words of the settings.
    time: the factor for all time limits of this player; 0 for no limit.
    strength: the strength in half levels of a computer player that stays near a person; None for other players.
    handicap: the rules that make the game fair for this player.
    person: the id of the person; "" for a guest or a computer.
    look: the way in which the person knows the cards; "" for other players.
    shape, letter: the sign of the seat (see FeltZone).
    still: whether the plate keeps its place when the turn changes.
    speech: the level of announcements to screen readers at this player's turn; "" for the usual level.
    """

    name: str
    kind: str = "human"
    level: int = 3
    temperament: str = "builder"
    colour: str = ""
    hints: str = ""
    time: float = 1
    strength: int | None = None
    handicap: Handicap = NO_HANDICAP
    person: str = ""
    look: Look = ""
    shape: int | None = None
    letter: str = ""
    still: bool = False
    speech: str = ""

    @property
    def is_human(self) -> bool:
        return self.kind == "human"

    def at_strength(self, strength: int) -> "SeatChoice":
        return replace(self, level=strength // 2, temperament="", strength=strength)


@dataclass(frozen=True)
class GameChoice:
    """The agreement before a deal.

    dictionary: the record's dictionary entry as data.
    practice: whether the answers of computers can be taken back, too.
    first: whether this is a first game, which has reminders.
    agreed_hints: whether several people agreed on hints.
    setup: the cards that a player laid out by hand; None if the seed deals the cards.
    """

    game: str
    seats: tuple[SeatChoice, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    dictionary: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    practice: bool = False
    first: bool = False
    agreed_hints: bool = False
    setup: Setup | None = None

    def hints_of(self, seat: int) -> str:
        """The words that hints may name to this seat; "" for the words of the settings. In company nobody gets hints,
        unless all agreed on hints at the deal."""
        people = [one for one in self.seats if one.kind == "human"]
        return self.seats[seat].hints if len(people) < 2 or self.agreed_hints else "off"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])


def looking_anew(choice: GameChoice, look: Look = "") -> GameChoice:
    """The choice for another game.

    look: the way in which the people there know the cards; "" if the table finds this out.
    """
    return replace(choice, seats=tuple([replace(seat, look=look if seat.is_human else "") for seat in choice.seats]))


# Verbs that end the turn without a word. No player should use them by accident, and they are never the main action.
YIELDING = frozenset({"pass", "stop", "trade", "discard"})


@dataclass(frozen=True)
class Button:
    """A verb that can be used now.

    reason: the reason why the button can't be pressed now.
    default: whether this is the main action, possible yet or not.
    brings: the effect of a pass on its player or the game: 'gives-up', 'out' or 'over', empty if play goes on.
    """

    verb: str
    enabled: bool
    reason: Reason | None = None
    default: bool = False
    brings: str = ""

    @property
    def wants_two_presses(self) -> bool:
        """Whether the button needs a second press when a player uses a key or a switch. A pass that gives the game up
        has a question of its own."""
        return self.verb in YIELDING and self.brings != "gives-up"


@dataclass(frozen=True)
class TimeOut:
    """The effect of a clock at 0:00.

    brings: 'turn' (the turn passes), 'wrong' (as for a wrong word), or the effect of a pass, see Button.
    cards: the number of cards that come to the hand.
    """

    brings: str
    cards: int = 0


@dataclass(frozen=True)
class Choice:
    """A choice that the draft still needs.

    kind: keep, remove, vowel, consonant, reading, way, letter, word.
    options: (value, its meaning).
    chosen: the chosen value, empty until there is one.
    key: the card or split that the choice belongs to.
    next: for a word that is named letter by letter, the letters that can follow the chosen letters.
    """

    kind: str
    options: tuple[tuple[str, str], ...]
    chosen: str = ""
    key: str = ""
    next: str = ""


class AgreedUndo(NamedTuple):
    """An act that was taken back by agreement, as everybody may know it.

    acts: the number of acts before it.  seat: the seat that made it.  agreed: the other people, in the order of their
    consent.
    """

    acts: int
    seat: int
    verb: str
    words: tuple[str, ...]
    agreed: tuple[int, ...]


# The table's decision about a word: the word counts until a new evening begins, or always, or never, and nobody is
# asked again; or it counted for an evening that is over.
Counts = Literal["tonight", "always", "never", "past"]


class WordVote(NamedTuple):
    """A refused word, and the question whether it shall count.

    seat: the player who asks.  counts: the way in which the word shall count; "" until that player has chosen.
    agreed: the other people, in the order of their consent.
    """

    word: str
    seat: int
    counts: Counts | Literal[""]
    agreed: tuple[int, ...]


@dataclass(frozen=True)
class TableQuestion:
    """A question that all other people must agree to: about an act to be taken back, or about a word.

    asked: the seats of all who must agree.
    """

    act: AgreedUndo | None
    asked: tuple[int, ...]
    vote: WordVote | None = None

    @property
    def about(self) -> AgreedUndo | WordVote:
        found = self.act or self.vote
        assert found is not None
        return found

    @property
    def chooses(self) -> bool:
        """Whether the player who asks has still to choose how the word shall count."""
        return self.vote is not None and not self.vote.counts

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have not agreed yet; no seat before it is clear what to agree to."""
        agreed = self.about.agreed
        return () if self.chooses else tuple([seat for seat in self.asked if seat not in agreed])

    def agreed_by(self, seat: int) -> "TableQuestion":
        """The question after this seat has agreed."""
        if self.act is not None:
            return replace(self, act=self.act._replace(agreed=(*self.act.agreed, seat)))
        assert self.vote is not None
        return replace(self, vote=self.vote._replace(agreed=(*self.vote.agreed, seat)))


@dataclass(frozen=True)
class VerdictLine:
    """The live verdict on the draft.

    state: 'empty', 'legal', 'illegal' or 'unfinished'.
    words: the words that the draft makes.
    points: the score of the draft, in the unit of the game (counts, see Rulebook.counts).
    sums: the parts of the score; empty if the game gives no parts.
    won: the number of cards that the draft would win, if cards are counted.
    reason: the reason for the refusal.
    lacks: the cards that must be used before any word scores.
    does, cards: if the draft makes no words, the verb of the act and the faces that it names.
    """

    state: str = "empty"
    words: tuple[str, ...] = ()
    points: int = 0
    reason: Reason | None = None
    counts: str = "points"
    sums: tuple[Sum, ...] = ()
    won: int = 0
    lacks: tuple[str, ...] = ()
    does: str = ""
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class HistoryLine:
    """One line of the log as a person reads it.

    index: the number of the position after the act.
    act: the act, as far as the viewer may know it.
    why: a computer player's reason, once the reason reveals nothing.
    undone: words that were taken back; for a challenge, the wrong words.
    vain: whether a challenge failed, or the rival did not hold the requested letter.
    free: whether the act concerned a last play, after which there is no turn to lose.
    gains: points of other seats, or later points of the act's own seat.
    times: the number of acts of this kind in a row.
    games: the winners of a game of a match that the act ended.
    stand: the scores of that game.
    made: for each word, the words that it became.
    won: the seats that won cards, each with the number of cards.
    tricks: the winners of tricks.
    helped: the number of hints that the player had asked for.
    apart: the row that the act took apart.
    early: whether the act scored nothing because no word scored yet.
    settled: the settlement of the cards left at the end.
    agreed: the seats that agreed to take the act back; empty if the act stands.
    """

    index: int
    turn: int
    seat: int
    act: Act
    words: tuple[str, ...]
    points: int
    why: Reason | None = None
    undone: tuple[str, ...] = ()
    vain: bool = False
    free: bool = False
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
    settled: tuple[Settlement, ...] = ()
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class SeatLine:
    """A line of the score panel.

    left: the number of cards in deck and hand, if a game for one counts these and no points.
    games: the games of a match that the seat has won so far.
    """

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
