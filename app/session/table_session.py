"""The controller of one table: the only caller of Match.play. It turns gestures into drafts and drafts into moves.

Mouse, keyboard, screen reader, computer players, the clock and tests all come in through the same methods.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.base.texts import MATCH
from app.session.draft.choices import choices_of, chosen, lines_of_choices
from app.session.draft.completing import Completions
from app.session.draft.draft import Draft
from app.session.draft.drafting import Drafting
from app.session.draft.style import style_of
from app.session.draft.targets import Bench
from app.session.draft.weighing import Weighing, objectors_of
from app.session.gestures import Gestures
from app.session.match.history import History
from app.session.match.lines import Button, Choice, GameChoice, HistoryLine, SeatChoice, SeatLine, VerdictLine
from app.session.match.outlook import Outlook
from app.session.match.scores import scores_of, unseen_of
from app.session.match.taking_back import TakingBack
from app.table.picture import Picture
from engine.coach.hints import WHOLE, Hint, hint_of
from engine.core.moves import RESIGN, Act, Fail, Move, Request, Take
from engine.core.rulebook import Game, Told
from engine.core.state import State
from engine.core.verdict import Reason
from engine.games import GAMES
from engine.match import Match, MoveRefused
from engine.parts.flow.standstill import standstill, standstill_near


class TableSession(QObject):
    """One game in progress and the draft of the seat that looks."""

    changed = Signal()
    acted = Signal(int, object)  # the seat and its act, after it was carried out
    refused = Signal(object)  # the Reason
    over = Signal()
    offered = Signal()  # what the cards laid can still become has been found

    def __init__(self, choice: GameChoice, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self.match = match
        self.style = style_of(match.house.book.plays)
        self.outlook = Outlook(choice, match)
        self.drafting = Drafting(self.outlook)
        self.chronicle = History(match)
        self.stamp: Callable[[], float | None] = lambda: None
        self._taking_back = TakingBack(self.outlook)
        self.gestures = Gestures(self.outlook, self.drafting, self.changed.emit, self.refused.emit)

    # ---- what is played

    @property
    def game(self) -> Game:
        """What is on the table: the tie-break of a match is a game of its own."""
        return GAMES.get(self._told.plays, self.match.header.game)

    @property
    def title(self) -> str:
        agreed = self.match.header.game
        return agreed.name if self.game is agreed else f"{agreed.name} · {self.game.name}"

    @property
    def counts_as(self) -> str:
        """What the scores count: what they do in the game on the table, or the games of a match that these decide."""
        if self.seen.over and self.seen.end != "resigned" and self._told.wins and not self._told.plays:
            return MATCH
        agreed = self.match.house
        return (agreed.book if self.game is agreed.game else self.game.usual()).counts

    @property
    def _told(self) -> Told:
        return self.match.house.book.told(self.seen)

    # ---- who looks, and at what

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
        """Of the players, seat by seat, in the language of the moment."""
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

    @property
    def shown_index(self) -> int | None:
        return self.outlook.shown_index

    def verbs(self) -> tuple[str, ...]:
        return self.outlook.verbs()

    def look_as(self, seat: int) -> None:
        """This seat has the word now, and nothing at the table is hidden from the others."""
        self.outlook.viewer = seat
        self.drafting.clear()
        self.changed.emit()

    def lift_curtain(self) -> None:
        self.outlook.veiled = False
        self.changed.emit()

    def pause(self, paused: bool) -> None:
        """A pause hides the table."""
        self.outlook.paused = paused
        self.changed.emit()

    def look_at(self, index: int | None) -> None:
        """Show an earlier position, or the present one again."""
        if self.outlook.shown_verb:  # the play that was shown there goes, too
            self.drafting.clear()
        self.outlook.look_at(index)
        self.changed.emit()

    def look_at_play(self, index: int, seat: int, act: Act) -> None:
        """Show what a seat saw at an earlier position and, as ghosts, what it might have played there."""
        if not self.state.over:
            return
        self.outlook.look_at_play(index, seat, act.verb)
        self.drafting.lay_act(act)
        self.changed.emit()

    def call_seats(self, seats: tuple[SeatChoice, ...]) -> None:
        """Other names for the same seats."""
        if seats != self.choice.seats:
            self.choice = self.outlook.choice = replace(self.choice, seats=seats)
            self.changed.emit()

    def scores(self) -> tuple[SeatLine, ...]:
        return scores_of(self.outlook)

    def unseen(self) -> dict[str, int]:
        return unseen_of(self.outlook)

    def history(self) -> tuple[HistoryLine, ...]:
        return self.chronicle.lines(self.viewer)

    # ---- the draft

    @property
    def draft(self) -> Draft:
        return self.drafting.draft

    def bench(self) -> Bench:
        return self.drafting.bench()

    def picture(self) -> Picture:
        return self.gestures.picture()

    def cancel(self) -> None:
        """Take away the ghosts or, where there are none, recall everything laid; looking back ends, too."""
        if not self.drafting.withdraw():
            self.drafting.recall()
        self.outlook.look_at(None)
        self.changed.emit()

    def activate(self, key: str) -> None:
        """A piece or a zone was clicked that takes clicks: a pile, the deck, a longest row, a card to choose."""
        kind, _, number = key.partition(":")
        if kind == "pile" and "take" in self.verbs():
            self.submit(Take(int(number) + 1, ()))
        elif kind == "deck" and "deal" in self.verbs():
            self.press("deal")
        elif kind == "word" and "fail" in self.verbs():
            self.submit(Fail(int(number) + 1))

    # ---- what is said of the draft, and what is still to be said

    def choices(self) -> tuple[Choice, ...]:
        return choices_of(self.drafting.present_bench(), self.match.house, naming=self.drafting.is_naming)

    @property
    def choice_lines(self) -> int:
        """How many lines of choices a card may bring as soon as it is laid."""
        return lines_of_choices(self.drafting.present_bench())

    def choose(self, kind: str, value: str, key: str = "") -> None:
        """One of the small choices is made."""
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
        self.changed.emit()

    def _weighing(self) -> Weighing:
        return Weighing(self.match.house, self.drafting.present_bench(), self.drafting.typed)

    def act(self) -> Act | None:
        """The act that Enter asks for."""
        return self._weighing().act()

    def act_for(self, verb: str) -> Act | None:
        """The act that a button asks for."""
        return self._weighing().act_for(verb)

    def verdict(self) -> VerdictLine:
        """The live verdict on the draft."""
        return self._weighing().verdict()

    def buttons(self) -> tuple[Button, ...]:
        return self._weighing().buttons()

    @property
    def last_round(self) -> bool:
        """Is it the last round for certain? A standstill may still be averted; the bar says by what."""
        return bool(self.state.lasts)

    @property
    def standstill_near(self) -> str:
        """How the game may come to a standstill in this round (see engine/parts/flow/standstill.py)."""
        return standstill_near(self.match.house, self.state) or ""

    @property
    def ending(self) -> tuple[str, int]:
        """Why the game is over, and for a standstill how many rounds in vain were agreed."""
        house, state = self.match.house, self.state
        if state.end == "stalled":
            return f"stalled:{standstill(house, state)}", house.options["stall"] * house.book.patience
        given_up = state.end == "resigned" and not state.playing  # there is nobody else
        return "gave-up" if given_up else state.end or "", 0

    @property
    def passing(self) -> str:
        """What a pass brings; see Button."""
        return self._weighing().passing

    def objectors(self) -> list[tuple[int, str]]:
        return objectors_of(self.outlook)

    def hint(self, act: Act, step: int) -> Hint:
        """A hint in steps: where, which cards, and then the whole play laid as ghosts."""
        if self.outlook.looks_back:
            self.look_at(None)
        if step >= WHOLE:
            self.drafting.lay_act(act)
            self.changed.emit()
        return hint_of(act, self.seen).up_to(step)

    def offer(self, found: Completions) -> None:
        """What the cards laid now can still become."""
        self.drafting.offer(found)
        self.offered.emit()

    @property
    def offers(self) -> Completions:
        """Nothing where an earlier position is shown, or none."""
        return Completions() if self.hidden or self.outlook.looks_back else self.drafting.offers

    # ---- moves

    def commit(self) -> None:
        """Enter: make the move that the draft asks for."""
        act = self.act()
        if act is not None:
            self.submit(act)

    def press(self, verb: str, seat: int | None = None) -> None:
        """A button was pressed; challenges and doubts may come from another seat."""
        act = self.act_for(verb)
        if act is not None:
            self.submit(act, seat)

    def resign(self, seat: int) -> bool:
        return self.submit(RESIGN, seat)

    def submit(self, act: Act, seat: int | None = None, why: Reason | None = None) -> bool:
        """Make a move; what is refused changes nothing. why: what a computer player says about it."""
        seat = self.viewer if seat is None else seat
        try:
            self.match.play(Move(act, seat, self.stamp()))
        except MoveRefused as refusal:
            self.refused.emit(refusal.reason)
            return False
        if why is not None:
            self.chronicle.whys[len(self.match.moves)] = why
        self._taking_back.forget()
        self._after(seat, act)
        return True

    def _after(self, seat: int, act: Act) -> None:
        viewer, before, now = self.viewer, self.match.states[-2], self.match.states[-1]
        self.outlook.look_round()
        self.drafting.withdraw()
        self.drafting.offer(Completions())
        if seat == viewer or viewer != self.viewer or _lies_for(before, viewer) != _lies_for(now, viewer):
            self.drafting.clear()
        self.outlook.look_at(None)
        self.acted.emit(seat, act)
        self.changed.emit()
        if self.state.over:
            self.over.emit()

    # ---- undo

    def can_undo(self) -> bool:
        """Is there something that can be taken back: what is laid, or a move? Behind a cover nothing can."""
        laid = not self.draft.is_empty and not self.state.over
        return not self.hidden and (laid or self._taking_back.can_undo)

    @property
    def undone(self) -> list[Move]:
        """Moves that can be made again, the next one last."""
        return self._taking_back.undone

    @undone.setter
    def undone(self, moves: list[Move]) -> None:
        self._taking_back.undone = moves

    def can_redo(self) -> bool:
        return not self.hidden and self._taking_back.can_redo

    def undo(self) -> None:
        """What is laid comes back first, gesture by gesture."""
        if self.hidden:
            return
        if not self.gestures.step_back() and self._taking_back.undo():
            self._after_taking_back()

    def redo(self) -> None:
        if not self.hidden and self._taking_back.redo():
            self._after_taking_back()

    def _after_taking_back(self) -> None:
        self.drafting.clear()
        self.outlook.look_at(None)
        self.outlook.look_round()
        self.changed.emit()


def _lies_for(state: State, seat: int) -> tuple[object, ...]:
    """What a draft of this seat is made of: while it stays, another player's act disturbs nothing."""
    return state.table, state.row, state.piles, state.turned, state.phase, state.seats[seat].hand
