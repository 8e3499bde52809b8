"""A moment: everything that the table shows after a change, as one frozen value. Widgets get a moment and ask no other
object, so a test can build a screen from a value.
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
    """The part of a moment that does not depend on the draft (the move that the viewer is putting together). It holds
    only what the viewer may see."""

    house: House  # the game with its options and words
    title: str  # the name of the game
    counts: str  # the unit of the scores
    seats: tuple[SeatChoice, ...]  # the players
    humans: tuple[int, ...]  # the seats of people
    acts: int  # the number of acts that have been made
    viewer: int  # the seat that looks at the table
    seen: State  # the displayed position, as the viewer sees it
    facts: PublicFacts  # the public facts of the displayed position, besides its cards
    present: State  # the latest position of the game, as the viewer sees it
    back: int | None  # the number of the earlier position displayed; None for the present position
    veiled: bool  # whether the viewer's hand is hidden, because the player has not come to the screen yet
    paused: bool  # whether the game is paused
    covered: bool  # whether the whole table is hidden
    comes: bool  # whether the viewer's hand is a secret from other people at this screen
    verbs: tuple[str, ...]  # the verbs that the viewer can use now, besides challenges
    to_act: tuple[int, ...]  # the seats whose turn it is
    buzzer: int | None  # the seat that has pressed the buzzer and must name a word; None if there is none
    callers: tuple[int, ...]  # the people who may press their buzzers now
    keys: tuple[str, ...]  # the name of each seat's buzzer key; "" for no key
    # the seats of people who may challenge or doubt the last word, or turn the timer, each with the verb
    challengers: tuple[tuple[int, str], ...]
    passing: str  # the effect that a pass would have (see Button)
    time_out: TimeOut | None  # the effect if the viewer's time ran out; None if no time can run out
    timed: bool  # whether the game has any time limit
    # the seconds that each seat has left for the whole game; None if nobody counts them
    times_left: tuple[float | None, ...]
    history: tuple[HistoryLine, ...]
    scores: tuple[SeatLine, ...]
    unseen: Mapping[str, int]
    # the act before the displayed position, as far as the viewer may know it; None if there is none
    report: ActReport | None
    moods: tuple[str, ...]  # the mood of each seat after the last act, see moods.py; empty in calm play
    calm: bool  # whether scores are not compared (see Outlook)
    goals: tuple[FactToken, ...]  # the results that a solo player can try to beat, as tokens
    best: FallenBest | None  # the personal best beaten by the act before the displayed position, if any
    end: GameEnd | None  # the facts for the page after the game, once it is over

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @property
    def over(self) -> bool:
        return self.present.over

    @property
    def last_round(self) -> bool:
        """Whether this is certainly the last round. An end by standstill is not certain, because players can still
        avert it."""
        return bool(self.facts.marked(LAST_ROUND))

    @property
    def calls(self) -> bool:
        """Whether players of this game call words out (Shout!)."""
        return self.house.book.plays.has(Call)

    @property
    def guards_word(self) -> bool:
        """Whether a player who has pressed the buzzer is naming a word. Other players' keys must then not change this
        word."""
        return self.buzzer is not None and len(self.humans) > 1

    @property
    def by_hand(self) -> tuple[str, ...]:
        """The verbs of the dealer in Shout!, if the dealer is a person: to deal a card if no pace is agreed, and to end
        the round when all cards are dealt."""
        if not self.calls or self.present.actor not in self.humans:
            return ()
        if not self.present.deck:
            return ("close",)
        return ("deal",) if self.house.options["seconds"] is None else ()

    @property
    def hidden(self) -> bool:
        """Whether all hands are hidden, which keeps players from acting. The table then looks as it does to a
        bystander."""
        return self.veiled or self.paused


@dataclass(frozen=True)
class Moment(Standing):
    """Everything that the table shows after one change: the facts of `Standing`, the viewer's draft (the unfinished
    move) with its verdict, and the picture on the felt."""

    phase: Phase  # the phase of the table after the animation has been shown; see phase_now
    bench: Bench  # the draft (the unfinished play) and the position to which it belongs
    picture: Picture
    verdict: VerdictLine
    choices: tuple[Choice, ...]
    choice_lines: int
    buttons: tuple[Button, ...]
    offers: Completions  # the plays that the laid cards could become
    ghosts: Ghosts | None  # the suggested plays for laid cards, if one is displayed
    typed: str  # the letters typed so far
    can: frozenset[str]  # the commands that the player can use, besides the verbs of the game
    # the open question to the other players, about Undo or about a word; None if no question is open
    question: TableQuestion | None
    countable: str  # a refused word on which the table can vote; "" for no word
    taken_back: tuple[AgreedUndo, ...]  # the acts that were taken back by agreement
    wordless: bool  # whether the viewer can lay no word at all
    enters: str  # the verb of the move that Enter makes now; empty if Enter makes no move
    script: Script  # the animation that the felt shows before this moment's picture

    def phase_now(self, *, performing: bool, reached: bool) -> Phase:
        """The phase of the table while it shows this moment.

        performing: whether the felt still shows the script (animation). In Shout! the animation does not count, because
        players can call words out while a card is being dealt.
        reached: whether a step of a lesson has reached its goal.
        """
        for_all = self.calls and all(beat.doing is Doing.DRAW for beat in self.script)
        if performing and not for_all:
            return Phase.PERFORMING if self.acts else Phase.DEALT
        return Phase.LESSON if reached and self.phase is not Phase.FILM else self.phase

    @property
    def is_laying(self) -> bool:
        """Whether the player is putting a move together (has laid, chosen or typed anything)."""
        return bool(self.typed) or not self.bench.draft.is_empty

    @property
    def can_undo_pass(self) -> bool:
        """Whether the command Undo would take back a pass."""
        return "undo" in self.can and not self.is_laying and bool(self.history) and self.history[-1].act == PASS

    @property
    def undo_asks(self) -> bool:
        """Whether the command Undo first asks the other players for their agreement."""
        return "ask-undo" in self.can and "undo" not in self.can

    @property
    def is_at_rest(self) -> bool:
        """Whether Esc has nothing to take back: no laid card, no suggestion, and no earlier position that is
        displayed."""
        return not (self.phase is Phase.FILM or self.back is not None or self.is_laying or self.ghosts)
