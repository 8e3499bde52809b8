"""The controller of a table: turns gestures into drafts and drafts into moves. Only this module calls Match.play.
Mouse, keyboard, screen reader, computer players, the clock and tests all use the same methods.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.felt.picture import Picture, card_key
from app.felt.script import Doing, Script
from app.session.buzzer_order import Finish
from app.session.draft.choices import chosen
from app.session.draft.completions.completion_search import Completions
from app.session.draft.draft import Draft
from app.session.draft.drafting import Drafting
from app.session.draft.move_style import style_of
from app.session.gestures import Gestures
from app.session.match.agreeing import Agreeing
from app.session.match.counting_up import announced_best
from app.session.match.history import History
from app.session.match.last_play import cards_of_play
from app.session.match.outlook import Outlook
from app.session.match.own_bests import Bests, best_play_at
from app.session.match.taking_back import TakingBack
from app.session.match.undo_by_agreement import UndoByAgreement
from app.session.match.view_data import Counts, GameChoice, SeatChoice
from app.session.match.whole_turn import first_in_a_row, share_of_turn
from app.session.match.word_votes import WordVotes, judged_by
from app.session.moment import Moment
from app.session.moments import Moments
from app.session.script_maker import called, dealt, home, script_of
from engine.coach.hints import WHOLE, Hint, hint_of
from engine.core.moves import RESIGN, Act, Fail, Move, Request, Take
from engine.core.rulebook import Game
from engine.core.state import State
from engine.core.verdict import Reason
from engine.lexicon import Lexicon
from engine.match import Match, MoveRefused


class TableSession(QObject):
    """One game in progress and the draft (the unfinished move) of the viewer.

    moved: emitted when the position has changed, before `changed`, so that the running game can respond first.
    changed: emitted with the new moment after any change.
    offered: emitted with the new moment if only the words that the laid cards could become have changed.
    """

    moved = Signal()
    changed = Signal(object)
    acted = Signal(int, object)  # emitted with a seat and its act, after the act was carried out
    refused = Signal(object)  # emitted with the Reason why something was refused
    offered = Signal(object)
    # emitted with the Move that was undone in a game of several people; the turn goes back to the player of this move
    handed_back = Signal(object)
    voted = Signal(object)  # emitted with a WordVote to which everybody has agreed

    def __init__(self, choice: GameChoice, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self.match = match
        self.style = style_of(match.house.book.plays)
        self.outlook = Outlook(choice, match)
        self.drafting = Drafting(self.outlook)
        self.log = History(match)
        self.stamp: Callable[[int], tuple[float | None, float | None]] = lambda seat: (None, None)
        # returns whether this seat may make this act; a lesson allows only its goal
        self.lets: Callable[[Act, int], bool] = lambda act, seat: True
        self._taking_back = TakingBack(self.outlook)
        self.gestures = Gestures(self.outlook, self.drafting, self.tell, self.refused.emit, self.log.help_asked)
        self._by_agreement, self._agreement = UndoByAgreement(self.outlook), Agreeing()
        self.votes = WordVotes(self.outlook)
        self._moments = Moments(
            self.outlook,
            self.drafting,
            self.gestures,
            self.log,
            self._taking_back,
            self._by_agreement,
            self._agreement,
            self.votes,
        )
        self._moment: Moment | None = None

    def ask_before_looking(self, may_look: Callable[[], bool]) -> None:
        """Sets the function that returns whether the player can ask for words that the laid cards could become."""
        self._moments.may_look = may_look

    # ---- moments

    @property
    def moment(self) -> Moment:
        """The latest moment (all that the table shows). Widgets get moments from `changed`. They read this property
        only to handle a press, because the moment that they show may be older."""
        if self._moment is None:
            self._moment = self._moments.made(())
        return self._moment

    def announce_wordless(self, wordless: bool) -> None:
        """Stores whether the viewer can lay no word at all; the next moment (all that the table shows) contains this
        fact."""
        self._moments.wordless = wordless

    @property
    def game(self) -> Game:
        """The game that is being played: the game of the match, or its tie-break game."""
        return self._moments.game

    @property
    def title(self) -> str:
        """The name of the game; during a tie-break, also the name of the tie-break game."""
        return self._moments.title

    def look_anew(self) -> None:
        """Makes a new moment (all that the table shows) without emitting `changed`."""
        self._moment = self._moments.made(())

    def tell(self, script: Script = ()) -> None:
        """Makes a new moment (all that the table shows) and emits `changed`.

        script: the animation that leads to the moment.
        """
        self._moment = self._moments.made(script)
        self.changed.emit(self._moment)

    def show_keys(self, keys: tuple[str, ...]) -> None:
        """Shows the name of each seat's buzzer key on its name plate from now on. Does not interrupt an animation on
        the felt."""
        self.outlook.keys = keys
        if self._moment is not None:
            self._moment = replace(self._moments.made(()), script=self._moment.script)

    def show(self, script: Script) -> None:
        """Emits `changed` with the latest moment (all that the table shows) and with the script, the animation that
        leads to it."""
        self._moment = replace(self.moment, script=script)
        self.changed.emit(self._moment)

    # ---- the viewer

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def seen(self) -> State:
        return self.outlook.seen

    @property
    def viewer(self) -> int:
        return self.outlook.viewer

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, seat by seat, in the current language."""
        return self.choice.names

    @property
    def humans(self) -> list[int]:
        return self.outlook.humans

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.outlook.to_act

    @property
    def veiled(self) -> bool:
        return self.outlook.veiled

    @property
    def paused(self) -> bool:
        return self.outlook.paused

    @property
    def hidden(self) -> bool:
        return self.outlook.hidden

    def look_as(self, seat: int) -> None:
        """Makes this seat, which must name a word, the viewer of the table, and hides nothing."""
        self.outlook.viewer = seat
        self.drafting.clear()
        self.look_anew()

    def call_out(self, finish: Finish) -> None:
        """Shows which seat pressed first, or that there was a tie."""
        self.show(called(self.moment.picture, self.choice.seats, finish))

    def lift_curtain(self) -> None:
        """Shows the hand of the viewer, at the present position."""
        self.outlook.veiled = False
        self.outlook.look_at(None)
        self.tell()

    def pause(self, paused: bool) -> None:
        """Pauses or continues the game. A pause hides the hand or, in a timed game, the table, and ends a question to
        the table."""
        self.outlook.paused = paused
        self._agreement.question = None
        self.tell()

    def look_at(self, index: int | None, eyes: int | None = None, *, led_to: bool = False) -> None:
        """Shows an earlier position, or the present one again.

        eyes: another seat whose view to show, or ALL; None for the viewer's own view.
        led_to: whether the felt animates the act that led to that position, if the felt now shows the position before
        that act.
        """
        lay = self.gestures.picture_now
        self._turn_to(index, eyes)
        self.tell(self._led_on(self.outlook.position - 1, self.outlook.position, lay) if led_to else ())

    def _turn_to(self, index: int | None, eyes: int | None = None) -> None:
        # a question to the other players is about the present position, so it ends when another position is displayed
        self._agreement.question = None
        if self.outlook.shown_verb:  # removes the play shown at the earlier position
            self.drafting.clear()
        self.outlook.look_at(index, eyes)

    def show_again(self, seat: int | None = None) -> range:
        """Shows again how the last acts were made: those that the same seat made in a row. Returns the numbers of the
        positions after these acts.

        seat: the seat; None for the seat that acted last.
        """
        ended = self.outlook.position
        while seat is not None and ended and self.match.report(ended - 1).seat != seat:
            ended -= 1
        first = first_in_a_row(self.match, ended - 1) if ended else 0
        if not self.outlook.covered:
            self.tell(self._led_on(first, ended, None))
        return range(first + 1, ended + 1)

    def show_act_again(self) -> None:
        """Shows again how the act before the displayed position was made."""
        if not self.outlook.covered:
            self.tell(self._led_on(self.outlook.position - 1, self.outlook.position, None))

    def _led_on(self, first: int, ended: int, lay: Picture | None) -> Script:
        """The script (animation) of the acts from one position to another.

        lay: the picture on the felt if it is that of the first position; else None.
        """
        looker, eyes, order = self.outlook.side, self.outlook.eyes, self.gestures.order_of(self.viewer)
        script: Script = ()
        for number in range(max(first, 0), ended):
            beats = script_of(self.match, number, self.choice.seats, looker, eyes, lay, order, calm=self.outlook.calm)
            lay = beats[-1].picture if beats else lay
            if ended - first > 1:
                share = share_of_turn(self.match, number)
                beats = tuple(
                    [
                        beat if beat.doing is Doing.BEFORE else replace(beat, share=share, act=number + 1)
                        for beat in beats
                    ]
                )
            script += beats
        return script

    def cards_of_act(self, index: int) -> tuple[str, ...]:
        """The keys of the pieces in the words that the act before this position made."""
        if not 0 < index <= len(self.match.moves) or self.hidden:
            return ()
        return tuple([card_key(card) for card in cards_of_play(self.match, index - 1)])

    def look_at_play(self, index: int, seat: int, act: Act) -> None:
        """Shows an earlier position as a seat saw it, with an act that the seat could have made there. The act is laid
        with ghost cards, which are only suggested."""
        if not (self.state.over or self.outlook.watched):
            return
        self.outlook.look_at_play(index, seat, act.verb)
        self.drafting.lay_act(act)
        self.tell()

    def agree(
        self, hints: tuple[str, ...], *, practice: bool = False, first: bool = False, agreed_hints: bool = False
    ) -> None:
        """Changes the agreement of a game in progress.

        hints: for each seat, the words that hints may name.
        practice, first, agreed_hints: see GameChoice.
        """
        seats = tuple([replace(seat, hints=kind) for seat, kind in zip(self.choice.seats, hints, strict=True)])
        agreed = replace(self.choice, seats=seats, practice=practice, first=first, agreed_hints=agreed_hints)
        self.choice = self.outlook.choice = agreed

    def call_seats(self, seats: tuple[SeatChoice, ...]) -> None:
        """Replaces the seats by the same seats with other names, colours or people."""
        if seats != self.choice.seats:
            self.choice = self.outlook.choice = replace(self.choice, seats=seats)
            if self._moment is not None:
                self.look_anew()

    def know_bests(self, bests: Bests) -> None:
        """Sets the personal bests from before this game. Does not interrupt an animation on the felt."""
        if bests:
            self.outlook.known_bests = bests
            if self._moment is not None:
                self._moment = replace(self._moments.made(()), script=self._moment.script)

    def know_par(self, par: int | None) -> None:
        """Sets the par (the result to reach) of the day; None if the cards are not those of a day's deal."""
        if par != self.outlook.par:
            self.outlook.par = par
            if self._moment is not None:
                self.look_anew()

    def be_calm(self, *, calm: bool) -> None:
        """Sets whether scores are not compared. Does not interrupt an animation on the felt."""
        if calm != self.outlook.calm:
            self.outlook.calm = calm
            if self._moment is not None:
                self._moment = replace(self._moments.made(()), script=self._moment.script)

    # ---- the draft

    @property
    def draft(self) -> Draft:
        return self.drafting.draft

    def cancel(self) -> None:
        """Does what Esc does: removes the ghost cards of a suggestion or, if there are none, the laid cards. Also ends
        a question to the table, and returns from an earlier position."""
        self._agreement.question = None
        if not (self.hidden or self.drafting.withdraw() or self.drafting.untype()):
            self.drafting.recall()
        self.outlook.look_at(None)
        self.tell()

    def activate(self, key: str) -> None:
        """Responds to a press on the piece or zone with this key, such as a pile, the deck, a card to choose, or an
        empty strip for a fresh word."""
        zone = self.gestures.zone_key(key)
        if zone is None:
            return
        if zone.what == "pile" and "take" in self.outlook.verbs():
            self.submit(Take(zone.number + 1, ()))
        elif zone.what == "deck" and "deal" in self.outlook.verbs():
            self.press("deal")
        elif zone.what == "word" and "fail" in self.outlook.verbs():
            self.submit(Fail(zone.number + 1))
        elif zone.what == "strip":
            self.gestures.begin_at(zone)

    def choose(self, kind: str, value: str, key: str = "") -> None:
        """Makes one of the small choices that an unfinished play needs, such as the letter of a wild card.

        kind, value, key: see Choice.
        """
        if kind == "letter":
            self.submit(Request(value))
            return
        if kind == "way":
            self.drafting.clear()
            self.drafting.draft = Draft(way=value)
        elif kind == "word":
            self.drafting.name_word(value)
        else:
            self.drafting.draft = chosen(self.drafting.present_bench(), kind, value, key)
        self.tell()

    def act(self) -> Act | None:
        """The act that Enter makes now; None if Enter makes no act."""
        return self._moments.weighing().act()

    def act_for(self, verb: str) -> Act | None:
        """The act that the button of this verb makes now; None if the draft (the unfinished move) is not complete
        enough."""
        return self._moments.weighing().act_for(verb)

    def hint(self, act: Act, step: int) -> Hint:
        """Gives one step of the hint for this act: step 1 names the place, step 2 the cards, and step 3 lays the whole
        play with ghost cards (cards that are only suggested)."""
        looked_back = self.outlook.looks_back
        if looked_back:
            self._turn_to(None)
        self.log.help_asked(self.viewer, (act, step))
        if step >= WHOLE:
            self.drafting.lay_act(act)
        if looked_back or step >= WHOLE:
            self.tell()
        return hint_of(act, self.seen).up_to(step)

    def offer(self, found: Completions) -> None:
        """Stores the words that the laid cards could become, and emits `offered`."""
        self.drafting.offer(found)
        offers, ghosts = self.drafting.offers_now, self.drafting.ghosts
        can = self._moments.can()
        self._moment = replace(self.moment, offers=offers, ghosts=ghosts, can=can, script=())
        self.offered.emit(self._moment)

    # ---- moves

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been done at this table: no move made or taken back, and no card laid."""
        undone = self.undone or self.log.taken_back
        return not self.match.moves and not undone and self.drafting.laid.is_empty

    def commit(self) -> bool:
        """Makes the move that the laid cards form, as Enter does. Returns False if the cards form no move yet."""
        act = self.act()
        if act is not None:
            self.submit(act)
        return act is not None

    def press(self, verb: str, seat: int | None = None) -> bool:
        """Makes the act of this verb's button. Returns False if the laid cards make no such act yet.

        seat: the seat that pressed, for a challenge or doubt; None for the viewer.
        """
        act = self.act_for(verb)
        if act is not None:
            self.submit(act, seat)
        return act is not None

    def resign(self, seat: int) -> bool:
        return self.submit(RESIGN, seat)

    def submit(self, act: Act, seat: int | None = None, why: Reason | None = None) -> bool:
        """Makes a move; a refused move changes nothing.

        why: a computer player's reason for the move.
        """
        seat = self.viewer if seat is None else seat
        if not self.lets(act, seat):
            return False
        try:
            self.match.play(Move(act, seat, *self.stamp(seat)))
        except MoveRefused as refusal:
            self.refused.emit(refusal.reason)
            return False
        self.log.whys.pop(len(self.match.moves), None)  # a reason left over from a move that was taken back
        if why is not None:
            self.log.whys[len(self.match.moves)] = why
        self._taking_back.forget()
        self._agreement.question = None
        self._after(seat, act)
        return True

    def _after(self, seat: int, act: Act) -> None:
        # the picture on the felt, from which the animation starts
        lay = None if self.outlook.looks_back else self.gestures.picture_now
        self.outlook.look_at(None)
        viewer, before, now = self.viewer, self.match.states[-2], self.match.states[-1]
        covered, order = self.outlook.covered, self.gestures.order_of(viewer)
        self.outlook.look_round()
        self.drafting.withdraw()
        self.drafting.offer(Completions())
        if seat == viewer or viewer != self.viewer or _base_of_draft(before, viewer) != _base_of_draft(now, viewer):
            self.drafting.clear()
        self.acted.emit(seat, act)
        self.moved.emit()
        eyes = None if self.hidden else viewer  # while hands are hidden, the animation shows what a bystander sees
        last = len(self.match.moves) - 1
        looker = self.outlook.side if self.outlook.calls else viewer
        calm, seats = self.outlook.calm, self.choice.seats
        script = () if covered else script_of(self.match, last, seats, looker, eyes, lay, order, calm=calm)
        if self.choice.seats[seat].kind == "computer":  # a computer's acts of one turn share the time for showing it
            share = share_of_turn(self.match, last)
            script = tuple([replace(beat, share=share) for beat in script])
        if self.outlook.bests:
            best = best_play_at(self.outlook.bests, self.log.lines(self.outlook.present.log), last + 1)
            script = script if best is None else announced_best(script, best, home(best.seat, looker))
        self.tell(script)

    def deal_out(self) -> None:
        """Prepares the first moment (all that the table shows) of a new game, with the animation of the deal."""
        if not self.outlook.covered:
            draws = self.state.draws if self.match.header.setup is None else ()
            self._moment = replace(self.moment, script=dealt(self.moment.picture, draws, self.viewer))

    # ---- undo

    @property
    def undone(self) -> list[Move]:
        """The moves that can be redone; the next move to redo comes last."""
        return self._taking_back.undone

    @undone.setter
    def undone(self, moves: list[Move]) -> None:
        self._taking_back.undone = moves

    @property
    def can_undo_pass(self) -> bool:
        """Whether the last act is a pass in a game of several people that can still be taken back."""
        return self._taking_back.can_undo_pass

    def undo(self) -> None:
        """Takes back the last gesture or, if nothing is laid, the last move; if the player can't undo the move alone,
        asks the other players."""
        if not self.hidden and self.gestures.step_back():
            return
        passed = self.can_undo_pass
        if self._taking_back.undo():
            taken = self.undone[-1]
            self.log.undos[self.state.actor if taken.seat is None else taken.seat] += 1
            if passed:
                self.handed_back.emit(taken)
            self._after_taking_back()
        elif self._agreement.question is None:
            self._agreement.question = self._by_agreement.question()
            if self.asks:
                self.tell()

    def redo(self) -> None:
        if not self.hidden and self._taking_back.redo():
            self._after_taking_back()

    # ---- questions to the table

    @property
    def asks(self) -> bool:
        """Whether the people at the table are being asked a question, about taking an act back or about a word."""
        return self._agreement.question is not None

    def agree_to(self, seat: int) -> None:
        """Records that a player agrees. When all have agreed, carries out what they agreed to. An act that is taken
        back in this way can't be redone."""
        if self._agreement.agree(seat):
            self._carry_out_agreement()
        else:
            self.tell()

    def agree_for_all(self) -> None:
        """Records that all remaining players agree, because the people at the table have agreed aloud."""
        question = self._agreement.question
        if question is None or not question.missing:
            return
        for seat in question.missing:
            self._agreement.agree(seat)
        self._carry_out_agreement()

    def refuse_question(self) -> None:
        """Ends the question to the table, because a player does not agree."""
        self._agreement.question = None
        self.tell()

    def ask_about_word(self) -> bool:
        """Asks the table whether the refused word counts; returns False if there is no such word."""
        word = self.moment.countable
        if not word or self.asks:
            return False
        self._agreement.question = self.votes.question(word)
        self.tell()
        return True

    def choose_count(self, counts: Counts) -> None:
        """Chooses how the word in question shall count. If there are no other players to ask, carries out the
        choice."""
        if self._agreement.choose(counts):
            self._carry_out_agreement()
        else:
            self.tell()

    def _carry_out_agreement(self) -> None:
        """Carries out whatever everybody has agreed to."""
        question = self._agreement.question
        assert question is not None
        self._agreement.question = None
        if question.act is not None:
            move = self._by_agreement.take_back(question.act)
            self.log.keep_taken_back([*self.log.taken_back, question.act])
            self.log.undos[question.act.seat] += 1
            self._taking_back.forget()
            self.handed_back.emit(move)
            self._after_taking_back()
        else:
            self.voted.emit(question.vote)
            self.tell()

    def admit(self, words: Lexicon) -> bool:
        """Replaces the dictionary of the game by a dictionary with more words. Returns False if any act of the game
        would then have another result."""
        anew = judged_by(self.match, words)
        if anew is None:
            return False
        self.match.house = anew.house
        self._moments.forget()
        self.outlook.forget()
        self.drafting.weigh_anew()
        return True

    def _after_taking_back(self) -> None:
        self.log.keep_taken_back(self.log.taken_back)
        self.drafting.clear()
        self.outlook.look_at(None)
        self.outlook.look_round()
        self.moved.emit()
        self.tell()


def _base_of_draft(state: State, seat: int) -> tuple[object, ...]:
    """The parts of the position that a draft (the unfinished move) of this seat depends on. As long as they stay the
    same, the draft remains after another player's act."""
    return state.table, state.row, state.piles, state.turned, state.phase, state.seats[seat].hand
