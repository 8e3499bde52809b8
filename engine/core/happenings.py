"""A turn in progress: rule sheets change the table sentence by sentence, and each change is recorded as an event."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from engine.core.cards import Card, Deck
from engine.core.events import (
    BOTTOM,
    DEAD,
    DECK,
    Arranged,
    Batch,
    Ended,
    Event,
    LeftGame,
    Logged,
    Marked,
    Missed,
    Moved,
    Revealed,
    Scored,
    Settled,
    Shown,
    Shuffled,
    Skipping,
    Sum,
    TakenBack,
    WonTrick,
    Zone,
    committed_by,
    hand_of,
)
from engine.core.moves import Act
from engine.core.notation import write_act
from engine.core.reduce import reduce
from engine.core.shuffle import shuffled
from engine.core.state import Entry, Pending, Seat, Settlement, State
from engine.core.words import Word


class Happenings:
    """The table while a move is carried out, in any game. A Turn (engine/core/rulebook.py) also knows the game.

    found: the table before the move.
    state: the table after everything done so far.
    seat: the player who acts.
    words, points: the ones the log will show for this move.
    secret: only the acting seat may read it for now.
    brief: the text the others read meanwhile.
    undone: the wrong words that this move finds.
    """

    def __init__(self, deck: Deck, state: State, seat: int) -> None:
        self._deck = deck
        self.state = self.found = state
        self.seat = seat
        self.events: list[Event] = []
        self.words: tuple[str, ...] = ()
        self.points = 0
        self.secret = False
        self.brief = ""
        self.undone: tuple[str, ...] = ()

    # ---- questions

    @property
    def place(self) -> Seat:
        return self.state.seats[self.seat]

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.state.seats[self.seat].hand

    @property
    def table(self) -> tuple[Word, ...]:
        return self.state.table

    @property
    def notes(self) -> Any:
        return self.state.notes

    # ---- changes

    def emit(self, event: Event) -> None:
        self.state = reduce(self.state, event)
        self.events.append(event)

    def move(self, cards: Iterable[Card], source: Zone, target: Zone) -> None:
        cards = tuple(cards)
        if cards:
            self.emit(Moved(cards, source, target))

    def arrange(self, table: Iterable[Word], taken: Iterable[Batch] = (), given: Iterable[Batch] = ()) -> None:
        """Arranges the words on the table; cards come from `taken` and go to `given`."""
        self.emit(
            Arranged(
                tuple(table),
                tuple([batch for batch in taken if batch.cards]),
                tuple([batch for batch in given if batch.cards]),
            )
        )

    def draw(self, seat: int, count: int) -> tuple[Card, ...]:
        """Draws up to count cards from the deck into the seat's hand."""
        cards = self.state.deck[: max(count, 0)]
        self.move(cards, DECK, hand_of(seat))
        return cards

    def draw_up_to(self, size: int, seat: int) -> None:
        self.draw(seat, size - len(self.state.seats[seat].hand))

    def shuffle(self) -> None:
        dice, deck = shuffled(self.state.deck, self.state.dice)
        self.emit(Shuffled(deck, dice))

    def stack_deck(self, faces: Iterable[str]) -> None:
        """Puts the deck into this order of faces."""
        left = list(self.state.deck)
        order = []
        for face in faces:
            place = next((n for n, card in enumerate(left) if card.face in (face, "")), 0)
            order.append(left.pop(place))
        self.emit(Shuffled(tuple(order), self.state.dice))

    def shuffle_in(self, cards: Iterable[Card], source: Zone) -> None:
        self.move(cards, source, DECK)
        self.shuffle()

    def put_under(self, cards: Iterable[Card], source: Zone) -> None:
        self.move(cards, source, BOTTOM)

    def clear_table(self, target: Zone = DEAD) -> None:
        """Removes all words, with their covered cards."""
        self.arrange((), given=[Batch(target, tuple([c for word in self.table for c in word.cards]))])

    def score(self, points: int, seat: int | None = None, sums: tuple[Sum, ...] = (), word: Word | None = None) -> None:
        """Scores points for a seat, by default the acting one.

        word: the new word that scores them.
        """
        seat = self.seat if seat is None else seat
        if seat == self.seat:
            self.points += points
        if points:
            self.emit(Scored(seat, points, sums, word))

    def count(self, sums: Iterable[Sum], seat: int | None = None, word: Word | None = None) -> None:
        """Scores the total of these sums."""
        sums = tuple(sums)
        self.score(sum([part.points for part in sums]), seat, sums, word)

    def settle(self, seat: int, why: str, cards: Iterable[Card], value: Callable[[Card], int]) -> None:
        """At the end, give a seat the value of each of these cards. why, and what is taken: see Settlement."""
        cards = tuple(cards)
        if cards:
            self.emit(Settled(Settlement(seat, why, cards, tuple([value(card) for card in cards]))))

    def win_trick(self, seat: int) -> None:
        self.emit(WonTrick(seat))

    def knock_out(self, seat: int) -> None:
        """Takes a seat out of the game; it keeps no hand."""
        self.move(self.state.seats[seat].hand, hand_of(seat), DEAD)
        self.move(self.state.seats[seat].committed, committed_by(seat), DEAD)
        self.emit(LeftGame(seat))

    def skip(self, seat: int, turns: int) -> None:
        self.emit(Skipping(seat, turns))

    def mark(self, **fields: Any) -> None:
        """Records fields of the state in the books."""
        self.emit(Marked(tuple(fields.items())))

    def note(self, **fields: Any) -> None:
        """Records fields in the game's own notes."""
        self.mark(notes=replace(self.state.notes, **fields))

    def show(self, *words: Word, seat: int | None = None) -> None:
        """Shows a seat's new words to all before their cards leave their old places."""
        self.events.append(Shown(self.seat if seat is None else seat, words))  # changes no state

    def miss(self, why: str) -> None:
        """Announces why the call of this seat does not count."""
        self.events.append(Missed(self.seat, why))  # changes no state either

    def reveal(self) -> None:
        self.emit(Revealed())

    def take_back(self, entry: int) -> None:
        self.emit(TakenBack(entry))

    def log(self, act: Act, seat: int, *, turn: int | None = None) -> None:
        """Adds a line to the log with the words and points so far; the next line starts from nothing."""
        turn = self.state.turn if turn is None else turn
        do = write_act(act, self._deck)
        self.emit(Logged(Entry(turn, seat, do, act, self.words, self.points, self.secret, self.brief, self.undone)))
        self.words, self.points, self.secret, self.brief, self.undone = (), 0, False, "", ()

    def await_challenge(self, pending: Pending, before: State) -> None:
        self.mark(pending=pending, before=before)

    def let_stand(self) -> None:
        """Closes the last play to challenges."""
        self.mark(pending=None, before=None)

    def end(self, reason: str, winners: Iterable[int], result: int | None = None) -> None:
        self.emit(Ended(reason, tuple(winners), result))
