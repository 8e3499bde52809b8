"""Keeps the table's state besides the moves in a side file, and restores it with the game: laid cards, typed letters,
the places of the words on the felt, the order of the hands, moves that can be redone, computers' reasons, the time
left, the player who must name a word, the agreement about hints and Undo, and the number of hints. No rule depends on
this state. Parts that no longer fit the game are ignored.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from PySide6.QtCore import QObject, QTimer

from app.base.from_json import fitted
from app.base.texts import VERBS
from app.felt.picture import WordLines, ZoneKey
from app.session.draft.draft import Draft
from app.session.table_session import TableSession
from app.session.time.clock import Clock
from app.session.time.limits import Limits
from app.session.time.side_file import VERSION, Agreed, Help, agreement_in
from engine.core.notation import read_move, write_move
from engine.core.verdict import Reason, Refused
from engine.match import MoveRefused
from engine.players.plan import REASONS

QUIET_MS = 300  # milliseconds without another change after which the state is written
TIME_MS = 5_000  # milliseconds after which the time left is written again
TIMES = ("left", "game", "to_name")  # keys of values that change merely because time passes


def _without_time(kept: Mapping[str, Any]) -> str:
    return json.dumps({key: value for key, value in kept.items() if key not in TIMES}, default=str)


class TableKeeper(QObject):
    """Keeps the table's state in the side file.

    write: writes a text into the side file, in a worker's thread.
    """

    def __init__(
        self,
        session: TableSession,
        clock: Clock,
        limits: Limits,
        write: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._clock, self._limits, self._write = session, clock, limits, write
        self._written, self._timeless = "", ""
        self.ask_lines: Callable[[], WordLines | None] = lambda: None  # returns the places of the words on the felt
        self.lines: WordLines | None = None  # the places of the words on the felt, as last written or restored
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.keep)
        self._time = QTimer(self)
        self._time.timeout.connect(self.keep)
        session.changed.connect(self._changed)

    def _changed(self) -> None:
        if not self._soon.isActive():
            self._soon.start(QUIET_MS)
        if self._clock.running and not self._time.isActive():
            self._time.start(TIME_MS)

    def keep(self) -> None:
        """Writes the state if it differs from the state written last."""
        if not self._clock.running:
            self._time.stop()
        kept = self._kept()
        text = json.dumps(kept, default=str) + "\n"  # in ASCII, so that unpaired surrogates are escaped
        if text != self._written:
            self._written, self._timeless = text, _without_time(kept)
            self._write(text)

    def close(self) -> None:
        """Writes the state for the last time, when the player leaves the game. Nothing is written if nothing has been
        done, or if nothing but the time has changed."""
        self._session.changed.disconnect(self._changed)
        self._soon.stop()
        self._time.stop()
        if not self._session.is_untouched and _without_time(self._kept()) != self._timeless:
            self.keep()

    def _kept(self) -> dict[str, Any]:
        session, match = self._session, self._session.match
        self.lines = self.ask_lines() or self.lines  # keeps the last lines if the felt was cleared
        self._limits.settle(self._clock.time_left)
        return {
            "version": VERSION,
            "moves": self._moves(),
            "viewer": session.viewer,
            **self._draft(),
            "lines": None if self.lines is None else asdict(self.lines),
            "hands": session.gestures.hand_orders,
            "undone": [write_move(move, match.header.game.deck) for move in session.undone],
            "whys": {index: [why.key, dict(why.facts)] for index, why in session.log.whys.items()},
            **self._limits.kept(),
            "word": session.outlook.buzzer,
            "to_name": None if session.outlook.buzzer is None else self._clock.time_left,
            "agreed": asdict(self.agreed),
        }

    def _draft(self) -> dict[str, Any]:
        """The cards laid by hand, the letters typed after them, and the word that the letters continue."""
        drafting = self._session.drafting
        if drafting.is_naming or not drafting.typed.text:
            return {"draft": asdict(drafting.laid), "typed": drafting.typed.text}
        typed = drafting.typed
        making = None if typed.making is None else (typed.making.what, typed.making.number)
        return {"draft": asdict(typed.base), "typed": typed.text, "making": making, "way": typed.at}

    @property
    def agreed(self) -> Agreed:
        """The agreement of the players as it is now, with the hints given so far."""
        choice, helps = self._session.choice, self._session.log.helps
        asked = tuple([Help(acts, seat, times) for (acts, seat), times in helps.items()])
        return Agreed(
            tuple([seat.hints for seat in choice.seats]),
            choice.practice,
            choice.first,
            asked,
            choice.agreed_hints,
            self._session.log.taken_back,
            tuple([seat.person for seat in choice.seats]),
            tuple([seat.look for seat in choice.seats]),
            tuple([self._session.log.undos[seat] for seat in range(len(choice.seats))]),
        )

    def _moves(self) -> list[str]:
        """The last moves of the game, by which a side file is recognised as belonging to this position."""
        match = self._session.match
        return [str(len(match.moves)), *[write_move(move, match.header.game.deck) for move in match.moves[-1:]]]

    # ---- restoring

    def put_back(self, data: Mapping[str, Any]) -> None:
        """Restores from the contents of the side file every part that fits the game as it is now."""
        self._clock.go_on_from(max([move.at or 0 for move in self._session.match.moves], default=0))
        self._put_agreement(data)
        puts = (
            self._put_whys,
            self._put_hands,
            self._put_undone,
            self._put_word,
            self._put_draft,
            self._put_lines,
            self._put_time,
        )
        # the right to name a word is restored before the draft, which may belong to the player who has that right
        for put in puts:
            try:
                put(data)
            except (ValueError, TypeError, KeyError, AttributeError, IndexError, OverflowError, Refused):
                continue  # skips a part that was edited by hand, or written by another version

    def _put_agreement(self, data: Mapping[str, Any]) -> None:
        """Restores the agreement. Does nothing for a new game, whose agreement was made for the deal."""
        session, agreed = self._session, agreement_in(data)
        seats = range(len(session.choice.seats))
        if len(agreed.hints) == len(seats):
            hinted = agreed.agreed_hints
            session.agree(agreed.hints, practice=agreed.practice, first=agreed.first, agreed_hints=hinted)
        players, complete = {*seats}, [one for one in agreed.taken_back if one.agreed and one.verb in VERBS]
        session.log.keep_taken_back([one for one in complete if players.issuperset({one.seat, *one.agreed})])
        session.log.helps |= {(one.acts, one.seat): one.times for one in agreed.helps if one.seat in seats}
        session.log.undos.update({seat: times for seat, times in zip(seats, agreed.undos, strict=False) if times > 0})
        session.call_seats(agreed.seated(session.choice.seats))

    def _put_whys(self, data: Mapping[str, Any]) -> None:
        made = len(self._session.match.moves)
        found = {int(index): Reason(str(key), dict(facts)) for index, (key, facts) in data.get("whys", {}).items()}
        found = {index: why for index, why in found.items() if why.key in REASONS}
        same = data.get("moves", [""])[0]
        if same.isdecimal() and int(same) <= made:
            self._session.log.whys |= {index: why for index, why in found.items() if 0 < index <= int(same)}

    def _put_hands(self, data: Mapping[str, Any]) -> None:
        self._session.gestures.hand_orders = fitted(dict[str, tuple[int, ...]], data.get("hands", {}))

    def _put_undone(self, data: Mapping[str, Any]) -> None:
        session, deck = self._session, self._session.match.header.game.deck
        if data.get("moves") != self._moves():
            return
        moves = [read_move(text, deck) for text in data["undone"]]
        tried = session.match.branch(len(session.match.moves))
        try:
            for move in reversed(moves):
                tried.play(move)
        except MoveRefused:
            return
        session.undone = moves

    def _put_word(self, data: Mapping[str, Any]) -> None:
        """Gives the right to name a word back to the player who had it, with the time that was left, so nobody gains
        time by leaving the game."""
        session, seat = self._session, data.get("word")
        if data.get("moves") == self._moves() and seat in session.humans and session.outlook.may_buzz(seat):
            if self._limits.has_time_to_name(seat):
                self._limits.put_word(float(data["to_name"]))
            session.outlook.buzzer = seat
            session.look_as(seat)

    def _put_draft(self, data: Mapping[str, Any]) -> None:
        session = self._session
        if data.get("moves") != self._moves() or data["viewer"] != session.viewer or session.state.over:
            return
        draft: Draft = fitted(Draft, data["draft"])
        there = session.gestures.faces_in_sight
        cards = [card for lane in draft.lanes for cell in lane.cells for card in (cell.hand, cell.table) if card]
        if all(there.get(card.id) == card.face for card in (*cards, *draft.tray)):
            session.drafting.draft = draft
            try:
                self._put_typed(data)
                session.look_anew()
            # a saved draft (half-laid play) may fit the cards and still be impossible in this position; then it is
            # dropped
            except Exception:
                session.drafting.clear()
                session.look_anew()

    def _put_typed(self, data: Mapping[str, Any]) -> None:
        """Restores the typed letters, even while the hand is hidden between two players' turns."""
        text, outlook = fitted(str, data.get("typed", "")), self._session.outlook
        if not text:
            return
        kind, number = data.get("making") or ("", 0)
        making = ZoneKey("word" if kind == "word" else "strip", int(number)) if kind else None
        veiled, outlook.veiled = outlook.veiled, False
        try:
            self._session.drafting.type_again(text, making, int(data.get("way", 0)))
        finally:
            outlook.veiled = veiled

    def _put_lines(self, data: Mapping[str, Any]) -> None:
        if data.get("moves") == self._moves() and data.get("lines") is not None:
            self.lines = fitted(WordLines, data["lines"])

    def _put_time(self, data: Mapping[str, Any]) -> None:
        if data.get("moves") == self._moves():
            self._limits.put(data)
