"""Decides who sees which word in Shout!, and how long that takes.

A player can begin to see a word when its last card is dealt, and gets closer to it while its cards lie. Each new card
draws the eye away for a while: a weak player's for most of the time. Many words are seen by nobody before all cards are
dealt.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple
from zlib import crc32

from engine.core.cards import Card
from engine.core.moves import CLOSE, DEAL, Shout
from engine.core.state import State, altered
from engine.lexicon import Vocabulary
from engine.lexicon.dictionary import Dictionary
from engine.parts.flow.trade import chosen_cards
from engine.parts.reach.faces import Faces, faces
from engine.parts.reach.ways import dictionary
from engine.players.plan import Plan
from engine.players.thinking import Mind

UNHURRIED = 3  # seconds between cards if the players agreed on no pace
SILENCE = 3  # a round is closed after this many times the pace without a shout
AT_ONCE = 4  # cards that a player has in the eye at once, plus one for each level
WORDS = 60  # words to look for among those cards, the highest scoring first
AT_SOONEST = 600  # ms; nobody shouts sooner after a card
LUCK = 4000  # ms; luck adds up to this much
LONGEST = 16_000  # ms of looking; a word not seen by then is not seen while cards are dealt
KEPT = 256  # answers of the search that are remembered: a new card changes few of them
AROUND = 8  # cards; a card followed by at least this many is older than every card of a shouted word


_FOUND: dict[tuple[Dictionary, Vocabulary, int, Faces], tuple[Shout, ...]] = {}


class Seen(NamedTuple):
    """A word that a player will shout.

    after_ms: how long from now.
    shorter: the negative number of its cards, to prefer long words among equals.
    word: its letters.
    act: the shout.
    """

    after_ms: int
    shorter: int
    word: str
    act: Shout


def shout(mind: Mind) -> Plan | None:
    """The plan to shout the word that the player sees first; of several at the same time, the longest."""
    for seen in sorted(_seen(mind)):
        if mind.legal(seen.act):
            return Plan(seen.act, seen.after_ms, facts={"word": seen.word})
    return None


def deal(mind: Mind) -> Plan:
    """The plan to deal the next card when it is time, unless the dealer sees a word before that."""
    return _unless_it_sees_one(mind, Plan(DEAL, pace_ms(mind)))


def close(mind: Mind) -> Plan:
    return _unless_it_sees_one(mind, Plan(CLOSE, SILENCE * pace_ms(mind)))


def _unless_it_sees_one(mind: Mind, plan: Plan) -> Plan:
    seen = shout(mind) if "shout" in mind.house.book.verbs(mind.house, mind.view, mind.seat) else None
    return seen if seen is not None and seen.after_ms < plan.after_ms else plan


def pace_ms(mind: Mind) -> int:
    return 1000 * int(mind.house.options["seconds"] or UNHURRIED)


# ---- which words, and when


def _seen(mind: Mind) -> Iterator[Seen]:
    """Yields every word that the player notices among the cards that were in its eye together."""
    row, ages = mind.view.row, how_long(mind.view)
    new_card = mind.level.new_card_ms * min(pace_ms(mind), 1000 * UNHURRIED) // (1000 * UNHURRIED)
    gain = pace_ms(mind) - new_card  # how much closer to a word it gets while a card is the newest
    known: set[str] = set()
    for age in ages:
        if mind.view.deck and age * gain > LONGEST:
            continue
        in_the_eye = [card for card, other in zip(row, ages, strict=True) if age <= other < age + eye(mind)]
        for act in _shouts(mind, in_the_eye):
            word = "".join([card.letters for card in act.cards])
            if word in known:
                continue
            known.add(word)
            luck = _luck(mind, row, act)
            takes = reaction_ms(mind, word) + luck // 1000 % LUCK
            if luck % 1000 < mind.level.sees:
                takes += new_card - age * gain
            elif mind.view.deck:
                continue
            yield Seen(max(takes, AT_SOONEST), -len(act.cards), word, act)


def eye(mind: Mind) -> int:
    return AT_ONCE + mind.level.number


def _shouts(mind: Mind, cards: Sequence[Card]) -> Sequence[Shout]:
    """The words of these cards alone. After a new card it asks only for words with it: it asked for the others
    before."""
    lexicon, least = dictionary(mind.house), mind.view.notes.least[mind.seat]
    asked = (lexicon.dictionary, mind.level.known, least, faces(cards))
    found = _FOUND.get(asked)
    if found is None:
        acts = mind.house.reach("shout", altered(mind.view, row=tuple(cards)), mind.seat)
        found = tuple([act for act in islice(acts, WORDS) if isinstance(act, Shout)])
        if len(_FOUND) == KEPT:
            _FOUND.clear()
        _FOUND[asked] = found
    return found


def _luck(mind: Mind, row: Sequence[Card], act: Shout) -> int:
    """The luck of a word. It does not change while the cards lie, so a player neither forgets nor discovers a word by
    luck."""
    cards = chosen_cards(row, [card.face for card in act.cards])
    return crc32(f"{mind.seat} {mind.level.number} {[card.id for card in cards]}".encode())


def how_long(view: State) -> list[int]:
    """For each card, how many cards were dealt after it.

    Nobody remembers exactly how many of those were shouted since, so this assumes that they were newer than old cards
    and older than new ones.
    """
    after, shouted = 0, []
    for entry in reversed(view.log):
        after += entry.act.verb == DEAL.verb
        if isinstance(entry.act, Shout) and entry.words and not entry.undone:
            shouted.append((after, len(entry.act.cards)))
    ages = []
    for age in reversed(range(len(view.row))):
        for since, cards in shouted:
            if since <= age:
                age += cards * min(age, AROUND) // AROUND
        ages.append(age)
    return ages


def reaction_ms(mind: Mind, word: str) -> int:
    """A person's time to see a word, in milliseconds: longer for each letter, for a rare word and for a low level."""
    rare = dictionary(mind.house).level(word) or 80
    return 300 + 350 * len(word) + 10 * rare + 350 * (6 - mind.level.number)
