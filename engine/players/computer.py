"""The computer players of all games: `choose` returns the plan for a turn, and `challenge` returns the plan to
challenge out of turn.

A player sees only the view of its seat. The same view, dice (the state of the random generator) and level always give
the same plan.
"""

from collections.abc import Callable, Mapping

from engine.core.moves import PASS, STOP, Discard, Take, Trade
from engine.core.patterns import Fresh
from engine.core.rulebook import House
from engine.core.state import State
from engine.players.asking import ask
from engine.players.challenging import about_words_laid, challenge_from
from engine.players.end_game import end_game_plan
from engine.players.four_rows_player import choose_card, fail, place_card
from engine.players.lay_or_not import lay, rescue
from engine.players.levels import EVEN, LEVELS, Level, Temperament
from engine.players.plan import PAUSE, Plan
from engine.players.shout_player import close, deal, shout
from engine.players.thinking import Mind, Stop, knowing, never
from engine.players.trick_player import lay_for_the_trick, take_back
from engine.players.value import worst_cards

MOST_TRADED = 5


def choose(
    view: State,
    house: House,
    seat: int,
    dice: int,
    *,
    level: Level = LEVELS[2],
    temperament: Temperament = EVEN,
    stop: Stop = never,
) -> Plan:
    """The plan of this computer player for its turn."""
    mind = Mind(view, knowing(house, level), seat, level, temperament, dice, stop)
    if view.waits_for:
        return about_words_laid(mind)
    solved = end_game_plan(mind) if level.effort else None
    if solved is not None:
        return solved
    verbs = house.book.verbs(house, view, seat)
    for verb in verbs:
        plan = _DECISIONS.get(verb, _no_decision)(mind)
        if plan is not None:
            return plan
    if "pass" in verbs:
        return Plan(PASS, PAUSE, "not-worth" if mind.declined else "")
    return Plan(None)


def challenge(
    view: State,
    house: House,
    seat: int,
    dice: int,
    *,
    level: Level = LEVELS[2],
    temperament: Temperament = EVEN,
) -> Plan | None:
    """The plan to challenge or doubt a word out of turn; None if this player may not do this or does not want to."""
    return challenge_from(Mind(view, knowing(house, level), seat, level, temperament, dice))


def _no_decision(mind: Mind) -> Plan | None:
    return None


def _lay(mind: Mind) -> Plan | None:
    in_secret = any(isinstance(pattern, Fresh) and pattern.hidden for pattern in mind.house.book.plays.all)
    return lay_for_the_trick(mind) if in_secret else lay(mind)


# ---- cards


def _trade(mind: Mind) -> Plan | None:
    hand = mind.view.seats[mind.seat].hand
    most = min(MOST_TRADED, len(mind.view.deck), len(hand))
    for count in range(most, 0, -1):
        act = Trade(tuple(worst_cards(hand, count)))
        if mind.legal(act):
            return Plan(act, PAUSE * 2, _why_traded(mind))
    return None


def _discard(mind: Mind) -> Plan | None:
    hand = mind.view.seats[mind.seat].hand
    faces = worst_cards(hand, min(MOST_TRADED, len(mind.view.deck), len(hand)))
    return Plan(Discard(tuple(faces)), PAUSE * 2, _why_traded(mind)) if faces else None


def _why_traded(mind: Mind) -> str:
    """The key of the reason for a trade: no word was worth laying. The key is empty if the rules did not let the player
    lay a word now, as after a trick in Profit & Loss."""
    return "trade-worst" if "play" in mind.house.book.verbs(mind.house, mind.view, mind.seat) else ""


def _take(mind: Mind) -> Plan | None:
    """The plan to take cards: in a game with piles the first pile, in other games cards from a lost trick."""
    if not mind.view.piles:
        return take_back(mind)
    first = next((number for number, pile in enumerate(mind.view.piles, 1) if pile), None)
    return Plan(Take(first, ()), PAUSE) if first is not None else None


def _stop(mind: Mind) -> Plan:
    """The plan to stop in Run the Table, where the player changes one word again and again. The plan has no reason if
    the player saw a way to use the turned card but did not want it."""
    return Plan(STOP, PAUSE, "stop" if mind.view.turned is not None and not mind.declined else "")


_DECISIONS: Mapping[str, Callable[[Mind], Plan | None]] = {
    "play": _lay,
    "place": place_card,
    "request": ask,
    "take": _take,
    "choose": choose_card,
    "fail": fail,
    "shout": shout,
    "stop": _stop,
    "salvage": rescue,
    "restart": rescue,
    "trade": _trade,
    "discard": _discard,
    "accept": about_words_laid,
    "doubt": about_words_laid,
    "deal": deal,
    "close": close,
}
