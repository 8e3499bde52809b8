"""The trick of Profit & Loss: its winner, the cards that are taken back, and the trades of players who passed."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core.moves import Take
from engine.core.patterns import Values
from engine.parts.counting import values
from engine.parts.flow.trade import chosen_cards, no_trade
from engine.parts.flow.usual import PASS, STEP, STOP, VAIN
from engine.parts.reach.faces import faces
from engine.parts.reach.trades import handfuls
from engine.parts.table import Act, Batch, Card, House, State, Turn, cards_of, hand_of, refuse, won_by

LAY, LOOK, TAKE, ANSWER = "lay", "look", "take", "answer"


@dataclass(frozen=True)
class Notes:
    """The notes of Profit & Loss: facts that the rules must remember from turn to turn.

    leader: the seat that lays first in this round.
    done: the seats that have laid a word, passed or lost their turn in this round.
    hidden: the seats whose word is hidden; the rival can't see how many cards it has.
    looks: the seats that must still look at the rival's word, to accept or challenge it.
    answers: the seats that laid no word and may still trade or pass after the trick.
    idle: whether nobody has laid a word or traded in this round.
    """

    leader: int
    done: tuple[int, ...] = ()
    hidden: tuple[int, ...] = ()
    looks: tuple[int, ...] = ()
    answers: tuple[int, ...] = ()
    idle: bool = True


def may_take(cards: int, others: int) -> int:
    """The number of cards that a player may take back: the number in the player's own word (`cards`) if the rival's
    word has more, otherwise 0."""
    return cards if cards < others else 0


def scores(word: Values, other: Values, back: Values = ()) -> tuple[int, int]:
    """The points of both players, from the values of the cards in both words and of the cards taken back. The winner
    scores the values of the remaining cards; with equal numbers of cards both players score their own words."""
    rest = sum(word) + sum(other) - sum(back)
    if len(word) == len(other):
        return sum(word), sum(other)
    return (rest, 0) if len(word) > len(other) else (0, rest)


def settle_trick(turn: Turn) -> str:
    """Settles the trick. If the numbers of cards differ, the player of the shorter word may first take cards back. With
    equal numbers of cards both players win their own words."""
    for seat in turn.state.playing:
        if most_back(turn.state, seat):
            turn.mark(phase=TAKE, actor=seat)
            return STEP
    if not turn.table and not turn.state.deck:
        turn.mark(passes=1)  # once the deck is empty, a player with a wrong word counts as having passed
        return PASS
    win_own_words(turn)
    return next_answer(turn)


def win_own_words(turn: Turn) -> None:
    """Lets both players score and win their own words. If only one player has a word, that player wins the trick."""
    words = turn.table
    turn.arrange((), given=[Batch(won_by(word.seat), word.cards) for word in words if word.seat is not None])
    for word in words:
        turn.count([values(word.cards)], word.seat, word=word)
    winner = turn.notes.leader
    if len(words) == 1 and words[0].seat is not None:
        winner = words[0].seat
        turn.win_trick(winner)
    draw_both(turn, winner)


def points_for(state: State, back: Iterable[Card] = ()) -> tuple[int, int]:
    """The points that each seat scores from the words on the table if these cards are taken back."""
    ours, theirs = [[card.value for card in cards_by(state, seat)] for seat in (0, 1)]
    return scores(ours, theirs, [card.value for card in back])


def cards_by(state: State, seat: int) -> tuple[Card, ...]:
    """The cards in the word of this seat; empty if the seat has no word on the table."""
    return cards_of([word for word in state.table if word.seat == seat])


def most_back(state: State, seat: int) -> int:
    return may_take(len(cards_by(state, seat)), len(cards_by(state, 1 - seat)))


def take(turn: Turn, act: Take) -> str:
    """Takes cards of the table back into the player's hand, at most the number in the player's own word. The winner
    gets the other cards."""
    if act.pile is not None:
        refuse("bad-notation:take")
    lying, most = cards_of(turn.table), most_back(turn.state, turn.seat)
    taken = chosen_cards(lying, act.faces, missing="not-on-table:card")
    if len(taken) > most:
        refuse("cannot-trade:take", most=most)
    rest, winner = tuple([card for card in lying if card not in taken]), 1 - turn.seat
    points = points_for(turn.state, taken)
    turn.arrange((), given=[Batch(hand_of(turn.seat), taken), Batch(won_by(winner), rest)])
    turn.score(points[winner], winner)
    turn.win_trick(winner)
    draw_both(turn, winner)
    return STOP


def takes(house: House, state: State, seat: int) -> Iterator[Act]:
    yield Take(None, ())
    for taken in handfuls(faces(cards_of(state.table)), most_back(state, seat)):
        yield Take(None, taken)


def draw_both(turn: Turn, first: int) -> None:
    turn.draw_up_to(10, first)
    turn.draw_up_to(10, 1 - first)


def next_answer(turn: Turn) -> str:
    """Asks the next player who passed to trade or pass again; the leader comes first. Asks nobody if the deck is
    empty."""
    leader = turn.notes.leader
    answers = [seat for seat in (leader, 1 - leader) if seat in turn.notes.answers and turn.state.seats[seat].hand]
    if not answers or not turn.state.deck or no_trade(turn.house.options):
        return VAIN if turn.notes.idle else STOP
    turn.mark(phase=ANSWER, actor=answers[0])
    return STEP


def answered(turn: Turn) -> str:
    turn.note(answers=tuple([seat for seat in turn.notes.answers if seat != turn.seat]))
    return next_answer(turn)
