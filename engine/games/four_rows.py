"""Four Rows, for 2 to 6 players, with the cards of Four Rows.

Everybody is dealt cards, fewer the more play, and four rows begin with one card each. Each round all choose a card in
secret. The cards are shown, and in the order of the alphabet each player lays his before or after one of the rows and
names a word of at least three letters that begins with the letters of that row. The same letter twice: the holder of
the timer goes first, else who sits nearest clockwise from the holder. The timer starts with the first player.

Who cannot, or whose thirty seconds are up, breaks up the longest row; if several are longest, the one he chooses. Its
first half, the smaller one, is out of the game, its second half goes to his hand, the card that did not fit begins a
new row there, and he takes the timer. The first empty hand wins at once.

Where words are challenged, more than half of the others must doubt a word for it to be looked up; a wrong one counts
as a failure. A word is open to doubt until the next card is placed, and the last word of a game waits until all have
spoken. Without progress for too long, who holds fewest cards wins.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any

from engine.core.cards import FOUR_ROWS_DECK
from engine.core.events import DEAD, Batch, committed_by, hand_of
from engine.core.moves import Act, Choose, Fail, Place
from engine.core.rulebook import Game, House, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word, cards_of, laid
from engine.parts.build import SHORTEST
from engine.parts.deals import NO_SETUP, check_keys, named_hands, open_box, seats_with, table_words
from engine.parts.flow import in_dictionary, only, stalled
from engine.parts.options import common
from engine.parts.reach import LONGEST, dictionary, in_hand
from engine.parts.scores import best_scores
from engine.parts.trade import chosen_cards

CARDS_EACH = {2: 14, 3: 13, 4: 12, 5: 11, 6: 10}
ROWS = 4
CHOOSE, PLACE, MUST_FAIL = "choose", "place", "must-fail"


@dataclass(frozen=True)
class Placed:
    """A word that may still be doubted. entry: its line in the log."""

    seat: int
    word: str
    entry: int


@dataclass(frozen=True)
class Notes:
    """holder: who has the timer.  low: fewest cards seen in hands and rows.
    placed: the word open to doubt.  doubts: who doubts it.  waits: who must still speak about the last word."""

    holder: int
    low: int
    placed: Placed | None = None
    doubts: tuple[int, ...] = ()
    waits: tuple[int, ...] = ()


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    return Rulebook(
        deal=deal,
        begin=lambda turn: None,
        verbs=verbs,
        handlers={
            "choose": choose,
            "place": place,
            "fail": fail,
            "timeout": time_is_up,
            "doubt": doubt,
            "accept": accept,
            "challenge": doubt,
        },
        after=after,
        actors=actors,
        missed=lambda turn, act: fail_as_may_be(turn),
        left=somebody_left,
        close=close,
        reach={"choose": choices, "place": places, "fail": fails},
        asker=asker,
        asides=asides,
        objected=lambda turn: None,
        undone=lambda turn: None,
        is_word=in_dictionary,
        extras=lambda state: {"timer": state.notes.holder + 1},
    )


def deal(house: House) -> State:
    setup = house.setup or NO_SETUP
    check_keys(setup, "hands", "table")
    box = open_box(house)
    rows = table_words(house, box, setup.table or (), makers=False)
    hands = named_hands(house, box)
    if hands is None:
        hands = [box.top(CARDS_EACH[house.players]) for _ in range(house.players)]
    if setup.table is None:
        rows = tuple([laid(box.top(1)) for _ in range(ROWS)])
    if not rows or not all(hands):
        refuse("bad-setup:rows")
    held = sum(len(hand) for hand in hands)
    state = State(
        seats=seats_with(house, hands, tuple([-len(hand) for hand in hands])),
        table=rows,
        actor=box.first,
        phase=CHOOSE,
        notes=Notes(box.first, held + len(cards_of(rows))),
        low=held,
        dice=box.dice,
        draws=box.draws,
    )
    return replace(state, opened=True)


# ---- who may say what


def actors(state: State) -> tuple[int, ...]:
    if state.notes.waits:
        return tuple(state.notes.waits)
    if state.phase == CHOOSE:
        return tuple([seat for seat in state.playing if not state.seats[seat].committed])
    return (state.actor,)


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    if state.notes.waits:
        return ("accept", "doubt")
    return {CHOOSE: ("choose",), PLACE: ("place", "fail"), MUST_FAIL: ("fail",)}[state.phase]


def asides(house: House, state: State, seat: int) -> tuple[str, ...]:
    """Others may doubt the last word until the next card is placed."""
    placed = state.notes.placed
    if placed is None or state.notes.waits or state.seats[seat].out:
        return ()
    return ("doubt",) if seat != placed.seat and seat not in state.notes.doubts else ()


def asker(state: State, verb: str) -> int | None:
    if verb == "doubt" and state.notes.placed is not None and not state.notes.waits:
        placed = state.notes.placed
        return only(tuple([s for s in state.playing if s != placed.seat and s not in state.notes.doubts]))
    return only(actors(state))


# ---- choosing


def choose(turn: Turn, act: Choose) -> str:
    cards = chosen_cards(turn.hand, [act.face])
    turn.secret, turn.brief = True, "choose"
    turn.move(cards, hand_of(turn.seat), committed_by(turn.seat))
    return ""


def choices(house: House, state: State, seat: int) -> Iterator[Act]:
    return map(Choose, sorted(set(in_hand(state, seat))))


def after_choosing(turn: Turn) -> None:
    """When all have chosen, the cards are shown."""
    state = turn.state
    if state.phase == CHOOSE and all(state.seats[seat].committed for seat in state.playing):
        turn.reveal()
        turn.mark(phase=PLACE)
        next_to_place(turn)


def next_to_place(turn: Turn) -> None:
    """In the order of the alphabet; the same letter twice: clockwise from the holder of the timer."""
    state = turn.state
    waiting = [seat for seat in state.playing if state.seats[seat].committed]
    if waiting:
        count = len(state.seats)
        holder = state.notes.holder
        turn.mark(
            phase=PLACE,
            actor=min(waiting, key=lambda s: (state.seats[s].committed[0].face, (s - holder) % count)),
        )
    else:
        turn.mark(phase=CHOOSE, shown=False, actor=holder_still_in(state))


def holder_still_in(state: State) -> int:
    holder: int = state.notes.holder
    return state.after(holder) if state.seats[holder].out else holder


# ---- placing


def place(turn: Turn, act: Place) -> str:
    before = turn.state
    if act.row > len(turn.table):
        refuse("no-such-word:row", number=act.row)
    row = turn.table[act.row - 1]
    cards = turn.place.committed
    longer = laid([*cards, *cards_of([row])] if act.side == "before" else [*cards_of([row]), *cards])
    if not act.word.startswith(longer.text):
        refuse("must-use-card:begins", word=act.word, row=longer.text)
    if len(act.word) < SHORTEST:
        refuse("too-short", word=act.word, least=SHORTEST)
    doubted = turn.option("words") == "challenge"
    if doubted:
        turn.words = (act.word,)
        turn.note(placed=Placed(turn.seat, act.word, len(turn.state.log)), doubts=())
        turn.mark(before=replace(before, before=None))
    else:
        turn.claim([act.word])
        turn.note(placed=None)
    rows = [longer if number == act.row else word for number, word in enumerate(turn.table, 1)]
    turn.arrange(rows, taken=[Batch(committed_by(turn.seat), cards)])
    recount(turn)
    return "placed"


def places(house: House, state: State, seat: int) -> Iterator[Act]:
    """One word for each end of each row first, then the other words."""
    (card,) = state.seats[seat].committed
    words = []
    for number, row in enumerate(state.table, 1):
        for side, letters in (("before", card.letters + row.text), ("after", row.text + card.letters)):
            found = dictionary(house).starting_with(letters, longest=LONGEST)
            words.append([Place(number, side, word) for word in found])
    for acts in zip_longest(*words):
        yield from [act for act in acts if act is not None]


def recount(turn: Turn) -> None:
    """The score is the number of cards still held, below zero."""
    place = turn.place
    change = -len(place.hand) - len(place.committed) - place.score
    turn.score(change)
    turn.points -= change


def turn_over(turn: Turn, *, word: bool) -> None:
    """After a card was placed or a row broken up: the game ends, or the next card is placed."""
    state = turn.state
    if word and not turn.place.hand and not turn.place.committed:
        others = tuple([seat for seat in state.playing if seat != turn.seat])
        if state.notes.placed is not None and others:
            turn.note(waits=others)
        else:
            close(turn, "empty-hand")
        return
    held = sum(len(seat.hand) + len(seat.committed) for seat in state.seats)
    together = held + len(cards_of(state.table))
    fewer = held < state.low or together < state.notes.low
    turn.note(low=min(together, state.notes.low))
    turn.mark(
        turn=state.turn + 1,
        wordless=0 if word else state.wordless + 1,
        low=min(held, state.low),
        since_low=0 if fewer else state.since_low + 1,
    )
    reason = stalled(turn)
    if reason is not None:
        close(turn, reason)
    else:
        next_to_place(turn)


# ---- failing


def fail(turn: Turn, act: Fail) -> str:
    longest = longest_rows(turn.table)
    if act.row is None:
        if len(longest) > 1:
            refuse("bad-notation:which-row")
    elif act.row not in longest:
        refuse("no-such-word:longest", number=act.row)
    break_up(turn, act.row or longest[0])
    return "failed"


def fails(house: House, state: State, seat: int) -> Iterator[Act]:
    longest = longest_rows(state.table)
    return map(Fail, longest if len(longest) > 1 else (None,))


def time_is_up(turn: Turn, act: object) -> str:
    """The first of the longest rows goes."""
    if turn.state.phase == CHOOSE:
        refuse("wrong-verb", verb="timeout")
    break_up(turn, longest_rows(turn.table)[0])
    return "failed"


def fail_as_may_be(turn: Turn) -> str:
    """A wrong word counts as a failure at once; if several rows are longest the player must say which."""
    longest = longest_rows(turn.table)
    if len(longest) > 1:
        turn.mark(phase=MUST_FAIL, actor=turn.seat)
        return "must-fail"
    break_up(turn, longest[0])
    return "failed"


def longest_rows(table: Iterable[Word]) -> list[int]:
    """The numbers of the longest rows."""
    lengths = [len(word.slots) for word in table]
    return [number for number, length in enumerate(lengths, 1) if length == max(lengths)]


def break_up(turn: Turn, number: int) -> None:
    """The first half is out, the second in the hand; the card that did not fit begins the row anew."""
    old = cards_of([turn.table[number - 1]])
    half = len(old) // 2
    card = turn.place.committed
    rows = [laid(card) if n == number else word for n, word in enumerate(turn.table, 1)]
    turn.arrange(
        rows,
        taken=[Batch(committed_by(turn.seat), card)],
        given=[Batch(DEAD, old[:half]), Batch(hand_of(turn.seat), old[half:])],
    )
    turn.note(holder=turn.seat)
    recount(turn)


# ---- doubting


def doubt(turn: Turn, act: object) -> str:
    """More than half of the others must doubt a word for it to be looked up."""
    notes = turn.notes
    turn.note(doubts=(*notes.doubts, turn.seat))
    return "doubted"


def accept(turn: Turn, act: object) -> str:
    return "accepted"


def after_a_word_was_spoken(turn: Turn) -> None:
    notes, state = turn.notes, turn.state
    placed = notes.placed
    assert placed is not None
    others = [seat for seat in state.playing if seat != placed.seat]
    waits = tuple([seat for seat in notes.waits if seat != turn.seat])
    if 2 * len(notes.doubts) > len(others):
        if turn.house.words.has(placed.word):
            turn.note(placed=None, doubts=(), waits=())
            turn.mark(before=None)
            if notes.waits:
                close(turn, "empty-hand")
        else:
            undo_wrong_word(turn, placed)
    elif notes.waits:
        turn.note(waits=waits)
        if not waits:
            close(turn, "empty-hand")


def undo_wrong_word(turn: Turn, placed: Placed) -> None:
    """The card comes back and its player fails. Cards chosen meanwhile stay chosen."""
    chosen = chosen_cards_of(turn.state)
    turn.take_back(placed.entry)
    turn.seat = placed.seat
    turn.note(placed=None, doubts=(), waits=())
    if fail_as_may_be(turn) == "must-fail":
        return
    turn_over(turn, word=False)
    if turn.state.phase != CHOOSE or turn.state.over:
        return
    for seat, face in chosen:
        turn.move(chosen_cards(turn.state.seats[seat].hand, [face]), hand_of(seat), committed_by(seat))
    after_choosing(turn)


def chosen_cards_of(state: State) -> list[tuple[int, str]]:
    return [(seat, state.seats[seat].committed[0].face) for seat in state.playing if state.seats[seat].committed]


# ---- what follows, resignations, the end


def after(turn: Turn, outcome: str) -> None:
    if outcome in ("placed", "failed"):
        turn_over(turn, word=outcome == "placed")
    elif outcome in ("doubted", "accepted"):
        after_a_word_was_spoken(turn)
    else:
        after_choosing(turn)


def somebody_left(turn: Turn, seat: int) -> None:
    """The timer passes on, and a round does not wait for who has resigned."""
    state, notes = turn.state, turn.notes
    turn.note(holder=holder_still_in(state), waits=tuple([s for s in notes.waits if s != seat]))
    if notes.placed is not None and notes.placed.seat == seat:
        turn.note(placed=None, doubts=())
        turn.mark(before=None)
    if notes.waits and not turn.notes.waits:
        close(turn, "empty-hand")
    elif notes.waits:
        return
    elif state.phase == CHOOSE:
        after_choosing(turn)
    elif state.actor == seat:
        next_to_place(turn)


def close(turn: Turn, reason: str) -> None:
    """An empty hand has won; else who holds fewest cards."""
    turn.end(reason, best_scores(turn.state))


GAME = Game("four-rows", "Four Rows", (2, 6), FOUR_ROWS_DECK, common(6, clock=30), rules)
