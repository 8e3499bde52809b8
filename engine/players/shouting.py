"""Shout!: who sees which word, and how long that takes."""

from itertools import islice

from engine.core.cards import Card
from engine.core.moves import Shout
from engine.core.patterns import Call
from engine.core.shuffle import below
from engine.parts.reach.faces import faces
from engine.parts.reach.ways import dictionary, letter_values, named
from engine.players.plan import Plan
from engine.players.thinking import Mind

AT_ONCE = 4  # cards that a player has in the eye at once, the newest ones, and one more for each level
LETTERS = 10  # longer words nobody sees in time
LOOKS = 16  # words looked at, the longest first


def shout(mind: Mind) -> Plan | None:
    """The longest word it sees in time: long and rare words take longer to see, and a low level overlooks many."""
    lexicon = dictionary(mind.house)
    cards = in_the_eye(mind)
    least = mind.view.notes.least[mind.seat]
    call = next(pattern for pattern in mind.house.book.plays.all if isinstance(pattern, Call))
    found = lexicon.words_of(cards, cards_min=call.least, shortest=least, longest=max(least, LETTERS))
    for word in islice(found.best_first(letter_values(mind.house)), LOOKS):
        if not mind.notices(word) and not mind.chance(mind.level.notices):
            continue
        for cells in islice(lexicon.spellings(word, (), cards), 2):
            act = Shout(tuple([named(card) for _, card, _ in cells if card is not None]))
            if len(act.cards) >= call.least and mind.legal(act):
                return Plan(act, reaction_ms(mind, word), facts={"word": word})
    return None


def in_the_eye(mind: Mind) -> tuple[str, ...]:
    """The cards laid out last; of many cards nobody sees all at once."""
    row: tuple[Card, ...] = mind.view.row
    return faces(row[-(AT_ONCE + mind.level.number) :])


def reaction_ms(mind: Mind, word: str) -> int:
    """A person's time to see a word: so much for each letter and card, more for a rare word and for a low level."""
    mind.dice, jitter = below(1200, mind.dice)
    rare = dictionary(mind.house).level(word) or 80
    cards = len(mind.view.row)
    return 700 + 420 * len(word) + 60 * cards + 10 * rare + 350 * (6 - mind.level.number) + jitter
