"""False words, for tables where words are checked only if somebody challenges: bluffs, and honest misspellings.

Either one tempts a player only if it is worth more than the best word it has found.
"""

from collections.abc import Sequence
from itertools import islice

from engine.core.moves import Act, Move
from engine.core.oracle import ruled
from engine.core.verdict import Legal
from engine.parts.reach.ways import dictionary
from engine.players.candidates import LAYING, proposals, spelled
from engine.players.capped import FewWays
from engine.players.misspelling import misspelt
from engine.players.plan import PAUSE, Plan
from engine.players.thinking import WAYS, Mind
from engine.players.weighing import Weighed
from engine.players.worth import worth_of

LOOKS = 60  # acts with misspelt words that a player looks at
TRIED = 12  # of the legal ones, it compares this many


def dares(mind: Mind, found: Sequence[Weighed]) -> Plan | None:
    """The plan to lay a false word, or None. A bluff has a reason; a player who misspells a word thinks it is right."""
    if not mind.house.words_are_challenged:
        return None
    bluffs, errs = mind.chance(mind.temperament.bluffs), mind.chance(mind.level.errs)
    if not bluffs and not errs:
        return None
    act = false_word(mind, found[0].worth if found else 0)
    if act is None:
        return None
    return Plan(act, PAUSE * 3, "bluff" if bluffs else "", {"word": spelled(act)})


def false_word(mind: Mind, worth: int) -> Act | None:
    """The play with a misspelt word that would be worth most, if it is worth more than `worth`."""
    lexicon = FewWays(misspelt(dictionary(mind.house).dictionary), WAYS)
    house = mind.house.with_words(lambda words: lexicon)
    best = None
    acts = [act for _, act in islice(proposals(house, mind.view, mind.seat, LAYING), LOOKS)]
    tried = 0
    for act in acts:
        legal = ruled(mind.house, mind.view, Move(act, mind.seat))
        if not isinstance(legal, Legal) or not all(lexicon.has(word) for word in legal.words):
            continue
        tried += 1
        promised = worth_of(mind.house, mind.view, legal.state, mind.seat, mind.temperament.cards)
        if promised > worth:
            best, worth = act, promised
        if tried == TRIED or mind.stop():
            break
    return best
