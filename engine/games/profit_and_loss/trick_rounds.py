"""The rounds of Profit & Loss: words are laid face down, shown and checked, and the players take turns to lay first."""

from engine.core.moves import Simple
from engine.games.profit_and_loss.trick import LOOK, Notes, settle_trick, win_own_words
from engine.parts.flow.usual import LOST, STEP, WORD
from engine.parts.table import Batch, State, Turn, committed_by, hand_of, laid


def hide(turn: Turn) -> str:
    """Keeps the first word of a round face down until the other player has laid a word, too."""
    turn.secret, turn.brief = True, "play"
    turn.note(done=(turn.seat,), hidden=(turn.seat,))
    return WORD


def reveal(turn: Turn) -> str:
    """Shows both words. If words are challenged, both players look at the words before the trick is settled."""
    if not all(turn.state.seats[seat].committed for seat in turn.notes.hidden):
        # In the view of one seat, the play ends here, because a view lacks the rival's hidden cards.
        turn.mark(phase=LOOK)
        return STEP
    show_words(turn)
    looks = tuple([seat for seat in turn.state.playing if any(word.seat != seat for word in turn.table)])
    if turn.house.words_are_challenged and looks:
        turn.note(looks=looks)
        turn.mark(phase=LOOK)
        return STEP
    return settle_trick(turn)


def show_words(turn: Turn) -> None:
    """Puts the hidden words on the table once the second player has laid a word, passed or lost the turn."""
    turn.reveal()  # from now on, all players can read the first word
    turn.note(done=(*turn.notes.done, turn.seat), hidden=())
    committed = [(seat, turn.state.seats[seat].committed) for seat in turn.state.playing]
    words = [laid(cards, seat) for seat, cards in committed if cards]
    for word in sorted(words, key=lambda word: word.seat != turn.notes.leader):
        turn.show(word, seat=word.seat)
    turn.arrange(words, taken=[Batch(committed_by(seat), cards) for seat, cards in committed])


# ---- the look at the words before the trick is settled, if words are challenged


def accept(turn: Turn, act: object) -> str:
    turn.note(looks=tuple([seat for seat in turn.notes.looks if seat != turn.seat]))
    return STEP if turn.notes.looks else settle_trick(turn)


def challenge(turn: Turn, act: Simple) -> str:
    """Challenges the rival's word. A wrong word counts as no cards. A player whose challenge fails passes the next
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


# ---- the next round


def lost_round(turn: Turn, outcome: str) -> None:
    """Carries out a turn that the player lost because of a failed challenge in the round before. If the rival has
    already laid a word, the player may still challenge it; if the rival has passed, the trick is settled."""
    if outcome != LOST:
        return
    if not turn.notes.done:
        turn.note(done=(turn.seat,))
        return
    show_words(turn)
    if turn.table:
        turn.note(looks=(turn.seat,))
    else:
        win_own_words(turn)


def look_on(turn: Turn) -> None:
    """Lets a player who lost the turn look at the rival's word and challenge it. This counts as part of the rival's
    turn."""
    if turn.notes.looks:
        turn.mark(phase=LOOK, turn=turn.state.turn - 1)


def next_to_lay(state: State) -> int:
    """The seat that is not the leader. This seat lays second in this round and leads the next round."""
    return 1 - int(state.notes.leader)


def next_round(turn: Turn) -> None:
    """Begins the next round once both players have laid a word, passed or lost the turn, and nobody must still accept
    or challenge a word."""
    if len(turn.notes.done) == 2 and not turn.notes.looks:
        turn.mark(notes=Notes(1 - turn.notes.leader), passes=0, shown=False)
