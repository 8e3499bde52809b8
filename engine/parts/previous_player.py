"""The rules that Leftovers and Take Two share. Unused cards of a word go to the previous player, who laid that word. If
a player can't make a new word, the previous player takes the whole word and starts with a fresh one."""

from dataclasses import dataclass

from engine.core.public_facts import ALL_PASS_EMPTY, COULD_NOT, IS_PAID, PASSED, Fact, marks
from engine.core.rulebook import Option
from engine.parts.counting import values
from engine.parts.declared import Made
from engine.parts.flow.endings import once_deck_is_empty
from engine.parts.flow.trade import trade_up_to_five
from engine.parts.flow.usual import LOST, PASS, announced_by
from engine.parts.table import State, Trade, Turn, Word, total, won_by

STUCK = Option("stuck", "choice", "takes", ("takes", "free-trade"))


@dataclass(frozen=True)
class Notes:
    """The notes of Leftovers and Take Two: facts that the rules must remember from turn to turn.

    gave_up: the seat that could not continue; stored until the next seat after it has its turn.
    maker: the previous player, who may start with a fresh word; stored until that turn has begun.
    passed: the seats that have passed since the table was emptied.
    """

    gave_up: int | None = None
    maker: int | None = None
    passed: tuple[int, ...] = ()


def facts(state: State) -> tuple[Fact, ...]:
    """The public facts of these games: the seat that gets the cards that the next player leaves unused, the seat that
    could not continue, and the seats that have passed since the table was emptied."""
    gave_up = state.notes.gave_up
    could_not = () if gave_up is None else marks(COULD_NOT, [gave_up])
    return marks(IS_PAID, [maker_of(word) for word in state.table]) + could_not + marks(PASSED, state.notes.passed)


def maker_of(word: Word) -> int:
    """The player who laid this word. In these rules that player is called the previous player."""
    assert word.seat is not None
    return word.seat


def lay_and_leave(turn: Turn, new: Made) -> None:
    """Lays the words of a play. The table cards that the new word does not use go to the player who laid the old word,
    who scores their values."""
    if new.fresh:
        new.lay(turn, seat=turn.seat)
    for change in new.changes:
        maker = maker_of(change.old)
        new.lay(turn, unused_to=won_by(maker), seat=turn.seat)
        turn.count([values(change.unused)], maker)


def takes_all(turn: Turn, act: object) -> str:
    """Carries out a pass. The player who laid the word on the table takes its cards, scores their values, and starts
    with a fresh word."""
    if turn.table:
        hand_over(turn)
    else:
        note_pass(turn)
    return PASS


def trade_and_hand_over(turn: Turn, act: Trade) -> str:
    """Carries out a trade. Unless the players agreed on free trades, the previous player then takes the cards on the
    table, as after a pass."""
    outcome = trade_up_to_five(turn, act)
    if turn.table and turn.option("stuck") == "takes":
        hand_over(turn)
    return outcome


def hand_over(turn: Turn) -> None:
    turn.note(gave_up=turn.seat, maker=maker_of(turn.table[0]), passed=())
    word_to_its_maker(turn)


def word_to_its_maker(turn: Turn) -> None:
    """Gives all cards of the table word to the player who laid it, who scores their values."""
    for word in turn.table:
        maker = maker_of(word)
        turn.clear_table(won_by(maker))
        turn.score(total(word.cards), maker)


def last_word_to_its_maker(turn: Turn) -> None:
    """Gives the word left on the table at the end to the player who laid it, who gains the values of its cards."""
    for word in turn.table:
        maker = maker_of(word)
        turn.clear_table(won_by(maker))
        turn.settle(maker, "word", word.cards, lambda card: card.value)


def maker_then_on(state: State) -> int:
    """The seat that has the next turn: first the previous player, who may start with a fresh word, then the seat after
    the seat that could not continue."""
    notes = state.notes
    if notes.maker is not None:
        return int(notes.maker)
    if notes.gave_up is not None:
        following = state.after(notes.gave_up)
        return state.after(following) if following == state.actor else following
    return state.after(state.actor)


def clear_used_note(turn: Turn) -> None:
    """Clears the note that decided whose turn now begins, because such a note applies to one turn only."""
    if turn.notes.maker is not None:
        turn.note(maker=None)
    elif turn.notes.gave_up is not None:
        turn.note(gave_up=None)


# ---- the end


@announced_by(once_deck_is_empty(ALL_PASS_EMPTY))
def nobody_starts(turn: Turn) -> str | None:
    """Ends the game if the deck is empty and every player has passed since the table was emptied. Earlier passes do not
    count, because a player who could not use the word on the table may still be able to lay a fresh one."""
    state, passed = turn.state, turn.notes.passed
    over = not state.deck and not state.table and set(state.playing) <= set(passed)
    return "exhausted" if over else None


def note_lost_turn(turn: Turn, outcome: str) -> None:
    """Counts a lost turn on an empty table as a pass."""
    if outcome == LOST and not turn.table:
        note_pass(turn)


def note_pass(turn: Turn) -> None:
    if turn.seat not in turn.notes.passed:
        turn.note(passed=(*turn.notes.passed, turn.seat))


# ---- resigning


def words_of_resigned(turn: Turn, seat: int) -> None:
    """If a player has resigned, gives that player's table words to the seat before that player. This seat then counts
    as the previous player."""
    before = turn.state.seat_before(seat)
    if any(word.seat == seat for word in turn.table):
        turn.arrange([word._replace(seat=before) if word.seat == seat else word for word in turn.table])
