"""One game on the page of the table: it shows each moment of the game, and carries out what the player asks for."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from app.base.settings import Settings
from app.felt.emblem import sign_of
from app.felt.interfaces import unheard
from app.felt.picture import Kind, Target
from app.felt.script import Worth
from app.felt.speech import fullest
from app.session.match.view_data import YIELDING
from app.session.moment import Moment
from app.session.phase import Phase
from app.session.running_game import RunningGame
from app.windows.table.after_game import AfterGame
from app.windows.table.asking import Asking
from app.windows.table.buzzing import Buzzing
from app.windows.table.card_menu import CardMenu
from app.windows.table.felt_binding import FeltBinding
from app.windows.table.hinting import Hinting
from app.windows.table.phases import SHOWS
from app.windows.table.pressing import Pressing
from app.windows.table.table_page import TablePage
from app.windows.table.table_voice import TableVoice
from app.windows.table.why_not import no_meaning, no_play, no_search, nothing_played, why_not
from app.windows.widgets.connections import Ties
from app.windows.widgets.popups import close_popups
from engine.core.verdict import Reason

if TYPE_CHECKING:
    from app.windows.table.film_bar import FilmBar

WORD_SOUNDS = {Worth.GOOD: "fine", Worth.BEST: "best"}  # a word of any other worth has the usual sound
# the sound for each kind of act; any other act has the sound of a new turn
SOUNDS = {**dict.fromkeys("play restart salvage place shout".split(), "word"), "deal": "flip"}
TIMES_TOLD = (30, 10, 5)  # the seconds left that are announced without being asked for


class GameOnTable(QObject):
    """A game on the table page. It is made for one game and deleted with it, so nothing here needs to check whether
    there is a game."""

    def __init__(self, page: TablePage, running: RunningGame, settings: Settings) -> None:
        super().__init__(page)
        session = running.session
        self.page, self.running, self.session = page, running, session
        self._open = False  # whether the previous `Moment` showed a hand or the end of the game
        self._viewer = 0  # the seat whose hand the previous `Moment` showed
        self._word_sounds = False  # whether a word was just played whose sound has not been heard yet
        self._stands_behind = False  # whether the game has stopped because a dialog is open
        # the display state (`Moment`) that the bars around the felt show; older than `moment` while the felt animates
        # an act
        self._rest: Moment | None = None
        self._time: tuple[float, float, float | None] | None = None  # the last time shown by the clock
        self.hinting = Hinting(page.felt, page.verdict)
        self.voice = TableVoice(page.felt, page.verdict, page.challenges, self.hinting)
        self.voice.reasons = settings.reasons
        session.be_calm(calm=settings.calm)
        # The players' keys are set before the first display state (`Moment`) is made, because it contains the keys.
        self.buzzing = Buzzing(running, page.foot, page.stage, settings)
        self.asking = Asking(
            page.felt, page.history, page, session, self.voice.report_no_meaning, page.own_meaning, page.looked_up
        )
        self.binding = FeltBinding(page.felt, session, self._commit, self._cancel)
        self.card_menu = CardMenu(session, page.felt, self.asking, page)
        self.pressing = Pressing(
            running, page.stage, page.foot, page.rack, page.plate, page.focus_felt, self._report_lacking
        )
        self.after_game = AfterGame(running, page.final, page.verdict, page.panels, self._show_table, page.focus_felt)
        self._ties = Ties(
            (session.changed, self.show_moment),
            (session.refused, self._refused),
            (session.acted, self._acted),
            (session.offered, self._offered),
            (running.ticked, self._ticked),
            (running.went_on, self._went_on),
            (running.ponders, lambda seat: self.voice.report_thinker(self.moment, seat)),
            (running.buzzed, lambda seat: self._report_caller()),
            (running.tied, lambda: self.voice.report_call(self.moment)),
            (running.advised, self._advised),
            (page.history.looked_at, session.look_at),
            (page.history.clicked_at, session.show_act_again),
            (page.history.pointed, lambda index: page.felt.light(session.cards_of_act(index))),
            (page.felt.activated, self._pressed),
            (page.felt.rested, self._rested),
            (page.felt.came_back, self._came_back),
            (page.stage.cover.keys.vain, self._report_closed),
            (page.plate.keys.vain, self._report_closed),
            (page.felt.aimed, self._aimed),
            (page.stage.currentChanged, self._turned),
            (page.head.asked, self._asked),
            (page.challenges.asked, self._challenge_asked),
            (page.buttons.asked, self._second_press_asked),
            (page.choices.committed, self.play),
            (page.verdict.words_wanted, self.show_words),
            (page.verdict.count_wanted, self.ask_about_word),
            (page.final.table_wanted, self._show_table),
            (page.final.film_wanted, self.play_film),
            (page.final.turn_wanted, self.show_act),
            (page.final.keep_wanted, self.keep),
        )
        running.keeper.ask_lines = lambda: page.felt.word_lines
        self.buzzing.pressed.connect(self._buzzed)
        self.buzzing.vain.connect(lambda seat: self.voice.report_vain_buzz(self.moment, seat))
        self.buzzing.ended.connect(self.play)
        self.buzzing.shift_wanted.connect(lambda seat: self.voice.report_shift(self.moment, seat))
        self.buzzing.keys_chosen.connect(page.buzzers_chosen)

    def begin(self) -> None:
        """Shows the game on a table that was empty, and starts it."""
        self._ticked(-1)
        # A lesson begins without animation, because its cards lie on the table from the start.
        deals = self.running.kept and not self.session.match.moves
        if deals:
            self.page.sounded.emit("shuffle")
            self.session.deal_out()
        moment, page = self.moment, self.page
        page.felt.lay_again(self.running.keeper.lines)
        phase = self._show_first(animate=deals)
        if phase is Phase.DEALT:
            self._wait_for(moment)
            page.head.turn.clear()  # cleared, because the first player and act are named after the deal
            page.verdict.hint("")
            page.line.put_away()
        self.running.start()

    def _show_first(self, *, animate: bool) -> Phase:
        """Shows the game on a page that has not shown it before, and returns the phase of the table. Shows the bars
        first, so that the felt is arranged only once, in the room that they leave."""
        moment, felt = self.moment, self.page.felt
        felt.show_emblem(sign_of(moment.title))
        felt.expect(moment.picture)
        self._show_below(moment)
        self._show_around(moment)
        self.page.arrange()
        phase = self._show_on_felt(moment, animate)
        self._report_rest(moment)  # announces a deal before the cards show
        return phase

    def take_over(self, before: "GameOnTable") -> None:
        """Shows the game on this page instead of the page that showed it before, and copies that page's state."""
        page, there = self.page, before.page
        self._open, self._viewer = not self.moment.hidden, self.moment.viewer
        self.voice.seated = before.voice.seated
        page.stage.end_seen, page.stage.end_report = there.stage.end_seen, there.stage.end_report
        self._ticked(-1)
        self.running.clock.report_again()
        page.felt.take_over(there.felt)
        self._show_first(animate=False)
        page.felt.attend(there.felt.attention)
        self.after_game.take_over(there.final, there.panels)
        before.untie()

    def leave(self) -> None:
        """Leaves the game, which has been saved."""
        self.untie()
        self.running.close()
        self.running.deleteLater()

    def untie(self) -> None:
        for ties in (self._ties, self.card_menu.ties, self.pressing.ties):
            ties.undo()
        for part in (self.binding, self.asking, self.after_game, self.buzzing):
            part.untie()
        self.page.put_below(None)
        self.deleteLater()

    @property
    def moment(self) -> Moment:
        """The latest display state (`Moment`) of the game. While the felt animates an act, the bars around the felt may
        still show the previous state."""
        return self.session.moment

    @property
    def _learns(self) -> bool:
        """Whether the table shows the position of a lesson instead of a game."""
        return self.page.lesson is not None and not self.running.kept

    # ---- settings

    def obey(self, settings: Settings) -> None:
        self.buzzing.commands = settings.keys
        if settings.buzzers != self.buzzing.keys:
            self.buzzing.keys = settings.buzzers
            self.buzzing.show_keys()
            self.refresh()
        if settings.reasons != self.voice.reasons or settings.calm != self.moment.calm:
            self.voice.reasons = settings.reasons
            self.session.be_calm(calm=settings.calm)
            self.refresh(animate=False)

    def hint_with(self, hints: str) -> None:
        """Sets which words hints may use from now on."""
        before = self.running.hints
        self.running.hint_with(hints)
        if self.running.hints != before:
            self.hinting.begin_anew()
            self.refresh(animate=False)

    def rest(self) -> None:
        """Pauses the game or the film, because the player turns to another page."""
        self._stands_behind = False
        if self.moment.phase is Phase.FILM:
            self.running.film.halt()
        if not (self.running.is_shown or self.moment.paused):
            self.pressing.toggle_pause()

    def stand_behind(self) -> None:
        """Stops the clock, because a dialog opens."""
        if self.running.is_timed and not self.moment.hidden:
            self.rest()
            self._stands_behind = True

    def come_forward(self) -> None:
        """Lets the game continue when the dialog that stopped it has closed. The player has not paused the game, and so
        would not think of ending a pause."""
        if self._stands_behind and self.moment.paused:
            self.pressing.toggle_pause()
        self._stands_behind = False

    # ---- display

    def show_moment(self, moment: Moment, animate: bool = True) -> None:
        """Shows the game as it is at this moment. If `animate` is set, the felt first animates the acts that led to
        this moment, and the rest of the page changes afterwards."""
        if moment is not self.moment:  # another receiver of the same signal has already changed the moment
            return
        # a table that only shows a film closes with the film
        if self.running.is_shown and moment.phase is not Phase.FILM:
            self.page.left.emit()
            return
        self._sound_word(moment)
        phase = self._show_on_felt(moment, animate)
        if SHOWS[phase].around:
            self._show_around(moment)
        if SHOWS[phase].waits:
            self._wait_for(moment)
        else:
            self._report_rest(moment)

    def _show_on_felt(self, moment: Moment, animate: bool) -> Phase:
        """Shows the picture on the felt, and returns the new phase of the table."""
        page = self.page
        self.asking.look_at(moment)
        others = moment.viewer != self._viewer and not (moment.calls or moment.over)
        if self._open and (moment.hidden or others):
            page.felt.let_go()  # puts a held card back, because the hand is not visible any more
            page.felt.hush()
            close_popups(page)
        elif not (moment.hidden or self._open):
            page.felt.forget_attention()
        self._viewer = moment.viewer
        self.speak_as_wanted()
        self._show_below(moment)
        self.binding.show(moment, animate=animate and page.stage.shows_felt)
        phase = moment.phase_now(performing=page.felt.performing, reached=page.goal_reached)
        page.put_out(SHOWS[phase].waits)
        self.running.hold(SHOWS[phase].waits and moment.phase is not Phase.FILM)
        return phase

    def speak_as_wanted(self) -> None:
        """Sets how much the felt announces: as much as the person on turn has chosen or, while all watch the cards, the
        most that any person has chosen."""
        moment, usual = self.moment, self.page.usual_speech
        wanted = [moment.seats[seat].speech or usual for seat in moment.humans]
        if moment.calls and moment.buzzer is None and wanted:
            self.page.felt.speech = fullest(wanted)
        else:
            self.page.felt.speech = moment.seats[moment.viewer].speech or usual

    def _wait_for(self, moment: Moment) -> None:
        """Hides the plate over the rack while the felt still animates the last act. If the laid cards have been played,
        or the player can do other things now, clears the foot and the line above the rack too."""
        page, rest = self.page, self._rest
        page.plate.put_away()
        played = rest is not None and (
            (rest.is_laying and not moment.is_laying) or (rest.verbs and rest.verbs != moment.verbs)
        )
        if played:
            page.foot.put_away()
            page.line.put_away()
        # any input ends the animation, and then has its usual effect
        page.glass.lie_around(page.felt, page.rack.buttons.values())
        self._report_film(moment)
        self.voice.report_act(moment, last=page.goal_reached)

    def _rested(self) -> None:
        """Updates everything around the felt once the animation of the act has ended."""
        if self.running.held or self._rest is not self.moment:
            self.page.put_out(False)
            self._show_around(self.moment)
            self._report_rest(self.moment)
            self.running.hold(False)

    def _show_around(self, moment: Moment) -> None:
        page = self.page
        self._rest = moment
        if self._time is not None:
            page.head.show_left(*self._time)
        page.stage.show_moment(moment)
        learns, end_seen = self._learns, page.stage.end_seen
        page.head.show_moment(moment, self._why_not(), end_seen=end_seen, learns=learns, done=page.goal_reached)
        for part in (page.foot, page.rack, page.plate, self.buzzing):
            part.show_moment(moment)
        if page.goal_reached:
            page.foot.put_choices_away()  # the choices would cover the words of the lesson's end
        page.panels.show_moment(moment, self.voice.history(moment))

    def _report_rest(self, moment: Moment) -> None:
        page = self.page
        comes = page.stage.shows_felt and not (moment.hidden or self._open)
        if comes:
            # focused before any announcement, because a screen reader breaks off when the focus moves
            page.focus_felt()
        self.voice.report_verdict(moment)
        self._show_wanted(moment)
        page.arrange()
        # the film's bar announces the film's acts, and the hand must not reveal later ones
        if comes and moment.phase is not Phase.FILM:
            self.voice.report_table(moment, taught=self._learns)
        self.voice.report_change(moment)
        self._report_film(moment)
        self._open = not moment.hidden
        self.voice.report_act(moment, last=page.goal_reached)
        if moment.phase is Phase.FILM:
            self.running.film.rest()

    def show_goals(self) -> None:
        """Shows the goals that a solo player can try to beat. Called once the goals are known."""
        self.page.head.show_goals(self.moment)

    def _show_wanted(self, moment: Moment) -> None:
        """Shows what the game requires of the player now; shows nothing once the goal of a lesson's step is reached."""
        if self.page.goal_reached:
            self.page.line.put_away()
        else:
            self.page.line.show_moment(moment)

    def refresh(self, *, animate: bool = True) -> None:
        """Shows the same moment again, because the language or the theme has changed."""
        self.show_moment(self.moment, animate)

    def wear_anew(self) -> None:
        """Shows the verdict again in the colours of a new theme."""
        self.voice.report_verdict(self.moment)

    def _came_back(self) -> None:
        """Announces whose turn it is when the felt has the focus again after a dialog or another window. Announces
        nothing while no hand is open."""
        if not self.moment.hidden:
            self.voice.report_where(self.moment)

    def _offered(self, moment: Moment) -> None:
        """Shows how many words the laid cards could become. Called when nothing else has changed."""
        self.binding.offer(moment)
        # during the animation of an act nothing is announced, because the verdict is announced afterwards
        if not self.running.held:
            self.voice.report_verdict(moment)

    def _aimed(self, target: Target | None) -> None:
        """Shows the verdict on a held card over a place, and hides it once the card has left the place."""
        aims = target is not None and target.legal
        shown = self.session.gestures.verdict_at(self.page.felt.held, target) if target is not None and aims else None
        self.voice.show_aimed(self.moment, shown)

    def _turned(self) -> None:
        self._open = False  # treats the hand as if it had been closed, so that its cards are announced when they appear

    def _challenge_asked(self, question: str) -> None:
        """Announces a question about a challenge, and arranges the bar of the challenges, whose buttons have
        changed."""
        if question:
            self.page.felt.say(question)
        self.page.arrange()

    def _second_press_asked(self, question: str) -> None:
        """Announces that a button needs its second press, and arranges the bar of the buttons, because the button's
        name is longer now."""
        self.page.felt.say(question)
        self.page.arrange()

    def _refused(self, reason: Reason) -> None:
        self.voice.refuse(self.moment, reason)
        self.page.sounded.emit("refuse")

    def _acted(self, seat: int, act: object) -> None:
        self.page.stage.end_seen = False
        self.page.buttons.lapse()
        self.hinting.begin_anew()
        verb = getattr(act, "verb", "")
        if verb == "timeout":  # a card that the player still holds goes back to its place
            self.page.felt.let_go()
        rival = self.moment.seats[seat].kind == "computer"
        sound = "rival" if rival else SOUNDS.get(verb, "turn")
        self._word_sounds = sound == "word"
        if not self._word_sounds:
            self.page.sounded.emit(sound)

    def _sound_word(self, moment: Moment) -> None:
        """Plays the sound of the word just played, which depends on the word's worth."""
        if self._word_sounds:
            self._word_sounds = False
            worth = max([one.worth for beat in moment.script for one in beat.floats], default=Worth.USUAL)
            self.page.sounded.emit(WORD_SOUNDS.get(worth, "word"))

    def _ticked(self, seconds: int) -> None:
        self.page.head.show_seconds(seconds)
        if seconds < 0:
            self._time = None
        if 0 < seconds <= 5:
            self.page.sounded.emit("tick")
        # the time is announced only while the clock runs for the player, or for a player who called out
        clock = self.running.clock
        waits = clock.time_left is not None and not clock.running and self.moment.buzzer is None
        if seconds in TIMES_TOLD and not (waits or self.moment.hidden):
            self.voice.report_time(seconds)

    def _went_on(self, left: float, of: float) -> None:
        """Shows the time of the next turn. While the felt animates the last act, the clock shows the time of the last
        turn."""
        self._time = left, of, self.running.limits.of_game(left)
        if self._rest is self.moment or not self.moment.script or self.page.head.clock.isHidden():
            self.page.head.show_left(*self._time)

    def _advised(self) -> None:
        if self.moment.wordless:
            self.voice.report_idle(self.moment)
        if self.hinting.awaited:
            self.give_hint()

    def _report_caller(self) -> None:
        """Shows in the head immediately which player must name a word, while the felt still animates the call."""
        self.page.head.show_turn(self.moment)
        self.voice.report_turn(self.moment)

    def _buzzed(self) -> None:
        self.page.sounded.emit("buzz")
        self.page.focus_felt()

    # ---- acts

    def _why_not(self) -> Mapping[str, str]:
        return why_not(self.moment, hints=self.running.hints != "off", learns=self._learns, shown=self.running.is_shown)

    def why_not(self) -> Mapping[str, str]:
        """Returns the reasons why menu commands can't be used now, by command."""
        whys = {"meaning": no_meaning()} if not self.asking.can_ask else {}
        if self.running.may_search() == "not":
            whys["word"] = no_search()
        return {**self._why_not(), **whys}

    def _asked(self, what: str) -> None:
        """Carries out a command of the tools above the felt."""
        page = self.page
        {
            "menus": page.menus_wanted.emit,
            "leave": page.left.emit,
            "undo": self.pressing.undo,
            "redo": self.pressing.redo,
            "hint": self.give_hint,
            "rules": lambda: page.rules_wanted.emit(page.rule),
            "pause": self.pause,
            "result": self._show_end,
        }[what]()

    def pause(self) -> None:
        """Pauses or continues the game, or the film if one shows."""
        if self.moment.phase is Phase.FILM:
            self.running.film.toggle()
        else:
            self.pressing.toggle_pause()

    def give_hint(self) -> None:
        """Gives the next step of a hint, if hints are possible."""
        if self.page.head.hint.isEnabled():
            self.hinting.give(self.running)

    def ask_about_word(self) -> None:
        """Asks the players whether the refused word counts."""
        self.pressing.ask_about_word()

    def answer(self, what: str) -> None:
        """Announces what the player asked for with a key. A question about the turn or the verdict also shows the aim
        of the game."""
        if what in ("turn", "verdict"):
            self.page.line.ask()
        if what == "verdict" and self.page.shows_end:
            self.page.felt.say(self.page.final.rest)
        else:
            lesson = self.page.lesson if self._learns else None
            task = "" if lesson is None else lesson.sentence.accessibleName()
            self.voice.answer(self.moment, what, self.page.head.seconds, task)

    def show_again(self) -> None:
        """Shows and announces the last acts again."""
        self.voice.report_again(self.moment, self.session.show_again())

    def _pressed(self, key: str) -> None:
        """Shows the last acts of a seat again, after a press on its plate or on the words below the plate."""
        zone = self.page.felt.picture.zone(key)
        if zone is None or zone.owner is None or zone.kind not in (Kind.RIVAL, Kind.LAST):
            return
        if any(line.seat == zone.owner for line in self.moment.history):
            self.voice.report_again(self.moment, self.session.show_again(zone.owner))
        else:
            self.voice.report_vain(nothing_played())

    def show_words(self) -> None:
        """Shows the next word that the laid cards could become."""
        if self.moment.hidden:
            return
        if not (self.session.gestures.cycle(1) or self.running.look_for_words()):
            self.voice.report_no_words(self.moment)
        self.page.focus_felt()

    def play(self) -> None:
        """Makes the move, as Ctrl+Enter does whichever widget has the focus."""
        why, made = no_play(self.moment), self.moment.acts
        if why or self.page.goal_reached:
            self.voice.report_vain(why or self.page.sentence)
            return
        self.page.felt.commit()
        if self.moment.acts > made:
            self.page.focus_felt()

    def _commit(self) -> None:
        """Handles Enter on the felt: makes the move. An act that ends the turn without a word needs a second Enter."""
        verb, buttons = self.moment.enters, self.page.buttons
        if verb in YIELDING and buttons.takes(verb):
            buttons.press(verb)
        elif not self.session.commit():
            self._report_lacking()

    def _report_lacking(self) -> None:
        if not self.page.goal_reached:
            self.voice.report_lacking(self.moment)

    def _report_closed(self) -> None:
        """Announces that no hand is open, in answer to a letter or Esc."""
        self.voice.report_closed(self.moment)

    def _cancel(self) -> None:
        """Handles the key Esc at the table."""
        before = self.moment
        self.session.cancel()
        self.voice.report_cancelled(before)

    def _show_table(self) -> None:
        self.page.stage.end_seen = True
        self.refresh()

    def _show_end(self) -> None:
        """Shows the final page again."""
        self.page.stage.end_seen = False
        self.session.cancel()

    def keep(self, place: QPoint | None = None) -> None:
        """Opens the menu of keepsakes.

        place: its position on the screen; None for the middle of the felt.
        """
        # imported late, when the player first opens the menu of keepsakes
        from app.windows.table.keepsakes.keep_menu import KeepMenu

        page = self.page
        menu = KeepMenu(self.running, page.felt.theme, lambda: page.coach.dearest, page.notified.emit, page)
        menu.open_at(page.stage.mapToGlobal(page.stage.rect().center()) if place is None else place)

    # ---- the film

    def play_film(self) -> None:
        """Plays the film of the game from the beginning."""
        if self.running.film.last and not self.moment.hidden:
            self.page.focus_felt()
            self.running.film.begin()

    def show_act(self, position: int) -> None:
        """Shows the act that led to this position, as a part of the film."""
        self.page.focus_felt()
        film = self.running.film
        if film.at != position - 1:
            film.go_to(position - 1)
        film.step(1)

    def press_film(self, command: str) -> None:
        """Presses a button of the film's bar, for a command that the player gave by a key."""
        if self.page.film_bar is not None:
            self.page.film_bar.press(command)

    def _show_below(self, moment: Moment) -> None:
        """Shows the bars below the felt, or the film's bar in their place during a film."""
        page = self.page
        if moment.phase is Phase.FILM:
            bar = page.film_bar or self._make_film_bar()
            bar.show_moment(moment)
        page.turn_to(moment.phase_now(performing=False, reached=page.goal_reached))
        page.hasten(self._speed(moment))

    def _report_film(self, moment: Moment) -> None:
        page = self.page
        if moment.phase is Phase.FILM and page.film_bar is not None:
            page.film_bar.tell(read=page.history.hasFocus())

    def _speed(self, moment: Moment) -> float:
        """Returns the speed at which the felt animates acts: the film's speed, or for a computer player's act the speed
        of computers."""
        if moment.phase is Phase.FILM:
            return self.running.film.speed
        seat = moment.history[-1].seat if moment.script and moment.history else None
        return self.page.speed_of_computers if seat is not None and moment.seats[seat].kind == "computer" else 1.0

    def _make_film_bar(self) -> "FilmBar":
        from app.windows.table.film_bar import FilmBar  # imported late, when the first film is shown

        with unheard():
            bar = FilmBar(self.running, self.moment, self.page.felt)
        bar.left.connect(self._leave_film)
        bar.played_on.connect(self.page.played_on)
        bar.compared.connect(self.page.compared)
        bar.chosen.connect(self.page.chosen_after_film)
        bar.keep_wanted.connect(self.keep)
        self.page.put_below(bar)
        return bar

    def _leave_film(self) -> None:
        self.page.focus_felt()
        self.session.cancel()
