"""Everything that the table shows after a change, as one frozen value, made once and handed down.

Widgets get a moment and ask no other object, so a test can build a screen from a value.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from app.felt.picture import FactToken, Picture
from app.felt.script import Doing, Script
from app.session.draft.completions.completion_search import Completions
from app.session.draft.drafting import Ghosts
from app.session.draft.targets import Bench
from app.session.game_end import GameEnd
from app.session.match.own_bests import FallenBest
from app.session.match.view_data import (
    AgreedUndo,
    Button,
    Choice,
    HistoryLine,
    SeatChoice,
    SeatLine,
    TableQuestion,
    TimeOut,
    VerdictLine,
)
from app.session.phase import Phase
from engine.core.act_report import ActReport
from engine.core.moves import PASS
from engine.core.patterns import Call
from engine.core.public_facts import LAST_ROUND, PublicFacts
from engine.core.rulebook import House
from engine.core.state import State


@dataclass(frozen=True)
class Standing:
    """The facts that hold until the next act, whatever is laid meanwhile, as far as the viewer may see them.

    title, counts: the game, and the unit of its scores.
    house: the agreement.
    seats: the players.
    humans: the seats of people.
    acts: the number of acts that have been made.
    viewer: the seat that looks.
    seen: the position on show.
    present: the position of the game.
    facts: the public facts of the position on show, besides its cards.
    back: the number of the earlier position on show; None for the present.
    veiled: whether the hand of the viewer is not open yet.
    paused: whether the game pauses.
    covered: whether the table is hidden.
    comes: whether the hand of the viewer is a secret from others at this screen.
    verbs: the verbs of the seat, besides challenges.
    to_act: the seats that are to act.
    buzzer: the player who has the word where words are called out.
    callers: people who may call out a word now.
    keys: the key by which each seat calls out, "" for no key.
    challengers: the seats that may challenge the last word, or turn the timer, each with its verb.
    passing: the effect of a pass (see Button).
    time_out: the effect of running out of time, if a clock runs.
    timed: whether there is a time limit of any kind.
    times_left: the remaining time of each seat for the whole game.
    report: the act that led to the position on show, as far as the viewer may know it; None if no act led there.
    moods: the mood of each seat after the last act, see moods.py; empty in calm play.
    calm: whether scores are not compared (see Outlook).
    goals: the results that a player alone can try to beat.
    best: a person's best play that has fallen with the act that led to the position on show.
    end: the report of a game that is over.
    """

    house: House
    title: str
    counts: str
    seats: tuple[SeatChoice, ...]
    humans: tuple[int, ...]
    acts: int
    viewer: int
    seen: State
    facts: PublicFacts
    present: State
    back: int | None
    veiled: bool
    paused: bool
    covered: bool
    comes: bool
    verbs: tuple[str, ...]
    to_act: tuple[int, ...]
    buzzer: int | None
    callers: tuple[int, ...]
    keys: tuple[str, ...]
    challengers: tuple[tuple[int, str], ...]
    passing: str
    time_out: TimeOut | None
    timed: bool
    times_left: tuple[float | None, ...]
    history: tuple[HistoryLine, ...]
    scores: tuple[SeatLine, ...]
    unseen: Mapping[str, int]
    report: ActReport | None
    moods: tuple[str, ...]
    calm: bool
    goals: tuple[FactToken, ...]
    best: FallenBest | None
    end: GameEnd | None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @property
    def over(self) -> bool:
        return self.present.over

    @property
    def last_round(self) -> bool:
        """Whether this is the last round for certain. A standstill does not count, because it can still be averted."""
        return bool(self.facts.marked(LAST_ROUND))

    @property
    def calls(self) -> bool:
        """Whether players call words out in this game."""
        return self.house.book.plays.has(Call)

    @property
    def guards_word(self) -> bool:
        """Whether a player is naming a word that a neighbour's key could end."""
        return self.buzzer is not None and len(self.humans) > 1

    @property
    def by_hand(self) -> tuple[str, ...]:
        """The verbs of the person who deals words to be called out: to deal a card if no pace is agreed, and to end a
        dealt-out round."""
        if not self.calls or self.present.actor not in self.humans:
            return ()
        if not self.present.deck:
            return ("close",)
        return ("deal",) if self.house.options["seconds"] is None else ()

    @property
    def hidden(self) -> bool:
        """Whether no hand is open, so that nobody can act. Everything then looks as it does to a bystander."""
        return self.veiled or self.paused


@dataclass(frozen=True)
class Moment(Standing):
    """The standing facts together with the draft, its verdict, and the picture on the felt.

    phase: the phase of the table, once the script was shown; see phase_now.
    bench: the draft and the position under it.
    typed, ghosts: the typed letters, and the laid cards with the suggested plays.
    offers: the words that the laid cards could become.
    can: the commands besides the verbs of the game.
    question: the question to the other players, about Undo or about a word.
    countable: a refused word about which the player can ask the table; "" for no word.
    taken_back: acts that the players agreed to take back.
    wordless: whether this seat has no word left.
    enters: the verb of the move that Enter makes now; empty if Enter makes no move.
    script: the way to this moment, which the felt shows step by step.
    """

    phase: Phase
    bench: Bench
    picture: Picture
    verdict: VerdictLine
    choices: tuple[Choice, ...]
    choice_lines: int
    buttons: tuple[Button, ...]
    offers: Completions
    ghosts: Ghosts | None
    typed: str
    can: frozenset[str]
    question: TableQuestion | None
    countable: str
    taken_back: tuple[AgreedUndo, ...]
    wordless: bool
    enters: str
    script: Script

    def phase_now(self, *, performing: bool, reached: bool) -> Phase:
        """The phase of the table that shows this moment. Only the stage knows the two conditions.

        performing: whether the felt still shows the script.
        reached: whether a step of a lesson has reached its goal.

        A card dealt in Shout! comes at its own pace, and players can call words out while it comes, so the table rests.
        """
        for_all = self.calls and all(beat.doing is Doing.DRAW for beat in self.script)
        if performing and not for_all:
            return Phase.PERFORMING if self.acts else Phase.DEALT
        return Phase.LESSON if reached and self.phase is not Phase.FILM else self.phase

    @property
    def is_laying(self) -> bool:
        """Whether the player is putting a move together."""
        return bool(self.typed) or not self.bench.draft.is_empty

    @property
    def can_undo_pass(self) -> bool:
        """Whether Undo takes back a pass."""
        return "undo" in self.can and not self.is_laying and bool(self.history) and self.history[-1].act == PASS

    @property
    def undo_asks(self) -> bool:
        """Whether Undo asks the other players."""
        return "ask-undo" in self.can and "undo" not in self.can

    @property
    def is_at_rest(self) -> bool:
        """Whether Esc has nothing to take back: no move, no suggestion, no earlier position."""
        return not (self.phase is Phase.FILM or self.back is not None or self.is_laying or self.ghosts)
