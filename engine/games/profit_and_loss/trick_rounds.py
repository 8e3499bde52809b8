"""The rounds of Profit & Loss: words are hidden, shown and looked at, and players take turns to lay first."""

from engine.core.moves import Simple
from engine.games.profit_and_loss.trick import LOOK, Notes, settle_trick, win_own_words
from engine.parts.flow.usual import LOST, STEP, WORD
from engine.parts.table import Batch, State, Turn, committed_by, hand_of, laid


def hide(turn: Turn) -> str:
    """Lays the first word face down until the other player has laid, too."""
    turn.secret, turn.brief = True, "play"
    turn.note(done=(turn.seat,), hidden=(turn.seat,))
    return WORD


def reveal(turn: Turn) -> str:
    """Shows both words. If words are challenged, both players look at them before the trick is settled."""
    if not all(turn.state.seats[seat].committed for seat in turn.notes.hidden):
        turn.mark(phase=LOOK)  # the view of a seat lacks the rival's hidden cards: it stops here
        return STEP
    show_words(turn)
    looks = tuple([seat for seat in turn.state.playing if any(word.seat != seat for word in turn.table)])
    if turn.house.words_are_challenged and looks:
        turn.note(looks=looks)
        turn.mark(phase=LOOK)
        return STEP
    return settle_trick(turn)


def show_words(turn: Turn) -> None:
    """Puts hidden words on the table once the second player has laid, passed or lost the turn."""
    turn.reveal()  # until then the first word lies there hidden
    turn.note(done=(*turn.notes.done, turn.seat), hidden=())
    committed = [(seat, turn.state.seats[seat].committed) for seat in turn.state.playing]
    words = [laid(cards, seat) for seat, cards in committed if cards]
    for word in sorted(words, key=lambda word: word.seat != turn.notes.leader):
        turn.show(word, seat=word.seat)
    turn.arrange(words, taken=[Batch(committed_by(seat), cards) for seat, cards in committed])


# ---- both players look at the words before the trick is settled, if words are challenged


def accept(turn: Turn, act: object) -> str:
    turn.note(looks=tuple([seat for seat in turn.notes.looks if seat != turn.seat]))
    return STEP if turn.notes.looks else settle_trick(turn)


def challenge(turn: Turn, act: Simple) -> str:
    """Challenges the rival's word. A wrong word counts as no cards; a player whose challenge fails passes the next
    round."""
    rival = 1 - turn.seat
    word = next(word for word in turn.table if word.seat == rival)
    if turn.house.is_word(word.text, rival):
        turn.skip(turn.seat, turn.place.skips + 1)
    else:
        turn.undone = (word.text,)
        turn.arrange([other for other in turn.table if other is not word], given=[Batch(hand_of(rival), word.cards)])
        turn.note(answers=(*turn.notes.answers, rival))
    return accept(turn, act)


# ---- from round to round


def lost_round(turn: Turn, outcome: str) -> None:
    """Skips a player whose challenge failed in the next round; the trick is settled once the rival has laid."""
    if outcome != LOST:
        return
    if turn.notes.done:
        show_words(turn)
        win_own_words(turn)
    else:
        turn.note(done=(turn.seat,))


def next_to_lay(state: State) -> int:
    """The seat that lays next: after the leader the other player, who leads the next round."""
    return 1 - int(state.notes.leader)


def next_round(turn: Turn) -> None:
    """Begins the next round when both have laid, passed or lost the turn."""
    if len(turn.notes.done) == 2:
        turn.mark(notes=Notes(1 - turn.notes.leader), passes=0, shown=False)
