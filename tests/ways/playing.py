"""Plays a story (a game with all its moves) in the window for all seats, and checks the picture after each act."""

from collections.abc import Callable

from PySide6.QtTest import QTest

from app.felt.picture import Mark
from app.session.buzzer_order import CLOSE
from engine.core.moves import Act, Move, Play, Shout
from engine.core.oracle import judge
from engine.core.verdict import Legal
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves
from tests.table import written
from tests.ways.by_keys import Keys, words_of
from tests.ways.by_mouse import Clicking, Dragging
from tests.ways.gestures import gestures_for
from tests.ways.window import Desk

WAYS: dict[str, Callable] = {"drag": Dragging, "click": Clicking, "keys": Keys}
ASIDE = ("challenge", "doubt", "accept")


class Player:
    """A player who plays the moves of a story at all seats.

    ways: the ways of playing, such as "drag", which the acts use in turn.
    """

    def __init__(self, desk: Desk, *ways: str) -> None:
        self.desk = desk
        self.ways = [WAYS[way](desk) for way in ways]
        self.turn = 0

    @property
    def hands(self):
        return self.ways[self.turn % len(self.ways)]

    def play(self, moves) -> None:
        for move in moves:
            self.move(move)

    def move(self, move: Move) -> None:
        session = self.desk.session
        made = len(session.match.moves)
        wanted = judge(session.match.house, session.state, move)
        assert isinstance(wanted, Legal)
        if session.veiled:
            self.lift()
        assert self.desk.window.focusWidget() is self.desk.page.felt, "a word could not be typed"
        self.make(move)
        assert len(session.match.moves) == made + 1, self.said(move)
        assert outcome_of(session.state) == outcome_of(wanted.state), self.said(move)
        self.turn += 1
        self.look()

    def lift(self) -> None:
        page = self.desk.page
        assert not page.plate.isHidden()
        assert not any(piece.face for piece in page.felt.picture.within("hand"))
        self.hands.lift_curtain()
        assert not self.desk.session.veiled
        assert self.desk.window.focusWidget() is page.felt

    def make(self, move: Move) -> None:
        desk, session, act, seat = self.desk, self.desk.session, move.act, move.seat
        if act.verb == "resign":
            self.hands.resign()
            return
        if isinstance(act, Shout):
            self.hands.buzz(seat)
            QTest.qWait(CLOSE + 50)  # a shout that comes sooner counts as a tie with the last one
            assert session.outlook.buzzer == seat
        elif seat != session.viewer or act.verb in ("challenge", "doubt"):
            self.hands.challenge(seat, act.verb)
            return
        if isinstance(self.hands, Keys) and isinstance(act, Play | Shout) and self.turn % 2 == 0:
            self.hands.typed(words_of(act), lambda: self.is_meant(act, seat))
            return
        game, cut_first = session.choice.game, self.turn % 4 > 1
        gives_up = act.verb == "pass" and session.moment.passing == "gives-up"
        self.hands.make(gestures_for(act, desk.picture, session.seen, session.viewer, game, cut_first=cut_first))
        if gives_up:
            self.hands.agree()

    def is_meant(self, act: Act, seat: int | None) -> bool:
        """Whether the laid cards make this act or another act with the same result."""
        session = self.desk.session
        asked = session.act()
        if asked is None:
            return False
        verdicts = [judge(session.match.house, session.state, Move(one, seat)) for one in (asked, act)]
        outcomes = [outcome_of(verdict.state) for verdict in verdicts if isinstance(verdict, Legal)]
        return len(outcomes) == 2 and outcomes[0] == outcomes[1]

    def look(self) -> None:
        """Checks after an act that the right page shows and nothing of the play is left over."""
        page, session = self.desk.page, self.desk.session
        shown = page.stage.currentWidget()
        if session.state.over:
            assert shown is page.final
            return
        if session.veiled:
            assert not page.plate.isHidden()
            return
        assert shown is page.felt
        picture = page.felt.picture
        assert not [piece for piece in picture.pieces if piece.mark in (Mark.LAID, Mark.GHOST)]
        keys = [piece.key for piece in picture.pieces]
        assert len(keys) == len(set(keys))

    def said(self, move: Move) -> str:
        return f"{written(self.desk.session.match, move.act)}: {self.desk.page.verdict.text()}"


def outcome_of(state):
    """The parts of a state that decide whether two acts have the same result."""
    return (
        [([[card[1:] for card in slot] for slot in word.slots], word.seat, sorted(word.pick)) for word in state.table],
        [(sorted(card[1:] for card in seat.hand), seat.score, len(seat.won), seat.out) for seat in state.seats],
        len(state.deck),
        state.actor,
        state.end,
    )


def replayed(page):
    """The state after replaying the saved file of the game on the table."""
    page.running.autosave.wait()
    record = read_record(page.running.path.read_bytes())
    match = open_match(record)
    replay_moves(match, record)
    return match.state
