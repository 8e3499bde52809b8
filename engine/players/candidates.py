"""Plays that a computer player weighs: the first of the reach, and bundles of words where more words score more."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice

from engine.core.cards import ALPHABET
from engine.core.moves import Act, Formula, Move, Play, Shout
from engine.core.oracle import judge
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal
from engine.parts.options import permitted
from engine.parts.reach import dictionary, fresh, in_hand, named, reads, without
from engine.parts.reach.changes import cuttings, joined, part_of_split
from engine.parts.reach.several import together
from engine.parts.reach.ways import Way

SEVERAL_FRESH = {"3-2-1": 3, "positive-negative": 4}  # games where a turn lays several fresh words
SPLITTING = {"split-run": "AOS", "split-off": "AOS"}  # games where splits would wait behind all the changes
SHOUTED_CARDS, LONGEST_SHOUTS = 3, 12
PER_CUT = 5  # splits weighed at each place where a word can be cut
MERGES = 14  # attempts to change a second and a third word in the same turn
LAYING = ("play", "place", "shout")
RESCUES = ("salvage", "restart")  # words laid when nothing better goes


def judged(
    house: House, state: State, seat: int, tries: int, verbs: Sequence[str] = LAYING
) -> Iterator[tuple[Act, Legal]]:
    """Legal plays out of the first so many that are worth asking about."""
    book = house.book
    for verb in book.verbs(house, state, seat):
        if verb in verbs and verb in book.reach:
            acts: Iterator[Act] = book.reach[verb](house, state, seat)
            if verb == "play":
                acts = _reordered(house, state, seat, acts, tries)
            elif verb == "shout":
                acts = _longest_shouts(house, state)
            for act in islice(acts, tries):
                verdict = judge(house, state, Move(act, seat))
                if isinstance(verdict, Legal) and knows_all(house, verdict):
                    yield act, verdict


def knows_all(house: House, verdict: Legal) -> bool:
    """Where words are not looked up at once, a player still lays what it takes for words."""
    return all(house.book.is_word(house, word) for word in verdict.words)


def _reordered(house: House, state: State, seat: int, acts: Iterator[Act], tries: int) -> Iterator[Act]:
    """Where the best plays stand far back in the reach, some of them are tried first."""
    game = house.game.id
    if game in SEVERAL_FRESH:
        return _bundles(house, state, seat, SEVERAL_FRESH[game])
    if game in SPLITTING and state.table:
        return chain(islice(_splits(house, state, seat), tries // 2), acts)
    return acts


def _longest_shouts(house: House, state: State) -> Iterator[Act]:
    """The longest words on the table; listing every way to pick their cards up would take longer than a card lies."""
    lexicon = dictionary(house)
    cards = [card.face for card in state.row]
    words = lexicon.words_of(cards, cards_min=SHOUTED_CARDS).best_first(dict.fromkeys(ALPHABET, 1))
    for word in islice(words, LONGEST_SHOUTS):
        for cells in islice(lexicon.spellings(word, (), cards), 2):
            yield Shout(tuple([named(card) for _, card, _ in cells if card is not None]))


def _splits(house: House, state: State, seat: int) -> Iterator[Act]:
    """The best few splits at every place where a word can be cut."""
    moves = permitted(house.options, SPLITTING[house.game.id])
    if "S" not in moves:
        return
    cards = in_hand(state, seat)
    for number, word in enumerate(state.table, 1):
        for pieces in cuttings(reads(word), 2):
            if len(pieces) > 2:
                break
            steps = [part_of_split(house, number, piece, moves, ()) for piece in pieces]
            for ways in islice(together(steps, cards), PER_CUT):
                if any(way.used for way in ways):
                    yield from _removing(house, joined(ways))


def _removing(house: House, way: Way) -> Iterator[Play]:
    """Split Off asks which part leaves."""
    if house.game.id == "split-off":
        yield from (Play((way.formula,), remove=(number,)) for number in (1, 2))
    else:
        yield Play((way.formula,))


def merged(house: House, state: State, seat: int, best: Act, others: Iterable[Act]) -> Iterator[tuple[Act, Legal]]:
    """The best play with another word changed beside it, and another."""
    if not isinstance(best, Play) or best.keep is not None or best.pick is not None:
        return
    play = best
    for other in islice((act for act in others if isinstance(act, Play)), MERGES):
        shift = sum([len(formula.parts) for formula in play.formulas])
        remove = play.remove + tuple([number + shift for number in other.remove])
        both = Play(play.formulas + other.formulas, remove=remove)
        verdict = judge(house, state, Move(both, seat))
        if isinstance(verdict, Legal) and knows_all(house, verdict):
            play = both
            yield both, verdict


def _bundles(house: House, state: State, seat: int, most: int) -> Iterator[Play]:
    """Sets of fresh words: the best words, each with the best that the rest of the hand still gives."""
    cards = in_hand(state, seat)
    for way in islice(fresh(house, cards), 40):
        bundle = [way]
        rest = without(cards, way.used)
        while len(bundle) < most:
            found = next(fresh(house, rest), None)
            if found is None:
                break
            bundle.append(found)
            rest = without(rest, found.used)
        yield _play_of(bundle)
        if len(bundle) > 1:
            yield _play_of(bundle[:1])


def _play_of(ways: list[Way]) -> Play:
    return Play(tuple([Formula(way.target, way.parts) for way in ways]))
