"""Everything there is to show after one change, as one frozen value: made once and handed down.

Widgets are given a moment and ask nobody; so a screen can be tested from a value.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from app.felt.picture import Picture
from app.felt.script import Doing, Script
from app.session.draft.completions.completion_search import Completions
from app.session.draft.drafting import Ghosts
from app.session.draft.targets import Bench
from app.session.game_end import GameEnd
from app.session.match.view_data import (
    AgreedUndo,
    Button,
    Choice,
    HistoryLine,
    SeatChoice,
    SeatLine,
    TimeOut,
    UndoQuestion,
    VerdictLine,
)
from app.session.phase import Phase
from engine.core.act_report import ActReport
from engine.core.moves import PASS
from engine.core.patterns import Call
from engine.core.public_facts import PublicFacts
from engine.core.rulebook import House
from engine.core.state import State


@dataclass(frozen=True)
class Standing:
    """What is so until the next act, whatever is laid meanwhile: for the seat that looks, and no more than it may see.

    title, counts: what is played, and what its scores count.  house: the agreement.
    seats: who sits there.  humans: those of them who are people.  acts: how many have been made.
    viewer: the seat that looks.  seen: the position that is shown to it.  present: the position of the game.
    facts: what everybody may know of the position that is shown, besides its cards.
    back: the number of the earlier position that is shown, None: the present.
    veiled: the hand of the viewer is not opened yet.  paused: nobody plays.  covered: the table is hidden.
    comes: is the hand of the viewer a secret from others at this screen?
    verbs: what the seat can do, besides challenging.  to_act: who is to act.
    buzzer: who has the word where words are called out.  callers: people who may call out a word now.
    challengers: who may challenge the last word, or turn the timer, and how.
    passing: what a pass brings (see Button).  time_out: what happens at 0:00, where a clock runs.
    timed: is there a time limit of any kind?  times_left: what each seat has of its time for the whole game.
    standstill_near: how the game may come to one in this round.
    report: of the act that led to what is shown, as the seat that looks may know it; None: there was none.
    moods: how each seat takes what was done last, see moods.py.
    end: what there is to tell of a game that is over.
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
    challengers: tuple[tuple[int, str], ...]
    passing: str
    time_out: TimeOut | None
    timed: bool
    times_left: tuple[float | None, ...]
    standstill_near: str
    history: tuple[HistoryLine, ...]
    scores: tuple[SeatLine, ...]
    unseen: Mapping[str, int]
    report: ActReport | None
    moods: tuple[str, ...]
    end: GameEnd | None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @property
    def over(self) -> bool:
        return self.present.over

    @property
    def last_round(self) -> bool:
        """Only if it is certain; a standstill can still be averted."""
        return bool(self.present.lasts)

    @property
    def calls(self) -> bool:
        """Is this a game in which players call words out?"""
        return self.house.book.plays.has(Call)

    @property
    def guards_word(self) -> bool:
        """Is a player naming a word that a neighbour's key could end?"""
        return self.buzzer is not None and len(self.humans) > 1

    @property
    def by_hand(self) -> tuple[str, ...]:
        """What the person who deals words to be called out may do: a card where no pace is agreed, and the end of a
        dealt-out round."""
        if not self.calls or self.present.actor not in self.humans:
            return ()
        if not self.present.deck:
            return ("close",)
        return ("deal",) if self.house.options["seconds"] is None else ()

    @property
    def hidden(self) -> bool:
        """Is no hand open, so that nothing can be done? Then everything looks as it does to a bystander."""
        return self.veiled or self.paused


@dataclass(frozen=True)
class Moment(Standing):
    """And what is laid, what the oracle says to it, and what lies on the felt.

    phase: of the table, once the script was seen; see phase_now.
    bench: the draft and what it lies on.  typed, ghosts: what is typed, or suggested.
    offers: what the cards laid can still become.  can: what can be asked for besides the verbs of the game.
    undo_question: what the others are asked about Undo.  taken_back: acts that they agreed to take back.
    wordless: is there no word left for this seat?
    enters: the verb of the move that Enter makes now, empty where it makes none.
    script: what led here, to be seen on the felt one thing after the other.
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
    undo_question: UndoQuestion | None
    taken_back: tuple[AgreedUndo, ...]
    wordless: bool
    enters: str
    script: Script

    def phase_now(self, *, performing: bool, reached: bool) -> Phase:
        """The phase of the table that shows it. performing: is its script being seen?  reached: has a lesson's step
        reached its goal? Only the stage knows these two.

        A card that is dealt in Shout! comes at its own pace, and can be called out on its way: the table rests.
        """
        for_all = self.calls and all(beat.doing is Doing.DRAW for beat in self.script)
        if performing and not for_all:
            return Phase.PERFORMING if self.acts else Phase.DEALT
        return Phase.LESSON if reached and self.phase is not Phase.FILM else self.phase

    @property
    def is_laying(self) -> bool:
        """Is the player putting a move together?"""
        return bool(self.typed) or not self.bench.draft.is_empty

    @property
    def can_undo_pass(self) -> bool:
        """Is it a pass that Undo takes back?"""
        return "undo" in self.can and not self.is_laying and bool(self.history) and self.history[-1].act == PASS

    @property
    def undo_asks(self) -> bool:
        """Does Undo ask the others?"""
        return "ask-undo" in self.can and "undo" not in self.can

    @property
    def is_at_rest(self) -> bool:
        """Is there nothing for Esc to take back: no move, no suggestion, no earlier position?"""
        return not (self.phase is Phase.FILM or self.back is not None or self.is_laying or self.ghosts)
