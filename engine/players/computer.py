"""Computer players for every game: choose(view, house, seat, dice, …) -> Plan, and object_to for challenges.

They see what their seat sees and nothing else, and the same view, dice and level give the same plan.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from engine.core.cards import Card
from engine.core.moves import (
    ACCEPT,
    CHALLENGE,
    CLOSE,
    DEAL,
    DOUBT,
    PASS,
    STOP,
    Act,
    Choose,
    Discard,
    Fail,
    Play,
    Request,
    Shout,
    Take,
    Trade,
)
from engine.core.rulebook import House
from engine.core.shuffle import below
from engine.core.state import State
from engine.lexicon import Lexicon
from engine.players.bluffing import bluff
from engine.players.candidates import RESCUES
from engine.players.levels import LEVELS, TEMPERAMENTS, Level, Temperament
from engine.players.plan import PAUSE, Plan
from engine.players.thinking import Mind, Stop, Weighed, knowing, never, unseen_cards
from engine.players.worth import LEAVE

TRADED = 5


def choose(
    view: State,
    house: House,
    seat: int,
    dice: int,
    *,
    level: Level = LEVELS[2],
    temperament: Temperament = TEMPERAMENTS["builder"],
    stop: Stop = never,
) -> Plan:
    """What this player does now, at its seat's turn."""
    mind = Mind(view, knowing(house, level), seat, level, temperament, dice, stop)
    if view.pending is not None and view.pending.waits:
        return _speak_about_last_word(mind, view.pending.words)
    for verb in house.book.verbs(house, view, seat):
        plan = _DECISIONS.get(verb, _no_decision)(mind)
        if plan is not None:
            return plan
    verbs = house.book.verbs(house, view, seat)
    if "pass" in verbs:
        return Plan(PASS, PAUSE, "nothing-found")
    return Plan(None)


def _no_decision(mind: Mind) -> Plan | None:
    return None


# ---- laying words


def _lay(mind: Mind) -> Plan | None:
    best = mind.best_play()
    if best is not None:
        return Plan(best.act, _thinking_time(mind, best), *_why(mind, best))
    if mind.house.options["words"] == "challenge" and mind.chance(mind.temperament.bluffs):
        act = bluff(mind)
        if act is not None:
            return Plan(act, PAUSE * 3, "bluff", {"word": _text(act)})
    return None


def _rescue(mind: Mind) -> Plan | None:
    """Break Up's salvage and Take 10's restart, when they do not cost more than a trade."""
    best = mind.best_play(RESCUES)
    if best is None or best.legal.points < 0:
        return None
    return Plan(best.act, _thinking_time(mind, best), *_why(mind, best))


def _thinking_time(mind: Mind, play: Weighed) -> int:
    letters = sum([len(word) for word in play.legal.words])
    mind.dice, jitter = _jitter(mind.dice)
    return 900 + 260 * letters + jitter


def _jitter(dice: int) -> tuple[int, int]:
    return below(1200, dice)


def _why(mind: Mind, play: Weighed) -> tuple[str, Mapping[str, object]]:
    words = " + ".join(play.legal.words) or _text(play.act)
    facts = {"word": words, "points": play.legal.points, "cards": mind.played(play)}
    state = play.legal.state
    if not state.over and state.actor == mind.seat and len(state.seats) > 1:
        return "goes-on", facts
    if play.legal.points == 0:
        return "many-cards", facts
    if mind.level.replies:
        return "little-for-next", facts
    if mind.level.leave:
        return "good-hand", facts
    return ("most-points" if mind.level.sees == 1 else "best-seen"), facts


def _text(act: Act) -> str:
    if not isinstance(act, Play):
        return ""
    cards = [token.hand or token.table for formula in act.formulas for part in formula.parts for token in part]
    return "".join([card.letters for card in cards if card is not None])


# ---- cards


