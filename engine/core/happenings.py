"""Represents a move while the rules carry it out. The rules change the table step by step, and an event records each
change."""

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
    """The table while the rules carry out a move. The subclass Turn (engine/core/rulebook.py) adds the game.

    found: the table before the move.
    state: the table after all changes so far.
    seat: the player who acts.
    words, points: the words and points that the log will record for this move.
    secret: whether only the acting seat may read the log line for now.
    brief: the text that the other players read in the log as long as the line is secret.
    undone: the wrong words that this move found.
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
        """Replaces the words on the table by these words.

        taken: the cards that come to the table, with the places from which they come.
        given: the cards that leave the table, with the places to which they go.
        """
        self.emit(
            Arranged(
                tuple(table),
                tuple([batch for batch in taken if batch.cards]),
                tuple([batch for batch in given if batch.cards]),
            )
        )

    def draw(self, seat: int, count: int) -> tuple[Card, ...]:
        """Draws up to `count` cards from the deck into the seat's hand."""
        cards = self.state.deck[: max(count, 0)]
        self.move(cards, DECK, hand_of(seat))
        return cards

    def draw_up_to(self, size: int, seat: int) -> None:
        self.draw(seat, size - len(self.state.seats[seat].hand))

    def shuffle(self) -> None:
        dice, deck = shuffled(self.state.deck, self.state.dice)
        self.emit(Shuffled(deck, dice))

    def stack_deck(self, faces: Iterable[str]) -> None:
        """Puts the whole deck in the order of these faces, the first on top. `faces` must name every card."""
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
        """Moves all cards of the table words to `target`, including covered cards."""
        self.arrange((), given=[Batch(target, tuple([c for word in self.table for c in word.cards]))])

    def score(self, points: int, seat: int | None = None, sums: tuple[Sum, ...] = (), word: Word | None = None) -> None:
        """Gives points to a seat, by default the acting seat.

        word: the new word that earned the points.
        """
        seat = self.seat if seat is None else seat
        if seat == self.seat:
            self.points += points
        if points:
            self.emit(Scored(seat, points, sums, word))

    def count(self, sums: Iterable[Sum], seat: int | None = None, word: Word | None = None) -> None:
        """Gives a seat the total points of these parts of a score. The default is the acting seat."""
        sums = tuple(sums)
        self.score(sum([part.points for part in sums]), seat, sums, word)

    def settle(self, seat: int, why: str, cards: Iterable[Card], value: Callable[[Card], int]) -> None:
        """Gives a seat the value of each of these cards at the end of a game; a negative value costs the seat points.

        why: the reason for the settlement; see Settlement.
        """
        cards = tuple(cards)
        if cards:
            self.emit(Settled(Settlement(seat, why, cards, tuple([value(card) for card in cards]))))

    def win_trick(self, seat: int) -> None:
        self.emit(WonTrick(seat))

    def knock_out(self, seat: int) -> None:
        """Takes a seat out of the game and removes its hand and its secretly laid cards."""
        self.move(self.state.seats[seat].hand, hand_of(seat), DEAD)
        self.move(self.state.seats[seat].committed, committed_by(seat), DEAD)
        self.emit(LeftGame(seat))

    def skip(self, seat: int, turns: int) -> None:
        self.emit(Skipping(seat, turns))

    def mark(self, **fields: Any) -> None:
        """Sets fields of the state that are not cards, such as the turn or a counter."""
        self.emit(Marked(tuple(fields.items())))

    def note(self, **fields: Any) -> None:
        """Changes fields of the notes, which hold the data that only this game needs."""
        self.mark(notes=replace(self.state.notes, **fields))

    def show(self, *words: Word, seat: int | None = None) -> None:
        """Records that a seat showed its new words to all players, before the cards of the words leave their old
        places."""
        # Appends the event without `emit`, because Shown does not change the state.
        self.events.append(Shown(self.seat if seat is None else seat, words))

    def miss(self, why: str) -> None:
        """Records for all players why the word that the acting seat called out does not count."""
        self.events.append(Missed(self.seat, why))  # without `emit`: Missed does not change the state

    def reveal(self) -> None:
        self.emit(Revealed())

    def take_back(self, entry: int) -> None:
        self.emit(TakenBack(entry))

    def log(self, act: Act, seat: int, *, turn: int | None = None) -> None:
        """Adds a line to the log with the words and points collected so far, then clears both for the next line."""
        turn = self.state.turn if turn is None else turn
        do = write_act(act, self._deck)
        self.emit(Logged(Entry(turn, seat, do, act, self.words, self.points, self.secret, self.brief, self.undone)))
        self.words, self.points, self.secret, self.brief, self.undone = (), 0, False, "", ()

    def await_challenge(self, pending: Pending, before: State) -> None:
        self.mark(pending=pending, before=before)

    def let_stand(self) -> None:
        """Accepts the last play, so that nobody can challenge it any more."""
        self.mark(pending=None, before=None)

    def end(self, reason: str, winners: Iterable[int], result: int | None = None) -> None:
        self.emit(Ended(reason, tuple(winners), result))
