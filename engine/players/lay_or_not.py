"""Decides whether a computer player lays a word, and gives the reason."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.moves import PASS, Act, Play
from engine.core.shuffle import below
from engine.core.state import State
from engine.parts.reach.ways import dictionary
from engine.players.bluffing import false_word_plan
from engine.players.candidates import RESCUES, spelled
from engine.players.plan import PAUSE, Plan
from engine.players.thinking import Mind
from engine.players.value import LEAVE, at_the_end, kept_value, knocks_out
from engine.players.weighing import Weighed

LITTLE = 50  # in tenths of a point: the cost of the cards left in the hand counts as small up to this amount
SHORT, LONG = 5, 7  # SHORT: words up to this many letters are short. LONG: words from this many letters on are long.
HARD = -6  # in tenths of a point: a letter whose value in a hand is this or less, such as V or Z, is hard to use
# Levels of rarity. COMMON: everybody knows words up to this level. RARE: few people know words from this level on.
# UNKNOWN: the level assumed for words without one.
COMMON, RARE, UNKNOWN = 35, 60, 80


def lay(mind: Mind) -> Plan | None:
    thought_of = mind.plays()
    bluffed = false_word_plan(mind, thought_of)
    if bluffed is not None:
        return bluffed
    found = [play for play in thought_of if not brings_nothing(mind, play)]
    mind.declined = len(found) < len(thought_of)
    if found:
        if found[0].legal.points < 0 and found[0].value < 0 and mind.legal(PASS):
            mind.declined = True
            return None
        return plan_of(mind, found)
    return None


def brings_nothing(mind: Mind, play: Weighed) -> bool:
    """Whether a play is useless: it scores nothing and does not reduce the number of cards still to be laid.

    Players who lay such words would never finish the game. A trade or a pass is better: a trade brings new cards, and
    passes end the game.
    """
    if mind.house.options.get("again") != "once" or knocks_out(mind.house):
        return False
    return play.legal.points <= 0 and _to_come(play.legal.state) >= _to_come(mind.view)


def _to_come(state: State) -> int:
    """The number of cards still to be laid: those in the deck, the turned card, and those in all hands."""
    return len(state.deck) + (state.turned is not None) + state.held()


def rescue(mind: Mind) -> Plan | None:
    """The plan for a salvage in Break Up or a restart in Take 10; None if that is not possible or would cost points."""
    found = mind.plays(RESCUES)
    if not found or found[0].legal.points < 0:
        mind.declined = mind.declined or bool(found)
        return None
    return plan_of(mind, found)


def plan_of(mind: Mind, found: Sequence[Weighed]) -> Plan:
    """The plan to lay the first of these plays, with the time that a person would need for it and the reason for it."""
    play = found[0]
    return Plan(play.act, thinking_time(mind, play.legal.words), why(mind, found), facts_of(mind, play))


def facts_of(mind: Mind, play: Weighed) -> Mapping[str, Any]:
    words = " + ".join(play.legal.words) or spelled(play.act)
    return {"word": words, "points": play.legal.points, "cards": cards_laid(play.act)}


def cards_laid(act: Act) -> int:
    """The number of hand cards that the act lays in words. In Positive-Negative the unused cards also leave the hand,
    but are not counted."""
    if not isinstance(act, Play):
        return 0
    return sum([len(formula.from_hand) for formula in act.formulas])


def why(mind: Mind, found: Sequence[Weighed]) -> str:
    """The key of the reason for the first of these plays; empty if no short sentence can give the reason. A reason is
    given only if it is true and decided the choice.

    No reason is given for the play that scores most. "It keeps my turn going" is given only if another play that scores
    as much would have ended the turn.
    """
    play = found[0]
    state = play.legal.state
    played = [cards_laid(other.act) for other in found]
    if not state.over and state.actor == mind.seat and len(state.seats) > 1:
        ending = [other.legal.points for other in found if other.legal.state.actor != mind.seat]
        return "goes-on" if any(points >= play.legal.points for points in ending) else ""
    more_to_come = mind.view.deck or any(mind.view.piles)
    if played[0] and played[0] == len(mind.view.seats[mind.seat].hand) and not more_to_come:
        return "goes-out"
    if play.why and _shows(mind, play):
        return play.why
    if play.legal.points > 0 and play.legal.points == max([other.legal.points for other in found]):
        return ""
    if play.left and play.left == max([other.left for other in found]):
        return "few-left" if at_the_end(mind.house, play.legal.state, mind.seat) >= -LITTLE else ""
    dearest = max(found, key=lambda other: other.legal.points)
    # Gives this reason only if the letters kept are worth at least a tenth of a point each, on average.
    if play.kept > dearest.kept and play.kept >= max(_letters_kept(mind, state), 1):
        return "good-hand"
    return ""


def _letters_kept(mind: Mind, after: State) -> int:
    held = {card.id for card in mind.view.seats[mind.seat].hand}
    return len([card for card in after.seats[mind.seat].hand if card.id in held])


def _shows(mind: Mind, play: Weighed) -> bool:
    """Whether other people can see that the play suits the player's taste. For example, a player must not say that it
    likes short words after it has laid a long one, even if the player found no shorter word."""
    letters = max(map(len, play.legal.words), default=0)
    rarity = max([dictionary(mind.house).level(word) or UNKNOWN for word in play.legal.words], default=0)
    match play.why:
        case "likes-long":
            return letters >= LONG
        case "likes-many":
            return letters <= SHORT and rarity <= COMMON
        case "likes-rare":
            return rarity >= RARE
        case "likes-hard":
            return letters <= SHORT or any(LEAVE.get(letter, 0) <= HARD for word in play.legal.words for letter in word)
        case "likes-keeps":
            return kept_value(mind.view, play.legal.state, mind.seat) > 0
    return True


def thinking_time(mind: Mind, words: Iterable[str]) -> int:
    """The time that a person would take to find these words and lay them, in milliseconds."""
    mind.dice, jitter = below(1200, mind.dice)
    return (PAUSE + 260 * sum(map(len, words)) + jitter) * mind.level.time // 100
