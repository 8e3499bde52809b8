"""Replays the records of the rules' worked examples, and makes lines of cards from them, to draw and to check. If the
last move of a record is refused, the example shows a forbidden move with the reason.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from app.base.paths import assets
from engine.core.act_report import ActReport
from engine.core.cards import Card, Named
from engine.core.moves import (
    SWAP,
    Act,
    Formula,
    Place,
    Play,
    Restart,
    Salvage,
    Shout,
    Simple,
    Take,
    formulas_of,
)
from engine.core.notation import read_move
from engine.core.patterns import Call, Extend, Gather, Plays
from engine.core.rulebook import Rulebook
from engine.core.state import State
from engine.core.verdict import Reason, Refused
from engine.core.words import Slot, Word
from engine.match import Match, MoveRefused

MUST = "!"


@dataclass(frozen=True)
class ExampleSpot:
    """One place in a line of cards of an example.

    sign: the letter of the move that laid the card on top (A, O, G, D), or ! for a card that the play must use; "" for
    none.
    """

    slot: Slot
    sign: str = ""


@dataclass(frozen=True)
class ExampleLine:
    """A line of cards in an example.

    spots: the places; None for a gap.
    gains: seats, each with the points, cards or tricks that they got.
    named: the word that a player named and did not lay; "" for none.
    seat: the player who made the line; None if only one player acts.
    """

    spots: tuple[ExampleSpot | None, ...]
    gains: tuple[tuple[int, int], ...] = ()
    named: str = ""
    refused: bool = False
    seat: int | None = None

    @property
    def text(self) -> str:
        return "".join([spot.slot[-1].letters or spot.slot[-1].face if spot else " " for spot in self.spots])

    @property
    def slots(self) -> tuple[Slot, ...]:
        return tuple([spot.slot for spot in self.spots if spot])


@dataclass(frozen=True)
class Example:
    """A worked example of the rules.

    numbers: the numbers of points, cards or tricks that the moves earned, in order. The text of the page must not state
    other numbers.
    """

    game: str
    names: tuple[str, ...]
    lines: tuple[ExampleLine, ...]
    numbers: tuple[int, ...]
    refusal: Reason | None = None


@lru_cache(maxsize=128)
def example_of(name: str) -> Example:
    """The example of this name. Raises OSError if there is no such file."""
    from engine.records.record import read_record
    from engine.records.replay import lexicon_of

    record = read_record((assets() / "rules" / "examples" / f"{name}.wordfelt").read_text("utf-8"))
    match = Match(record.header, lexicon_of(record.dictionary))
    game, book = record.header.game, match.house.book
    # In games that count cards left, `_gains` returns the number of cards in the hand; the lines do not show this
    # number.
    held = book.counts == "cards-left"
    lines: list[ExampleLine] = []
    numbers: list[int] = []
    refusal = None
    for move in record.moves:
        before = match.state
        try:
            act = read_move(move.do, game.deck).act
            match.play_text(*move)
        except (Refused, MoveRefused) as fault:
            refusal = fault.reason
        gains = () if refusal else _gains(book, match.report(len(match.moves) - 1), match.state)
        numbers += [number for _, number in gains]
        shown = _Telling(book.plays, before, match.state, act, refused=refusal is not None)
        _append(lines, shown.before())
        after = [replace(line, seat=before.actor) for line in shown.after()]
        if after:
            after[-1] = replace(after[-1], gains=() if held else gains)
        elif gains and lines and not held:
            lines[-1] = replace(lines[-1], gains=lines[-1].gains + gains)
        lines += after
    names = tuple([player.name for player in record.header.players])
    if len({line.seat for line in lines} - {None}) < 2:  # no names, because only one player acts
        lines = [replace(line, seat=None) for line in lines]
    return Example(game.id, names, tuple(lines), tuple(numbers), refusal)


def _append(lines: list[ExampleLine], more: Iterable[ExampleLine]) -> None:
    """Adds these lines, except those whose cards are the same as in a line already there."""
    for line in more:
        if not any(line.slots == other.slots and len(line.spots) == len(other.spots) for other in lines):
            lines.append(line)


def _gains(book: Rulebook, report: ActReport, after: State) -> tuple[tuple[int, int], ...]:
    """The gain of each seat from this act: the cards won in Shout!, the cards in the hand in games that count cards
    left, otherwise the points."""
    if book.plays.has(Call):
        return report.won
    points = [sum([one.points for one in report.scores if one.seat == seat]) for seat in range(len(after.seats))]
    cards_left = book.counts == "cards-left"
    return tuple(
        [(seat, len(after.seats[seat].hand) if cards_left else change) for seat, change in enumerate(points) if change]
    )


class _Telling:
    """Makes the lines of cards that show one move of an example: first the table before the move, then the words or
    rows that the move makes."""

    def __init__(self, plays: Plays, before: State, after: State, act: Act, *, refused: bool) -> None:
        self.plays, self.old, self.new, self.act, self.refused = plays, before, after, act, refused

    def before(self) -> Iterator[ExampleLine]:
        old, act = self.old, self.act
        if self.plays.has(Extend):
            if not isinstance(act, Place) and not old.log:
                yield _apart([word.slots for word in old.table])
            return
        if old.row and (isinstance(act, Shout) or not self.plays.has(Call)):
            yield _line_of([(card,) for card in old.row])
        if old.piles_show:
            yield _line_of([(pile[0],) for pile in old.piles if pile])
        if not isinstance(act, Play | Salvage | Restart | Simple):
            return
        words = self._begun() if isinstance(act, Play | Salvage) else old.table
        for number, word in enumerate(words):
            turned = old.turned if number == len(words) - 1 else None
            yield _word(word, turned)
        if not words and old.turned and not isinstance(act, Simple):
            yield ExampleLine((ExampleSpot((old.turned,), MUST),))

    def _begun(self) -> Sequence[Word]:
        """The table words to show before this play: those that it changes. All table words if the play does not say
        which, or gathers cards from the table."""
        formulas = formulas_of(self.act)
        numbers = [formula.target for formula in formulas if isinstance(formula.target, int)]
        if numbers and not self.plays.has(Gather):
            return [self.old.table[number - 1] for number in numbers]
        return self.old.table

    def after(self) -> Iterator[ExampleLine]:
        act = self.act
        if isinstance(act, Shout):
            row = list(self.old.row)
            spots = [ExampleSpot((_taken(row, named),)) for named in act.cards]
            yield ExampleLine(tuple(spots), refused=self.refused or len(self.new.row) == len(self.old.row))
        elif isinstance(act, Place):
            yield self._placed(act)
        elif self.plays.has(Extend):
            if act == Simple("fail") or not isinstance(act, Simple):
                yield from self._rows_if_changed()
        elif isinstance(act, Take):
            yield from self._taken_up()
        else:
            for formula in formulas_of(act):
                yield self._made(formula)

    def _rows_if_changed(self) -> Iterator[ExampleLine]:
        if [word.slots for word in self.old.table] != [word.slots for word in self.new.table]:
            yield _apart([word.slots for word in self.new.table])

    def _placed(self, act: Place) -> ExampleLine:
        """The four rows, with the card laid at one row."""
        seat = self.old.seats[self.old.actor]
        card = seat.committed[0]
        rows = [[ExampleSpot(slot) for slot in word.slots] for word in self.old.table]
        row = rows[act.row - 1]
        row.insert(0 if act.side == "before" else len(row), ExampleSpot((card,), "A"))
        return ExampleLine(_joined(rows), named=act.word, refused=self.refused)

    def _taken_up(self) -> Iterator[ExampleLine]:
        """Yields the pile that a player took, or the cards that a player won with a trick."""
        seat = self.old.actor
        if self.old.piles:
            yield _line_of([(card,) for card in self.new.seats[seat].hand])
            return
        if self.refused:
            faces = list(self.act.faces) if isinstance(self.act, Take) else []
            cards = [card for other in self.old.seats for card in other.committed]
            cards += [card for word in self.old.table for card in word.cards]
            yield replace(_line_of([(_taken(cards, Named(face, face)),) for face in faces]), refused=True)
            return
        for old, new in zip(self.old.seats, self.new.seats, strict=True):
            if len(new.won) > len(old.won):
                yield _line_of([(card,) for card in new.won[len(old.won) :]])

    def _made(self, formula: Formula) -> ExampleLine:
        """The line with the words that a formula makes, as they lie on the table."""
        stock = _stock(self.old)
        base = self._base(formula)
        parts: list[list[ExampleSpot]] = []
        for tokens in formula.parts:
            spots: list[ExampleSpot] = []
            for token in tokens:
                under = _found(base, token.table) if token.table else ()
                if token.hand is None:
                    spots.append(ExampleSpot(under))
                    continue
                card = _taken(stock, token.hand)
                sign = "" if formula.target is None else token.move
                below = under[:-1] if token.kind == SWAP else under
                must = self.old.turned is not None and card.id == self.old.turned.id
                spots.append(ExampleSpot((*below, card), MUST if must else sign))
            parts.append(_with_named(self._as_it_lies(spots), self.act))
        return ExampleLine(_joined(parts), refused=self.refused)

    def _base(self, formula: Formula) -> list[Slot]:
        """The slots of the table word that the formula changes."""
        table = self.old.table
        if isinstance(formula.target, int):
            return list(table[formula.target - 1].slots)
        if formula.target is None or not table:
            return []
        mine = [word for word in table if word.seat == self.old.actor] or list(table)
        theirs = [word for word in table if word.seat != self.old.actor]
        chosen = theirs if formula.target == "cross" and theirs else mine
        return list(chosen[0].slots)

    def _as_it_lies(self, spots: list[ExampleSpot]) -> list[ExampleSpot]:
        """The places of a word. If the word is on the table after the move, the places include the covered cards."""
        text = "".join([spot.slot[-1].letters for spot in spots])
        for word in self.new.table:
            if word.text == text and not self.refused and len(word.slots) == len(spots):
                return [ExampleSpot(slot, spot.sign) for slot, spot in zip(word.slots, spots, strict=True)]
        return spots


def _with_named(spots: list[ExampleSpot], act: Act) -> list[ExampleSpot]:
    """The places, with a mark on the cards that the play names for the next player."""
    named = list(act.pick or ()) if isinstance(act, Play) else []
    shown = []
    for spot in spots:
        meant = spot.slot[-1].face in named
        if meant:
            named.remove(spot.slot[-1].face)
        shown.append(replace(spot, sign=MUST) if meant else spot)
    return shown


def _word(word: Word, turned: Card | None) -> ExampleLine:
    named = list(word.pick)
    spots: list[ExampleSpot | None] = []
    for slot in word.slots:
        face = slot[-1].face
        if face in named:
            named.remove(face)
            spots.append(ExampleSpot(slot, MUST))
        else:
            spots.append(ExampleSpot(slot))
    if turned is not None:
        spots += [None, ExampleSpot((turned,), MUST)]
    return ExampleLine(tuple(spots))


def _line_of(slots: Iterable[Slot]) -> ExampleLine:
    return ExampleLine(tuple([ExampleSpot(slot) for slot in slots]))


def _apart(words: Iterable[Iterable[Slot]]) -> ExampleLine:
    return ExampleLine(_joined([[ExampleSpot(slot) for slot in slots] for slots in words]))


def _joined(parts: Iterable[Iterable[ExampleSpot]]) -> tuple[ExampleSpot | None, ...]:
    """The parts side by side with a gap between them."""
    spots: list[ExampleSpot | None] = []
    for part in parts:
        spots += [None, *part] if spots else part
    return tuple(spots)


def _stock(state: State) -> list[Card]:
    """The cards that a move can lay. The most likely ones come first."""
    hand = state.seats[state.actor].hand
    tops = [pile[0] for pile in state.piles if pile] if state.piles_show else []
    turned = [state.turned] if state.turned else []
    everybody = [card for seat in state.seats for card in seat.hand]
    return [*turned, *hand, *state.row, *tops, *everybody]


def _taken(stock: list[Card], named: Named) -> Card:
    """Takes a card with this face out of the stock, with the letters that the move chooses for the card. If the stock
    has no such card, makes one."""
    for card in stock:
        if card.face == named.face:
            if card.id >= 0:
                stock.remove(card)
            return card._replace(letters=named.letters)
    return Card(-1, named.face, named.letters, 0)


def _found(slots: list[Slot], named: Named) -> Slot:
    """Takes this slot out of the list. If the list does not have the slot, makes one."""
    for slot in slots:
        if slot[-1].letters == named.letters:
            slots.remove(slot)
            return slot
    return ((Card(-1, named.face, named.letters, 0)),)
