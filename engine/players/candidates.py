"""Lists the acts that a computer player considers: the first acts that the game's search finds, and good acts that the
search would find late.

The acts are not judged here. Judging takes a long time and is not needed for acts whose words the player overlooks.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice

from engine.core.moves import Act, Place, Play, Restart, Salvage
from engine.core.patterns import Change, Cross, Fresh, Gather, PlayOns, Plays
from engine.core.rulebook import House
from engine.core.state import State
from engine.players.searching import letters_value, only_laying, search, with_the_rest

# For games in which a fresh word may follow another word in the same turn. FIRSTS: the number of first words to try.
# FOLLOWERS: the number of second words to try with each first word.
FIRSTS, FOLLOWERS = 12, 3
# For games in which one turn lays several fresh words. OPENINGS: the number of first words to try. SECONDS: the number
# of second words to try with each of the better half of the first words.
OPENINGS, SECONDS = 30, 4
# For Run the Table, where the player changes one word again and again in one turn. SHORT: the lengths of the words to
# try first, in this order. SHORT_ONES: the number of words to try of each length.
SHORT, SHORT_ONES = (4, 5, 3, 6), 16
ALIKE = 6  # the maximum number of acts to yield that lay the same words in different ways
LAYING = ("play", "place", "shout")
RESCUES = ("salvage", "restart")  # acts that lay words, but only when no usual play is possible


def proposals(
    house: House, state: State, seat: int, verbs: Sequence[str] = LAYING, *, firsts: int = FIRSTS
) -> Iterator[tuple[str, Act]]:
    """Yields the acts that a computer player considers, each with the words that it lays, better acts first. Of the
    acts with the same words, only the first ALIKE are yielded.

    firsts: the number of first words to try for a turn of two words.
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
    """Yields the acts with this verb. If the game's search finds the best plays late, moves some of these plays to the
    front."""
    book = house.book
    acts = house.reach(verb, state, seat)
    if verb in book.likely:
        return _or_else(house.likely(verb, state, seat), acts)
    if verb != "play":
        return acts
    if "stop" in book.handlers:
        return chain(_short_words_first(house, state, seat), acts)
    match book.plays:
        case Plays(later=(Fresh(), Gather(then_fresh=True))):
            return chain(_with_a_fresh_word(house, state, seat, firsts), acts)
        case Plays(opening=(Fresh(most=most),), later=()) if most != 1:
            return _bundles(house, state, seat, most)
    return acts


def spelled(act: Act) -> str:
    """The words that an act lays, joined by spaces into one text."""
    if isinstance(act, Play):
        return " ".join([word for formula in act.formulas for word in formula.words])
    if isinstance(act, Salvage | Restart):
        return " ".join(act.formula.words)
    return act.word if isinstance(act, Place) else ""


def _short_words_first(house: House, state: State, seat: int) -> Iterator[Act]:
    """For Run the Table, where the player changes one word again and again in one turn, yields plays with short words,
    because these can be changed most often."""
    now = [pattern for pattern in house.book.plays.now(state) if isinstance(pattern, Fresh | Change)]
    for letters in SHORT:
        short = only_laying(house, *[replace(pattern, letters_exactly=letters) for pattern in now])
        yield from islice(search(short, state, seat), SHORT_ONES)


def _or_else(some: Iterator[Act], every: Iterator[Act]) -> Iterator[Act]:
    """Yields the acts of `some`; if there are none, yields the acts of `every`."""
    first = next(some, None)
    return every if first is None else chain([first], some)


# ---- several words


def _with_a_fresh_word(house: House, state: State, seat: int, firsts: int) -> Iterator[Play]:
    """Yields plays of two words, the most valuable first.

    Each of the best first words is combined with second words from the remaining cards. Each of the best second words
    is also combined with first words from the cards that it leaves, because a long second word may be worth a short
    first one.
    """
    if not state.table:
        return islice(search(only_laying(house, Fresh(2, 2)), state, seat), OPENINGS)
    gather = next(pattern for pattern in house.book.plays.now(state) if isinstance(pattern, Gather))
    gathered, fresh = only_laying(house, replace(gather, then_fresh=False)), only_laying(house, Fresh())
    words = len(state.table)
    found: dict[str, tuple[int, Play]] = {}

    def together(first: Play, then: Play) -> None:
        play = Play(first.formulas + then.formulas)
        found.setdefault(f"{first.formulas[0].target} {spelled(play)}", (letters_value(house, play), play))

    for then in islice(search(fresh, state, seat), firsts):
        for first in islice(search(gathered, with_the_rest(state, seat, then), seat), FOLLOWERS * words):
            together(first, then)
    for first in islice(search(gathered, state, seat), firsts * words):
        for then in islice(search(fresh, with_the_rest(state, seat, first), seat), FOLLOWERS):
            together(first, then)
    return iter([play for _, play in sorted(found.values(), key=lambda entry: -entry[0])])


def _bundles(house: House, state: State, seat: int, most: int | None) -> Iterator[Play]:
    """Yields sets of up to `most` fresh words; None means any number.

    Each set begins with one of the best words, followed by the best words that the remaining hand allows.
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


def replies_are_costly(house: House) -> bool:
    """Whether listing the next player's plays takes too long: in Double Cross, in games that split words, and in games
    where table cards go to the hand."""
    return any(
        (isinstance(pattern, Change) and "S" in pattern.moves)
        or (isinstance(pattern, Gather) and pattern.takes_up)
        or isinstance(pattern, Cross)
        for pattern in house.book.plays.all
    )


def has_play_ons(house: House) -> bool:
    """Whether one play may add cards to several words on the table, as in Full Deck and its Starter game."""
    return any(isinstance(pattern, PlayOns) for pattern in house.book.plays.all)
