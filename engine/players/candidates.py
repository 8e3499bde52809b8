"""Plays that a computer player may think of: the first of the reach, and what stands far back in it though it is good.

Nothing here is judged; that is dear, and a player who overlooks a word need not know whether it could be laid.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice

from engine.core.moves import Act, Place, Play, Restart, Salvage
from engine.core.patterns import Change, Cross, Fresh, Gather, Plays
from engine.core.rulebook import House
from engine.core.state import State
from engine.parts.box import permitted
from engine.parts.declared.search import gathered_ways
from engine.parts.reach.changes import changes
from engine.parts.reach.faces import in_hand, numbered, reads, turned_card, without
from engine.parts.reach.fresh import fresh, fresh_sets
from engine.parts.reach.ways import Way, play_of, plays

FIRSTS, FOLLOWERS = 12, 3  # words of such a turn to begin with, and what may go with each
OPENINGS, SECONDS = 30, 4  # sets of fresh words: so many first words, and so many second ones to the better of them
SHORT, SHORT_ONES = (4, 5, 3, 6), 16  # lengths of words tried first in a run, and how many of each
ALIKE = 6  # ways to lay the same words
LAYING = ("play", "place", "shout")
RESCUES = ("salvage", "restart")  # words laid when nothing better goes


def proposals(
    house: House, state: State, seat: int, verbs: Sequence[str] = LAYING, *, firsts: int = FIRSTS
) -> Iterator[tuple[str, Act]]:
    """Acts worth asking about with the words they lay, the better ones first; not too many for the same words.

    firsts: so many words are thought of to begin a turn of two words with.
    """
    book = house.book
    for verb in book.verbs(house, state, seat):
        if verb in verbs and verb in book.reach:
            seen: Counter[str] = Counter()
            for act in _in_order(house, state, seat, verb, firsts):
                text = spelled(act)
                seen[text] += 1
                if seen[text] <= ALIKE:
                    yield text, act


def _in_order(house: House, state: State, seat: int, verb: str, firsts: int) -> Iterator[Act]:
    """Where the best plays stand far back in the reach, some of them are tried first."""
    book = house.book
    acts = book.reach[verb](house, state, seat)
    if verb in book.likely:
        return _or_else(book.likely[verb](house, state, seat), acts)
    if verb != "play":
        return acts
    if "stop" in book.handlers:
        return chain(_short_ones(house, state, seat), acts)
    match book.plays:
        case Plays(later=(Fresh(), Gather(then_fresh=True))):
            return chain(_with_a_fresh_word(house, state, seat, firsts), acts)
        case Plays(opening=(Fresh(most=most),), later=()) if most != 1:
            return _bundles(house, state, seat, most)
    return acts


def spelled(act: Act) -> str:
    """The words an act lays."""
    if isinstance(act, Play):
        return " ".join([word for formula in act.formulas for word in formula.words])
    if isinstance(act, Salvage | Restart):
        return " ".join(act.formula.words)
    return act.word if isinstance(act, Place) else ""


def taken_from_hand(play: Play) -> Counter[str]:
    """The faces of the hand cards a play takes."""
    return Counter([card.face for formula in play.formulas for card in formula.from_hand])


def _short_ones(house: House, state: State, seat: int) -> Iterator[Act]:
    """A run that goes on until it is stopped: short words can be changed again and again."""
    must = turned_card(state)
    cards = must + in_hand(state, seat)
    moves = permitted(house.options)
    for letters in SHORT:
        if state.table:
            found = changes(house, 1, reads(state.table[0]), cards, moves, must=must, letters=letters)
        else:
            found = fresh(house, cards, must=must, letters=letters)
        yield from plays(islice(found, SHORT_ONES))


def _or_else(some: Iterator[Act], every: Iterator[Act]) -> Iterator[Act]:
    """These; if there are none, all of those."""
    first = next(some, None)
    return every if first is None else chain([first], some)


# ---- several words


def _with_a_fresh_word(house: House, state: State, seat: int, firsts: int) -> Iterator[Play]:
    """Two words in a turn, the dearest first: the best first words with what the rest of the hand gives, and the other
    way round, for a short first word may leave a long second one."""
    cards = in_hand(state, seat)
    if not state.table:
        return iter(map(play_of, islice(fresh_sets(house, cards, 2), OPENINGS)))
    gather = next(pattern for pattern in house.book.plays.now(state) if isinstance(pattern, Gather))
    found: dict[str, tuple[int, Play]] = {}

    def together(first: Way, then: Way) -> None:
        play = play_of((first, then))
        found.setdefault(f"{first.formula.target} {spelled(play)}", (first.worth + then.worth, play))

    for then in islice(fresh(house, cards), firsts):
        rest = without(cards, then.used)
        for number, word in numbered(state.table):
            for first in islice(gathered_ways(house, number, word, gather, rest), FOLLOWERS):
                together(first, then)
    for number, word in numbered(state.table):
        for first in islice(gathered_ways(house, number, word, gather, cards), firsts):
            for then in islice(fresh(house, without(cards, first.used)), FOLLOWERS):
                together(first, then)
    return iter([play for _, play in sorted(found.values(), key=lambda entry: -entry[0])])


def _bundles(house: House, state: State, seat: int, most: int | None) -> Iterator[Play]:
    """Sets of up to so many fresh words, or of any number: the best words, each with the best that the rest of the
    hand still gives."""
    cards = in_hand(state, seat)
    for number, way in enumerate(islice(fresh(house, cards), OPENINGS)):
        for second in islice(fresh(house, without(cards, way.used)), SECONDS if number < OPENINGS // 2 else 1):
            bundle = [way, second]
            while most is None or len(bundle) < most:
                found = next(fresh(house, without(cards, [face for word in bundle for face in word.used])), None)
                if found is None:
                    break
                bundle.append(found)
            yield play_of(bundle)
        yield play_of([way])


def replies_are_dear(house: House) -> bool:
    """Does it take too long to list them, as where words are split, cross each other or go to the hand?"""
    return words_are_split(house) or any(
        (isinstance(pattern, Gather) and pattern.takes_up) or isinstance(pattern, Cross)
        for pattern in house.book.plays.all
    )


def words_are_split(house: House) -> bool:
    """Where they are, it takes longest of all."""
    return any(isinstance(pattern, Change) and "S" in pattern.moves for pattern in house.book.plays.all)
