"""False words: words that are not in the dictionary. Computer players lay them as bluffs or as honest misspellings, in
games where words are checked only after a challenge.

A player lays a false word only if the play with it has a higher value than the best play that the player has found.
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
from engine.players.value import value_of
from engine.players.weighing import Weighed

LOOKS = 60  # the maximum number of plays with misspelt words to check for legality
TRIED = 12  # the maximum number of legal plays with misspelt words to compare


def false_word_plan(mind: Mind, found: Sequence[Weighed]) -> Plan | None:
    """The plan to lay a false word; None if the player does not lay a false word now. The plan for a bluff has a
    reason; the plan for a misspelling has no reason, because the player believes the word to be right."""
    if not mind.house.words_are_challenged:
        return None
    bluffs, errs = mind.chance(mind.temperament.bluffs), mind.chance(mind.level.errs)
    if not bluffs and not errs:
        return None
    act = false_word(mind, found[0].value if found else 0)
    if act is None:
        return None
    return Plan(act, PAUSE * 3, "bluff" if bluffs else "", {"word": spelled(act)})


def false_word(mind: Mind, value: int) -> Act | None:
    """The most valuable of the plays with a misspelt word that are worth more than `value`; None if there is no such
    play."""
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
        bluff = value_of(mind.house, mind.view, legal.state, mind.seat, mind.temperament.cards)
        if bluff > value:
            best, value = act, bluff
        if tried == TRIED or mind.stop():
            break
    return best
