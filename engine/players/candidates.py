"""The plays that a computer player considers: the first ones of the game's search, and good ones that come late in it.

Nothing here is judged: judging is expensive, and a player who overlooks a word need not know whether it is legal.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice

from engine.core.moves import Act, Place, Play, Restart, Salvage
from engine.core.patterns import Change, Cross, Fresh, Gather, Plays
from engine.core.rulebook import House
from engine.core.state import State
from engine.players.searching import letters_worth, only_laying, search, with_the_rest

FIRSTS, FOLLOWERS = 12, 3  # in a turn with a fresh word: the first words tried, and the words tried with each
# in a set of fresh words: the first words tried, and the second words tried with the better half of them
OPENINGS, SECONDS = 30, 4
SHORT, SHORT_ONES = (4, 5, 3, 6), 16  # in a run: the lengths of words tried first, and how many words of each length
ALIKE = 6  # ways to lay the same words
LAYING = ("play", "place", "shout")
RESCUES = ("salvage", "restart")  # words laid if nothing better is possible


def proposals(
    house: House, state: State, seat: int, verbs: Sequence[str] = LAYING, *, firsts: int = FIRSTS
) -> Iterator[tuple[str, Act]]:
    """Yields acts worth considering with the words they lay, the better ones first; not too many for the same words.

    firsts: how many first words to try for a turn of two words.
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
    """Yields the acts of a verb. Where the best plays come late in the search, it tries some of them first."""
    book = house.book
    acts = house.reach(verb, state, seat)
    if verb in book.likely:
        return _or_else(house.likely(verb, state, seat), acts)
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


def _short_ones(house: House, state: State, seat: int) -> Iterator[Act]:
    """Yields short words, for a run that goes on until the player stops: short words can be changed again and again."""
    now = [pattern for pattern in house.book.plays.now(state) if isinstance(pattern, Fresh | Change)]
    for letters in SHORT:
        short = only_laying(house, *[replace(pattern, letters_exactly=letters) for pattern in now])
        yield from islice(search(short, state, seat), SHORT_ONES)


def _or_else(some: Iterator[Act], every: Iterator[Act]) -> Iterator[Act]:
    """Yields these acts, or all of `every` if there are none."""
    first = next(some, None)
    return every if first is None else chain([first], some)


# ---- several words


def _with_a_fresh_word(house: House, state: State, seat: int, firsts: int) -> Iterator[Play]:
    """Yields plays of two words, the most valuable first.

    It combines the best first words with words of the remaining hand, and the other way round, because a short first
    word may leave a long second one.
    """
    if not state.table:
        return islice(search(only_laying(house, Fresh(2, 2)), state, seat), OPENINGS)
    gather = next(pattern for pattern in house.book.plays.now(state) if isinstance(pattern, Gather))
    gathered, fresh = only_laying(house, replace(gather, then_fresh=False)), only_laying(house, Fresh())
    words = len(state.table)
    found: dict[str, tuple[int, Play]] = {}

    def together(first: Play, then: Play) -> None:
        play = Play(first.formulas + then.formulas)
        found.setdefault(f"{first.formulas[0].target} {spelled(play)}", (letters_worth(house, play), play))

    for then in islice(search(fresh, state, seat), firsts):
        for first in islice(search(gathered, with_the_rest(state, seat, then), seat), FOLLOWERS * words):
            together(first, then)
    for first in islice(search(gathered, state, seat), firsts * words):
        for then in islice(search(fresh, with_the_rest(state, seat, first), seat), FOLLOWERS):
            together(first, then)
    return iter([play for _, play in sorted(found.values(), key=lambda entry: -entry[0])])


def _bundles(house: House, state: State, seat: int, most: int | None) -> Iterator[Play]:
    """Yields sets of up to `most` fresh words (None: any number).

    It takes the best words, each with the best that the rest of the hand can still lay.
    """
    fresh = only_laying(house, Fresh())
    for number, first in enumerate(islice(search(fresh, state, seat), OPENINGS)):
        rest = with_the_rest(state, seat, first)
        for second in islice(search(fresh, rest, seat), SECONDS if number < OPENINGS // 2 else 1):
            bundle, left = Play(first.formulas + second.formulas), with_the_rest(rest, seat, second)
            while most is None or len(bundle.formulas) < most:
                more = next(search(fresh, left, seat), None)
                if more is None:
                    break
                bundle, left = Play(bundle.formulas + more.formulas), with_the_rest(left, seat, more)
            yield bundle
        yield first


def replies_are_dear(house: House) -> bool:
    """Whether it takes too long to list the replies: where words are split, cross each other or go to the hand."""
    return any(
        (isinstance(pattern, Change) and "S" in pattern.moves)
        or (isinstance(pattern, Gather) and pattern.takes_up)
        or isinstance(pattern, Cross)
        for pattern in house.book.plays.all
    )
