"""A game in play: this module coordinates the session, the clock, the computer players and the file."""

from collections.abc import Callable
from dataclasses import asdict, replace
from functools import cached_property
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

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


GRACE_MS = 2000  # the least time for taking a pass back before a computer player answers, in milliseconds
SLOWEST = 5  # the factor for the deal's pace if a player has no time limit
PATIENCE = 20  # seconds that a person may think before a computer player turns the timer
STILL_MS = 4000  # the milliseconds until players wonder whether anything is happening


def now_ms() -> float:
    return monotonic() * 1000


class RunningGame(QObject):
    """Runs everything at a table that happens without a player's action.

    ticked: whole seconds left, -1 for no limit.
    went_on: seconds left, and the whole time.
    complained: the reason why the game can't be saved.
    ponders: emitted for a computer player that takes a long time; without this notice a listener would hear nothing.
    buzzed: a player of Shout! has the word.
    tied: two seats pressed at once, and neither has the word.
    disputed: the dealer and the seats among which the dealer must decide who was first.
    advised: a hint is ready.
    opened: the record that the game continues.
    shown: whether the game is only a film; nobody plays, and nothing is saved.
    pace: the speed of computer players.
    hints: the words that hints may name to seats without an agreement of their own.
    kept: whether the game is saved and counted; a position to learn from is not.
    invites: whether the film invites players to play the game themselves.
    """

    ticked = Signal(int)
    went_on = Signal(float, float)
    complained = Signal(object)
    ponders = Signal(int)
    buzzed = Signal(int)
    tied = Signal()
    disputed = Signal(int, object)
    advised = Signal()

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
        self.autosave = Autosave(path, dictionary, save, self, opened)
        self.autosave.failed.connect(self.complained)
        self.limits = Limits(match, choice.seats)
        self.keeper = TableKeeper(self.session, self.clock, self.limits, path, self.autosave.keep_side_file, self)
        self.patience = Clock(parent=self)  # the clock for a computer player that holds the timer
        self.patience.ran_out.connect(self._lose_patience)
        self._thinks: Turn | None = None  # the turn that the patient computer player waits for
        self._paused_at = 0.0  # the clock's time at which the pause began
        self._pauses: list[tuple[float, float]] = []  # the beginning of each pause, and its length in seconds
        self.held = False  # whether the table still shows the last act
        self._waiting: list[tuple[int, Plan]] = []  # the plans that computer players decided on meanwhile
        self._presses = Presses()
        self.dispute: tuple[int, ...] = ()  # the seats that may have been first, while the dealer is asked
        self._race = QTimer(self)  # waits for presses that arrive late
        self._race.setSingleShot(True)
        self._race.timeout.connect(self._decide_race)
        self._long = QTimer(self)  # runs since a computer player was asked to act
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
            self.keeper.put_back()
        self._settle_time()

    @property
    def path(self) -> Path:
        return self.autosave.path

    @property
    def record(self) -> Record:
        """The record as it would be saved now, with its other lines."""
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
        """Whether the first player to see a word calls it out in this game."""
        return self.session.match.house.book.plays.has(Call)

    @property
    def buzzer(self) -> int | None:
        """The player who has the word."""
        return self.session.outlook.buzzer

    @property
    def is_timed(self) -> bool:
        """Whether time is running for a player now."""
        return not (self.session.state.over or self.is_shown) and (self.is_shout or self.clock.running)

    def start(self) -> None:
        """Starts an opened table: saves the game and lets the next player act. A player who has the word goes on naming
        it. A game that is over is only viewed."""
        if not (self.session.state.over or self.is_shown):
            self._save()
            self._ask()
        if self.buzzer is not None:
            self._time_word(self.buzzer)
        self._go_on()

    def hold(self, held: bool) -> None:
        """Holds the game while the table shows the last act: no time runs, and nobody acts before the table has shown
        it."""
        if held == self.held:
            return
        self.held = held
        self._wind_clock()
        if self.is_shout:
            self._pace_the_deal()
        if not held:
            self._report_wordless()
            match = self.session.match
            if turn_goes_on(match, len(match.moves) - 1):  # the computer player thought during the last act
                self.bots.hurry()
        self._act_on_decisions()

    def _act_on_decisions(self) -> None:
        """Makes the acts that computer players decided on while they had to wait."""
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
        self.keeper.close()  # closes while the clock still knows the remaining time
        self.clock.stop()
        self.bots.close()
        self.adviser.close()
        self.completer.close()
        self.coach.close()
        self.autosave.close()

    # ---- turns

    def _begin_anew(self) -> None:
        """Responds to a new position: saves the game and asks players again, because open questions, advice and shouts
        concern the old position."""
        self._save()  # saved first, so that the act is safe whatever fails later
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
        """Starts what follows a change: the clock for people, and the next card in Shout!."""
        self._wind_clock()
        self.completer.look(self._nameable)
        if self.is_shout:
            self._pace_the_deal()
        if self._waiting and not (self.held or self.session.asks):
            self._act_on_decisions()

    def _ask(self) -> None:
        session = self.session
        self._long.stop()
        if session.state.over or self.buzzer is not None:  # no other player acts before the word is named
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
        """Announces once which computer player is thinking, while the other players can only wait. In a lesson no
        computer player is announced."""
        session, to_act = self.session, self.session.to_act
        self._long.stop()
        waits = session.state.over or session.paused or self.is_shout or self.is_shown or not self.kept
        if to_act and not (waits or any(seat in session.humans for seat in to_act)):
            self.ponders.emit(to_act[0])

    def _dice(self, seat: int) -> int:
        """The random numbers of a seat: different for every seat and move, but the same again in the same game."""
        session = self.session
        return below(9973, dice_from(session.choice.seed * 1009 + len(session.match.moves) * 31 + seat))[1]

    def _decided(self, seat: int, plan: Plan) -> None:
        waits = self._race.isActive() or self.dispute
        if self.session.paused or self.buzzer is not None or waits or plan.act is None:
            return
        if self.held or self.session.asks:
            self._waiting.append((seat, plan))
            return
        if self.is_shout:  # a player who presses a moment later meant the same word
            self._presses.begin_anew()
            self._presses.press(seat, 0, now_ms())
        self.session.submit(plan.act, seat, Reason(plan.why, plan.facts) if plan.why else None)

    def _ask_advice(self) -> None:
        """Searches for a hint while a person thinks, and for whether the person has any word at all."""
        session, state = self.session, self.session.state
        seat = session.viewer
        if seat in session.humans and seat in session.to_act and not self.is_shout:
            seen = view(state, seat)
            known = self._nameable or HINT_WORDS["all"]
            self.adviser.ask(Question(session.match.house, seen, seat, known=known))

    def admit(self, word: str) -> bool:
        """Lets a word that the table has voted in count at once; returns False if the word can only count from the next
        deal.

        The word can count at once if words are checked before they are laid: a wrong word that was laid or called out
        is an act of the record, which must stay as it was.
        """
        session, dictionary = self.session, replace(self._dictionary, allow=(*self._dictionary.allow, word))
        if session.state.over or self.is_shout or session.match.house.options.get("words") != "checked":
            return False
        if not session.admit(lexicon_of(dictionary)):
            return False
        self._dictionary = self.autosave.dictionary = dictionary
        session.choice = session.outlook.choice = replace(session.choice, dictionary=asdict(dictionary))
        self._begin_anew()  # open questions concern the old dictionary
        self.completer.look_anew(self._nameable)
        return True

    @property
    def hints(self) -> str:
        """The words that hints may name to the viewer; "off" for no hints."""
        return self.session.choice.hints_of(self.session.viewer) or self._usual_hints

    def may_search(self) -> str:
        """The way in which players may look words up now: 'freely', with no game at stake; as a 'hint'; or 'not', if
        hints are not agreed."""
        if self.session.state.over or self.is_shown:
            return "freely"
        return "not" if self.hints == "off" or self.is_shout or self.session.hidden else "hint"

    def look_up(self, pattern: str) -> None:
        """Counts a search for words as a hint. The same search again does not count."""
        if self.may_search() == "hint":
            self.session.log.help_asked(self.session.viewer, ("search", pattern))

    def hint_with(self, hints: str) -> None:
        """Lets hints name other words from now on, unless the players agreed otherwise."""
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
        """Searches for words that the laid cards could become; returns False if there is nothing to search for."""
        return self.can_look_for_words and self.completer.ask(self._nameable)

    @property
    def _nameable(self) -> Vocabulary | None:
        """The words that may be shown to the viewer; None means no hints."""
        return None if self.hints == "off" else HINT_WORDS.get(self.hints, HINT_WORDS["all"])

    def _advised(self, seat: int, advice: Advice) -> None:
        if seat == self.session.viewer:
            self._advise(advice)
            self._report_wordless()
            self.advised.emit()

    def _report_wordless(self) -> None:
        """Announces that no word is left. While the table shows an act, nothing is announced, because that would cut
        the act short."""
        if not self.held and self.advice is not None and self.advice.wordless:
            self.session.tell()

    def _advise(self, advice: Advice | None) -> None:
        if advice is None:
            self.hint_steps.begin_anew()
        self.advice = advice
        self.session.announce_wordless(advice is not None and advice.wordless and self._may_hear_of_no_word)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return self.session.humans

    @property
    def names(self) -> tuple[str, ...]:
        return self.session.names

    @property
    def _may_hear_of_no_word(self) -> bool:
        """Whether the program may announce that no word is left. Between people such an announcement is a hint, given
        only if hints are agreed."""
        return len(self.session.humans) < 2 or self.hints != "off"

    # ---- the clock

    def _wind_clock(self) -> None:
        """Times a person's turn if a limit is agreed; the curtain, a pause and the stage stop the clock."""
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
        """A person's turn that ends when the time is up."""
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
        """Whether the turn has a limit. If its player holds the timer, placing a card has no limit before the timer is
        turned."""
        house, state = self.session.match.house, self.session.state
        return house.options.get("timer") != "holder" or bool(house.book.facts(state).marked(TIMER_RUNS))

    def _wait_patiently(self) -> None:
        """Lets a computer player that holds the timer turn it when a person has thought for long enough. Time behind
        the curtain, in a pause and while the table shows an act does not count."""
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
        """The computer player that may turn the timer against a person."""
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
        """The time of a move by this seat, and the time the seat has left then."""
        self._settle_time()
        return self.clock.stamp(), self.limits.after_move(seat)

    def _settle_time(self) -> None:
        """Records the time that each player has left by now."""
        self.limits.settle(self.clock.time_left)
        self.session.outlook.times_left = tuple(self.limits.times_left)

    def _charge(self, taken_back: Move) -> None:
        """Charges a player for the time until the act was taken back: otherwise a pass would stop the clock."""
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
        """Deals card after card at the agreed pace while nobody has the word. If no pace is agreed, a person deals by
        hand."""
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
            more = max(times, default=1)  # the deal has one pace for all players
            self._dealing.start(round(1000 * (seconds or UNHURRIED) * (1 if session.state.deck else SILENCE) * more))

    def _deal_on(self) -> None:
        session = self.session
        if session.state.over:
            return
        dealer = session.state.actor
        verb = "deal" if session.state.deck else "close"
        session.press(verb, dealer)

    def press(self, seat: int, stamp: float = 0) -> bool:
        """Records a press at this time of the keyboard's own clock, or a click. The game waits a moment for earlier
        presses that arrive late; a key that comes too late is only announced. Returns False if a press means nothing
        now."""
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
            # another seat got the word before this key arrived
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
        """Whether the dealer decides between near presses: a person, as agreed. Otherwise the times decide."""
        session = self.session
        return session.match.house.options.get("ties") == "dealer" and session.state.actor in session.humans

    def settle(self, first: int | None) -> None:
        """Gives the word to the seat that the dealer heard first; the other seats made no mistake. None means that the
        dealer can't decide, and the players shout again."""
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
        """Gives a player the word: the deal stops, and the player must name the word in time.

        finish: the result of the race.
        """
        if not self.session.outlook.may_buzz(seat):
            return
        self.bots.forget()
        self._dealing.stop()
        self.session.outlook.buzzer = seat
        self.session.look_as(seat)
        self.buzzed.emit(seat)  # announces the player before the time that the player has
        self._time_word(seat)
        self.clock.resume()
        self.session.call_out(finish or Finish((seat,)))

    def _time_word(self, seat: int) -> None:
        """Sets the clock to the time that this seat has left to name its word, if there is a limit."""
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
