"""Decides which words a computer player sees in Shout!, and how long it takes to see them.

A player begins to look for a word when the last card of the word is dealt. The longer the cards of the word have been
on the table, the sooner the player sees it. But each new card distracts the player for a while, and a weak player for
most of the time between two cards. So nobody sees many of the words before all cards are dealt.
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

UNHURRIED = 3  # the seconds between two cards if the players agreed on no number of seconds
SILENCE = 3  # the dealer closes the round if nobody shouts for this many times the pace (the time between two cards)
AT_ONCE = 4  # the number of cards that a player of level 0 looks at together; each higher level adds one
# The maximum number of words to find in a group of cards that a player looks at together; better words come first.
WORDS = 60
AT_SOONEST = 600  # in milliseconds: the shortest time between a dealt card and a shout
LUCK = 4000  # in milliseconds: chance delays a shout by up to this time
LONGEST = 16_000  # in milliseconds: while cards are dealt, a player looks for a word for at most this time
KEPT = 256  # the maximum number of stored search results; most of them are still valid when a new card is dealt
SURELY_OLDER = 8  # a card is surely older than a shouted word if this many cards were dealt after the card


_FOUND: dict[tuple[Dictionary, Vocabulary, int, Faces], tuple[Shout, ...]] = {}


class Seen(NamedTuple):
    """A word that a player will shout.

    after_ms: the time until the shout, in milliseconds.
    shorter: the number of cards of the word as a negative number, so that sorting puts longer words first.
    word: the letters of the word.
    act: the shout.
    """

    after_ms: int
    shorter: int
    word: str
    act: Shout


def shout(mind: Mind) -> Plan | None:
    """The plan to shout the word that the player sees first. If the player sees several words at the same time, it
    shouts the longest."""
    for seen in sorted(_seen(mind)):
        if mind.legal(seen.act):
            return Plan(seen.act, seen.after_ms, facts={"word": seen.word})
    return None


def deal(mind: Mind) -> Plan:
    """The dealer's plan: to deal the next card when it is time, or to shout a word that the dealer sees earlier."""
    return _unless_it_sees_one(mind, Plan(DEAL, pace_ms(mind)))


def close(mind: Mind) -> Plan:
    return _unless_it_sees_one(mind, Plan(CLOSE, SILENCE * pace_ms(mind)))


def _unless_it_sees_one(mind: Mind, plan: Plan) -> Plan:
    seen = shout(mind) if "shout" in mind.house.book.verbs(mind.house, mind.view, mind.seat) else None
    return seen if seen is not None and seen.after_ms < plan.after_ms else plan


def pace_ms(mind: Mind) -> int:
    return 1000 * int(mind.house.options["seconds"] or UNHURRIED)


# ---- which words a player sees, and when


def _seen(mind: Mind) -> Iterator[Seen]:
    """Yields every word that the player notices. A player looks at only a few cards at a time."""
    row, ages = mind.view.row, how_long(mind.view)
    new_card = mind.level.new_card_ms * min(pace_ms(mind), 1000 * UNHURRIED) // (1000 * UNHURRIED)
    # In milliseconds: the part of the time between two cards in which a player can look for words.
    head_start = pace_ms(mind) - new_card
    known: set[str] = set()
    for age in ages:
        if mind.view.deck and age * head_start > LONGEST:
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
                takes += new_card - age * head_start
            elif mind.view.deck:
                continue
            yield Seen(max(takes, AT_SOONEST), -len(act.cards), word, act)


def eye(mind: Mind) -> int:
    return AT_ONCE + mind.level.number


def _shouts(mind: Mind, cards: Sequence[Card]) -> Sequence[Shout]:
    """The shouts of words made of these cards. The results are stored, so that after a new card only groups of cards
    that include this card need a search."""
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
    """A fixed number for this player's luck with this word. The number stays the same while the cards of the word are
    on the table, so that a player does not see a word at one moment and overlook it at the next."""
    cards = chosen_cards(row, [card.face for card in act.cards])
    return crc32(f"{mind.seat} {mind.level.number} {[card.id for card in cards]}".encode())


def how_long(view: State) -> list[int]:
    """For each card in the row, the number of cards that were dealt after it.

    Some of the cards that were dealt later may have left the table with a shouted word. The player remembers only
    roughly when these cards were dealt: they count as newer than old cards and as older than new cards.
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
                age += cards * min(age, SURELY_OLDER) // SURELY_OLDER
        ages.append(age)
    return ages


def reaction_ms(mind: Mind, word: str) -> int:
    """The time that a player takes to see a word, in milliseconds. The time grows with the number of letters and the
    rarity of the word, and is longer for lower levels."""
    rare = dictionary(mind.house).level(word) or 80
    return 300 + 350 * len(word) + 10 * rare + 350 * (6 - mind.level.number)
