"""The controller of one table: the only caller of Match.play. It turns gestures into drafts and drafts into moves.

Mouse, keyboard, screen reader, computer players, the clock and tests all come in through the same methods.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.session.acts import act_of
from app.session.draft import Draft, Lane, add
from app.session.filling import draft_for
from app.session.lines import Button, Choice, GameChoice, HistoryLine, SeatLine, VerdictLine
from app.session.pictures import picture_of
from app.session.style import ROUND, ROWS, SHOUT, STYLES
from app.session.targets import Bench, cut, dropped, targets_of
from app.session.typing import supply_of, ways_to_lay, with_choices
from app.table.picture import Picture, Target
from engine.coach.hints import Hint, hint_of
from engine.core.cards import ALPHABET, Card, readings
from engine.core.moves import PASS, RESIGN, Act, Fail, Move, Play, Request, Simple, Take
from engine.core.notation import write_act
from engine.core.oracle import expects, judge
from engine.core.state import State
from engine.core.verdict import Illegal, Legal, Reason
from engine.core.view import view
from engine.match import Match

PRINTED_MOVES = {
    "3-4-5": "AOG",
    "5-to-5": "OD",
    "5-up": "AOG",
    "break-up": "SA",
    "double-cross": "AO",
    "eight-it-all": "AOGD",
    "first-base": "AOD",
    "real-value": "AOD",
    "run-the-table": "AO",
    "split-run": "AOS",
    "split-off": "AOS",
    "take-6": "AOG",
    "tricked-out": "AOGD",
    "turnover": "AOD",
}
SIMPLE = frozenset("pass stop deal close challenge accept doubt resign timeout".split())


class TableSession(QObject):
    """One game in progress and the draft of the seat that looks."""

    changed = Signal()
    acted = Signal(int, object)  # the seat and its act, after it was carried out
    refused = Signal(object)  # the Reason
    curtain_drawn = Signal(int)
    over = Signal()

    def __init__(self, choice: GameChoice, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self.match = match
        self.style = STYLES[choice.game]
        options = match.house.options
        self.moves: str = options.get("moves") or PRINTED_MOVES.get(choice.game, "A")
        self.draft = Draft()
        self._steps: list[Draft] = []  # the drafts before this one, since the turn began
        self.typed = ""
        self.veiled = False
        self.paused = False
        self.silent = False  # Shout!: nobody has the word, so none can be called out
        self.shown_index: int | None = None
        self._shown_verb = ""
        self._ways: list[Act] = []
        self._way = 0
        self._undone: list[Move] = []
        self._whys: dict[int, Reason] = {}
        self._orders: dict[int, list[int]] = {}
        self.stamp: Callable[[], float | None] = lambda: None
        humans = self.humans
        self.viewer = humans[0] if humans else 0
        self._look_round(first=True)

    # ---- who looks

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def humans(self) -> list[int]:
        return [seat for seat, who in enumerate(self.choice.seats) if who.kind == "human"]

    @property
    def to_act(self) -> tuple[int, ...]:
        return expects(self.match.house, self.state)[0]

    @property
    def seen(self) -> State:
        """The position as the seat that looks sees it; an earlier one while looking back."""
        if self.shown_index is not None:
            return view(self.match.states[self.shown_index], self.viewer)
        return view(self.state, self.viewer)

    def _look_round(self, *, first: bool = False) -> None:
        """The next human who must act looks; a curtain is drawn when hands would be seen."""
        waiting = [seat for seat in self.to_act if seat in self.humans]
        if self.style.build == SHOUT and self.state.actor in self.humans:
            waiting = [self.state.actor]  # who deals has the deck before them
        if self.state.over:
            self.veiled = False  # nobody is to look away any more
        if not waiting or self.viewer in waiting or self.state.over:
            return
        before = self.viewer
        self.viewer = waiting[0]
        secrets = any(place.hand or place.committed for place in (self.state.seats[s] for s in self.humans))
        if len(self.humans) > 1 and secrets and not (first and before == self.viewer):
            self.veiled = True
            self.curtain_drawn.emit(self.viewer)

    def look_as(self, seat: int) -> None:
        """This seat has the word now, and nothing at the table is hidden from the others."""
        self.viewer = seat
        self._clear()
        self.changed.emit()

    def lift_curtain(self) -> None:
        self.veiled = False
        self.changed.emit()

    # ---- the draft

    def bench(self) -> Bench:
        verbs = () if self.shown_index is not None else self.verbs()
        return Bench(self.seen, self.viewer, self.style, self.moves, verbs, self.draft)

    def verbs(self) -> tuple[str, ...]:
        """The verbs of the seat that looks."""
        if self.state.over or self.paused or self.veiled or self.viewer not in self.to_act:
            return ()
        if self.state.pending is not None and self.state.pending.waits:
            return ("accept", "challenge")
        verbs = self.match.house.book.verbs(self.match.house, self.state, self.viewer)
        return tuple([verb for verb in verbs if verb != "shout" or not self.silent])

    def picture(self) -> Picture:
        return picture_of(
            self._shown_bench(),
            self.choice.seats,
            self._order(),
            self.to_act,
            veiled=self.veiled or self.paused,
            ghost=bool(self.typed),
        )

    def _order(self) -> list[int]:
        """The ids of the hand in the order its player keeps; cards drawn come last."""
        ids = [card.id for card in self.seen.seats[self.viewer].hand]
        order = [card_id for card_id in self._orders.get(self.viewer, []) if card_id in ids]
        order += [card_id for card_id in ids if card_id not in order]
        self._orders[self.viewer] = order
        return order

    def _card(self, key: str) -> tuple[Card, str] | None:
        """The card of a piece, and the zone it lies in."""
        piece = next((piece for piece in self.picture().pieces if piece.key == key), None)
        if piece is None or not key.startswith("c"):
            return None
        card_id = int(key[1:])
        for card in self._cards_in_sight():
            if card.id == card_id:
                return card, piece.zone
        return None

    def _cards_in_sight(self) -> list[Card]:
        state = self.seen
        cards = [cell.hand for lane in self.draft.lanes for cell in lane.cells if cell.hand is not None]
        cards += [*self.draft.tray, *supply_of(state, self.viewer), *state.seats[self.viewer].committed]
        cards += [card for word in state.table for card in word.cards]
        return cards

    def targets(self, piece_key: str) -> tuple[Target, ...]:
        found = self._card(piece_key)
        return targets_of(self.bench(), *found) if found else ()

    def drop(self, piece_key: str, target_key: str) -> None:
        """A card was dropped at a target."""
        found = self._card(piece_key)
        target = next((t for t in self.targets(piece_key) if t.key == target_key), None)
        if found is None or target is None:
            return
        if not target.legal:
            self.refused.emit(Reason(target.reason, {"card": found[0].face}))
            return
        self._lay(dropped(self.bench(), *found, target))

    def take_back(self, piece_key: str) -> None:
        found = self._card(piece_key)
        if found and self.shown_index is None:
            self._lay(self.draft.without_card(found[0].id))

    def cut(self, zone: str, gap: int) -> None:
        self._lay(cut(self.bench(), zone, gap))

    def _lay(self, draft: Draft) -> None:
        """A gesture: what was typed is no suggestion any more, and the draft before the gesture can come back."""
        if draft != self.draft:
            self._steps.append(self.draft)
        self._stop_typing()
        self._set(draft)

    def _step_back(self) -> bool:
        """Take back the last gesture, or all that was typed; False when nothing lies there."""
        if not self.typed and self._steps:
            self._set(self._steps.pop())
        elif self.typed or not self.draft.is_empty:
            self.cancel()
        else:
            return False
        return True

    def reorder(self, piece_key: str, gap: int) -> None:
        """The hand keeps its player's order."""
        found = self._card(piece_key)
        if found is None:
            return
        order = self._order()
        laid = self.draft.hand_ids()
        shown = [card_id for card_id in order if card_id not in laid]
        if found[0].id not in shown:
            return
        place = shown.index(found[0].id)
        shown.remove(found[0].id)
        shown.insert(gap - (place < gap), found[0].id)
        rest = iter(shown)
        self._orders[self.viewer] = [card_id if card_id in laid else next(rest) for card_id in order]
        self.changed.emit()

    def sort_hand(self) -> None:
        hand = {card.id: card for card in self.seen.seats[self.viewer].hand}
        self._orders[self.viewer] = sorted(hand, key=lambda card_id: (hand[card_id].face == "?", hand[card_id].face))
        self.changed.emit()

    def cancel(self) -> None:
        """Recall everything laid; looking back ends, too."""
        way = self.draft.way
        self._clear()
        self.shown_index, self._shown_verb = None, ""
        self._set(Draft(way=way))

    def _clear(self) -> None:
        """Nothing is laid and nothing typed."""
        self._stop_typing()
        self.draft, self._steps = Draft(), []

    def _set(self, draft: Draft) -> None:
        self.draft = draft
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

    # ---- typing

    def type_letter(self, letter: str) -> None:
        """Letters lay ghost cards; a space begins the next word. In secret a letter chooses its card."""
        verbs = self.verbs()
        if self.shown_index is None and "choose" in verbs:
            self._choose_card(letter.upper())
        if self.shown_index is not None or not (self.bench().can_lay or "place" in verbs):
            return
        if letter.strip() or self.typed:
            self.typed += letter.upper()
            self._typed()

    def _choose_card(self, face: str) -> None:
        card = next((card for card in self.seen.seats[self.viewer].hand if card.face == face), None)
        if card is None:
            self.refused.emit(Reason("not-in-hand", {"card": face}))
        else:
            self._set(Draft(tray=(card,)))

    def erase(self) -> None:
        """Backspace: the last letter typed, or the last card laid."""
        if self.typed:
            self.typed = self.typed[:-1]
            self._typed()
        else:
            self._step_back()

    def cycle(self, step: int) -> None:
        """The other ways to lay the typed word."""
        if self._ways:
            self._way = (self._way + step) % len(self._ways)
            self._set(draft_for(self.bench(), self._ways[self._way]))

    def _typed(self) -> None:
        if self.naming:
            self._set(replace(self.draft, spoken=self.typed))
            return
        self._way = 0
        house, seen = self.match.house, self.seen
        self._ways = (
            ways_to_lay(house, seen, self.viewer, self.style, self.typed, self.moves) if self.typed.strip() else []
        )
        empty = replace(self.bench(), draft=Draft(way=self.draft.way))
        self._set(draft_for(empty, self._ways[0]) if self._ways else self._spelled(empty))

    @property
    def naming(self) -> bool:
        """Four Rows: the card lies at a row, and only its word is still to be named.

        Where a word was typed first, the row is what the word suggests, and may still be another.
        """
        return self.style.build == ROWS and self.draft.row is not None and not self._ways

    def _spelled(self, bench: Bench) -> Draft:
        """What of the typed letters the hand can lay, on the first strip."""
        free = list(supply_of(bench.state, bench.seat))
        cells = []
        for letter in self.typed:
            card = next((card for card in free if card.face == letter), None)
            if card is not None:
                free.remove(card)
                cells.append(add(card))
        return replace(bench.draft, lanes=(Lane(None, tuple(cells)),) if cells else ())

    def _stop_typing(self) -> None:
        self.typed, self._ways, self._way = "", [], 0

    # ---- what is still to be said

    def choices(self) -> tuple[Choice, ...]:
        """Small choices of the draft: what a wild card is, which word stays, which letters go on."""
        anew = bool(self.match.house.options.get("variable"))
        cells = [cell for lane in self.draft.lanes for cell in lane.cells if cell.hand is not None or anew]
        found = [self._reading(cell.shown) for cell in cells]
        choices = [choice for choice in found if choice is not None]
        verbs = self.verbs()
        if "request" in verbs:
            letters = tuple([(letter, letter) for letter in self.match.header.game.deck.counts])
            choices.append(Choice("letter", letters))
        if self.style.build == ROUND and self.state.table and "play" in verbs:
            choices.append(Choice("way", (("before", "before"), ("top", "top")), self.draft.way))
        if "place" in verbs and self.naming:
            choices.append(Choice("word", tuple([(letter, letter) for letter in ALPHABET]), self.draft.spoken))
        return (*choices, *self._about_words(verbs))

    def _reading(self, card: Card) -> Choice | None:
        options = readings(card.face)
        if len(options) < 2:
            return None
        return Choice("reading", tuple([(letter, letter) for letter in options]), card.letters, f"c{card.id}")

    def _about_words(self, verbs: Sequence[str]) -> list[Choice]:
        if "play" not in verbs or not self.style.asks or self.draft.is_empty:
            return []
        words = [text for lane in self.draft.lanes for text in lane.texts]
        numbered = tuple([(str(number), text) for number, text in enumerate(words, 1)])
        if self.style.asks == "keep":
            return [Choice("keep", numbered[:2], str(self.draft.keep or ""))]
        if self.style.asks == "pick":
            letters = tuple([(letter, letter) for letter in dict.fromkeys("".join(words))])
            vowel, consonant = (*self.draft.pick, "", "")[:2]
            return [Choice("vowel", letters, vowel), Choice("consonant", letters, consonant)]
        found, start = [], 1
        for lane in self.draft.lanes:
            span = numbered[start - 1 : start - 1 + len(lane.texts)]
            if len(span) > 1:
                mine = [str(n) for n in self.draft.remove if (str(n), words[n - 1]) in span]
                found.append(Choice("remove", span, mine[0] if mine else "", str(start)))
            start += len(lane.texts)
        return found

    def choose(self, kind: str, value: str, key: str = "") -> None:
        """One of the small choices is made."""
        draft = self.draft
        if kind == "reading":
            self._set(self._with_reading(int(key[1:]), value))
        elif kind == "keep":
            self._set(replace(draft, keep=int(value)))
        elif kind in ("vowel", "consonant"):
            vowel, consonant = (*draft.pick, "", "")[:2]
            self._set(replace(draft, pick=(value, consonant) if kind == "vowel" else (vowel, value)))
        elif kind == "remove":
            span = next(c for c in self.choices() if c.kind == "remove" and c.key == key)
            others = [n for n in draft.remove if str(n) not in [number for number, _ in span.options]]
            self._set(replace(draft, remove=tuple(sorted([*others, int(value)]))))
        elif kind == "way":
            self._clear()
            self._set(Draft(way=value))
        elif kind == "word":
            self.typed = value.upper()
            self._set(replace(draft, spoken=value.upper()))
        elif kind == "letter":
            self.submit(Request(value))

    def _with_reading(self, card_id: int, letters: str) -> Draft:
        lanes = []
        for lane in self.draft.lanes:
            cells = tuple([cell.read_as(letters) if cell.shown.id == card_id else cell for cell in lane.cells])
            lanes.append(replace(lane, cells=cells))
        return replace(self.draft, lanes=tuple(lanes))

    # ---- verdict and buttons

    def act(self) -> Act | None:
        """The act that Enter asks for: never less than what was typed."""
        return None if self._lacking else self._drafted()

    def _drafted(self) -> Act | None:
        """The act that the draft is."""
        verbs = self.verbs()
        for verb in ("play", "place", "shout", "choose", "trade", "discard", "take"):
            if verb in verbs:
                act = act_of(verb, self.draft, self.style, self.seen, self.viewer)
                if act is not None and not (verb == "take" and not self.draft.tray):
                    return act
        return None

    def judged(self, act: Act) -> Legal | Illegal:
        """What the oracle says, asked about no more than the viewer sees."""
        return judge(self.match.house, self.seen, Move(act, self.viewer))

    def verdict(self) -> VerdictLine:
        """The live verdict on the draft."""
        missing = self._missing_letter()
        if missing:
            return VerdictLine("illegal", (self.typed,), reason=Reason("not-in-hand", {"card": missing}))
        act = self._drafted()
        if act is None:
            return VerdictLine("empty" if self.draft.is_empty and not self.typed else "unfinished")
        verdict, whole = self._weighed(act)
        if isinstance(verdict, Legal) and self._lacking:
            return VerdictLine("illegal", (self.typed,), reason=Reason("not-in-hand", {"card": self._lacking}))
        if isinstance(verdict, Illegal):
            words = self.typed.split() or self._words_of_draft()
            return VerdictLine("illegal", tuple(words), reason=verdict.reason)
        return VerdictLine("legal" if whole else "unfinished", verdict.words, verdict.points)

    def _weighed(self, act: Act) -> tuple[Legal | Illegal, bool]:
        """The verdict, and whether the play says all it must.

        While it does not yet say which word stays, or which letters go on, it is judged as if it did: a player wants
        to know what is wrong with the cards, not that a button is still to be pressed.
        """
        verdict = self.judged(act)
        unsaid = [choice for choice in self._about_words(self.verbs()) if not choice.chosen]
        if isinstance(verdict, Legal) or not unsaid or not isinstance(act, Play):
            return verdict, True
        answered = [self.judged(way) for way in with_choices(act.formulas, self.style, self.seen)]
        return next((one for one in answered if isinstance(one, Legal)), next(iter(answered), verdict)), False

    def _missing_letter(self) -> str:
        """The first typed letter that neither the hand nor a word on the table can give."""
        if self._ways or self.style.build == ROWS:
            return ""
        seen = self.seen
        cards = [*supply_of(seen, self.viewer), *[card for word in seen.table for card in word.tops]]
        pool = "".join([card.letters or card.face for card in cards])
        if "?" in pool:
            return ""
        return next((letter for letter in self.typed if letter != " " and letter not in pool), "")

    @property
    def _lacking(self) -> str:
        """Where no way is found to lay what was typed: the first letter that the player has no card for."""
        if self._ways or self.style.build == ROWS:
            return ""
        free = [card.face for card in supply_of(self.seen, self.viewer)]
        for letter in self.typed.replace(" ", ""):
            if letter not in free:
                return letter
            free.remove(letter)
        return ""

    def _words_of_draft(self) -> list[str]:
        return [text for lane in self.draft.lanes for text in lane.texts]

    def buttons(self) -> tuple[Button, ...]:
        """The verbs of the moment, each with the reason why not."""
        found = []
        for verb in self.verbs():
            if verb == "request" or (verb == "take" and self.state.piles):  # done on the felt
                continue
            act = Simple(verb) if verb in SIMPLE else self._act_for(verb)
            if act is None:
                found.append(Button(verb, enabled=False))
                continue
            verdict, whole = self._weighed(act)
            reason = verdict.reason if isinstance(verdict, Illegal) else None
            enabled = whole and reason is None
            found.append(Button(verb, enabled=enabled, reason=reason, default=verb in ("play", "place", "shout")))
        return tuple(found)

    def _act_for(self, verb: str) -> Act | None:
        if verb == "fail":
            return Fail(None)
        if verb == "take" and self.match.state.piles:
            return None
        return None if self._lacking else act_of(verb, self.draft, self.style, self.seen, self.viewer)

    def press(self, verb: str, seat: int | None = None) -> None:
        """A button was pressed; challenges and doubts may come from another seat."""
        act = Simple(verb) if verb in SIMPLE else self._act_for(verb)
        if act is not None:
            self.submit(act, seat)

    def objectors(self) -> list[tuple[int, str]]:
        """Humans who may challenge or doubt the last play now, though it need not be their turn."""
        found = []
        for seat in self.humans:
            for verb in ("challenge", "doubt"):
                if isinstance(judge(self.match.house, self.state, Move(Simple(verb), seat)), Legal):
                    found.append((seat, verb))
        return found

    # ---- moves

    def commit(self) -> None:
        """Enter: make the move that the draft asks for."""
        act = self.act()
        if act is not None:
            self.submit(act)

    def submit(self, act: Act, seat: int | None = None, why: Reason | None = None) -> bool:
        """Make a move; what is refused changes nothing. why: what a computer player says about it."""
        seat = self.viewer if seat is None else seat
        verdict = judge(self.match.house, self.state, Move(act, seat))
        if isinstance(verdict, Illegal):
            self.refused.emit(verdict.reason)
            return False
        self.match.play(Move(act, seat, self.stamp()))
        if why is not None:
            self._whys[len(self.match.moves)] = why
        self._undone.clear()
        self._after(seat, act)
        return True

    def _after(self, seat: int, act: Act) -> None:
        viewer, before, now = self.viewer, self.match.states[-2], self.match.states[-1]
        self._look_round()
        if seat == viewer or viewer != self.viewer or _lies_for(before, viewer) != _lies_for(now, viewer):
            self._clear()
        self.shown_index = None
        self.acted.emit(seat, act)
        self.changed.emit()
        if self.state.over:
            self.over.emit()

    def resign(self, seat: int) -> bool:
        return self.submit(RESIGN, seat)

    def give_up_turn(self) -> bool:
        return self.submit(PASS)

    # ---- hints

    def hint(self, act: Act, step: int) -> Hint:
        """A hint in steps: where, which cards, and then the whole play laid as ghosts."""
        if step >= 3:
            self._stop_typing()
            self._set(draft_for(self.bench(), act))
        return hint_of(act, self.seen).up_to(step)

    # ---- undo

    def can_undo(self) -> bool:
        """Alone without limit; in company never across another player's act, a draw or a look at hidden cards."""
        return self._undo_point() is not None

    def _undo_point(self) -> int | None:
        moves, states = self.match.moves, self.match.states
        if not moves:
            return None
        if len(self.choice.seats) == 1:
            return len(moves) - 1
        last = moves[-1]
        before, now = states[-2], states[-1]
        seat = before.actor if last.seat is None else last.seat
        seen_more = len(now.deck) != len(before.deck) or now.turned != before.turned or now.piles != before.piles
        seen_more = seen_more or now.actor != before.actor
        return len(moves) - 1 if seat == self.viewer and not seen_more and not now.over else None

    def undo(self) -> None:
        if self._step_back():
            return
        point = self._undo_point()
        if point is None:
            return
        self._undone.append(self.match.moves[-1])
        self.match.undo_to(point)
        self._clear()
        self._look_round()
        self.changed.emit()

    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> None:
        if self._undone:
            move = self._undone.pop()
            self.match.play(move)
            self._clear()
            self._look_round()
            self.changed.emit()

    # ---- panels

    def scores(self) -> tuple[SeatLine, ...]:
        state = self.seen
        return tuple(
            [
                SeatLine(
                    seat,
                    who.name,
                    who.colour,
                    place.score,
                    len(place.won),
                    place.tricks,
                    len(place.hand),
                    place.out,
                    seat in self.to_act,
                    seat in state.winners,
                    who.kind == "computer",
                )
                for seat, (who, place) in enumerate(zip(self.choice.seats, state.seats, strict=True))
            ]
        )

    def history(self) -> tuple[HistoryLine, ...]:
        """The log in the viewer's eyes; each line knows the position after it."""
        seen = view(self.state, self.viewer)
        lengths = [len(state.log) for state in self.match.states]
        closed = self._closed_turns()
        lines = []
        for number, (entry, true) in enumerate(zip(seen.log, self.state.log, strict=True), 1):
            index = next((at for at, length in enumerate(lengths) if length >= number), len(lengths) - 1)
            why = self._whys.get(index) if entry == true and entry.turn not in closed else None
            spoke = why is not None and self.match.moves[index - 1].seat == entry.seat
            found = HistoryLine(index, entry.turn, entry.seat, entry.do, entry.words, entry.points)
            if entry == true and entry.do.startswith("play") and not entry.words:
                found = replace(found, undone=self._laid_at(index, number - 1))
            lines.append(replace(found, why=why) if spoke else found)
        return self._ruled(lines)

    def _laid_at(self, index: int, number: int) -> tuple[str, ...]:
        """The words of a play that a challenge has undone since."""
        log, now = self.match.states[index].log, self.state.log
        same = number < len(log) and log[number].do == now[number].do and log[number].seat == now[number].seat
        return log[number].words if same else ()

    def _ruled(self, lines: Sequence[HistoryLine]) -> tuple[HistoryLine, ...]:
        """What became of the challenges, where the play they speak of is known."""
        house = self.match.house
        if "challenge" in house.book.handlers:  # the game hears them in its own way
            return tuple(lines)
        plays = {line.turn: line for line in lines if line.words or line.undone}
        told = []
        for line in lines:
            play = plays.get(line.turn)
            if line.do == "challenge" and play is not None:
                wrong = tuple([word for word in play.undone if not house.book.is_word(house, word)])
                line = replace(line, undone=wrong, vain=not play.undone)
            told.append(line)
        return tuple(told)

    def _closed_turns(self) -> set[int]:
        """Turns whose plays may still be objected to: a reason, or the lack of one, would give a bluff away."""
        state = self.state
        if state.over or self.match.house.options["words"] != "challenge":
            return set()
        pending = {state.log[state.pending.entry].turn} if state.pending is not None else set()
        return {state.turn, *pending}

    def look_at(self, index: int | None) -> None:
        """Show an earlier position, or the present one again."""
        last = len(self.match.states) - 1
        if self._shown_verb:
            self._shown_verb, self.draft = "", Draft()
        self.shown_index = None if index is None or index >= last else max(index, 0)
        self.changed.emit()

    def look_at_play(self, index: int, seat: int, act: Act) -> None:
        """Show what a seat saw at an earlier position and, as ghosts, what it might have played there."""
        if not self.state.over:
            return
        self._stop_typing()
        self.viewer = seat
        self.shown_index, self._shown_verb = index, act.verb
        self.draft = draft_for(self._shown_bench(), act)
        self.changed.emit()

    def _shown_bench(self) -> Bench:
        """What is drawn: at an earlier position the play shown there; nothing can be done to it."""
        bench = self.bench()
        return bench if self.shown_index is None else replace(bench, verbs=(self._shown_verb,))

    def unseen(self) -> dict[str, int]:
        """How many cards of each face the viewer has not seen: in the deck, in other hands, aside."""
        counts = dict(self.match.header.game.deck.counts)
        state = self.seen
        shown = [card for seat in state.seats for cards in (seat.hand, seat.won, seat.committed) for card in cards]
        shown += [*state.dead, *state.row, *[card for word in state.table for card in word.cards]]
        shown += [card for pile in state.piles for card in pile] + ([state.turned] if state.turned else [])
        for card in shown:
            if card.face in counts:
                counts[card.face] -= 1
        return counts

    def notation(self, act: Act) -> str:
        return write_act(act, self.match.header.game.deck)

    def pause(self, paused: bool) -> None:
        """A pause hides the table."""
        self.paused = paused
        self.changed.emit()


def _lies_for(state: State, seat: int) -> tuple[object, ...]:
    """What a draft of this seat is made of: while it stays, another player's act disturbs nothing."""
    return state.table, state.row, state.piles, state.turned, state.phase, state.seats[seat].hand
