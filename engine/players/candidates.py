"""Plays that a computer player may think of: the first of the reach, and what stands far back in it though it is good.

Nothing here is judged; that is dear, and a player who overlooks a word need not know whether it could be laid.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain, islice

from engine.core.moves import Act, Formula, Place, Play, Restart, Salvage
from engine.core.rulebook import House
from engine.core.state import State
from engine.games.double_cross.crossing import pairs
from engine.parts.options import permitted
from engine.parts.reach import (
    Faces,
    Step,
    Way,
    changes,
    cuttings,
    dictionary,
    faces,
    fresh,
    in_hand,
    in_order,
    joined,
    letter_values,
    play_of,
    plays,
    reads,
    together,
    without,
)
from engine.parts.reach.changes import part_of_split

SEVERAL_FRESH = {"3-2-1": 3, "positive-negative": 4}  # games where a turn lays several fresh words
SPLITTING = {"split-run": "AOS", "split-off": "AOS"}  # games where splits would wait behind all the changes
OPENINGS, SECONDS = 30, 4  # sets of fresh words: so many first words, and so many second ones to the better of them
SPLIT_WORDS = 4  # words on the table, the longest ones, of which splits are tried first
PER_CUT = 3  # splits tried at each place where a word can be cut
SPLITS = 40  # splits tried in all
SHORT, SHORT_ONES = (4, 5, 3, 6), 16  # Run the Table: lengths of words tried first, and how many of each
OWN_WORDS = 12  # Double Cross: new own words that a change of the rival's word is tried with
ALIKE = 6  # ways to lay the same words
LAYING = ("play", "place", "shout")
RESCUES = ("salvage", "restart")  # words laid when nothing better goes


def proposals(house: House, state: State, seat: int, verbs: Sequence[str] = LAYING) -> Iterator[tuple[str, Act]]:
    """Acts worth asking about with the words they lay, the better ones first; not too many for the same words."""
    book = house.book
    for verb in book.verbs(house, state, seat):
        if verb in verbs and verb in book.reach:
            seen: Counter[str] = Counter()
            for act in _in_order(house, state, seat, verb):
                text = spelled(act)
                seen[text] += 1
                if seen[text] <= ALIKE:
                    yield text, act


def _in_order(house: House, state: State, seat: int, verb: str) -> Iterator[Act]:
    """Where the best plays stand far back in the reach, some of them are tried first."""
    game = house.game.id
    if verb == "play" and game in SEVERAL_FRESH:
        return _bundles(house, state, seat, SEVERAL_FRESH[game])
    acts = house.book.reach[verb](house, state, seat)
    if verb == "play" and state.table:
        if game in SPLITTING:
            return chain(_splits(house, state, seat), acts)
        if game == "break-up":
            return chain(_halves(house, state, seat), acts)
        if game == "double-cross":
            return chain(_crossings(house, state, seat), acts)
    if verb == "play" and game == "run-the-table":
        return chain(_short_ones(house, state, seat), acts)
    return acts


def spelled(act: Act) -> str:
    """The words an act lays."""
    if isinstance(act, Play):
        return " ".join([_words_of(formula) for formula in act.formulas])
    if isinstance(act, Salvage | Restart):
        return _words_of(act.formula)
    return act.word if isinstance(act, Place) else ""


def _words_of(formula: Formula) -> str:
    """The new words of a formula, one after the other."""
    words = []
    for part in formula.parts:
        cards = [token.hand or token.table for token in part]
        words.append("".join([card.letters for card in cards if card is not None]))
    return " ".join(words)


def taken_from_hand(play: Play) -> Counter[str]:
    """The faces of the hand cards a play takes."""
    tokens = [token for formula in play.formulas for part in formula.parts for token in part]
    return Counter([token.hand.face for token in tokens if token.hand is not None])


# ---- splits


def _splits(house: House, state: State, seat: int) -> Iterator[Act]:
    """The best few splits at every place where a long word can be cut."""
    moves = permitted(house.options, SPLITTING[house.game.id])
    if "S" not in moves:
        return
    cards = in_hand(state, seat)
    longest = sorted(range(len(state.table)), key=lambda place: (-len(state.table[place].slots), place))
    cuts = [
        (place + 1, pieces)
        for place in longest[:SPLIT_WORDS]
        for pieces in cuttings(reads(state.table[place]), 2)
        if len(pieces) == 2
    ]
    found = (way for number, pieces in cuts for way in _cut_so(house, number, pieces, cards, moves))
    for way in islice(found, SPLITS):
        yield from _removing(house, way)


def _cut_so(house: House, number: int, pieces: Sequence[Faces], cards: Faces, moves: frozenset[str]) -> Iterator[Way]:
    steps = [part_of_split(house, number, piece, moves, ()) for piece in pieces]
    for ways in islice(together(steps, cards), PER_CUT):
        if any(way.used for way in ways):
            yield joined(ways)


def _halves(house: House, state: State, seat: int) -> Iterator[Act]:
    """Break Up: at every cut the best left half with the best right ones, and the other way about."""
    cards, moves = in_hand(state, seat), permitted(house.options, "SA")
    for pieces in cuttings(reads(state.table[0]), 1):
        if len(pieces) == 2:
            steps = [partial(changes, house, 1, piece, moves=moves) for piece in pieces]
            for ways in _either_first(steps, cards):
                yield from (Play((joined(ways).formula,), keep) for keep in (1, 2))


def _either_first(steps: Sequence[Step], cards: Faces) -> Iterator[tuple[Way, ...]]:
    yield from islice(together(steps, cards), PER_CUT)
    for right, left in islice(together(steps[::-1], cards), PER_CUT):
        yield left, right


def _short_ones(house: House, state: State, seat: int) -> Iterator[Act]:
    """Run the Table: short words can be changed again and again."""
    must = faces([state.turned]) if state.turned else ()
    cards = must + in_hand(state, seat)
    moves = permitted(house.options, "AO")
    for letters in SHORT:
        if state.table:
            found = changes(house, 1, reads(state.table[0]), cards, moves, must=must, letters=letters)
        else:
            found = fresh(house, cards, must=must, letters=letters)
        yield from plays(islice(found, SHORT_ONES))


def _crossings(house: House, state: State, seat: int) -> Iterator[Act]:
    """Double Cross: the best new own words, each with the best that the other leftovers make of the rival's word."""
    own = next((word for word in state.table if word.seat == seat), None)
    rival = next((word for word in state.table if word.seat != seat), None)
    if own is None or rival is None:
        return
    moves = permitted(house.options, "AO")
    doubled = pairs(own, rival)
    leftovers = tuple([card.letters for place, card in enumerate(own.tops) if place not in doubled])
    new = in_order(house, "own", leftovers, in_hand(state, seat), least=0, other_than=own.text)
    for way in islice(new, OWN_WORDS):
        kept = [token.table.letters for token in way.parts[0] if token.table is not None]
        crossed = changes(house, "cross", reads(rival), without(leftovers, kept), moves)
        yield from (play_of([cross, way]) for cross in islice(crossed, PER_CUT))
        yield play_of([way])


def _removing(house: House, way: Way) -> Iterator[Play]:
    """Split Off asks which part leaves."""
    if house.game.id == "split-off":
        yield from (Play((way.formula,), remove=(number,)) for number in (1, 2))
    else:
        yield Play((way.formula,))


# ---- several words


def _bundles(house: House, state: State, seat: int, most: int) -> Iterator[Play]:
    """Sets of fresh words: the best words, each with the best that the rest of the hand still gives."""
    cards = in_hand(state, seat)
    for number, way in enumerate(islice(fresh(house, cards), OPENINGS)):
        for second in islice(fresh(house, without(cards, way.used)), SECONDS if number < OPENINGS // 2 else 1):
            bundle = [way, second]
            while len(bundle) < most:
                found = next(fresh(house, without(cards, [face for word in bundle for face in word.used])), None)
                if found is None:
                    break
                bundle.append(found)
            yield play_of(bundle)
        yield play_of([way])


def longest_word(house: House, cards: Faces) -> str:
    """The longest word of these cards, the dearest among equals; empty if there is none."""
    values = letter_values(house)
    worth = {letter: 100 + values.get(letter, 0) for letter in values}
    return next(dictionary(house).words_of(cards).best_first(worth), "")
