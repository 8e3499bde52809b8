"""Finds every way to lay typed words, the best first.

The game's own search finds the ways, with a dictionary that contains only the typed words. The oracle (the judge of
moves) judges the ways with the table's dictionary.
"""

from collections.abc import Iterator
from itertools import chain, compress, islice

from app.session.draft.act_from_draft import in_other_order
from engine.core.moves import Act, Move, Place, Play, Restart, Salvage, Shout, formulas_of
from engine.core.oracle import judge
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Illegal, Legal, Verdict
from engine.lexicon.filtered import ExactWords, LenientWords

AT_ONCE = 24  # the number of ways that are judged before the best of them are reported
MOST = 1000  # the maximum number of ways judged; nobody would cycle through more
NEAREST = 8  # the maximum number of ways reported if no way is legal
LAYING = ("play", "place", "shout", "restart", "salvage")


def ways_to_lay(house: House, state: State, seat: int, typed: str) -> Iterator[tuple[Act, ...]]:
    """Yields legal acts that make the typed words, a few at a time, the best first. If no act is legal, yields the few
    acts that are nearest to a legal act."""
    words = typed.split()
    acts: Iterator[Act] = islice(_acts(house, state, seat, words, ExactWords(words)), MOST)
    near: list[tuple[Verdict, Act]] = []
    found = False
    while some := tuple(islice(acts, AT_ONCE)):
        legal: list[tuple[bool, int, int, Act]] = []
        for act in some:
            verdict = judge(house, state, Move(act, seat))
            if isinstance(verdict, Legal):
                legal.append((words_of(act) != words, -verdict.points, _cards(act), act))
            else:
                near.append((verdict, act))
                # other ways to lay the same text would make no valid word either
                if verdict.reason.code == "not-a-word":
                    acts = iter(())
        if legal:
            found = True
            yield tuple([act for *_, act in sorted(legal, key=lambda entry: entry[:3])])
    if not found:
        yield _nearest(near or _judged_near(house, state, seat, words))


def _judged_near(house: House, state: State, seat: int, words: list[str]) -> list[tuple[Verdict, Act]]:
    """Illegal acts that nearly make the typed words, with their verdicts. They come from a search that requires less
    than the rules do. Acts that the notation (the text form of moves) can't express are left out."""
    near: list[tuple[Verdict, Act]] = []
    for act in islice(_acts(house, state, seat, words, LenientWords(words)), AT_ONCE):
        verdict = judge(house, state, Move(act, seat))
        if not isinstance(verdict, Illegal) or verdict.reason.code != "bad-notation":
            near.append((verdict, act))
        if len(near) == NEAREST:
            break
    return near


def _nearest(near: list[tuple[Verdict, Act]]) -> tuple[Act, ...]:
    """The illegal acts that are nearest to a legal act: first the acts that more letters can complete, then the other
    acts. In both groups, the acts with the fewest cards come first."""
    ranked = sorted(near, key=lambda one: (isinstance(one[0], Illegal), _cards(one[1])))
    return tuple([act for _, act in ranked[:NEAREST]])


def _acts(house: House, state: State, seat: int, words: list[str], exact: ExactWords) -> Iterator[Act]:
    """The acts that make exactly these words.

    exact: the dictionary of these words alone, for the search.
    """
    asked = house.with_words(lambda words: exact)
    verbs = [verb for verb in house.book.verbs(house, state, seat) if verb in LAYING]
    acts = chain.from_iterable([asked.reach(verb, state, seat) for verb in verbs])
    return (_as_typed(act, words) for act in acts if sorted(words_of(act)) == sorted(words))


def _as_typed(act: Act, words: list[str]) -> Act:
    """The act with its fresh words in the order in which the player typed them; the search finds only one order."""
    if not isinstance(act, Play) or any(formula.target is not None for formula in act.formulas):
        return act
    order = sorted(range(len(act.formulas)), key=lambda number: words.index(act.formulas[number].words[0]))
    return in_other_order(act, order)


def words_of(act: Act) -> list[str]:
    """The words that an act makes, from left to right, as a player types them."""
    if isinstance(act, Play | Restart):
        return [word for formula in formulas_of(act) for word in formula.words]
    if isinstance(act, Salvage):  # of the two halves of the cut word, only the half with hand cards becomes a word
        laid = [any(token.hand for token in part) for part in act.formula.parts]
        return list(compress(act.formula.words, laid))
    if isinstance(act, Shout):
        return ["".join([card.letters for card in act.cards])]
    return [act.word] if isinstance(act, Place) else []


def _cards(act: Act) -> int:
    """The number of hand cards that an act lays. Of equal ways to lay a word, the one with the fewest cards comes
    first."""
    return sum([len(formula.from_hand) for formula in formulas_of(act)])