def _worst(cards: Sequence[Card], count: int) -> list[str]:
    """The cards a hand can best do without: hard letters and letters held too often."""
    held: Counter[str] = Counter()
    worth = []
    for place, card in enumerate(cards):
        held[card.face] += 1
        worth.append((LEAVE.get(card.face, 0) - 4 * (held[card.face] - 1), place, card.face))
    return [face for _, _, face in sorted(worth)[:count]]


def _trade(mind: Mind) -> Plan | None:
    hand = mind.view.seats[mind.seat].hand
    most = min(TRADED, len(mind.view.deck), len(hand))
    for count in range(most, 0, -1):
        act = Trade(tuple(_worst(hand, count)))
        if mind.legal(act):
            return Plan(act, PAUSE * 2, "trade-worst")
    return None


def _discard(mind: Mind) -> Plan | None:
    hand = mind.view.seats[mind.seat].hand
    faces = _worst(hand, min(TRADED, len(mind.view.deck), len(hand)))
    return Plan(Discard(tuple(faces)), PAUSE * 2, "trade-worst") if faces else None


def _take(mind: Mind) -> Plan | None:
    """A pile, any of them; or the dearest cards from a lost trick."""
    if mind.view.piles:
        numbers = [number for number, pile in enumerate(mind.view.piles, 1) if pile]
        return Plan(Take(numbers[0], ()), PAUSE, "any-pile") if numbers else None
    mine = next((len(word.slots) for word in mind.view.table if word.seat == mind.seat), 0)
    cards = [card for word in mind.view.table for card in word.tops]
    cards.sort(key=lambda card: (-10 * card.value - LEAVE.get(card.face, 0), card.face))
    return Plan(Take(None, tuple([card.face for card in cards[:mine]])), PAUSE * 2, "take-worth")


def _ask(mind: Mind) -> Plan | None:
    """Pluck It: the letter whose words, weighed with how likely the rival holds it, promise most."""
    lexicon = mind.house.words
    assert isinstance(lexicon, Lexicon)
    values = mind.house.game.deck.values
    hand = [card.face for card in mind.view.seats[mind.seat].hand]
    unseen = Counter([card.face for card in unseen_cards(mind.house, mind.view)])
    total, held = sum(unseen.values()), len(mind.view.seats[1 - mind.seat].hand)
    plain = _best_value(lexicon, hand, "", values)
    best, promise = "E", -1
    for face in sorted(unseen):
        if not unseen[face]:
            continue
        misses = 1000
        for card in range(unseen[face]):
            misses = misses * max(total - held - card, 0) // max(total - card, 1)
        won = _best_value(lexicon, [*hand, face], face, values)
        hoped = (1000 - misses) * won + misses * plain
        if hoped > promise:
            best, promise = face, hoped
    return Plan(Request(best), PAUSE * 2, "ask-likely", {"card": best})


def _best_value(lexicon: Lexicon, faces: Sequence[str], must: str, values: Mapping[str, int]) -> int:
    found: Iterator[str] = lexicon.words_of(faces).best_first(values)
    for word in islice(found, 30):
        if must in word:
            return sum([values.get(letter, 0) for letter in word])
    return 0


# ---- Four Rows


