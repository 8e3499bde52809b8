"""Plain data that the session makes for panels and bars, and the agreement of the players before a deal."""

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

# How a person knows the cards of a game. "first": seen in this game for the first time; "again": seen before in another
# game; "on": played on from a film or a position; "shown": the solution was shown before; "": unknown.
Look = Literal["", "first", "again", "on", "shown"]


@dataclass(frozen=True)
class SeatChoice:
    """The choices for one seat of a game: who plays at the seat, and how."""

    name: str
    kind: str = "human"  # 'human', 'computer' or, in a lesson, 'nobody'
    # level, temperament: how a computer player plays; levels are 0 (a child, without a temperament) to 7
    level: int = 3
    temperament: str = "builder"
    colour: str = ""
    hints: str = ""  # the words that hints may name to this seat; "off" for no hints, "" for the words of the settings
    time: float = 1  # a factor for the player's time limits: 2 for twice the time, 0 for no limit
    # the strength, in half levels, of a computer player that stays about as strong as a person; None for other players
    strength: int | None = None
    handicap: Handicap = NO_HANDICAP  # the rules that make the game fair for this player
    person: str = ""  # the id of the person; "" for a guest or a computer
    look: Look = ""  # how the person knows the cards (see Look); "" for other players
    # shape, letter: the sign of the seat (see FeltZone)
    shape: int | None = None
    letter: str = ""
    still: bool = False  # whether the players' name plates keep their places at this player's turn
    speech: str = ""  # how much a screen reader reads out at this player's turn; "" for the usual amount

    @property
    def is_human(self) -> bool:
        return self.kind == "human"

    def at_strength(self, strength: int) -> "SeatChoice":
        return replace(self, level=strength // 2, temperament="", strength=strength)


@dataclass(frozen=True)
class GameChoice:
    """The agreement before a deal: everything that the players have chosen.

    dictionary: the dictionary, as data for the record.
    practice: whether Undo can also take back the computer players' replies.
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
        """The words that hints may name to this seat; "" for the words that the settings name. In a game of several
        people, nobody gets hints unless all people agreed on hints at the deal."""
        people = [one for one in self.seats if one.kind == "human"]
        return self.seats[seat].hints if len(people) < 2 or self.agreed_hints else "off"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])


def looking_anew(choice: GameChoice, look: Look = "") -> GameChoice:
    """The same agreement for another game with these cards.

    look: how the people know the cards in the other game (see Look); "" if that is still unknown.
    """
    return replace(choice, seats=tuple([replace(seat, look=look if seat.is_human else "") for seat in choice.seats]))


# Verbs that end the turn without a word. Their buttons are never the main action, and must be hard to press by
# accident.
YIELDING = frozenset({"pass", "stop", "trade", "discard"})


@dataclass(frozen=True)
class Button:
    """The button for a verb (a kind of move) that the player can use now.

    reason: the reason why the button can't be pressed yet, if any.
    default: whether this is the main action, even if it can't be pressed yet.
    brings: the effect of a pass: 'gives-up' (the game is given up), 'out' (the player is out) or 'over' (the game
    ends); empty if play goes on.
    """

    verb: str
    enabled: bool
    reason: Reason | None = None
    default: bool = False
    brings: str = ""

    @property
    def wants_two_presses(self) -> bool:
        """Whether a press by a key or a switch counts only when it is repeated, which prevents ending the turn by
        accident. A pass that gives the game up asks a question instead."""
        return self.verb in YIELDING and self.brings != "gives-up"


@dataclass(frozen=True)
class TimeOut:
    """The effect on a player whose time runs out.

    brings: 'turn' (the turn passes), 'wrong' (as after a wrong word), or an effect of Button.brings.
    cards: the number of cards that the player must draw.
    """

    brings: str
    cards: int = 0


@dataclass(frozen=True)
class Choice:
    """A small choice that the player must make to complete a draft (an unfinished play)."""

    # keep or remove (a word), vowel or consonant (for the next player), reading (of a card), way (to begin), letter (to
    # request) or word (to name)
    kind: str
    options: tuple[tuple[str, str], ...]  # the values with their texts
    chosen: str = ""  # the chosen value; empty until the player has chosen one
    key: str = ""  # the card or split that the choice is about
    next: str = ""  # for a word that is named letter by letter, the letters that can come next


class AgreedUndo(NamedTuple):
    """An act that was taken back by agreement. Contains nothing that is secret.

    acts: the number of acts before it.
    seat: the seat that made it.
    agreed: the seats that have agreed, the first to agree first.
    """

    acts: int
    seat: int
    verb: str
    words: tuple[str, ...]
    agreed: tuple[int, ...]


# The table's decision about a word: "tonight", it counts until a new evening begins; "always" or "never", and nobody is
# asked again; "past", it counted for an evening that is over.
Counts = Literal["tonight", "always", "never", "past"]


class WordVote(NamedTuple):
    """A vote on whether a refused word shall count.

    seat: the seat that asks.
    counts: how the word shall count; "" until the seat that asks has chosen.
    agreed: the seats that have agreed, the first to agree first.
    """

    word: str
    seat: int
    counts: Counts | Literal[""]
    agreed: tuple[int, ...]


@dataclass(frozen=True)
class TableQuestion:
    """A question on which all other people must agree: about an act to be taken back, or about a word.

    asked: the seats that must agree.
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
        """Whether the player who asks about a word has yet to choose how it shall count."""
        return self.vote is not None and not self.vote.counts

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have yet to agree; none before the player who asks has chosen how the word shall count."""
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
    """The verdict of the oracle (the judge of moves) on the laid cards, for the bar below the felt."""

    state: str = "empty"  # 'empty', 'legal', 'illegal' or 'unfinished'
    words: tuple[str, ...] = ()  # the words that the unfinished play (the draft) makes
    points: int = 0  # the points of the unfinished play
    reason: Reason | None = None  # the reason if the unfinished play is not legal
    counts: str = "points"  # the unit of the points (see Rulebook.counts)
    sums: tuple[Sum, ...] = ()  # the parts that add up to the points; empty if the game names no parts
    won: int = 0  # the number of cards that the unfinished play would win, if cards are counted
    lacks: tuple[str, ...] = ()  # the faces that the player must use before any word scores
    # does, cards: the verb and the faces of an act without words
    does: str = ""
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class HistoryLine:
    """One history line: an act as people read it."""

    index: int  # the index of the position after the act
    turn: int
    seat: int
    act: Act  # the act, as far as the viewer may know it
    words: tuple[str, ...]
    points: int
    why: Reason | None = None  # a computer player's reason, once it reveals no secret
    undone: tuple[str, ...] = ()  # the words that were taken back; for a challenge, the wrong ones
    vain: bool = False  # whether a challenge failed, or a request found no card
    free: bool = False  # whether this was a failed challenge to a game's last play, which costs no turn
    # the seats that got points in addition to the points of the words, each with these points
    gains: tuple[tuple[int, int], ...] = ()
    times: int = 1  # the number of consecutive equal acts that this line stands for
    games: tuple[int, ...] = ()  # the winners of the game of a match that the act ended
    stand: tuple[int, ...] = ()  # the final scores of the game of a match that the act ended
    made: tuple[WordOutcome, ...] = ()  # for each changed word, the words that it became
    won: tuple[tuple[int, int], ...] = ()  # the seats that won cards, each with the number of cards
    tricks: tuple[int, ...] = ()  # the seats that won tricks
    helped: int = 0  # the number of hints that the player had asked for
    apart: RowApart | None = None  # the row that the act took apart, if any
    early: bool = False  # whether the words scored nothing because the player had yet to use other cards
    settled: tuple[Settlement, ...] = ()  # the points for cards left at the end, seat by seat
    agreed: tuple[int, ...] = ()  # the seats that agreed to take the act back; empty if it was not taken back


@dataclass(frozen=True)
class SeatLine:
    """A player's line in the score panel.

    left: the number of cards left, in a solo game that counts these instead of points.
    games: the number of games of a match that the seat has won so far.
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
