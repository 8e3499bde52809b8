"""Runs a game in play: keeps the session, the clock, the computer players and the file in step."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from functools import cached_property
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.session.buzzer_order import DEALER, WAIT, Finish, Presses
from app.session.completer import Completer
from app.session.hint_steps import HintSteps
from app.session.match.thinking import HINT_WORDS, Advice, Question, advise
from app.session.match.view_data import GameChoice
from app.session.match.whole_turn import turn_goes_on
from app.session.table_session import TableSession
from app.session.time.autosave import Autosave
from app.session.time.bots import Bots
from app.session.time.clock import Clock
from app.session.time.coach import Coach
from app.session.time.limits import Limits, Turn
from app.session.time.table_keeper import TableKeeper
from engine.core.moves import TIMEOUT, TIMER, Move
from engine.core.oracle import acts_aside, challenges, judge
from engine.core.patterns import Call
from engine.core.public_facts import TIMER_RUNS
from engine.core.shuffle import below, dice_from
from engine.core.verdict import Legal, Reason
from engine.core.view import view
from engine.lexicon import Vocabulary
from engine.match import Match
from engine.players.plan import Plan
from engine.players.shout_player import SILENCE, UNHURRIED
from engine.records.files import save
from engine.records.record import DictionaryChoice, Record, record_of
from engine.records.replay import lexicon_of

if TYPE_CHECKING:
    from app.session.film.film import Film


# milliseconds that a computer player waits after a person's pass; during this time the person can undo the pass
GRACE_MS = 2000
SLOWEST = 5  # for a player without a time limit, the time between two dealt cards is multiplied by this
PATIENCE = 20  # seconds for which a person may think before a computer player turns the timer
STILL_MS = 4000  # milliseconds for which a computer player thinks before `ponders` is emitted


def now_ms() -> float:
    return monotonic() * 1000


class RunningGame(QObject):
    """A game in play, with everything that happens in it without a player's action.

    opened: the record that the game continues; None for a new game.
    shown: whether the game is only shown as a film; then nobody plays, and nothing is saved.
    pace: returns the factor for the time that computer players take.
    hints: the words that hints may name to seats for which nothing else is agreed.
    kept: whether the game is saved and counted; False for a lesson or puzzle.
    beside: the contents of the side file of a continued game.
    claim: see Autosave.
    invites: whether the film invites the player to play this game.
    """

    ticked = Signal(int)  # emitted each second with the whole seconds left, or -1 for no limit
    went_on = Signal(float, float)  # emitted with the seconds left and the total seconds
    complained = Signal(object)  # emitted with the reason why the game can't be saved
    # emitted with the seat of a computer player that thinks for a long time, to be announced to users of a screen
    # reader
    ponders = Signal(int)
    buzzed = Signal(int)  # emitted with the seat that has the word (has pressed the buzzer and must name a word)
    tied = Signal()  # emitted if several seats pressed at the same time, so none of them may name a word
    # emitted with the dealer's seat and the seats among which the dealer must decide who was first
    disputed = Signal(int, object)
    advised = Signal()  # emitted when a hint is ready

    def __init__(
        self,
        choice: GameChoice,
        match: Match,
        dictionary: DictionaryChoice,
        path: Path,
        pace: Callable[[], float] = lambda: 1.0,
        hints: str = "all",
        parent: QObject | None = None,
        *,
        opened: Record | None = None,
        shown: bool = False,
        kept: bool = True,
        beside: Mapping[str, Any] | None = None,
        claim: Callable[[Path], Path] | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = TableSession(choice, match, self)
        self._dictionary, self._opened, self.is_shown = dictionary, opened, shown
        self.session.outlook.watched = shown
        if not kept:
            self.session.outlook.begins = len(match.moves)
        self.clock = Clock(parent=self)
        self.bots = Bots(pace, parent=self)
        self.adviser = Bots(lambda: 0.0, advise, parent=self)
        self.completer = Completer(self.session, self)
        self.coach = Coach(self)
        self._usual_hints = hints
        self.kept = kept and not shown
        self.invites = False
        self.advice: Advice | None = None
        self.hint_steps = HintSteps(self.session)
        self.autosave = Autosave(path, dictionary, save, self, opened, claim)
        self.autosave.failed.connect(self.complained)
        self.limits = Limits(match, choice.seats)
        self.keeper = TableKeeper(self.session, self.clock, self.limits, self.autosave.keep_side_file, self)
        self.patience = Clock(parent=self)  # measures how long a person thinks before a computer player turns the timer
        self.patience.ran_out.connect(self._lose_patience)
        self._thinks: Turn | None = None  # the turn that `patience` measures
        self._paused_at = 0.0  # the playing time at which the pause began
        # for each pause, the playing time at its beginning, and its length in seconds
        self._pauses: list[tuple[float, float]] = []
        self.held = False  # whether the table still shows the last act
        self._waiting: list[tuple[int, Plan]] = []  # plans on which computer players decided while the game was held
        self._presses = Presses()
        # the seats among which the dealer is deciding who was first; empty at other times
        self.dispute: tuple[int, ...] = ()
        self._race = QTimer(self)  # waits for presses whose events arrive late
        self._race.setSingleShot(True)
        self._race.timeout.connect(self._decide_race)
        self._long = QTimer(self)  # started when a computer player is asked for an act
        self._long.setInterval(STILL_MS)
        self._long.timeout.connect(self._report_thinker)
        self._dealing = QTimer(self)
        self._dealing.setSingleShot(True)
        self._dealing.timeout.connect(self._deal_on)
        self.session.stamp = self._stamp
        self.session.ask_before_looking(lambda: self.can_look_for_words)
        self.session.handed_back.connect(self._charge)
        self.session.moved.connect(self._begin_anew)
        self.session.changed.connect(self._go_on)
        self.clock.ticked.connect(self.ticked)
        self.clock.went_on.connect(self.went_on)
        self.clock.ran_out.connect(self._time_is_up)
        self.bots.decided.connect(self._decided)
        self.adviser.decided.connect(self._advised)
        if self.kept:
            self.keeper.put_back(beside or {})
        self._settle_time()

    @property
    def path(self) -> Path:
        return self.autosave.path

    @property
    def record(self) -> Record:
        """The record of the game as it would be saved now, with its branches."""
        return record_of(self.session.match, self._dictionary, self._opened)

    @property
    def has_other_lines(self) -> bool:
        return self._opened is not None and bool(self._opened.branches)

    @cached_property
    def film(self) -> "Film":
        """The game as a film; the film's modules are loaded only when a caller asks for the film."""
        from app.session.film.film import Film

        return Film(self.session, parent=self)

    @property
    def is_shout(self) -> bool:
        """Whether words are called out in this game."""
        return self.session.match.house.book.plays.has(Call)

    @property
    def buzzer(self) -> int | None:
        """The seat that has the word (has pressed the buzzer and must name a word); None if no seat has it."""
        return self.session.outlook.buzzer

    @property
    def is_timed(self) -> bool:
        """Whether time matters now: a clock runs, or words are called out."""
        return not (self.session.state.over or self.is_shown) and (self.is_shout or self.clock.running)

    def start(self) -> None:
        """Starts or continues the game: saves it, asks computer players, and starts the clock. If the game is over, it
        is only viewed."""
        if not (self.session.state.over or self.is_shown):
            self._save()
            self._ask()
        if self.buzzer is not None:
            self._time_word(self.buzzer)
        self._go_on()

    def hold(self, held: bool) -> None:
        """Stops the game, or lets it go on. While the table shows the last act the game is stopped: no time runs, and
        decisions of computer players wait."""
        if held == self.held:
            return
        self.held = held
        self._wind_clock()
        if self.is_shout:
            self._pace_the_deal()
        if not held:
            self._report_wordless()
            match = self.session.match
            # A computer player that continues its turn need not pretend to think: it has been thinking while the table
            # showed its last act.
            if turn_goes_on(match, len(match.moves) - 1):
                self.bots.hurry()
        self._act_on_decisions()

    def _act_on_decisions(self) -> None:
        """Makes the acts on which computer players decided while the game was held."""
        waiting, self._waiting = self._waiting, []
        for seat, plan in waiting:
            self._decided(seat, plan)

    def close(self) -> None:
        self._dealing.stop()
        self._race.stop()
        self._long.stop()
        self.dispute = ()
        if "film" in vars(self):
            self.film.halt()
        self.patience.stop()
        self.keeper.close()  # closed before the clock stops, because the keeper saves the remaining time
        self.clock.stop()
        self.bots.close()
        self.adviser.close()
        self.completer.close()
        self.coach.close()
        self.autosave.close()

    # ---- turns

    def _begin_anew(self) -> None:
        """Reacts to a new position: saves the game, drops everything that concerns the old position (questions to
        computer players, hints, the buzzer), and asks computer players again."""
        self._save()  # saved first, so the act is safe even if a later step fails
        self._settle_time()
        self.bots.forget()
        self._waiting.clear()
        self.adviser.forget()
        self._dealing.stop()
        self._leave_buzzer()
        self._advise(None)
        self._ask()

    def _save(self) -> None:
        if self.kept:
            self.autosave.save(self.session.match)

    def _go_on(self) -> None:
        """Reacts to any change: starts or stops the clock; in Shout!, also starts or stops the dealing of the next
        card."""
        self._wind_clock()
        self.completer.look(self._nameable)
        if self.is_shout:
            self._pace_the_deal()
        if self._waiting and not (self.held or self.session.asks):
            self._act_on_decisions()

    def _ask(self) -> None:
        session = self.session
        self._long.stop()
        if session.state.over or self.buzzer is not None:  # while a seat names its word, nobody else may act
            return
        house, state = session.match.house, session.state
        self.bots.least_ms = GRACE_MS if session.can_undo_pass else 0
        asked = False
        for seat, who in enumerate(session.choice.seats):
            if who.kind != "computer" or state.seats[seat].out:
                continue
            may_act = seat in session.to_act and not asked
            if not may_act and (seat in session.to_act or not challenges(house, state, seat)):
                continue
            asked = asked or (may_act and not self.is_shout and state.phase != "choose")
            seen, dice = view(state, seat), self._dice(seat)
            question = Question(house, seen, seat, dice, who.level, who.temperament, not may_act, strength=who.strength)
            self.bots.ask(question)
        self._long.start()
        self._ask_advice()

    def _report_thinker(self) -> None:
        """Emits `ponders` if all people are waiting for a computer player, except in a lesson."""
        session, to_act = self.session, self.session.to_act
        self._long.stop()
        waits = session.state.over or session.paused or self.is_shout or self.is_shown or not self.kept
        if to_act and not (waits or any(seat in session.humans for seat in to_act)):
            self.ponders.emit(to_act[0])

    def _dice(self, seat: int) -> int:
        """The seed for the random numbers of the computer player at this seat. It differs for every seat and move, and
        is the same whenever the same game is played again."""
        session = self.session
        return below(9973, dice_from(session.choice.seed * 1009 + len(session.match.moves) * 31 + seat))[1]

    def _decided(self, seat: int, plan: Plan) -> None:
        waits = self._race.isActive() or self.dispute
        if self.session.paused or self.buzzer is not None or waits or plan.act is None:
            return
        if self.held or self.session.asks:
            self._waiting.append((seat, plan))
            return
        if self.is_shout:  # recorded, so that a person's press just after the computer's is recognised as late
            self._presses.begin_anew()
            self._presses.press(seat, 0, now_ms())
        self.session.submit(plan.act, seat, Reason(plan.why, plan.facts) if plan.why else None)

    def _ask_advice(self) -> None:
        """Starts the search for a hint while a person thinks; the search also finds out whether the person can lay any
        word at all."""
        session, state = self.session, self.session.state
        seat = session.viewer
        if seat in session.humans and seat in session.to_act and not self.is_shout:
            seen = view(state, seat)
            known = self._nameable or HINT_WORDS["all"]
            self.adviser.ask(Question(session.match.house, seen, seat, known=known))

    def admit(self, word: str) -> bool:
        """Makes a word that the table has voted for count in this game; returns False if it can count only from the
        next deal on.

        The word can count in this game only if words are checked before they are laid. Otherwise a wrong word may
        already be part of an act in the record, which must stay as it was.
        """
        session, dictionary = self.session, replace(self._dictionary, allow=(*self._dictionary.allow, word))
        if session.state.over or self.is_shout or session.match.house.options.get("words") != "checked":
            return False
        if not session.admit(lexicon_of(dictionary)):
            return False
        self._dictionary = self.autosave.dictionary = dictionary
        session.choice = session.outlook.choice = replace(session.choice, dictionary=asdict(dictionary))
        self._begin_anew()  # drops questions and hints under way, which use the old dictionary
        self.completer.look_anew(self._nameable)
        return True

    @property
    def hints(self) -> str:
        """The words that hints may name to the viewer; "off" for no hints."""
        return self.session.choice.hints_of(self.session.viewer) or self._usual_hints

    def may_search(self) -> str:
        """The way in which players may look words up now: 'freely' if the game is over or only shown as a film; 'hint'
        if each search counts as a hint; otherwise 'not'."""
        if self.session.state.over or self.is_shown:
            return "freely"
        return "not" if self.hints == "off" or self.is_shout or self.session.hidden else "hint"

    def look_up(self, pattern: str) -> None:
        """Records a search for words as a hint given to the viewer, if searches count as hints now. The same search is
        not counted twice."""
        if self.may_search() == "hint":
            self.session.log.help_asked(self.session.viewer, ("search", pattern))

    def hint_with(self, hints: str) -> None:
        """Sets the words that hints may name from now on to seats for which nothing else is agreed."""
        before = self.hints
        self._usual_hints = hints
        if self.hints == before:
            return
        self._advise(None)
        self.adviser.forget()
        self._ask_advice()
        self.completer.look_anew(self._nameable)

    @property
    def can_look_for_words(self) -> bool:
        """Whether the player can ask for words that the laid cards could become."""
        return not self.session.hidden and self.completer.can_ask(self._nameable)

    def look_for_words(self) -> bool:
        """Searches for words that the laid cards could become. Returns False if no cards are laid that could become a
        word."""
        return self.can_look_for_words and self.completer.ask(self._nameable)

    @property
    def _nameable(self) -> Vocabulary | None:
        """The words that hints may name to the viewer; None for no hints."""
        return None if self.hints == "off" else HINT_WORDS.get(self.hints, HINT_WORDS["all"])

    def _advised(self, seat: int, advice: Advice) -> None:
        if seat == self.session.viewer:
            self._advise(advice)
            self._report_wordless()
            self.advised.emit()

    def _report_wordless(self) -> None:
        """Updates the table if the viewer can lay no word. While the table shows an act, waits, because an update would
        end the animation."""
        if not self.held and self.advice is not None and self.advice.wordless:
            self.session.tell()

    def _advise(self, advice: Advice | None) -> None:
        if advice is None:
            self.hint_steps.begin_anew()
        self.advice = advice
        self.session.announce_wordless(advice is not None and advice.wordless and self._may_hear_of_no_word)

    @property
    def people(self) -> list[int]:
        """The seats of people, without those of computer players."""
        return self.session.humans

    @property
    def names(self) -> tuple[str, ...]:
        return self.session.names

    @property
    def _may_hear_of_no_word(self) -> bool:
        """Whether the program may tell the viewer that they can lay no word. In a game of several people, this counts
        as a hint and is given only if hints are agreed."""
        return len(self.session.humans) < 2 or self.hints != "off"

    # ---- the clock

    def _wind_clock(self) -> None:
        """Starts the clock for a person's turn if the turn has a limit; otherwise stops it. The clock does not run
        while the hand is hidden between two players' turns, in a pause, or while the table shows an act."""
        self._wait_patiently()
        limits = self.limits
        if self.buzzer is not None:
            self._run_clock()
            return
        turn = None if self.is_shown else self._timed_turn()
        if turn is None:
            self._no_clock()
            return
        alone = self._turn_has_limit
        if limits.turn != turn or limits.alone != alone:
            limits.begin(turn, alone=alone)
            self.clock.set(limits.allowed, limits.whole)
        self._run_clock()

    def _run_clock(self) -> None:
        if self.session.paused or self.session.veiled or self.held:
            self.clock.pause()
        else:
            self.clock.resume()

    def _timed_turn(self) -> Turn | None:
        """The present turn if a person plays it under a time limit; otherwise None."""
        session, state = self.session, self.session.state
        to_act = session.to_act
        if self.is_shout or state.over or len(to_act) != 1 or to_act[0] not in session.humans:
            return None
        if not self.limits.bind(to_act[0]):
            return None
        can_run_out = isinstance(judge(session.match.house, state, Move(TIMEOUT, to_act[0])), Legal)
        return (state.turn, to_act[0]) if can_run_out else None

    @property
    def _turn_has_limit(self) -> bool:
        """Whether the turn has a limit. If one player holds a timer (an option), the turn has no limit until that
        player turns the timer."""
        house, state = self.session.match.house, self.session.state
        return house.options.get("timer") != "holder" or bool(house.book.facts(state).marked(TIMER_RUNS))

    def _wait_patiently(self) -> None:
        """Starts or stops the wait of a computer player that holds the timer and may turn it on a person: the wait ends
        when the person has thought for PATIENCE seconds. Time does not count while the hand is hidden between two
        players' turns, in a pause, or while the table shows an act."""
        session, state = self.session, self.session.state
        holder = self._holder_in_wait
        if holder is None:
            self.patience.stop()
            self._thinks = None
            return
        if self._thinks != (state.turn, state.actor):
            self._thinks = state.turn, state.actor
            self.patience.set(PATIENCE)
        if session.paused or session.veiled or self.held:
            self.patience.pause()
        else:
            self.patience.resume()

    @property
    def _holder_in_wait(self) -> int | None:
        """The seat of a computer player that may turn the timer on a person now; None if there is none."""
        session, state = self.session, self.session.state
        if state.over or self.is_shown or not any(self._can_be_hurried(seat) for seat in session.to_act):
            return None
        others = [seat for seat in range(len(state.seats)) if seat not in session.humans]
        return next((seat for seat in others if acts_aside(session.match.house, state, seat)), None)

    def _can_be_hurried(self, seat: int) -> bool:
        return seat in self.session.humans and self.limits.bind(seat)

    def _lose_patience(self) -> None:
        holder = self._holder_in_wait
        if holder is not None:
            self.session.submit(TIMER, holder)

    def _no_clock(self) -> None:
        self.limits.end()
        self.clock.stop()
        self.ticked.emit(-1)

    def _stamp(self, seat: int) -> tuple[float, float | None]:
        """The playing time of a move that this seat makes now, and the time that the seat then has left, as
        `Limits.after_move` returns it."""
        self._settle_time()
        return self.clock.stamp(), self.limits.after_move(seat)

    def _settle_time(self) -> None:
        """Records the time that each player has left at this moment."""
        self.limits.settle(self.clock.time_left)
        self.session.outlook.times_left = tuple(self.limits.times_left)

    def _charge(self, taken_back: Move) -> None:
        """Subtracts the time since this move was made from the time of its player, whose turn it is again. Otherwise a
        player could gain time by taking a pass back."""
        state, made = self.session.state, taken_back.at or 0.0
        paused = sum([seconds for begun, seconds in self._pauses if begun >= made])
        self.limits.charge((state.turn, state.actor), max(self.clock.stamp() - paused - made, 0.0))

    def _time_is_up(self) -> None:
        if self.buzzer is not None:
            seat = self.buzzer
            self._leave_buzzer()
            self.session.submit(TIMEOUT, seat)
        elif len(self.session.to_act) == 1:
            self.limits.settle(0.0)
            self.limits.end()
            self.session.submit(TIMEOUT, self.session.to_act[0])

    # ---- Shout!

    def _pace_the_deal(self) -> None:
        """Starts the timer for dealing the next card. While a player must name a word, stops this timer instead. If no
        pace is agreed, a person deals by hand."""
        session, seconds = self.session, self.session.match.house.options["seconds"]
        waits = (
            self.held
            or session.paused
            or session.veiled
            or self.buzzer is not None
            or self._race.isActive()
            or self.dispute
            or session.asks
            or "deal" in session.moment.by_hand
        )
        if session.state.over or self.is_shown or waits:
            self._dealing.stop()
        elif not self._dealing.isActive():
            times = [session.choice.seats[seat].time or SLOWEST for seat in session.humans]
            more = max(times, default=1)  # the player with the most time decides the pace for all
            self._dealing.start(round(1000 * (seconds or UNHURRIED) * (1 if session.state.deck else SILENCE) * more))

    def _deal_on(self) -> None:
        session = self.session
        if session.state.over:
            return
        dealer = session.state.actor
        verb = "deal" if session.state.deck else "close"
        session.press(verb, dealer)

    def press(self, seat: int, stamp: float = 0) -> bool:
        """Handles a press of this seat's buzzer. Waits a moment for earlier presses whose events arrive late. A press
        just after another seat won the race is only shown to everybody. Returns False if the seat may not press now.

        stamp: the time of the keyboard's own clock; 0 for a click.
        """
        now = now_ms()
        if self.dispute or self.session.asks:
            return False
        if self._race.isActive():
            self._presses.press(seat, stamp, now)
            return True
        last = self._presses.finish
        if last.first and seat not in last.first and self._presses.is_close(stamp, now):
            self._presses.press(seat, stamp, now)
            behind = [one for one in self._presses.finish.behind if one[0] not in last.first]
            # another seat had won the race just before this press arrived
            self.session.call_out(Finish(last.first, tuple(behind)))
            return True
        if not self.session.outlook.may_buzz(seat):
            return False
        self._presses.begin_anew()
        self._presses.press(seat, stamp, now)
        self.bots.forget()
        self._dealing.stop()
        if any(self.session.outlook.may_buzz(other) for other in self.session.humans if other != seat):
            self._race.start(WAIT + (DEALER if self._dealer_decides else 0))
        else:
            self._decide_race()
        return True

    @property
    def _dealer_decides(self) -> bool:
        """Whether the dealer decides which of several close presses was first. This is so if the players agreed on it
        and the dealer is a person; otherwise the times of the presses decide."""
        session = self.session
        return session.match.house.options.get("ties") == "dealer" and session.state.actor in session.humans

    def settle(self, first: int | None) -> None:
        """Ends a dispute about who pressed the buzzer first.

        first: the seat that the dealer heard first, which then names its word; None if the dealer can't tell, and the
        players shout again.
        """
        asked, self.dispute = self.dispute, ()
        if first in asked:
            self.buzz(first)
        elif asked:
            self._shout_again(Finish(asked))

    def _shout_again(self, finish: Finish) -> None:
        self._presses.begin_anew()
        self.session.call_out(finish)
        self.tied.emit()
        self._ask()

    def _decide_race(self) -> None:
        finish = self._presses.finish
        close = [seat for seat in finish.for_dealer if self.session.outlook.may_buzz(seat)]
        if self._dealer_decides and len(close) > 1:
            self._presses.begin_anew()
            self.dispute = tuple(close)
            self.disputed.emit(self.session.state.actor, self.dispute)
            return
        may = tuple([seat for seat in finish.first if self.session.outlook.may_buzz(seat)])
        if len(may) == 1:
            self.buzz(may[0], replace(finish, first=may))
        elif may:
            self._shout_again(finish)

    def buzz(self, seat: int, finish: Finish | None = None) -> None:
        """Gives this seat the right to name a word: the dealing stops, and the player must name the word in time.

        finish: the result of the race to the buzzer.
        """
        if not self.session.outlook.may_buzz(seat):
            return
        self.bots.forget()
        self._dealing.stop()
        self.session.outlook.buzzer = seat
        self.session.look_as(seat)
        self.buzzed.emit(seat)  # emitted first, so the player is announced before the time left
        self._time_word(seat)
        self.clock.resume()
        self.session.call_out(finish or Finish((seat,)))

    def _time_word(self, seat: int) -> None:
        """Sets the clock to the time that this seat has to name its word, if that time is limited."""
        of_word = self.limits.of_word(seat)
        if of_word is not None:
            self.clock.set(*of_word)

    def _leave_buzzer(self) -> None:
        if self.buzzer is not None:
            self.session.outlook.buzzer = None
            self.clock.stop()
            self.ticked.emit(-1)

    # ---- pause

    def pause(self, paused: bool) -> None:
        if paused and not self.session.paused:
            self._paused_at = self.clock.stamp()
        elif self.session.paused and not paused:
            self._pauses.append((self._paused_at, self.clock.stamp() - self._paused_at))
        if paused:
            self.clock.pause()
        else:
            self.clock.resume()
            self.bots.forget()
            self.adviser.forget()
            self._ask()
        self.session.pause(paused)
