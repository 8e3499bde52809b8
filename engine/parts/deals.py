"""Deals the cards, for rule sheets: decides who begins and which cards each player holds, or sets up a given
position."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine.core.cards import alphabetical
from engine.core.rulebook import Setup, SetupWord
from engine.core.shuffle import below, dice_from, shuffled
from engine.core.state import Draws, Seat
from engine.parts.flow.standstill import cards_to_use_up
from engine.parts.table import Card, House, Named, State, Word, refuse


@dataclass
class Dealing:
    """The shuffled cards of a game, while they are being dealt."""

    cards: list[Card]
    dice: int
    first: int = 0
    draws: Draws = ()

    def shuffle(self) -> None:
        self.dice, order = shuffled(self.cards, self.dice)
        self.cards = list(order)

    def state(self, **fields: Any) -> State:
        """The state that holds these cards, before the first turn."""
        state = State(actor=self.first, dice=self.dice, draws=self.draws, **fields)
        return replace(state, deck_was=len(state.deck) + (state.turned is not None))

    def top(self, count: int) -> tuple[Card, ...]:
        dealt, self.cards = self.cards[:count], self.cards[count:]
        return tuple(dealt)

    def named(self, faces: Iterable[str]) -> tuple[Card, ...]:
        return tuple([self._one(face) for face in faces])

    def read(self, cards: Iterable[Named]) -> tuple[Card, ...]:
        return tuple([self._one(card.face)._replace(letters=card.letters) for card in cards])

    def _one(self, face: str) -> Card:
        for place, card in enumerate(self.cards):
            if card.face == face:
                return self.cards.pop(place)
        refuse("bad-setup:copies", card=face)


def open_box(house: House) -> Dealing:
    """Shuffles the cards, decides who begins, and shuffles again. The id of each card is its position after the first
    shuffle."""
    dice, order = shuffled(house.game.deck.pack(), dice_from(house.seed))
    box = Dealing([Card(number, card.face, card.letters, card.value) for number, card in enumerate(order)], dice)
    _choose_first(box, house)
    box.shuffle()
    return box


def _choose_first(box: Dealing, house: House) -> None:
    setup, wish = house.setup, house.options["first"]
    if setup is not None and setup.first is not None:
        if not 1 <= setup.first <= house.players:
            refuse("bad-setup:first", number=setup.first)
        box.first = setup.first - 1
    elif wish == "random":
        box.dice, box.first = below(house.players, box.dice)
    elif wish == "drawn":
        _draw_for_first(box, house.players)
    else:
        if int(wish) > house.players:
            refuse("bad-record:first", number=int(wish))
        box.first = int(wish) - 1


def _draw_for_first(box: Dealing, players: int) -> None:
    """Decides who begins: each player draws a card, and the card closest to A begins. Tied players draw again."""
    tied, pack = list(range(players)), iter(box.cards)
    draws = []
    while len(tied) > 1:
        drawn = [(seat, next(pack).face) for seat in tied]
        best = min([alphabetical(face) for _, face in drawn])
        tied = [seat for seat, face in drawn if alphabetical(face) == best]
        draws.append(tuple(drawn))
    box.first, box.draws = tied[0], tuple(draws)


NO_SETUP = Setup()


def setup_of(house: House, *known: str) -> Setup:
    """Returns the set-up of the game, or an empty one if the game has none. Refuses a set-up that has a key not listed
    in `known`.

    known: the keys that a set-up of this game may have.
    """
    setup = house.setup or NO_SETUP
    for key in ("hands", "deck", "table", "row", "piles", "turned", "scores", "used"):
        if key not in known and any(getattr(setup, key) or ()):
            refuse("bad-setup:key", key=key)
    if "pick" not in known and any(word.pick for word in setup.table or ()):
        refuse("bad-setup:key", key="pick")
    return setup


def seats_with(house: House, hands: Iterable[tuple[Card, ...]], scores: tuple[int, ...] | None) -> tuple[Seat, ...]:
    if scores is not None and len(scores) != house.players:
        refuse("bad-setup:scores")
    totals = scores or (0,) * house.players
    return tuple([Seat(hand=hand, score=score) for hand, score in zip(hands, totals, strict=True)])


def deal_hands(
    house: House,
    size: int = 10,
    *,
    notes: Any = None,
    row: tuple[str, ...] = (),
    makers: bool = False,
    most: int | None = 1,
    keys: tuple[str, ...] = (),
) -> State:
    """Deals hands from a shuffled deck, or the hands of the set-up.

    row: the faces of the cards that are laid face up for all players, unless the set-up names other cards.
    makers: whether the words of the set-up belong to players.
    most: the maximum number of words that can be on the table before a turn; None means any number.
    keys: the keys that a set-up of this game may use besides hands, deck, table and scores.
    """
    setup = setup_of(house, "hands", "deck", "scores", *(("table",) if most != 0 else ()), *keys)
    if most is not None and len(setup.table or ()) > most:
        refuse("bad-setup:words", count=len(setup.table or ()), most=most)
    box = open_box(house)
    row_cards = box.named(sorted(setup.row if setup.row is not None else row))
    words = table_words(house, box, setup.table or (), makers=makers)
    hands = named_hands(house, box)
    turned = box.named([setup.turned])[0] if setup.turned else None
    if setup.deck is not None:
        box.cards = list(box.named(setup.deck))
    if hands is None:
        hands = [box.top(size) for _ in range(house.players)]
    state = box.state(
        seats=seats_with(house, hands, setup.scores),
        deck=tuple(box.cards),
        table=words,
        row=row_cards,
        turned=turned,
        notes=notes,
        opened=bool(words),
        laid_out=tuple([word.text for word in words]),
    )
    return replace(state, low=cards_to_use_up(house.options, state))


def words_lying(moves: frozenset[str]) -> int | None:
    """The maximum number of words that can be on the table before a turn, in a game where each turn changes the last
    word: one, or None (any number) if splits are permitted."""
    return None if "S" in moves else 1


def named_hands(house: House, box: Dealing) -> list[tuple[Card, ...]] | None:
    """The hands that the set-up names; None if it names no hands."""
    setup = house.setup
    if setup is None or setup.hands is None:
        return None
    if len(setup.hands) != house.players:
        refuse("bad-setup:hands", count=len(setup.hands), players=house.players)
    return [box.named(hand) for hand in setup.hands]


def piles_of(house: House, box: Dealing, count: int, size: int) -> tuple[tuple[Card, ...], ...]:
    """The piles that the set-up names or, if it names none, `count` piles of `size` cards."""
    setup = house.setup or NO_SETUP
    if setup.piles is None:
        return tuple([box.top(size) for _ in range(count)])
    if not any(setup.piles):
        refuse("bad-setup:piles")
    return tuple([box.named(faces) for faces in setup.piles])


def table_words(house: House, box: Dealing, words: tuple[SetupWord, ...], *, makers: bool) -> tuple[Word, ...]:
    """The words of a set-up. A word belongs to the seat that the set-up names for it. If the set-up names no seats, the
    players are assumed to have laid the words in turn, the last word by the seat before the seat that begins.

    makers: whether words have owners in this game; otherwise all words belong to nobody.
    """
    laid = []
    for back, word in zip(range(len(words), 0, -1), words, strict=True):
        if word.seat is not None and not 1 <= word.seat <= house.players:
            refuse("bad-setup:seat", number=word.seat)
        seat = (box.first - back) % house.players if word.seat is None else word.seat - 1
        slots = tuple([box.read(slot) for slot in word.slots])
        laid.append(Word(slots, seat if makers else None, word.pick))
    return tuple(laid)


def one_word_each(words: Iterable[Word]) -> None:
    """Refuses a set-up that gives one player two words."""
    seats = [word.seat for word in words]
    if len(set(seats)) < len(seats):
        refuse("bad-setup:own-words")
