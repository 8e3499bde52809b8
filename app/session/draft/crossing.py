"""Finds the letters that the two words of a Double Cross game share: the player's own word lies over the rival's
word."""

from dataclasses import dataclass

from app.session.draft.move_style import CROSS
from app.session.draft.targets import Bench
from engine.core.cards import Card
from engine.core.words import shared_letters


@dataclass(frozen=True)
class Crossing:
    """The two words of a Double Cross game and the letters that they share. An index of -1 means that the word does not
    exist.

    own, rival: the indexes of the two words.
    pairs: each shared slot of the player's own word, with the rival's slot under it.
    """

    own: int = -1
    rival: int = -1
    pairs: tuple[tuple[int, int], ...] = ()


def crossing_of(bench: Bench) -> Crossing:
    """The crossing of the two words on the table before the play. In games other than Double Cross, both indexes are
    -1. If the rival has no word, only the index of the player's own word is set."""
    if bench.style.build != CROSS:
        return Crossing()
    seats = [word.seat == bench.seat for word in bench.state.table]
    if sorted(seats) != [False, True]:
        return Crossing(seats.index(True)) if True in seats else Crossing()
    own, rival = seats.index(True), seats.index(False)
    return Crossing(own, rival, tuple(shared_letters(bench.state.table[own], bench.state.table[rival]).items()))


def gone_over(bench: Bench) -> dict[tuple[int, int], Card]:
    """The cards of the player's own word that this draft (the unfinished move) moves onto the rival's word, by the
    index of the rival's word and the slot. Cards that the player has gathered on a strip (the place for a fresh word)
    are left out."""
    crossing = crossing_of(bench)
    if not bench.draft.lays_words:
        return {}
    gathered = bench.draft.gathered()
    own = bench.state.table[crossing.own].tops if crossing.pairs else ()
    free = [(mine, theirs) for mine, theirs in crossing.pairs if (crossing.own, mine) not in gathered]
    return {(crossing.rival, theirs): own[mine] for mine, theirs in free}