def _choose_card(mind: Mind) -> Plan | None:
    """The card that fits in most places; early letters of the alphabet go before the others have changed the rows."""
    hand = mind.view.seats[mind.seat].hand
    ranked = []
    for card in hand:
        places = _places(mind, card.face)
        ranked.append((-10 * places + (ord(card.face[0]) - ord("A")) // 5 * (mind.level.number >= 4), card.face))
    _, face = min(ranked)
    return Plan(Choose(face), PAUSE * 2, "many-places", {"card": face})


def _places(mind: Mind, face: str) -> int:
    lexicon = mind.house.words
    assert isinstance(lexicon, Lexicon)
    return sum([lexicon.begins(row.text + face) + lexicon.begins(face + row.text) for row in mind.view.table])


def _fail(mind: Mind) -> Plan | None:
    acts: list[Act] = [Fail(None), *[Fail(number) for number in range(1, len(mind.view.table) + 1)]]
    act = mind.first_legal(acts)
    return Plan(act, PAUSE, "nothing-found") if act else None


# ---- Shout!


def _shout(mind: Mind) -> Plan | None:
    """The longest word it sees in time: long and rare words take longer to see, and a low level overlooks many."""
    best = mind.best_play()
    if best is None or not isinstance(best.act, Shout):
        return None
    if not mind.chance(100 // mind.level.sees + 10 * mind.level.number):
        return None
    letters = len(best.legal.words[0]) if best.legal.words else 3
    return Plan(best.act, reaction_ms(mind, letters), "shout", {"word": "".join(best.legal.words)})


def reaction_ms(mind: Mind, letters: int) -> int:
    """A person's time to see a word of so many letters among so many cards."""
    mind.dice, jitter = _jitter(mind.dice)
    cards = len(mind.view.row)
    return 700 + 420 * letters + 60 * cards + 350 * (6 - mind.level.number) + jitter


# ---- the words of others


def _speak_about_last_word(mind: Mind, words: Sequence[str]) -> Plan:
    return _challenge_or_accept(mind, words)


def _challenge_or_accept(mind: Mind, words: Sequence[str]) -> Plan:
    unknown = next((word for word in words if not mind.house.words.has(word)), None)
    if unknown is not None and mind.chance(_doubt_in_a_hundred(mind)):
        return Plan(CHALLENGE, PAUSE * 2, "not-known", {"word": unknown})
    if unknown is not None:
        return Plan(ACCEPT, PAUSE, "let-pass", {"word": unknown})
    return Plan(ACCEPT, PAUSE, "word-is-good", {"word": words[0] if words else ""})


def _doubt_in_a_hundred(mind: Mind) -> int:
    """Who knows many words doubts what it does not know with good reason."""
    return min(100, mind.temperament.doubts + 12 * (mind.level.number - 1))


def _about_words_laid(mind: Mind) -> Plan | None:
    """Profit & Loss and Four Rows: accept, or object to a word that lies on the table."""
    if "doubt" in mind.house.book.verbs(mind.house, mind.view, mind.seat):
        placed = mind.view.notes.placed
        plan = _challenge_or_accept(mind, placed.words)
        return Plan(DOUBT, plan.after_ms, plan.why, plan.facts) if plan.act == CHALLENGE else plan
    words = [word.text for word in mind.view.table if word.seat != mind.seat]
    return _challenge_or_accept(mind, words)


def object_to(
    view: State,
    house: House,
    seat: int,
    dice: int,
    *,
    level: Level = LEVELS[2],
    temperament: Temperament = TEMPERAMENTS["builder"],
) -> Plan | None:
    """A challenge or a doubt out of turn, if this player wants to raise one."""
    mind = Mind(view, knowing(house, level), seat, level, temperament, dice)
    if view.pending is not None:
        act, words = CHALLENGE, view.pending.words
    elif "doubt" in house.book.asides(house, view, seat):
        act, words = DOUBT, view.notes.placed.words
    else:
        return None
    if mind.legal(act) is None:
        return None
    plan = _challenge_or_accept(mind, words)
    return Plan(act, plan.after_ms, plan.why, plan.facts) if plan.act == CHALLENGE else None


def _simple(act: Act, why: str) -> Callable[[Mind], Plan | None]:
    return lambda mind: Plan(act, PAUSE, why)


_DECISIONS: Mapping[str, Callable[[Mind], Plan | None]] = {
    "play": _lay,
    "place": _lay,
    "request": _ask,
    "take": _take,
    "choose": _choose_card,
    "fail": _fail,
    "shout": _shout,
    "stop": _simple(STOP, "stop"),
    "salvage": _rescue,
    "restart": _rescue,
    "trade": _trade,
    "discard": _discard,
    "accept": _about_words_laid,
    "doubt": _about_words_laid,
    "deal": _simple(DEAL, "must"),
    "close": _simple(CLOSE, "must"),
}
