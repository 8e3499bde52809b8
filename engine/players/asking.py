"""Decides which letter a computer player asks for in Pluck It."""

from collections import Counter

from engine.core.moves import Move, Request, Trade
from engine.core.oracle import ruled
from engine.core.verdict import Legal
from engine.parts.reach.faces import faces
from engine.players.guessing import unseen_cards
from engine.players.plan import PAUSE, Plan
from engine.players.searching import holding, letters_value, search
from engine.players.thinking import Mind
from engine.players.value import LEAVE


def ask(mind: Mind) -> Plan:
    """The plan to ask for the letter with the highest expected value, which depends on the words that are possible with
    the letter and on the probability that the rival holds it."""
    unseen = Counter(faces(unseen_cards(mind.house, mind.view)))
    plain = _best_value(mind)
    known = [face for face in sorted(unseen) if unseen[face]] or sorted(mind.house.game.deck.counts)
    noticed = [face for face in known if mind.catches(face)] or known[:1]
    expected: list[tuple[int, int, int, str]] = []
    for face in noticed:
        hit = _in_a_thousand(mind, unseen, face)
        word = _best_value(mind, face)
        expected.append((_expected_value(mind, face, hit, word, plain), hit, word, face))
    _, hit, word, card = max(expected, key=lambda each: each[0])
    return Plan(Request(card), PAUSE * 2, _why(hit, word, plain), {"card": card})


def _expected_value(mind: Mind, face: str, hit: int, word: int, plain: int) -> int:
    """The expected value of the player's word after asking for this letter, in ten-thousandths of a point.

    If the rival holds the letter, the value of the best word with the letter counts; if not, the value of the best word
    without the letter counts.

    hit: the probability that the rival holds the letter, in thousandths.
    word, plain: the values of the best words with and without the letter, in tenths of a point.
    """
    won = word + (LEAVE.get(face, 0) // 2 if mind.level.endgame else 0)
    return hit * won + (1000 - hit) * plain


def expected_value_of(mind: Mind, face: str) -> tuple[int, int]:
    """The expected value of the player's word after asking for this letter, in tenths of a point, and the probability
    that the rival holds the letter, in percent."""
    hit = _in_a_thousand(mind, Counter(faces(unseen_cards(mind.house, mind.view))), face)
    value = _expected_value(mind, face, hit, _best_value(mind, face), _best_value(mind))
    return value // 1000, hit // 10


def _why(hit: int, word: int, plain: int) -> str:
    """The key of the reason for the request; empty if no word needs the letter, because then the player asks only
    because the rules demand it."""
    if hit >= 500 and word:
        return "ask-likely"
    return "ask-worth" if word > plain else ""


def _best_value(mind: Mind, plucked: str = "") -> int:
    """The value of the best word that uses the plucked letter (the letter that the rival had to give), in tenths of a
    point. If `plucked` is empty, which means that the rival did not have the requested letter, the value of the best of
    all words."""
    rival = 1 - mind.seat
    letter = plucked or next(iter(mind.house.game.deck.counts))
    held = [card for card in mind.house.game.deck.pack() if card.face == plucked][:1]
    asked = ruled(mind.house, holding(mind.view, rival, held), Move(Request(letter), mind.seat))
    best = next(search(mind.house, asked.state, mind.seat), None) if isinstance(asked, Legal) else None
    return 0 if best is None else 10 * letters_value(mind.house, best)


def _in_a_thousand(mind: Mind, unseen: Counter[str], face: str) -> int:
    """The probability that the rival holds a card with this letter, in thousandths."""
    held = len(mind.view.seats[1 - mind.seat].hand)
    if mind.level.endgame:
        held = min(held, _drawn_since_denied(mind, face))
    total = sum(unseen.values())
    misses = 1000
    for card in range(unseen[face]):
        misses = misses * max(total - held - card, 0) // max(total - card, 1)
    return 1000 - misses


def _drawn_since_denied(mind: Mind, face: str) -> int:
    """The maximum number of cards that the rival can have drawn since the last unsuccessful request for this letter. If
    there was no such request, the number of cards in the rival's hand."""
    log, asked = mind.view.log, Request(face)
    mine = [place for place, entry in enumerate(log) if entry.seat == mind.seat]
    for place, following in zip(mine[-2::-1], mine[:0:-1], strict=False):
        if log[place].act == asked and not any(face in word for word in log[following].words):
            of_rival = [entry for entry in log[place:] if entry.seat != mind.seat]
            traded = [len(entry.act.faces) for entry in of_rival if isinstance(entry.act, Trade)]
            return sum(traded) + sum([len(word) for entry in of_rival for word in entry.words])
    return len(mind.view.seats[1 - mind.seat].hand)
