"""Decides whether to lay a word, and gives the reason."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.moves import PASS, Act, Play
from engine.core.shuffle import below
from engine.core.state import State
from engine.parts.reach.ways import dictionary
from engine.players.bluffing import dares
from engine.players.candidates import RESCUES, spelled
from engine.players.plan import PAUSE, Plan
from engine.players.thinking import Mind
from engine.players.weighing import Weighed
from engine.players.worth import LEAVE, at_the_end, kept_worth, knocks_out

LITTLE = 50  # in tenths of a point; a greater loss is not a small one
SHORT, LONG = 5, 7  # letters; everybody calls such words short, or long
HARD = -6  # in tenths of a point: few words go on with such a letter, V or Z for instance
# levels of commonness: everybody knows words up to the first, and few people know words from the second on
COMMON, RARE, UNKNOWN = 35, 60, 80


def lay(mind: Mind) -> Plan | None:
    thought_of = mind.plays()
    bluffed = dares(mind, thought_of)
    if bluffed is not None:
        return bluffed
    found = [play for play in thought_of if not brings_nothing(mind, play)]
    mind.declined = len(found) < len(thought_of)
    if found:
        if found[0].legal.points < 0 and found[0].worth < 0 and mind.legal(PASS):
            mind.declined = True
            return None
        return plan_of(mind, found)
    return None


def brings_nothing(mind: Mind, play: Weighed) -> bool:
    """Whether a word only repeats an exchange: it scores nothing, and the player holds as many cards as before.

    Two players who lay such words would never finish; a trade brings new cards, and a pass ends the game.
    """
    if mind.house.options.get("again") != "once" or knocks_out(mind.house):
        return False
    return play.legal.points <= 0 and _to_come(play.legal.state) >= _to_come(mind.view)


def _to_come(state: State) -> int:
    """The number of cards still to be laid: in the deck, turned over or held."""
    return len(state.deck) + (state.turned is not None) + state.held()


def rescue(mind: Mind) -> Plan | None:
    """The plan for Break Up's salvage or Take 10's restart, if they do not cost more than a trade."""
    found = mind.plays(RESCUES)
    if not found or found[0].legal.points < 0:
        mind.declined = mind.declined or bool(found)
        return None
    return plan_of(mind, found)


def plan_of(mind: Mind, found: Sequence[Weighed]) -> Plan:
    """The plan for the best of these plays, with its reason."""
    play = found[0]
    return Plan(play.act, thinking_time(mind, play.legal.words), why(mind, found), facts_of(mind, play))


def facts_of(mind: Mind, play: Weighed) -> Mapping[str, Any]:
    words = " + ".join(play.legal.words) or spelled(play.act)
    return {"word": words, "points": play.legal.points, "cards": cards_laid(play.act)}


def cards_laid(act: Act) -> int:
    """How many hand cards the words contain. In Positive-Negative other cards leave the hand too, but are not laid."""
    if not isinstance(act, Play):
        return 0
    return sum([len(formula.from_hand) for formula in act.formulas])


def why(mind: Mind, found: Sequence[Weighed]) -> str:
    """The reason that is true of the play and, if it can be put briefly, decided for it.

    There is none for a play that just scores most, or that was simply liked best. "It keeps my turn going" is a reason
    only if a play that scores as much would have ended the turn.
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
    # a tenth of a point for each letter is fair
    if play.kept > dearest.kept and play.kept >= max(_letters_kept(mind, state), 1):
        return "good-hand"
    return ""


def _letters_kept(mind: Mind, after: State) -> int:
    held = {card.id for card in mind.view.seats[mind.seat].hand}
    return len([card for card in after.seats[mind.seat].hand if card.id in held])


def _shows(mind: Mind, play: Weighed) -> bool:
    """Whether an observer can see what the player likes: SPARKPLUGS may be the shortest word there was, but is not
    short."""
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
            return kept_worth(mind.view, play.legal.state, mind.seat) > 0
    return True


def thinking_time(mind: Mind, words: Iterable[str]) -> int:
    """A person's time to find these words and lay them, in milliseconds."""
    mind.dice, jitter = below(1200, mind.dice)
    return (PAUSE + 260 * sum(map(len, words)) + jitter) * mind.level.time // 100
